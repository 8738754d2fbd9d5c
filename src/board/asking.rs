//! Draws the question of a table with its hint and notices, or the captions that stand in its place meanwhile.

use super::ask::Ask;
use super::befell;
use super::caption::{self, Caption};
use super::prompt::{Answer, Prompt, Taken};
use super::scene::Scene;
use crate::controls::Device;
use crate::table::advice::{self, Hinting};
use crate::table::tips::Tip;
use crate::table::{
    Act, Asked, Gathered, Speak, Spot, TableGame, Timeline, Travel, face, ghost, over,
};
use crate::theme::buttons::Look;
use crate::theme::{Pen, Severity, Typeface, palette};
use bevy_egui::egui::{self, Align2, Rangef, Rect, pos2, vec2};
use rules::table::Seat;

/// The way in which a game shows a question.
#[derive(Debug, Clone, Default)]
pub struct Asking {
    /// The picture and the tip of the thing that the question is about, if that may be hidden on the table.
    pub subject: Option<(String, Tip)>,
    /// The size of the pictures below the question, and the indices of the answers shown as pictures. All others have buttons.
    pub pictures: Option<(egui::Vec2, Vec<usize>)>,
    /// The indices of answers that have a button although they lie somewhere on the table.
    pub buttons: Vec<usize>,
    /// The indices of the usual answers, whose buttons stand out.
    pub usual: Vec<usize>,
    /// The indices, among the barred answers, of those that are looked for among the buttons.
    pub missed: Vec<usize>,
    /// A remark below the question.
    pub note: Option<String>,
}

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws the question, and what is said of it: a hint, a notice, or else what happened to the player since the last one.
    ///
    /// `picture` draws each answer that is shown as a picture. Returns the room that all of it takes.
    pub fn asked(
        &mut self,
        pen: &mut Pen,
        asking: impl FnOnce(&Pen, &Self, Asked<G>) -> Asking,
        picture: impl Fn(&mut Pen, &mut Self, usize, Rect, bool),
        befell: impl FnOnce(&Self, Asked<G>) -> Vec<String>,
    ) -> Taken {
        let mut taken = self.in_its_place(pen, asking, picture);
        if self.idle {
            self.remarks(pen, &mut taken, befell);
        }
        // A hand that has sunk does not rise with what stands above it.
        taken.below = taken.below.max(self.places.taken);
        taken
    }

    /// Draws what is said of the question, beside the room that is taken by it.
    fn remarks(
        &mut self,
        pen: &mut Pen,
        taken: &mut Taken,
        befell: impl FnOnce(&Self, Asked<G>) -> Vec<String>,
    ) {
        if let Some(advice) = self.session.advice() {
            let aside = self.timeline.back.is_some() || self.desk.grows();
            let lies = |size| {
                let below = taken.below.max(self.places.taken);
                let asked = Rangef::new(taken.above.y, below);
                self.places.advice(asked, size, aside)
            };
            let widest = self.places.advised(pen.pick(600.0, 840.0), aside);
            let rect = advice::told(pen, widest, &advice.text, lies);
            if !aside {
                taken.below = taken.below.max(rect.bottom());
            }
        }
        if !self.notice.0.is_empty() {
            self.noticed(pen, taken);
            return;
        }
        let asked = self.observation.asked;
        let asked = asked.filter(|asked| self.observation.viewer == Some(asked.seat));
        if let Some(asked) = asked.filter(|_| self.timeline.back.is_none()) {
            let words = self.session.speaker().words();
            let seen = self.observation.seen();
            let lines = || befell(self, asked);
            if let Some(text) = befell::told(pen, seen, words, lines) {
                // Below the question where there is room, so that the chart shows whole.
                let asked = Rangef::new(taken.above.y, taken.below);
                let (at, side) = self.places.noticed(asked, pen.chip_size(&text).y);
                let rect = pen.said_at(at, side, &text, Severity::Fault);
                taken.take(rect, side);
            }
        }
    }

    /// Draws the notice beside the room that is taken, and a button to play again with the data that were changed since the game
    /// began, if they were.
    fn noticed(&mut self, pen: &mut Pen, taken: &mut Taken) {
        let (notice, severity) = self.notice;
        let button = self.session.is_outdated().then(|| pen.pick(30.0, 42.0));
        let high = pen.chip_size(notice).y + button.map_or(0.0, |button| 8.0 + button);
        let asked = Rangef::new(taken.above.y, taken.below);
        let (at, side) = self.places.noticed(asked, high);
        let mut rect = pen.said_at(at, side, notice, severity);
        pen.announce(rect, notice);
        if let Some(button) = button {
            rect = rect.union(self.offer_anew(pen, rect, side, button));
        }
        taken.take(rect, side);
    }

    /// Draws a button of a height beyond a notice that stands by this side, to play again with the data that were changed. Returns
    /// its rectangle.
    fn offer_anew(&mut self, pen: &mut Pen, notice: Rect, side: Align2, high: f32) -> Rect {
        let words = self.session.speaker().words();
        let [label, tip] = ["ui-mods-again", "ui-mods-again.tip"].map(|id| words.say(id, &[]));
        let size = vec2(pen.button_width(&label), high);
        let at = if side == Align2::CENTER_TOP {
            notice.center_bottom() + vec2(0.0, 8.0)
        } else {
            notice.center_top() - vec2(0.0, 8.0)
        };
        let rect = side.anchor_size(at, size);
        let hit = pen.button(rect, &label, Look::Plain);
        if hit.clicked {
            self.ask(Ask::Travel(Travel::Anew));
        }
        let _ = hit.tip(tip);
        rect
    }

    /// Draws the question, or what stands in its place: a reaction, a caption, or that a captain thinks.
    fn in_its_place(
        &mut self,
        pen: &mut Pen,
        asking: impl FnOnce(&Pen, &Self, Asked<G>) -> Asking,
        picture: impl Fn(&mut Pen, &mut Self, usize, Rect, bool),
    ) -> Taken {
        let above = self.places.prompt;
        let mut taken = Taken {
            above,
            below: above.y,
        };
        if !self.idle {
            if let Some(rect) = self.reaction(pen) {
                taken.below = rect.bottom();
                taken.above = rect.center_top();
                return taken;
            }
            let said = self.caption(pen);
            if let Some(rect) = said {
                taken.below = taken.below.max(rect.bottom());
            }
            if said.is_some() || !self.timeline.is_paused() {
                return taken;
            }
        }
        let words = self.session.speaker().words();
        let high = Timeline::bar_height(pen);
        let bar = pos2(above.x, self.places.asked(high));
        if self.timeline.back.is_some() {
            let travel = self.timeline.bar(pen, bar, words);
            self.asks.extend(travel.map(Ask::Travel));
            taken.below = taken.below.max(bar.y + high);
        }
        if let Some(rect) = ghost::end(pen, above, self.session) {
            taken.below = taken.below.max(rect.bottom());
        }
        if self.timeline.is_paused() {
            return taken;
        }
        let Some(asked) = self.observation.asked else {
            if self.timeline.back.is_none() && self.session.told() {
                let words = self.session.speaker().words();
                let (rect, goes) = over::way_back(pen, above, words);
                taken.below = rect.bottom();
                self.asks.extend(goes.then_some(Ask::Score));
            }
            return taken;
        };
        if !self.session.is_person(asked.seat) {
            if let Some(seat) = self.session.thinks() {
                taken.below = self.thinking(pen, seat).bottom();
            }
            return taken;
        }
        let asking = asking(pen, self, asked);
        let rect = self.prompt(pen, asked, &asking, picture);
        taken.below = taken.below.max(rect.bottom());
        if rect.top() < above.y {
            taken.above = rect.center_top();
        }
        if let Some(note) = asking.note {
            let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
            let at = rect.center_bottom() + vec2(0.0, pen.pick(13.0, 16.0));
            let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::DUSK, note);
            taken.below = taken.below.max(drawn.bottom());
        }
        taken
    }

    /// Draws the question with its buttons, and returns its rectangle.
    fn prompt(
        &mut self,
        pen: &mut Pen,
        asked: Asked<G>,
        asking: &Asking,
        picture: impl Fn(&mut Pen, &mut Self, usize, Rect, bool),
    ) -> Rect {
        let observation = self.observation;
        let answer = |number: usize| {
            let offer = &observation.options[number];
            let aside = self.is_off_course(offer);
            Answer {
                number,
                label: &offer.label,
                // In a lesson only what it asks for stands out; elsewhere also the only answer there is.
                usual: match self.session.course() {
                    Some(_) => !aside,
                    None => {
                        offer.gathers
                            || asking.usual.contains(&number)
                            || observation.options.len() == 1
                    }
                },
                aside,
                advised: self.advised.is_some_and(|choice| offer.is(choice)),
            }
        };
        let pictures = asking.pictures.as_ref();
        let shown = |number: usize| pictures.is_some_and(|(_, shown)| shown.contains(&number));
        // Once something is gathered, the set is answered and not an empty one.
        let gathered = observation.gathered.as_ref();
        let is_empty = |number: usize| {
            let offer = &observation.options[number];
            let left_out = |gathered: &Gathered<G>| gathered.leaves_out(offer.choice);
            offer.then.is_empty() && gathered.is_some_and(left_out)
        };
        let on_button = |&number: &usize| {
            if is_empty(number) {
                return false;
            }
            let lies_nowhere = observation.options[number].spot == G::Spot::BUTTON;
            let beside = lies_nowhere || asking.buttons.contains(&number);
            !shown(number) && (beside || pictures.is_some())
        };
        let missed = asking.missed.iter();
        let missed = missed.map(|&number| &observation.barred[number]);
        let missed = missed.map(|barred| (barred.label.as_str(), &barred.why));
        let unfit = gathered.and_then(|gathered| gathered.unfit.as_ref());
        let unfit = unfit.map(|(label, why)| (label.as_str(), why));
        let badge = self.session.badge(asked.seat);
        let prompt = Prompt {
            badge: &badge,
            subject: asking.subject.clone(),
            question: &observation.prompt,
            number: observation.question().map(|line| line.number),
            asks_why: self.asks_why,
            pictures: pictures
                .map(|(size, shown)| (*size, shown.iter().copied().map(answer).collect())),
            barred: missed.chain(unfit).collect(),
            answers: (0..observation.options.len())
                .filter(on_button)
                .map(answer)
                .collect(),
            all: observation.options.len(),
            hint: Hinting::of(self.session, self.animations.is_calm()),
        };
        let (mut page, places) = (self.told_why.take(), self.places);
        let done = prompt.draw(
            pen,
            self,
            places,
            &mut page,
            |scene| scene.session.speaker().words(),
            picture,
        );
        self.told_why = page;
        self.lies.note(G::Spot::BUTTON, done.rect);
        if let Some(number) = done.chosen {
            self.ask(self.answer(number));
        }
        let more = asking.subject.as_ref().map(|(_, tip)| tip.texts());
        let meant = self.desk.aim.is_meant();
        for pointed in done.pointed.iter().filter(|_| meant) {
            self.tell(pen, pointed, more.as_deref());
        }
        if let Some(at) = done.list {
            let all: Vec<usize> = (0..observation.options.len()).collect();
            self.pick(&all, at);
        }
        self.asks.extend(done.refused.map(Ask::Say));
        if done.hint {
            self.ask(Ask::Hint);
        }
        done.rect
    }

    /// Draws that a captain thinks, and lets the player hurry it. Those who only watch are asked for nothing. Returns where it
    /// stands.
    pub(super) fn thinking(&mut self, pen: &mut Pen, seat: Seat) -> Rect {
        let speaker = self.session.speaker();
        let (name, badge) = (speaker.name(seat), self.session.badge(seat));
        let who = (&*name, &*badge, face(self.session.kind(seat)));
        let (at, calm) = (self.places.prompt, self.animations.is_calm());
        let (hurries, words) = (self.session.watching().is_none(), speaker.words());
        let (rect, hurried) = caption::thinking(pen, at, who, calm, hurries, words);
        if hurried {
            self.ask(Ask::Hurry);
        }
        rect
    }

    /// Draws the caption of the running animation, with the line of its rules that an automa follows or the aim of a captain.
    /// Returns its rectangle, if there is one.
    fn caption(&mut self, pen: &mut Pen) -> Option<Rect> {
        let (animation, _) = self.animations.running()?;
        // Whoever goes step by step reads every line that was tried.
        let steps = animation.waits && animation.aid.is_some();
        let inquiry = if steps {
            self.inquire(pen, animation.number)
        } else {
            None
        };
        let tried = inquiry.as_ref().map_or(&[][..], |inquiry| &inquiry.tried);
        let tried = if tried.len() > 1 { tried } else { &[] };
        let (seat, text) = animation.caption.as_ref()?;
        let aid = animation.aid.iter().map(|line| (line.clone(), false));
        let tried = tried.iter().map(|line| match &line.failed {
            None => (format!("» {}", line.text), true),
            Some(failed) => (format!("× {}. {failed}", line.text), false),
        });
        let words = self.session.speaker().words();
        let any = match pen.controls.device {
            Device::Pad => "ui-any-button",
            Device::Keys | Device::Mouse => "ui-any-key",
        };
        let below = if self.timeline.is_paused() {
            let key = pen.controls.told(Act::Hurry, words);
            Some(words.say("ui-paused-now", &[("key", key.into())]))
        } else {
            animation.waits.then(|| words.say(any, &[]))
        };
        let said = Caption {
            text,
            badge: match seat {
                Some(seat) => Some(self.session.badge(*seat)),
                None => G::emblem(&animation.event).map(str::to_owned),
            },
            face: seat.and_then(|seat| face(self.session.kind(seat))),
            lines: aid.chain(tried).collect(),
            below,
        };
        Some(caption::draw(pen, self.places, &said))
    }
}
