//! Frames counted, and what they cost the processor.

use bevy::prelude::*;
use bevy::render::{Render, RenderApp};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The threads on which Bevy updates and draws, by their numbers. The software driver begins threads that bear the
/// program's own name like these.
static BEVY: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Notes on which threads Bevy updates and draws.
pub fn plugin(app: &mut App) {
    app.add_systems(First, note_thread);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, note_thread);
    }
}

fn note_thread() {
    let own = fs::read_link("/proc/thread-self").unwrap_or_default();
    let number = own.file_name().unwrap_or_default().to_string_lossy();
    let mut threads = BEVY.lock().unwrap_or_else(PoisonError::into_inner);
    threads.insert(number.into_owned());
}

/// What a frame costs.
#[derive(Debug, Clone, Copy)]
pub struct Cost {
    /// Milliseconds of the processor, in all threads but those of the software driver.
    pub processor: f32,
    /// Frames a second.
    pub frames: f32,
}

impl Cost {
    /// Says it, so that [`Cost::read`] understands it.
    pub fn say(&self, name: &str) {
        println!("{name} {} {}", self.processor, self.frames);
    }

    /// What was said under a name.
    pub fn read(said: &str, name: &str) -> Option<Self> {
        let line = said.lines().find_map(|line| line.strip_prefix(name))?;
        let mut numbers = line.split_whitespace().map(str::parse);
        Some(Self {
            processor: numbers.next()?.ok()?,
            frames: numbers.next()?.ok()?,
        })
    }
}

/// A measure under way.
#[derive(Debug, Clone, Copy, Default)]
pub struct Meter {
    /// Milliseconds of the processor in the frames counted so far.
    processor: f64,
    passed: Duration,
    frames: u32,
    /// The time at which the frames began that are being counted, and the processor's by then.
    since: Option<(Instant, f64)>,
}

impl Meter {
    /// Notes that a frame is over, and whether the next one is to be counted.
    pub fn frame(&mut self, counts: bool) {
        self.frames += u32::from(self.since.is_some());
        match self.since {
            Some((began, before)) if !counts => {
                self.processor += processor() - before;
                self.passed += began.elapsed();
                self.since = None;
            }
            None if counts => self.since = Some((Instant::now(), processor())),
            _ => {}
        }
    }

    /// Returns whether this frame is being counted.
    pub fn counts(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the cost of a frame once they were counted for so many seconds, and there was one.
    pub fn cost(&self, seconds: f32) -> Option<Cost> {
        let running = self.since.map(|(began, _)| began.elapsed());
        let passed = (self.passed + running.unwrap_or_default()).as_secs_f32();
        if self.frames == 0 || passed < seconds {
            return None;
        }
        let running = self.since.map(|(_, before)| processor() - before);
        let processor = self.processor + running.unwrap_or_default();
        Some(Cost {
            processor: (processor / f64::from(self.frames)) as f32,
            frames: self.frames as f32 / passed,
        })
    }
}

/// Milliseconds that this thread has run.
pub fn this_thread() -> f64 {
    let ran = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    ran.tv_sec as f64 * 1e3 + ran.tv_nsec as f64 / 1e6
}

/// Milliseconds that all threads but those of the software driver have run.
fn processor() -> f64 {
    let threads = fs::read_dir("/proc/self/task").into_iter().flatten();
    let program = fs::read_to_string("/proc/self/comm").unwrap_or_default();
    let bevy = BEVY.lock().unwrap_or_else(PoisonError::into_inner);
    let of = |folder: &Path| -> Option<f64> {
        let name = fs::read_to_string(folder.join("comm")).ok()?;
        let number = folder.file_name()?.to_string_lossy();
        let drivers = name == program && !bevy.contains(number.as_ref());
        if drivers || name.starts_with("llvmpipe") || name.contains(":disk$") {
            return None;
        }
        let text = fs::read_to_string(folder.join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse().ok()
    };
    let nanoseconds: f64 = threads.filter_map(|thread| of(&thread.ok()?.path())).sum();
    nanoseconds / 1e6
}
