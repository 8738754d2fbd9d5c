//! Frames counted, and what they cost the processor.

use std::fs;
use std::path::Path;
use std::time::Instant;

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
#[derive(Debug, Clone, Copy)]
pub struct Meter {
    began: Instant,
    processor: f64,
    frames: u32,
}

impl Meter {
    /// Begins to measure.
    pub fn begin() -> Self {
        Self {
            began: Instant::now(),
            processor: processor(),
            frames: 0,
        }
    }

    /// Another frame; what one costs, once enough were counted.
    pub fn frame(&mut self, seconds: f32) -> Option<Cost> {
        self.frames += 1;
        let passed = self.began.elapsed().as_secs_f32();
        (passed >= seconds).then(|| Cost {
            processor: ((processor() - self.processor) / f64::from(self.frames)) as f32,
            frames: self.frames as f32 / passed,
        })
    }
}

/// Milliseconds that all threads but those of the software driver have run.
fn processor() -> f64 {
    let threads = fs::read_dir("/proc/self/task").into_iter().flatten();
    let of = |folder: &Path| -> Option<f64> {
        let name = fs::read_to_string(folder.join("comm")).ok()?;
        if name.starts_with("llvmpipe") {
            return None;
        }
        let text = fs::read_to_string(folder.join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse().ok()
    };
    let nanoseconds: f64 = threads.filter_map(|thread| of(&thread.ok()?.path())).sum();
    nanoseconds / 1e6
}
