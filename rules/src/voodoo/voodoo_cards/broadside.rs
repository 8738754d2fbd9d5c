//! Broadsides across the ring, and the Ghost Ship's answer (`voodoo-pirate-card-game §8`, `§12.19`).

use super::choice::{Choice, Question, Reason};
use super::data::Effect;
use super::event::{Cause, Event};
use super::objects::Objects;
use super::pieces::{Colour, Place};
use super::play::{Agenda, Crew, EventLog, Holds, Markers, Play, Ships};
use super::sea::Sea;
use super::steps::Step;
use crate::MOST_POWER;
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Checks whether a victim may answer so: with a soul of the attacker, where there is one and room.
    pub fn judge_answer(&self, seat: Seat, attacker: Seat, choice: Choice) -> Result<(), Reason> {
        let object = self.own.objects.object_with(seat, Effect::AnswerFire);
        let object = object.ok_or(Reason::NothingThere)?;
        let takes = self.holds.has_soul(attacker) && self.holds.has_soul_room(seat);
        match choice {
            Choice::Pass => Ok(()),
            Choice::Use(used) if used == object && !takes => Ok(()),
            Choice::Use(_) => Err(Reason::MustChoose),
            Choice::Colour(_) if !self.holds.has_soul_room(seat) => Err(Reason::NoRoom),
            Choice::Colour(colour) => {
                let there = self.holds.berth_of(attacker, colour).is_some();
                is(there, Reason::NoSoul)
            }
            _ => Err(Reason::NotAsked),
        }
    }
}

/// The Ghost Ship: takes a soul from the attacker, then fires back at once.
pub fn answer_fire(
    (seat, attacker): (Seat, Seat),
    colour: Option<Colour>,
    holds: &mut Holds,
    objects: &mut Objects,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let Some(object) = objects.object_with(seat, Effect::AnswerFire) else {
        return;
    };
    objects.use_up(seat, object, Cause::GhostShip, log);
    let berth = colour.and_then(|colour| holds.berth_of(attacker, colour));
    if let Some(berth) = berth {
        let from = Place::Berth(attacker, berth);
        holds.take_soul(seat, from, Cause::GhostShip, log);
    }
    agenda.then(Step::Fire(seat));
}

/// The ship on the opposite space, unless a storm hides it.
fn target(seat: Seat, ships: &Ships, sea: &Sea) -> Option<Seat> {
    let across = ships.space(seat)?.opposite();
    let victim = ships.ship_on(across);
    victim.filter(|&victim| !sea.is_storm_bound(victim, ships))
}

/// A ship fires at the one across, without choice: a hit for each soul it has more. The victim may have an answer.
pub fn fire(
    seat: Seat,
    ships: &mut Ships,
    sea: &Sea,
    holds: &mut Holds,
    objects: &Objects,
    markers: &Markers,
    crew: &Crew,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let Some(victim) = target(seat, ships, sea) else {
        return;
    };
    let [own, theirs] =
        [seat, victim].map(|seat| holds.souls_aboard(seat).iter().flatten().count());
    let hits = own.saturating_sub(theirs) as u8;
    log.tell(Event::Fired { seat, victim, hits }, Cause::Broadside);
    if hits > 0 {
        let aboard = Place::Aboard(victim);
        holds.move_coin(aboard, Place::Supply, Cause::Broadside, log);
        if ships.power(seat) == MOST_POWER {
            ships.change_power(victim, -(hits as i8), Cause::Broadside, log);
        } else {
            ships.change_power(seat, hits as i8, Cause::Broadside, log);
        }
    }
    let answers = objects.object_with(victim, Effect::AnswerFire).is_some();
    if answers && !markers.is_jailed(victim) && !crew.is_cursed(victim) {
        agenda.ask(victim, Question::AnswerFire(seat));
    }
}
