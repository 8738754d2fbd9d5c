//! Tips within tips. A tip that has been read stands still and stays while the mouse is on its way to it; a word in it that
//! the rulebook explains has a tip of its own beside it. By keys, Enter goes from a thing to the words in its tip.

#[cfg(test)]
mod tests;

use super::Tip;
use super::drawn::{Paper, Word};
use crate::table::Glossary;
use crate::theme::{Pen, Targets};
use bevy_egui::egui::{
    Context, CornerRadius, Id, InnerResponse, LayerId, Pos2, Rect, RectAlign, Response, Tooltip,
};

/// Seconds for which a tip is shown until it counts as read.
const READ: f64 = 0.5;
/// Seconds for which the mouse rests on a word until it is explained.
const REST: f32 = 0.12;
/// The distance from a tip within which the mouse is on its way to it, and the seconds for which it may rest there.
const REACH: f32 = 22.0;
const LINGERS: f32 = 0.35;
/// The places of the tip within: beside the first, where there is room.
const BESIDE: [RectAlign; 3] = [
    RectAlign::LEFT_START,
    RectAlign::BOTTOM_START,
    RectAlign::TOP_START,
];

/// A tip that is shown, and has words that are explained.
#[derive(Debug, Clone)]
struct Held {
    tip: Tip,
    words: Vec<Word>,
    /// The panels' name of the thing that it explains, and the thing's label, by which keys go back to it.
    thing: Id,
    name: Option<String>,
    place: Rect,
    /// The time when it was shown first, in seconds, and the pass of the panels in which it was last.
    since: f64,
    pass: u64,
    /// The question then: a text on a choice may be untrue once that has been made.
    asked: String,
    /// The word that is explained, and the place of its tip.
    word: Option<usize>,
    beside: Option<Rect>,
}

impl Held {
    fn at(ctx: &Context) -> Option<Self> {
        ctx.data(|data| data.get_temp(Id::new("held tip")))
    }

    fn keep(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::new("held tip"), self));
    }

    fn drop(ctx: &Context) {
        ctx.data_mut(|data| data.remove::<Self>(Id::new("held tip")));
    }

    /// Returns whether it waits for the mouse to come to it.
    fn holds(&self, ctx: &Context) -> bool {
        let places = [Some(self.place), self.beside].into_iter().flatten();
        let (now, at, down, moves) = ctx.input(|input| {
            let pointer = &input.pointer;
            let moves = pointer.time_since_last_movement() < LINGERS;
            (input.time, pointer.hover_pos(), pointer.any_down(), moves)
        });
        // A mouse that rests beside it rests on something else.
        let reach = if moves { REACH } else { 0.0 };
        let near = |at: Pos2| places.clone().any(|place| place.expand(reach).contains(at));
        let lately = self.pass + 1 >= ctx.cumulative_pass_nr();
        lately && !down && now - self.since >= READ && at.is_some_and(near)
    }

    /// Returns the label of a word, by which keys find it.
    fn label(glossary: &Glossary, word: &Word) -> String {
        let entry = glossary.entry(word.entry);
        entry.map(|entry| entry.label.clone()).unwrap_or_default()
    }
}

/// Returns whether a tip stays where it is, and no other is shown.
pub(super) fn holds(ctx: &Context) -> bool {
    Held::at(ctx).is_some_and(|held| held.holds(ctx))
}

/// Notes a tip that is shown for a thing.
pub(super) fn note(
    response: &Response,
    tip: &Tip,
    shown: InnerResponse<Vec<Word>>,
    name: Option<&str>,
) {
    let ctx = &response.ctx;
    if shown.inner.is_empty() {
        Held::drop(ctx);
        return;
    }
    let pass = ctx.cumulative_pass_nr();
    let before = Held::at(ctx).filter(|held| held.tip == *tip && held.pass + 1 >= pass);
    let held = Held {
        tip: tip.clone(),
        words: shown.inner,
        thing: response.id,
        name: name.map(str::to_owned),
        place: shown.response.rect,
        since: before.map_or_else(|| ctx.input(|input| input.time), |held| held.since),
        pass,
        asked: String::new(),
        word: None,
        beside: None,
    };
    held.keep(ctx);
}

/// Moves the keyboard's cursor to the first word of the tip that is shown.
pub(super) fn enter(pen: &mut Pen, ctx: &Context) {
    if let (Some(held), Some(glossary)) = (Held::at(ctx), Glossary::at(ctx))
        && let Some(word) = held.words.first()
    {
        pen.targets.lay(&Held::label(&glossary, word));
    }
}

/// Shows the tip that stays, and beside it the meaning of a word in it.
pub(super) fn linger(pen: &mut Pen) {
    let ctx = pen.ui.ctx().clone();
    let (Some(mut held), Some(glossary)) = (Held::at(&ctx), Glossary::at(&ctx)) else {
        return;
    };
    let pass = ctx.cumulative_pass_nr();
    if held.pass == pass {
        pen.targets.heading().clone_into(&mut held.asked);
        held.keep(&ctx);
        return;
    }
    let mut labels = held.words.iter().map(|word| Held::label(&glossary, word));
    let by_keys = held.pass + 1 == pass && labels.any(|label| pen.targets.is_on(&label));
    let same = held.asked == pen.targets.heading();
    if !same || !by_keys && !held.holds(&ctx) {
        Held::drop(&ctx);
        return;
    }
    held.pass = pass;
    pen.targets.tell_of(held.tip.topic);
    let layer = LayerId::background();
    let mut tooltip = Tooltip::always_open(ctx.clone(), layer, held.thing, held.place.min).gap(0.0);
    tooltip.popup = tooltip.popup.align(RectAlign::BOTTOM_START);
    let paper = Paper::of(pen);
    if let Some(shown) = tooltip.show(|ui| paper.draw(ui, &held.tip)) {
        held.words = shown.inner;
    }
    choose(pen, &glossary, &mut held);
    let entry = held
        .word
        .and_then(|word| glossary.entry(held.words.get(word)?.entry));
    let before = held.beside.take();
    if let Some(entry) = entry {
        // It is measured before it is drawn, and nothing else may ask for a frame.
        if before.is_none() {
            ctx.request_repaint();
        }
        let within = Tip::new(&entry.name, &entry.text).about(entry.topic);
        pen.targets.tell_of(within.topic);
        let (id, paper) = (Id::new("tip within"), Paper::plain(pen));
        let mut tooltip = Tooltip::always_open(ctx.clone(), layer, id, held.place);
        let beside = tooltip.popup.align(RectAlign::RIGHT_START);
        tooltip.popup = beside.align_alternatives(&BESIDE);
        let shown = tooltip.show(|ui| paper.draw(ui, &within));
        held.beside = shown.map(|shown| shown.response.rect);
    }
    held.keep(&ctx);
}

/// Chooses the word that is explained: the one that the mouse rests on or the keyboard's cursor is on, else the one before.
fn choose(pen: &mut Pen, glossary: &Glossary, held: &mut Held) {
    let mouse = pen.ui.input(|input| {
        let pointer = &input.pointer;
        let rests = pointer.time_since_last_movement() >= REST;
        pointer.hover_pos().filter(|_| rests)
    });
    let mut next = None;
    for (place, word) in held.words.iter().enumerate() {
        let Some(lies) = word.places.first() else {
            continue;
        };
        let label = Held::label(glossary, word);
        let (focused, _) = pen.targets.note(lies.center(), Targets::LOOK, &label);
        if focused {
            for &lies in &word.places {
                pen.mark_above(lies.shrink(2.0), CornerRadius::same(4));
            }
            if pen.targets.takes_press(&label) {
                next = Some(place + 1);
            }
        }
        let pointed = |at: Pos2| word.places.iter().any(|lies| lies.contains(at));
        if focused || mouse.is_some_and(pointed) {
            held.word = Some(place);
        }
    }
    // Enter goes on from word to word, and from the last back to the thing.
    let Some(next) = next else {
        return;
    };
    match held.words.get(next) {
        Some(word) => pen.targets.lay(&Held::label(glossary, word)),
        None => pen.targets.lay(held.name.as_deref().unwrap_or_default()),
    }
}
