//! The stage at sea: a ship alone with what she can do, or two that meet; a town that is sighted.

use super::plaque::{Lit, Plaque, chip_within};
use super::ship::Ship;
use super::{Setting, Staged, aside, fight, sign};
use crate::board::marks::brackets_round;
use crate::board::offers::{Offers, offer_or_explain};
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::kept::Anchor;
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::spots::Sign;
use crate::pirate_crusades::{Scene, Spot, looks, tips};
use crate::table::Seen;
use crate::table::figures::capital;
use crate::table::tips::explain;
use crate::theme::{Glow, Pen, palette};
use bevy_egui::egui::{Rect, vec2};
use games::pirate_crusades::values::{Card, Choice, Event, Question, Suit};
use rules::table::Seat;
use std::f32::consts::PI;

/// The places of ships: one alone, and two that meet.
const ALONE: [f32; 2] = [232.0, 300.0];
const LEFT: [f32; 2] = [190.0, 300.0];
const RIGHT: [f32; 2] = [610.0, 300.0];

/// Draws the stage at sea.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, stage: &Stage, staged: Staged) {
    let seat = staged.seat;
    pen.picture("art/crusades-stage-sea", stage.whole());
    let meets = !matches!(staged.setting, Setting::Sea);
    if let Setting::Town(town) = staged.setting {
        shore(pen, stage, town);
    }
    let [x, y] = if meets { LEFT } else { ALONE };
    let own = scene.view.ship(seat).map(|card| {
        let ship = leaves(scene, Ship::new(card, Some(seat), x, y), Some(seat));
        (card, ship.draw(pen, scene, stage))
    });
    let [x, y] = RIGHT;
    let mut other = Vec::new();
    match staged.setting {
        Setting::Ship(card) => {
            let ship = Ship {
                mirrored: true,
                ..Ship::new(card, None, x + comes(scene, card), y)
            };
            let ship = leaves(scene, ship, None);
            other.push((card, ship.draw(pen, scene, stage)));
        }
        Setting::Captain(captain) => {
            let ship = scene.view.ship_of(captain);
            let fleet = scene.view.escort().map(|escort| (escort, x - 110.0, 0.8));
            for (card, x, grown) in ship.map(|ship| (ship, x, 1.0)).into_iter().chain(fleet) {
                let ship = Ship {
                    mirrored: true,
                    grown,
                    ..Ship::new(card, None, x, y)
                };
                let ship = leaves(scene, ship, None);
                other.push((card, ship.draw(pen, scene, stage)));
            }
        }
        Setting::Fleet(joker, escort) => {
            for (card, x, grown) in [(Some(joker), x + 40.0, 0.9), (escort, x - 90.0, 0.8)] {
                let Some(card) = card else {
                    continue;
                };
                let ship = Ship {
                    mirrored: true,
                    grown,
                    ..Ship::new(card, None, x, y)
                };
                other.push((card, ship.draw(pen, scene, stage)));
            }
        }
        Setting::Duel(rival) => {
            if let Some(card) = scene.view.ship(rival) {
                let ship = Ship {
                    mirrored: true,
                    ..Ship::new(card, Some(rival), x, y)
                };
                other.push((card, ship.draw(pen, scene, stage)));
            }
        }
        _ => {}
    }
    let front = stage.rect(0.0, 296.0, 800.0, 74.0);
    pen.picture("art/crusades-stage-sea-front", front);
    effects(pen, scene, stage);
    if let Some((card, lies)) = own {
        explain(pen, lies, || tips::ship(scene, seat, card));
        plaque_of(
            pen,
            scene,
            card,
            Some(seat),
            stage.rect(14.0, 12.0, 200.0, 46.0),
        );
    }
    for &(card, lies) in &other {
        the_other(pen, scene, stage, staged, card, lies);
    }
    match staged.setting {
        Setting::Sea => alone(pen, scene, stage, seat),
        Setting::Town(town) => town_met(pen, scene, stage, seat, town),
        _ => {}
    }
    if meets {
        fight::draw(pen, scene, stage, staged);
    }
}

/// Returns how far to the right a ship still is that comes into sight.
fn comes(scene: &Scene, card: Card) -> f32 {
    match scene.animations.moving() {
        Some((animation, motion))
            if animation.event == Event::ShipSighted(scene.view.active, card) =>
        {
            360.0 * (1.0 - motion.done).powi(3)
        }
        _ => 0.0,
    }
}

/// Returns a ship that is sunk, or flees.
fn leaves(scene: &Scene, mut ship: Ship, of: Option<Seat>) -> Ship {
    let Some((animation, motion)) = scene.animations.moving() else {
        return ship;
    };
    match animation.event {
        Event::Sunk(_, card) if of.is_none() && card == ship.card => {
            ship.sunk = (0.35 * motion.done, 190.0 * motion.done * motion.done);
        }
        Event::CaptainBeaten(_, captain, false)
            if of.is_none() && scene.view.ship_of(captain) == Some(ship.card) =>
        {
            ship.sunk = (0.35 * motion.done, 190.0 * motion.done * motion.done);
        }
        Event::Fled(seat) if of == Some(seat) => {
            ship.mirrored = motion.done > 0.15;
            ship.at.x -= 420.0 * motion.done * motion.done;
        }
        _ => {}
    }
    ship
}

/// Draws the passing effects of a fight: flash, ball and splash, bubbles of a ship that sinks.
fn effects(pen: &Pen, scene: &Scene, stage: &Stage) {
    let Some((animation, done)) = scene.animations.passing() else {
        return;
    };
    let art = |name: &str, x: f32, y: f32, wide: f32| {
        pen.art(name, stage.at(x, y), stage.long(wide));
    };
    match animation.event {
        Event::Fought(_, _, _, won) => {
            let (from, to) = if won { (LEFT, RIGHT) } else { (RIGHT, LEFT) };
            if done < 0.25 {
                art(
                    "art/crusades-flash",
                    from[0] + (to[0] - from[0]).signum() * 60.0,
                    262.0,
                    90.0,
                );
            } else if done < 0.6 {
                let part = (done - 0.25) / 0.35;
                let x = from[0] + (to[0] - from[0]) * part;
                let y = 262.0 - 70.0 * (PI * part).sin();
                let at = stage.at(x, y);
                let painter = pen.ui.painter();
                painter.circle(at, stage.long(7.0), palette::INK, (1.2, palette::SMOKE));
                art(
                    "art/crusades-smoke",
                    from[0] + (to[0] - from[0]).signum() * 70.0,
                    250.0,
                    90.0,
                );
            } else {
                art(
                    "art/crusades-splash",
                    to[0],
                    282.0,
                    110.0 * (0.6 + 0.4 * done),
                );
            }
        }
        Event::Sunk(..) => art("art/crusades-bubbles", RIGHT[0], 310.0 - 30.0 * done, 84.0),
        Event::BeatenOff(..) => art("art/crusades-splash", LEFT[0] - 40.0, 300.0, 80.0),
        _ => {}
    }
}

/// Draws the plaque of a ship: her pennant, her name, her class and size.
fn plaque_of(pen: &mut Pen, scene: &Scene, card: Card, of: Option<Seat>, rect: Rect) {
    let data = scene.data.card(card);
    let teller = &scene.session.speaker().teller;
    let values = [
        ("class", capital(&teller.text(data.class)).into()),
        ("size", data.size.get().into()),
    ];
    let plaque = Plaque {
        icon: looks::pennant(card.suit()),
        own: true,
        title: data.ship.clone(),
        text: teller.say("ui-ship-size", &values),
        lit: Lit::Tells,
        free: if of.is_some() { 0.7 } else { 0.0 },
    };
    plaque.draw(pen, rect);
    if let Some(seat) = of {
        let at = rect.right_center() - vec2(rect.height() * 0.44, 0.0);
        pen.art(&scene.session.badge(seat), at, rect.height() * 0.6);
    }
    explain(pen, rect, || match of {
        Some(seat) => tips::ship(scene, seat, card),
        None => tips::card(scene, card),
    });
}

/// Draws the ship that is met, marked as a target if she can be fought.
fn the_other(
    pen: &mut Pen,
    scene: &mut Scene,
    stage: &Stage,
    staged: Staged,
    card: Card,
    lies: Rect,
) {
    let rival = match staged.setting {
        Setting::Duel(rival) => Some(rival),
        _ => None,
    };
    let is_escort = match staged.setting {
        Setting::Fleet(joker, _) => joker != card,
        Setting::Captain(_) => scene.view.escort() == Some(card),
        _ => false,
    };
    let top = if is_escort { 66.0 } else { 12.0 };
    let asked = scene.question();
    let fights = asked.is_some_and(|asked| {
        matches!(asked.question, Question::Encounter(_) | Question::Commit(_))
            && scene.session.is_person(asked.seat)
    });
    // A lesson may ask for something else than to fight.
    let flees = |choice: &Choice| matches!(choice, Choice::Flee | Choice::Dump(_));
    let course = scene.session.course();
    let fights = fights && course.is_none_or(|course| !course.step().ask.iter().any(flees));
    scene.kept.note(Anchor::Met, lies.center());
    if fights {
        let marked = lies.with_min_y(lies.top() + lies.height() * 0.1);
        brackets_round(pen, marked, Glow::Marked);
    }
    plaque_of(pen, scene, card, rival, stage.rect(586.0, top, 200.0, 46.0));
    explain(pen, lies, || match rival {
        Some(seat) => tips::ship(scene, seat, card),
        None => tips::card(scene, card),
    });
}

/// Draws the signs of a ship alone.
fn alone(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat) {
    let asked = scene.question();
    let asks = asked.is_some_and(|asked| {
        asked.seat == seat && asked.question == Question::AtSea && scene.session.is_person(seat)
    });
    if !asks {
        return;
    }
    let mut signs = vec![
        (Sign::Spyglass, "art/crusades-sign-look", 452.0),
        (Sign::Shore, "art/crusades-sign-shore", 622.0),
    ];
    if scene.observation.at(Spot::Sign(Sign::Map)).next().is_some() {
        signs.push((Sign::Map, "art/crusades-sign-cove", 282.0));
    }
    for (sign, picture, x) in signs {
        let thing = stage.rect(x, 352.0, 140.0, 144.0);
        pen.picture(picture, thing);
        let plaque = stage.rect(x - 14.0, 506.0, 168.0, 50.0);
        let text = scene.say(&format!("{}.text", sign.text()), &[]);
        sign::draw(pen, scene, sign, Some(thing), plaque, text);
    }
}

/// Draws the houses of a town on the horizon.
fn shore(pen: &Pen, stage: &Stage, town: Card) {
    if town.is_joker() {
        return;
    }
    let houses = match town.suit() {
        Suit::Hearts => "art/crusades-town-hearts",
        Suit::Diamonds => "art/crusades-town-diamonds",
        Suit::Clubs => "art/crusades-town-clubs",
        _ => "art/crusades-town-spades",
    };
    let radius = stage.long(7.0) as u8;
    let ground = stage.rect(410.0, 272.0, 400.0, 15.0);
    pen.ui
        .painter()
        .rect_filled(ground, radius, palette::STAGE_LAND);
    let fort = stage.rect(668.0, 132.0, 104.0, 143.0);
    pen.picture("art/crusades-house-fort", fort);
    let flag = stage.rect(724.0, 137.0, 40.0, 28.0);
    pen.picture(looks::pennant(town.suit()), flag);
    pen.picture(houses, stage.rect(424.0, 143.0, 282.0, 138.0));
}

/// Draws a town that is sighted: its card, and whether it is a friend.
fn town_met(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, town: Card) {
    let place = stage.rect(624.0, 366.0, 168.0, 238.0);
    let face = scene.card(town, Some(Zone::Port));
    face::upright(pen, place, &face, true);
    scene.kept.note(Anchor::Met, place.center());
    let tip = |scene: &Scene| tips::card(scene, town);
    offer_or_explain(pen, scene, Spot::Met, place, tip);
    let plaque = Plaque {
        icon: looks::pennant(town.suit()),
        own: true,
        title: scene.data.card(town).port.clone(),
        text: scene.say("ui-town-size", &[("size", scene.data.size(town).into())]),
        lit: Lit::Tells,
        free: 0.0,
    };
    plaque.draw(pen, stage.rect(586.0, 12.0, 200.0, 46.0));
    let page = fight::whole_page(pen, scene, stage);
    aside::docking(pen, scene, seat, town, page.expand(stage.long(6.0)));
    let friendly = scene.view.players[seat.index()].friendly;
    let id = if friendly {
        "ui-town-friendly"
    } else {
        "ui-town-unfriendly"
    };
    let text = scene.words().say(id, &[]);
    let colour = if friendly {
        palette::BETTER_LIGHT
    } else {
        palette::TEXT
    };
    let at = stage.at(620.0, 326.0);
    chip_within(pen, stage.whole(), at, looks::PORT, &text, colour);
}
