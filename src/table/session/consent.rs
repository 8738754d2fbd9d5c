//! Consent: all people are asked before somebody plays on who knows too much. The game is practice from then on.

use super::{Eyes, Session, Travel};
use crate::table::TableGame;
use rules::table::Seat;
use std::collections::BTreeSet;

/// A request that waits until every person at the table agrees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The request itself.
    travel: Travel,
    /// The seats that have agreed.
    pub agreed: BTreeSet<Seat>,
}

impl Proposal {
    /// Returns the id of the text about why the game would be practice.
    #[must_use]
    pub fn why(&self) -> &'static str {
        match self.travel {
            Travel::From(_) => "ui-consent.back",
            Travel::Anew => "ui-consent.data",
            _ => "ui-consent.tip",
        }
    }
}

impl<G: TableGame> Session<G> {
    /// Returns the request that waits until all people agree.
    #[must_use]
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Returns whether nobody decides now: somebody looks back, those who watch have paused, or the people are asked.
    pub(super) fn rests(&self) -> bool {
        let paused = self.watching().is_some_and(|watching| watching.paused);
        self.looks_back().is_some() || paused || self.proposal.is_some() || self.broken
    }

    /// Returns the request to carry out: this one, or the one that all people have now agreed to. `None` while they are asked; any
    /// request but an answer ends the question.
    pub(super) fn way(&mut self, wish: Travel) -> Option<Travel> {
        let asked = self.proposal.take();
        if let Travel::Agree(seat) = wish {
            let mut asked = asked?;
            asked.agreed.insert(seat);
            let all = self.people().all(|person| asked.agreed.contains(&person));
            let travel = asked.travel;
            self.proposal = (!all).then_some(asked);
            return all.then_some(travel);
        }
        let asks = self.makes_practice(wish) && self.people().next().is_some();
        if asks {
            // All come to the screen: what is one person's secret is put away.
            if self.people().count() > 1 && (self.eyes.unveiled.is_some() || self.eyes.peeking) {
                self.eyes = Eyes::default();
                self.change();
            }
            self.proposal = Some(Proposal {
                travel: wish,
                agreed: BTreeSet::new(),
            });
        }
        (!asks).then_some(wish)
    }

    /// Returns whether a request is the first that makes the game practice.
    fn makes_practice(&self, wish: Travel) -> bool {
        let knows = match wish {
            Travel::PlayOn => self.knows_too_much(),
            Travel::From(from) => self.reveals_since(from),
            Travel::Line(number) => number < self.lines.len(),
            Travel::Anew => self.outdated,
            _ => false,
        };
        knows && !self.practice
    }
}
