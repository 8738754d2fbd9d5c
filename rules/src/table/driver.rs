//! Drivers: who answers while the rules are held, decision after decision.

use super::{Decision, Dice, Game, MOST_SEATS};

/// Answers the decisions of a game from within the rules' one system: it is asked with the same list as whoever calls
/// [`super::Table::choose`], and refused alike. Fetching the pieces costs as much as a decision's rules; a driver has them
/// fetched once a phase instead.
pub trait Driver<G: Game>: 'static {
    /// The answer to the open decision; nothing to stop before it.
    fn answer(
        &mut self,
        decision: &Decision<'_, G::Question, G::Choice>,
        held: &dyn Held<G>,
    ) -> Option<G::Choice>;

    /// A phase began.
    fn phase_began(&mut self) {}
}

/// What a driver can ask of the table while its pieces are held.
pub trait Held<G: Game> {
    /// What whoever is asked would usually answer, where the game gives such a hint.
    fn rollout_policy(&self) -> Option<G::Choice>;

    /// What each seat may expect in the end, in hundredths of a point, where the game gives such a hint.
    fn evaluate(&self) -> Option<[i32; MOST_SEATS]>;

    /// What breaks the game's invariants: nothing, if the rules are right.
    fn faults(&self) -> Vec<String>;
}

/// Answers once.
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

/// Picks any legal choice, each as likely, so many times at most.
#[derive(Debug, Clone)]
pub struct AtRandom {
    /// What it picks by.
    pub dice: Dice,
    /// How many decisions it still makes.
    pub left: usize,
}

impl AtRandom {
    /// Picks by a seed to the end of the game.
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
        Some(decision.choices[self.dice.below(decision.choices.len())])
    }
}
