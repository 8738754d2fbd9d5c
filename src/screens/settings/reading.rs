//! The settings of reading and seeing.

use super::Column;
use crate::settings::{INTERFACES, Liveliness, Settings, Typeface};
use crate::theme::Pen;
use rules::table::Language;

/// Puts the size of the interface, and the switches of full screen, high contrast and the table in words.
pub(super) fn size(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-interface");
    let name = |percent| {
        let values = [("percent", i64::from(percent).into())];
        column.library.fill("ui-percent", &values)
    };
    let names = INTERFACES.map(name);
    let now = INTERFACES.iter().position(|&it| it == set.interface);
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        set.interface = INTERFACES[picked];
    }
    column.switch(pen, "ui-full-screen", &mut set.full_screen);
    column.switch(pen, "ui-contrast", &mut set.high_contrast);
    column.switch(pen, "ui-told-always", &mut set.in_words);
}

/// Puts the typeface, the language and the liveliness of the water.
pub(super) fn words(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    typeface(column, pen, set);
    language(column, pen, set);
    water(column, pen, set);
}

fn typeface(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-typeface");
    let all = [
        ("ui-typeface-usual", Typeface::Usual),
        ("ui-typeface-andika", Typeface::Andika),
        ("ui-typeface-opendyslexic", Typeface::OpenDyslexic),
    ];
    pick(column, pen, &all, &mut set.typeface);
}

/// Puts the languages, each named in its own.
fn language(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-language");
    let name = |language| match language {
        Language::English => column.library.say("ui-language-en"),
        Language::German => column.library.say("ui-language-de"),
    };
    let names = Language::ALL.map(name);
    let now = Language::ALL.iter().position(|&it| it == set.language());
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        set.language = Some(Language::ALL[picked]);
    }
}

fn water(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-water");
    let all = [
        ("ui-water-suits", Liveliness::AsSuits),
        ("ui-water-lively", Liveliness::Lively),
        ("ui-water-still", Liveliness::Still),
    ];
    pick(column, pen, &all, &mut set.water);
}

/// Puts values to choose from, each with the id of its name.
fn pick<T: Copy + PartialEq>(column: &mut Column, pen: &mut Pen, all: &[(&str, T)], value: &mut T) {
    let names: Vec<String> = all.iter().map(|(id, _)| column.library.say(id)).collect();
    let now = all.iter().position(|(_, it)| it == value);
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        *value = all[picked].1;
    }
}
