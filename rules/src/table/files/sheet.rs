//! A file while it is read and checked, with its faults gathered.

use super::{Entries, Fault, Files, MOST_FAULTS, Source, digest};
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A file while it is being read and checked: its text, if it could be opened, and its faults so far.
pub struct Sheet {
    source: Option<Source>,
    /// The faults found so far.
    pub faults: Vec<Fault>,
}

impl Sheet {
    /// Opens a file; if that fails, the sheet has a fault and no text.
    #[must_use]
    pub fn open(files: &Files, path: &str) -> Self {
        let mut faults = Vec::new();
        let source = files.open(path, &mut faults);
        Self { source, faults }
    }

    /// Reads files that make up a whole: `check` is given a sheet of each, and the [`digest`] of all in this order.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    pub fn read_all<T, const N: usize>(
        files: &Files,
        paths: [&str; N],
        check: impl FnOnce(&mut [Self; N], u64) -> Option<T>,
    ) -> Result<T, Vec<Fault>> {
        let mut sheets = paths.map(|path| Self::open(files, path));
        let digest = digest(sheets.iter().filter_map(Self::source));
        let read = check(&mut sheets, digest);
        let mut faults = Vec::new();
        for sheet in &mut sheets {
            sheet.faults.sort();
            faults.append(&mut sheet.faults);
        }
        read.filter(|_| faults.is_empty()).ok_or(faults)
    }

    /// Returns the file's text, if it could be opened.
    #[must_use]
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Reads the file's one record.
    pub fn record<T: DeserializeOwned>(&mut self) -> Option<T> {
        self.source.as_ref()?.record(&mut self.faults)
    }

    /// Reads the file's list.
    pub fn list<T: DeserializeOwned>(&mut self) -> Option<Entries<T>> {
        Some(self.source.as_ref()?.list(&mut self.faults))
    }

    /// Adds a fault at a byte of the file.
    pub fn fault(&mut self, offset: usize, message: impl Into<String>) {
        self.add(|source| source.fault(offset, message));
    }

    /// Adds a fault at a field of the file's record.
    pub fn fault_at(&mut self, field: &str, message: impl Into<String>) {
        self.add(|source| source.fault_at(&[field], message));
    }

    /// Adds a fault at the end of the file, where something is missing.
    pub fn fault_at_end(&mut self, message: impl Into<String>) {
        self.add(|source| source.fault_at_end(message));
    }

    fn add(&mut self, fault: impl FnOnce(&Source) -> Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.extend(self.source.as_ref().map(fault));
        }
    }

    /// Checks that each of the file's entries stands there once, and each of `all` at least once.
    ///
    /// Missing kinds are not reported where an entry could not be read, since it may be one of them.
    pub fn each_once<T, K: Copy + PartialEq + Debug>(
        &mut self,
        list: &Entries<T>,
        all: &[K],
        key: impl Fn(&T) -> K,
        expected: &str,
    ) {
        let mut seen: Vec<K> = Vec::with_capacity(all.len());
        for entry in &list.entries {
            let key = key(&entry.value);
            if seen.contains(&key) {
                self.fault(
                    entry.offset,
                    format!("found {key:?} a second time, expected {expected}"),
                );
            } else {
                seen.push(key);
            }
        }
        let missing = words(all.iter().filter(|key| !seen.contains(key)));
        if list.complete && !missing.is_empty() {
            self.fault_at_end(format!("{missing} missing, expected {expected}"));
        }
    }

    /// Reads a list in which an entry of each kind stands once, and returns it in the order of the kinds; `None` where it is not so.
    pub fn by_kind<T: DeserializeOwned, K: Copy + PartialEq + Debug, const N: usize>(
        &mut self,
        all: &[K],
        kind: impl Fn(&T) -> K,
        expected: &str,
    ) -> Option<[T; N]> {
        let list: Entries<T> = self.list()?;
        self.each_once(&list, all, &kind, expected);
        let mut lines: Vec<T> = list.entries.into_iter().map(|entry| entry.value).collect();
        lines.sort_by_key(|line| all.iter().position(|one| *one == kind(line)));
        lines.try_into().ok()
    }

    /// Checks that the list of a record's field has nothing twice, and only what is `allowed`.
    pub fn only_once<K: Copy + PartialEq + Debug>(
        &mut self,
        field: &str,
        list: &[K],
        allowed: impl Fn(K) -> bool,
        expected: &str,
    ) {
        let mut seen: Vec<K> = Vec::new();
        let mut wrong = Vec::new();
        for (number, &item) in list.iter().enumerate() {
            if seen.contains(&item) {
                wrong.push((
                    number,
                    format!("found {item:?} a second time, expected {expected}"),
                ));
                continue;
            }
            seen.push(item);
            if !allowed(item) {
                wrong.push((number, format!("found {item:?}, expected {expected}")));
            }
        }
        if let Some(source) = &self.source
            && !wrong.is_empty()
        {
            let offsets = source.item_offsets(&[field]);
            for (number, message) in wrong.into_iter().take(MOST_FAULTS) {
                self.add(|source| source.fault(offsets.get(number).copied().unwrap_or(0), message));
            }
        }
    }

    /// Checks the list as [`Self::only_once`] does, and that it has all of `all`.
    pub fn exactly<K: Copy + PartialEq + Debug>(
        &mut self,
        field: &str,
        list: &[K],
        all: &[K],
        expected: &str,
    ) {
        self.only_once(field, list, |item| all.contains(&item), expected);
        let missing = words(all.iter().filter(|item| !list.contains(item)));
        if !missing.is_empty() {
            self.fault_at(field, format!("{missing} missing, expected {expected}"));
        }
    }
}

/// `A, B are`, `A is`, or nothing at all.
fn words<K: Debug>(items: impl Iterator<Item = K>) -> String {
    let names: Vec<String> = items.map(|item| format!("{item:?}")).collect();
    match names.len() {
        0 => String::new(),
        1 => format!("{} is", names[0]),
        _ => format!("{} are", names.join(", ")),
    }
}
