//! `lab check`: a game's data files and texts, everything wrong with them and everything odd.

use crate::disk;
use crate::games::{GAMES, Known, Lab};
use crate::out::{Failure, Out, Outcome, Verdict};
use rules::table::Language;
use rules::table::files::{Fault, MOST_BYTES, read_inside};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Checks the data files and texts of all games.
#[derive(clap::Args)]
pub struct Args {
    /// A copy of the assets, a folder `mods`, or a folder that holds one game's files itself; what is not in it is built in.
    dir: Option<PathBuf>,
}

/// The findings in a game's files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Findings {
    /// The faults.
    pub faults: Vec<Fault>,
    /// The oddities, which are legal.
    pub oddities: Vec<String>,
    /// The count of everything, if nothing is wrong.
    pub inventory: String,
    /// The number of the game's files in the folder.
    pub own: usize,
}

/// Runs the command.
///
/// # Errors
/// Fails where it could not do its work.
pub fn run(args: &Args, out: &mut Out) -> Outcome {
    let dir = args.dir.as_deref();
    let named = match dir {
        Some(dir) if !dir.is_dir() => {
            return Err(Failure(format!(
                "{}: there is no such folder",
                dir.display()
            )));
        }
        Some(dir) => dir.display().to_string(),
        None => "what is built in".to_owned(),
    };
    // A folder that holds one game's files is checked for that game alone: games have files of the same name, so it is the one of
    // which most lie there.
    let lying = |game: &Known| dir.map_or(0, |dir| (game.files_in)(dir));
    let most = GAMES.iter().map(lying).max().unwrap_or(0);
    let games = GAMES.iter().filter(|game| lying(game) == most);
    let (mut well, mut any) = (true, false);
    for game in games {
        let findings = (game.check)(dir);
        for fault in &findings.faults {
            writeln!(out, "{fault}")?;
        }
        for oddity in &findings.oddities {
            writeln!(out, "warning: {oddity}")?;
        }
        if dir.is_some() && findings.own == 0 {
            continue;
        }
        any = true;
        let count = findings.faults.len();
        if count == 0 {
            writeln!(out, "{}: {named} is sound: {}", game.id, findings.inventory)?;
        } else {
            let faults = if count == 1 { "fault" } else { "faults" };
            writeln!(out, "{}: {count} {faults} in {named}", game.id)?;
            well = false;
        }
    }
    if any {
        Ok(Verdict::of(well))
    } else {
        Err(Failure(format!("{named}: no file of a game lies there")))
    }
}

/// Looks at a game's files.
#[must_use]
pub fn look_at<G: Lab>(dir: Option<&Path>) -> Findings {
    let mut files = G::files();
    let found = dir
        .map(|dir| Found::in_folder::<G>(dir))
        .unwrap_or_default();
    let own = found.texts.len() + found.faults.len();
    for (path, bytes) in found.texts {
        files = files.with_text(path, bytes);
    }
    let place = |path: &str| match found.places.get(path) {
        Some(place) => place.display().to_string(),
        None => path.to_owned(),
    };
    let mut faults = found.faults;
    let mut oddities = found.oddities;
    let mut inventory = String::new();
    match G::load(&files) {
        Ok(data) => {
            let odd = G::oddities(&data).into_iter();
            oddities.extend(odd.map(|(file, what)| format!("{}: {what}", place(file))));
            let all = files.paths().count();
            let files = dir.map_or_else(|| all.to_string(), |_| format!("{own} of {all}"));
            inventory = format!("{files} files, {}", G::inventory(&data));
        }
        Err(wrong) => faults.extend(wrong),
    }
    let spoken = |language| G::load_words(&files.clone().in_language(language), G::standard());
    if let Err(wrong) = Language::ALL
        .into_iter()
        .try_for_each(|language| spoken(language).map(drop))
    {
        faults.extend(wrong);
    }
    for path in G::LESSONS {
        if let Err(wrong) = G::lesson(&files, path) {
            faults.extend(wrong);
        }
    }
    for fault in &mut faults {
        fault.file = place(&fault.file);
    }
    Findings {
        faults,
        oddities,
        inventory,
        own,
    }
}

/// The data of a folder, or what is built in.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn data_of<G: Lab>(dir: Option<&Path>) -> Result<Arc<G::Data>, Failure> {
    let Some(dir) = dir else {
        return Ok(Arc::clone(G::standard()));
    };
    let found = Found::in_folder::<G>(dir);
    let first = |faults: &[Fault]| match faults.first() {
        Some(fault) => Failure(format!("{}: {fault}", dir.display())),
        None => Failure(format!("{}: cannot be read", dir.display())),
    };
    if !found.faults.is_empty() {
        return Err(first(&found.faults));
    }
    if found.texts.is_empty() {
        let message = format!("{}: no file of {} lies there", dir.display(), G::ID);
        return Err(Failure(message));
    }
    let mut files = G::files();
    for (path, bytes) in found.texts {
        files = files.with_text(path, bytes);
    }
    G::load(&files)
        .map(Arc::new)
        .map_err(|faults| first(&faults))
}

/// Returns the number of the game's files that a folder holds, without the game's own folder between; one more where it is called as that is.
#[must_use]
pub fn files_in<G: Lab>(dir: &Path) -> usize {
    if dir.join(G::FOLDER).is_dir() {
        return 0;
    }
    let own = |path: &&str| parts(path).0 == G::FOLDER;
    let lies = |path: &&str| dir.join(parts(path).1).is_file();
    match G::files().paths().filter(own).filter(lies).count() {
        0 => 0,
        count => count + usize::from(dir.ends_with(G::FOLDER)),
    }
}

/// A path's folder and its last part.
fn parts(path: &str) -> (&str, &str) {
    path.rsplit_once('/').unwrap_or(("", path))
}

/// The findings in a folder.
#[derive(Default)]
struct Found {
    /// The place of each of the game's files that is there.
    places: BTreeMap<&'static str, PathBuf>,
    /// Their texts.
    texts: Vec<(&'static str, Vec<u8>)>,
    /// Files that cannot be read, by the game's path.
    faults: Vec<Fault>,
    /// Files that nobody reads.
    oddities: Vec<String>,
}

impl Found {
    fn in_folder<G: Lab>(dir: &Path) -> Self {
        let mut found = Self::default();
        let itself = files_in::<G>(dir) > 0;
        let mut rooms: BTreeMap<PathBuf, Vec<&str>> = BTreeMap::new();
        for path in G::files().paths() {
            let (folder, name) = parts(path);
            if itself && folder != G::FOLDER {
                continue;
            }
            let inside = if itself { name } else { path };
            found.read(path, dir, inside);
            let room = if itself { dir } else { &dir.join(folder) };
            rooms.entry(room.to_owned()).or_default().push(name);
        }
        for (room, known) in rooms {
            found.oddities.extend(strangers(&room, &known));
        }
        found
    }

    /// Reads a file that has a path in a folder; what is not there is built in.
    fn read(&mut self, path: &'static str, dir: &Path, inside: &str) {
        // A little more than is allowed, so that the game's own reader says what is.
        match read_inside(dir, inside, MOST_BYTES as u64) {
            Ok(Some(bytes)) => self.texts.push((path, bytes)),
            Ok(None) => return,
            Err(error) => {
                let why = format!("cannot be read: {error}");
                self.faults.push(Fault::new(path, "", 0, why));
            }
        }
        self.places.insert(path, dir.join(inside));
    }
}

/// Data files in a folder that nobody reads: a misspelt name, mostly. Where the game has texts alone, data are not its own.
fn strangers(room: &Path, known: &[&str]) -> Vec<String> {
    let data = known.iter().copied().filter(|name| name.ends_with(".ron"));
    let data: Vec<&str> = data.collect();
    if data.is_empty() {
        return Vec::new();
    }
    let listing = disk::listing(room).unwrap_or_default().into_iter();
    let strange = listing.filter(|(place, _)| {
        let name = place.file_name().and_then(|name| name.to_str());
        disk::has_ending(place, "ron") && !name.is_some_and(|name| data.contains(&name))
    });
    strange
        .map(|(place, _)| {
            let message = "nothing reads a file of this name, expected one of";
            format!("{}: {message} {}", place.display(), data.join(", "))
        })
        .collect()
}
