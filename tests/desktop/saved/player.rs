//! The player's own files as earlier versions wrote them: settings, statistics, lessons. They are read, and nothing is lost when
//! they are written anew.

use super::options;
use games::voodoo::GENTLE;
use rules::table::{Language, SeatKind};
use std::fs;
use std::path::Path;
use voodoo_pirate::options::Speed;
use voodoo_pirate::settings::{self, Kept, Liveliness, Settings, Typeface};
use voodoo_pirate::{headless, statistics};

/// Lays a file of an earlier version into a folder of its own; the options that lead there, and the file.
fn laid(name: &str) -> (voodoo_pirate::options::Options, std::path::PathBuf) {
    let (options, folder) = options(&format!("player-{name}"));
    let earlier = Path::new("tests/fixtures/player").join(name);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::copy(&earlier, folder.join(name)).expect("the file of an earlier version is there");
    (options, folder.join(name))
}

#[test]
fn settings_hold_as_they_were_set() {
    let (options, file) = laid(settings::FILE);
    let mut app = headless(options);
    app.update();
    let kept = app.world().resource::<Kept>();
    assert!(kept.error.is_none(), "{:?}", kept.error);
    let set = app.world().resource::<Settings>().clone();
    assert_eq!(set.speed, Speed::Times(2.0));
    assert!(set.step_by_step && set.captions && set.high_contrast && !set.muted);
    assert_eq!((set.interface, set.water), (115, Liveliness::Still));
    assert_eq!((set.volumes.effects, set.volumes.sea), (7, 0));
    assert_eq!(set.typeface, Typeface::Andika);
    assert_eq!(set.language, Some(Language::German));
    assert!(!set.keys.is_as_at_first());
    app.world_mut().resource_mut::<Settings>().calm = true;
    app.update();
    let text = fs::read_to_string(&file).expect("the settings are kept");
    let written = settings::read("settings.ron", &text).expect("what is written can be read");
    assert_eq!(written, Settings { calm: true, ..set });
}

#[test]
fn every_game_counts_that_was_counted() {
    let (options, file) = laid(statistics::FILE);
    let before = fs::read_to_string(&file).expect("it was laid there");
    let book = statistics::open(&options);
    assert_eq!((book.error, book.set_aside), (None, None));
    assert_eq!(book.records.len(), before.lines().count());
    let gentle = &book.records[1];
    assert!(gentle.practice && gentle.seats[1].kind == GENTLE);
    assert_eq!(book.records[2].seats[3].kind, SeatKind::Ghost);
    for (record, line) in book.records.iter().zip(before.lines()) {
        assert_eq!(ron::to_string(record).expect("a record is plain"), line);
    }
}

#[test]
fn lessons_that_were_taken_stay_taken() {
    use voodoo_pirate::table::lesson::{FILE, Learnt};
    let (options, _) = laid(FILE);
    let mut app = headless(options);
    app.update();
    let learnt = app.world().resource::<Learnt>();
    assert!(learnt.error.is_none(), "{:?}", learnt.error);
    assert!(learnt.is_done("voodoo-pirate", "sailing") && learnt.is_done("voodoo-cards", "ring"));
    assert!(learnt.left("voodoo-pirate", "wind").is_some());
    assert!(!learnt.is_done("voodoo-pirate", "wind"));
}
