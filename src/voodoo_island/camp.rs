//! The camp of whoever sits before the screen: hearts, tool spots, bag and recipes. What can be chosen of one's own lies here.

use super::kept::Part;
use super::rows::{hearts, token, tool_spot};
use super::{Scene, Spot, lamps, looks, tips};
use crate::board::counts::{Count, figure};
use crate::board::offers::offer_or_explain;
use crate::table::figures::capital;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use games::voodoo_island::values::{Item, Slot, Supply};
use rules::kit::Texted;
use rules::table::{Seat, SeatKind};

/// Greatest height of the camp.
const HIGHEST: f32 = 540.0;

/// Returns where the camp lies: where other tables have a mat and supplies.
pub(super) fn lies(scene: &Scene) -> Rect {
    let places = scene.places;
    let whole = places.mat.union(places.supplies);
    if places.strip.is_some() {
        return whole;
    }
    // There is more room below, down to the line of hints.
    let bottom = (places.screen.bottom() - 42.0).min(whole.top() + HIGHEST);
    whole.with_max_y(scene.above_guide(bottom.max(whole.bottom())))
}

/// Draws it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = lies(scene);
    pen.panel(rect);
    let seat = scene.own();
    let inset = pen.pick(12.0, 18.0);
    // What room is left over goes between the parts.
    let least = pen.pick(268.0, 440.0);
    let spare = ((rect.height() - least) / 5.0).clamp(0.0, pen.pick(12.0, 14.0));
    let line = rect.top() + pen.pick(19.0, 26.0);
    let edge = lamps::draw(pen, scene, pos2(rect.right() - inset, line));
    heading(pen, scene, seat, pos2(rect.left() + inset, line), edge);
    let inner = rect.x_range().shrink(inset);
    // Clear of the lamps.
    let mut y = line + (pen.pick(17.0, 26.0) + spare).max(pen.pick(24.0, 30.0));
    body(pen, scene, seat, pos2(inner.min, y), inner.max);
    y += pen.pick(12.0, 20.0) + spare;
    let mut band = |high: f32, gap: f32| {
        let room = Rect::from_x_y_ranges(inner, y..=y + high);
        y += high + gap + spare;
        room
    };
    let room = band(pen.pick(46.0, 62.0), pen.pick(3.0, 8.0));
    tools(pen, scene, seat, room);
    let room = band(pen.pick(40.0, 66.0), pen.pick(6.0, 8.0));
    supplies(pen, scene, seat, room);
    let room = Rect::from_min_max(pos2(inner.min, y), rect.max - Vec2::splat(inset * 0.7));
    recipes(pen, scene, seat, room);
}

fn heading(pen: &Pen, scene: &Scene, seat: Seat, at: Pos2, edge: f32) {
    let speaker = scene.session.speaker();
    let words = speaker.teller.words();
    let name = speaker.teller.name(seat);
    let alone = scene.session.people().count() == 1;
    let title = if alone && scene.session.kind(seat) == SeatKind::Human {
        words.say("ui-your-camp", &[])
    } else {
        words.say("ui-camp-of", &[("explorer", name.into())])
    };
    let room = Rect::from_x_y_ranges(at.x..=edge - 8.0, at.y - 12.0..=at.y + 12.0);
    let font = Typeface::Head.at(pen.pick(16.0, 20.0));
    pen.fitted(room, font, palette::BRASS_LIGHT, &title);
}

/// Draws hearts, the distance of the helicopter, and the contents of the bag.
fn body(pen: &mut Pen, scene: &mut Scene, seat: Seat, at: Pos2, end: f32) {
    let explorer = &scene.view.explorers[seat.index()];
    let all = hearts(pen, scene, seat, at, pen.pick(17.0, 26.0));
    scene.kept.note_part(Part::Hearts, all);
    way_home(
        pen,
        scene,
        seat,
        all.right_center() + vec2(pen.pick(8.0, 20.0), 0.0),
    );
    let words = scene.session.speaker().teller.words();
    let values = [
        ("count", explorer.bag.count().into()),
        ("most", scene.data.numbers.bag.into()),
    ];
    let text = words.say("ui-in-bag", &values);
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let drawn = pen.text(
        pos2(end, at.y),
        Align2::RIGHT_CENTER,
        font,
        palette::FAINT,
        text,
    );
    let size = pen.pick(18.0, 26.0);
    let icon = Rect::from_center_size(pos2(drawn.left() - size * 0.7, at.y), Vec2::splat(size));
    pen.art("art/isle-bag-explorer", icon.center(), size);
    explain(pen, drawn.union(icon), || {
        tips::of(scene, "tip-bag", &values)
    });
}

/// Draws the steps to the helicopter, from a point to the right, or a line if one of both is away.
fn way_home(pen: &mut Pen, scene: &Scene, seat: Seat, left: Pos2) {
    let own = scene.view.explorers[seat.index()].at.cell();
    let steps = scene.view.helicopter.zip(own);
    let steps = steps.map(|(there, own)| own.distance(there));
    let text = steps.map_or_else(|| "–".to_owned(), |steps| steps.to_string());
    let size = Vec2::splat(pen.pick(19.0, 28.0));
    let letters = pen.pick(14.5, 18.0);
    let place = figure(pen, left, "art/isle-helicopter-side", size, letters, text);
    explain(pen, place, || {
        let tip = tips::helicopter(scene);
        match steps {
            Some(steps) => tip.join(tips::of(scene, "tip-way-home", &[("steps", steps.into())])),
            None => tip,
        }
    });
}

/// Draws the tool spots, items in the bag, helpers, and the objects carried and delivered.
fn tools(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let size = room.height();
    let mut x = room.left();
    let mut next = |wide: f32, gap: f32| {
        let rect = Rect::from_min_size(pos2(x, room.top()), vec2(wide, size));
        x += wide + gap;
        rect
    };
    let gap = pen.pick(4.0, 8.0);
    for &slot in Slot::ALL {
        let rect = next(size, gap);
        tool_spot(pen, scene, seat, slot, rect);
        offer_or_explain(pen, scene, Spot::Tool(seat, slot), rect, |scene| {
            tips::tool(scene, seat, slot)
        });
    }
    let rest = next(0.0, 0.0).left() + gap;
    let explorer = &scene.view.explorers[seat.index()];
    let mut things: Vec<(Spot, String, u8)> = Vec::new();
    for &item in Item::ALL {
        let count = explorer.bag.item(item);
        if count > 0 {
            things.push((Spot::Item(item), looks::item(item), count));
        }
    }
    things.push((
        Spot::Helpers,
        looks::helper(token(scene, seat)),
        explorer.pool(),
    ));
    let carried: Vec<_> = scene.view.carried(scene.data, seat).collect();
    let delivered = scene.view.delivered(scene.data, seat).count() as u8;
    let all = things.len() + carried.len() + usize::from(delivered > 0);
    let step = ((room.right() - rest) / all.max(1) as f32).min(size * 0.92);
    let small = size * 0.74;
    let place = |number: usize| {
        let at = pos2(rest + step * (number as f32 + 0.5), room.center().y);
        Rect::from_center_size(at, Vec2::splat(small.min(step)))
    };
    let mut number = 0;
    for (spot, picture, count) in things {
        let rect = place(number);
        number += 1;
        if count == 0 {
            pen.icon(
                &picture,
                rect.center(),
                rect.width(),
                palette::OWN.gamma_multiply(0.3),
            );
        } else {
            pen.art(&picture, rect.center(), rect.width());
        }
        counted(pen, rect, count);
        offer_or_explain(pen, scene, spot, rect, |scene| match spot {
            Spot::Item(item) => tips::item(scene, item, count),
            _ => tips::helpers(scene, seat),
        });
    }
    for mission in carried {
        let rect = place(number);
        number += 1;
        pen.art(looks::relic(mission), rect.center(), rect.width() * 1.1);
        explain(pen, rect, || tips::carried(scene, mission));
    }
    if delivered > 0 {
        let rect = place(number);
        pen.art("art/isle-sack", rect.center(), rect.width());
        counted(pen, rect, delivered);
        explain(pen, rect, || tips::of(scene, "tip-delivered", &[]));
    }
}

/// Draws the number of things in the corner of one.
fn counted(pen: &Pen, rect: Rect, count: u8) {
    let looks = Count {
        radius: pen.pick(8.0, 11.0),
        letters: pen.pick(13.0, 16.0),
        edge: Stroke::new(1.4, palette::BRASS),
        colours: [palette::WELL, palette::TEXT],
    };
    let at = rect.right_bottom() - Vec2::splat(looks.radius * 0.6);
    looks.draw(pen, at, count);
}

/// Supplies of each kind, also those of which there are none.
fn supplies(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let bag = scene.view.explorers[seat.index()].bag;
    let step = room.width() / Supply::ALL.len() as f32;
    let size = pen.pick(28.0, 42.0);
    let speaker = scene.session.speaker();
    let name = |supply: Supply| {
        let name = capital(&speaker.teller.text(supply));
        format!("{name} {}", bag.supply(supply))
    };
    let names: Vec<String> = Supply::ALL.iter().map(|&supply| name(supply)).collect();
    // All names are as large as the longest can be.
    let letters = pen.pick(13.0, 15.5);
    let wide = |name: &String| pen.wide_as(name, Typeface::Plain.at(letters));
    let widest = names.iter().map(wide).fold(step, f32::max);
    let font = Typeface::Plain.at(letters * (step - 5.0).min(widest) / widest);
    for (place, (&supply, name)) in Supply::ALL.iter().zip(&names).enumerate() {
        let centre = pos2(
            room.left() + step * (place as f32 + 0.5),
            room.top() + size * 0.55,
        );
        let count = bag.supply(supply);
        let picture = looks::supply(supply);
        if count > 0 {
            for behind in (0..count.min(3)).rev() {
                let off = vec2(-2.0, -2.5) * f32::from(behind);
                pen.art(&picture, centre + off, size);
            }
        } else {
            pen.art(&looks::supply_spot(supply), centre, size);
        }
        let colour = if count > 0 {
            palette::TEXT
        } else {
            palette::FAINT
        };
        let under = Rect::from_center_size(
            pos2(centre.x, room.bottom() - pen.pick(5.0, 9.0)),
            vec2(step - 2.0, 16.0),
        );
        pen.text(
            under.center(),
            Align2::CENTER_CENTER,
            font.clone(),
            colour,
            name,
        );
        let rect = Rect::from_center_size(centre, Vec2::splat(size + 4.0)).union(under);
        let tip = |scene: &Scene| tips::supply(scene, supply, count);
        offer_or_explain(pen, scene, Spot::Supply(supply), rect, tip);
    }
}

/// Draws the recipes of all items, in two columns, with the missing supplies marked.
fn recipes(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let gap = pen.pick(4.0, 7.0);
    let rows = Item::ALL.len().div_ceil(2) as f32;
    let size = vec2(
        (room.width() - gap) / 2.0,
        ((room.height() - gap * (rows - 1.0)) / rows).min(pen.pick(62.0, 88.0)),
    );
    for (number, &item) in Item::ALL.iter().enumerate() {
        let (column, row) = (number % 2, number / 2);
        let corner = room.min + vec2((size.x + gap) * column as f32, (size.y + gap) * row as f32);
        recipe(pen, scene, seat, item, Rect::from_min_size(corner, size));
    }
}

fn recipe(pen: &mut Pen, scene: &mut Scene, seat: Seat, item: Item, rect: Rect) {
    let mut offers = scene.observation.at(Spot::Recipe(item));
    let can = scene.idle && offers.any(|offer| !scene.is_off_course(offer));
    let painter = pen.ui.painter();
    let (fill, edge) = if can {
        (palette::FILL_LIT, palette::BRASS)
    } else {
        (palette::WELL, palette::LINE)
    };
    let stroke = Stroke::new(1.2, edge);
    painter.rect(
        rect,
        CornerRadius::same(8),
        fill,
        stroke,
        StrokeKind::Inside,
    );
    let disc = (rect.height() * 0.84).min(pen.pick(44.0, 60.0));
    let at = pos2(rect.left() + disc * 0.58, rect.center().y);
    if can {
        pen.art(&looks::disc(item), at, disc);
    } else {
        pen.icon(&looks::disc(item), at, disc, palette::OWN_DIM);
    }
    let left = rect.left() + disc * 1.14;
    let teller = &scene.session.speaker().teller;
    let high = rect.height();
    let line = |from: f32, to: f32| {
        let lines = rect.top() + high * from..=rect.top() + high * to;
        Rect::from_x_y_ranges(left..=rect.right() - 4.0, lines)
    };
    // Where there is room it says what the item is for.
    let told = high > pen.pick(56.0, 74.0);
    let (name, parts) = if told {
        (line(0.05, 0.4), 0.54)
    } else {
        (line(0.05, 0.55), 0.75)
    };
    let font = Typeface::Bold.at(pen.pick(14.0, 17.0));
    let colour = if can { palette::TEXT } else { palette::FAINT };
    pen.fitted(name, font, colour, &capital(&teller.text(item)));
    if told {
        let brief = teller
            .words()
            .say(&format!("{}.brief", item.text_id()), &[]);
        let font = Typeface::Plain.at(pen.pick(12.5, 15.0));
        pen.fitted(line(0.7, 0.98), font, palette::FAINT, &brief);
    }
    let bag = scene.view.explorers[seat.index()].bag;
    let size = pen.pick(16.0_f32, 22.0).min(high * 0.42);
    let mut x = left;
    for (&supply, count) in Supply::ALL.iter().zip(scene.data.recipes[item as usize]) {
        for piece in 0..count {
            let at = pos2(x + size / 2.0, rect.top() + high * parts);
            if piece < bag.supply(supply) {
                pen.art(&looks::supply(supply), at, size);
            } else {
                pen.art(&looks::supply_spot(supply), at, size);
            }
            x += size + 3.0;
        }
    }
    offer_or_explain(pen, scene, Spot::Recipe(item), rect, |scene| {
        tips::recipe(scene, seat, item)
    });
}
