//! The shared parts of both games' views: the state of the table, and that of a pirate.

use games::voodoo::words::Voiced;
use games::voodoo::{Colour, MOST_SOULS, Voodoo, Wind};
use rules::kit::{Faces, Seen};
use rules::table::Seat;

/// The state of the table that all players share.
#[derive(Debug, Clone, Copy)]
pub struct Commons<'v, G: Voodoo> {
    /// The phase.
    pub phase: G::Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// The most rounds.
    pub most_rounds: u8,
    /// The wind.
    pub wind: Wind,
    /// The pirate that holds the Sun.
    pub sun: Seat,
    /// The pirate that holds the Moon.
    pub moon: Option<Seat>,
    /// Souls in the bag by colour.
    pub bag: [u8; 5],
    /// The ritual grid by cell.
    pub grid: [Option<Colour>; 9],
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: &'v [Seen<G>],
    /// The face of each piece in the box.
    pub faces: &'v Faces<G::Face>,
}

/// A soul aboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoulAboard {
    /// Its colour.
    pub colour: Colour,
    /// True if it is buried until Dawn.
    pub buried: bool,
}

/// A pirate.
#[derive(Debug, Clone, Copy)]
pub struct Pirate<'v, G: Voodoo> {
    /// Its seat.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// True if it is a Cursed Pirate.
    pub cursed: bool,
    /// The space of its ship; `None` before it is placed.
    pub space: Option<G::Space>,
    /// The points that the space is worth.
    pub value: u8,
    /// The direction that the ship faces.
    pub facing: G::Heading,
    /// The ship's power.
    pub power: u8,
    /// Coins that are not buried.
    pub coins: u8,
    /// Coins buried.
    pub buried_coins: u8,
    /// Souls by place.
    pub souls: [Option<SoulAboard>; MOST_SOULS],
    /// True if it holds the GriGri.
    pub grigri: bool,
    /// True if it is in jail.
    pub jailed: bool,
    /// True if the ship is held by the wind.
    pub stuck: bool,
    /// True if the ship is where its voyage ends.
    pub ashore: bool,
    /// True if the viewer sees its hand.
    pub hand: bool,
    /// Cards laid face down, with their faces if the viewer knows them.
    pub face_down: [Option<Option<G::Card>>; 2],
    /// Cards in front.
    pub face_up: [Option<G::Card>; 2],
    /// A Cursed Pirate's discard pile.
    pub discard: &'v [G::Card],
    /// The barrel its figure is on.
    pub barrel: Option<G::Barrel>,
    /// Its blessed card if it has one, with the rank if the viewer knows it.
    pub blessed: Option<Option<G::Rank>>,
    /// True if it has skulls that the viewer does not know.
    pub unseen_skulls: bool,
    /// Its points as far as the viewer may know them.
    pub score: G::Score,
}

impl<G: Voiced> Pirate<'_, G> {
    /// Returns the id of the text about points that are left out since only their owner knows them, if there are any.
    #[must_use]
    pub const fn unseen(&self) -> Option<&'static str> {
        left_out(self.blessed.is_some(), self.unseen_skulls)
    }

    /// Returns the id of the text that says why a laid card cannot be had; `None` if it has not been laid.
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

    /// Returns the sum of its points.
    #[must_use]
    pub fn total(&self) -> i32 {
        G::points(&self.score).0
    }
}

/// Returns the id of the text about points that are left out: of blessed cards, of unseen skulls, or of both.
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
