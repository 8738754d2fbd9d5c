//! The prompt: the question with its decider, and buttons for choices that lie nowhere on the table.

use super::answers::{FRAME, Lay, Pictures, Sizes};
use super::caption::bar;
use super::marks::panel_frame;
use super::places::Places;
use super::why;
use crate::table::advice::{self, Hinting};
use crate::table::tips::{self, Tip};
use crate::table::{Act, Refused};
use crate::theme::buttons::{Hit, Look};
use crate::theme::menu::Pointed;
use crate::theme::{Glow, Pen, Typeface, clear, palette};
use bevy_egui::egui::{
    Align2, CornerRadius, Pos2, Rect, RectAlign, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::table::words::Words;

/// The most buttons beside a question; further answers go into a menu.
const BUTTONS: usize = 4;

/// The room that a question takes, with all that belongs to it.
#[derive(Debug, Clone, Copy)]
pub struct Taken {
    /// The point above which other things may stand.
    pub above: Pos2,
    /// The lower edge of it all.
    pub below: f32,
}

impl Taken {
    /// Adds a remark that stands by this side of it: below it, or else above.
    pub(super) fn take(&mut self, remark: Rect, side: Align2) {
        if side == Align2::CENTER_TOP {
            self.below = remark.bottom();
        } else {
            self.above = remark.center_top();
        }
    }
}

/// A question as it is drawn.
#[derive(Debug, Clone)]
pub struct Prompt<'a> {
    /// The picture of the badge of whoever decides.
    pub badge: &'a str,
    /// The picture and the tip of the thing that the question is about, if that may be hidden on the table.
    pub subject: Option<(String, Tip)>,
    /// The question in words.
    pub question: &'a str,
    /// The number of the log's line under which it is asked why.
    pub number: Option<usize>,
    /// True if a key asks why.
    pub asks_why: bool,
    /// The size of the answers' pictures, and the answers shown so.
    pub pictures: Option<(Vec2, Vec<Answer<'a>>)>,
    /// Labels of answers that a rule forbids now, with that rule, to stand among the buttons.
    pub barred: Vec<(&'a str, &'a Refused)>,
    /// The answers with a button.
    pub answers: Vec<Answer<'a>>,
    /// The number of all answers, wherever they lie.
    pub all: usize,
    /// The state of the hint, if one can be asked for.
    pub hint: Option<Hinting>,
}

/// An answer beside a question.
#[derive(Debug, Clone, Copy)]
pub struct Answer<'a> {
    /// Its index among all answers.
    pub number: usize,
    /// Its text.
    pub label: &'a str,
    /// True if it is the usual answer, so that its button stands out.
    pub usual: bool,
    /// True if a captain advises it.
    pub advised: bool,
    /// True if a lesson asks for something else.
    pub aside: bool,
}

/// The outcome of drawing a question.
#[derive(Debug)]
pub struct Done {
    /// The question's rectangle.
    pub rect: Rect,
    /// The index of the answer that was chosen.
    pub chosen: Option<usize>,
    /// The point where a list of all answers is to open.
    pub list: Option<Pos2>,
    /// The rule that forbids what was tried.
    pub refused: Option<Refused>,
    /// True if a hint was asked for, or sent away.
    pub hint: bool,
    /// The answers that are pointed at.
    pub pointed: Vec<Pointed>,
}

impl Done {
    /// Notes what is done with an answer.
    fn note(&mut self, answer: &Answer, hit: Hit) {
        if hit.clicked {
            self.chosen = Some(answer.number);
        }
        if hit.hovered {
            self.pointed.push(Pointed {
                answer: answer.number,
                hit,
                among: (self.rect, RectAlign::TOP),
            });
        }
    }
}

impl Prompt<'_> {
    /// Draws the question with its buttons. `picture` draws each answer shown as a picture: its index, its place, and whether it
    /// is lit.
    pub fn draw<T>(
        &self,
        pen: &mut Pen,
        table: &mut T,
        places: &Places,
        page: &mut Option<why::OpenPage>,
        words: impl Fn(&T) -> &Words,
        picture: impl Fn(&mut Pen, &mut T, usize, Rect, bool),
    ) -> Done {
        let shown = self.pictures.as_ref().map_or(&[][..], |(_, shown)| shown);
        let elsewhere = self.all - self.answers.len() - shown.len();
        let too_many = self.answers.len() > BUTTONS;
        let answers = if too_many {
            &self.answers[..BUTTONS - 1]
        } else {
            &self.answers
        };
        // The list of everything, for whoever does not find a choice on the table.
        let list = (elsewhere > 0 || too_many).then(|| {
            let number = ("number", (self.all as i64).into());
            words(table).say("ui-choices", &[number])
        });
        let sizes = sizes(pen, places);
        let Sizes { high, button, .. } = sizes;
        let most = places.widest(pen.pick(600.0, 840.0));
        let rooms = [places.screen.width() - 48.0, most - 2.0 * sizes.inset];
        let pictures = self.pictures.as_ref();
        let pictures = pictures.map(|(size, shown)| Pictures::of(shown.len(), *size, rooms));
        let hint = self.hint.is_some();
        // Beside the question itself: alone on a line they would look like answers.
        let why = words(table).say("ui-why", &[]);
        let why_wide = why::pill_width(pen, &why);
        let (own, other) = (high * 0.74, high * 0.86);
        let before = own + 8.0 + self.subject.as_ref().map_or(0.0, |_| other + 8.0);
        let aside = if hint { sizes.apart + button } else { 0.0 };
        let beside = before + sizes.apart + why_wide;
        let galley = pen.ui.painter().layout(
            self.question.to_owned(),
            Typeface::Bold.at(pen.pick(17.0, 21.0)),
            palette::TEXT,
            most - 2.0 * sizes.inset - beside - aside,
        );
        let text = galley.size();
        let labels = self.barred.iter().map(|(label, _)| *label);
        let labels = labels.chain(answers.iter().map(|answer| answer.label));
        let wide: Vec<f32> = labels
            .chain(list.as_deref())
            .map(|label| pen.button_width(label))
            .collect();
        let room = pictures.as_ref().map(Pictures::room);
        let head = vec2(beside + text.x, text.y);
        let lay = Lay::of(sizes, most, (head, hint), &wide, room);
        let corner = pos2(places.prompt.x - lay.size.x / 2.0, places.asked(lay.size.y));
        let rect = Rect::from_min_size(corner, lay.size);
        let off = corner.to_vec2();
        bar(pen, rect, palette::BRASS_LIGHT);
        clear::keep(pen.ui.ctx(), rect);
        let head = lay.head + off;
        let centre = head + vec2(own / 2.0, 0.0);
        pen.art(self.badge, centre, own);
        if let Some((picture, tip)) = &self.subject {
            let at = head + vec2(own + 8.0 + other / 2.0, 0.0);
            pen.art(picture, at, other);
            let place = Rect::from_center_size(at, Vec2::splat(other));
            tips::explain(pen, place, || tip.clone());
        }
        let at = head + vec2(before, -text.y / 2.0);
        pen.announce(Rect::from_min_size(at, text), self.question);
        pen.ui.painter().galley(at, galley, palette::TEXT);
        let middle = pos2(at.x + text.x + sizes.apart + why_wide / 2.0, head.y);
        let place = Rect::from_center_size(middle, vec2(why_wide, button));
        self.ask_why(pen, page, place, rect, (&why, words(table)));
        let mut done = Done {
            rect,
            chosen: None,
            list: None,
            refused: None,
            hint: false,
            pointed: Vec::new(),
        };
        if let Some(pictures) = &pictures {
            let places = pictures.places(lay.pictures + off);
            let shown = shown.iter().zip(places);
            show(pen, shown, &mut done, |pen, number, rect, lit| {
                picture(pen, table, number, rect, lit);
            });
        }
        let mut lies = lay.answers.iter().map(|place| place.translate(off));
        let mut next = || lies.next().unwrap_or(rect);
        for &(label, why) in &self.barred {
            refuse(pen, label, why, next(), &mut done);
        }
        for answer in answers {
            press(pen, answer, next(), &mut done);
        }
        if let Some(list) = list {
            let place = next();
            if pen.button(place, &list, Look::Plain).clicked {
                done.list = Some(place.center_top());
            }
        }
        if let Some(hinting) = self.hint {
            let place = Rect::from_center_size(lay.hint + off, Vec2::splat(button));
            done.hint = advice::button(pen, place, hinting, words(table));
        }
        done
    }

    /// Draws the pill that, like its key, opens the page of why something is asked. The page lies clear of the bar.
    fn ask_why(
        &self,
        pen: &mut Pen,
        page: &mut Option<why::OpenPage>,
        place: Rect,
        bar: Rect,
        (text, words): (&str, &Words),
    ) {
        let Some(number) = self.number else {
            return;
        };
        let key = [("key", pen.controls.told(Act::Why, words).into())];
        let tip = words.say("ui-why.tip", &key);
        // It is no answer, as nothing in the bar is.
        let hit = pen.hit_at(place, place.center(), "bar", text);
        let button = hit.response.clone();
        // What a click of the mouse opens by itself keys ask for.
        let asked = self.asks_why || (hit.clicked && !button.clicked());
        let row = Rect::from_x_y_ranges(place.x_range(), bar.y_range());
        let open = why::leads(pen, page, number, row, button, asked);
        why::pill(pen, place, text, hit.hovered || open);
        if hit.focused {
            pen.mark(place, CornerRadius::same((place.height() / 2.0) as u8));
        }
        let _ = hit.tip(tip);
    }
}

/// Returns the measures of questions, smaller where they lie over the chart.
fn sizes(pen: &Pen, places: &Places) -> Sizes {
    let edges = match places.strip {
        Some(_) => [6.0, 6.0, 8.0],
        None => pen.pick([8.0, 7.0, 10.0], [12.0, 10.0, 14.0]),
    };
    Sizes {
        high: pen.pick(40.0, 52.0),
        button: pen.pick(30.0, 42.0),
        gap: 12.0,
        apart: 16.0,
        edges,
        inset: pen.pick(16.0, 20.0),
    }
}

/// Draws the button of an answer, and notes what is done with it.
fn press(pen: &mut Pen, answer: &Answer, place: Rect, done: &mut Done) {
    let look = if answer.usual {
        Look::Brass
    } else {
        Look::Plain
    };
    let hit = pen.button(place, answer.label, look);
    done.note(answer, hit);
    if answer.advised {
        // Along the button: what is barred has a dashed edge.
        let radius = CornerRadius::same((place.height() / 2.0 + 3.0) as u8);
        let painter = pen.ui.painter();
        for (width, colour) in [(6.0, palette::INK), (2.6, palette::PREVIEW)] {
            let stroke = Stroke::new(width, colour);
            painter.rect_stroke(place.expand(3.0), radius, stroke, StrokeKind::Middle);
        }
    }
}

/// Draws an answer that is barred, greyed. The rule that forbids it is told when it is pointed at, and by a click.
fn refuse(pen: &mut Pen, label: &str, why: &Refused, place: Rect, done: &mut Done) {
    let response = pen.barred(place, label);
    if response.clicked() {
        done.refused = Some(why.clone());
    }
    let on = if pen.is_read() {
        let (focused, name) = pen.targets.note_look(&response, label);
        if focused {
            pen.mark(place, CornerRadius::same((place.height() / 2.0) as u8));
        }
        focused.then_some(name)
    } else {
        None
    };
    tips::told(pen, response, on.is_some(), on.as_deref(), || {
        Tip::new(label, "").refused(Some(why.clone()))
    });
}

/// Draws the answers shown as pictures, each in its place, and notes what is done with them.
fn show<'a>(
    pen: &mut Pen,
    shown: impl Iterator<Item = (&'a Answer<'a>, Rect)>,
    done: &mut Done,
    mut picture: impl FnMut(&mut Pen, usize, Rect, bool),
) {
    for (answer, rect) in shown {
        let hit = pen.hit_at(rect, rect.center(), "picture", answer.label);
        let lit = hit.hovered || answer.advised;
        picture(pen, answer.number, rect, lit);
        if hit.focused {
            pen.mark(rect, CornerRadius::same(4));
        } else {
            panel_frame(pen, rect.expand(FRAME), Glow::of(lit, answer.aside));
        }
        done.note(answer, hit);
    }
}
