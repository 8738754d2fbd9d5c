//! What the enums of both games share.
//!
//! Each game has its own list of places, events, questions, choices, reasons and causes, by which its saved games, its scenarios
//! and the desktop name things. The shared rules use the lists here; a game's list has every name of them, and
//! the macro below each list bridges the two.

mod choice;
mod event;
mod pieces;

pub use choice::{Choice, Question, Reason};
pub(crate) use event::share_events;
pub use event::{Cause, Event};
pub use pieces::{Face, Place};

pub use crate::kit::Shares;

/// Bridges a game's enum and a shared one: variants of the same names.
macro_rules! bridge {
    ($own:ident for $game:ty, $shared:ty as $alias:path {
        $( $variant:ident $( ( $($field:ident),* ) )? $( { $($named:ident),* } )? , )*
    }) => {
        impl From<$shared> for $own {
            #[inline]
            fn from(shared: $shared) -> Self {
                use $alias as Shared;
                match shared {
                    $( Shared::$variant $( ( $($field),* ) )? $( { $($named),* } )? =>
                        Self::$variant $( ( $($field),* ) )? $( { $($named),* } )?, )*
                }
            }
        }

        impl $crate::voodoo::Shares<$shared> for $own {
            #[inline]
            fn shared(self) -> Option<$shared> {
                use $alias as Shared;
                match self {
                    $( Self::$variant $( ( $($field),* ) )? $( { $($named),* } )? =>
                        Some(Shared::$variant $( ( $($field),* ) )? $( { $($named),* } )?), )*
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use bridge;
