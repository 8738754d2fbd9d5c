//! After a game: what cost most is found, and opens on the timeline as a branch.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

use super::*;
use games::voodoo::CURSED;
use games::voodoo_pirate::load;
use rules::captains::{Level, Plan, Thinker, hint};
use rules::table::save::Saved;
use rules::table::{Seat, Table};
use std::time::Duration;
use voodoo_pirate::table::OpenBlunder;

/// Thinks just enough to make no blunders of its own.
fn sensible() -> Plan {
    Plan {
        iterations: 60,
        ..Level::Mate.plan::<VoodooPirate>()
    }
}

/// A choice that might be much worse than another: the decision, the better and the worse.
type Gap = (usize, Choice, Choice);

/// A sensible pirate plays a game to its end. Tells where one could have blundered most, as it seemed.
fn play_on(table: &mut Table<VoodooPirate>) -> Vec<Gap> {
    let mut gaps = Vec::new();
    while table.decision().is_some() {
        let expected = hint(table, sensible()).unwrap();
        let best = expected[0];
        let tried = expected.iter().filter(|expected| expected.tried > 1);
        if let Some(worst) = tried.min_by(|a, b| a.worth.total_cmp(&b.worth)) {
            let gap = (table.choices().len(), best.choice, worst.choice);
            gaps.push((best.worth - worst.worth, gap));
        }
        table.choose(best.choice).unwrap();
    }
    gaps.sort_by(|a, b| b.0.total_cmp(&a.0));
    gaps.into_iter().map(|(_, gap)| gap).collect()
}

/// Returns how much worse the worse choice is.
fn cost(saved: &Saved<VoodooPirate>, (number, better, worse): Gap) -> f32 {
    let mut table = saved.replay_to(load::standard(), number).unwrap();
    let mut thinker = Thinker::new(&table).unwrap();
    assert!(thinker.begin(&mut table, sensible()));
    let weighed = thinker.weigh([better, worse], 0..100, |_, _, _| {});
    weighed[0].worth - weighed[1].worth
}

/// A whole game with one blunder in it, and which decision that is.
fn blundered() -> (Saved<VoodooPirate>, usize) {
    use SeatKind::Human;
    let setup = Setup::of(&[Human, CURSED]);
    let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 4).unwrap();
    let gaps = play_on(&mut table);
    let saved = Saved::of(&table);
    let costs = gaps.iter().take(12).map(|&gap| (cost(&saved, gap), gap));
    let worst = costs.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
    let (cost, (number, _, worse)) = worst;
    assert!(cost > 0.1, "the worst that could be done cost {cost}");
    let mut table = saved.replay_to(load::standard(), number).unwrap();
    table.choose(worse).unwrap();
    play_on(&mut table);
    (Saved::of(&table), number)
}

/// Returns what reasons come to that are told one after the other, in tenths of a point.
fn come_to(reasons: &str) -> i32 {
    let parts = reasons.trim_end_matches('.').split(", ").map(|part| {
        let (source, points) = part.rsplit_once(' ').unwrap();
        let points: f32 = points.replace('−', "-").parse().unwrap();
        let tenths = (points * 10.0).round() as i32;
        if source.starts_with("best rival") {
            -tenths
        } else {
            tenths
        }
    });
    parts.sum()
}

#[test]
fn a_blunder_is_found_and_opens_as_a_branch() {
    let (saved, number) = blundered();
    let folder = scratch("desktop-review");
    fs::create_dir_all(folder.join("games")).unwrap();
    let file = folder.join("games/voodoo-pirate-1.ron");
    fs::write(file, saved.write().unwrap()).unwrap();
    let mut app = desktop(&folder);
    begin(&mut app, Begin::Resume("voodoo-pirate-1".to_owned()));
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Score);
    go(&mut app, Screen::Review);
    let mut session = app.world_mut().resource_mut::<Session>();
    session.review().unwrap();
    assert!(session.review_goes_on().is_some());
    let (mut listed, mut listings) = (Vec::new(), 0);
    while app.world().resource::<Session>().review_goes_on().is_some() {
        // What is listed keeps its place while others are found.
        let blunders = app.world().resource::<Session>().blunders(Seat(0));
        let now: Vec<usize> = blunders.iter().map(|blunder| blunder.number).collect();
        assert!(now.starts_with(&listed), "{listed:?}, then {now:?}");
        listings += usize::from(now != listed);
        listed = now;
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(listed.is_sorted() && listings > 0, "{listed:?}");
    for _ in 0..10 {
        app.update();
    }
    let session = app.world().resource::<Session>();
    let blunders = session.blunders(Seat(0));
    assert!((1..=8).contains(&blunders.len()));
    assert!(blunders.is_sorted_by(|one, other| one.cost >= other.cost));
    assert!(session.blunders(Seat(1)).is_empty(), "nobody sits there");
    let found = blunders.iter().find(|blunder| blunder.number == number);
    let blunder = (*found.expect("the blunder is found")).clone();
    assert!(blunder.cost > 1.0 && blunder.chosen != blunder.better);
    assert!(blunder.round > 0 && !blunder.prompt.is_empty());
    for answer in [&blunder.chosen, &blunder.better] {
        assert!(answer.does.starts_with(&answer.text), "{answer:?}");
    }
    // In what it was worse, the most first.
    assert!(blunder.reasons.contains(['+', '−']), "{}", blunder.reasons);
    let tenths = |points: f32| (points * 10.0).round() as i32;
    for blunder in &blunders {
        let (cost, reasons) = (tenths(blunder.cost), &blunder.reasons);
        assert_eq!(come_to(reasons), cost, "{reasons}");
    }
    let lost = format!("{:.1} points", blunder.cost);
    assert!(
        blunder.advice.text.contains(&lost),
        "{}",
        blunder.advice.text
    );
    // What all of them cost together is said above them.
    let [short, reasons] = session.review_in_short(Seat(0));
    let sum = blunders.iter().map(|blunder| blunder.cost).sum::<f32>();
    assert!(
        short.contains("decisions could have been better"),
        "{short}"
    );
    let said = short.split_once(" come to ").unwrap().1;
    let (said, _) = said.split_once(" points").unwrap();
    let said: f32 = said.parse().unwrap();
    assert!(said > sum - 0.1, "{said} is less than {sum}");
    let reasons = reasons.strip_prefix("With it: ").unwrap();
    assert_eq!(come_to(reasons), tenths(said), "{reasons}");
    // It opens where it was made, with what would have been better.
    app.world_mut().write_message(OpenBlunder(number));
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Table);
    let mut session = app.world_mut().resource_mut::<Session>();
    assert_eq!(session.looks_back(), Some(number));
    let advice = session.advice().cloned().expect("something was better");
    assert_eq!(advice, blunder.advice);
    assert_eq!(advice.instead, Some(saved.choices[number]));
    assert!(session.foresee(&[advice.choice]).is_some());
    // Both answers are marked where they lie.
    let [given, better] = app.world().resource::<Observation>().compared.unwrap();
    assert_ne!(given, better);
    // And back to the others.
    app.world_mut().write_message(Travel::Now);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Review);
    // Or on from there: a branch, and practice.
    app.world_mut().write_message(OpenBlunder(number));
    for _ in 0..4 {
        app.update();
    }
    app.world_mut().write_message(Travel::PlayOn);
    app.update();
    agree::<VoodooPirate>(&mut app);
    choose(&mut app, advice.choice);
    app.update();
    let mut session = app.world_mut().resource_mut::<Session>();
    assert!(session.advice().is_none() && session.looks_back().is_none());
    assert_eq!(session.table().choices()[number], advice.choice);
    let branches: Vec<_> = session.branches().collect();
    assert_eq!(branches.len(), 1);
    assert_eq!(
        (branches[0].from, branches[0].long),
        (number, saved.choices.len())
    );
    assert_eq!(screen(&app), Screen::Table);
}
