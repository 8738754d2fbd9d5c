//! What a game must implement to be played at the desktop's table: its words, and where its choices and events lie.

use super::{Telling, TextSection, TracedLine};
use rules::kit::{Answer, Fitted, Setup, Speaks, Teller, Texted};
use rules::table::files::{Fault, Files};
use rules::table::lesson::Taught;
use rules::table::words::Words;
use rules::table::{Game, Logged, Packed, Seat, SeatKind, Table};
use std::fmt::Debug;
use std::hash::Hash;

/// A place on a game's table where choices can lie, such as a space, a card or a cell.
pub trait Spot: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The spot of choices that lie nowhere on the table: a button beside the question.
    const BUTTON: Self;

    /// Returns what kind of thing lies there, in one word, for screen readers and tests.
    fn kind(self) -> &'static str;
}

/// A game whose choices lie on its table.
pub trait Placed: Game {
    /// Where a choice can lie.
    type Spot: Spot;

    /// Returns where a choice lies.
    fn spot(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Self::Spot;

    /// Returns whether those who look may know what a choice names, and whether it is open.
    fn is_shown(
        _view: &Self::View,
        _data: &Self::Data,
        _question: Self::Question,
        _choice: Self::Choice,
    ) -> bool {
        true
    }

    /// Returns where the piece lies that a choice moves, if it can be dragged from there.
    fn origin(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Option<Self::Spot>;

    /// Returns the acts of several decisions that begin with this question and could be made in one gesture: where each lies, and
    /// what is asked and chosen in it. Of those on one spot the first that is legal from its first choice to its last is offered.
    fn acts(
        _view: &Self::View,
        _data: &Self::Data,
        _seat: Seat,
        _question: Self::Question,
    ) -> Vec<PlacedAct<Self>> {
        Vec::new()
    }

    /// Returns the set of things that a question asks for one by one, if it does: the table lets them be gathered in any order,
    /// and makes all of it in one act.
    fn gathers(
        _view: &Self::View,
        _data: &Self::Data,
        _seat: Seat,
        _question: Self::Question,
    ) -> Option<Gathering<Self>> {
        None
    }

    /// Returns the choice that a click on a spot would mean, legal or not; `None` if it means nothing.
    fn attempt(
        view: &Self::View,
        data: &Self::Data,
        seat: Seat,
        question: Self::Question,
        spot: Self::Spot,
    ) -> Option<Self::Choice>;
}

/// Where an act of several decisions lies, and what is asked and chosen in it.
pub type PlacedAct<G> = (
    <G as Placed>::Spot,
    Vec<(<G as Game>::Question, <G as Game>::Choice)>,
);

/// A set of things that a question asks for one by one.
#[derive(Debug, Clone, PartialEq)]
pub struct Gathering<G: Placed> {
    /// The choice by which it begins to be asked for, where the question that is open now asks for more than it.
    pub begins: Option<G::Choice>,
    /// What can be part of it, in the order in which the rules ask for it: where each thing lies, and the choice that adds it.
    pub things: Vec<(G::Spot, G::Choice)>,
    /// How it ends.
    pub ends: SetEnds<G::Choice>,
}

/// How a set ends that is asked for thing by thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetEnds<C> {
    /// By a choice.
    Done(C),
    /// By itself, with so many things.
    Count(usize),
}

/// A game that can be played at the desktop's table.
///
/// Everything else that the table does (answering, autosave, undo, the curtain, the log, the animations) is the same for all
/// games.
pub trait TableGame:
    Animated
    + Placed
    + Packed
    + Fitted
    + Taught<View: Clone + PartialEq + Debug + Send + Sync + 'static>
{
    /// Says the values of the rules in words.
    type Speaker: Speak<Self>;

    /// The choices by which a turn or an offer goes by: a key of its own gives them.
    const PASSES: &'static [Self::Choice];

    /// Whether somebody may react to an event with a card that nobody else knows of.
    const REACTS: bool = false;

    /// Reads the game's words, for the names and seats of a table.
    ///
    /// # Errors
    /// Everything that is wrong with the texts.
    fn speaker(files: &Files, table: &mut Table<Self>) -> Result<Self::Speaker, Vec<Fault>> {
        let words = Self::load_words(files, table.data())?;
        Ok(Self::Speaker::at_table(words, table))
    }

    /// Returns the setup of the first game after all lessons.
    fn first_game() -> Self::Setup {
        let mut kinds = vec![SeatKind::Captain; usize::from(Self::PLAYERS.0)];
        kinds[0] = SeatKind::Human;
        Setup::of(&kinds)
    }

    /// Returns the name of the picture of a seat's badge.
    fn badge(setup: &Self::Setup, seat: Seat) -> String;

    /// Returns the rule that asks a seat a question.
    fn asked_by(view: &Self::View, seat: Seat, question: Self::Question) -> Self::Cause;

    /// Returns what the rulebook should open at in a view, by the id of a text.
    fn topic(_view: &Self::View) -> Option<&'static str> {
        None
    }

    /// Returns where the rulebook tells of a refusal, by the id of a text; `None` if the only reason is that something else is
    /// asked.
    fn told_by(reason: Self::Reason) -> Option<&'static str> {
        Some(reason.text_id()).filter(|id| *id != "reason-not-asked")
    }

    /// Returns where the rulebook tells of the rule behind an event, by the id of a text.
    fn told_of(cause: Self::Cause) -> &'static str {
        cause.text_id()
    }

    /// Returns the answer by which a move continues as if nothing had been asked, for a question in the midst of one.
    fn goes_on(_question: Self::Question) -> Option<Self::Choice> {
        None
    }

    /// Returns the answer that lets a reaction go by, for a question that only whoever holds a card for it is asked; `None` for
    /// any other question.
    fn declines(_question: Self::Question) -> Option<Self::Choice> {
        None
    }

    /// Returns who could react to an event, before or after it, whoever holds a card for that. `next` is the event that follows.
    fn invites(_event: &Self::Event, _next: Option<&Self::Event>) -> Option<Invitation> {
        None
    }

    /// Returns whether a seat may hold a card to react with, by what everybody sees.
    fn may_react(_view: &Self::View, _seat: Seat) -> bool {
        true
    }

    /// Returns a seat's points as they stand.
    fn points(view: &Self::View, data: &Self::Data, seat: Seat) -> i32;
}

/// Who could react to an event with a card that nobody else knows of, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Invitation {
    /// Before it happens.
    Before(Seat),
    /// After it has happened.
    After(Seat),
}

impl Invitation {
    /// Returns whether it comes before the event.
    pub(in crate::table) fn is_before(self) -> bool {
        matches!(self, Self::Before(_))
    }

    /// Returns the seat that could react.
    pub(in crate::table) fn seat(self) -> Seat {
        let (Self::Before(seat) | Self::After(seat)) = self;
        seat
    }
}

/// How much is at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stakes {
    /// Little: it has only begun.
    Low,
    /// As much as mostly.
    #[default]
    Usual,
    /// All: the end is near.
    High,
}

/// A game whose events can be heard.
pub trait Sounded: Game {
    /// Returns the sound of an event that begins in this view, by its name in the list of sounds.
    fn sound(
        _view: &Self::View,
        _event: &Self::Event,
        _cause: Self::Cause,
    ) -> Option<&'static str> {
        None
    }

    /// Returns the layer of music for a view, by its name in the list of sounds.
    fn music(view: &Self::View) -> &'static str;

    /// How much is at stake in a view, for those who sit at the table: the music plays by it.
    fn stakes(_view: &Self::View, _seats: impl Iterator<Item = Seat>) -> Stakes {
        Stakes::Usual
    }
}

/// A game whose events can be shown one after another.
pub trait Animated: Sounded + Game<Cause: Texted, Reason: Texted> {
    /// Returns the seat that does what the event tells, if any.
    fn actor(event: &Self::Event) -> Option<Seat>;

    /// Returns the seat that loses something by an event, if any.
    fn loser(_told: &Logged<Self>) -> Option<Seat> {
        None
    }

    /// Returns the picture that stands beside what is told of an event which is no seat's doing, if it has one.
    fn emblem(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Returns whether an event begins a round, or is otherwise worth going back to.
    fn is_milestone(event: &Self::Event) -> bool;

    /// Returns an answer as the log will tell it.
    fn decides(seat: Seat, question: Self::Question, choice: Self::Choice) -> Logged<Self>;

    /// Returns the answer that an event tells, if the event is a decision.
    fn answered(event: &Self::Event) -> Option<Answer<Self::Question, Self::Choice>>;

    /// Returns who has decided, if the event is a decision.
    fn decided(event: &Self::Event) -> Option<Seat> {
        Self::answered(event).map(|answer| answer.seat)
    }

    /// Returns how long the event's motion takes at normal speed, in seconds; 0 if nothing moves.
    fn seconds(event: &Self::Event) -> f32;

    /// Returns whether one event's motion runs on into the next without a stop.
    fn joins(_one: &Self::Event, _next: &Self::Event) -> bool {
        false
    }

    /// Returns whether what is told of an event begins anew. Where it does not, it is told together with what another seat did
    /// before it.
    fn begins_telling(_event: &Self::Event) -> bool {
        true
    }

    /// Returns an event that moves a piece through the air as two events: one that lifts the piece, and one that sets it down.
    fn halves(_event: &Self::Event) -> Option<[Self::Event; 2]> {
        None
    }
}

/// Says the values of a game's rules in words.
pub trait Speak<G: Game<Cause: Texted, Reason: Texted>>:
    Explain<G> + Speaks<G> + Send + Sync + 'static
{
    /// Returns who sits in a seat.
    fn name(&self, seat: Seat) -> String {
        self.as_ref().name(seat)
    }
    /// Returns what is asked.
    fn prompt(&self, view: &G::View, seat: Seat, question: G::Question) -> String;
    /// Returns what is asked where these choices are open.
    fn asks(
        &self,
        view: &G::View,
        seat: Seat,
        question: G::Question,
        _open: &[G::Choice],
    ) -> String {
        self.prompt(view, seat, question)
    }
    /// Returns what a choice says on its button.
    fn choice(
        &self,
        view: &G::View,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> String;
    /// Returns what an act of several decisions says that lies on a spot: what each of its choices says.
    fn act(&self, view: &G::View, seat: Seat, (_, act): &PlacedAct<G>) -> String
    where
        G: Placed,
    {
        let choices = act.iter();
        let choices = choices.map(|&(question, choice)| self.choice(view, seat, question, choice));
        choices.collect::<Vec<_>>().join(&self.say("ui-comma"))
    }
    /// Returns why a choice is refused, in a sentence.
    fn reason(&self, reason: G::Reason) -> String {
        self.as_ref().text(reason)
    }
    /// Returns what happened, as a viewer may hear it; `None` for what goes without saying.
    fn event(&self, told: &Logged<G>, viewer: Option<Seat>) -> Option<String>;
    /// Returns the line of the log that an event makes; `None` for what goes without saying.
    ///
    /// `earlier` are the events that the viewer was told before it, the latest first.
    fn line(
        &self,
        told: &Logged<G>,
        _earlier: &mut dyn Iterator<Item = Logged<G>>,
        viewer: Option<Seat>,
    ) -> Option<LogText> {
        self.event(told, viewer).map(LogText::Own)
    }
    /// Returns the seat whose deed or loss a line of the log tells, if it is one's; `earlier` as for the line.
    fn doer(&self, told: &Logged<G>, _earlier: &mut dyn Iterator<Item = Logged<G>>) -> Option<Seat>
    where
        G: Animated,
    {
        G::actor(&told.event)
    }
    /// Returns what is known beforehand of an event that reveals something: that it comes, and where.
    fn foretold(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// Returns what a source of points is called, by its name in files.
    fn source(&self, source: &str) -> String {
        self.say(&format!("score-{source}"))
    }
    /// Returns the table in words, in the order in which a player would ask.
    fn told(about: &Telling<G>) -> Vec<TextSection>
    where
        G: TableGame;
    /// Returns all texts.
    fn words(&self) -> &Words {
        self.as_ref().words()
    }
    /// Returns one of the desktop's texts by its id.
    fn say(&self, id: &str) -> String {
        self.words().say(id, &[])
    }
}

/// The text of an event in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogText {
    /// A line of its own.
    Own(String),
    /// The new text of the line before, of its own events and of this one.
    Joined(String),
}

/// Writes into an `impl Animated` what is the same wherever an `Event::Decided` tells an [`Answer`](rules::kit::Answer), by this cause: `decides` and
/// `answered`.
#[macro_export]
macro_rules! decided_by {
    ($cause:expr) => {
        fn decides(
            seat: ::rules::table::Seat,
            question: Self::Question,
            choice: Self::Choice,
        ) -> ::rules::table::Logged<Self> {
            let answer = ::rules::kit::Answer {
                seat,
                question,
                choice,
            };
            ::rules::table::LoggedEvent::for_all(Event::Decided(answer, false), $cause)
        }

        fn answered(
            event: &Self::Event,
        ) -> Option<::rules::kit::Answer<Self::Question, Self::Choice>> {
            match event {
                Event::Decided(answer, _) => Some(*answer),
                _ => None,
            }
        }
    };
}

/// Says in words why things happen in a game.
pub trait Explain<G: Game<Cause: Texted>>: AsRef<Teller> {
    /// Returns which line of its rules an automa has followed, if the event is such a choice.
    fn aid(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// Returns the rule behind an event: what it is called, and what the texts say of it besides.
    fn why(&self, cause: G::Cause) -> String {
        let teller = self.as_ref();
        let (name, rule) = (teller.text(cause), format!("{}.rule", cause.text_id()));
        if !teller.words().has(&rule) {
            return name;
        }
        let rule = teller.say(&rule, &[]);
        teller.say(
            "cause-long",
            &[("name", name.into()), ("rule", rule.into())],
        )
    }
    /// Returns what begins with an event, and where the rules tell of it; `None` if nothing does.
    fn began(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// Returns the numbers that led to an event and came of it, from the views before and after.
    fn numbers(&self, _before: &G::View, _after: &G::View, _told: &Logged<G>) -> Vec<String> {
        Vec::new()
    }
    /// Returns the lines of its rules that an automa tried before an event, at a table that explains itself.
    fn tried(
        &self,
        _table: &mut Table<G>,
        _view: &G::View,
        _number: usize,
        _told: &Logged<G>,
    ) -> Vec<TracedLine> {
        Vec::new()
    }
}
