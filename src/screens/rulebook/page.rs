//! A page of the rulebook: a chapter, with pictures of its subjects.

use super::chapters::entry;
use super::here::{Asked, Notes, Writer};
use super::{Open, Spread};
use crate::screens::library::Library;
use crate::shelf::Boxed;
use crate::table::{Chapter, InThisGame};
use crate::theme::canvas::Plan;
use crate::theme::parchment::parchment;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Align2, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

/// Draws the sheet with the open chapter and the notes on the game that is played. Returns the number of decisions after which
/// the table is to be looked at, if that was asked for.
pub(super) fn page(
    pen: &mut Pen,
    plan: &Plan,
    spread: &Spread,
    (library, here): (&Library, &InThisGame),
    book: &mut Open,
    game: &Boxed,
) -> Option<usize> {
    let chapter = game.book.chapters.get(book.chapter)?;
    let words = library.book(game, here);
    let (left, wide) = spread.page;
    let sheet = plan.rect(left, spread.top, wide, spread.bottom - spread.top);
    parchment(pen, sheet);
    let edge = vec2(sheet.width() * 0.055, sheet.height() * 0.065);
    let ground = palette::PARCHMENT;
    let mut writer = Writer {
        plan,
        words,
        notes: Notes::on(book, library, here),
        asked: None,
    };
    pen.scroll(sheet.shrink2(edge), chapter.id, ground, |pen| {
        let size = written(pen, &mut writer, book, chapter);
        vec2(0.0, size.y)
    });
    match writer.asked? {
        Asked::Lines(entry) => {
            let asked = entry.filter(|_| book.asked != entry);
            book.turn_to(book.chapter, asked);
        }
        Asked::Older => book.older += 1,
        Asked::Table(decisions) => return Some(decisions),
    }
    pen.ui.ctx().request_repaint();
    None
}

/// Writes a chapter, and returns its size.
fn written(pen: &mut Pen, writer: &mut Writer, book: &mut Open, chapter: &Chapter) -> Vec2 {
    let (plan, words) = (writer.plan, writer.words);
    let corner = pen.ui.max_rect().min;
    let width = pen.ui.max_rect().width() - plan.long(22.0);
    let font = plan.face(Typeface::Title, 32.0);
    let ink = palette::CARD_TEXT;
    let head = pen.paragraph(corner, width, font, ink, &words.say(chapter.id, &[]));
    let rule = Stroke::new(1.2, palette::BRASS_DARK);
    let under = head.bottom() + plan.long(4.0);
    let span = corner.x..=corner.x + width;
    pen.ui.painter().hline(span, under, rule);
    let at = egui::pos2(corner.x, under + plan.long(10.0));
    let font = plan.face(Typeface::Plain, 18.5);
    let text = words.say(&format!("{}.text", chapter.id), &[]);
    let body = pen.paragraph(at, width, font, ink, &text);
    let below = egui::pos2(corner.x, body.bottom());
    let mut y = writer.write(pen, (below, width), (None, &*book)) + plan.long(16.0);
    let search = book.sought();
    // Cards are shown larger than all else.
    let is_card = |picture: &str| picture.starts_with(CARD);
    let cards = chapter.entries.iter().any(|(picture, _)| is_card(picture));
    let beside = plan.long(if cards { 100.0 } else { 58.0 });
    for (number, (picture, id)) in chapter.entries.iter().enumerate() {
        let (name, tip) = entry(words, id);
        let size = plan.long(if is_card(picture) { 118.0 } else { 42.0 });
        let left = corner.x + beside;
        let wide = width - beside - plan.long(12.0);
        let mut bottom = y;
        let found = !search.is_empty()
            && (name.to_lowercase().contains(&search) || tip.to_lowercase().contains(&search));
        let asked = search.is_empty() && book.asked == Some(number);
        // Laid under the text before it is known how tall that is.
        let ground = pen.ui.painter().add(egui::Shape::Noop);
        if !name.is_empty() {
            let font = plan.face(Typeface::Head, 19.0);
            let name = crate::table::figures::capital(&name);
            bottom = pen
                .paragraph(egui::pos2(left, y), wide, font, ink, &name)
                .bottom();
        }
        let font = plan.face(Typeface::Plain, 17.5);
        let at = egui::pos2(left, bottom);
        let text = pen.paragraph(at, wide, font, ink, &tip);
        let below = egui::pos2(left, text.bottom());
        // The picture stands beside what the book says.
        let said = text.bottom().max(y + size);
        bottom = said.max(writer.write(pen, (below, wide), (Some(number), &*book)));
        if found || asked {
            let lit = Rect::from_min_max(
                egui::pos2(corner.x, y - 4.0),
                egui::pos2(corner.x + width, bottom + 4.0),
            );
            let mark = palette::BRASS.gamma_multiply(0.24);
            pen.ui
                .painter()
                .set(ground, egui::Shape::rect_filled(lit, 6.0, mark));
            if asked && book.rolls > 0 {
                book.rolls -= 1;
                let (top, at_once) = (Some(egui::Align::TOP), ScrollAnimation::none());
                pen.ui.scroll_to_rect_animation(lit, top, at_once);
                pen.ui.ctx().request_repaint();
            }
        }
        let middle = egui::pos2(corner.x + beside / 2.0 - plan.long(4.0), (y + said) / 2.0);
        illustrate(pen, picture, middle, size, &name);
        y = bottom + plan.long(12.0);
    }
    vec2(width, y - corner.y)
}

/// The prefix of pictures that are drawn on a card.
const CARD: &str = "art/card+";

/// Draws a thing as it lies on the table: an icon, a piece, a barrel with its sign, a card with its picture and name.
fn illustrate(pen: &Pen, picture: &str, centre: Pos2, size: f32, name: &str) {
    let ink = palette::CARD_TEXT;
    let Some((ground, sign)) = picture.split_once('+') else {
        let tint = if picture.starts_with("art/") {
            palette::OWN
        } else {
            ink
        };
        pen.icon(picture, centre, size, tint);
        return;
    };
    pen.art(ground, centre, size);
    let Some((sign, tint)) = sign.split_once('+') else {
        let plate = centre + vec2(0.0, size * 0.042);
        pen.icon(sign, plate, size * 0.43, palette::INK);
        return;
    };
    let unit = size / 274.0;
    // Below and to the left of a card there is room for its shadow.
    let centre = centre + vec2(3.0, -8.0) * unit;
    let fill = palette::hex(u32::from_str_radix(tint, 16).unwrap_or_default());
    let middle = centre - vec2(0.0, 22.0 * unit);
    let field = Rect::from_center_size(middle, vec2(142.0, 106.0) * unit);
    let stroke = Stroke::new(1.2, palette::INK);
    let painter = pen.ui.painter();
    let round = 6.0 * unit;
    painter.rect_filled(field, round, fill);
    pen.picture("art/card-scene", field);
    painter.rect_stroke(field, round, stroke, StrokeKind::Middle);
    pen.icon(sign, middle, 86.0 * unit, palette::PARCHMENT);
    let font = Typeface::Head.at(26.0 * unit);
    let at = centre - vec2(0.0, 94.0 * unit);
    pen.text(at, Align2::CENTER_CENTER, font, palette::INK, name);
    // Lines in the place of the card's text, which stands beside it.
    for line in 0..3_u8 {
        let below = vec2(0.0, (55.0 + 22.0 * f32::from(line)) * unit);
        let rule = Rect::from_center_size(centre + below, Vec2::new(118.0, 3.0) * unit);
        painter.rect_filled(rule, 1.0, ink.gamma_multiply(0.35));
    }
}
