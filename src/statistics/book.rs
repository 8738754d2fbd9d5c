//! The file of the statistics: a record a line, in RON. A line that cannot be read is set aside and said, never lost.

use super::Record;
use crate::options::Options;
use crate::saves::plain;
use rules::table::files::write_whole;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file's name.
pub const FILE: &str = "statistics.ron";
/// The name of the file of lines that could not be read.
pub const ASIDE: &str = "statistics.bad.ron";
/// The most bytes of the file: it would hold some hundred thousand games.
const MOST_BYTES: u64 = 64 << 20;

/// All records, and the faults of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Book {
    /// The records, the oldest first.
    pub records: Vec<Record>,
    /// The number of lines that could not be read, and the file they lie in now.
    pub set_aside: Option<(usize, PathBuf)>,
    /// The reason why nothing could be read.
    pub error: Option<String>,
}

/// Reads all records. Lines that cannot be read go to a file of their own.
#[must_use]
pub fn open(options: &Options) -> Book {
    let Some(path) = plain::place(options, FILE) else {
        return Book::default();
    };
    let text = match plain::read(&path, MOST_BYTES) {
        Ok(text) => text.unwrap_or_default(),
        Err(error) => {
            return Book {
                error: Some(format!("{}: {error}", path.display())),
                ..Book::default()
            };
        }
    };
    let mut book = Book::default();
    let (mut good, mut bad) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match ron::from_str(line) {
            Ok(record) => {
                book.records.push(record);
                good.push_str(line);
                good.push('\n');
            }
            Err(_) => {
                bad.push_str(line);
                bad.push('\n');
            }
        }
    }
    let lines = bad.lines().count();
    if lines > 0 {
        let aside = path.with_file_name(ASIDE);
        // First they lie safe elsewhere, then they go.
        let moved = add(&aside, &bad).and_then(|()| write_whole(&path, &good));
        let lie = if moved.is_ok() { aside } else { path };
        book.set_aside = Some((lines, lie));
    }
    book
}

/// Adds a record.
///
/// # Errors
/// The file cannot be written to; the text begins with its name.
pub fn append(options: &Options, record: &Record) -> Result<(), String> {
    let Some(path) = plain::place(options, FILE) else {
        return Ok(());
    };
    let told = |why: String| format!("{}: {why}", path.display());
    let line = ron::to_string(record).map_err(|error| told(error.to_string()))?;
    add(&path, &format!("{line}\n")).map_err(|error| told(error.to_string()))
}

/// Adds lines at the end of a file, which the disk confirms. Where the last line was torn off, these begin a new one.
fn add(path: &Path, lines: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = File::options()
        .read(true)
        .append(true)
        .create(true)
        .open(path)?;
    let mut last = [b'\n'];
    if file.metadata()?.len() > 0 {
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
    }
    let begin = if last == [b'\n'] { "" } else { "\n" };
    file.write_all(format!("{begin}{lines}").as_bytes())?;
    file.sync_all()
}

/// Counts the games that were finished before, if there are no statistics yet: `read` makes a record of a saved game and the day
/// its file was written.
///
/// # Errors
/// The file cannot be written to; the text begins with its name.
pub fn import(
    options: &Options,
    finished: impl IntoIterator<Item = (u64, Vec<u8>)>,
    read: impl Fn(&[u8], String) -> Option<Record>,
) -> Result<(), String> {
    let Some(path) = plain::place(options, FILE).filter(|path| !path.exists()) else {
        return Ok(());
    };
    let records = finished
        .into_iter()
        .filter_map(|(seconds, bytes)| read(&bytes, super::day(seconds)));
    let lines: Vec<String> = records
        .filter_map(|record| ron::to_string(&record).ok())
        .collect();
    if lines.is_empty() {
        return Ok(());
    }
    let text = lines.join("\n") + "\n";
    write_whole(&path, &text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::super::Sat;
    use super::*;
    use games::voodoo::{CURSED, GENTLE};
    use rules::table::SeatKind;

    fn fresh(name: &str) -> (Options, PathBuf) {
        let folder =
            std::env::temp_dir().join(format!("voodoo-statistics-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let options = Options {
            scratch: Some(folder.clone()),
            ..Options::default()
        };
        (options, folder)
    }

    fn record(name: &str, points: i32) -> Record {
        Record {
            date: "2026-11-21".to_owned(),
            game: "voodoo-pirate".to_owned(),
            practice: false,
            rounds: 12,
            seconds: Some(900),
            house: vec!["skills".to_owned()],
            seats: vec![Sat {
                kind: SeatKind::Human,
                name: name.to_owned(),
                colour: "Red".to_owned(),
                points,
                place: 1,
            }],
        }
    }

    #[test]
    fn records_are_kept_a_line_each_whatever_a_pirate_is_called() {
        let (options, folder) = fresh("kept");
        assert_eq!(open(&options), Book::default());
        let all = ["Ines", "\"Red\"\nBeard", "(x: 1)", ""].map(|name| record(name, 30));
        for record in &all {
            append(&options, record).unwrap();
        }
        assert_eq!(open(&options).records, all);
        let text = fs::read_to_string(folder.join(FILE)).unwrap();
        assert_eq!(text.lines().count(), all.len());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_line_of_the_first_version_is_read_and_written_the_same() {
        const LINE: &str = r#"(date:"2026-11-21",game:"voodoo-pirate",rounds:12,seconds:Some(900),house:["skills"],seats:[(kind:Human,name:"Ines",colour:"Red",points:30,place:1),(kind:Gentle,name:"",colour:"Yellow",points:20,place:2),(kind:Cursed,name:"",colour:"Blue",points:9,place:3)])"#;
        let record: Record = ron::from_str(LINE).unwrap();
        let kinds: Vec<SeatKind> = record.seats.iter().map(|sat| sat.kind).collect();
        assert_eq!(kinds, [SeatKind::Human, GENTLE, CURSED]);
        assert_eq!(ron::to_string(&record).unwrap(), LINE);
        let other = LINE.replace("Cursed", "Robot");
        let why = ron::from_str::<Record>(&other).unwrap_err().to_string();
        assert!(
            why.contains("found `Robot`, expected `Human`, `Cursed`, `Gentle`"),
            "{why}"
        );
    }

    #[test]
    fn lines_that_cannot_be_read_are_set_aside_and_none_is_lost() {
        let (options, folder) = fresh("bad");
        append(&options, &record("Ines", 30)).unwrap();
        let path = folder.join(FILE);
        let good = fs::read_to_string(&path).unwrap();
        // The second line was torn off by a power cut; the next record begins a line of its own all the same.
        fs::write(&path, format!("{good}{}", &good[..40])).unwrap();
        append(&options, &record("Tomas", 20)).unwrap();
        let book = open(&options);
        let names: Vec<&str> = book
            .records
            .iter()
            .map(|record| record.seats[0].name.as_str())
            .collect();
        assert_eq!(names, ["Ines", "Tomas"]);
        let aside = folder.join(ASIDE);
        assert_eq!(book.set_aside, Some((1, aside.clone())));
        assert_eq!(fs::read_to_string(&aside).unwrap().trim(), &good[..40]);
        // It is said once; what is there later is added to it.
        assert_eq!(open(&options).set_aside, None);
        fs::write(&path, format!("nonsense\n{good}")).unwrap();
        assert_eq!(open(&options).records.len(), 1);
        assert_eq!(fs::read_to_string(&aside).unwrap().lines().count(), 2);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_in_the_place_of_the_file_is_told_of() {
        let (options, folder) = fresh("folder");
        fs::create_dir_all(folder.join(FILE)).unwrap();
        assert!(append(&options, &record("Ines", 30)).is_err());
        assert!(open(&options).error.unwrap().contains(FILE));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn finished_games_are_taken_up_once() {
        let (options, folder) = fresh("import");
        let finished = || [(0, b"one".to_vec()), (86_400, b"no game".to_vec())];
        let read = |bytes: &[u8], date: String| {
            let read = Record {
                date,
                ..record("Ines", 30)
            };
            (bytes == b"one").then_some(read)
        };
        import(&options, [], read).unwrap();
        assert!(!folder.join(FILE).exists());
        import(&options, finished(), read).unwrap();
        import(&options, finished(), read).unwrap();
        let records = open(&options).records;
        assert_eq!(records.len(), 1);
        assert_eq!(records[0].date, "1970-01-01");
        fs::remove_dir_all(folder).unwrap();
    }
}
