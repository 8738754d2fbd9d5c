//! Spreads things along a line.

/// Returns the left edges of things of these widths, spread evenly over a room and no further apart than `most`.
///
/// They overlap equally if the room is too small.
pub fn spread(widths: &[f32], room: f32, most: f32) -> Vec<f32> {
    let gaps = widths.len().saturating_sub(1).max(1) as f32;
    let gap = ((room - widths.iter().sum::<f32>()) / gaps).min(most);
    let mut at = 0.0;
    widths
        .iter()
        .map(|width| {
            let left = at;
            at += width + gap;
            left
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_lie_evenly_and_never_spill_over() {
        assert_eq!(spread(&[10.0, 20.0, 10.0], 100.0, 5.0), [0.0, 15.0, 40.0]);
        assert_eq!(spread(&[10.0, 20.0, 10.0], 44.0, 5.0), [0.0, 12.0, 34.0]);
        assert_eq!(spread(&[10.0, 20.0, 10.0], 36.0, 5.0), [0.0, 8.0, 26.0]);
        assert_eq!(spread(&[10.0], 5.0, 5.0), [0.0]);
        assert!(spread(&[], 5.0, 5.0).is_empty());
    }
}
