//! Trials of a tip with two words in it, by mouse and by keys.

use super::*;
use crate::controls::Controls;
use crate::settings::Typeface;
use crate::table::{Book, Chapter, tips};
use crate::theme::{Gallery, Targets, fonts};
use bevy_egui::egui::{Event, Order, RawInput, pos2, vec2};
use rules::table::words::Words;

const BOOK: Book = Book {
    chapters: &[Chapter {
        id: "book-sea",
        entries: &[("ghost", "haunted"), ("fog", "calm")],
    }],
    index: &[],
};
const TEXTS: &str = "\
ui-word = Explain { $word }
haunted = Haunted
    .tip = Obeys the wind.
calm = Becalmed
    .tip = Held on haunted water.
book-words =
    .haunted = Haunted
    .calm = Becalmed
";

/// A thing whose tip has two words in it.
struct Trial {
    ctx: Context,
    words: Words,
    targets: Targets,
    gallery: Gallery,
    time: f64,
    asked: &'static str,
}

impl Trial {
    fn new() -> Self {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions(Typeface::Usual));
        let mut trial = Self {
            ctx,
            words: Words::read("en", &[("book.ftl", TEXTS)]).unwrap(),
            targets: Targets::default(),
            gallery: Gallery::default(),
            time: 0.0,
            asked: "where to?",
        };
        let mut first = trial.ctx.run_ui(RawInput::default(), |_| {});
        first.textures_delta.clear();
        trial.frames(2, None);
        trial
    }

    /// Runs so many frames, a tenth of a second each; the mouse goes somewhere in the first.
    fn frames(&mut self, count: u32, mut at: Option<Pos2>) {
        for _ in 0..count {
            self.time += 0.1;
            let input = RawInput {
                time: Some(self.time),
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
                events: at.take().map(Event::PointerMoved).into_iter().collect(),
                ..RawInput::default()
            };
            let Self {
                words,
                targets,
                gallery,
                asked,
                ..
            } = self;
            let mut drawn = self.ctx.run_ui(input, |ui| {
                targets.begin("trial", asked, 1.0);
                Glossary::lay(ui.ctx(), "sea", &BOOK, words);
                let controls = Controls::default();
                let mut pen = Pen {
                    ui,
                    gallery,
                    targets,
                    controls: &controls,
                    wide: false,
                    plan: 1.0,
                };
                let place = Rect::from_min_size(pos2(300.0, 200.0), vec2(60.0, 60.0));
                let tip = || Tip::new("Sea", "Becalmed or haunted.").about("book-sea");
                tips::look(&mut pen, place, "sea", tip);
                let corner = Rect::from_min_size(place.min, vec2(20.0, 20.0));
                tips::look(&mut pen, corner, "coin", || Tip::new("Coin", "Worth 1."));
                tips::linger(&mut pen);
            });
            drawn.textures_delta.clear();
        }
    }

    fn held(&self) -> Option<Held> {
        Held::at(&self.ctx)
    }
}

#[test]
fn a_tip_waits_for_the_mouse_and_explains_the_word_that_it_rests_on() {
    let mut trial = Trial::new();
    trial.frames(20, Some(pos2(350.0, 250.0)));
    let held = trial.held().expect("a tip with words is shown");
    assert_eq!((held.words.len(), held.word), (2, None));
    assert_eq!(trial.targets.topic(), Some("book-sea"));
    // Past the thing's edge, over the tip, to its second word.
    trial.frames(3, Some(held.place.min + vec2(-2.0, 3.0)));
    trial.frames(5, Some(held.words[1].places[0].center()));
    let held = trial.held().expect("the tip stays");
    assert_eq!(held.word, Some(1));
    assert_eq!(
        trial.targets.topic(),
        Some("haunted"),
        "the book opens there"
    );
    // From there to the tip within, which stays as well.
    let within = held.beside.expect("the word is explained");
    assert!(
        !within.intersects(held.place),
        "the first can still be read"
    );
    trial.frames(5, Some(within.center()));
    assert_eq!(trial.held().and_then(|held| held.word), Some(1));
    trial.frames(2, Some(pos2(40.0, 600.0)));
    assert!(trial.held().is_none());
}

#[test]
fn of_things_within_each_other_the_innermost_is_told_alone() {
    let mut trial = Trial::new();
    trial.frames(20, Some(pos2(310.0, 210.0)));
    let tips = trial.ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let tips = layers.iter().filter(|layer| layer.order == Order::Tooltip);
        tips.count()
    });
    assert_eq!(tips, 1);
    assert!(trial.held().is_none(), "the coin's tip has no words in it");
}

#[test]
fn a_tip_does_not_wait_for_a_mouse_that_rests_beside_it() {
    let mut trial = Trial::new();
    trial.frames(20, Some(pos2(350.0, 250.0)));
    let held = trial.held().expect("a tip with words is shown");
    let beside = held.place.right_center() + vec2(10.0, 0.0);
    trial.frames(2, Some(beside));
    assert!(trial.held().is_some(), "the mouse may be on its way");
    trial.frames(4, None);
    assert!(trial.held().is_none());
}

#[test]
fn a_tip_that_was_only_passed_does_not_stay() {
    let mut trial = Trial::new();
    trial.frames(7, Some(pos2(350.0, 250.0)));
    let held = trial.held().expect("it is shown");
    trial.frames(2, Some(held.place.center()));
    assert!(trial.held().is_none());
}

#[test]
fn a_tip_goes_with_what_it_was_told_for() {
    let mut trial = Trial::new();
    trial.frames(20, Some(pos2(350.0, 250.0)));
    let held = trial.held().expect("a tip with words is shown");
    trial.frames(3, Some(held.place.center()));
    assert!(trial.held().is_some(), "it stays");
    trial.asked = "what then?";
    trial.frames(1, None);
    assert!(trial.held().is_none());
}

#[test]
fn enter_goes_from_a_thing_through_the_words_of_its_tip_and_back() {
    let mut trial = Trial::new();
    trial.targets.lay("sea");
    trial.frames(2, None);
    let mut explained = Vec::new();
    for _ in 0..3 {
        trial.targets.press();
        trial.frames(2, None);
        explained.push(trial.held().and_then(|held| held.word));
    }
    assert_eq!(explained, [Some(0), Some(1), None]);
    assert!(trial.targets.is_on("sea"));
    trial.targets.lift();
    trial.frames(2, None);
    assert!(trial.held().is_none());
}
