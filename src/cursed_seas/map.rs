//! Marks on the sea: where choices lie, what ships and islands are called, ropes and chains, and what is in reach.

use super::chart::Eye;
use super::spots::{is_in_play, subject};
use super::{
    Scene, Spot, fan, fire, forts, ghosts, helm, labels, looks, near, outlines, reach,
    tips as about, told,
};
use crate::board::counts::Count;
use crate::board::marks::{self, brackets_round};
use crate::board::offers::{Offers, offer_or_explain, refuse_or_explain};
use crate::table::tips;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Color32, Rect, Shape, Stroke, Vec2, vec2};
use games::cursed_seas::geometry::{Place, berth, mast_place, out_of};
use games::cursed_seas::{
    Berth, Choice, Heading, Island, Lies, Point, Question, ShoalPlace, Spot as Grid, Terrain,
    TreasurePlace, Vessel,
};
use rules::table::Seat;

/// The radius of an island, in units of the canvas, from which on its name is written on it.
const LEAST_NAMED: f32 = 13.0;

/// Draws them.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    // Headings and distances lie close: no tip may stay over them.
    let ctx = pen.ui.ctx().clone();
    tips::let_stay(&ctx, false);
    let eye = Eye::of(scene);
    turn_to_the_subject(scene);
    scene.kept.hovered = None;
    near::point_out(scene, eye);
    let edge = Stroke::new(1.4, palette::FOAM.gamma_multiply(0.35));
    pen.dashed(eye.whole(), edge, 12.0, 8.0);
    reach::draw(pen, scene, eye);
    ties(pen, scene, eye);
    grid(pen, scene, eye);
    for island in scene
        .view
        .isles()
        .map(|(island, ..)| island)
        .collect::<Vec<_>>()
    {
        isle(pen, scene, eye, island);
    }
    berths(pen, scene, eye);
    let afloat: Vec<(Vessel, Place)> = scene
        .view
        .afloat()
        .map(|(vessel, place, _)| (vessel, place))
        .collect();
    for &(vessel, place) in &afloat {
        touch(pen, scene, eye, vessel, place);
    }
    lost(pen, scene, eye);
    outlines::rings(pen, scene, eye);
    outlines::draw(pen, scene, eye);
    masts(pen, scene, eye);
    let mut room = labels::room(pen, scene, eye);
    fire::draw(pen, scene, eye, &mut room);
    forts::draw(pen, scene, eye, &mut room);
    labels::draw(pen, scene, eye, room);
    helm::draw(pen, scene, eye);
    labels::scale(pen, scene, eye);
    tips::let_stay(&ctx, true);
}

/// Returns the rectangle in which a vessel is clicked: round its capsule.
pub(super) fn body(eye: Eye, scene: &Scene, vessel: Vessel, place: Place) -> Rect {
    let hull = scene.view.shape(vessel).at(place);
    let round = Rect::from_two_pos(eye.at(hull.bow), eye.at(hull.stern));
    let round = round.expand(eye.long(hull.radius));
    Rect::from_center_size(round.center(), round.size().max(Vec2::splat(18.0)))
}

/// Returns the colour of a player.
pub(super) fn paint(scene: &Scene, seat: Seat) -> Color32 {
    let chairs = &scene.session.setup().chairs;
    chairs
        .get(seat.index())
        .map_or(palette::FAINT, |chair| looks::paint(chair.colour))
}

/// Draws tow ropes and the chains of pins.
fn ties(pen: &Pen, scene: &Scene, eye: Eye) {
    let view = scene.view;
    for (_, place, hull) in view.afloat() {
        if let Some(tower) = hull.tower.and_then(|tower| view.capsule(tower)) {
            let ends = [eye.at(tower.stern), eye.at(place.bow)];
            for (wide, colour) in [(4.0, palette::INK), (2.4, palette::SAND)] {
                let stroke = Stroke::new(wide, colour);
                pen.ui.painter().line_segment(ends, stroke);
            }
            for end in ends {
                pen.art("art/seas-rope-end", end, eye.drawn(20.0).max(7.0));
            }
        }
        if let Some(other) = hull.pinned.and_then(|other| view.capsule(other)) {
            let middle = eye.at(other.bow).lerp(eye.at(other.stern), 0.5);
            let ends = [eye.at(place.bow), middle];
            let stroke = Stroke::new(4.0, palette::INK);
            let links = Stroke::new(2.4, palette::SMOKE);
            pen.ui.painter().line_segment(ends, stroke);
            let chain = Shape::dashed_line(&ends, links, 5.0, 3.0);
            pen.ui.painter().extend(chain);
            let size = eye.drawn(40.0).clamp(14.0, 34.0);
            pen.art("art/seas-pinned", ends[0], size);
        }
    }
}

/// Draws the points of the grid where an island, fog or a reef can be placed.
fn grid(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let points: Vec<Grid> = scene
        .observation
        .options
        .iter()
        .filter_map(|offer| match offer.spot {
            Spot::Grid(point) => Some(point),
            _ => None,
        })
        .collect();
    for point in points {
        let middle = eye.at(point.point());
        let rect = Rect::from_center_size(middle, Vec2::splat(eye.long(430)));
        let Some(glow) = scene.offer(pen, Spot::Grid(point), rect, middle) else {
            continue;
        };
        fan::dot(pen, middle, glow, [4.0, 6.5]);
        let asked = scene.observation.asked.map(|asked| asked.question);
        if let Some(Question::PlaceIsland(island)) = asked.filter(|_| glow.is_pointed()) {
            let (picture, side) = looks::island(island);
            let tint = palette::OWN.gamma_multiply(0.55);
            pen.icon(&picture, middle, eye.drawn(side), tint);
        }
    }
}

/// Draws an island: its name and coins, and the choices there.
fn isle(pen: &mut Pen, scene: &mut Scene, eye: Eye, island: Island) {
    let Some(coast) = scene.view.coast(scene.data, island) else {
        return;
    };
    let (middle, radius) = (eye.at(coast.bow), eye.long(coast.radius));
    let rect = Rect::from_center_size(middle, Vec2::splat(radius * 1.5));
    let spot = Spot::Island(island);
    match scene.offer_untold(pen, spot, rect, middle) {
        Some((hit, label)) => {
            if let Some(hovered) = hit.glow().drawn() {
                let stroke = Stroke::new(if hovered { 3.4 } else { 2.4 }, palette::CREAM);
                pen.dashed_circle(middle, radius, stroke, 9.0, 6.0);
            }
            tips::offer(pen, hit, label, || about::island(scene, island));
        }
        None if helm::holds(scene) => {}
        None => refuse_or_explain(pen, scene, spot, rect, |scene| about::island(scene, island)),
    }
    let coins = scene.view.coins_at(TreasurePlace::On(island));
    if coins > 0 {
        let size = (eye.drawn(13.0)).clamp(7.5, 15.0);
        let looks = Count {
            radius: size,
            letters: size * 1.5,
            edge: Stroke::new(1.2, palette::BRASS),
            colours: [palette::WELL, palette::BRASS_LIGHT],
        };
        looks.draw(pen, middle + vec2(radius * 0.34, -radius * 0.05), coins);
    }
    // An island so small is named where it is pointed at.
    let mouse = pen.ui.input(|input| input.pointer.hover_pos());
    if radius < LEAST_NAMED && !mouse.is_some_and(|at| rect.contains(at)) {
        return;
    }
    let name = scene.session.speaker().teller.text(island);
    labels::plate(pen, middle + vec2(0.0, radius * labels::NAME), &name);
}

/// Berths of a home, ways out of another whirlpool, headings after the last stick.
fn berths(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let Some(asked) = scene.observation.asked else {
        return;
    };
    let sides: Vec<Berth> = scene
        .observation
        .options
        .iter()
        .filter_map(|offer| match offer.spot {
            Spot::Berth(side) => Some(side),
            _ => None,
        })
        .collect();
    let (view, data) = (scene.view, scene.data);
    for side in sides {
        let Some(heading) = Heading::new(side.0) else {
            continue;
        };
        let ghost = match asked.question {
            Question::PlaceShip(vessel) => {
                let seat = view.vessel(vessel).hull.seat;
                let home = view.home(seat).and_then(|home| view.coast(data, home));
                let shape = view.shape(vessel);
                home.map(|home| (vessel, berth(home.bow, home.radius, heading, shape)))
            }
            Question::SeaLegs(vessel) => {
                let place = view.place(vessel);
                place.map(|place| (vessel, place.facing(heading)))
            }
            Question::WhirlpoolExit(vessel) => {
                let radius = data.terrain(Terrain::Whirlpool).radius;
                let centre = view.other_whirlpool(data, vessel);
                let shape = view.shape(vessel);
                centre.map(|centre| (vessel, out_of(centre, radius, heading, shape)))
            }
            _ => None,
        };
        let Some((vessel, place)) = ghost else {
            continue;
        };
        let at = match asked.question {
            Question::PlaceShip(_) | Question::WhirlpoolExit(_) => eye.at(place.bow),
            _ => eye.at(place.bow.ahead(heading, 420)),
        };
        let rect = Rect::from_center_size(at, Vec2::splat(eye.long(70).max(6.0)));
        let Some(glow) = scene.offer(pen, Spot::Berth(side), rect, at) else {
            continue;
        };
        fan::dot(pen, at, glow, [3.0, 5.5]);
        if glow.is_pointed() {
            ghosts::ghost(pen, scene, eye, vessel, place, 0.6);
        }
    }
}

/// Lets a vessel be chosen, and what can be done with it.
fn touch(pen: &mut Pen, scene: &mut Scene, eye: Eye, vessel: Vessel, place: Place) {
    let rect = body(eye, scene, vessel, place);
    let spot = Spot::Vessel(vessel);
    let question = scene.observation.asked.map(|asked| asked.question);
    // Whoever is chosen as an answer is not looked at.
    let asked = scene.question();
    let answers = asked.is_some_and(|asked| asked.question != Question::Menu)
        && scene.observation.at(spot).next().is_some();
    let hovers = pen
        .ui
        .input(|input| input.pointer.hover_pos())
        .is_some_and(|at| rect.contains(at));
    match scene.offer_untold(pen, spot, rect, rect.center()) {
        Some((hit, label)) => {
            let menu = question == Some(Question::Menu);
            if hit.hovered || !menu {
                brackets_round(pen, rect, hit.glow());
            }
            if !helm::holds(scene) {
                tips::offer(pen, hit, label, || about::vessel(scene, vessel));
            }
        }
        None if helm::holds(scene) => {}
        None => refuse_or_explain(pen, scene, spot, rect, |scene| about::vessel(scene, vessel)),
    }
    if hovers {
        scene.kept.hovered = Some(vessel);
        if !answers && pen.ui.input(|input| input.pointer.primary_pressed()) {
            if scene.kept.chosen != Some(vessel) {
                scene.kept.tried = None;
            }
            scene.kept.chosen = Some(vessel);
        }
    }
}

/// Draws those lost in fog, as badges over their banks.
fn lost(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let view = scene.view;
    let lost: Vec<(Vessel, Seat, Point)> = view
        .all_vessels()
        .filter_map(|(vessel, seen)| match seen.lies {
            Lies::Lost(shoal) => match view.shoals.get(shoal.index())? {
                (ShoalPlace::Mat(_, at), _) => Some((vessel, seen.hull.seat, *at)),
                (ShoalPlace::Box, _) => None,
            },
            _ => None,
        })
        .collect();
    let size = pen.pick(22.0, 30.0);
    for (number, (vessel, seat, at)) in lost.into_iter().enumerate() {
        let aside = vec2(size * 1.2 * number as f32, 0.0);
        let rect = Rect::from_center_size(eye.at(at) + aside, Vec2::splat(size));
        pen.art(&scene.session.badge(seat), rect.center(), size);
        let corner = rect.right_bottom();
        pen.icon("art/seas-sign-lost", corner, size * 0.7, palette::CREAM);
        let spot = Spot::Vessel(vessel);
        offer_or_explain(pen, scene, spot, rect, |scene| about::vessel(scene, vessel));
    }
}

/// Returns the vessel that the sheet tells of: the one of the question, or the one that was chosen.
pub(super) fn chosen(scene: &Scene) -> Option<Vessel> {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    let subject = asked.and_then(|asked| subject(asked.question));
    let chosen = scene
        .kept
        .chosen
        .filter(|&vessel| is_in_play(scene.view, vessel));
    let own = || scene.view.fleet(scene.own()).next();
    subject.or(chosen).or_else(own)
}

/// Turns the sheet to the vessel that whoever sits here is asked about, and leaves it there; in a game that nobody plays to any that is
/// asked about or does something.
fn turn_to_the_subject(scene: &mut Scene) {
    let people = scene.session.people().next().is_some();
    let asked = scene.question();
    let asked = asked.filter(|asked| !people || asked.seat == scene.own());
    let asked = asked.and_then(|asked| subject(asked.question));
    if people {
        scene.kept.chosen = asked.or(scene.kept.chosen);
        return;
    }
    let acts = scene.animations.running();
    let acts = acts.and_then(|(animation, _)| told::subject(&animation.event));
    scene.kept.chosen = asked.or(acts).or(scene.kept.chosen);
}

/// Draws the masts that can be chosen, on the ship that the question is about.
fn masts(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let asked = scene.observation.asked;
    let Some(vessel) = asked.and_then(|asked| subject(asked.question)) else {
        return;
    };
    let choices = scene.observation.options.iter();
    let masts: Vec<_> = choices
        .filter_map(|offer| match offer.choice {
            Choice::Mast(mast) => Some(mast),
            _ => None,
        })
        .collect();
    let seen = scene.view.vessel(vessel);
    let (lies, all, shape) = (seen.lies, seen.hull.masts, scene.view.shape(vessel));
    let side = eye.long(150).max(14.0);
    for mast in masts {
        let at = match lies {
            Lies::Mat(place) => eye.at(mast_place(place, shape, mast.0, all)),
            // Those of a ship that nobody sees stand in a row above the fog.
            Lies::Lost(shoal) => match scene.view.shoals.get(shoal.index()) {
                Some((ShoalPlace::Mat(_, fog), _)) => {
                    let middle = f32::from(all - 1) / 2.0;
                    eye.at(*fog) + vec2((f32::from(mast.0) - middle) * side, -2.0 * side)
                }
                _ => continue,
            },
            Lies::Sunk | Lies::Box => continue,
        };
        let rect = Rect::from_center_size(at, Vec2::splat(side));
        if let Some(glow) = scene.offer(pen, Spot::Mast(mast), rect, at) {
            marks::brackets_round(pen, rect, glow);
        }
    }
}
