//! Panics, caught: a rule that breaks down must not close the window, nor end a thousand other games.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use thiserror::Error;

/// The words of a panic.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Panic(pub String);

impl Panic {
    /// Returns the words of a panic's payload; none where it has none.
    #[must_use]
    pub fn of(payload: &(dyn Any + Send)) -> Self {
        let text = payload.downcast_ref::<&str>().copied();
        let text = text.or_else(|| payload.downcast_ref().map(String::as_str));
        Self(text.unwrap_or("no words").to_owned())
    }
}

/// Runs `work`.
///
/// # Errors
/// Returns the words of the panic `work` ends in.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Panic> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| Panic::of(&*payload))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_in_its_words() {
        assert_eq!(caught(|| 7), Ok(7));
        let plain = caught(|| -> () { panic!("overboard") });
        assert_eq!(plain, Err(Panic("overboard".to_owned())));
        let seat = 3;
        let told = caught(|| -> () { panic!("seat {seat} fell overboard") });
        assert_eq!(told, Err(Panic("seat 3 fell overboard".to_owned())));
        let silent = caught(|| -> () { std::panic::panic_any(seat) });
        assert_eq!(silent, Err(Panic("no words".to_owned())));
    }
}
