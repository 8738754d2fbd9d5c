//! The panels round the chart, and the scene that all of them are drawn from.

mod log;
mod magic;
mod mat;
mod pirates;
pub(crate) mod small_tile;
mod supplies;
mod top;
mod weather;

use super::menu::Menu;
use super::table::Places;
use super::{Cues, Desk, Sight, Sitting, Spot};
use crate::options::Speed;
use crate::theme::{Hit, Pen, palette};
use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, StrokeKind};
use rules::table::{Seat, SeatKind};
use rules::voodoo_pirate::Choice;
use rules::voodoo_pirate::chart::Space;
use rules::voodoo_pirate::data::Ground;
use rules::voodoo_pirate::pieces::Colour;
use rules::voodoo_pirate::view::View;

/// What a frame is drawn from, and what it asks for.
pub struct Scene<'a> {
    /// What is seen.
    pub sight: &'a Sight,
    /// The view as far as it has been shown.
    pub view: &'a View,
    /// The game, for its words and its reasons.
    pub sitting: &'a mut Sitting,
    /// What moves.
    pub cues: &'a Cues,
    /// Where the chart lies.
    pub desk: &'a Desk,
    /// Where the panels lie.
    pub places: &'a Places,
    /// Whether nothing moves, so that choices show.
    pub idle: bool,
    /// The answer given in this frame.
    pub choose: Option<Choice>,
    /// The menu to open.
    pub menu: Option<Menu>,
    /// Why something clicked is not legal.
    pub refusal: Option<String>,
    /// Another speed is asked for.
    pub toggled_speed: bool,
    /// The game's menu is asked for.
    pub paused: bool,
}

impl Scene<'_> {
    /// Lets the choices that lie on a spot be clicked there: one at once, several by a menu. Nothing where none lies.
    pub fn offer(&mut self, pen: &mut Pen, spot: Spot, rect: Rect, at: Pos2) -> Option<Hit> {
        if !self.idle {
            return None;
        }
        let mut offers = self.sight.at(spot);
        let first = offers.next()?;
        let more = offers.count();
        let label = if more == 0 {
            first.label.clone()
        } else {
            format!("{} (+{more})", first.label)
        };
        let hit = pen.hit_at(rect, at, spot.kind(), &label);
        // A card says itself what it does.
        let hit = if matches!(spot, Spot::Card(_)) {
            hit
        } else {
            hit.tip(label)
        };
        if hit.clicked {
            if more == 0 {
                self.choose = Some(first.choice);
            } else {
                let rows = self.sight.at(spot);
                self.menu = Some(Menu {
                    at,
                    rows: rows
                        .map(|offer| (offer.choice, offer.label.clone()))
                        .collect(),
                    changes: 0,
                    first: 0,
                });
            }
        }
        Some(hit)
    }

    /// Says why a choice is not legal; takes it where it is.
    pub fn try_choice(&mut self, choice: Option<Choice>) {
        let Some(choice) = choice else {
            return;
        };
        let person = self
            .sight
            .asked
            .is_some_and(|asked| self.sitting.kind(asked.seat) == SeatKind::Human);
        if !person
            || self
                .sight
                .options
                .iter()
                .any(|offer| offer.choice == choice)
        {
            return;
        }
        self.refusal = self.sitting.why_not(choice);
    }

    /// Whether a space is placed as far as has been shown.
    #[must_use]
    pub fn shows(&self, space: Space) -> bool {
        let seen = self.view.at(space);
        match seen.ground {
            Ground::Open => self
                .cues
                .stage
                .tiles
                .iter()
                .any(|tile| tile.slot == space.slot()),
            _ => true,
        }
    }

    /// Whose mat lies before the players: the viewer's, or of several people the one's who decides.
    #[must_use]
    pub fn own(&self) -> Seat {
        let asked = self.sight.asked.map(|asked| asked.seat);
        let person = |seat: &Seat| self.sitting.kind(*seat) == SeatKind::Human;
        self.sight
            .viewer
            .or(asked.filter(person))
            .or_else(|| (0..self.view.pirates.len() as u8).map(Seat).find(person))
            .unwrap_or(Seat(0))
    }
}

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, speed: Speed) {
    top::draw(pen, scene, speed);
    pirates::draw(pen, scene);
    mat::draw(pen, scene);
    supplies::draw(pen, scene);
    weather::draw(pen, scene);
    magic::draw(pen, scene);
    log::draw(pen, scene);
}

/// The badge of a colour.
pub(super) fn badge(colour: Colour) -> String {
    format!("art/badge-{}", palette::colour_name(colour))
}

/// A soul of a colour.
pub(super) fn soul(colour: Colour) -> String {
    format!("art/soul-{}", palette::colour_name(colour))
}

/// The frame round a thing in a panel that can be chosen.
pub(super) fn glow(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(
            rect,
            6.0,
            Color32::from_rgba_unmultiplied(255, 246, 220, 50),
        );
    }
    let under = Stroke::new(4.0, Color32::from_black_alpha(140));
    painter.rect_stroke(rect, 6.0, under, StrokeKind::Middle);
    let width = if hovered { 2.6 } else { 1.8 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 6.0, 4.0);
}
