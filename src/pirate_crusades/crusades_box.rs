//! Pirate Crusades as it stands on the shelf.

use super::{book, looks};
use crate::shelf::{Badge, OnShelf};
use crate::table::{Book, badge};
use crate::theme::palette;
use games::pirate_crusades::values::Token;
use games::pirate_crusades::view::View;
use games::pirate_crusades::{PirateCrusades, ROVER};
use rules::table::SeatKind;

impl OnShelf for PirateCrusades {
    const BOOK: &'static Book = &book::BOOK;
    const CREW: &'static [Option<SeatKind>] =
        &[Some(SeatKind::Human), Some(ROVER), Some(ROVER), None];
    const ENOUGH: (usize, &'static str) = (2, "ui-few-crusaders");
    const AUTOMA_ICON: &'static str = "pirate-skull";

    fn token(token: Token) -> Badge {
        let name = palette::colour_name(looks::colour(token));
        Badge {
            picture: badge(token),
            tint: looks::paint(token),
            figure: [format!("art/ship-{name}"), "art/ship-shadow".to_owned()],
        }
    }

    fn rounds(view: &View) -> (u8, u8) {
        (view.round.max(1), view.rounds)
    }
}
