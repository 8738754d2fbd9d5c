//! The pictures of one size, scale and language, and what a hand does at the display to come to them.

use super::PATIENCE;
use super::display::Display;
use super::page::{Game, game};
use rules::table::Language;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A key that changed nothing by then did nothing.
const A_KEY: Duration = Duration::from_secs(6);
/// The longest way to a thing by `Tab`.
const MOST_TABS: usize = 150;

/// The pictures of one size, scale and language.
pub(super) struct Album {
    pub(super) folder: PathBuf,
    pub(super) scratch: PathBuf,
    pub(super) display: Display,
    pub(super) size: String,
    pub(super) sides: (u32, u32),
    pub(super) percent: String,
    /// The scale factor that the display asks for.
    pub(super) factor: f32,
    pub(super) language: Language,
    /// A file with the settings that are not the usual ones.
    pub(super) settings: Option<PathBuf>,
}

impl Album {
    pub(super) fn open(&self, saves: &Path, options: &[&str]) -> Game {
        let mut program = game(&["--speed", "instant", "--size", &self.size]);
        program.args([
            "--interface",
            &self.percent,
            "--language",
            self.language.code(),
        ]);
        program.args(options).arg("--scratch").arg(saves);
        program.env("WINIT_X11_SCALE_FACTOR", self.factor.to_string());
        if let Some(settings) = &self.settings {
            fs::copy(settings, saves.join("settings.ron")).expect("the settings can be copied");
        }
        Game::start(&self.display, &self.scratch, program)
    }

    pub(super) fn take(&self, name: &str) {
        fs::create_dir_all(&self.folder).expect("the folder can be written to");
        let file = self.folder.join(format!("{name}.png"));
        self.display.picture(&file);
        println!("{}", file.display());
    }

    /// Once nothing moves, with all that is painted there, and with the mouse out of the way.
    pub(super) fn take_at_rest(&self, name: &str) {
        self.display.xdotool(&["mousemove", "1", "1"]);
        self.display.settle();
        let begun = Instant::now();
        while self.is_unpainted() && begun.elapsed() < PATIENCE {
            self.display.settle();
        }
        self.take(name);
    }

    /// Returns true if the page says that pictures are missing.
    fn is_unpainted(&self) -> bool {
        let page = fs::read_to_string(self.scratch.join("page.txt"));
        page.is_ok_and(|page| page.lines().any(|line| line == "unpainted"))
    }

    /// Returns whether nothing is drawn in the middle yet.
    pub(super) fn is_blank(&self) -> bool {
        let (width, height) = self.sides;
        let pixels = self.display.pixels((0, height / 3), (width, height / 3));
        let mut all = pixels.chunks_exact(4).map(|pixel| &pixel[..3]);
        let first = all.next();
        all.all(|pixel| Some(pixel) == first)
    }

    pub(super) fn press(&self, key: &str) {
        let name = "^Voodoo Pirate$";
        let focus = ["search", "--sync", "--name", name, "windowfocus", "--sync"];
        self.display.xdotool(&focus);
        let press = ["keydown", key, "sleep", "0.2", "keyup", key];
        self.display.xdotool(&press);
    }

    /// Presses a key that leads elsewhere, and waits until it has.
    pub(super) fn turn(&self, game: &mut Game, key: &str) {
        let before = game.page().unwrap_or_default();
        self.press(key);
        game.changes(&before, PATIENCE);
        self.display.settle();
    }

    /// Chooses what the page lists under a label that fits, by keys: it may have to be rolled to, or belong to a thing
    /// that the cursor is not on yet. Tells whether it is there.
    pub(super) fn choose(&self, game: &mut Game, fits: impl Fn(&str) -> bool) -> bool {
        for _ in 0..MOST_TABS {
            let Some(page) = game.page() else {
                return false;
            };
            let there = page.focus.as_deref().is_some_and(&fits);
            if there {
                self.press("Return");
                game.changes(&page, A_KEY);
                return true;
            }
            self.press("Tab");
            // What is rolled into sight moves before or after: the next press waits for the cursor itself.
            game.comes(A_KEY, |now| now.focus != page.focus);
        }
        false
    }

    /// Clicks what the page lists under a label and has on the screen: by keys it may be a long way.
    pub(super) fn click(&self, game: &mut Game, label: &str) {
        let page = game.page().unwrap_or_default();
        let inside = |&(x, y): &(i32, i32)| {
            let (width, height) = self.sides;
            (0..width as i32).contains(&x) && (0..height as i32).contains(&y)
        };
        let thing = page.targets.iter().find(|thing| thing.label == label);
        match thing.map(|thing| thing.at).filter(inside) {
            Some(at) => {
                self.display.click(at);
                game.changes(&page, PATIENCE);
            }
            None => {
                self.choose(game, |other| other == label);
            }
        }
    }
}
