//! What lies where of the pieces that only this game has, at a glance (see [`crate::voodoo`]'s).

use super::pieces::{Object, Place, SeaCard, Side, Wind};
use super::play::Play;
use super::ring::{SPACES, Space};
use crate::table::{MOST_SEATS, Seat};
use crate::voodoo::MOST_OBJECTS;
use bevy_ecs::prelude::*;

/// What lies in a hold, the newest last: the three objects that fit, and one that is to be given up.
pub type Hold = [Option<Object>; MOST_OBJECTS as usize + 1];

/// What lies where of Sea cards and objects.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lying {
    ring: [Option<(SeaCard, Side)>; SPACES as usize],
    /// The wind that blows.
    pub wind: Wind,
    /// What lies in each hold.
    pub holds: [Hold; MOST_SEATS],
    /// Objects in the deck.
    pub pile: u8,
    /// Objects on the discard pile.
    pub spent: u8,
}

impl Default for Lying {
    fn default() -> Self {
        Self {
            ring: [None; SPACES as usize],
            wind: Wind::Fair,
            holds: [Hold::default(); MOST_SEATS],
            pile: 0,
            spent: 0,
        }
    }
}

impl Lying {
    /// What lies where, worked out from the components.
    pub fn of(play: &Play) -> Self {
        let mut lying = Self::default();
        lying.look_at_sea(play);
        lying.look_at_objects(play);
        lying
    }

    /// Works out anew how the Sea cards lie.
    pub fn look_at_sea(&mut self, play: &Play) {
        for (_, card, at, up) in &play.own.sea {
            if let Place::Ring(space) = at.place {
                self.ring[space.index()] = Some((*card, up.0));
            }
            if let (SeaCard::Cardinal(wind), Side::B) = (*card, up.0) {
                self.wind = wind;
            }
        }
    }

    /// Works out anew where the objects lie: where one moves others make way.
    pub fn look_at_objects(&mut self, play: &Play) {
        self.holds = [Hold::default(); MOST_SEATS];
        (self.pile, self.spent) = (0, 0);
        for (_, card, at, _) in &play.own.objects {
            match at.place {
                Place::Hold(Seat(seat), place) => {
                    self.holds[usize::from(seat)][usize::from(place)] = Some(card.0);
                }
                Place::Pile(_) => self.pile += 1,
                Place::Spent(_) => self.spent += 1,
                _ => {}
            }
        }
    }

    /// The Sea card on a space and which face is up.
    pub fn card_on(&self, space: Space) -> Option<(SeaCard, Side)> {
        self.ring[space.index()]
    }
}
