//! The chart's place on the canvas, and its zoom.

use super::crowd::NEARER;
use super::ground::SQUARE;
use super::places::{board_clear_of, covered, gained, opening};
use super::strip::RolledFor;
use crate::Screen;
use crate::table::{Act, Aim, Held};
use crate::theme::{Frame, Pen, canvas, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use leafwing_input_manager::prelude::ActionState;

/// The zoom of a key press, in units of the wheel.
const CLOSER: f32 = 180.0;
/// The number of spaces that a key press pans.
const ASIDE: f32 = 1.5;
/// The greatest zoom of a chart, unless a game sets its own.
pub(super) const CLOSEST: f32 = 2.5;
/// The zoom to which a chart comes at once, where something of it is looked at.
const NEAR: f32 = 2.4;
/// The rate per second at which a chart glides to its goal, and the distance at which it is there, in units of the canvas.
const GLIDES: f32 = 7.0;
const THERE: f32 = 0.5;
/// The alpha of the shade on the wood round a chart that is close.
const SHADE: u8 = 70;

/// The chart's place on the canvas, and the state of what is open over it.
#[derive(Resource, Debug, Clone)]
pub struct Desk {
    /// The chart's north-west corner.
    pub origin: egui::Pos2,
    /// The side of a space, in units of the canvas.
    pub square: f32,
    /// True if the game's menu is open.
    pub pause: bool,
    /// The line of the log that a key asks about, counted back from the newest.
    pub why: Option<usize>,
    /// True if a key asks why the open question is asked.
    pub asks_why: bool,
    /// True if a page is open that tells why something happened or is asked.
    pub tells_why: bool,
    /// True if a choice was pointed at in the last frame.
    pub pointed: bool,
    /// The aim of the mouse, by which stray clicks are told.
    pub aim: Aim,
    /// The distance that the strip of panels is rolled, and the change it was rolled for.
    pub rolled: (f32, RolledFor),
    /// The greatest zoom.
    pub(super) closest: f32,
    zoom: f32,
    pan: egui::Vec2,
    /// The zoom and the pan that it moves to by itself.
    goal: Option<(f32, egui::Vec2)>,
    /// The crowd that the chart was last asked to attend to, and whether it is zoomed in because of one.
    crowd: (Option<Vec2>, bool),
    /// The height of the chart at rest that the last question covers, and the height by which the chart has made way, in units of
    /// the canvas; below 0 if the chart gains height.
    covered: [f32; 2],
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            origin: egui::Pos2::ZERO,
            square: 56.0,
            pause: false,
            why: None,
            asks_why: false,
            tells_why: false,
            pointed: false,
            aim: Aim::default(),
            rolled: (0.0, RolledFor::default()),
            closest: CLOSEST,
            zoom: 1.0,
            pan: egui::Vec2::ZERO,
            goal: None,
            crowd: (None, false),
            covered: [0.0; 2],
        }
    }
}

impl Desk {
    /// Returns where a point of the chart lies on the canvas, given in spaces from its north-west corner.
    #[must_use]
    pub fn at(&self, column: f32, row: f32) -> egui::Pos2 {
        self.origin + vec2(column, row) * self.square
    }

    /// Returns where a point of the world lies on the canvas.
    #[must_use]
    pub fn on_canvas(&self, world: Vec2) -> egui::Pos2 {
        self.at(world.x / SQUARE, -world.y / SQUARE)
    }

    /// Puts the chart where it lies at rest.
    pub fn recentre(&mut self) {
        self.goal = Some((1.0, egui::Vec2::ZERO));
    }

    /// Returns where the chart lies at rest, clear of the last question.
    #[must_use]
    pub fn rests(&self, frame: &Frame) -> egui::Rect {
        board_clear_of(frame, self.covered[1])
    }

    /// Lets the chart make way for a question that reaches over it, or take that room again for a lower one: gradually, in the
    /// `seconds` since the last frame, or at once if `still`. Without a question it keeps the room that it has.
    ///
    /// A chart that `grows` takes the room of a hand that has sunk, too. Returns whether it goes on in the next frame.
    pub(super) fn make_way(
        &mut self,
        frame: &Frame,
        question: Option<egui::Rect>,
        grows: bool,
        seconds: f32,
        still: bool,
    ) -> bool {
        let [last, now] = &mut self.covered;
        let height = question.map_or(0.0, |question| question.height());
        let gained = if grows { gained(frame, height) } else { 0.0 };
        *last = match question {
            Some(question) => covered(frame, question) - gained,
            None if gained > 0.0 => -gained,
            None => *last,
        };
        let part = if still {
            1.0
        } else {
            1.0 - (-GLIDES * seconds).exp()
        };
        *now += (*last - *now) * part;
        let goes_on = (*last - *now).abs() > THERE;
        if !goes_on {
            *now = *last;
        }
        goes_on
    }

    /// Returns whether the chart takes the room of a hand that has sunk, or has it.
    pub(super) fn grows(&self) -> bool {
        self.covered[0] < 0.0
    }

    /// Computes the chart's corner and the side of its spaces on a canvas, by its zoom and its pan.
    pub fn place(&mut self, frame: &Frame) {
        let board = self.rests(frame);
        let square = board.width() / 10.0;
        self.square = square * self.zoom;
        let middle = board.center() + self.pan;
        self.origin = middle - vec2(5.0, 4.0) * self.square;
    }

    /// Returns the point of the world that lies at a point of the canvas.
    #[must_use]
    pub fn in_world(&self, canvas: egui::Pos2) -> Vec2 {
        let spaces = (canvas - self.origin) / self.square;
        Vec2::new(spaces.x, -spaces.y) * SQUARE
    }

    /// Returns the zoom: the chart's size in sizes at rest, 1 or more.
    #[must_use]
    pub fn zoom(&self) -> f32 {
        self.zoom
    }

    /// Lets the chart glide until a point of the world is in the middle. One that is at rest comes closer for it.
    pub fn centre_on(&mut self, world: Vec2) {
        let zoom = if self.is_close() { self.zoom } else { NEAR };
        self.come(world, zoom);
    }

    /// Zooms in on a crowd's point of the world, and out to the whole chart once there is none. A chart zoomed by hand stays.
    /// Returns whether it begins to move.
    pub(super) fn attend(&mut self, crowd: Option<Vec2>) -> bool {
        if self.crowd.0 == crowd {
            return false;
        }
        self.crowd.0 = crowd;
        match crowd {
            Some(at) if self.crowd.1 || !self.is_close() => {
                self.crowd.1 = true;
                self.come(at, NEARER);
            }
            None if std::mem::take(&mut self.crowd.1) => self.recentre(),
            _ => return false,
        }
        true
    }

    /// Sets the goal: a point of the world in the middle, or as near to it as the chart's edges allow, at a zoom.
    fn come(&mut self, world: Vec2, zoom: f32) {
        let spaces = vec2(world.x / SQUARE, -world.y / SQUARE);
        // No more is seen beyond its edges than the mat's frame.
        let half = vec2(5.0, 4.0) / zoom;
        let spaces = spaces.clamp(half, vec2(10.0, 8.0) - half);
        let square = self.square / self.zoom * zoom;
        self.goal = Some((zoom, (vec2(5.0, 4.0) - spaces) * square));
    }

    /// Zooms in by so many units of the wheel, or out if they are below 0, about the middle of what is seen.
    pub fn look_nearer(&mut self, steps: f32) {
        let middle = self.origin + vec2(5.0, 4.0) * self.square - self.pan;
        self.look_closer(middle, steps);
    }

    /// Moves the chart on toward its goal for some seconds, or all the way if `still`, and returns whether there was one.
    pub(super) fn glide(&mut self, seconds: f32, still: bool) -> bool {
        let Some((zoom, pan)) = self.goal else {
            return false;
        };
        let part = if still {
            1.0
        } else {
            1.0 - (-GLIDES * seconds).exp()
        };
        // Near and far change alike in each step.
        self.zoom *= (zoom / self.zoom).powf(part);
        self.pan += (pan - self.pan) * part;
        let grows = (zoom - self.zoom).abs() * self.square / self.zoom * 5.0;
        if (pan - self.pan).length() + grows < THERE {
            (self.zoom, self.pan, self.goal) = (zoom, pan, None);
        }
        true
    }

    /// Returns whether the chart is larger than its place.
    pub fn is_close(&self) -> bool {
        self.zoom > 1.0
    }

    /// Returns where the chart is seen: where it lies at rest, or through which opening it shows where it is larger.
    #[must_use]
    pub fn seen(&self, frame: &Frame) -> egui::Rect {
        match self.is_close() {
            true => opening(frame, self.rests(frame)),
            false => self.rests(frame),
        }
    }

    /// Draws what lies on the chart. Of a chart that is larger than its place only what shows can be clicked.
    pub fn draw_on(&self, pen: &mut Pen, frame: &Frame, draw: impl FnOnce(&mut Pen)) {
        let whole = pen.ui.clip_rect();
        if self.is_close() {
            pen.ui.set_clip_rect(self.seen(frame));
        }
        draw(pen);
        pen.ui.set_clip_rect(whole);
    }

    /// Draws the table's wood round a chart that is larger than its place, so that nothing of it shows through panels.
    pub fn surround(&self, pen: &mut Pen, frame: &Frame) {
        if !self.is_close() {
            return;
        }
        let (screen, seen) = (frame.rect(), self.seen(frame));
        let whole = pen.ui.clip_rect();
        for side in [
            screen.with_max_y(seen.top()),
            screen.with_min_y(seen.bottom()),
            screen.with_max_x(seen.left()),
            screen.with_min_x(seen.right()),
        ] {
            pen.ui.set_clip_rect(side);
            canvas::wood(pen, screen);
            let shade = egui::Color32::from_black_alpha(SHADE);
            pen.ui.painter().rect_filled(screen, 0.0, shade);
        }
        pen.ui.set_clip_rect(whole);
        let edge = egui::Stroke::new(2.0, palette::BRASS_DARK);
        let painter = pen.ui.painter();
        painter.rect_stroke(seen, 0.0, edge, egui::StrokeKind::Outside);
    }

    /// Pans a chart that is larger than its place by a way on the canvas, at most until its edge is in the middle. It has no goal
    /// any more.
    fn look_aside(&mut self, frame: &Frame, by: egui::Vec2) {
        let most = self.rests(frame).size() / 2.0 * self.zoom;
        if self.is_close() && by != egui::Vec2::ZERO {
            self.goal = None;
            self.pan = (self.pan + by).clamp(-most, most);
        }
    }

    /// Pans a chart that is larger than its place so that the keyboard's cursor, if it is on the chart, is in sight.
    pub fn follow(&mut self, frame: &Frame, cursor: Option<egui::Pos2>) {
        let place = self.rests(frame).shrink(self.square * 0.5);
        if let Some(cursor) = cursor.filter(|_| self.is_close()) {
            self.look_aside(frame, place.clamp(cursor) - cursor);
            self.place(frame);
        }
    }

    /// Zooms in by so many units of the wheel, or out if they are below 0. What lies at a point of the canvas stays there.
    fn look_closer(&mut self, at: egui::Pos2, steps: f32) {
        (self.goal, self.crowd.1) = (None, false);
        let before = (at - self.origin) / self.square;
        let zoom = (self.zoom * 1.0015_f32.powf(steps)).clamp(1.0, self.closest);
        let square = self.square / self.zoom * zoom;
        let origin = at - before * square;
        self.pan += origin + vec2(5.0, 4.0) * square - (self.origin + vec2(5.0, 4.0) * self.square);
        self.zoom = zoom;
        if zoom <= 1.0 {
            self.pan = egui::Vec2::ZERO;
        }
    }

    /// Zooms out by the pages that keys turn, or in if they are below 0: at the cursor if it is on the chart, else in the middle.
    pub fn look_by_pages(&mut self, pages: f32, frame: &Frame, cursor: Option<egui::Pos2>) {
        let board = self.rests(frame);
        let cursor = cursor.filter(|at| board.contains(*at));
        if pages != 0.0 {
            self.look_closer(cursor.unwrap_or(board.center()), -pages * CLOSER);
        }
    }

    /// Pans by the keys that look aside, and shows the whole chart by the one for that.
    pub fn look_by_keys(&mut self, acts: &ActionState<Act>, held: &Held, frame: &Frame) {
        if acts.just_pressed(&Act::Recentre) {
            self.recentre();
        }
        for (act, way) in [
            (Act::LookUp, vec2(0.0, ASIDE)),
            (Act::LookDown, vec2(0.0, -ASIDE)),
            (Act::LookLeft, vec2(ASIDE, 0.0)),
            (Act::LookRight, vec2(-ASIDE, 0.0)),
        ] {
            if acts.just_pressed(&act) || held.again() == Some(act) {
                self.look_aside(frame, way * self.square);
            }
        }
    }

    /// Zooms by the wheel and pans by the middle button of a mouse that is over the chart's place.
    pub fn look_by_mouse(&mut self, ui: &egui::Ui, frame: &Frame) {
        let board = self.rests(frame).expand(20.0);
        let (pointer, wheel, dragged) = ui.ctx().input(|input| {
            let dragged = input.pointer.middle_down().then(|| input.pointer.delta());
            (
                input.pointer.hover_pos(),
                input.smooth_scroll_delta().y,
                dragged,
            )
        });
        let Some(pointer) = pointer.filter(|pointer| board.contains(*pointer)) else {
            return;
        };
        if wheel != 0.0 {
            self.look_closer(pointer, wheel);
            self.place(frame);
        }
        if let Some(delta) = dragged {
            self.look_aside(frame, delta);
            self.place(frame);
        }
    }
}

/// Adds the chart's place, which is reset whenever a table is entered.
pub fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(OnEnter(Screen::Table), |mut desk: ResMut<Desk>| {
            *desk = Desk::default();
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_that_came_nearer_by_itself_shows_the_whole_again_unless_it_was_moved_by_hand() {
        let frame = Frame::default();
        let crowd = Some(Vec2::new(240.0, -280.0));
        let show = |desk: &mut Desk, crowd| {
            let moves = desk.attend(crowd);
            desk.glide(0.0, true);
            desk.place(&frame);
            moves
        };
        let mut desk = Desk::default();
        assert!(show(&mut desk, crowd) && !show(&mut desk, crowd));
        assert!((desk.zoom() - NEARER).abs() < 1e-3);
        assert!(desk.seen(&frame).contains(desk.at(3.0, 3.5)));
        assert!(show(&mut desk, None) && !desk.is_close());
        show(&mut desk, crowd);
        desk.look_nearer(CLOSER);
        assert!(!show(&mut desk, None) && desk.is_close());
        // What is near by hand is left where it is.
        assert!(!show(&mut desk, crowd) && desk.zoom() > NEARER);
    }
}
