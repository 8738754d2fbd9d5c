//! Pieces that are called by their numbers.

/// Declares pieces that are called by their numbers, each with the number that it stays below.
#[macro_export]
macro_rules! numbered {
    ($( $(#[$doc:meta])* $name:ident($number:ty) below $most:expr, )+) => { $(
        $(#[$doc])*
        #[derive(
            ::bevy_ecs::prelude::Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $name {
            /// The most that there can be.
            pub const MOST: usize = $most;

            /// Returns its number, as an index.
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl $crate::table::Values for $name {
            fn values() -> Vec<Self> {
                (0..Self::MOST as $number).map(Self).collect()
            }
        }
    )+ };
}
