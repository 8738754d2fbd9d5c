//! Beside the stage: what can be made of a ship, what the market takes, what may come from the deck, and at last the end.

use super::{Setting, Staged, sum};
use crate::board::offers::{Offers, offer_or_explain};
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::lay::Lay;
use crate::pirate_crusades::spots::Outcome;
use crate::pirate_crusades::{Scene, Spot, long, looks, odds, scored, tips};
use crate::table::Seen;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use games::pirate_crusades::values::{Bonus, Card, CardSet, Choice, MissionKind, Phase, Question};
use rules::table::Seat;

/// Draws the panel.
pub(in crate::pirate_crusades) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = Lay::of(scene).aside;
    pen.panel(rect);
    let staged = Staged::of(scene);
    let asked = scene.question();
    let asked = asked.filter(|asked| scene.session.is_person(asked.seat));
    let seat = asked.map_or(staged.seat, |asked| asked.seat);
    match (asked.map(|asked| asked.question), staged.setting) {
        _ if scene.view.phase == Phase::Over => ended(pen, scene, rect),
        (Some(Question::Plunder(card)), _) => {
            let values = [("ship", scene.data.card(card).ship.clone().into())];
            // Of a captain it is the card of the cannon.
            let id = match scene.view.long {
                true => "ui-take-cannon",
                false => "ui-take-ship",
            };
            let title = scene.words().say(id, &values);
            let inner = head(pen, scene, rect, &title, "ui-take-one");
            outcomes(pen, scene, seat, Some(card), inner);
        }
        (Some(Question::PlunderPlayer(other)), _) => {
            let values = [("pirate", scene.name(other))];
            let title = scene.words().say("ui-take-of", &values);
            let inner = head(pen, scene, rect, &title, "ui-take-one");
            outcomes(pen, scene, seat, None, inner);
        }
        (
            Some(
                question @ (Question::Trade(_)
                | Question::Pay(_)
                | Question::Deliver(..)
                | Question::GiveUp(..)
                | Question::Buy
                | Question::Sell
                | Question::MakeRoom
                | Question::Battle(_)
                | Question::Fill),
            ),
            _,
        ) => sum::draw(pen, scene, seat, question, rect),
        (Some(Question::Docked), Setting::Port(_) | Setting::Cove(_)) => {
            market(pen, scene, seat, rect);
        }
        (Some(Question::Doubloons(tons)), _) => doubloons(pen, scene, tons, rect),
        (Some(Question::KeepMission), _) => missions(pen, scene, seat, rect),
        (_, setting) if scene.view.long => long::here(pen, scene, seat, setting, rect),
        (_, Setting::Ship(card)) => {
            let values = [("ship", scene.data.card(card).ship.clone().into())];
            let title = scene.words().say("ui-if-sunk", &values);
            let inner = head(pen, scene, rect, &title, "ui-take-one");
            outcomes(pen, scene, seat, Some(card), inner);
        }
        (_, Setting::Fleet(_, escort)) => fleet(pen, scene, seat, escort, rect),
        _ => ahead(pen, scene, seat, rect),
    }
}

/// Draws how the game ended: nothing can come any more.
fn ended(pen: &Pen, scene: &Scene, rect: Rect) {
    let title = scene.say("phase-over.name", &[]);
    let inner = head(pen, scene, rect, &title, "");
    told(pen, inner, vec![("anchor", scored::ending(scene))]);
}

/// Draws the goods that doubloons would buy besides so many tons that are given.
fn doubloons(pen: &mut Pen, scene: &Scene, given: u16, rect: Rect) {
    let title = scene.words().say("ui-sum-trade", &[]);
    let inner = head(pen, scene, rect, &title, "");
    let offers = scene.observation.options.iter();
    let counts = offers.filter_map(|offer| match offer.choice {
        Choice::Doubloons(count) => Some(usize::from(count)),
        _ => None,
    });
    let prices = scene.data.numbers.long.tons;
    let lines = counts.map(|count| {
        let more = count.checked_sub(1).map_or(0, |place| prices[place]);
        let values = [
            ("count", (count as i64).into()),
            ("tons", (given + more).into()),
        ];
        (looks::RICHES, scene.say("ui-doubloons-buy", &values))
    });
    let lines = lines.collect();
    told(pen, inner, lines);
}

/// Draws the missions of which one is kept, each with its progress.
fn missions(pen: &mut Pen, scene: &Scene, seat: Seat, rect: Rect) {
    let title = scene.words().say("ui-magistrates-two", &[]);
    let inner = head(pen, scene, rect, &title, "");
    let offers = scene.observation.options.iter();
    let cards = offers.filter_map(|offer| match offer.choice {
        Choice::Card(card) => Some(card),
        _ => None,
    });
    let lines = cards.map(|card| mission(scene, seat, card)).collect();
    told(pen, inner, lines);
}

/// Returns the sign of a mission, and the line that says what is to be done and is done already.
fn mission(scene: &Scene, seat: Seat, card: Card) -> (&'static str, String) {
    let kind = scene.data.card(card).mission.kind();
    let (state, _) = tips::mission_state(scene, seat, card);
    let mission = capital(&tips::mission_of(scene, seat, card));
    (looks::mission(kind), format!("{mission}: {state}"))
}

/// Draws the gain of sinking a treasure fleet.
fn fleet(pen: &mut Pen, scene: &Scene, seat: Seat, escort: Option<Card>, rect: Rect) {
    let title = scene.words().say("ui-if-fleet", &[]);
    let inner = head(pen, scene, rect, &title, "");
    let mut lines = vec![(looks::MISSION, scene.say("ui-if-fleet-seal", &[]))];
    let own = scene.view.vessel(scene.data, seat).nation;
    for card in scene.view.missions(seat) {
        let kind = scene.data.card(card).mission.kind();
        // Of the own nation any other counts.
        let counts = |escort: Card| match tips::goal_nation(scene, seat, card) {
            Some(suit) => escort.suit() == suit,
            None => !escort.is_joker() && scene.data.nation(escort) != own,
        };
        if kind == MissionKind::Sink && escort.is_some_and(counts) {
            let mission = capital(&tips::mission_of(scene, seat, card));
            let values = [("mission", mission.into())];
            let text = scene.say("ui-if-fleet-mission", &values);
            lines.push((looks::mission(kind), text));
        }
    }
    lines.push((looks::CREW, scene.say("ui-if-fleet-short", &[])));
    told(pen, inner, lines);
}

/// Draws the title of the panel with a remark, and returns the room below.
pub(in crate::pirate_crusades) fn head(
    pen: &Pen,
    scene: &Scene,
    rect: Rect,
    title: &str,
    remark: &str,
) -> Rect {
    let inset = pen.pick(10.0, 16.0);
    let line = rect.top() + pen.pick(15.0, 23.0);
    let room = Rect::from_min_max(
        pos2(rect.left() + inset, line - 12.0),
        pos2(rect.right() - inset, line + 12.0),
    );
    let font = Typeface::Head.at(pen.pick(16.0, 20.0));
    let drawn = pen.fitted(room, font, palette::BRASS_LIGHT, title);
    pen.aloud(drawn, title);
    if !remark.is_empty() {
        let text = scene.words().say(remark, &[]);
        let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
        let room = room.with_min_x(drawn.right() + 10.0);
        if pen.wide_as(&text, font.clone()) < room.width() {
            let _ = pen.fitted_right(room, font, palette::FAINT, &text);
        }
    }
    Rect::from_min_max(
        pos2(rect.left() + inset, line + pen.pick(12.0, 18.0)),
        rect.max - vec2(inset, pen.pick(8.0, 14.0)),
    )
}

/// Draws the uses of a card that was won, or the things to take from a player, in four boxes.
fn outcomes(pen: &mut Pen, scene: &mut Scene, seat: Seat, card: Option<Card>, room: Rect) {
    let held = Held::of(scene.view, scene.data, seat);
    let teller = &scene.session.speaker().teller;
    let crew = [
        ("crew", held.crew.into()),
        ("limit", held.crew_limit.into()),
    ];
    let holds = [
        ("holds", (held.holds.len() as i64).into()),
        ("limit", held.hold_limit.into()),
    ];
    let (names, mission) = match card {
        Some(card) => {
            let cargo = scene.data.cargo(card);
            let values = [
                ("guns", scene.data.guns(card).into()),
                ("tons", scene.data.tons(card).into()),
                ("cargo", teller.text(cargo).into()),
            ];
            let names = [
                teller.say("ui-as-crew", &values),
                teller.say("ui-as-cargo", &values),
            ];
            (names, tips::mission_of(scene, seat, card))
        }
        None => {
            let names = ["ui-a-crew-card", "ui-a-hold"].map(|id| teller.say(id, &[]));
            (names, teller.say("ui-a-mission.text", &[]))
        }
    };
    let [as_crew, as_cargo] = names;
    let goods = card.map_or(looks::HOLDS, |card| looks::cargo(scene.data.cargo(card)));
    let boxes = [
        (
            Outcome::Crew,
            looks::CREW,
            as_crew,
            teller.say("ui-hand-of", &crew),
        ),
        (
            Outcome::Cargo,
            goods,
            as_cargo,
            teller.say("ui-holds-of", &holds),
        ),
        (
            Outcome::Mission,
            looks::MISSION,
            teller.say("ui-a-mission", &[]),
            mission,
        ),
        (
            Outcome::Leave,
            looks::RELINQUISH,
            teller.say("ui-leave", &[]),
            teller.say("ui-leave.text", &[]),
        ),
    ];
    let gap = pen.pick(5.0, 8.0);
    let wide = (room.width() - 3.0 * gap) / 4.0;
    let high = room.height().min(pen.pick(140.0, 166.0));
    for (place, (outcome, icon, name, text)) in boxes.into_iter().enumerate() {
        let x = room.left() + (wide + gap) * place as f32;
        let rect = Rect::from_min_size(pos2(x, room.top()), vec2(wide, high));
        one_box(pen, rect, icon, &name, &text);
        let tip = Tip::new(name, text).about("book-crusade-sunk");
        offer_or_explain(pen, scene, Spot::Outcome(outcome), rect, |_| tip);
    }
}

fn one_box(pen: &Pen, rect: Rect, icon: &str, name: &str, text: &str) {
    let painter = pen.ui.painter();
    painter.rect_filled(rect, 6.0, palette::WELL);
    let edge = Stroke::new(1.2, palette::LINE);
    painter.rect_stroke(rect, CornerRadius::same(6), edge, StrokeKind::Inside);
    let size = (rect.height() * 0.3).min(rect.width() * 0.5);
    let at = pos2(rect.center().x, rect.top() + size * 0.62 + 2.0);
    pen.art(looks::DISC_BONUS, at, size);
    pen.icon(icon, at, size * 0.56, palette::BRASS_LIGHT);
    let inner = rect.shrink2(vec2(4.0, 3.0)).with_min_y(at.y + size * 0.54);
    let font = Typeface::Bold.at(pen.pick(13.5, 17.0));
    let (head, foot) = inner.split_top_bottom_at_y(inner.top() + font.size * 1.4);
    let _ = pen.fitted_centred(head, font, palette::TEXT, name);
    let font = Typeface::Plain.at(pen.pick(12.5, 15.0));
    let _ = pen.centred(foot.expand2(vec2(6.0, 1.0)), font, palette::FAINT, text);
}

/// Draws the market: the cards that could be given there.
fn market(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let title = scene.words().say("ui-at-market", &[]);
    let inner = head(pen, scene, rect, &title, "");
    let (view, data) = (scene.view, scene.data);
    let vessel = view.vessel(data, seat);
    // In the Long Game no hand cards are given.
    let hand = if view.long {
        CardSet::default()
    } else {
        vessel.hand
    };
    let cargo: CardSet = view.holds(seat).into_iter().collect();
    let cards: Vec<Card> = view.holds(seat).into_iter().chain(hand.iter()).collect();
    let line = pen.pick(18.0, 26.0);
    let room = inner.with_max_y(inner.bottom() - line);
    let size = vec2(65.0, 91.0) * (room.height() / 91.0).min(pen.pick(0.72, 1.0));
    let count = cards.len().max(1) as f32;
    let step = ((room.width() - size.x) / (count - 1.0).max(1.0)).min(size.x + 8.0);
    for (place, &card) in cards.iter().enumerate() {
        let corner = pos2(room.left() + step * place as f32, room.top());
        let lies = Rect::from_min_size(corner, size);
        let face = scene.card(card, Some(Zone::Cargo));
        face::small(pen, lies, &face, true);
        explain(pen, lies, || tips::card(scene, card));
    }
    let tons = vessel.traded(data, cargo.union(hand));
    let values = [
        ("aboard", data.all_tons(cargo).into()),
        ("hand", data.all_tons(hand).into()),
        ("all", tons.into()),
        ("count", vessel.sold_for(data, tons).into()),
    ];
    let id = if view.long {
        "ui-market-worth"
    } else {
        "ui-market-tons"
    };
    let text = scene.say(id, &values);
    let free = [("count", vessel.free_holds(data).into())];
    let free = scene.say("ui-holds-free", &free);
    let y = inner.bottom() - line / 2.0 + 2.0;
    let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
    pen.text(
        pos2(inner.left(), y),
        Align2::LEFT_CENTER,
        font.clone(),
        palette::FAINT,
        text,
    );
    pen.text(
        pos2(inner.right(), y),
        Align2::RIGHT_CENTER,
        font,
        palette::FAINT,
        free,
    );
}

/// Draws the foreseen results of docking at a town.
pub(super) fn docking(pen: &mut Pen, scene: &mut Scene, seat: Seat, town: Card, rect: Rect) {
    let data = scene.data;
    let values = [("town", data.card(town).port.clone().into())];
    let title = scene.words().say("ui-if-docked", &values);
    let inner = head(pen, scene, rect, &title, "");
    let friendly = scene.view.players[seat.index()].friendly;
    let vessel = scene.view.vessel(data, seat);
    let free = friendly || vessel.has(data, Bonus::SafeDock);
    let id = match (friendly, free) {
        (true, _) => "ui-docking-friendly",
        (false, true) => "ui-docking-safe",
        (false, false) => "ui-docking-costs",
    };
    // The page has two halves: what it costs, and what is to be done.
    let (above, below) = inner.split_top_bottom_at_y(rect.center().y);
    told(pen, above, vec![(looks::PORT, scene.say(id, &[]))]);
    let missions = scene.view.missions(seat).into_iter();
    let missions = missions.map(|card| mission(scene, seat, card));
    told(
        pen,
        below.with_min_y(below.top() + pen.pick(6.0, 10.0)),
        missions.collect(),
    );
}

/// Draws the odds of the deck.
fn ahead(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let title = scene.words().say("ui-ahead", &[]);
    let inner = head(pen, scene, rect, &title, "");
    let lines = odds::ahead(scene, seat);
    told(pen, inner, lines);
    explain(pen, rect, || {
        odds::unseen(tips::of(scene, "ui-ahead", &[]), scene)
    });
}

/// Lines with a sign each.
pub(in crate::pirate_crusades) fn told(pen: &Pen, room: Rect, lines: Vec<(&'static str, String)>) {
    let step = (room.height() / lines.len().max(1) as f32).min(pen.pick(26.0, 38.0));
    let size = step * 0.7;
    let mut top = room.top();
    for (icon, text) in lines {
        let at = pos2(room.left() + size / 2.0, top + step / 2.0);
        pen.icon(icon, at, size, palette::BRASS);
        let corner = pos2(room.left() + size + 8.0, top);
        let line = Rect::from_min_max(corner, pos2(room.right(), top + step));
        let font = Typeface::Plain.at(pen.pick(14.0, 17.0));
        // What is too long takes two lines where there is room below.
        let high = font.size * 2.6;
        if pen.wide_as(&text, font.clone()) > line.width() && top + high < room.bottom() {
            let corner = corner + vec2(0.0, (step - font.size * 1.2) / 2.0);
            let drawn = pen.paragraph(corner, line.width(), font, palette::TEXT, &text);
            top += drawn.height() + step * 0.4;
        } else {
            let _ = pen.fitted(line, font, palette::TEXT, &text);
            top += step;
        }
    }
}
