//! Watching a game that nobody plays: it is paused, gone back and on in by acts and by rounds, and goes on.

use super::*;
use animations::{Moves, laid, settle};
use either::{made, observation, sits};
use games::cursed_seas::{CORSAIR, CursedSeas};
use rules::table::Table;
use voodoo_pirate::table::Watching;

/// Returns where those who watch are in a game that nobody plays.
fn watching<G: TableGame>(app: &App) -> Watching {
    sits::<G>(app).watching().expect("nobody plays")
}

/// Goes along a game that nobody plays, until nothing moves; where one is then.
fn watch<G: TableGame>(app: &mut App, travel: Travel) -> Watching {
    app.world_mut().write_message(travel);
    settle::<G>(app, &mut Moves::new());
    watching::<G>(app)
}

/// Goes to the score at once, of a game that went this way, and no view had to be mended.
fn is_watched_to_the_end<G: TableGame>(app: &mut App, digest: Option<u64>) {
    app.world_mut()
        .resource_mut::<voodoo_pirate::settings::Settings>()
        .speed = Speed::Instant;
    app.world_mut().write_message(Travel::Pause);
    for _ in 0..20_000 {
        if screen(app) == Screen::Score {
            break;
        }
        app.update();
    }
    assert_eq!(screen(app), Screen::Score);
    let log = either::digest::<G>(app);
    assert_eq!(digest.unwrap_or(log), log);
    let animations = app.world().resource::<table::AnimationQueue<G>>();
    assert_eq!(animations.mended(), 0);
    assert!(animations.view() == observation::<G>(app).view.as_ref());
}

/// A game without a decision is paused, gone back in by acts and by rounds, and gone on with to the same end.
pub(super) fn is_paused_and_rewound<G: TableGame>() {
    let automa = either::automa::<G>();
    let folder = scratch(&format!("desktop-watching-rewound-{}", G::ID));
    let mut app = laid(&folder, Speed::Times(4.0));
    let crew = crewed::<G>(&[automa, automa]);
    begin(&mut app, table::Begin::<G>::New(crew, 5));
    let digest = either::digest::<G>(&mut app);
    let shown = |app: &App| {
        let animations = app.world().resource::<table::AnimationQueue<G>>();
        let done = animations.running().map(|(_, done)| done.to_bits());
        (animations.told(), done, animations.view().cloned())
    };
    let goes_on = |app: &mut App| {
        let before = shown(app);
        for _ in 0..30 {
            app.update();
        }
        shown(app) != before
    };
    assert!(goes_on(&mut app));
    for paused in [true, false] {
        app.world_mut().write_message(Travel::Pause);
        app.update();
        assert_eq!(watching::<G>(&app).paused, paused);
        assert_ne!(goes_on(&mut app), paused);
    }
    // To the very start, on by acts, and back by them.
    let start = watch::<G>(&mut app, Travel::To(0));
    assert!(start.ends[0] && start.paused && start.seen > start.at);
    let rests = |app: &App| {
        let lines = observation::<G>(app).log.len();
        (watching::<G>(app).at, shown(app), lines)
    };
    let mut stops = vec![rests(&app)];
    for _ in 0..12 {
        let at = watch::<G>(&mut app, Travel::Later).at;
        assert!(at > stops[stops.len() - 1].0);
        assert_eq!(shown(&app).0, at);
        stops.push(rests(&app));
    }
    for stop in stops.iter().rev().skip(1) {
        watch::<G>(&mut app, Travel::Earlier);
        assert!(rests(&app) == *stop, "at {}", stop.0);
    }
    let mut session = either::session::<G>(&mut app);
    let table = session.table();
    let laid = Table::<G>::laid(table.data(), table.setup(), table.seed());
    let laid = laid.expect("it can be laid").view(None);
    assert!(shown(&app).2 == Some(laid));
    // By rounds, further than was seen before, and back.
    let mut rounds = Vec::new();
    while rounds.len() < 3 {
        let round = watch::<G>(&mut app, Travel::RoundLater);
        if round.ends[1] {
            break;
        }
        rounds.push(round.at);
    }
    assert!(rounds.len() > 1, "{rounds:?}");
    let begun: Vec<usize> = sits::<G>(&app).milestones().collect();
    let mut begun_then = begun.windows(rounds.len());
    assert!(
        begun_then.any(|some| some == rounds),
        "{rounds:?} of {begun:?}"
    );
    let at = watching::<G>(&app).at;
    for &round in rounds.iter().rev().filter(|&&round| round < at) {
        assert_eq!(watch::<G>(&mut app, Travel::RoundEarlier).at, round);
    }
    let first = watch::<G>(&mut app, Travel::RoundEarlier);
    assert_eq!(first.at, start.at);
    // On from as far as was seen.
    app.world_mut().write_message(Travel::Now);
    app.update();
    let now = watching::<G>(&app);
    assert!(!now.paused && now.at >= at);
    watch::<G>(&mut app, Travel::Earlier);
    is_watched_to_the_end::<G>(&mut app, Some(digest));
}

/// Nobody decides while those who watch look back, and one act can be awaited alone.
pub(super) fn is_rewound_while_it_is_played<G: TableGame>() {
    use SeatKind::Random;
    let folder = scratch(&format!("desktop-watching-played-{}", G::ID));
    let mut app = laid(&folder, Speed::Times(4.0));
    let crew = crewed::<G>(&[Random, either::automa::<G>()]);
    begin(&mut app, table::Begin::<G>::New(crew, 5));
    let count = |app: &mut App| made::<G>(app).len();
    let plays_on = |app: &mut App, to: usize| {
        for _ in 0..5000 {
            app.update();
            if made::<G>(app).len() >= to {
                return;
            }
        }
        panic!("nobody decides");
    };
    plays_on(&mut app, 4);
    let back = watch::<G>(&mut app, Travel::Earlier);
    let earlier = watch::<G>(&mut app, Travel::Earlier);
    assert!(earlier.at < back.at && earlier.paused);
    let before = count(&mut app);
    for _ in 0..50 {
        app.update();
    }
    assert_eq!((count(&mut app), watching::<G>(&app)), (before, earlier));
    app.world_mut().write_message(Travel::Now);
    plays_on(&mut app, before + 1);
    let end = watch::<G>(&mut app, Travel::To(usize::MAX));
    let before = count(&mut app);
    let next = watch::<G>(&mut app, Travel::Later);
    assert!(next.at > end.at && next.paused);
    settle::<G>(&mut app, &mut Moves::new());
    assert_eq!(count(&mut app), before + 1, "one alone");
    // Nor does the step to the next round end where nothing has happened yet.
    let end = watch::<G>(&mut app, Travel::To(usize::MAX));
    assert!(watch::<G>(&mut app, Travel::RoundLater).at > end.at);
    is_watched_to_the_end::<G>(&mut app, None);
}

/// A round has begun once it is counted, and a step on shows one more line, also where seats are told what nobody else is.
#[test]
fn a_step_along_the_sea_shows_one_thing_and_never_nothing() {
    let folder = scratch("desktop-watching-seas");
    let mut app = laid(&folder, Speed::Times(4.0));
    let crew = crewed::<CursedSeas>(&[CORSAIR, CORSAIR]);
    begin(&mut app, table::Begin::<CursedSeas>::New(crew, 5));
    watch::<CursedSeas>(&mut app, Travel::To(0));
    for _ in 0..3 {
        let at = watch::<CursedSeas>(&mut app, Travel::RoundLater).at;
        let begun = sits::<CursedSeas>(&app).milestones();
        let begun = begun.filter(|&begun| begun <= at).count();
        let animations = app.world().resource::<table::AnimationQueue<CursedSeas>>();
        let counted = animations.view().map(|view| usize::from(view.turn.round));
        assert_eq!(counted, Some(begun));
        let lines = |app: &App| observation::<CursedSeas>(app).log.len();
        for step in 0..20 {
            let before = lines(&app);
            watch::<CursedSeas>(&mut app, Travel::Later);
            let more = lines(&app) - before;
            assert!(more < 2 && (step > 0 || more == 1), "{more} at {step}");
        }
    }
}
