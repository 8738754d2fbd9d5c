//! What is left on the table: sea tiles, coins, poppets; objects and skulls that nobody has.

use super::tips::{Tip, explain};
use super::{Scene, offer_or_explain};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use crate::voodoo_pirate::chart::object_name;
use crate::voodoo_pirate::flights::Kind;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::voodoo_pirate::pieces::{Face as Piece, Object, Place};

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.supplies;
    let view = scene.view;
    let piles = [
        (Pile::Tiles, view.stack),
        (Pile::Coins, view.coins),
        (Pile::Poppets, view.poppets),
    ];
    let step = rect.width() / 3.0;
    let size = pen.pick(62.0, 116.0);
    for (place, (pile, count)) in piles.into_iter().enumerate() {
        let x = rect.left() + step * (place as f32 + 0.5);
        let centre = pos2(x, rect.top() + size * 0.5);
        heap(
            pen,
            scene,
            pile,
            count,
            Rect::from_center_size(centre, Vec2::splat(size)),
        );
    }
    let line = rect.bottom() - pen.pick(19.0, 30.0);
    let things = pos2(rect.center().x, line);
    scene.anchors.note(Kind::Thing, Place::Supply, things);
    treasures(
        pen,
        scene,
        Rect::from_x_y_ranges(rect.x_range(), line..=line),
    );
}

/// A pile of things alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pile {
    Tiles,
    Coins,
    Poppets,
}

impl Pile {
    /// Its picture, the id of its texts, and where its choices lie.
    fn looks(self) -> (&'static str, &'static str, Option<Spot>) {
        match self {
            Self::Tiles => ("art/tile-back", "ui-tiles-left", None),
            Self::Coins => ("art/coins", "ui-coins-left", Some(Spot::Coins)),
            Self::Poppets => ("art/poppets", "ui-poppets-left", Some(Spot::Poppets)),
        }
    }
}

fn heap(pen: &mut Pen, scene: &mut Scene, pile: Pile, count: u8, area: Rect) {
    let (picture, id, spot) = pile.looks();
    match pile {
        Pile::Coins => scene.anchors.note(Kind::Coin, Place::Supply, area.center()),
        Pile::Poppets => scene
            .anchors
            .note(Kind::Poppet, Place::Supply, area.center()),
        Pile::Tiles => {}
    }
    if count == 0 {
        let stroke = Stroke::new(1.6, palette::LINE);
        pen.dashed(area.shrink(area.width() * 0.08), stroke, 6.0, 5.0);
        pen.icon(
            picture,
            area.center(),
            area.width() * 0.6,
            Color32::from_white_alpha(46),
        );
    } else {
        pen.art(picture, area.center(), area.width());
    }
    let last = i64::from(scene.sitting.table().data().start.time_out_among);
    let speaker = scene.sitting.speaker();
    let values = [("count", i64::from(count).into())];
    let chip = area.center_bottom() + vec2(0.0, pen.pick(14.0, 20.0));
    let label = speaker.words().say(id, &values);
    tag(pen, chip, &label, count == 0);
    let whole = area.with_max_y(chip.y + pen.pick(12.0, 17.0));
    let tip = |scene: &Scene| {
        let words = scene.sitting.speaker().words();
        let values = [("count", i64::from(count).into()), ("last", last.into())];
        let used = if pile == Pile::Tiles { 2 } else { 1 };
        Tip::new(
            words.say(id, &values[..1]),
            words.say(&format!("{id}.tip"), &values[..used]),
        )
    };
    match spot {
        Some(spot) => offer_or_explain(pen, scene, spot, whole, tip),
        None => explain(pen, whole, || tip(scene)),
    }
    if pile == Pile::Tiles
        && let Some((tile, lies)) = scene.view.top_tile
    {
        // Whoever has looked at the top tile sees it lie there.
        let known = Rect::from_center_size(area.center() - vec2(0.0, 2.0), area.size() * 0.7);
        super::small_tile::draw(pen, scene, known, tile, lies);
    }
}

/// A label under a pile.
fn tag(pen: &Pen, centre: Pos2, text: &str, empty: bool) {
    let font = Face::Bold.at(pen.pick(14.5, 17.0));
    let colour = if empty { palette::FAINT } else { palette::TEXT };
    let painter = pen.ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
    let rect = Rect::from_center_size(centre, galley.size() + vec2(18.0, 4.0));
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let stroke = Stroke::new(1.0, palette::LINE);
    painter.rect(rect, radius, palette::PANEL, stroke, StrokeKind::Inside);
    pen.text(centre, Align2::CENTER_CENTER, font, colour, text);
}

/// The seven objects, those that somebody has as empty places; the skulls.
fn treasures(pen: &mut Pen, scene: &Scene, line: Rect) {
    let speaker = scene.sitting.speaker();
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
        let name = format!("art/object-{}", object_name(object));
        let free = view.objects.contains(&object);
        if free {
            pen.art(&name, centre, size);
        } else {
            let stroke = Stroke::new(1.3, palette::LINE);
            pen.dashed_circle(centre, size * 0.4, stroke, 4.0, 4.0);
            pen.icon(&name, centre, size * 0.7, Color32::from_white_alpha(46));
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
                Tip::new(speaker.object(object), speaker.tip(Piece::Object(object)))
                    .with(Some(place))
            },
        );
    }
    let at = pos2(
        left + step * (Object::ALL.len() as f32 + 0.55),
        line.center().y,
    );
    if view.skulls > 0 {
        pen.art("art/skull", at, size * 1.05);
    } else {
        let stroke = Stroke::new(1.3, palette::LINE);
        pen.dashed_circle(at, size * 0.4, stroke, 4.0, 4.0);
    }
    let count = at + vec2(size * 0.56, 0.0);
    let font = Face::Bold.at(pen.pick(15.0, 18.0));
    let colour = if view.skulls > 0 {
        palette::TEXT
    } else {
        palette::FAINT
    };
    let drawn = pen.text(count, Align2::LEFT_CENTER, font, colour, view.skulls);
    let all = drawn.union(Rect::from_center_size(at, Vec2::splat(size)));
    explain(pen, all, || {
        let values = [("count", i64::from(view.skulls).into())];
        let words = speaker.words();
        let title = words.say("ui-skulls-left", &values);
        Tip::new(title, words.say("ui-skulls-left.tip", &values))
    });
}
