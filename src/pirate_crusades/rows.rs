//! A row a player: ship, crew, holds, weight, where it is, its bonuses and its cargo.

use super::face::{self, Zone};
use super::holdings::Held;
use super::kept::Anchor;
use super::tips;
use super::{Scene, Spot, long, looks};
use crate::board::offers::{Offers, offer_or_explain};
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use games::pirate_crusades::values::{Card, Standing, Token};
use rules::table::Seat;

/// Returns the colour of a seat.
pub(super) fn token(scene: &Scene, seat: Seat) -> Token {
    scene.session.setup().chairs[seat.index()].colour
}

/// Draws a row a player, in the order of play.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let draws = if scene.view.long { long::row } else { row };
    for (seat, rect) in scene.rows(scene.view.first) {
        draws(pen, scene, seat, rect);
    }
}

/// The measures that the rows of both games have.
pub(super) struct Frame {
    /// The place of the badge.
    badge: Rect,
    /// The left ends of both lines.
    pub(super) lines: [Pos2; 2],
    /// The right end of both lines.
    pub(super) end: f32,
    /// The card of the ship.
    pub(super) card: Rect,
    /// The size of texts.
    pub(super) text: f32,
    /// The size of what is told beside.
    pub(super) small: f32,
}

impl Frame {
    /// Returns the frame of a row whose ship's card ends at `right`.
    pub(super) fn of(pen: &Pen, row: Rect, right: f32) -> Self {
        let size = pen.pick(vec2(31.0, 44.0), vec2(46.0, 65.0));
        let middle = row.center().y;
        let card = Rect::from_center_size(pos2(right - size.x / 2.0, middle), size);
        let left = pen.pick(48.0, 76.0);
        let badge = pos2(row.left() + left / 2.0 + 4.0, middle);
        let lines = pen.pick([15.0, 37.0], [24.0, 55.0]);
        Self {
            badge: Rect::from_center_size(badge, Vec2::splat(pen.pick(32.0, 48.0))),
            lines: lines.map(|line| row.min + vec2(left, line)),
            end: card.left() - 6.0,
            card,
            text: pen.pick(14.0, 18.0),
            small: pen.pick(13.5, 17.0),
        }
    }

    /// Returns the right end of a line.
    pub(super) fn ends(&self, line: usize) -> Pos2 {
        pos2(self.end, self.lines[line].y)
    }

    /// Draws the ground of a row with badge and name, which ends before `most`, and the lantern of whose turn it is; returns the name's
    /// place.
    pub(super) fn begin(
        &self,
        pen: &mut Pen,
        scene: &mut Scene,
        seat: Seat,
        row: Rect,
        most: f32,
    ) -> Rect {
        explain(pen, row, || tips::player(scene, seat));
        scene.kept.note(Anchor::Row(seat), row.center());
        let [at, _] = self.lines;
        let half = self.text * 0.75;
        let name = Rect::from_x_y_ranges(at.x..=most, at.y - half..=at.y + half);
        let paint = looks::paint(token(scene, seat));
        let name = scene.draw_row(pen, seat, row, paint, [self.badge, name]);
        if scene.view.active == seat {
            lantern(pen, row);
        }
        name
    }

    /// Draws the card of the ship.
    pub(super) fn ship(&self, pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held) {
        let Some(ship) = held.ship else {
            return;
        };
        let face = scene.card(ship, Some(Zone::Ship));
        face::small(pen, self.card, &face, true);
        scene.kept.note(Anchor::Ship(seat), self.card.center());
        explain(pen, self.card, || tips::ship(scene, seat, ship));
    }
}

fn row(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let frame = Frame::of(pen, rect, rect.right() - 5.0);
    let held = Held::of(scene.view, scene.data, seat);
    let chips = Chips::of(pen, &held, &frame);
    let most = chips.begins - 6.0;
    let name = frame.begin(pen, scene, seat, rect, most);
    cargo(pen, scene, seat, &held, &chips, &frame);
    let at = pos2(name.right() + 8.0, frame.lines[0].y);
    ship_name(pen, scene, &held, at, most, &frame);
    let wide = pen.pick(19.5, 28.6);
    let begins = bonuses(pen, scene, seat, &held, frame.ends(1), wide);
    figures(pen, scene, seat, &held, begins - 6.0, &frame);
    frame.ship(pen, scene, seat, &held);
    if scene.observation.at(Spot::Player(seat)).next().is_some() {
        let place = rect.shrink(2.0);
        offer_or_explain(pen, scene, Spot::Player(seat), place, |scene| {
            tips::player(scene, seat)
        });
    }
}

/// Draws the lantern of the player whose turn it is.
fn lantern(pen: &Pen, rect: Rect) {
    let at = rect.left_center() - vec2(pen.pick(1.0, 4.0), 0.0);
    let painter = pen.ui.painter();
    for (radius, strength) in [(16.0, 0.10), (11.0, 0.18), (7.0, 0.4)] {
        let radius = pen.pick(0.7, 1.0) * radius;
        let glow = palette::QUADRANT.gamma_multiply(strength);
        painter.circle_filled(at, radius, glow);
    }
    let edge = Stroke::new(1.4, palette::INK);
    painter.circle(at, pen.pick(3.4, 4.6), palette::FLASH, edge);
}

/// Draws the pennant and the name of a ship.
fn ship_name(pen: &mut Pen, scene: &Scene, held: &Held, at: Pos2, end: f32, frame: &Frame) {
    let Some(ship) = held.ship else {
        return;
    };
    let icon = pen.pick(15.0, 22.0);
    let flag = Rect::from_min_size(at - vec2(0.0, icon * 0.42), vec2(icon * 1.2, icon * 0.84));
    if flag.right() > end {
        return;
    }
    pen.picture(looks::pennant(ship.suit()), flag);
    explain(pen, flag, || tips::nation(scene, ship));
    let room = Rect::from_x_y_ranges(flag.right() + 5.0..=end, flag.y_range());
    if room.width() > frame.text * 3.4 {
        let font = Typeface::Plain.at(frame.small);
        let name = &scene.data.card(ship).ship;
        let _ = pen.fitted(room, font, palette::FAINT, name);
    }
}

/// Chips of cargo at the right end of a line.
struct Chips {
    begins: f32,
    middle: f32,
    step: f32,
    size: Vec2,
}

impl Chips {
    fn of(pen: &Pen, held: &Held, frame: &Frame) -> Self {
        let size = pen.pick(vec2(29.0, 17.0), vec2(42.0, 26.0));
        let [left, _] = frame.lines;
        // The name needs some room, too.
        let room = (frame.end - left.x) * 0.52;
        let count = held.holds.len() as f32;
        let step = (room / count.max(1.0)).min(size.x + 4.0);
        Self {
            begins: frame.end - step * count,
            middle: left.y,
            step,
            size,
        }
    }
}

/// Draws cargo as chips.
fn cargo(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, chips: &Chips, frame: &Frame) {
    let mut x = chips.begins;
    for &card in &held.holds {
        let step = chips.step;
        let wide = chips.size.x.min(step.max(pen.pick(17.0, 24.0)));
        let top = chips.middle - chips.size.y / 2.0;
        let rect = Rect::from_min_size(pos2(x, top), vec2(wide, chips.size.y));
        goods(pen, scene, card, rect, frame.small);
        scene.lies.note(Spot::Hold(card), rect);
        if scene.own() == seat {
            explain(pen, rect, || tips::cargo(scene, seat, card));
        } else {
            offer_or_explain(pen, scene, Spot::Hold(card), rect, |scene| {
                tips::cargo(scene, seat, card)
            });
        }
        x += step;
    }
    scene
        .kept
        .note(Anchor::Holds(seat), pos2(chips.begins, chips.middle));
}

/// Draws a chip of cargo: its sign and its tons, in the colour of its suit.
pub(super) fn goods(pen: &Pen, scene: &Scene, card: Card, rect: Rect, text: f32) {
    let painter = pen.ui.painter();
    let radius = CornerRadius::same((rect.height() * 0.2) as u8);
    let edge = Stroke::new(1.2, palette::INK);
    let ground = looks::tint(card.suit());
    painter.rect(rect, radius, ground, edge, StrokeKind::Inside);
    let icon = rect.height() * 0.74;
    let tight = rect.width() < icon + text * 1.2;
    let at = if tight {
        rect.center()
    } else {
        pos2(rect.left() + icon * 0.62, rect.center().y)
    };
    let sign = looks::cargo(scene.data.cargo(card));
    pen.icon(sign, at, icon, palette::CARD_LIGHT);
    if !tight {
        let font = Typeface::Head.at(text * 1.05);
        let end = rect.right_center() - vec2(rect.width() * 0.1, 0.0);
        let tons = scene.data.tons(card);
        pen.text(end, Align2::RIGHT_CENTER, font, palette::CARD_LIGHT, tons);
    }
}

/// Draws the bonuses of a player on discs so wide that end at a point, and returns where they begin.
pub(super) fn bonuses(
    pen: &mut Pen,
    scene: &Scene,
    seat: Seat,
    held: &Held,
    end: Pos2,
    wide: f32,
) -> f32 {
    let mut x = end.x;
    for &card in held.bonuses.iter().rev() {
        let rect = Rect::from_center_size(pos2(x - wide / 2.0, end.y), Vec2::splat(wide));
        bonus_disc(pen, scene, card, rect);
        explain(pen, rect, || tips::bonus(scene, seat, card));
        x -= wide + 2.0;
    }
    x
}

/// Draws the disc of a bonus.
pub(super) fn bonus_disc(pen: &Pen, scene: &Scene, card: Card, rect: Rect) {
    pen.art(looks::DISC_BONUS, rect.center(), rect.width());
    let sign = looks::bonus(scene.data.card(card).bonus);
    pen.icon(
        sign,
        rect.center(),
        rect.width() * 0.58,
        palette::BRASS_LIGHT,
    );
}

/// Draws a figure with its sign, from a point to the right, and returns its rectangle.
pub(super) fn figure(
    pen: &Pen,
    at: Pos2,
    icon: &str,
    text: &str,
    font: FontId,
    colour: Color32,
) -> Rect {
    let size = font.size * 1.22;
    let sign = Rect::from_min_size(at - vec2(0.0, size / 2.0), Vec2::splat(size));
    pen.icon(icon, sign.center(), size, palette::FAINT);
    let after = pos2(sign.right() + 4.0, at.y);
    sign.union(pen.text(after, Align2::LEFT_CENTER, font, colour, text))
}

/// Draws size, crew, holds and weight, and the player's place.
fn figures(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, end: f32, frame: &Frame) {
    let mut at = frame.lines[1];
    let font = Typeface::Plain.at(frame.text);
    let gap = pen.pick(7.0, 14.0);
    let crew = format!("{}/{}", held.crew, held.crew_limit);
    let holds = format!("{}/{}", held.holds.len(), held.hold_limit);
    let parts = [
        (looks::CREW, crew, "tip-crew"),
        (looks::HOLDS, holds, "tip-holds"),
        (looks::WEIGHT, held.weight.to_string(), "tip-weight"),
    ];
    if held.ship.is_some() {
        for (icon, text, id) in parts {
            let rect = figure(pen, at, icon, &text, font.clone(), palette::TEXT);
            if id == "tip-crew" {
                scene.kept.note(Anchor::Hand(seat), rect.center());
            }
            explain(pen, rect, || tips::figure(scene, id, seat));
            at.x = rect.right() + gap;
        }
    }
    let icon = match held.standing {
        Standing::Docked => looks::PORT,
        Standing::Ready => looks::DISEMBARK,
        Standing::Sailing => looks::SHIP,
        _ => looks::FLEE,
    };
    let words = scene.words();
    let text = match (held.standing, held.town) {
        (Standing::Docked, Some(town)) => scene.data.card(town).port.clone(),
        (Standing::Docked, None) => words.say("ui-stands-neutral", &[]),
        (Standing::Ready, _) => words.say("ui-stands-ready", &[]),
        (Standing::Sailing, _) => words.say("ui-stands-at-sea", &[]),
        _ => words.say("ui-stands-out", &[]),
    };
    let sign = frame.text * 1.22;
    let whole = Rect::from_x_y_ranges(at.x..=end, at.y - sign / 2.0..=at.y + sign / 2.0);
    if whole.width() < sign {
        return;
    }
    pen.icon(icon, pos2(at.x + sign / 2.0, at.y), sign, palette::BRASS);
    let room = whole.with_min_x(at.x + sign + 4.0);
    if room.width() > frame.text * 1.6 {
        let font = Typeface::Plain.at(frame.small);
        let _ = pen.fitted(room, font, palette::TEXT, &text);
    }
    explain(pen, whole, || tips::standing(scene, seat));
}
