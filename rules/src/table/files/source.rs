//! A file's text once it is opened.

use super::read::{self, Entries};
use super::{Fault, MOST_BYTES};
use serde::de::DeserializeOwned;

/// A file's text, with its name for faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    path: String,
    file: String,
    text: String,
}

impl Source {
    /// Returns a text that was read: `path` is the game's name for the file, `file` where it really lies.
    ///
    /// # Errors
    ///
    /// More than [`MOST_BYTES`], or bytes that are no UTF-8.
    pub fn new(path: &str, file: &str, bytes: Vec<u8>) -> Result<Self, Fault> {
        if bytes.len() > MOST_BYTES {
            let message = format!("the file is too large, expected at most {MOST_BYTES} bytes");
            return Err(Fault::new(file, "", 0, message));
        }
        let mut text = String::from_utf8(bytes).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(&error.as_bytes()[..valid]);
            let message = "found bytes that are no text, expected a text file in UTF-8".to_owned();
            Fault::new(file, &before, valid, message)
        })?;
        // Some editors begin a file with a mark that nobody sees.
        if text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        Ok(Self {
            path: path.to_owned(),
            file: file.to_owned(),
            text,
        })
    }

    /// Returns the game's name for the file, wherever it came from.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Returns the file as the user can find it.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads a file that holds one record. What is wrong is added to `faults`.
    pub fn record<T: DeserializeOwned>(&self, faults: &mut Vec<Fault>) -> Option<T> {
        read::read(&self.file, &self.text)
            .map_err(|fault| faults.push(fault))
            .ok()
    }

    /// Reads a file that holds a list, each entry on its own. What is wrong is added to `faults`.
    pub fn list<T: DeserializeOwned>(&self, faults: &mut Vec<Fault>) -> Entries<T> {
        let (entries, found) = read::read_list(&self.file, &self.text);
        let complete = found.is_empty();
        faults.extend(found);
        Entries { entries, complete }
    }

    /// Returns a fault at a byte of the text.
    #[must_use]
    pub fn fault(&self, offset: usize, message: impl Into<String>) -> Fault {
        Fault::new(&self.file, &self.text, offset, message.into())
    }

    /// Returns a fault at the value that these fields lead to, from the top of the file.
    #[must_use]
    pub fn fault_at(&self, fields: &[&str], message: impl Into<String>) -> Fault {
        self.fault(read::locate(&self.text, fields), message)
    }

    /// Returns where the items of the list begin that these fields lead to, in bytes.
    #[must_use]
    pub fn item_offsets(&self, fields: &[&str]) -> Vec<usize> {
        read::locate_items(&self.text, fields)
    }

    /// Returns a fault at the end of the file, where something is missing.
    #[must_use]
    pub fn fault_at_end(&self, message: impl Into<String>) -> Fault {
        self.fault(self.text.trim_end().len().saturating_sub(1), message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_text_is_told_with_its_line() {
        let fault = Source::new("a", "a", b"[\n  1, \xff]".to_vec()).unwrap_err();
        assert_eq!((fault.line, fault.column), (2, 6));
        assert!(fault.message.contains("UTF-8"), "{fault}");
    }

    #[test]
    fn a_file_too_large_is_refused() {
        let fault = Source::new("a", "a", vec![b' '; MOST_BYTES + 1]).unwrap_err();
        assert!(fault.message.contains("too large"), "{fault}");
    }

    #[test]
    fn an_unseen_mark_at_the_start_is_skipped() {
        assert_eq!(
            Source::new("a", "a", b"\xef\xbb\xbf[1]".to_vec())
                .unwrap()
                .text(),
            "[1]"
        );
    }
}
