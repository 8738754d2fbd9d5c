//! What a rule of this game has within reach: the shared [`Play`](crate::voodoo::Play) with the game's own pieces.

use super::VoodooCards;
use super::glance::Lying;
use super::pieces::*;
use super::sailing::Voyage;
use crate::table::{At, MOST_SEATS, PieceId};
use crate::voodoo;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

/// The table, within reach of a rule.
pub type Play<'w, 's> = voodoo::Play<'w, 's, VoodooCards>;

/// The house rules.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// The barrel of the East: Moon or Bones.
    pub east: Barrel,
}

/// What the rules remember of a round besides.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tonight {
    /// How many have conjured Jax.
    pub jaxes: u8,
    /// By seat: the colour of the star that its Stars barrel was paid for.
    pub stars: [Option<Colour>; MOST_SEATS],
    /// A move that waits for its captain to say which way the Compass goes.
    pub waiting: Option<Voyage>,
}

/// The pieces and the memory that only this game has.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    pub(in crate::voodoo_cards) lying: ResMut<'w, Lying>,
    pub(in crate::voodoo_cards) tonight: ResMut<'w, Tonight>,
    pub(in crate::voodoo_cards) sea: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static SeaCard,
            &'static mut At<SeaCard, Place>,
            &'static mut Up,
        ),
    >,
    pub(in crate::voodoo_cards) objects: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static ObjectCard,
            &'static mut At<ObjectCard, Place>,
            &'static mut KnownTo,
        ),
        // The shared rules hold who knows the blessed cards.
        Without<BlessedCard<Rank>>,
    >,
}
