//! The fleet as it is bought so far: a click on a ship lets crew aboard, a click on anything else sends it away.

use super::goods::Picture;
use super::{Done, Yard};
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use games::cursed_seas::Item;
use games::cursed_seas::fleet::Fleet;

/// A line of the fleet.
struct Line {
    /// Its picture.
    picture: Picture,
    /// Its text.
    text: String,
    /// The index of its ship, if it is a ship or below one.
    ship: Option<usize>,
    /// True if it is drawn indented, below the line that it belongs to.
    below: bool,
    /// The fleet without it.
    without: Fleet,
}

/// The height of a line, in units of the plan.
const LINE: f32 = 40.0;

/// Draws the fleet.
pub(super) fn draw(pen: &mut Pen, plan: &Plan, yard: &mut Yard) -> Option<Done> {
    let left = plan.left() + 252.0 + (plan.width() - 292.0) * 0.55 + 8.0;
    let wide = plan.right() - 40.0 - left;
    let head = plan.at(left, 96.0);
    let font = plan.face(Typeface::Head, 17.0);
    let title = yard.say("ui-yard-fleet");
    pen.text(head, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, title);
    let lines = lines(yard);
    let area = plan.rect(left, 122.0, wide, 500.0);
    let high = plan.long(LINE);
    let (mut without, mut aboard) = (None, None);
    pen.scroll(area, "moored", palette::PANEL_SOLID, |pen| {
        let corner = pen.ui.max_rect().min;
        for (number, line) in lines.iter().enumerate() {
            let inset = if line.below { plan.long(22.0) } else { 0.0 };
            let at = corner + vec2(inset, high * number as f32);
            let size = vec2(area.width() - 14.0 - inset, high - plan.long(4.0));
            let rect = Rect::from_min_size(at, size);
            let away = rect.with_min_x(rect.right() - rect.height());
            let name = rect.with_max_x(away.left() - plan.long(4.0));
            let taken = line.ship.is_some() && line.ship == yard.shown.aboard;
            let look = if taken { Look::Brass } else { Look::Plain };
            let font = plan.face(Typeface::Bold, 14.0);
            if let Some(ship) = line.ship {
                let hit = pen.button_in(name, "", &line.text, font.clone(), look);
                if hit.clicked {
                    aboard = Some(ship);
                }
            }
            let ink = if taken { palette::INK } else { palette::TEXT };
            let inner = name.shrink2(vec2(plan.long(16.0), plan.long(3.0)));
            let right = line.picture.draw(pen, yard.data, inner);
            let text = inner.with_min_x(right + plan.long(10.0));
            let _ = pen.fitted(text, font, ink, &line.text);
            let what = [("what", line.text.as_str().into())];
            let label = yard.words.say("ui-yard-away", &what);
            let font = plan.face(Typeface::Bold, 14.0);
            if pen.button_in(away, "×", &label, font, Look::Plain).clicked {
                without = Some(line.without.clone());
            }
        }
        vec2(area.width() - 14.0, high * lines.len() as f32)
    });
    faults(
        pen,
        plan,
        yard,
        pos2(area.left(), area.bottom() + plan.long(14.0)),
        area.width(),
    );
    if aboard.is_some() {
        yard.shown.aboard = aboard;
    }
    without.map(Done::Changed)
}

/// Draws the first fault of the fleet as it is.
fn faults(pen: &Pen, plan: &Plan, yard: &Yard, at: bevy_egui::egui::Pos2, wide: f32) {
    let faults = yard.fleet.faults(yard.data, yard.total);
    let (said, ink) = match faults.first() {
        _ if yard.fleet == Fleet::default() => (yard.say("ui-yard-empty"), palette::FAINT),
        Some(&fault) => (yard.fault(fault), palette::DUSK),
        None => return,
    };
    let font = plan.face(Typeface::Plain, 15.0);
    pen.paragraph(at, wide, font, ink, &said);
}

/// Returns the lines of the fleet: ships with what is aboard, what waits at home, creatures, events.
fn lines(yard: &Yard) -> Vec<Line> {
    let (fleet, data) = (&yard.fleet, yard.data);
    let mut lines = Vec::new();
    let mut add =
        |picture: Picture, text: String, ship: Option<usize>, below: bool, without: Fleet| {
            lines.push(Line {
                picture,
                text,
                ship,
                below,
                without,
            });
        };
    let without = |change: &dyn Fn(&mut Fleet)| {
        let mut less = fleet.clone();
        change(&mut less);
        less
    };
    for (number, berthed) in fleet.ships.iter().enumerate() {
        let space = data.spaces(berthed.ship, &berthed.crew);
        let values = [
            ("name", yard.text(berthed.ship).into()),
            ("cost", data.ship(berthed.ship).points.into()),
            (
                "taken",
                ((berthed.crew.len() + berthed.equipment.len()) as i64).into(),
            ),
            ("space", space.into()),
        ];
        let text = yard.words.say("ui-yard-moored", &values);
        let less = without(&|less| {
            less.ships.remove(number);
        });
        add(Picture::Ship(berthed.ship), text, Some(number), false, less);
        for (place, card) in berthed.crew.iter().enumerate() {
            let less = without(&|less| {
                less.ships[number].crew.remove(place);
            });
            let text = format!("{} · {}", yard.text(card.crew), data.crew(card.crew).cost);
            let picture = Picture::Item(Item::Crew(card.crew, card.nation));
            add(picture, text, None, true, less);
        }
        for (place, &one) in berthed.equipment.iter().enumerate() {
            let less = without(&|less| {
                less.ships[number].equipment.remove(place);
            });
            let text = format!("{} · {}", yard.text(one), data.equipment(one).cost);
            let picture = Picture::Item(Item::Equipment(one));
            add(picture, text, None, true, less);
        }
    }
    for (place, &one) in fleet.creatures.iter().enumerate() {
        let less = without(&|less| {
            less.creatures.remove(place);
        });
        let text = format!("{} · {}", yard.text(one), data.creature(one).points);
        add(Picture::Creature(one), text, None, false, less);
    }
    for (place, card) in fleet.home.crew.iter().enumerate() {
        let less = without(&|less| {
            less.home.crew.remove(place);
        });
        let text = format!("{} · {}", yard.text(card.crew), data.crew(card.crew).cost);
        let picture = Picture::Item(Item::Crew(card.crew, card.nation));
        add(picture, text, None, false, less);
    }
    for (place, &one) in fleet.home.equipment.iter().enumerate() {
        let less = without(&|less| {
            less.home.equipment.remove(place);
        });
        let text = format!("{} · {}", yard.text(one), data.equipment(one).cost);
        add(Picture::Item(Item::Equipment(one)), text, None, false, less);
    }
    for (place, &one) in fleet.events.iter().enumerate() {
        let less = without(&|less| {
            less.events.remove(place);
        });
        let text = format!("{} · {}", yard.text(one), data.event(one).cost);
        add(Picture::Item(Item::Event(one)), text, None, false, less);
    }
    lines
}
