//! Pages that the program prints about itself, in the language that is set.

use crate::options::{self, NAME, Options, Page};
use crate::settings;
use clap::Command;
use clap_mangen::Man;
use games::voodoo_pirate::load;
use games::voodoo_pirate::words::load_words;
use rules::table::Language;

/// Returns a page, without the end of its last line.
#[must_use]
pub fn page(page: Page, options: &Options) -> String {
    let page = match page {
        Page::Help => help(settings::language(options)),
        Page::Manual => manual(settings::language(options)),
        Page::Version => format!("{NAME} {}", env!("CARGO_PKG_VERSION")),
    };
    page.trim_end().to_owned()
}

fn help(language: Language) -> String {
    worded(language).render_help().to_string()
}

fn manual(language: Language) -> String {
    let mut page = Vec::new();
    let manual = Man::new(worded(language)).section("6");
    // It is written to memory.
    let _ = manual.render(&mut page);
    String::from_utf8_lossy(&page).into_owned()
}

/// Returns the options with their texts.
fn worded(language: Language) -> Command {
    let words = load_words(&load::files().in_language(language))
        .expect("a test holds that the embedded texts load");
    let say = |id: &str| words.say(id, &[]);
    let usage = say("ui-option-usage");
    options::command()
        .about(say("ui-option-about"))
        .override_usage(format!("{NAME} [{}]", say("ui-option-options")))
        .after_help(say("ui-option-files"))
        .help_template(format!(
            "{{about}}\n\n{usage}: {{usage}}\n\n{{options}}{{after-help}}"
        ))
        .mut_args(|option| {
            let text = say(&format!("ui-option-{}", option.get_id()));
            option.help(text)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_told_in_every_language() {
        for language in Language::ALL {
            let (help, manual) = (help(language), manual(language));
            for option in options::command().get_arguments() {
                let name = format!("--{}", option.get_id());
                assert!(help.contains(&name), "{name} in {help}");
                let name = name.replace('-', "\\-");
                assert!(manual.contains(&name), "{name} in {manual}");
            }
            assert!(!help.contains("ui-") && !manual.contains("ui-"), "{help}");
        }
        assert!(help(Language::English).contains("Usage: voodoo-pirate [options]"));
        assert!(help(Language::German).contains("Aufruf: voodoo-pirate [Optionen]"));
    }

    #[test]
    fn the_options_hold_together() {
        options::command().debug_assert();
    }
}
