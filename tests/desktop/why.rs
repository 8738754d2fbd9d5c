//! Every line of the log says why: what it came of, its numbers, and what Cursed Pirates tried; and so does every question.

use super::*;
use games::voodoo::CURSED;
use games::voodoo_pirate::Event;
use games::voodoo_pirate::event::Cause;
use games::voodoo_pirate::pieces::Place;
use std::collections::BTreeSet;
use voodoo_pirate::table::{Inquiry, TableGame};

fn played(seed: u64) -> App {
    use SeatKind::Human;
    let mut app = desktop(&scratch(&format!("desktop-why-{seed}")));
    begin(
        &mut app,
        Begin::New(Setup::of(&[Human, CURSED, CURSED, Human]), seed),
    );
    let mut dice = Dice::new(seed);
    while screen(&app) == Screen::Table {
        step(&mut app, &mut dice);
    }
    app
}

fn inquire(app: &mut App, number: usize) -> Option<Inquiry> {
    app.world_mut().resource_mut::<Session>().inquire(number)
}

fn clean(said: &str) {
    assert!(!said.trim().is_empty());
    assert!(!said.contains(['[', ']', '{', '}', '$']), "{said}");
}

/// A game played to its end, at which anything can be asked why.
fn over<G: TableGame>(seed: u64) -> App {
    use SeatKind::Human;
    let folder = scratch(&format!("why-{}-{seed}", G::ID));
    let mut app = either::sit_down::<G>(
        &folder,
        &[Human, either::automa::<G>(), either::automa::<G>(), Human],
        seed,
    );
    let mut dice = Dice::new(seed);
    while screen(&app) == Screen::Table {
        either::answer::<G>(&mut app, &mut dice);
    }
    app
}

/// Every line of the log says what it came of and its numbers.
pub(super) fn is_told<G: TableGame>() {
    let mut app = over::<G>(5);
    let log = either::observation::<G>(&app).log.clone();
    assert!(log.len() > 100, "{}", log.len());
    let (mut chains, mut numbers, mut tried) = (0, 0, 0);
    for line in log.iter().step_by(3) {
        let inquiry = either::session::<G>(&mut app).inquire(line.number);
        let inquiry = inquiry.expect("the line can be asked why");
        let came_of = inquiry.came_of.iter().map(|(_, said)| said);
        let failed = inquiry.tried.iter().filter_map(|line| line.failed.as_ref());
        let lines = inquiry.tried.iter().map(|line| &line.text);
        came_of
            .chain(&inquiry.numbers)
            .chain(failed)
            .chain(lines)
            .for_each(|said| clean(said));
        let followed = inquiry.tried.iter().filter(|line| line.failed.is_none());
        assert!(followed.count() <= 1, "{:?}", inquiry.tried);
        chains += usize::from(!inquiry.came_of.is_empty());
        numbers += usize::from(!inquiry.numbers.is_empty());
        tried += usize::from(inquiry.tried.len() > 1);
    }
    assert!(chains > 30 && numbers > 15, "{chains}, {numbers}, {tried}");
}

/// Every question says by which rule it is asked, what led to it, from where it began, and how much there is to choose from.
pub(super) fn is_told_of_questions<G: TableGame>() {
    use SeatKind::Human;
    let folder = scratch(&format!("why-asked-{}", G::ID));
    let mut app = either::sit_down::<G>(
        &folder,
        &[Human, either::automa::<G>(), either::automa::<G>(), Human],
        6,
    );
    let mut dice = Dice::new(6);
    let mut rules = BTreeSet::new();
    let mut asked = 0;
    while screen(&app) == Screen::Table {
        let question = either::observation::<G>(&app).question();
        if let Some(line) = question.filter(|line| line.number.is_multiple_of(3)) {
            assert_eq!(line.text(), either::observation::<G>(&app).prompt);
            // As many as the button beside the question lists.
            let choices = either::observation::<G>(&app).options.len();
            let before = either::digest::<G>(&mut app);
            let inquiry = either::session::<G>(&mut app).inquire(line.number);
            let inquiry = inquiry.expect("the question can be asked why");
            assert_eq!(either::digest::<G>(&mut app), before);
            let came_of = inquiry.came_of.iter().map(|(_, said)| said);
            let (_, began) = inquiry.came_of.last().expect("something led to it");
            assert!(began.contains(", §"), "{}: {began}", line.text());
            came_of.chain(&inquiry.numbers).for_each(|said| clean(said));
            let count = format!("{choices} choices.");
            assert_eq!(inquiry.numbers[0], count, "{}", line.text());
            rules.insert(G::told_of(line.cause));
            asked += 1;
        }
        either::answer::<G>(&mut app, &mut dice);
    }
    assert!(asked > 15 && rules.len() > 2, "{asked}, {rules:?}");
}

#[test]
fn what_dawn_does_is_told_to_come_of_dawn_and_of_no_decision() {
    let mut app = played(2);
    let mut session = app.world_mut().resource_mut::<Session>();
    let log = session.table().log().iter().enumerate();
    let moved = log.filter(|(_, told)| {
        told.cause == Cause::Cursed
            && matches!(told.event, Event::Moved { from, .. } if matches!(from, Place::On(_)))
    });
    let moved: Vec<usize> = moved.map(|(number, _)| number).take(4).collect();
    assert_eq!(moved.len(), 4);
    for number in moved {
        let inquiry = inquire(&mut app, number).expect("it can be asked why");
        let came_of: Vec<&str> = inquiry.came_of.iter().map(|(_, said)| &**said).collect();
        assert_eq!(came_of, ["Dawn breaks. (Dawn, §11)"]);
    }
}

#[test]
fn the_card_game_reckons_souls_objects_and_points() {
    use games::voodoo_cards::pieces::Place;
    use games::voodoo_cards::{Event, VoodooCards};
    let (mut hits, mut objects, mut points) = (0, 0, 0);
    for seed in 0..4 {
        let mut app = over::<VoodooCards>(seed);
        let log = either::session::<VoodooCards>(&mut app)
            .table()
            .log()
            .to_vec();
        for (number, told) in log.iter().enumerate() {
            let mut numbers = || {
                let inquiry = either::session::<VoodooCards>(&mut app).inquire(number);
                inquiry.expect("it can be asked why").numbers
            };
            match told.event {
                Event::Fired { hits: fired, .. } => {
                    let said = numbers();
                    let sum = said[0].ends_with(&format!("= {fired}."));
                    assert_eq!(sum, fired > 0, "{said:?}");
                    assert!(said[0].starts_with("Souls: "), "{said:?}");
                    hits += 1;
                }
                Event::Moved {
                    from: Place::Pile(0),
                    to: Place::Hold(..),
                    ..
                } => {
                    let said = numbers();
                    assert!(said[0].contains(" cards of the deck: "), "{said:?}");
                    objects += 1;
                }
                Event::Scored { score, .. } => {
                    let told = score
                        .sources()
                        .iter()
                        .filter(|(_, points)| *points != 0)
                        .count();
                    assert!(numbers().len() >= told, "{:?}", numbers());
                    points += 1;
                }
                _ => {}
            }
        }
    }
    assert!(
        hits > 3 && objects > 8 && points == 16,
        "{hits}, {objects}, {points}"
    );
}

#[test]
fn a_broadside_is_reckoned_and_leads_back_to_the_facing_chosen() {
    let mut seen = 0;
    for seed in 0..8 {
        let mut app = played(seed);
        let log = app
            .world_mut()
            .resource_mut::<Session>()
            .table()
            .log()
            .to_vec();
        for (number, told) in log.iter().enumerate() {
            let Event::Fired { seat, victim, hits } = told.event else {
                continue;
            };
            assert_eq!(told.cause, Cause::Broadside);
            let inquiry = inquire(&mut app, number).expect("it can be asked why");
            let session = app.world().resource::<Session>();
            let name = |seat| session.speaker().name(seat);
            let reckoned = &inquiry.numbers[0];
            assert!(reckoned.ends_with(&format!("= {hits}.")), "{reckoned}");
            assert!(reckoned.contains(&name(seat)) && reckoned.contains(&name(victim)));
            let mut near = inquiry.came_of.iter().take(2);
            let decided = near.any(|(who, said)| *who == Some(seat) && said.contains("Face"));
            assert!(decided, "{:?}", inquiry.came_of);
            seen += 1;
        }
        if seen > 3 {
            return;
        }
    }
    panic!("only {seen} broadsides");
}

#[test]
fn to_ask_why_changes_nothing() {
    let mut app = played(2);
    let before = digest(&mut app);
    for number in (0..400).step_by(37) {
        let _ = inquire(&mut app, number);
    }
    assert_eq!(digest(&mut app), before);
    assert!(inquire(&mut app, usize::MAX).is_none());
}
