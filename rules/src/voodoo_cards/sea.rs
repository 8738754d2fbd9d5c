//! The Sea cards as they lie, and what turns them (`voodoo-pirate-card-game §2`, `§5`).

use super::choice::Reason;
use super::data::{Feature, Water};
use super::event::{Cause, Event};
use super::pieces::{Place, SeaCard, Side, Wind};
use super::play::Play;
use super::ring::Space;
use crate::table::Seat;

impl Play<'_, '_> {
    /// The Sea card on a space and which face is up.
    ///
    /// # Panics
    /// Where none lies, which no rule allows.
    pub fn card_on(&self, space: Space) -> (SeaCard, Side) {
        match self.own.lying.card_on(space) {
            Some(lies) => lies,
            None => panic!("no Sea card lies at {space}"),
        }
    }

    /// What a space is now.
    pub fn water(&self, space: Space) -> Water {
        let (card, up) = self.card_on(space);
        self.book.0.water(card, up)
    }

    /// What a space carries.
    pub fn feature(&self, space: Space) -> Option<Feature> {
        self.water(space).feature
    }

    /// The wind: the cardinal card that lies with its wind up.
    pub fn wind(&self) -> Wind {
        self.own.lying.wind
    }

    fn look_at_sea(&mut self) {
        let mut lying = *self.own.lying;
        lying.look_at_sea(self);
        *self.own.lying = lying;
    }

    /// The wind's power over a space: none on fair water and in a Fair Wind.
    pub fn wind_on(&self, space: Space) -> Option<Wind> {
        let wind = self.wind();
        (wind != Wind::Fair && self.water(space).haunted).then_some(wind)
    }

    /// Whether the wind holds a ship that lies there: Storm or Becalmed (§7).
    pub fn holds_ships(&self, space: Space) -> bool {
        matches!(self.wind_on(space), Some(Wind::Storm | Wind::Becalmed))
    }

    /// Whether a ship is stuck: it can't move, forced or not (§7).
    pub fn is_stuck(&self, ship: Seat) -> bool {
        self.space(ship)
            .is_some_and(|space| self.holds_ships(space))
    }

    /// Whether the ship cannot be fired upon for the storm (§7).
    pub fn is_storm_bound(&self, ship: Seat) -> bool {
        self.space(ship)
            .is_some_and(|space| self.wind_on(space) == Some(Wind::Storm))
    }

    /// Turns a Sea card over.
    pub fn flip(&mut self, wanted: SeaCard, cause: Cause) {
        let mut flipped = None;
        for (_, card, _, mut up) in &mut self.own.sea {
            if *card == wanted {
                up.0 = up.0.turned();
                flipped = Some(up.0);
            }
        }
        self.look_at_sea();
        if let Some(up) = flipped {
            self.tell(Event::Flipped { card: wanted, up }, cause);
        }
    }

    /// Turns the wind clockwise. Only where it stops counts: two cardinal cards turn, or none (§12.2). Mermaid's Breath
    /// catches the ships on haunted spaces.
    pub fn blow(&mut self, quadrants: u8, cause: Cause) {
        let from = self.wind();
        let to = from.turned(quadrants);
        if to == from {
            return;
        }
        self.flip(SeaCard::Cardinal(from), cause);
        self.flip(SeaCard::Cardinal(to), cause);
        self.tell(Event::WindTurned { from, to }, cause);
        if to == Wind::Mermaids {
            self.catch(Cause::Mermaids, |play, seat| {
                let space = play.space(seat);
                space.is_some_and(|space| play.wind_on(space).is_some())
            });
        }
    }

    /// Whether the Sea barrel can turn the card on a space (§5).
    pub fn judge_flip(&self, space: Space) -> Result<(), Reason> {
        if space.is_cardinal() {
            return Err(Reason::OutOfReach);
        }
        match self.ship_on(space) {
            Some(_) => Err(Reason::SpaceTaken),
            None => Ok(()),
        }
    }

    /// Whether the Sea barrel can exchange the card on a space of the right half with the one opposite (§5).
    pub fn judge_switch(&self, space: Space) -> Result<(), Reason> {
        if space.index() >= space.opposite().index() {
            return Err(Reason::OutOfReach);
        }
        self.judge_flip(space)?;
        self.judge_flip(space.opposite())
    }

    /// Exchanges the cards of two opposite spaces.
    pub fn switch(&mut self, one: Space) {
        let other = one.opposite();
        let [here, there] = [one, other].map(Place::Ring);
        let mut moved = Vec::with_capacity(2);
        for (id, _, mut at, _) in &mut self.own.sea {
            let from = at.place;
            let to = if from == here {
                there
            } else if from == there {
                here
            } else {
                continue;
            };
            at.place = to;
            moved.push((*id, from, to));
        }
        self.look_at_sea();
        for (id, from, to) in moved {
            self.tell_moved(Some(id), from, to, Cause::SeaBarrel);
        }
        self.tell(Event::Switched { one, other }, Cause::SeaBarrel);
    }
}
