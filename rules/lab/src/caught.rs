//! Panics of the rules, caught and put in words: one game that breaks must not end a thousand others.

use rules::caught::{self, Panic};
use std::cell::RefCell;
use std::panic;
use std::sync::Once;

thread_local! {
    /// The place of the panic on this thread; `None` outside of [`caught`].
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs `work`; where it panics, says with which words and where, and nothing is printed.
///
/// # Errors
/// The panic's words and place.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Panic> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let noted = PLACE.with_borrow_mut(|noted| {
                let place = info.location().map(|place| format!(" ({place})"));
                noted
                    .as_mut()
                    .map(|noted| *noted = place.unwrap_or_default())
            });
            if noted.is_none() {
                usual(info);
            }
        }));
    });
    PLACE.set(Some(String::new()));
    let result = caught::caught(work);
    let place = PLACE.take().unwrap_or_default();
    result.map_err(|Panic(words)| Panic(format!("panic: {words}{place}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_place() {
        assert_eq!(caught(|| 7), Ok(7));
        let seat = 3;
        let Panic(said) = caught(|| -> () { panic!("seat {seat} fell overboard") }).unwrap_err();
        assert!(said.starts_with("panic: seat 3 fell overboard ("), "{said}");
        assert!(said.contains("caught.rs"), "{said}");
    }
}
