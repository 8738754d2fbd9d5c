//! Moves are rehearsed: nothing of it is kept, and nothing hidden is in it.

use super::*;
use either::{answer, digest, made, observation, saved, session, sits};
use rules::table::{Position, Seat};
use voodoo_pirate::table::{Asked, Line, Offer, Rehearse};

/// Everything that is shown.
#[derive(Debug, PartialEq, Clone)]
struct Seen<G: TableGame> {
    view: Option<G::View>,
    asked: Option<Asked<G>>,
    prompt: String,
    options: Vec<Offer<G>>,
    log: Vec<Line<G>>,
    unknown: bool,
}

fn shown<G: TableGame>(app: &App) -> Seen<G> {
    let observation = observation::<G>(app);
    Seen {
        view: observation.view.clone(),
        asked: observation.asked,
        prompt: observation.prompt.clone(),
        options: observation.options.clone(),
        log: observation.log.clone(),
        unknown: sits::<G>(app).rehearsed_to_the_unknown(),
    }
}

fn hold(app: &mut App, held: bool) {
    app.world_mut().write_message(Rehearse(held));
    app.update();
}

/// Rehearses choices by their places among what is offered; what each comes to. What may not be told to those who look ends a
/// rehearsal, so it is left out.
fn rehearse<G: TableGame>(app: &mut App, places: &[usize]) -> Vec<Seen<G>> {
    hold(app, true);
    let mut came = vec![shown::<G>(app)];
    for place in places {
        let observation = observation::<G>(app);
        let Some(asked) = &observation.asked else {
            break;
        };
        let tells = |choice| {
            observation.viewer == Some(asked.seat) || !G::is_veiled(asked.question, choice, None)
        };
        let offered = observation.options.iter().map(|option| option.choice);
        let open: Vec<G::Choice> = offered.filter(|&choice| tells(choice)).collect();
        if open.is_empty() {
            break;
        }
        let choice = open[place % open.len()];
        app.world_mut().write_message(Choose::<G>::one(choice));
        app.update();
        assert_eq!(notice(app), "");
        came.push(shown::<G>(app));
    }
    came
}

/// Lays another position on the table.
fn lay<G: TableGame>(app: &mut App, position: &Position) {
    session::<G>(app).table().copy_in(position);
}

/// Nothing of a rehearsal is kept, and nothing hidden is in it.
pub(super) fn is_kept_apart<G: TableGame>() {
    use SeatKind::Human;
    let (mut choices, mut unknown, mut several, mut dealt_anew) = (0, 0, 0, 0);
    for seed in 0..3 {
        let folder = scratch(&format!("desktop-rehearsal-{}-{seed}", G::ID));
        let mut app = either::sit_down::<G>(&folder, &[Human, either::automa::<G>(), Human], seed);
        let mut dice = Dice::new(seed);
        for _ in 0..120 {
            if screen(&app) != Screen::Table {
                break;
            }
            let observation = observation::<G>(&app);
            let asked = observation.asked.map(|asked| asked.seat);
            let (Some(seat), false) = (asked, observation.options.is_empty()) else {
                answer::<G>(&mut app, &mut dice);
                continue;
            };
            let stands = |app: &mut App| {
                let file = fs::read(saved::<G>(&folder)).ok();
                (digest::<G>(app), file, shown::<G>(app))
            };
            let before = stands(&mut app);
            let count = made::<G>(&mut app).len();
            let places: Vec<usize> = (0..4).map(|_| dice.below(60)).collect();
            let came = rehearse::<G>(&mut app, &places);
            assert!(sits::<G>(&app).is_rehearsing());
            assert_eq!(
                digest::<G>(&mut app),
                before.0,
                "the true table stands as it stood"
            );
            choices += came.len() - 1;
            several += usize::from(came.len() > 2);
            unknown += usize::from(came.last().is_some_and(|last| last.unknown));
            hold(&mut app, false);
            assert!(!sits::<G>(&app).is_rehearsing());
            let after = stands(&mut app);
            assert!(before == after, "seed {seed}: something of it was kept");
            assert_eq!(made::<G>(&mut app).len(), count);
            // Whatever the seat may not know: it would have seen the same.
            let knows = either::observation::<G>(&app).viewer.unwrap_or(seat);
            let (mut true_one, mut another) = (Position::default(), Position::default());
            let mut session = session::<G>(&mut app);
            let table = session.table();
            table.copy_out(&mut true_one);
            table.fork_for(knows, seed + 99, |fork| fork.copy_out(&mut another));
            dealt_anew += usize::from(true_one.digest() != another.digest());
            lay::<G>(&mut app, &another);
            let there = rehearse::<G>(&mut app, &places);
            assert!(
                came == there,
                "seed {seed}: what {knows:?} may not know shows"
            );
            hold(&mut app, false);
            lay::<G>(&mut app, &true_one);
            answer::<G>(&mut app, &mut dice);
        }
    }
    assert!(choices > 100 && several > 20, "{choices}, {several}");
    assert!(unknown > 10 && dealt_anew > 30, "{unknown}, {dealt_anew}");
}

/// A rehearsed choice is taken back alone, and nobody else's decision is rehearsed.
pub(super) fn is_taken_back_alone<G: TableGame>() {
    use SeatKind::{Human, Random};
    let mut back = 0;
    for seed in 4..8 {
        let folder = scratch(&format!("desktop-rehearsal-back-{}-{seed}", G::ID));
        let mut app = either::sit_down::<G>(&folder, &[Human, Random, Random], seed);
        let mut dice = Dice::new(seed);
        for _ in 0..150 {
            if screen(&app) != Screen::Table {
                break;
            }
            if observation::<G>(&app).options.is_empty() {
                // A table on which nobody is asked is not rehearsed at.
                hold(&mut app, true);
                assert!(
                    !sits::<G>(&app).is_rehearsing() || !observation::<G>(&app).options.is_empty()
                );
                hold(&mut app, false);
                answer::<G>(&mut app, &mut dice);
                continue;
            }
            let before = digest::<G>(&mut app);
            let came = rehearse::<G>(&mut app, &[dice.below(9), dice.below(9)]);
            for asked in came.iter().filter_map(|came| came.asked) {
                assert_eq!(asked.seat, Seat(0));
            }
            if let [.., earlier, _] = came.as_slice() {
                app.world_mut().write_message(table::TakeBack);
                app.update();
                assert!(shown::<G>(&app) == *earlier);
                assert!(sits::<G>(&app).is_rehearsing());
                back += 1;
            }
            hold(&mut app, false);
            assert_eq!(digest::<G>(&mut app), before);
            answer::<G>(&mut app, &mut dice);
        }
    }
    assert!(back > 10, "only {back}");
}
