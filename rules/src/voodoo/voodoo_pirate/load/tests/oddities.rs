//! Oddities of data that are legal are told.

use super::super::*;
use super::rewritten;

/// Nothing wrong, but odd.
#[track_caller]
fn odd(path: &str, part: &str, by: &str, messages: &[&str]) {
    let data = load(&files().with_text(path, rewritten(path, part, by).0)).unwrap();
    let found = oddities(&data).into_iter();
    let found: Vec<String> = found.map(|(file, odd)| format!("{file}: {odd}")).collect();
    let wanted: Vec<String> = messages.iter().map(ToString::to_string).collect();
    assert_eq!(found, wanted);
}

#[test]
fn what_is_odd_though_legal_is_told() {
    odd(
        TILES,
        "Haunted(Star(Red)), ne: Calm(Coin)",
        "Calm(Star(Blue)), ne: Calm(Coin)",
        &["voodoo_pirate/tiles.ron: 22 haunted waters on the tiles, the game has 23"],
    );
    odd(
        TILES,
        "Object(Compass)), ne",
        "Object(Parrot)), ne",
        &[
            "voodoo_pirate/tiles.ron: no space has Compass, so nobody can come by it",
            "voodoo_pirate/tiles.ron: 2 spaces have Parrot, of which there is one",
            "voodoo_pirate/cursed.ron: they take Compass, which nobody can come by",
        ],
    );
    odd(
        START,
        "purple: 2",
        "purple: 0",
        &[
            "voodoo_pirate/tiles.ron: a star is Purple, and no soul has this colour",
            "voodoo_pirate/start.ron: there is no Purple soul",
            "voodoo_pirate/skulls.ron: the Purple skull asks for Purple souls, of which there are none",
        ],
    );
    odd(
        CURSED,
        "yellow: Jax",
        "yellow: Tix",
        &["voodoo_pirate/cursed.ron: Yellow and Purple have the same extra card, Tix"],
    );
    odd(
        SKULLS,
        "NoSoul(points: 5)",
        "NoSoul(points: 0)",
        &["voodoo_pirate/skulls.ron: the Hollow skull is worth nothing"],
    );
    odd(
        SKILLS,
        "Range(3)",
        "Range(2)",
        &["voodoo_pirate/skills.ron: Range(2) gives Red no more than everybody has"],
    );
    odd(
        BARRELS,
        "Wind, works: Moonlight",
        "Wind, works: Dusk",
        &["voodoo_pirate/barrels.ron: Wind works at Dusk, in the game at Moonlight"],
    );
}
