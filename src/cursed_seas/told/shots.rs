//! Shots in words: chances, and why a cannon has none.

use super::piece;
use crate::table::odds::Chance;
use rules::cursed_seas::words::Speaker;
use rules::cursed_seas::{Choice, Gun, NoShot, Vessel, View};

/// Returns what a shot is called: the cannon, the target, and the chance.
pub(in super::super) fn fired(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    gun: Gun,
    target: Vessel,
) -> String {
    let hits = view.hits(&speaker.data, vessel, gun, target);
    let choice = speaker.choice(Choice::Fire(gun, target));
    let values = [
        ("choice", choice.into()),
        ("percent", percent(hits).into()),
        ("needs", needs(hits).into()),
    ];
    speaker.teller.say("ui-fire-so", &values)
}

/// Returns the chance of so many faces of a die.
pub(in super::super) fn percent(hits: u8) -> String {
    Chance::new(hits.into(), 6).percent()
}

/// Returns the least roll that hits, where so many faces do.
pub(in super::super) fn needs(hits: u8) -> u8 {
    7 - hits
}

/// Returns the chance that at least one of several cannons hits, each by so many faces of its die.
pub(in super::super) fn any(hits: &[u8]) -> Chance {
    let missed = hits.iter().fold(Chance::CERTAIN, |missed, &hits| {
        missed.and(Chance::new((6 - hits).into(), 6))
    });
    missed.otherwise()
}

/// Returns the hits that are to be expected of cannons, in tenths.
pub(in super::super) fn expected(hits: &[u8]) -> u16 {
    let faces: u16 = hits.iter().map(|&hits| u16::from(hits)).sum();
    (faces * 10 + 3) / 6
}

/// Returns in a line how likely some cannons hit.
pub(in super::super) fn chances(speaker: &Speaker, hits: &[u8]) -> String {
    let values = [
        ("count", (hits.len() as i64).into()),
        ("percent", any(hits).percent().into()),
    ];
    speaker.teller.say("ui-chances", &values)
}

/// Returns why a cannon has no shot.
pub(in super::super) fn no_shot(speaker: &Speaker, view: &View, why: NoShot) -> String {
    let (by, what) = match why {
        NoShot::Gone => ("gone", String::new()),
        NoShot::Range => ("range", String::new()),
        NoShot::Sail(mast) => ("sail", (mast.0 + 1).to_string()),
        NoShot::Piece(id) => ("piece", piece(speaker, view, id)),
        NoShot::NoTarget => ("target", String::new()),
    };
    let values = [("by", by.into()), ("what", what.into())];
    speaker.teller.say("ui-no-shot", &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_dice() {
        assert_eq!([percent(3), percent(4)], ["50 %", "67 %"]);
        assert_eq!([needs(5), needs(1)], [2, 6]);
        assert_eq!(any(&[3, 3]).percent(), "75 %");
        assert_eq!(expected(&[4, 3, 3]), 17);
        assert_eq!(expected(&[]), 0);
    }
}
