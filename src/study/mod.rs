//! Studies of a game's balance: many games that nobody watches, played behind the window on all cores, and their figures.
//!
//! [`rules::study`] says what is counted, and how: the lab counts the same.

mod folder;

use crate::options::Options;
use crate::saves::{self, Export, UserError};
use crate::table::{BackgroundTask, TableGame};
use bevy::tasks::available_parallelism;
use rules::caught::caught;
use rules::kit::{Declaration, Options as Chosen, Setup};
use rules::study::{Figure, HEADING, Played, Playing, Studied, Sums, csv};
use rules::table::{Language, SeatKind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The setup of a study.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The players, by seat. Everybody moves a seat further each game.
    pub kinds: Vec<SeatKind>,
    /// The values of the game's options.
    pub options: Chosen,
    /// The number of games, with each data.
    pub games: u64,
    /// The seed that every game's own seed comes from.
    pub seed: u64,
    /// A folder of data to be studied beside the game's own.
    pub other: Option<PathBuf>,
}

/// One of the data that are studied side by side, and the sums of its games so far.
pub struct Side {
    /// The folder; none for the data that the game is played with.
    pub folder: Option<PathBuf>,
    sums: Sums,
}

impl Side {
    /// Returns the number of games counted.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.sums.games()
    }

    /// Returns the figures of these games.
    #[must_use]
    pub fn figures(&self) -> Vec<Figure> {
        self.sums.figures()
    }
}

/// The state that the workers share.
struct Shared {
    next: AtomicU64,
    /// Games played that are not counted yet: the number of the data, that of the game, and its outcome.
    played: Mutex<Vec<(usize, u64, Result<Played, String>)>>,
}

impl Shared {
    fn tell(&self, side: usize, number: u64, outcome: Result<Played, String>) {
        let mut played = self.played.lock().unwrap_or_else(PoisonError::into_inner);
        played.push((side, number, outcome));
    }
}

/// A study that goes on or is over.
pub struct Study {
    game: &'static str,
    order: Order,
    sides: Vec<Side>,
    shared: Arc<Shared>,
    workers: Vec<BackgroundTask<()>>,
    /// Games that were played before earlier ones were, and so wait to be counted.
    early: Vec<(usize, u64, Played)>,
    failed: Option<String>,
}

/// Begins to study a game.
pub type Begin = fn(Order, &Options) -> Result<Study, UserError>;

/// Begins a study of a game.
///
/// # Errors
/// The data cannot be read, or the players or options cannot be used.
pub fn begin<G: TableGame + Studied>(order: Order, options: &Options) -> Result<Study, UserError> {
    let places = Declaration::of::<G>().seated(&order.kinds);
    let setup = Setup::<G>::seated(&places, order.options.clone());
    let setup = setup.map_err(|wrong| UserError::Setup(wrong.to_string()))?;
    // Data read alike in any language.
    let own = saves::files(options, Language::default(), G::files());
    let mut data = vec![Arc::new(G::load(&own).map_err(UserError::Data)?)];
    if let Some(folder) = &order.other {
        let files = folder::laid_over(G::files(), folder)?;
        data.push(Arc::new(G::load(&files).map_err(UserError::Data)?));
    }
    let folders = std::iter::once(None).chain(order.other.clone().map(Some));
    let sides = folders.map(|folder| Side {
        folder,
        sums: Sums::new(G::SOURCES, &G::counted()),
    });
    let shared = Arc::new(Shared {
        next: AtomicU64::new(0),
        played: Mutex::new(Vec::new()),
    });
    let (sides, count): (Vec<Side>, u64) = (sides.collect(), data.len() as u64);
    let all = order.games * count;
    let seed = order.seed;
    let workers = (0..available_parallelism()).map(|_| {
        let shared = Arc::clone(&shared);
        let played = data
            .iter()
            .map(|data| Playing::<G>::new(data, &setup, seed));
        let mut played: Vec<_> = played.collect();
        let mut at = None;
        BackgroundTask::begin(move |_| {
            let Some((side, number)) = at else {
                let number = shared.next.fetch_add(1, Ordering::Relaxed);
                if number >= all {
                    return Some(());
                }
                // Game by game with each data in turn: figures side by side are of as many games.
                let (side, number) = ((number % count) as usize, number / count);
                match played[side].begin(number) {
                    Ok(()) => at = Some((side, number)),
                    Err(error) => shared.tell(side, number, Err(error.to_string())),
                }
                return None;
            };
            // A game that breaks the rules ends the study, not the program.
            let outcome = match caught(|| played[side].step()) {
                Ok(outcome) => outcome.map_err(|error| error.to_string()),
                Err(_) => Err(format!("game {} breaks", number + 1)),
            };
            if let Some(outcome) = outcome.transpose() {
                shared.tell(side, number, outcome);
                at = None;
            }
            None
        })
    });
    Ok(Study {
        game: G::ID,
        workers: workers.collect(),
        sides,
        shared,
        order,
        early: Vec::new(),
        failed: None,
    })
}

impl Study {
    /// Returns the game's id.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the data side by side, with the sums of their games so far.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Returns the number of games counted, and that of all games to be played.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        let counted = self.sides.iter().map(Side::games).sum();
        (counted, self.order.games * self.sides.len() as u64)
    }

    /// Returns whether games are still played.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        !self.workers.is_empty()
    }

    /// Returns the reason why it broke off, if it did.
    #[must_use]
    pub fn failed(&self) -> Option<&str> {
        self.failed.as_deref()
    }

    /// Stops the study. Games counted so far stay.
    pub fn stop(&mut self) {
        self.workers.clear();
    }

    /// Counts the games played since; returns whether there were any. They are counted in their order, so that the sums do not
    /// depend on who was faster.
    pub fn count(&mut self) -> bool {
        let over = self
            .workers
            .iter_mut()
            .map(|worker| worker.done().is_some());
        let gone: Vec<bool> = over.collect();
        let mut gone = gone.into_iter();
        self.workers.retain(|_| gone.next() != Some(true));
        let shared = self.shared.played.lock();
        let played = std::mem::take(&mut *shared.unwrap_or_else(PoisonError::into_inner));
        for (side, number, outcome) in played {
            match outcome {
                Ok(played) => self.early.push((side, number, played)),
                Err(why) => {
                    self.failed = Some(why);
                    self.stop();
                }
            }
        }
        self.early.sort_by_key(|&(side, number, _)| (number, side));
        let before = self.progress().0;
        let mut later = Vec::new();
        for (side, number, played) in self.early.drain(..) {
            if number == self.sides[side].games() {
                self.sides[side].sums.add(&played);
            } else {
                later.push((side, number, played));
            }
        }
        self.early = later;
        self.progress().0 > before
    }

    /// Returns the number of seats.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.order.kinds.len()
    }

    /// Writes all figures as CSV into a new file of the player's folder; returns its path.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn export(&self, options: &Options) -> Result<PathBuf, UserError> {
        saves::export(options, self.game, Export::Study, self.csv())
    }

    /// Returns all figures as CSV.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text = HEADING.to_owned();
        for side in &self.sides {
            let name = match &side.folder {
                Some(folder) => folder.display().to_string(),
                None => "built in".to_owned(),
            };
            text += &csv(&name, &side.figures());
        }
        text
    }
}
