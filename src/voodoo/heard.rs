//! What of both games is heard: the sound of each event, and the music of each phase.

use super::VoodooTable;
use rules::voodoo::{Cause, Event, Face, Place, Shares, Wind};

/// The sound of an event that begins in a view.
pub(super) fn sound<G: VoodooTable>(
    view: &G::View,
    event: &G::Event,
    cause: G::Cause,
) -> Option<&'static str> {
    if let Some(own) = G::own_sound(event, cause) {
        return Some(own);
    }
    if let Some((piece, from, to)) = G::moved(event) {
        let seen = G::commons(view).pieces.iter().find(|seen| seen.id == piece);
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

/// The sound of a piece that moves.
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

/// The layer of music of a phase.
pub(super) fn music<G: VoodooTable>(phase: G::Phase) -> &'static str {
    if phase == G::MOONLIGHT {
        "music-moonlight"
    } else if phase == G::DAWN || phase == G::OVER {
        "music-dawn"
    } else {
        "music-dusk"
    }
}
