//! The race for the ransom: a row of seals a player, the done ones stamped in wax, the open ones as letters.

use super::looks;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Stroke, Vec2, pos2, vec2};
use games::pirate_crusades::values::MissionKind;

/// A place of the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seal {
    /// A mission that is done.
    Done(MissionKind),
    /// An open mission, whose kind may not be seen.
    Open(Option<MissionKind>),
    /// Nothing yet.
    Empty,
}

/// Returns what stands in the places of a race of so many, and how many open missions have no place of their own.
pub(super) fn places(
    done: impl Iterator<Item = MissionKind>,
    open: impl Iterator<Item = Option<MissionKind>>,
    all: usize,
) -> (Vec<Seal>, usize) {
    let mut seals: Vec<Seal> = done.map(Seal::Done).chain(open.map(Seal::Open)).collect();
    let more = seals.len().saturating_sub(all);
    seals.resize(all, Seal::Empty);
    (seals, more)
}

/// Draws the places of a player's race along a line, and returns where each lies. `stamp` is how far the seal that is just stamped
/// has come down, 0 to 1.
pub(super) fn draw(
    pen: &Pen,
    room: Rect,
    (seals, more): &(Vec<Seal>, usize),
    stamp: Option<f32>,
) -> Vec<Rect> {
    let size = room.height();
    let step = (room.width() - size * 1.4) / seals.len().max(1) as f32;
    let middle = room.center().y;
    let at = |place: usize| pos2(room.left() + size * 0.8 + step * place as f32, middle);
    let painter = pen.ui.painter();
    let last = at(seals.len().saturating_sub(1));
    let ends = [pos2(room.left(), middle), pos2(last.x + size * 0.8, middle)];
    painter.line_segment(ends, Stroke::new(3.0, palette::SLOT));
    let is_done = |seal: &&Seal| matches!(seal, Seal::Done(_));
    let done = seals.iter().take_while(is_done).count();
    let reached = match done.checked_sub(1) {
        Some(place) => at(place).x,
        None => room.left() + size * 0.2,
    };
    let way = [ends[0], pos2(reached, middle)];
    painter.line_segment(way, Stroke::new(3.0, palette::BRASS));
    let mut lies = Vec::new();
    for (place, seal) in seals.iter().enumerate() {
        let centre = at(place);
        let square = Rect::from_center_size(centre, Vec2::splat(size));
        let letter = Rect::from_center_size(centre, vec2(1.22, 0.97) * size);
        match *seal {
            Seal::Done(kind) => {
                let down = stamp.filter(|_| place + 1 == done).unwrap_or(1.0);
                let grown = square.expand(size * 0.4 * (1.0 - down));
                pen.picture(looks::seal(kind), grown);
            }
            Seal::Open(Some(kind)) => pen.picture(looks::letter(kind), letter),
            Seal::Open(None) => pen.picture(looks::LETTER, letter),
            Seal::Empty => pen.picture(looks::SEAL_PLACE, square),
        }
        lies.push(square);
    }
    if *more > 0 {
        let font = Typeface::Bold.at(pen.pick(14.0, 17.0));
        let (at, text) = (pos2(room.right(), middle), format!("+{more}"));
        pen.text(at, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, text);
    }
    lies
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_comes_first_and_what_has_no_place_is_counted() {
        use MissionKind::{Meet, Sink};
        let (seals, more) = places([Sink].into_iter(), [Some(Meet), None].into_iter(), 3);
        let expected = [Seal::Done(Sink), Seal::Open(Some(Meet)), Seal::Open(None)];
        assert_eq!((seals.as_slice(), more), (&expected[..], 0));
        let (seals, more) = places([].into_iter(), [None; 5].into_iter(), 3);
        assert_eq!((seals.len(), more), (3, 2));
        let (seals, _) = places([Meet].into_iter(), [].into_iter(), 3);
        assert_eq!(seals, [Seal::Done(Meet), Seal::Empty, Seal::Empty]);
    }
}
