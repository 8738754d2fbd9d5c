//! Drivers: they answer decision after decision while the rules' pieces stay fetched.

use super::{Decision, Dice, Game, MOST_SEATS};

/// Answers the decisions of a game from within the rules' one system.
///
/// A driver is asked with the same list as whoever calls [`super::Table::choose`], and refused alike. Fetching the pieces costs
/// as much as a decision's rules; for a driver they are fetched once a phase instead.
pub trait Driver<G: Game>: 'static {
    /// Returns the answer to the open decision; `None` stops before it.
    fn answer(
        &mut self,
        decision: &Decision<'_, G::Question, G::Choice>,
        held: &dyn Held<G>,
    ) -> Option<G::Choice>;

    /// A phase began.
    fn phase_began(&mut self) {}
}

/// The questions that a driver can ask of the table while its pieces are fetched.
pub trait Held<G: Game> {
    /// Returns what the seat that is asked would usually answer, where the game gives such a hint.
    fn rollout_policy(&self) -> Option<G::Choice>;

    /// Returns what each seat can expect in the end, in hundredths of a point, where the game gives such a hint.
    fn evaluate(&self) -> Option<[i32; MOST_SEATS]>;

    /// Returns those of many answers to the open decision that are worth a thought beside the usual one, where the game gives such a
    /// hint; else nothing.
    fn worth_a_thought(&self, _usual: Option<G::Choice>) -> Vec<G::Choice> {
        Vec::new()
    }

    /// Returns the game's invariants that do not hold, each in a sentence; empty if the rules are right.
    fn faults(&self) -> Vec<String>;
}

/// A driver that gives one answer.
pub(super) struct Once<C>(pub(super) Option<C>);

impl<G: Game> Driver<G> for Once<G::Choice> {
    fn answer(
        &mut self,
        _: &Decision<'_, G::Question, G::Choice>,
        _: &dyn Held<G>,
    ) -> Option<G::Choice> {
        self.0.take()
    }
}

/// A driver that picks any legal choice, each equally likely, for a limited number of decisions.
#[derive(Debug, Clone)]
pub struct AtRandom {
    /// The chance that it picks by.
    pub dice: Dice,
    /// The number of decisions that it still makes.
    pub left: usize,
}

impl AtRandom {
    /// Returns a driver that picks by a seed to the end of the game.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            dice: Dice::new(seed),
            left: usize::MAX,
        }
    }
}

impl<G: Game> Driver<G> for AtRandom {
    fn answer(
        &mut self,
        decision: &Decision<'_, G::Question, G::Choice>,
        _: &dyn Held<G>,
    ) -> Option<G::Choice> {
        self.left = self.left.checked_sub(1)?;
        Some(self.dice.pick(decision.choices))
    }
}
