//! Traits that a game implements to be played at the desktop's table: its words, and the places of its choices and events.

use super::{Telling, TextSection, TracedLine};
use rules::kit::{Fitted, Setup, Speaks, Teller, Texted};
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

    /// Returns the kind of thing that lies there, in one word, for screen readers and tests.
    fn kind(self) -> &'static str;
}

/// Declares the `Spot` of a game, each with the word for what kind of thing lies there; the button beside the question is one of its own accord.
#[macro_export]
macro_rules! spots {
    ($( $(#[$doc:meta])* $name:ident $( ( $($part:ty),+ ) )? = $kind:literal, )+) => {
        /// A spot that choices can lie on.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Spot {
            /// A button beside the question.
            Button,
            $( $(#[$doc])* $name $( ( $($part),+ ) )?, )+
        }

        impl $crate::table::Spot for Spot {
            const BUTTON: Self = Self::Button;

            fn kind(self) -> &'static str {
                match self {
                    Self::Button => "button",
                    $( Self::$name { .. } => $kind, )+
                }
            }
        }
    };
}

/// A game whose choices lie on its table.
pub trait Placed: Game {
    /// The places where a choice can lie.
    type Spot: Spot;

    /// Returns the place of a choice.
    fn spot(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Self::Spot;

    /// Returns whether those who look may know the things that a choice names, and whether it is legal.
    fn is_shown(
        _view: &Self::View,
        _data: &Self::Data,
        _question: Self::Question,
        _choice: Self::Choice,
    ) -> bool {
        true
    }

    /// Returns the place of the piece that a choice moves, if it can be dragged from there.
    fn origin(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Option<Self::Spot>;

    /// Returns the acts of several decisions that begin with this question and could be made in one gesture: the place of each,
    /// with its questions and choices. Of those on one spot the first that is legal from its first choice to its last is offered.
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

/// The place of an act of several decisions, with its questions and choices.
pub type PlacedAct<G> = (
    <G as Placed>::Spot,
    Vec<(<G as Game>::Question, <G as Game>::Choice)>,
);

/// A set of things that a question asks for one by one.
#[derive(Debug, Clone, PartialEq)]
pub struct Gathering<G: Placed> {
    /// The choice that begins it, if the open question offers other choices too.
    pub begins: Option<G::Choice>,
    /// The things that can be part of it, in the order in which the rules ask for them: the place of each, and the choice that adds
    /// it.
    pub things: Vec<(G::Spot, G::Choice)>,
    /// The way it ends.
    pub ends: SetEnds<G::Choice>,
}

/// The way a set ends that is asked for thing by thing.
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

    /// The choices that let a turn or an offer go by: a key of its own makes them.
    const PASSES: &'static [Self::Choice];

    /// True if somebody may react to an event with a card that nobody else knows of.
    const REACTS: bool = false;

    /// Reads the game's words, for the names and seats of a table.
    ///
    /// # Errors
    /// All faults of the texts.
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

    /// Returns the place at which the rulebook should open in a view, by the id of a text.
    fn topic(_view: &Self::View) -> Option<&'static str> {
        None
    }

    /// Returns the rulebook's topic of a refusal, by the id of a text; `None` if the only reason is that another question is open.
    fn told_by(_reason: Self::Reason) -> Option<&'static str> {
        None
    }

    /// Returns the rulebook's topic of the rule behind an event, by the id of a text.
    fn told_of(cause: Self::Cause) -> &'static str {
        cause.text_id()
    }

    /// Returns the answer by which a move continues as if nothing had been asked, for a question in the midst of one.
    fn goes_on(_question: Self::Question) -> Option<Self::Choice> {
        None
    }

    /// Returns the answer that lets a reaction go by, for a question that only a seat with a card for it is asked; `None` for any
    /// other question.
    fn declines(_question: Self::Question) -> Option<Self::Choice> {
        None
    }

    /// Returns the seat that could react to an event, before or after it, no matter who holds a card for that. `next` is the event
    /// that follows.
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

/// The seat that could react to an event with a card that nobody else knows of, and when.
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

/// The amount at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stakes {
    /// Little: it has only begun.
    Low,
    /// As much as usual.
    #[default]
    Usual,
    /// All: the end is near.
    High,
}

/// A game whose events can be shown one after another.
pub trait Animated: Game<Cause: Texted, Reason: Texted> {
    /// Returns the seat that acts in an event, if any.
    fn actor(event: &Self::Event) -> Option<Seat>;

    /// Returns the seat that loses something by an event, if any.
    fn loser(_told: &Logged<Self>) -> Option<Seat> {
        None
    }

    /// Returns the picture beside the text of an event that is no seat's doing, if it has one.
    fn emblem(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Returns whether an event begins a round, or is otherwise worth going back to.
    fn is_milestone(event: &Self::Event) -> bool;

    /// Returns an answer as the log will tell it.
    fn decides(seat: Seat, question: Self::Question, choice: Self::Choice) -> Logged<Self>;

    /// Returns the answer that an event tells, and whose it is, if the event is a decision.
    fn answered(event: &Self::Event) -> Option<(Seat, Self::Choice)>;

    /// Returns the seat that has decided, if the event is a decision.
    fn decided(event: &Self::Event) -> Option<Seat> {
        Self::answered(event).map(|(seat, _)| seat)
    }

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

    /// Returns the stakes in a view, for those who sit at the table: the music plays by them.
    fn stakes(_view: &Self::View, _seats: impl Iterator<Item = Seat>) -> Stakes {
        Stakes::Usual
    }

    /// Returns the duration of the event's motion at normal speed, in seconds; 0 if nothing moves.
    fn seconds(event: &Self::Event) -> f32;

    /// Returns whether one event's motion runs on into the next without a stop.
    fn joins(_one: &Self::Event, _next: &Self::Event) -> bool {
        false
    }

    /// Returns whether the text of an event begins anew. If not, it is joined to the text of the events before it.
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
    /// Returns the name of the player in a seat.
    fn name(&self, seat: Seat) -> String {
        self.as_ref().name(seat)
    }
    /// Returns a question in words.
    fn prompt(&self, view: &G::View, seat: Seat, question: G::Question) -> String;
    /// Returns a question in words, if these choices are open.
    fn asks(
        &self,
        view: &G::View,
        seat: Seat,
        question: G::Question,
        _open: &[G::Choice],
    ) -> String {
        self.prompt(view, seat, question)
    }
    /// Returns the text of a choice's button.
    fn choice(
        &self,
        view: &G::View,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> String;
    /// Returns the text of an act of several decisions: those of its choices, joined.
    fn act(&self, view: &G::View, seat: Seat, (_, act): &PlacedAct<G>) -> String
    where
        G: Placed,
    {
        let choices = act.iter();
        let choices = choices.map(|&(question, choice)| self.choice(view, seat, question, choice));
        choices.collect::<Vec<_>>().join(&self.say("ui-comma"))
    }
    /// Returns the reason why a choice is refused, in a sentence.
    fn reason(&self, reason: G::Reason) -> String {
        self.as_ref().text(reason)
    }
    /// Returns an event in words, as a viewer may hear it; `None` if it goes without saying.
    fn event(&self, told: &Logged<G>, viewer: Option<Seat>) -> Option<String>;
    /// Returns an event's line of the log; `None` if it goes without saying.
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
    /// Returns the seat whose deed or loss a line of the log tells, if any; `earlier` as for the line.
    fn doer(&self, told: &Logged<G>, _earlier: &mut dyn Iterator<Item = Logged<G>>) -> Option<Seat>
    where
        G: Animated,
    {
        G::actor(&told.event)
    }
    /// Returns the part of a revealing event that is known beforehand: that it comes, and where.
    fn foretold(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// Returns the title of a source of points, by its name in files.
    fn source(&self, source: &str) -> String {
        self.say(&format!("score-{source}"))
    }
    /// Returns the table in words, in the order in which a player would ask.
    fn told(&self, about: &Telling<G>) -> Vec<TextSection>;
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
/// `answered`; and `actor`, which is the event's doer where no function behind the cause says otherwise.
#[macro_export]
macro_rules! decided_by {
    ($cause:expr) => {
        $crate::decided_by!($cause, Event::doer);
    };
    ($cause:expr, $actor:path) => {
        fn actor(event: &Event) -> Option<::rules::table::Seat> {
            $actor(event)
        }

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

        fn answered(event: &Self::Event) -> Option<(::rules::table::Seat, Self::Choice)> {
            match event {
                Event::Decided(answer, _) => Some((answer.seat, answer.choice)),
                _ => None,
            }
        }
    };
}

/// Writes into an `impl Speak` what its `Speaker` says of its own: a `prompt`, by its `question`, a `choice`, an `event`.
#[macro_export]
macro_rules! spoken {
    ($game:ident: $first:ident, $($more:ident),+) => {
        $crate::spoken!($game: $first);
        $crate::spoken!($game: $($more),+);
    };
    ($game:ident: prompt) => {
        fn prompt(&self, _: &View, seat: Seat, question: Question) -> String {
            self.question(seat, question)
        }
    };
    ($game:ident: choice) => {
        fn choice(&self, _: &View, _: Seat, _: Question, choice: Choice) -> String {
            self.choice(choice)
        }
    };
    ($game:ident: event) => {
        fn event(&self, told: &::rules::table::Logged<$game>, _: Option<Seat>) -> Option<String> {
            self.event(told)
        }
    };
}

/// Says in words why things happen in a game.
pub trait Explain<G: Game<Cause: Texted>>: AsRef<Teller> {
    /// Returns the line of its rules that an automa has followed, if the event is such a choice.
    fn aid(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// Returns the rule behind an event: its name, and its text if there is one.
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
    /// Returns a sentence on what begins with an event, and where the rules tell of it; `None` if nothing does.
    fn began(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// Returns a decision in a sentence, as it was made in a view; `None` if the event is none.
    fn decision(&self, _view: &G::View, _told: &Logged<G>) -> Option<String> {
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
