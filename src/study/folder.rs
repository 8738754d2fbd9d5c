//! A folder of a game's data, laid over its own: a copy of all assets, or a folder with the files themselves.

use crate::saves::UserError;
use rules::table::files::{Files, MOST_BYTES};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Returns the files with those of the folder laid over them.
///
/// # Errors
/// None of them lies in the folder, or one cannot be read.
pub(super) fn laid_over(mut files: Files, folder: &Path) -> Result<Files, UserError> {
    let mut found = false;
    let data: Vec<&str> = files
        .paths()
        .filter(|path| path.ends_with(".ron"))
        .collect();
    for path in data {
        let name = path.rsplit('/').next().unwrap_or(path);
        let places = [folder.join(path), folder.join(name)];
        let Some(place) = places.iter().find(|place| place.is_file()) else {
            continue;
        };
        // A little more than is allowed, so that the game's own reader says what is.
        let mut bytes = Vec::new();
        File::open(place)
            .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
            .map_err(|error| UserError::Unreadable {
                file: place.clone(),
                why: error.to_string(),
            })?;
        files = files.with_text(path, bytes);
        found = true;
    }
    if found {
        Ok(files)
    } else {
        Err(UserError::NoData {
            folder: folder.to_path_buf(),
        })
    }
}
