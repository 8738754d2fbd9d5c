//! A virtual display, and what is to be seen on it.

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A program that is ended with the test.
pub struct Guard(pub Child);

impl Drop for Guard {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns whether a program is installed.
pub fn has(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(program).is_file())
}

/// A display of its own, on a free number.
pub struct Display {
    _server: Guard,
    name: String,
    screen: PathBuf,
    size: (u32, u32),
    /// The place where the mouse has done something last.
    mouse: Cell<(i32, i32)>,
}

impl Display {
    /// Opens a display of a size in pixels, whose screen is kept in a file of the folder.
    ///
    /// # Errors
    /// Why there is none.
    pub fn open(folder: &Path, width: u32, height: u32) -> Result<Self, String> {
        if !has("Xvfb") || !has("xdotool") {
            return Err("a virtual display needs Xvfb and xdotool".to_owned());
        }
        Self::start(folder, width, height).ok_or_else(|| "Xvfb gives no display".to_owned())
    }

    /// The same for a test, which fails without one; nothing where `WITHOUT_DISPLAY=1` leaves such tests out.
    pub fn of_test(folder: &Path, width: u32, height: u32) -> Option<Self> {
        if std::env::var("WITHOUT_DISPLAY").is_ok_and(|value| value == "1") {
            eprintln!("left out: WITHOUT_DISPLAY=1");
            return None;
        }
        match Self::open(folder, width, height) {
            Ok(display) => Some(display),
            Err(why) => panic!("{why} (WITHOUT_DISPLAY=1 leaves the tests of the window out)"),
        }
    }

    fn start(folder: &Path, width: u32, height: u32) -> Option<Self> {
        fs::create_dir_all(folder).ok()?;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .arg("-fbdir")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let output = server.stdout.take()?;
        let server = Guard(server);
        let mut number = String::new();
        BufReader::new(output).read_line(&mut number).ok()?;
        let number = number.trim();
        (!number.is_empty()).then(|| Self {
            _server: server,
            name: format!(":{number}"),
            screen: folder.join("Xvfb_screen0"),
            size: (width, height),
            mouse: Cell::new((i32::MIN, i32::MIN)),
        })
    }

    /// Returns what programs call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Moves the mouse and presses keys: the words of xdotool.
    pub fn xdotool(&self, words: &[&str]) {
        let done = Command::new("xdotool")
            .env("DISPLAY", &self.name)
            .args(words)
            .status();
        let done = done.is_ok_and(|status| status.success());
        assert!(done, "xdotool {} fails", words.join(" "));
    }

    /// Goes before whatever the mouse does from one place to another. Where it did something last it waits, as a hand does that
    /// clicks twice on purpose: the game takes the second of two clicks at once for a slip.
    fn wait(&self, from: (i32, i32), to: (i32, i32)) {
        const NEAR: u32 = 16;
        let last = self.mouse.replace(to);
        if from.0.abs_diff(last.0).max(from.1.abs_diff(last.1)) < NEAR {
            sleep(Duration::from_millis(400));
        }
    }

    /// Clicks at a place.
    pub fn click(&self, at: (i32, i32)) {
        self.wait(at, at);
        let (x, y) = (at.0.to_string(), at.1.to_string());
        self.xdotool(&["mousemove", &x, &y, "sleep", "0.02", "click", "1"]);
    }

    /// Holds what lies at a place until that was enough.
    pub fn hold(&self, at: (i32, i32), enough: impl FnOnce()) {
        self.wait(at, at);
        let (x, y) = (at.0.to_string(), at.1.to_string());
        let press = ["mousemove", &x, &y, "sleep", "0.02", "mousedown", "1"];
        self.xdotool(&press);
        enough();
        self.xdotool(&["mouseup", "1"]);
    }

    /// Drags what lies at a place to another one, as slowly as a hand does.
    pub fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        const STEPS: i32 = 6;
        self.wait(from, to);
        let mut words = vec![];
        let mut say = |line: &str| words.extend(line.split(' ').map(str::to_owned));
        say(&format!(
            "mousemove {} {} sleep 0.05 mousedown 1",
            from.0, from.1
        ));
        for step in 1..=STEPS {
            let at = |from: i32, to: i32| from + (to - from) * step / STEPS;
            say(&format!(
                "sleep 0.03 mousemove {} {}",
                at(from.0, to.0),
                at(from.1, to.1)
            ));
        }
        say("sleep 0.05 mouseup 1");
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.xdotool(&words);
    }

    /// Keeps what is to be seen as a picture. Only where `ImageMagick` is installed: one more or less fails no test.
    pub fn picture(&self, file: &Path) {
        if has("import") {
            let _ = Command::new("import")
                .env("DISPLAY", &self.name)
                .args(["-window", "root"])
                .arg(file)
                .status();
        }
    }

    /// The pixels of a part of the screen, row after row, four bytes each; as many as are there.
    pub fn pixels(&self, (left, top): (u32, u32), (width, height): (u32, u32)) -> Vec<u8> {
        let mut pixels = Vec::new();
        let mut read = || -> std::io::Result<()> {
            let mut file = File::open(&self.screen)?;
            let mut header = [0; 100];
            file.read_exact(&mut header)?;
            // A dump as of xwd: a header, the colours of twelve bytes, then rows of so many bytes.
            let word = |place: usize| {
                let bytes = &header[place * 4..place * 4 + 4];
                bytes
                    .iter()
                    .fold(0_u64, |all, &byte| (all << 8) | u64::from(byte))
            };
            let (start, row) = (word(0) + 12 * word(19), word(12));
            for y in u64::from(top)..u64::from(top + height) {
                file.seek(SeekFrom::Start(start + y * row + u64::from(left) * 4))?;
                let mut line = (&mut file).take(u64::from(width) * 4);
                line.read_to_end(&mut pixels)?;
            }
            Ok(())
        };
        // What cannot be read is not there yet.
        let _ = read();
        pixels
    }

    /// Waits until nothing has changed on the screen for a while; not for ever.
    pub fn settle(&self) {
        // A frame of a large window takes longer.
        let (width, height) = self.size;
        let frames = (width * height) as f32 / (1280.0 * 720.0);
        let quiet = Duration::from_millis(400).mul_f32(frames.max(1.0));
        let most = Duration::from_secs(15);
        let start = Instant::now();
        let (mut since, mut last) = (Instant::now(), Vec::new());
        while start.elapsed() < most && since.elapsed() < quiet {
            sleep(Duration::from_millis(50));
            let now = self.pixels((0, 0), self.size);
            if now != last {
                (since, last) = (Instant::now(), now);
            }
        }
    }
}
