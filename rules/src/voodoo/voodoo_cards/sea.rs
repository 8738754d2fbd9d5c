//! The Sea cards as they lie, and what turns them (`voodoo-pirate-card-game §2`, `§5`).

use super::choice::Reason;
use super::data::{Data, Feature, Water};
use super::event::{Cause, Event};
use super::pieces::{Colour, Place, SeaCard, Side, Up, Wind};
use super::play::{Agenda, Crew, EventLog, Markers, Round, Ships};
use super::ring::{SPACES, Space};
use crate::catch;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::is;
use rules::table::{At, PieceId, Seat};
use std::sync::Arc;

/// The Sea cards.
#[derive(SystemParam)]
pub struct Sea<'w, 's> {
    glance: ResMut<'w, SeaGlance>,
    pub(in crate::voodoo_cards) cards: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static SeaCard,
            &'static mut At<SeaCard, Place>,
            &'static mut Up,
        ),
    >,
}

/// The Sea cards at a glance.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub(super) struct SeaGlance {
    /// The cards' data: held here, so that the group fetches no resource for it.
    data: Arc<Data>,
    ring: [Option<(SeaCard, Side)>; SPACES as usize],
    /// The wind that blows.
    wind: Wind,
}

impl SeaGlance {
    /// A glance at no cards.
    pub fn new(data: &Arc<Data>) -> Self {
        Self {
            data: Arc::clone(data),
            ring: [None; SPACES as usize],
            wind: Wind::Fair,
        }
    }

    fn of(sea: &Sea) -> Self {
        let mut glance = Self::new(&sea.glance.data);
        for (_, card, at, up) in &sea.cards {
            if let Place::Ring(space) = at.place {
                glance.ring[space.index()] = Some((*card, up.0));
            }
            if let (SeaCard::Cardinal(wind), Side::B) = (*card, up.0) {
                glance.wind = wind;
            }
        }
        glance
    }
}

impl Sea<'_, '_> {
    crate::play::glances!(SeaGlance);

    /// Returns whether a Sea card lies on a space.
    pub(super) fn has_card(&self, space: Space) -> bool {
        self.glance.ring[space.index()].is_some()
    }

    /// The Sea card on a space and which face is up.
    ///
    /// # Panics
    /// Panics where none lies, which no rule allows.
    pub fn card_on(&self, space: Space) -> (SeaCard, Side) {
        match self.glance.ring[space.index()] {
            Some(lies) => lies,
            None => panic!("no Sea card lies at {space}"),
        }
    }

    /// Returns what a space is now.
    pub fn water(&self, space: Space) -> Water {
        let (card, up) = self.card_on(space);
        self.glance.data.water(card, up)
    }

    /// Returns what a space carries.
    pub fn feature(&self, space: Space) -> Option<Feature> {
        self.water(space).feature
    }

    /// The map of a space, as a bit: it is remembered by card, wherever that lies (§12.16).
    pub fn map_bit(&self, space: Space) -> u32 {
        match self.card_on(space).0 {
            SeaCard::Numbered(number) => 1 << number,
            SeaCard::Cardinal(_) => 0,
        }
    }

    /// The coins of a map.
    pub fn map_coins(&self) -> u8 {
        self.glance.data.start.map_coins
    }

    /// The wind: the cardinal card that lies with its wind up.
    pub fn wind(&self) -> Wind {
        self.glance.wind
    }

    /// The wind's power over a space: none on fair water and in a Fair Wind.
    pub fn wind_on(&self, space: Space) -> Option<Wind> {
        let wind = self.wind();
        (wind != Wind::Fair && self.water(space).haunted).then_some(wind)
    }

    /// Returns whether the wind holds a ship that lies there: Storm or Becalmed (§7).
    pub fn holds_ships(&self, space: Space) -> bool {
        matches!(self.wind_on(space), Some(Wind::Storm | Wind::Becalmed))
    }

    /// Returns whether a ship is stuck: it can't move, forced or not (§7).
    pub fn is_stuck(&self, ship: Seat, ships: &Ships) -> bool {
        ships
            .space(ship)
            .is_some_and(|space| self.holds_ships(space))
    }

    /// Returns whether the ship cannot be fired upon for the storm (§7).
    pub fn is_storm_bound(&self, ship: Seat, ships: &Ships) -> bool {
        ships
            .space(ship)
            .is_some_and(|space| self.wind_on(space) == Some(Wind::Storm))
    }

    /// Checks whether Stars can take a ship to a space.
    pub fn judge_star(&self, colour: Colour, space: Space, ships: &Ships) -> Result<(), Reason> {
        is(self.water(space).star == Some(colour), Reason::NoStar)?;
        is(ships.ship_on(space).is_none(), Reason::SpaceTaken)
    }

    /// Turns a Sea card over.
    pub fn flip(&mut self, wanted: SeaCard, cause: Cause, log: &mut EventLog) {
        let mut flipped = None;
        for (_, card, _, mut up) in &mut self.cards {
            if *card == wanted {
                up.0 = up.0.turned();
                flipped = Some(up.0);
            }
        }
        self.look_over();
        if let Some(up) = flipped {
            log.tell(Event::Flipped { card: wanted, up }, cause);
        }
    }

    /// Exchanges the cards of two opposite spaces.
    pub fn switch(&mut self, one: Space, log: &mut EventLog) {
        let other = one.opposite();
        let [here, there] = [one, other].map(Place::Ring);
        let mut moved = Vec::with_capacity(2);
        for (id, _, mut at, _) in &mut self.cards {
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
        self.look_over();
        for (id, from, to) in moved {
            log.tell_moved(Some(id), from, to, Cause::SeaBarrel);
        }
        log.tell(Event::Switched { one, other }, Cause::SeaBarrel);
    }
}

/// Checks whether the Sea barrel can turn the card on a space (§5).
pub fn judge_flip(space: Space, ships: &Ships) -> Result<(), Reason> {
    is(!space.is_cardinal(), Reason::OutOfReach)?;
    is(ships.ship_on(space).is_none(), Reason::SpaceTaken)
}

/// Checks whether the Sea barrel can exchange the card on a space of the right half with the one opposite (§5).
pub fn judge_switch(space: Space, ships: &Ships) -> Result<(), Reason> {
    is(space.index() < space.opposite().index(), Reason::OutOfReach)?;
    judge_flip(space, ships)?;
    judge_flip(space.opposite(), ships)
}

/// Turns the wind clockwise. Only where it stops counts: two cardinal cards turn, or none (§12.2). Mermaid's Breath
/// catches the ships on haunted spaces.
pub fn turn_wind(
    (quadrants, cause): (u8, Cause),
    sea: &mut Sea,
    ships: &Ships,
    markers: &Markers,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let from = sea.wind();
    let to = from.turned(quadrants);
    if to == from {
        return;
    }
    sea.flip(SeaCard::Cardinal(from), cause, log);
    sea.flip(SeaCard::Cardinal(to), cause, log);
    log.tell(Event::WindTurned { from, to }, cause);
    if to == Wind::Mermaids {
        let is_caught = |seat| {
            let space = ships.space(seat);
            space.is_some_and(|space| sea.wind_on(space).is_some())
        };
        catch(Cause::Mermaids, is_caught, markers, crew, round, agenda);
    }
}
