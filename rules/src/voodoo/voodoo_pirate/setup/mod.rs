//! Setting up: who plays, and every piece in its place (`voodoo-pirate §3`, `§4`).

mod spawn;

use super::data::Data;
use super::event::Phase;
use super::pieces::*;
use super::play::{Crew, House, SeaGlance, StoreGlance};
use super::{VoodooPirate, dawn, harbour};
use crate::{self as voodoo, Seats, lay_out};
use bevy_ecs::prelude::*;
use rules::kit::{self, Declared, Outfit};
use rules::table::{self, Dice, Phases, StateSetup};
use std::sync::Arc;

/// Unique skills (`voodoo-pirate §13`).
pub const SKILLS: Declared = Declared::yes_no("skills", "ui-skills", true);

/// Lucky's Blessed Deck (`voodoo-pirate §14`).
pub const BLESSED: Declared = Declared::yes_no("blessed", "ui-blessed", false);

/// Who plays, and by which house rules.
pub type Setup = kit::Setup<VoodooPirate>;

impl Outfit for VoodooPirate {
    type Seats = Seats;
    const PLAYERS: (u8, u8) = (1, 5);
    const TOKENS: &'static [Colour] = Colour::ALL;
    const OPTIONS: &'static [Declared] = &[SKILLS, BLESSED];
}

/// A world with every piece spawned and dealt, and what begins each phase.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
    let mut states = StateSetup::new()
        .on_enter(Phase::Harbour, harbour::ships_come_in)
        .on_enter(Phase::Dusk, voodoo::dusk_falls::<VoodooPirate>)
        .on_enter(Phase::Moonlight, voodoo::moon_rises::<VoodooPirate>)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    states.world().insert_resource(SeaGlance::default());
    states.world().insert_resource(StoreGlance::default());
    lay_out::<VoodooPirate>(states.world(), crew(setup));
    deal(states.world(), data, setup, seed);
    states.finish()
}

/// Deals the pieces by a seed, and spawns them where there are none.
pub fn deal(world: &mut World, data: &Data, setup: &Setup, seed: u64) {
    spawn::lay_pieces(world, data, &crew(setup), Dice::new(seed));
}

fn crew(setup: &Setup) -> Crew {
    let house = House {
        skills: setup.options.is_on(&SKILLS),
        blessed: setup.options.is_on(&BLESSED),
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
        .fixed::<SeaGlance>()
        .fixed::<StoreGlance>();
}
