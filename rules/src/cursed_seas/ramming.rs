//! Rams and pins (`cursed-seas §5.5`).

use super::play::Play;
use super::steps::{Pair, Step};
use super::values::*;
use rules::kit::ask;

/// The least roll at which a Sea Anchor keeps a ship from a pin.
const SEA_ANCHOR: u8 = 5;

/// She rams what her bow touches, one ship after the other.
pub fn ram(vessel: Vessel, play: &mut Play) {
    play.refresh_pins();
    let seat = play.player(vessel);
    if play.judge_rammer(vessel).is_ok() {
        ask(play, seat, Question::RamWhom(vessel));
    }
}

/// After a ram the rammer is pinned to a ship that has a sound mast, unless a Sea Anchor keeps them free.
pub fn pin((rammer, target): Pair, play: &mut Play) {
    let touch = play.bow_touches(rammer, target);
    if !touch || play.waters.hull(target).sound == 0 || !play.are_enemies(rammer, target) {
        return;
    }
    for ship in [rammer, target] {
        if play.uses_fitting(ship, Equipment::SeaAnchor, Cause::Ram)
            && play.roll(Why::SeaAnchor, Some(ship), Cause::Ram) >= SEA_ANCHOR
        {
            return;
        }
    }
    play.change(rammer, Cause::Ram, |hull| {
        hull.pin_to(hull.pins() | target.bit());
    });
    play.tell(Event::Pinned(rammer, target), Cause::Ram);
}

impl Play<'_, '_> {
    /// Returns whether the bow of the first touches the second, both on the mat.
    #[must_use]
    pub fn bow_touches(&self, one: Vessel, other: Vessel) -> bool {
        let both = self.capsule(one).zip(self.capsule(other));
        both.is_some_and(|(one, other)| one.bow_disc().touches(&other))
    }

    /// Judges whether a vessel can ram at all: a ship with a sound mast that is not in tow.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge_rammer(&self, vessel: Vessel) -> Result<(), Reason> {
        let hull = self.waters.hull(vessel);
        if !hull.is_ship() {
            Err(Reason::NoCreature)
        } else if hull.sound == 0 {
            Err(Reason::Derelict)
        } else if hull.tower.is_some() {
            Err(Reason::InTow)
        } else {
            self.waters.place(vessel).map(|_| ()).ok_or(Reason::Lost)
        }
    }

    /// Judges whether a ship can be rammed by another.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_ram(&self, vessel: Vessel, target: Vessel) -> Result<(), Reason> {
        self.judge_rammer(vessel)?;
        let hull = self.waters.hull(target);
        let pins = (hull.pins(), self.waters.hull(vessel).pins());
        let pinned = pins.0 & vessel.bit() != 0 || pins.1 & target.bit() != 0;
        if !hull.is_ship() || !self.are_enemies(vessel, target) || pinned {
            Err(Reason::NoTarget)
        } else if hull.tower.is_some() {
            Err(Reason::InTow)
        } else if self.waters.today(vessel).rammed & target.bit() != 0 {
            Err(Reason::Tried)
        } else {
            self.bow_touches(vessel, target)
                .then_some(())
                .ok_or(Reason::NotTouched)
        }
    }

    /// One ship rams another.
    pub fn ram_ship(&mut self, vessel: Vessel, target: Vessel) {
        self.note(vessel, Cause::Ram, |today| today.rammed |= target.bit());
        self.agenda.push(Step::Ram(vessel));
        self.agenda.push(Step::Board((vessel, target)));
        self.agenda.push(Step::Pin((vessel, target)));
        let roll = self.roll(Why::Ram, Some(vessel), Cause::Ram);
        let beak = self.uses(vessel, Keyword::Beak, Cause::Ram);
        let total = roll + u8::from(beak);
        self.tell(Event::Rammed(vessel, target, total), Cause::Ram);
        let hull = self.waters.hull(target);
        if total > hull.sound_masts() && hull.standing() > 0 {
            if roll == 6 && self.uses_crew(vessel, Crew::SigrunSkerryBorn, Cause::Ram) {
                self.agenda.push(Step::LoseMastTo((vessel, target)));
            }
            self.agenda.push(Step::LoseMastTo((vessel, target)));
        }
    }

    /// Returns whether a ship that is pinned to another still is.
    #[must_use]
    pub fn is_held_by(&self, vessel: Vessel, target: Vessel) -> bool {
        self.bow_touches(vessel, target)
            && self.waters.hull(target).sound != 0
            && self.are_enemies(vessel, target)
    }

    /// Frees whoever is pinned no more, and forgets rams of ships that touch no more.
    pub fn refresh_pins(&mut self) {
        let vessels: Vec<Vessel> = self.pieces().vessels().collect();
        for &vessel in &vessels {
            let pins = self.waters.hull(vessel).pins();
            if pins != 0 {
                let held: u64 = vessels
                    .iter()
                    .filter(|target| pins & target.bit() != 0 && self.is_held_by(vessel, **target))
                    .map(|target| target.bit())
                    .sum();
                self.change(vessel, Cause::Ram, |hull| hull.pin_to(held));
            }
            let rammed = self.waters.today(vessel).rammed;
            if rammed != 0 {
                let still: u64 = vessels
                    .iter()
                    .filter(|target| {
                        rammed & target.bit() != 0 && self.bow_touches(vessel, **target)
                    })
                    .map(|target| target.bit())
                    .sum();
                self.note(vessel, Cause::Ram, |today| today.rammed = still);
            }
        }
    }
}
