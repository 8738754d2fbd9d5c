//! The question, in one place, always naming who decides, and the choices that lie nowhere on the table as buttons.

use super::answers::{Lay, Sizes};
use super::caption::{bar, caption, thinking};
use super::why;
use crate::table::tips::{self, Tip};
use crate::table::{Act, Asked, Barred, Foresight, Offer, Timeline, advice, ghost};
use crate::theme::buttons::Look;
use crate::theme::{Face, Pen, clear, palette};
use crate::voodoo::panels::{Ask, Scene, badge, glow};
use crate::voodoo::{Painted, Spot, befell};
use bevy_egui::egui::{
    Align2, CornerRadius, Pos2, Rangef, Rect, RectAlign, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::voodoo::{Question, Shares};

/// Between pictures of choices, with their frames.
const EXHIBITS_APART: f32 = 16.0;
/// How far the frame of such a picture is from it.
const FRAME: f32 = 3.0;
/// Buttons beside the question at most; more go into a menu.
const BUTTONS: usize = 4;

/// The room that the question takes with all that belongs to it.
#[derive(Debug, Clone, Copy)]
pub struct Taken {
    /// What is to stand above it goes round this point's upper side.
    pub above: Pos2,
    /// How far down it reaches.
    pub below: f32,
}

/// Draws it.
pub fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, notice: &str) -> Taken {
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
    let exhibits = G::exhibits(pen, &asked);
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
    // Many of them are narrower.
    let each = (scene.places.screen.width() - 48.0) / shown.len().max(1) as f32;
    let each = (each - EXHIBITS_APART).max(0.0);
    let exhibits = exhibits.map(|size| vec2(size.x.min(each), size.y));
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
    let sizes = sizes(pen, scene);
    let Sizes { high, button, .. } = sizes;
    let most = scene.places.widest(pen.pick(600.0, 840.0));
    let hint = scene.sitting.can_hint();
    // Beside the question itself: alone on a line they would look like answers.
    let why = scene.sitting.speaker().words().say("ui-why", &[]);
    let why_wide = why::pill_width(pen, &why);
    let subject = G::subject(scene.sitting.speaker(), scene.view, &asked);
    let (own, other) = (high * 0.74, high * 0.86);
    let before = own + 8.0 + subject.as_ref().map_or(0.0, |_| other + 8.0);
    let aside = if hint { sizes.apart + button } else { 0.0 };
    let beside = before + sizes.apart + why_wide;
    let galley = pen.ui.painter().layout(
        sight.prompt.clone(),
        Face::Bold.at(pen.pick(17.0, 21.0)),
        palette::TEXT,
        most - 2.0 * sizes.inset - beside - aside,
    );
    let text = galley.size();
    let labels = missed.iter().map(|barred| &barred.label);
    let labels = labels.chain(buttons.iter().map(|offer| &offer.label));
    let wide: Vec<f32> = labels
        .chain(&list)
        .map(|label| pen.button_width(label))
        .collect();
    let pictures = exhibits.map(|size| {
        let step = size.x + EXHIBITS_APART;
        vec2(step * shown.len() as f32, size.y + 2.0 * FRAME)
    });
    let head = vec2(beside + text.x, text.y);
    let lay = Lay::of(sizes, most, (head, hint), &wide, pictures);
    let corner = pos2(
        scene.places.prompt.x - lay.size.x / 2.0,
        scene.places.asked(lay.size.y),
    );
    let rect = Rect::from_min_size(corner, lay.size);
    let off = corner.to_vec2();
    bar(pen, rect, palette::BRASS_LIGHT);
    scene.piece(Spot::Button, rect);
    clear::keep(pen.ui.ctx(), rect);
    let head = lay.head + off;
    let centre = head + vec2(own / 2.0, 0.0);
    pen.art(&badge(scene.pirate(asked.seat).colour), centre, own);
    if let Some((picture, tip)) = &subject {
        let at = head + vec2(own + 8.0 + other / 2.0, 0.0);
        pen.art(picture, at, other);
        let place = Rect::from_center_size(at, Vec2::splat(other));
        tips::explain(pen, place, || tip.clone());
    }
    let at = head + vec2(before, -text.y / 2.0);
    pen.ui.painter().galley(at, galley, palette::TEXT);
    let middle = pos2(at.x + text.x + sizes.apart + why_wide / 2.0, head.y);
    let place = Rect::from_center_size(middle, vec2(why_wide, button));
    ask_why(pen, scene, place, rect, &why);
    if let Some(size) = exhibits {
        show(pen, scene, &shown, size, rect, lay.pictures + off);
    }
    let mut places = lay.answers.iter().map(|place| place.translate(off));
    let mut next = || places.next().unwrap_or(rect);
    for barred in missed {
        let place = next();
        refuse(pen, scene, barred, place);
    }
    let single = buttons.len() == 1 && elsewhere == 0 && shown.is_empty();
    for offer in buttons {
        let place = next();
        let look = if single || G::is_usual(offer.choice) {
            Look::Brass
        } else {
            Look::Plain
        };
        let hit = pen.button(place, &offer.label, look);
        if hit.clicked {
            scene.ask(Ask::Choose(offer.choice));
        }
        if hit.hovered && scene.desk.aim.is_meant() {
            let mut told = scene.foresee(offer);
            if let Some((_, tip)) = &subject {
                told = format!("{told}\n{}", tip.texts());
            }
            let topic = scene.foresight.as_ref().and_then(Foresight::topic);
            tips::among(pen, &hit, (rect, RectAlign::TOP), &told, topic);
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
        let place = next();
        if pen.button(place, &list, Look::Plain).clicked {
            let all: Vec<usize> = (0..sight.options.len()).collect();
            scene.pick(&all, place.center_top());
        }
    }
    if hint {
        let place = Rect::from_center_size(lay.hint + off, Vec2::splat(button));
        if advice::button(pen, place, scene.sitting, scene.cues.is_calm()) {
            scene.ask(Ask::Hint);
        }
    }
    rect
}

/// What questions are laid out by: where they lie over the chart they take less of it.
fn sizes<G: Painted>(pen: &Pen, scene: &Scene<G>) -> Sizes {
    let edges = match scene.places.strip {
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

/// Leads to why something is asked, as the key for it does: to a page that lies clear of the bar.
fn ask_why<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, place: Rect, bar: Rect, text: &str) {
    let Some(question) = scene.sight.question() else {
        return;
    };
    let words = scene.sitting.speaker().words();
    let key = [("key", pen.controls.told(Act::Why, words).into())];
    let tip = words.say("ui-why.tip", &key);
    // It is no answer, as nothing in the bar is.
    let hit = pen.hit_at(place, place.center(), "bar", text);
    let button = hit.response.clone();
    // What a click of the mouse opens by itself keys ask for.
    let asked = scene.asks_why || (hit.clicked && !button.clicked());
    let row = Rect::from_x_y_ranges(place.x_range(), bar.y_range());
    let open = why::leads(pen, scene, question.number, row, button, asked);
    why::pill(pen, place, text, hit.hovered || open);
    if hit.focused {
        pen.mark(place, CornerRadius::same((place.height() / 2.0) as u8));
    }
    let _ = hit.tip(tip);
}

/// What can't be chosen, greyed, with the rule that forbids it: told where one points at it, and by a click.
fn refuse<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, barred: &Barred<G>, place: Rect) {
    let response = pen.barred(place, &barred.label);
    if response.clicked() {
        scene.ask(Ask::Say(barred.why.clone()));
    }
    let on = if pen.is_read() {
        let (focused, name) = pen.targets.note_look(&response, &barred.label);
        if focused {
            pen.mark(place, CornerRadius::same((place.height() / 2.0) as u8));
        }
        focused.then_some(name)
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
        if hit.focused {
            pen.mark(rect, CornerRadius::same(4));
        } else {
            glow(pen, rect.expand(FRAME), lit);
        }
        if hit.clicked {
            scene.ask(Ask::Choose(offer.choice));
        }
        if hit.hovered && scene.desk.aim.is_meant() {
            let told = scene.foresee(offer);
            let topic = scene.foresight.as_ref().and_then(Foresight::topic);
            tips::among(pen, &hit, (bar, RectAlign::TOP), &told, topic);
        }
    }
}
