//! The small page that tells why something happened or is asked, opened by a button: the causes, the numbers, the lines that
//! were tried, the rule, and the way into the rulebook. It lies over the rest: the keys read on it, and go back from it.

use super::places::Places;
use crate::table::{Inquiry, Known, TracedLine};
use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette, pen};
use bevy::ecs::change_detection::Tick;
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Frame, Id, Popup, PopupCloseBehavior, Rect, Response, RichText,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use rules::table::Seat;
use rules::table::words::Words;
use std::sync::Arc;

/// The distance of a page from its line, and from the log's edges.
const OFF: f32 = 6.0;

/// A page that tells why.
#[derive(Debug, Clone)]
pub struct OpenPage {
    /// The number of a line of the log, or of the open question.
    pub number: usize,
    /// The rectangle of that line.
    pub row: Rect,
    /// The rectangle of the button that opened the page.
    pub button: Response,
}

/// The contents of a page that tells why.
#[derive(Debug, Clone)]
pub struct Page {
    /// The event or the question, in words.
    pub text: String,
    /// The inquiry into its causes, if one could be made.
    pub inquiry: Option<Arc<Inquiry>>,
    /// The name of the rule behind it, with its section.
    pub title: String,
    /// The line of its rules that an automa followed, or what a captain wanted.
    pub aid: Option<String>,
    /// The rule, in words; empty where its name says it.
    pub rule: String,
}

/// An inquiry that was made, kept until the event, the tick or the viewer in `of` is another.
#[derive(Debug, Clone)]
struct Made {
    of: (usize, Option<Tick>, Option<Seat>),
    inquiry: Arc<Inquiry>,
}

/// Returns the width of a pill with this text.
#[must_use]
pub fn pill_width(pen: &Pen, text: &str) -> f32 {
    pen.wide_as(text, pill_font(pen)) + pen.pick(24.0, 30.0)
}

fn pill_font(pen: &Pen) -> FontId {
    Typeface::Plain.at(pen.pick(14.0, 16.0))
}

/// Draws the pill on which a page is opened, lit while that is open or the mouse is on it.
pub fn pill(pen: &Pen, pill: Rect, text: &str, lit: bool) {
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

/// Draws the button that opens the page of a line, with a text and a label for screen readers. Returns it while the page is
/// closed, else `None`.
///
/// `number` and `row` are those of the line, and `asked` tells that a key opens the page.
pub fn button(
    pen: &mut Pen,
    page: &mut Option<OpenPage>,
    number: usize,
    (text, label): (&str, &str),
    row: Rect,
    place: Rect,
    asked: bool,
) -> Option<Response> {
    let id = Id::new(("why", number));
    let response = pen.ui.interact(place, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    let open = leads(pen, page, number, row, response.clone(), asked);
    pill(pen, place, text, response.hovered() || open);
    (!open).then_some(response)
}

/// Lets a button open and close the page of a line, and a key open it if it is `asked` for. Returns whether the page is open; of
/// several, the one asked for last is.
pub fn leads(
    pen: &Pen,
    page: &mut Option<OpenPage>,
    number: usize,
    row: Rect,
    button: Response,
    asked: bool,
) -> bool {
    let id = Popup::default_response_id(&button);
    let ctx = pen.ui.ctx();
    if asked {
        Popup::open_id(ctx, id);
    }
    let open = Popup::is_id_open(ctx, id);
    if asked || button.clicked() || (open && page.is_none()) {
        *page = Some(OpenPage {
            number,
            row,
            button,
        });
    }
    open
}

/// Closes a page when its reader goes back, and returns whether it did.
pub fn goes_back(pen: &mut Pen, button: &Response) -> bool {
    let goes = pen.targets.steps_back();
    if goes {
        Popup::close_id(pen.ui.ctx(), Popup::default_response_id(button));
    }
    goes
}

/// Draws the page of a line, or of the question, which its button opens and closes, over what has been drawn. Returns whether
/// the rulebook is asked for, or `None` while the page is closed.
pub fn draw(
    pen: &mut Pen,
    places: &Places,
    question: Option<Rect>,
    told: &OpenPage,
    page: &Page,
    words: &Words,
) -> Option<bool> {
    let (head, text, width, high) =
        pen.pick((16.0, 15.0, 330.0, 430.0), (19.0, 17.0, 460.0, 660.0));
    let [book, close] = ["ui-why-book", "ui-why-close"].map(|id| words.say(id, &[]));
    let OpenPage { row, button, .. } = told;
    let row = row.union(button.rect);
    let (lies, size) = lies(pen, places, question, row, vec2(width, high));
    let said = [&page.text, &book, &close].map(String::as_str);
    at_line(pen, button, lies, size, said, |ui| {
        let heading = |ui: &mut Ui, said: &str| {
            ui.add_space(4.0);
            let said = RichText::new(said).font(Typeface::Bold.at(head));
            ui.label(said.color(palette::BRASS_LIGHT));
        };
        let plain = |ui: &mut Ui, said: &str| {
            let said = RichText::new(said).font(Typeface::Plain.at(text));
            ui.label(said.color(palette::TEXT));
        };
        if let Some(inquiry) = &page.inquiry {
            for (id, lines) in inquiry.parts() {
                heading(ui, &words.say(id, &[]));
                for line in lines {
                    match line {
                        Known::Origin(what) => plain(ui, &format!("‹ {what}")),
                        Known::Number(number) => plain(ui, number),
                        Known::Traced(line) => tried(ui, line, text),
                    }
                }
            }
        }
        heading(ui, &page.title);
        if let Some(aid) = &page.aid {
            plain(ui, aid);
        }
        if !page.rule.is_empty() {
            plain(ui, &page.rule);
        }
    })
}

/// Returns the rectangle that a page lies at, and its size: at its line or, where it has a room of its own, in the corner of
/// that. A page about the question is no higher than the room above that, one about a line of the log no wider than the log.
fn lies(pen: &Pen, places: &Places, question: Option<Rect>, row: Rect, most: Vec2) -> (Rect, Vec2) {
    let asked = question.map_or(places.prompt.y, |asked| asked.top());
    let edge = Frame::popup(pen.ui.style()).total_margin().sum();
    if let Some(room) = places.page(asked) {
        let corner = Rect::from_min_size(room.min - vec2(0.0, OFF), Vec2::ZERO);
        return (corner, most.min(room.size() - edge));
    }
    match question.filter(|question| question.contains_rect(row)) {
        Some(question) => {
            let above = question.top() - places.top.bottom() - edge.y - OFF;
            (row, most.min(vec2(most.x, above)))
        }
        None => {
            let log = places.log.x_range().shrink(OFF);
            let line = Rect::from_x_y_ranges(log, row.y_range());
            (line, most.min(vec2(log.span() - edge.x, most.y)))
        }
    }
}

/// Draws a page at its line, of a width and as high as its contents, up to a height: it finds its place by that, also where
/// there is little room on one side of the line. Longer contents are scrolled, also page by page. `first` heads the page, `last`
/// labels the button at its end, and `close` the mark in its corner. Returns whether the button was pressed, or `None` while no
/// page is open.
fn at_line(
    pen: &mut Pen,
    button: &Response,
    row: Rect,
    most: Vec2,
    [first, last, close]: [&str; 3],
    write: impl FnOnce(&mut Ui),
) -> Option<bool> {
    Popup::from_toggle_button_response(button)
        // For a screen reader it is what stands on it, and nothing besides.
        .sense(Sense::CLICK)
        .anchor(row)
        .gap(OFF)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(most.x)
        .show(|ui| {
            let pen = &mut *pen;
            pen.targets.cover();
            ui.set_max_width(most.x);
            ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
            let text = pen.pick(15.0, 17.0);
            let corner = ui.max_rect().left_top() + vec2(most.x, 0.0);
            let area = ScrollArea::vertical().max_height(most.y);
            let area = area.min_scrolled_height(most.y).show(ui, |ui| {
                ui.set_width(most.x);
                let head = RichText::new(first).font(Typeface::Bold.at(text));
                let head = head.color(palette::TEXT);
                // Beside the mark that closes it.
                let beside = |ui: &mut Ui| {
                    ui.set_max_width(most.x - text * 1.8);
                    ui.label(head)
                };
                let head = ui.scope(beside).inner;
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
            let size = Vec2::splat(text * 1.4);
            let place = Align2::RIGHT_TOP.anchor_size(corner, size);
            if closes(ui, place, close) {
                Popup::close_id(ui.ctx(), Popup::default_response_id(button));
                ui.ctx().request_repaint();
            }
            area.inner
        })
        .map(|shown| shown.inner)
}

/// Draws the mark that closes a page, for the mouse (keys go back from it), and returns whether it is clicked.
fn closes(ui: &Ui, place: Rect, label: &str) -> bool {
    let response = ui.interact(place, Id::new("close page"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    let (edge, ink) = if response.hovered() {
        (palette::CREAM, palette::TEXT)
    } else {
        (palette::LINE, palette::FAINT)
    };
    let painter = ui.painter();
    let radius = place.width() / 2.0;
    let edge = Stroke::new(1.2, edge);
    painter.circle(place.center(), radius, palette::PANEL_SOLID, edge);
    let arms = place.shrink(place.width() * 0.32);
    let ink = Stroke::new(1.8, ink);
    painter.line_segment([arms.left_top(), arms.right_bottom()], ink);
    painter.line_segment([arms.right_top(), arms.left_bottom()], ink);
    response.clicked()
}

/// Writes a line that was tried: the one that was followed stands out, the others say why they failed.
fn tried(ui: &mut Ui, line: &TracedLine, size: f32) {
    match &line.failed {
        None => {
            let said = RichText::new(format!("» {}", line.text)).font(Typeface::Bold.at(size));
            ui.label(said.color(palette::TEXT));
        }
        Some(why) => {
            let said = RichText::new(format!("× {}", line.text)).font(Typeface::Plain.at(size));
            ui.label(said.color(palette::FAINT));
            ui.horizontal_wrapped(|ui| {
                ui.add_space(size);
                let why = RichText::new(why).font(Typeface::Plain.at(size));
                ui.label(why.color(palette::DANGER));
            });
        }
    }
}

/// Inquires into an event once, until something changes for those who look.
pub fn inquire(
    ui: &Ui,
    game: &'static str,
    of: (usize, Option<Tick>, Option<Seat>),
    inquire: impl FnOnce() -> Option<Inquiry>,
) -> Option<Arc<Inquiry>> {
    let id = Id::new(("why page", game));
    let made = ui.data(|data| data.get_temp::<Made>(id));
    if let Some(made) = made.filter(|made| made.of == of) {
        return Some(made.inquiry);
    }
    let inquiry = Arc::new(inquire()?);
    let made = Made {
        of,
        inquiry: Arc::clone(&inquiry),
    };
    ui.data_mut(|data| data.insert_temp(id, made));
    Some(inquiry)
}

#[cfg(test)]
mod tests;
