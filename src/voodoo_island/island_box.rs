//! Voodoo Island as it stands on the shelf.

use super::{book, looks};
use crate::shelf::{Badge, OnShelf};
use crate::table::{Book, badge};
use games::voodoo_island::values::Token;
use games::voodoo_island::view::View;
use games::voodoo_island::{EXPLORER, VoodooIsland};
use rules::table::SeatKind;

impl OnShelf for VoodooIsland {
    const BOOK: &'static Book = &book::BOOK;
    const CREW: &'static [Option<SeatKind>] =
        &[Some(EXPLORER), None, Some(SeatKind::Human), Some(EXPLORER)];
    const ENOUGH: (usize, &'static str) = (3, "ui-two-on-the-island");
    const AUTOMA_ICON: &'static str = "compass";

    fn token(token: Token) -> Badge {
        Badge {
            picture: badge(token),
            tint: looks::paint(token),
            figure: [looks::explorer(token), String::new()],
        }
    }

    fn rounds(view: &View) -> (u8, u8) {
        (view.day.max(1), view.days)
    }
}
