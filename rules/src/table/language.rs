//! The languages that texts are written in. English fills in what another one lacks.

use serde::{Deserialize, Serialize};

/// A language that texts are written in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Returns the short name that files of the language bear, such as `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Returns the language of a short name, or of a system's name for it, such as `de`, `de-AT` or `de_DE.UTF-8`.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        let first = code.split(['-', '_', '.', '@']).next()?;
        let is = |language: &Self| first.eq_ignore_ascii_case(language.code());
        Self::ALL.into_iter().find(is)
    }

    /// Returns where a file of texts lies in this language, from its path in English.
    #[must_use]
    pub fn path(self, english: &str) -> String {
        let (folder, name) = english.rsplit_once('/').unwrap_or(("", english));
        let name = name.replacen(Self::English.code(), self.code(), 1);
        format!("{folder}/{name}")
    }

    /// Returns the languages in which a text is looked up, the preferred one last.
    pub(crate) fn asked(self) -> &'static [Self] {
        match self {
            Self::English => &[Self::English],
            Self::German => &[Self::English, Self::German],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_any_of_its_names_and_lies_in_files_of_its_own() {
        for (code, language) in [
            ("de", Some(Language::German)),
            ("de_DE.UTF-8", Some(Language::German)),
            ("DE-at", Some(Language::German)),
            ("en_GB", Some(Language::English)),
            ("C.UTF-8", None),
            ("deutsch", None),
            ("", None),
        ] {
            assert_eq!(Language::by_code(code), language, "{code}");
        }
        assert_eq!(Language::German.path("voodoo/en.ftl"), "voodoo/de.ftl");
        assert_eq!(Language::English.path("voodoo/en.ftl"), "voodoo/en.ftl");
    }
}
