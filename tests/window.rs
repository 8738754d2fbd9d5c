//! A whole game in the real window, played by mouse on a virtual display. Pictures are kept in the tests' folder.

use rules::table::Dice;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The test fails rather than run longer.
const PATIENCE: Duration = Duration::from_secs(225);
/// A click that changed nothing by then is tried elsewhere.
const A_CLICK: Duration = Duration::from_millis(2500);

/// A program that is ended with the test.
struct Guard(Child);

impl Drop for Guard {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn has(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(program).is_file())
}

/// A display of its own, on a free number.
fn display() -> Option<(Guard, String)> {
    let mut server = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1280x720x24",
            "-nolisten",
            "tcp",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let output = server.stdout.take()?;
    let guard = Guard(server);
    let mut number = String::new();
    BufReader::new(output).read_line(&mut number).ok()?;
    let number = number.trim();
    (!number.is_empty()).then(|| (guard, format!(":{number}")))
}

struct Page {
    text: String,
    screen: String,
    targets: Vec<(i32, i32, String)>,
}

fn read(path: &Path) -> Option<Page> {
    let text = fs::read_to_string(path).ok()?;
    let mut page = Page {
        text: text.clone(),
        screen: String::new(),
        targets: Vec::new(),
    };
    for line in text.lines() {
        if let Some(screen) = line.strip_prefix("screen ") {
            page.screen = screen.to_owned();
        } else if let Some(target) = line.strip_prefix("target ") {
            let mut parts = target.splitn(4, ' ');
            let mut number = || parts.next()?.parse().ok();
            let (x, y) = (number()?, number()?);
            let _kind = parts.next();
            page.targets
                .push((x, y, parts.next().unwrap_or_default().to_owned()));
        }
    }
    Some(page)
}

fn mouse(display: &str, x: i32, y: i32) {
    let (x, y) = (x.to_string(), y.to_string());
    let done = Command::new("xdotool")
        .env("DISPLAY", display)
        .args(["mousemove", &x, &y, "sleep", "0.02", "click", "1"])
        .status();
    assert!(
        done.is_ok_and(|status| status.success()),
        "xdotool cannot click"
    );
}

fn picture(display: &str, folder: &Path, name: &str) {
    if has("import") {
        let file = folder.join(format!("{name}.png"));
        // A picture more or less does not fail the test.
        let _ = Command::new("import")
            .env("DISPLAY", display)
            .args(["-window", "root"])
            .arg(file)
            .status();
    }
}

#[test]
fn a_whole_game_is_played_by_mouse() {
    if !has("Xvfb") || !has("xdotool") {
        eprintln!("skipped: a virtual display needs Xvfb and xdotool");
        return;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the tests' folder can be written to");
    let Some((_server, display)) = display() else {
        eprintln!("skipped: Xvfb gives no display");
        return;
    };
    let targets = folder.join("targets.txt");
    let log = fs::File::create(folder.join("log.txt")).expect("a log can be written");
    let errors = log.try_clone().expect("a log has two ends");
    let game = Command::new(env!("CARGO_BIN_EXE_voodoo-pirate"))
        .args(["--seats", "human,human,cursed,cursed", "--seed", "4"])
        .args(["--speed", "instant", "--size", "1280x720", "--scratch"])
        .arg(folder.join("saves"))
        .env("DISPLAY", &display)
        .env_remove("WAYLAND_DISPLAY")
        .env("VOODOO_PIRATE_TARGETS", &targets)
        .stdout(log)
        .stderr(errors)
        .spawn()
        .expect("the game starts");
    let mut game = Guard(game);
    let mut dice = Dice::new(9);
    let start = Instant::now();
    let (mut clicks, mut misses) = (0, 0);
    let mut last = String::new();
    loop {
        assert!(
            start.elapsed() < PATIENCE,
            "no score after {clicks} clicks; the page:\n{last}"
        );
        if let Ok(Some(status)) = game.0.try_wait() {
            panic!(
                "the game ended by itself: {status}; see {}",
                folder.display()
            );
        }
        let Some(page) = read(&targets) else {
            sleep(Duration::from_millis(50));
            continue;
        };
        if page.screen == "score" {
            break;
        }
        if page.targets.is_empty() || page.screen != "table" {
            sleep(Duration::from_millis(10));
            continue;
        }
        last.clone_from(&page.text);
        let (x, y, _) = page.targets[dice.below(page.targets.len())];
        mouse(&display, x, y);
        clicks += 1;
        if clicks % 40 == 5 {
            picture(&display, &folder, &format!("table-{clicks:03}"));
        }
        let clicked = Instant::now();
        while read(&targets).is_none_or(|now| now.text == page.text) {
            if clicked.elapsed() > A_CLICK {
                misses += 1;
                break;
            }
            sleep(Duration::from_millis(5));
        }
    }
    sleep(Duration::from_millis(600));
    picture(&display, &folder, "score");
    eprintln!(
        "{clicks} clicks, {misses} of them without effect, {:?}",
        start.elapsed()
    );
    assert!(
        misses * 10 <= clicks,
        "{misses} of {clicks} clicks did nothing"
    );
}
