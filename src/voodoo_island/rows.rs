//! A row a player, with everything that it has.

use super::kept::Anchor;
use super::{Scene, Spot, looks, tips};
use crate::board::counts;
use crate::board::marks::brackets_round;
use crate::board::offers::offer_or_explain;
use crate::table::figures::change;
use crate::table::tips::{Tip, explain};
use crate::theme::{Glow, Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{
    Item, Phase, Points as Scored, Question, Slot, Supply, Token, Whereabouts,
};
use rules::study::Studied;
use rules::table::Seat;
use rules::table::words::Words;

/// Height of a row beyond two lines of text, in the compact layout and in the wide one.
pub(super) const HIGHER: [f32; 2] = [14.0, 16.0];

/// Returns the colour of a seat.
pub(super) fn token(scene: &Scene, seat: Seat) -> Token {
    scene.session.setup().chairs[seat.index()].colour
}

/// Draws a row a player, in the order of play.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    for (seat, rect) in scene.rows(scene.view.first) {
        row(pen, scene, seat, rect);
    }
}

/// The measures of a row.
struct Sizes {
    badge: f32,
    line: [f32; 3],
    left: f32,
    heart: f32,
    icon: f32,
    text: f32,
    tool: f32,
    points: f32,
}

impl Sizes {
    fn of(pen: &Pen) -> Self {
        Self {
            badge: pen.pick(33.0, 50.0),
            line: pen.pick([13.0, 34.0, 53.0], [20.0, 48.0, 74.0]),
            left: pen.pick(50.0, 80.0),
            heart: pen.pick(12.0, 17.0),
            icon: pen.pick(16.0, 22.0),
            text: pen.pick(14.5, 17.0),
            tool: pen.pick(27.0, 38.0),
            points: pen.pick(36.0, 62.0),
        }
    }
}

fn row(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let size = Sizes::of(pen);
    let token = token(scene, seat);
    explain(pen, rect, || tips::explorer(scene, seat));
    let left = rect.left() + size.left;
    let tools = rect.right() - size.points - 8.0 - 2.0 * (size.tool + 5.0);
    let badge = pos2(rect.left() + size.left / 2.0 + 4.0, rect.center().y);
    let line = |line: usize| rect.top() + size.line[line];
    let half = size.text * 0.72;
    let name_room = Rect::from_x_y_ranges(left..=tools - 4.0, line(0) - half..=line(0) + half);
    let badge = Rect::from_center_size(badge, Vec2::splat(size.badge));
    let name = scene.draw_row(pen, seat, rect, looks::paint(token), [badge, name_room]);
    let room = Rect::from_x_y_ranges(name.right() + 5.0..=tools - 4.0, name_room.y_range());
    signs(pen, scene, seat, room, &size);
    body(pen, scene, seat, pos2(left, line(1)), &size);
    let right = rect.right() - 6.0;
    let sum = Rect::from_x_y_ranges(right - size.points..=right, rect.y_range().shrink(4.0));
    tool_spots(pen, scene, seat, pos2(tools, rect.top()), &size);
    // They keep clear of the points.
    let things_left = tools.min(sum.left() - 2.0 - things_wide(pen, scene, seat, &size));
    things(pen, scene, seat, pos2(things_left, line(2)), &size);
    bag(
        pen,
        scene,
        seat,
        pos2(left, line(2)),
        things_left - 8.0,
        &size,
    );
    points(pen, scene, seat, sum);
    if scene.observation.at(Spot::Row(seat)).next().is_some() {
        offer_or_explain(pen, scene, Spot::Row(seat), rect.shrink(2.0), |scene| {
            tips::explorer(scene, seat)
        });
    }
    // Whose supplies are asked for.
    let asked = scene.question().map(|asked| asked.question);
    if asked == Some(Question::Plunder(seat)) {
        brackets_round(pen, rect.shrink(3.0), Glow::Pointed);
    }
}

/// Draws the signs after a name: First on the trail, and the explorer's state if it is not on the map; aboard also in a word, if
/// there is room.
fn signs(pen: &mut Pen, scene: &Scene, seat: Seat, room: Rect, sizes: &Sizes) {
    let explorer = &scene.view.explorers[seat.index()];
    let size = sizes.icon;
    let mut at = room.left_center();
    let where_is = match explorer.at {
        Whereabouts::Aboard => Some("art/isle-state-aboard"),
        Whereabouts::Off if explorer.hearts == 0 => Some("art/isle-state-dead"),
        Whereabouts::Off => Some("art/isle-state-off"),
        Whereabouts::On(_) => None,
    };
    let mut sign = |picture: &str, tip: &dyn Fn() -> Tip| {
        let place = Rect::from_min_size(at - vec2(0.0, size / 2.0), Vec2::splat(size));
        pen.art(picture, place.center(), size);
        explain(pen, place, tip);
        at.x += size + 3.0;
    };
    if scene.view.first == seat {
        sign("art/isle-first-trail", &|| {
            tips::of(scene, "tip-first", &[])
        });
    }
    if explorer.snares > 0 {
        sign("art/isle-snare", &|| tips::snares(scene, seat));
    }
    if let Some(picture) = where_is {
        sign(picture, &|| tips::explorer(scene, seat));
    }
    if explorer.at == Whereabouts::Aboard {
        let words = scene.session.speaker().teller.words();
        let text = words.say("ui-aboard", &[]);
        let font = Typeface::Bold.at(sizes.text);
        if at.x + pen.wide_as(&text, font.clone()) <= room.right() {
            pen.text(at, Align2::LEFT_CENTER, font, palette::BETTER_LIGHT, text);
        }
    }
}

/// Draws an explorer's hearts, lost ones too, from a point to the right, and returns their rectangle.
pub(super) fn hearts(pen: &mut Pen, scene: &Scene, seat: Seat, left: Pos2, size: f32) -> Rect {
    let hearts = scene.view.explorers[seat.index()].hearts;
    let most = scene.data.numbers.hearts.get();
    let pictures = ["art/isle-heart", "art/isle-heart-lost"];
    let all = counts::line(pen, left, size, pictures, (hearts, most));
    let values = [("hearts", hearts.into()), ("most", most.into())];
    explain(pen, all, || tips::of(scene, "tip-hearts", &values));
    all
}

/// Draws hearts, cards and mission cards.
fn body(pen: &mut Pen, scene: &mut Scene, seat: Seat, at: Pos2, size: &Sizes) {
    let explorer = &scene.view.explorers[seat.index()];
    let all = hearts(pen, scene, seat, at, size.heart);
    scene.kept.note(Anchor::Hearts(seat), all.center());
    let mut x = all.right() + size.icon * 0.5;
    for (picture, count, id, anchor) in [
        (
            "art/isle-card-expedition",
            explorer.cards,
            "tip-hand",
            Anchor::Cards(seat),
        ),
        (
            "art/isle-card-mission",
            explorer.missions,
            "tip-missions",
            Anchor::Missions(seat),
        ),
    ] {
        let place = figure(pen, pos2(x, at.y), picture, count, size, 0.76);
        scene.kept.note(anchor, place.center());
        let values = [
            ("count", count.into()),
            ("most", scene.data.numbers.hand.into()),
        ];
        explain(pen, place, || tips::of(scene, id, &values));
        x = place.right() + size.icon * 0.4;
    }
}

/// Draws a picture, so wide in parts of its height, with a number behind it, and returns the rectangle of both.
fn figure(pen: &Pen, at: Pos2, picture: &str, count: u8, size: &Sizes, part: f32) -> Rect {
    let icon = vec2(size.icon * part, size.icon);
    counts::figure(pen, at, picture, icon, size.text, count)
}

/// A kind of thing in a bag.
enum Held {
    Supply(Supply),
    Item(Item),
}

/// Supplies and items in the bag, counted.
fn bag(pen: &mut Pen, scene: &mut Scene, seat: Seat, at: Pos2, end: f32, size: &Sizes) {
    let bag = scene.view.explorers[seat.index()].bag;
    let supplies = Supply::ALL.iter().map(|&supply| {
        let count = bag.supply(supply);
        (looks::supply(supply), count, Held::Supply(supply))
    });
    let items = Item::ALL.iter().map(|&item| {
        let count = bag.item(item);
        (looks::item(item), count, Held::Item(item))
    });
    let held: Vec<_> = supplies
        .chain(items)
        .filter(|(_, count, _)| *count > 0)
        .collect();
    let step = ((end - at.x) / held.len().max(1) as f32).min(size.icon * 1.72);
    for (place, (picture, count, what)) in held.into_iter().enumerate() {
        let left = at.x + step * place as f32;
        let centre = pos2(left + size.icon / 2.0, at.y);
        pen.art(&picture, centre, size.icon);
        if count > 1 || step > size.icon * 1.4 {
            let font = Typeface::Plain.at(size.text);
            let corner = pos2(left + size.icon + 1.0, at.y);
            pen.edged(
                corner,
                Align2::LEFT_CENTER,
                font,
                [palette::TEXT, palette::INK],
                count,
            );
        }
        let rect = Rect::from_center_size(centre, Vec2::splat(size.icon));
        explain(pen, rect, || match what {
            Held::Supply(supply) => tips::supply(scene, supply, count),
            Held::Item(item) => tips::item(scene, item, count),
        });
    }
    let whole = Rect::from_min_max(pos2(at.x, at.y - 8.0), pos2(end, at.y + 8.0));
    scene
        .kept
        .note(Anchor::Bag(seat), whole.left_center() + vec2(30.0, 0.0));
}

/// Draws the two tool spots, with item, helper and doll.
fn tool_spots(pen: &mut Pen, scene: &mut Scene, seat: Seat, corner: Pos2, size: &Sizes) {
    for &slot in Slot::ALL {
        let x = corner.x + (size.tool + 5.0) * f32::from(slot as u8);
        let rect = Rect::from_min_size(pos2(x, corner.y + 6.0), Vec2::splat(size.tool));
        tool_spot(pen, scene, seat, slot, rect);
        scene.kept.note(Anchor::Tool(seat, slot), rect.center());
        if scene.own() == seat {
            // One's own are larger in the camp: chosen there.
            explain(pen, rect, || tips::tool(scene, seat, slot));
        } else {
            offer_or_explain(pen, scene, Spot::Tool(seat, slot), rect, |scene| {
                tips::tool(scene, seat, slot)
            });
        }
    }
}

/// Draws a tool spot with what lies on it.
pub(super) fn tool_spot(pen: &Pen, scene: &Scene, seat: Seat, slot: Slot, rect: Rect) {
    let explorer = &scene.view.explorers[seat.index()];
    let spot = explorer.tools.0[slot as usize];
    let helps = explorer.has_helper(slot);
    let full = spot.item.is_some() || helps;
    let ground = match (spot.doll, full) {
        (true, _) => "art/isle-tool-spot-blocked",
        (false, true) => "art/isle-tool-spot-full",
        (false, false) => "art/isle-tool-spot",
    };
    let (centre, wide) = (rect.center(), rect.width());
    pen.art(ground, centre, wide);
    if let Some(item) = spot.item {
        pen.art(&looks::item(item), centre, wide * 0.8);
    }
    if helps {
        pen.picture(
            &looks::helper(token(scene, seat)),
            Rect::from_center_size(centre, vec2(wide * 0.68, wide * 0.8)),
        );
    }
    if spot.doll {
        let lies = Rect::from_center_size(centre, vec2(wide, wide * 0.8));
        pen.picture("art/isle-doll-across", lies);
    }
}

/// Helpers that are ready, what is carried, and the sacks delivered.
fn things(pen: &mut Pen, scene: &mut Scene, seat: Seat, at: Pos2, size: &Sizes) {
    let explorer = &scene.view.explorers[seat.index()];
    let helper = looks::helper(token(scene, seat));
    let place = figure(pen, at, &helper, explorer.pool(), size, 0.86);
    scene.kept.note(Anchor::Helpers(seat), place.center());
    explain(pen, place, || tips::helpers(scene, seat));
    let mut x = place.right() + size.icon * 0.3;
    let carried: Vec<_> = scene.view.carried(scene.data, seat).collect();
    scene
        .kept
        .note(Anchor::Carried(seat), pos2(x + size.icon / 2.0, at.y));
    for mission in carried {
        let place = Rect::from_min_size(pos2(x, at.y - size.icon / 2.0), Vec2::splat(size.icon));
        pen.art(looks::relic(mission), place.center(), size.icon * 1.1);
        explain(pen, place, || tips::carried(scene, mission));
        x += size.icon + 2.0;
    }
    let delivered = scene.view.delivered(scene.data, seat).count() as u8;
    scene
        .kept
        .note(Anchor::Sacks(seat), pos2(x + size.icon / 2.0, at.y));
    if delivered > 0 {
        let place = figure(pen, pos2(x, at.y), "art/isle-sack", delivered, size, 1.0);
        explain(pen, place, || tips::of(scene, "tip-delivered", &[]));
    }
}

/// Returns how wide helpers, carried objects and sacks are together.
fn things_wide(pen: &Pen, scene: &Scene, seat: Seat, size: &Sizes) -> f32 {
    let digit = pen.wide_as("0", Typeface::Plain.at(size.text));
    let counted = |part: f32| size.icon * part + 3.0 + digit;
    let carried = scene.view.carried(scene.data, seat).count() as f32;
    let sacks = match scene.view.delivered(scene.data, seat).next() {
        Some(_) => counted(1.0),
        None => 0.0,
    };
    counted(0.86) + size.icon * 0.3 + carried * (size.icon + 2.0) + sacks
}

/// Points as if the explorer were aboard, and how they add up.
fn points(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    if scene.view.phase == Phase::Over && !scene.view.aboard().contains(seat) {
        // Whoever is left behind has no score.
        let font = Typeface::Head.at(pen.pick(21.0, 28.0));
        let middle = Align2::CENTER_CENTER;
        pen.text(rect.center(), middle, font, palette::FAINT, "–");
        let name = scene.session.speaker().teller.name(seat);
        let explorer = [("explorer", name.into())];
        explain(pen, rect, || {
            tips::of(scene, "tip-explorer-left", &explorer)
        });
        return;
    }
    scene.draw_points(pen, seat, rect, |scene| {
        let scored = scene.view.points(scene.data, seat);
        sum(scene.session.speaker().teller.words(), scored)
    });
}

/// Returns a tip in which points add up, source by source.
fn sum(words: &Words, scored: Scored) -> Tip {
    let total: i32 = scored.into_iter().map(i32::from).sum();
    let lines = VoodooIsland::SOURCES.iter().zip(scored);
    let lines = lines.filter(|(_, points)| *points != 0);
    let lines = lines.map(|(source, points)| {
        let source = words.say(&format!("score-{source}"), &[]);
        format!("{source}: {}", change(points.into()))
    });
    let lines: Vec<String> = lines.collect();
    let total = [("points", total.into())];
    let title = words.say("ui-points-aboard", &total);
    Tip::new(title, lines.join("\n"))
}
