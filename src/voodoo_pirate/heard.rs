//! What of Voodoo Pirate is heard: the sound of each event, and the music of each phase.

use rules::voodoo_pirate::event::Cause;
use rules::voodoo_pirate::pieces::{Face, Place, Tide, Wind};
use rules::voodoo_pirate::view::View;
use rules::voodoo_pirate::{Event, Phase};

/// The sound of an event that begins in a view.
pub(super) fn sound(view: &View, event: &Event, cause: Cause) -> Option<&'static str> {
    let sound = match *event {
        Event::Moved { piece, from, to } => {
            let seen = view.pieces.iter().find(|seen| seen.id == piece);
            let face = piece.and_then(|_| seen?.face);
            return moved(face, from, to);
        }
        Event::MovedHidden { .. } => "skull",
        Event::Sailed { .. } => match cause {
            Cause::Storm => "storm",
            Cause::Mermaids => "mermaid",
            Cause::Current => "current",
            _ => "sail",
        },
        Event::Leapt { .. } if cause == Cause::Portal => "portal",
        Event::Leapt { .. } | Event::ColonialsSailed(_) => "sail",
        Event::Held { wind, .. } => match wind {
            Wind::Storm => "storm",
            _ => "becalmed",
        },
        Event::Landed { .. } => "shore",
        Event::Faced { .. } => "turn",
        Event::TileLaid { .. } => "tile",
        Event::WindTurned { .. } => "vane",
        Event::TideTurned(Tide::In) => "tide-in",
        Event::TideTurned(Tide::Out) => "tide-out",
        Event::Revealed { .. } | Event::Skipped { .. } | Event::BlessedSwapped { .. } => "card",
        Event::BarrelConjured { .. } => "barrel",
        Event::RitualCalled { .. } => "ritual",
        Event::Possessed { .. } => "possess",
        Event::Fired { .. } => "cannon",
        Event::PowerChanged { .. } if cause == Cause::Broadside => "hit",
        Event::Jailed { .. } => "jail",
        _ => return None,
    };
    Some(sound)
}

/// The sound of a piece that moves.
fn moved(face: Option<Face>, from: Place, to: Place) -> Option<&'static str> {
    let given_up = matches!(to, Place::Supply | Place::Box);
    let sound = match (face, to) {
        (_, Place::FaceDown(_) | Place::SecondFaceDown(_)) => "card-lock",
        (_, Place::Hand(_)) => "card",
        // Put to rest before anybody sees it.
        _ if matches!(from, Place::Box) => return None,
        (Some(Face::Coin), _) if given_up => "coin-lost",
        (Some(Face::Coin), _) => "coin",
        (Some(Face::Poppet), _) => "poppet",
        (Some(Face::Soul(_)), Place::Grid(_)) => "soul-placed",
        (Some(Face::Soul(_)), Place::Berth(..)) => "soul",
        (Some(Face::Object(_)), _) => "object",
        (Some(Face::Skull(_)), _) => "skull",
        (Some(Face::GriGri), _) => "grigri",
        (Some(Face::Figure(_) | Face::CursedFigure(_)), Place::On(_)) => "barrel",
        _ => return None,
    };
    Some(sound)
}

/// The layer of music of a phase.
pub(super) fn music(phase: Phase) -> &'static str {
    match phase {
        Phase::Harbour | Phase::Dusk => "music-dusk",
        Phase::Moonlight => "music-moonlight",
        Phase::Dawn | Phase::Over => "music-dawn",
    }
}
