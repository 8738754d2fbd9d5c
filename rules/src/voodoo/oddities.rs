//! Oddities of a game's data with which it can be played all the same.

use super::Colour;

/// Everything that is odd, legal but perhaps not meant, file by file.
#[derive(Debug, Default)]
pub(crate) struct Oddities {
    /// The path of the file that is looked at.
    file: &'static str,
    /// The file's path, and what.
    pub found: Vec<(&'static str, String)>,
}

impl Oddities {
    /// Goes on with a file.
    pub fn of(&mut self, file: &'static str) -> &mut Self {
        self.file = file;
        self
    }

    /// Tells of something odd.
    pub fn tell(&mut self, what: impl Into<String>) {
        self.found.push((self.file, what.into()));
    }

    /// Tells of something where it is odd.
    pub fn tell_if(&mut self, is_odd: bool, what: impl Into<String>) {
        if is_odd {
            self.tell(what);
        }
    }

    /// Tells of each colour that has no soul in the box.
    pub fn souls(&mut self, supply: &[u8; 5]) {
        for (colour, &souls) in Colour::ALL.iter().zip(supply) {
            self.tell_if(souls == 0, format!("there is no {colour:?} soul"));
        }
    }

    /// Tells of blessed cards that are worth nothing.
    pub fn blessed(&mut self, points: u8) {
        let what = "neither the highest nor the lowest card changes anything";
        self.tell_if(points == 0, what);
    }
}
