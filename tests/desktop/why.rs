//! Every line of the log says why: what it came of, its numbers, and what Cursed Pirates tried.

use super::*;
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::event::Cause;
use voodoo_pirate::table::Inquiry;

fn played(seed: u64) -> App {
    use SeatKind::{Cursed, Human};
    let mut app = desktop(&scratch(&format!("desktop-why-{seed}")));
    begin(
        &mut app,
        Begin::New(Setup::of(&[Human, Cursed, Cursed, Human]), seed),
    );
    let mut dice = Dice::new(seed);
    while screen(&app) == Screen::Table {
        step(&mut app, &mut dice);
    }
    app
}

fn inquire(app: &mut App, number: usize) -> Option<Inquiry> {
    app.world_mut().resource_mut::<Sitting>().inquire(number)
}

fn clean(said: &str) {
    assert!(!said.trim().is_empty());
    assert!(!said.contains(['[', ']', '{', '}', '$']), "{said}");
}

#[test]
fn every_line_says_what_it_came_of_and_its_numbers() {
    let mut app = played(5);
    let log = app.world().resource::<Sight>().log.clone();
    assert!(log.len() > 200, "{}", log.len());
    let (mut chains, mut numbers, mut tried) = (0, 0, 0);
    for line in log.iter().step_by(3) {
        let inquiry = inquire(&mut app, line.number).expect("the line can be asked why");
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
    assert!(chains > 50 && numbers > 30, "{chains}, {numbers}, {tried}");
}

#[test]
fn a_broadside_is_reckoned_and_leads_back_to_the_facing_chosen() {
    let mut seen = 0;
    for seed in 0..8 {
        let mut app = played(seed);
        let tale = app
            .world_mut()
            .resource_mut::<Sitting>()
            .table()
            .tale()
            .to_vec();
        for (number, told) in tale.iter().enumerate() {
            let Event::Fired { seat, victim, hits } = told.event else {
                continue;
            };
            assert_eq!(told.cause, Cause::Broadside);
            let inquiry = inquire(&mut app, number).expect("it can be asked why");
            let sitting = app.world().resource::<Sitting>();
            let name = |seat| sitting.speaker().name(seat);
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
