//! A menu of choices: several that lie on one thing, or all that a question or a button has.

use super::buttons::Look;
use super::{Hit, Pen, palette};
use bevy_egui::egui::{self, Pos2, Rect, RectAlign, Vec2, pos2, vec2};

/// A menu of several choices.
#[derive(Debug, Clone, PartialEq)]
pub struct Menu {
    /// The point of the canvas where it opens.
    pub at: Pos2,
    /// The index and the label of each choice.
    pub rows: Vec<(usize, String)>,
}

/// The thing that a menu opens beside.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum By {
    /// Beside a thing, which stays in sight, on what it lies on where that has room.
    Thing(Rect, Rect),
    /// At the question, which stays in sight, within this room.
    Question(Rect, Rect),
}

/// A choice that is pointed at. What it will do is told beside all of them.
#[derive(Debug)]
pub struct Pointed {
    /// Its index among the choices.
    pub answer: usize,
    /// The interaction with it.
    pub hit: Hit,
    /// The rectangle of all choices, and the side of it where the tip lies.
    pub among: (Rect, RectAlign),
}

/// The outcome of drawing a menu.
#[derive(Debug, Default)]
pub struct Done {
    /// The index of the choice that was picked.
    pub chosen: Option<usize>,
    /// True if it is to close.
    pub away: bool,
    /// The choices that are pointed at.
    pub pointed: Vec<Pointed>,
}

/// The least distance of a menu from its thing and from the screen's edges.
pub const GAP: f32 = 10.0;
/// The gap between the choices of a menu, and from them to its edge.
const BETWEEN: f32 = 8.0;
const EDGE: f32 = 12.0;

/// Draws a menu beside what it is about, each choice with the look of its index.
pub fn draw(
    pen: &mut Pen,
    screen: Rect,
    menu: &Menu,
    by: By,
    look: impl Fn(usize) -> Look,
) -> Done {
    pen.targets.cover();
    pen.targets.call_buttons("menu");
    let row = pen.pick(38.0, 42.0);
    let widest = menu
        .rows
        .iter()
        .map(|(_, label)| pen.button_width(label))
        .fold(120.0, f32::max);
    let (count, choice) = (menu.rows.len(), vec2(widest + BETWEEN, row));
    let (shape, rect) = match by {
        By::Thing(thing, board) => {
            let shape = Shape::of(count, choice, screen.shrink(GAP).size());
            let room = room(thing, shape.size, [board, screen]);
            let rect = beside(thing, menu.at.y, shape.size, room);
            (shape, rect)
        }
        By::Question(asked, room) => by_the_question(count, choice, room, asked, menu.at.x),
    };
    // Everything around closes it.
    let away = pen
        .ui
        .interact(screen, egui::Id::new("away"), egui::Sense::CLICK);
    let escape = pen.ui.input(|input| input.key_pressed(egui::Key::Escape));
    let mut done = Done {
        away: away.clicked() || escape,
        ..Done::default()
    };
    pen.ui
        .painter()
        .rect_filled(rect, 10.0, palette::PANEL_SOLID);
    pen.panel(rect);
    for (place, (number, label)) in menu.rows.iter().enumerate() {
        let button = shape.place(place).translate(rect.min.to_vec2());
        let hit = pen.button(button, label, look(*number));
        if hit.clicked {
            done.chosen = Some(*number);
        }
        if hit.hovered {
            done.pointed.push(Pointed {
                answer: *number,
                hit,
                among: (rect, RectAlign::BOTTOM),
            });
        }
    }
    pen.enter();
    done
}

/// The shape of a menu: the number of choices in a column, the room of each, and the size of all.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shape {
    deep: usize,
    each: Vec2,
    size: Vec2,
}

impl Shape {
    /// Returns the shape of so many choices of a size, in as few columns as the room has height for.
    fn of(count: usize, choice: Vec2, room: Vec2) -> Self {
        let edge = 2.0 * EDGE - BETWEEN;
        let most = ((room.y - edge) / choice.y).max(1.0) as usize;
        let columns = count.div_ceil(most).max(1);
        let deep = count.div_ceil(columns);
        let each = vec2(choice.x.min((room.x - edge) / columns as f32), choice.y);
        let size = vec2(columns as f32, deep as f32) * each + Vec2::splat(edge);
        Self { deep, each, size }
    }

    /// Returns the rectangle of one of them, from the corner of all.
    fn place(&self, number: usize) -> Rect {
        let (across, down) = (number / self.deep, number % self.deep);
        let corner = vec2(across as f32, down as f32) * self.each + Vec2::splat(EDGE);
        Rect::from_min_size(corner.to_pos2(), self.each - Vec2::splat(BETWEEN))
    }
}

/// So many choices of a size in a room, above a question and a place in it, or below where there is more room: the question
/// is read to choose.
pub(crate) fn by_the_question(
    count: usize,
    choice: Vec2,
    room: Rect,
    asked: Rect,
    middle: f32,
) -> (Shape, Rect) {
    let above = room.with_max_y(asked.top() - GAP);
    let below = room.with_min_y(asked.bottom() + GAP);
    let is_above = above.height() >= below.height();
    let free = if is_above { above } else { below };
    let shape = Shape::of(count, choice, free.size());
    let top = if is_above {
        free.bottom() - shape.size.y
    } else {
        free.top()
    };
    // Where not even one line has room, it is the question that is covered.
    let farthest = (room.max - shape.size).max(room.min);
    let corner = pos2(middle - shape.size.x / 2.0, top).clamp(room.min, farthest);
    (shape, Rect::from_min_size(corner, shape.size))
}

/// Returns the rectangle of a menu of a size beside a thing: on a board, where the thing is there and it has room on either side.
fn room(thing: Rect, size: Vec2, [board, screen]: [Rect; 2]) -> Rect {
    let wide = thing.width() + 2.0 * (size.x + 2.0 * GAP);
    let fits = board.contains_rect(thing) && board.width() > wide && board.height() > size.y;
    if fits { board } else { screen }
}

/// Returns the rectangle of a menu: to the right of a thing, about as high, or to its left where there is no room.
fn beside(thing: Rect, height: f32, size: Vec2, screen: Rect) -> Rect {
    let inside = screen.shrink(GAP);
    let (right, left) = (thing.right() + GAP, thing.left() - GAP - size.x);
    let x = if right + size.x > inside.right() && left >= inside.left() {
        left
    } else {
        right
    };
    let farthest = (inside.max - size).max(inside.min);
    let corner = pos2(x, height - 12.0).clamp(inside.min, farthest);
    Rect::from_min_size(corner, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_menu_lies_beside_what_it_is_about_wherever_that_is() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let size = vec2(210.0, 190.0);
        for x in (0..10).map(|step| 10.0 + 128.0 * step as f32) {
            for y in [20.0, 300.0, 640.0] {
                let thing = Rect::from_min_size(pos2(x, y), vec2(100.0, 100.0));
                let menu = beside(thing, thing.center().y, size, screen);
                assert!(!menu.intersects(thing), "{menu} over {thing}");
                assert!(screen.contains_rect(menu), "{menu}");
            }
        }
        // What is nearly as wide as the screen is covered rather than the menu cut off.
        let menu = beside(screen.shrink(20.0), 300.0, size, screen);
        assert!(screen.contains_rect(menu), "{menu}");
    }

    #[test]
    fn the_choices_of_a_menu_are_as_far_from_its_edge_on_all_sides_and_clear_of_each_other() {
        for count in 1..=12 {
            let shape = Shape::of(count, vec2(150.0, 38.0), vec2(400.0, 200.0));
            let places: Vec<Rect> = (0..count).map(|number| shape.place(number)).collect();
            let all = places
                .iter()
                .fold(places[0], |all, place| all.union(*place));
            let edge = Rect::from_min_size(Pos2::ZERO, shape.size).shrink(EDGE);
            let off = (all.min - edge.min).length() + (all.max - edge.max).length();
            assert!(off < 0.1, "{count}: {all} in {edge}");
            for (number, place) in places.iter().enumerate() {
                let marked = place.expand(6.5);
                let mut others = places[..number].iter();
                assert!(!others.any(|other| other.intersects(marked)), "{count}");
            }
        }
    }

    #[test]
    fn a_menu_about_a_board_stays_on_it_where_there_is_room() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let board = Rect::from_min_size(pos2(342.0, 45.0), vec2(597.0, 485.0));
        let ship = Rect::from_min_size(pos2(752.0, 178.0), vec2(54.0, 54.0));
        let size = vec2(155.0, 150.0);
        let menu = beside(ship, 200.0, size, room(ship, size, [board, screen]));
        assert!(board.contains_rect(menu) && !menu.intersects(ship));
        let barrel = ship.translate(vec2(300.0, 0.0));
        assert_eq!(room(barrel, size, [board, screen]), screen);
        assert_eq!(room(ship, size * 2.0, [board, screen]), screen);
    }

    #[test]
    fn where_a_question_leaves_no_room_above_it_a_menu_lies_below_it_or_over_it_before_it_is_cut_off()
     {
        const CHOICE: Vec2 = vec2(290.0, 34.0);
        let room = Rect::from_min_size(Pos2::ZERO, vec2(640.0, 360.0)).shrink(GAP);
        for (top, bottom) in [(30.0, 200.0), (40.0, 340.0)] {
            let asked = Rect::from_x_y_ranges(20.0..=620.0, top..=bottom);
            let (_, rect) = by_the_question(9, CHOICE, room, asked, 320.0);
            assert!(room.expand(0.1).contains_rect(rect), "{rect} by {asked}");
            assert_eq!(rect.intersects(asked), bottom > 300.0, "{rect} by {asked}");
        }
    }
}
