//! What of the island is heard: the sound of each event, the music of each daytime, and what it plays for.

use crate::table::Stakes;
use rules::voodoo_island::values::{Cause, Daytime, Event, Phase};
use rules::voodoo_island::view::View;

/// Returns the sound of an event.
pub(super) fn sound(event: &Event, cause: Cause) -> Option<&'static str> {
    Some(match event {
        Event::IslandTurned(..) | Event::CardDrawn(..) | Event::MissionDrawn(..) => "card",
        Event::CardUsed(..) => "card",
        Event::CardLaid(..) => "card-lock",
        Event::Rolled(..) | Event::DieRolled(..) => "barrel",
        Event::MistLaid(..) => "becalmed",
        Event::Landed(_) => "storm",
        Event::Came(..) => "turn",
        Event::WasHurt(..) => "hit",
        Event::Gained(..) => "tile",
        Event::Gave(..) => "coin-lost",
        Event::Crafted(..) | Event::ToolSet(..) => "object",
        Event::DollSet(..) => "possess",
        Event::HelperSent(..) => "poppet",
        Event::MissionDone(..) => "ritual",
        Event::Delivered(..) => "coin",
        Event::MissionLost(..) => "coin-lost",
        Event::Attacked(..) | Event::WarriorSent(..) => "cannon",
        Event::Boarded(_) => "shore",
        Event::CubeMoved(_) if cause == Cause::Night => "vane",
        Event::CubeMoved(_) => "soul-placed",
        Event::Died(_) => "skull",
        _ => return None,
    })
}

/// Returns the layer of music of a view.
pub(super) fn music(view: &View) -> &'static str {
    match (view.phase, view.daytime) {
        (Phase::Night, _) | (_, Daytime::Night) => "music-moonlight",
        (Phase::Setup | Phase::Dawn | Phase::Over, _) | (_, Daytime::Dawn | Daytime::Morning) => {
            "music-dawn"
        }
        _ => "music-dusk",
    }
}

/// Returns how much is at stake on a day of so many.
pub(super) fn stakes(day: u8, days: u8) -> Stakes {
    if day >= days {
        Stakes::High
    } else if 3 * day > days {
        Stakes::Usual
    } else {
        Stakes::Low
    }
}
