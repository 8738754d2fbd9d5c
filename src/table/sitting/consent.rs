//! All people are asked before anybody plays on who knows more than one should: the game is practice from then on.

use super::{Sitting, Travel};
use crate::table::Shown;
use rules::table::Seat;

/// What waits until every person at the table agrees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Where the game would go on.
    pub(super) travel: Travel,
    /// The people, and whether each has agreed.
    pub people: Vec<(Seat, bool)>,
}

impl<G: Shown> Sitting<G> {
    /// What waits until all people agree.
    #[must_use]
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Whether nobody decides now: somebody looks back, or the people are asked.
    pub(super) fn rests(&self) -> bool {
        self.looks_back().is_some() || self.proposal.is_some()
    }

    /// Asks all people before the first step that makes a game practice; whether anybody is asked.
    pub(super) fn asks_consent(&mut self, travel: Travel) -> bool {
        let knows = match travel {
            Travel::PlayOn => self.knows_too_much(),
            Travel::Line(number) => number < self.lines.len(),
            _ => false,
        };
        let people = self.seats().filter(|&seat| self.is_person(seat));
        let people: Vec<_> = people.map(|seat| (seat, false)).collect();
        let asks = knows && !self.practice && !people.is_empty();
        if asks {
            self.proposal = Some(Proposal { travel, people });
        }
        asks
    }

    /// A person agrees; what all of them have agreed to by that.
    pub(super) fn agree(&mut self, seat: Seat) -> Option<Travel> {
        let proposal = self.proposal.as_mut()?;
        let person = proposal.people.iter_mut().find(|(other, _)| *other == seat);
        person?.1 = true;
        let all = proposal.people.iter().all(|(_, agrees)| *agrees);
        all.then_some(proposal.travel)
    }
}
