//! The players of a game that nobody watches: dice for random seats, captains for theirs.

use super::level::{Level, Plan};
use super::thinker::Thinker;
use crate::table::{Decision, Dice, Driver, Game, Held, SeatKind, SetupError, Table, mix};

/// The computer players at a table, one for each seat that they decide for.
pub struct Crew<G: Game>(Vec<Mind<G>>);

enum Mind<G: Game> {
    /// The rules play it, or a person.
    Absent,
    Dice(Box<Dice>),
    Captain(Box<Thinker<G>>, Plan),
}

impl<G: Game> Crew<G> {
    /// Returns the usual players for the seats of a table.
    ///
    /// # Errors
    /// Fails where the table's setup cannot be played, which no table's is.
    pub fn usual(table: &Table<G>) -> Result<Self, SetupError> {
        let kinds = G::seats(table.setup()).into_iter();
        let plans: Vec<_> = kinds
            .map(|kind| Level::of(kind).map(Level::plan::<G>))
            .collect();
        Self::new(table, &plans)
    }

    /// Returns players for the seats of a table. `plans` says, seat by seat, how a captain there thinks, if one sits there.
    ///
    /// # Errors
    /// As [`Crew::usual`].
    pub fn new(table: &Table<G>, plans: &[Option<Plan>]) -> Result<Self, SetupError> {
        let kinds = G::seats(table.setup()).into_iter().zip(plans);
        let mind = |(seat, (kind, plan)): (u64, (SeatKind, &Option<Plan>))| {
            Ok(match *plan {
                Some(plan) => Mind::Captain(Box::new(Thinker::new(table)?), plan),
                None if kind == SeatKind::Random => {
                    Mind::Dice(Box::new(Dice::new(mix(table.seed(), seat))))
                }
                None => Mind::Absent,
            })
        };
        let minds = (0..).zip(kinds).map(mind);
        minds.collect::<Result<_, _>>().map(Self)
    }

    /// Sits down to another game at the table that these minds were made for: the same as new ones.
    pub fn again(&mut self, table: &Table<G>) {
        for (seat, mind) in (0..).zip(&mut self.0) {
            if let Mind::Dice(dice) = mind {
                **dice = Dice::new(mix(table.seed(), seat));
            }
        }
    }

    /// Returns the choice of whoever is asked; `None` if nobody is asked or no computer player sits there.
    pub fn choose(&mut self, table: &mut Table<G>) -> Option<G::Choice> {
        let decision = table.decision()?;
        match self.0.get_mut(decision.seat.index())? {
            Mind::Absent => None,
            Mind::Dice(dice) => Some(dice.pick(decision.choices)),
            Mind::Captain(thinker, plan) => {
                thinker.begin(table, *plan);
                thinker.think(u32::MAX);
                thinker.best()
            }
        }
    }
}

/// Plays for as long as dice decide: a captain needs the table itself to think, for which [`Crew::choose`] is called.
impl<G: Game> Driver<G> for Crew<G> {
    fn answer(
        &mut self,
        decision: &Decision<'_, G::Question, G::Choice>,
        _: &dyn Held<G>,
    ) -> Option<G::Choice> {
        match self.0.get_mut(decision.seat.index())? {
            Mind::Dice(dice) => Some(dice.pick(decision.choices)),
            Mind::Absent | Mind::Captain(..) => None,
        }
    }
}
