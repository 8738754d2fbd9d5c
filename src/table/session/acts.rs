//! Acts: decisions that are one to whoever makes them, such as the direction and then the distance of a move. They are taken back,
//! and looked back at, together.

use super::{Made, SHUFFLE, Session, Wants};
use crate::table::{Asked, PlacedAct, TableGame};
use rules::table::{Game, Table, is_one_act};

/// Returns the record of the decision that is about to be made, after those made before; `None` if nobody is asked.
pub(super) fn next<G: Game>(table: &Table<G>, before: &[Made<G>]) -> Option<Made<G>> {
    let decision = table.decision()?;
    let asked = (decision.seat, decision.question);
    let answered = before.last().zip(table.choices().last());
    let goes_on = answered
        .is_some_and(|(made, &choice)| is_one_act::<G>((made.seat, made.question, choice), asked));
    Some(Made {
        told: table.log().len(),
        seat: decision.seat,
        question: decision.question,
        secret: decision.secret,
        begins_act: !goes_on,
        wants: Wants::default(),
    })
}

impl<G: TableGame> Session<G> {
    /// Returns the acts offered beside the choices of a question, without those that one of these choices makes directly.
    pub(in crate::table) fn acts_beside(
        &mut self,
        asked: Asked<G>,
        view: &G::View,
        choices: &[G::Choice],
    ) -> Vec<PlacedAct<G>> {
        let Asked { seat, question, .. } = asked;
        let acts = G::acts(view, self.data(), seat, question);
        let mut whole = self.open_acts(acts);
        whole.retain(|(spot, act)| {
            let last = act.last().map(|&(_, choice)| choice);
            let there = |choice| G::spot(view, seat, question, choice) == *spot;
            let mut direct = choices.iter().filter(|&&choice| there(choice));
            match act.len() {
                // Nor does one that stops short of a spot that a choice leads to.
                1 => last.is_some_and(there) || direct.next().is_none(),
                _ => !direct.any(|&choice| Some(choice) == last),
            }
        });
        whole
    }

    /// Returns the first of these acts on each spot that is legal from its first choice to its last.
    pub(in crate::table) fn open_acts(&mut self, acts: Vec<PlacedAct<G>>) -> Vec<PlacedAct<G>> {
        let mut open: Vec<PlacedAct<G>> = Vec::new();
        for (spot, act) in acts {
            if open.iter().any(|(other, _)| *other == spot) {
                continue;
            }
            let is_open = |table: &mut Table<G>| {
                let Some(seat) = table.decision().map(|decision| decision.seat) else {
                    return false;
                };
                let mut choices = act.iter();
                table.fork_for(seat, SHUFFLE, |fork| {
                    choices.all(|&(_, choice)| fork.choose(choice).is_ok())
                })
            };
            let is_open = self.by_the_rules(|session| session.at_seen(is_open));
            if let Ok(Some(true)) = is_open {
                open.push((spot, act));
            }
        }
        open
    }

    /// Returns whether a decision is the first of an act. A reaction that went by is part of the act before.
    fn begins_act(&self, decision: usize) -> bool {
        self.made[decision].begins_act && !self.went_by(decision)
    }

    /// Returns the number of the first decision of the act that a decision belongs to.
    pub(super) fn act_of(&self, decision: usize) -> usize {
        let last = decision.min(self.made.len().saturating_sub(1));
        (0..=last)
            .rfind(|&place| self.begins_act(place))
            .unwrap_or(0)
    }

    /// Returns the number of decisions made at the end of the act after so many of them.
    pub(super) fn act_after(&self, decisions: usize) -> usize {
        let mut later = decisions + 1..self.made.len();
        later
            .find(|&place| self.begins_act(place))
            .unwrap_or(self.made.len())
    }
}
