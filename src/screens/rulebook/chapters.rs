//! The list of chapters, and the buttons to the books of the other games.

use super::{Open, Spread};
use crate::games::GAMES;
use crate::screens::library::Library;
use crate::table::{Chapter, InThisGame};
use crate::theme::buttons::Look;
use crate::theme::canvas::{Plan, WAY_BACK};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use rules::table::words::Words;

/// The width of the button of another game's book, and the gap between two.
const WIDE: f32 = 220.0;
const APART: f32 = 12.0;

/// Returns a text's name and its tip; without a tip, the whole text.
pub(super) fn entry(words: &Words, id: &str) -> (String, String) {
    if id.contains('.') {
        return (String::new(), words.say(id, &[]));
    }
    (words.say(id, &[]), words.say(&format!("{id}.tip"), &[]))
}

/// Returns whether a chapter or one of its entries contains the searched text.
pub(super) fn holds(words: &Words, chapter: &Chapter, search: &str) -> bool {
    let has = |text: &str| text.to_lowercase().contains(search);
    let text = words.say(&format!("{}.text", chapter.id), &[]);
    let mut entries = chapter.entries.iter().map(|(_, id)| entry(words, id));
    has(&words.say(chapter.id, &[]))
        || has(&text)
        || entries.any(|(name, tip)| has(&name) || has(&tip))
}

/// Draws the search and the list of chapters.
pub(super) fn chapters(
    pen: &mut Pen,
    plan: &Plan,
    spread: &Spread,
    (library, here): (&Library, &InThisGame),
    book: &mut Open,
) {
    let label = library.say("ui-book-search");
    let field = plan.rect(spread.left, spread.top + 8.0, spread.list, 36.0);
    let _ = pen.field(field, &label, &mut book.search, &label, 30);
    let top = spread.top + 54.0;
    let area = plan.rect(
        spread.left - 8.0,
        top,
        spread.list + 16.0,
        spread.bottom - top,
    );
    pen.scroll_aside(area, "chapters", palette::WALNUT, |pen| {
        list(pen, plan, spread, (library, here), book)
    });
}

/// Draws the chapters that contain the searched text, and returns the size of their list.
fn list(
    pen: &mut Pen,
    plan: &Plan,
    spread: &Spread,
    (library, here): (&Library, &InThisGame),
    book: &mut Open,
) -> Vec2 {
    let game = &GAMES[book.game];
    let search = book.sought();
    let corner = pen.ui.max_rect().min + vec2(plan.long(8.0), plan.long(4.0));
    let size = vec2(plan.long(spread.list), plan.long(33.0));
    let mut y = corner.y;
    let words = library.book(game, here);
    let mut first = None;
    let mut open = false;
    for (number, chapter) in game.book.chapters.iter().enumerate() {
        if !holds(words, chapter, &search) {
            continue;
        }
        first = first.or(Some(number));
        open |= number == book.chapter;
        let text = library.say(chapter.id);
        let rect = Rect::from_min_size(pos2(corner.x, y), size);
        let look = if number == book.chapter {
            Look::Brass
        } else {
            Look::Plain
        };
        let font = plan.face(Typeface::Bold, 16.0);
        if pen.button_in(rect, &text, &text, font, look).clicked {
            book.turn_to(number, None);
            open = true;
        }
        y += plan.long(38.0);
    }
    match first {
        Some(first) if !open => book.turn_to(first, None),
        Some(_) => {}
        None => {
            let font = plan.face(Typeface::Plain, 16.0);
            let text = library.say("ui-book-nothing");
            let told = pen.paragraph(corner, size.x, font, palette::FAINT, &text);
            y = told.bottom();
        }
    }
    if !in_a_row(spread) {
        y += plan.long(APART);
        for place in closed(book) {
            let rect = Rect::from_min_size(pos2(corner.x, y), size);
            other(pen, plan, rect, library, (place, book));
            y += plan.long(38.0);
        }
    }
    vec2(0.0, y - corner.y + plan.long(8.0))
}

/// Draws the books of the other games, side by side at a height of the plan, if all have room there.
pub(super) fn others(
    pen: &mut Pen,
    plan: &Plan,
    (spread, y): (&Spread, f32),
    library: &Library,
    book: &mut Open,
) {
    if !in_a_row(spread) {
        return;
    }
    let mut right = spread.right();
    for place in closed(book) {
        let rect = plan.rect(right - WIDE, y, WIDE, 44.0);
        other(pen, plan, rect, library, (place, book));
        right -= WIDE + APART;
    }
}

/// Returns the games whose books are closed, by their places on the shelf.
fn closed(book: &Open) -> Vec<usize> {
    let all = 0..GAMES.len();
    all.filter(|&place| place != book.game).collect()
}

/// Returns whether the books of the other games have room in a row beside the way back. If not, they are listed below the chapters.
fn in_a_row(spread: &Spread) -> bool {
    let wide = (GAMES.len() - 1) as f32 * (WIDE + APART);
    spread.left + WAY_BACK + wide <= spread.right()
}

/// Draws the button of another game's book.
fn other(
    pen: &mut Pen,
    plan: &Plan,
    rect: Rect,
    library: &Library,
    (place, book): (usize, &mut Open),
) {
    let text = library.say(&format!("ui-game-{}", GAMES[place].name));
    let label = library.fill("ui-book", &[("game", text.as_str().into())]);
    let font = plan.face(Typeface::Bold, 16.0);
    let hit = pen.button_in(rect, &text, &label, font, Look::Plain);
    if hit.tip(&label).clicked {
        *book = Open {
            game: place,
            search: std::mem::take(&mut book.search),
            ..Open::default()
        };
    }
}
