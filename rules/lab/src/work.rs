//! Long pieces of work: in how many threads they are done, and how far they have come.

use crate::out::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPool;
use std::io::{self, IsTerminal};
use std::time::Duration;

/// The threads that games are played in.
#[derive(Debug, clap::Args)]
pub struct Threads {
    /// The number of threads; as many as the machine has cores if left out. The result is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    /// The threads, ready to work.
    ///
    /// # Errors
    /// The system gives no threads.
    pub fn pool(&self) -> Result<ThreadPool, Failure> {
        let threads = self.threads.map_or(0, usize::from);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.map_err(|error| Failure(format!("no threads to play in: {error}")))
    }
}

/// A bar on a terminal; elsewhere nothing.
pub fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let template = "{wide_bar} {pos} of {len} games, {per_sec}, {eta} to go";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
