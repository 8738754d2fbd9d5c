//! The games that were left, as the shelf tells of them.

use super::library::Library;
use crate::games::{self, Boxed, Voyage};
use crate::options::Options;
use crate::saves;
use rules::voodoo::Colour;

/// A game that was left.
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
}

impl Kept {
    /// Its pirates, with their names, in turn order.
    pub fn crew(&self) -> &[(Colour, String)] {
        self.voyage.as_ref().map_or(&[], |voyage| &voyage.crew)
    }

    /// The round it stands in and the rounds at most, where it can be sailed on.
    pub fn round(&self) -> Option<(u8, u8)> {
        self.voyage.as_ref()?.round
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
        }
    };
    saves::left(options).into_iter().map(kept).collect()
}
