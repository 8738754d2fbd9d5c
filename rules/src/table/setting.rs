//! Setting up a world of rules: states and the executor that they run on.

use bevy_app::App;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy_state::app::{AppExtStates, StatesPlugin};
use bevy_state::prelude::*;
use bevy_state::state::FreelyMutableState;

/// A world of rules in the making.
pub struct StateSetup(App);

impl StateSetup {
    /// A world whose phases are the states `S`.
    #[must_use]
    pub fn new<S: FreelyMutableState + FromWorld>() -> Self {
        let mut app = App::new();
        app.add_plugins(StatesPlugin).init_state::<S>();
        Self(app)
    }

    /// The systems that run when a phase begins.
    pub fn on_enter<S: States, M>(
        &mut self,
        phase: S,
        systems: impl IntoScheduleConfigs<bevy_ecs::system::ScheduleSystem, M>,
    ) -> &mut Self {
        self.0.add_systems(OnEnter(phase), systems);
        self
    }

    /// The world, to spawn pieces in.
    pub fn world(&mut self) -> &mut World {
        self.0.world_mut()
    }

    /// The world, ready.
    ///
    /// Every schedule gets the single-threaded executor by hand: the desktop builds Bevy with threads,
    /// and the executor that is then the default makes phases a hundred times slower.
    #[must_use]
    pub fn finish(mut self) -> World {
        let mut world = std::mem::take(self.0.world_mut());
        for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        world
    }
}
