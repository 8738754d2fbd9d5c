//! Games that are over: looked back at from the shelf, as when they had just ended.

use super::*;
use either::{answer, digest, made, observation, sits};
use games::pirate_crusades::PirateCrusades;
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use rules::study::Studied;
use std::time::Duration;
use voodoo_pirate::statistics;
use voodoo_pirate::table::Speak;

/// A game that was played to its end, and the shelf after it.
fn played_out<G: TableGame>(folder: &Path, seed: u64) -> App {
    use SeatKind::Human;
    let mut app = either::sit_down::<G>(
        folder,
        &[Human, either::automa::<G>(), either::automa::<G>()],
        seed,
    );
    let mut dice = Dice::new(seed);
    for _ in 0..20_000 {
        if screen(&app) == Screen::Score {
            return app;
        }
        answer::<G>(&mut app, &mut dice);
    }
    panic!("the game of seed {seed} never ends");
}

fn name<G: TableGame>(number: usize) -> String {
    format!("{}-{number}", G::ID)
}

/// It opens at its score, can be gone back in and played on from; what lay at the table is left as ever.
fn is_looked_back_at<G: TableGame>() {
    use SeatKind::Human;
    let folder = scratch(&format!("desktop-finished-{}", G::ID));
    let mut app = played_out::<G>(&folder, 3);
    let (over, log) = (made::<G>(&mut app), digest::<G>(&mut app));
    let seen = observation::<G>(&app).view.clone();
    let file = folder.join(format!("finished/{}.ron", name::<G>(1)));
    let bytes = fs::read(&file).expect("it is kept");
    go(&mut app, Screen::Shelf);
    let crew = crewed::<G>(&[Human, either::automa::<G>()]);
    begin(&mut app, table::Begin::<G>::New(crew, 4));
    let mut dice = Dice::new(4);
    for _ in 0..12 {
        answer::<G>(&mut app, &mut dice);
    }
    let begun = made::<G>(&mut app);
    begin(&mut app, table::Begin::<G>::Recall(name::<G>(1)));
    assert_eq!(notice(&app), "");
    assert_eq!(screen(&app), Screen::Score);
    assert!(made::<G>(&mut app) == over && digest::<G>(&mut app) == log);
    assert!(
        observation::<G>(&app).view == seen,
        "the score is told from it"
    );
    assert!(sits::<G>(&app).told());
    // It is counted once, and the game that was begun waits on the shelf.
    let records = || statistics::open(&options(&folder)).records.len();
    assert_eq!(records(), 1);
    let left = || -> Vec<(String, bool)> {
        let left = saves::left(&options(&folder)).into_iter();
        left.map(|game| (game.name, game.held)).collect()
    };
    assert_eq!(left(), [(name::<G>(2), false)]);
    // Back along it, and on from there: a game of its own, with the one that was looked back at as a branch.
    go(&mut app, Screen::Table);
    for travel in [Travel::To(3), Travel::PlayOn] {
        app.world_mut().write_message(travel);
        app.update();
    }
    agree::<G>(&mut app);
    assert!(made::<G>(&mut app) == over[..3]);
    let branches: Vec<_> = sits::<G>(&app).branches().collect();
    assert!(matches!(branches[..], [way] if way.long == over.len() && way.from == 3));
    assert_eq!(left().len(), 2);
    assert_eq!(left()[0], (name::<G>(3), true));
    assert_eq!(fs::read(&file).expect("it is kept"), bytes);
    go(&mut app, Screen::Shelf);
    begin(&mut app, table::Begin::<G>::Resume(name::<G>(2)));
    assert_eq!(screen(&app), Screen::Table);
    assert!(made::<G>(&mut app) == begun);
    assert_eq!(records(), 1);
}

/// The score tells how the lead went and which act moved it most, and leads to that. Returns how that act is told.
fn tells_what_decided_it<G: TableGame + Studied>(seed: u64) -> String {
    let folder = scratch(&format!("desktop-decided-{}", G::ID));
    let mut app = played_out::<G>(&folder, seed);
    for _ in 0..4000 {
        if sits::<G>(&app).stroke_told().is_some() {
            break;
        }
        app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
    let stroke = sits::<G>(&app).stroke_told().expect("it is told");
    let clean = |text: &str| text.ends_with('.') && !text.contains(['{', '[']);
    assert!(clean(&stroke.text), "{}", stroke.text);
    let ended = <G as Studied>::ending(either::session::<G>(&mut app).table());
    let winners = ended.expect("it is over").winners;
    let lead = sits::<G>(&app).lead_told().expect("it is told");
    assert!(clean(&lead), "{lead}");
    let winner = sits::<G>(&app).speaker().name(winners[0]);
    for text in [&lead, &stroke.text] {
        assert!(text.contains(&winner), "{winner} wins: {text}");
    }
    let at = stroke.at.expect("a person decided something before it");
    assert!(at < made::<G>(&mut app).len());
    app.world_mut().write_message(Travel::To(at));
    go(&mut app, Screen::Table);
    app.update();
    assert_eq!(sits::<G>(&app).looks_back(), Some(at));
    // Back at the score it is told as before.
    go(&mut app, Screen::Score);
    assert_eq!(sits::<G>(&app).stroke_told().as_ref(), Some(&stroke));
    stroke.text
}

#[test]
fn the_score_tells_what_decided_the_game_and_leads_to_it() {
    tells_what_decided_it::<VoodooPirate>(3);
    tells_what_decided_it::<VoodooCards>(3);
    // A mission is worth more than all else, though what brings its points is a card that moves and has no words.
    let told = tells_what_decided_it::<PirateCrusades>(3);
    assert!(told.contains("mission"), "{told}");
}

#[test]
fn a_game_that_is_over_is_looked_back_at_from_its_score() {
    is_looked_back_at::<VoodooPirate>();
    is_looked_back_at::<VoodooCards>();
}

#[test]
fn one_that_cannot_be_read_says_so_and_the_others_open() {
    let folder = scratch("desktop-finished-broken");
    let mut app = played_out::<VoodooPirate>(&folder, 5);
    go(&mut app, Screen::Shelf);
    let broken = "(\n  game: \"voodoo-pirate\",\n  rules: many";
    let file = folder.join("finished/mine.ron");
    fs::write(&file, broken).unwrap();
    begin(&mut app, Begin::Recall("mine".to_owned()));
    assert_eq!(screen(&app), Screen::Shelf);
    let told = notice(&app);
    assert!(told.contains("mine.ron:3:"), "{told}");
    assert_eq!(fs::read_to_string(&file).unwrap(), broken);
    begin(&mut app, Begin::Recall("theirs".to_owned()));
    assert_eq!(notice(&app), "There is no saved game theirs.");
    begin(&mut app, Begin::Recall(name::<VoodooPirate>(1)));
    assert_eq!((screen(&app), notice(&app)), (Screen::Score, String::new()));
}

#[test]
fn one_that_a_player_put_there_too_early_is_played_on() {
    use SeatKind::Human;
    let folder = scratch("desktop-finished-early");
    let mut app = either::sit_down::<VoodooPirate>(&folder, &[Human, CURSED], 7);
    let mut dice = Dice::new(7);
    for _ in 0..8 {
        answer::<VoodooPirate>(&mut app, &mut dice);
    }
    let before = made::<VoodooPirate>(&mut app);
    go(&mut app, Screen::Shelf);
    fs::create_dir_all(folder.join("finished")).unwrap();
    let early = folder.join("finished/early.ron");
    fs::rename(either::saved::<VoodooPirate>(&folder), &early).unwrap();
    let bytes = fs::read(&early).unwrap();
    begin(&mut app, Begin::Recall("early".to_owned()));
    assert_eq!(screen(&app), Screen::Table);
    assert!(made::<VoodooPirate>(&mut app) == before);
    // It goes on as a game of its own.
    while made::<VoodooPirate>(&mut app) == before {
        answer::<VoodooPirate>(&mut app, &mut dice);
    }
    assert_eq!(saves::left(&options(&folder)).len(), 1);
    assert_eq!(fs::read(&early).unwrap(), bytes);
}
