//! The top bar: the phase, the round, the way through the night, speed and menu.

use crate::options::Speed;
use crate::table::pause::Pause;
use crate::table::tips::{self, Tip, explain};
use crate::table::{Act, Refused, Stays, figures};
use crate::theme::{Face, Pen, palette};
use crate::voodoo::Painted;
use crate::voodoo::panels::{Ask, Scene};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rangef, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};

/// The width of a button in the bar of a strip, where it is a sign without a word.
pub const BUTTON: f32 = 38.0;

pub fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, speed: Speed) {
    let bar = scene.places.top;
    let shade = bar.with_max_y(bar.bottom() + 14.0);
    pen.ui.painter().add(Shape::gradient_rect(
        shade,
        bevy_egui::egui::Direction::TopDown,
        [palette::TOP_BAR, Color32::TRANSPARENT],
    ));
    let middle = bar.center().y - pen.pick(2.0, 6.0);
    let strip = scene.places.strip.is_some();
    let speaker = scene.sitting.speaker();
    let left = scene.places.row.left() + 4.0;
    let commons = scene.commons();
    let phase = commons.phase;
    let title = pen.text(
        pos2(left, middle),
        Align2::LEFT_CENTER,
        Face::Title.at(if strip { 24.0 } else { pen.pick(29.0, 38.0) }),
        palette::TEXT,
        speaker.phase(phase),
    );
    let words = speaker.words();
    let round = [
        ("round", i64::from(commons.round).into()),
        ("most", i64::from(commons.most_rounds).into()),
    ];
    let text = if commons.round == 0 {
        String::new()
    } else {
        words.say("ui-round", &round)
    };
    let at = pos2(title.right() + 12.0, middle + pen.pick(3.0, 4.0));
    let font = Face::Plain.at(pen.pick(15.0, 18.0));
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, &text);
    explain(pen, title, || {
        Tip::new(speaker.phase(phase), speaker.phase_tip(phase)).about(G::phase_id(phase))
    });
    explain(pen, drawn, || {
        Tip::new(text, words.say("ui-round.tip", &round)).about("book-goal")
    });
    if scene.sitting.is_practice() {
        let at = pos2(drawn.right().max(title.right()) + 12.0, drawn.center().y);
        let text = words.say("ui-practice", &[]);
        let font = Face::Bold.at(pen.pick(15.0, 18.0));
        let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::PREVIEW, &text);
        explain(pen, drawn, || {
            Tip::new(text, words.say("ui-practice.tip", &[]))
        });
    }
    // The signs of the strip's panels stand there.
    if !strip {
        track(pen, scene, pos2(bar.center().x, middle));
    }
    buttons(pen, scene, speed, middle);
}

/// Dusk, Moonlight, Dawn: where the round is.
fn track<G: Painted>(pen: &mut Pen, scene: &Scene<G>, middle: Pos2) {
    let phases = [
        (G::DUSK, "sunset"),
        (G::MOONLIGHT, "moon"),
        (G::DAWN, "sunrise"),
    ];
    let font = Face::Bold.at(pen.pick(15.0, 18.0));
    let least = pen.pick(vec2(108.0, 32.0), vec2(140.0, 38.0));
    // Long names take the room that they need.
    let widths = phases.map(|(phase, _)| {
        let name = scene.sitting.speaker().phase(phase);
        let painter = pen.ui.painter();
        let name = painter.layout_no_wrap(name, font.clone(), palette::TEXT);
        least.x.max(name.size().x + 50.0)
    });
    let gap = pen.pick(16.0, 20.0);
    let mut left = middle.x - (widths.iter().sum::<f32>() + 2.0 * gap) / 2.0;
    // Where what is seen of the phase before ends.
    let mut before = None;
    for ((phase, icon), width) in phases.into_iter().zip(widths) {
        let name = scene.sitting.speaker().phase(phase);
        let now = scene.commons().phase == phase;
        let corner = pos2(left, middle.y - least.y / 2.0);
        let place = Rect::from_min_size(corner, vec2(width, least.y));
        left += width + gap;
        let colour = if now { palette::TEXT } else { palette::FAINT };
        if now {
            let (fill, edge) = if phase == G::DUSK {
                (palette::DUSK_GROUND, palette::DUSK)
            } else {
                (palette::FILL_LIT, palette::MOON)
            };
            let radius = CornerRadius::same((place.height() / 2.0) as u8);
            let stroke = Stroke::new(1.8, edge);
            let painter = pen.ui.painter();
            painter.rect(place, radius, fill, stroke, StrokeKind::Inside);
        }
        // Icon and name stand in the middle together.
        let face = if now { Face::Bold } else { Face::Plain };
        let font = face.at(pen.pick(15.0, 18.0));
        let side = pen.pick(17.0, 20.0);
        let to_name = side / 2.0 + 15.0;
        let long = to_name + pen.wide_as(&name, font.clone());
        let begins = place.center() - vec2(long / 2.0, 0.0);
        pen.icon(icon, begins + vec2(side / 2.0, 0.0), side, colour);
        let at = begins + vec2(to_name, 0.0);
        pen.text(at, Align2::LEFT_CENTER, font, colour, name);
        // The sign between two is as far from what is seen of the one as of the other.
        let seen = if now {
            place.x_range()
        } else {
            Rangef::new(begins.x, begins.x + long)
        };
        if let Some(before) = before.replace(seen.max) {
            onward(pen, pos2((before + seen.min) / 2.0, middle.y));
        }
        let speaker = scene.sitting.speaker();
        explain(pen, place, || {
            Tip::new(speaker.phase(phase), speaker.phase_tip(phase)).about(G::phase_id(phase))
        });
    }
}

/// The sign between a phase and the next.
fn onward(pen: &Pen, middle: Pos2) {
    let reach: f32 = pen.pick(2.5, 3.0);
    let points = [(-1.0, -2.0), (1.0, 0.0), (-1.0, 2.0)].map(|(x, y)| middle + reach * vec2(x, y));
    let stroke = Stroke::new(pen.pick(1.6, 2.0), palette::FAINT.gamma_multiply(0.6));
    pen.ui.painter().add(Shape::line(points.to_vec(), stroke));
}

fn buttons<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, speed: Speed, middle: f32) {
    let words = scene.sitting.speaker().words();
    let times = figures::speed(words, speed);
    let strip = scene.places.strip.is_some();
    let (right, width) = if strip {
        (scene.places.screen.right() - 6.0, BUTTON)
    } else {
        (scene.places.weather.right(), pen.pick(66.0, 76.0))
    };
    let undo = match scene.sight.can_take_back {
        _ if !scene.idle => Err(Stays::Moves),
        undo => undo,
    };
    // Whether each can be pressed, and what is to be said of that.
    let (can_undo, of_undo) = match undo {
        Ok(undo) => (true, undo.id()),
        Err(stays) => (false, Some(stays.id())),
    };
    let mut asked = None;
    let rows = [
        (
            "ship-wheel",
            words.say("ui-menu", &[]),
            "ui-menu",
            Act::Back,
            0.0,
            (true, None),
        ),
        (
            "sands-of-time",
            times,
            "ui-speed",
            Act::Speed,
            1.0,
            (true, None),
        ),
        (
            "treasure-map",
            words.say("ui-rules", &[]),
            "ui-rules",
            Act::Rules,
            2.0,
            (true, None),
        ),
        (
            "anticlockwise-rotation",
            words.say("ui-undo", &[]),
            "ui-undo",
            Act::TakeBack,
            3.0,
            (can_undo, of_undo),
        ),
    ];
    for (icon, text, id, act, place, (can, of_it)) in rows {
        let centre = pos2(right - width * (place + 0.5), middle);
        let rect = Rect::from_center_size(centre, vec2(width - 4.0, pen.pick(42.0, 52.0)));
        let hit = pen.hit_at(rect, rect.center(), "bar", &text);
        let key = [("key", pen.controls.told(act, words).into())];
        let of_it = of_it.map(|id| words.say(id, &[]));
        tips::told(pen, hit.response.clone(), hit.focused, None, || {
            let tip = words.say(&format!("{id}.tip"), &key);
            Tip::new(words.say(id, &[]), tip).with(of_it.clone())
        });
        if hit.focused {
            pen.mark(rect.shrink(3.0), CornerRadius::same(6));
        }
        let colour = if !can {
            palette::FAINT.gamma_multiply(0.55)
        } else if hit.hovered {
            palette::BRASS_LIGHT
        } else {
            palette::TEXT
        };
        if strip {
            pen.icon(icon, centre, 20.0, colour);
        } else {
            pen.icon(icon, centre - vec2(0.0, 9.0), pen.pick(18.0, 21.0), colour);
            let at = centre + vec2(0.0, pen.pick(10.0, 13.0));
            pen.text(
                at,
                Align2::CENTER_CENTER,
                Face::Plain.at(pen.pick(14.0, 15.0)),
                colour,
                text,
            );
        }
        if hit.clicked {
            match place as u8 {
                0 => asked = Some(Ask::Pause(Pause::Stay)),
                1 => asked = Some(Ask::Speed),
                2 => asked = Some(Ask::Rules(None)),
                _ if can => asked = Some(Ask::TakeBack),
                _ => {
                    asked = of_it.map(|text| Ask::Say(Refused { text, topic: None }));
                }
            }
        }
    }
    scene.asks.extend(asked);
}
