//! What is seen of both games alike, whatever else each has: what lies on the table for all, and a pirate.

use games::voodoo::words::Voiced;
use games::voodoo::{Colour, MOST_SOULS, Voodoo, Wind};
use rules::kit::{Faces, Seen};
use rules::table::Seat;

/// What lies on the table for all.
#[derive(Debug, Clone, Copy)]
pub struct Commons<'v, G: Voodoo> {
    /// The phase.
    pub phase: G::Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// Rounds at most.
    pub most_rounds: u8,
    /// The wind.
    pub wind: Wind,
    /// Who holds the Sun.
    pub sun: Seat,
    /// Who holds the Moon.
    pub moon: Option<Seat>,
    /// Souls in the bag by colour.
    pub bag: [u8; 5],
    /// The ritual grid by cell.
    pub grid: [Option<Colour>; 9],
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: &'v [Seen<G>],
    /// What each piece in the box is.
    pub faces: &'v Faces<G::Face>,
}

/// A soul aboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoulAboard {
    /// Its colour.
    pub colour: Colour,
    /// Whether it is buried until Dawn.
    pub buried: bool,
}

/// A pirate.
#[derive(Debug, Clone, Copy)]
pub struct Pirate<'v, G: Voodoo> {
    /// Whose.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Whether it is a Cursed Pirate.
    pub cursed: bool,
    /// Where its ship is; none before it is placed.
    pub space: Option<G::Space>,
    /// What that space is worth.
    pub value: u8,
    /// Which way the ship faces.
    pub facing: G::Heading,
    /// The ship's power.
    pub power: u8,
    /// Coins that are not buried.
    pub coins: u8,
    /// Coins buried.
    pub buried_coins: u8,
    /// Souls by place.
    pub souls: [Option<SoulAboard>; MOST_SOULS],
    /// Whether it holds the GriGri.
    pub grigri: bool,
    /// Whether it is in jail.
    pub jailed: bool,
    /// Whether the ship is held by the wind.
    pub stuck: bool,
    /// Whether the ship is where its voyage ends.
    pub ashore: bool,
    /// Whether the viewer sees its hand.
    pub hand: bool,
    /// Cards laid face down: whether there is one, and which to its owner.
    pub face_down: [Option<Option<G::Card>>; 2],
    /// Cards in front.
    pub face_up: [Option<G::Card>; 2],
    /// A Cursed Pirate's discard pile.
    pub discard: &'v [G::Card],
    /// The barrel its figure is on.
    pub barrel: Option<G::Barrel>,
    /// Its blessed card: whether it has one, and which to who knows it.
    pub blessed: Option<Option<G::Rank>>,
    /// Whether it has skulls that the viewer does not know.
    pub unseen_skulls: bool,
    /// Its points as far as the viewer may know them.
    pub score: G::Score,
}

impl<G: Voiced> Pirate<'_, G> {
    /// What is left out of its points that only its owner knows, as the id of a text.
    #[must_use]
    pub const fn unseen(&self) -> Option<&'static str> {
        left_out(self.blessed.is_some(), self.unseen_skulls)
    }

    /// Why a card that has been laid is not to be had, as the id of a text; nothing where it has not been laid.
    #[must_use]
    pub fn laid(&self, card: G::Card) -> Option<&'static str> {
        if self.face_down.contains(&Some(Some(card))) {
            Some("ui-laid-down")
        } else if self.face_up.contains(&Some(card)) {
            Some("ui-laid-open")
        } else {
            None
        }
    }

    /// All points.
    #[must_use]
    pub fn total(&self) -> i32 {
        G::points(&self.score).0
    }
}

/// What is left out of points where there are blessed cards, or skulls that others do not know, as the id of a text.
pub(super) const fn left_out(blessed: bool, skulls: bool) -> Option<&'static str> {
    match (blessed, skulls) {
        (true, true) => Some("ui-score-unseen"),
        (true, false) => Some("ui-score-unseen-blessed"),
        (false, true) => Some("ui-score-unseen-skulls"),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::VoodooTable;
    use super::*;
    use games::voodoo::{Choice, Shares};
    use rules::table::{SeatKind, Table};

    /// A card is laid face down, and lies open once all have played.
    fn lies<G: VoodooTable>(data: &std::sync::Arc<G::Data>) {
        let setup = rules::kit::Setup::<G>::of(&[SeatKind::Random; 3]);
        let mut table = Table::<G>::new(data, &setup, 3).unwrap();
        let own = Seat(0);
        let mut found = Vec::new();
        let mut played = None;
        for _ in 0..60 {
            let Some(decision) = table.decision() else {
                break;
            };
            let (seat, choice) = (decision.seat, decision.choices[0]);
            if let Some(card) = played {
                let view: G::View = table.view(Some(own));
                let pirate = G::pirate(&view, own);
                found.extend(pirate.laid(card));
                let mut others = G::CARDS.iter().filter(|&&other| other != card);
                assert!(others.all(|&other| pirate.laid(other).is_none()));
            }
            if let (true, None, Some(Choice::Play(card))) = (seat == own, played, choice.shared()) {
                played = Some(card);
            }
            table.choose(choice).unwrap();
            if found.last() == Some(&"ui-laid-open") {
                break;
            }
        }
        found.dedup();
        assert_eq!(found, ["ui-laid-down", "ui-laid-open"]);
    }

    #[test]
    fn a_card_that_is_laid_says_so() {
        lies::<games::voodoo_pirate::VoodooPirate>(games::voodoo_pirate::load::standard());
        lies::<games::voodoo_cards::VoodooCards>(games::voodoo_cards::load::standard());
    }
}
