//! Pieces fade over from their places to the next where motion is calm, and nothing stays pale.

use super::*;
use animations::{Moves, compare, fresh, laid, settle};
use either::{answer, made, saved, sits};
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use games::voodoo_pirate::Event;
use std::collections::{BTreeMap, BTreeSet};
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::Clarity;

/// The name of a thing that comes to lie on the table and may be taken back.
const TILE: &str = "Sea tile";

/// A thing in the world: what it is called, where it lies, what lies on it, and how clearly it is seen.
#[derive(Debug)]
struct Thing {
    name: String,
    lies: Transform,
    holds: Vec<Entity>,
    clear: f32,
}

impl Thing {
    /// Returns whether it lies elsewhere than before, or shows something else.
    fn differs(&self, before: &Self) -> bool {
        let off = self.lies.translation - before.lies.translation;
        let turned = self.lies.rotation.angle_between(before.lies.rotation);
        let grown = self.lies.scale - before.lies.scale;
        let moved = off.truncate().length() > 0.5 || turned > 0.02 || grown.length() > 0.02;
        moved || self.holds != before.holds
    }
}

/// Everything that can fade over, as it is drawn now.
type Things = BTreeMap<Entity, Thing>;

fn things(app: &mut App) -> Things {
    let world = app.world_mut();
    let mut all = world.query::<(
        Entity,
        Option<&Name>,
        &Transform,
        Option<&Children>,
        &Clarity,
        &Visibility,
    )>();
    let seen = all.iter(world);
    seen.filter(|(.., visible)| **visible != Visibility::Hidden)
        .map(|(entity, name, lies, holds, clarity, _)| {
            let thing = Thing {
                name: name.map_or("Token", Name::as_str).to_owned(),
                lies: *lies,
                holds: holds.map_or_else(Vec::new, |holds| holds.to_vec()),
                clear: clarity.0,
            };
            (entity, thing)
        })
        .collect()
}

/// Returns what has moved, come or gone since, by name: just then it is hardly seen.
fn moved(before: &Things, now: &Things) -> BTreeSet<String> {
    let mut moved = BTreeSet::new();
    let mut note = |thing: &Thing| {
        assert!(thing.clear < 0.6, "it jumps: {thing:?}");
        moved.insert(thing.name.clone());
    };
    for (entity, thing) in now {
        let comes = || thing.name == TILE;
        let was = before.get(entity);
        if was.map_or_else(comes, |was| thing.differs(was)) {
            note(thing);
        }
    }
    for (entity, thing) in before {
        if thing.name == TILE && !now.contains_key(entity) {
            note(thing);
        }
    }
    moved
}

/// Looks at every update until nothing moves; what has moved, by name. Nothing is pale then. Of what is taken back nothing
/// passes over the table once more.
fn watch<G: TableGame>(app: &mut App, before: &mut Things, back: bool) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut rests = 0;
    for _ in 0..5000 {
        if screen(app) != Screen::Table {
            return all;
        }
        let now = things(app);
        all.append(&mut moved(before, &now));
        *before = now;
        let animations = app.world().resource::<table::AnimationQueue<G>>();
        assert!(!back || animations.passing().is_none());
        let idle = animations.is_idle() && !sits::<G>(app).has_news();
        rests = if idle { rests + 1 } else { 0 };
        if rests > 1 {
            let pale = before.values().find(|thing| thing.clear < 1.0);
            assert!(pale.is_none(), "{pale:?}");
            return all;
        }
        app.update();
    }
    panic!("the animations never end");
}

/// Things that move fade over forwards and backwards, and what is drawn then is what a desktop draws that has seen nothing of it.
/// Things of these names have moved.
fn fades_over<G: TableGame>(names: &[&str]) {
    let [mut forth, mut back] = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..8 {
        let name = format!("desktop-calm-{}-{seed}", G::ID);
        let (folder, twin) = (scratch(&name), format!("{name}-twin"));
        // Slowly enough that a fade is seen several times.
        let mut app = laid(&folder, Speed::Times(0.5));
        app.world_mut().resource_mut::<Settings>().calm = true;
        let crew = rules::kit::Setup::<G>::of(&[SeatKind::Human]);
        begin(&mut app, table::Begin::<G>::New(crew, seed + 7));
        settle::<G>(&mut app, &mut Moves::new());
        let mut dice = Dice::new(seed + 7);
        for _ in 0..80 {
            let mut seen = things(&mut app);
            answer::<G>(&mut app, &mut dice);
            let moved = watch::<G>(&mut app, &mut seen, false);
            // A game that is over is no longer saved to go on with.
            if screen(&app) != Screen::Table || !saved::<G>(&folder).exists() {
                break;
            }
            let new = !moved.is_subset(&back);
            forth.extend(moved);
            if !new {
                continue;
            }
            let made = made::<G>(&mut app).len();
            app.world_mut().write_message(Travel::Earlier);
            app.update();
            back.append(&mut watch::<G>(&mut app, &mut seen, true));
            let mut other = fresh::<G>(&folder, &twin);
            other.world_mut().write_message(Travel::To(made - 1));
            settle::<G>(&mut other, &mut Moves::new());
            compare::<G>(&mut app, &mut other, "a step earlier");
            app.world_mut().write_message(Travel::Now);
            app.update();
            forth.append(&mut watch::<G>(&mut app, &mut seen, false));
            let mut other = fresh::<G>(&folder, &twin);
            compare::<G>(&mut app, &mut other, "forwards");
        }
        let animations = app.world().resource::<table::AnimationQueue<G>>();
        assert_eq!(animations.mended(), 0, "seed {seed}");
        let mut named = names.iter();
        if named.all(|&name| forth.contains(name) && back.contains(name)) {
            return;
        }
    }
    panic!("only these faded: {forth:?}, and back: {back:?}");
}

#[test]
fn where_motion_is_calm_tiles_fade_over() {
    fades_over::<VoodooPirate>(&["Ship", TILE]);
}

#[test]
fn where_motion_is_calm_cards_of_the_ring_fade_over() {
    fades_over::<VoodooCards>(&["Ship", "Sea card"]);
}

#[test]
fn where_motion_is_calm_a_ship_fades_over_and_is_never_between_two_spaces() {
    use SeatKind::Human;
    const SPACE: f32 = 80.0;
    let mut app = laid(&scratch("desktop-calm"), Speed::Times(1.0));
    app.world_mut().resource_mut::<Settings>().calm = true;
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED, CURSED]), 3));
    let mut dice = Dice::new(3);
    let (mut faded, mut seen) = (0, 0);
    for _ in 0..4000 {
        if app.world().resource::<AnimationQueue>().is_idle() {
            step(&mut app, &mut dice);
        } else {
            app.update();
        }
        if screen(&app) != Screen::Table || faded > 10 {
            break;
        }
        let animations = app.world().resource::<AnimationQueue>();
        if let Some((animation, motion)) = animations.moving()
            && let Event::Sailed { ship, from, to, .. } = animation.event
        {
            let lies = animations.view().and_then(|view| view.pirate(ship).space);
            let seen = if motion.done > 0.0 { to } else { from };
            assert_eq!(lies, Some(seen), "all else is seen as if it lay there");
        }
        let world = app.world_mut();
        let mut things = world.query::<(&Name, &Transform, &Visibility, &Sprite)>();
        let ships = things.iter(world).filter(|(name, _, visible, _)| {
            name.as_str() == "Ship" && **visible != Visibility::Hidden
        });
        for (_, lies, _, sprite) in ships {
            let spaces = (lies.translation.truncate() - SPACE / 2.0) / SPACE;
            let off = (spaces - spaces.round()).length();
            assert!(off < 0.01, "a ship lies at {spaces}");
            seen += 1;
            faded += usize::from(sprite.color.alpha() < 0.99);
        }
    }
    assert!(faded > 3, "{faded} of {seen} faded");
}
