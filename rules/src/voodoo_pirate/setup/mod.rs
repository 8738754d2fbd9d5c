//! Setting up: who plays, and every piece in its place (`voodoo-pirate §3`, `§4`).

mod spawn;

use super::data::Data;
use super::event::Phase;
use super::pieces::*;
use super::play::House;
use super::{VoodooPirate, dawn, harbour};
use crate::table::{self, Dice, MOST_SEATS, SeatKind, StateSetup};
use crate::voodoo::{self, Chair, check_chairs, lay_out};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who plays, and by which house rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The occupied seats, clockwise.
    pub chairs: Vec<Chair>,
    /// Whether unique skills are on (`voodoo-pirate §13`).
    #[serde(default = "on")]
    pub skills: bool,
    /// Whether Lucky's Blessed Deck is on (`voodoo-pirate §14`).
    #[serde(default)]
    pub blessed: bool,
}

fn on() -> bool {
    true
}

impl Setup {
    /// A table of these kinds in the order of the colours, with the standard house rules.
    #[must_use]
    pub fn of(kinds: &[SeatKind]) -> Self {
        Self {
            chairs: Chair::of(kinds),
            skills: true,
            blessed: false,
        }
    }

    /// Whether the setup can be played.
    ///
    /// # Errors
    /// One sentence for the person who made it.
    pub fn check(&self) -> Result<(), String> {
        check_chairs(&self.chairs, MOST_SEATS)
    }
}

/// A world with every piece spawned and the rules of its phases.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> World {
    let mut states = StateSetup::new::<Phase>();
    states
        .on_enter(Phase::Harbour, harbour::ships_come_in)
        .on_enter(Phase::Dusk, voodoo::dusk_falls::<VoodooPirate>)
        .on_enter(Phase::Moonlight, voodoo::moon_rises::<VoodooPirate>)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    let mut dice = Dice::new(seed);
    let house = House {
        skills: setup.skills,
        blessed: setup.blessed,
    };
    let crew = voodoo::crew(&setup.chairs, house);
    let faces = spawn::spawn_pieces(states.world(), data, &crew, &mut dice);
    lay_out::<VoodooPirate>(&mut states, data, crew, dice, faces);
    states.finish()
}

/// Names everything that makes up a position.
pub fn register(registry: &mut table::Registry, world: &mut World) {
    voodoo::register::<VoodooPirate>(registry, world);
    registry
        .place::<Poppet, Place>(world)
        .place::<Treasure, Place>(world)
        .place::<Tile, Place>(world)
        .component::<Turned>(world)
        .fixed::<Poppet>()
        .fixed::<Treasure>()
        .fixed::<Tile>();
}
