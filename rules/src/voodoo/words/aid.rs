//! The Cursed Pirates' aid: which line of their rules stands behind what they do (`voodoo-pirate §12`).

use super::{Speaker, Voiced};
use crate::{Event, Shares};
use rules::kit::Texted;
use rules::table::Logged;

impl<G: Voiced> Speaker<G> {
    /// The line of the aid that a Cursed Pirate followed; nothing where an event is no choice of one.
    #[must_use]
    pub fn aid(&self, told: &Logged<G>) -> Option<String> {
        let name = |card: G::Card| card.text_id().trim_start_matches("card-");
        let (seat, id) = match told.event.shared()? {
            Event::Revealed { seat, .. } => (seat, "aid-turned".to_owned()),
            Event::Skipped { seat, card } => {
                // Some cards always serve: nothing is said of skipping them.
                let id = format!("aid-skips-{}", name(card));
                (seat, Some(id).filter(|id| self.words().has(id))?)
            }
            Event::Reshuffled { seat } => (seat, "aid-reshuffled".to_owned()),
            Event::NotConjured { seat, .. } => (seat, "aid-not-conjured".to_owned()),
            Event::Conjured { seat, card } => (seat, format!("aid-{}", name(card))),
            Event::Decided {
                seat,
                question,
                choice,
                ..
            } => (seat, G::aid_line(question, choice)?.to_owned()),
            _ => return None,
        };
        self.is_cursed(seat).then(|| self.say(&id, &[]))
    }
}
