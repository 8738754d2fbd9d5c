//! The pieces of this game alone as they are seen, and how the log moves that on.

use super::View;
use crate::view::{Captain, KnownTable, Seeing};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::{Event, Phase};
use crate::voodoo_cards::pieces::{Back, Face, Place};
use crate::voodoo_cards::play::Play;
use rules::kit::KnownPieces;

impl Seeing<VoodooCards> for View {
    fn of(table: KnownTable<VoodooCards>, data: &Data) -> Self {
        Self::worked_out(table, data)
    }

    /// Sea cards and objects.
    fn look(known: &mut KnownPieces<VoodooCards>, play: &Play) {
        for (id, _, at, up) in &play.own.sea.cards {
            known.see(*id, at.place, Some(up.0));
        }
        for (id, _, at, known_to) in &play.own.objects.cards {
            let open = !matches!(at.place, Place::Pile(_)) || known.is_among(known_to.0);
            known.see_if(open, *id, at.place, None);
        }
    }

    /// Events of this game alone.
    fn hear(known: &mut KnownPieces<VoodooCards>, event: &Event) {
        match *event {
            Event::Flipped { card, up } => {
                if let Some(seen) = known.with_face(Face::Sea(card)) {
                    seen.turned = Some(up);
                }
            }
            Event::Looked { piece, deep, .. } => known.know(piece, Place::Pile(deep), None),
            Event::DeckShuffled => {
                let in_pile = |place| matches!(place, Place::Pile(_));
                known.shuffle_into(Back::Object, in_pile, Place::Pile);
            }
            // What the others tell is seen by pieces that move, or not at all.
            _ => {}
        }
    }

    fn take_back(&mut self) -> KnownTable<VoodooCards> {
        let captains = self.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: (),
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
