//! Setting up a world of rules: its phases are Bevy states, and what begins a phase is a system that runs on entering it.

use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use bevy_state::prelude::*;
use bevy_state::state::FreelyMutableState;

/// A world of rules in the making.
pub struct StateSetup<S: FreelyMutableState> {
    world: World,
    entering: Vec<(S, BoxedSystem)>,
}

impl<S: FreelyMutableState + FromWorld> StateSetup<S> {
    /// A world whose phases are the states `S`.
    #[must_use]
    pub fn new() -> Self {
        let mut world = World::new();
        let first = S::from_world(&mut world);
        world.insert_resource(State::new(first));
        world.init_resource::<NextState<S>>();
        Self {
            world,
            entering: Vec::new(),
        }
    }
}

impl<S: FreelyMutableState + FromWorld> Default for StateSetup<S> {
    fn default() -> Self {
        Self::new()
    }
}

impl<S: FreelyMutableState> StateSetup<S> {
    /// The system that runs when a phase begins.
    pub fn on_enter<M>(
        &mut self,
        phase: S,
        system: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self {
        let system = Box::new(IntoSystem::into_system(system));
        self.entering.push((phase, system));
        self
    }

    /// The world, to spawn pieces in.
    pub fn world(&mut self) -> &mut World {
        &mut self.world
    }

    /// The world and its phases, ready.
    #[must_use]
    pub fn finish(mut self) -> (World, Phases<S>) {
        for (_, system) in &mut self.entering {
            system.initialize(&mut self.world);
        }
        (self.world, Phases(self.entering))
    }
}

/// What runs when a phase begins: Bevy's `OnEnter`, with its systems held and run by hand. Its schedule of transitions would cost a
/// third of random play, for things that no game does.
pub struct Phases<S>(Vec<(S, BoxedSystem)>);

impl<S: FreelyMutableState> Phases<S> {
    /// Runs what begins the phase that the world is in.
    pub fn begin(&mut self, world: &mut World) {
        let phase = world.resource::<State<S>>().get().clone();
        for (_, system) in self.0.iter_mut().filter(|(of, _)| *of == phase) {
            if let Err(error) = system.run_without_applying_deferred((), world) {
                panic!("the rules' world is not whole: {error}");
            }
        }
    }

    /// Enters the phase that the rules asked for; says whether they did.
    pub fn enter(&mut self, world: &mut World) -> bool {
        let next = std::mem::take(&mut *world.resource_mut::<NextState<S>>());
        let (NextState::Pending(phase) | NextState::PendingIfNeq(phase)) = next else {
            return false;
        };
        *world.resource_mut::<State<S>>() = State::new(phase);
        self.begin(world);
        true
    }
}
