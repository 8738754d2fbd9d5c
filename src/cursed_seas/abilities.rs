//! The foot of the sheet of the chosen ship or creature: its keywords, and buttons for its actions.

use super::{Scene, Spot, looks, tips};
use crate::board::ask::Ask;
use crate::table::tips::explain;
use crate::table::{Refused, Seen};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Galley, Rect, Vec2, pos2, vec2};
use games::cursed_seas::{Choice, Keyword, Make, Question, Vessel};
use rules::kit::Texted;
use std::sync::Arc;

/// The keywords of a ship, each with what it does.
pub(super) type Told = Vec<(Keyword, Arc<Galley>)>;

/// Returns the size of a keyword's sign, the distance of its words from the sign's left edge, and the height of its name.
fn sizes(pen: &Pen) -> [f32; 3] {
    let size = pen.pick(22.0, 32.0);
    [size, size + pen.pick(8.0, 12.0), pen.pick(17.0, 21.0)]
}

/// Lays out what the keywords of a ship do, for a width.
pub(super) fn told(pen: &Pen, scene: &Scene, make: Make, wide: f32) -> Told {
    let [_, aside, _] = sizes(pen);
    let lay = |keyword: Keyword| {
        let text = scene.say(&format!("{}.text", keyword.text_id()), &[]);
        let font = Typeface::Plain.at(pen.pick(12.5, 15.0));
        let painter = pen.ui.painter();
        let does = painter.layout(text, font, palette::FAINT, wide - aside);
        (keyword, does)
    };
    let keywords = tips::keywords(scene.data, make);
    keywords.into_iter().map(lay).collect()
}

/// Returns the height of a keyword with what it does.
fn told_high(pen: &Pen, does: &Galley) -> f32 {
    let [size, _, head] = sizes(pen);
    (head + does.size().y).max(size) + 6.0
}

/// Returns the height of all keywords in words.
pub(super) fn words_high(pen: &Pen, told: &[(Keyword, Arc<Galley>)]) -> f32 {
    told.iter().map(|(_, does)| told_high(pen, does)).sum()
}

/// Draws the signs of her keywords, each with what it does where all of that has room. Returns where they end.
fn keywords(pen: &mut Pen, scene: &Scene, told: Told, room: Rect) -> f32 {
    let [size, aside, head] = sizes(pen);
    let in_words = words_high(pen, &told) <= room.height();
    let none = told.is_empty();
    let mut at = room.min;
    for (keyword, does) in told {
        let rect = Rect::from_min_size(at, Vec2::splat(size));
        pen.picture(&looks::keyword(keyword), rect);
        if in_words {
            let name = scene.session.speaker().teller.text(keyword);
            let (font, corner) = (
                Typeface::Bold.at(pen.pick(13.5, 16.0)),
                at + vec2(aside, 0.0),
            );
            pen.text(corner, Align2::LEFT_TOP, font, palette::TEXT, name);
            at.y += told_high(pen, &does);
            let below = corner + vec2(0.0, head);
            pen.ui.painter().galley(below, does, palette::FAINT);
        } else {
            at.x += size + 6.0;
        }
        explain(pen, rect, || tips::what(scene, keyword));
    }
    match in_words || none {
        true => at.y,
        false => room.top() + size + 6.0,
    }
}

/// Returns the height of a line of buttons.
pub(super) fn button_line(pen: &Pen) -> f32 {
    pen.pick(31.0, 39.0)
}

/// Returns where buttons of these widths lie: from left to right, and in the next line where one is full.
fn in_lines(pen: &Pen, wide: impl Iterator<Item = f32>, room: Rect) -> Vec<Rect> {
    let line = button_line(pen);
    let mut corner = room.min;
    let lie = |wide: f32| {
        if corner.x > room.left() && corner.x + wide > room.right() + 1.0 {
            corner = pos2(room.left(), corner.y + line);
        }
        let size = vec2(wide.min(room.width()), line - 5.0);
        let rect = Rect::from_min_size(corner, size);
        corner.x += wide + 6.0;
        rect
    };
    wide.map(lie).collect()
}

/// Returns the actions of a vessel while one of hers is asked for, each in a word, with its index among the answers, or why it is
/// none.
fn deeds(scene: &Scene, vessel: Vessel) -> Vec<(String, Result<usize, Refused>)> {
    let menu = scene.observation.asked.filter(|_| scene.idle);
    if menu.is_none_or(|asked| asked.question != Question::Menu) {
        return Vec::new();
    }
    let named = |choice, label: &String| deed(scene, choice).unwrap_or_else(|| label.clone());
    let offers = scene.observation.numbers(|offer| {
        offer.spot == Spot::Vessel(vessel) && !matches!(offer.choice, Choice::StowAboard(..))
    });
    let offers = offers.into_iter().map(|number| {
        let offer = &scene.observation.options[number];
        (named(offer.choice, &offer.label), Ok(number))
    });
    let barred = scene.observation.barred.iter();
    let barred = barred
        .filter(|barred| is_action_of(barred.choice, vessel))
        .map(|barred| {
            let text = named(barred.choice, &barred.label);
            (text, Err(barred.why.clone()))
        });
    offers.chain(barred).collect()
}

/// Draws her keywords, and buttons for all her actions; one that she cannot do says why.
pub(super) fn actions(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, told: Told, room: Rect) {
    let deeds = deeds(scene, vessel);
    let wide = deeds.iter().map(|(text, _)| pen.button_width(text));
    let places = in_lines(pen, wide, room);
    let high = places.last().map_or(0.0, |last| last.bottom() - room.top());
    let above = room.with_max_y(room.bottom() - high);
    let down = vec2(0.0, keywords(pen, scene, told, above) - room.top());
    for ((text, does), place) in deeds.into_iter().zip(places) {
        let rect = place.translate(down);
        // None where the sheet ends.
        if rect.bottom() > room.bottom() + 2.0 {
            return;
        }
        match does {
            Ok(number) => {
                let offer = &scene.observation.options[number];
                let (label, look) = (offer.label.clone(), scene.button_look(offer));
                let font = Typeface::Bold.at(pen.pick(15.0, 17.0));
                let hit = pen.button_in(rect, &text, &label, font, look);
                if hit.clicked {
                    let ask = scene.answer(number);
                    scene.ask(ask);
                }
            }
            Err(why) => {
                let response = pen.barred(rect, &text);
                if response.clicked() {
                    scene.ask(Ask::Say(why.clone()));
                }
                let _ = response.on_hover_text(why.text);
            }
        }
    }
}

/// Returns in a word what a ship does by a choice, on her own sheet; none of what needs more words.
fn deed(scene: &Scene, choice: Choice) -> Option<String> {
    let id = match choice {
        Choice::Move(_) => "ui-do-move",
        Choice::Shoot(_) => "ui-do-shoot",
        Choice::Explore(_) => "ui-do-explore",
        Choice::Repair(_) => "ui-do-repair",
        Choice::ExploreFreely(_) => "ui-do-explore-freely",
        Choice::Scuttle(_) => "ui-do-scuttle",
        Choice::Release(_) => "ui-do-release",
        Choice::DropCoin(_, value) => {
            let values = [("value", value.into())];
            return Some(scene.say("ui-do-drop-coin", &values));
        }
        _ => return None,
    };
    Some(scene.say(id, &[]))
}

/// Returns whether a choice is one of the four actions of a vessel, or builds a fort.
fn is_action_of(choice: Choice, vessel: Vessel) -> bool {
    [
        Choice::Move(vessel),
        Choice::Shoot(vessel),
        Choice::Explore(vessel),
        Choice::Repair(vessel),
        Choice::BuildFort(vessel),
    ]
    .contains(&choice)
}
