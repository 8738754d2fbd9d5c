//! The games of a study, each from setup to score.

use super::{Ending, Studied};
use crate::captains::Crew;
use crate::course::leader;
use crate::table::{Decision, Driver, Held, Refusal, Seat, SetupError, Table, mix};
use std::fmt::Debug;
use std::sync::Arc;
use thiserror::Error;

/// Why a game of a study did not come to its end.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No game was begun.
    #[error("no game was begun")]
    NotBegun,
    /// A listed choice is refused.
    #[error("{choice} is refused: {reason}")]
    Refused {
        /// The choice.
        choice: String,
        /// Why it is refused.
        reason: String,
    },
    /// Somebody is asked for whom nobody decides.
    #[error("{0} is asked, where nobody decides")]
    Undecided(Seat),
    /// Nobody is asked anything any more, but the game has no end.
    #[error("the game is not over")]
    NotOver,
    /// A game of this number, from 1, and seed went wrong.
    #[error("game {number} (seed {seed}): {why}")]
    Game {
        /// The number of the game, from 1.
        number: u64,
        /// Its seed.
        seed: u64,
        /// The error.
        #[source]
        why: Box<PlayError>,
    },
}

impl PlayError {
    /// Returns the error for a listed choice that is refused.
    #[must_use]
    pub fn refused<C: Debug, R: Debug>(refusal: Refusal<C, R>) -> Self {
        Self::Refused {
            choice: format!("{:?}", refusal.choice),
            reason: format!("{:?}", refusal.reason),
        }
    }
}

/// A game played.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    /// The traits that tell seats apart, each seat's.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// Its ending.
    pub ending: Ending,
    /// The number of times that another had the lead at the beginning of a round; nothing where nobody looked.
    pub lead_changes: Option<u32>,
}

/// Plays the games of a study one after the other, at tables that it keeps. Everybody sits a seat further each game.
pub struct Playing<G: Studied> {
    data: Arc<G::Data>,
    setup: G::Setup,
    seed: u64,
    number: u64,
    /// A table for each way to sit.
    tables: Vec<Option<(Table<G>, Watch<G>)>>,
}

impl<G: Studied> Playing<G> {
    /// Plays the games of the study that begins with `seed`.
    #[must_use]
    pub fn new(data: &Arc<G::Data>, setup: &G::Setup, seed: u64) -> Self {
        let seats = G::seats(setup).len();
        Self {
            data: Arc::clone(data),
            setup: setup.clone(),
            seed,
            number: 0,
            tables: std::iter::repeat_with(|| None).take(seats).collect(),
        }
    }

    /// Begins game `number` (from 0).
    ///
    /// # Errors
    /// Fails where the game cannot be played, which no sound game's setup is.
    pub fn begin(&mut self, number: u64) -> Result<(), PlayError> {
        self.number = number;
        let seed = mix(self.seed, number);
        let seats = self.tables.len();
        let kept = &mut self.tables[number as usize % seats];
        if let Some((table, watch)) = kept {
            table.again(seed);
            watch.again(table);
        } else {
            let setup = G::rotated(&self.setup, number as usize % seats);
            let table = Table::new(&self.data, &setup, seed)?;
            let watch = Watch::new(Crew::usual(&table)?);
            *kept = Some((table, watch));
        }
        Ok(())
    }

    /// Plays game `number` (from 0).
    ///
    /// # Errors
    /// Fails where the game cannot be played or breaks its promises.
    pub fn play(&mut self, number: u64) -> Result<Played, PlayError> {
        self.begin(number)?;
        loop {
            if let Some(played) = self.step()? {
                return Ok(played);
            }
        }
    }

    /// Plays on for a phase, or to a captain's next choice; what came of the game once it is over.
    ///
    /// # Errors
    /// Fails where no game was begun or it breaks its promises, and which game it is.
    pub fn step(&mut self) -> Result<Option<Played>, PlayError> {
        let seats = self.tables.len();
        let Some((table, watch)) = &mut self.tables[self.number as usize % seats] else {
            return Err(PlayError::NotBegun);
        };
        watch.step(table).map_err(|why| {
            let (number, seed) = (self.number + 1, table.seed());
            let why = Box::new(why);
            PlayError::Game { number, seed, why }
        })
    }
}

/// Has a crew play a game, and looks who leads at the beginning of each round.
struct Watch<G: Studied> {
    crew: Crew<G>,
    /// True if a phase began, and with it perhaps a round.
    looks: bool,
    round: u32,
    leader: Option<Seat>,
    lead_changes: u32,
}

impl<G: Studied> Driver<G> for Watch<G> {
    fn answer(
        &mut self,
        decision: &Decision<'_, G::Question, G::Choice>,
        held: &dyn Held<G>,
    ) -> Option<G::Choice> {
        if self.looks {
            return None;
        }
        self.crew.answer(decision, held)
    }

    fn phase_began(&mut self) {
        self.looks = true;
    }
}

impl<G: Studied> Watch<G> {
    fn new(crew: Crew<G>) -> Self {
        Self {
            crew,
            looks: true,
            round: 0,
            leader: None,
            lead_changes: 0,
        }
    }

    /// Watches another game at the same table.
    fn again(&mut self, table: &Table<G>) {
        self.crew.again(table);
        (self.looks, self.round) = (true, 0);
        (self.leader, self.lead_changes) = (None, 0);
    }

    fn step(&mut self, table: &mut Table<G>) -> Result<Option<Played>, PlayError> {
        table.drive(self).map_err(PlayError::refused)?;
        let Some(seat) = table.decision().map(|decision| decision.seat) else {
            return self.end(table).map(Some);
        };
        if std::mem::take(&mut self.looks) {
            self.look_who_leads(table);
        } else if let Some(choice) = self.crew.choose(table) {
            table.choose(choice).map_err(PlayError::refused)?;
            // What the choice led to was not watched.
            self.looks = true;
        } else {
            return Err(PlayError::Undecided(seat));
        }
        Ok(None)
    }

    fn look_who_leads(&mut self, table: &mut Table<G>) {
        let round = G::round(table);
        if round <= self.round {
            return;
        }
        self.round = round;
        let points = G::points(table, None);
        let sums: Vec<i32> = points.iter().map(|points| points.iter().sum()).collect();
        let leads = leader(&sums);
        if leads.is_some() {
            let other = self.leader.is_some() && leads != self.leader;
            self.lead_changes += u32::from(other);
            self.leader = leads;
        }
    }

    fn end(&self, table: &mut Table<G>) -> Result<Played, PlayError> {
        let ending = G::ending(table).ok_or(PlayError::NotOver)?;
        // Where nobody decides nobody looks on either.
        let looked = !table.choices().is_empty();
        Ok(Played {
            traits: G::traits(table.data(), table.setup()),
            ending,
            lead_changes: looked.then_some(self.lead_changes),
        })
    }
}
