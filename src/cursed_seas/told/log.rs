//! Lines of the log: all sticks of a move in one, and all treasure that is seen or loaded at once.

use crate::cursed_seas::chart::apart;
use crate::table::{Animated, LogText};
use games::cursed_seas::geometry::Place;
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{
    CardPlace, Cause, CursedSeas, Event, Lies, Loot, Question, TreasurePlace, Vessel,
};
use rules::kit::Said;
use rules::table::words::Value;
use rules::table::{Logged, Seat};

type Told = Logged<CursedSeas>;

/// Returns the line that an event makes; `earlier` are those before it, the latest first.
pub(in super::super) fn line(
    speaker: &Speaker,
    told: &Told,
    earlier: &mut dyn Iterator<Item = Told>,
) -> Option<LogText> {
    match told.event {
        Event::Moved(vessel, Lies::Mat(to)) if told.cause == Cause::Move => {
            Some(sails(speaker, vessel, to, earlier))
        }
        Event::Treasure(..) => treasures(speaker, told, earlier),
        _ => speaker.event(told).map(LogText::Own),
    }
}

/// Returns the seat that an event is about: who does it, or whose the ship is that does it or that it happens to.
pub(in super::super) fn doer(
    speaker: &Speaker,
    told: &Told,
    earlier: &mut dyn Iterator<Item = Told>,
) -> Option<Seat> {
    CursedSeas::actor(&told.event).or_else(|| {
        let vessel = subject(&told.event)?;
        owner(vessel, earlier).or_else(|| speaker.owner(vessel))
    })
}

/// Returns whose a ship was after some events, the latest first; nothing where none of them tells it.
fn owner(vessel: Vessel, earlier: &mut dyn Iterator<Item = Told>) -> Option<Seat> {
    let mut told = earlier.filter_map(|told| match told.event {
        Event::Hull(other, hull) if other == vessel => Some(hull.seat),
        Event::Decided(answer, _) if answer.question == Question::PlaceShip(vessel) => {
            Some(answer.seat)
        }
        _ => None,
    });
    told.next()
}

/// Returns the ship or creature that does something, or that it happens to.
pub(in crate::cursed_seas) fn subject(event: &Event) -> Option<Vessel> {
    match *event {
        Event::Rolled(_, vessel, _) => vessel,
        Event::Card(_, _, _, [CardPlace::Aboard(vessel), CardPlace::Gone])
        | Event::Card(_, _, _, [_, CardPlace::Aboard(vessel)])
        | Event::Treasure(_, _, [_, TreasurePlace::Aboard(vessel)])
        | Event::Treasure(_, _, [TreasurePlace::Aboard(vessel), _])
        | Event::Moved(vessel, _)
        | Event::Docked(vessel, _)
        | Event::Unloaded(vessel, _)
        | Event::Raided(vessel, ..)
        | Event::Shot(vessel, ..)
        | Event::ShotAtFort(vessel, ..)
        | Event::Ignored(vessel, _)
        | Event::MastLost(vessel, _)
        | Event::Burning(vessel, _)
        | Event::BurntOut(vessel, _)
        | Event::Repaired(vessel, _)
        | Event::Sunk(vessel)
        | Event::Split(vessel, ..)
        | Event::Returned(vessel)
        | Event::Rammed(vessel, ..)
        | Event::Pinned(vessel, _)
        | Event::Boarded(vessel, ..)
        | Event::TowStarted(vessel, _)
        | Event::TowEnded(vessel)
        | Event::Explored(vessel, _)
        | Event::ShipExplored(vessel, _)
        | Event::Scuttling(vessel)
        | Event::Met(vessel, _) => Some(vessel),
        _ => None,
    }
}

/// Tells the distance that a ship sails with each stick of her move.
fn sails(
    speaker: &Speaker,
    vessel: Vessel,
    to: Place,
    earlier: &mut dyn Iterator<Item = Told>,
) -> LogText {
    let say = |id: &str, values: &[(&str, Value)]| speaker.teller.say(id, values);
    // Where the stick ended whose beginning is looked for.
    let mut end = Some(to.bow);
    let mut sticks = Vec::new();
    let mut joins = false;
    for told in earlier {
        match told.event {
            Event::Course(course) => {
                let turned = course.turned.filter(|_| course.vessel == vessel);
                let from = turned.map(|(_, turned)| turned.bow);
                if let (Some(from), Some(end)) = (from, end) {
                    let far = apart(speaker.teller.words(), from, end);
                    let values = [("distance", far.into())];
                    sticks.push(say("log-stick", &values));
                }
                if from.is_some() {
                    end = None;
                }
                if course.first {
                    break;
                }
            }
            Event::Moved(other, Lies::Mat(at)) if other == vessel && told.cause == Cause::Move => {
                end = Some(at.bow);
                joins = true;
            }
            _ if speaker.event(&told).is_some() => break,
            _ => {}
        }
    }
    sticks.reverse();
    let far = match sticks.is_empty() {
        true => "none".to_owned(),
        false => sticks.join(&say("log-then", &[])),
    };
    let text = say(
        "log-sails",
        &[("vessel", vessel.said(speaker)), ("far", far.into())],
    );
    match joins {
        true => LogText::Joined(text),
        false => LogText::Own(text),
    }
}

/// Returns all treasure that is seen at a place, taken aboard from there or brought there, one after the other.
fn treasures(
    speaker: &Speaker,
    told: &Told,
    earlier: &mut dyn Iterator<Item = Told>,
) -> Option<LogText> {
    let text = speaker.event(told)?;
    let Event::Treasure(which, _, places) = told.event else {
        return None;
    };
    let id = match places {
        [from, to] if from == to => "log-treasures-seen",
        [_, TreasurePlace::Aboard(_)] => "log-treasures-aboard",
        [_, TreasurePlace::On(_)] => "log-treasures-ashore",
        _ => return Some(LogText::Own(text)),
    };
    let mut all = vec![which];
    for told in earlier {
        match told.event {
            Event::Treasure(other, _, there)
                if there == places && other.is_some() == which.is_some() =>
            {
                all.push(other);
            }
            _ if speaker.event(&told).is_some() => break,
            _ => {}
        }
    }
    let count = all.len() as i64;
    if count == 1 {
        return Some(LogText::Own(text));
    }
    let name = |loot| match loot {
        Loot::Coin(value) => speaker.teller.say("coin", &[("value", value.into())]),
        Loot::Unique(unique) => speaker.teller.text(unique),
    };
    let known = all.into_iter().rev().flatten();
    let known: Vec<String> = known.map(|(_, loot)| name(loot)).collect();
    let comma = speaker.teller.say("list-comma", &[]);
    let treasures = match known.is_empty() {
        true => "none".to_owned(),
        false => known.join(&comma),
    };
    let values = [
        ("places", places.said(speaker)),
        ("treasures", treasures.into()),
        ("count", count.into()),
    ];
    Some(LogText::Joined(speaker.teller.say(id, &values)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::cursed_seas::{Answer, Berth, Choice, Hull};

    #[test]
    fn a_ship_is_whose_she_was_at_the_time() {
        let (first, second) = (Seat(0), Seat(1));
        let vessel = Vessel(2);
        let taken = |seat| {
            Event::Hull(
                vessel,
                Hull {
                    seat,
                    ..Hull::default()
                },
            )
        };
        let placed = Answer {
            seat: first,
            question: Question::PlaceShip(vessel),
            choice: Choice::Berth(Berth(3)),
        };
        let other = Event::Hull(
            Vessel(1),
            Hull {
                seat: second,
                ..Hull::default()
            },
        );
        let told = [Event::Decided(placed, false), other, taken(second), other]
            .map(|event| Logged::<CursedSeas>::for_all(event, Cause::Tow));
        let at = |count: usize| owner(vessel, &mut told[..count].iter().rev().copied());
        assert_eq!(
            [at(0), at(1), at(2), at(4)],
            [None, Some(first), Some(first), Some(second)]
        );
    }
}
