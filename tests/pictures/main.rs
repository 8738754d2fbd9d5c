//! Pictures of every screen: `cargo pictures FOLDER [WIDTHxHEIGHT ...] [--interface PERCENT ...] [--language LANGUAGE]
//! [--factor FACTOR] [--settings FILE] [--only NAME] [--against FOLDER]`: of three sizes and of three scales where none is named;
//! `--factor` is the scale factor that the display asks for, as one of high density does; `--only` takes the positions whose names begin so. Those of an earlier build are in the folder that they are held against: it says how much of each
//! changed.
//!
//! The positions are looked for in random games, so that they stand whatever the data say.

mod against;
mod album;
#[path = "../window/display.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod display;
#[path = "../window/page.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod page;
mod positions;

use album::Album;
use display::{Display, has};
use page::{Game, Page, fresh_folder};
use positions::Position;
use rules::table::Language;
use rules::table::words::Words;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The longest way back to something that nobody could know.
const MOST_BACK: usize = 12;
/// All decisions of the people are thought over meanwhile.
const A_REVIEW: Duration = Duration::from_secs(300);
/// A page that is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(180);

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(folder) = words.next().map(PathBuf::from) else {
        eprintln!(
            "usage: cargo pictures FOLDER [WIDTHxHEIGHT ...] [--interface PERCENT ...] [--language LANGUAGE] \
             [--factor FACTOR] [--settings FILE] [--only NAME] [--against FOLDER]"
        );
        return ExitCode::FAILURE;
    };
    let Some(wanted) = Wanted::read(words) else {
        eprintln!(
            "expected sizes, `--interface` with scales in percent, `--language` with en or de, `--factor` with a scale \
             factor of a display like 1.5, `--settings` with a file of settings, `--only` with how names begin, `--against` with a folder of earlier pictures"
        );
        return ExitCode::FAILURE;
    };
    if !has("import") {
        eprintln!("pictures are taken by `import` of ImageMagick, which is not installed");
        return ExitCode::FAILURE;
    }
    let positions = positions::all(&wanted.only);
    for size in wanted.sizes {
        let sides = size.split_once('x');
        let sides = sides.and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
        let Some((width, height)) = sides else {
            eprintln!("`{size}` is no size: expected one like 1280x720");
            return ExitCode::FAILURE;
        };
        for percent in &wanted.percents {
            let mut name = format!("{size}-{percent}-{}", wanted.language.code());
            let factor = wanted.factor;
            if factor != 1.0 {
                name = format!("{name}-{factor}");
            }
            if let Some(settings) = wanted.settings.as_deref().and_then(Path::file_stem) {
                name = format!("{name}-{}", settings.display());
            }
            let scratch = fresh_folder(&format!("pictures-{name}"));
            let [width, height] = [width, height].map(|side: u32| (side as f32 * factor) as u32);
            let display = match Display::open(&scratch, width, height) {
                Ok(display) => display,
                Err(why) => {
                    eprintln!("{why}");
                    return ExitCode::FAILURE;
                }
            };
            let earlier = wanted.against.as_ref().map(|before| before.join(&name));
            let album = Album {
                folder: folder.join(name),
                scratch,
                display,
                size: size.clone(),
                sides: (width, height),
                percent: percent.clone(),
                factor,
                language: wanted.language,
                settings: wanted.settings.clone(),
            };
            if wanted.only.is_empty() {
                album.screens(&positions);
            }
            for position in &positions {
                album.position(position);
            }
            if let Some(before) = earlier
                && let Err(why) = against::hold(&album.folder, &before, album.sides)
            {
                eprintln!("{why}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// The pictures that are wanted.
struct Wanted {
    sizes: Vec<String>,
    percents: Vec<String>,
    /// The number of pixels of the display that are one of the window's, along each side.
    factor: f32,
    language: Language,
    settings: Option<PathBuf>,
    only: String,
    against: Option<PathBuf>,
}

impl Wanted {
    fn read(words: impl Iterator<Item = String>) -> Option<Self> {
        let mut wanted = Self {
            sizes: Vec::new(),
            percents: Vec::new(),
            factor: 1.0,
            language: Language::English,
            settings: None,
            only: String::new(),
            against: None,
        };
        let mut kind = String::new();
        for word in words {
            if word.starts_with("--") {
                kind = word;
                continue;
            }
            match kind.as_str() {
                "" => wanted.sizes.push(word),
                "--interface" => wanted.percents.push(word),
                "--language" => wanted.language = Language::by_code(&word)?,
                "--factor" => {
                    wanted.factor = word.parse().ok().filter(|by| (1.0..=4.0).contains(by))?;
                }
                "--only" => wanted.only = word,
                "--against" => wanted.against = Some(PathBuf::from(word)),
                "--settings" => wanted.settings = Some(PathBuf::from(word)),
                _ => return None,
            }
        }
        if wanted.sizes.is_empty() {
            wanted.sizes = ["1280x720", "1920x1080", "2560x1440"]
                .map(str::to_owned)
                .into();
        }
        if wanted.percents.is_empty() {
            wanted.percents = ["80", "100", "200"].map(str::to_owned).into();
        }
        Some(wanted)
    }
}

impl Album {
    /// Loading, the shelf with a game left, and every page that is reached from it.
    fn screens(&self, positions: &[Position]) {
        let saves = self.scratch.join("shelf");
        if let Some(position) = positions.first() {
            position.save(&saves);
        }
        positions::remember(&saves);
        let words = positions::words(self.language);
        let mut game = self.open(&saves, &["--seed", "7"]);
        game.wait(PATIENCE, "loading", |page| !page.screen.is_empty());
        while self.is_blank() {
            sleep(Duration::from_millis(5));
        }
        self.take("loading");
        let shelf = |game: &mut Game| game.wait(PATIENCE, "shelf", |page| page.screen == "shelf");
        shelf(&mut game);
        self.take_at_rest("shelf");
        let box_name = words.say("ui-game-voodoo-pirate", &[]);
        for (id, name) in [
            ("ui-settings", "settings"),
            ("ui-rules", "rules"),
            ("ui-credits", "credits"),
            ("ui-stats", "statistics"),
            ("ui-lab", "lab"),
            ("ui-new-game-of", "setup"),
        ] {
            let of = [("game", box_name.as_str().into())];
            let label = words.say(id, &of);
            if !self.choose(&mut game, |other| other == label) {
                continue;
            }
            if name == "rules" {
                // The way by keys led over the other boxes.
                self.click(&mut game, &words.say("ui-book", &of));
            }
            self.take_at_rest(name);
            if name == "setup" {
                // A captain of the middle strength, and the list of the others.
                let kind = ("kind", words.say("seat-mate", &[]).into());
                let label = words.say("ui-seat-kind", &[("number", 3.into()), kind]);
                for _ in 0..2 {
                    self.choose(&mut game, |other| other == label);
                }
                self.take_at_rest("setup-list");
                self.press("Escape");
                self.display.settle();
            }
            if name == "settings" {
                let label = words.say("ui-settings-reading", &[]);
                self.choose(&mut game, |other| other == label);
                self.take_at_rest("settings-reading");
            }
            self.press("Escape");
            shelf(&mut game);
        }
        self.press("F2");
        self.take_at_rest("keys");
        self.press("Escape");
        shelf(&mut game);
        self.lessons(&mut game, &words, &box_name);
    }

    /// The lessons of each game, and the second of them begun.
    fn lessons(&self, game: &mut Game, words: &Words, looked: &str) {
        let shelf = words.say("ui-shelf", &[]);
        let learn = words.say("ui-lessons", &[("game", looked.into())]);
        let second = [("number", 2.into()), ("name", "".into())];
        let second = words.say("ui-lesson-take", &second);
        for (id, name) in [
            ("voodoo-pirate", "lesson"),
            ("voodoo-cards", "ring-lesson"),
            ("voodoo-island", "island-lesson"),
        ] {
            let called = words.say(&format!("ui-game-{id}"), &[]);
            self.choose(game, |label| label == learn);
            self.choose(game, |label| label == called);
            self.take_at_rest(&format!("{name}s"));
            self.choose(game, |label| label.starts_with(&second));
            game.wait(PATIENCE, "the lesson", |page| page.screen == "table");
            self.take_at_rest(name);
            self.press("Escape");
            self.choose(game, |label| label == shelf);
            game.wait(PATIENCE, "shelf", |page| page.screen == "shelf");
        }
    }

    fn position(&self, position: &Position) {
        let saves = self.scratch.join(position.name);
        position.save(&saves);
        let start = Instant::now();
        let mut game = self.open(&saves, &["--resume"]);
        game.wait(PATIENCE, position.name, |page| {
            page.screen == "score" || page.screen == "table" && !page.targets.is_empty()
        });
        // It is told of before it is drawn: the longer before, the busier the machine.
        sleep(start.elapsed() / 6);
        self.take_at_rest(position.name);
        match position.name {
            "boarding" => {
                // What several choices lie on ends so, however many they are.
                let words = positions::words(self.language);
                let end = |more: i64| {
                    let values = [("first", "".into()), ("more", more.into())];
                    words.say("ui-choices-here", &values)
                };
                let ends: Vec<String> = (1..20).map(end).collect();
                self.choose(&mut game, |label| {
                    ends.iter().any(|end| label.ends_with(end.as_str()))
                });
                self.take_at_rest("menu");
            }
            "five-pirates" => {
                // Far enough back that something has been seen since.
                let on = positions::words(self.language).say("ui-play-on-practice", &[]);
                let is_there = |page: &Page| page.targets.iter().any(|thing| thing.label == on);
                for _ in 0..MOST_BACK {
                    self.turn(&mut game, "bracketleft");
                    if game.page().as_ref().is_some_and(is_there) {
                        break;
                    }
                }
                self.take_at_rest("back");
                self.choose(&mut game, |label| label == on);
                self.take_at_rest("consent");
            }
            "ring" | "island" => {
                self.turn(&mut game, "F1");
                self.take_at_rest(&format!("{}-rules", position.name));
            }
            "island-work" => {
                self.turn(&mut game, "t");
                self.take_at_rest("island-words");
                self.turn(&mut game, "t");
                for (key, name) in [("v", "island-points"), ("w", "island-why")] {
                    self.turn(&mut game, key);
                    self.take_at_rest(name);
                    self.press("Escape");
                    self.display.settle();
                }
            }
            "dusk" => {
                self.turn(&mut game, "Escape");
                self.take_at_rest("pause");
            }
            "moonlight" => {
                for (key, name) in [("v", "points"), ("t", "words"), ("w", "why")] {
                    self.turn(&mut game, key);
                    self.take_at_rest(name);
                    // The words are left by the key that led there.
                    self.press(if key == "t" { "t" } else { "Escape" });
                    self.display.settle();
                }
                self.turn(&mut game, "i");
                let thinks = positions::words(self.language).say("ui-hint-stop", &[]);
                while game
                    .page()
                    .is_some_and(|page| page.targets.iter().any(|thing| thing.label == thinks))
                {
                    sleep(Duration::from_millis(100));
                }
                self.take_at_rest("hint");
            }
            "score" | "ring-score" | "island-score" => {
                let label = positions::words(self.language).say("ui-review", &[]);
                self.click(&mut game, &label);
                // A captain thinks a while before there is something to see.
                let first = [("number", 1.into())];
                let first = positions::words(self.language).say("ui-review-open-number", &first);
                game.wait(A_REVIEW, "a decision that cost much", |page| {
                    page.targets.iter().any(|thing| thing.label == first)
                });
                let name = position.name.replace("score", "review");
                self.take_at_rest(&name);
            }
            _ => {}
        }
    }
}
