//! The games that were left and those that are over, for the shelf.

use super::library::Library;
use crate::games;
use crate::options::Options;
use crate::saves::{self, MOST_FINISHED};
use crate::shelf::{Badge, Boxed, Voyage};
use crate::statistics::day;

/// A game that was left, or that is over and kept.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    /// The game's box.
    pub game: &'static Boxed,
    /// The name of its file among the saved games.
    pub name: String,
    /// The summary of the game; `None` if the file cannot be read.
    pub voyage: Option<Voyage>,
    /// True if another window has it open.
    pub held: bool,
    /// The day on which it ended; `None` if it can be played on.
    pub over: Option<String>,
}

impl Kept {
    /// Returns its seats with their names, in turn order.
    pub fn crew(&self) -> &[(Badge, String)] {
        self.voyage.as_ref().map_or(&[], |voyage| &voyage.crew)
    }

    /// Returns the current round and the last possible one, if it can be played on.
    pub fn round(&self) -> Option<(u8, u8)> {
        self.voyage.as_ref()?.round
    }

    /// Returns the names of those who won, if it is over.
    pub fn winners(&self) -> &[String] {
        self.voyage.as_ref().map_or(&[], |voyage| &voyage.winners)
    }

    /// Returns whether it is for practice only, because somebody who plays it knew what was to come.
    pub fn is_practice(&self) -> bool {
        self.voyage.as_ref().is_some_and(|voyage| voyage.practice)
    }

    /// Returns the name that the player gave it; `None` where it has the number with which it began.
    pub fn own_name(&self) -> Option<&str> {
        let begun = self.name.strip_prefix(self.game.name);
        let number = begun.and_then(|rest| rest.strip_prefix('-'));
        let is_number = |number: &str| {
            number
                .split("-again-")
                .all(|part| part.chars().all(|letter| letter.is_ascii_digit()))
        };
        (!number.is_some_and(is_number)).then_some(self.name.as_str())
    }

    /// Returns the names of all who play.
    pub fn names(&self, library: &Library) -> String {
        if self.crew().is_empty() {
            return library.say("ui-left-unknown");
        }
        let names: Vec<&str> = self.crew().iter().map(|(_, name)| name.as_str()).collect();
        names.join(&library.say("list-comma"))
    }
}

/// Returns all games that were left, the newest first. Those that cannot be read are among them; opening one says why.
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

/// Returns the games that are over and kept, the newest first.
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
