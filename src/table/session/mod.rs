//! A session: a game being played, who decides at it, who looks, and the messages by which it goes on. What the messages
//! do stands in `turns.rs`.

mod acts;
mod beginning;
mod blunder;
mod breakdown;
mod captains;
mod consent;
mod hint;
mod inquiry;
mod keeping;
mod notice;
mod past;
mod reactions;
mod rehearsal;
mod review;
mod turns;
mod undo;

pub use beginning::Begin;
pub use blunder::{Answer, ToldBlunder};
pub use consent::Proposal;
pub use hint::{Advice, AskHint};
pub use inquiry::{Inquiry, Known, TracedLine};
pub use notice::{Notice, Refused};
pub use past::{Branch, Travel};
pub use reactions::React;
pub use rehearsal::Rehearse;
pub(super) use rehearsal::SHUFFLE;
pub use review::OpenBlunder;
pub use turns::{Again, Opens, Played, at_table, is_played};
pub(super) use turns::{plugin, shared};
pub use undo::{Stays, TakeBack, Undo};

use super::lesson::Course;
use super::{Speak, TableGame};
use crate::options::Options;
use crate::saves::{self, Slot, UserError};
use crate::statistics::{Record, today};
use acts::next;
use bevy::prelude::*;
use captains::Thought;
use hint::Hint;
use past::Past;
use reactions::Reactions;
use rehearsal::Rehearsal;
use review::Reviewing;
use rules::study::Studied;
use rules::table::{Dice, Game, Language, Logged, Seat, SeatKind, Table};
use std::time::Instant;
use undo::Undone;

/// Answer the open decision, and those that follow as parts of the same act.
#[derive(Message, Debug, Clone)]
pub struct Choose<G: Game>(pub Vec<G::Choice>);

impl<G: Game> Choose<G> {
    /// Returns the answer to the open decision alone.
    pub fn one(choice: G::Choice) -> Self {
        Self(vec![choice])
    }
}

/// Who looks at the screen changes.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The pirate whose secret is asked for has the mouse, and nobody else looks: the curtain rises.
    Unveil(Seat),
    /// The curtain falls.
    Veil,
    /// Whoever decides looks at what is hidden from the others, or no longer.
    Peek(bool),
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
}

/// A game being played.
#[derive(Resource)]
pub struct Session<G: TableGame> {
    table: Table<G>,
    speaker: G::Speaker,
    language: Language,
    kinds: Vec<SeatKind>,
    made: Vec<Made<G>>,
    unveiled: Option<Seat>,
    peeking: bool,
    changes: u64,
    taken_back: u64,
    told: bool,
    /// The change at which a rule broke down: nobody goes on by itself until there is another.
    broken: Option<u64>,
    past: Option<Past<G>>,
    proposal: Option<Proposal>,
    undone: Option<Undone<G>>,
    rehearsal: Option<Rehearsal<G>>,
    thought: Option<Thought<G>>,
    hint: Option<Hint<G>>,
    reviewing: Option<Reviewing<G>>,
    reactions: Reactions<G>,
    /// Before the last choice, which only one of several people saw: how many events had been told, and what the others saw.
    unseen: Option<(usize, G::View)>,
    /// The lesson that is taken, where it is no game.
    course: Option<Course<G>>,
    /// Other ways this game went: every choice of each.
    lines: Vec<Vec<G::Choice>>,
    practice: bool,
    slot: Option<Slot>,
    unsaved: String,
    /// When a new game began; of one that was left nobody knows how long it took before.
    began: Option<Instant>,
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
        self.changes += 1;
        self.taken_back += 1;
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

    /// Counts whatever changes what is seen.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Counts on from another session: what was kept of what was seen and said there is untrue here.
    fn count_on(&mut self, before: &Self) {
        self.changes = before.changes + 1;
        self.taken_back = before.taken_back + 1;
    }

    /// Counts decisions taken back, and other languages: what was said of the log may be untrue since.
    #[must_use]
    pub fn taken_back(&self) -> u64 {
        self.taken_back
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

    /// The pirate whose secret pick waits for the curtain: others must look away first. Alone at the table nobody must.
    #[must_use]
    pub fn curtain(&self) -> Option<Seat> {
        if let Some(seat) = self.reactions.hides() {
            return Some(seat);
        }
        let decision = self.table.decision().filter(|_| self.past.is_none())?;
        if self.awaits_reaction().is_some() {
            return None;
        }
        let private = decision.choices.iter().all(|&choice| G::is_private(choice));
        let due = (decision.secret || private)
            && self.is_person(decision.seat)
            && self.people().count() > 1
            && self.unveiled != Some(decision.seat);
        due.then_some(decision.seat)
    }

    /// Whose eyes the table is seen with: the only person's; of several, those of the one who picks in secret, looks at
    /// their own cards or peeks, and else an onlooker's, since all of them look.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        if self.people().count() == 1 {
            let place = self
                .kinds
                .iter()
                .position(|&kind| kind == SeatKind::Human)?;
            return Some(Seat(place as u8));
        }
        let decision = self.table.decision().filter(|_| self.past.is_none())?;
        let unveiled = self.unveiled == Some(decision.seat);
        let peeks = self.peeking && !decision.secret && self.is_person(decision.seat);
        (unveiled || peeks).then_some(decision.seat)
    }

    /// Returns whether a person in this seat is asked now, at the table as it stands.
    fn decides(&self, seat: Seat) -> bool {
        let decision = self.table.decision().filter(|_| self.past.is_none());
        self.is_person(seat) && decision.is_some_and(|decision| decision.seat == seat)
    }

    /// Returns whether a choice of a seat is hidden from those who look, since it names what only the seat may know.
    pub(in crate::table) fn hides(&self, seat: Seat, choice: G::Choice) -> bool {
        self.viewer() != Some(seat) && G::is_private(choice)
    }

    /// Whether whoever decides looks at what is hidden from the others.
    #[must_use]
    pub fn is_peeking(&self) -> bool {
        self.peeking
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
        self.changes += u64::from(!leads);
        !leads
    }

    /// The guide of the lesson goes on, where nothing is asked for.
    fn hear_more(&mut self) {
        if let Some(course) = self.course.as_mut().filter(|course| !course.asks()) {
            course.go_on();
            self.changes += 1;
        }
    }

    /// The lesson begins anew.
    fn start_over(&mut self) -> Result<(), String> {
        if let Some(course) = &mut self.course {
            course.go_to_start();
            let again = course.lesson().table(&[]);
            self.table = again.map_err(|error| error.to_string())?;
            self.made.clear();
            self.changes += 1;
            self.taken_back += 1;
        }
        Ok(())
    }

    /// Returns what those who look now would have seen when so many events had been told, if the choice since then was hidden
    /// from them: once.
    pub(in crate::table) fn take_unseen(&mut self, told: usize) -> Option<G::View> {
        let (before, view) = self.unseen.take()?;
        (before == told && self.viewer().is_none()).then_some(view)
    }

    fn choose(&mut self, choice: G::Choice) -> Result<(), String> {
        if self.past.take().is_some() {
            self.taken_back += 1;
        }
        let made = next(&self.table, &self.made);
        let alone = self.people().count() == 1 || self.viewer().is_none();
        self.unseen = (!alone).then(|| (self.table.log().len(), self.table.view(None)));
        let chosen = self.by_the_rules(|session| session.table.choose(choice));
        if chosen.is_err() {
            self.broken = Some(self.changes);
        }
        match chosen? {
            Ok(()) => {
                self.made.extend(made);
                if let Some(course) = &mut self.course {
                    course.go_on();
                }
                self.unveiled = None;
                self.peeking = false;
                self.reactions.end();
                self.changes += 1;
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
                if !self.unsaved.is_empty() {
                    notice.text.clone_from(&self.unsaved);
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
        let seconds = self.began.map(|began| began.elapsed().as_secs());
        Record::of(&mut self.table, &names, self.practice, seconds, today())
    }
}
