//! Shots in words: chances, and why a cannon has none.

use super::piece;
use crate::cursed_seas::tips;
use crate::table::odds::Chance;
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{Choice, Gun, Island, Mast, NoShot, Vessel, View};
use rules::kit::Filled;

/// Returns what a shot is called: the cannon, the target, and the chance.
pub(in super::super) fn fired(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    gun: Gun,
    target: Vessel,
) -> String {
    let hits = view.hits(&speaker.data, vessel, gun, target);
    so(speaker, speaker.choice(Choice::Fire(gun, target)), hits)
}

/// Returns what a shot at a fort is called: the cannon, the fort, and the chance.
pub(in super::super) fn fired_at(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    gun: Gun,
    choice: Choice,
) -> String {
    let hits = view.fort_hits(&speaker.data, vessel, gun);
    so(speaker, speaker.choice(choice), hits)
}

/// Returns what a shot of a fort's flag is called.
pub(in super::super) fn flag_fired(
    speaker: &Speaker,
    view: &View,
    island: Island,
    flag: Gun,
    target: Vessel,
) -> String {
    let hits = view.flag_hits(&speaker.data, island, flag, target);
    let choice = Choice::Fire(flag, target).filled(speaker);
    so(speaker, speaker.teller.say("ui-flag-at", &choice), hits)
}

/// Returns what a mast is called: its number, and the cannon that is printed on it.
pub(in super::super) fn mast(speaker: &Speaker, view: &View, vessel: Vessel, mast: Mast) -> String {
    let choice = speaker.choice(Choice::Mast(mast));
    let hull = &view.vessel(vessel).hull;
    let guns = tips::printed(&speaker.data, hull);
    let Some(gun) = guns.get(usize::from(mast.0)) else {
        return choice;
    };
    let values = [("choice", choice.into()), ("gun", gun.to_string().into())];
    speaker.teller.say("ui-mast-so", &values)
}

/// Returns a shot with its chance.
fn so(speaker: &Speaker, shot: String, hits: u8) -> String {
    let values = [
        ("choice", shot.into()),
        ("percent", percent(hits).into()),
        ("needs", needs(hits).into()),
    ];
    speaker.teller.say("ui-fire-so", &values)
}

/// Returns the chance of so many faces of a die.
pub(in super::super) fn percent(hits: u8) -> String {
    Chance::new(hits.into(), 6).percent()
}

/// Returns the least roll that hits, where so many faces do; 7 where none does.
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

/// Returns the hits that are to be expected of cannons.
pub(in super::super) fn expected(hits: &[u8]) -> f64 {
    let faces: u16 = hits.iter().map(|&hits| u16::from(hits)).sum();
    f64::from(faces) / 6.0
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

/// Returns the chances that a party with so much added to its die beats one with so much, and that it is beaten.
pub(in super::super) fn fought(own: i16, foe: i16) -> [Chance; 2] {
    let dice = || (1..=6_i16).flat_map(|one| (1..=6_i16).map(move |other| (one, other)));
    // No total is below 0.
    let total = |roll: i16, more: i16| (roll + more).max(0);
    let wins = dice().filter(|&(one, other)| total(one, own) > total(other, foe));
    let loses = dice().filter(|&(one, other)| total(one, own) < total(other, foe));
    [wins.count(), loses.count()].map(|cases| Chance::new(cases as u128, 36))
}

/// Returns what sending a party is called: both sums, and the chances.
pub(in super::super) fn boards(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    against: Vessel,
) -> String {
    let own = view.party(&speaker.data, vessel, against);
    let foe = view.party(&speaker.data, against, vessel);
    let [wins, loses] = fought(own, foe);
    let values = [
        ("own", i64::from(own).into()),
        ("foe", i64::from(foe).into()),
        ("wins", wins.percent().into()),
        ("loses", loses.percent().into()),
    ];
    speaker.teller.say("ui-board-so", &values)
}

/// Returns what building a fort is called: its name, and its price.
pub(in super::super) fn builds(speaker: &Speaker, view: &View, vessel: Vessel) -> String {
    let Some(make) = view.vessel(vessel).hull.make else {
        return speaker.choice(Choice::BuildFort(vessel));
    };
    let nation = tips::nation(&speaker.data, make);
    let name = speaker.teller.say(&tips::fort_id(nation), &[]);
    let values = [
        ("fort", name.into()),
        ("price", speaker.data.fort(nation).price.into()),
    ];
    speaker.teller.say("ui-build-so", &values)
}

/// Returns what a ram is called: whom, and the chance of a mast.
pub(in super::super) fn rams(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    target: Vessel,
) -> String {
    let hits = view.rams(&speaker.data, vessel, target);
    let values = [
        ("choice", speaker.choice(Choice::Vessel(target)).into()),
        ("percent", percent(hits).into()),
    ];
    speaker.teller.say("ui-ram-so", &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_dice() {
        assert_eq!([percent(3), percent(4)], ["50 %", "67 %"]);
        assert_eq!([needs(5), needs(1)], [2, 6]);
        assert_eq!(any(&[3, 3]).percent(), "75 %");
        let hits = [expected(&[4, 3, 3]), expected(&[])].map(|hits| format!("{hits:.2}"));
        assert_eq!(hits, ["1.67", "0.00"]);
    }

    #[test]
    fn equal_parties_win_and_lose_alike() {
        assert_eq!(fought(3, 3).map(Chance::percent), ["42 %", "42 %"]);
        assert_eq!(fought(9, 1).map(Chance::percent), ["100 %", "0 %"]);
    }
}
