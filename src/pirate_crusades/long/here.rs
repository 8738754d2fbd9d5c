//! Beside the sea: what an attack on the captain here would come to, what a fight with one means, and what may come up.

use super::odds;
use super::tips as told;
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::stage::{Setting, head, told as lines};
use crate::pirate_crusades::{Scene, Spot, looks, tips};
use crate::table::Seen;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use games::pirate_crusades::Outlook;
use games::pirate_crusades::values::{Bonus, Captain, Card, Choice, Question};
use rules::table::Seat;

/// Draws the panel of a seat.
pub(in crate::pirate_crusades) fn draw(
    pen: &mut Pen,
    scene: &mut Scene,
    seat: Seat,
    setting: Setting,
    rect: Rect,
) {
    let asked = scene.question();
    if let Some(Question::Seize(ship)) = asked.map(|asked| asked.question) {
        return seize(pen, scene, seat, ship, rect);
    }
    if let Setting::Captain(captain) = setting {
        return fought(pen, scene, captain, rect);
    }
    if let Setting::Duel(rival) = setting {
        return rivals(pen, scene, rival, "", rect);
    }
    let view = scene.view;
    let at = view.location(seat).filter(|&at| view.storm(at) == 0);
    let captain = at.and_then(|at| view.captain_at(scene.data, at));
    let attacks = at.is_some_and(|at| scene.observation.at(Spot::Captain(at)).next().is_some());
    let mut offers = scene.observation.options.iter();
    let rival = offers.find_map(|offer| match offer.choice {
        Choice::AttackPlayer(rival) => Some(rival),
        _ => None,
    });
    match (captain.filter(|_| attacks), rival) {
        (Some(captain), _) => outlook(pen, scene, seat, captain, rect),
        (None, Some(rival)) => rivals(pen, scene, rival, "ui-here-attack", rect),
        (None, None) => {
            let title = scene.say("ui-sea-ahead", &[]);
            let inner = head(pen, scene, rect, &title, "");
            lines(pen, inner, odds::uncovered(scene));
            explain(pen, rect, || {
                odds::blue(tips::of(scene, "ui-sea-ahead", &[]), scene)
            });
        }
    }
}

/// Draws the outcomes of an attack on the captain here, by what is unseen.
fn outlook(pen: &mut Pen, scene: &mut Scene, seat: Seat, captain: Captain, rect: Rect) {
    let nation = scene.data.captains[captain as usize].nation;
    let values = [
        ("captain", told::captain_name(scene, captain).into()),
        ("nation", tips::nation_key(Some(nation))),
    ];
    let title = scene.say("ui-here", &values);
    let inner = head(pen, scene, rect, &title, "ui-here-attack");
    let ruler = pen.pick(58.0, 104.0);
    let above = inner.with_max_y(inner.bottom() - ruler);
    let above = ship_card(pen, scene, captain, above);
    let beside = portrait(pen, scene, captain, above);
    let vessel = scene.view.vessel(scene.data, seat);
    let powder = vessel.has(scene.data, Bonus::PowderCache);
    let total = vessel.total(scene.data, vessel.hand, powder);
    let size = scene.view.captains_size(scene.data, captain);
    let strength = scene.say("ui-strength-of", &[("size", size.into())]);
    let crew = scene.say("ui-your-crew", &[("total", total.into())]);
    let texts = [
        (scene.say("ui-his-strength", &[]), strength),
        (scene.say("ui-whole-crew", &[]), crew),
    ];
    let half = beside.height() / 2.0;
    for (place, (small, large)) in texts.into_iter().enumerate() {
        let top = beside.top() + half * place as f32;
        let line = Rect::from_min_size(pos2(beside.left(), top), vec2(beside.width(), half));
        let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
        let upper = line.with_max_y(line.center().y);
        let _ = pen.fitted(upper, font, palette::FAINT, &small);
        let font = Typeface::Bold.at(pen.pick(15.0, 19.0));
        let lower = line.with_min_y(line.center().y - 2.0);
        let _ = pen.fitted(lower, font, palette::TEXT, &large);
    }
    let below = inner.with_min_y(inner.bottom() - ruler + pen.pick(2.0, 6.0));
    boxes(pen, scene, seat, captain, below);
}

/// Draws the card of a captain's ship, and returns the room beside it.
fn ship_card(pen: &mut Pen, scene: &mut Scene, captain: Captain, room: Rect) -> Rect {
    let Some(ship) = scene.view.ship_of(captain) else {
        return room;
    };
    let high = room.height();
    let size = vec2(high * face::SMALL.x / face::SMALL.y, high);
    let place = Rect::from_min_size(room.min, size);
    let face = scene.card(ship, Some(Zone::Ship));
    face::small(pen, place, &face, true);
    explain(pen, place, || tips::card(scene, ship));
    room.with_min_x(place.right() + 6.0)
}

/// Draws the portrait of a captain, and returns the room beside it.
fn portrait(pen: &mut Pen, scene: &mut Scene, captain: Captain, room: Rect) -> Rect {
    let high = room.height();
    let [picture, _] = looks::captain(captain);
    let place = Rect::from_min_size(room.min, vec2(high * looks::PORTRAIT, high));
    pen.picture(&picture, place);
    explain(pen, place, || told::captain_at_sea(scene, captain));
    room.with_min_x(place.right() + pen.pick(8.0, 14.0))
}

/// Draws the possible values of the cannon, each in the colour of its outcome, and below them the number of cards for each.
fn boxes(pen: &mut Pen, scene: &Scene, seat: Seat, captain: Captain, room: Rect) {
    let (view, data) = (scene.view, scene.data);
    let outlook = |cannon| (cannon, view.outlook(data, seat, captain, cannon));
    let cards: Vec<(Card, Outlook)> = view.unseen().iter().map(outlook).collect();
    let all = cards.len().max(1);
    let high = pen.pick(18.0, 30.0);
    let wide = room.width() / 11.0;
    for value in 0..=10_u8 {
        let is_it = |card: Card| match value {
            10 => card.is_joker(),
            value => !card.is_joker() && scene.data.size(card) == value + 1,
        };
        let of: Vec<_> = cards.iter().filter(|(card, _)| is_it(*card)).collect();
        let place = Rect::from_min_size(
            pos2(room.left() + wide * f32::from(value), room.top()),
            vec2(wide - 2.0, high),
        );
        let colour = match of.first() {
            Some((_, outlook)) => palette::OUTLOOKS[*outlook as usize],
            None => palette::WELL,
        };
        pen.ui.painter().rect_filled(place, 4.0, colour);
        let ink = if of.is_empty() {
            palette::HINT
        } else {
            palette::TEXT
        };
        if value == 10 {
            pen.icon("art/crusades-suit-star", place.center(), high * 0.6, ink);
        } else {
            let font = Typeface::Bold.at(pen.pick(13.0, 17.0));
            pen.text(place.center(), Align2::CENTER_CENTER, font, ink, value + 1);
        }
        explain(pen, place, || {
            let values = [
                ("count", (of.len() as i64).into()),
                ("all", (all as i64).into()),
            ];
            tips::of(scene, "ui-cannon-of", &values)
        });
    }
    let counts = Outlook::ALL.map(|kind| cards.iter().filter(|(_, of)| *of == kind).count());
    let shown: Vec<(Outlook, usize)> = Outlook::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0)
        .collect();
    let step = room.width() / shown.len().max(1) as f32;
    let top = room.top() + high + pen.pick(3.0, 8.0);
    for (place, (kind, count)) in shown.into_iter().enumerate() {
        let (icon, id) = match kind {
            Outlook::Yields => ("art/crusades-surrender", "ui-outlook-yields"),
            Outlook::Taken => (looks::ATTACK, "ui-outlook-taken"),
            Outlook::Fled => (looks::FLEE, "ui-outlook-fled"),
            Outlook::Beaten => ("art/crusades-yield", "ui-outlook-beaten"),
            Outlook::Fleet => ("art/crusades-fleet", "ui-outlook-fleet"),
        };
        let lies = Rect::from_min_max(
            pos2(room.left() + step * place as f32, top),
            pos2(room.left() + step * (place + 1) as f32 - 3.0, room.bottom()),
        );
        let half = lies.height() / 2.0;
        let size = (half * 0.9).min(pen.pick(14.0, 20.0));
        let at = pos2(lies.left() + size / 2.0, lies.top() + half / 2.0);
        pen.icon(icon, at, size, palette::BRASS_LIGHT);
        let name = lies
            .with_min_x(at.x + size * 0.6 + 2.0)
            .with_max_y(lies.top() + half);
        let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
        let text = scene.say(id, &[]);
        let _ = pen.fitted(name, font, palette::TEXT, &text);
        let values = [
            ("count", (count as i64).into()),
            ("all", (all as i64).into()),
        ];
        let of = scene.say("ui-of-all", &values);
        let font = Typeface::Plain.at(pen.pick(12.5, 15.0));
        let _ = pen.fitted(
            lies.with_min_y(lies.top() + half),
            font,
            palette::FAINT,
            &of,
        );
        explain(pen, lies, || {
            let text = scene.say(&format!("{id}.tip"), &[]);
            Tip::new(scene.say(id, &[]), text).about("book-crusade-long-combat")
        });
    }
}

/// Draws what a fight with a captain means: what wins, what makes him surrender, what losing costs.
fn fought(pen: &mut Pen, scene: &mut Scene, captain: Captain, rect: Rect) {
    let name = told::captain_name(scene, captain);
    let title = scene.say("ui-against", &[("captain", name.into())]);
    let inner = head(pen, scene, rect, &title, "");
    let Some(cannon) = scene.view.cannon() else {
        return;
    };
    let beside = portrait(
        pen,
        scene,
        captain,
        inner.with_max_y(inner.top() + inner.height().min(pen.pick(84.0, 118.0))),
    );
    let fleet = scene.view.escort().is_some();
    let strength = scene.view.captains_strength(scene.data, captain, cannon);
    let values = [
        ("strength", strength.into()),
        ("double", (2 * strength).into()),
    ];
    let win = if fleet {
        "ui-win-fleet"
    } else {
        "ui-win-captain"
    };
    let mut all = vec![(looks::ATTACK, scene.say(win, &values))];
    if !fleet {
        let icon = "art/crusades-surrender";
        all.push((icon, scene.say("ui-win-double", &values)));
    }
    all.push(("art/crusades-yield", scene.say("ui-lose-captain", &values)));
    lines(pen, beside.with_max_y(inner.bottom()), all);
}

/// Draws what a fight with another player means.
fn rivals(pen: &mut Pen, scene: &Scene, rival: Seat, remark: &str, rect: Rect) {
    let values = [("captain", scene.name(rival))];
    let title = scene.say("ui-against", &values);
    let inner = head(pen, scene, rect, &title, remark);
    let all = [
        (looks::ATTACK, "ui-win-player"),
        ("art/crusades-surrender", "ui-win-player-double"),
        ("art/crusades-yield", "ui-lose-player"),
    ];
    let all = all.map(|(icon, id)| (icon, scene.say(id, &values)));
    lines(pen, inner, all.into());
}

/// Draws what can be made of a ship that surrendered, beside one's own.
fn seize(pen: &mut Pen, scene: &mut Scene, seat: Seat, ship: Card, rect: Rect) {
    let values = [("ship", scene.data.card(ship).ship.clone().into())];
    let title = scene.say("ui-seize", &values);
    let inner = head(pen, scene, rect, &title, "");
    let high = inner.height().min(pen.pick(110.0, 180.0));
    let size = vec2(high * face::SMALL.x / face::SMALL.y, high);
    let place = Rect::from_min_size(inner.min, size);
    let face = scene.card(ship, Some(Zone::Ship));
    face::small(pen, place, &face, true);
    explain(pen, place, || tips::card(scene, ship));
    let own = scene.view.vessel(scene.data, seat).size(scene.data);
    let values = [
        ("size", scene.data.size(ship).into()),
        ("own", own.into()),
        ("crew", scene.data.card(ship).crew.get().into()),
    ];
    let all = vec![
        (looks::SHIP, scene.say("ui-seize-swap", &values)),
        (looks::PRIZE, scene.say("ui-seize-tow", &values)),
    ];
    lines(pen, inner.with_min_x(place.right() + 12.0), all);
}
