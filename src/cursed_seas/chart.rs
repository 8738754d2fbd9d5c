//! The places of points of the mat in the world and on the canvas.

use super::Scene;
use crate::board::desk::Desk;
use crate::board::ground::{BOARD, SQUARE};
use crate::table::figures::decimal;
use bevy::math::Vec2;
use bevy_egui::egui::{Pos2, Rect, Vec2 as Way, vec2};
use games::cursed_seas::geometry::{Mat, Point};
use games::cursed_seas::{Heading, View};
use rules::table::words::Words;
use std::f32::consts::FRAC_PI_2;

/// The width and height in the world of the field inside the mat's frame.
pub(super) const FIELD: Vec2 = Vec2::new(808.0, 648.0);
/// The units of the rules for one unit of the drawings.
const DRAWN: f32 = 4.0;

/// The mat as it lies in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Chart {
    mat: Mat,
    /// The units of the world for one of the rules.
    unit: f32,
}

impl Chart {
    /// Returns the mat of a view.
    pub(super) fn of(view: &View) -> Self {
        let mat = view.mat();
        let fits = FIELD / Vec2::new(mat.width as f32, mat.height as f32);
        Self {
            mat,
            unit: fits.min_element(),
        }
    }

    /// Returns where a point lies in the world.
    pub(super) fn at(self, point: Point) -> Vec2 {
        let from_middle = Vec2::new(
            point.x as f32 - self.mat.width as f32 / 2.0,
            point.y as f32 - self.mat.height as f32 / 2.0,
        );
        middle() + from_middle * self.unit
    }

    /// Returns the point of the mat at a place in the world.
    pub(super) fn point(self, world: Vec2) -> Point {
        let from_middle = (world - middle()) / self.unit;
        Point::new(
            from_middle.x.round() as i64 + self.mat.width / 2,
            from_middle.y.round() as i64 + self.mat.height / 2,
        )
    }

    /// Returns a length in the world.
    pub(super) fn long(self, units: i64) -> f32 {
        units as f32 * self.unit
    }

    /// Returns in the world a length in units of the drawings.
    pub(super) fn drawn(self, units: f32) -> f32 {
        units * DRAWN * self.unit
    }

    /// Returns the size of the mat in the world.
    pub(super) fn size(self) -> Vec2 {
        Vec2::new(self.long(self.mat.width), self.long(self.mat.height))
    }
}

/// Returns the middle of the field in the world.
pub(super) fn middle() -> Vec2 {
    Vec2::new(BOARD.x, -BOARD.y) / 2.0
}

/// Returns the direction of a heading in radians, to the left from east.
pub(super) fn angle(heading: Heading) -> f32 {
    f32::from(heading.steps()) * 5.0_f32.to_radians()
}

/// Returns the turn to the left of a picture in the world whose bow is at its top.
pub(super) fn turn(angle: f32) -> f32 {
    angle - FRAC_PI_2
}

/// The mat as it lies on the canvas.
#[derive(Debug, Clone, Copy)]
pub(super) struct Eye {
    chart: Chart,
    /// The world's origin on the canvas, and the units of the canvas for one of the world.
    origin: Pos2,
    scale: f32,
}

impl Eye {
    /// Returns the mat of a frame.
    pub(super) fn of(scene: &Scene) -> Self {
        Self::on(scene.view, scene.desk)
    }

    /// Returns the mat of a view where the desk has it.
    pub(super) fn on(view: &View, desk: &Desk) -> Self {
        Self {
            chart: Chart::of(view),
            origin: desk.origin,
            scale: desk.square / SQUARE,
        }
    }

    /// Returns where a point of the mat lies on the canvas.
    pub(super) fn at(self, point: Point) -> Pos2 {
        self.world(self.chart.at(point))
    }

    /// Returns where a point of the world lies on the canvas.
    pub(super) fn world(self, at: Vec2) -> Pos2 {
        self.origin + vec2(at.x, -at.y) * self.scale
    }

    /// Returns the point of the mat at a place on the canvas.
    pub(super) fn point(self, at: Pos2) -> Point {
        let off = (at - self.origin) / self.scale;
        self.chart.point(Vec2::new(off.x, -off.y))
    }

    /// Returns a length on the canvas.
    pub(super) fn long(self, units: i64) -> f32 {
        self.chart.long(units) * self.scale
    }

    /// Returns on the canvas a length in units of the drawings.
    pub(super) fn drawn(self, units: f32) -> f32 {
        self.chart.drawn(units) * self.scale
    }

    /// Returns the mat's rectangle on the canvas.
    pub(super) fn whole(self) -> Rect {
        let size = self.chart.size() * self.scale;
        Rect::from_center_size(self.world(middle()), vec2(size.x, size.y))
    }

    /// Returns the direction of a heading on the canvas.
    pub(super) fn way(heading: Heading) -> Way {
        let angle = angle(heading);
        vec2(angle.cos(), -angle.sin())
    }
}

/// Returns the heading from one point of the canvas to another.
pub(super) fn heading_of(from: Pos2, to: Pos2) -> Heading {
    let way = to - from;
    let steps = (-way.y).atan2(way.x).to_degrees() / 5.0;
    Heading::default().turned(steps.round() as i16)
}

/// Returns a length of the rules in millimetres, as texts say it.
pub(super) fn millimetres(words: &Words, units: i64) -> String {
    let digits = usize::from(units % 10 != 0);
    decimal(words, units as f64 / 10.0, digits)
}

/// Returns how far two points of the mat lie apart, in millimetres, as texts say it.
pub(super) fn apart(words: &Words, from: Point, to: Point) -> String {
    let squared = from.distance_squared(to) as f64;
    millimetres(words, squared.sqrt().round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;
    use games::cursed_seas::CursedSeas;
    use rules::table::files::Files;
    use rules::table::{Language, Packed};

    fn eye(players: u8) -> Eye {
        let chart = Chart {
            mat: Mat::of(players),
            unit: 0.05,
        };
        Eye {
            chart,
            origin: pos2(300.0, 80.0),
            scale: 1.7,
        }
    }

    #[test]
    fn a_point_is_found_again_where_it_is_drawn() {
        for players in 2..=4 {
            let eye = eye(players);
            for (x, y) in [(0, 0), (3000, 4125), (9999, 7001)] {
                let point = Point::new(x, y);
                assert_eq!(eye.point(eye.at(point)), point);
            }
        }
    }

    #[test]
    fn north_is_up_and_headings_run_to_the_left() {
        let eye = eye(2);
        let from = eye.at(Point::new(5000, 4000));
        for heading in Heading::all() {
            let to = eye.at(Point::new(5000, 4000).ahead(heading, 900));
            assert_eq!(heading_of(from, to), heading);
            assert!((to - from).normalized().dot(Eye::way(heading)) > 0.999);
        }
    }

    #[test]
    fn lengths_are_told_in_millimetres_as_the_language_writes_them() {
        let files = CursedSeas::files();
        let told = |files: &Files| {
            let words = CursedSeas::load_words(files, CursedSeas::standard()).unwrap();
            [500, 505, 30].map(|units| millimetres(&words, units))
        };
        assert_eq!(told(&files), ["50", "50.5", "3"]);
        let german = files.in_language(Language::German);
        assert_eq!(told(&german), ["50", "50,5", "3"]);
    }
}
