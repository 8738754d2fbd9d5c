//! Actions: which of them a piece may be given, and how one begins (`cursed-seas §5.2`).

use super::play::Play;
use super::steps::{Action, Step};
use super::values::*;
use rules::table::Seat;

/// The most actions of a piece in a turn.
const MOST_ACTIONS: u8 = 2;

/// An action is carried out, if it is still possible after the fire dice.
pub fn act(action: Action, play: &mut Play) {
    let vessel = action.vessel();
    let seat = play.turn.active;
    if play.judge_action(seat, action).is_err() {
        return;
    }
    let explores = matches!(action, Action::Explore(_) | Action::ExploreShip(..));
    play.note(vessel, Cause::Actions, |today| {
        if today.actions > 0 {
            today.again = false;
        }
        if explores && today.eager {
            (today.eager, today.again) = (false, true);
        }
        today.actions += 1;
        today.doused = false;
    });
    play.change_turn(Cause::Actions, |turn| turn.acted = true);
    match action {
        Action::Move(vessel) => play.begin_move(vessel, false),
        Action::Shoot(vessel) => {
            play.agenda.push(Step::Ram(vessel));
            play.agenda.push(Step::Broadsides(vessel));
        }
        Action::Explore(vessel) => play.begin_exploring(vessel),
        Action::ExploreShip(vessel, other) => play.begin_exploring_ship(vessel, other),
        Action::Repair(vessel) => {
            let round = play.turn.round;
            if !play.is_home(vessel) {
                play.uses(vessel, Keyword::Shipwright, Cause::Repair);
                play.note(vessel, Cause::Repair, |today| today.mended = round);
            }
            play.agenda.push(Step::GainMast(vessel));
        }
    }
}

impl Play<'_, '_> {
    /// A piece is given an action: fire dice first, unless they were rolled for it.
    pub fn give(&mut self, action: Action) {
        let vessel = action.vessel();
        self.agenda.push(Step::Act(action));
        let hull = *self.waters.hull(vessel);
        if hull.fire == 0 || self.waters.today(vessel).doused {
            return;
        }
        self.note(vessel, Cause::Fire, |today| today.doused = true);
        for mast in (0..hull.masts)
            .rev()
            .filter(|mast| hull.fire >> mast & 1 == 1)
        {
            self.agenda.push(Step::FireDie((vessel, Mast(mast))));
        }
    }

    /// Judges whether a piece of a player's may be given any action now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge_active(&self, seat: Seat, vessel: Vessel) -> Result<(), Reason> {
        self.judge_own(seat, vessel)?;
        let today = self.waters.today(vessel);
        if today.idle {
            return Err(Reason::Idle);
        }
        match today.actions {
            0 => Ok(()),
            given if given < MOST_ACTIONS && today.again => Ok(()),
            _ => Err(Reason::Acted),
        }
    }

    /// Judges whether a piece is a player's, and in the game.
    ///
    /// # Errors
    /// That it is not.
    pub fn judge_own(&self, seat: Seat, vessel: Vessel) -> Result<(), Reason> {
        let there = vessel.index() < self.pieces().vessels.len()
            && self.player(vessel) == seat
            && matches!(self.waters.lies(vessel), Lies::Mat(_) | Lies::Lost(_));
        there.then_some(()).ok_or(Reason::NotYours)
    }

    /// Judges whether an action may be given.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_action(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        let vessel = action.vessel();
        self.judge_active(seat, vessel)?;
        match action {
            Action::Move(_) => self.judge_move(vessel),
            Action::Shoot(_) => self.judge_shoot(vessel),
            Action::Explore(_) => self.judge_explore(vessel),
            Action::ExploreShip(_, other) => self.judge_explore_ship(vessel, other),
            Action::Repair(_) => self.judge_repair(vessel),
        }
    }

    /// Judges whether a piece can move (`cursed-seas §5.3`).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_move(&self, vessel: Vessel) -> Result<(), Reason> {
        let (hull, today) = (self.waters.hull(vessel), self.waters.today(vessel));
        if hull.tower.is_some() {
            Err(Reason::InTow)
        } else if hull.wrecked {
            Err(Reason::Wrecked)
        } else if hull.is_derelict() && !self.has(vessel, Keyword::Galley) {
            Err(Reason::Derelict)
        } else if today.grasped {
            Err(Reason::Grasped)
        } else if hull.pinned.is_some() {
            Err(Reason::Pinned)
        } else {
            Ok(())
        }
    }

    /// Judges whether a ship may repair: at home, or anywhere but in fog with a Shipwright, not in two rounds running.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge_repair(&self, vessel: Vessel) -> Result<(), Reason> {
        let hull = self.waters.hull(vessel);
        if !hull.is_ship() {
            return Err(Reason::NoCreature);
        }
        if hull.gone() == 0 {
            return Err(Reason::NoMastGone);
        }
        if self.waters.place(vessel).is_none() {
            return Err(Reason::Lost);
        }
        let mended = self.waters.today(vessel).mended;
        let rested = mended == 0 || mended + 1 < self.turn.round;
        if self.is_home(vessel) || rested && self.has(vessel, Keyword::Shipwright) {
            Ok(())
        } else {
            Err(Reason::NotDocked)
        }
    }
}
