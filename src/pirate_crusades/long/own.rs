//! The panel of whoever sits before the screen: ship and captain, holds, missions, what else is aboard, reputation and riches.

use super::tips as told;
use super::{ladder, row, spoils};
use crate::board::offers::offer_or_explain;
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::kept::Part;
use crate::pirate_crusades::{Scene, Spot, looks, open_missions, own, rows, tips};
use crate::table::Seen;
use crate::table::figures::capital;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use games::pirate_crusades::values::Standing;
use rules::table::Seat;

/// Draws the panel.
pub(in crate::pirate_crusades) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let held = Held::of(scene.view, scene.data, seat);
    let inset = pen.pick(10.0, 16.0);
    let inner = rect.shrink2(vec2(inset, 0.0));
    let line = rect.top() + pen.pick(15.0, 23.0);
    heading(pen, scene, seat, inner, line);
    let card = pen.pick(vec2(58.0, 82.0), vec2(92.0, 130.0));
    let top = line + pen.pick(11.0, 18.0);
    let ship = Rect::from_min_size(pos2(inner.left(), top), card);
    own::ship(pen, scene, seat, &held, ship);
    let portrait = Rect::from_min_size(
        pos2(ship.right() + pen.pick(6.0, 10.0), top),
        vec2(card.y * looks::PORTRAIT, card.y),
    );
    captain(pen, scene, seat, portrait);
    let beside = Rect::from_min_max(
        pos2(portrait.right() + pen.pick(8.0, 14.0), top),
        pos2(inner.right(), ship.bottom()),
    );
    names(pen, scene, seat, &held, beside);
    let slot = pen.pick(vec2(42.0, 59.0), vec2(65.0, 91.0));
    let line = ship.bottom() + pen.pick(12.0, 20.0);
    let room = Rect::from_min_max(
        pos2(inner.left(), line),
        pos2(inner.right(), line + pen.pick(9.0, 14.0) + slot.y),
    );
    own::holds(pen, scene, seat, &held, room, slot);
    // From the foot up: fame, spoils; missions take what is left.
    let foot = rect.bottom() - pen.pick(6.0, 11.0);
    let fame = Rect::from_min_max(
        pos2(inner.left(), foot - pen.pick(98.0, 138.0)),
        pos2(inner.right(), foot),
    );
    ladder::draw(pen, scene, seat, fame);
    let high = pen.pick(28.0, 44.0);
    let aboard = Rect::from_min_size(
        pos2(inner.left(), fame.top() - high - pen.pick(4.0, 9.0)),
        vec2(inner.width(), high),
    );
    spoils::draw(pen, scene, seat, aboard);
    let gap = pen.pick(5.0, 10.0);
    let missions = Rect::from_min_max(
        pos2(inner.left(), room.bottom() + gap),
        pos2(inner.right(), aboard.top() - gap),
    );
    let most = pen.pick(58.0, 84.0);
    let missions = missions.with_max_y(missions.bottom().min(missions.top() + most));
    open_missions::draw(pen, scene, seat, &held, missions);
}

/// Draws the owner of the ship, and her place.
fn heading(pen: &mut Pen, scene: &Scene, seat: Seat, inner: Rect, line: f32) {
    let words = scene.session.speaker().teller.words();
    let alone = scene.session.people().count() == 1;
    let title = match alone {
        true => words.say("ui-own-ship", &[]),
        false => words.say("ui-ship-of", &[("pirate", scene.name(seat))]),
    };
    let drawn = pen.heading(pos2(inner.left(), line), &title);
    let text = told::stands(scene, seat);
    let font = Typeface::Plain.at(pen.pick(13.5, 16.5));
    let room = Rect::from_min_max(
        pos2(drawn.right() + 12.0, line - 10.0),
        pos2(inner.right(), line + 10.0),
    );
    let lost = matches!(
        scene.view.standing(seat),
        Standing::Adrift(_) | Standing::Stranded | Standing::Hostage(..) | Standing::Out
    );
    let colour = if lost {
        palette::DANGER
    } else {
        palette::FAINT
    };
    let said = pen.fitted_right(room, font, colour, &text);
    explain(pen, said, || told::standing(scene, seat));
}

/// Draws the portrait of the captain whom the player plays, behind bars while it is a hostage.
fn captain(pen: &mut Pen, scene: &mut Scene, seat: Seat, place: Rect) {
    scene.kept.note_part(Part::Captain, place);
    let Some(captain) = scene.view.captain_of(scene.data, seat) else {
        return;
    };
    let [portrait, _] = looks::captain(captain);
    pen.picture(&portrait, place);
    if matches!(scene.view.standing(seat), Standing::Hostage(..)) {
        pen.picture("art/crusades-bars", place);
    }
    explain(pen, place, || told::captain_of(scene, seat, captain));
}

/// Draws the names of ship and captain, the flaw, the bonuses, and the weight.
fn names(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, room: Rect) {
    let mut lines = Lines::of(pen, room, held.bonuses.len());
    if let Some(ship) = held.ship {
        let data = scene.data.card(ship);
        let class = capital(&scene.session.speaker().teller.text(data.class));
        let size = scene.view.vessel(scene.data, seat).size(scene.data);
        let values = [("class", class.into()), ("size", size.into())];
        lines.head(pen, &data.ship);
        lines.small(pen, None, &scene.say("ui-ship-size", &values));
    }
    if let Some(captain) = scene.view.captain_of(scene.data, seat) {
        lines.head(pen, &told::captain_name(scene, captain));
    }
    if let Some(flaw) = scene.view.vessel(scene.data, seat).flaw {
        let disc = lines.disc();
        row::flaw_disc(pen, flaw, disc);
        let text = scene.session.speaker().teller.text(flaw);
        let whole = lines.small(pen, Some(disc), &text).union(disc);
        explain(pen, whole, || told::flaw(scene, flaw));
    }
    for &card in &held.bonuses {
        let disc = lines.disc();
        rows::bonus_disc(pen, scene, card, disc);
        let bonus = scene.data.card(card).bonus;
        let text = capital(&scene.session.speaker().teller.text(bonus));
        let whole = lines.small(pen, Some(disc), &text).union(disc);
        offer_or_explain(pen, scene, Spot::Bonus(card), whole, |scene| {
            tips::bonus(scene, seat, card)
        });
    }
    if held.ship.is_some() {
        let disc = lines.disc();
        pen.icon(
            looks::WEIGHT,
            disc.center(),
            disc.width() * 0.8,
            palette::FAINT,
        );
        let text = tips::weight(scene, seat);
        let whole = lines.small(pen, Some(disc), &text).union(disc);
        explain(pen, whole, || tips::figure(scene, "tip-weight", seat));
    }
}

/// Lines below each other in a room.
struct Lines {
    room: Rect,
    step: f32,
    y: f32,
}

impl Lines {
    /// Returns lines for names, flaw and weight, and so many bonuses.
    fn of(pen: &Pen, room: Rect, bonuses: usize) -> Self {
        let count = 5.0 + bonuses as f32;
        let step = (room.height() / count).min(pen.pick(17.0, 26.0));
        Self {
            room,
            step,
            y: room.top(),
        }
    }

    fn next(&mut self) -> Rect {
        let line = Rect::from_x_y_ranges(self.room.x_range(), self.y..=self.y + self.step);
        self.y += self.step;
        line
    }

    fn head(&mut self, pen: &Pen, text: &str) {
        let font = Typeface::Bold.at((self.step * 0.82).min(pen.pick(15.0, 19.0)));
        let line = self.next();
        let _ = pen.fitted(line, font, palette::TEXT, text);
    }

    /// Returns the place of a disc at the head of the next line.
    fn disc(&self) -> Rect {
        let size = self.step * 0.94;
        let at = pos2(self.room.left() + size / 2.0, self.y + self.step / 2.0);
        Rect::from_center_size(at, Vec2::splat(size))
    }

    fn small(&mut self, pen: &Pen, disc: Option<Rect>, text: &str) -> Rect {
        let font = Typeface::Plain.at((self.step * 0.72).min(pen.pick(13.0, 16.5)));
        let line = self.next();
        let line = match disc {
            Some(disc) => line.with_min_x(disc.right() + 5.0),
            None => line,
        };
        let colour = if disc.is_some() {
            palette::TEXT
        } else {
            palette::FAINT
        };
        pen.fitted(line, font, colour, text)
    }
}
