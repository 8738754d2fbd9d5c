//! The turn of a corsair (`cursed-seas §9`, 2).

use super::Thought;
use super::goals::{enemy_near, has_coins};
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

/// The round from which on Fair Wind is played.
const FAIR_WIND: u8 = 6;
/// The sum of what rolls hit, in sixths, from which on she shoots: 0.6.
const GOOD_CHANCES: (u16, u16) = (36, 10);
/// The gold for which a derelict is scuttled.
const SCUTTLED: u8 = 2;

/// Returns what the corsair does next.
pub(super) fn act(
    play: &Play,
    seat: Seat,
    choices: &[Choice],
    thought: &mut Thought,
) -> Option<Choice> {
    let listed = |choice: Choice| Some(choice).filter(|choice| choices.contains(choice));
    let gold = |vessel: Vessel| play.holds.gold_at(TreasurePlace::Aboard(vessel));
    let laden = play
        .waters
        .fleet(seat)
        .filter(|&ship| gold(ship) > 0)
        .count();
    let fair = listed(Choice::Play(EventCard::FairWind))
        .filter(|_| laden >= 2 || play.turn.round >= FAIR_WIND);
    if let Some(fair) = thought.line(Line::FairWind, fair) {
        return Some(fair);
    }
    let free = choices.iter().copied().find(|choice| match *choice {
        Choice::ExploreFreely(vessel) => can_load(play, vessel),
        _ => false,
    });
    if let Some(free) = thought.line(Line::ExploreFreely, free) {
        return Some(free);
    }
    let fort = choices.iter().copied().find(|choice| match *choice {
        Choice::FortShoot(_) => true,
        Choice::BuildFort(vessel) => can_afford(play, seat, vessel),
        _ => false,
    });
    if let Some(fort) = thought.line(Line::Forts, fort) {
        return Some(fort);
    }
    let mut fleet: Vec<Vessel> = play.waters.fleet(seat).collect();
    fleet.sort_by_key(|&vessel| {
        (
            std::cmp::Reverse(play.waters.hull(vessel).sound_masts()),
            vessel,
        )
    });
    for vessel in fleet {
        if let Some(action) = act_with(play, vessel, choices, thought) {
            return Some(action);
        }
    }
    let scuttle = choices.iter().copied().find(|choice| match *choice {
        Choice::Scuttle(vessel) => gold(vessel) >= SCUTTLED && enemy_near(play, seat, vessel),
        _ => false,
    });
    if let Some(scuttle) = thought.line(Line::Scuttle, scuttle) {
        return Some(scuttle);
    }
    let first = |wanted: fn(&Choice) -> bool| choices.iter().copied().find(wanted);
    let cards = listed(Choice::Play(EventCard::Mutiny))
        .or_else(|| first(|choice| matches!(choice, Choice::Mend(_))))
        .or_else(|| first(|choice| matches!(choice, Choice::Seal(_))));
    if let Some(card) = thought.line(Line::Cards, cards) {
        return Some(card);
    }
    let worn = play.waters.fleet(seat).any(|ship| {
        let spars = EventCard::SpareSpars;
        let can = play.judge_event_target(seat, spars, Choice::Vessel(ship));
        is_worn(play, ship) && can.is_ok()
    });
    let spars = listed(Choice::Play(EventCard::SpareSpars)).filter(|_| worn);
    if let Some(spars) = thought.line(Line::SpareSpars, spars) {
        return Some(spars);
    }
    thought.line(Line::End, Some(Choice::End))
}

/// Returns whether a player's home has twice the price of a fort.
fn can_afford(play: &Play, seat: Seat, vessel: Vessel) -> bool {
    let price = play
        .site_of_fort(vessel)
        .map(|(_, nation)| play.data().fort(nation).price);
    price.is_some_and(|price| play.turn.gold[seat.index()] >= 2 * price)
}

/// Returns whether a ship has less than half her masts.
pub(super) fn is_worn(play: &Play, vessel: Vessel) -> bool {
    let hull = play.waters.hull(vessel);
    hull.is_ship() && 2 * hull.sound_masts() < hull.masts
}

/// Returns whether a ship has room for coins that lie where she is docked.
fn can_load(play: &Play, vessel: Vessel) -> bool {
    let there = play
        .wild(vessel)
        .is_some_and(|island| has_coins(play, island));
    there && play.has_room(vessel)
}

/// Returns the action that a piece is given.
fn act_with(
    play: &Play,
    vessel: Vessel,
    choices: &[Choice],
    thought: &mut Thought,
) -> Option<Choice> {
    let listed = |choice: Choice| Some(choice).filter(|choice| choices.contains(choice));
    let acts = choices.iter().any(|choice| match *choice {
        Choice::Move(one)
        | Choice::Shoot(one)
        | Choice::Explore(one)
        | Choice::ExploreShip(one, _)
        | Choice::Repair(one) => one == vessel,
        _ => false,
    });
    if !acts {
        return None;
    }
    let hull = play.waters.hull(vessel);
    let lost = hull.masts - hull.standing();
    let gold = play
        .holds
        .coins_at(TreasurePlace::Aboard(vessel))
        .next()
        .is_some();
    let broken = lost >= 2 || lost == 1 && !gold && 3 * lost >= hull.masts;
    let repair = listed(Choice::Repair(vessel)).filter(|_| broken);
    if let Some(repair) = thought.line(Line::Repair, repair) {
        return Some(repair);
    }
    let island = listed(Choice::Explore(vessel)).filter(|_| can_load(play, vessel));
    let derelict = || {
        choices.iter().copied().find(|choice| match *choice {
            Choice::ExploreShip(one, other) => {
                let coins = play
                    .holds
                    .coins_at(TreasurePlace::Aboard(other))
                    .next()
                    .is_some();
                one == vessel && play.are_enemies(one, other) && coins && play.has_room(vessel)
            }
            _ => false,
        })
    };
    if let Some(explore) = thought.line(Line::Explore, island.or_else(derelict)) {
        return Some(explore);
    }
    let spared = gold && play.has(vessel, Keyword::Captain);
    let shoot = listed(Choice::Shoot(vessel)).filter(|_| !spared && chances(play, vessel));
    if let Some(shoot) = thought.line(Line::Shoot, shoot) {
        return Some(shoot);
    }
    let moves = listed(Choice::Move(vessel));
    thought.line(Line::Move, moves)
}

/// Returns whether the chances of a ship's cannons are good enough together.
fn chances(play: &Play, vessel: Vessel) -> bool {
    let seat = play.player(vessel);
    let hits = |gun: Gun| {
        let mut enemies = play.enemies(seat);
        let shot = enemies.any(|(target, _)| play.judge_shot(vessel, gun, target).is_ok());
        let rank = play.gun(vessel, gun).map_or(6, |(rank, _)| rank);
        if shot { u16::from(6 - rank.min(6)) } else { 0 }
    };
    let sum: u16 = play.guns(vessel).map(hits).sum();
    sum * GOOD_CHANCES.1 >= GOOD_CHANCES.0
}
