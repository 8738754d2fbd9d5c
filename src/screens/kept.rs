//! The games that were left and those that are over, as the shelf tells of them.

use super::library::Library;
use crate::games;
use crate::options::Options;
use crate::saves::{self, MOST_FINISHED};
use crate::shelf::{Badge, Boxed, Voyage};
use crate::statistics::day;

/// A game that was left, or is over.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    /// Which game it is.
    pub game: &'static Boxed,
    /// What it is called among the saved ones.
    pub name: String,
    /// What it tells of itself; nothing where the file cannot be read.
    pub voyage: Option<Voyage>,
    /// Whether another window has it open.
    pub held: bool,
    /// The day on which it was over; nothing where it can be sailed on.
    pub over: Option<String>,
}

impl Kept {
    /// Its pirates, with their names, in turn order.
    pub fn crew(&self) -> &[(Badge, String)] {
        self.voyage.as_ref().map_or(&[], |voyage| &voyage.crew)
    }

    /// The round it stands in and the rounds at most, where it can be sailed on.
    pub fn round(&self) -> Option<(u8, u8)> {
        self.voyage.as_ref()?.round
    }

    /// The names of those who won, where it is over.
    pub fn winners(&self) -> &[String] {
        self.voyage.as_ref().map_or(&[], |voyage| &voyage.winners)
    }

    /// Whether it is for practice only: somebody who plays it knew what was to come.
    pub fn is_practice(&self) -> bool {
        self.voyage.as_ref().is_some_and(|voyage| voyage.practice)
    }

    /// The names of all who sail.
    pub fn names(&self, library: &Library) -> String {
        if self.crew().is_empty() {
            return library.say("ui-left-unknown");
        }
        let names: Vec<&str> = self.crew().iter().map(|(_, name)| name.as_str()).collect();
        names.join(&library.say("list-comma"))
    }
}

/// All games that were left, the newest first. One that cannot be read is told of too: trying it says why.
pub(super) fn left(options: &Options, library: &Library) -> Vec<Kept> {
    let kept = |left: saves::Left| {
        let bytes = saves::peek(options, &left.name).unwrap_or_default();
        let game = games::of_save(&bytes);
        Kept {
            game,
            voyage: (game.tell)(library.volume(game), &bytes),
            held: left.held,
            name: left.name,
            over: None,
        }
    };
    saves::left(options).into_iter().map(kept).collect()
}

/// The games that are over and kept, the newest first.
pub(super) fn finished(options: &Options, library: &Library) -> Vec<Kept> {
    let kept = |finished: saves::Finished| {
        let bytes = finished.read().unwrap_or_default();
        let game = games::of_save(&bytes);
        Kept {
            game,
            voyage: (game.tell)(library.volume(game), &bytes),
            held: false,
            over: Some(day(finished.seconds)),
            name: finished.name,
        }
    };
    let finished = saves::finished(options).into_iter();
    finished.take(MOST_FINISHED).map(kept).collect()
}
