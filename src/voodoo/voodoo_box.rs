//! A Voodoo game as it stands on the shelf: its rulebook, and its usual players.

use super::VoodooTable;
use crate::shelf::{Badge, OnShelf};
use crate::table::{Book, badge};
use crate::theme::palette;
use games::voodoo::words::{Voiced, pirate};
use games::voodoo::{Chair, Colour, Seats};
use rules::kit::{Fitted, Options, Outfit, Token};
use rules::study::Studied;
use rules::table::words::Words;
use rules::table::{Packed, SeatKind};
use std::sync::Arc;

/// A game of the family as the shelf knows it.
pub trait VoodooBox: Voiced + Packed + Fitted + Outfit<Seats = Seats> {
    /// The rulebook.
    const BOOK: &'static Book;
    /// The usual players, in the order of the colours.
    const CREW: &'static [Option<SeatKind>];
    /// The least number of ships to play well with, and the id of the remark on fewer.
    const ENOUGH: (usize, &'static str);

    /// Returns the skill that only a pirate of a colour has under these options: its name and its explanation.
    fn own_skill(
        _words: &Arc<Words>,
        _data: &Arc<Self::Data>,
        _colour: Colour,
        _options: &Options,
    ) -> Option<(String, String)> {
        None
    }
}

impl<G: VoodooTable + Studied> OnShelf for G {
    const BOOK: &'static Book = <G as VoodooBox>::BOOK;
    const CREW: &'static [Option<SeatKind>] = <G as VoodooBox>::CREW;
    const ENOUGH: (usize, &'static str) = <G as VoodooBox>::ENOUGH;
    const AUTOMA_ICON: &'static str = "voodoo-doll";

    fn token(colour: Colour) -> Badge {
        let ship = |what: &str| format!("art/ship-{what}");
        Badge {
            picture: badge(colour),
            tint: palette::colour(colour),
            figure: [ship(colour.name()), ship("shadow")],
        }
    }

    fn seat_name(words: &Words, chair: &Chair) -> String {
        pirate(words, chair)
    }

    fn rounds(view: &G::View) -> (u8, u8) {
        (view.round.max(1), view.most_rounds)
    }

    fn skill(
        words: &Arc<Words>,
        data: &Arc<G::Data>,
        colour: Colour,
        options: &Options,
    ) -> Option<(String, String)> {
        G::own_skill(words, data, colour, options)
    }
}
