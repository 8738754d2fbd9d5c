//! Panics of the rules, caught and put in words: one game that breaks must not end a thousand others.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// What the panic on this thread said; `None` outside of [`caught`].
    static SAID: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs `work`; where it panics, says with which words and where, and nothing is printed.
///
/// # Errors
/// The panic's words and place.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let words = info.payload_as_str().unwrap_or("no words");
            let place = info.location().map(|place| format!(" ({place})"));
            let told = SAID.with_borrow_mut(|said| match said {
                Some(said) => {
                    *said = format!("{words}{}", place.unwrap_or_default());
                    true
                }
                None => false,
            });
            if !told {
                usual(info);
            }
        }));
    });
    SAID.set(Some(String::new()));
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    let said = SAID.take().unwrap_or_default();
    result.map_err(|_| format!("panic: {said}"))
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_panic_is_told_in_its_words() {
        assert_eq!(caught(|| 7), Ok(7));
        let seat = 3;
        let said = caught(|| -> () { panic!("seat {seat} fell overboard") }).unwrap_err();
        assert!(said.starts_with("panic: seat 3 fell overboard ("), "{said}");
        assert!(said.contains("caught.rs"), "{said}");
    }
}
