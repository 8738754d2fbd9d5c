//! The curtain, which hides a player's secrets until that player draws it aside.

use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{self, Align2, Color32, Rect, pos2, vec2};
use rules::table::words::Words;

/// Seconds for which the curtain's button is held, so that nobody raises it by accident.
const HOLD: f32 = 0.4;

/// An action at the curtain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// It was drawn aside.
    Aside,
    /// The secret pick before it is to be taken back.
    Back,
}

/// Draws the curtain over the whole canvas for a player with a badge and a name, and returns what was done with it; `None` while
/// it hangs.
///
/// `back` says whether the secret pick before it can be taken back.
pub fn draw(
    pen: &mut Pen,
    screen: Rect,
    (badge, name): (&str, &str),
    back: bool,
    words: &Words,
) -> Option<Drawn> {
    pen.targets.cover();
    folds(pen, screen);
    let middle = screen.center();
    let size = pen.pick(vec2(620.0, 280.0), vec2(880.0, 390.0));
    let panel = Rect::from_center_size(middle, size);
    pen.ui
        .painter()
        .rect_filled(panel, 10.0, palette::PANEL_SOLID);
    pen.panel(panel);
    let up = pen.pick(80.0, 116.0);
    pen.art(badge, middle - vec2(0.0, up), pen.pick(66.0, 96.0));
    let values = [("pirate", name.into())];
    let text = words.say("ui-pass-device", &values);
    let font = Typeface::Plain.at(pen.pick(20.0, 30.0));
    let galley = pen
        .ui
        .painter()
        .layout(text.clone(), font, palette::TEXT, size.x - 80.0);
    let at = middle - vec2(galley.size().x / 2.0, pen.pick(28.0, 36.0));
    pen.announce(Rect::from_min_size(at, galley.size()), &text);
    pen.ui.painter().galley(at, galley, palette::TEXT);
    let label = words.say("ui-ready", &values);
    let wide = pen.button_width(&label) * 1.5;
    let width = wide.max(pen.pick(240.0, 340.0));
    let down = vec2(0.0, pen.pick(70.0, 96.0));
    let button = Rect::from_center_size(middle + down, vec2(width, pen.pick(46.0, 62.0)));
    pen.targets.call_buttons("hold");
    let held = pen.hold(button, &label, HOLD);
    let hint = words.say("ui-hold", &[]);
    let under = button.center_bottom() + vec2(0.0, pen.pick(18.0, 24.0));
    let font = Typeface::Plain.at(pen.pick(14.5, 18.0));
    pen.text(under, Align2::CENTER_CENTER, font, palette::FAINT, hint);
    let mut drawn = held.then_some(Drawn::Aside);
    if back {
        let label = words.say("ui-undo-pick", &[]);
        // It is clicked, not held.
        pen.targets.call_buttons("button");
        let size = vec2(pen.button_width(&label), pen.pick(36.0, 46.0));
        let at = panel.center_bottom() + vec2(0.0, size.y / 2.0 + pen.pick(16.0, 22.0));
        if pen
            .button(Rect::from_center_size(at, size), &label, Look::Plain)
            .clicked
        {
            drawn = Some(Drawn::Back);
        }
    }
    drawn
}

/// Sets whether the curtain is to be `down`, and returns how far down it hangs, 0 to 1. It falls at once, and rises gradually
/// unless things are `still`.
pub fn hangs(pen: &Pen, still: bool, down: bool) -> f32 {
    const RISES: f32 = 0.22;
    let time = if down || still { 0.0 } else { RISES };
    let ease = egui::emath::easing::cubic_out;
    let id = egui::Id::new("curtain");
    let ctx = pen.ui.ctx();
    1.0 - ctx.animate_bool_with_time_and_easing(id, !down, time, ease)
}

/// Draws the curtain on its way up, once it was drawn aside.
pub fn rise(pen: &Pen, screen: Rect, still: bool) {
    let down = hangs(pen, still, false);
    if down > 0.0 {
        let up = screen.height() * (1.0 - down);
        folds(pen, screen.translate(-vec2(0.0, up)));
    }
}

/// Draws red cloth in folds, lit from the top right, on a brass rod.
fn folds(pen: &Pen, screen: Rect) {
    let painter = pen.ui.painter();
    let (dark, light) = (palette::CLOTH_DARK, palette::CLOTH);
    let wide = pen.pick(54.0, 80.0);
    let count = (screen.width() / wide).ceil() as u8;
    for fold in 0..count {
        let left = screen.left() + wide * f32::from(fold);
        let crest = left + wide * 0.62;
        for (from, to, colours) in [
            (left, crest, [dark, light]),
            (crest, left + wide, [light, dark]),
        ] {
            let part = Rect::from_x_y_ranges(from..=to, screen.y_range());
            let way = egui::Direction::LeftToRight;
            painter.add(egui::Shape::gradient_rect(part, way, colours));
        }
    }
    let shade = [
        Color32::from_black_alpha(40),
        Color32::from_black_alpha(190),
    ];
    painter.add(egui::Shape::gradient_rect(
        screen,
        egui::Direction::TopDown,
        shade,
    ));
    // Below the edge, so that its rings are whole.
    let (gap, thick) = pen.pick((7.0, 14.0), (9.0, 20.0));
    let top = screen.top() + gap;
    let rod = Rect::from_x_y_ranges(screen.x_range(), top..=top + thick);
    let brass = [palette::BRASS_LIGHT, palette::BRASS_DARK];
    painter.add(egui::Shape::gradient_rect(
        rod,
        egui::Direction::TopDown,
        brass,
    ));
    for ring in 0..count {
        let at = pos2(
            screen.left() + wide * (f32::from(ring) + 0.3),
            rod.center().y,
        );
        let stroke = egui::Stroke::new(pen.pick(3.0, 4.0), palette::BRASS);
        painter.circle_stroke(at, rod.height() * 0.72, stroke);
    }
}
