//! What is seen of the pieces that only this game has, and how the log moves that on.

use super::View;
use crate::voodoo::view::{Captain, Seeing};
use crate::voodoo::{KnownPieces, Seen};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::Question;
use crate::voodoo_pirate::data::Data;
use crate::voodoo_pirate::event::Event;
use crate::voodoo_pirate::pieces::{Back, Face, Place};
use crate::voodoo_pirate::play::Play;

/// Poppets, treasures and tiles.
pub fn look(known_pieces: &mut KnownPieces<VoodooPirate>, play: &Play) {
    for (id, at) in &play.own.stores.poppets {
        known_pieces.see(*id, at.place, None);
    }
    for (id, _, at) in &play.own.stores.treasures {
        known_pieces.see(*id, at.place, None);
    }
    // Turned for the captain on Sea, the top tile lies open to onlookers too.
    let turning = matches!(play.asking.open, Some((_, Question::LayTile(_))));
    for (id, _, at, turned, known) in &play.own.sea.tiles {
        let open = match at.place {
            Place::Slot(_) => true,
            Place::Stack(0) if turning => true,
            _ => known_pieces.is_among(known.0),
        };
        known_pieces.see_if(open, *id, at.place, Some(turned.0));
    }
}

/// Events of this game alone.
pub fn hear(known_pieces: &mut KnownPieces<VoodooPirate>, event: &Event) {
    match *event {
        Event::MovedHidden { piece, from, to } => match piece {
            Some(piece) => known_pieces.move_named(piece, from, to),
            None => known_pieces.move_hidden(Back::Skull, from, to),
        },
        // On top of the stack, or on its way to the chart.
        Event::TileLaid { tile, turned, .. } | Event::Looked { tile, turned, .. } => {
            if let Some(id) = known_pieces.faces.piece(Face::Tile(tile)) {
                known_pieces.know(id, Place::Stack(0), Some(turned));
            }
        }
        // What the others tell is seen by pieces that move, or not at all.
        _ => {}
    }
}

impl Seeing<VoodooPirate> for View {
    fn of(known_pieces: KnownPieces<VoodooPirate>, data: &Data) -> Self {
        Self::worked_out(known_pieces, data)
    }

    fn take_back(&mut self) -> KnownPieces<VoodooPirate> {
        let captains = self.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: pirate.skill,
            facing: pirate.facing,
            power: pirate.power,
        });
        KnownPieces {
            viewer: self.viewer,
            phase: self.phase,
            round: self.round,
            captains: captains.collect(),
            pieces: std::mem::take::<Vec<Seen<_>>>(&mut self.pieces),
            faces: self.faces.clone(),
        }
    }
}
