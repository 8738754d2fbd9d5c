//! A column of things that can be set, each below the one before.

use crate::screens::library::Library;
use crate::settings::LOUDEST;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{FontId, Rect, Stroke, StrokeKind, vec2};

/// The height of a button.
const BUTTON: f32 = 38.0;
/// The height of a switch.
const SWITCH: f32 = 24.0;
/// The gap between two buttons.
const GAP: f32 = 8.0;

/// A column of the settings, into which controls are put from the top down.
pub struct Column<'a> {
    plan: &'a Plan,
    /// The texts.
    pub library: &'a Library,
    x: f32,
    /// The upper edge of the next control, on the plan.
    pub y: f32,
    width: f32,
}

impl<'a> Column<'a> {
    /// Returns a column of a width that begins at a point of the plan.
    pub fn new(plan: &'a Plan, library: &'a Library, x: f32, y: f32, width: f32) -> Self {
        Self {
            plan,
            library,
            x,
            y,
            width,
        }
    }

    /// Puts a heading, and its explanation if the text has a `.tip`.
    pub fn about(&mut self, pen: &Pen, id: &str) {
        let text = self.library.say(id);
        self.text(pen, Typeface::Bold, 17.0, palette::TEXT, &text);
        let tip = format!("{id}.tip");
        if self.library.words().has(&tip) {
            self.say(pen, &self.library.say(&tip));
        }
        self.y += 6.0;
    }

    /// Puts a text that explains.
    pub fn say(&mut self, pen: &Pen, text: &str) {
        self.text(pen, Typeface::Plain, 15.0, palette::FAINT, text);
    }

    fn text(
        &mut self,
        pen: &Pen,
        face: Typeface,
        size: f32,
        colour: bevy_egui::egui::Color32,
        text: &str,
    ) {
        let at = self.plan.at(self.x, self.y);
        let font = self.plan.face(face, size);
        let drawn = pen.paragraph(at, self.plan.long(self.width), font, colour, text);
        self.y += self.plan.units(drawn.height());
    }

    /// Puts buttons of which one is pressed, and returns the one that was picked now.
    pub fn one_of(&mut self, pen: &mut Pen, names: &[String], now: usize) -> Option<usize> {
        let font = self.plan.face(Typeface::Bold, 16.0);
        let own = names.iter().map(|name| self.wide(pen, name, &font));
        let mut own: Vec<f32> = own.map(|wide| wide.max(64.0).min(self.width)).collect();
        let most = own.iter().copied().fold(64.0, f32::max);
        // All as wide as the widest, unless that takes several lines where their own widths take one.
        let fits = |wide: f32| wide <= self.width + GAP;
        let count = own.len() as f32;
        if fits((most + GAP) * count) || !fits(own.iter().map(|wide| wide + GAP).sum()) {
            own.fill(most);
        }
        let (mut x, mut y) = (0.0, self.y);
        let mut picked = None;
        for (place, (name, wide)) in names.iter().zip(own).enumerate() {
            if x > 0.0 && !fits(x + wide + GAP) {
                (x, y) = (0.0, y + BUTTON + GAP);
            }
            let rect = self.plan.rect(self.x + x, y, wide, BUTTON);
            x += wide + GAP;
            let look = if place == now {
                Look::Brass
            } else {
                Look::Plain
            };
            let hit = pen.button_in(rect, name, name, font.clone(), look);
            hit.says_taken(name, place == now);
            if hit.clicked {
                picked = Some(place);
            }
        }
        self.y = y + BUTTON + GAP + 16.0;
        picked
    }

    fn wide(&self, pen: &Pen, text: &str, font: &FontId) -> f32 {
        self.plan.units(pen.wide_as(text, font.clone())) + 30.0
    }

    /// Puts a switch with its explanation.
    pub fn switch(&mut self, pen: &mut Pen, id: &str, on: &mut bool) {
        let label = self.library.say(id);
        let at = self.plan.at(self.x, self.y);
        let _ = pen.switch(at, self.plan.long(SWITCH), &label, on);
        self.y += SWITCH;
        (self.x, self.width) = (self.x + 36.0, self.width - 36.0);
        let tip = self.library.say(&format!("{id}.tip"));
        self.say(pen, &tip);
        (self.x, self.width) = (self.x - 36.0, self.width + 36.0);
        self.y += 18.0;
    }

    /// Puts a control of a volume: a bar between two small buttons.
    pub fn volume(&mut self, pen: &mut Pen, id: &str, volume: &mut u8) {
        self.about(pen, id);
        let plan = self.plan;
        let name = self.library.say(id);
        let name = [("name", name.as_str().into())];
        let less = self.library.fill("ui-less", &name);
        let more = self.library.fill("ui-more", &name);
        let font = plan.face(Typeface::Bold, 18.0);
        let rect = plan.rect(self.x, self.y, 40.0, BUTTON);
        let hit = pen.button_in(rect, "−", &less, font.clone(), Look::Plain);
        if hit.tip(&less).clicked {
            *volume = volume.saturating_sub(1);
        }
        let step = ((self.width - 112.0) / f32::from(LOUDEST)).min(32.0);
        let end = self.x + 56.0 + step * f32::from(LOUDEST);
        let rect = plan.rect(end + 10.0, self.y, 40.0, BUTTON);
        let hit = pen.button_in(rect, "+", &more, font, Look::Plain);
        if hit.tip(&more).clicked {
            *volume = (*volume + 1).min(LOUDEST);
        }
        let bar = plan.rect(self.x + 56.0, self.y, end - self.x - 56.0, BUTTON);
        pen.aloud(bar, &format!("{volume}/{LOUDEST}"));
        let painter = pen.ui.painter();
        for pip in 0..LOUDEST {
            let corner = plan.at(self.x + 56.0 + step * f32::from(pip), self.y + 7.0);
            let size = vec2(plan.long(step - 6.0), plan.long(24.0));
            let (fill, edge) = if pip < *volume {
                (palette::BRASS, palette::BRASS_DARK)
            } else {
                (palette::WELL, palette::LINE)
            };
            let place = Rect::from_min_size(corner, size);
            let edge = Stroke::new(1.2, edge);
            painter.rect(place, plan.long(4.0), fill, edge, StrokeKind::Inside);
        }
        self.y += BUTTON + 20.0;
    }
}
