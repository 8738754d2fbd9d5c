//! Games that are discarded are kept elsewhere, and can be put back.

use super::*;
use voodoo_pirate::saves;

#[test]
fn a_game_that_is_discarded_is_kept_and_put_back_as_it_was() {
    let (options, folder) = options("discarded");
    let mut slot = saves::create(&options, GAME).expect("there is a place for it");
    slot.write(&text(1, 5)).expect("it is written");
    let name = slot.name().to_owned();
    let held = saves::discard(&options, &name, false).expect_err("it is open");
    assert!(matches!(held, UserError::Held { .. }), "{held:?}");
    drop(slot);
    let discarded = saves::discard(&options, &name, false).expect("nobody has it open");
    assert!(saves::left(&options).is_empty());
    let kept = folder.join("discarded").join(format!("{name}.ron"));
    assert_eq!(fs::read_to_string(&kept).ok(), Some(text(1, 5)));
    discarded.put_back().expect("its place is free");
    let (_slot, bytes) = saves::open(&options, &name).expect("it lies where it lay");
    assert_eq!(bytes, text(1, 5).as_bytes());
}

#[test]
fn nothing_is_lost_where_two_games_of_one_name_are_discarded_or_put_back() {
    let (options, folder) = options("discarded-twice");
    let lay = |seed| {
        let mut slot = saves::create(&options, GAME).expect("there is a place for it");
        slot.write(&text(seed, 3)).expect("it is written");
        slot.name().to_owned()
    };
    let first = lay(1);
    let discarded = saves::discard(&options, &first, false).expect("it can be");
    let second = lay(2);
    assert_eq!(first, second, "its number is free again");
    let said = said(&discarded.put_back().expect_err("another lies there"));
    assert!(said.contains(&first), "{said}");
    saves::discard(&options, &second, false).expect("it can be");
    let files = fs::read_dir(folder.join("discarded")).expect("they lie there");
    assert_eq!(files.count(), 2);
    discarded.put_back().expect("its place is free");
    let bytes = saves::peek(&options, &first).expect("it lies there again");
    assert_eq!(bytes, text(1, 3).as_bytes());
    for (name, over) in [("no such game", false), ("../settings", true)] {
        assert!(saves::discard(&options, name, over).is_err(), "{name}");
    }
}
