//! The boxes on the shelf, and the back of the one that is chosen.

use super::{Asked, Lies, Shelf};
use crate::games::GAMES;
use crate::screens::library::Library;
use crate::shelf::Boxed;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Hit, Pen, Typeface, palette};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, WidgetInfo, WidgetType,
    vec2,
};
use rules::table::words::Value;

/// The most boxes on the shelf.
const PLACES: usize = 5;
/// The pictures of things that stand in place of missing boxes.
const PROPS: [&str; PLACES] = [
    "",
    "art/prop-charts",
    "art/prop-bottle",
    "art/prop-candle",
    "art/prop-lantern",
];

/// Draws the shelf itself, with a box for each game. For the keys the back of the chosen box comes right after it, so that
/// its buttons always mean the box that they were on last.
pub(super) fn boxes(
    pen: &mut Pen,
    lies: &Lies,
    library: &Library,
    shelf: &mut Shelf,
) -> Option<Asked> {
    let plan = &lies.case;
    // Where the keyboard's cursor is counts at once: the next key may come before the next frame.
    let on = GAMES
        .iter()
        .position(|game| pen.targets.is_on(&label(library, game)));
    let chosen = on.unwrap_or(shelf.looked);
    shelf.looked = chosen;
    let case = plan.rect(50.0, 80.0, 1180.0, 336.0);
    pen.picture("art/shelf", case);
    let mut asked = None;
    for (place, prop) in PROPS.into_iter().enumerate() {
        let foot = plan.at(640.0 + (place as f32 - 2.0) * 218.0, 372.0);
        match GAMES.get(place) {
            Some(game) => {
                let hit = one_box(pen, plan, library, game, foot, place == chosen);
                // Who passes over a box on the way to a button does not choose it.
                if hit.clicked && place == chosen {
                    asked = Some(Asked::SetUp(place));
                } else if hit.clicked {
                    shelf.looked = place;
                }
                if place == chosen {
                    asked = back(pen, &lies.game, library, place).or(asked.take());
                }
            }
            None => stand(pen, plan, prop, foot),
        }
    }
    asked
}

/// Draws a thing that stands on the shelf, in the size of its picture.
fn stand(pen: &Pen, plan: &Plan, name: &str, foot: Pos2) {
    if let Some((_, size)) = pen.gallery.panel(name) {
        let size = vec2(plan.long(size.x), plan.long(size.y));
        let corner = foot - vec2(size.x / 2.0, size.y - plan.long(2.0));
        pen.picture(name, Rect::from_min_size(corner, size));
    }
}

/// Draws a box. The one that is chosen is half taken down, with a frame of brass: the buttons below mean that one.
fn one_box(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    game: &Boxed,
    foot: Pos2,
    chosen: bool,
) -> Hit {
    let name = library.say(&format!("ui-game-{}", game.name));
    let size = vec2(plan.long(171.0), plan.long(262.0));
    let at_rest = Rect::from_min_size(foot - vec2(size.x / 2.0, size.y), size);
    let label = label(library, game);
    let hit = pen.hit(at_rest, &label);
    hit.response
        .widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &label));
    let taken_down = chosen || hit.hovered;
    let painter = pen.ui.painter();
    let shadow = egui::epaint::Shadow {
        offset: [-10, if taken_down { 14 } else { 6 }],
        blur: 18,
        spread: 0,
        color: Color32::from_black_alpha(170),
    };
    painter.add(shadow.as_shape(at_rest.shrink(4.0), CornerRadius::same(6)));
    // Out over the lower board, and clear of the upper one.
    let rect = if taken_down {
        at_rest
            .expand2(size * 0.025)
            .translate(vec2(0.0, plan.long(8.0)))
    } else {
        at_rest
    };
    pen.picture(&format!("art/box-{}", game.name), rect);
    on_ribbon(pen, rect, &name);
    let plate = vec2(0.4, 0.155) * rect.width();
    let plate = Rect::from_center_size(on_front(rect, 428.0), plate);
    let edge = Stroke::new(1.4, palette::BRASS);
    let fill = palette::WELL;
    pen.ui
        .painter()
        .rect(plate, plate.height() / 2.0, fill, edge, StrokeKind::Inside);
    let font = Typeface::Title.at(plate.height() * 0.74);
    let at = plate.center() - vec2(plate.width() * 0.12, 0.0);
    // No game says this in its own words, so that none is read for it.
    let most = library.fill("ui-players-short", &players(game));
    pen.text(at, Align2::CENTER_CENTER, font, palette::BRASS_LIGHT, most);
    let at = plate.center() + vec2(plate.width() * 0.28, 0.0);
    pen.icon("meeple", at, plate.height() * 0.62, palette::BRASS_LIGHT);
    if chosen {
        let stroke = Stroke::new(plan.long(3.0), palette::BRASS_LIGHT);
        let painter = pen.ui.painter();
        painter.rect_stroke(rect, CornerRadius::same(6), stroke, StrokeKind::Outside);
    }
    if hit.focused {
        pen.mark(rect, CornerRadius::same(6));
    }
    hit
}

/// Returns a point in the middle of a box's front, so far down in units of its picture.
fn on_front(rect: Rect, y: f32) -> Pos2 {
    rect.min + rect.size() * vec2(159.0 / 300.0, y / 460.0)
}

/// Draws a game's name on its ribbon: on two lines, if it would be small on one. The ribbon of such a name is the higher one.
fn on_ribbon(pen: &Pen, rect: Rect, name: &str) {
    let wide = rect.width();
    let fitting = |text: &str, largest: f32| fitting_size(pen, text, wide * 0.8, wide * largest);
    let write = |y: f32, size: f32, text: &str| {
        let font = Typeface::Title.at(size);
        let at = on_front(rect, y);
        pen.text(at, Align2::CENTER_CENTER, font, palette::INK, text);
    };
    let whole = fitting(name, 0.175);
    match halves(name) {
        Some((first, second)) if whole < wide * 0.12 => {
            let size = fitting(first, 0.13).min(fitting(second, 0.13));
            write(57.0, size, first);
            write(95.0, size, second);
        }
        _ => write(64.0, whole, name),
    }
}

/// Returns the two lines of a name, as alike in length as its words allow.
fn halves(name: &str) -> Option<(&str, &str)> {
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    let middle = spaces.min_by_key(|&at| at.max(name.len() - at))?;
    Some((&name[..middle], &name[middle + 1..]))
}

/// Returns the label of a box for keys and screen readers.
fn label(library: &Library, game: &Boxed) -> String {
    let name = library.say(&format!("ui-game-{}", game.name));
    library.fill("ui-take-box", &[("game", name.into())])
}

/// Returns the size at which a title fits a width.
fn fitting_size(pen: &Pen, text: &str, width: f32, largest: f32) -> f32 {
    let painter = pen.ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), Typeface::Title.at(largest), palette::INK);
    largest * (width / galley.size().x).min(1.0)
}

/// Returns how many can play a game, for texts.
fn players(game: &Boxed) -> [(&'static str, Value<'static>); 2] {
    let (least, most) = game.declared.players;
    [("least", least.into()), ("most", most.into())]
}

/// Draws the back of a box, and returns the request made on it.
fn back(pen: &mut Pen, plan: &Plan, library: &Library, place: usize) -> Option<Asked> {
    let game = &GAMES[place];
    let panel = plan.rect(706.0, 434.0, 524.0, 216.0);
    pen.panel(panel);
    let id = format!("ui-game-{}", game.name);
    let font = plan.face(Typeface::Title, 30.0);
    let at = plan.at(732.0, 466.0);
    let name = library.say(&id);
    pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, &name);
    let font = plan.face(Typeface::Bold, 15.0);
    let at = plan.at(1204.0, 468.0);
    let words = &library.volume(game).words;
    let most = words.say("ui-players", &players(game));
    pen.text(at, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, most);
    let rule = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
    let (left, right) = (plan.at(732.0, 0.0).x, plan.at(1204.0, 0.0).x);
    let y = plan.at(0.0, 490.0).y;
    pen.ui.painter().hline(left..=right, y, rule);
    let font = plan.face(Typeface::Plain, 17.0);
    let text = library.say(&format!("{id}.tip"));
    pen.paragraph(
        plan.at(732.0, 502.0),
        right - left,
        font,
        palette::TEXT,
        &text,
    );
    let button = plan.rect(1004.0, 588.0, 200.0, 44.0);
    let name = [("game", name.as_str().into())];
    let (text, label) = (
        library.say("ui-new-game"),
        library.fill("ui-new-game-of", &name),
    );
    let font = plan.face(Typeface::Bold, 17.0);
    let mut asked = None;
    let hit = pen.button_in(button, &text, &label, font.clone(), Look::Brass);
    if hit.clicked {
        asked = Some(Asked::SetUp(place));
    }
    if !game.lessons.is_empty() {
        let button = plan.rect(788.0, 588.0, 200.0, 44.0);
        let (text, label) = (library.say("ui-learn"), library.fill("ui-lessons", &name));
        if pen
            .button_in(button, &text, &label, font, Look::Plain)
            .clicked
        {
            asked = Some(Asked::Learn);
        }
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_stands_on_two_lines_that_are_alike() {
        let lines = halves("Voodoo Pirate Card Game");
        assert_eq!(lines, Some(("Voodoo Pirate", "Card Game")));
        let lines = halves("Voodoo Pirate, das Kartenspiel");
        assert_eq!(lines, Some(("Voodoo Pirate,", "das Kartenspiel")));
        assert_eq!(halves("Piraten"), None);
    }
}
