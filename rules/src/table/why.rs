//! What came of what: from an event back to the decision, or to what began by itself.

use super::{Game, ToldBy};

/// What an event came of, and what that came of, back to where it began: places in the tale given, the nearest first. Only
/// what is in that tale is named, so a viewer's own tale tells nothing else.
#[must_use]
pub fn origins<G: Game>(tale: &[ToldBy<G>], event: usize) -> Vec<usize> {
    let mut chain = Vec::new();
    let mut now = event;
    while let Some(told) = tale.get(now) {
        let before = tale[..now]
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
