//! The list, over everything else, from which a seat's token or one of several kinds of player is picked.

use super::fitting::{Fitting, Pick};
use super::seats::{Bench, Sort};
use crate::table::face;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Id, Rect, Sense, Stroke, StrokeKind, pos2, vec2,
};
use rules::table::SeatKind;
use std::sync::Arc;

/// The width of the list and of its lines, and the insets of a line's text from the left and the right.
const WIDE: f32 = 470.0;
const INNER: f32 = WIDE - 28.0;
const TEXT: [f32; 2] = [60.0, 14.0];
/// The room above its lines for the heading, below them, and between two.
const ABOVE: f32 = 50.0;
const BELOW: f32 = 10.0;
const GAP: f32 = 4.0;

/// The thing that a line of the list stands for.
#[derive(Clone, Copy)]
enum What {
    Token(usize),
    Kind(SeatKind),
}

/// A line of the list.
struct Line {
    what: What,
    /// Its name among the things that can be clicked.
    name: String,
    picture: String,
    tint: Color32,
    above: String,
    below: String,
    /// A side effect of picking it.
    aside: Option<String>,
    /// True if the seat has it already.
    own: bool,
}

impl Bench<'_> {
    /// Draws the list until something is picked or it is left.
    pub fn list(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, pick: Pick, row: Rect) {
        let (heading, lines) = match pick {
            Pick::Token => {
                let tokens = 0..fitting.places.len();
                let lines: Vec<Line> = tokens
                    .map(|token| self.token(fitting, place, token))
                    .collect();
                ("ui-seat-palette", lines)
            }
            Pick::Kind(number) => {
                let sort = &Sort::all(fitting.game)[number];
                let kinds = sort.kinds.iter();
                let lines = kinds
                    .map(|&kind| self.kind(fitting, place, kind, sort.icon))
                    .collect();
                ("ui-seat-who", lines)
            }
        };
        let badge = (fitting.game.token)(fitting.places[place].token);
        let heading = (badge.picture, self.label(heading, place));
        let picked = self.lines(pen, row, &heading, &lines);
        if let Some(Some(line)) = picked {
            match lines[line].what {
                What::Token(token) => {
                    fitting.paint(place, token);
                    pen.targets.lay(&self.label("ui-seat-colour", place));
                }
                What::Kind(kind) => {
                    fitting.places[place].kind = Some(kind);
                    pen.targets.lay(&self.kind_label(place, &lines[line].name));
                }
            }
        }
        fitting.pick = picked.is_none().then_some((place, pick));
    }

    fn token(&self, fitting: &Fitting, place: usize, token: usize) -> Line {
        let name = self.token_name(fitting, token);
        let taken = |seat: usize| seat != place && fitting.places[seat].kind.is_some();
        let owner = fitting.places.iter().position(|seat| seat.token == token);
        let owner = owner.filter(|&owner| taken(owner));
        let (above, below) = match self.skill(fitting, token) {
            Some((skill, tip)) => {
                let values = [("colour", name.as_str().into()), ("skill", skill.into())];
                (self.library.fill("ui-colour-of", &values), tip)
            }
            None => (name.clone(), String::new()),
        };
        Line {
            what: What::Token(token),
            name,
            picture: (fitting.game.token)(token).picture,
            tint: palette::OWN,
            above,
            below,
            aside: owner.map(|owner| self.label("ui-colour-swap", owner)),
            own: fitting.places[place].token == token,
        }
    }

    fn kind(&self, fitting: &Fitting, place: usize, kind: SeatKind, icon: &str) -> Line {
        let (above, below) = self.library.volume(fitting.game).kind(kind);
        let (picture, tint) = match face(kind) {
            Some(face) => (face, palette::OWN),
            None => (icon, palette::TEXT),
        };
        Line {
            what: What::Kind(kind),
            name: above.clone(),
            picture: picture.to_owned(),
            tint,
            above,
            below,
            aside: None,
            own: fitting.places[place].kind == Some(kind),
        }
    }

    /// Draws it beside the seat's row. Returns the line that is picked, or `Some(None)` if it is left without.
    fn lines(
        &self,
        pen: &mut Pen,
        row: Rect,
        (picture, heading): &(String, String),
        lines: &[Line],
    ) -> Option<Option<usize>> {
        let plan = self.plan;
        pen.targets.cover();
        let canvas = plan.canvas;
        let away = pen.ui.interact(canvas, Id::new("list"), Sense::CLICK);
        let shade = Color32::from_black_alpha(110);
        pen.ui.painter().rect_filled(canvas, 0.0, shade);
        let (rect, told) = self.laid(pen, row, lines);
        let painter = pen.ui.painter();
        painter.rect_filled(rect, 10.0, palette::PANEL_SOLID);
        pen.panel(rect);
        let badge = rect.min + vec2(plan.long(44.0), plan.long(28.0));
        pen.art(picture, badge, plan.long(30.0));
        let at = rect.min + vec2(plan.long(14.0 + TEXT[0]), plan.long(29.0));
        let font = plan.face(Typeface::Head, 18.0);
        pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, heading);
        let above = plan.long(ABOVE);
        let step = (rect.height() - above - plan.long(BELOW)) / lines.len() as f32;
        let size = vec2(plan.long(INNER), step - plan.long(GAP));
        let mut picked = (away.clicked() || pen.targets.steps_back()).then_some(None);
        for (number, (line, told)) in lines.iter().zip(told).enumerate() {
            let down = above + step * number as f32;
            let at = rect.min + vec2(plan.long(14.0), down);
            if self.line(pen, line, told, Rect::from_min_size(at, size)) {
                picked = Some(Some(number));
            }
        }
        let own = lines.iter().find(|line| line.own);
        pen.enter_on(own.map(|line| line.name.as_str()));
        picked
    }

    /// Returns its rectangle, beside the seat's row and within the canvas, and the lower text of each line. All lines are as high
    /// as the highest.
    fn laid(&self, pen: &Pen, row: Rect, lines: &[Line]) -> (Rect, Vec<Arc<Galley>>) {
        let plan = self.plan;
        let font = plan.face(Typeface::Plain, 14.0);
        let told: Vec<_> = lines
            .iter()
            .map(|line| self.below(pen, line, font.clone()))
            .collect();
        let tallest = told.iter().map(|told| told.size().y).fold(0.0, f32::max);
        let step = tallest + plan.long(37.0 + GAP);
        let high = step * lines.len() as f32 + plan.long(ABOVE + BELOW);
        let size = vec2(plan.long(WIDE), high);
        let canvas = plan.canvas;
        let lowest = canvas.bottom() - size.y - plan.long(8.0);
        let rightmost = canvas.right() - size.x - plan.long(24.0);
        let corner = pos2(
            (row.left() + plan.long(140.0)).min(rightmost),
            row.top().clamp(canvas.top(), lowest.max(canvas.top())),
        );
        (Rect::from_min_size(corner, size), told)
    }

    fn below(&self, pen: &Pen, line: &Line, font: FontId) -> Arc<Galley> {
        let wide = self.plan.long(INNER - TEXT[0] - TEXT[1]);
        let painter = pen.ui.painter();
        painter.layout(line.below.clone(), font, palette::FAINT, wide)
    }

    /// Draws a line, and returns whether it is picked.
    fn line(&self, pen: &mut Pen, line: &Line, below: Arc<Galley>, row: Rect) -> bool {
        let plan = self.plan;
        let hit = pen.hit(row, &line.name);
        hit.says_taken(&line.name, line.own);
        let (fill, edge) = match (hit.hovered, line.own) {
            (true, _) => (palette::FILL_LIT, palette::CREAM),
            (false, true) => (palette::WELL, palette::BRASS),
            (false, false) => (palette::WELL, palette::SLOT),
        };
        let radius = CornerRadius::same(7);
        let stroke = Stroke::new(1.3, edge);
        let painter = pen.ui.painter();
        painter.rect(row, radius, fill, stroke, StrokeKind::Inside);
        if hit.focused {
            pen.mark(row, radius);
        }
        let at = row.left_center() + vec2(plan.long(30.0), 0.0);
        pen.icon(&line.picture, at, plan.long(40.0), line.tint);
        let left = row.left() + plan.long(TEXT[0]);
        let right = row.right() - plan.long(TEXT[1]);
        let y = row.top() + plan.long(17.0);
        let font = plan.face(Typeface::Bold, 16.0);
        let at = pos2(left, y);
        pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, &line.above);
        let at = pos2(left, row.top() + plan.long(28.0));
        pen.ui.painter().galley(at, below, palette::FAINT);
        if let Some(aside) = &line.aside {
            let font = plan.face(Typeface::Plain, 14.0);
            let at = pos2(right, y);
            pen.text(at, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, aside);
        }
        hit.clicked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::options::Options;
    use crate::screens::library::Library;
    use crate::theme::canvas::Plan;
    use crate::theme::trial::{TestCanvas, canvas};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use rules::table::Language;

    /// Returns a canvas with the first seat's row, and the list over it.
    fn seat() -> Harness<'static, TestCanvas<Fitting>> {
        let scratch = Some(std::env::temp_dir().join("voodoo-seats-of-nobody"));
        let options = Options {
            scratch,
            ..Options::default()
        };
        let library = Library::open(&options, Language::English);
        canvas(Fitting::new(&GAMES[0], 1), move |pen, fitting| {
            let plan = &Plan::on(pen.ui.max_rect(), 1.0);
            let bench = Bench {
                plan,
                library: &library,
            };
            let row = plan.rect(56.0, 102.0, 852.0, 72.0);
            bench.row(pen, fitting, 0, row);
            if let Some((place, pick)) = fitting.pick {
                bench.list(pen, fitting, place, pick, row);
            }
        })
    }

    fn click(page: &mut Harness<TestCanvas<Fitting>>, label: &str) {
        page.run();
        page.get_by_label(label).click();
        page.run();
    }

    #[test]
    fn a_captain_is_picked_from_a_list_and_another_seat_s_kind_by_one_click() {
        let mut page = seat();
        click(&mut page, "Seat 1: Mate");
        assert_eq!(page.state().state.places[0].kind, Some(SeatKind::Mate));
        assert_eq!(page.state().state.pick, None, "one click is enough");
        click(&mut page, "Seat 1: Mate");
        click(&mut page, "Ghost");
        assert_eq!(page.state().state.places[0].kind, Some(SeatKind::Ghost));
        assert_eq!(page.state().state.pick, None, "the list is done with");
        click(&mut page, "Seat 1: Person");
        click(&mut page, "Seat 1: Person");
        assert_eq!(page.state().state.pick, None, "of people there is one kind");
    }

    #[test]
    fn captains_have_their_faces_on_the_button_and_in_the_list() {
        let mut page = seat();
        page.run();
        assert!(page.state().has_shown("art/face-mate"));
        assert!(!page.state().has_shown("art/face-ghost"));
        click(&mut page, "Seat 1: Mate");
        click(&mut page, "Seat 1: Mate");
        for picture in SeatKind::COMMON.into_iter().filter_map(face) {
            assert!(page.state().has_shown(picture), "{picture}");
        }
    }

    #[test]
    fn the_corner_of_a_kind_opens_its_list_at_once() {
        let mut page = seat();
        page.run();
        let before = page.state().state.places[0].kind;
        let corner = page.get_by_label("Seat 1: Mate").rect().right_top() + vec2(-6.0, 6.0);
        page.hover_at(corner);
        page.drag_at(corner);
        page.drop_at(corner);
        page.run();
        let state = &page.state().state;
        assert!(matches!(state.pick, Some((0, Pick::Kind(_)))));
        assert_eq!(state.places[0].kind, before, "nothing is picked yet");
        click(&mut page, "Captain");
        let state = &page.state().state;
        assert_eq!(state.places[0].kind, Some(SeatKind::Captain));
    }

    #[test]
    fn a_colour_that_somebody_has_is_swapped_for_and_a_list_is_left_without() {
        let mut page = seat();
        click(&mut page, "Seat 1: colour");
        click(&mut page, "Yellow");
        let places = &page.state().state.places;
        assert_eq!(places[0].token, 1);
        assert_eq!(places[1].token, 0);
        click(&mut page, "Seat 1: colour");
        assert!(page.state().state.pick.is_some());
        page.hover_at(pos2(1200.0, 700.0));
        page.drag_at(pos2(1200.0, 700.0));
        page.drop_at(pos2(1200.0, 700.0));
        page.run();
        assert_eq!(page.state().state.pick, None, "a click elsewhere leaves it");
        assert_eq!(page.state().state.places[0].token, 1);
    }
}
