//! Towing and scuttling (`cursed-seas §5.7`).

use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;

/// The least roll at which a ship is scuttled.
const SCUTTLED: u8 = 5;

/// A ship may take a derelict in tow whose bow she touches.
pub fn offer(vessel: Vessel, play: &mut Play) {
    let hull = play.waters.hull(vessel);
    let can = hull.is_ship()
        && hull.sound != 0
        && hull.tower.is_none()
        && play.waters.place(vessel).is_some()
        && play.waters.towed_by(vessel).is_none();
    if can {
        let seat = play.player(vessel);
        ask(play, seat, Question::Tow(vessel));
    }
}

impl Play<'_, '_> {
    /// Judges whether a derelict can be towed: not in tow already, and touched at its bow.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_tow(&self, vessel: Vessel, derelict: Vessel) -> Result<(), Reason> {
        let hull = self.waters.hull(derelict);
        if !hull.is_derelict() {
            Err(Reason::NoDerelict)
        } else if hull.tower.is_some() || derelict == vessel {
            Err(Reason::InTow)
        } else {
            self.bow_touches(derelict, vessel)
                .then_some(())
                .ok_or(Reason::NotTouched)
        }
    }

    /// Takes a derelict in tow, which joins the fleet with all aboard.
    pub fn take_in_tow(&mut self, vessel: Vessel, derelict: Vessel) {
        if let Some(towed) = self.waters.towed_by(derelict) {
            self.let_go(towed, false);
        }
        let enemy = self.are_enemies(vessel, derelict);
        let seat = self.player(vessel);
        self.hand_over(derelict, seat, Cause::Tow);
        self.change(derelict, Cause::Tow, |hull| {
            (hull.tower, hull.wrecked) = (Some(vessel), false);
            hull.pin_to(0);
            hull.scuttling &= !enemy;
        });
        if enemy {
            // What she could do of her old player's turn is over.
            self.note(derelict, Cause::Tow, |today| {
                *today = Today {
                    rammed: today.rammed,
                    ..Today::default()
                };
            });
        }
        self.tell(Event::TowStarted(vessel, derelict), Cause::Tow);
        self.lay_tow(vessel, Cause::Tow);
        self.refresh_pins();
        self.agenda.push(Step::Ends);
        self.agenda.push(Step::Excess(derelict));
    }

    /// A ship in tow is let go: at a berth of the island where she is docked, where that is asked, else at a free place.
    pub fn let_go(&mut self, towed: Vessel, at_berth: bool) {
        let place = self.waters.place(towed);
        let docked = at_berth.then(|| self.docked_at(towed).next()).flatten();
        self.change(towed, Cause::Tow, |hull| hull.tower = None);
        self.tell(Event::TowEnded(towed), Cause::Tow);
        if let Some(place) = place {
            let berth = docked.and_then(|island| self.free_berth(towed, island, place.bow));
            let free = berth.or_else(|| self.free_place(towed, place));
            if let Some(free) = free {
                self.shift(towed, Lies::Mat(free), Cause::Tow);
            }
        }
        self.refresh_pins();
        self.agenda.push(Step::Ends);
    }

    /// Judges whether a ship may let go what she tows: once she has acted this turn.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_release(&self, vessel: Vessel) -> Result<(), Reason> {
        self.waters.towed_by(vessel).ok_or(Reason::NoTow)?;
        let acted = self.waters.today(vessel).actions > 0;
        acted.then_some(()).ok_or(Reason::NotActed)
    }

    /// Judges whether it may be tried to scuttle a ship: a derelict, once a turn.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_scuttle(&self, vessel: Vessel) -> Result<(), Reason> {
        let hull = self.waters.hull(vessel);
        if !hull.is_derelict() {
            Err(Reason::NoDerelict)
        } else if hull.scuttling || self.waters.today(vessel).scuttled {
            Err(Reason::Tried)
        } else {
            Ok(())
        }
    }

    /// It is tried to scuttle a ship.
    pub fn try_scuttle(&mut self, vessel: Vessel) {
        self.note(vessel, Cause::Scuttle, |today| today.scuttled = true);
        if self.roll(Why::Scuttle, Some(vessel), Cause::Scuttle) >= SCUTTLED {
            self.change(vessel, Cause::Scuttle, |hull| hull.scuttling = true);
            self.tell(Event::Scuttling(vessel), Cause::Scuttle);
        }
    }
}
