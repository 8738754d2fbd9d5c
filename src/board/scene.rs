//! The scene: the inputs of a table's frame, and the requests made in it.

use super::ask::Ask;
use super::desk::Desk;
use super::lies::Lies;
use super::offers::Offers;
use super::places::Places;
use super::strip::RolledFor;
use super::why::OpenPage;
use crate::options::Speed;
use crate::table::{
    AnimationQueue, Asked, Captions, Foresight, Line, Observation, Offer, Refused, Seen, Session,
    Speak, Spot, TableGame, Timeline, tips,
};
use crate::theme::buttons::Look;
use crate::theme::menu::{Menu, Pointed};
use crate::theme::{Frame, Hit, Pen, Severity};
use bevy::math::Vec2;
use bevy_egui::egui::{Pos2, Rect};
use rules::table::words::Words;
use rules::table::{Logged, Seat};

/// The inputs of a table's frame, and the player's requests in it. `K` is what the game keeps from frame to frame.
pub struct Scene<'a, G: TableGame, K> {
    /// The observation of those who look.
    pub observation: &'a Observation<G>,
    /// The view as far as it has been shown; pieces under way lie nowhere in it.
    pub view: &'a G::View,
    /// The game's data.
    pub data: &'a G::Data,
    /// The session, for its words and for what would happen.
    pub session: &'a mut Session<G>,
    /// The queue of animations.
    pub animations: &'a AnimationQueue<G>,
    /// The chart's place.
    pub desk: &'a Desk,
    /// The spots whose choices would be a loss.
    pub costly: &'a [G::Spot],
    /// The places of the panels.
    pub places: &'a Places,
    /// True if nothing moves, so that choices can be made.
    pub idle: bool,
    /// True if things appear at their places at once, without animation.
    pub still: bool,
    /// The speed that is set.
    pub speed: Speed,
    /// The decisions of the game, and the one that is looked at.
    pub timeline: &'a Timeline,
    /// The player's requests in this frame.
    pub asks: Vec<Ask<G>>,
    /// The state that the game keeps from frame to frame.
    pub kept: &'a mut K,
    /// The rectangles of things that were drawn in this frame.
    pub lies: Lies<G::Spot>,
    /// The rectangle of the round's phases in the top bar.
    pub phases: Rect,
    /// The foreseen effect of the choice that is pointed at.
    pub foresight: Option<Foresight<G>>,
    /// The choice that a captain advises, lit while nothing else is pointed at.
    pub advised: Option<G::Choice>,
    /// The line of the log that is asked why, counted back from the newest.
    pub why: Option<usize>,
    /// True if a key asks why the open question is asked.
    pub asks_why: bool,
    /// The page that is open about a line or the question.
    pub told_why: Option<OpenPage>,
    /// The point of the world that the chart is to come nearer to by itself.
    pub crowd: Option<Vec2>,
    /// The distance that the strip of panels is rolled, and the change it was rolled for.
    pub rolled: (f32, RolledFor),
    /// True if a choice is pointed at.
    pub(super) pointed: bool,
    /// True if a page is open that tells why something happened or is asked.
    pub(super) tells_why: bool,
    /// The menu by the cursor, if one is open.
    pub(super) menu: Option<&'a Menu>,
    /// The spot of the piece that is dragged.
    pub(super) held: Option<G::Spot>,
    /// A message that the player should read at once.
    pub(super) notice: (&'a str, Severity),
    /// The captions of sounds.
    pub(super) captions: &'a Captions,
    /// The canvas.
    pub(super) frame: &'a Frame,
}

impl<'a, G: TableGame, K> Scene<'a, G, K> {
    /// Returns the lines of the log, as far as they have been shown.
    #[must_use]
    pub fn log(&self) -> &'a [Line<G>] {
        let told = self.animations.told();
        let log = &self.observation.log;
        &log[..log.partition_point(|line| line.number < told)]
    }

    /// Returns what has happened, as far as it has been shown, the newest first.
    pub fn told_back(&self) -> impl Iterator<Item = &Logged<G>> {
        let told = self.session.log().iter().take(self.animations.told());
        told.rev()
    }

    /// Returns the open question, once it can be answered.
    #[must_use]
    pub fn question(&self) -> Option<Asked<G>> {
        self.observation.asked.filter(|_| self.idle)
    }

    /// Returns whether the choice that a captain advises lies on a spot.
    #[must_use]
    pub fn advises(&self, spot: G::Spot) -> bool {
        let lies = |choice| self.observation.at(spot).any(|offer| offer.is(choice));
        self.advised.is_some_and(lies)
    }

    /// Adds something that the player asks for.
    pub fn ask(&mut self, ask: Ask<G>) {
        self.asks.push(ask);
    }

    /// Returns whether a menu is about to open.
    #[must_use]
    pub fn asks_for_menu(&self) -> bool {
        self.asks.iter().any(|ask| matches!(ask, Ask::Open(_)))
    }

    /// Looks ahead at what a choice will do, and returns its label and that in words.
    pub fn foresee(&mut self, offer: &Offer<G>) -> String {
        self.foresight = self.session.foresee(&offer.act());
        let speaker = self.session.speaker();
        if offer.veiled {
            let first = speaker.words().say("ui-own-cards.tip", &[]);
            return format!("{}\n{first}", offer.label);
        }
        let told = |foresight: &Foresight<G>| foresight.told(&offer.label, speaker);
        self.foresight
            .as_ref()
            .map_or_else(|| offer.label.clone(), told)
    }

    /// Returns by how much the choice that is pointed at changes a seat's points; `None` if it does not.
    #[must_use]
    pub fn foreseen_points(&self, seat: Seat) -> Option<i32> {
        let points = &self.foresight.as_ref()?.points;
        let own = points.iter().find(|(other, _)| *other == seat);
        own.map(|(_, change)| *change)
    }

    /// Returns the request of an answer by its index: to choose it or, where a set is gathered, to raise its thing.
    #[must_use]
    pub fn answer(&self, number: usize) -> Ask<G> {
        let offer = &self.observation.options[number];
        let adds = self.gathers(offer.spot);
        if !offer.gathers && adds == Some(offer.choice) {
            Ask::Raise(offer.spot)
        } else {
            Ask::Choose(offer.act())
        }
    }

    /// Returns whether a lesson asks for something else than a choice, as [`Observation::is_off_course`] tells.
    #[must_use]
    pub fn is_off_course(&self, offer: &Offer<G>) -> bool {
        let course = self.session.course();
        course.is_some_and(|course| self.observation.is_off_course(course, offer))
    }

    /// Returns the look of a button among others: what a lesson asks for is its main action.
    #[must_use]
    pub fn button_look(&self, offer: &Offer<G>) -> Look {
        let asked = self.session.course().is_some() && !self.is_off_course(offer);
        if asked { Look::Brass } else { Look::Plain }
    }

    /// Returns the choice by which the thing on a spot is added to the set that is gathered; `None` if it cannot be part of one.
    #[must_use]
    pub fn gathers(&self, spot: G::Spot) -> Option<G::Choice> {
        self.observation.gathered.as_ref()?.adds(spot)
    }

    /// Returns whether the thing on a spot is raised as part of a set.
    #[must_use]
    pub fn is_raised(&self, spot: G::Spot) -> bool {
        let gathered = self.observation.gathered.as_ref();
        gathered.is_some_and(|gathered| gathered.is_raised(spot))
    }

    /// Lets the thing on a spot be raised, or laid down again, where a set is gathered. Returns the mouse's or cursor's hit and a
    /// label, or `None` if it is no part of a set.
    fn offer_raising(
        &mut self,
        pen: &mut Pen,
        spot: G::Spot,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        let label = self.raising(spot)?;
        let what = [("what", label.as_str().into())];
        let lower = self.words().say("ui-set-lower", &what);
        let (label, then) = match self.is_raised(spot) {
            true => (lower, label),
            false => (label, lower),
        };
        let mut hit = pen.hit_at(rect, at, spot.kind(), &label);
        hit.hovered |= self.advises(spot);
        let set = self.observation.gathered.as_ref();
        let course = self.session.course().zip(set);
        hit.aside = course.is_some_and(|(course, set)| !course.gathers(&set.of));
        if hit.clicked {
            if hit.focused {
                // It stays on the thing, which is called otherwise now.
                pen.targets.lay(&then);
            }
            self.ask(Ask::Raise(spot));
        }
        Some((hit, label))
    }

    /// Returns the label for raising the thing on a spot. Things of the same label are numbered, however many of them are raised.
    fn raising(&self, spot: G::Spot) -> Option<String> {
        let own = self.gathers(spot)?;
        let asked = self.observation.asked?;
        let things = &self.observation.gathered.as_ref()?.of.things;
        let speaker = self.session.speaker();
        let say = |choice| speaker.choice(self.view, asked.seat, asked.question, choice);
        let label = say(own);
        let before = things.iter().take_while(|(other, _)| *other != spot);
        let twins = before.filter(|(_, choice)| say(*choice) == label).count();
        Some(match twins {
            0 => label,
            twins => format!("{label} ({})", twins + 1),
        })
    }

    /// Lets a choice be chosen on its spot before all others there: no menu opens where it is open. Else as
    /// [`Offers::offer_untold`].
    pub fn offer_first(
        &mut self,
        pen: &mut Pen,
        first: (G::Spot, G::Choice),
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        let (spot, choice) = first;
        self.lies.note(spot, rect);
        if !self.idle {
            return None;
        }
        let observation = self.observation;
        let mut here = observation.numbers(|offer| offer.spot == spot);
        let own = |&number: &usize| observation.options[number].is(choice);
        if here.iter().any(own) {
            here.retain(own);
        }
        self.offer_these(pen, spot, &here, rect, at)
    }

    /// Lets these answers, by their indices, be chosen on their spot: a single one at once, several by a menu. Returns as
    /// [`Offers::offer_untold`] does.
    fn offer_these(
        &mut self,
        pen: &mut Pen,
        spot: G::Spot,
        here: &[usize],
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        let observation = self.observation;
        let first = &observation.options[*here.first()?];
        let more = here.len() - 1;
        let mut label = if more == 0 {
            first.label.clone()
        } else {
            let values = [
                ("first", first.label.as_str().into()),
                ("more", (more as i64).into()),
            ];
            self.words().say("ui-choices-here", &values)
        };
        let mut hit = pen.hit_at(rect, at, spot.kind(), &label);
        if hit.hovered && more == 0 && self.desk.aim.is_meant() {
            label = self.foresee(first);
        }
        hit.hovered |= self.advises(spot);
        hit.aside = here
            .iter()
            .all(|&number| self.is_off_course(&observation.options[number]));
        self.lies.land(spot, rect);
        if hit.clicked {
            self.pick(here, at);
        }
        Some((hit, label))
    }

    /// Chooses the only one of these answers, or opens a menu of them at a point.
    pub fn pick(&mut self, numbers: &[usize], at: Pos2) {
        let offers = &self.observation.options;
        if let [only] = numbers {
            self.ask(self.answer(*only));
        } else {
            let row = |&number: &usize| (number, offers[number].label.clone());
            let menu = Menu {
                at,
                rows: numbers.iter().map(row).collect(),
            };
            self.ask(Ask::Open(menu));
        }
    }

    /// Shows a tip about an answer that is pointed at: what it will do, `more` below that, and where the rulebook tells of it.
    pub fn tell(&mut self, pen: &mut Pen, pointed: &Pointed, more: Option<&str>) {
        let observation = self.observation;
        let mut told = self.foresee(&observation.options[pointed.answer]);
        if let Some(more) = more {
            told = format!("{told}\n{more}");
        }
        let topic = self.foresight.as_ref().and_then(Foresight::topic);
        tips::among(pen, &pointed.hit, pointed.among, &told, topic);
    }

    /// Returns the seat whose mat is shown: the viewer, else the person who is to decide, else the first person; without people the
    /// first seat.
    #[must_use]
    pub fn own(&self) -> Seat {
        let asked = self.observation.turn(self.idle);
        let person = |seat: &Seat| self.session.is_person(*seat);
        self.observation
            .viewer
            .or(asked.filter(person))
            .or_else(|| self.session.seats().find(person))
            .unwrap_or(Seat(0))
    }
}

impl<G: TableGame, K> Seen<G> for Scene<'_, G, K> {
    fn speaker(&self) -> &G::Speaker {
        self.session.speaker()
    }

    fn view(&self) -> &G::View {
        self.view
    }

    fn data(&self) -> &G::Data {
        self.data
    }
}

impl<G: TableGame, K> Offers<G::Spot> for Scene<'_, G, K> {
    fn offer_untold(
        &mut self,
        pen: &mut Pen,
        spot: G::Spot,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        self.lies.note(spot, rect);
        if !self.idle {
            return None;
        }
        if let Some(raising) = self.offer_raising(pen, spot, rect, at) {
            return Some(raising);
        }
        let here = self.observation.numbers(|offer| offer.spot == spot);
        self.offer_these(pen, spot, &here, rect, at)
    }

    fn refusal(&mut self, spot: G::Spot) -> Option<Refused> {
        if !self.idle {
            return None;
        }
        self.session.refused(self.observation, self.view, spot)
    }

    fn refuse(&mut self, refused: Refused) {
        self.ask(Ask::Say(refused));
    }

    fn words(&self) -> &Words {
        self.session.speaker().words()
    }
}
