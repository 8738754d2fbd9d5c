//! The answers of a corsair to everything else (`cursed-seas §9`, 1 and 5).

use super::Thought;
use super::goals::enemy_near;
use super::menu::is_worn;
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;
use std::cmp::Reverse;

/// Returns what the corsair answers to a question; nothing where it takes the first answer.
pub(super) fn answer(
    play: &Play,
    seat: Seat,
    question: Question,
    choices: &[Choice],
    thought: &mut Thought,
) -> Option<Choice> {
    let all = || choices.iter().copied();
    match question {
        Question::PlaceIsland(_) | Question::PlaceTerrain(_) => {
            let any = play.dice.clone().pick(choices);
            thought.line(Line::AnySpot, Some(any))
        }
        Question::PickHome(_) => {
            let farthest = all().max_by_key(|&choice| (lonely(play, choice), Reverse(choice)));
            thought.line(Line::FarHome, farthest)
        }
        Question::PlaceShip(vessel) => {
            let nearest = all().min_by_key(|&choice| (from_wild(play, vessel, choice), choice));
            thought.line(Line::NearBerth, nearest)
        }
        Question::Shot(_) | Question::FortShot(_) => {
            thought.line(Line::RichTarget, shot(play, choices))
        }
        Question::Explore(..) | Question::ExploreShip(..) => {
            let coins = all()
                .filter(|choice| matches!(choice, Choice::TakeCoin(_) | Choice::TakeUnique(_)));
            let best = coins.max_by_key(|&choice| match choice {
                Choice::TakeCoin(value) => (value, Reverse(choice)),
                _ => (u8::MAX, Reverse(choice)),
            });
            thought.line(Line::HighCoin, best.or(Some(Choice::Done)))
        }
        Question::LoseMast(vessel) | Question::BurnMast(vessel) => {
            let worst = all().max_by_key(|&choice| {
                (
                    mast_burns(play, vessel, choice),
                    badness(play, vessel, choice),
                    Reverse(choice),
                )
            });
            thought.line(Line::WorstMast, worst)
        }
        Question::GainMast(vessel) => {
            let best = all().min_by_key(|&choice| badness(play, vessel, choice));
            thought.line(Line::BestMast, best)
        }
        Question::Prize(..) => {
            let treasure =
                all().find(|choice| matches!(choice, Choice::Coin | Choice::TakeUnique(_)));
            thought.line(Line::Treasure, treasure)
        }
        Question::Tow(vessel) => {
            let best = all().filter_map(|choice| match choice {
                Choice::Vessel(derelict) => Some((tow_worth(play, vessel, derelict), choice)),
                _ => None,
            });
            let best = best.max_by_key(|&(worth, choice)| (worth, Reverse(choice)));
            thought.line(Line::RichTow, best.map(|(_, choice)| choice))
        }
        Question::Stow | Question::SeaLegs(_) | Question::Grape(_) => Some(Choice::Done),
        Question::Submerge(vessel) => {
            let under = play.waters.hull(vessel).submerged;
            Some(if under && !enemy_near(play, seat, vessel) {
                Choice::Yes
            } else {
                Choice::Done
            })
        }
        Question::Lookout(_) | Question::Hex(_) | Question::WhirlpoolExit(_) => {
            all().find(|choice| *choice != Choice::Done)
        }
        Question::Target(EventCard::SpareSpars) => all().find(|choice| match *choice {
            Choice::Vessel(vessel) => is_worn(play, vessel),
            _ => false,
        }),
        _ => None,
    }
}

/// Returns how far an island lies from all others in sum.
fn lonely(play: &Play, choice: Choice) -> i64 {
    let Choice::Island(island) = choice else {
        return 0;
    };
    let Some(coast) = play.coast(island) else {
        return 0;
    };
    let others = play
        .waters
        .islands()
        .filter_map(|(other, ..)| play.coast(other));
    others.map(|other| coast.gap(&other).max(0)).sum()
}

/// Returns how far a ship at a berth of home lies from the nearest wild island.
fn from_wild(play: &Play, vessel: Vessel, choice: Choice) -> i64 {
    let place = match choice {
        Choice::Berth(side) => play.berth_place(vessel, side),
        _ => None,
    };
    let Some(place) = place else {
        return i64::MAX;
    };
    let at = play.shape(vessel).at(place);
    let wild = play
        .waters
        .islands()
        .filter(|(.., isle)| isle.home.is_none());
    let coasts = wild.filter_map(|(island, ..)| play.coast(island));
    coasts.map(|coast| at.gap(&coast)).min().unwrap_or(i64::MAX)
}

/// Returns the shot at the target with most coins aboard and fewest masts.
fn shot(play: &Play, choices: &[Choice]) -> Option<Choice> {
    let kegs = choices
        .iter()
        .copied()
        .find(|choice| *choice == Choice::Kegs);
    if kegs.is_some() {
        return kegs;
    }
    let worth = |target: Vessel| {
        let coins = play.holds.coins_at(TreasurePlace::Aboard(target)).count();
        (
            coins,
            Reverse(play.waters.hull(target).standing()),
            Reverse(target),
        )
    };
    let shots = choices.iter().copied().filter_map(|choice| match choice {
        Choice::Broadside(target) => Some((worth(target), true, Reverse(0), choice)),
        Choice::Fire(gun, target) => Some((worth(target), false, Reverse(gun.0), choice)),
        _ => None,
    });
    shots
        .max_by_key(|&(worth, broadside, gun, _)| (worth, broadside, gun))
        .map(|(.., choice)| choice)
}

/// Returns whether a mast burns.
fn mast_burns(play: &Play, vessel: Vessel, choice: Choice) -> bool {
    match choice {
        Choice::Mast(mast) => play.waters.hull(vessel).fire >> mast.0 & 1 == 1,
        _ => false,
    }
}

/// Returns how bad the gun of a mast is: by its rank, then by its range.
fn badness(play: &Play, vessel: Vessel, choice: Choice) -> (u8, bool) {
    let Choice::Mast(mast) = choice else {
        return (0, false);
    };
    let guns = match play.waters.hull(vessel).make {
        Some(Make::Ship(ship)) => &play.data().ship(ship).guns,
        Some(Make::Creature(creature)) => &play.data().creature(creature).guns,
        None => return (0, false),
    };
    let gun = guns.get(usize::from(mast.0));
    gun.map_or((0, false), |gun| (gun.rank, gun.range == Stick::Short))
}

/// Returns what a derelict is worth in tow: an enemy's first, then gold, then its price.
fn tow_worth(play: &Play, vessel: Vessel, derelict: Vessel) -> (bool, usize, u8) {
    let coins = play.holds.coins_at(TreasurePlace::Aboard(derelict)).count();
    let price = match play.waters.hull(derelict).make {
        Some(Make::Ship(ship)) => play.data().ship(ship).points,
        _ => 0,
    };
    (play.are_enemies(vessel, derelict), coins, price)
}
