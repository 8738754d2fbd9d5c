//! Opens the window, and tells in a sentence what the computer lacks for it.

use crate::options::Options;
use crate::settings;
use bevy::app::App;
use games::voodoo_pirate::load;
use games::voodoo_pirate::words::load_words;
use rules::caught::Panic;
use rules::table::Language;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

/// Returns the game in a window, ready to run.
///
/// # Errors
/// One sentence where there is no display or no driver to draw with: Bevy panics then, and its panic is turned into
/// words here. Panics of a game that runs are faults of ours and stay what they are.
pub fn open(options: Options) -> Result<App, String> {
    let usual = panic::take_hook();
    let opener = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() != opener {
            usual(info);
        }
    }));
    let language = settings::language(&options);
    let opened = panic::catch_unwind(AssertUnwindSafe(|| crate::app(options)));
    // Back to the hook that a program starts with.
    drop(panic::take_hook());
    opened.map_err(|panic| in_words(&Panic::of(&*panic).0, language))
}

/// Returns the text for a panic of Bevy's at the start.
fn in_words(message: &str, language: Language) -> String {
    let Ok(words) = load_words(&load::files().in_language(language)) else {
        return message.to_owned();
    };
    if message.starts_with("Failed to build event loop") {
        words.say("ui-no-display", &[])
    } else if message.starts_with("Unable to find a GPU") {
        words.say("ui-no-gpu", &[])
    } else {
        let first = message.lines().next().unwrap_or_default();
        words.say("ui-no-start", &[("why", first.into())])
    }
}
