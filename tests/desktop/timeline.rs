//! Looking back at a game, replays, and playing on from there.

use super::*;
use rules::table::Seat;
use rules::table::save::Saved;
use rules::voodoo_pirate::load;

fn go_to(app: &mut App, travel: Travel) {
    app.world_mut().write_message(travel);
    app.update();
}

fn long(app: &mut App) -> usize {
    let mut sitting = app.world_mut().resource_mut::<Sitting>();
    sitting.table().choices().len()
}

fn view(app: &App) -> String {
    format!("{:?}", app.world().resource::<Sight>().view)
}

fn played(name: &str, seed: u64, steps: usize) -> App {
    use SeatKind::{Cursed, Human};
    let mut app = desktop(&scratch(name));
    let crew = Setup::of(&[Human, Cursed, Human]);
    begin(&mut app, Begin::New(crew, seed));
    let mut dice = Dice::new(seed);
    for _ in 0..steps {
        step(&mut app, &mut dice);
    }
    app
}

#[test]
fn the_table_is_seen_as_it_was_and_nothing_changes_by_it() {
    let mut app = played("desktop-back", 11, 0);
    let mut dice = Dice::new(11);
    // As seen by onlookers: what is shown to one alone is not shown to all later.
    let mut seen = vec![(0, view(&app))];
    for _ in 0..60 {
        step(&mut app, &mut dice);
        let made = long(&mut app);
        if app.world().resource::<Sight>().viewer.is_none() && seen[seen.len() - 1].0 < made {
            seen.push((made, view(&app)));
        }
    }
    assert!(seen.len() > 20);
    let (digest, now) = (digest(&mut app), view(&app));
    let by_all = app.world().resource::<Sight>().viewer.is_none();
    for (made, then) in seen.iter().rev().skip(1) {
        go_to(&mut app, Travel::To(*made));
        assert_eq!(app.world().resource::<Sitting>().looks_back(), Some(*made));
        assert_eq!(view(&app), *then, "after {made} decisions");
        let sight = app.world().resource::<Sight>();
        assert!(sight.options.is_empty() && sight.asked.is_none() && sight.curtain.is_none());
    }
    go_to(&mut app, Travel::Now);
    assert_eq!(app.world().resource::<Sitting>().looks_back(), None);
    assert_eq!(super::digest(&mut app), digest);
    assert!(!by_all || view(&app) == now);
}

#[test]
fn a_step_forward_is_told_as_it_happened() {
    let mut app = played("desktop-forward", 5, 40);
    let log = |app: &App| app.world().resource::<Sight>().log.len();
    let all = long(&mut app);
    go_to(&mut app, Travel::To(all / 2));
    let half = log(&app);
    let jumps = app.world().resource::<Sitting>().taken_back();
    go_to(&mut app, Travel::Later);
    assert_eq!(
        app.world().resource::<Sitting>().looks_back(),
        Some(all / 2 + 1)
    );
    assert_eq!(
        app.world().resource::<Sitting>().taken_back(),
        jumps,
        "no jump"
    );
    assert!(log(&app) >= half);
    go_to(&mut app, Travel::Earlier);
    assert_eq!(log(&app), half);
}

#[test]
fn a_game_goes_on_from_the_past_and_the_other_line_is_kept_with_it() {
    let name = "desktop-branch";
    let mut app = played(name, 9, 50);
    let line = |app: &mut App| {
        let mut sitting = app.world_mut().resource_mut::<Sitting>();
        sitting.table().choices().to_vec()
    };
    let first = line(&mut app);
    go_to(&mut app, Travel::To(3));
    assert!(app.world().resource::<Sitting>().knows_too_much());
    go_to(&mut app, Travel::PlayOn);
    agree(&mut app);
    let sitting = app.world().resource::<Sitting>();
    assert!(sitting.is_practice() && sitting.looks_back().is_none());
    assert_eq!(line(&mut app), first[..3]);
    let mut dice = Dice::new(77);
    for _ in 0..10 {
        step(&mut app, &mut dice);
    }
    let second = line(&mut app);
    let branches: Vec<_> = app.world().resource::<Sitting>().branches().collect();
    assert_eq!(branches.len(), 1);
    assert_eq!(branches[0].long, first.len());
    // What is saved holds both, and is practice.
    let file = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(name)
        .join("games/voodoo-pirate-1.ron");
    let saved = Saved::<VoodooPirate>::read("", &fs::read(file).unwrap()).unwrap();
    assert_eq!(saved.choices, second);
    assert_eq!(saved.lines, std::slice::from_ref(&first));
    assert!(saved.practice && saved.replay(load::standard()).is_ok());
    // And back to the first line's end.
    go_to(&mut app, Travel::Line(0));
    assert_eq!(line(&mut app), first);
    let kept: Vec<_> = app.world().resource::<Sitting>().branches().collect();
    assert_eq!(kept[0].long, second.len());
}

#[test]
fn what_the_others_did_is_shown_once_more_up_to_now() {
    let mut app = played("desktop-replay", 21, 61);
    let now = digest(&mut app);
    let can = app.world().resource::<Sitting>().can_replay();
    assert!(can, "another pick of the seed leaves something to replay");
    go_to(&mut app, Travel::Replay);
    assert!(app.world().resource::<Sitting>().looks_back().is_some());
    for _ in 0..400 {
        app.update();
        if app.world().resource::<Sitting>().looks_back().is_none() {
            break;
        }
    }
    assert_eq!(app.world().resource::<Sitting>().looks_back(), None);
    assert_eq!(digest(&mut app), now);
}

#[test]
fn every_person_agrees_before_a_game_becomes_practice() {
    let mut app = played("desktop-consent", 9, 50);
    let proposal = |app: &App| app.world().resource::<Sitting>().proposal().cloned();
    let agreed = |app: &App| {
        let sitting = app.world().resource::<Sitting>();
        let agreed = proposal(app)?.agreed;
        let people = sitting.people().map(|seat| (seat, agreed.contains(&seat)));
        Some(people.collect::<Vec<_>>())
    };
    let now = long(&mut app);
    let [one, cursed, other] = [0, 1, 2].map(Seat);
    go_to(&mut app, Travel::To(3));
    for leaves in [Travel::Decline, Travel::Earlier] {
        go_to(&mut app, Travel::PlayOn);
        assert_eq!(agreed(&app), Some(vec![(one, false), (other, false)]));
        go_to(&mut app, Travel::Agree(other));
        // Nobody agrees for another, and a Cursed Pirate is not asked.
        go_to(&mut app, Travel::Agree(cursed));
        assert_eq!(agreed(&app), Some(vec![(one, false), (other, true)]));
        go_to(&mut app, leaves);
        assert_eq!(proposal(&app), None, "{leaves:?}");
        // Nothing that was agreed to before counts.
        go_to(&mut app, Travel::Agree(one));
        let sitting = app.world().resource::<Sitting>();
        assert!(!sitting.is_practice() && sitting.looks_back().is_some());
        assert_eq!(long(&mut app), now);
    }
    go_to(&mut app, Travel::PlayOn);
    agree(&mut app);
    assert!(app.world().resource::<Sitting>().is_practice());
    assert_ne!(long(&mut app), now);
    // Whoever practises already is not asked again.
    go_to(&mut app, Travel::Line(0));
    assert_eq!(proposal(&app), None);
    assert_eq!(long(&mut app), now);
}

#[test]
fn nobody_decides_while_the_people_are_asked() {
    use SeatKind::{Human, Random};
    let mut app = desktop(&scratch("desktop-asked"));
    let crew = Setup::of(&[Human, Random, Human]);
    begin(&mut app, Begin::New(crew, 9));
    let mut dice = Dice::new(9);
    for _ in 0..50 {
        step(&mut app, &mut dice);
    }
    // Back to where the other seat decides, and nothing has been seen since that nobody could know.
    let from = (0..long(&mut app)).rev().find(|&from| {
        go_to(&mut app, Travel::To(from));
        let mut sitting = app.world_mut().resource_mut::<Sitting>();
        let asked = sitting.shown().decision().map(|decision| decision.seat);
        asked == Some(Seat(1)) && !sitting.knows_too_much()
    });
    let from = from.expect("another pick of the seed has such a place");
    app.world_mut().write_message(Travel::PlayOn);
    go_to(&mut app, Travel::Line(0));
    for _ in 0..20 {
        app.update();
    }
    assert!(app.world().resource::<Sitting>().proposal().is_some());
    assert_eq!(long(&mut app), from);
    go_to(&mut app, Travel::Decline);
    for _ in 0..20 {
        app.update();
    }
    assert!(long(&mut app) > from, "it goes on when they are not");
}
