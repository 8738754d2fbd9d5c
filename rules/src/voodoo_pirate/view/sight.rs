//! What is seen of the pieces that only this game has, and how the tale moves that on.

use super::View;
use crate::voodoo::view::{Captain, Seeing};
use crate::voodoo::{Seen, Sight};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::Question;
use crate::voodoo_pirate::data::Data;
use crate::voodoo_pirate::event::Event;
use crate::voodoo_pirate::pieces::{Back, Face, Place};
use crate::voodoo_pirate::play::Play;

/// Poppets, treasures and tiles.
pub fn look(sight: &mut Sight<VoodooPirate>, play: &Play) {
    for (id, at) in &play.own.poppets {
        sight.see(*id, at.place, None);
    }
    for (id, _, at) in &play.own.treasures {
        sight.see(*id, at.place, None);
    }
    // Turned for the captain on Sea, the top tile lies open to onlookers too.
    let turning = matches!(play.asking.open, Some((_, Question::LayTile(_))));
    for (id, _, at, turned, known) in &play.own.tiles {
        let open = match at.place {
            Place::Slot(_) => true,
            Place::Stack(0) if turning => true,
            _ => sight.is_among(known.0),
        };
        sight.see_if(open, *id, at.place, Some(turned.0));
    }
}

/// Events of this game alone.
pub fn hear(sight: &mut Sight<VoodooPirate>, event: &Event) {
    match *event {
        Event::MovedHidden { piece, from, to } => match piece {
            Some(piece) => sight.move_named(piece, from, to),
            None => sight.move_hidden(Back::Skull, from, to),
        },
        // On top of the stack, or on its way to the chart.
        Event::TileLaid { tile, turned, .. } | Event::Looked { tile, turned, .. } => {
            if let Some(id) = sight.faces.piece(Face::Tile(tile)) {
                sight.know(id, Place::Stack(0), Some(turned));
            }
        }
        // What the others tell is seen by pieces that move, or not at all.
        _ => {}
    }
}

impl Seeing<VoodooPirate> for View {
    fn of(sight: Sight<VoodooPirate>, data: &Data) -> Self {
        Self::worked_out(sight, data)
    }

    fn take_back(&mut self) -> Sight<VoodooPirate> {
        let captains = self.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: pirate.skill,
            facing: pirate.facing,
            power: pirate.power,
        });
        Sight {
            viewer: self.viewer,
            phase: self.phase,
            round: self.round,
            captains: captains.collect(),
            pieces: std::mem::take::<Vec<Seen<_>>>(&mut self.pieces),
            faces: self.faces.clone(),
        }
    }
}
