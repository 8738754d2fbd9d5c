//! The place at which a card of the hand is read: large, and clear of the question.

use super::card::{Lying, SIZE};
use super::places::Places;
use super::prompt::Taken;
use crate::theme::Pen;
use bevy_egui::egui::{Pos2, Rect, pos2};

/// The height of a question of one line, and the usual least scale of a card that is read, in the compact and the wide layout.
/// A card is smaller only where that has no room above the question either.
const READ: [(f32, f32); 2] = [(46.0, 0.91), (62.0, 1.0)];
const SMALLEST: f32 = 0.6;

/// Returns the place at which a card that lies somewhere is read.
///
/// It leaves `sight` free where there is room beside that.
pub(super) fn up(
    pen: &Pen,
    places: &Places,
    lying: &Lying,
    (taken, sight): (Taken, Option<Rect>),
    times: f32,
) -> Lying {
    let [compact, wide] = READ;
    let (line, least) = pen.pick(compact, wide);
    let card = read(places, lying.centre, taken, (line, least, times));
    match sight {
        Some(sight) => beside(card, sight, places.screen),
        None => card,
    }
}

/// Returns a card moved to the nearer side of a rectangle, unless it leaves that free or neither side has room.
fn beside(card: Lying, sight: Rect, screen: Rect) -> Lying {
    const APART: f32 = 8.0;
    let rect = Rect::from_points(&card.corners());
    if !rect.intersects(sight) {
        return card;
    }
    let half = rect.width() / 2.0;
    let sides = [sight.left() - APART - half, sight.right() + APART + half];
    let room = screen.x_range().shrink(half);
    let sides = sides.into_iter().filter(|&x| room.contains(x));
    let off = |x: &f32| (x - card.centre.x).abs();
    let nearer = sides.min_by(|one, other| off(one).total_cmp(&off(other)));
    let x = nearer.unwrap_or(card.centre.x);
    Lying::new(pos2(x, card.centre.y), 0.0, card.scale)
}

/// Returns a card that ends at `foot`, made smaller where its head would come to lie higher.
pub(super) fn above(card: &Lying, foot: f32) -> Lying {
    let head = card.centre.y - SIZE.y * card.scale / 2.0;
    let scale = card.scale.min((foot - head) / SIZE.y);
    let middle = card.centre.y.min(foot - SIZE.y * scale / 2.0);
    Lying::new(pos2(card.centre.x, middle), 0.0, scale)
}

/// Returns the place where a card is read, by the room that is left: below the question where that is enough, else above it,
/// since question and answers are read together with the card. If nothing is asked, it may cover the caption in that place.
fn read(
    places: &Places,
    lying: Pos2,
    taken: Taken,
    (line, least, times): (f32, f32, f32),
) -> Lying {
    let screen = places.screen;
    let asked = (taken.below + 10.0).max(places.prompt.y + line);
    let below = (screen.bottom() - asked) / SIZE.y;
    let (scale, middle) = if below < least && taken.below > taken.above.y {
        let foot = taken.above.y - 8.0;
        let above = (foot - places.top.bottom()) / SIZE.y;
        let scale = above.clamp(SMALLEST, least * times);
        let half = SIZE.y * scale / 2.0;
        (scale, (foot - half).max(screen.top() + half))
    } else {
        let scale = below.clamp(least, 1.3);
        let foot = screen.bottom() - 6.0;
        (scale, (foot - SIZE.y * scale / 2.0).min(lying.y))
    };
    let half = SIZE.x * scale / 2.0 + 6.0;
    let across = lying.x.clamp(screen.left() + half, screen.right() - half);
    Lying::new(pos2(across, middle), 0.0, scale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::places::Rows;
    use crate::settings::INTERFACES;
    use crate::theme::Frame;
    use bevy_egui::egui::{Rangef, vec2};

    #[test]
    fn a_card_that_is_read_leaves_what_it_is_counted_on_in_sight() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let sight = Rect::from_min_max(pos2(490.0, 320.0), pos2(790.0, 500.0));
        for x in [300.0, 520.0, 640.0, 760.0, 1000.0] {
            let card = Lying::new(pos2(x, 400.0), 0.0, 0.9);
            let moved = beside(card, sight, screen);
            let rect = Rect::from_points(&moved.corners());
            assert!(
                !rect.intersects(sight) && screen.contains_rect(rect),
                "{rect}"
            );
            let same_side = (moved.centre.x < 640.0) == (x < 640.0) || x == 640.0;
            assert!(same_side, "{x} {rect}");
        }
        // Above it, it stays where it is, and so where there is no room.
        for (y, sight) in [(150.0, sight), (400.0, screen.shrink(9.0))] {
            let card = Lying::new(pos2(640.0, y), 0.0, 0.9);
            assert_eq!(beside(card, sight, screen).centre, pos2(640.0, y));
        }
    }

    #[test]
    fn a_card_is_read_whole_and_clear_of_what_is_asked_at_any_scale() {
        let is_clear = |frame: &Frame, high: f32| {
            let places = Places::of(frame, Rows::of(4), 0.0);
            let top = places.asked(high);
            let taken = Taken {
                above: places.prompt.min(pos2(places.prompt.x, top)),
                below: top + high,
            };
            let asked = Rangef::new(taken.above.y, taken.below);
            for off in [-240.0, 0.0, 240.0] {
                let lying = places.hand + vec2(off, 0.0);
                let (line, least) = READ[usize::from(frame.wide)];
                for times in [1.0, 1.6] {
                    let card = read(&places, lying, taken, (line, least, times));
                    let rect = Rect::from_points(&card.corners());
                    let told = format!("{frame:?}, {asked:?}: {rect}");
                    assert!(places.screen.contains_rect(rect), "{told}");
                    assert!(!rect.y_range().intersects(asked), "{told}");
                    // Its letters are no smaller than those of cards that lie in a fan.
                    assert!(card.scale > 0.7, "{told}");
                }
            }
        };
        for window in [(1280.0, 720.0), (1920.0, 1080.0), (1280.0, 960.0)] {
            for percent in INTERFACES {
                let frame = Frame::of(bevy::math::Vec2::from(window), percent);
                for high in [40.0, 52.0, 88.0] {
                    is_clear(&frame, high);
                }
            }
        }
    }
}
