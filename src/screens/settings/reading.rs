//! What makes things easier to read.

use super::Column;
use crate::settings::{INTERFACES, Settings, Typeface};
use crate::theme::Pen;
use rules::table::Language;

/// Puts the size of the interface.
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
}

/// Puts typeface and language.
pub(super) fn words(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    typeface(column, pen, set);
    language(column, pen, set);
}

fn typeface(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-typeface");
    let all = [
        ("ui-typeface-usual", Typeface::Usual),
        ("ui-typeface-andika", Typeface::Andika),
        ("ui-typeface-opendyslexic", Typeface::OpenDyslexic),
    ];
    let names = all.map(|(id, _)| column.library.say(id));
    let now = all.iter().position(|&(_, it)| it == set.typeface);
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        set.typeface = all[picked].1;
    }
}

/// Each language in its own.
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

/// Puts high contrast, and whether tables open in words.
pub(super) fn plainly(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.switch(pen, "ui-contrast", &mut set.high_contrast);
    column.switch(pen, "ui-told-always", &mut set.in_words);
}
