//! The stage in a port: its houses on the quay, the fort, the ship at her moorings. And in a cove: its three doors.

use super::plaque::chip;
use super::ship::Ship;
use super::{Setting, Staged, guns, is_in_port, sign};
use crate::board::offers::Offers;
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::kept::Anchor;
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::spots::Sign;
use crate::pirate_crusades::{Scene, Spot, looks, tips};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{CornerRadius, Rect, vec2};
use games::pirate_crusades::values::{Bonus, Card, Class, Question, Standing, Suit};
use rules::table::Seat;

/// Draws a picture with its upper left corner at a point of the stage, so many times its size, and returns its place.
fn put(pen: &Pen, stage: &Stage, name: &str, x: f32, y: f32, times: f32) -> Rect {
    let Some((_, size)) = pen.gallery.panel(name) else {
        return stage.rect(x, y, 100.0 * times, 100.0 * times);
    };
    let rect = stage.rect(x, y, size.x * times, size.y * times);
    pen.picture(name, rect);
    rect
}

/// Draws the stage in port.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, stage: &Stage, staged: Staged) {
    let seat = staged.seat;
    let held = Held::of(scene.view, scene.data, seat);
    let is_cove = matches!(staged.setting, Setting::Cove(_));
    let town = match staged.setting {
        Setting::Port(town) => town,
        Setting::Cove(town) => Some(town),
        _ => None,
    };
    let asked = scene.question();
    let asked = asked.filter(|asked| asked.seat == seat && scene.session.is_person(seat));
    let question = asked.map(|asked| asked.question);
    let things = if is_cove {
        cove(pen, stage)
    } else {
        harbour(pen, stage, town)
    };
    if let Some(card) = held.ship {
        let (x, y) = if is_cove {
            (268.0, 548.0)
        } else {
            (330.0, 506.0)
        };
        let ship = Ship {
            ashore: true,
            furled: held.standing == Standing::Docked,
            ..Ship::new(card, Some(seat), x, y)
        };
        let lies = ship.draw(pen, scene, stage);
        explain(pen, lies, || tips::ship(scene, seat, card));
    }
    let front = if is_cove { 540.0 } else { 498.0 };
    put(
        pen,
        stage,
        "art/crusades-stage-harbour-front",
        0.0,
        front,
        1.0,
    );
    match question {
        Some(Question::Cove) => doors(pen, scene, stage, &held),
        Some(Question::Docked) => signs(pen, scene, stage, seat, &held, &things, is_cove),
        _ => {}
    }
    if let Some(town) = town {
        the_town(pen, scene, stage, seat, town);
    }
    if let Some(turned) = scene.view.met().filter(|_| question.is_none()) {
        // The card that calls the crew aboard.
        let place = stage.rect(560.0, 420.0, 112.0, 158.0);
        let face = scene.card(turned, Some(Zone::Crew));
        face::small(pen, place, &face, true);
        scene.kept.note(Anchor::Met, place.center());
    }
    if matches!(question, Some(Question::Commit(_) | Question::Powder(_)))
        && let Some(town) = town
    {
        guns::against_town(pen, scene, stage, seat, town);
    }
}

/// Draws the way from a port of the Long Game to the sea and back: a pill on the mat's frame, while the player's turn is there.
pub(super) fn look_out(pen: &mut Pen, scene: &mut Scene, stage: &Stage, staged: Staged) {
    let asked = scene.observation.asked.map(|asked| asked.question);
    if !is_in_port(scene, staged.seat) || asked != Some(Question::Docked) {
        scene.kept.looks_out = false;
        return;
    }
    if !scene.idle {
        return;
    }
    let (icon, id) = match scene.kept.looks_out {
        true => (looks::PORT, "ui-look-in"),
        false => (looks::LOOK, "ui-look-out"),
    };
    let text = scene.words().say(id, &[]);
    let wide = super::plaque::chip_width(pen, &text);
    let size = vec2(wide, pen.pick(22.0, 28.0));
    let mut at = stage.at(400.0, 655.0);
    // Not below the mat.
    at.y = at.y.min(stage.at(0.0, 670.0).y - size.y / 2.0);
    let lies = Rect::from_center_size(at, size);
    let hit = pen.hit_at(lies, at, "bar", &text);
    let colour = if hit.hovered {
        palette::BRASS_LIGHT
    } else {
        palette::TEXT
    };
    chip(pen, at, icon, &text, colour);
    if hit.focused {
        pen.mark(lies, CornerRadius::same(12));
    }
    if hit.clicked {
        scene.kept.looks_out = !scene.kept.looks_out;
    }
    let _ = hit.tip(tips::of(scene, id, &[]).texts());
}

/// The houses of a port, by the signs that lie on them.
struct Things {
    tavern: Option<Rect>,
    magistrate: Option<Rect>,
    market: Option<Rect>,
    fort: Option<Rect>,
    capstan: Option<Rect>,
}

fn harbour(pen: &Pen, stage: &Stage, town: Option<Card>) -> Things {
    pen.picture("art/crusades-stage-harbour", stage.whole());
    let houses = match town {
        Some(town) => match town.suit() {
            Suit::Hearts => "art/crusades-town-hearts",
            Suit::Diamonds => "art/crusades-town-diamonds",
            Suit::Clubs => "art/crusades-town-clubs",
            _ => "art/crusades-town-spades",
        },
        None => "art/crusades-town-neutral",
    };
    let fort = town.map(|town| {
        let fort = put(pen, stage, "art/crusades-house-fort", 640.0, 72.0, 0.95);
        let flag = looks::pennant(town.suit());
        put(pen, stage, flag, 693.0, 77.0, 0.95);
        fort
    });
    put(pen, stage, houses, 571.0, 205.0, 0.9);
    if town.is_none() {
        put(pen, stage, "art/crusades-house-jail", 662.0, 206.0, 1.0);
    }
    Things {
        magistrate: Some(put(
            pen,
            stage,
            "art/crusades-house-magistrate",
            96.0,
            190.0,
            1.0,
        )),
        tavern: Some(put(
            pen,
            stage,
            "art/crusades-house-tavern",
            309.0,
            200.0,
            1.0,
        )),
        market: Some(put(
            pen,
            stage,
            "art/crusades-house-market",
            478.0,
            256.0,
            1.0,
        )),
        capstan: Some(put(pen, stage, "art/crusades-capstan", 556.0, 326.0, 0.8)),
        fort,
    }
}

fn cove(pen: &Pen, stage: &Stage) -> Things {
    pen.picture("art/crusades-stage-cove", stage.whole());
    for (name, x) in [
        ("art/crusades-door-a", 128.0),
        ("art/crusades-door-b", 332.0),
        ("art/crusades-door-c", 536.0),
    ] {
        put(pen, stage, name, x, 244.0, 1.0);
    }
    Things {
        tavern: None,
        magistrate: None,
        market: None,
        fort: None,
        capstan: None,
    }
}

/// Draws the three doors of a cove.
fn doors(pen: &mut Pen, scene: &mut Scene, stage: &Stage, held: &Held) {
    let room = held.crew_limit.saturating_sub(held.crew);
    let crew = scene.say("ui-sign-cove-crew.text", &[("count", room.into())]);
    let ship = scene.say("ui-sign-cove-ship.text", &[]);
    let mission = scene.say("ui-sign-cove-mission.text", &[]);
    for (sign, x, text) in [
        (Sign::CoveCrew, 128.0, crew),
        (Sign::CoveShip, 332.0, ship),
        (Sign::CoveMission, 536.0, mission),
    ] {
        let door = stage.rect(x, 244.0, 132.0, 164.0);
        let plaque = stage.rect(x - 30.0, 190.0, 192.0, 50.0);
        sign::draw(pen, scene, sign, Some(door), plaque, text);
    }
}

/// Draws the signs of acts in port.
fn signs(
    pen: &mut Pen,
    scene: &mut Scene,
    stage: &Stage,
    seat: Seat,
    held: &Held,
    things: &Things,
    is_cove: bool,
) {
    let (view, data) = (scene.view, scene.data);
    let vessel = view.vessel(data, seat);
    let cargo = view.holds(seat).into_iter().collect();
    let tons = match view.long {
        true => vessel.traded(data, cargo),
        false => vessel.traded(data, cargo.union(vessel.hand)),
    };
    let draws = match vessel.has(data, Bonus::DoublePress) {
        true => data.numbers.double_press.get(),
        false => 1,
    };
    let town = view.town(seat);
    let strength = town.map_or(0, |town| data.town_strength(town, view.long));
    let guns = vessel.total(data, vessel.hand, vessel.has(data, Bonus::PowderCache));
    let flag = vessel.is(data, Class::FlagGalleon);
    let stays = vessel.has(data, Bonus::LoyalHands) || vessel.nation.is_none();
    let values = [
        ("count", draws.into()),
        ("crew", held.crew.into()),
        ("limit", held.crew_limit.into()),
        ("tons", tons.into()),
        ("guns", guns.into()),
        ("strength", strength.into()),
        ("flag", if flag { "yes" } else { "no" }.into()),
        ("loyal", if stays { "yes" } else { "no" }.into()),
        ("nation", tips::nation_key(vessel.nation)),
        ("price", vessel.sold_for(data, tons).into()),
        ("riches", view.players[seat.index()].voyage.riches.into()),
        ("flaunt", vessel.flaunt_price(data).into()),
        ("map", data.numbers.long.map_price.into()),
        ("ship", data.numbers.long.bigger_ships[0].into()),
    ];
    let text = |scene: &Scene, sign: Sign| scene.say(&format!("{}.text", sign.text()), &values);
    let place = |x: f32, y: f32, wide: f32| stage.rect(x, y, wide, 50.0);
    let mut all = if is_cove {
        vec![
            (Sign::Tavern, None, place(60.0, 36.0, 200.0)),
            (Sign::Magistrate, None, place(300.0, 36.0, 200.0)),
            (Sign::Anchor, None, place(430.0, 560.0, 240.0)),
            (Sign::Wait, None, place(610.0, 480.0, 170.0)),
        ]
    } else {
        vec![
            (
                Sign::Magistrate,
                things.magistrate,
                place(62.0, 134.0, 212.0),
            ),
            (Sign::Tavern, things.tavern, place(288.0, 150.0, 190.0)),
            (Sign::Anchor, things.capstan, place(478.0, 402.0, 262.0)),
            (Sign::Wait, None, place(567.0, 472.0, 170.0)),
        ]
    };
    match (view.long, is_cove) {
        (false, true) => all.push((Sign::Market, None, place(540.0, 36.0, 200.0))),
        (false, false) => all.push((Sign::Market, things.market, place(478.0, 204.0, 200.0))),
        (true, true) => all.extend([
            (Sign::Buy, None, place(540.0, 36.0, 200.0)),
            (Sign::Sell, None, place(540.0, 114.0, 200.0)),
            (Sign::Flaunt, None, place(60.0, 114.0, 200.0)),
            (Sign::MapSeller, None, place(300.0, 114.0, 200.0)),
            (Sign::Shipyard, None, place(236.0, 572.0, 216.0)),
        ]),
        (true, false) => all.extend([
            (Sign::Buy, things.market, place(478.0, 204.0, 152.0)),
            (Sign::Sell, None, place(636.0, 204.0, 152.0)),
            (Sign::Flaunt, None, place(20.0, 60.0, 190.0)),
            (Sign::MapSeller, None, place(222.0, 60.0, 190.0)),
            (Sign::Shipyard, None, place(236.0, 572.0, 216.0)),
        ]),
    }
    if town.is_some() && !is_cove {
        all.push((Sign::Fort, things.fort, place(594.0, 20.0, 196.0)));
    }
    // Those in the sky of the Long Game leave it little room.
    let bribe = match view.long {
        true => place(420.0, 24.0, 168.0),
        false => place(20.0, 60.0, 200.0),
    };
    for (sign, plaque) in [
        (Sign::Bribe, bribe),
        (Sign::Relinquish, place(20.0, 390.0, 200.0)),
    ] {
        if scene.observation.at(Spot::Sign(sign)).next().is_some() {
            all.push((sign, None, plaque));
        }
    }
    for (sign, thing, plaque) in all {
        let text = text(scene, sign);
        sign::draw(pen, scene, sign, thing, plaque, text);
    }
}

/// Draws the card of the town, and whether it is a friend.
fn the_town(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, town: Card) {
    let place = stage.rect(12.0, 444.0, 108.0, 152.0);
    let face = scene.card(town, Some(Zone::Port));
    face::small(pen, place, &face, true);
    scene.kept.note(Anchor::Town, place.center());
    explain(pen, place, || tips::standing(scene, seat));
    let player = scene.view.players[seat.index()];
    let friendly = match scene.view.long {
        true => scene
            .view
            .vessel(scene.data, seat)
            .is_friend(scene.data, town),
        false => player.friendly,
    };
    let id = match (player.conquered, friendly) {
        (true, _) => "ui-town-conquered",
        (false, true) => "ui-town-friendly",
        (false, false) => "ui-town-unfriendly",
    };
    // Where letters are large the sign of the shipyard lies there.
    if scene.view.long && stage.long(50.0) < 25.0 {
        return;
    }
    let text = scene.words().say(id, &[]);
    let colour = if friendly {
        palette::BETTER_LIGHT
    } else {
        palette::TEXT
    };
    let wide = super::plaque::chip_width(pen, &text);
    // Where letters are large it is higher than its place.
    let mut at = stage.at(12.0, 616.0) + vec2(wide / 2.0, 0.0);
    at.y = at.y.min(stage.whole().bottom() - pen.pick(14.0, 17.0));
    chip(pen, at, looks::PORT, &text, colour);
}
