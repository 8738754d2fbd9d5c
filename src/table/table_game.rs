//! Traits that a game implements to be played at the desktop's table: its words, and the places of its choices and events.

use super::{Animated, Ranks, Speak};
use rules::kit::{Fitted, Setup, Speaks, Texted, Token};
use rules::table::files::{Fault, Files};
use rules::table::lesson::Taught;
use rules::table::{Game, Packed, Seat, SeatKind, Table};
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
    const PASSES: &'static [Self::Choice] = &[];

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
    fn badge(setup: &Self::Setup, seat: Seat) -> String {
        let chair = setup.chairs.get(seat.index());
        chair.map_or_else(String::new, |chair| badge(chair.colour))
    }

    /// Returns the rule that asks a seat a question.
    fn asked_by(view: &Self::View, seat: Seat, question: Self::Question) -> Self::Cause;

    /// Returns the place at which the rulebook should open in a view, by the id of a text.
    fn topic(_view: &Self::View) -> Option<&'static str> {
        None
    }

    /// Returns the rulebook's topic of a refusal, by the id of a text; `None` if the only reason is that another question is open.
    fn told_by(reason: Self::Reason) -> Option<&'static str> {
        Some(reason.text_id()).filter(|id| *id != "reason-not-asked")
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

    /// Returns what the points of a game only rank its seats by.
    fn ranks(_setup: &Self::Setup, _data: &Self::Data) -> Ranks {
        Ranks::default()
    }

    /// Returns a seat's points as they stand.
    fn points(view: &Self::View, data: &Self::Data, seat: Seat) -> i32;
}

/// Returns the name of the picture of a token's badge.
#[must_use]
pub fn badge(token: impl Token) -> String {
    format!("art/badge-{}", token.name())
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
