//! Ships in the world: hull and sails from above, shadow, lantern, badge. Sails are told apart by their colours: no light
//! tints them.

use super::{VoodooTable, effects};
use crate::Screen;
use crate::board::ground::{SHADOW, height};
use crate::order::{GameSystems, GameUpdate};
use crate::table::{
    Animation, AnimationQueue, Clarity, Lantern, Motion, Observation, Session, at_table,
};
use crate::theme::{Gallery, palette};
use bevy::prelude::*;
use games::voodoo::{Cause, Colour, Event, Shares};
use rules::table::Seat;
use std::f32::consts::{FRAC_1_SQRT_2, FRAC_PI_2};

/// The pirate whose ship a part belongs to.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct OfShip {
    seat: Seat,
    colour: Colour,
}

/// A part that turns with the ship.
#[derive(Component)]
struct Hull;

/// The foam behind a ship.
#[derive(Component)]
struct Wake(Seat);

/// The distance of the middle of a wake behind its ship.
const BEHIND: f32 = 62.0;
/// The distance of a ship's badge from its middle to both sides, and the badge's size: no smaller for a small ship.
const BADGE_FROM: f32 = 10.7;
const BADGE: f32 = 32.0;
/// The opacity of the ships of a rehearsal.
const PALE: f32 = 0.72;

/// A part of a ship, or a thing that goes along with it.
#[derive(Component)]
#[require(Clarity)]
struct Rides {
    seat: Seat,
    lies: Lies,
    /// The height in the world.
    height: f32,
}

/// The place of a part, seen from its ship's middle.
enum Lies {
    /// At an offset, however the ship is turned.
    Off(Vec2),
    /// At a distance towards the stern.
    Astern(f32),
    /// At the badge's place.
    Badge,
}

pub(super) fn plugin<G: VoodooTable>(app: &mut App) {
    app.add_systems(
        GameUpdate(G::ID),
        (launch::<G>, sail::<G>, trail::<G>, pale::<G>)
            .chain()
            .in_set(GameSystems::Ships)
            .run_if(at_table::<G>),
    );
}

/// Spawns a ship for each pirate, once the first view is there. Where another game begins at the table, those of its pirates alone
/// stay.
fn launch<G: VoodooTable>(
    mut commands: Commands,
    gallery: Res<Gallery>,
    session: Res<Session<G>>,
    observation: Res<Observation<G>>,
    parts: Query<(Entity, &OfShip)>,
) {
    let Some(view) = &observation.view else {
        return;
    };
    let ships = session.seats().map(|seat| OfShip {
        seat,
        colour: view.pirate(seat).colour,
    });
    let ships: Vec<OfShip> = ships.collect();
    for (entity, _) in parts.iter().filter(|(_, of)| !ships.contains(of)) {
        commands.entity(entity).despawn();
    }
    let is_there = |ship: &OfShip| parts.iter().any(|(_, of)| of == ship);
    for ship @ OfShip { seat, colour } in ships.into_iter().filter(|ship| !is_there(ship)) {
        let colour = palette::colour_name(colour);
        let sprite = |name: &str, size: Vec2| Sprite {
            image: gallery.sprite(name),
            custom_size: Some(size),
            ..default()
        };
        let hull = Vec2::new(86.0, 103.2) * G::SHIP;
        let here = DespawnOnExit(Screen::Table);
        let rides = |lies: Lies, height: f32| Rides { seat, lies, height };
        commands.spawn((
            Name::new("Ship"),
            (ship, here.clone()),
            Hull,
            sprite("art/hull", hull),
            Transform::default(),
            rides(Lies::Off(Vec2::ZERO), height::SHIP),
        ));
        commands.spawn((
            Name::new("Sails"),
            (ship, here.clone()),
            Hull,
            sprite(&format!("art/sails-{colour}"), hull),
            Transform::default(),
            rides(Lies::Off(Vec2::ZERO), height::SAILS),
        ));
        commands.spawn((
            Name::new("Ship's shadow"),
            (ship, here.clone()),
            Hull,
            sprite("art/ship-shadow", hull),
            Transform::default(),
            rides(Lies::Off(SHADOW), height::SHIP - 1.0),
        ));
        commands.spawn((
            Name::new("Wake"),
            (ship, here.clone()),
            Wake(seat),
            Visibility::Hidden,
            sprite("art/wake", Vec2::new(66.0, 94.0) * G::SHIP),
            Transform::default(),
        ));
        commands.spawn((
            Name::new("Lantern"),
            (ship, here.clone()),
            Lantern(72.0 * G::SHIP),
            Transform::default(),
            rides(Lies::Astern(34.4 * G::SHIP), height::LANTERN),
        ));
        commands.spawn((
            Name::new("Badge"),
            (ship, here),
            sprite(&format!("art/badge-{colour}"), Vec2::splat(BADGE)),
            Transform::default(),
            rides(Lies::Badge, height::BADGE),
        ));
    }
}

/// Returns the turn from one angle to another, the shorter way round.
fn short_way(from: f32, to: f32) -> f32 {
    let half = std::f32::consts::PI;
    (to - from + half).rem_euclid(2.0 * half) - half
}

/// Returns the share of the way, 0 to 1, that a ship has come between two spaces. One that is pushed slows down gradually.
pub fn under_way<G: VoodooTable>(animation: &Animation<G>, done: f32) -> f32 {
    let pushed = matches!(
        animation.cause.shared(),
        Some(Cause::Storm | Cause::Mermaids)
    );
    if pushed || G::drifts(animation.cause) {
        EaseFunction::QuadraticOut.sample_clamped(done)
    } else {
        animation.eased(done)
    }
}

/// Lays wakes behind ships that sail, and hides them when the ships stop.
fn trail<G: VoodooTable>(
    animations: Res<AnimationQueue<G>>,
    mut wakes: Query<(&Wake, &mut Transform, &mut Visibility, &mut Sprite)>,
) {
    for (&Wake(seat), mut transform, mut visibility, mut sprite) in &mut wakes {
        let sails =
            animations
                .running()
                .and_then(|(animation, done)| match animation.event.shared()? {
                    Event::Sailed { ship, from, to, .. } if ship == seat => {
                        Some((animation, done, from, to))
                    }
                    _ => None,
                });
        let Some((animation, done, from, to)) = sails else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let part = under_way(animation, done);
        let at = G::between_spaces(from, to, part);
        let way = at - G::between_spaces(from, to, part - 0.05);
        let way = way.normalize_or(Vec2::Y);
        let rises = if animation.joined[0] { 1.0 } else { done * 3.0 };
        let falls = if animation.joined[1] {
            1.0
        } else {
            (1.0 - done) * 3.0
        };
        let alpha = rises.min(falls).clamp(0.0, 1.0);
        sprite.color.set_alpha(alpha * 0.9);
        transform.translation = (at - way * BEHIND * G::SHIP).extend(height::WAKE);
        transform.rotation = Quat::from_rotation_z(way.to_angle() - FRAC_PI_2);
        transform.scale = Vec3::new(1.0, 0.6 + 0.4 * alpha, 1.0);
    }
}

/// Sets the opacity of ships: those of a rehearsal are pale, and where motion is calm a moving ship fades from place to place.
fn pale<G: VoodooTable>(
    session: Res<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    mut parts: Query<(&Rides, Has<Hull>, &mut Clarity)>,
) {
    let ghost = if session.is_rehearsing() { PALE } else { 1.0 };
    let moves = animations.moving().and_then(|(animation, motion)| {
        let (Event::Sailed { ship, .. } | Event::Leapt { ship, .. } | Event::Faced { ship, .. }) =
            animation.event.shared()?
        else {
            return None;
        };
        Some((ship, motion.clear))
    });
    for (rides, is_hull, mut clarity) in &mut parts {
        let moves = moves.filter(|(ship, _)| *ship == rides.seat);
        let clear = moves.map_or(1.0, |(_, clear)| clear);
        let own = if is_hull { ghost } else { 1.0 };
        clarity.set_if_neq(Clarity(clear * own));
    }
}

/// Returns the direction that a ship turned by an angle faces.
#[must_use]
pub fn bow(angle: f32) -> Vec2 {
    Vec2::from_angle(angle + FRAC_PI_2)
}

/// Returns the offset of a ship's badge from the ship's middle, for a ship turned by an angle at a point of the world, and the
/// badge's size.
#[must_use]
pub fn badge<G: VoodooTable>(at: Vec2, angle: f32) -> (Vec2, f32) {
    let far = BADGE_FROM * G::SHIP + BADGE / 2.0 * FRAC_1_SQRT_2;
    (G::badge_off(at, angle) * far, BADGE)
}

/// Lays ships where the view has them, or on their way.
fn sail<G: VoodooTable>(
    animations: Res<AnimationQueue<G>>,
    mut parts: Query<(&Rides, Option<&Hull>, &mut Transform, &mut Visibility)>,
) {
    for (rides, hull, mut transform, mut visibility) in &mut parts {
        let pirate = animations.view().map(|view| view.pirate(rides.seat));
        let Some((space, facing)) = pirate.and_then(|pirate| Some((pirate.space?, pirate.facing)))
        else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let mut at = G::centre(space);
        let mut angle = G::angle(space, facing);
        if let Some((animation, Motion { done, .. })) = animations.moving() {
            match animation.event.shared() {
                Some(Event::Sailed { ship, to, .. } | Event::Leapt { ship, to, .. })
                    if ship == rides.seat =>
                {
                    let part = under_way(animation, done);
                    at = G::between_spaces(space, to, part);
                    angle += short_way(angle, G::angle(to, facing)) * part;
                }
                Some(Event::Faced { ship, heading }) if ship == rides.seat => {
                    let part = EaseFunction::CubicInOut.sample_clamped(done);
                    angle += short_way(angle, G::angle(space, heading)) * part;
                }
                Some(Event::Fired { victim, .. }) if victim == rides.seat => {
                    at += effects::shaken(done);
                }
                _ => {}
            }
        }
        let off = match rides.lies {
            Lies::Off(off) => off,
            Lies::Astern(far) => -far * bow(angle),
            Lies::Badge => badge::<G>(at, angle).0,
        };
        let place = at + off;
        transform.translation = place.extend(rides.height + f32::from(rides.seat.0) * 0.01);
        if hull.is_some() {
            transform.rotation = Quat::from_rotation_z(angle);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::trial::Drawn;
    use crate::table::Begin;
    use crate::voodoo;
    use games::voodoo_cards::VoodooCards;
    use rules::table::lesson::Taught;
    use std::collections::BTreeSet;

    #[test]
    fn where_another_lesson_begins_at_the_table_the_ships_of_its_pirates_alone_lie_there() {
        let drawn = |app: &mut App| {
            app.add_plugins((
                plugin::<VoodooCards>,
                voodoo::drawing::plugin::<VoodooCards>,
            ));
        };
        let begin = Begin::<VoodooCards>::Lesson(0);
        let mut table = Drawn::begun("ships-of-lessons", begin, drawn, |_| {});
        let mut counts = BTreeSet::new();
        // Forth and back again: with more ships, and with fewer.
        let lessons = 0..VoodooCards::LESSONS.len();
        for number in lessons.clone().chain(lessons.rev()) {
            table.write(Begin::<VoodooCards>::Lesson(number));
            table.look();
            let session = table.get::<Session<VoodooCards>>();
            let seats: Vec<Seat> = session.seats().collect();
            let view = table.get::<AnimationQueue<VoodooCards>>().view();
            let view = view.expect("the table was looked at").clone();
            let parts = table.things::<OfShip>();
            for seat in &seats {
                let of = |part: &&OfShip| part.seat == *seat;
                let own: Vec<&OfShip> = parts.iter().filter(of).collect();
                assert_eq!(own.len(), 6, "{number}: {seat:?}");
                let colour = view.pirate(*seat).colour;
                assert!(own.iter().all(|part| part.colour == colour), "{number}");
            }
            assert_eq!(parts.len(), 6 * seats.len(), "{number}");
            counts.insert(seats.len());
        }
        assert!(counts.len() > 1, "they differ in their number of pirates");
    }
}
