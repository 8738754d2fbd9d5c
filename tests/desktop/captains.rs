//! Captains play behind the window, and decide the same whenever the same is asked.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

use super::*;
use rules::captains::{Level, hint};
use rules::voodoo::CURSED;
use std::time::Duration;
use voodoo_pirate::table::AskHint;

fn played(name: &str) -> Vec<Choice> {
    use SeatKind::{Deckhand, Human, Mate};
    let mut app = desktop(&scratch(name));
    let crew = Setup::of(&[Human, Mate, Deckhand, CURSED]);
    begin(&mut app, Begin::New(crew, 12));
    let mut dice = Dice::new(12);
    let mut thought = 0;
    for _ in 0..200_000 {
        if screen(&app) == Screen::Score {
            break;
        }
        let session = app.world().resource::<Session>();
        thought += u32::from(session.thinks().is_some());
        let observation = app.world().resource::<Observation>();
        let own: Vec<_> = observation
            .options
            .iter()
            .map(|offer| offer.choice)
            .collect();
        if !own.is_empty() {
            choose(&mut app, own[dice.below(own.len())]);
        }
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    assert_eq!(screen(&app), Screen::Score);
    assert!(thought > 50, "captains were asked {thought} times");
    let mut session = app.world_mut().resource_mut::<Session>();
    session.table().choices().to_vec()
}

#[test]
fn captains_play_to_the_score_and_again_alike() {
    let one = played("desktop-captains");
    let other = played("desktop-captains-again");
    assert_eq!(one, other);
}

/// Updates until something is so, and says how many it took.
fn until(app: &mut App, so: impl Fn(&App) -> bool) -> usize {
    for updates in 0..200_000 {
        if so(app) {
            return updates;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    panic!("it never comes to that");
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn ask(app: &mut App) {
    app.world_mut().write_message(AskHint);
    app.update();
}

/// What is saved of the game, if anything is.
fn saved(folder: &Path) -> Option<Vec<u8>> {
    fs::read(folder.join("games/voodoo-pirate-1.ron")).ok()
}

#[test]
fn a_hint_is_what_a_captain_would_do_and_changes_nothing() {
    use SeatKind::{Human, Mate};
    let folder = scratch("desktop-hint");
    let mut app = desktop(&folder);
    begin(&mut app, Begin::New(Setup::of(&[Human, Mate, CURSED]), 5));
    let mut dice = Dice::new(5);
    for round in 0..6 {
        until(&mut app, |app| {
            !app.world().resource::<Observation>().options.is_empty()
        });
        assert!(session(&app).can_hint());
        let (digest, file) = (digest(&mut app), saved(&folder));
        ask(&mut app);
        assert!(session(&app).thinks_about_hint(), "nobody waits for it");
        assert!(session(&app).advice().is_none());
        until(&mut app, |app| !session(app).thinks_about_hint());
        let advice = session(&app).advice().cloned().unwrap();
        let mut session = app.world_mut().resource_mut::<Session>();
        let expected = hint(session.table(), Level::Captain.plan::<VoodooPirate>()).unwrap();
        assert_eq!(advice.choice, expected[0].choice, "round {round}");
        assert!(advice.text.contains("Captain") && advice.text.contains("points"));
        assert_eq!(super::digest(&mut app), digest);
        assert_eq!(saved(&folder), file);
        let own = app.world().resource::<Observation>().options.clone();
        choose(&mut app, own[dice.below(own.len())].choice);
        app.update();
        assert!(self::session(&app).advice().is_none(), "it was about that");
    }
}

#[test]
fn a_hint_is_sent_away_by_asking_again_and_nobody_is_advised_behind_a_curtain() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-hint-away"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Human]), 5));
    let mut dice = Dice::new(5);
    while app.world().resource::<Observation>().curtain.is_none() {
        step(&mut app, &mut dice);
    }
    ask(&mut app);
    assert!(!session(&app).can_hint() && !session(&app).thinks_about_hint());
    let seat = app.world().resource::<Observation>().curtain.unwrap();
    app.world_mut().write_message(Look::Unveil(seat));
    app.update();
    ask(&mut app);
    assert!(session(&app).thinks_about_hint());
    ask(&mut app);
    assert!(!session(&app).thinks_about_hint() && session(&app).advice().is_none());
    ask(&mut app);
    until(&mut app, |app| session(app).advice().is_some());
    ask(&mut app);
    assert!(session(&app).advice().is_none());
}

#[test]
fn the_window_goes_on_while_a_captain_thinks() {
    use SeatKind::Ghost;
    let mut app = desktop(&scratch("desktop-ghost"));
    begin(&mut app, Begin::New(Setup::of(&[Ghost, CURSED]), 5));
    until(&mut app, |app| session(app).thinks().is_some());
    let made = |app: &mut App| {
        let mut session = app.world_mut().resource_mut::<Session>();
        session.table().choices().len()
    };
    let before = made(&mut app);
    let mut updates = 0;
    while made(&mut app) == before {
        app.update();
        updates += 1;
        std::thread::sleep(Duration::from_millis(1));
    }
    // Were it thought about in an update, there would be one.
    assert!(updates > 5, "{updates} updates");
}
