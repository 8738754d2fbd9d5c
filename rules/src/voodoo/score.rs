//! Points that both games give alike (`voodoo-pirate §11`, `§14`).

/// The points of a blessed card of value `own` among all that were dealt: the highest gains, the lowest loses. One alone is both.
pub(crate) fn blessed_points(
    points: u8,
    dealt: impl Iterator<Item = u8> + Clone,
    own: Option<u8>,
) -> i8 {
    let points = points as i8;
    match own {
        Some(_) if dealt.clone().count() < 2 => 0,
        own @ Some(_) if own == dealt.clone().max() => points,
        own @ Some(_) if own == dealt.min() => -points,
        _ => 0,
    }
}
