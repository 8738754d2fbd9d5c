//! Cursed Seas as it stands on the shelf.

use super::{book, looks, yard};
use crate::shelf::{Badge, OnShelf, Written};
use crate::table::{Book, badge};
use crate::theme::Pen;
use crate::theme::canvas::Plan;
use games::cursed_seas::{CORSAIR, CursedSeas, Token, View};
use rules::table::SeatKind;

impl OnShelf for CursedSeas {
    const BOOK: &'static Book = &book::BOOK;
    const CREW: &'static [Option<SeatKind>] = &[None, Some(CORSAIR), Some(SeatKind::Human), None];
    const ENOUGH: (usize, &'static str) = (2, "ui-few-fleets");
    const AUTOMA_ICON: &'static str = "ship-wheel";

    fn token(token: Token) -> Badge {
        Badge {
            picture: badge(token),
            tint: looks::paint(token),
            figure: looks::figure(token),
        }
    }

    fn rounds(view: &View) -> (u8, u8) {
        (view.turn.round.max(1), view.rounds)
    }

    fn page(pen: &mut Pen, plan: &Plan, about: Written, text: &mut String) -> bool {
        yard::page(pen, plan, about, text)
    }
}
