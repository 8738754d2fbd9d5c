//! Games that are given a name.

use super::*;
use voodoo_pirate::saves;

fn lay(options: &Options, seed: u64) -> String {
    let mut slot = saves::create(options, GAME).expect("there is a place for it");
    slot.write(&text(seed, 3)).expect("it is written");
    slot.name().to_owned()
}

#[test]
fn a_game_keeps_all_that_it_was_under_another_name() {
    let (options, _) = options("renamed");
    let name = lay(&options, 1);
    saves::rename(&options, &name, false, " New Year ").expect("nobody has it open");
    let names: Vec<String> = saves::left(&options)
        .into_iter()
        .map(|left| left.name)
        .collect();
    assert_eq!(names, ["New Year"]);
    let (slot, bytes) = saves::open(&options, "New Year").expect("it can be sailed on");
    assert_eq!(bytes, text(1, 3).as_bytes());
    let held = saves::rename(&options, "New Year", false, "Old Year").expect_err("it is open");
    assert!(matches!(held, UserError::Held { .. }), "{held:?}");
    slot.finish().expect("the folder is there");
    saves::rename(&options, "New Year", true, "Old Year").expect("it is over");
    assert_eq!(saves::finished(&options)[0].name, "Old Year");
}

#[test]
fn no_game_takes_the_name_or_the_place_of_another() {
    let (options, folder) = options("renamed-twice");
    let (first, second) = (lay(&options, 1), lay(&options, 2));
    let taken = saves::rename(&options, &first, false, &second).expect_err("it is taken");
    assert!(said(&taken).contains(&second), "{taken:?}");
    for name in ["", "../settings", "a/b", "a.b"] {
        let refused = saves::rename(&options, &first, false, name).expect_err("it is none");
        assert!(matches!(refused, UserError::Name { .. }), "{refused:?}");
    }
    for (name, seed) in [(&first, 1), (&second, 2)] {
        let bytes = saves::peek(&options, name).expect("it lies where it lay");
        assert_eq!(bytes, text(seed, 3).as_bytes());
    }
    assert!(!folder.join("settings.ron").exists());
}
