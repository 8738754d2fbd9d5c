//! The ring in the world: the cards that turn over and change places, the island, and the round marker.

use super::ring::{CARDS, ISLAND, MARKER, MAT, MIDDLE, bearing, mark, point};
use super::sea_card::{Upright, draw};
use super::{AnimationQueue, Session};
use crate::Screen;
use crate::board::ground::{self, SHADOW, Shadow, height, picture};
use crate::board::pieces::follow;
use crate::table::{Clarity, Motion, at_table};
use crate::theme::Gallery;
use bevy::prelude::*;
use games::voodoo_cards::pieces::{Face, Place, SeaCard as Card, Side};
use games::voodoo_cards::ring::Space;
use games::voodoo_cards::view::Seen;
use games::voodoo_cards::{Event, VoodooCards};
use std::f32::consts::PI;

/// The distance that cards which change places swing out, each to its own side.
const SWING: f32 = 90.0;

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
    );
    follow::<VoodooCards, _>(app, (lay_cards, hold_upright, mark_round).chain());
}

fn lay_island(mut commands: Commands, gallery: Res<Gallery>) {
    ground::lay_mat(&mut commands, &gallery, "art/ring-mat", Vec2::splat(MAT));
    commands.spawn((
        Name::new("Voodoo Island"),
        DespawnOnExit(Screen::Table),
        picture(&gallery, "art/ring-island", Vec2::splat(ISLAND)),
        Transform::from_translation(MIDDLE.extend(height::MAT + 1.0)),
    ));
    commands.spawn((
        Name::new("Round marker"),
        Marker,
        DespawnOnExit(Screen::Table),
        Visibility::Hidden,
        picture(&gallery, "art/round-marker", Vec2::splat(MARKER)),
        Transform::default(),
    ));
}

fn mark_round(
    animations: Res<AnimationQueue>,
    marker: Single<(&mut Transform, &mut Visibility), With<Marker>>,
) {
    let (mut transform, mut visibility) = marker.into_inner();
    match animations.view().and_then(|view| view.marker) {
        Some(space) => {
            transform.translation = mark(space).extend(height::TOKEN);
            visibility.set_if_neq(Visibility::Inherited);
        }
        None => {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}

/// The current pose of a card.
struct Lying {
    at: Vec2,
    angle: f32,
    /// Its apparent width while it turns over, 0 to 1.
    wide: f32,
    lift: f32,
    /// Its opacity, 0 to 1.
    clear: f32,
    up: Side,
}

impl Lying {
    /// Returns the offset of its shadow, which falls the same way in every light, however the card lies.
    fn shadow(&self) -> Vec3 {
        let falls = SHADOW * (1.0 + 1.6 * self.lift);
        Vec2::from_angle(-self.angle).rotate(falls).extend(0.0)
    }
}

/// Lays cards where the view has them, or on their way.
fn lay_cards(
    mut commands: Commands,
    gallery: Res<Gallery>,
    mut session: ResMut<Session>,
    animations: Res<AnimationQueue>,
    mut shown: Query<(
        Entity,
        &mut CardShown,
        &mut Transform,
        &mut Clarity,
        &Children,
    )>,
    mut shadows: Query<&mut Transform, (With<Shadow>, Without<CardShown>)>,
) {
    let Some(view) = animations.view() else {
        return;
    };
    let data = session.table().data().clone();
    for seen in &view.pieces {
        let Some(Face::Sea(card)) = seen.face else {
            continue;
        };
        let Some(lying) = lying(&animations, seen, card) else {
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

fn lying(animations: &AnimationQueue, seen: &Seen, card: Card) -> Option<Lying> {
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
    if let Some((animation, Motion { done, clear })) = animations.moving() {
        match animation.event {
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

/// Moves a card that changes places with the one across the ring, past the island on its own side.
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
