//! Lessons: taken from the first to the last, left and resumed, with wrong turns and steps back.

use super::*;
use rules::table::lesson::Taught;
use voodoo_pirate::table::TakeBack;
use voodoo_pirate::table::lesson::{Learn, Learnt};

type Begun = voodoo_pirate::table::Begin<VoodooPirate>;

fn learn(app: &mut App, learn: Learn) {
    app.world_mut().write_message(learn);
    for _ in 0..3 {
        app.update();
    }
}

/// The steps taken and all there are, and whether a choice is asked for.
fn stand(app: &App) -> (usize, usize, bool) {
    let course = app.world().resource::<Sitting>().course();
    let course = course.expect("a lesson is taken");
    let (at, all) = course.steps();
    (at, all, course.asks())
}

/// The choices that can be made, first those that lead on.
fn ways(app: &App) -> (Vec<Choice>, Vec<Choice>) {
    let sitting = app.world().resource::<Sitting>();
    let asked = &sitting.course().expect("a lesson is taken").step().ask;
    let sight = app.world().resource::<Sight>();
    let open = sight.options.iter().map(|offer| offer.choice);
    open.partition(|choice| asked.contains(choice))
}

/// Takes one step on, with the first choice that is asked for.
fn step_on(app: &mut App) {
    let (at, _, asks) = stand(app);
    if asks {
        let (leads, _) = ways(app);
        choose(app, *leads.first().expect("something leads on"));
        for _ in 0..3 {
            app.update();
        }
    } else {
        assert!(app.world().resource::<Sight>().options.is_empty());
        learn(app, Learn::On);
    }
    assert_eq!(stand(app).0, at + 1);
}

#[test]
fn every_lesson_is_taken_to_its_end_and_none_is_kept_as_a_game() {
    let folder = scratch("desktop-lessons");
    let mut app = desktop(&folder);
    let all = VoodooPirate::LESSONS.len();
    begin(&mut app, Begun::Lesson(0));
    for number in 0..all {
        let name = rules::table::lesson::name(VoodooPirate::LESSONS[number]);
        assert_eq!(screen(&app), Screen::Table, "{name}");
        assert_eq!(notice(&app), "", "{name}");
        let course = app.world().resource::<Sitting>().course().unwrap();
        assert_eq!((course.number(), course.name()), (number, name));
        assert_eq!(course.is_last(), number + 1 == all);
        while stand(&app).0 + 1 < stand(&app).1 {
            assert!(
                !app.world()
                    .resource::<Learnt>()
                    .is_done("voodoo-pirate", name)
            );
            step_on(&mut app);
        }
        let course = app.world().resource::<Sitting>().course().unwrap();
        assert!(course.is_over() && !course.asks());
        assert!(
            app.world()
                .resource::<Learnt>()
                .is_done("voodoo-pirate", name)
        );
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
    let sitting = app.world().resource::<Sitting>();
    assert!(sitting.course().is_none());
    assert_eq!((sitting.people(), sitting.seats().count()), (1, 4));
    assert!(folder.join("games/voodoo-pirate-1.lock").exists());
    assert!(!folder.join("games/voodoo-pirate-2.lock").exists());
}

#[test]
fn a_choice_that_leads_nowhere_is_kindly_refused_and_changes_nothing() {
    let mut app = desktop(&scratch("desktop-lesson-strays"));
    begin(&mut app, Begun::Lesson(0));
    let mut strayed = 0;
    while stand(&app).0 + 1 < stand(&app).1 {
        let (_, other) = ways(&app);
        if let Some(&choice) = other.first() {
            let (before, at) = (digest(&mut app), stand(&app));
            choose(&mut app, choice);
            app.update();
            assert_eq!((digest(&mut app), stand(&app)), (before, at));
            assert!(app.world().resource::<Sitting>().course().unwrap().strays());
            assert_eq!(notice(&app), "", "the guide speaks, nothing else");
            strayed += 1;
        }
        step_on(&mut app);
        assert!(!app.world().resource::<Sitting>().course().unwrap().strays());
    }
    assert!(strayed >= 2, "{strayed}");
}

#[test]
fn a_lesson_goes_back_step_by_step_and_on_the_same_way() {
    let mut app = desktop(&scratch("desktop-lesson-back"));
    begin(&mut app, Begun::Lesson(1));
    assert!(!app.world().resource::<Sight>().can_take_back);
    let mut stood = vec![(stand(&app), digest(&mut app))];
    while stand(&app).0 + 1 < stand(&app).1 {
        step_on(&mut app);
        stood.push((stand(&app), digest(&mut app)));
    }
    for before in stood.iter().rev().skip(1) {
        assert!(app.world().resource::<Sight>().can_take_back);
        app.world_mut().write_message(TakeBack);
        app.update();
        assert_eq!((stand(&app), digest(&mut app)), *before);
    }
    for after in &stood[1..] {
        step_on(&mut app);
        assert_eq!((stand(&app), digest(&mut app)), *after);
    }
    learn(&mut app, Learn::Again);
    assert_eq!((stand(&app), digest(&mut app)), stood[0]);
}

#[test]
fn a_lesson_that_was_left_goes_on_at_its_step() {
    let folder = scratch("desktop-lesson-left");
    let mut app = desktop(&folder);
    begin(&mut app, Begun::Lesson(2));
    for _ in 0..7 {
        step_on(&mut app);
    }
    let left = (stand(&app), digest(&mut app));
    learn(&mut app, Learn::Leave);
    assert_eq!(screen(&app), Screen::Shelf);
    begin(&mut app, Begun::Lesson(2));
    assert_eq!((stand(&app), digest(&mut app)), left);
    drop(app);
    // In another window, the next day.
    let mut again = desktop(&folder);
    begin(&mut again, Begun::Lesson(2));
    assert_eq!((stand(&again), digest(&mut again)), left);
    // Choices that the lesson does not know any more begin it anew.
    drop(again);
    let file = folder.join(voodoo_pirate::table::lesson::FILE);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("Play(Hoodoo)"), "{text}");
    fs::write(&file, text.replace("Play(Hoodoo)", "Play(Tok)")).unwrap();
    let mut other = desktop(&folder);
    begin(&mut other, Begun::Lesson(2));
    assert_eq!(stand(&other).0, 0);
}
