//! Trials of naming a game in its row.

use super::super::*;
use super::{kept, shelf};
use bevy_egui::egui::{Event, Key};
use egui_kittest::kittest::Queryable;

#[test]
fn a_game_is_given_a_name_in_its_row_and_esc_leaves_it_as_it_is() {
    let named = Kept {
        name: "a".to_owned(),
        ..kept(false)
    };
    let mut page = shelf(Learnt::default(), vec![kept(false), named]);
    page.run();
    page.get_by_label("Name 2: a").click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::Name(1))));
    for (key, taken) in [(Key::Enter, true), (Key::Escape, false)] {
        let sheet = &mut page.state_mut().state;
        sheet.shelf.naming = Naming::of(1, &sheet.shelf);
        page.run();
        page.run();
        page.event(Event::Text(" of old".to_owned()));
        page.run();
        page.key_press(key);
        // In the game a request is carried out at once; here nothing takes the field away.
        while page.state().state.asked.is_none() {
            page.step();
        }
        let sheet = &mut page.state_mut().state;
        let named = sheet.asked.take();
        let asked = if taken {
            matches!(named, Some(Asked::Named))
        } else {
            matches!(named, Some(Asked::Unnamed))
        };
        assert!(asked, "{key:?}");
        let typed = sheet.shelf.naming.take().map(|naming| naming.text);
        assert_eq!(typed.as_deref(), Some("a of old"));
    }
}

#[test]
fn a_name_that_is_refused_stays_in_the_field() {
    let mut shelf = Shelf {
        left: vec![kept(false)],
        ..default()
    };
    let mut naming = Naming::of(0, &shelf).unwrap();
    naming.text = "a/b".to_owned();
    shelf.naming = Some(naming);
    let refused = shelf.rename(&Options::default());
    assert!(matches!(refused, Err(UserError::Name { name }) if name == "a/b"));
    assert_eq!(
        shelf.naming.map(|naming| naming.text).as_deref(),
        Some("a/b")
    );
}

#[test]
fn a_game_has_a_name_of_its_own_once_it_was_given_one() {
    let mut kept = kept(false);
    for (name, own) in [
        ("voodoo-pirate-7", false),
        ("voodoo-pirate-7-again-2", false),
        ("voodoo-pirate-of old", true),
        ("New Year", true),
    ] {
        name.clone_into(&mut kept.name);
        assert_eq!(kept.own_name().is_some(), own, "{name}");
        let mut page = shelf(Learnt::default(), vec![kept.clone()]);
        page.run();
        let shown = if own { name } else { "Anna" };
        assert!(
            page.query_by_label(&format!("Sail on 1: {shown}"))
                .is_some()
        );
    }
}
