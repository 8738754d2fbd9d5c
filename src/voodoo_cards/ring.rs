//! The ring in the world: twelve cards of the sea round the Voodoo Island, which turn over and change places, and the
//! round marker on its track.

use super::sea_card::{END, HEADER, SIZE, Upright, draw};
use super::{Cues, Sitting};
use crate::Screen;
use crate::table::{Clarity, CueSystems, Motion, at_table};
use crate::theme::Gallery;
use crate::voodoo::ground::{self, BOARD, SHADOW, Shadow, height, picture};
use bevy::prelude::*;
use rules::voodoo_cards::pieces::{Face, Place, SeaCard as Card, Side};
use rules::voodoo_cards::ring::{Heading, SPACES, Space};
use rules::voodoo_cards::view::Seen;
use rules::voodoo_cards::{Event, VoodooCards};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The island's middle.
const MIDDLE: Vec2 = Vec2::new(BOARD.x / 2.0, -BOARD.y / 2.0);
/// How far from it the cards lie.
pub(super) const CARDS: f32 = 272.0;
/// How far from it ships lie.
const SHIPS: f32 = 250.0;
/// How far from it the round marker lies.
const TRACK: f32 = 199.0;
/// How far cards that change places swing out, each to its own side.
const SWING: f32 = 90.0;
/// The radius of a barrel.
pub(super) const BARREL: f32 = 19.2;

/// A card of the sea, and the face that it shows.
#[derive(Component)]
struct CardShown(Card, Side);

/// The round marker.
#[derive(Component)]
struct Marker;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        lay_island.run_if(at_table::<VoodooCards>),
    )
    .add_systems(
        Update,
        (lay_cards, hold_upright, mark_round)
            .chain()
            .after(CueSystems)
            .run_if(at_table::<VoodooCards>),
    );
}

/// How far round the ring a space lies, clockwise from the North.
pub(super) fn bearing(space: Space) -> f32 {
    TAU * f32::from(space.hour()) / f32::from(SPACES)
}

/// A point so far from the island's middle.
fn polar(bearing: f32, radius: f32) -> Vec2 {
    MIDDLE + radius * Vec2::new(bearing.sin(), bearing.cos())
}

/// A point on a space, so far from the island's middle.
pub(super) fn point(space: Space, radius: f32) -> Vec2 {
    polar(bearing(space), radius)
}

/// A point on the header of a space's card, so far clockwise from its middle.
pub(super) fn on_header(space: Space, clockwise: f32) -> Vec2 {
    let way = Vec2::from_angle(-bearing(space));
    point(space, CARDS + HEADER) + clockwise * way
}

/// Where the barrel of a cardinal card stands: at the end of the header that the letter leaves free, clear of ship, badge
/// and arrows.
pub(super) fn barrel(space: Space) -> Vec2 {
    on_header(space, -END)
}

/// Where a ship lies on a space.
pub(super) fn berth(space: Space) -> Vec2 {
    point(space, SHIPS)
}

/// Where the round marker lies at a space.
pub(super) fn mark(space: Space) -> Vec2 {
    point(space, TRACK)
}

/// The corners of a space's card.
pub(super) fn corners(space: Space) -> [Vec2; 4] {
    let turn = Vec2::from_angle(-bearing(space));
    let half = SIZE / 2.0 - 4.0;
    let corners = [
        Vec2::new(-half.x, half.y),
        half,
        Vec2::new(half.x, -half.y),
        -half,
    ];
    corners.map(|corner| point(space, CARDS) + turn.rotate(corner))
}

/// How far a ship is turned that faces a way round.
pub(super) fn turn(space: Space, facing: Heading) -> f32 {
    let ahead = match facing {
        Heading::Clockwise => -FRAC_PI_2,
        Heading::Anticlockwise => FRAC_PI_2,
    };
    ahead - bearing(space)
}

/// A point on the way of a ship: round the island to a space near by, else straight across.
pub(super) fn between(from: Space, to: Space, part: f32) -> Vec2 {
    let way = (bearing(to) - bearing(from) + PI).rem_euclid(TAU) - PI;
    if way.abs() < FRAC_PI_2 + 0.01 {
        polar(bearing(from) + way * part, SHIPS)
    } else {
        berth(from).lerp(berth(to), part)
    }
}

fn lay_island(mut commands: Commands, gallery: Res<Gallery>) {
    ground::lay_mat(&mut commands, &gallery, "art/ring-mat");
    commands.spawn((
        Name::new("Voodoo Island"),
        DespawnOnExit(Screen::Table),
        picture(&gallery, "art/ring-island", Vec2::splat(430.0)),
        Transform::from_translation(MIDDLE.extend(height::MAT + 1.0)),
    ));
    commands.spawn((
        Name::new("Round marker"),
        Marker,
        DespawnOnExit(Screen::Table),
        Visibility::Hidden,
        picture(&gallery, "art/round-marker", Vec2::splat(38.0)),
        Transform::default(),
    ));
}

fn mark_round(cues: Res<Cues>, marker: Single<(&mut Transform, &mut Visibility), With<Marker>>) {
    let (mut transform, mut visibility) = marker.into_inner();
    match cues.view().and_then(|view| view.marker) {
        Some(space) => {
            transform.translation = mark(space).extend(height::TOKEN);
            visibility.set_if_neq(Visibility::Inherited);
        }
        None => {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}

/// How a card lies for now.
struct Lying {
    at: Vec2,
    angle: f32,
    /// How wide it seems while it turns over.
    wide: f32,
    lift: f32,
    /// How clearly it is seen.
    clear: f32,
    up: Side,
}

impl Lying {
    /// Where its shadow falls: the same way in every light, however the card lies.
    fn shadow(&self) -> Vec3 {
        let falls = SHADOW * (1.0 + 1.6 * self.lift);
        Vec2::from_angle(-self.angle).rotate(falls).extend(0.0)
    }
}

/// Cards lie where the stage has them, or on their way.
fn lay_cards(
    mut commands: Commands,
    gallery: Res<Gallery>,
    mut sitting: ResMut<Sitting>,
    cues: Res<Cues>,
    mut shown: Query<(
        Entity,
        &mut CardShown,
        &mut Transform,
        &mut Clarity,
        &Children,
    )>,
    mut shadows: Query<&mut Transform, (With<Shadow>, Without<CardShown>)>,
) {
    let Some(view) = cues.view() else {
        return;
    };
    let data = sitting.table().data().clone();
    for seen in &view.pieces {
        let Some(Face::Sea(card)) = seen.face else {
            continue;
        };
        let Some(lying) = lying(&cues, seen, card) else {
            continue;
        };
        let high = height::TILE + if lying.lift > 0.0 { 3.0 } else { 0.0 };
        let scale = Vec2::new(lying.wide, 1.0) * (1.0 + 0.14 * lying.lift);
        let placed = Transform::from_translation(lying.at.extend(high))
            .with_rotation(Quat::from_rotation_z(lying.angle))
            .with_scale(scale.extend(1.0));
        match shown.iter_mut().find(|(_, shown, ..)| shown.0 == card) {
            None => {
                let name = Name::new("Sea card");
                let here = DespawnOnExit(Screen::Table);
                let mut entity = commands.spawn((
                    name,
                    CardShown(card, lying.up),
                    Clarity(lying.clear),
                    here,
                    placed,
                    Visibility::default(),
                ));
                entity.with_children(|face| {
                    draw(face, &gallery, &data, card, lying.up, lying.shadow());
                });
            }
            Some((entity, mut shown, mut transform, mut clarity, children)) => {
                if shown.1 != lying.up {
                    shown.1 = lying.up;
                    let mut entity = commands.entity(entity);
                    entity.despawn_related::<Children>();
                    entity.with_children(|face| {
                        draw(face, &gallery, &data, card, lying.up, lying.shadow());
                    });
                }
                transform.set_if_neq(placed);
                clarity.set_if_neq(Clarity(lying.clear));
                let mut shadows = shadows.iter_many_mut(children);
                while let Some(mut shadow) = shadows.fetch_next() {
                    shadow.translation = lying.shadow();
                }
            }
        }
    }
}

fn lying(cues: &Cues, seen: &Seen, card: Card) -> Option<Lying> {
    let up = seen.turned?;
    let mut lying = Lying {
        at: MIDDLE,
        angle: 0.0,
        wide: 1.0,
        lift: 0.0,
        clear: 1.0,
        up,
    };
    let space = match seen.place {
        Place::Ring(space) => Some(space),
        _ => None,
    };
    if let Some(space) = space {
        (lying.at, lying.angle) = (point(space, CARDS), -bearing(space));
    }
    if let Some((cue, Motion { done, clear })) = cues.moving() {
        match cue.event {
            Event::Flipped { card: turned, up } if turned == card => {
                lying.clear = clear;
                lying.wide = (1.0 - 2.0 * done).abs().max(0.04);
                lying.lift = (PI * done).sin();
                if done > 0.5 {
                    lying.up = up;
                }
            }
            Event::Moved {
                piece,
                from: Place::Ring(from),
                to: Place::Ring(to),
            } if from.opposite() == to => {
                // The one goes, and the other comes.
                let way = if piece == seen.id {
                    Some((from, to))
                } else if space == Some(from) || space == Some(to) {
                    Some((to, from))
                } else {
                    None
                };
                if let Some((from, to)) = way {
                    swap(&mut lying, from, to, done);
                    lying.clear = clear;
                }
            }
            _ => {}
        }
    }
    (space.is_some() || lying.lift > 0.0).then_some(lying)
}

/// A card that changes places with the one across the ring: past the island on its own side.
fn swap(lying: &mut Lying, from: Space, to: Space, done: f32) {
    let part = EaseFunction::CubicInOut.sample_clamped(done);
    let (start, end) = (point(from, CARDS), point(to, CARDS));
    let aside = (end - start).perp().normalize_or_zero() * SWING * (PI * part).sin();
    lying.at = start.lerp(end, part) + aside;
    lying.angle = -bearing(from) - PI * part;
    lying.lift = (PI * part).sin().max(0.01);
}

fn hold_upright(
    cards: Query<(&Transform, &Children), With<CardShown>>,
    mut upright: Query<&mut Transform, (With<Upright>, Without<CardShown>)>,
) {
    for (card, children) in &cards {
        let rotation = card.rotation.inverse();
        let mut upright = upright.iter_many_mut(children);
        while let Some(mut transform) = upright.fetch_next() {
            if transform.rotation != rotation {
                transform.rotation = rotation;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voodoo::Painted;
    use crate::voodoo::ground::SQUARE;
    use crate::voodoo::marks::{ARROW, ROUND, beside};
    use crate::voodoo::ships::badge;

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
            let (off, size) = badge::<VoodooCards>(turn(space, Heading::Clockwise));
            let badge = ship + off;
            assert!(barrel.distance(badge) > BARREL + size / 2.0, "{space:?}");
            for heading in Heading::ALL {
                let way = Vec2::from_angle(turn(space, heading)).rotate(Vec2::Y);
                let arrow = ship + way * beside::<VoodooCards>() * SQUARE;
                let reach = ARROW * SQUARE;
                assert!(arrow.distance(ship) > ring + reach + 2.0, "{space:?}");
                assert!(arrow.distance(barrel) > BARREL + reach, "{space:?}");
                assert!(arrow.distance(badge) > size / 2.0 + reach, "{space:?}");
            }
        }
    }

    #[test]
    fn no_two_cards_overlap_and_none_leaves_the_chart() {
        for hour in 1..=12 {
            let [own, next] = [space(hour), space(hour % 12 + 1)].map(corners);
            // Their nearest corners: the inner ones beside each other.
            assert!((own[2] - next[3]).length() > 1.0, "{hour}");
            for corner in own {
                let off = (corner - MIDDLE).abs();
                assert!(
                    off.x < BOARD.x / 2.0 && off.y < BOARD.y / 2.0 + 40.0,
                    "{hour}"
                );
            }
        }
    }
}
