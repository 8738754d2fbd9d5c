//! Trials of every book: that it can be read, tells of everything, and opens where it is asked to.

use super::chapters::{entry, holds};
use super::*;
use crate::options::Options;
use crate::shelf::Boxed;
use crate::table::Book;
use crate::theme::trial::{TestCanvas, canvas_each};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use games::voodoo_island::VoodooIsland;
use rules::table::{Game, Language, Packed};

#[test]
fn every_book_can_be_read_from_cover_to_cover() {
    for language in Language::ALL {
        read(&Library::open(&Options::default(), language));
    }
}

#[test]
fn what_is_typed_with_a_keyboards_apostrophe_is_found() {
    let library = Library::open(&Options::default(), Language::English);
    let book = Open {
        search: "Morgan's".to_owned(),
        ..Open::default()
    };
    let mut chapters = GAMES[0].book.chapters.iter();
    assert!(chapters.any(|chapter| holds(library.words(), chapter, &book.sought())));
}

fn read(library: &Library) {
    let mut read = 0;
    let chapters = |game: &'static Boxed| {
        let chapters = game.book.chapters.iter();
        chapters.map(move |chapter| (game, chapter))
    };
    for (game, chapter) in GAMES.iter().flat_map(chapters) {
        let words = &library.volume(game).words;
        let text = format!("{}.text", chapter.id);
        let mut texts = vec![words.say(chapter.id, &[]), words.say(&text, &[])];
        for (_, id) in chapter.entries {
            let (name, tip) = entry(words, id);
            texts.extend([name, tip]);
        }
        for text in texts {
            assert!(!text.contains(['[', '{', '$']), "{}: {text}", chapter.id);
            read += 1;
        }
    }
    assert!(read > 100, "only {read} texts");
}

#[test]
fn a_book_says_the_players_own_numbers_and_over_a_table_those_that_are_played_with() {
    let folder = std::env::temp_dir().join(format!("book-numbers-{}", std::process::id()));
    let own = folder.join("mods/voodoo_island");
    std::fs::create_dir_all(&own).unwrap();
    let numbers = VoodooIsland::files().source("voodoo_island/numbers.ron");
    let numbers = numbers.unwrap().text().replace(" steps: 2,", " steps: 3,");
    std::fs::write(own.join("numbers.ron"), numbers).unwrap();
    let options = Options {
        scratch: Some(folder.clone()),
        ..Options::default()
    };
    let library = Library::open(&options, Language::English);
    std::fs::remove_dir_all(folder).unwrap();
    let game = GAMES.iter().find(|game| game.name == VoodooIsland::ID);
    let says = |here: &InThisGame, steps: &str| {
        let text = entry(library.book(game.unwrap(), here), "book-isle-moving.text").1;
        assert!(text.contains(&format!("You have {steps} steps")), "{text}");
    };
    let mut here = InThisGame::default();
    says(&here, "3");
    let played = VoodooIsland::load_words(&VoodooIsland::files(), VoodooIsland::standard());
    here.words = played.ok();
    says(&here, "3");
    here.game = VoodooIsland::ID;
    says(&here, "2");
}

/// The games that have texts and panels in common.
const VOODOO: [&str; 2] = ["voodoo-pirate", "voodoo-cards"];

#[test]
fn everything_that_is_told_has_its_place_in_the_book() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for game in GAMES {
        let own = game.name.replace('-', "_");
        let mut found = 0;
        let family = VOODOO.contains(&game.name).then_some("voodoo");
        for folder in family.into_iter().chain([own.as_str()]) {
            let file = root.join(folder).join("en.ftl");
            let texts = std::fs::read_to_string(file).expect("the texts can be read");
            for id in texts.lines().filter_map(|line| line.split_once(" =")) {
                found += u32::from(has_its_place(game.book, id.0));
            }
        }
        assert!(found > 50, "only {found}");
        for (place, topics) in game.book.index {
            assert!(
                game.book.find(place).is_some(),
                "{topics} lead nowhere: {place}"
            );
        }
    }
}

#[test]
fn what_every_table_explains_has_its_place_in_every_book() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = 0;
    for folder in ["voodoo", "voodoo/panels", "table", "table/session"] {
        for file in std::fs::read_dir(root.join(folder)).expect("the sources lie there") {
            let path = file.expect("they can be listed").path();
            let Some(source) = path.is_file().then(|| std::fs::read_to_string(&path)) else {
                continue;
            };
            let source = source.expect("a source can be read");
            let topics = source.split("about(\"").skip(1);
            for topic in topics.filter_map(|rest| rest.split_once('"')) {
                found += 1;
                let family = folder.starts_with("voodoo");
                let told = |game: &&Boxed| !family || VOODOO.contains(&game.name);
                for game in GAMES.iter().filter(told) {
                    let place = game.book.find(topic.0);
                    assert!(place.is_some(), "{}: {}", game.name, topic.0);
                }
            }
        }
    }
    assert!(found > 8, "only {found}");
}

/// Returns whether the book must tell of a text's subject, and checks that it does.
fn has_its_place(book: &Book, id: &str) -> bool {
    let kinds = [
        "cause-", "reason-", "card-", "barrel-", "object-", "wind-", "tide-", "phase-",
    ];
    let told = kinds.iter().any(|kind| id.starts_with(kind));
    // The forms in which causes are told are no causes, and another open question is no rule.
    let none = ["cause-short", "cause-long", "reason-not-asked"];
    let must = told && !none.contains(&id);
    assert!(
        !must || book.find(id).is_some(),
        "the book tells nothing of {id}"
    );
    must
}

#[test]
fn every_word_that_tips_explain_is_told_of_in_a_book() {
    let books = GAMES.iter().flat_map(|game| game.book.topics());
    let told = books.map(|(topic, _)| topic.split('.').next().unwrap_or(topic));
    let told: std::collections::BTreeSet<&str> = told.collect();
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/desktop/en.ftl");
    let texts = std::fs::read_to_string(file).expect("the texts can be read");
    let (_, words) = texts.split_once("book-words =\n").expect("there are words");
    let words = words.lines().map_while(|line| line.strip_prefix("    ."));
    let words: Vec<&str> = words.filter_map(|line| line.split(" =").next()).collect();
    assert!(words.len() > 40, "only {}", words.len());
    for id in words {
        assert!(told.contains(id), "no book tells of {id}");
    }
}

/// Opens a book at a chapter, on a page of half the height, turns that by keys, and returns how far it went. Checks that the
/// list beside it stays.
fn turned(library: Library, place: usize, chapter: usize) -> f32 {
    let game = &GAMES[place];
    let words = &library.volume(game).words;
    let (_, text) = entry(words, game.book.chapters[chapter].entries[0].1);
    let first = library.say(game.book.chapters[0].id);
    let book = Open {
        game: place,
        chapter,
        ..Open::default()
    };
    let mut screen = canvas_each(0.1, (library, book), move |pen, (library, book)| {
        let plan = Plan::on(pen.ui.max_rect(), 1.0);
        let mut spread = Spread::on(&plan);
        spread.bottom = (spread.top + spread.bottom) / 2.0;
        let told = (&*library, &InThisGame::default());
        chapters::chapters(pen, &plan, &spread, told, book);
        let _ = page::page(pen, &plan, &spread, told, book, game);
    });
    screen.run_steps(3);
    let tops = |screen: &Harness<TestCanvas<(Library, Open)>>| {
        // A chapter may be called as its first entry is: the list comes first.
        [&text, &first].map(|text| {
            let mut found = screen.get_all_by_label(text);
            found.next().map_or(0.0, |node| node.rect().top())
        })
    };
    let before = tops(&screen);
    screen.state_mut().targets.page(1.0);
    screen.run_steps(20);
    let after = tops(&screen);
    assert!((after[1] - before[1]).abs() < 0.1, "{before:?} {after:?}");
    before[0] - after[0]
}

#[test]
fn keys_turn_the_page_and_not_the_list_beside_it() {
    for (place, game) in GAMES.iter().enumerate() {
        let chapters = game.book.chapters.iter().enumerate();
        let mut told = chapters.filter(|(_, chapter)| !chapter.entries.is_empty());
        let turns = told.any(|(chapter, _)| {
            let library = Library::open(&Options::default(), Language::English);
            turned(library, place, chapter) > 50.0
        });
        assert!(turns, "no chapter of {} is longer", game.name);
    }
}

#[test]
fn the_books_of_the_other_games_stand_below_the_page_or_the_chapters_and_never_on_the_way_back() {
    for (scale, below) in [
        (1.0, "the page"),
        (1.5, "the chapters"),
        (2.0, "the chapters"),
    ] {
        let library = Library::open(&Options::default(), Language::English);
        let here = InThisGame::default();
        let called = |place: usize| {
            let name = library.say(&format!("ui-game-{}", GAMES[place].name));
            library.fill("ui-book", &[("game", name.as_str().into())])
        };
        let names: Vec<String> = (0..GAMES.len()).map(called).collect();
        let book = Open {
            chapter: 3,
            ..Open::default()
        };
        let mut screen = canvas_each(
            0.1,
            (library, here, book),
            move |pen, (library, here, book)| {
                let plan = Plan::on(pen.ui.max_rect(), scale);
                let spread = Spread::on(&plan);
                chapters::chapters(pen, &plan, &spread, (library, here), book);
                way_back(pen, &plan, (spread.left, spread.bottom), "Back");
                chapters::others(pen, &plan, (&spread, spread.bottom), library, book);
            },
        );
        screen.run_steps(3);
        for (place, name) in names.iter().enumerate().rev() {
            let open = &screen.state().state.2;
            let was = open.game;
            if was != place {
                let back = screen.get_by_label("Back").rect();
                let button = screen.get_by_label(name).rect();
                assert!(!button.intersects(back), "{scale}: {button} on {back}");
                let aside = button.left() > back.right();
                assert_eq!(aside, below == "the page", "{scale}");
                screen.get_by_label(name).click_accesskit();
                screen.run_steps(3);
            }
            let open = &screen.state().state.2;
            assert_eq!(open.game, place);
            assert!(
                was == place || open.chapter == 0,
                "it opens at its beginning"
            );
            assert!(screen.query_by_label(name).is_none(), "it lies open");
        }
    }
}

#[test]
fn the_entry_that_the_book_is_opened_for_stands_in_sight() {
    let library = Library::open(&Options::default(), Language::English);
    let game = GAMES.iter().find(|game| game.name == "voodoo-island");
    let game = game.unwrap();
    let mut longest: Vec<_> = game.book.chapters.iter().enumerate().collect();
    longest.sort_by_key(|(_, chapter)| chapter.entries.len());
    let (place, chapter) = *longest.last().unwrap();
    for number in [chapter.entries.len() / 2, chapter.entries.len() - 1] {
        let words = &library.volume(game).words;
        let (_, text) = entry(words, chapter.entries[number].1);
        let book = Open {
            game: GAMES
                .iter()
                .position(|other| other.name == game.name)
                .unwrap(),
            chapter: place,
            asked: Some(number),
            rolls: ROLLS,
            ..Open::default()
        };
        let library = Library::open(&Options::default(), Language::English);
        let mut screen = canvas_each(0.1, (library, book), move |pen, (library, book)| {
            let plan = Plan::on(pen.ui.max_rect(), 1.0);
            let spread = Spread::on(&plan);
            let _ = page::page(
                pen,
                &plan,
                &spread,
                (library, &InThisGame::default()),
                book,
                game,
            );
        });
        screen.run_steps(8);
        let lies = screen.get_by_label(&text).rect();
        let half = if number + 1 < chapter.entries.len() {
            250.0
        } else {
            620.0
        };
        assert!(
            lies.top() > 80.0 && lies.bottom() < half,
            "{number}: {lies}"
        );
    }
}

#[test]
fn the_book_opens_where_it_is_asked_to() {
    let mut app = App::new();
    app.insert_resource(State::new(Screen::Table))
        .init_resource::<Reading>()
        .init_resource::<Open>()
        .add_systems(Update, open);
    let mut ask = |topic| {
        app.world_mut().resource_mut::<Reading>().topic = topic;
        app.update();
        let open = app.world().resource::<Open>();
        let chapter = &GAMES[open.game].book.chapters[open.chapter];
        let entry = open.asked.map(|entry| chapter.entries[entry].1);
        (chapter.id, entry)
    };
    assert_eq!(ask(None), ("book-goal", None));
    assert_eq!(ask(Some("card-tok")), ("book-cards", Some("card-tok")));
    assert_eq!(
        ask(Some("cause-storm")),
        ("book-sailing", Some("wind-storm"))
    );
    assert_eq!(ask(Some("phase-dusk")), ("book-dusk", None));
    // It lies open as it was left, also where nothing is told of what was asked.
    assert_eq!(ask(None), ("book-dusk", None));
    assert_eq!(ask(Some("nothing")), ("book-dusk", None));
}
