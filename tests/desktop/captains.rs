//! Captains play behind the window, and decide the same whenever the same is asked.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

use super::*;
use games::voodoo::CURSED;
use games::voodoo_pirate::load;
use rules::captains::{Level, hint};
use rules::table::{Language, Seat, Table};
use std::time::Duration;
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::AskHint;

/// A game of captains in two seats, and others beside them.
fn crew() -> Setup {
    use SeatKind::{Deckhand, Human, Mate};
    Setup::of(&[Human, Mate, Deckhand, CURSED])
}

/// Plays a whole game. Returns what was chosen, and which lines of the log say what a captain wanted.
fn played(name: &str) -> (Vec<Choice>, Vec<(usize, Option<Seat>)>) {
    let mut app = desktop(&scratch(name));
    begin(&mut app, Begin::New(crew(), 12));
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
    let log = &app.world().resource::<Observation>().log;
    let wants = |aid: &String| aid.starts_with("Wants: ");
    let wanted = log
        .iter()
        .filter(|line| line.aid.as_ref().is_some_and(wants))
        .map(|line| (line.number, line.seat))
        .collect();
    let mut session = app.world_mut().resource_mut::<Session>();
    (session.table().choices().to_vec(), wanted)
}

#[test]
fn captains_play_to_the_score_and_again_alike() {
    let (chosen, wanted) = played("desktop-captains");
    let again = played("desktop-captains-again");
    assert_eq!((&chosen, &wanted), (&again.0, &again.1));
    // They choose as captains do who say nothing, and say nothing of what is secret.
    assert!(!wanted.is_empty(), "no captain ever says what it wants");
    let mut table = Table::<VoodooPirate>::new(load::standard(), &crew(), 12).unwrap();
    let (mut made, mut alike) = (Vec::new(), 0);
    for &choice in &chosen {
        let decision = table.decision().unwrap();
        let (seat, secret) = (decision.seat, decision.secret);
        made.push((table.log().len(), seat, secret));
        if seat == Seat(1) && alike < 40 {
            let expected = hint(&mut table, Level::Mate.plan::<VoodooPirate>()).unwrap();
            assert_eq!(expected[0].choice, choice);
            alike += 1;
        }
        table.choose(choice).unwrap();
    }
    for (number, by) in wanted {
        let later = made.partition_point(|&(told, ..)| told <= number);
        let (_, seat, secret) = made[later - 1];
        assert!(!secret && [Seat(1), Seat(2)].contains(&seat));
        assert_eq!(by, Some(seat));
    }
}

#[test]
fn what_a_captain_wants_is_told_in_any_language_but_not_after_it_has_left() {
    use SeatKind::{Human, Mate};
    let mut app = desktop(&scratch("desktop-captains-want"));
    let said = |app: &App| -> Vec<(usize, String)> {
        let log = &app.world().resource::<Observation>().log;
        let aids = log
            .iter()
            .filter_map(|line| Some((line.number, line.aid.clone()?)));
        aids.collect()
    };
    begin(&mut app, Begin::New(Setup::of(&[Human, Mate]), 5));
    let mut dice = Dice::new(5);
    for _ in 0..100_000 {
        if !said(&app).is_empty() {
            break;
        }
        step(&mut app, &mut dice);
        std::thread::sleep(Duration::from_micros(200));
    }
    let wants = said(&app);
    assert!(!wants.is_empty(), "no captain ever says what it wants");
    let speaker = session(&app).speaker();
    let names: Vec<String> = session(&app)
        .seats()
        .map(|seat| speaker.name(seat))
        .collect();
    for (_, line) in &wants {
        let told = line.strip_prefix("Wants: ").unwrap();
        let parts: Vec<&str> = told.split(" · ").collect();
        assert!(parts.len() <= 3, "{line}");
        for part in parts {
            let (whose, points) = part.rsplit_once(' ').unwrap();
            assert!(whose != names[1], "its own points have sources: {line}");
            assert!(points.starts_with(['+', '−']), "{line}");
        }
    }
    let speak = |app: &mut App, language| {
        app.world_mut().resource_mut::<Settings>().language = Some(language);
        app.update();
    };
    speak(&mut app, Language::German);
    let german = said(&app);
    assert!(german.iter().all(|(_, line)| line.starts_with("Absicht: ")));
    let numbers = |said: &[(usize, String)]| said.iter().map(|(at, _)| *at).collect::<Vec<_>>();
    assert!(numbers(&german).starts_with(&numbers(&wants)));
    // Whoever sails on later has not heard it.
    let (number, _) = wants[0];
    go(&mut app, Screen::Shelf);
    begin(&mut app, Begin::Resume("voodoo-pirate-1".to_owned()));
    let log = &app.world().resource::<Observation>().log;
    let line = log.iter().find(|line| line.number == number);
    assert_eq!(line.expect("it is told of").aid, None);
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

/// Returns what is saved of the game, if anything is.
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
