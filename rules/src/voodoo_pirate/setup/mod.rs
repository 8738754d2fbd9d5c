//! Setting up: who plays, and every piece in its place (`voodoo-pirate §3`, `§4`).

mod spawn;

use super::choice::{Choice, Question};
use super::data::Data;
use super::event::{Cause, Event, Phase};
use super::pieces::*;
use super::play::{Book, Crew};
use super::round::Round;
use super::steps::Step;
use super::{dawn, dusk, harbour, moonlight};
use crate::table::{self, Agenda, Asking, Dice, MOST_SEATS, SeatKind, StateSetup, Tale};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A seat at the table and who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The pirate's colour.
    pub colour: Colour,
    /// Who decides for it.
    pub kind: SeatKind,
    /// What it is called; empty for the colour's own name.
    #[serde(default)]
    pub name: String,
}

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
        let chairs = kinds.iter().zip(Colour::ALL);
        Self {
            chairs: chairs
                .map(|(&kind, &colour)| Chair {
                    colour,
                    kind,
                    name: String::new(),
                })
                .collect(),
            skills: true,
            blessed: false,
        }
    }

    /// Whether the setup can be played.
    ///
    /// # Errors
    /// One sentence for the person who made it.
    pub fn check(&self) -> Result<(), String> {
        if self.chairs.is_empty() || self.chairs.len() > MOST_SEATS {
            return Err(format!(
                "{} seats are taken: 1 to {MOST_SEATS} pirates can play",
                self.chairs.len()
            ));
        }
        for (place, chair) in self.chairs.iter().enumerate() {
            if self.chairs[..place]
                .iter()
                .any(|other| other.colour == chair.colour)
            {
                return Err(format!(
                    "two pirates are {:?}: each needs its own colour",
                    chair.colour
                ));
            }
        }
        Ok(())
    }
}

/// A world with every piece spawned and the rules of its phases.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> World {
    let mut states = StateSetup::new::<Phase>();
    states
        .on_enter(Phase::Harbour, harbour::ships_come_in)
        .on_enter(Phase::Dusk, dusk::dusk_falls)
        .on_enter(Phase::Moonlight, moonlight::moon_rises)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    let mut dice = Dice::new(seed);
    let crew = Crew {
        colours: setup.chairs.iter().map(|chair| chair.colour).collect(),
        cursed: setup
            .chairs
            .iter()
            .map(|chair| chair.kind.is_automa())
            .collect(),
        gentle: setup
            .chairs
            .iter()
            .map(|chair| chair.kind == SeatKind::Gentle)
            .collect(),
        skills: setup.skills,
        blessed: setup.blessed,
    };
    let faces = spawn::spawn_pieces(states.world(), data, &crew, &mut dice);
    let world = states.world();
    world.insert_resource(faces);
    world.insert_resource(Book(Arc::clone(data)));
    world.insert_resource(crew);
    world.insert_resource(dice);
    world.insert_resource(Round::default());
    world.insert_resource(Agenda::<Step>::default());
    world.insert_resource(Asking::<Question, Choice>::default());
    world.insert_resource(Tale::<Event, Cause>::default());
    states.finish()
}

/// Names everything that makes up a position.
pub fn register(registry: &mut table::Registry, world: &mut World) {
    registry
        .resource::<Round>()
        .place::<Ship, Place>(world)
        .component::<Facing>(world)
        .component::<Power>(world)
        .component::<MapsTaken>(world)
        .place::<Figure, Place>(world)
        .place::<Soul, Place>(world)
        .place::<Coin, Place>(world)
        .place::<Poppet, Place>(world)
        .place::<Treasure, Place>(world)
        .place::<ActionCard, Place>(world)
        .place::<Tile, Place>(world)
        .component::<Turned>(world)
        .component::<KnownTo>(world)
        .place::<Marker, Place>(world)
        .place::<BlessedCard, Place>(world)
        .place::<Fixture, Place>(world);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Game, PieceId, Table};
    use crate::voodoo_pirate::{VoodooPirate, load};
    use std::any::TypeId;

    /// Everything in the world that changes is part of the position: a forgotten one would not be copied.
    #[test]
    fn nothing_that_changes_is_left_out_of_positions() {
        let data = load::standard();
        let setup = Setup::of(&[SeatKind::Random; 4]);
        let mut table = Table::<VoodooPirate>::new(data, &setup, 1).unwrap();
        let fixed = [
            TypeId::of::<PieceId>(),
            TypeId::of::<Face>(),
            TypeId::of::<Ship>(),
            TypeId::of::<Figure>(),
            TypeId::of::<Soul>(),
            TypeId::of::<Coin>(),
            TypeId::of::<Poppet>(),
            TypeId::of::<Treasure>(),
            TypeId::of::<ActionCard>(),
            TypeId::of::<Tile>(),
            TypeId::of::<Marker>(),
            TypeId::of::<BlessedCard>(),
            TypeId::of::<Fixture>(),
            TypeId::of::<Book>(),
            TypeId::of::<Crew>(),
            TypeId::of::<Faces>(),
            // Cut back by its length.
            TypeId::of::<Tale<Event, Cause>>(),
        ];
        // What Bevy itself keeps in a world with phases.
        let mut bare = StateSetup::new::<Phase>();
        bare.on_enter(Phase::Over, || {});
        let mut bare = bare.finish();
        bare.run_schedule(bevy_state::prelude::StateTransition);
        let types = |world: &World| -> Vec<TypeId> {
            let all = world.components().iter_registered();
            all.filter_map(bevy_ecs::component::ComponentInfo::type_id)
                .collect()
        };
        let bevys = types(&bare);
        let registered = table.registry().types().to_vec();
        let mut ours = 0;
        for kind in types(table.world_mut()) {
            if bevys.contains(&kind) {
                continue;
            }
            ours += 1;
            let kept = registered.contains(&kind) || fixed.contains(&kind);
            let id = table.world_mut().components().get_id(kind);
            assert!(
                kept,
                "component {id:?} of {} is part of no position",
                VoodooPirate::ID
            );
        }
        assert!(ours > 25, "only {ours} components of our own were found");
    }
}
