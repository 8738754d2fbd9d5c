//! Reactions: answers with a card that nobody else knows of. So that nothing tells who holds one, the table pauses for every seat
//! that could react, whether or not it holds a card. Whoever wants to react looks at their cards behind the curtain; else the
//! reaction is declined.

use super::{Session, answers};
use crate::options::Options;
use crate::table::{AnimationQueue, Notice, TableGame};
use bevy::prelude::*;
use rules::captains::Level;
use rules::table::{Game, Seat};

/// A person's answer to a pause for reactions.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum React {
    /// The person in this seat looks at their cards behind the curtain.
    Look(Seat),
    /// Nobody reacts.
    GoOn,
    /// The table pauses for this seat from now on, or never.
    Pauses(Seat, bool),
}

/// The progress of somebody who looks for a card to react with and holds none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bluff {
    /// The curtain hangs.
    Before(Seat),
    /// The curtain has risen.
    Behind(Seat),
}

/// The state of reactions in a session.
pub(super) struct Reactions<G: Game> {
    /// The seats that never react.
    never: Vec<Seat>,
    /// True while the person who could react looks at their cards.
    taken: bool,
    bluff: Option<Bluff>,
    /// The rest of a seat's act that a reaction came in between.
    rest: Option<(Seat, Vec<G::Choice>)>,
}

impl<G: Game> Default for Reactions<G> {
    fn default() -> Self {
        Self {
            never: Vec::new(),
            taken: false,
            bluff: None,
            rest: None,
        }
    }
}

impl<G: Game> Reactions<G> {
    /// Ends the reaction, since a choice was made.
    pub(super) fn end(&mut self) {
        self.taken = false;
        self.bluff = None;
    }

    /// Returns the seat before which the curtain hangs although it holds no card.
    pub(super) fn hides(&self) -> Option<Seat> {
        match self.bluff {
            Some(Bluff::Before(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Raises the curtain before a seat that holds no card, if it hangs before that.
    pub(super) fn unveil(&mut self, seat: Seat) {
        if self.hides() == Some(seat) {
            self.bluff = Some(Bluff::Behind(seat));
        }
    }
}

impl<G: TableGame> Session<G> {
    /// Returns whether the table shown is not the game as it stands, or no game that is played.
    fn is_aside(&self) -> bool {
        let elsewhere = self.past.is_some() || self.is_rehearsing() || self.is_stopped();
        elsewhere || self.course.is_some()
    }

    /// Returns the seat that could react now with a card that it holds, and the answer that declines.
    pub(super) fn open_reaction(&self) -> Option<(Seat, G::Choice)> {
        let aside = self.is_aside();
        let decision = self.table.decision().filter(|_| !aside)?;
        Some((decision.seat, G::declines(decision.question)?))
    }

    /// Returns the seat that could react now, while that must not show: a captain, or a person who has not taken the pause yet and is
    /// not alone.
    pub(in crate::table) fn awaits_reaction(&self) -> Option<Seat> {
        let (seat, _) = self.open_reaction()?;
        let person = self.is_person(seat);
        let open = person && (self.people().count() == 1 || self.reactions.taken);
        (!open && (person || self.is_captain(seat))).then_some(seat)
    }

    fn is_captain(&self, seat: Seat) -> bool {
        Level::of(self.kind(seat)).is_some()
    }

    /// Returns whether the table pauses where a seat could react. Alone at the table nobody pauses for oneself; a captain takes
    /// time to decide.
    pub(in crate::table) fn pauses_for(&self, seat: Seat) -> bool {
        let aside = self.is_aside();
        let person = self.is_person(seat) && self.people().count() > 1 && self.may_pause_for(seat);
        G::REACTS && !aside && (person || self.is_captain(seat))
    }

    /// Returns whether a person wants the table to pause where they could react.
    #[must_use]
    pub fn may_pause_for(&self, seat: Seat) -> bool {
        !self.reactions.never.contains(&seat)
    }

    /// Returns whether people at this table can be asked to react in secret: the game has reactions, several people sit at it, and it
    /// is no lesson.
    #[must_use]
    pub fn has_reactions(&self) -> bool {
        G::REACTS && self.course.is_none() && self.people().count() > 1
    }

    /// Returns the seat that looks for a card to react with behind the curtain and holds none.
    #[must_use]
    pub fn holds_nothing(&self) -> Option<Seat> {
        match self.reactions.bluff {
            Some(Bluff::Behind(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Returns whether the time of a pause for reactions goes on.
    pub(in crate::table) fn pause_runs(&self) -> bool {
        self.reactions.bluff.is_none() && !self.rests()
    }

    /// Returns whether a reaction was open before the event of a number, or is open now and would come before it.
    pub(in crate::table) fn was_asked_to_react(&self, number: usize) -> bool {
        let place = self.made.partition_point(|made| made.told < number);
        let asked = self.made.get(place).filter(|made| made.told == number);
        let open = || number == self.table.log().len() && self.open_reaction().is_some();
        asked.map_or_else(open, |made| G::declines(made.question).is_some())
    }

    /// Returns whether a decision let a reaction go by, which the others know nothing of.
    pub(super) fn went_by(&self, decision: usize) -> bool {
        let made = self
            .made
            .get(decision)
            .zip(self.table.choices().get(decision));
        let declined =
            made.is_some_and(|(made, &choice)| G::declines(made.question) == Some(choice));
        declined && self.people().count() > 1
    }

    /// Remembers the rest of an act that an open reaction comes in between, by its seat and its choices. Without either it forgets
    /// what it remembered.
    pub(super) fn keep_rest(&mut self, rest: Option<(Seat, Vec<G::Choice>)>) {
        self.reactions.rest = rest.filter(|_| self.open_reaction().is_some());
    }

    /// Returns and forgets the rest of an act that a reaction came in between, if there is one.
    pub(super) fn take_rest(&mut self) -> Option<(Seat, Vec<G::Choice>)> {
        self.reactions.rest.take()
    }
}

/// Lets people look at their cards, let a reaction go by, or set whether the table pauses for them at all.
pub(super) fn hear_reactions<G: TableGame>(
    mut reacts: MessageReader<React>,
    mut session: ResMut<Session<G>>,
    mut animations: ResMut<AnimationQueue<G>>,
) {
    for &react in reacts.read() {
        match react {
            React::Look(seat) if session.awaits_reaction() == Some(seat) => {
                session.reactions.taken = true;
                animations.end_pause();
            }
            React::Look(seat) => {
                let paused = animations.pause().is_some_and(|pause| pause.seat == seat);
                session.reactions.bluff = paused.then_some(Bluff::Before(seat));
            }
            React::GoOn => {
                session.reactions.bluff = None;
                animations.end_pause();
            }
            React::Pauses(seat, pauses) => {
                let never = &mut session.reactions.never;
                never.retain(|&other| other != seat);
                never.extend((!pauses).then_some(seat));
                if animations.pause().is_some_and(|pause| pause.seat == seat) {
                    animations.end_pause();
                }
            }
        }
        session.change();
    }
}

/// Declines a reaction that no person takes up, once the pause for it is over.
pub(super) fn let_reactions_go_by<G: TableGame>(
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
) {
    if !animations.is_idle() || session.has_news() || session.rests() {
        return;
    }
    let awaits = session.awaits_reaction();
    let open = session.open_reaction();
    let Some((seat, declines)) = open.filter(|(seat, _)| awaits == Some(*seat)) else {
        return;
    };
    if session.is_person(seat) {
        session.choose_for_another(declines, &options, &mut notice);
        answers::go_on(&options, &mut session, &mut notice);
    }
}
