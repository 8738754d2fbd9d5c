//! The sounds of the island: the sound of each event, the music of each phase, and the stakes that it tells.

use crate::table::{Sounded, Stakes};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{By, Cause, Daytime, Event, Phase, Supply};
use games::voodoo_island::view::View;
use rules::table::Seat;

impl Sounded for VoodooIsland {
    fn sound(_: &View, event: &Event, _: Cause) -> Option<&'static str> {
        Some(match event {
            Event::IslandTurned(..) => "island-card",
            Event::CardDrawn(..) | Event::MissionDrawn(..) | Event::CardUsed(..) => "card",
            Event::CardLaid(..) => "card-lock",
            Event::Rolled(..) | Event::DieRolled(..) => "dice",
            Event::MistLaid(..) => "mist",
            Event::MistCleared(_) => "mist-cleared",
            Event::Landed(_) => "helicopter",
            Event::CubeMoved(Daytime::Night) => "night",
            Event::CubeMoved(_) => "cube",
            Event::Came(_, _, By::Canoe) => "sail",
            Event::Came(..) => "step",
            Event::WasHurt(..) => "heart",
            Event::Gained(_, supply, _) | Event::Gave(_, supply, _) => handled(*supply),
            Event::Crafted(..) => "craft",
            Event::ToolSet(..) => "tool",
            Event::DollSet(..) => "doll",
            Event::HelperSent(..) => "helper",
            Event::MissionDone(..) => "gong",
            Event::Delivered(..) => "coin",
            Event::MissionLost(..) => "lost",
            Event::Attacked(..) => "battle",
            Event::Revealed(..) => "blades",
            Event::WarriorSent(..) => "warrior",
            Event::Boarded(_) => "aboard",
            Event::Died(_) => "skull",
            _ => return None,
        })
    }

    fn music(view: &View) -> &'static str {
        match view.phase {
            Phase::Setup | Phase::Dawn | Phase::Over => "music-dawn",
            Phase::Daytime => "music-jungle",
            Phase::Night | Phase::CleanUp => "music-torchlight",
        }
    }

    fn stakes(view: &View, _: impl Iterator<Item = Seat>) -> Stakes {
        let (day, days) = (view.day, view.days);
        if day >= days {
            Stakes::High
        } else if 3 * day > days {
            Stakes::Usual
        } else {
            Stakes::Low
        }
    }
}

/// Returns the sound of a supply that comes into a bag or leaves it.
fn handled(supply: Supply) -> &'static str {
    match supply {
        Supply::Sticks => "sticks",
        Supply::Stones => "stones",
        Supply::Water => "water",
        Supply::Fish | Supply::BearHide | Supply::Berries => "bag",
    }
}
