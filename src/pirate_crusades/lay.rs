//! The places of the panels that only this game has.

use super::Scene;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The further height of the own ship's area in a strip of panels, beyond that of other games.
pub(super) const TALLER: f32 = 124.0;

/// The places of the panels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lay {
    /// The ship of whoever sits before the screen.
    pub(super) own: Rect,
    /// Deck, discard, and the cards that are not seen.
    pub(super) piles: Rect,
    /// The race for the ransom.
    pub(super) race: Rect,
    /// The texts beside the stage.
    pub(super) aside: Rect,
}

impl Lay {
    /// Returns where they lie on this canvas.
    pub(super) fn of(scene: &Scene) -> Self {
        let places = scene.places;
        let wide = places.top.height() > 60.0;
        if scene.view.long {
            return Self::at_sea(scene, wide);
        }
        let players = scene.session.seats().count() as f32;
        let column = places.upper.union(places.lower);
        let race = match wide {
            true => 50.0 + 58.0 * players,
            false => 30.0 + 31.0 * players,
        };
        let whole = places.mat.union(places.supplies);
        let gap = if wide { 12.0 } else { 8.0 };
        let high = if wide { 420.0 } else { 262.0 };
        let own = whole.with_max_y(whole.top() + high);
        if places.strip.is_some() {
            let race = column.with_max_y(column.top() + race);
            return Self {
                own,
                piles: whole.with_min_y(own.bottom() + gap),
                race,
                aside: column.with_min_y(race.bottom() + gap),
            };
        }
        let foot = places.screen.bottom() - if wide { 40.0 } else { 34.0 };
        // Below them there is room for a lesson's guide.
        let most = match (scene.session.course().is_some(), wide) {
            (false, false) => 124.0,
            (false, true) => 172.0,
            (true, false) => 92.0,
            (true, true) => 132.0,
        };
        let piles = Rect::from_x_y_ranges(
            own.x_range(),
            own.bottom() + gap..=foot.min(own.bottom() + gap + most),
        );
        let race = column.with_max_y(column.top() + race);
        Self {
            own,
            piles,
            race,
            aside: column.with_min_y(race.bottom() + gap),
        }
    }
}

impl Lay {
    /// Returns where the panels of the left column end.
    pub(super) fn foot(&self) -> f32 {
        let column = self.own.x_range();
        let panels = [self.own, self.piles].into_iter();
        let panels = panels.filter(|panel| column.contains(panel.left()));
        panels.map(|panel| panel.bottom()).fold(0.0, f32::max)
    }

    /// Returns where they lie in the Long Game, where there is no race.
    fn at_sea(scene: &Scene, wide: bool) -> Self {
        let places = scene.places;
        let whole = places.mat.union(places.supplies);
        let foot = places.screen.bottom() - if wide { 20.0 } else { 12.0 };
        let most = if wide { 640.0 } else { 388.0 };
        let own = match places.strip {
            Some(_) => whole,
            None => whole.with_max_y(foot.min(whole.top() + most)),
        };
        Self {
            own,
            piles: places.upper,
            race: Rect::NOTHING,
            aside: places.lower,
        }
    }
}

/// The stage: its place, and how large a unit of its drawing of 800 by 640 is there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stage {
    corner: Pos2,
    scale: f32,
}

impl Stage {
    /// The measures of the stage in its own units.
    pub(super) const SIZE: Vec2 = vec2(800.0, 640.0);

    /// Returns the stage where the chart lies.
    pub(super) fn of(scene: &Scene) -> Self {
        Self {
            corner: scene.desk.origin,
            scale: scene.desk.square / 80.0,
        }
    }

    /// Returns where a point of it lies.
    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.corner + vec2(x, y) * self.scale
    }

    /// Returns where a rectangle of it lies.
    pub(super) fn rect(&self, x: f32, y: f32, wide: f32, high: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(wide, high) * self.scale)
    }

    /// Returns a length of it on the canvas.
    pub(super) fn long(&self, length: f32) -> f32 {
        length * self.scale
    }

    /// Returns the rectangle of all of it.
    pub(super) fn whole(&self) -> Rect {
        self.rect(0.0, 0.0, Self::SIZE.x, Self::SIZE.y)
    }
}

/// Returns a point by its parts of a rectangle's width and height.
pub(super) fn within(rect: Rect, x: f32, y: f32) -> Pos2 {
    pos2(
        rect.left() + rect.width() * x,
        rect.top() + rect.height() * y,
    )
}
