//! A row a pirate, with everything it owns.

use super::aboard;
use super::things::{self, Laid};
use super::{Ask, Painted, Pirate, Scene, badge};
use crate::board::row::{Grid, Parts, Sizes};
use crate::table::Act;
use crate::table::tips::{self, Tip, explain};
use crate::theme::{Face, Pen, palette};
use crate::voodoo::Good;
use crate::voodoo::marks::capital;
use crate::voodoo::odds;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::table::Seat;
use rules::voodoo::{Colour, Face as Piece, Place, Wind};

pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let seats = scene.sitting.seats().count() as u8;
    let size = Sizes::of(pen.wide);
    let mut grid = Grid::default();
    for seat in scene.commons().sun.round(seats) {
        let pirate = scene.pirate(seat);
        let cards = things::laid(scene, &pirate).len();
        grid.fit(cards, &counts(scene, &pirate, &size));
    }
    for (place, seat) in scene.commons().sun.round(seats).enumerate() {
        let down = vec2(0.0, scene.places.step * place as f32);
        row(pen, scene, seat, scene.places.row.translate(down), &grid);
    }
}

/// How wide each count of a pirate's row is.
fn counts<G: Painted>(scene: &Scene<G>, pirate: &Pirate<G>, size: &Sizes) -> Vec<f32> {
    let counted = G::counted(scene.view, pirate.seat);
    let more = counted.iter();
    [
        // Locations have two digits sooner or later: what follows stands below each other all the while.
        things::count_width(size.text, pirate.value.max(10), 0),
        things::count_width(size.text, pirate.coins, pirate.buried_coins),
    ]
    .into_iter()
    .chain(more.map(|more| things::count_width(size.text, more.open, more.buried)))
    .collect()
}

/// A thing behind the name.
#[derive(Debug, Clone, Copy)]
enum Token<G: Painted> {
    Marker(Piece<G>),
    /// The barrel of a pirate's figure.
    Barrel(Seat, G::Barrel),
    Good(G::Good),
}

fn tokens_of<G: Painted>(scene: &Scene<G>, pirate: &Pirate<G>) -> Vec<Token<G>> {
    let commons = scene.commons();
    let markers = [
        (commons.sun == pirate.seat, Piece::Sun),
        (commons.moon == Some(pirate.seat), Piece::Moon),
        (pirate.jailed, Piece::Jail),
        (pirate.grigri, Piece::GriGri),
    ];
    let markers = markers.into_iter().filter(|(is, _)| *is);
    let barrel = |barrel| Token::<G>::Barrel(pirate.seat, barrel);
    markers
        .map(|(_, marker)| Token::Marker(marker))
        .chain(pirate.barrel.map(barrel))
        .chain(
            G::tokens(scene.view, pirate.seat)
                .into_iter()
                .map(Token::Good),
        )
        .collect()
}

fn row<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, seat: Seat, rect: Rect, grid: &Grid) {
    let pirate = &scene.pirate(seat);
    let size = Sizes::of(pen.wide);
    let tokens = tokens_of(scene, pirate);
    let laid = things::laid(scene, pirate);
    let counted = G::counted(scene.view, seat);
    let parts = Parts::of(rect, pen.wide, tokens.len(), laid.len(), grid);
    note_places(scene, seat, &parts);
    for (more, place) in counted.iter().zip(&parts.counts[2..]) {
        scene
            .anchors
            .note(more.face, Place::Aboard(seat), place.center());
    }
    ground(pen, scene, pirate, rect);
    explain(pen, rect, || aboard::pirate_tip(scene, pirate));
    let name = identity(pen, scene, pirate, &parts);
    // Tokens follow a name that is shorter than its place.
    let free = parts.name.right() - name.right();
    for (token, place) in tokens.into_iter().zip(&parts.tokens) {
        draw_token(
            pen,
            scene,
            token,
            place.translate(vec2(-free.max(0.0), 0.0)),
        );
    }
    draw_counts(pen, scene, pirate, &parts, &size);
    cards(pen, scene, pirate, &parts, &laid);
    total(pen, scene, pirate, parts.total);
}

/// Where what flies to a pirate or from it comes to lie.
fn note_places<G: Painted>(scene: &mut Scene<G>, seat: Seat, parts: &Parts) {
    let things = parts.tokens.first().unwrap_or(&parts.name).center();
    let cards = [
        Place::FaceUp(seat),
        Place::FaceDown(seat),
        Place::Hand(seat),
        Place::Discard(seat),
        Place::SecondFaceUp(seat),
        Place::SecondFaceDown(seat),
    ];
    let anchors = &mut scene.anchors;
    let (aboard, coins) = (Place::Aboard(seat), parts.counts[1].center());
    anchors.note(Piece::Ship(seat), aboard, parts.die.center());
    anchors.note(Piece::Coin, aboard, coins);
    anchors.note_rest(aboard, things);
    anchors.note(Piece::Figure(seat), Place::Mat(seat), parts.badge.max);
    for (berth, place) in (0..).zip(parts.souls) {
        let any = Piece::Soul(Colour::Red);
        anchors.note(any, Place::Berth(seat, berth), place.center());
    }
    for place in cards {
        let any = Piece::Card(seat, G::HOODOO);
        anchors.note(any, place, parts.cards[0].center());
    }
}

fn ground<G: Painted>(pen: &Pen, scene: &Scene<G>, pirate: &Pirate<G>, rect: Rect) {
    pen.panel(rect);
    let painter = pen.ui.painter();
    let seat = pirate.seat;
    if scene.idle && scene.sight.asked.is_some_and(|asked| asked.seat == seat) {
        let stroke = Stroke::new(2.2, palette::BRASS_LIGHT);
        painter.rect_stroke(rect, CornerRadius::same(10), stroke, StrokeKind::Outside);
    }
    let stripe = Rect::from_min_size(rect.min, vec2(pen.pick(6.0, 9.0), rect.height()));
    painter.rect_filled(stripe, 3.0, palette::colour(pirate.colour));
}

/// Badge and name; where the name came to lie.
fn identity<G: Painted>(pen: &Pen, scene: &Scene<G>, pirate: &Pirate<G>, parts: &Parts) -> Rect {
    let badge_at = parts.badge;
    pen.art(&badge(pirate.colour), badge_at.center(), badge_at.width());
    let name = scene.sitting.speaker().name(pirate.seat);
    let font = Face::Bold.at(pen.pick(17.0, 21.0));
    pen.fitted(parts.name, font, palette::TEXT, &name)
}

fn draw_token<G: Painted>(pen: &mut Pen, scene: &Scene<G>, token: Token<G>, place: Rect) {
    let speaker = scene.sitting.speaker();
    let (centre, size) = (place.center(), place.width());
    match token {
        Token::Marker(Piece::Sun) => pen.icon("sun", centre, size, palette::BRASS_LIGHT),
        Token::Marker(Piece::Moon) => pen.icon("moon", centre, size * 0.94, palette::MOON),
        Token::Marker(Piece::Jail) => pen.icon("imprisoned", centre, size, palette::DANGER),
        Token::Marker(_) => pen.art("art/grigri", centre, size * 1.1),
        Token::Barrel(_, barrel) => {
            let looks = G::barrel_looks(scene.view, barrel);
            things::barrel_disc(pen, looks, centre, size * 0.44);
        }
        Token::Good(good) => good.draw(pen, centre, size * 1.08),
    }
    explain(pen, place, || match token {
        Token::Marker(marker) => {
            let piece = marker.into();
            Tip::new(capital(&G::piece(speaker, piece)), G::tip(speaker, piece))
        }
        Token::Barrel(seat, barrel) => {
            let own = Piece::Figure(seat).into();
            let title = aboard::figure_on(speaker, own, barrel);
            Tip::new(title, speaker.barrel_tip(barrel))
        }
        Token::Good(good) => good.tip(speaker),
    });
}

/// Location, coins, what else is counted, power, souls.
fn draw_counts<G: Painted>(
    pen: &mut Pen,
    scene: &Scene<G>,
    pirate: &Pirate<G>,
    parts: &Parts,
    size: &Sizes,
) {
    let speaker = scene.sitting.speaker();
    let (location, coins, die) = (parts.counts[0], parts.counts[1], parts.die);
    let icon_at = |rect: Rect| pos2(rect.left() + size.icon / 2.0, rect.center().y);
    let text_at = |rect: Rect| pos2(rect.left() + size.icon + size.apart_in, rect.center().y);
    let (icon, tint) = lie(scene, pirate);
    pen.icon(icon, icon_at(location), size.icon, tint);
    let value = pirate
        .space
        .map_or_else(|| "–".to_owned(), |_| pirate.value.to_string());
    let font = Face::Plain.at(size.text);
    pen.text(
        text_at(location),
        Align2::LEFT_CENTER,
        font,
        palette::TEXT,
        value,
    );
    explain(pen, location, || aboard::location_tip(scene, pirate));
    pen.icon("two-coins", icon_at(coins), size.icon, palette::BRASS_LIGHT);
    let (open, buried) = (pirate.coins, pirate.buried_coins);
    things::count(pen, text_at(coins), size.text, open, buried);
    explain(pen, coins, || aboard::coins_tip(speaker, pirate));
    let counted = G::counted(scene.view, pirate.seat);
    for (more, &place) in counted.iter().zip(&parts.counts[2..]) {
        pen.icon(more.icon, icon_at(place), size.icon, palette::FAINT);
        things::count(pen, text_at(place), size.text, more.open, more.buried);
        explain(pen, place, || {
            G::counted_tip(speaker, scene.view, pirate.seat)
        });
    }
    pen.die(die.center(), size.die, pirate.power);
    explain(pen, die, || aboard::power_tip(speaker, pirate));
    for (berth, (held, place)) in pirate.souls.into_iter().zip(parts.souls).enumerate() {
        let centre = place.center();
        match held {
            Some(held) => things::soul_at(pen, held, centre, size.soul * 1.16),
            None => {
                let stroke = Stroke::new(1.2, palette::LINE);
                pen.dashed_circle(centre, size.soul * 0.38, stroke, 3.0, 3.0);
            }
        }
        explain(pen, place, || aboard::soul_tip(speaker, berth, held));
    }
}

/// How a ship lies: at sea, held by the wind that blows, or ashore.
fn lie<G: Painted>(scene: &Scene<G>, pirate: &Pirate<G>) -> (&'static str, Color32) {
    if pirate.ashore {
        ("pirate-flag", palette::BRASS_LIGHT)
    } else if pirate.stuck && scene.commons().wind == Wind::Storm {
        ("lightning-storm", palette::DUSK)
    } else if pirate.stuck {
        ("fog", palette::DUSK)
    } else {
        ("island", palette::FAINT)
    }
}

/// The cards in front, face up or down; a dashed place where none lies.
fn cards<G: Painted>(
    pen: &mut Pen,
    scene: &Scene<G>,
    pirate: &Pirate<G>,
    parts: &Parts,
    laid: &[Laid<G>],
) {
    let speaker = scene.sitting.speaker();
    if laid.is_empty() {
        let place = parts.cards[0];
        pen.dashed(place, Stroke::new(1.2, palette::SLOT), 4.0, 4.0);
        explain(pen, place, || {
            let title = speaker.words().say("ui-no-card", &[]);
            let tip = Tip::new(title, aboard::discard(speaker, pirate).unwrap_or_default());
            odds::with_deck(tip, scene, pirate.seat)
        });
    }
    for (&card, &place) in laid.iter().zip(&parts.cards) {
        things::small_card(pen, place, card);
        explain(pen, place, || {
            odds::with_deck(aboard::card_tip(speaker, pirate, card), scene, pirate.seat)
        });
    }
}

fn total<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, pirate: &Pirate<G>, rect: Rect) {
    let id = Id::new(("points", pirate.seat.0));
    let response = pen.ui.interact(rect, id, Sense::click());
    let speaker = scene.sitting.speaker();
    let tip = || aboard::score_tip(speaker, pirate);
    let on = if pen.is_read() {
        tips::named(pen, &response, tip().name())
    } else {
        None
    };
    let focused = on.is_some();
    let pressed = on.is_some_and(|name| pen.targets.takes_press(&name));
    let asked = pressed || response.clicked();
    let lift = match (pen.wide, pirate.blessed.is_some()) {
        (true, _) => 9.0,
        (false, true) => 7.0,
        (false, false) => 0.0,
    };
    let font = Face::Title.at(pen.pick(25.0, 34.0));
    let aside = if pirate.unseen_skulls { 4.0 } else { 0.0 };
    let at = rect.center() - vec2(aside, lift);
    let points = pirate.total();
    let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, points);
    if pirate.unseen_skulls {
        // A skull that only its owner knows comes to it in the end.
        let font = Face::Bold.at(pen.pick(15.0, 19.0));
        let corner = drawn.right_center() - vec2(0.0, drawn.height() * 0.16);
        pen.text(corner, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, "+");
    }
    let key = pen.controls.told(Act::Points, speaker.words());
    let foot = rect.center() + vec2(0.0, pen.pick(14.0, 19.0));
    let size = pen.pick(16.0, 22.0);
    let card = Rect::from_center_size(foot + vec2(pen.pick(0.0, 14.0), 0.0), Vec2::splat(size));
    // The blessed card upon it explains itself.
    let on_card = |at: Pos2| pirate.blessed.is_some() && card.contains(at);
    if focused || !response.hover_pos().is_some_and(on_card) {
        tips::told(pen, response, focused, None, || {
            let all = speaker.words().say("ui-points-all", &[("key", key.into())]);
            tip().with(Some(all))
        });
    }
    if let Some(rank) = pirate.blessed {
        pen.icon("poker-hand", card.center(), size, palette::TEXT);
        explain(pen, card, || aboard::blessed_tip(scene, rank));
    }
    if pen.wide {
        let at = foot - vec2(if pirate.blessed.is_some() { 12.0 } else { 0.0 }, 0.0);
        let text = speaker.words().say("ui-points", &[]);
        pen.text(
            at,
            Align2::CENTER_CENTER,
            Face::Plain.at(16.0),
            palette::FAINT,
            text,
        );
    }
    if asked {
        scene.ask(Ask::Points);
    }
}
