//! Statistics: games that are over are counted, lessons are not, and what was finished before is taken up.

use super::*;
use games::voodoo::CURSED;
use voodoo_pirate::statistics::{self, FILE, Filter, count, open};

fn finish(app: &mut App, seed: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..20_000 {
        if screen(app) == Screen::Score {
            return;
        }
        step(app, &mut dice);
    }
    panic!("the game of seed {seed} never ends");
}

#[test]
fn a_game_that_is_over_is_counted_once_and_practice_apart() {
    use SeatKind::Human;
    let folder = scratch("desktop-statistics");
    let mut app = desktop(&folder);
    let mut setup = Setup::of(&[Human, CURSED, CURSED]);
    setup.chairs[0].name = "Ines".to_owned();
    begin(&mut app, Begin::New(setup, 7));
    finish(&mut app, 7);
    let result = app.world_mut().resource_mut::<Session>().table().result();
    let book = open(&options(&folder));
    assert_eq!(book.records.len(), 1);
    let record = &book.records[0];
    assert_eq!(
        (record.game.as_str(), record.practice),
        ("voodoo-pirate", false)
    );
    assert_eq!(record.date, statistics::today());
    assert!(record.seconds.is_some() && record.rounds > 0);
    assert_eq!(record.house, ["skills"]);
    let points: Vec<i32> = record.seats.iter().map(|sat| sat.points).collect();
    assert_eq!(points, result);
    let best = points.iter().max();
    assert!(
        record
            .seats
            .iter()
            .any(|sat| sat.place == 1 && Some(&sat.points) == best)
    );
    let told: Vec<_> = record
        .seats
        .iter()
        .map(|sat| (sat.kind, sat.name.as_str()))
        .collect();
    assert_eq!(told[0], (Human, "Ines"));
    assert_eq!(told[1], (CURSED, "Cursed Yellow"));
    assert_eq!(record.seats[0].colour, "Red");
    // The end once more, looked at: nothing new. Played on from an earlier day: that is practice.
    app.world_mut().write_message(Travel::Earlier);
    for _ in 0..4 {
        app.update();
    }
    go(&mut app, Screen::Table);
    for travel in [Travel::Now, Travel::To(3), Travel::PlayOn] {
        app.world_mut().write_message(travel);
        for _ in 0..4 {
            app.update();
        }
    }
    agree::<VoodooPirate>(&mut app);
    assert_eq!(open(&options(&folder)).records.len(), 1);
    finish(&mut app, 8);
    let records = open(&options(&folder)).records;
    assert_eq!(records.len(), 2);
    assert!(records[1].practice);
    assert_eq!(count(&records, &Filter::default()).games, 1);
}

#[test]
fn a_game_that_was_counted_goes_on_only_for_practice() {
    use SeatKind::Human;
    for seed in 0..8 {
        let folder = scratch(&format!("desktop-statistics-again-{seed}"));
        let mut app = desktop(&folder);
        begin(&mut app, Begin::New(Setup::of(&[Human, CURSED]), seed));
        finish(&mut app, seed);
        go(&mut app, Screen::Table);
        let mut session = app.world_mut().resource_mut::<Session>();
        let last = session.table().choices().len() - 1;
        app.world_mut().write_message(Travel::To(last));
        app.update();
        let mut session = app.world_mut().resource_mut::<Session>();
        let told = session.shown().log().len();
        let since = &session.table().log()[told..];
        if since.iter().any(|told| told.event.reveals()) {
            continue;
        }
        // Nothing was seen since but the score.
        assert!(!session.is_practice() && session.knows_too_much());
        app.world_mut().write_message(Travel::PlayOn);
        app.update();
        agree::<VoodooPirate>(&mut app);
        finish(&mut app, seed);
        let records = open(&options(&folder)).records;
        let practice: Vec<bool> = records.iter().map(|record| record.practice).collect();
        assert_eq!(practice, [false, true]);
        return;
    }
    panic!("another range of seeds has a game whose last decision shows nothing");
}

#[test]
fn games_finished_before_are_taken_up_when_nothing_was_counted_yet() {
    use SeatKind::Human;
    let folder = scratch("desktop-statistics-import");
    for seed in [3, 4] {
        let mut app = desktop(&folder);
        begin(&mut app, Begin::New(Setup::of(&[Human, CURSED]), seed));
        finish(&mut app, seed);
    }
    let counted = open(&options(&folder)).records;
    fs::remove_file(folder.join(FILE)).unwrap();
    fs::write(folder.join("finished/broken.ron"), "no game").unwrap();
    let mut app = desktop(&folder);
    app.update();
    assert_eq!(notice(&app), "");
    let mut again = open(&options(&folder)).records;
    again.sort_by_key(|record| counted.iter().position(|other| other.seats == record.seats));
    assert_eq!(again.len(), 2);
    for (again, counted) in again.iter().zip(&counted) {
        assert_eq!(again.seconds, None, "nobody knows how long it took");
        assert_eq!(
            (&again.seats, again.rounds),
            (&counted.seats, counted.rounds)
        );
    }
    // And never again.
    let mut app = desktop(&folder);
    app.update();
    assert_eq!(open(&options(&folder)).records.len(), 2);
}
