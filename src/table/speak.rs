//! Traits by which a game speaks: its values, its log, and why things happen.

use super::{Animated, Placed, PlacedAct, TableGame, Telling, TextSection, TracedLine};
use rules::kit::{Speaks, Teller, Texted};
use rules::table::words::Words;
use rules::table::{Game, Logged, Seat, Table};

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
    /// Returns a sentence on something that begins, and where the rules tell of it.
    fn begins(&self, what: String, phase: String) -> String {
        let values = [("what", what.into()), ("phase", phase.into())];
        self.as_ref().say("ui-why-began", &values)
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
