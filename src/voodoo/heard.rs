//! The sounds of both games: the sound of each event, the music of each phase, and the stakes that it tells.

use super::VoodooTable;
use crate::table::{Sounded, Stakes};
use games::voodoo::{Cause, Event, Face, MOST_SOULS, Place, Shares, Wind};
use rules::table::Seat;

impl<G: VoodooTable> Sounded for G {
    fn sound(view: &G::View, event: &G::Event, cause: G::Cause) -> Option<&'static str> {
        if let Some(own) = G::own_sound(event, cause) {
            return Some(own);
        }
        if let Some((piece, from, to)) = G::moved(event) {
            let seen = view.pieces.iter().find(|seen| seen.id == piece);
            let face = piece.and_then(|_| seen?.face);
            return moved::<G>(face, from, to);
        }
        Some(match event.shared()? {
            Event::Sailed { .. } => match cause.shared() {
                Some(Cause::Storm) => "storm",
                Some(Cause::Mermaids) => "mermaid",
                _ => "sail",
            },
            Event::Leapt { .. } => "sail",
            Event::Held { wind, .. } => match wind {
                Wind::Storm => "storm",
                _ => "becalmed",
            },
            Event::Faced { .. } => "turn",
            Event::WindTurned { .. } => "vane",
            Event::Revealed { .. } | Event::Skipped { .. } | Event::BlessedSwapped { .. } => "card",
            Event::BarrelConjured { .. } => "barrel",
            Event::RitualCalled { .. } => "ritual",
            Event::Possessed { .. } => "possess",
            Event::Fired { .. } => "cannon",
            Event::PowerChanged { .. } if cause.shared() == Some(Cause::Broadside) => "hit",
            Event::Jailed { .. } => "jail",
            _ => return None,
        })
    }

    fn music(view: &G::View) -> &'static str {
        let phase = view.phase;
        if phase == G::MOONLIGHT {
            "music-moonlight"
        } else if phase == G::DAWN || phase == G::OVER {
            "music-dawn"
        } else {
            "music-dusk"
        }
    }

    fn stakes(view: &G::View, seats: impl Iterator<Item = Seat>) -> Stakes {
        let (mut laden, mut ashore) = (0, false);
        for seat in seats {
            let pirate = view.pirate(seat);
            laden = laden.max(pirate.souls.iter().flatten().count());
            ashore |= pirate.ashore;
        }
        at_stake(view.round, view.most_rounds, laden, ashore)
    }
}

/// Returns the sound of a piece that moves.
fn moved<G: VoodooTable>(
    face: Option<G::Face>,
    from: G::Place,
    to: G::Place,
) -> Option<&'static str> {
    match to.shared() {
        Some(Place::FaceDown(_) | Place::SecondFaceDown(_)) => return Some("card-lock"),
        Some(Place::Hand(_)) => return Some("card"),
        _ => {}
    }
    // Put to rest before anybody sees it.
    if from == G::Place::from(Place::Box) {
        return None;
    }
    let face = face?;
    Some(match (face.shared(), to.shared()) {
        (Some(Face::Coin), Some(Place::Supply | Place::Box)) => "coin-lost",
        (Some(Face::Coin), _) => "coin",
        (Some(Face::Soul(_)), Some(Place::Grid(_))) => "soul-placed",
        (Some(Face::Soul(_)), Some(Place::Berth(..))) => "soul",
        (Some(Face::GriGri), _) => "grigri",
        (Some(Face::Figure(_)), Some(Place::On(_))) => "barrel",
        (Some(_), _) => return None,
        (None, _) => return G::face_sound(face, to),
    })
}

/// Returns the stakes in a round of so many, by the number of souls on the fullest ship, and by whether a ship has arrived.
fn at_stake(round: u8, most_rounds: u8, laden: usize, ashore: bool) -> Stakes {
    let (quarters, all) = (4 * u16::from(round), u16::from(most_rounds));
    if ashore || laden >= MOST_SOULS || quarters > 3 * all {
        Stakes::High
    } else if 2 * laden >= MOST_SOULS || quarters > all {
        Stakes::Usual
    } else {
        Stakes::Low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stakes_rise_with_the_rounds_the_souls_aboard_and_a_ship_ashore() {
        assert_eq!(at_stake(0, 12, 0, false), Stakes::Low);
        assert_eq!(at_stake(3, 12, 1, false), Stakes::Low);
        assert_eq!(at_stake(4, 12, 0, false), Stakes::Usual);
        assert_eq!(at_stake(1, 12, MOST_SOULS / 2, false), Stakes::Usual);
        assert_eq!(at_stake(1, 12, MOST_SOULS, false), Stakes::High);
        assert_eq!(at_stake(9, 12, 0, false), Stakes::Usual);
        assert_eq!(at_stake(10, 12, 0, false), Stakes::High);
        assert_eq!(at_stake(1, 12, 0, true), Stakes::High);
        assert_eq!(at_stake(99, 99, 0, false), Stakes::High);
    }
}
