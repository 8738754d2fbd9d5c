//! The order of systems: two that touch the same thing, one of them to change it, run in an order that is set. Otherwise what a
//! player sees would hang on the number of cores.

use crate::{options, scratch};
use bevy::prelude::*;
use std::collections::HashMap;
use std::time::Duration;
use voodoo_pirate::table::Notice;

/// Returns whether a system is held to it: what Bevy and its plugins leave open among themselves is theirs.
fn is_ours(system: &str) -> bool {
    let first = system.strip_prefix("Pipe(").unwrap_or(system);
    first.starts_with("voodoo_pirate::") || first.starts_with(module_path!())
}

/// Returns the pairs of systems whose order hangs on chance, with what they conflict on, schedule by schedule.
fn ambiguities(app: &mut App) -> Vec<String> {
    app.finish();
    app.cleanup();
    let world = app.world_mut();
    let schedules = world.resource::<Schedules>();
    let labels: Vec<_> = schedules
        .iter()
        .map(|(_, schedule)| schedule.label())
        .collect();
    let mut found = Vec::new();
    for label in labels {
        world.schedule_scope(label, |world, schedule| {
            schedule.initialize(world).expect("a schedule is built");
            let systems = schedule.systems().expect("it was built just now");
            let names: HashMap<_, _> = systems
                .map(|(key, system)| (key, system.name().to_string()))
                .collect();
            for (one, other, on) in schedule.graph().conflicting_systems().iter() {
                let (one, other) = (&names[one], &names[other]);
                let ours = [one, other].map(|system| is_ours(system));
                // What runs a game's schedule has the whole world. It conflicts with systems of Bevy's on nothing that could be named.
                let whole = on.is_empty();
                if ours == [true; 2] || !whole && ours != [false; 2] {
                    let on = on.iter().filter_map(|&id| world.components().get_name(id));
                    let on: Vec<_> = on.map(|name| name.shortname().to_string()).collect();
                    found.push(format!("{label:?}: {one} and {other} on {on:?}"));
                }
            }
        });
    }
    found.sort();
    found
}

#[test]
fn no_two_systems_run_in_an_order_that_hangs_on_chance() {
    let folder = scratch("desktop-order");
    let step = Duration::from_millis(20);
    let mut apps = [
        voodoo_pirate::headless(options(&folder)),
        voodoo_pirate::laid(options(&folder), step),
        voodoo_pirate::undrawn(options(&folder)),
    ];
    let found = apps.each_mut().map(ambiguities).concat();
    assert!(
        found.is_empty(),
        "{} pairs\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn two_systems_left_to_chance_are_found() {
    fn tells(mut notice: ResMut<Notice>) {
        notice.text.clear();
    }
    fn tells_too(mut notice: ResMut<Notice>) {
        notice.text.push('.');
    }
    let mut app = voodoo_pirate::headless(options(&scratch("desktop-order-chance")));
    app.add_systems(Last, (tells, tells_too));
    let found = ambiguities(&mut app);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("tells_too"), "{found:?}");
}
