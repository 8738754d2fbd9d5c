//! The reading of Fluent files: each once while it is in use, and with all that is wrong in it.

use crate::table::files::Fault;
use fluent::concurrent::FluentBundle;
use fluent::{FluentError, FluentResource};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The most braces that a text may open within each other; a file with more is refused.
const MOST_BRACES: usize = 32;

/// The files that are in use. All games say the desktop's texts: those are read, and kept, once.
static IN_USE: Mutex<Vec<Weak<FluentResource>>> = Mutex::new(Vec::new());

/// Returns a file as it was read before, or reads it.
pub(super) fn shared(file: &str, text: &str) -> Result<Arc<FluentResource>, Vec<Fault>> {
    let mut known = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|resource| resource.strong_count() > 0);
    let mut same = known.iter().filter_map(Weak::upgrade);
    if let Some(resource) = same.find(|resource| resource.source() == text) {
        return Ok(resource);
    }
    let resource = Arc::new(read_file(file, text)?);
    known.push(Arc::downgrade(&resource));
    Ok(resource)
}

/// Reads one file, in which each id stands once.
fn read_file(file: &str, text: &str) -> Result<FluentResource, Vec<Fault>> {
    let fault = |offset: usize, message: String| Fault::new(file, text, offset, message);
    if let Some(offset) = too_deep(text) {
        let message =
            format!("found more than {MOST_BRACES} braces within each other, expected fewer");
        return Err(vec![fault(offset, message)]);
    }
    let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let told = errors
            .iter()
            .map(|error| fault(error.pos.start, format!("this is no Fluent text: {error}")));
        told.collect::<Vec<_>>()
    })?;
    let mut alone = FluentBundle::new_concurrent(Vec::new());
    let twice = alone.add_resource(&resource).err().unwrap_or_default();
    let faults: Vec<Fault> = twice
        .iter()
        .map(|error| match error {
            FluentError::Overriding { id, .. } => {
                let message = format!("found `{id}` a second time, expected each text once");
                fault(second_place(text, id), message)
            }
            other => fault(0, other.to_string()),
        })
        .collect();
    if faults.is_empty() {
        drop(alone);
        Ok(resource)
    } else {
        Err(faults)
    }
}

/// Returns where braces open too deep for the recursive parser, in bytes.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut line_starts = true;
    for (offset, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            // A new entry begins.
            b'a'..=b'z' | b'A'..=b'Z' | b'-' | b'#' if line_starts => depth = 0,
            _ => {}
        }
        if depth > MOST_BRACES {
            return Some(offset);
        }
        line_starts = byte == b'\n';
    }
    None
}

/// Returns the byte where an id stands at the start of a line for the second time.
fn second_place(text: &str, id: &str) -> usize {
    let mut offset = 0;
    let mut places = Vec::new();
    for line in text.split_inclusive('\n') {
        let rest = line.trim_start_matches('-').strip_prefix(id);
        if rest.is_some_and(|rest| rest.trim_start().starts_with('=')) {
            places.push(offset);
        }
        offset += line.len();
    }
    places.get(1).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_in_use_is_not_read_again_under_another_name_either() {
        let [one, same, other] = [
            ("a.ftl", "sinks = It sinks."),
            ("b.ftl", "sinks = It sinks."),
            ("a.ftl", "sinks = Gone."),
        ]
        .map(|(file, text)| shared(file, text).unwrap());
        assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
        let before = Arc::downgrade(&one);
        drop((one, same));
        assert!(before.upgrade().is_none(), "nobody says it any more");
    }
}
