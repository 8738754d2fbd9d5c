//! The players' rows: where each lies, and what all of them begin with.

use super::row;
use super::scene::Scene;
use crate::table::{Speak, TableGame};
use crate::theme::Pen;
use bevy_egui::egui::{Color32, Rect, vec2};
use rules::table::Seat;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Returns where each player's row lies, in turn order from a seat on.
    #[must_use]
    pub fn rows(&self, first: Seat) -> Vec<(Seat, Rect)> {
        let order = first.round(self.session.seats().count() as u8);
        let row = |(place, seat)| {
            let down = vec2(0.0, self.places.step * place as f32);
            (seat, self.places.row.translate(down))
        };
        order.enumerate().map(row).collect()
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
        let asks = self.observation.asked.filter(|_| self.idle);
        let asked = asks.is_some_and(|asked| asked.seat == seat);
        row::ground(pen, rect, paint, asked);
        let who = self.session.speaker().name(seat);
        row::identity(pen, [badge, name], &self.session.badge(seat), &who)
    }
}
