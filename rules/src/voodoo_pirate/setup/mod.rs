//! Setting up: who plays, and every piece in its place (`voodoo-pirate §3`, `§4`).

mod spawn;

use super::data::Data;
use super::event::Phase;
use super::pieces::*;
use super::play::{Crew, House, Lying};
use super::{VoodooPirate, dawn, harbour};
use crate::table::{self, Dice, MOST_SEATS, Phases, SeatKind, StateSetup};
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

/// A world with every piece spawned and dealt, and what begins each phase.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
    let mut states = StateSetup::new();
    states
        .on_enter(Phase::Harbour, harbour::ships_come_in)
        .on_enter(Phase::Dusk, voodoo::dusk_falls::<VoodooPirate>)
        .on_enter(Phase::Moonlight, voodoo::moon_rises::<VoodooPirate>)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    states.world().insert_resource(Lying::default());
    lay_out::<VoodooPirate>(states.world(), data, crew(setup));
    deal(states.world(), data, setup, seed);
    states.finish()
}

/// Deals the pieces by a seed, and spawns them where there are none.
pub fn deal(world: &mut World, data: &Data, setup: &Setup, seed: u64) {
    spawn::lay_pieces(world, data, &crew(setup), Dice::new(seed));
}

fn crew(setup: &Setup) -> Crew {
    let house = House {
        skills: setup.skills,
        blessed: setup.blessed,
    };
    voodoo::crew(&setup.chairs, house)
}

/// Names everything that makes up a position.
pub fn register(registry: &mut table::Registry, world: &mut World) {
    voodoo::register::<VoodooPirate>(registry, world);
    registry
        .place::<Poppet, Place>(world)
        .place::<Treasure, Place>(world)
        .place::<Tile, Place>(world)
        .component::<Turned>(world)
        .fixed::<Lying>()
        .fixed::<Poppet>()
        .fixed::<Treasure>()
        .fixed::<Tile>();
}
