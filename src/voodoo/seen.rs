//! Texts about what is seen of a pirate.

use games::voodoo::{PirateView, Seeing};

/// Returns the id of the text about points that are left out since only their owner knows them, if there are any.
#[must_use]
pub fn unseen<G: Seeing>(pirate: &PirateView<G>) -> Option<&'static str> {
    left_out(pirate.blessed.is_some(), pirate.unseen_skulls)
}

/// Returns the id of the text that says why a laid card cannot be had; `None` if it has not been laid.
#[must_use]
pub fn laid<G: Seeing>(pirate: &PirateView<G>, card: G::Card) -> Option<&'static str> {
    if pirate.face_down.contains(&Some(Some(card))) {
        Some("ui-laid-down")
    } else if pirate.face_up.contains(&Some(card)) {
        Some("ui-laid-open")
    } else {
        None
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
    use rules::table::{Seat, SeatKind, Table};

    /// Checks that a card is laid face down, and lies open once all have played.
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
                let pirate = view.pirate(own);
                found.extend(laid(pirate, card));
                let mut others = G::CARDS.iter().filter(|&&other| other != card);
                assert!(others.all(|&other| laid(pirate, other).is_none()));
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
