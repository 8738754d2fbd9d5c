//! The pieces that a seat may not know, shuffled for forks, and taken out of events (`voodoo-pirate §3`, `§5.3`).

use super::VoodooPirate;
use super::chart::Quarters;
use super::event::Event;
use super::pieces::{KnownTo, Place, Treasure};
use super::play::Play;
use crate as voodoo;
use bevy_ecs::prelude::*;
use rules::kit::reask;
use rules::table::{Dice, Seat};

/// Shuffles what the viewer may not know, by a seed of its own.
///
/// Places are sorted before they are dealt anew, so that nothing of what was hidden shows in what comes out.
pub fn shuffle(In((viewer, seed)): In<(Seat, u64)>, mut play: Play) {
    *play.dice = Dice::new(seed);
    play.shuffle_stack(viewer);
    play.shuffle_cards(viewer);
    play.shuffle_skulls(viewer);
    play.shuffle_blessed(viewer);
    play.look_over();
    reask(&mut play, viewer);
}

impl Play<'_, '_> {
    /// The stack, but for tiles that the viewer has looked at. The Time Out tile stays among the last.
    ///
    /// The seats that have looked at a tile belong to its depth, which everybody knows, not to the tile.
    fn shuffle_stack(&mut self, viewer: Seat) {
        let tiles = self.own.sea.tiles.iter();
        let stack = tiles.filter(|(_, _, at, ..)| matches!(at.place, Place::Stack(_)));
        let stack = stack.count() as u8;
        let among = self.book.0.start.time_out_among;
        let mut depths: Vec<(u8, KnownTo)> = Vec::new();
        let mut time_out_waits = false;
        for (_, tile, at, _, known) in &self.own.sea.tiles {
            if let Place::Stack(deep) = at.place
                && !known.0.contains(viewer)
            {
                depths.push((deep, *known));
                time_out_waits |= self.book.0.tiles[usize::from(tile.0) - 1].time_out;
            }
        }
        depths.sort_unstable_by_key(|&(deep, _)| deep);
        self.dice.shuffle(&mut depths);
        let mut time_out_depth = None;
        if time_out_waits {
            let last: Vec<usize> = (0..depths.len())
                .filter(|&place| depths[place].0 + among >= stack)
                .collect();
            if !last.is_empty() {
                let chosen = self.dice.pick(&last);
                time_out_depth = Some(depths.swap_remove(chosen));
            }
        }
        let turns: Vec<Quarters> = (0..stack)
            .map(|_| Quarters(self.dice.below(4) as u8))
            .collect();
        let mut depths = depths.into_iter();
        for (_, tile, mut at, mut turned, mut known) in &mut self.own.sea.tiles {
            if !matches!(at.place, Place::Stack(_)) || known.0.contains(viewer) {
                continue;
            }
            let is_time_out = self.book.0.tiles[usize::from(tile.0) - 1].time_out;
            let dealt = time_out_depth
                .filter(|_| is_time_out)
                .or_else(|| depths.next());
            if let Some((deep, known_there)) = dealt {
                at.place = Place::Stack(deep);
                turned.0 = turns[usize::from(deep)];
                *known = known_there;
            }
        }
    }

    /// Skulls that the viewer does not hold are alike to it.
    fn shuffle_skulls(&mut self, viewer: Seat) {
        let is_hidden = |treasure: &Treasure, place: Place| {
            matches!(treasure, Treasure::Skull(_)) && place.owner() != Some(viewer)
        };
        let treasures = self.own.stores.treasures.iter_mut();
        let hidden = treasures
            .filter(|(_, treasure, at)| is_hidden(treasure, at.place))
            .map(|(_, _, at)| at);
        self.dice.deal_places(hidden);
    }
}

/// An event as a viewer may hear it: pieces that it may not know are not named.
#[must_use]
pub fn redact(event: Event, viewer: Option<Seat>) -> Event {
    match event {
        Event::MovedHidden { from, to, .. }
            if viewer.is_none() || (from.owner() != viewer && to.owner() != viewer) =>
        {
            Event::MovedHidden {
                piece: None,
                from,
                to,
            }
        }
        event => voodoo::hearing::redact::<VoodooPirate>(event, viewer),
    }
}
