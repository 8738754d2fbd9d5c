//! A session: a game being played, the players of its seats, its viewer, and the messages by which it goes on. `turns.rs` carries
//! out the messages.

mod acts;
mod answers;
mod beginning;
mod blunder;
mod breakdown;
mod captains;
mod consent;
mod decided;
mod eyes;
mod hint;
mod inquiry;
mod keeping;
mod new_data;
mod notice;
mod past;
mod reactions;
mod rehearsal;
mod review;
mod turns;
mod undo;
mod wants;
mod watch;

pub use beginning::Begin;
pub use blunder::{Answer, ToldBlunder};
pub use consent::Proposal;
pub use decided::Sentence;
pub use eyes::Look;
pub use hint::{Advice, AskHint};
pub use inquiry::{Inquiry, Known, MOST_TRIED, TracedLine};
pub use notice::{Notice, Refused};
pub use past::{Branch, Travel};
pub use reactions::React;
pub use rehearsal::Rehearse;
pub(super) use rehearsal::SHUFFLE;
pub use review::OpenBlunder;
pub use turns::{Again, Opens, Played, at_table, is_played};
pub(super) use turns::{plugin, shared};
pub use undo::{Stays, TakeBack, Undo};
pub use watch::Watching;

use super::lesson::Course;
use super::{Speak, TableGame};
use crate::options::Options;
use crate::saves::{self, Slot, UserError};
use crate::statistics::{Record, today};
use bevy::prelude::*;
use captains::Thought;
use decided::Deciding;
use eyes::{Eyes, Sight};
use hint::Hint;
use past::Past;
use reactions::Reactions;
use rehearsal::Rehearsal;
use review::Reviewing;
use rules::study::Studied;
use rules::table::{Game, Language, Logged, Seat, SeatKind, Table};
use std::time::Instant;
use undo::Undone;
use wants::Wants;
use watch::Watch;

/// Answers the open decision, and those that follow as parts of the same act.
#[derive(Message, Debug, Clone)]
pub struct Choose<G: Game>(pub Vec<G::Choice>);

impl<G: Game> Choose<G> {
    /// Returns the answer to the open decision alone.
    pub fn one(choice: G::Choice) -> Self {
        Self(vec![choice])
    }
}

/// A decision made.
#[derive(Debug, Clone, Copy)]
struct Made<G: Game> {
    /// The number of events before it.
    told: usize,
    seat: Seat,
    question: G::Question,
    secret: bool,
    /// True if it begins an act, rather than going on with that of the decision before.
    begins_act: bool,
    /// The aims of the captain that thought about it at this table.
    wants: Wants,
}

/// The part of the observation that is out of date, from the least to the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Nothing.
    None,
    /// The view and the question.
    Seen,
    /// The same, and the log: the game went another way, or is told in another language.
    Told,
}

/// The file of a game, and the time at which it began.
#[derive(Default)]
struct Kept {
    slot: Option<Slot>,
    /// The reason why it cannot be saved; empty if it can.
    unsaved: String,
    /// The time at which a new game began; none for a resumed one, whose earlier time nobody knows.
    began: Option<Instant>,
}

/// A game being played.
///
/// The rules lend their world to whoever looks at it, so this resource is borrowed mutably all the time. The
/// [`Observation`](super::Observation) tells what changes for those who look: Bevy sees it change when, and only when, something
/// did.
#[derive(Resource)]
pub struct Session<G: TableGame> {
    table: Table<G>,
    speaker: G::Speaker,
    language: Language,
    kinds: Vec<SeatKind>,
    made: Vec<Made<G>>,
    eyes: Eyes,
    news: News,
    told: bool,
    /// True if a rule broke down: nobody goes on by itself until something changes.
    broken: bool,
    past: Option<Past<G>>,
    proposal: Option<Proposal>,
    undone: Option<Undone<G>>,
    rehearsal: Option<Rehearsal<G>>,
    thought: Option<Thought<G>>,
    hint: Option<Hint<G>>,
    reviewing: Option<Reviewing<G>>,
    deciding: Option<Deciding<G>>,
    reactions: Reactions<G>,
    /// The last view of those who look, if they are to be shown all that has happened since: before the last choice, which only one
    /// of several people saw, and before anybody acted in a new game.
    unseen: Option<Sight<G>>,
    /// The progress of watching a game that nobody plays.
    watch: Option<Watch<G>>,
    /// The lesson that is taken, where it is no game.
    course: Option<Course<G>>,
    /// The branches of this game: every choice of each.
    lines: Vec<Vec<G::Choice>>,
    practice: bool,
    /// The points that are to be beaten.
    beat: Option<i32>,
    /// True if the player's own files differ by now from the data that the game is played with.
    outdated: bool,
    /// True if the game is to be played again with them.
    begins_anew: bool,
    kept: Kept,
}

impl<G: TableGame> Session<G> {
    /// Returns the rules' table.
    pub fn table(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    /// Returns the setup of the game.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        self.table.setup()
    }

    /// Returns the game's data.
    #[must_use]
    pub fn data(&self) -> &G::Data {
        self.table.data()
    }

    /// Returns all events, in order.
    #[must_use]
    pub fn log(&self) -> &[Logged<G>] {
        self.table.log()
    }

    /// Returns the points that are to be beaten, if any are.
    #[must_use]
    pub fn to_beat(&self) -> Option<i32> {
        self.beat
    }

    /// Returns the seed of the game.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// Returns the speaker, which says things in words.
    #[must_use]
    pub fn speaker(&self) -> &G::Speaker {
        &self.speaker
    }

    /// Returns the name of the picture of a seat's badge.
    #[must_use]
    pub fn badge(&self, seat: Seat) -> String {
        G::badge(self.table.setup(), seat)
    }

    /// Goes on in another language, and tells the log anew. Texts of the player's own that are at fault are left out, since nobody
    /// wants to lose a game to them.
    fn speak(&mut self, options: &Options, language: Language) -> Result<(), UserError> {
        self.language = language;
        let own = G::files().in_language(language);
        let files = saves::files(options, language, own.clone());
        let spoken = G::speaker(&files, &mut self.table);
        let (speaker, faults) = match spoken {
            Ok(speaker) => (speaker, None),
            Err(faults) => {
                let speaker = G::speaker(&own, &mut self.table).map_err(UserError::Data)?;
                (speaker, Some(faults))
            }
        };
        self.speaker = speaker;
        self.retell();
        faults.map_or(Ok(()), |faults| Err(UserError::Data(faults)))
    }

    /// Returns the kind of player in a seat.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.kinds
            .get(seat.index())
            .copied()
            .unwrap_or(SeatKind::Random)
    }

    /// Returns whether a person decides for a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.kind(seat) == SeatKind::Human
    }

    /// Returns the lesson that is taken; `None` if this is a game.
    #[must_use]
    pub fn course(&self) -> Option<&Course<G>> {
        self.course.as_ref()
    }

    /// Returns whether the seat that is asked may answer: not as long as the guide of a lesson explains something.
    #[must_use]
    pub fn listens(&self) -> bool {
        self.course.as_ref().is_none_or(Course::asks)
    }

    /// Notes that those who look see something else from now on, and drops everything about the table as it stood.
    fn change(&mut self) {
        self.news = self.news.max(News::Seen);
        self.broken = false;
        self.proposal = None;
        self.undone = None;
        self.thought = None;
        if let Some(hint) = &mut self.hint {
            hint.is_stale = true;
        }
    }

    /// Notes the same as [`Session::change`], and that the log is to be told anew: lines of it may be untrue now.
    fn retell(&mut self) {
        self.change();
        self.news = News::Told;
        self.unseen = self.watched_so_far();
    }

    /// Returns whether something has changed since those who look were shown the table.
    #[must_use]
    pub fn has_news(&self) -> bool {
        self.news != News::None
    }

    /// Returns the changes since then, and clears them.
    pub(in crate::table) fn take_news(&mut self) -> News {
        std::mem::replace(&mut self.news, News::None)
    }

    /// Returns whether the game is over and its score told.
    #[must_use]
    pub fn told(&self) -> bool {
        self.told
    }

    /// Returns all seats, in their order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.kinds.len() as u8).map(Seat)
    }

    /// Returns the seats of the people at the table.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.is_person(seat))
    }

    /// Returns the reason why a choice cannot be made now; `None` if it can.
    pub fn why_not(&mut self, choice: G::Choice) -> Option<Refused> {
        let reason = self.at_seen(|table| table.why_not(choice)).flatten()?;
        Some(self.refusal(reason))
    }

    /// Returns the rule by which a choice would come to nothing as things stand, worded as something that may yet change; `None` if
    /// there is none.
    pub fn doubt(&mut self, choice: G::Choice) -> Option<Refused> {
        let reason = self.at_seen(|table| table.doubt(choice)).flatten()?;
        let Refused { text, topic } = self.refusal(reason);
        let words = self.speaker.words();
        let text = words.say("ui-doubt", &[("what", text.into())]);
        Some(Refused { text, topic })
    }

    /// Returns a rule that forbids something, in a sentence.
    pub(in crate::table) fn refusal(&self, reason: G::Reason) -> Refused {
        Refused {
            text: self.speaker.reason(reason),
            topic: G::told_by(reason),
        }
    }

    /// Returns whether a choice leads away from the lesson that is taken: then the guide says so, and nothing else happens.
    fn strays(&mut self, choice: G::Choice) -> bool {
        let leads = self
            .course
            .as_mut()
            .is_none_or(|course| course.leads_on(choice));
        if !leads {
            self.change();
        }
        !leads
    }

    /// Goes on with the guide of the lesson, if nothing is asked for.
    fn hear_more(&mut self) {
        if let Some(course) = self.course.as_mut().filter(|course| !course.asks()) {
            course.go_on();
            self.change();
        }
    }

    /// Begins the lesson anew.
    fn start_over(&mut self) -> Result<(), String> {
        if let Some(course) = &mut self.course {
            course.go_to_start();
            let again = course.lesson().table(&[]);
            self.table = again.map_err(|error| error.to_string())?;
            self.made.clear();
            self.retell();
        }
        Ok(())
    }
}

impl<G: TableGame + Studied> Session<G> {
    /// Returns the record of the game for the statistics; `None` if it is not over.
    fn record(&mut self) -> Option<Record> {
        let names: Vec<String> = self.seats().map(|seat| self.speaker.name(seat)).collect();
        let seconds = self.kept.began.map(|began| began.elapsed().as_secs());
        Record::of(&mut self.table, &names, self.practice, seconds, today())
    }
}
