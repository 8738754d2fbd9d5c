//! Broadsides across the ring, and the Ghost Ship's answer (`voodoo-pirate-card-game §8`, `§12.19`).

use super::choice::{Choice, Question, Reason};
use super::data::Effect;
use super::event::{Cause, Event};
use super::pieces::{Colour, Place};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;
use crate::voodoo::MOST_POWER;

impl Play<'_, '_> {
    /// The ship on the opposite space, unless a storm hides it.
    fn target(&self, seat: Seat) -> Option<Seat> {
        let across = self.space(seat)?.opposite();
        self.ship_on(across)
            .filter(|&victim| !self.is_storm_bound(victim))
    }

    /// Souls aboard.
    pub fn soul_count(&self, seat: Seat) -> u8 {
        self.souls_aboard(seat).iter().flatten().count() as u8
    }

    /// Whether a victim may answer so: with a soul of the attacker, where there is one and room.
    pub fn judge_answer(&self, seat: Seat, attacker: Seat, choice: Choice) -> Result<(), Reason> {
        let object = self.object_with(seat, Effect::AnswerFire);
        let object = object.ok_or(Reason::NothingThere)?;
        let takes = self.has_soul(attacker) && self.has_soul_room(seat);
        match choice {
            Choice::Pass => Ok(()),
            Choice::Use(used) if used == object && !takes => Ok(()),
            Choice::Use(_) => Err(Reason::MustChoose),
            Choice::Colour(_) if !self.has_soul_room(seat) => Err(Reason::NoRoom),
            Choice::Colour(colour) => {
                let there = self.berth_of(attacker, colour).is_some();
                there.then_some(()).ok_or(Reason::NoSoul)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    /// The Ghost Ship: takes a soul from the attacker, then fires back at once.
    pub fn answer_fire(&mut self, seat: Seat, attacker: Seat, colour: Option<Colour>) {
        let Some(object) = self.object_with(seat, Effect::AnswerFire) else {
            return;
        };
        self.use_up(seat, object, Cause::GhostShip);
        let berth = colour.and_then(|colour| self.berth_of(attacker, colour));
        if let Some(berth) = berth {
            self.take_soul(seat, Place::Berth(attacker, berth), Cause::GhostShip);
        }
        self.then(Step::Fire(seat));
    }
}

/// A ship fires at the one across, without choice: a hit for each soul it has more. The victim may have an answer.
pub fn fire(seat: Seat, play: &mut Play) {
    let Some(victim) = play.target(seat) else {
        return;
    };
    let hits = play
        .soul_count(seat)
        .saturating_sub(play.soul_count(victim));
    play.tell(Event::Fired { seat, victim, hits }, Cause::Broadside);
    if hits > 0 {
        play.move_coin(Place::Aboard(victim), Place::Supply, Cause::Broadside);
        if play.power(seat) == MOST_POWER {
            play.change_power(victim, -(hits as i8), Cause::Broadside);
        } else {
            play.change_power(seat, hits as i8, Cause::Broadside);
        }
    }
    let answers = play.object_with(victim, Effect::AnswerFire).is_some();
    if answers && !play.is_jailed(victim) && !play.is_cursed(victim) {
        play.ask(victim, Question::AnswerFire(seat));
    }
}
