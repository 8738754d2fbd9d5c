//! The question, in one place, always naming who decides, and the choices that lie nowhere on the table as buttons.

use super::caption::{bar, caption, thinking};
use super::panels::{Ask, Scene, badge, why};
use super::{Painted, Spot, befell};
use crate::table::tips::{self, Tip};
use crate::table::{Act, Asked, Barred, Offer, Timeline, advice, ghost};
use crate::theme::buttons::Look;
use crate::theme::{Face, Pen, clear, palette};
use bevy_egui::egui::{
    Align2, CornerRadius, Pos2, Rangef, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::voodoo::{Question, Shares};

/// Between pictures of choices.
const EXHIBITS_APART: f32 = 12.0;
/// Buttons beside the question at most; more go into a menu.
const BUTTONS: usize = 4;

/// The room that the question takes with all that belongs to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taken {
    /// What is to stand above it goes round this point's upper side.
    pub(super) above: Pos2,
    /// How far down it reaches.
    pub(super) below: f32,
}

/// Draws it.
pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, notice: &str) -> Taken {
    let mut taken = asked(pen, scene);
    if !scene.idle {
        return taken;
    }
    if let Some(advice) = scene.sitting.advice() {
        let aside = scene.timeline.back.is_some();
        let lies = |size| {
            let asked = Rangef::new(taken.above.y, taken.below);
            scene.places.advice(asked, size, aside)
        };
        let widest = scene.places.advised(pen.pick(600.0, 840.0), aside);
        let rect = advice::told(pen, widest, &advice.text, lies);
        if !aside {
            taken.below = taken.below.max(rect.bottom());
        }
    }
    if !notice.is_empty() {
        let foot = taken.above - vec2(0.0, 8.0);
        let rect = pen.warning_at(foot, Align2::CENTER_BOTTOM, notice);
        taken.above = rect.center_top();
    } else if let Some(rect) = befell::draw(pen, scene, taken.above - vec2(0.0, 8.0)) {
        taken.above = rect.center_top();
    }
    taken
}

/// What is asked, or what else stands in its place.
fn asked<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) -> Taken {
    let above = scene.places.prompt;
    let mut taken = Taken {
        above,
        below: above.y,
    };
    if !scene.idle {
        caption(pen, scene);
        return taken;
    }
    let words = scene.sitting.speaker().words();
    let high = Timeline::bar_height(pen);
    let bar = pos2(above.x, scene.places.asked(high));
    if scene.timeline.back.is_some() {
        let travel = scene.timeline.bar(pen, bar, words);
        scene.asks.extend(travel.map(Ask::Travel));
        taken.below = bar.y + high;
    }
    ghost::end(pen, above, scene.sitting);
    let Some(asked) = scene.sight.asked else {
        return taken;
    };
    if !scene.sitting.is_person(asked.seat) {
        thinking(pen, scene);
        return taken;
    }
    let rect = question(pen, scene, asked);
    taken.below = rect.bottom();
    if rect.top() < above.y {
        taken.above = rect.center_top();
    }
    if is_out_of_turn(scene, asked) {
        // Whoever looks for their own turn sees whose it is.
        let speaker = scene.sitting.speaker();
        let turn = scene
            .commons()
            .moon
            .map_or(String::new(), |seat| speaker.name(seat));
        let text = speaker
            .words()
            .say("ui-out-of-turn", &[("pirate", turn.into())]);
        let font = Face::Plain.at(pen.pick(14.5, 17.0));
        let at = rect.center_bottom() + vec2(0.0, pen.pick(13.0, 16.0));
        let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::DUSK, text);
        taken.below = drawn.bottom();
    }
    taken
}

/// Whether somebody decides under the Moon whose turn it is not, the ritual aside in which all take part.
fn is_out_of_turn<G: Painted>(scene: &Scene<G>, asked: Asked<G>) -> bool {
    let ritual = matches!(
        asked.question.shared(),
        Some(Question::PlaceSoul | Question::RitualSail(_))
    );
    let commons = scene.commons();
    let other = commons.moon.is_some_and(|seat| seat != asked.seat);
    commons.phase == G::MOONLIGHT && other && !ritual
}

/// The question with its buttons; where it came to lie.
fn question<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, asked: Asked<G>) -> Rect {
    let sight = scene.sight;
    let exhibits = G::exhibits(pen, scene.view, &asked);
    let on_buttons = |offer: &&Offer<G>| {
        matches!(offer.spot, Spot::Button)
            || matches!(offer.spot, Spot::Beside(seat, _) if seat == asked.seat)
    };
    // What is shown in pictures needs no button.
    let (shown, mut buttons): (Vec<&Offer<G>>, Vec<&Offer<G>>) = sight
        .options
        .iter()
        .filter(|offer| exhibits.is_some() || on_buttons(offer))
        .partition(|offer| exhibits.is_some() && G::is_exhibit(offer.choice));
    let elsewhere = sight.options.len() - buttons.len() - shown.len();
    // What is looked for among them is there, too, with the rule that forbids it now.
    let missed = |barred: &&Barred<G>| G::is_missed(barred.choice, barred.reason);
    let missed: Vec<&Barred<G>> = sight.barred.iter().filter(missed).collect();
    let too_many = buttons.len() > BUTTONS;
    if too_many {
        buttons.truncate(BUTTONS - 1);
    }
    // The list of everything, for whoever does not find a choice on the table.
    let list = (elsewhere > 0 || too_many).then(|| {
        let number = ("number", (sight.options.len() as i64).into());
        scene.sitting.speaker().words().say("ui-choices", &[number])
    });
    let gap = 8.0;
    let hint = scene.sitting.can_hint().then_some(pen.pick(30.0, 42.0));
    let high = pen.pick(40.0, 52.0);
    let most = scene.places.widest(pen.pick(600.0, 840.0));
    let room = most - 24.0;
    let wide = |pen: &Pen, text: &str| pen.button_width(text).min(room - gap);
    // Buttons beside the question or, where they have no room there, in lines below it.
    let mut lines: Vec<f32> = Vec::new();
    let mut fill = |width: f32| match lines.last_mut() {
        Some(line) if *line + width + gap <= room => *line += width + gap,
        _ => lines.push(width + gap),
    };
    for barred in &missed {
        fill(wide(pen, &barred.label));
    }
    for offer in &buttons {
        fill(wide(pen, &offer.label));
    }
    if let Some(list) = &list {
        fill(wide(pen, list));
    }
    // Beside the question itself: alone on a line they would look like answers.
    let why = scene.sitting.speaker().words().say("ui-why", &[]);
    let why_wide = (!scene.log().is_empty()).then(|| why::pill_width(pen, &why));
    let aside = hint.map_or(0.0, |side| side + gap);
    let beside = aside + why_wide.map_or(0.0, |wide| wide + gap);
    let subject = G::subject(scene.sitting.speaker(), scene.view, &asked);
    let before = high + if subject.is_some() { high } else { 0.0 };
    let font = Face::Bold.at(pen.pick(17.0, 21.0));
    let galley = pen.ui.painter().layout(
        sight.prompt.clone(),
        font,
        palette::TEXT,
        most - before - 30.0 - beside,
    );
    let text = galley.size();
    let height = high.max(text.y + 14.0);
    let widest = lines.iter().copied().fold(0.0, f32::max);
    let wanted = text.x + before + 30.0 + beside;
    let one_row = lines.len() < 2 && wanted + widest <= most;
    let width = if one_row {
        wanted + widest
    } else {
        wanted.max(widest + 24.0)
    };
    let said = if one_row {
        height
    } else {
        height + (high - 4.0) * lines.len() as f32
    };
    let room = exhibits.map_or(Vec2::ZERO, |size| {
        let step = size.x + EXHIBITS_APART;
        vec2(step * shown.len() as f32 + 32.0, size.y + 14.0)
    });
    let full = said + room.y;
    let width = width.max(room.x);
    let corner = pos2(
        scene.places.prompt.x - width / 2.0,
        scene.places.asked(full),
    );
    let rect = Rect::from_min_size(corner, vec2(width, full));
    bar(pen, rect, palette::BRASS_LIGHT);
    scene.piece(Spot::Button, rect);
    clear::keep(pen.ui.ctx(), rect);
    let line = rect.top() + height / 2.0;
    let centre = pos2(rect.left() + high * 0.56, line);
    pen.art(&badge(scene.pirate(asked.seat).colour), centre, high * 0.74);
    if let Some((picture, tip)) = &subject {
        let at = pos2(rect.left() + high * 1.46, line);
        pen.art(picture, at, high * 0.86);
        let place = Rect::from_center_size(at, Vec2::splat(high * 0.86));
        tips::explain(pen, place, || tip.clone());
    }
    let at = pos2(rect.left() + before + high * 0.02, line - text.y / 2.0);
    pen.ui.painter().galley(at, galley, palette::TEXT);
    if let Some(wide) = why_wide {
        let middle = pos2(at.x + text.x + 2.0 * gap + wide / 2.0, line);
        let place = Rect::from_center_size(middle, vec2(wide, high - 10.0));
        ask_why(pen, scene, place, &why);
    }
    if let Some(size) = exhibits {
        let middle = pos2(rect.center().x, rect.top() + said + size.y / 2.0);
        show(pen, scene, &shown, size, rect, middle);
    }
    let mut lines = lines.into_iter();
    let mut left = lines.next().unwrap_or_default();
    let (mut x, mut y) = if one_row {
        (rect.right() - left - aside - 4.0, line)
    } else {
        let below = rect.top() + height + (high - 10.0) / 2.0 - 2.0;
        (rect.center().x - left / 2.0 + gap / 2.0, below)
    };
    // Where the next button lies; the next line where this one is full.
    let mut next = |width: f32| {
        if width > left {
            left = lines.next().unwrap_or_default();
            x = rect.center().x - left / 2.0 + gap / 2.0;
            y += high - 4.0;
        }
        let size = vec2(width, high - 10.0);
        let place = Rect::from_min_size(pos2(x, y - size.y / 2.0), size);
        x += width + gap;
        left -= width + gap;
        place
    };
    for barred in missed {
        let place = next(wide(pen, &barred.label));
        refuse(pen, scene, barred, place);
    }
    let single = buttons.len() == 1 && elsewhere == 0 && shown.is_empty();
    for offer in buttons {
        let place = next(wide(pen, &offer.label));
        let look = if single || G::is_usual(offer.choice) {
            Look::Brass
        } else {
            Look::Plain
        };
        let hit = pen.button(place, &offer.label, look);
        if hit.clicked {
            scene.ask(Ask::Choose(offer.choice));
        }
        if hit.hovered && scene.desk.rests.is_none() {
            let mut told = scene.foresee(offer);
            if let Some((_, tip)) = &subject {
                told = format!("{told}\n{}", tip.texts());
            }
            let _ = hit.tip_around(rect, told);
        }
        if scene.advised == Some(offer.choice) {
            // Along the button: what is barred has a dashed edge.
            let radius = CornerRadius::same((place.height() / 2.0 + 3.0) as u8);
            let painter = pen.ui.painter();
            for (width, colour) in [(6.0, palette::INK), (2.6, palette::PREVIEW)] {
                let stroke = Stroke::new(width, colour);
                painter.rect_stroke(place.expand(3.0), radius, stroke, StrokeKind::Middle);
            }
        }
    }
    if let Some(list) = list {
        let place = next(wide(pen, &list));
        if pen.button(place, &list, Look::Plain).clicked {
            let all: Vec<usize> = (0..sight.options.len()).collect();
            scene.pick(&all, place.center_top());
        }
    }
    if let Some(side) = hint {
        let middle = pos2(rect.right() - side / 2.0 - gap, line);
        let place = Rect::from_center_size(middle, Vec2::splat(side));
        if advice::button(pen, place, scene.sitting, scene.cues.is_calm()) {
            scene.ask(Ask::Hint);
        }
    }
    rect
}

/// Leads to why something is asked, as the key for it does: to the newest line of the log. While a page tells why, a click
/// beside it sends that away.
fn ask_why<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, place: Rect, text: &str) {
    let words = scene.sitting.speaker().words();
    let key = [("key", pen.controls.told(Act::Why, words).into())];
    let tip = words.say("ui-why.tip", &key);
    // It is no answer, as nothing in the bar is.
    let hit = pen.hit_at(place, place.center(), "bar", text);
    why::pill(pen, place, text, hit.hovered);
    if hit.focused {
        pen.mark(place, CornerRadius::same((place.height() / 2.0) as u8));
    }
    if hit.tip(tip).clicked && scene.told_why.is_none() {
        scene.why = Some(0);
    }
}

/// What can't be chosen, greyed, with the rule that forbids it: told where one points at it, and by a click.
fn refuse<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, barred: &Barred<G>, place: Rect) {
    let response = pen.barred(place, &barred.label);
    if response.clicked() {
        scene.ask(Ask::Say(barred.why.clone()));
    }
    let on = if pen.is_read() {
        tips::named(pen, &response, &barred.label)
    } else {
        None
    };
    tips::told(pen, response, on.is_some(), on.as_deref(), || {
        let tip = Tip::new(barred.label.clone(), "");
        tip.refused(Some(barred.why.clone()))
    });
}

/// Choices in pictures, side by side.
fn show<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    shown: &[&Offer<G>],
    size: Vec2,
    bar: Rect,
    middle: Pos2,
) {
    let step = size.x + EXHIBITS_APART;
    let first = middle.x - step * (shown.len() as f32 - 1.0) / 2.0;
    for (place, offer) in shown.iter().enumerate() {
        let centre = pos2(first + step * place as f32, middle.y);
        let rect = Rect::from_center_size(centre, size);
        let hit = pen.hit_at(rect, centre, "picture", &offer.label);
        let lit = hit.hovered || scene.advised == Some(offer.choice);
        G::exhibit(pen, scene, offer, rect, lit);
        if lit {
            let stroke = Stroke::new(2.6, palette::CREAM);
            let radius = CornerRadius::same(6);
            let painter = pen.ui.painter();
            painter.rect_stroke(rect, radius, stroke, StrokeKind::Outside);
        }
        if hit.clicked {
            scene.ask(Ask::Choose(offer.choice));
        }
        if hit.hovered && scene.desk.rests.is_none() {
            let told = scene.foresee(offer);
            let _ = hit.tip_around(bar, told);
        }
    }
}
