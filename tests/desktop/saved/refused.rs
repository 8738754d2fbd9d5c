//! Files that are no whole game of ours.

use super::{GAME, options, play_on, said, text};
use games::voodoo_pirate::{VoodooPirate, load};
use rules::table::save::Saved;
use rules::table::{Dice, Game, Language};
use std::fs;
use voodoo_pirate::saves::{self, UserError};

/// Opens a file that lies among the saved games, plays it on, and tells why that cannot be done. The file stays.
#[track_caller]
fn refused(name: &str, bytes: &[u8], sentence: &str) {
    let (options, folder) = options(name);
    let file = folder.join("games/game.ron");
    fs::create_dir_all(folder.join("games")).expect("files can be written");
    fs::write(&file, bytes).expect("files can be written");
    assert_eq!(saves::left(&options)[0].name, "game");
    let trouble = match saves::open(&options, "game") {
        Ok((slot, bytes)) => play_on(&slot, &bytes).err().expect("it is refused"),
        Err(trouble) => trouble,
    };
    let said = said(&trouble);
    assert!(said.contains(sentence), "{said}");
    assert!(said.contains("game.ron"), "{said}");
    assert_eq!(fs::read(&file).expect("files can be written"), bytes);
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let whole = text(7, 30);
    refused(
        "broken",
        b"(game: \"voodoo-pirate\", rules: many)",
        ".ron:1:",
    );
    refused(
        "half",
        &whole.as_bytes()[..whole.len() / 2],
        "the file stops in the middle",
    );
    refused(
        "garbage",
        &[0xff, 0, 0x1b, 0xc3, 7],
        "found bytes that are no text",
    );
    refused("zeros", &[0; 4096], ".ron:1:1: found");
    refused("empty", b"", "the file is empty");
    refused("prose", b"Dear sir,\nplease find", ".ron:1:");
    refused("deep", "(".repeat(100_000).as_bytes(), "deep");
    refused("large", &vec![b' '; 2 << 20], "too large");
}

#[test]
fn a_game_of_other_rules_or_data_is_refused_with_what_to_do() {
    let whole = text(7, 30);
    let with = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from} in {whole}");
        whole.replacen(from, to, 1).into_bytes()
    };
    refused(
        "rules",
        &with("rules: 2", "rules: 7"),
        "rules version 7, this program 2",
    );
    let mut new = with("rules: 2", "rules: 7");
    let end = new.iter().rposition(|&byte| byte == b']').unwrap();
    new.splice(end..end, *b"Keelhaul(9),\n");
    refused("new-choices", &new, "rules version 7, this program 2");
    refused("game", &with(GAME, "other-game"), "has game other-game");
    refused(
        "generator",
        &with("generator: \"", "generator: \"other "),
        "has generator other",
    );
    let data = whole.split("data: \"").nth(1).unwrap()[..16].to_owned();
    refused(
        "data",
        &with(&data, "0123456789abcdef"),
        "begun with other data. Put the files in",
    );
}

#[test]
fn a_game_of_the_games_own_data_says_so_where_the_player_has_other() {
    let (options, folder) = options("own-data");
    let mods = folder.join("mods/voodoo_pirate");
    fs::create_dir_all(&mods).unwrap();
    let skills = fs::read_to_string("assets/voodoo_pirate/skills.ron").unwrap();
    let other = skills.replacen("skill: Range(3)", "skill: Range(4)", 1);
    assert_ne!(other, skills);
    fs::write(mods.join("skills.ron"), other).unwrap();
    let data = std::sync::Arc::new(
        load::load(&saves::files(&options, Language::English, load::files())).unwrap(),
    );
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write(&text(7, 3)).unwrap();
    let saved = Saved::<VoodooPirate>::read("", text(7, 3).as_bytes()).unwrap();
    let unfit = saved.replay(&data).err().expect("other data");
    let said = said(&slot.unfit(unfit, VoodooPirate::digest(load::standard())));
    assert!(said.contains("begun with the game’s own data"), "{said}");
    assert!(
        said.contains(&folder.join("mods").display().to_string()),
        "{said}"
    );
}

#[test]
fn a_choice_that_breaks_the_rules_is_refused_with_its_number() {
    let whole = text(7, 30);
    let start = whole.find("choices: [\n").unwrap() + "choices: [\n".len();
    let mut broken = whole.clone();
    broken.insert_str(start, "    EndTurn,\n");
    refused("illegal", broken.as_bytes(), "at decision 1, EndTurn");
    let crew = whole.replacen("seed: ", "seed:", 1);
    let chairs = crew.find("chairs: [").unwrap();
    let nobody = format!(
        "{}chairs: []{}",
        &crew[..chairs],
        &crew[crew[chairs..].find(']').unwrap() + chairs + 1..]
    );
    refused("nobody", nobody.as_bytes(), "crew");
}

#[test]
fn a_name_that_leaves_the_folder_is_refused() {
    let (options, folder) = options("names");
    drop(saves::create(&options, GAME).unwrap());
    fs::write(folder.join("x.ron"), "outside").unwrap();
    let long = "a".repeat(200);
    for name in [
        "",
        ".",
        "..",
        "../x",
        "..\\x",
        "/etc/passwd",
        "a/b",
        "C:x",
        "x\0",
        ".x",
        "x\n",
        &long,
    ] {
        let trouble = saves::open(&options, name).unwrap_err();
        assert!(
            matches!(trouble, UserError::Name { .. }),
            "{name}: {trouble:?}"
        );
    }
    let missing = saves::open(&options, "x").unwrap_err();
    assert_eq!(said(&missing), "There is no saved game x.");
    assert!(!folder.join("games/x.lock").exists());
}

#[test]
fn no_damage_to_a_file_panics() {
    let whole = text(11, 120).into_bytes();
    let mut dice = Dice::new(17);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..3000 {
        let mut bytes = whole.clone();
        for _ in 0..=dice.below(3) {
            let place = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[place] ^= 1 << dice.below(8),
                1 => bytes[place] = dice.below(256) as u8,
                2 => drop(bytes.remove(place)),
                _ => bytes[place] = b"0123456789,()[]\""[dice.below(16)],
            }
        }
        let saved = Saved::<VoodooPirate>::read("game.ron", &bytes);
        match saved.and_then(|saved| saved.replay(load::standard())) {
            Ok(_) => read += 1,
            Err(unfit) => {
                refused += 1;
                assert!(!unfit.to_string().is_empty());
            }
        }
    }
    assert!(read > 0 && refused > 2000, "{read} read, {refused} refused");
}
