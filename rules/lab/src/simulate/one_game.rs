//! One game from setup to score, with everything checked that must hold.

use crate::caught::caught;
use crate::games::Lab;
use rules::captains::Crew;
use rules::study::Ending;
use rules::table::{Decision, Driver, Game, Held, Refusal, Table, mix};
use std::sync::Arc;

/// The common settings of all games of a simulation.
pub struct Rules<'a, G: Lab> {
    /// The data.
    pub data: &'a Arc<G::Data>,
    /// The players.
    pub setup: &'a G::Setup,
    /// True if invariants are checked after every decision.
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
    /// The number of the game, from 1.
    pub number: u64,
    /// Its seed.
    pub seed: u64,
    /// The choices up to there.
    pub choices: Vec<G::Choice>,
    /// The faults.
    pub what: Vec<String>,
}

/// A table that games are played at one after the other, and who plays there.
pub struct Seated<G: Lab> {
    table: Table<G>,
    watch: Watch<G>,
}

/// Plays game `game` (from 0) of the simulation that began with `seed`, at the table that is kept if there is one.
pub fn play<G: Lab>(
    rules: &Rules<G>,
    kept: &mut Option<Seated<G>>,
    seed: u64,
    game: u64,
) -> Result<Played, Broken<G>> {
    let seed = mix(seed, game);
    let outcome = caught(|| {
        let seated = seat(rules, kept, seed)?;
        seated.watch.play(&mut seated.table)
    });
    let what = match outcome {
        Ok(Ok(played)) => return Ok(played),
        Ok(Err(faults)) => faults,
        Err(panic) => vec![panic.to_string()],
    };
    // A table at which something broke serves no other game.
    let broken = kept.take();
    Err(Broken {
        number: game + 1,
        seed,
        choices: broken.map_or_else(Vec::new, |seated| seated.table.choices().to_vec()),
        what,
    })
}

/// Seats everybody for a game: at the table that is there, or at a new one.
fn seat<'k, G: Lab>(
    rules: &Rules<G>,
    kept: &'k mut Option<Seated<G>>,
    seed: u64,
) -> Result<&'k mut Seated<G>, Vec<String>> {
    let seated = if let Some(Seated {
        mut table,
        mut watch,
    }) = kept.take()
    {
        table.again(seed);
        watch.crew.again(&table);
        watch.made = 0;
        Seated { table, watch }
    } else {
        let table =
            Table::new(rules.data, rules.setup, seed).map_err(|error| vec![error.to_string()])?;
        let watch = Watch {
            crew: Crew::usual(&table).map_err(|error| vec![error.to_string()])?,
            check: rules.check,
            bound: rules.bound,
            made: 0,
            faults: Vec::new(),
        };
        Seated { table, watch }
    };
    Ok(kept.insert(seated))
}

/// Has a crew play, and holds before each decision what must hold.
struct Watch<G: Lab> {
    crew: Crew<G>,
    check: bool,
    bound: u32,
    made: u32,
    faults: Vec<String>,
}

impl<G: Lab> Driver<G> for Watch<G> {
    fn answer(
        &mut self,
        decision: &Decision<'_, G::Question, G::Choice>,
        held: &dyn Held<G>,
    ) -> Option<G::Choice> {
        if self.check {
            self.faults = held.faults();
        }
        let (question, listed) = (decision.question, decision.choices);
        if self.check
            && let Some(twice) = (1..listed.len()).find(|&n| listed[..n].contains(&listed[n]))
        {
            let what = format!("{question:?} lists {:?} twice", listed[twice]);
            self.faults.push(what);
        }
        if self.made == self.bound {
            let what = format!("the game has not ended after {} decisions", self.bound);
            self.faults.push(what);
        }
        // Of one choice alone the table has to say why it is asked.
        if !self.faults.is_empty() || listed.len() < 2 {
            return None;
        }
        self.made += 1;
        self.crew.answer(decision, held)
    }
}

impl<G: Lab> Watch<G> {
    fn play(&mut self, table: &mut Table<G>) -> Result<Played, Vec<String>> {
        let refused = |refusal: Refusal<G::Choice, G::Reason>| {
            let Refusal { choice, reason } = refusal;
            vec![format!("{choice:?} is listed, but refused: {reason:?}")]
        };
        loop {
            table.drive(self).map_err(refused)?;
            if !self.faults.is_empty() {
                return Err(std::mem::take(&mut self.faults));
            }
            let Some(decision) = table.decision() else {
                break;
            };
            let (seat, question) = (decision.seat, decision.question);
            let count = decision.choices.len();
            if count < 2 && !is_veiled(table, question) {
                let what = format!("{question:?} has {count} choices, expected two or more");
                return Err(vec![what]);
            }
            let Some(choice) = self.crew.choose(table) else {
                let what = format!("{question:?} is asked of {seat}, where nobody decides");
                return Err(vec![what]);
            };
            table.choose(choice).map_err(refused)?;
        }
        let faults = if self.check {
            table.faults()
        } else {
            Vec::new()
        };
        if faults.is_empty() {
            end(table)
        } else {
            Err(faults)
        }
    }
}

/// Returns whether something is refused for what only the seat that is asked may know: then it is asked, though it has no choice.
fn is_veiled<G: Lab>(table: &mut Table<G>, question: G::Question) -> bool {
    let mut refused = table.refused().into_iter();
    refused.any(|(choice, reason)| G::is_veiled(question, choice, Some(reason)))
}

/// Checks all that must hold once nobody has to decide any more.
fn end<G: Lab>(table: &mut Table<G>) -> Result<Played, Vec<String>> {
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
    if G::SOMEBODY_WINS && ending.winners.is_empty() {
        return Err(vec!["nobody won".to_owned()]);
    }
    Ok(Played {
        decisions: table.choices().len() as u64,
        events: table.log().len() as u64,
        ending,
    })
}
