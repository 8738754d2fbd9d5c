//! What the table asks of a game that is played on it: its words, and where its choices and events lie.

use super::{Telling, TextSection, TracedLine};
use rules::kit::Fitted;
use rules::table::files::{Fault, Files};
use rules::table::lesson::Taught;
use rules::table::words::Words;
use rules::table::{Game, Logged, Packed, Seat, Table};
use std::fmt::Debug;
use std::hash::Hash;

/// A spot on a game's table that choices can lie on.
pub trait Spot: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Where choices lie that lie nowhere: beside the question.
    const BUTTON: Self;

    /// Returns what kind of thing it is, in a word, for those who read the screen.
    fn kind(self) -> &'static str;
}

/// A game that can be shown. Everything else that the table does with a game (answering, autosave, undo, the curtain,
/// the log, the animations) it does the same way for all of them.
pub trait TableGame:
    Animated + Packed + Fitted + Taught<View: Clone + PartialEq + Debug + Send + Sync + 'static>
{
    /// Where on its table a choice can lie.
    type Spot: Spot;
    /// Says in words what its rules say in values.
    type Speaker: Speak<Self>;

    /// Its words for a table.
    ///
    /// # Errors
    /// Everything that is wrong with the texts.
    fn speaker(files: &Files, table: &mut Table<Self>) -> Result<Self::Speaker, Vec<Fault>>;

    /// The setup of the first game that whoever has learnt it all sails.
    fn first_game() -> Self::Setup;

    /// The picture of a seat's badge.
    fn badge(setup: &Self::Setup, seat: Seat) -> String;

    /// Where a choice lies.
    fn spot(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Self::Spot;

    /// Where the piece lies that a choice moves, where it can be dragged from there.
    fn origin(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Option<Self::Spot>;

    /// What a click on a spot would mean to a question, legal or not; nothing where it means nothing.
    fn attempt(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        spot: Self::Spot,
    ) -> Option<Self::Choice>;

    /// The rule that asks a seat a question, as it is seen.
    fn asked_by(view: &Self::View, seat: Seat, question: Self::Question) -> Self::Cause;

    /// Where the rulebook tells of what is going on in a view, by the id of a text.
    fn topic(view: &Self::View) -> Option<&'static str>;

    /// Where the rulebook tells of the rule that forbids something, by the id of a text; nothing where it is only that
    /// something else is asked.
    fn told_by(_reason: Self::Reason) -> Option<&'static str> {
        None
    }

    /// Where the rulebook tells of the rule behind what happened, by the id of a text.
    fn told_of(cause: Self::Cause) -> &'static str;

    /// The answer by which a move goes on as if nothing had been asked, to a question in the midst of one.
    fn goes_on(_question: Self::Question) -> Option<Self::Choice> {
        None
    }

    /// A seat's points as they stand.
    fn points(view: &Self::View, seat: Seat) -> i32;
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

/// A game's events as they are shown, one after another.
pub trait Animated: Game {
    /// Whose doing an event is, if anybody's.
    fn actor(event: &Self::Event) -> Option<Seat>;

    /// Who loses something by an event, if anybody does.
    fn loser(told: &Logged<Self>) -> Option<Seat>;

    /// Whether an event begins a round, or what else is worth going back to.
    fn is_milestone(event: &Self::Event) -> bool;

    /// An answer as the log will tell it.
    fn decides(seat: Seat, question: Self::Question, choice: Self::Choice) -> Logged<Self>;

    /// Who has decided, where an event is a decision.
    fn decided(event: &Self::Event) -> Option<Seat>;

    /// The sound of an event that begins in a view, by its name in the list of sounds.
    fn sound(view: &Self::View, event: &Self::Event, cause: Self::Cause) -> Option<&'static str>;

    /// The layer of music in a view, by its name in the list of sounds.
    fn music(view: &Self::View) -> &'static str;

    /// How much is at stake in a view, for those who sit at the table: the music plays by it.
    fn stakes(view: &Self::View, seats: impl Iterator<Item = Seat>) -> Stakes;

    /// How long an event is shown, in seconds at the speed of one, whether or not anything is said of it.
    fn seconds(event: &Self::Event) -> f32;

    /// Whether an event goes on without a stop from another one.
    fn joins(_one: &Self::Event, _next: &Self::Event) -> bool {
        false
    }

    /// An event in two halves, where it moves a piece through the air: the piece is lifted, and set down.
    fn halves(event: &Self::Event) -> Option<[Self::Event; 2]>;
}

/// Says in words what a game's rules say in values.
pub trait Speak<G: Game>: Explain<G> + Send + Sync + 'static {
    /// Who sits in a seat.
    fn name(&self, seat: Seat) -> String;
    /// What is asked.
    fn prompt(&self, view: &G::View, seat: Seat, question: G::Question) -> String;
    /// A choice.
    fn choice(
        &self,
        view: &G::View,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> String;
    /// Why a choice is refused.
    fn reason(&self, reason: G::Reason) -> String;
    /// What happened, as a viewer may hear it; nothing of what goes without saying.
    fn event(&self, told: &Logged<G>, viewer: Option<Seat>) -> Option<String>;
    /// What is known beforehand of an event that shows something: that it comes, and where.
    fn foretold(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// What a source of points is called, by its name in files.
    fn source(&self, source: &str) -> String;
    /// The table, for whoever does not see it: short, in the order in which one would ask.
    fn told(&self, about: &Telling<G>) -> Vec<TextSection>;
    /// All texts.
    fn words(&self) -> &Words;
    /// A text of the desktop's.
    fn say(&self, id: &str) -> String {
        self.words().say(id, &[])
    }
}

/// Says in words why a game goes as it does.
pub trait Explain<G: Game> {
    /// Which line of its rules a seat that the game plays itself has followed, where an event is such a choice.
    fn aid(&self, told: &Logged<G>) -> Option<String>;
    /// The rule behind what happened, in a sentence.
    fn why(&self, cause: G::Cause) -> String;
    /// What begins with an event, and where the rules tell of it; nothing where nothing does.
    fn began(&self, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// A decision in a sentence, as it was made in a view; nothing where an event is none.
    fn decision(&self, _view: &G::View, _told: &Logged<G>) -> Option<String> {
        None
    }
    /// The numbers that went into an event and came out of it, from what was seen before and after.
    fn numbers(&self, _before: &G::View, _after: &G::View, _told: &Logged<G>) -> Vec<String> {
        Vec::new()
    }
    /// The lines of its rules that a seat tried which the game plays itself, before what the event of a number tells, at a
    /// table that explains itself.
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
