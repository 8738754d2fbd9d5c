//! Results files: a line is added for each piece of work, and what is there already is not done again.

use crate::out::Failure;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

/// A results file, open to be added to.
pub struct Results {
    name: String,
    file: File,
}

impl Results {
    /// Opens a results file, or begins one; says what stands in it too.
    ///
    /// # Errors
    /// Fails where it cannot be read or written, or is another file.
    pub fn open(path: &Path, heading: &str) -> Result<(Self, String), Failure> {
        let name = path.display().to_string();
        let failed = |why: String| Failure(format!("{name}: {why}"));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(format!("cannot be read: {error}"))),
        };
        if let Some(first) = text.lines().next().filter(|&first| first != heading) {
            return Err(failed(format!(
                "line 1: found `{first}`, expected `{heading}`"
            )));
        }
        let opened = OpenOptions::new().append(true).create(true).open(path);
        let file = opened.map_err(|error| failed(format!("cannot be written: {error}")))?;
        let mut results = Self { name, file };
        if text.is_empty() {
            results.add(heading)?;
        }
        Ok((results, text))
    }

    /// Adds a line. One write each: who stops the program loses nothing that was done.
    ///
    /// # Errors
    /// Fails where it cannot be written.
    pub fn add(&mut self, line: &str) -> Result<(), Failure> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| Failure(format!("{}: cannot be written: {error}", self.name)))
    }

    /// Returns what a file's lines that begin with `head` say behind it: a number, and what `read` makes of the rest.
    ///
    /// # Errors
    /// The first that cannot be read.
    pub fn rows<T>(
        &self,
        text: &str,
        head: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<(u64, T)>, Failure> {
        let rows = rows(text, head, read);
        rows.map_err(|Failure(why)| Failure(format!("{}: {why}", self.name)))
    }
}

fn rows<T>(
    text: &str,
    head: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<(u64, T)>, Failure> {
    let mut rows: Vec<(u64, T)> = Vec::new();
    for (line, row) in text.lines().enumerate().skip(1) {
        let rest = row.strip_prefix(head);
        let Some(rest) = rest.and_then(|rest| rest.strip_prefix(',')) else {
            continue;
        };
        let parts = rest.split_once(',');
        let found = parts.and_then(|(number, rest)| Some((number.parse().ok()?, read(rest)?)));
        let Some((number, row)) = found else {
            let line = line + 1;
            return Err(Failure(format!(
                "line {line}: found `{row}`, expected what this program writes"
            )));
        };
        rows.push((number, row));
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::{Failure, rows};

    #[test]
    fn rows_of_one_head_are_read_and_no_others() {
        let text = "heading\na,1,7,x\na,2,8,y\na,1,9,z\nb,1,rot\n";
        let read = |rest: &str| Some(rest.to_owned());
        let found = vec![(7, "x".to_owned()), (9, "z".to_owned())];
        assert_eq!(rows(text, "a,1", read), Ok(found));
        assert_eq!(rows(text, "c", read), Ok(Vec::new()));
        let Failure(why) = rows(text, "b,1", read).unwrap_err();
        assert!(why.starts_with("line 5: found `b,1,rot`"), "{why}");
    }
}
