//! The looks of things: the pictures and colours of fleets, ships, creatures, islands and cards.

use crate::theme::palette;
use bevy::color::Color;
use bevy_egui::egui::Color32;
use games::cursed_seas::{
    Creature, Crew, EventCard, Island, Item, Keyword, Loot, Nation, Ship, Terrain, Token,
};
use games::voodoo::Colour;
use rules::kit::Texted;

/// Returns the colour that a fleet shares with pirates of other games.
fn colour(token: Token) -> Colour {
    match token {
        Token::Yellow => Colour::Yellow,
        Token::Purple => Colour::Purple,
        Token::Green => Colour::Green,
        Token::Red => Colour::Red,
    }
}

/// Returns the colour of what belongs to a player.
pub(super) fn paint(token: Token) -> Color32 {
    palette::colour(colour(token))
}

/// Returns the pictures of a ship of a player and of its shadow, as other screens show them.
pub(super) fn figure(token: Token) -> [String; 2] {
    let ship = format!("art/ship-{}", palette::colour_name(colour(token)));
    [ship, "art/ship-shadow".to_owned()]
}

/// Returns a colour as the world has it.
pub(super) fn in_world(colour: Color32) -> Color {
    Color::srgb_u8(colour.r(), colour.g(), colour.b())
}

/// Returns the colour of a nation's trims.
pub(super) fn trim(nation: Nation) -> Color32 {
    palette::TRIMS[nation as usize]
}

/// The build of a ship: its hull and its rig.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Build {
    /// The name of its hull in pictures.
    pub(super) hull: &'static str,
    /// The name of its sails and masts.
    pub(super) rig: &'static str,
}

/// Returns the build of a ship of a nation.
pub(super) fn build(ship: Ship, nation: Nation) -> Build {
    let kind = match nation {
        Nation::Barbary => "galley",
        Nation::Jade => "junk",
        Nation::Cursed => "cursed",
        Nation::Vikings => "longship",
        _ => "ship",
    };
    Build {
        hull: if ship == Ship::PatientTortoise {
            "turtle"
        } else {
            kind
        },
        rig: kind,
    }
}

/// Returns the end of the name of a value's picture: `coffin-key` of `island-coffin-key`.
fn stem(value: impl Texted, kind: &str) -> String {
    let id = value.text_id();
    id.strip_prefix(kind).unwrap_or(id).to_owned()
}

/// Returns the flag of a nation.
pub(super) fn flag(nation: Nation) -> String {
    format!("art/seas-flag-{}", stem(nation, "nation-"))
}

/// Returns an island, with the side of its picture.
pub(super) fn island(island: Island) -> (String, f32) {
    let side = match island {
        Island::CoffinKey => 242.0,
        Island::WidowsElbow => 227.0,
        Island::ParrotStair => 222.0,
        Island::SaltCathedral => 247.0,
        Island::GibbetSands | Island::IsleOfKnocking => 237.0,
        Island::TwoWells | Island::HermitsTooth => 217.0,
        Island::TinderCay => 212.0,
        Island::OldMole => 252.0,
        Island::GlassLagoon => 232.0,
        Island::LeviathansCradle => 257.0,
    };
    (format!("art/seas-{}", island.text_id()), side)
}

/// Returns the sign of a mysterious island.
pub(super) fn mystery(island: Island, shown: bool) -> String {
    match shown {
        true => format!("art/seas-mystery-{}", stem(island, "island-")),
        false => "art/seas-mystery-hidden".to_owned(),
    }
}

/// Returns a piece of terrain, with the side of its picture.
pub(super) fn terrain(terrain: Terrain) -> (String, f32) {
    let side = match terrain {
        Terrain::FogBank => 295.0,
        Terrain::Reef => 220.0,
        Terrain::Sargasso => 270.0,
        Terrain::Iceberg => 150.0,
        Terrain::Whirlpool => 160.0,
    };
    (format!("art/seas-{}", terrain.text_id()), side)
}

/// Returns a creature, with the side of its picture.
pub(super) fn creature(creature: Creature) -> (String, f32) {
    let side = match creature {
        Creature::BarnacleKing => 210.0,
        Creature::OldHundredarm | Creature::YmirsDaughter => 200.0,
        _ => 190.0,
    };
    (format!("art/seas-{}", creature.text_id()), side)
}

/// Returns a pile of so many coins; none of no coin.
pub(super) fn pile(coins: u8) -> Option<&'static str> {
    match coins {
        0 => None,
        1 => Some("art/seas-pile-1"),
        2..=3 => Some("art/seas-pile-2"),
        4..=6 => Some("art/seas-pile-3"),
        _ => Some("art/seas-pile-4"),
    }
}

/// Returns a treasure that is seen.
pub(super) fn loot(loot: Loot) -> String {
    match loot {
        Loot::Coin(value) => format!("art/seas-coin-{value}"),
        Loot::Unique(unique) => format!("art/seas-{}", unique.text_id()),
    }
}

/// Returns the picture of a crew.
pub(super) fn crew(crew: Crew) -> String {
    format!("art/seas-{}", crew.text_id())
}

/// Returns the picture of an event.
pub(super) fn event(event: EventCard) -> String {
    format!("art/seas-{}", event.text_id())
}

/// Returns the picture of a card that is seen.
pub(super) fn item(item: Item) -> String {
    match item {
        Item::Crew(one, _) => crew(one),
        Item::Equipment(equipment) => format!("art/seas-{}", equipment.text_id()),
        Item::Event(one) => event(one),
    }
}

/// Returns the sign of a keyword.
pub(super) fn keyword(keyword: Keyword) -> String {
    format!("art/seas-{}", keyword.text_id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Gallery;
    use bevy::prelude::Handle;
    use games::cursed_seas::{CursedSeas, Equipment, Unique};
    use rules::table::Packed;

    #[test]
    fn everything_has_a_picture() {
        let mut names: Vec<String> = Vec::new();
        names.extend(Nation::ALL.iter().map(|&one| flag(one)));
        names.extend(Island::ALL.iter().map(|&one| island(one).0));
        names.extend(Terrain::ALL.iter().map(|&one| terrain(one).0));
        names.extend(Creature::ALL.iter().map(|&one| creature(one).0));
        names.extend(Crew::ALL.iter().map(|&one| crew(one)));
        names.extend(EventCard::ALL.iter().map(|&one| event(one)));
        names.extend(Keyword::ALL.iter().map(|&one| keyword(one)));
        let gear = Equipment::ALL.iter();
        names.extend(gear.map(|&one| item(Item::Equipment(one))));
        names.extend(Unique::ALL.iter().map(|&one| loot(Loot::Unique(one))));
        names.extend((1..=3).map(|value| loot(Loot::Coin(value))));
        for data in &CursedSeas::standard().ships {
            let Build { hull, rig } = build(data.ship, data.nation);
            let masts = data.masts;
            names.extend([
                format!("art/seas-side-{hull}-{masts}"),
                format!("art/seas-side-trim-{hull}-{masts}"),
                format!("art/seas-side-sail-{rig}"),
                format!("art/seas-side-mast-{rig}"),
                format!("art/seas-hull-{hull}-{masts}"),
                format!("art/seas-trim-{hull}-{masts}"),
                format!("art/seas-sail-{rig}"),
                format!("art/seas-mast-{rig}"),
            ]);
        }
        for data in &CursedSeas::standard().islands {
            let shown = data.mystery.map(|mystery| !mystery.hidden);
            names.extend(shown.map(|_| mystery(data.island, true)));
        }
        let gallery = Gallery::default();
        for name in names {
            assert_ne!(gallery.sprite(&name), Handle::default(), "{name}");
        }
    }
}
