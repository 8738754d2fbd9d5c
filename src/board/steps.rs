//! The steps of drawing a table that every game shares, from the chart up to the things that lie over all.

use super::ask::Ask;
use super::curtain;
use super::drag::{self, Dragged};
use super::foot::{self, State};
use super::marks::{self, COMPARED};
use super::prompt::Taken;
use super::scene::Scene;
use super::strip::{self, Panel, Wanted};
use super::top::{self, DAY, Part, Phase, Pressed, Top};
use super::why::Page;
use crate::table::pause::Pause;
use crate::table::tips::Tip;
use crate::table::{Line, Look, Speak, Spot, Stays, TableGame, ghost, tips};
use crate::theme::menu::{self, By, GAP, Menu};
use crate::theme::{Pen, palette, roll_under};
use bevy_egui::egui::{Pos2, Rangef, Rect, vec2};
use rules::kit::Texted;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws what lies on the chart, and the wood round a chart that is larger than its place.
    pub fn draw_chart(&mut self, pen: &mut Pen, draw: impl FnOnce(&mut Pen, &mut Self)) {
        if self.session.is_rehearsing() {
            ghost::veil(pen, self.places.board);
        }
        let (desk, frame) = (self.desk, self.frame);
        desk.draw_on(pen, frame, |pen| draw(pen, self));
        desk.surround(pen, frame);
    }

    /// Returns the top bar with a title, with the speed and the way back as they are.
    #[must_use]
    pub fn bar(&self, title: String) -> Top {
        Top {
            title,
            round: String::new(),
            practice: self.session.is_practice(),
            phases: Vec::new(),
            speed: self.speed,
            undo: if self.idle {
                self.observation.can_take_back
            } else {
                Err(Stays::Moves)
            },
        }
    }

    /// Draws the top bar, and asks for what is pressed in it.
    pub fn draw_top(&mut self, pen: &mut Pen, bar: &Top, tip: impl Fn(&Self, Part) -> Tip) {
        let words = self.session.speaker().words();
        let (pressed, phases) = top::draw(pen, self.places, bar, words, |part| tip(self, part));
        self.phases = phases;
        let asked = pressed.map(|pressed| match pressed {
            Pressed::Menu => Ask::Pause(Pause::Stay),
            Pressed::Speed => Ask::Speed,
            Pressed::Rules => Ask::Rules(None),
            Pressed::TakeBack => Ask::TakeBack,
            Pressed::Refused(refused) => Ask::Say(refused),
        });
        self.asks.extend(asked);
    }

    /// Returns phases for the top bar, each named by the `.name` of its text and with its picture; `now` is the current one.
    #[must_use]
    pub fn phases<P: Texted + Copy + PartialEq>(
        &self,
        now: P,
        all: &[(P, &'static str)],
    ) -> Vec<Phase> {
        let words = self.session.speaker().words();
        let phase = |&(phase, icon): &(P, &'static str)| Phase {
            name: words.say(&format!("{}.name", phase.text_id()), &[]),
            icon,
            now: (phase == now).then_some(DAY),
        };
        all.iter().map(phase).collect()
    }

    /// Returns the signs of panels, each by its picture, the id of its name, and where it lies; the log's comes last.
    #[must_use]
    pub fn signs<const N: usize>(&self, panels: [(&'static str, &str, Rect); N]) -> Vec<Panel> {
        let words = self.session.speaker().words();
        let panel = |(icon, id, place): (&'static str, &str, Rect)| Panel {
            icon,
            name: words.say(id, &[]),
            place,
        };
        let log = ("parrot-head", "ui-part-log", self.places.log);
        panels.into_iter().chain([log]).map(panel).collect()
    }

    /// Draws the panels, each with a sign and a name for the strip.
    ///
    /// The strip is rolled to what a guide points at, or to what the open choices need.
    pub fn draw_panels(
        &mut self,
        pen: &mut Pen,
        draw: impl FnOnce(&mut Pen, &mut Self),
        panels: impl FnOnce(&Self) -> Vec<Panel>,
        guided: impl Fn(&Pen, &Self, G::Mark) -> Option<Rect>,
        about: impl Fn(&Self, G::Spot) -> Option<Rect>,
    ) {
        let whole = pen.ui.clip_rect();
        let Some((seen, farthest)) = self.places.strip else {
            draw(pen, self);
            return;
        };
        pen.ui.set_clip_rect(seen);
        let why = self.why.is_some();
        draw(pen, self);
        let mut rolled = self.rolled;
        let hidden = [rolled.0, farthest - rolled.0];
        roll_under(pen.ui.painter(), seen, palette::WALNUT, hidden);
        pen.ui.set_clip_rect(whole);
        let wanted = Wanted {
            landings: self.lies.landings(),
            idle: self.idle,
            seen: self.observation.seen(),
            why,
        };
        let panels = panels(self);
        let marks = |pen: &Pen| self.guided(pen, guided);
        let about = |spot| about(self, spot);
        strip::roll(pen, self.places, &panels, wanted, &mut rolled, marks, about);
        self.rolled = rolled;
    }

    /// Draws captions above the question. A card that is read there keeps clear of them, too.
    pub(super) fn draw_captions(&self, pen: &Pen, mut taken: Taken) -> Taken {
        let words = self.session.speaker().words();
        let captions = self.captions.draw(pen, taken.above, words);
        let asked = taken.below > taken.above.y;
        if let Some(rect) = captions.filter(|_| asked) {
            taken.above = rect.center_top();
        }
        taken
    }

    /// Draws hints for keys and pad below the panels of the left column, which end at `panels`.
    pub(super) fn draw_foot(&mut self, pen: &Pen, panels: f32) {
        let words = self.session.speaker().words();
        foot::draw(pen, (self.places, panels), self.goes_on(), words);
    }

    /// Returns the state of the table, for the hints at its foot.
    fn goes_on(&self) -> State {
        if self.desk.pause || self.session.proposal().is_some() {
            State::Covered
        } else if self.timeline.watched.is_some() {
            State::Watched
        } else if !self.idle {
            State::Moves
        } else if self.session.course().is_some() {
            State::Lesson
        } else {
            let tries = self.session.can_rehearse();
            State::Rests {
                back: self.observation.can_take_back.is_ok(),
                hint: self.session.can_hint(),
                rehearse: tries || self.session.is_rehearsing(),
            }
        }
    }

    /// Returns the foot of a panel of the left column that would reach down to here: in a lesson it ends above the guide.
    #[must_use]
    pub fn above_guide(&self, foot: f32) -> f32 {
        match self.session.course() {
            Some(_) => foot.min(self.places.guides[0].top() - 2.0),
            None => foot,
        }
    }

    /// Returns the rectangles that the guide of a lesson points at, by that of each mark.
    pub fn guided(
        &self,
        pen: &Pen,
        lies: impl Fn(&Pen, &Self, G::Mark) -> Option<Rect>,
    ) -> Vec<Rect> {
        let course = self.session.course().into_iter();
        let marks = course.flat_map(|course| &course.step().at);
        marks.filter_map(|&mark| lies(pen, self, mark)).collect()
    }

    /// Draws what the guide of a lesson says, and rings round what it points at, once nothing moves. The panels of the left column
    /// end at `panels`.
    pub fn draw_guide(
        &mut self,
        pen: &mut Pen,
        panels: f32,
        guided: impl Fn(&Pen, &Self, G::Mark) -> Option<Rect>,
    ) {
        let Some(course) = self.session.course().filter(|_| self.idle) else {
            return;
        };
        let marks = self.guided(pen, guided);
        let asked = self.lies.of(G::Spot::BUTTON).into_iter();
        let free: Vec<Rect> = asked.chain(marks.clone()).collect();
        let speaker = self.session.speaker();
        let rooms = (&self.places.guides[..], self.places.guide_top(panels));
        let learn = course.draw(pen, speaker, rooms, &marks, &free);
        self.asks.extend(learn.map(Ask::Learn));
    }

    /// Lets pieces be dragged to where they can be chosen, and draws the dragged one at the pointer.
    pub fn drag(&mut self, pen: &mut Pen, carry: impl FnOnce(&Pen, &Self, G::Spot, Pos2)) {
        let held = self.held.take();
        // Under what lies over the table nothing is grabbed.
        let covered = self.desk.pause || self.session.proposal().is_some();
        if !covered && self.idle && !self.asks_for_menu() {
            let offers = self.observation.options.iter();
            let offers = offers.map(|offer| {
                let aside = self.is_off_course(offer);
                (offer.label.as_str(), offer.from, offer.spot, aside)
            });
            let drops = self.lies.drops(offers, self.places.board);
            match drag::draw(pen, &drops, held) {
                Dragged::Nothing => {}
                Dragged::Held(spot) => self.held = Some(spot),
                Dragged::Carried(spot, at) => {
                    carry(pen, self, spot, at);
                    self.held = Some(spot);
                }
                Dragged::Dropped(answers, at) => self.pick(&answers, at),
            }
        }
        let released = pen.ui.input(|input| input.pointer.any_released());
        if self.session.is_peeking() && released {
            self.ask(Ask::Look(Look::Peek(false)));
        }
    }

    /// Draws the open menu, beside what its choices are about.
    pub fn draw_menu(&mut self, pen: &mut Pen, about: impl Fn(&Self, G::Spot) -> Option<Rect>) {
        let Some(menu) = self.menu else {
            return;
        };
        let by = match self.lies_on(menu) {
            Some(spot) => {
                let thing = about(self, spot).unwrap_or(Rect::from_pos(menu.at));
                By::Thing(thing, self.places.board)
            }
            None => self.by_the_question(menu),
        };
        let offers = &self.observation.options;
        let look = |number: usize| self.button_look(&offers[number]);
        let done = menu::draw(pen, self.places.screen, menu, by, look);
        if done.away {
            self.ask(Ask::Close);
        }
        if let Some(number) = done.chosen {
            self.ask(self.answer(number));
        }
        for pointed in &done.pointed {
            self.tell(pen, pointed, None);
        }
    }

    /// Returns the spot that all answers of a menu lie on, if there is just one.
    fn lies_on(&self, menu: &Menu) -> Option<G::Spot> {
        let options = &self.observation.options;
        let mut spots = menu.rows.iter().map(|&(number, _)| options[number].spot);
        let spot = spots.next().filter(|spot| *spot != G::Spot::BUTTON)?;
        spots.all(|other| other == spot).then_some(spot)
    }

    /// Returns the place for a menu at the question, which leaves the guide of a lesson in sight.
    fn by_the_question(&self, menu: &Menu) -> By {
        let places = self.places;
        let mut room = places.screen.shrink(GAP);
        // What stands in the top bar lies over it.
        room.min.y = places.top.bottom();
        if self.session.course().is_some() && places.strip.is_none() {
            room.min.x = places.guides[0].right() + GAP;
        }
        let asked = self.lies.of(G::Spot::BUTTON);
        By::Question(asked.unwrap_or(Rect::from_pos(menu.at)), room)
    }

    /// Draws on the chart what the choice that is pointed at, or else the advised one, will do.
    pub fn draw_foresight(&mut self, pen: &mut Pen, draw: impl FnOnce(&Pen, &Self)) {
        let pointed = self.foresight.is_some();
        if let Some(choice) = self.advised.filter(|_| !pointed) {
            self.foresight = self.session.foresee(&[choice]);
        }
        self.pointed = pointed;
        let (desk, frame) = (self.desk, self.frame);
        desk.draw_on(pen, frame, |pen| draw(pen, self));
    }

    /// Puts a sign on each thing whose choice would be a loss, except on those that draw it themselves.
    pub fn draw_warnings(&self, pen: &Pen, bears: impl Fn(G::Spot) -> bool) {
        let costly = self.costly.iter().filter(|_| self.idle);
        let costly = costly.filter(|&&spot| !bears(spot));
        for rect in costly.filter_map(|&spot| self.lies.of(spot)) {
            marks::warn(pen, rect);
        }
    }

    /// Names the two answers that a look back compares and frames each, except cards in hand, which have their frame there.
    /// The marks keep off what is asked, and off the bar of a look back in its place.
    pub fn draw_compared(&self, pen: &Pen, taken: Taken, in_hand: impl Fn(G::Spot) -> bool) {
        let Some([given, better]) = self.observation.compared.filter(|_| self.idle) else {
            return;
        };
        let words = self.session.speaker().words();
        let nothing = Rangef::new(taken.below, taken.below);
        let [red, green] = COMPARED;
        let both = [
            (given, red, "ui-compared-given"),
            (better, green, "ui-compared-better"),
        ];
        for (spot, colour, id) in both {
            if let Some(rect) = self.lies.of(spot) {
                let frame = (!in_hand(spot)).then_some(colour);
                let asked = match self.places.board.x_range().contains(rect.center().x) {
                    true => Rangef::new(taken.above.y, taken.below),
                    false => nothing,
                };
                marks::compared(pen, rect, frame, asked, &words.say(id, &[]));
            }
        }
    }

    /// Draws what comes last: the mark of a rehearsal, the page that tells why, and the rising curtain.
    pub fn draw_end(&mut self, pen: &mut Pen, page: impl FnOnce(&Self, &Line<G>) -> Page) {
        let words = self.session.speaker().words();
        if self.session.is_rehearsing() {
            let top = self.places.board.center_top() - vec2(0.0, 12.0);
            ghost::mark(pen, top, words);
        }
        self.draw_why(pen, page);
        // Under an open menu nothing explains itself.
        if self.menu.is_none() {
            tips::linger(pen);
        }
        curtain::rise(pen, self.places.screen, self.still);
    }
}
