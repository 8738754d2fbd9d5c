//! Panics of the rules, caught: a rule that breaks down must not close the window.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs rules.
///
/// # Errors
/// Where they panic: what the panic said.
pub fn caught<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(rules)).map_err(|payload| {
        let text = payload.downcast_ref::<&str>().copied();
        let said = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or(text);
        said.unwrap_or_default().to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_panic_is_told_in_its_words() {
        assert_eq!(caught(|| 7), Ok(7));
        let plain = caught(|| -> () { panic!("overboard") });
        assert_eq!(plain, Err("overboard".to_owned()));
        let seat = 3;
        let told = caught(|| -> () { panic!("seat {seat} fell overboard") });
        assert_eq!(told, Err("seat 3 fell overboard".to_owned()));
    }
}
