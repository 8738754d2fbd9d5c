//! The table after the last animation is drawn as from the position alone, played forwards and backwards.

use super::*;
use either::{answer, changes, made, observation, saved, sits};
use games::voodoo::CURSED;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use voodoo_pirate::table::{Lantern, SeaCard, TakeBack, Travel, Undo};

/// The time of the game's clock that an update takes.
const STEP: Duration = Duration::from_millis(60);

/// A desktop with everything that lies in the world, on which things move at a speed.
pub(super) fn laid(folder: &Path, speed: Speed) -> App {
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

/// The number of times that each kind of event was seen on its way.
pub(super) type Moves = BTreeMap<String, usize>;

/// Returns what an event is, in its first word; a card of the ring moves otherwise than a piece that one holds.
fn kind<E: std::fmt::Debug>(event: &E) -> String {
    let told = format!("{event:?}");
    let word = told.split([' ', '(', '{']).next().unwrap_or_default();
    if word == "Moved" && told.contains("from: Ring") {
        "MovedOnTheRing".to_owned()
    } else {
        word.to_owned()
    }
}

/// Goes on until nothing moves; after how many updates. What is seen on its way is counted.
pub(super) fn settle<G: TableGame>(app: &mut App, seen: &mut Moves) -> usize {
    for number in 0..5000 {
        app.update();
        let animations = app.world().resource::<table::AnimationQueue<G>>();
        if let Some((animation, done)) = animations.running()
            && (0.1..0.9).contains(&done)
        {
            *seen.entry(kind(&animation.event)).or_default() += 1;
        }
        if animations.is_idle() && !sits::<G>(app).has_news() {
            // What comes and goes by command is there an update later.
            app.update();
            return number;
        }
    }
    panic!("the animations never end");
}

/// A desktop that has seen nothing of the game but what is saved of it.
pub(super) fn fresh<G: TableGame>(folder: &Path, name: &str) -> App {
    let twin = scratch(name);
    fs::create_dir_all(twin.join("games")).expect("a twin can be made");
    fs::copy(saved::<G>(folder), saved::<G>(&twin)).expect("the game is saved");
    let mut app = laid(&twin, Speed::Instant);
    begin(&mut app, table::Begin::<G>::Resume(format!("{}-1", G::ID)));
    settle::<G>(&mut app, &mut Moves::new());
    app
}

/// Holds what two desktops draw against each other, and what they show, where the same look at them.
pub(super) fn compare<G: TableGame>(app: &mut App, other: &mut App, what: &str) {
    let (here, there) = (drawn(app), drawn(other));
    let differ: Vec<_> = here.symmetric_difference(&there).collect();
    assert!(differ.is_empty(), "{what}: {differ:#?}");
    if observation::<G>(app).viewer == observation::<G>(other).viewer {
        let shown = |app: &App| {
            app.world()
                .resource::<table::AnimationQueue<G>>()
                .view()
                .cloned()
        };
        assert_eq!(shown(app), shown(other), "{what}");
    }
}

/// After random decisions, after one that is taken back and at an earlier table, the table is drawn as by a desktop
/// that has seen nothing but that; and no view had to be mended. These kinds of events were seen on their way.
pub(super) fn is_drawn_alone<G: TableGame>(kinds: &[&str]) {
    use SeatKind::Human;
    let crews = [
        vec![Human, either::automa::<G>(), either::automa::<G>()],
        vec![Human, Human, Human, either::automa::<G>()],
    ];
    let (mut moved, mut undone, mut back) = (0, 0, 0);
    let mut pictures = BTreeSet::new();
    let mut seen = Moves::new();
    for (seed, crew) in (0..).zip(&crews) {
        let name = format!("desktop-animations-{}-{seed}", G::ID);
        let folder = scratch(&name);
        let twin = format!("{name}-twin");
        let mut app = laid(&folder, Speed::Times(4.0));
        begin(&mut app, table::Begin::<G>::New(crewed(crew), seed + 7));
        settle::<G>(&mut app, &mut seen);
        let mut dice = Dice::new(seed + 7);
        for decision in 0..60 {
            let before = changes::<G>(&app);
            answer::<G>(&mut app, &mut dice);
            if screen(&app) != Screen::Table {
                break;
            }
            let updates = settle::<G>(&mut app, &mut seen);
            moved += usize::from(updates > 1 && before != changes::<G>(&app));
            // A game that is over is no longer saved to go on with.
            if !saved::<G>(&folder).exists() {
                break;
            }
            // What is shown can seldom be taken back freely: once it was, looking now and then is enough.
            let freely = observation::<G>(&app).can_take_back == Ok(Undo::Freely);
            if decision % 4 > 0 && !(freely && undone == 0) {
                continue;
            }
            let what = |what: &str| format!("seed {seed}, decision {decision}, {what}");
            let mut other = fresh::<G>(&folder, &twin);
            compare::<G>(&mut app, &mut other, &what("forwards"));
            pictures.insert(drawn(&mut app));
            if freely {
                app.world_mut().write_message(TakeBack);
                undone += usize::from(settle::<G>(&mut app, &mut seen) > 1);
                let mut other = fresh::<G>(&folder, &twin);
                compare::<G>(&mut app, &mut other, &what("taken back"));
            }
            let made = made::<G>(&mut app).len();
            if decision % 8 == 0 && made > 0 {
                app.world_mut().write_message(Travel::Earlier);
                back += usize::from(settle::<G>(&mut app, &mut seen) > 1);
                let mut other = fresh::<G>(&folder, &twin);
                let at = sits::<G>(&app).looks_back().unwrap_or(made);
                other.world_mut().write_message(Travel::To(at));
                settle::<G>(&mut other, &mut Moves::new());
                compare::<G>(&mut app, &mut other, &what("a step earlier"));
                app.world_mut().write_message(Travel::Now);
                settle::<G>(&mut app, &mut seen);
            }
        }
        let animations = app.world().resource::<table::AnimationQueue<G>>();
        assert_eq!(animations.mended(), 0, "seed {seed}");
    }
    assert!(
        moved > either::often::<G>(20, 12) && undone > 0 && back > 2,
        "{moved}, {undone}, {back}"
    );
    // Some tables paint all of their things anew in each frame: nothing of theirs lies there but the mat.
    let painted = pictures.iter().all(|drawn| drawn.len() <= 1);
    let count = pictures.len();
    assert!(painted || count > 15, "only {count} pictures");
    for kind in kinds {
        assert!(seen.contains_key(*kind), "no {kind} in {seen:?}");
    }
}

/// A decision that is taken back goes the way it came, and any input finishes it.
pub(super) fn goes_the_way_it_came<G: TableGame>() {
    use SeatKind::Human;
    let folder = scratch(&format!("desktop-animations-way-{}", G::ID));
    let mut app = laid(&folder, Speed::Times(1.0));
    let crew = crewed::<G>(&[Human, either::automa::<G>(), either::automa::<G>()]);
    begin(&mut app, table::Begin::<G>::New(crew, 3));
    settle::<G>(&mut app, &mut Moves::new());
    let mut dice = Dice::new(3);
    /// The event under way, and how much of it is done.
    type Way = Vec<(String, f32)>;
    let watch = |app: &mut App| -> Way {
        let mut way = Way::new();
        for _ in 0..5000 {
            app.update();
            let animations = app.world().resource::<table::AnimationQueue<G>>();
            if let Some((animation, done)) = animations.running() {
                way.push((format!("{:?}", animation.event), done));
            } else if !sits::<G>(app).has_news() {
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
        let options = &observation::<G>(&app).options;
        if options.is_empty() {
            settle::<G>(&mut app, &mut Moves::new());
            continue;
        }
        let choice = options[dice.below(options.len())].choice;
        app.world_mut().write_message(Choose::<G>::one(choice));
        let forth = watch(&mut app);
        if screen(&app) != Screen::Table {
            break;
        }
        let took = observation::<G>(&app).can_take_back == Ok(Undo::Freely);
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

/// A game is watched from before anybody acted, and its score is told when all of it was shown.
pub(super) fn is_watched_from_the_start<G: TableGame>() {
    let automa = either::automa::<G>();
    let folder = scratch(&format!("desktop-animations-watched-{}", G::ID));
    let mut app = laid(&folder, Speed::Times(4.0));
    begin(
        &mut app,
        table::Begin::<G>::New(crewed(&[automa, automa]), 5),
    );
    let mut seen = Moves::new();
    for _ in 0..150 {
        app.update();
        let animations = app.world().resource::<table::AnimationQueue<G>>();
        if let Some((animation, _)) = animations.running() {
            *seen.entry(kind(&animation.event)).or_default() += 1;
        }
    }
    assert!(seen.len() > 1, "{seen:?}");
    assert_eq!(screen(&app), Screen::Table);
    let animations = app.world().resource::<table::AnimationQueue<G>>();
    assert!(animations.view() != observation::<G>(&app).view.as_ref());
    app.world_mut()
        .resource_mut::<voodoo_pirate::settings::Settings>()
        .speed = Speed::Instant;
    settle::<G>(&mut app, &mut seen);
    app.update();
    assert_eq!(screen(&app), Screen::Score);
    let animations = app.world().resource::<table::AnimationQueue<G>>();
    assert_eq!(animations.mended(), 0);
    assert!(animations.view() == observation::<G>(&app).view.as_ref());
}

#[test]
fn no_light_tints_sails_and_badges() {
    use SeatKind::Human;
    let mut app = laid(&scratch("desktop-animations-sails"), Speed::Instant);
    let setup = Setup::of(&[Human, CURSED, CURSED]);
    begin(&mut app, Begin::New(setup, 3));
    settle::<VoodooPirate>(&mut app, &mut Moves::new());
    let mut dice = Dice::new(3);
    // They leave for the chart.
    for _ in 0..2 {
        answer::<VoodooPirate>(&mut app, &mut dice);
        settle::<VoodooPirate>(&mut app, &mut Moves::new());
    }
    let world = app.world_mut();
    let mut things = world.query::<(&Name, &Transform)>();
    for (name, is_tinted) in [("Ship", true), ("Sails", false), ("Badge", false)] {
        let parts = things
            .iter(world)
            .filter(|(other, _)| other.as_str() == name);
        let heights: Vec<f32> = parts.map(|(_, lies)| lies.translation.z).collect();
        assert_eq!(heights.len(), 3, "{name}");
        let tinted = |height: &f32| *height < table::light::HEIGHT;
        assert!(
            heights.iter().all(|height| tinted(height) == is_tinted),
            "{name}"
        );
    }
}

#[test]
fn the_line_of_a_cursed_pirates_rules_goes_when_what_it_led_to_is_over() {
    use SeatKind::Human;
    use games::voodoo_pirate::Event;
    use games::voodoo_pirate::event::Cause;
    use games::voodoo_pirate::pieces::Place;
    let mut app = laid(&scratch("desktop-animations-aid"), Speed::Times(1.0));
    begin(
        &mut app,
        Begin::New(Setup::of(&[Human, CURSED, CURSED, CURSED]), 3),
    );
    let mut dice = Dice::new(3);
    let (mut conjured, mut ended, mut drawn) = (0, 0, 0);
    let mut last = None;
    for _ in 0..6000 {
        step(&mut app, &mut dice);
        if screen(&app) != Screen::Table || conjured > 20 && ended > 3 && drawn > 3 {
            break;
        }
        let session = sits::<VoodooPirate>(&app);
        let Some((animation, _)) = app.world().resource::<AnimationQueue>().running() else {
            continue;
        };
        let person = |seat| session.is_person(seat);
        if last.replace(animation.number) == Some(animation.number) {
            continue;
        }
        match animation.event {
            Event::Conjured { seat, .. } if !person(seat) => {
                assert!(animation.aid.is_some(), "{:?}", animation.caption);
                conjured += 1;
            }
            // It came of the card.
            Event::Moved {
                from: Place::Bag,
                to: Place::Berth(seat, _),
                ..
            } if animation.cause == Cause::Jax && !person(seat) => {
                let jax = session.speaker().words().say("aid-jax", &[]);
                assert_eq!(animation.aid, Some(jax), "{:?}", animation.caption);
                drawn += 1;
            }
            // It does not come of the card that was conjured before.
            Event::Decided {
                seat,
                choice: Choice::EndTurn,
                ..
            } if !person(seat) => {
                assert_eq!(animation.aid, None, "{:?}", animation.caption);
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
