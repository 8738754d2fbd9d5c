//! All people are asked before anybody plays on who knows more than one should: the game is practice from then on.

use super::{Eyes, Session, Travel};
use crate::table::TableGame;
use rules::table::Seat;
use std::collections::BTreeSet;

/// What waits until every person at the table agrees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Where the game would go on.
    travel: Travel,
    /// Who has agreed.
    pub agreed: BTreeSet<Seat>,
}

impl Proposal {
    /// The id of what is said of why the game would be practice.
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
    /// What waits until all people agree.
    #[must_use]
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Returns whether nobody decides now: somebody looks back, those who watch have paused, or the people are asked.
    pub(super) fn rests(&self) -> bool {
        let paused = self.watching().is_some_and(|watching| watching.paused);
        self.looks_back().is_some() || paused || self.proposal.is_some() || self.broken
    }

    /// Where the game goes at a wish: there, or where all people have agreed to go by it. Nowhere while they are asked; any
    /// other wish than an answer ends the question.
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

    /// Whether a wish is the first step that makes a game practice.
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
