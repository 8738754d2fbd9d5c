//! The agenda: what the rules still have to do, as a stack of plain steps.

use bevy_ecs::prelude::*;

/// Steps still to be carried out, the next one last. It runs until it is empty or somebody must decide.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Agenda<S: Send + Sync + 'static>(Vec<S>);

impl<S: Send + Sync + 'static> Default for Agenda<S> {
    fn default() -> Self {
        Self(Vec::with_capacity(32))
    }
}

impl<S: Send + Sync + 'static> Agenda<S> {
    /// Sets off a step: it runs before everything already on the agenda.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Takes the next step.
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Copies another agenda into this one, keeping the room already there.
    pub fn copy_from(&mut self, other: &Self)
    where
        S: Copy,
    {
        self.0.clear();
        self.0.extend_from_slice(&other.0);
    }
}

/// Declares a game's kinds of step, each with the system that runs it: the game's table of rules.
///
/// Makes the enum of steps and the set of systems, built once a table and called by kind.
#[macro_export]
macro_rules! steps {
    (
        $(#[$step_doc:meta])* $step:ident,
        $(#[$rules_doc:meta])* $rules:ident {
            $( $(#[$doc:meta])* $kind:ident ( $field:ident : $input:ty ) => $system:path, )*
        }
    ) => {
        $(#[$step_doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $step { $( $(#[$doc])* $kind($input), )* }

        $(#[$rules_doc])*
        pub struct $rules { $( $field: Box<dyn ::bevy_ecs::system::System<In = ::bevy_ecs::system::In<$input>, Out = ()>>, )* }

        impl $crate::table::Rulebook<$step> for $rules {
            fn read(world: &mut ::bevy_ecs::world::World) -> Self {
                use ::bevy_ecs::system::{IntoSystem, System};
                Self { $( $field: {
                    let mut system = IntoSystem::into_system($system);
                    system.initialize(world);
                    Box::new(system)
                }, )* }
            }

            fn run(&mut self, step: $step, world: &mut ::bevy_ecs::world::World) -> Result<(), ::bevy_ecs::system::RunSystemError> {
                match step { $( $step::$kind(input) => self.$field.run_without_applying_deferred(input, world), )* }
            }
        }
    };
}

/// The systems that carry out the steps of a game.
pub trait Rulebook<S>: Send + Sync + 'static {
    /// Makes the systems for a world.
    fn read(world: &mut World) -> Self;

    /// Carries out one step.
    ///
    /// # Errors
    /// Where the world lacks what the step's system asks for.
    fn run(
        &mut self,
        step: S,
        world: &mut World,
    ) -> Result<(), bevy_ecs::system::RunSystemError>;
}
