//! The pirates' rows, with everything that each owns.

use super::aboard;
use super::things::{self, Laid};
use super::{Scene, VoodooTable};
use crate::board::ask::Ask;
use crate::board::row::{self, Grid, Parts, Points, Sizes};
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::Good;
use crate::voodoo::odds;
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, pos2, vec2};
use games::voodoo::{Colour, Face, MOST_SOULS, PirateView, Place, Wind};
use rules::table::Seat;

/// Draws a row for each pirate, in turn order.
pub fn draw<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>) {
    let size = Sizes::of(pen.wide);
    let mut grid = Grid::default();
    let rows = scene.rows(scene.view.sun);
    for &(seat, _) in &rows {
        let pirate = scene.pirate(seat);
        let cards = things::laid(scene, pirate).len();
        grid.fit(cards, &figures(scene, pirate, &size, pen.wide));
    }
    for (seat, rect) in rows {
        row(pen, scene, seat, rect, &grid);
    }
}

/// Returns the width of each figure of a pirate's row: location, coins, other counts of the game, the die of the ship's power,
/// and the places for souls together.
fn figures<G: VoodooTable>(
    scene: &Scene<G>,
    pirate: &PirateView<G>,
    size: &Sizes,
    wide: bool,
) -> Vec<f32> {
    let counted = G::counted(scene.view, pirate.seat);
    let counted = counted.iter().map(|more| (more.open, more.buried));
    // Locations have two digits sooner or later: what follows stands below each other all the while.
    let shared = [
        (pirate.value.max(10), 0),
        (pirate.coins, pirate.buried_coins),
    ];
    let counts = shared.into_iter().chain(counted);
    let counts =
        counts.map(|(open, buried)| size.counted(things::count_width(size.text, open, buried)));
    let [die, soul] = die_and_soul(wide);
    counts.chain([die, soul * MOST_SOULS as f32]).collect()
}

/// Returns the widths of the die of a ship's power and of a soul.
const fn die_and_soul(wide: bool) -> [f32; 2] {
    if wide { [20.0, 25.0] } else { [14.5, 15.2] }
}

/// Returns the rectangles of the die of a ship's power and of the places for souls in a row.
fn power_and_souls(parts: &Parts, wide: bool) -> (Rect, [Rect; MOST_SOULS]) {
    let [_, soul] = die_and_soul(wide);
    let [.., die, souls] = parts.figures[..] else {
        return (Rect::NOTHING, [Rect::NOTHING; MOST_SOULS]);
    };
    let berth = |berth: usize| {
        let left = souls.left() + soul * berth as f32;
        Rect::from_x_y_ranges(left..=left + soul, souls.y_range())
    };
    (die, std::array::from_fn(berth))
}

/// A thing behind the name.
#[derive(Debug, Clone, Copy)]
enum Token<G: VoodooTable> {
    Marker(Face<G>),
    /// The barrel of a pirate's figure.
    Barrel(Seat, G::Barrel),
    Good(G::Good),
}

fn tokens_of<G: VoodooTable>(scene: &Scene<G>, pirate: &PirateView<G>) -> Vec<Token<G>> {
    let markers = [
        (scene.view.sun == pirate.seat, Face::Sun),
        (scene.view.moon == Some(pirate.seat), Face::Moon),
        (pirate.jailed, Face::Jail),
        (pirate.grigri, Face::GriGri),
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

fn row<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, seat: Seat, rect: Rect, grid: &Grid) {
    let pirate = scene.pirate(seat);
    let size = Sizes::of(pen.wide);
    let tokens = tokens_of(scene, pirate);
    let laid = things::laid(scene, pirate);
    let counted = G::counted(scene.view, seat);
    let parts = Parts::of(rect, pen.wide, tokens.len(), laid.len(), grid);
    note_places(scene, seat, &parts, pen.wide);
    for (more, place) in counted.iter().zip(&parts.figures[2..]) {
        scene
            .kept
            .note(more.face, Place::Aboard(seat), place.center());
    }
    let paint = palette::colour(pirate.colour);
    explain(pen, rect, || aboard::pirate_tip(scene, pirate));
    let name = scene.draw_row(pen, seat, rect, paint, [parts.badge, parts.name]);
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
    total(pen, scene, pirate, parts.points);
}

/// Notes the points where pieces that fly to a pirate or from it lie in its row.
fn note_places<G: VoodooTable>(scene: &mut Scene<G>, seat: Seat, parts: &Parts, wide: bool) {
    let (die, souls) = power_and_souls(parts, wide);
    let things = parts.tokens.first().unwrap_or(&parts.name).center();
    let cards = [
        Place::FaceUp(seat),
        Place::FaceDown(seat),
        Place::Hand(seat),
        Place::Discard(seat),
        Place::SecondFaceUp(seat),
        Place::SecondFaceDown(seat),
    ];
    let anchors = &mut *scene.kept;
    let (aboard, coins) = (Place::Aboard(seat), parts.figures[1].center());
    anchors.note(Face::Ship(seat), aboard, die.center());
    anchors.note(Face::Coin, aboard, coins);
    anchors.note_rest(aboard, things);
    anchors.note(Face::Figure(seat), Place::Mat(seat), parts.badge.max);
    for (berth, place) in (0..).zip(souls) {
        let any = Face::Soul(Colour::Red);
        anchors.note(any, Place::Berth(seat, berth), place.center());
    }
    for place in cards {
        let any = Face::Card(seat, G::HOODOO);
        anchors.note(any, place, parts.cards[0].center());
    }
}

fn draw_token<G: VoodooTable>(pen: &mut Pen, scene: &Scene<G>, token: Token<G>, place: Rect) {
    let speaker = scene.session.speaker();
    let (centre, size) = (place.center(), place.width());
    match token {
        Token::Marker(Face::Sun) => pen.icon("sun", centre, size, palette::BRASS_LIGHT),
        Token::Marker(Face::Moon) => pen.icon("moon", centre, size * 0.94, palette::MOON),
        Token::Marker(Face::Jail) => pen.icon("imprisoned", centre, size, palette::DANGER),
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
            let own = Face::Figure(seat).into();
            let title = aboard::figure_on(speaker, own, barrel);
            Tip::new(title, speaker.does(barrel))
        }
        Token::Good(good) => good.tip(speaker),
    });
}

/// Draws location, coins, other counts, power and souls.
fn draw_counts<G: VoodooTable>(
    pen: &mut Pen,
    scene: &Scene<G>,
    pirate: &PirateView<G>,
    parts: &Parts,
    size: &Sizes,
) {
    let speaker = scene.session.speaker();
    let (location, coins) = (parts.figures[0], parts.figures[1]);
    let (die, souls) = power_and_souls(parts, pen.wide);
    let [die_wide, soul] = die_and_soul(pen.wide);
    let icon_at = |rect: Rect| pos2(rect.left() + size.icon / 2.0, rect.center().y);
    let text_at = |rect: Rect| pos2(rect.left() + size.icon + size.apart_in, rect.center().y);
    let (icon, tint) = lie(scene, pirate);
    pen.icon(icon, icon_at(location), size.icon, tint);
    let value = pirate
        .space
        .map_or_else(|| "–".to_owned(), |_| pirate.value.to_string());
    let font = Typeface::Plain.at(size.text);
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
    for (more, &place) in counted.iter().zip(&parts.figures[2..]) {
        pen.icon(more.icon, icon_at(place), size.icon, palette::FAINT);
        things::count(pen, text_at(place), size.text, more.open, more.buried);
        explain(pen, place, || {
            G::counted_tip(speaker, scene.view, pirate.seat)
        });
    }
    pen.die(die.center(), die_wide, pirate.power);
    explain(pen, die, || aboard::power_tip(speaker, pirate));
    for (berth, (held, place)) in pirate.souls.into_iter().zip(souls).enumerate() {
        let centre = place.center();
        match held {
            Some(held) => things::soul_at(pen, held, centre, soul * 1.16),
            None => {
                let stroke = Stroke::new(1.2, palette::LINE);
                pen.dashed_circle(centre, soul * 0.38, stroke, 3.0, 3.0);
            }
        }
        explain(pen, place, || aboard::soul_tip(speaker, berth, held));
    }
}

/// Returns the icon of a ship's state: at sea, held by the wind, or ashore.
fn lie<G: VoodooTable>(scene: &Scene<G>, pirate: &PirateView<G>) -> (&'static str, Color32) {
    if pirate.ashore {
        ("pirate-flag", palette::BRASS_LIGHT)
    } else if pirate.stuck && scene.view.wind == Wind::Storm {
        ("lightning-storm", palette::DUSK)
    } else if pirate.stuck {
        ("fog", palette::DUSK)
    } else {
        ("island", palette::FAINT)
    }
}

/// Draws the cards in front, face up or down, or a dashed place for none.
fn cards<G: VoodooTable>(
    pen: &mut Pen,
    scene: &Scene<G>,
    pirate: &PirateView<G>,
    parts: &Parts,
    laid: &[Laid<G>],
) {
    let speaker = scene.session.speaker();
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

fn total<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, pirate: &PirateView<G>, rect: Rect) {
    let speaker = scene.session.speaker();
    let points = Points {
        seat: pirate.seat,
        total: pirate.total(),
        // A skull that only its owner knows comes to it in the end.
        more: pirate.unseen_skulls,
        upon: pirate.blessed.map(|_| "poker-hand"),
    };
    let tip = || aboard::score_tip(speaker, pirate);
    let blessed = || aboard::blessed_tip(scene, pirate.blessed.flatten());
    if row::points(pen, rect, points, speaker.words(), tip, blessed) {
        scene.ask(Ask::Points);
    }
}
