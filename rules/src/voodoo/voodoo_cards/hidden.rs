//! The pieces that a seat may not know, shuffled for forks (`voodoo-pirate-card-game §3`, `§5`).

use super::pieces::{KnownTo, Place};
use super::play::Play;
use rules::kit::reask;
use rules::table::{Dice, Seat};

use bevy_ecs::prelude::*;

/// Shuffles what the viewer may not know, by a seed of its own.
pub fn shuffle(In((viewer, seed)): In<(Seat, u64)>, mut play: Play) {
    *play.dice = Dice::new(seed);
    play.shuffle_cards(viewer);
    play.shuffle_blessed(viewer);
    play.shuffle_objects(viewer);
    play.look_over();
    reask(&mut play, viewer);
}

impl Play<'_, '_> {
    /// The object deck, but for cards that the viewer has looked at. Who else has looked at a card belongs to its depth.
    fn shuffle_objects(&mut self, viewer: Seat) {
        let is_hidden = |place: Place, known: &KnownTo| {
            matches!(place, Place::Pile(_)) && !known.0.contains(viewer)
        };
        let cards = self.own.objects.cards.iter_mut();
        let hidden = cards
            .filter(|(_, _, at, known)| is_hidden(at.place, known))
            .map(|(_, _, at, known)| (at, known));
        self.dice.deal_anew(
            hidden,
            |(at, known)| (at.place, **known),
            |(at, known), dealt| (at.place, **known) = dealt,
        );
    }
}
