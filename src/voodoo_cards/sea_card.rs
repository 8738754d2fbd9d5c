//! A card of the sea: the face that lies up.

use crate::board::ground::{height, picture, shadow};
use crate::table::{SeaCard, SeaKind};
use crate::theme::{Gallery, palette};
use bevy::prelude::*;
use games::voodoo_cards::data::{Data, Feature};
use games::voodoo_cards::pieces::{SeaCard as Card, Side, Wind};
use games::voodoo_cards::ring::Heading;
use std::f32::consts::FRAC_PI_2;

/// The distance of a card's header beyond its middle.
pub(super) const HEADER: f32 = 39.0;
/// The middle of its water below the header, where a ship lies, seen from its middle.
pub(super) const BODY: f32 = -17.0;
/// A header's width and height.
const PLATE: Vec2 = Vec2::new(97.0, 33.0);
/// The greatest height of text on it, across it.
pub(super) const WRITTEN: f32 = 24.0;
/// The distance from its middle, to either side, at which a header has room for something beside the value.
pub(super) const END: f32 = 33.0;
/// A card's width and height.
pub(super) const SIZE: Vec2 = Vec2::new(106.0, 112.0);

/// Stays upright however the card lies.
#[derive(Component)]
pub(super) struct Upright;

/// Spawns a card's face: its water, its header with skull and star, and its feature; and its shadow at an offset.
pub(super) fn draw(
    face: &mut ChildSpawnerCommands,
    gallery: &Gallery,
    data: &Data,
    card: Card,
    up: Side,
    falls: Vec3,
) {
    let water = data.water(card, up);
    let kind = if water.haunted {
        SeaKind::Haunted
    } else {
        SeaKind::Open
    };
    face.spawn((shadow(gallery, SIZE), Transform::from_translation(falls)));
    let sea = SeaCard {
        size: SIZE,
        waters: vec![kind],
    };
    face.spawn((sea, Transform::from_xyz(0.0, 0.0, 0.1)));
    let header = if water.haunted {
        "art/header-haunted"
    } else {
        "art/header-fair"
    };
    face.spawn((
        picture(gallery, header, PLATE),
        Transform::from_xyz(0.0, HEADER, 0.3),
    ));
    let mut upright_at = |name: &str, size: f32, at: Vec3| {
        let picture = picture(gallery, name, Vec2::splat(size));
        face.spawn((Upright, picture, Transform::from_translation(at)));
    };
    if let Some(star) = water.star {
        let star = format!("art/star-{}", palette::colour_name(star));
        let above = height::MARK - height::TILE;
        upright_at(&star, 32.0, Vec3::new(END, HEADER, above));
    }
    let mut upright =
        |name: &str, size: f32, x: f32, y: f32| upright_at(name, size, Vec3::new(x, y, 0.4));
    if let (Card::Cardinal(_), Side::A) = (card, up) {
        upright("art/compass-rose", 76.0, 0.0, BODY);
    }
    if let (Card::Cardinal(wind), Side::B) = (card, up) {
        upright(wind_picture(wind), 61.0, 0.0, BODY);
    }
    if water.skull {
        // A white one is not seen on a light header.
        let skull = if water.haunted {
            "art/skull"
        } else {
            "art/header-skull"
        };
        upright(skull, 24.0, -END, HEADER);
    }
    match water.feature {
        Some(Feature::Map) => upright("art/map", 40.0, 31.0, 2.0),
        Some(Feature::NightWatch) => upright("art/night-watch", 46.0, 33.0, 0.0),
        Some(Feature::Sand) => upright("art/sand", 44.0, 30.0, 2.0),
        Some(Feature::Current(heading)) => {
            let angle = match heading {
                Heading::Clockwise => -FRAC_PI_2,
                Heading::Anticlockwise => FRAC_PI_2,
            };
            face.spawn((
                picture(gallery, "art/current", Vec2::splat(44.0)),
                Transform::from_xyz(0.0, 7.0, 0.4).with_rotation(Quat::from_rotation_z(angle)),
            ));
        }
        None => {}
    }
}

/// Returns the picture of a wind that blows.
fn wind_picture(wind: Wind) -> &'static str {
    match wind {
        Wind::Fair => "art/wind-fair",
        Wind::Storm => "art/wind-storm",
        Wind::Becalmed => "art/wind-becalmed",
        Wind::Mermaids => "art/wind-mermaids",
    }
}
