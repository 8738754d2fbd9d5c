//! What is seen of the pieces that only this game has, and how the log moves that on.

use super::View;
use crate::voodoo::view::Seeing;
use crate::voodoo::{Captain, KnownPieces};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::Event;
use crate::voodoo_cards::pieces::{Back, Face, Place};
use crate::voodoo_cards::play::Play;

/// Sea cards and objects.
pub fn look(known_pieces: &mut KnownPieces<VoodooCards>, play: &Play) {
    for (id, _, at, up) in &play.own.sea.cards {
        known_pieces.see(*id, at.place, Some(up.0));
    }
    for (id, _, at, known) in &play.own.objects.cards {
        let open = !matches!(at.place, Place::Pile(_)) || known_pieces.is_among(known.0);
        known_pieces.see_if(open, *id, at.place, None);
    }
}

/// Events of this game alone.
pub fn hear(known_pieces: &mut KnownPieces<VoodooCards>, event: &Event) {
    match *event {
        Event::Flipped { card, up } => {
            let face = Some(Face::Sea(card));
            let mut pieces = known_pieces.pieces.iter_mut();
            if let Some(seen) = pieces.find(|seen| seen.face == face) {
                seen.turned = Some(up);
            }
        }
        Event::Looked { piece, deep, .. } => known_pieces.know(piece, Place::Pile(deep), None),
        Event::DeckShuffled => {
            let deck = known_pieces.pieces.iter_mut().filter(|seen| {
                seen.back == Some(Back::Object) && matches!(seen.place, Place::Pile(_))
            });
            for (seen, deep) in deck.zip(0..) {
                seen.hide();
                seen.place = Place::Pile(deep);
            }
        }
        // What the others tell is seen by pieces that move, or not at all.
        _ => {}
    }
}

impl Seeing<VoodooCards> for View {
    fn of(known_pieces: KnownPieces<VoodooCards>, data: &Data) -> Self {
        Self::worked_out(known_pieces, data)
    }

    fn take_back(&mut self) -> KnownPieces<VoodooCards> {
        let captains = self.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: (),
            facing: pirate.facing,
            power: pirate.power,
        });
        KnownPieces {
            viewer: self.viewer,
            phase: self.phase,
            round: self.round,
            captains: captains.collect(),
            pieces: std::mem::take(&mut self.pieces),
            faces: self.faces.clone(),
        }
    }
}
