//! The geometry of the ring: twelve cards of the sea round the Voodoo Island, and the round marker on its track.

use super::sea_card::{BODY, END, HEADER, SIZE};
use crate::board::ground::BOARD;
use crate::voodoo::ships::bow;
use bevy::prelude::*;
use games::voodoo_cards::ring::{Heading, SPACES, Space};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The island's middle.
pub(super) const MIDDLE: Vec2 = Vec2::new(BOARD.x / 2.0, -BOARD.y / 2.0);
/// The width of the mat, with its shadow.
pub(super) const MAT: f32 = 740.0;
/// The width of its picture, with the track round it.
pub(super) const ISLAND: f32 = 406.0;
/// The distance of the round marker from it.
const TRACK: f32 = 188.0;
/// The width of the round marker's picture.
pub(super) const MARKER: f32 = 38.0;
/// The distance of the cards from the island's middle: clear of the marker, and within the mat's brass line.
pub(super) const CARDS: f32 = 260.0;
/// The distance of ships from it.
const SHIPS: f32 = CARDS + BODY;
/// The distance from a ship of the brackets round it: within its card, below the header.
const BRACKETS: f32 = 36.0;
/// The radius of a barrel.
pub(super) const BARREL: f32 = 19.2;

/// Returns the angle of a space round the ring, in radians, clockwise from the North.
pub(super) fn bearing(space: Space) -> f32 {
    TAU * f32::from(space.hour()) / f32::from(SPACES)
}

/// Returns the point at a bearing and a distance from the island's middle.
fn polar(bearing: f32, radius: f32) -> Vec2 {
    MIDDLE + radius * Vec2::new(bearing.sin(), bearing.cos())
}

/// Returns the point on a space at a distance from the island's middle.
pub(super) fn point(space: Space, radius: f32) -> Vec2 {
    polar(bearing(space), radius)
}

/// Returns the point on the header of a space's card, so far clockwise from its middle.
pub(super) fn on_header(space: Space, clockwise: f32) -> Vec2 {
    let way = Vec2::from_angle(-bearing(space));
    point(space, CARDS + HEADER) + clockwise * way
}

/// Returns the place of a cardinal card's barrel: at the end of the header that the letter leaves free, clear of ship, badge
/// and arrows.
pub(super) fn barrel(space: Space) -> Vec2 {
    on_header(space, -END)
}

/// Returns the place of a ship on a space.
pub(super) fn berth(space: Space) -> Vec2 {
    point(space, SHIPS)
}

/// Returns the place of the round marker at a space.
pub(super) fn mark(space: Space) -> Vec2 {
    point(space, TRACK)
}

/// Returns the corners of a space's card.
pub(super) fn corners(space: Space) -> [Vec2; 4] {
    turned(space, point(space, CARDS), SIZE / 2.0 - 4.0)
}

/// Returns the corners of the brackets round a ship on a space, turned as its card is.
pub(super) fn brackets(space: Space) -> [Vec2; 4] {
    turned(space, berth(space), Vec2::splat(BRACKETS))
}

/// Returns the corners of a rectangle about a point, with these half sides, turned as a space's card is.
fn turned(space: Space, at: Vec2, half: Vec2) -> [Vec2; 4] {
    let turn = Vec2::from_angle(-bearing(space));
    let corners = [
        Vec2::new(-half.x, half.y),
        half,
        Vec2::new(half.x, -half.y),
        -half,
    ];
    corners.map(|corner| at + turn.rotate(corner))
}

/// Returns the angle of a ship that faces a way round.
pub(super) fn turn(space: Space, facing: Heading) -> f32 {
    let ahead = match facing {
        Heading::Clockwise => -FRAC_PI_2,
        Heading::Anticlockwise => FRAC_PI_2,
    };
    ahead - bearing(space)
}

/// Returns the direction of the badge of a ship turned by an angle: between its bow and the island, clear of lantern, header
/// and the card's feature.
pub(super) fn badge_off(at: Vec2, angle: f32) -> Vec2 {
    let (inward, bow) = ((MIDDLE - at).normalize_or_zero(), bow(angle));
    inward + bow - inward.dot(bow) * inward
}

/// Returns the point at a part of a ship's way, 0 to 1: round the island to a space near by, else straight across.
pub(super) fn between(from: Space, to: Space, part: f32) -> Vec2 {
    let way = (bearing(to) - bearing(from) + PI).rem_euclid(TAU) - PI;
    if way.abs() < FRAC_PI_2 + 0.01 {
        polar(bearing(from) + way * part, SHIPS)
    } else {
        berth(from).lerp(berth(to), part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ground::SQUARE;
    use crate::voodoo::Charted;
    use crate::voodoo::marks::{ARROW, ROUND, beside};
    use crate::voodoo::ships::badge;
    use games::voodoo_cards::VoodooCards;

    fn space(hour: u8) -> Space {
        Space::new(hour).unwrap()
    }

    #[test]
    fn the_ring_lies_as_a_clock_and_ships_face_round_it() {
        assert!((point(space(12), 100.0) - (MIDDLE + Vec2::Y * 100.0)).length() < 0.01);
        assert!((point(space(3), 100.0) - (MIDDLE + Vec2::X * 100.0)).length() < 0.01);
        // A ship in the East that faces clockwise faces south.
        let way = Vec2::from_angle(VoodooCards::angle(space(3), Heading::Clockwise));
        assert!((way.rotate(Vec2::Y) - Vec2::NEG_Y).length() < 0.01);
        let way = Vec2::from_angle(VoodooCards::angle(space(12), Heading::Anticlockwise));
        assert!((way.rotate(Vec2::Y) - Vec2::NEG_X).length() < 0.01);
    }

    #[test]
    fn a_cardinal_card_has_room_for_its_barrel_its_ship_and_the_arrows_beside_that() {
        for space in [12, 3, 6, 9].map(space) {
            let (ship, barrel) = (berth(space), barrel(space));
            let ring = ROUND * VoodooCards::SHIP * SQUARE;
            assert!(barrel.distance(ship) > BARREL + ring, "{space:?}");
            for &heading in Heading::ALL {
                let (off, size) = badge::<VoodooCards>(ship, turn(space, heading));
                let badge = ship + off;
                assert!(barrel.distance(badge) > BARREL + size / 2.0, "{space:?}");
                let arrow = ship + bow(turn(space, heading)) * beside::<VoodooCards>() * SQUARE;
                let reach = ARROW * SQUARE;
                assert!(arrow.distance(ship) > ring + reach + 2.0, "{space:?}");
                assert!(arrow.distance(barrel) > BARREL + reach, "{space:?}");
                assert!(arrow.distance(badge) > size / 2.0 + reach, "{space:?}");
            }
        }
    }

    #[test]
    fn a_badge_leaves_bow_and_lantern_and_brackets_lie_round_it_on_the_card() {
        for hour in 1..=12 {
            let space = space(hour);
            let (ship, out) = (berth(space), point(space, 1.0) - MIDDLE);
            for &heading in Heading::ALL {
                let way = bow(turn(space, heading));
                let (off, size) = badge::<VoodooCards>(ship, turn(space, heading));
                let (ahead, inward) = (off.dot(way), -off.dot(out));
                assert!(ahead > 0.0 && inward > 0.0, "{hour}");
                assert!(ahead.max(inward) + size / 2.0 < BRACKETS, "{hour}");
                for end in [46.0, -34.4] {
                    let end = way * end * VoodooCards::SHIP;
                    assert!(end.distance(off) > size / 2.0, "{hour}");
                }
            }
            for corner in brackets(space) {
                let off = corner - point(space, CARDS);
                let (across, along) = (off.perp_dot(out).abs(), off.dot(out));
                assert!(across < SIZE.x / 2.0, "{hour}");
                assert!(along > -SIZE.y / 2.0 && along < HEADER - 16.5, "{hour}");
                assert!(corner.distance(mark(space)) > MARKER / 2.0, "{hour}");
            }
        }
    }

    #[test]
    fn no_two_cards_overlap_and_all_lie_within_the_mats_line() {
        for hour in 1..=12 {
            let whole = |space| turned(space, point(space, CARDS), SIZE / 2.0);
            let [own, next] = [space(hour), space(hour % 12 + 1)].map(whole);
            // Their nearest corners: the inner ones beside each other.
            assert!((own[2] - next[3]).length() > 1.0, "{hour}");
            let line = BOARD / 2.0 + 5.0;
            for off in own.map(|corner| (corner - MIDDLE).abs()) {
                assert!(off.x < line.x && off.y < line.y - 4.0, "{hour}");
            }
            let barrel = (barrel(space(hour)) - MIDDLE).abs() + BARREL;
            assert!(barrel.x < line.x && barrel.y < line.y - 4.0, "{hour}");
        }
    }
}
