//! Moves are rehearsed: nothing of it is kept, and nothing hidden is in it.

use super::*;
use rules::table::{Position, Seat};
use rules::voodoo_pirate::view::View;
use voodoo_pirate::table::{Asked, Line, Rehearse};
use voodoo_pirate::voodoo_pirate::Offer;

/// Everything that is shown.
#[derive(Debug, PartialEq, Clone)]
struct Shown {
    view: Option<View>,
    asked: Option<Asked<VoodooPirate>>,
    prompt: String,
    options: Vec<Offer>,
    log: Vec<Line<VoodooPirate>>,
    unknown: bool,
}

fn shown(app: &App) -> Shown {
    let sight = app.world().resource::<Sight>();
    Shown {
        view: sight.view.clone(),
        asked: sight.asked,
        prompt: sight.prompt.clone(),
        options: sight.options.clone(),
        log: sight.log.clone(),
        unknown: app.world().resource::<Sitting>().rehearsed_to_the_unknown(),
    }
}

fn hold(app: &mut App, held: bool) {
    app.world_mut().write_message(Rehearse(held));
    app.update();
}

/// Rehearses choices by their places among what is offered; what each comes to.
fn rehearse(app: &mut App, places: &[usize]) -> Vec<Shown> {
    hold(app, true);
    let mut came = vec![shown(app)];
    for place in places {
        let options = &app.world().resource::<Sight>().options;
        if options.is_empty() {
            break;
        }
        let choice = options[place % options.len()].choice;
        choose(app, choice);
        app.update();
        assert_eq!(notice(app), "");
        came.push(shown(app));
    }
    came
}

/// Lays another position on the table.
fn lay(app: &mut App, position: &Position) {
    let mut sitting = app.world_mut().resource_mut::<Sitting>();
    sitting.table().copy_in(position);
}

#[test]
fn nothing_of_a_rehearsal_is_kept_and_nothing_hidden_is_in_it() {
    use SeatKind::{Cursed, Human};
    let (mut choices, mut unknown, mut several, mut dealt_anew) = (0, 0, 0, 0);
    for seed in 0..3 {
        let name = format!("desktop-rehearsal-{seed}");
        let folder = scratch(&name);
        let mut app = desktop(&folder);
        let crew = Setup::of(&[Human, Cursed, Human]);
        begin(&mut app, Begin::New(crew, seed));
        let mut dice = Dice::new(seed);
        for _ in 0..120 {
            if screen(&app) != Screen::Table {
                break;
            }
            let sight = app.world().resource::<Sight>();
            let asked = sight.asked.map(|asked| asked.seat);
            let (Some(seat), false) = (asked, sight.options.is_empty()) else {
                step(&mut app, &mut dice);
                continue;
            };
            let file = folder.join("games/voodoo-pirate-1.ron");
            let before = (digest(&mut app), fs::read(&file).ok(), shown(&app));
            let made = |app: &mut App| {
                let mut sitting = app.world_mut().resource_mut::<Sitting>();
                sitting.table().choices().len()
            };
            let count = made(&mut app);
            let places: Vec<usize> = (0..4).map(|_| dice.below(60)).collect();
            let came = rehearse(&mut app, &places);
            assert!(app.world().resource::<Sitting>().is_rehearsing());
            assert_eq!(
                digest(&mut app),
                before.0,
                "the true table stands as it stood"
            );
            choices += came.len() - 1;
            several += usize::from(came.len() > 2);
            unknown += usize::from(came.last().is_some_and(|last| last.unknown));
            hold(&mut app, false);
            assert!(!app.world().resource::<Sitting>().is_rehearsing());
            let after = (digest(&mut app), fs::read(&file).ok(), shown(&app));
            assert!(before == after, "seed {seed}: something of it was kept");
            assert_eq!(made(&mut app), count);
            // Whatever the seat may not know: it would have seen the same.
            let viewer = app.world().resource::<Sight>().viewer;
            let knows = viewer.unwrap_or(seat);
            let (mut true_one, mut another) = (Position::default(), Position::default());
            let mut sitting = app.world_mut().resource_mut::<Sitting>();
            let table = sitting.table();
            table.copy_out(&mut true_one);
            table.fork_for(knows, seed + 99, |fork| fork.copy_out(&mut another));
            dealt_anew += usize::from(true_one.digest() != another.digest());
            lay(&mut app, &another);
            let there = rehearse(&mut app, &places);
            assert_eq!(
                came, there,
                "seed {seed}: what {knows:?} may not know shows"
            );
            hold(&mut app, false);
            lay(&mut app, &true_one);
            step(&mut app, &mut dice);
        }
    }
    assert!(choices > 100 && several > 20, "{choices}, {several}");
    assert!(unknown > 10 && dealt_anew > 30, "{unknown}, {dealt_anew}");
}

#[test]
fn a_rehearsed_choice_is_taken_back_alone_and_nobody_elses_decision_is_rehearsed() {
    use SeatKind::{Human, Random};
    let mut app = desktop(&scratch("desktop-rehearsal-back"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Random, Random]), 4));
    let mut dice = Dice::new(4);
    let mut back = 0;
    for _ in 0..150 {
        if screen(&app) != Screen::Table {
            break;
        }
        if app.world().resource::<Sight>().options.is_empty() {
            // A table on which nobody is asked is not rehearsed at.
            hold(&mut app, true);
            assert!(
                !app.world().resource::<Sitting>().is_rehearsing()
                    || !app.world().resource::<Sight>().options.is_empty()
            );
            hold(&mut app, false);
            step(&mut app, &mut dice);
            continue;
        }
        let before = digest(&mut app);
        let came = rehearse(&mut app, &[dice.below(9), dice.below(9)]);
        for asked in came.iter().filter_map(|came| came.asked) {
            assert_eq!(asked.seat, Seat(0));
        }
        if let [.., earlier, _] = came.as_slice() {
            app.world_mut()
                .write_message(voodoo_pirate::table::TakeBack);
            app.update();
            assert_eq!(shown(&app), *earlier);
            assert!(app.world().resource::<Sitting>().is_rehearsing());
            back += 1;
        }
        hold(&mut app, false);
        assert_eq!(digest(&mut app), before);
        step(&mut app, &mut dice);
    }
    assert!(back > 10, "only {back}");
}
