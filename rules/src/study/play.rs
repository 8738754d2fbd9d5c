//! The games of a study, each from setup to score.

use super::{Ending, Studied};
use crate::captains::Crew;
use crate::table::{Table, mix};
use std::sync::Arc;

/// A game played.
#[derive(Debug, Clone, PartialEq)]
pub struct Played {
    /// What tells seats apart, each seat's.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// How it ended.
    pub ending: Ending,
    /// How often another had the lead at the beginning of a round; nothing where nobody looked.
    pub lead_changes: Option<u32>,
}

/// Plays game `number` (from 0) of a study that began with `seed`. Everybody sits a seat further each game.
///
/// # Errors
/// Where the game cannot be played, which no sound game's setup is.
pub fn nth<G: Studied>(
    data: &Arc<G::Data>,
    setup: &G::Setup,
    seed: u64,
    number: u64,
) -> Result<Played, String> {
    let mut playing = Playing::<G>::nth(data, setup, seed, number)?;
    loop {
        if let Some(played) = playing.step()? {
            return Ok(played);
        }
    }
}

/// A game of a study that is being played.
pub struct Playing<G: Studied> {
    number: u64,
    table: Table<G>,
    crew: Crew<G>,
    round: u32,
    leader: Option<usize>,
    lead_changes: u32,
}

impl<G: Studied> Playing<G> {
    /// Begins game `number` (from 0) of a study that began with `seed`.
    ///
    /// # Errors
    /// As [`nth`].
    pub fn nth(
        data: &Arc<G::Data>,
        setup: &G::Setup,
        seed: u64,
        number: u64,
    ) -> Result<Self, String> {
        let setup = G::rotated(setup, number as usize);
        let table = Table::new(data, &setup, mix(seed, number))?;
        Ok(Self {
            number,
            crew: Crew::usual(&table)?,
            table,
            round: 0,
            leader: None,
            lead_changes: 0,
        })
    }

    /// Makes the next decision; what came of the game once there is none.
    ///
    /// # Errors
    /// Where the game breaks its promises, and which game it is.
    pub fn step(&mut self) -> Result<Option<Played>, String> {
        self.decide().map_err(|why| {
            let seed = self.table.seed();
            format!("game {} (seed {seed}): {why}", self.number + 1)
        })
    }

    fn decide(&mut self) -> Result<Option<Played>, String> {
        let Some(seat) = self.table.decision().map(|decision| decision.seat) else {
            return self.end().map(Some);
        };
        self.look_who_leads();
        let Some(choice) = self.crew.choose(&mut self.table) else {
            return Err(format!("{seat} is asked, where nobody decides"));
        };
        match self.table.choose(choice) {
            Ok(()) => Ok(None),
            Err(refusal) => Err(format!("{choice:?} is refused: {:?}", refusal.reason)),
        }
    }

    fn look_who_leads(&mut self) {
        let round = G::round(&mut self.table);
        if round <= self.round {
            return;
        }
        self.round = round;
        let leads = sole_leader(&G::points(&mut self.table, None));
        if leads.is_some() {
            let other = self.leader.is_some() && leads != self.leader;
            self.lead_changes += u32::from(other);
            self.leader = leads;
        }
    }

    fn end(&mut self) -> Result<Played, String> {
        let ending = G::ending(&mut self.table).ok_or("the game is not over")?;
        // Where nobody decides nobody looks on either.
        let looked = !self.table.choices().is_empty();
        Ok(Played {
            traits: G::traits(self.table.data(), self.table.setup()),
            ending,
            lead_changes: looked.then_some(self.lead_changes),
        })
    }
}

/// Who alone has the most points.
fn sole_leader(points: &[Vec<i32>]) -> Option<usize> {
    let sums: Vec<i32> = points.iter().map(|points| points.iter().sum()).collect();
    let most = sums.iter().max()?;
    let mut leaders = (0..sums.len()).filter(|&seat| sums[seat] == *most);
    leaders.next().filter(|_| leaders.next().is_none())
}
