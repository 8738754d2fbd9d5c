//! The supplies: sea tiles, coins, poppets; objects and skulls that nobody has.

use super::chart::object_picture;
use super::{OwnSpot, Scene, Spot, odds, small_tile};
use crate::board::pile::{Pile, SQUARE, pile, three};
use crate::table::tips::{self, Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Stroke, Vec2, pos2, vec2};
use games::voodoo_pirate::pieces::{Face, Object, Place};
use rules::kit::Texted;

/// The place of the uppermost tile in the picture of their stack: its distance above the middle, and its side, in heights of
/// the picture.
const UPPERMOST: (f32, f32) = (9.0 / 164.0, 136.0 / 164.0);

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let view = scene.view;
    let ([tiles, coins, poppets], below) = three(pen, scene.places.supplies);
    heap(
        pen,
        scene,
        ("art/tile-back", "ui-tiles-left"),
        view.stack,
        None,
        tiles,
    );
    heap(
        pen,
        scene,
        ("art/coins", "ui-coins-left"),
        view.coins,
        Some(Spot::Coins),
        coins,
    );
    let spot = Some(Spot::Own(OwnSpot::Poppets));
    heap(
        pen,
        scene,
        ("art/poppets", "ui-poppets-left"),
        view.poppets,
        spot,
        poppets,
    );
    scene.kept.note(Face::Coin, Place::Supply, coins.center());
    scene
        .kept
        .note(Face::Poppet, Place::Supply, poppets.center());
    if let Some((tile, lies)) = view.top_tile {
        // A player who has looked at the top tile sees it lie there, on the back of the next one.
        let (up, side) = UPPERMOST;
        let middle = tiles.center() - vec2(0.0, up) * tiles.height();
        let known = Rect::from_center_size(middle, tiles.size() * side);
        let waters = small_tile::waters(scene.data, tile, lies);
        small_tile::draw(pen, known, waters, None);
    }
    scene.kept.note_rest(Place::Supply, below.center());
    treasures(pen, scene, below);
}

/// Draws a pile by its picture and the id of its texts.
fn heap(
    pen: &mut Pen,
    scene: &mut Scene,
    (picture, id): (&str, &str),
    count: u8,
    spot: Option<Spot>,
    area: Rect,
) {
    let last = i64::from(scene.data.start.time_out_among);
    let values = [("count", i64::from(count).into()), ("last", last.into())];
    let words = scene.session.speaker().words();
    let label = words.say(id, &values[..1]);
    // Only the tiles are told how the last of them lie.
    let used = if spot.is_none() { 2 } else { 1 };
    let text = words.say(&format!("{id}.tip"), &values[..used]);
    let tip = Tip::new(&label, text);
    let data = scene.session.table().data().clone();
    let tip = match spot {
        None => odds::stack(tip, scene.session.speaker(), scene.view, &data),
        Some(_) => tip,
    };
    let of = Pile {
        picture,
        count,
        label,
        spot,
        place: SQUARE,
    };
    pile(pen, scene, &of, area, |_| tip);
}

/// Draws the seven objects, those that somebody has as empty places, and the skulls.
fn treasures(pen: &mut Pen, scene: &Scene, line: Rect) {
    let speaker = scene.session.speaker();
    let view = scene.view;
    let size = pen.pick(29.0, 42.0);
    let height = pen.pick(37.0, 56.0);
    let ground = Rect::from_center_size(line.center(), vec2(line.width(), height));
    pen.panel(ground);
    // The skulls take the room of two objects.
    let step = (ground.width() - pen.pick(14.0, 24.0)) / (Object::ALL.len() + 2) as f32;
    let left = ground.left() + pen.pick(7.0, 12.0);
    for (place, &object) in Object::ALL.iter().enumerate() {
        let centre = pos2(left + step * (place as f32 + 0.5), line.center().y);
        let name = object_picture(object);
        let free = view.objects.contains(&object);
        if free {
            pen.art(&name, centre, size);
        } else {
            let stroke = Stroke::new(1.3, palette::LINE);
            pen.dashed_circle(centre, size * 0.45, stroke, 4.0, 4.0);
            pen.icon(&name, centre, size * 0.7, palette::OWN.gamma_multiply(0.18));
        }
        explain(
            pen,
            Rect::from_center_size(centre, Vec2::splat(size.min(step))),
            || {
                let holder = view
                    .pirates
                    .iter()
                    .find(|pirate| pirate.objects.iter().any(|held| held.thing == object));
                let words = speaker.words();
                let place = match holder {
                    Some(pirate) => {
                        let name = speaker.name(pirate.seat);
                        words.say("ui-object-with", &[("pirate", name.into())])
                    }
                    None => words.say("ui-object-free", &[]),
                };
                Tip::new(speaker.text(object), speaker.tip(Face::Object(object)))
                    .with(Some(place))
                    .about(object.text_id())
            },
        );
    }
    let at = pos2(
        left + step * (Object::ALL.len() as f32 + 0.55),
        line.center().y,
    );
    if view.skulls > 0 {
        pen.art("art/skull", at, size);
    } else {
        let stroke = Stroke::new(1.3, palette::LINE);
        pen.dashed_circle(at, size * 0.4, stroke, 4.0, 4.0);
    }
    let count = at + vec2(size * 0.56, 0.0);
    let font = Typeface::Bold.at(pen.pick(15.0, 18.0));
    let colour = if view.skulls > 0 {
        palette::TEXT
    } else {
        palette::FAINT
    };
    let drawn = pen.text(count, Align2::LEFT_CENTER, font, colour, view.skulls);
    let all = drawn.union(Rect::from_center_size(at, Vec2::splat(size)));
    let values = [("count", i64::from(view.skulls).into())];
    let words = speaker.words();
    let title = words.say("ui-skulls-left", &values);
    tips::look(pen, all, &title, || {
        let tip = Tip::new(&title, words.say("ui-skulls-left.tip", &values));
        odds::skulls(tip, speaker, view)
    });
}
