//! The pieces of this game alone as they are seen, and how the log moves that on.

use super::View;
use crate::view::{Captain, KnownTable, Seeing};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::Question;
use crate::voodoo_pirate::data::Data;
use crate::voodoo_pirate::event::{Event, Phase};
use crate::voodoo_pirate::pieces::{Back, Face, Place};
use crate::voodoo_pirate::play::Play;
use rules::kit::KnownPieces;

impl Seeing<VoodooPirate> for View {
    fn of(table: KnownTable<VoodooPirate>, data: &Data) -> Self {
        Self::worked_out(table, data)
    }

    /// Poppets, treasures and tiles.
    fn look(known: &mut KnownPieces<VoodooPirate>, play: &Play) {
        for (id, at) in &play.own.stores.poppets {
            known.see(*id, at.place, None);
        }
        for (id, _, at) in &play.own.stores.treasures {
            known.see(*id, at.place, None);
        }
        // Turned for the captain on Sea, the top tile lies open to onlookers too.
        let turning = matches!(play.asking.open, Some((_, Question::LayTile(_))));
        for (id, _, at, turned, known_to) in &play.own.sea.tiles {
            let open = match at.place {
                Place::Slot(_) => true,
                Place::Stack(0) if turning => true,
                _ => known.is_among(known_to.0),
            };
            known.see_if(open, *id, at.place, Some(turned.0));
        }
    }

    /// Events of this game alone.
    fn hear(known: &mut KnownPieces<VoodooPirate>, event: &Event) {
        match *event {
            Event::MovedHidden { piece, from, to } => match piece {
                Some(piece) => known.move_named(piece, from, to),
                None => known.move_hidden(Back::Skull, from, to),
            },
            // On top of the stack, or on its way to the chart.
            Event::TileLaid { tile, turned, .. } | Event::Looked { tile, turned, .. } => {
                if let Some(id) = known.faces.piece(Face::Tile(tile)) {
                    known.know(id, Place::Stack(0), Some(turned));
                }
            }
            // What the others tell is seen by pieces that move, or not at all.
            _ => {}
        }
    }

    fn take_back(&mut self) -> KnownTable<VoodooPirate> {
        let captains = self.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: pirate.skill,
            facing: pirate.facing,
            power: pirate.power,
        });
        KnownTable {
            phase: self.phase,
            round: self.round,
            captains: captains.collect(),
            known: KnownPieces {
                viewer: self.viewer,
                over: self.phase == Phase::Over,
                pieces: std::mem::take(&mut self.pieces),
                faces: self.faces.clone(),
            },
        }
    }
}
