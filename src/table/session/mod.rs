//! A session: a game being played, who decides at it, who looks, and the messages by which it goes on. What the messages
//! do stands in `turns.rs`.

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
use acts::next;
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
use rules::table::{Dice, Game, Language, Logged, Seat, SeatKind, Table};
use std::time::Instant;
use undo::Undone;
use wants::Wants;
use watch::Watch;

/// Answer the open decision, and those that follow as parts of the same act.
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
    /// How many events had been told before.
    told: usize,
    seat: Seat,
    question: G::Question,
    secret: bool,
    /// Whether it does not go on with the act of the decision before.
    begins_act: bool,
    /// What the captain wanted by it who thought about it at this table.
    wants: Wants,
}

/// What of the observation is out of date, from the least to the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Nothing.
    None,
    /// What is seen and asked.
    Seen,
    /// The same, and what was told before: the game went another way, or is told in another language.
    Told,
}

/// Where a game is kept, and since when it is played.
#[derive(Default)]
struct Kept {
    slot: Option<Slot>,
    /// Why it cannot be saved; empty if it can.
    unsaved: String,
    /// When a new game began; of one that was left nobody knows how long it took before.
    began: Option<Instant>,
}

/// A game being played.
///
/// The rules lend their world to whoever looks at it, so this resource is borrowed mutably all the time. What changes for those
/// who look is told by the [`Observation`](super::Observation): Bevy sees it change when, and only when, something did.
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
    /// Whether a rule broke down: nobody goes on by itself until something changes.
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
    /// What those who look saw last, where they are to be shown all that has happened since: before the last choice, which only one
    /// of several people saw, and before anybody acted in a new game.
    unseen: Option<Sight<G>>,
    /// How far a game that nobody plays has been watched.
    watch: Option<Watch<G>>,
    /// The lesson that is taken, where it is no game.
    course: Option<Course<G>>,
    /// Other ways this game went: every choice of each.
    lines: Vec<Vec<G::Choice>>,
    practice: bool,
    /// The points that are to be beaten.
    beat: Option<i32>,
    /// True if the player's own files say something else by now than the data that the game is played with.
    outdated: bool,
    /// True if the game is to be played again with them.
    begins_anew: bool,
    kept: Kept,
}

impl<G: TableGame> Session<G> {
    /// The rules' table.
    pub fn table(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    /// Returns the setup of the game.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        self.table.setup()
    }

    /// Returns what the game's data files say.
    #[must_use]
    pub fn data(&self) -> &G::Data {
        self.table.data()
    }

    /// Returns everything that has happened, in order.
    #[must_use]
    pub fn log(&self) -> &[Logged<G>] {
        self.table.log()
    }

    /// Returns the points that are to be beaten.
    #[must_use]
    pub fn to_beat(&self) -> Option<i32> {
        self.beat
    }

    /// Returns the seed of the game.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// Says things in words.
    #[must_use]
    pub fn speaker(&self) -> &G::Speaker {
        &self.speaker
    }

    /// The picture of a pirate's badge.
    #[must_use]
    pub fn badge(&self, seat: Seat) -> String {
        G::badge(self.table.setup(), seat)
    }

    /// Goes on in another language: what was said is said once more. Texts of the player's own that are at fault are
    /// left out, since nobody wants to lose a game to them.
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

    /// Who decides for a seat.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.kinds
            .get(seat.index())
            .copied()
            .unwrap_or(SeatKind::Random)
    }

    /// Whether a person decides for a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.kind(seat) == SeatKind::Human
    }

    /// The lesson that is taken, where it is no game.
    #[must_use]
    pub fn course(&self) -> Option<&Course<G>> {
        self.course.as_ref()
    }

    /// Whether whoever is asked may answer: not as long as a guide explains something.
    #[must_use]
    pub fn listens(&self) -> bool {
        self.course.as_ref().is_none_or(Course::asks)
    }

    /// Notes that those who look see something else from now on. What was about the table as it stood is over.
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

    /// The same where what was said of the log may be untrue since.
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

    /// Returns what has changed since then: once.
    pub(in crate::table) fn take_news(&mut self) -> News {
        std::mem::replace(&mut self.news, News::None)
    }

    /// Whether the game is over and its score told.
    #[must_use]
    pub fn told(&self) -> bool {
        self.told
    }

    /// All seats, in their order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.kinds.len() as u8).map(Seat)
    }

    /// The seats of the people at the table.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.is_person(seat))
    }

    /// Why a choice cannot be made now; nothing where it can.
    pub fn why_not(&mut self, choice: G::Choice) -> Option<Refused> {
        let reason = self.at_seen(|table| table.why_not(choice)).flatten()?;
        Some(self.refusal(reason))
    }

    /// The rule by which a choice would come to nothing as things stand, said as what may yet change; nothing where none
    /// does.
    pub fn doubt(&mut self, choice: G::Choice) -> Option<Refused> {
        let reason = self.at_seen(|table| table.doubt(choice)).flatten()?;
        let Refused { text, topic } = self.refusal(reason);
        let words = self.speaker.words();
        let text = words.say("ui-doubt", &[("what", text.into())]);
        Some(Refused { text, topic })
    }

    /// A rule that forbids something, in a sentence.
    pub(in crate::table) fn refusal(&self, reason: G::Reason) -> Refused {
        Refused {
            text: self.speaker.reason(reason),
            topic: G::told_by(reason),
        }
    }

    /// Whether a choice leads away from the lesson that is taken: then the guide says so, and nothing else happens.
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

    /// The guide of the lesson goes on, where nothing is asked for.
    fn hear_more(&mut self) {
        if let Some(course) = self.course.as_mut().filter(|course| !course.asks()) {
            course.go_on();
            self.change();
        }
    }

    /// The lesson begins anew.
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

    fn choose(&mut self, choice: G::Choice) -> Result<(), String> {
        if self.past.take().is_some() {
            self.retell();
        }
        let made = next(&self.table, &self.made);
        let alone = self.people().count() == 1 || self.viewer().is_none();
        self.unseen = (!alone).then(|| Sight {
            told: self.table.log().len(),
            viewer: None,
            view: self.table.view(None),
        });
        let chosen = self.by_the_rules(|session| session.table.choose(choice));
        self.broken |= chosen.is_err();
        match chosen? {
            Ok(()) => {
                self.made.extend(made);
                self.keep_to_act();
                if let Some(course) = &mut self.course {
                    course.go_on();
                }
                self.turn_to_next();
                self.reactions.end();
                self.change();
                Ok(())
            }
            Err(refusal) => Err(self.speaker.reason(refusal.reason)),
        }
    }

    /// A choice of a seat without a person.
    fn choose_for_another(&mut self, choice: G::Choice, options: &Options, notice: &mut Notice) {
        match self.choose(choice) {
            Ok(()) => {
                self.save(options);
                // What people have just been told stays.
                if !self.kept.unsaved.is_empty() {
                    notice.text.clone_from(&self.kept.unsaved);
                }
            }
            Err(why) => notice.text = why,
        }
    }

    /// What a seat without a person picks, by the seed and the number of the choice alone, so that a game resumed or
    /// taken back goes the same way again.
    fn pick(&self) -> Option<G::Choice> {
        let decision = self.table.decision()?;
        let number = self.table.choices().len() as u64;
        let seed =
            self.table.seed() ^ 0x5eed_0f5a_1705 ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = Dice::new(seed).below(decision.choices.len());
        let random = self.kind(decision.seat) == SeatKind::Random;
        random.then(|| decision.choices[place])
    }
}

impl<G: TableGame + Studied> Session<G> {
    /// What came of a game that is over.
    fn record(&mut self) -> Option<Record> {
        let names: Vec<String> = self.seats().map(|seat| self.speaker.name(seat)).collect();
        let seconds = self.kept.began.map(|began| began.elapsed().as_secs());
        Record::of(&mut self.table, &names, self.practice, seconds, today())
    }
}
