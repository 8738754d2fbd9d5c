//! Lessons: taken from the first to the last, left and resumed, with wrong turns and steps back.

use super::*;
use rules::table::Game;
use rules::table::lesson::name;
use voodoo_pirate::table::lesson::{Learn, Learnt};
use voodoo_pirate::table::{self, TableGame, TakeBack};

type Begun = voodoo_pirate::table::Begin<VoodooPirate>;

/// Begins a lesson of a game.
fn take<G: TableGame>(app: &mut App, number: usize) {
    app.world_mut()
        .write_message(table::Begin::<G>::Lesson(number));
    for _ in 0..4 {
        app.update();
    }
}

fn learn(app: &mut App, learn: Learn) {
    app.world_mut().write_message(learn);
    for _ in 0..3 {
        app.update();
    }
}

fn course<G: TableGame>(app: &App) -> &table::lesson::Course<G> {
    let session = app.world().resource::<table::Session<G>>();
    session.course().expect("a lesson is taken")
}

fn told<G: TableGame>(app: &mut App) -> u64 {
    let mut session = app.world_mut().resource_mut::<table::Session<G>>();
    session.table().log_digest()
}

/// The steps taken and all there are, and whether a choice is asked for.
fn stand<G: TableGame>(app: &App) -> (usize, usize, bool) {
    let course = course::<G>(app);
    let (at, all) = course.steps();
    (at, all, course.asks())
}

/// The choices that can be made, first those that lead on.
fn ways<G: TableGame>(app: &App) -> (Vec<G::Choice>, Vec<G::Choice>) {
    let asked = &course::<G>(app).step().ask;
    let observation = app.world().resource::<table::Observation<G>>();
    let open = observation.options.iter().map(|offer| offer.choice);
    open.partition(|choice| asked.contains(choice))
}

/// Every line of a lesson's log can be asked why; tells how many know more than the rule behind them.
fn asks_why<G: TableGame>(app: &mut App) -> usize {
    let log = app.world().resource::<table::Observation<G>>().log.iter();
    let numbers: Vec<usize> = log.map(|line| line.number).collect();
    let mut session = app.world_mut().resource_mut::<table::Session<G>>();
    let mut inquiries = numbers.into_iter().map(|number| {
        let inquiry = session.inquire(number);
        inquiry.expect("what happens in a lesson can be asked why")
    });
    let knows = |inquiry: &table::Inquiry| !inquiry.came_of.is_empty() || !inquiry.tried.is_empty();
    inquiries.by_ref().filter(knows).count()
}

fn answer<G: TableGame>(app: &mut App, choice: G::Choice) {
    app.world_mut().write_message(Choose::<G>::one(choice));
    for _ in 0..4 {
        app.update();
    }
}

/// Takes one step on, with the first choice that is asked for.
fn step_on<G: TableGame>(app: &mut App) {
    let (at, _, asks) = stand::<G>(app);
    if asks {
        let (leads, _) = ways::<G>(app);
        answer::<G>(app, *leads.first().expect("something leads on"));
    } else {
        let observation = app.world().resource::<table::Observation<G>>();
        assert!(observation.options.is_empty());
        learn(app, Learn::On);
    }
    assert_eq!(stand::<G>(app).0, at + 1);
}

/// Every lesson is taken to its end, and none is kept as a game.
fn are_taken<G: TableGame>() {
    let folder = scratch(&format!("lessons-{}", G::ID));
    let mut app = desktop(&folder);
    let all = G::LESSONS.len();
    take::<G>(&mut app, 0);
    for (number, path) in G::LESSONS.iter().enumerate() {
        let name = name(path);
        let is_done = |app: &App| app.world().resource::<Learnt>().is_done(G::ID, name);
        assert_eq!(screen(&app), Screen::Table, "{name}");
        assert_eq!(notice(&app), "", "{name}");
        let course = course::<G>(&app);
        assert_eq!((course.number(), course.name()), (number, name));
        assert_eq!(course.is_last(), number + 1 == all);
        while stand::<G>(&app).0 + 1 < stand::<G>(&app).1 {
            assert!(!is_done(&app));
            step_on::<G>(&mut app);
        }
        assert!(asks_why::<G>(&mut app) > 0, "{name}: nothing has a cause");
        let course = self::course::<G>(&app);
        assert!(course.is_over() && !course.asks());
        assert!(is_done(&app));
        assert_eq!(
            screen(&app),
            Screen::Table,
            "the score is the guide's to tell"
        );
        let what = if number + 1 < all {
            Learn::Next
        } else {
            Learn::Play
        };
        learn(&mut app, what);
    }
    assert!(!folder.join("finished").exists());
    let session = app.world().resource::<table::Session<G>>();
    assert!(session.course().is_none());
    assert_eq!(session.people().count(), 1);
    assert_eq!(session.seats().count(), G::seats(&G::first_game()).len());
    let lock = |number| folder.join(format!("games/{}-{number}.lock", G::ID));
    assert!(lock(1).exists() && !lock(2).exists());
}

/// A choice that leads nowhere is kindly refused and changes nothing.
fn forgive<G: TableGame>() {
    let mut app = desktop(&scratch(&format!("lesson-strays-{}", G::ID)));
    take::<G>(&mut app, 0);
    let mut strayed = 0;
    while stand::<G>(&app).0 + 1 < stand::<G>(&app).1 {
        let (_, other) = ways::<G>(&app);
        if let Some(&choice) = other.first() {
            let (before, at) = (told::<G>(&mut app), stand::<G>(&app));
            answer::<G>(&mut app, choice);
            assert_eq!((told::<G>(&mut app), stand::<G>(&app)), (before, at));
            assert!(course::<G>(&app).strays());
            assert_eq!(notice(&app), "", "the guide speaks, nothing else");
            strayed += 1;
        }
        step_on::<G>(&mut app);
        assert!(!course::<G>(&app).strays());
    }
    assert!(strayed >= 2, "{strayed}");
}

/// In every step that asks for something, something stands out, and all of it leads on as far as it goes.
fn stand_out<G: TableGame>() {
    let mut app = desktop(&scratch(&format!("lesson-stands-out-{}", G::ID)));
    let mut whole = 0;
    for number in 0..G::LESSONS.len() {
        take::<G>(&mut app, number);
        while stand::<G>(&app).0 + 1 < stand::<G>(&app).1 {
            let (at, _, asks) = stand::<G>(&app);
            if !asks {
                step_on::<G>(&mut app);
                continue;
            }
            let observation = app.world().resource::<table::Observation<G>>();
            let offers = observation.options.iter();
            let stand_out = offers.filter(|offer| course::<G>(&app).takes(&offer.act()));
            let offer = stand_out.max_by_key(|offer| offer.then.len());
            let offer = offer.unwrap_or_else(|| panic!("{number}, step {at}: nothing stands out"));
            let act = offer.act();
            let after = at + act.len();
            whole += usize::from(act.len() > 1);
            app.world_mut().write_message(Choose::<G>(act));
            for _ in 0..4 {
                app.update();
            }
            assert_eq!(stand::<G>(&app).0, after, "{number}");
        }
    }
    let acts_are_offered = G::ID == games::voodoo_island::VoodooIsland::ID;
    assert_eq!(whole > 0, acts_are_offered, "{whole} whole acts stand out");
}

/// A lesson goes back step by step and on the same way.
fn go_back<G: TableGame>() {
    let mut app = desktop(&scratch(&format!("lesson-back-{}", G::ID)));
    take::<G>(&mut app, 1);
    let can_take_back = |app: &App| {
        app.world()
            .resource::<table::Observation<G>>()
            .can_take_back
            .is_ok()
    };
    assert!(!can_take_back(&app));
    let mut stood = vec![(stand::<G>(&app), told::<G>(&mut app))];
    while stand::<G>(&app).0 + 1 < stand::<G>(&app).1 {
        step_on::<G>(&mut app);
        stood.push((stand::<G>(&app), told::<G>(&mut app)));
    }
    for before in stood.iter().rev().skip(1) {
        assert!(can_take_back(&app));
        app.world_mut().write_message(TakeBack);
        app.update();
        assert_eq!((stand::<G>(&app), told::<G>(&mut app)), *before);
    }
    for after in &stood[1..] {
        step_on::<G>(&mut app);
        assert_eq!((stand::<G>(&app), told::<G>(&mut app)), *after);
    }
    learn(&mut app, Learn::Again);
    assert_eq!((stand::<G>(&app), told::<G>(&mut app)), stood[0]);
}

#[test]
fn a_lesson_that_was_left_goes_on_at_its_step() {
    let folder = scratch("desktop-lesson-left");
    let mut app = desktop(&folder);
    begin(&mut app, Begun::Lesson(2));
    for _ in 0..7 {
        step_on::<VoodooPirate>(&mut app);
    }
    let left = (stand::<VoodooPirate>(&app), digest(&mut app));
    learn(&mut app, Learn::Leave);
    assert_eq!(screen(&app), Screen::Shelf);
    begin(&mut app, Begun::Lesson(2));
    assert_eq!((stand::<VoodooPirate>(&app), digest(&mut app)), left);
    drop(app);
    // In another window, the next day.
    let mut again = desktop(&folder);
    begin(&mut again, Begun::Lesson(2));
    assert_eq!((stand::<VoodooPirate>(&again), digest(&mut again)), left);
    // Choices that the lesson does not know any more begin it anew.
    drop(again);
    let file = folder.join(voodoo_pirate::table::lesson::FILE);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("Play(Hoodoo)"), "{text}");
    fs::write(&file, text.replace("Play(Hoodoo)", "Play(Tok)")).unwrap();
    let mut other = desktop(&folder);
    begin(&mut other, Begun::Lesson(2));
    assert_eq!(stand::<VoodooPirate>(&other).0, 0);
}

/// The tests of a game's lessons.
macro_rules! teaches {
    ($name:ident: $game:ty) => {
        mod $name {
            use super::*;

            #[test]
            fn every_lesson_is_taken_to_its_end_and_none_is_kept_as_a_game() {
                are_taken::<$game>();
            }

            #[test]
            fn a_choice_that_leads_nowhere_is_kindly_refused_and_changes_nothing() {
                forgive::<$game>();
            }

            #[test]
            fn what_stands_out_in_a_lesson_leads_on_and_something_does_in_every_step() {
                stand_out::<$game>();
            }

            #[test]
            fn a_lesson_goes_back_step_by_step_and_on_the_same_way() {
                go_back::<$game>();
            }
        }
    };
}

teaches! { voodoo_pirate_itself: VoodooPirate }
teaches! { voodoo_cards: games::voodoo_cards::VoodooCards }
teaches! { voodoo_island: games::voodoo_island::VoodooIsland }
teaches! { pirate_crusades: games::pirate_crusades::PirateCrusades }
teaches! { cursed_seas: games::cursed_seas::CursedSeas }

#[test]
fn what_was_kept_of_one_lesson_is_not_taken_for_the_next() {
    let mut app = desktop(&scratch("lessons-count-on"));
    let when = |app: &App| {
        let observation = app.world().resource::<table::Observation<VoodooPirate>>();
        [observation.seen(), observation.retold()]
    };
    take::<VoodooPirate>(&mut app, 0);
    let first = when(&app);
    take::<VoodooPirate>(&mut app, 1);
    let second = when(&app);
    // The log is laid out, and a page of "why?" inquired, once for each of these.
    assert!(
        (0..2).all(|of| second[of] != first[of]),
        "{first:?} {second:?}"
    );
}
