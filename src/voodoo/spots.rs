//! The spots of choices on the table.

use super::VoodooTable;
use super::spotted::Spot;
use crate::table::Placed;
use games::voodoo::{Choice, Colour, Question, Shares};
use rules::table::Seat;

impl<G: VoodooTable> Placed for G {
    type Spot = Spot<G>;

    /// Returns the spot of a choice: the game's own, or else the shared one.
    fn spot(view: &G::View, seat: Seat, question: G::Question, choice: G::Choice) -> Spot<G> {
        if let Some(own) = G::own_spot(view, seat, question, choice) {
            return own;
        }
        match choice.shared() {
            Some(Choice::Play(card)) if question.shared() != Some(Question::ChooseCard) => {
                Spot::Card(card)
            }
            Some(Choice::GridSoul(cell) | Choice::Place(_, cell)) => Spot::Cell(cell),
            Some(Choice::SoulFrom(other)) => Spot::Ship(other),
            Some(Choice::Colour(colour)) => own_soul(view, seat, colour),
            Some(Choice::Victim(victim, heading)) => Spot::Beside(victim, heading),
            Some(Choice::TakeCoin) => Spot::Coins,
            Some(Choice::TakeSoul) => Spot::Bag,
            Some(Choice::Sail(heading, spaces)) => beyond(view, seat, heading, spaces),
            Some(Choice::Play(_) | Choice::Pass | Choice::Quadrants(_)) | None => Spot::Button,
        }
    }

    /// Returns the spot of the piece that a choice moves, if it can be dragged from there.
    fn origin(
        view: &G::View,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> Option<Spot<G>> {
        if let Some(own) = G::own_origin(view, seat, question, choice) {
            return Some(own);
        }
        match choice.shared()? {
            Choice::Play(card) if question.shared() != Some(Question::ChooseCard) => {
                Some(Spot::Card(card))
            }
            Choice::Place(colour, _) => Some(own_soul(view, seat, colour)),
            Choice::Sail(..) => Some(Spot::Ship(seat)),
            _ => None,
        }
    }

    /// Returns the choice that a click on a spot means to a question, legal or not; `None` if it means none.
    fn attempt(
        view: &G::View,
        _: &G::Data,
        seat: Seat,
        question: G::Question,
        spot: Spot<G>,
    ) -> Option<G::Choice> {
        if let Some(own) = G::own_attempt(view, seat, question, spot) {
            return Some(own);
        }
        let souls = view.pirate(seat).souls;
        let choice = match (spot, question.shared()) {
            (Spot::Card(card), _) => Choice::Play(card),
            (Spot::Cell(cell), Some(Question::PlaceSoul)) => {
                let aboard = souls.iter().flatten().find(|soul| !soul.buried);
                Choice::Place(aboard.map_or(Colour::Red, |soul| soul.thing), cell)
            }
            (Spot::Cell(cell), _) => Choice::GridSoul(cell),
            (Spot::Ship(other), Some(Question::WhichSoul(_))) => Choice::SoulFrom(other),
            (Spot::Ship(victim), Some(Question::Victim)) => {
                Choice::Victim(victim, *G::HEADINGS.first()?)
            }
            (Spot::OwnSoul(berth), Some(Question::GiveSoul(_) | Question::CallColour)) => {
                Choice::Colour(souls.get(usize::from(berth)).copied().flatten()?.thing)
            }
            (Spot::Bag, _) => Choice::TakeSoul,
            (Spot::Coins, _) => Choice::TakeCoin,
            _ => return None,
        };
        Some(choice.into())
    }
}

/// Returns the space so many steps away; off the sea, the button.
#[must_use]
pub fn beyond<G: VoodooTable>(
    view: &G::View,
    seat: Seat,
    heading: G::Heading,
    spaces: u8,
) -> Spot<G> {
    let mut at = view.pirate(seat).space;
    for _ in 0..spaces {
        at = at.and_then(|space| G::beside(space, heading));
    }
    at.map_or(Spot::Button, Spot::Space)
}

/// Returns the spot of the first soul of a colour aboard that is not buried; without one, the button.
#[must_use]
pub fn own_soul<G: VoodooTable>(view: &G::View, seat: Seat, colour: Colour) -> Spot<G> {
    let souls = view.pirate(seat).souls;
    let berth = souls
        .iter()
        .position(|soul| soul.is_some_and(|soul| soul.thing == colour && !soul.buried));
    berth.map_or(Spot::Button, |berth| Spot::OwnSoul(berth as u8))
}

#[cfg(test)]
pub(crate) mod trial {
    use super::*;
    use crate::table::TableGame;
    use rules::table::{Dice, SeatKind, Table};
    use std::collections::BTreeSet;

    /// Plays games by chance, and asks at every question why the spots of a list cannot be chosen. Checks that each means a
    /// choice, and that the rulebook tells of the rule that forbids it; returns the topics.
    pub(crate) fn forbidden<G: VoodooTable>(
        spots: impl Fn(Seat, G::Question) -> Vec<Spot<G>>,
    ) -> BTreeSet<&'static str> {
        let mut topics = BTreeSet::new();
        for seed in 0..6 {
            let setup = rules::kit::Setup::<G>::of(&[SeatKind::Random; 4]);
            let mut table = Table::<G>::new(G::standard(), &setup, seed).unwrap();
            let mut dice = Dice::new(seed);
            while let Some(decision) = table.decision() {
                let (seat, question) = (decision.seat, decision.question);
                let choices = decision.choices.to_vec();
                let view: G::View = table.view(Some(seat));
                let chosen = |wanted: Spot<G>| {
                    let mut choices = choices.iter();
                    choices.any(|&choice| G::spot(&view, seat, question, choice) == wanted)
                };
                let spots = spots(seat, question).into_iter();
                for spot in spots.filter(|&spot| !chosen(spot)) {
                    let Some(choice) = G::attempt(&view, table.data(), seat, question, spot) else {
                        panic!("{question:?}: {spot:?} means nothing");
                    };
                    let Some(reason) = table.why_not(choice) else {
                        // The same choice lies on a ship that is on its way there.
                        continue;
                    };
                    let topic = G::told_by(reason);
                    assert!(topic.is_some(), "{question:?}: {choice:?}, {reason:?}");
                    topics.extend(topic);
                }
                let choice = choices[dice.below(choices.len())];
                table.choose(choice).unwrap();
            }
        }
        topics
    }
}
