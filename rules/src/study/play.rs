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
    let setup = G::rotated(setup, number as usize);
    let seed = mix(seed, number);
    play::<G>(data, &setup, seed).map_err(|why| format!("game {} (seed {seed}): {why}", number + 1))
}

/// Plays a game and keeps what is studied.
///
/// # Errors
/// As [`nth`].
pub fn play<G: Studied>(
    data: &Arc<G::Data>,
    setup: &G::Setup,
    seed: u64,
) -> Result<Played, String> {
    let mut table = Table::<G>::new(data, setup, seed)?;
    let mut crew = Crew::usual(&table)?;
    let mut round = 0;
    let mut leader = None;
    let mut lead_changes = 0;
    let mut decisions = 0;
    while let Some(seat) = table.decision().map(|decision| decision.seat) {
        let now = G::round(&mut table);
        if now > round {
            round = now;
            let leads = sole_leader(&G::points(&mut table, None));
            if leads.is_some() {
                lead_changes += u32::from(leader.is_some() && leads != leader);
                leader = leads;
            }
        }
        let Some(choice) = crew.choose(&mut table) else {
            return Err(format!("{seat} is asked, where nobody decides"));
        };
        decisions += 1;
        table
            .choose(choice)
            .map_err(|refusal| format!("{choice:?} is refused: {:?}", refusal.reason))?;
    }
    let ending = G::ending(&mut table).ok_or("the game is not over")?;
    Ok(Played {
        traits: G::traits(data, setup),
        ending,
        // Where nobody decides nobody looks on either.
        lead_changes: (decisions > 0).then_some(lead_changes),
    })
}

/// Who alone has the most points.
fn sole_leader(points: &[Vec<i32>]) -> Option<usize> {
    let sums: Vec<i32> = points.iter().map(|points| points.iter().sum()).collect();
    let most = sums.iter().max()?;
    let mut leaders = (0..sums.len()).filter(|&seat| sums[seat] == *most);
    leaders.next().filter(|_| leaders.next().is_none())
}
