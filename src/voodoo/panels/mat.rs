//! The mat of the player before the screen, with the player's own things that can be chosen.

use super::aboard;
use super::hold;
use super::things;
use super::{Scene, VoodooTable};
use crate::board::mat::{caption, upper_line};
use crate::board::offers::offer_or_explain;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::Spot;
use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use games::voodoo::words::Speaker;
use games::voodoo::{Colour, Face, PirateView, Place};
use rules::table::{Seat, SeatKind};

/// Draws the mat. `head` draws the end of its heading, and returns the left edge of that; `behind` draws after the souls.
pub fn draw<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    head: impl FnOnce(&mut Pen, &mut Scene<G>, Seat, Pos2) -> f32,
    behind: impl FnOnce(&mut Pen, &mut Scene<G>, Seat, Pos2),
) {
    let rect = scene.places.mat;
    pen.panel(rect);
    let pirate = scene.pirate(scene.own());
    let line = rect.top() + pen.pick(17.0, 24.0);
    let end = pos2(rect.right() - 14.0, line);
    let edge = head(pen, scene, pirate.seat, end);
    heading(pen, scene, pirate, pos2(rect.left() + 14.0, line), edge);
    let high = upper_line(pen, rect);
    let x = power(
        pen,
        scene,
        pirate,
        pos2(rect.left() + pen.pick(13.0, 18.0), high),
    );
    let x = souls(pen, scene, pirate, pos2(x + pen.pick(12.0, 16.0), high));
    let at = pos2(x + pen.pick(14.0, 16.0), high);
    behind(pen, scene, pirate.seat, at);
    hold::draw(pen, scene, pirate, rect);
}

fn heading<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    pirate: &PirateView<G>,
    at: Pos2,
    edge: f32,
) {
    let speaker = scene.session.speaker();
    let words = speaker.words();
    let name = speaker.name(pirate.seat);
    let title = if scene.session.people().count() == 1
        && scene.session.kind(pirate.seat) == SeatKind::Human
    {
        words.say("ui-your-ship", &[])
    } else {
        words.say("ui-ship-of", &[("pirate", name.as_str().into())])
    };
    let state = [
        (pirate.jailed, "ui-in-jail"),
        (pirate.ashore, "ui-ashore"),
        (pirate.stuck, "ui-stuck"),
    ];
    let place = pirate.space.map(|space| {
        let values = [
            ("value", i64::from(pirate.value).into()),
            ("space", G::space(speaker, space).into()),
        ];
        words.say(
            if pen.wide {
                "ui-lies-at"
            } else {
                "ui-location"
            },
            &values[..if pen.wide { 2 } else { 1 }],
        )
    });
    let state = state
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, id)| words.say(id, &[]));
    let parts: Vec<String> = place.into_iter().chain(state).collect();
    let text = parts.join(&words.say("list-comma", &[]));
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let end = pos2(edge, at.y);
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::FAINT, text);
    let room = Rect::from_x_y_ranges(at.x..=drawn.left() - 8.0, at.y - 12.0..=at.y + 12.0);
    let font = Typeface::Head.at(pen.pick(16.0, 20.0));
    let title = pen.fitted(room, font, palette::BRASS_LIGHT, &title);
    explain(pen, drawn, || {
        and_jail(aboard::location_tip(scene, pirate), speaker, pirate)
    });
    explain(pen, title, || aboard::pirate_tip(scene, pirate));
}

/// Returns a tip, with the explanation of jail if the pirate is in it.
fn and_jail<G: VoodooTable>(tip: Tip, speaker: &Speaker<G>, pirate: &PirateView<G>) -> Tip {
    if pirate.jailed {
        let title = speaker.words().say("ui-in-jail", &[]);
        tip.and(capital(&title), G::tip(speaker, Face::Jail.into()))
    } else {
        tip
    }
}

/// Draws the die of the ship's power, and returns its right edge.
fn power<G: VoodooTable>(pen: &mut Pen, scene: &Scene<G>, pirate: &PirateView<G>, at: Pos2) -> f32 {
    let speaker = scene.session.speaker();
    let text = aboard::power(speaker, pirate);
    let size = pen.pick(31.0, 46.0);
    let width = pen.pick(48.0, 62.0);
    let place = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, size));
    pen.die(place.center(), size, pirate.power);
    caption(pen, place, &text);
    explain(pen, place, || aboard::power_tip(speaker, pirate));
    place.right()
}

/// Draws the four places for souls, and returns their right edge.
fn souls<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    pirate: &PirateView<G>,
    at: Pos2,
) -> f32 {
    let cell = pen.pick(vec2(29.0, 37.0), vec2(44.0, 58.0));
    let step = pen.pick(32.0, 48.0);
    for (berth, held) in pirate.souls.into_iter().enumerate() {
        let centre = at + vec2(cell.x / 2.0 + step * berth as f32, 0.0);
        let slot = Rect::from_center_size(centre, cell);
        pen.ui.painter().rect_filled(slot, 7.0, palette::WELL);
        match held {
            Some(held) => {
                let stroke = Stroke::new(1.4, palette::LINE);
                pen.ui
                    .painter()
                    .rect_stroke(slot, 7.0, stroke, StrokeKind::Inside);
                let foot = centre + vec2(1.0, pen.pick(4.0, 5.0));
                things::soul_at(pen, held, foot, pen.pick(28.0, 42.0));
            }
            None => pen.dashed(slot, Stroke::new(1.4, palette::LINE), 5.0, 4.0),
        }
        let number = Typeface::Head.at(14.0);
        let corner = slot.left_top() + vec2(4.0, pen.pick(-1.0, 1.0));
        pen.text(corner, Align2::LEFT_TOP, number, palette::FAINT, berth + 1);
        let lies = Place::Berth(pirate.seat, berth as u8);
        scene.kept.note(Face::Soul(Colour::Red), lies, centre);
        offer_or_explain(pen, scene, Spot::OwnSoul(berth as u8), slot, |scene| {
            aboard::soul_tip(scene.session.speaker(), berth, held)
        });
    }
    let all = Rect::from_min_size(
        at - vec2(0.0, cell.y / 2.0),
        vec2(step * 3.0 + cell.x, cell.y),
    );
    let aboard = pirate.souls.iter().flatten().count() as i64;
    let values = [
        ("count", aboard.into()),
        ("most", (pirate.souls.len() as i64).into()),
    ];
    let text = scene.session.speaker().words().say("ui-souls-of", &values);
    caption(pen, all, &text);
    all.right()
}
