//! The worth of the end of a thought to each seat, from 0 to 1.
//!
//! Only sums, products, quotients and roots are used here and in the tree: those are the same on every machine.

use crate::table::MOST_SEATS;

/// The share of winning in the worth of a game that is over; the rest is by how much.
const WIN: f32 = 0.5;
/// Alone at the table, so many hundredths of a point are worth three quarters.
const ALONE: f32 = 2500.0;

/// Returns what points (in hundredths) are worth to each seat, 0 to 1: how near it is to winning, and, once the game is over,
/// whether it has won. A lead of `lead` is worth three quarters.
pub(super) fn rewards(points: &[i32], lead: i32, over: bool) -> [f32; MOST_SEATS] {
    let mut rewards = [0.0; MOST_SEATS];
    let best = points.iter().copied().max().unwrap_or(0);
    let winners = points.iter().filter(|&&points| points == best).count();
    for (seat, (&own, reward)) in points.iter().zip(&mut rewards).enumerate() {
        let others = points
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != seat);
        let Some(rival) = others.map(|(_, &points)| points).max() else {
            *reward = bounded(own as f32, ALONE);
            continue;
        };
        *reward = bounded((own - rival) as f32, lead as f32);
        if over {
            let share = if own == best {
                1.0 / winners as f32
            } else {
                0.0
            };
            *reward = WIN * share + (1.0 - WIN) * *reward;
        }
    }
    rewards
}

/// From 0 to 1, a half at nothing, three quarters at `scale`.
fn bounded(lead: f32, scale: f32) -> f32 {
    0.5 + 0.5 * lead / (lead.abs() + scale)
}

#[cfg(test)]
mod tests {
    use super::rewards;

    #[test]
    fn who_leads_gets_more_and_who_has_won_most() {
        let ahead = rewards(&[1200, 600, 0], 600, false);
        assert_eq!(ahead[0], 0.75);
        assert!(ahead[0] > ahead[1] && ahead[1] > ahead[2]);
        let won = rewards(&[1200, 600, 0], 600, true);
        assert!(won[0] > ahead[0] && won[1] < ahead[1]);
        let shared = rewards(&[900, 900], 600, true);
        assert_eq!(shared[0], shared[1]);
        assert_eq!(shared[0], 0.5);
    }

    #[test]
    fn alone_more_points_are_more() {
        assert!(rewards(&[2000], 600, true)[0] > rewards(&[1000], 600, true)[0]);
    }
}
