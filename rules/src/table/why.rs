//! The chain of causes: from an event back to the decision, or to the phase that began by itself.

use super::{Game, Logged};

/// Returns what an event came of, and what that came of, back to where it began: indices into the given log, the nearest first.
///
/// Only events of that log are named, so a viewer's own log gives nothing else away.
#[must_use]
pub fn origins<G: Game>(log: &[Logged<G>], event: usize) -> Vec<usize> {
    let mut chain = Vec::new();
    let mut now = event;
    while let Some(told) = log.get(now) {
        let before = log[..now]
            .iter()
            .rposition(|before| G::led_to(before, told));
        let Some(before) = before else {
            break;
        };
        chain.push(before);
        now = before;
    }
    chain
}
