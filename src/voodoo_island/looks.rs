//! The looks of things: the pictures and colours of explorers, supplies, items, missions and cards.

use crate::theme::palette;
use bevy_egui::egui::Color32;
use games::voodoo::Colour;
use games::voodoo_island::values::{Daytime, Expedition, IslandCard, Item, Mission, Supply, Token};
use rules::kit::Token as _;

/// Returns the colour of what belongs to an explorer.
pub(super) fn paint(token: Token) -> Color32 {
    match token {
        Token::White => palette::FEATHER,
        Token::Black => palette::RAVEN,
        Token::Red => palette::colour(Colour::Red),
        Token::Blue => palette::colour(Colour::Blue),
    }
}

/// Returns an explorer as it stands on the map.
pub(super) fn explorer(token: Token) -> String {
    format!("art/isle-explorer-{}", token.name())
}

/// Returns a helper of an explorer.
pub(super) fn helper(token: Token) -> String {
    format!("art/isle-helper-{}", token.name())
}

/// Returns a piece of a supply.
pub(super) fn supply(supply: Supply) -> String {
    format!("art/isle-supply-{}", of_supply(supply))
}

/// Returns the spot of a supply whose tile is gone.
pub(super) fn supply_spot(supply: Supply) -> String {
    format!("art/isle-spot-{}", of_supply(supply))
}

fn of_supply(supply: Supply) -> &'static str {
    match supply {
        Supply::Sticks => "sticks",
        Supply::Stones => "stones",
        Supply::Water => "water",
        Supply::Fish => "fish",
        Supply::BearHide => "hide",
        Supply::Berries => "berries",
    }
}

/// Returns an item, free.
pub(super) fn item(item: Item) -> String {
    format!("art/isle-item-{}", of_item(item))
}

/// Returns an item in its brass ring.
pub(super) fn disc(item: Item) -> String {
    format!("art/isle-disc-{}", of_item(item))
}

fn of_item(item: Item) -> &'static str {
    match item {
        Item::Torch => "torch",
        Item::Axe => "axe",
        Item::VoodooDoll => "doll",
        Item::MistPotion => "mist_potion",
        Item::HealthPotion => "health_potion",
        Item::Map => "map",
    }
}

/// Returns the object of a mission.
pub(super) fn relic(mission: Mission) -> &'static str {
    match mission {
        Mission::SunkenAltar => "art/isle-relic-coral_mask",
        Mission::BaronsCrypt => "art/isle-relic-silver_skull",
        Mission::WhisperingIdol => "art/isle-relic-jade_idol",
        Mission::SerpentCave => "art/isle-relic-serpent_staff",
        Mission::StranglerFig => "art/isle-relic-bronze_drum",
        Mission::CircleOfBones => "art/isle-relic-bone_rattle",
        Mission::SmugglersTunnel => "art/isle-relic-doubloons",
        Mission::BarredTemple => "art/isle-relic-gold_mirror",
    }
}

/// Returns the site of a mission, with its tile or without.
pub(super) fn site(mission: Mission, there: bool) -> String {
    let taken = if there { "" } else { "-taken" };
    format!("art/isle-site-{}{taken}", mission.number())
}

/// Returns the picture in the field of an expedition card.
pub(super) fn expedition(card: Expedition) -> String {
    format!("art/isle-scene-e{:02}", card as u8 + 1)
}

/// Returns the picture in the field of an island card.
pub(super) fn island(card: IslandCard) -> String {
    format!("art/isle-scene-i{:02}", card as u8 + 1)
}

/// Returns the picture in the field of a mission card.
pub(super) fn mission(mission: Mission) -> String {
    format!("art/isle-scene-m{}", mission.number())
}

/// Returns the sign of a daytime.
pub(super) fn daytime(daytime: Daytime) -> &'static str {
    match daytime {
        Daytime::Dawn => "art/isle-time-dawn",
        Daytime::Morning => "art/isle-time-morning",
        Daytime::Noon => "art/isle-time-noon",
        Daytime::Afternoon => "art/isle-time-afternoon",
        Daytime::Dusk => "art/isle-time-dusk",
        Daytime::Night => "art/isle-time-night",
    }
}

/// The colour of what hurts.
pub(super) const HURT: Color32 = palette::DANGER;
