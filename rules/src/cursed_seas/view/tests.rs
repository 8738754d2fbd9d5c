use crate::*;
use rules::table::{Dice, Packed, Seat, SeatKind, Table};
use std::collections::BTreeSet;

/// Returns what a view shows of the choices of a question that the sea decides; nothing of any other question.
fn shown(view: &View, question: Question) -> Option<BTreeSet<Choice>> {
    let data = CursedSeas::standard();
    match question {
        Question::Turn(vessel) => {
            let outlook = view.outlook(data, vessel, view.course.first)?;
            let left = [
                (Stick::Short, view.course.shorts),
                (Stick::Long, view.course.longs),
            ];
            let left = left.into_iter().filter(|(_, left)| *left > 0);
            let turns = left.flat_map(|(stick, _)| {
                let outlook = &outlook;
                let all = Heading::all();
                let offered = all.filter(move |&heading| outlook.turned(stick, heading).is_some());
                offered.map(move |heading| Choice::Turn(stick, heading))
            });
            Some(turns.chain([Choice::Done]).collect())
        }
        Question::Sail(vessel) => {
            let outlook = view.outlook(data, vessel, view.course.first)?;
            let (stick, turned) = view.course.turned?;
            let (_, distances) = outlook.reach(stick, turned);
            let distances = distances.into_iter();
            Some(
                distances
                    .map(|distance| Choice::Sail(Distance(distance as u16)))
                    .collect(),
            )
        }
        _ => None,
    }
}

/// The shots that a view shows of a vessel, whether its cannons have shot or not.
fn shots(view: &View, vessel: Vessel) -> BTreeSet<Choice> {
    let data = CursedSeas::standard();
    let targets = view.afloat().map(|(target, ..)| target);
    let shots = targets.flat_map(|target| {
        let guns = view.guns(data, vessel);
        let aimed = guns.filter(move |&gun| view.aim(data, vessel, gun, target).is_ok());
        aimed.map(move |gun| Choice::Fire(gun, target))
    });
    let at_forts = view.forts().flat_map(|(island, _)| {
        let guns = view.guns(data, vessel);
        let aimed = guns.filter(move |&gun| view.fort_aim(data, vessel, gun, island).is_ok());
        aimed.map(move |gun| Choice::FireAt(gun, island))
    });
    shots.chain(at_forts).collect()
}

/// The shots that a view shows of a fort, whether its flags have shot or not.
fn shots_of_fort(view: &View, island: Island) -> BTreeSet<Choice> {
    let data = CursedSeas::standard();
    let targets = view.afloat().map(|(target, ..)| target);
    let shots = targets.flat_map(|target| {
        let flags = view.flag_places(data, island).into_iter();
        let aimed = flags
            .map(|(flag, _)| flag)
            .filter(move |&flag| view.flag_aim(data, island, flag, target).is_ok());
        aimed.map(move |flag| Choice::Fire(flag, target))
    });
    shots.collect()
}

#[test]
fn a_view_shows_the_turns_distances_and_shots_that_the_rules_offer() {
    let (mut moves, mut fired) = (0, 0);
    for seed in 0..6 {
        let setup = Setup::of(&[SeatKind::Random; 2])
            .with(&TERRAIN, 2)
            .with(&UNIQUES, true)
            .with(&FORTS, true);
        let mut table = Table::<CursedSeas>::new(CursedSeas::standard(), &setup, seed).unwrap();
        let mut dice = Dice::new(seed);
        for _ in 0..1500 {
            let Some(decision) = table.decision() else {
                break;
            };
            let (seat, question): (Seat, Question) = (decision.seat, decision.question);
            let choices = decision.choices.to_vec();
            let view = table.view(Some(seat));
            let offered: BTreeSet<Choice> = choices.iter().copied().collect();
            if let Some(shown) = shown(&view, question) {
                assert_eq!(shown, offered, "{question:?}, seed {seed}");
                moves += 1;
            }
            let shown = match question {
                Question::Shot(vessel) => Some(shots(&view, vessel)),
                Question::FortShot(island) => Some(shots_of_fort(&view, island)),
                _ => None,
            };
            if let Some(shown) = shown {
                let fires =
                    |choice: &&Choice| matches!(choice, Choice::Fire(..) | Choice::FireAt(..));
                let listed: BTreeSet<Choice> = offered.iter().filter(fires).copied().collect();
                // A cannon that has shot is listed no more, and a broadside has one target.
                assert!(listed.is_subset(&shown), "{listed:?}, but {shown:?}");
                fired += 1;
            }
            let choice = dice.pick(&choices);
            table.choose(choice).unwrap();
        }
    }
    assert!(
        moves > 300 && fired > 5,
        "only {moves} moves, {fired} shots"
    );
}
