//! The game as a program, and the page on which it tells what can be clicked.

use super::display::{Display, Guard};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A thing to click, or to drag to another place.
#[derive(Debug, Clone, PartialEq)]
pub struct Thing {
    /// Its place, in pixels.
    pub at: (i32, i32),
    /// The place that it is dragged to.
    pub to: Option<(i32, i32)>,
    /// Its kind; `drag` for one that is dragged.
    pub kind: String,
    /// Its label.
    pub label: String,
}

/// The page as it stands.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Page {
    /// All of it.
    pub text: String,
    /// The screen.
    pub screen: String,
    /// The question.
    pub prompt: String,
    /// The thing that the keyboard's cursor is on.
    pub focus: Option<String>,
    /// The number of times that what is seen of this session has changed.
    pub change: Option<u64>,
    /// The number of choices that have been made since the game began.
    pub decided: Option<usize>,
    /// The things that can be clicked.
    pub targets: Vec<Thing>,
    /// The things that can be dragged.
    pub drags: Vec<Thing>,
}

impl Page {
    /// Returns what can be clicked and belongs to the game: the bar at the top leads away from it.
    pub fn answers(&self) -> impl Iterator<Item = &Thing> {
        self.targets.iter().filter(|thing| thing.kind != "bar")
    }

    /// Reads a page. That pictures are missing is left out: it comes and goes by itself.
    pub fn of(text: &str) -> Self {
        let mut page = Self {
            text: text.replace("unpainted\n", ""),
            ..Self::default()
        };
        for line in text.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "screen" => rest.clone_into(&mut page.screen),
                "prompt" => rest.clone_into(&mut page.prompt),
                "focus" => page.focus = Some(rest.to_owned()),
                "change" => page.change = rest.parse().ok(),
                "decided" => page.decided = rest.parse().ok(),
                "target" => page.targets.extend(target(rest)),
                "drag" => page.drags.extend(drag(rest)),
                _ => {}
            }
        }
        page
    }
}

fn target(line: &str) -> Option<Thing> {
    let mut words = line.splitn(4, ' ');
    let (x, y) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(Thing {
        at: (x, y),
        to: None,
        kind: words.next()?.to_owned(),
        label: words.next()?.to_owned(),
    })
}

fn drag(line: &str) -> Option<Thing> {
    let mut words = line.splitn(5, ' ');
    let mut number = || words.next()?.parse::<i32>().ok();
    let (at, to) = ((number()?, number()?), (number()?, number()?));
    Some(Thing {
        at,
        to: Some(to),
        kind: "drag".to_owned(),
        label: words.next()?.to_owned(),
    })
}

/// The game, being played on a display.
pub struct Game {
    /// The program.
    pub program: Guard,
    page: PathBuf,
    folder: PathBuf,
}

impl Game {
    /// Starts a program that writes the page; what it says goes into a log in the folder, and saved games beside it.
    pub fn start(display: &Display, folder: &Path, mut program: Command) -> Self {
        fs::create_dir_all(folder).expect("the tests' folder can be written to");
        let page = folder.join("page.txt");
        // What an earlier run left there is not this one's.
        let _ = fs::remove_file(&page);
        let log = fs::File::create(folder.join("log.txt")).expect("a log can be written");
        let errors = log.try_clone().expect("a log has two ends");
        let program = program
            .env("DISPLAY", display.name())
            .env_remove("WAYLAND_DISPLAY")
            .env("VOODOO_PIRATE_TARGETS", &page)
            .stdout(log)
            .stderr(errors)
            .spawn()
            .expect("the game starts");
        Self {
            program: Guard(program),
            page,
            folder: folder.to_path_buf(),
        }
    }

    /// Returns what the page says now; nothing before the first.
    pub fn page(&self) -> Option<Page> {
        fs::read_to_string(&self.page)
            .ok()
            .map(|text| Page::of(&text))
    }

    /// Waits for a page that fits.
    pub fn wait(&mut self, most: Duration, what: &str, fits: impl Fn(&Page) -> bool) -> Page {
        let start = Instant::now();
        loop {
            let page = self.page();
            if let Some(page) = page.as_ref().filter(|page| fits(page)) {
                return page.clone();
            }
            if let Ok(Some(status)) = self.program.0.try_wait() {
                let folder = self.folder.display();
                panic!("the game ended by itself while waiting for {what}: {status}; see {folder}");
            }
            let text = page.map(|page| page.text).unwrap_or_default();
            assert!(
                start.elapsed() < most,
                "{what} does not come; the page:\n{text}"
            );
            sleep(Duration::from_millis(4));
        }
    }

    /// Returns whether a page differs from this one by now; waits for it.
    pub fn changes(&mut self, from: &Page, most: Duration) -> bool {
        self.comes(most, |page| page.text != from.text)
    }

    /// Returns whether a page that fits comes in time.
    pub fn comes(&mut self, most: Duration, fits: impl Fn(&Page) -> bool) -> bool {
        let start = Instant::now();
        while start.elapsed() < most {
            if self.page().as_ref().is_some_and(&fits) {
                return true;
            }
            sleep(Duration::from_millis(4));
        }
        false
    }

    /// Keeps a picture of the display in the game's folder, once nothing moves.
    pub fn picture(&self, display: &Display, name: &str) {
        display.settle();
        display.picture(&self.folder.join(format!("{name}.png")));
    }
}

/// The game itself, with the options of a command line.
pub fn game(options: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_voodoo-pirate"));
    program.args(options);
    program
}

/// A folder of the tests, empty.
pub fn fresh_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}
