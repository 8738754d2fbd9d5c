//! The progress in lessons, in a file that a person can read.

use crate::options::Options;
use crate::saves::plain;
use bevy::prelude::*;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use rules::table::files::{set_aside, write_whole};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The name of the file.
pub const FILE: &str = "lessons.ron";
/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 64 * 1024;

/// The place where a lesson was left.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The number of steps taken.
    pub step: usize,
    /// The choices made, each as it stands in saved games.
    pub choices: Vec<String>,
}

impl Place {
    /// Returns a place in a lesson of any game.
    pub fn of<C: Serialize>(step: usize, choices: &[C]) -> Self {
        let spelled = choices.iter().map(ron::to_string);
        Self {
            step,
            choices: spelled.map(Result::unwrap_or_default).collect(),
        }
    }

    /// Returns the choices made; `None` if the game no longer has one of them.
    #[must_use]
    pub fn made<C: DeserializeOwned>(&self) -> Option<Vec<C>> {
        let choices = self.choices.iter().map(|choice| ron::from_str(choice).ok());
        choices.collect()
    }
}

/// The progress in the lessons of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Progress {
    /// Lessons taken to their end, by name.
    done: BTreeSet<String>,
    /// The places where others were left, by name.
    left: BTreeMap<String, Place>,
}

/// The progress in all lessons, by game.
#[derive(Resource, Debug, Default)]
pub struct Learnt {
    games: BTreeMap<String, Progress>,
    path: Option<PathBuf>,
    /// The file's fault, and the place where it was put aside.
    pub error: Option<(String, PathBuf)>,
}

impl Learnt {
    /// Returns whether a lesson was taken to its end.
    #[must_use]
    pub fn is_done(&self, game: &str, lesson: &str) -> bool {
        let progress = self.games.get(game);
        progress.is_some_and(|progress| progress.done.contains(lesson))
    }

    /// Returns the place where a lesson was left; `None` if it was not begun, or taken to its end since.
    #[must_use]
    pub fn left(&self, game: &str, lesson: &str) -> Option<&Place> {
        self.games.get(game)?.left.get(lesson)
    }

    /// Notes the place of a lesson, or that it is done if it is `over`, and writes that to the player's file.
    pub fn stands(&mut self, game: &str, lesson: &str, place: Place, over: bool) {
        let progress = self.games.entry(game.to_owned()).or_default();
        if over {
            progress.done.insert(lesson.to_owned());
            progress.left.remove(lesson);
        } else {
            progress.left.insert(lesson.to_owned(), place);
        }
        self.write();
    }

    fn open(options: &Options) -> Self {
        let path = plain::place(options, FILE);
        let mut learnt = Self {
            path: path.clone(),
            ..Self::default()
        };
        let Some(path) = path else {
            return learnt;
        };
        let text = plain::read(&path, MOST_BYTES).map_err(|error| error.to_string());
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let games = text.and_then(|text| match text {
            Some(text) => ron
                .from_str(&text)
                .map_err(|error| format!("{}: {}", error.span.start, error.code)),
            None => Ok(BTreeMap::new()),
        });
        match games {
            Ok(games) => learnt.games = games,
            Err(why) => {
                let why = format!("{}:{why}", path.display());
                learnt.error = Some((why, set_aside(&path)));
            }
        }
        learnt
    }

    fn write(&mut self) {
        let Some(path) = &self.path else {
            return;
        };
        let text = ron::ser::to_string_pretty(&self.games, PrettyConfig::default());
        let written = text
            .map_err(std::io::Error::other)
            .and_then(|text| write_whole(path, &text));
        if let Err(error) = written {
            let why = format!("{}: {error}", path.display());
            self.error = Some((why, path.clone()));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let learnt = Learnt::open(app.world().resource::<Options>());
    app.insert_resource(learnt);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn fresh(name: &str) -> (Options, PathBuf) {
        let folder =
            std::env::temp_dir().join(format!("voodoo-lessons-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let options = Options {
            scratch: Some(folder.clone()),
            ..Options::default()
        };
        (options, folder)
    }

    #[test]
    fn where_a_lesson_was_left_is_there_the_next_time() {
        let (options, folder) = fresh("kept");
        let mut first = Learnt::open(&options);
        assert!(first.games.is_empty());
        first.stands("dice", "throw", Place::of(3, &[(1_u8, 2_u8)]), false);
        first.stands("dice", "count", Place::of(2, &[7_u8]), false);
        first.stands("dice", "count", Place::default(), true);
        let second = Learnt::open(&options);
        let place = second.left("dice", "throw").unwrap();
        assert_eq!((place.step, place.made()), (3, Some(vec![(1_u8, 2_u8)])));
        assert_eq!(place.made::<String>(), None);
        assert!(second.is_done("dice", "count") && second.left("dice", "count").is_none());
        assert!(!second.is_done("dice", "throw") && !second.is_done("cards", "count"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside_and_told_of() {
        let (options, folder) = fresh("broken");
        fs::write(folder.join(FILE), "{\n  \"dice\": (dune: [])\n}").unwrap();
        let learnt = Learnt::open(&options);
        assert!(learnt.games.is_empty());
        let (why, aside) = learnt.error.unwrap();
        assert!(
            why.contains("lessons.ron:2:") && why.contains("dune"),
            "{why}"
        );
        assert!(fs::read_to_string(aside).unwrap().contains("dune"));
        assert!(!folder.join(FILE).exists());
        fs::remove_dir_all(folder).unwrap();
    }
}
