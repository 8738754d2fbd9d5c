//! Saved games that are written, found and read again.

use super::{GAME, options, play_on, said, text};
use std::fs::{self, File};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};
use voodoo_pirate::saves::{self, Slot};

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
fn games_that_are_over_are_kept_and_found_the_newest_first() {
    let (options, folder) = options("finished");
    let finished = folder.join("finished");
    fs::create_dir_all(&finished).unwrap();
    for number in 0..3 {
        let file = finished.join(format!("old-{number}.ron"));
        fs::write(&file, "old").unwrap();
        let written = SystemTime::UNIX_EPOCH + Duration::from_secs(number * 1000);
        let file = File::options().write(true).open(file).unwrap();
        file.set_modified(written).unwrap();
    }
    fs::write(finished.join("notes.txt"), "avast").unwrap();
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write("over").unwrap();
    slot.finish().unwrap();
    let kept = saves::finished(&options);
    let names: Vec<&str> = kept.iter().map(|game| game.name.as_str()).collect();
    assert_eq!(names, ["voodoo-pirate-1", "old-2", "old-1", "old-0"]);
    assert_eq!(kept[0].read().unwrap(), b"over");
    assert_eq!(kept[1].seconds, 2000);
    assert_eq!(saves::recall(&options, "old-0").unwrap(), kept[3]);
    let said = said(&saves::recall(&options, "../finished/old-2").unwrap_err());
    assert_eq!(said, "There is no saved game ../finished/old-2.");
}

/// Prints the time that it takes to have the disk confirm each write: `cargo test --test desktop saved -- --ignored --nocapture`.
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
