//! Every lesson leads to its end in every way that it allows, and every text that it says is there.

use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::{self, VoodooCards};
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::words::load_words;
use games::voodoo_pirate::{VoodooPirate, load};
use rules::table::Packed;
use rules::table::lesson::{Taught, name};
use rules::table::words::Words;

/// Reads every lesson of a game, which plays it; then looks for its texts.
fn every_lesson_holds<S: Taught>(files: &rules::table::files::Files, words: &Words, least: usize) {
    let mut faults = Vec::new();
    for path in S::LESSONS {
        let title = format!("lesson-{}", name(path));
        let mut texts = vec![title.clone(), format!("{title}.about")];
        match S::lesson(files, path) {
            Ok(lesson) => texts.extend(lesson.texts()),
            Err(wrong) => faults.extend(wrong.iter().map(ToString::to_string)),
        }
        let missing = texts.into_iter().filter(|id| !words.has(id));
        faults.extend(missing.map(|id| format!("{path}: there is no text {id}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(S::LESSONS.len() >= least, "lessons have gone missing");
}

#[test]
fn every_lesson_of_voodoo_pirate_leads_to_its_end() {
    let files = load::files();
    let words = load_words(&files).expect("the game's own texts are whole");
    every_lesson_holds::<VoodooPirate>(&files, &words, 7);
}

#[test]
fn every_lesson_of_the_card_game_leads_to_its_end() {
    let files = voodoo_cards::load::files();
    let words = voodoo_cards::words::load_words(&files).expect("the game's own texts are whole");
    every_lesson_holds::<VoodooCards>(&files, &words, 5);
}

#[test]
fn every_lesson_of_voodoo_island_leads_to_its_end() {
    let files = VoodooIsland::files();
    let words = VoodooIsland::load_words(&files, VoodooIsland::standard())
        .expect("the game's own texts are whole");
    every_lesson_holds::<VoodooIsland>(&files, &words, 6);
}

#[test]
fn every_lesson_of_pirate_crusades_leads_to_its_end() {
    let files = PirateCrusades::files();
    let words = PirateCrusades::load_words(&files, PirateCrusades::standard())
        .expect("the game's own texts are whole");
    every_lesson_holds::<PirateCrusades>(&files, &words, 9);
}

#[test]
fn every_lesson_of_cursed_seas_leads_to_its_end() {
    let files = CursedSeas::files();
    let words = CursedSeas::load_words(&files, CursedSeas::standard())
        .expect("the game's own texts are whole");
    every_lesson_holds::<CursedSeas>(&files, &words, 6);
}

/// The first lesson with a part of it put otherwise, and what is said of that.
#[track_caller]
fn told(part: &str, by: &str, said: &str) {
    let path = load::LESSONS[0];
    let text = load::files().source(path).expect("it is built in");
    assert_eq!(text.text().matches(part).count(), 1, "{part}");
    let files = load::files().with_text(path, text.text().replace(part, by));
    let read = VoodooPirate::lesson(&files, path);
    let faults = read.err().unwrap_or_else(|| panic!("{by} makes a lesson"));
    let told = faults[0].to_string();
    assert!(told.starts_with(path) && told.contains(said), "{told}");
}

#[test]
fn what_is_wrong_with_a_lesson_is_told_with_its_place() {
    told(
        "ask: [Play(Take)]",
        "ask: [Play(Jax)]",
        ":15:9: none of these is open: Red is asked PlayCard",
    );
    told(
        "ask: [Play(Take)]",
        "ask: [Play(Take), Conjure]",
        ":15:9: Conjure is never open here",
    );
    told(
        "(say: \"dawn\"",
        "(say: \"dusk\", ask: [Conjure]), (say: \"dawn\"",
        "none of these is open",
    );
    told(
        "(say: \"colonials\", at: [Row(Yellow), Weather]",
        "(say: \"colonials\", at: [Row(Green), Weather]",
        ":21:9: Green is not at the table",
    );
    told(
        "kind: Cursed, coins: 1, souls: [Blue], deck: [Jax]",
        "coins: 1, souls: [Blue]",
        "2 people take this lesson, expected one",
    );
    told("souls: [Blue]", "souls: [Blue, Cyan]", "Cyan");
}
