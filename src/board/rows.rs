//! The players' rows: where each lies, and what all of them begin with.

use super::ask::Ask;
use super::counts;
use super::row::{self, Points};
use super::scene::Scene;
use crate::table::tips::Tip;
use crate::table::{Speak, TableGame};
use crate::theme::Pen;
use bevy_egui::egui::{Color32, Rect, vec2};
use rules::table::Seat;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Returns the rectangle of each player's row, the uppermost first: in turn order from a seat on.
    #[must_use]
    pub fn rows(&self, first: Seat) -> Vec<(Seat, Rect)> {
        let order = first.round(self.session.seats().count() as u8);
        let row = |(place, seat)| {
            let down = vec2(0.0, self.places.step * place as f32);
            (seat, self.places.row.translate(down))
        };
        order.enumerate().map(row).collect()
    }

    /// Returns the rectangle of a player's row, where the rows begin with the seat `first`; `None` for a seat that nobody has.
    #[must_use]
    pub fn row(&self, first: Seat, seat: Seat) -> Option<Rect> {
        let mut rows = self.rows(first).into_iter();
        rows.find(|(other, _)| *other == seat).map(|(_, row)| row)
    }

    /// Returns the rectangle of all rows.
    #[must_use]
    pub fn all_rows(&self) -> Rect {
        let rows = self.rows(Seat(0)).into_iter();
        rows.fold(self.places.row, |all, (_, row)| all.union(row))
    }

    /// Draws the ground of a player's row in a colour, lit while it is asked, its badge and its name, and returns where the name
    /// lies.
    pub fn draw_row(
        &self,
        pen: &Pen,
        seat: Seat,
        rect: Rect,
        paint: Color32,
        [badge, name]: [Rect; 2],
    ) -> Rect {
        let asks = self.question();
        let asked = asks.is_some_and(|asked| asked.seat == seat);
        row::ground(pen, rect, paint, asked);
        let who = self.session.speaker().name(seat);
        row::identity(pen, [badge, name], &self.session.badge(seat), &who)
    }

    /// Draws a player's points as they stand and how they will change by what is pointed at, with a tip of how they add up. A
    /// click asks for the sheet of all points.
    pub fn draw_points(
        &mut self,
        pen: &mut Pen,
        seat: Seat,
        rect: Rect,
        tip: impl Fn(&Self) -> Tip,
    ) {
        let points = Points {
            seat,
            total: G::points(self.view, self.data, seat),
            more: false,
            upon: None,
        };
        let words = self.session.speaker().words();
        if row::points(pen, rect, points, words, || tip(self), Tip::default) {
            self.ask(Ask::Points);
        }
        if let Some(change) = self.foreseen_points(seat) {
            counts::change(pen, rect, change);
        }
    }
}
