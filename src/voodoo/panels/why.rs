//! Why something happened, asked by a button and told on a small page: what it came of, the numbers, the lines a Cursed
//! Pirate tried, the rule, and the way into the rulebook. It lies over the rest: the keys read on it, and go back from it.

use super::{Ask, Painted, Scene, Spot};
use crate::table::{Inquiry, Known, Line, TriedLine};
use crate::theme::buttons::Look;
use crate::theme::{Face, Pen, palette, pen};
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Frame, Id, Popup, PopupCloseBehavior, Rect, Response, RichText,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, vec2,
};
use rules::table::Seat;
use rules::table::words::Words;
use std::sync::Arc;

/// An inquiry that was made, for as long as its page is open: into which event, of which game, seen by whom.
#[derive(Debug, Clone)]
struct Made {
    of: (usize, u64, Option<Seat>),
    inquiry: Arc<Inquiry>,
}

/// How wide a pill with this text is.
#[must_use]
pub(in crate::voodoo) fn pill_width(pen: &Pen, text: &str) -> f32 {
    pen.wide_as(text, pill_font(pen)) + pen.pick(24.0, 30.0)
}

fn pill_font(pen: &Pen) -> FontId {
    Face::Plain.at(pen.pick(14.0, 16.0))
}

/// A pill that leads to why.
pub(in crate::voodoo) fn pill(pen: &Pen, pill: Rect, text: &str, lit: bool) {
    let (edge, ink) = if lit {
        (palette::CREAM, palette::TEXT)
    } else {
        (palette::LINE, palette::FAINT)
    };
    let radius = CornerRadius::same((pill.height() / 2.0) as u8);
    let fill = palette::PANEL_SOLID;
    let painter = pen.ui.painter();
    painter.rect(
        pill,
        radius,
        fill,
        Stroke::new(1.2, edge),
        StrokeKind::Inside,
    );
    let font = pill_font(pen);
    pen.text(pill.center(), Align2::CENTER_CENTER, font, ink, text);
}

/// The button that opens the rule behind a line, and the rule while it is open. A key may ask for it too.
pub(super) fn button<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    line: &Line<G>,
    row: Rect,
    place: Rect,
    asked: bool,
) {
    let id = Id::new(("why", line.number));
    let response = pen.ui.interact(place, id, Sense::click());
    if asked {
        Popup::open_id(pen.ui.ctx(), Popup::default_response_id(&response));
    }
    let open = Popup::is_id_open(pen.ui.ctx(), Popup::default_response_id(&response));
    let text = scene.sitting.speaker().words().say("ui-why-line", &[]);
    pill(pen, place, &text, response.hovered() || open);
    if open || response.clicked() {
        scene.told_why = Some((line.number, row, response));
    }
}

/// Draws the page of a line, which its button opens and closes, over what has been drawn; whether it is open.
pub(in crate::voodoo) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) -> bool {
    let told = scene.told_why.take();
    let Some((number, row, button)) = told.filter(|(_, _, button)| !goes_back(pen, button)) else {
        return false;
    };
    let mut log = scene.log().iter();
    let Some(line) = log.rfind(|line| line.number == number) else {
        return false;
    };
    let (asked, open) = page(pen, scene, line, &button, row);
    if open {
        pen.targets.tell_of(Some(G::cause_id(line.cause)));
    }
    scene.asks.extend(asked);
    open
}

/// Closes a page whose reader goes back; whether it does.
fn goes_back(pen: &mut Pen, button: &Response) -> bool {
    let goes = pen.targets.steps_back();
    if goes {
        Popup::close_id(pen.ui.ctx(), Popup::default_response_id(button));
    }
    goes
}

/// Draws the page of a line; tells what is asked for on it, and whether it is open.
fn page<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    line: &Line<G>,
    button: &Response,
    row: Rect,
) -> (Option<Ask<G>>, bool) {
    let inquiry = inquire(pen.ui, scene, line.number);
    let speaker = scene.sitting.speaker();
    let words = speaker.words();
    let (head, text, width, high) =
        pen.pick((16.0, 15.0, 330.0, 430.0), (19.0, 17.0, 460.0, 660.0));
    let title = |words: &Words| {
        let section = G::section(line.cause);
        let number: String = section.chars().filter(|c| !"§".contains(*c)).collect();
        let number = number.split('.').next().unwrap_or_default();
        let id = format!("ui-section-{}-{number}", G::ID);
        let rule = speaker.cause(line.cause);
        if words.has(&id) {
            let values = [
                ("rule", rule.as_str().into()),
                ("title", words.say(&id, &[]).into()),
            ];
            return words.say("ui-why-rule", &values);
        }
        rule
    };
    let book = words.say("ui-why-book", &[]);
    let (lies, size) = lies(pen, scene, row, vec2(width, high));
    let pressed = at_line(pen, button, lies, size, [&line.text, &book], |ui| {
        let heading = |ui: &mut Ui, said: String| {
            ui.add_space(4.0);
            let said = RichText::new(said).font(Face::Bold.at(head));
            ui.label(said.color(palette::BRASS_LIGHT));
        };
        let plain = |ui: &mut Ui, said: &str| {
            let said = RichText::new(said).font(Face::Plain.at(text));
            ui.label(said.color(palette::TEXT));
        };
        if let Some(inquiry) = &inquiry {
            for (id, lines) in inquiry.parts() {
                heading(ui, words.say(id, &[]));
                for line in lines {
                    match line {
                        Known::Origin(what) => plain(ui, &format!("‹ {what}")),
                        Known::Number(number) => plain(ui, number),
                        Known::Tried(line) => tried(ui, line, text),
                    }
                }
            }
        }
        heading(ui, title(words));
        if let Some(aid) = &line.aid {
            plain(ui, aid);
        }
        plain(ui, &speaker.rule(line.cause));
    });
    let rules = Ask::Rules(Some(G::cause_id(line.cause)));
    (
        pressed.unwrap_or_default().then_some(rules),
        pressed.is_some(),
    )
}

/// What a page of a size lies at: its line or, where it has a room of its own, the corner of that; and its size there.
fn lies<G: Painted>(pen: &Pen, scene: &Scene<G>, row: Rect, most: Vec2) -> (Rect, Vec2) {
    let asked = scene.rect_of(Spot::Button);
    let asked = asked.map_or(scene.places.prompt.y, |asked| asked.top());
    match scene.places.page(asked) {
        Some(room) => {
            let edge = Frame::popup(pen.ui.style()).total_margin().sum();
            let corner = Rect::from_min_size(room.min, Vec2::ZERO);
            (corner, most.min(room.size() - edge))
        }
        None => (row, most),
    }
}

/// A page at its line, of a width and as high as what stands on it, up to a height: it finds its place by that, also where
/// there is little room on one side of the line. What is longer is scrolled, also page by page. First on it stands what it
/// tells of, last a button; whether that was pressed, or nothing where no page is open.
fn at_line(
    pen: &mut Pen,
    button: &Response,
    row: Rect,
    most: Vec2,
    [first, last]: [&str; 2],
    write: impl FnOnce(&mut Ui),
) -> Option<bool> {
    Popup::from_toggle_button_response(button)
        .anchor(row)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(most.x)
        .show(|ui| {
            let pen = &mut *pen;
            pen.targets.cover();
            ui.set_max_width(most.x);
            ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
            let area = ScrollArea::vertical().max_height(most.y);
            let area = area.min_scrolled_height(most.y).show(ui, |ui| {
                ui.set_width(most.x);
                let text = pen.pick(15.0, 17.0);
                let head = RichText::new(first).font(Face::Bold.at(text));
                let head = ui.label(head.color(palette::TEXT));
                let (focused, name) = pen.targets.note_look(&head, first);
                if focused {
                    pen::mark(ui.painter(), head.rect, CornerRadius::same(4));
                }
                write(ui);
                ui.add_space(4.0);
                let size = vec2(pen.button_width(last).min(most.x), text * 2.0);
                let (_, place) = ui.allocate_space(size);
                let mut pen = Pen {
                    ui,
                    gallery: pen.gallery,
                    targets: &mut *pen.targets,
                    controls: pen.controls,
                    wide: pen.wide,
                    plan: pen.plan,
                };
                let pressed = pen.button(place, last, Look::Plain).clicked;
                // It is read from its top.
                pen.enter_on(Some(&name));
                pen.turn_pages(most.y);
                pressed
            });
            area.inner
        })
        .map(|shown| shown.inner)
}

/// A line that was tried: the one that was followed stands out, the others say why they failed.
fn tried(ui: &mut Ui, line: &TriedLine, size: f32) {
    match &line.failed {
        None => {
            let said = RichText::new(format!("» {}", line.text)).font(Face::Bold.at(size));
            ui.label(said.color(palette::TEXT));
        }
        Some(why) => {
            let said = RichText::new(format!("× {}", line.text)).font(Face::Plain.at(size));
            ui.label(said.color(palette::FAINT));
            ui.horizontal_wrapped(|ui| {
                ui.add_space(size);
                let why = RichText::new(why).font(Face::Plain.at(size));
                ui.label(why.color(palette::DANGER));
            });
        }
    }
}

/// Inquires once, and not again while nothing has changed.
pub(in crate::voodoo) fn inquire<G: Painted>(
    ui: &Ui,
    scene: &mut Scene<G>,
    number: usize,
) -> Option<Arc<Inquiry>> {
    let id = Id::new(("why page", G::ID));
    let of = (number, scene.sitting.changes(), scene.sight.viewer);
    let made = ui.data(|data| data.get_temp::<Made>(id));
    if let Some(made) = made.filter(|made| made.of == of) {
        return Some(made.inquiry);
    }
    let inquiry = Arc::new(scene.sitting.inquire(number)?);
    let made = Made {
        of,
        inquiry: Arc::clone(&inquiry),
    };
    ui.data_mut(|data| data.insert_temp(id, made));
    Some(inquiry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Targets;
    use crate::theme::trial::{Canvas, canvas_each};
    use bevy_egui::egui::pos2;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    /// What the page tells of, and its way into the rulebook.
    const ENDS: [&str; 2] = ["Red sails west", "Read it"];

    /// A page of so many lines, opened by a key at a line so far down; how often its button was pressed.
    fn opened(lines: usize, y: f32) -> Harness<'static, Canvas<u32>> {
        let row = Rect::from_min_size(pos2(950.0, y), vec2(300.0, 20.0));
        let mut begun = false;
        let mut screen = canvas_each(0.25, 0, move |pen, pressed| {
            let below = Rect::from_min_size(pos2(20.0, 20.0), vec2(90.0, 30.0));
            let _ = pen.button(below, "Jax", Look::Plain);
            let button = pen.ui.interact(row, Id::new("why"), Sense::click());
            if !std::mem::replace(&mut begun, true) {
                Popup::open_id(pen.ui.ctx(), Popup::default_response_id(&button));
            }
            if goes_back(pen, &button) {
                return;
            }
            let page = at_line(pen, &button, row, vec2(330.0, 430.0), ENDS, |ui| {
                for line in 0..lines {
                    let label = bevy_egui::egui::Label::new(format!("{line}"));
                    ui.add_sized(vec2(200.0, 24.0), label);
                }
            });
            *pressed += u32::from(page.unwrap_or_default());
        });
        screen.state_mut().targets.lay("Jax");
        for _ in 0..4 {
            screen.step();
        }
        screen
    }

    fn key(screen: &mut Harness<Canvas<u32>>, key: impl FnOnce(&mut Targets)) {
        key(&mut screen.state_mut().targets);
        screen.run_steps(8);
    }

    #[test]
    fn the_page_is_whole_wherever_its_line_lies() {
        for y in [60.0, 330.0, 560.0, 690.0] {
            let screen = opened(10, y);
            let row = Rect::from_min_size(pos2(950.0, y), vec2(300.0, 20.0));
            let [first, last] = ENDS.map(|line| screen.get_by_label(line).rect());
            assert!(
                first.top() >= 0.0 && last.bottom() <= 720.0,
                "{y}: {first} {last}"
            );
            let whole = Rect::from_min_max(first.min, last.max);
            assert!(!whole.intersects(row), "{y}: the line is covered");
        }
    }

    #[test]
    fn keys_read_the_page_and_press_its_button_and_go_back_to_where_they_were() {
        let mut screen = opened(40, 330.0);
        assert_eq!(screen.state().focus().as_deref(), Some(ENDS[0]));
        let top = |screen: &Harness<Canvas<u32>>| screen.get_by_label("0").rect().top();
        let before = top(&screen);
        key(&mut screen, |targets| targets.page(1.0));
        assert!(top(&screen) < before - 100.0, "{before} {}", top(&screen));
        key(&mut screen, |targets| targets.turn(true));
        assert_eq!(screen.state().focus().as_deref(), Some(ENDS[1]));
        let button = screen.get_by_label(ENDS[1]).rect();
        assert!(button.bottom() < 720.0, "the cursor is out of sight");
        key(&mut screen, Targets::press);
        assert_eq!(screen.state().state, 1);
        // Nothing else can be reached meanwhile.
        key(&mut screen, |targets| targets.turn(true));
        assert_eq!(screen.state().focus().as_deref(), Some(ENDS[1]));
        assert!(screen.state().targets.is_covered());
        key(&mut screen, Targets::step_back);
        assert!(screen.query_by_label(ENDS[0]).is_none(), "it is open");
        assert!(!screen.state().targets.is_covered());
        assert!(screen.state_mut().targets.come_back());
        assert!(screen.state().targets.is_on("Jax"));
    }
}
