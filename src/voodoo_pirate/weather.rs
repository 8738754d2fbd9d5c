//! The tide and the colonial ships, below the wind.

use super::Scene;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::panels::weather;
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use games::voodoo_pirate::Event;
use games::voodoo_pirate::pieces::{Face, Place, Tide};
use rules::kit::Texted;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let vane = || {
        let speaker = scene.session.speaker();
        Tip::new(capital(&speaker.piece(Face::Vane)), speaker.tip(Face::Vane)).about("book-sailing")
    };
    let left = weather::draw(pen, scene, vane, [(18.0, 32.0), (37.0, 59.0)]);
    let top = scene.places.upper.top();
    let at = |compact: f32, wide: f32| pos2(left, top + pen.pick(compact, wide));
    let (low, last) = (at(63.0, 98.0), at(97.0, 150.0));
    tide(pen, scene, low);
    colonials(pen, scene, last);
}

fn tide(pen: &mut Pen, scene: &mut Scene, at: Pos2) {
    let speaker = scene.session.speaker();
    let tide = scene.view.tide;
    let (edge, fill) = match tide {
        Tide::In => (palette::TIDE_IN, palette::TIDE_IN_GROUND),
        Tide::Out => (palette::TIDE_OUT, palette::TIDE_OUT_GROUND),
    };
    let size = pen.pick(vec2(98.0, 26.0), vec2(136.0, 38.0));
    let rect = Rect::from_min_size(at - vec2(0.0, size.y / 2.0), size);
    scene.kept.note(Face::TideMarker, Place::Box, rect.center());
    let radius = CornerRadius::same((size.y / 2.0) as u8);
    pen.ui.painter().rect(
        rect,
        radius,
        fill,
        Stroke::new(1.8, edge),
        StrokeKind::Inside,
    );
    let (middle, across) = pen.pick((15.0, 34.0), (20.0, 48.0));
    let middle = rect.left_center() + vec2(middle, 0.0);
    pen.art(tide_picture(tide), middle, across);
    // The other one comes up over it while the tide turns.
    if let Some((shown, motion)) = scene.animations.moving()
        && let Event::TideTurned(to) = shown.event
    {
        let clear = palette::OWN.gamma_multiply(motion.done);
        pen.icon(tide_picture(to), middle, across, clear);
    }
    let text = rect.left_center() + vec2(pen.pick(35.0, 47.0), 0.0);
    pen.text(
        text,
        Align2::LEFT_CENTER,
        Typeface::Bold.at(pen.pick(15.0, 18.0)),
        palette::TEXT,
        speaker.text(tide),
    );
    let at = rect.right_center() + vec2(pen.pick(7.0, 14.0), 0.0);
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let text = speaker.words().say("ui-tide-turns", &[]);
    let ends = scene.places.upper.right() - 10.0;
    let room = Rect::from_x_y_ranges(at.x..=ends, rect.y_range());
    let drawn = pen.fitted(room, font, palette::FAINT, &text);
    explain(pen, rect.union(drawn), || {
        Tip::new(speaker.text(tide), speaker.does(tide))
            .with(Some(speaker.tip(Face::TideMarker)))
            .about(tide.text_id())
    });
}

/// Returns the picture of a tide.
pub(super) fn tide_picture(tide: Tide) -> &'static str {
    match tide {
        Tide::In => "art/tide-in",
        Tide::Out => "art/tide-out",
    }
}

fn colonials(pen: &mut Pen, scene: &mut Scene, at: Pos2) {
    let middle = at + vec2(pen.pick(50.0, 75.0), 0.0);
    scene.kept.note(Face::Colonials, Place::Box, middle);
    let (ships, most) = (scene.view.colonials, scene.view.most_colonials);
    let speaker = scene.session.speaker();
    let values = [
        ("ships", i64::from(ships).into()),
        ("most", i64::from(most).into()),
    ];
    let title = speaker.words().say("ui-colonials", &values);
    let size = pen.pick(25.0, 35.0);
    let step = pen.pick(28.0, 42.0);
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    // With room for it the count stands above the ships, else behind them.
    let line = if pen.wide {
        let above = at - vec2(0.0, 15.0);
        pen.text(
            above,
            Align2::LEFT_CENTER,
            font.clone(),
            palette::FAINT,
            &title,
        );
        at.y + 17.0
    } else {
        at.y
    };
    for ship in 0..most {
        let centre = pos2(at.x + size / 2.0 + step * f32::from(ship), line);
        if ship < ships {
            pen.icon("galleon", centre, size, palette::PARCHMENT);
        } else {
            pen.icon("galleon", centre, size, palette::SLOT);
        }
    }
    let fleet = Rect::from_min_size(
        pos2(at.x, line - size / 2.0),
        vec2(step * f32::from(most), size),
    );
    if !pen.wide {
        let text = speaker.words().say("ui-of", &values);
        let behind = fleet.right_center() + vec2(4.0, 0.0);
        pen.text(behind, Align2::LEFT_CENTER, font, palette::FAINT, text);
    }
    let area = Rect::from_min_max(pos2(at.x, at.y - size), fleet.max + vec2(46.0, 0.0));
    explain(pen, area, || {
        Tip::new(title, speaker.tip(Face::Colonials)).about("card-jax")
    });
}
