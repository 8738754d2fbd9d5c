//! The goals of a corsair's ships (`cursed-seas §9`, 3).

use super::Thought;
use crate::geometry::Capsule;
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

/// The gap below which a wild island lies on the way home.
const ON_THE_WAY: i64 = 1200;
/// From how many masts on a ship chases, and how near its target is, with so much more for each gold.
const STRONG: u8 = 3;
/// The gap below which a target is chased.
const NEAR: i64 = 900;
/// By how much nearer counts a target for each gold it carries, and how much farther it is chased.
const RICH: (i64, i64) = (400, 300);
/// The supposed worth of a coin aboard another ship.
const COIN: i64 = 2;
/// By how much farther counts a wild island for each ship sent there, and nearer for each coin.
const WILD: (i64, i64) = (2500, 150);

/// The destination of a ship.
#[derive(Debug, Clone, Copy)]
pub(super) enum Goal {
    /// An island.
    Island(Island),
    /// Another's ship or creature, and whether it carries gold.
    Chase(Vessel, bool),
}

impl Goal {
    /// Returns what it is on the mat.
    pub(super) fn body(self, play: &Play) -> Option<Capsule> {
        match self {
            Self::Island(island) => play.coast(island),
            Self::Chase(vessel, _) => play.capsule(vessel),
        }
    }
}

/// Returns where a ship makes for, with the lines that led there.
pub(super) fn goal(play: &Play, vessel: Vessel, thought: &mut Thought) -> Option<Goal> {
    let seat = play.player(vessel);
    let mut sent = [0; Island::ALL.len()];
    for ship in play.waters.fleet(seat).filter(|ship| *ship < vessel) {
        if let Some(Goal::Island(island)) = goal_beside(play, ship, &sent, &mut Thought::default())
        {
            sent[island as usize] += 1;
        }
    }
    goal_beside(play, vessel, &sent, thought)
}

/// Returns where a ship makes for beside those sent already.
fn goal_beside(
    play: &Play,
    vessel: Vessel,
    sent: &[i64; Island::ALL.len()],
    thought: &mut Thought,
) -> Option<Goal> {
    let seat = play.player(vessel);
    let (hull, body) = (play.waters.hull(vessel), play.capsule(vessel)?);
    let home = play.waters.home(seat).map(Goal::Island);
    let captain = play.has(vessel, Keyword::Captain);
    let gold = play
        .holds
        .coins_at(TreasurePlace::Aboard(vessel))
        .next()
        .is_some();
    let sound = hull.sound_masts();
    let worn = 2 * sound < hull.masts;
    let target = best_target(play, vessel, body, |_, _| true);
    let hunts = captain && !gold && !worn && target.is_some();
    thought.note(Line::Hunt, hunts);
    if hunts {
        return target;
    }
    let laden = gold || play.waters.towed_by(vessel).is_some();
    thought.note(Line::Homeward, laden);
    if laden {
        let to_home = home
            .and_then(|home| home.body(play))
            .map(|home| body.gap(&home));
        let near = |far| far < ON_THE_WAY && to_home.is_none_or(|home| far < home);
        let on_the_way = best_wild(play, seat, body, sent, near).filter(|_| play.has_room(vessel));
        thought.note(Line::OnTheWay, on_the_way.is_some());
        return on_the_way.map(Goal::Island).or(home);
    }
    thought.note(Line::Retreat, hull.is_ship() && worn);
    if hull.is_ship() && worn {
        return home;
    }
    let wild = best_wild(play, seat, body, sent, |_| true)
        .filter(|_| hull.is_ship() && play.has_room(vessel));
    if let Some(wild) = wild {
        let strong = sound + u8::from(captain) >= STRONG;
        let near = |far, gold| strong && far < NEAR + RICH.1 * gold;
        let near = best_target(play, vessel, body, near);
        thought.note(Line::Chase, near.is_some());
        thought.note(Line::Wild, near.is_none());
        return near.or(Some(Goal::Island(wild)));
    }
    thought.note(Line::LastChase, target.is_some());
    if target.is_some() {
        return target;
    }
    thought.note(Line::LastHome, true);
    home
}

/// Returns the target that is least far, the richer the nearer, of those with a fit distance and gold.
fn best_target(
    play: &Play,
    vessel: Vessel,
    body: Capsule,
    fits: impl Fn(i64, i64) -> bool,
) -> Option<Goal> {
    let seat = play.player(vessel);
    let targets = play
        .enemies(seat)
        .filter(|&(target, _)| play.judge_target(vessel, target).is_ok());
    let valued = targets.map(|(target, other)| {
        let coins = play.holds.coins_at(TreasurePlace::Aboard(target)).count() as i64;
        (body.gap(&other), COIN * coins, target)
    });
    let fit = valued.filter(|&(far, gold, _)| fits(far, gold));
    let best = fit.min_by_key(|&(far, gold, target)| (far - RICH.0 * gold, target));
    best.map(|(_, gold, target)| Goal::Chase(target, gold > 0))
}

/// Returns the wild island with coins that is least far, counting ships sent there and coins, of those at a fit distance; none with
/// an enemy's fort.
fn best_wild(
    play: &Play,
    seat: Seat,
    body: Capsule,
    sent: &[i64; Island::ALL.len()],
    fits: impl Fn(i64) -> bool,
) -> Option<Island> {
    let wild = play
        .waters
        .islands()
        .filter(|(.., isle)| isle.home.is_none() && !isle.is_foreign(seat));
    let valued = wild.filter_map(|(island, ..)| {
        let coins = play.holds.treasures_at(TreasurePlace::On(island)).count() as i64;
        let far = body.gap(&play.coast(island)?);
        (coins > 0 && fits(far)).then_some((
            far + WILD.0 * sent[island as usize] - WILD.1 * coins,
            island,
        ))
    });
    valued.min().map(|(_, island)| island)
}

/// Returns whether coins lie on a wild island for a ship to take, as far as anybody sees.
pub(super) fn has_coins(play: &Play, island: Island) -> bool {
    play.holds
        .treasures_at(TreasurePlace::On(island))
        .next()
        .is_some()
}

/// Returns whether enemies are within L of a vessel.
pub(super) fn enemy_near(play: &Play, seat: Seat, vessel: Vessel) -> bool {
    let reach = crate::geometry::LONG;
    play.enemies(seat)
        .any(|(enemy, _)| play.are_within(vessel, enemy, reach))
}
