//! The rulebook: chapters on the left, the page on the right, and a search through all of them.

use super::library::Library;
use crate::Over;
use crate::games::{Boxed, GAMES};
use crate::table::Chapter;
use crate::theme::easel::{Easel, Plan, parchment, title};
use crate::theme::pen::Look;
use crate::theme::{Awake, Face, Pen, palette};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Color32, Rect, ScrollArea, Stroke, UiBuilder, vec2};

/// What is open of the book.
#[derive(Resource, Default)]
pub(super) struct Book {
    game: usize,
    chapter: usize,
    search: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Book>().add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Over::Rules).and_then(resource_exists::<Library>)),
    );
}

fn draw(
    mut easel: Easel,
    library: Res<Library>,
    mut book: ResMut<Book>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let game = &GAMES[book.game];
    let name = library.say(&format!("ui-game-{}", game.name));
    let heading = library.fill("ui-book", &[("game", name.as_str().into())]);
    easel.draw("rules", &heading, |pen, plan| {
        let shade = Color32::from_black_alpha(190);
        pen.ui.painter().rect_filled(plan.canvas, 0.0, shade);
        title(pen, plan, 46.0, &heading);
        chapters(pen, plan, &library, &mut book, game);
        parchment(pen, plan.rect(330.0, 80.0, 910.0, 560.0));
        page(pen, plan, &library, &book, game);
        let back = library.say("ui-back");
        let font = plan.face(Face::Bold, 16.0);
        let rect = plan.rect(540.0, 656.0, 200.0, 44.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Brass);
        if hit.clicked || pen.targets.steps_back() {
            over.set(Over::Nothing);
            awake.stir();
        }
    })
}

/// What is said by a text's name and by its tip; a text without a tip is said whole.
fn entry(library: &Library, id: &str) -> (String, String) {
    if id.contains('.') {
        return (String::new(), library.say(id));
    }
    (library.say(id), library.say(&format!("{id}.tip")))
}

/// Whether a chapter, or one of its entries, holds what is searched for.
fn holds(library: &Library, chapter: &Chapter, search: &str) -> bool {
    let has = |text: &str| text.to_lowercase().contains(search);
    let text = library.say(&format!("{}.text", chapter.id));
    let mut entries = chapter.entries.iter().map(|(_, id)| entry(library, id));
    has(&library.say(chapter.id))
        || has(&text)
        || entries.any(|(name, tip)| has(&name) || has(&tip))
}

fn chapters(pen: &mut Pen, plan: &Plan, library: &Library, book: &mut Book, game: &Boxed) {
    let label = library.say("ui-book-search");
    let field = plan.rect(40.0, 88.0, 270.0, 36.0);
    let _ = pen.field(field, &label, &mut book.search, &label, 30);
    let search = book.search.to_lowercase();
    let mut y = 138.0;
    let mut first = None;
    let mut open = false;
    for (number, chapter) in game.book.iter().enumerate() {
        if !holds(library, chapter, &search) {
            continue;
        }
        first = first.or(Some(number));
        open |= number == book.chapter;
        let text = library.say(chapter.id);
        let rect = plan.rect(40.0, y, 270.0, 38.0);
        let look = if number == book.chapter {
            Look::Brass
        } else {
            Look::Plain
        };
        let font = plan.face(Face::Bold, 16.0);
        if pen.button_in(rect, &text, &text, font, look).clicked {
            book.chapter = number;
            open = true;
        }
        y += 44.0;
    }
    match first {
        Some(first) if !open => book.chapter = first,
        Some(_) => {}
        None => {
            let font = plan.face(Face::Plain, 16.0);
            let text = library.say("ui-book-nothing");
            let at = plan.at(44.0, 142.0);
            pen.paragraph(at, plan.long(262.0), font, palette::FAINT, &text);
        }
    }
}

fn page(pen: &mut Pen, plan: &Plan, library: &Library, book: &Book, game: &Boxed) {
    let Some(chapter) = game.book.get(book.chapter) else {
        return;
    };
    let inner = plan.rect(380.0, 116.0, 812.0, 488.0);
    let (gallery, targets, wide) = (pen.gallery, &mut *pen.targets, pen.wide);
    let controls = pen.controls;
    let builder = UiBuilder::new().max_rect(inner).id_salt(chapter.id);
    pen.ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(inner);
        ScrollArea::vertical()
            .id_salt(chapter.id)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let mut pen = Pen {
                    ui,
                    gallery,
                    targets,
                    controls,
                    wide,
                };
                let whole = written(&mut pen, plan, library, book, chapter);
                pen.ui.allocate_space(whole);
            });
    });
}

/// Writes a chapter; tells how large it is.
fn written(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    book: &Book,
    chapter: &Chapter,
) -> egui::Vec2 {
    let corner = pen.ui.max_rect().min;
    let width = plan.long(790.0);
    let font = plan.face(Face::Title, 32.0);
    let ink = palette::CARD_TEXT;
    let head = pen.paragraph(corner, width, font, ink, &library.say(chapter.id));
    let rule = Stroke::new(1.2, palette::BRASS_DARK);
    let under = head.bottom() + plan.long(4.0);
    let span = corner.x..=corner.x + width;
    pen.ui.painter().hline(span, under, rule);
    let at = egui::pos2(corner.x, under + plan.long(10.0));
    let font = plan.face(Face::Plain, 18.5);
    let text = library.say(&format!("{}.text", chapter.id));
    let body = pen.paragraph(at, width, font, ink, &text);
    let mut y = body.bottom() + plan.long(16.0);
    let search = book.search.to_lowercase();
    let size = plan.long(40.0);
    for (icon, id) in chapter.entries {
        let (name, tip) = entry(library, id);
        let left = corner.x + plan.long(58.0);
        let mut bottom = y;
        let found = !search.is_empty()
            && (name.to_lowercase().contains(&search) || tip.to_lowercase().contains(&search));
        // Laid under the text before it is known how tall that is.
        let ground = pen.ui.painter().add(egui::Shape::Noop);
        if !name.is_empty() {
            let font = plan.face(Face::Head, 19.0);
            let name = crate::voodoo::marks::capital(&name);
            bottom = pen
                .paragraph(egui::pos2(left, y), plan.long(720.0), font, ink, &name)
                .bottom();
        }
        let font = plan.face(Face::Plain, 17.5);
        let at = egui::pos2(left, bottom);
        let text = pen.paragraph(at, plan.long(720.0), font, ink, &tip);
        bottom = text.bottom().max(y + size);
        if found {
            let lit = Rect::from_min_max(
                egui::pos2(corner.x, y - 4.0),
                egui::pos2(corner.x + width, bottom + 4.0),
            );
            let mark = Color32::from_rgba_unmultiplied(200, 155, 60, 60);
            pen.ui
                .painter()
                .set(ground, egui::Shape::rect_filled(lit, 6.0, mark));
        }
        let tint = if icon.starts_with("art/") {
            Color32::WHITE
        } else {
            ink
        };
        let middle = egui::pos2(corner.x + size * 0.6, (y + bottom) / 2.0);
        pen.icon(icon, middle, size, tint);
        y = bottom + plan.long(12.0);
    }
    vec2(width, y - corner.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use rules::table::Language;

    #[test]
    fn every_book_can_be_read_from_cover_to_cover() {
        for language in Language::ALL {
            let library = Library::open(&Options::default(), language);
            read(&library.expect("the game's own texts are whole"));
        }
    }

    fn read(library: &Library) {
        let mut read = 0;
        for chapter in GAMES.iter().flat_map(|game| game.book) {
            let text = format!("{}.text", chapter.id);
            let mut texts = vec![library.say(chapter.id), library.say(&text)];
            for (_, id) in chapter.entries {
                let (name, tip) = entry(library, id);
                texts.extend([name, tip]);
            }
            for text in texts {
                assert!(!text.contains(['[', '{', '$']), "{}: {text}", chapter.id);
                read += 1;
            }
        }
        assert!(read > 100, "only {read} texts");
    }
}
