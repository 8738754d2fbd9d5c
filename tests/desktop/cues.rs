//! What is drawn after the last cue is what is drawn from the position alone, played forwards and backwards.

use super::*;
use std::collections::BTreeSet;
use std::time::Duration;
use voodoo_pirate::table::{Lantern, SeaCard, TakeBack, Travel};

/// What an update takes of the game's clock.
const STEP: Duration = Duration::from_millis(60);

/// A desktop with everything that lies in the world, on which things move at a speed.
fn laid(folder: &Path, speed: Speed) -> App {
    let options = Options {
        speed: Some(speed),
        ..options(folder)
    };
    voodoo_pirate::laid(options, STEP)
}

/// Everything that is drawn in the world, each thing in a line: its place, its picture, its water, its light.
fn drawn(app: &mut App) -> BTreeSet<String> {
    let world = app.world_mut();
    let mut things = world.query::<(
        Entity,
        Option<&Name>,
        Option<&Sprite>,
        Option<&SeaCard>,
        Option<&Lantern>,
    )>();
    let mut lines = BTreeSet::new();
    for (entity, name, sprite, card, lantern) in things.iter(world) {
        if sprite.is_none() && card.is_none() && lantern.is_none() {
            continue;
        }
        let (mut place, mut at) = (Mat4::IDENTITY, Some(entity));
        let mut hidden = false;
        while let Some(entity) = at {
            let part = world.get::<Transform>(entity).expect("all lie somewhere");
            place = part.to_matrix() * place;
            hidden |= world.get::<Visibility>(entity) == Some(&Visibility::Hidden);
            at = world.get::<ChildOf>(entity).map(ChildOf::parent);
        }
        let picture = sprite.map(|sprite| (sprite.image.id(), sprite.custom_size, sprite.color));
        let line = format!("{name:?} {picture:?} {card:?} {lantern:?} {place:?}");
        let new = hidden || lines.insert(line.clone());
        assert!(new, "drawn twice: {line}");
    }
    lines
}

/// Goes on until nothing moves; after how many updates.
fn settle(app: &mut App) -> usize {
    for number in 0..5000 {
        app.update();
        let changes = changes(app);
        let cues = app.world().resource::<Cues>();
        if cues.is_idle() && !cues.is_behind(changes) {
            // What comes and goes by command is there an update later.
            app.update();
            return number;
        }
    }
    panic!("the cues never end");
}

/// A desktop that has seen nothing of the game but what is saved of it.
fn fresh(folder: &Path, name: &str) -> App {
    let twin = scratch(name);
    fs::create_dir_all(twin.join("games")).expect("a twin can be made");
    let file = "games/voodoo-pirate-1.ron";
    fs::copy(folder.join(file), twin.join(file)).expect("the game is saved");
    let mut app = laid(&twin, Speed::Instant);
    begin(&mut app, Begin::Resume("voodoo-pirate-1".to_owned()));
    settle(&mut app);
    app
}

/// Holds what two desktops draw against each other, and what they show, where the same look at them.
fn compare(app: &mut App, other: &mut App, what: &str) {
    let (here, there) = (drawn(app), drawn(other));
    let differ: Vec<_> = here.symmetric_difference(&there).collect();
    assert!(differ.is_empty(), "{what}: {differ:#?}");
    let viewer = |app: &App| app.world().resource::<Sight>().viewer;
    if viewer(app) == viewer(other) {
        let shown = |app: &App| app.world().resource::<Cues>().view().cloned();
        assert_eq!(shown(app), shown(other), "{what}");
    }
}

#[test]
fn the_picture_after_the_last_cue_is_that_of_the_position_alone() {
    use SeatKind::{Cursed, Human};
    let crews = [
        vec![Human, Cursed, Cursed],
        vec![Human, Human, Human, Cursed],
    ];
    let (mut moved, mut undone, mut back) = (0, 0, 0);
    let mut pictures = BTreeSet::new();
    for (seed, kinds) in crews.iter().enumerate() {
        let name = format!("desktop-cues-{seed}");
        let folder = scratch(&name);
        let twin = format!("{name}-twin");
        let mut app = laid(&folder, Speed::Times(4.0));
        begin(&mut app, Begin::New(Setup::of(kinds), seed as u64 + 7));
        settle(&mut app);
        let mut dice = Dice::new(seed as u64 + 7);
        for decision in 0..60 {
            let before = changes(&app);
            step(&mut app, &mut dice);
            if screen(&app) != Screen::Table {
                break;
            }
            moved += usize::from(settle(&mut app) > 1 && before != changes(&app));
            if decision % 4 > 0 {
                continue;
            }
            let what = |what: &str| format!("seed {seed}, decision {decision}, {what}");
            compare(&mut app, &mut fresh(&folder, &twin), &what("forwards"));
            pictures.insert(drawn(&mut app));
            if app.world().resource::<Sight>().can_take_back.is_ok() {
                app.world_mut().write_message(TakeBack);
                undone += usize::from(settle(&mut app) > 1);
                compare(&mut app, &mut fresh(&folder, &twin), &what("taken back"));
            }
            let made = app
                .world_mut()
                .resource_mut::<Sitting>()
                .table()
                .choices()
                .len();
            if decision % 8 == 0 && made > 0 {
                app.world_mut().write_message(Travel::Earlier);
                back += usize::from(settle(&mut app) > 1);
                let mut other = fresh(&folder, &twin);
                other.world_mut().write_message(Travel::To(made - 1));
                settle(&mut other);
                compare(&mut app, &mut other, &what("a step earlier"));
                app.world_mut().write_message(Travel::Now);
                settle(&mut app);
            }
        }
        assert_eq!(app.world().resource::<Cues>().mended(), 0, "seed {seed}");
    }
    assert!(
        moved > 30 && undone > 3 && back > 5,
        "{moved}, {undone}, {back}"
    );
    assert!(pictures.len() > 15, "only {} pictures", pictures.len());
}

#[test]
fn what_is_taken_back_goes_the_way_it_came_and_any_input_finishes_it() {
    use SeatKind::{Cursed, Human};
    let mut app = laid(&scratch("desktop-cues-way"), Speed::Times(1.0));
    begin(&mut app, Begin::New(Setup::of(&[Human, Cursed, Cursed]), 3));
    settle(&mut app);
    let mut dice = Dice::new(3);
    /// The event under way, and how much of it is done.
    type Way = Vec<(String, f32)>;
    let watch = |app: &mut App| -> Way {
        let mut way = Way::new();
        for _ in 0..5000 {
            app.update();
            let cues = app.world().resource::<Cues>();
            if let Some((cue, done)) = cues.running() {
                way.push((format!("{:?}", cue.event), done));
            } else if !cues.is_behind(changes(app)) {
                break;
            }
        }
        way
    };
    let mut seen = 0;
    for _ in 0..200 {
        if seen > 3 {
            return;
        }
        let sight = app.world().resource::<Sight>();
        let options: Vec<_> = sight.options.iter().map(|offer| offer.choice).collect();
        if options.is_empty() {
            settle(&mut app);
            continue;
        }
        choose(&mut app, options[dice.below(options.len())]);
        let forth = watch(&mut app);
        if screen(&app) != Screen::Table {
            break;
        }
        let took = app.world().resource::<Sight>().can_take_back.is_ok();
        let moves = forth.iter().any(|(_, done)| (0.1..0.9).contains(done));
        if !took || !moves {
            continue;
        }
        app.world_mut().write_message(TakeBack);
        let back = watch(&mut app);
        let falls = back
            .windows(2)
            .filter(|pair| pair[0].0 == pair[1].0)
            .all(|pair| pair[1].1 <= pair[0].1);
        assert!(falls, "{back:?}");
        let events = |way: &Way| {
            let mut events: Vec<_> = way.iter().map(|(event, _)| event.clone()).collect();
            events.dedup();
            events
        };
        let mut mirrored = events(&back);
        mirrored.reverse();
        // What is only told and moves nothing is not told again.
        let told = events(&forth);
        assert!(
            mirrored.iter().all(|event| told.contains(event)),
            "{told:?}: {back:?}"
        );
        seen += usize::from(!back.is_empty());
    }
    panic!("only {seen} were seen to go back");
}

#[test]
fn the_line_of_a_cursed_pirates_rules_goes_when_what_it_led_to_is_over() {
    use SeatKind::{Cursed, Human};
    use rules::voodoo_pirate::Event;
    use rules::voodoo_pirate::event::Cause;
    use rules::voodoo_pirate::pieces::Place;
    let mut app = laid(&scratch("desktop-cues-aid"), Speed::Times(1.0));
    begin(
        &mut app,
        Begin::New(Setup::of(&[Human, Cursed, Cursed, Cursed]), 3),
    );
    let mut dice = Dice::new(3);
    let (mut conjured, mut ended, mut drawn) = (0, 0, 0);
    let mut last = None;
    for _ in 0..6000 {
        step(&mut app, &mut dice);
        if screen(&app) != Screen::Table || conjured > 20 && ended > 3 && drawn > 3 {
            break;
        }
        let sitting = app.world().resource::<Sitting>();
        let Some((cue, _)) = app.world().resource::<Cues>().running() else {
            continue;
        };
        let person = |seat| sitting.is_person(seat);
        if last.replace(cue.number) == Some(cue.number) {
            continue;
        }
        match cue.event {
            Event::Conjured { seat, .. } if !person(seat) => {
                assert!(cue.aid.is_some(), "{:?}", cue.caption);
                conjured += 1;
            }
            // It came of the card.
            Event::Moved {
                from: Place::Bag,
                to: Place::Berth(seat, _),
                ..
            } if cue.cause == Cause::Jax && !person(seat) => {
                let jax = sitting.speaker().words().say("aid-jax", &[]);
                assert_eq!(cue.aid, Some(jax), "{:?}", cue.caption);
                drawn += 1;
            }
            // It does not come of the card that was conjured before.
            Event::Decided {
                seat,
                choice: Choice::EndTurn,
                ..
            } if !person(seat) => {
                assert_eq!(cue.aid, None, "{:?}", cue.caption);
                ended += 1;
            }
            _ => {}
        }
    }
    assert!(
        conjured > 5 && ended > 1 && drawn > 1,
        "{conjured}, {ended}, {drawn}"
    );
}
