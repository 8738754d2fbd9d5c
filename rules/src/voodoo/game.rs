//! What stands behind a game on the shelf.

use bevy_ecs::prelude::*;

/// Runs a system of the rules that only few callers need: seldom, so not held ready.
pub(crate) fn ask_world<In, Out, M, S>(world: &mut World, input: SystemIn<'_, In>, system: S) -> Out
where
    In: bevy_ecs::system::SystemInput + 'static,
    Out: 'static,
    M: 'static,
    S: IntoSystem<In, Out, M> + 'static,
{
    match world.run_system_cached_with(system, input) {
        Ok(out) => out,
        Err(error) => panic!("the rules' world is not whole: {error}"),
    }
}

type SystemIn<'i, In> = <In as bevy_ecs::system::SystemInput>::Inner<'i>;
