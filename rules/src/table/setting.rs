//! Sets up a world of rules. Its phases are Bevy states, and what begins a phase is a system that runs on entering it.

use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use bevy_state::prelude::*;
use bevy_state::state::FreelyMutableState;

/// A world of rules while it is being set up.
pub struct StateSetup<S: FreelyMutableState> {
    world: World,
    entering: Vec<(S, BoxedSystem)>,
}

impl<S: FreelyMutableState + FromWorld> StateSetup<S> {
    /// Returns a world whose phases are the states `S`, in their first state.
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
    /// Adds a system that runs whenever a phase begins.
    #[must_use]
    pub fn on_enter<M>(mut self, phase: S, system: impl IntoSystem<(), (), M> + 'static) -> Self {
        let system = Box::new(IntoSystem::into_system(system));
        self.entering.push((phase, system));
        self
    }

    /// Returns the world, to spawn pieces in.
    pub fn world(&mut self) -> &mut World {
        &mut self.world
    }

    /// Returns the world and its phases, ready to begin.
    #[must_use]
    pub fn finish(mut self) -> (World, Phases<S>) {
        for (_, system) in &mut self.entering {
            system.initialize(&mut self.world);
        }
        (self.world, Phases(self.entering))
    }
}

/// The systems that run when a phase begins: Bevy's `OnEnter`, held and run by hand.
///
/// Bevy's own schedule of transitions would take a third of the time of random play.
pub struct Phases<S>(Vec<(S, BoxedSystem)>);

impl<S: FreelyMutableState> Phases<S> {
    /// Runs the systems of the phase that the world is in.
    pub fn begin(&mut self, world: &mut World) {
        let phase = world.resource::<State<S>>().get().clone();
        for (_, system) in self.0.iter_mut().filter(|(of, _)| *of == phase) {
            if let Err(error) = system.run_without_applying_deferred((), world) {
                panic!("the rules' world is not whole: {error}");
            }
        }
    }

    /// Enters the phase that the rules asked for, and returns whether they did.
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
