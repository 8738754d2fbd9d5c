//! The hand of the player before the screen: the state of its cards at the table, and the requests made by it.

use super::ask::Ask;
use super::card::Face;
use super::hand::{Hand, Held};
use super::marks::COMPARED;
use super::prompt::Taken;
use super::scene::Scene;
use crate::table::{Look, Refused, Speak, TableGame};
use crate::theme::Pen;
use crate::theme::buttons::Look as ButtonLook;
use bevy_egui::egui::{Color32, Rect, pos2, vec2};
use rules::table::Seat;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Returns a card of a hand that lies on a spot: `topic` is where the rulebook tells of it, and `barred` whether it cannot be
    /// chosen.
    #[must_use]
    pub fn held<F>(
        &self,
        spot: G::Spot,
        face: F,
        topic: &'static str,
        barred: bool,
    ) -> Held<G::Spot, F> {
        Held {
            spot,
            face,
            topic,
            barred,
            chosen: self.is_raised(spot),
            costly: self.costly.contains(&spot),
            advised: self.advises(spot),
            compared: self.compares(spot),
        }
    }

    /// Returns the colour of the frame round the thing on a spot, if a look back compares it with another answer.
    #[must_use]
    pub fn compares(&self, spot: G::Spot) -> Option<Color32> {
        let compared = self.observation.compared.filter(|_| self.idle)?;
        let place = compared.iter().position(|other| *other == spot)?;
        Some(COMPARED[place])
    }

    /// Returns a hand of cards whose faces show or not, with the picture of the backs and whether a card is asked for.
    #[must_use]
    pub fn hand<F>(
        &self,
        cards: Vec<Held<G::Spot, F>>,
        open: bool,
        back: &'static str,
        asked: bool,
    ) -> Hand<G::Spot, F> {
        Hand {
            cards,
            open,
            back,
            asked,
            dealt: self.session.begins(),
            peeks: !open && self.session.people().count() > 1,
            idle: self.idle,
            still: self.still,
            meant: self.desk.aim.is_meant(),
            sight: None,
        }
    }

    /// Draws a hand as [`Hand::draw`] does, and returns the spot of the card that is raised at its place in the fan.
    pub fn draw_hand<F: Face>(
        &mut self,
        pen: &mut Pen,
        hand: &Hand<G::Spot, F>,
        taken: Taken,
        told: impl FnOnce(&mut Self, usize, bool) -> Option<Refused>,
    ) -> Option<G::Spot> {
        let places = self.places;
        let done = hand.draw(pen, self, places, taken, told);
        if let Some((spot, rect)) = done.raised {
            self.lies.note_moved(spot, rect);
        }
        if done.peeked && self.observation.viewer.is_none() && self.idle {
            self.ask(Ask::Look(Look::Peek(true)));
        }
        done.raised.map(|(spot, _)| spot)
    }

    /// Draws a button below the question by which the person asked lays their own cards open, where several sit at the table and
    /// others look away.
    pub fn draw_own_cards(&mut self, pen: &mut Pen, own: Seat, taken: Taken) {
        let asked = self.question();
        let asks = asked.is_some_and(|asked| asked.seat == own);
        if !asks || !self.session.is_person(own) {
            return;
        }
        let words = self.session.speaker().words();
        let label = words.say("ui-own-cards", &[]);
        let tip = words.say("ui-own-cards.tip", &[]);
        let size = vec2(pen.button_width(&label), pen.pick(30.0, 42.0));
        let top = taken.below.max(self.places.prompt.y) + pen.pick(6.0, 10.0);
        let at = pos2(self.places.hand.x, top + size.y / 2.0);
        let rect = Rect::from_center_size(at, size);
        let hit = pen.button(rect, &label, ButtonLook::Plain);
        if hit.clicked {
            self.ask(Ask::Look(Look::Unveil(own)));
        }
        let _ = hit.tip(tip);
    }
}
