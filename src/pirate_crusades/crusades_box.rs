//! Pirate Crusades as it stands on the shelf.

use super::{book, looks};
use crate::shelf::{Badge, OnShelf};
use crate::table::Book;
use crate::theme::palette;
use games::pirate_crusades::values::Token;
use games::pirate_crusades::view::View;
use games::pirate_crusades::{PirateCrusades, ROVER};
use rules::kit::{Chair, seat_name, token_name};
use rules::table::SeatKind;
use rules::table::words::Words;

impl OnShelf for PirateCrusades {
    const BOOK: &'static Book = &book::BOOK;
    const CREW: &'static [Option<SeatKind>] =
        &[Some(SeatKind::Human), Some(ROVER), Some(ROVER), None];
    const ENOUGH: (usize, &'static str) = (2, "ui-few-crusaders");
    const AUTOMA_ICON: &'static str = "pirate-skull";

    fn token(token: Token) -> Badge {
        let name = palette::colour_name(looks::colour(token));
        Badge {
            picture: looks::badge(token),
            tint: looks::paint(token),
            figure: [format!("art/ship-{name}"), "art/ship-shadow".to_owned()],
        }
    }

    fn token_name(words: &Words, token: Token) -> String {
        token_name(words, token)
    }

    fn seat_name(words: &Words, chair: &Chair<PirateCrusades>) -> String {
        seat_name(words, chair)
    }

    fn rounds(view: &View) -> (u8, u8) {
        (view.round.max(1), view.rounds)
    }
}
