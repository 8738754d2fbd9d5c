//! Pictures of every screen: `cargo pictures FOLDER [WIDTHxHEIGHT ...]`, at 1280x720 and 1920x1080 where no size is named.
//!
//! The positions are looked for in random games, so that they stand whatever the data say.

#[path = "../window/display.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod display;
#[path = "../window/page.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod page;
mod positions;

use display::{Display, has};
use page::{Game, Page, fresh_folder, game};
use positions::Position;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

/// A page that is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(folder) = words.next().map(PathBuf::from) else {
        eprintln!("usage: cargo pictures FOLDER [WIDTHxHEIGHT ...]");
        return ExitCode::FAILURE;
    };
    if !has("import") {
        eprintln!("pictures are taken by `import` of ImageMagick, which is not installed");
        return ExitCode::FAILURE;
    }
    let mut sizes: Vec<String> = words.collect();
    if sizes.is_empty() {
        sizes = vec!["1280x720".to_owned(), "1920x1080".to_owned()];
    }
    let positions = positions::all();
    for size in sizes {
        let sides = size.split_once('x');
        let sides = sides.and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
        let Some((width, height)) = sides else {
            eprintln!("`{size}` is no size: expected one like 1280x720");
            return ExitCode::FAILURE;
        };
        let scratch = fresh_folder(&format!("pictures-{size}"));
        let Some(display) = Display::open(&scratch, width, height) else {
            return ExitCode::FAILURE;
        };
        let album = Album {
            folder: folder.join(&size),
            scratch,
            display,
            size,
            sides: (width, height),
        };
        album.screens(&positions);
        for position in &positions {
            album.position(position);
        }
    }
    ExitCode::SUCCESS
}

/// The pictures of one size.
struct Album {
    folder: PathBuf,
    scratch: PathBuf,
    display: Display,
    size: String,
    sides: (u32, u32),
}

impl Album {
    fn open(&self, saves: &Path, options: &[&str]) -> Game {
        let mut program = game(&["--speed", "instant", "--size", &self.size]);
        program.args(options).arg("--scratch").arg(saves);
        Game::start(&self.display, &self.scratch, program)
    }

    fn take(&self, name: &str) {
        fs::create_dir_all(&self.folder).expect("the folder can be written to");
        let file = self.folder.join(format!("{name}.png"));
        self.display.picture(&file);
        println!("{}", file.display());
    }

    /// Once nothing moves, and with the mouse out of the way.
    fn take_at_rest(&self, name: &str) {
        self.display.xdotool(&["mousemove", "1", "1"]);
        self.display.settle();
        self.take(name);
    }

    /// Whether nothing is drawn in the middle yet.
    fn is_blank(&self) -> bool {
        let (width, height) = self.sides;
        let pixels = self.display.pixels((0, height / 3), (width, height / 3));
        let mut all = pixels.chunks_exact(4).map(|pixel| &pixel[..3]);
        let first = all.next();
        all.all(|pixel| Some(pixel) == first)
    }

    /// Clicks what the page lists under a label that fits; nothing where there is none.
    fn click(&self, page: &Page, fits: impl Fn(&str) -> bool) {
        if let Some(thing) = page.targets.iter().find(|thing| fits(&thing.label)) {
            self.display.click(thing.at);
        }
    }

    /// Loading, the shelf with a game left, setting up, credits.
    fn screens(&self, positions: &[Position]) {
        let saves = self.scratch.join("shelf");
        if let Some(position) = positions.first() {
            position.save(&saves);
        }
        let words = positions::words();
        let mut game = self.open(&saves, &["--seed", "7"]);
        let wait = |game: &mut Game, screen: &str| {
            game.wait(PATIENCE, screen, |page| page.screen == screen)
        };
        game.wait(PATIENCE, "loading", |page| !page.screen.is_empty());
        while self.is_blank() {
            sleep(Duration::from_millis(5));
        }
        self.take("loading");
        let shelf = wait(&mut game, "shelf");
        self.take_at_rest("shelf");
        self.click(&shelf, |label| label == words.say("ui-credits", &[]));
        wait(&mut game, "credits");
        self.take_at_rest("credits");
        let mut game = self.open(&saves, &["--seed", "7"]);
        let shelf = wait(&mut game, "shelf");
        self.click(&shelf, |label| label == words.say("ui-new-game", &[]));
        wait(&mut game, "setup");
        self.take_at_rest("setup");
    }

    fn position(&self, position: &Position) {
        let saves = self.scratch.join(position.name);
        position.save(&saves);
        let mut game = self.open(&saves, &["--resume"]);
        let page = game.wait(PATIENCE, position.name, |page| {
            page.screen == "score" || page.screen == "table" && !page.targets.is_empty()
        });
        self.take_at_rest(position.name);
        match position.name {
            "boarding" => {
                self.click(&page, |label| label.contains("(+"));
                self.take_at_rest("menu");
            }
            "dusk" => {
                let name = "^Voodoo Pirate$";
                let focus = ["search", "--sync", "--name", name, "windowfocus", "--sync"];
                self.display.xdotool(&focus);
                let press = ["keydown", "Escape", "sleep", "0.2", "keyup", "Escape"];
                self.display.xdotool(&press);
                game.changes(&page, PATIENCE);
                self.take_at_rest("pause");
            }
            _ => {}
        }
    }
}
