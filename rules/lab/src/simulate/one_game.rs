//! One game from setup to score, with everything checked that must hold.

use crate::caught::caught;
use crate::games::Lab;
use crate::players::{Player, Players};
use rules::study::Ending;
use rules::table::{Game, Table, mix};
use std::sync::Arc;

/// What all games of a simulation have in common.
pub struct Rules<'a, G: Lab> {
    /// The data.
    pub data: &'a Arc<G::Data>,
    /// Who plays.
    pub setup: &'a G::Setup,
    /// Whether invariants are checked after every decision.
    pub check: bool,
    /// Decisions at most.
    pub bound: u32,
}

/// A game that was played to its end.
pub struct Played {
    /// Decisions made.
    pub decisions: u64,
    /// Events told.
    pub events: u64,
    /// The end.
    pub ending: Ending,
}

/// A game that broke an invariant.
pub struct Broken<G: Game> {
    /// Which game, from 1.
    pub number: u64,
    /// Its seed.
    pub seed: u64,
    /// What was chosen up to there.
    pub choices: Vec<G::Choice>,
    /// What does not hold.
    pub what: Vec<String>,
}

/// Plays game `game` (from 0) of the simulation that began with `seed`.
pub fn play<G: Lab>(rules: &Rules<G>, seed: u64, game: u64) -> Result<Played, Broken<G>> {
    let seed = mix(seed, game);
    let mut choices = Vec::with_capacity(1024);
    let outcome = caught(|| play_out(rules, seed, &mut choices));
    let what = match outcome {
        Ok(Ok(played)) => return Ok(played),
        Ok(Err(faults)) => faults,
        Err(panic) => vec![panic],
    };
    Err(Broken {
        number: game + 1,
        seed,
        choices,
        what,
    })
}

fn play_out<G: Lab>(
    rules: &Rules<G>,
    seed: u64,
    choices: &mut Vec<G::Choice>,
) -> Result<Played, Vec<String>> {
    let fault = |what: String| Err(vec![what]);
    let mut table = Table::<G>::new(rules.data, rules.setup, seed).map_err(|why| vec![why])?;
    let seats = G::seats(rules.setup).into_iter();
    let players: Vec<Player> = seats.map(Player::of).collect();
    let mut players = Players::new(&table, &players).map_err(|why| vec![why])?;
    loop {
        if rules.check {
            let faults = table.faults();
            if !faults.is_empty() {
                return Err(faults);
            }
        }
        let Some(decision) = table.decision() else {
            break;
        };
        let (seat, question, listed) = (decision.seat, decision.question, decision.choices);
        if rules.check
            && let Some(twice) = (1..listed.len()).find(|&n| listed[..n].contains(&listed[n]))
        {
            return fault(format!("{question:?} lists {:?} twice", listed[twice]));
        }
        if listed.len() < 2 {
            return fault(format!(
                "{question:?} has {} choices, expected two or more",
                listed.len()
            ));
        }
        if choices.len() >= rules.bound as usize {
            return fault(format!(
                "the game has not ended after {} decisions",
                rules.bound
            ));
        }
        let Some((choice, _)) = players.choose(&mut table) else {
            return fault(format!(
                "{question:?} is asked of {seat}, where nobody decides"
            ));
        };
        choices.push(choice);
        if let Err(refusal) = table.choose(choice) {
            let reason = refusal.reason;
            return fault(format!(
                "{choice:?} is listed for {question:?}, but refused: {reason:?}"
            ));
        }
    }
    end(&mut table, choices.len() as u64)
}

/// What must hold once nobody has to decide any more.
fn end<G: Lab>(table: &mut Table<G>, decisions: u64) -> Result<Played, Vec<String>> {
    let result = table.result();
    let Some(ending) = G::ending(table) else {
        return Err(vec![
            "nobody has to decide, but the game is not over".to_owned(),
        ]);
    };
    let told: Vec<i32> = ending
        .points
        .iter()
        .map(|points| points.iter().sum())
        .collect();
    if result != told {
        return Err(vec![format!(
            "the result is {result:?}, but the log tells {told:?}"
        )]);
    }
    if ending.winners.is_empty() {
        return Err(vec!["nobody won".to_owned()]);
    }
    Ok(Played {
        decisions,
        events: table.log().len() as u64,
        ending,
    })
}
