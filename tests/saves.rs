//! Saved games: whatever happens to the files, nothing is lost, nothing panics, and the player is told in a sentence.

use rules::table::save::Saved;
use rules::table::{Dice, Game, Language, SeatKind, Table};
use rules::voodoo_pirate::words::load_words;
use rules::voodoo_pirate::{Setup, VoodooPirate, load};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use voodoo_pirate::options::Options;
use voodoo_pirate::saves::{self, Slot, Trouble};

const GAME: &str = "voodoo-pirate";

fn options(name: &str) -> (Options, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("saves-{name}"));
    // What an earlier run left is nobody's game.
    let _ = fs::remove_dir_all(&folder);
    (at(&folder), folder)
}

fn at(folder: &Path) -> Options {
    Options {
        scratch: Some(folder.to_path_buf()),
        ..Options::default()
    }
}

/// A game of so many choices, as it is saved.
fn text(seed: u64, choices: usize) -> String {
    use SeatKind::{Cursed, Human};
    let setup = Setup::of(&[Human, Human, Cursed]);
    let mut table: Table<VoodooPirate> =
        Table::new(load::standard(), &setup, seed).expect("the game goes on");
    let mut dice = Dice::new(seed);
    for _ in 0..choices {
        let Some(decision) = table.decision() else {
            break;
        };
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).expect("the game goes on");
    }
    Saved::of(&table).write().expect("the game goes on")
}

fn said(trouble: &Trouble) -> String {
    let said = trouble.say(&load_words(&load::files()).expect("the game's own words are whole"));
    assert!(!said.contains('[') && !said.contains('\n'), "{said}");
    said
}

fn play_on(slot: &Slot, bytes: &[u8]) -> Result<Table<VoodooPirate>, Trouble> {
    Saved::<VoodooPirate>::read(&slot.file().display().to_string(), bytes)
        .and_then(|saved| saved.replay(load::standard()))
        .map_err(|unfit| slot.unfit(unfit, VoodooPirate::digest(load::standard())))
}

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
fn what_is_written_is_read_again() {
    let (options, folder) = options("round-trip");
    assert_eq!(saves::left(&options), []);
    let mut slot = saves::create(&options, GAME).unwrap();
    assert_eq!(saves::left(&options), [], "nothing is written yet");
    for choices in [1, 40] {
        slot.write(&text(3, choices)).unwrap();
    }
    let left = saves::left(&options);
    assert_eq!((left.len(), left[0].held), (1, true));
    assert_eq!(left[0].name, "voodoo-pirate-1");
    drop(slot);
    assert!(!saves::left(&options)[0].held);
    let (slot, bytes) = saves::open(&options, "voodoo-pirate-1").unwrap();
    assert_eq!(bytes, text(3, 40).into_bytes());
    assert_eq!(play_on(&slot, &bytes).unwrap().choices().len(), 40);
    slot.finish().unwrap();
    assert_eq!(saves::left(&options), []);
    let finished = folder.join("finished/voodoo-pirate-1.ron");
    assert_eq!(fs::read_to_string(finished).unwrap(), text(3, 40));
    assert_eq!(fs::read_dir(folder.join("games")).unwrap().count(), 0);
}

#[test]
fn the_game_written_last_is_the_first() {
    let (options, folder) = options("newest");
    let mut slots: Vec<Slot> = (0..3)
        .map(|_| saves::create(&options, GAME).unwrap())
        .collect();
    for place in [2, 0, 1] {
        slots[place].write(&text(place as u64, 3)).unwrap();
        sleep(Duration::from_millis(20));
    }
    // Neither a copy of another name nor what is no saved game gets in the way.
    let games = folder.join("games");
    fs::write(games.join("notes.txt"), "avast").unwrap();
    fs::write(games.join(".hidden.ron"), "avast").unwrap();
    fs::create_dir(games.join("folder.ron")).unwrap();
    let names = || -> Vec<String> {
        let left = saves::left(&options).into_iter();
        left.map(|game| game.name).collect()
    };
    assert_eq!(
        names(),
        ["voodoo-pirate-2", "voodoo-pirate-1", "voodoo-pirate-3"]
    );
    fs::copy(slots[0].file(), games.join("My best one.ron")).unwrap();
    assert!(names().contains(&"My best one".to_owned()));
    assert!(saves::open(&options, "My best one").is_ok());
}

#[test]
fn a_number_is_never_given_twice() {
    let (options, folder) = options("numbers");
    let mut first = saves::create(&options, GAME).unwrap();
    first.write("one").unwrap();
    first.finish().unwrap();
    let mut second = saves::create(&options, GAME).unwrap();
    assert_eq!(second.name(), "voodoo-pirate-2");
    second.write("two").unwrap();
    let odd = [
        "voodoo-pirate-99999999999999999999",
        "voodoo-pirate-",
        "voodoo-pirate-x",
        "other-9",
    ];
    for name in odd {
        fs::write(folder.join(format!("games/{name}.ron")), "").unwrap();
    }
    let third = saves::create(&options, GAME).unwrap();
    assert_eq!(third.name(), "voodoo-pirate-3");
    // Played to its end a second time, it lies beside the first.
    fs::copy(
        folder.join("finished/voodoo-pirate-1.ron"),
        folder.join("games/voodoo-pirate-1.ron"),
    )
    .unwrap();
    for _ in 0..2 {
        let (mut again, _) = saves::open(&options, "voodoo-pirate-1").unwrap();
        again.write("again").unwrap();
        again.finish().unwrap();
        fs::write(folder.join("games/voodoo-pirate-1.ron"), "").unwrap();
    }
    let told = |name: &str| fs::read_to_string(folder.join("finished").join(name)).unwrap();
    assert_eq!(told("voodoo-pirate-1.ron"), "one");
    assert_eq!(told("voodoo-pirate-1-again-2.ron"), "again");
    assert_eq!(told("voodoo-pirate-1-again-3.ron"), "again");
}

#[test]
fn what_is_left_of_a_program_killed_while_it_writes_does_no_harm() {
    let (options, folder) = options("draft");
    let mut slot = saves::create(&options, GAME).unwrap();
    let before = text(5, 20);
    slot.write(&before).unwrap();
    drop(slot);
    let draft = folder.join("games/voodoo-pirate-1.draft");
    let after = text(5, 21);
    for cut in [0, 1, after.len() / 2, after.len()] {
        fs::write(&draft, &after[..cut]).unwrap();
        assert_eq!(saves::left(&options).len(), 1);
        let (_, bytes) = saves::open(&options, "voodoo-pirate-1").unwrap();
        assert_eq!(bytes, before.as_bytes());
    }
    let (mut slot, _) = saves::open(&options, "voodoo-pirate-1").unwrap();
    slot.write(&after).unwrap();
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), after);
    assert!(!draft.exists());
    let broken_first = folder.join("games/voodoo-pirate-2.draft");
    fs::write(broken_first, "half a first").unwrap();
    let mut next = saves::create(&options, GAME).unwrap();
    next.write(&before).unwrap();
    assert_eq!(fs::read_to_string(next.file()).unwrap(), before);
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
        &with("rules: 1", "rules: 7"),
        "rules version 7, this program 1",
    );
    let mut new = with("rules: 1", "rules: 7");
    let end = new.iter().rposition(|&byte| byte == b']').unwrap();
    new.splice(end..end, *b"Keelhaul(9),\n");
    refused("new-choices", &new, "rules version 7, this program 1");
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
    assert!(said.contains("begun with the game's own data"), "{said}");
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
            matches!(trouble, Trouble::Name { .. }),
            "{name}: {trouble:?}"
        );
    }
    let missing = saves::open(&options, "x").unwrap_err();
    assert_eq!(said(&missing), "There is no saved game x.");
    assert!(!folder.join("games/x.lock").exists());
}

#[test]
fn a_game_that_is_open_cannot_be_opened_again() {
    let (options, _) = options("held");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write(&text(1, 5)).unwrap();
    let trouble = saves::open(&options, slot.name()).unwrap_err();
    assert_eq!(
        said(&trouble),
        "The game voodoo-pirate-1 is open in another window."
    );
    // Another window plays a game of its own.
    let mut other = saves::create(&options, GAME).unwrap();
    assert_eq!(other.name(), "voodoo-pirate-2");
    other.write(&text(2, 5)).unwrap();
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), text(1, 5));
    drop(slot);
    assert!(saves::open(&options, "voodoo-pirate-1").is_ok());
}

#[test]
fn a_shelf_that_looks_never_keeps_a_game_from_being_opened() {
    let (options, _) = options("looks");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write("game").unwrap();
    drop(slot);
    std::thread::scope(|scope| {
        let looking = scope.spawn(|| (0..3000).for_each(|_| drop(saves::left(&options))));
        while !looking.is_finished() {
            assert!(saves::open(&options, "voodoo-pirate-1").is_ok());
        }
    });
}

/// Not a test of its own: the other program of the tests below. It opens a game and writes it until it is killed.
#[test]
fn another_program() {
    let Some(folder) = std::env::var_os("VOODOO_PIRATE_OTHER_PROGRAM") else {
        return;
    };
    let (mut slot, _) = saves::open(&at(Path::new(&folder)), "voodoo-pirate-1").unwrap();
    let texts = [text(1, 10), text(1, 300)];
    println!("\nopen");
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(20) {
        for text in &texts {
            slot.write(text).unwrap();
        }
    }
}

fn other_program(folder: &Path) -> Child {
    let mut other = Command::new(std::env::current_exe().expect("another program starts"))
        .args(["--exact", "another_program", "--nocapture"])
        .env("VOODOO_PIRATE_OTHER_PROGRAM", folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("another program starts");
    let mut lines = BufReader::new(other.stdout.take().expect("another program starts")).lines();
    assert!(
        lines.any(|line| line.expect("another program starts") == "open"),
        "it never opens"
    );
    other
}

#[test]
fn a_program_killed_at_any_moment_leaves_a_whole_game_and_no_lock() {
    let (options, folder) = options("killed");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write(&text(1, 10)).unwrap();
    drop(slot);
    let whole = [text(1, 10), text(1, 300)];
    for pause in 0..12 {
        let mut other = other_program(&folder);
        assert!(saves::left(&options)[0].held);
        let trouble = saves::open(&options, "voodoo-pirate-1").unwrap_err();
        assert!(matches!(trouble, Trouble::Held { .. }), "{trouble:?}");
        sleep(Duration::from_micros(pause * 3_700));
        other.kill().unwrap();
        other.wait().unwrap();
        let (_, bytes) = saves::open(&options, "voodoo-pirate-1").unwrap();
        assert!(whole.iter().any(|whole| whole.as_bytes() == bytes));
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let (_, folder) = options("plain");
    fs::create_dir_all(&folder).unwrap();
    let plain = folder.join("plain");
    fs::write(&plain, "").unwrap();
    let options = at(&plain.join("deeper"));
    assert_eq!(saves::left(&options), []);
    let said = said(&saves::create(&options, GAME).unwrap_err());
    assert!(said.contains("can't be saved in"), "{said}");
    assert!(said.contains("a file lies where"), "{said}");
    assert!(said.contains(&plain.display().to_string()), "{said}");
    // What only the system forbids: nobody makes folders there, not even its administrator.
    #[cfg(target_os = "linux")]
    {
        let said = self::said(&saves::create(&at(Path::new("/proc/games")), GAME).unwrap_err());
        assert!(said.contains("can't be saved in /proc/games"), "{said}");
    }
    let missing = saves::open(&options, "voodoo-pirate-1").unwrap_err();
    assert!(matches!(missing, Trouble::Missing { .. }), "{missing:?}");
}

#[test]
fn a_game_that_cannot_be_finished_stays() {
    let (options, folder) = options("unfinished");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write("game").unwrap();
    fs::write(folder.join("finished"), "in the way").unwrap();
    let said = said(&slot.finish().unwrap_err());
    assert!(said.contains("finished"), "{said}");
    assert_eq!(saves::left(&options).len(), 1);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_leaves_what_was_saved_before() {
    let (options, folder) = options("full");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write("before").unwrap();
    let draft = folder.join("games/voodoo-pirate-1.draft");
    std::os::unix::fs::symlink("/dev/full", &draft).unwrap();
    let said = said(&slot.write("after").unwrap_err());
    assert!(said.contains("the disk is full"), "{said}");
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), "before");
    slot.write("with room again").unwrap();
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), "with room again");
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

/// What it costs that the disk confirms each write: `cargo test --test saves -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn writing_is_timed() {
    let (options, _) = options("timed");
    let mut slot = saves::create(&options, GAME).unwrap();
    let long = text(1, 1000);
    let mut times: Vec<Duration> = (0..100)
        .map(|_| {
            let start = Instant::now();
            slot.write(&long).unwrap();
            start.elapsed()
        })
        .collect();
    times.sort();
    eprintln!(
        "{} bytes written: {:?} in the middle, {:?} at worst",
        long.len(),
        times[50],
        times[99]
    );
}
