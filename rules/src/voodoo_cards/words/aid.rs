//! The Cursed Pirates' aid: which line of their rules stands behind what they do (`voodoo-pirate-card-game §10`).

use super::Speaker;
use crate::table::LoggedEvent;
use crate::voodoo_cards::choice::{Choice, Question};
use crate::voodoo_cards::event::{Cause, Event};
use crate::voodoo_cards::pieces::Card;

impl Speaker {
    /// The line of the aid that a Cursed Pirate followed; nothing where an event is no choice of one.
    #[must_use]
    pub fn aid(&self, told: &LoggedEvent<Event, Cause>) -> Option<String> {
        let (seat, id) = match told.event {
            Event::Revealed { seat, .. } => (seat, "aid-turned"),
            Event::Skipped { seat, .. } => (seat, "aid-skips-jax"),
            Event::Reshuffled { seat } => (seat, "aid-reshuffled"),
            Event::NotConjured { seat, .. } => (seat, "aid-not-conjured"),
            Event::Conjured { seat, card } => (
                seat,
                match card {
                    Card::Jax => "aid-jax",
                    Card::Tok => "aid-tok",
                    Card::Hoodoo => "aid-hoodoo",
                    Card::Tix => "aid-tix",
                    Card::Take => "aid-take",
                },
            ),
            Event::Decided {
                seat,
                question,
                choice,
                ..
            } => (seat, line(question, choice)?),
            _ => return None,
        };
        self.is_cursed(seat).then(|| self.say(id, &[]))
    }
}

fn line(question: Question, choice: Choice) -> Option<&'static str> {
    Some(match question {
        Question::Start => "aid-start",
        Question::PlaceSoul => "aid-cell",
        Question::RitualSail(_) | Question::Course => "aid-sail",
        Question::Board(_) => "aid-board",
        Question::Swap(_) => "aid-swap",
        Question::Goods => "aid-goods",
        Question::GiveUp => "aid-give-up",
        Question::Sand => "aid-sand",
        Question::Victim => "aid-victim",
        Question::GiveSoul(_) => "aid-give-soul",
        Question::Turn if matches!(choice, Choice::Face(_)) => "aid-face",
        _ => return None,
    })
}
