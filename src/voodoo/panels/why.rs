//! Why something happened, asked by a button and told on a small page: what it came of, the numbers, the lines a Cursed
//! Pirate tried, the rule, and the way into the rulebook.

use super::{Ask, Painted, Scene};
use crate::table::{Inquiry, Line, TriedLine};
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{
    Align2, Button, Color32, CornerRadius, Id, Popup, PopupCloseBehavior, Rect, Response, RichText,
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

/// The button that opens the rule behind a line, and the rule while it is open. A key may ask for it too.
pub(super) fn button<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    line: &Line<G>,
    row: Rect,
    pill: Rect,
    shown: bool,
    asked: bool,
) {
    let id = Id::new(("why", line.number));
    let response = pen.ui.interact(pill, id, Sense::click());
    if asked {
        Popup::open_id(pen.ui.ctx(), Popup::default_response_id(&response));
    }
    let open = Popup::is_id_open(pen.ui.ctx(), Popup::default_response_id(&response));
    let speaker = scene.sitting.speaker();
    if shown || open {
        let (edge, ink) = if response.hovered() || open {
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
        let text = speaker.words().say("ui-why-line", &[]);
        let font = Face::Plain.at(pen.pick(14.0, 16.0));
        pen.text(pill.center(), Align2::CENTER_CENTER, font, ink, text);
    }
    if open {
        pen.targets.tell_of(Some(G::cause_id(line.cause)));
    }
    let asked = page(pen, scene, line, &response, row, open);
    scene.asks.extend(asked);
}

/// Draws the page of a line, which its button opens and closes; tells what is asked for on it.
fn page<G: Painted>(
    pen: &Pen,
    scene: &mut Scene<G>,
    line: &Line<G>,
    button: &Response,
    row: Rect,
    open: bool,
) -> Option<Ask<G>> {
    let inquiry = if open {
        inquire(pen.ui, scene, line.number)
    } else {
        None
    };
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
    let mut asked = None;
    at_line(button, row, vec2(width, high), |ui| {
        let heading = |ui: &mut Ui, said: String| {
            ui.add_space(4.0);
            let said = RichText::new(said).font(Face::Bold.at(head));
            ui.label(said.color(palette::BRASS_LIGHT));
        };
        let plain = |ui: &mut Ui, said: &str, colour: Color32| {
            let said = RichText::new(said).font(Face::Plain.at(text));
            ui.label(said.color(colour));
        };
        let said = RichText::new(&line.text).font(Face::Bold.at(text));
        ui.label(said.color(palette::TEXT));
        if let Some(inquiry) = &inquiry {
            if !inquiry.came_of.is_empty() {
                heading(ui, words.say("ui-why-came-of", &[]));
            }
            for (_, what) in &inquiry.came_of {
                plain(ui, &format!("‹ {what}"), palette::TEXT);
            }
            if !inquiry.numbers.is_empty() {
                heading(ui, words.say("ui-why-numbers", &[]));
            }
            for number in &inquiry.numbers {
                plain(ui, number, palette::TEXT);
            }
            if !inquiry.tried.is_empty() {
                heading(ui, words.say("ui-why-tried", &[]));
            }
            for line in &inquiry.tried {
                tried(ui, line, text);
            }
        }
        heading(ui, title(words));
        if let Some(aid) = &line.aid {
            plain(ui, aid, palette::TEXT);
        }
        plain(ui, &speaker.rule(line.cause), palette::TEXT);
        ui.add_space(4.0);
        let book = RichText::new(words.say("ui-why-book", &[])).font(Face::Bold.at(text));
        if ui.add(Button::new(book)).clicked() {
            asked = Some(Ask::Rules(Some(G::cause_id(line.cause))));
        }
    });
    asked
}

/// A page at its line, of a width and as high as what stands on it, up to a height: it finds its place by that, also where
/// there is little room on one side of the line.
fn at_line(button: &Response, row: Rect, most: Vec2, write: impl FnOnce(&mut Ui)) {
    Popup::from_toggle_button_response(button)
        .anchor(row)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(most.x)
        .show(|ui| {
            ui.set_max_width(most.x);
            ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
            let area = ScrollArea::vertical().max_height(most.y);
            area.min_scrolled_height(most.y).show(ui, |ui| {
                ui.set_width(most.x);
                write(ui);
            });
        });
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
    use bevy_egui::egui::{self, pos2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn the_page_is_whole_wherever_its_line_lies() {
        for y in [60.0, 330.0, 560.0, 690.0] {
            let row = Rect::from_min_size(pos2(950.0, y), vec2(300.0, 20.0));
            let mut screen =
                Harness::builder()
                    .with_size(vec2(1280.0, 720.0))
                    .build_ui(move |ui| {
                        let button = ui.interact(row, Id::new("why"), Sense::click());
                        Popup::open_id(ui.ctx(), Popup::default_response_id(&button));
                        at_line(&button, row, vec2(330.0, 430.0), |ui| {
                            for line in 0..12 {
                                ui.add_sized(
                                    vec2(200.0, 24.0),
                                    egui::Label::new(format!("{line}")),
                                );
                            }
                        });
                    });
            for _ in 0..4 {
                screen.step();
            }
            let [first, last] = ["0", "11"].map(|line| screen.get_by_label(line).rect());
            assert!(
                first.top() >= 0.0 && last.bottom() <= 720.0,
                "{y}: {first} {last}"
            );
            let whole = Rect::from_min_max(first.min, last.max);
            assert!(!whole.intersects(row), "{y}: the line is covered");
        }
    }
}
