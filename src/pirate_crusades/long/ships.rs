//! Ships on the cards of the sea, seen from above: those of players in their colour, those of captains with a stripe of their nation.

use super::grid::{self, Cell};
use super::ports::{self, Label};
use super::sea;
use super::tips as told;
use crate::board::marks;
use crate::board::offers::Offers;
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::rows::token;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::tips;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, Vec2, vec2};
use games::pirate_crusades::values::{
    BlueKind, BluePlace, Captain, Event, Heading, Location, Standing,
};
use rules::table::Seat;
use std::f32::consts::FRAC_PI_2;

/// The measures of a ship in her drawing.
const DRAWN: Vec2 = vec2(100.0, 120.0);

/// Whoever has a ship on the sea.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sailor {
    /// A captain whom no player plays.
    Captain(Captain),
    /// A player.
    Player(Seat),
}

/// A ship that is under way.
#[derive(Debug, Clone, Copy)]
struct Moving {
    who: Sailor,
    from: Option<Location>,
    to: Option<Location>,
    done: f32,
}

/// Returns who lies at a location: a captain first, then players in the order of their seats.
pub(super) fn sailors(scene: &Scene, at: Location) -> Vec<Sailor> {
    let view = scene.view;
    let captain = view.captain_at(scene.data, at).map(Sailor::Captain);
    let here = view.seats().filter(|&seat| view.location(seat) == Some(at));
    captain
        .into_iter()
        .chain(here.map(Sailor::Player))
        .collect()
}

/// Returns the ship that is under way in this frame.
fn moving(scene: &Scene) -> Option<Moving> {
    let (animation, motion) = scene.animations.moving()?;
    let (who, from, to) = match animation.event {
        Event::SailedTo(seat, to) | Event::Drifted(seat, to) | Event::Landed(seat, to) => {
            (Sailor::Player(seat), scene.view.location(seat), Some(to))
        }
        Event::BlueMoved(Some(card), from, to) => {
            let BlueKind::Captain(captain) = scene.data.blue[card.index()] else {
                return None;
            };
            let at = |place| match place {
                BluePlace::At(at) => Some(at),
                _ => None,
            };
            (Sailor::Captain(captain), at(from), at(to))
        }
        _ => return None,
    };
    Some(Moving {
        who,
        from,
        to,
        done: motion.done,
    })
}

/// Returns the heading of the last way that a player has made, as far as it has been shown.
fn headed(scene: &Scene, seat: Seat) -> Option<Heading> {
    let mut ways = scene
        .told_back()
        .take(MEMORY)
        .filter_map(|told| match told.event {
            Event::SailedTo(who, to) | Event::Drifted(who, to) if who == seat => Some(to),
            _ => None,
        });
    let (last, before) = (ways.next()?, ways.next()?);
    before.heading_to(last)
}

/// The number of events that are looked through for the way of a ship.
const MEMORY: usize = 600;

/// Draws all ships, those under way last.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, stage: &Stage) {
    let under_way = moving(scene);
    for at in Location::all() {
        let cell = Cell::of(stage, at);
        let here = sailors(scene, at);
        let (slots, size) = grid::slots(at, here.len(), scene.view.port(at).is_some());
        for (&who, slot) in here.iter().zip(&slots) {
            if under_way.is_some_and(|moving| moving.who == who) {
                continue;
            }
            let middle = cell.at(slot.x, slot.y);
            ship(pen, scene, &cell, at, who, middle, size);
        }
        if let [Sailor::Captain(captain), rest @ ..] = &here[..]
            && rest.len() < 2
            && scene.view.port(at).is_none()
            && scene.view.storm(at) == 0
            && under_way.is_none_or(|moving| moving.who != Sailor::Captain(*captain))
        {
            name_plate(pen, scene, &cell, *captain);
        }
    }
    if let Some(moving) = under_way {
        sail(pen, scene, stage, moving);
    }
}

/// Draws the plaque of a captain's name, where no port has one.
fn name_plate(pen: &Pen, scene: &Scene, cell: &Cell, captain: Captain) {
    let nation = scene.data.captains[captain as usize].nation;
    let size = scene.view.captains_size(scene.data, captain);
    let captains = Captain::ALL.iter();
    let names: Vec<String> = captains.map(|&one| last_name(scene, one)).collect();
    let labels: Vec<Label> = names.iter().map(|name| Label { name, size }).collect();
    let lies = ports::place(cell, 94.0);
    let part = ports::part(pen, lies, labels.iter().copied());
    let label = labels[captain as usize];
    ports::plaque(pen, cell, lies, looks::suit_of(nation), label, part);
}

fn last_name(scene: &Scene, captain: Captain) -> String {
    let name = told::captain_name(scene, captain);
    let last = name.split_once(' ').map(|(_, last)| last.to_owned());
    last.unwrap_or(name)
}

/// Draws a ship that is under way, or comes, or goes.
fn sail(pen: &Pen, scene: &Scene, stage: &Stage, moving: Moving) {
    let slot = |at: Location, more: usize| {
        let cell = Cell::of(stage, at);
        let (slots, size) = grid::slots(
            at,
            sailors(scene, at).len() + more,
            scene.view.port(at).is_some(),
        );
        let here = sailors(scene, at);
        let place = here.iter().position(|who| *who == moving.who);
        let slot = slots[place.unwrap_or(here.len()).min(slots.len() - 1)];
        (cell.at(slot.x, slot.y), cell.long(size))
    };
    let eased = moving.done * moving.done * (3.0 - 2.0 * moving.done);
    let ((middle, unit), clear) = match (moving.from, moving.to) {
        (Some(from), Some(to)) => {
            let (one, other) = (slot(from, 0), slot(to, 1));
            let at = one.0.lerp(other.0, eased);
            ((at, one.1 + (other.1 - one.1) * eased), 1.0)
        }
        (Some(from), None) => (slot(from, 0), 1.0 - eased),
        (None, Some(to)) => (slot(to, 1), eased),
        (None, None) => return,
    };
    let way = moving.from.zip(moving.to);
    let way = way.and_then(|(from, to)| from.heading_to(to));
    let angle = way.map_or(FRAC_PI_2, |way| looks::turn(way) + FRAC_PI_2);
    let looks = Looks::of(scene, moving.who);
    looks.draw(pen, middle, unit, angle, clear);
}

/// The looks of a ship.
struct Looks {
    sails: Option<Color32>,
    stripe: Option<Color32>,
    furled: bool,
}

impl Looks {
    fn of(scene: &Scene, who: Sailor) -> Self {
        match who {
            Sailor::Captain(captain) => {
                let nation = scene.data.captains[captain as usize].nation;
                Self {
                    sails: Some(palette::CANVAS),
                    stripe: Some(looks::light(looks::suit_of(nation))),
                    furled: false,
                }
            }
            Sailor::Player(seat) => {
                let paint = looks::paint(token(scene, seat));
                let standing = scene.view.standing(seat);
                let is_adrift = matches!(standing, Standing::Adrift(_));
                Self {
                    sails: Some(paint).filter(|_| !is_adrift),
                    stripe: None,
                    furled: matches!(standing, Standing::Docked | Standing::Ready),
                }
            }
        }
    }

    /// Draws the ship round a point, with a unit of her drawing so long, turned from her bow at the top.
    fn draw(&self, pen: &Pen, middle: Pos2, unit: f32, angle: f32, clear: f32) {
        let wide = DRAWN.x * unit;
        let fade = |colour: Color32| colour.gamma_multiply(clear);
        let own = fade(palette::OWN);
        let Some(sails) = self.sails else {
            return pen.turned("art/crusades-ship-adrift", middle, wide, angle, own);
        };
        pen.turned("art/crusades-ship-hull", middle, wide, angle, own);
        if self.furled {
            return pen.turned("art/crusades-ship-furled", middle, wide, angle, fade(sails));
        }
        pen.turned("art/crusades-ship-sails", middle, wide, angle, fade(sails));
        if let Some(stripe) = self.stripe {
            pen.turned(
                "art/crusades-ship-stripe",
                middle,
                wide,
                angle,
                fade(stripe),
            );
        }
    }
}

/// Draws a ship at rest, with her owner's sign and her size. She can be attacked if that choice lies on her.
fn ship(
    pen: &mut Pen,
    scene: &mut Scene,
    cell: &Cell,
    at: Location,
    who: Sailor,
    middle: Pos2,
    size: f32,
) {
    let unit = cell.long(size);
    let lies = Rect::from_center_size(middle, vec2(78.0, 84.0) * unit);
    let (spot, angle) = match who {
        Sailor::Captain(_) => {
            let wind = scene.view.wind(scene.data, at);
            (
                Spot::Captain(at),
                wind.map_or(-FRAC_PI_2, |way| looks::turn(way) + FRAC_PI_2),
            )
        }
        Sailor::Player(seat) => {
            let way = headed(scene, seat);
            let angle = way.map_or(FRAC_PI_2 / 2.0, |way| looks::turn(way) + FRAC_PI_2);
            (Spot::Sail(seat), angle)
        }
    };
    let stranded = match who {
        Sailor::Player(seat) => scene.view.standing(seat) == Standing::Stranded,
        Sailor::Captain(_) => false,
    };
    let dashed = matches!(who, Sailor::Player(seat) if seat == scene.view.active);
    if dashed {
        let stroke = Stroke::new(1.8, palette::CREAM);
        pen.dashed_pill(lies.expand(cell.long(2.0)), stroke, 5.0, 4.0);
    }
    if stranded {
        pen.art("art/crusades-wreck", middle, 76.0 * unit);
    } else {
        Looks::of(scene, who).draw(pen, middle, unit, angle, 1.0);
    }
    let corner = middle + vec2(30.0, -34.0) * unit;
    let foot = middle + vec2(-30.0, 36.0) * unit;
    let mark = cell.long(24.0).max(pen.pick(15.0, 20.0));
    match who {
        Sailor::Player(seat) => {
            pen.art(&scene.session.badge(seat), corner, mark);
            if scene.view.ship(seat).is_some() {
                let vessel = scene.view.vessel(scene.data, seat);
                disc(pen, foot, mark, vessel.size(scene.data));
            }
        }
        Sailor::Captain(captain) => {
            let [_, token] = looks::captain(captain);
            pen.art(&token, corner, mark * 1.25);
            disc(
                pen,
                foot,
                mark,
                scene.view.captains_size(scene.data, captain),
            );
        }
    }
    let lies = lies.expand(cell.long(2.0));
    let tip = |scene: &Scene| match who {
        Sailor::Captain(captain) => told::captain_at_sea(scene, captain),
        Sailor::Player(seat) => crate::pirate_crusades::tips::player(scene, seat),
    };
    match scene.offer_untold(pen, spot, lies, lies.center()) {
        Some((hit, label)) => {
            marks::brackets_round(pen, lies, hit.glow());
            if hit.focused {
                pen.mark(lies, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => sea::explain_on(pen, scene, at, (spot, lies), tip),
    }
}

/// Draws a brass disc with a size.
fn disc(pen: &Pen, at: Pos2, wide: f32, size: u8) {
    pen.art(looks::DISC_SIZE, at, wide);
    let font = Typeface::Head.at(wide * 0.62);
    pen.text(at, Align2::CENTER_CENTER, font, palette::INK, size);
}
