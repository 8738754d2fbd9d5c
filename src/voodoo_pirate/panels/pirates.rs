//! A row a pirate, with everything it owns.

use super::{Scene, badge, soul};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::chart::object_name;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::table::Seat;
use rules::voodoo_pirate::pieces::{Card, Face as Piece};
use rules::voodoo_pirate::view::PirateView;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let seats = scene.view.pirates.len() as u8;
    for (place, seat) in scene.view.sun.round(seats).enumerate() {
        let rect = scene
            .places
            .row
            .translate(vec2(0.0, scene.places.step * place as f32));
        row(pen, scene, seat, rect);
    }
}

fn row(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let view = scene.view;
    let pirate = view.pirate(seat);
    pen.panel(rect);
    let asked = scene.sight.asked.is_some_and(|asked| asked.seat == seat);
    if asked && scene.idle {
        let stroke = Stroke::new(2.2, palette::BRASS_LIGHT);
        pen.ui
            .painter()
            .rect_stroke(rect, CornerRadius::same(10), stroke, StrokeKind::Outside);
    }
    let stripe = Rect::from_min_size(rect.min, vec2(pen.pick(6.0, 9.0), rect.height()));
    pen.ui
        .painter()
        .rect_filled(stripe, 3.0, palette::colour(pirate.colour));
    let size = pen.pick(36.0, 50.0);
    let centre = pos2(rect.left() + pen.pick(30.0, 42.0), rect.center().y);
    pen.art(&badge(pirate.colour), centre, size);
    let left = rect.left() + pen.pick(54.0, 76.0);
    let line = rect.top() + pen.pick(15.0, 24.0);
    let name = scene.sitting.speaker().name(seat);
    let room = pen.pick(112.0, 170.0);
    let font = Face::Bold.at(pen.pick(17.0, 21.0));
    let drawn = pen.line(
        pos2(left, line - font.size * 0.62),
        room,
        font,
        palette::TEXT,
        &name,
    );
    tokens(
        pen,
        scene,
        pirate,
        pos2(drawn.right() + pen.pick(13.0, 18.0), line),
    );
    counts(
        pen,
        scene,
        pirate,
        pos2(left, rect.top() + pen.pick(38.0, 56.0)),
    );
    card(pen, scene, pirate, rect);
    total(pen, scene, pirate, rect);
}

/// Sun, Moon, GriGri, jail, objects and skulls.
fn tokens(pen: &mut Pen, scene: &Scene, pirate: &PirateView, mut at: Pos2) {
    let speaker = scene.sitting.speaker();
    let size = pen.pick(18.0, 24.0);
    let seat = pirate.seat;
    let mut token = |pen: &mut Pen, name: &str, tint: Color32, faint: bool, tip: String| {
        let tint = if faint {
            tint.gamma_multiply(0.4)
        } else {
            tint
        };
        pen.icon(name, at, size, tint);
        pen.explain(Rect::from_center_size(at, Vec2::splat(size)), || tip);
        at.x += size + 2.0;
    };
    let brass = palette::BRASS_LIGHT;
    if scene.view.sun == seat {
        token(pen, "sun", brass, false, speaker.tip(Piece::Sun));
    }
    if scene.view.moon == Some(seat) {
        token(pen, "moon", palette::MOON, false, speaker.tip(Piece::Moon));
    }
    if pirate.grigri {
        token(
            pen,
            "art/grigri",
            Color32::WHITE,
            false,
            speaker.tip(Piece::GriGri),
        );
    }
    if pirate.jailed {
        token(
            pen,
            "imprisoned",
            palette::DANGER,
            false,
            speaker.tip(Piece::Jail),
        );
    }
    if pirate.blessed.is_some() {
        let tip = pirate
            .blessed
            .flatten()
            .map(|rank| speaker.rank(rank))
            .unwrap_or_default();
        token(pen, "poker-hand", palette::TEXT, false, tip);
    }
    for held in &pirate.objects {
        let name = format!("art/object-{}", object_name(held.thing));
        let piece = Piece::Object(held.thing);
        let tip = format!("{}: {}", speaker.object(held.thing), speaker.tip(piece));
        token(pen, &name, Color32::WHITE, held.buried, tip);
    }
    for held in &pirate.skulls {
        let tip = match held.thing {
            Some(skull) => format!(
                "{}: {}",
                speaker.skull(skull),
                speaker.tip(Piece::Skull(skull))
            ),
            None => speaker.unknown_skull_tip(),
        };
        token(pen, "art/skull", Color32::WHITE, held.buried, tip);
    }
}

/// Location, coins, power, poppets, souls.
fn counts(pen: &mut Pen, scene: &Scene, pirate: &PirateView, at: Pos2) {
    let words = scene.sitting.speaker().words();
    let font = Face::Plain.at(pen.pick(15.0, 17.0));
    let size = pen.pick(17.0, 21.0);
    let step = pen.pick(33.5, 50.0);
    let value = pirate
        .space
        .map_or("-".to_owned(), |space| space.value().to_string());
    let buried = |open: u8, buried: u8| {
        if buried == 0 {
            open.to_string()
        } else {
            format!("{open}+{buried}")
        }
    };
    let coins = buried(pirate.coins, pirate.buried_coins);
    let poppets = buried(pirate.poppets, pirate.buried_poppets);
    let rows = [
        ("island", palette::FAINT, value, "ui-location"),
        ("two-coins", palette::BRASS_LIGHT, coins, "ui-coins"),
        ("voodoo-doll", palette::FAINT, poppets, "ui-poppets"),
    ];
    let mut x = at.x + size / 2.0;
    for (icon, tint, count, id) in rows {
        pen.icon(icon, pos2(x, at.y), size, tint);
        let start = pos2(x + size * 0.62, at.y);
        pen.text(
            start,
            Align2::LEFT_CENTER,
            font.clone(),
            palette::FAINT,
            &count,
        );
        let rect = Rect::from_min_size(pos2(x - size / 2.0, at.y - 10.0), vec2(step, 20.0));
        pen.explain(rect, || format!("{}: {count}", words.say(id, &[])));
        x += step;
    }
    pen.die(pos2(x - 2.0, at.y), pen.pick(15.0, 18.0), pirate.power);
    let rect = Rect::from_center_size(pos2(x, at.y), Vec2::splat(22.0));
    pen.explain(rect, || {
        format!("{}: {}", words.say("ui-power", &[]), pirate.power)
    });
    x += pen.pick(18.5, 34.0);
    for held in pirate.souls {
        let centre = pos2(x, at.y);
        match held {
            Some(held) => {
                let tint = if held.buried {
                    Color32::from_white_alpha(90)
                } else {
                    Color32::WHITE
                };
                pen.icon(&soul(held.thing), centre, pen.pick(17.5, 25.0), tint);
            }
            None => {
                let stroke = Stroke::new(1.2, palette::SLOT);
                pen.dashed_circle(centre, pen.pick(5.0, 7.5), stroke, 3.0, 3.0);
            }
        }
        x += pen.pick(15.8, 25.0);
    }
    let width = pen.pick(68.0, 100.0);
    let rect = Rect::from_min_size(pos2(x - width, at.y - 10.0), vec2(width, 20.0));
    pen.explain(rect, || words.say("ui-souls", &[]));
}

/// The card that was played, or lies face down.
fn card(pen: &mut Pen, scene: &Scene, pirate: &PirateView, rect: Rect) {
    let size = pen.pick(vec2(28.0, 38.0), vec2(44.0, 60.0));
    let centre = pos2(rect.right() - pen.pick(62.0, 94.0), rect.center().y);
    let place = Rect::from_center_size(centre, size);
    let speaker = scene.sitting.speaker();
    let radius = CornerRadius::same(4);
    if let Some(laid) = pirate.face_down {
        let fill = Color32::from_rgb(0x17, 0x31, 0x4A);
        let stroke = Stroke::new(1.4, palette::BRASS);
        pen.ui
            .painter()
            .rect(place, radius, fill, stroke, StrokeKind::Inside);
        pen.icon("voodoo-doll", centre, size.x * 0.66, palette::BRASS);
        if let Some(card) = laid {
            pen.explain(place, || speaker.card(card));
        }
    } else if let Some(card) = pirate.face_up {
        face(pen, place, card);
        pen.explain(place, || {
            format!("{}: {}", speaker.card(card), speaker.card_face(card))
        });
    } else {
        pen.dashed(place, Stroke::new(1.2, palette::SLOT), 4.0, 4.0);
    }
}

/// A small card, face up.
pub(in crate::voodoo_pirate) fn face(pen: &Pen, place: Rect, card: Card) {
    let painter = pen.ui.painter();
    let stroke = Stroke::new(1.4, palette::INK);
    painter.rect(
        place,
        CornerRadius::same(4),
        palette::PARCHMENT,
        stroke,
        StrokeKind::Inside,
    );
    let inner = place.shrink(place.width() * 0.1);
    painter.rect_filled(inner, 2.0, palette::card(card));
    let icon = crate::voodoo_pirate::hand::icon(card);
    pen.icon(
        icon,
        place.center(),
        place.width() * 0.66,
        palette::PARCHMENT,
    );
}

fn total(pen: &mut Pen, scene: &Scene, pirate: &PirateView, rect: Rect) {
    let at = pos2(
        rect.right() - pen.pick(24.0, 34.0),
        rect.center().y - pen.pick(0.0, 4.0),
    );
    let font = Face::Title.at(pen.pick(25.0, 34.0));
    let drawn = pen.text(
        at,
        Align2::CENTER_CENTER,
        font,
        palette::TEXT,
        pirate.score.total(),
    );
    let speaker = scene.sitting.speaker();
    pen.explain(drawn.expand(4.0), || {
        format!(
            "{}\n{}",
            speaker.score_total(),
            speaker.score_parts(&pirate.score)
        )
    });
}
