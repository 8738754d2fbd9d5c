//! The speed of captains: thoughts from the middle of games of four pirates, and the play alone that is in them.
//!
//! `cargo bench -p rules --bench captains --features as-in-the-game`, one core but for the workers.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::voodoo_pirate::{Setup, VoodooPirate, load};
use rules::captains::{Level, Plan, Thinker};
use rules::table::{Dice, SeatKind, Table};
use std::hint::black_box;

/// Thoughts about each position.
const THOUGHTS: u32 = 200;
/// Positions.
const GAMES: u64 = 10;

/// Games of four captains, played by quick ones to the middle.
fn middles() -> Vec<Table<VoodooPirate>> {
    (0..GAMES)
        .map(|seed| {
            let setup = Setup::of(&[SeatKind::Captain; 4]);
            let mut table =
                Table::new(load::standard(), &setup, seed).expect("four pirates can play");
            let mut thinker = Thinker::new(&table).expect("the table can be played at");
            for _ in 0..120 {
                if !thinker.begin(&mut table, Level::Deckhand.plan::<VoodooPirate>()) {
                    break;
                }
                thinker.think(u32::MAX);
                let choice = thinker.best().expect("somebody is asked");
                table.choose(choice).expect("a listed choice is legal");
            }
            table
        })
        .filter(|table| table.decision().is_some())
        .collect()
}

/// Plays one thought without the tree: deals what is hidden, and plays on by the rollout policy.
fn play(table: &mut Table<VoodooPirate>, plan: Plan, seed: u64) {
    let Some(seat) = table.decision().map(|decision| decision.seat) else {
        return;
    };
    let mut dice = Dice::new(seed);
    table.fork_for(seat, seed, |table| {
        let mut own = 0;
        while let Some(asked) = table.decision().map(|decision| decision.seat) {
            own += u32::from(asked == seat);
            if own > plan.horizon {
                break;
            }
            let strays = dice.below(100) < plan.stray::<VoodooPirate>();
            let policy = if strays { None } else { table.rollout_policy() };
            let Some(decision) = table.decision() else {
                break;
            };
            let any = decision.choices[dice.below(decision.choices.len())];
            let choice = policy.unwrap_or(any);
            table.choose(choice).expect("a listed choice is legal");
        }
        black_box((table.result(), table.evaluate()))
    });
}

fn thoughts(c: &mut Criterion) {
    let mut tables = middles();
    let mut group = c.benchmark_group("thoughts");
    group.sample_size(10);
    group.throughput(Throughput::Elements(
        u64::from(THOUGHTS) * tables.len() as u64,
    ));
    let plans = [
        ("to the horizon", Plan::default()),
        (
            "to the end of the game",
            Plan {
                horizon: u32::MAX,
                ..Plan::default()
            },
        ),
    ];
    for (name, plan) in plans {
        let mut thinker = Thinker::new(&tables[0]).expect("the table can be played at");
        group.bench_function(name, |b| {
            b.iter(|| {
                for table in &mut tables {
                    thinker.begin(table, plan);
                    thinker.think(THOUGHTS);
                }
            });
        });
        group.bench_function(format!("{name}, the play alone"), |b| {
            b.iter(|| {
                for table in &mut tables {
                    for number in 0..THOUGHTS {
                        play(table, plan, u64::from(number));
                    }
                }
            });
        });
    }
    group.finish();
}

/// A quarter of a Ghost's thoughts by one mind, and by two in threads of their own: what a second core is worth.
#[allow(
    clippy::disallowed_methods,
    reason = "the rules have no threads, but who asks a captain may have them"
)]
fn workers(c: &mut Criterion) {
    let mut tables = middles();
    // Few decisions, each of many thoughts: threads that begin and end seldom, as a Ghost's do.
    tables.truncate(2);
    let thoughts = Level::Ghost.plan::<VoodooPirate>().iterations / 4;
    let mut group = c.benchmark_group("workers");
    group.sample_size(10);
    group.throughput(Throughput::Elements(
        u64::from(thoughts) * tables.len() as u64,
    ));
    for minds in [1, 2] {
        let plan = Plan {
            minds,
            // No end of the budget is near: it does not stop early.
            iterations: u32::MAX,
            ..Plan::default()
        };
        let mut thinker = Thinker::new(&tables[0]).expect("the table can be played at");
        group.bench_function(format!("{minds}"), |b| {
            b.iter(|| {
                for table in &mut tables {
                    thinker.begin(table, plan);
                    std::thread::scope(|scope| {
                        for mind in thinker.minds() {
                            scope.spawn(|| mind.think(thoughts / u32::from(minds)));
                        }
                    });
                }
            });
        });
    }
    group.finish();
}

/// A decision by each level that answers within a second.
fn decisions(c: &mut Criterion) {
    let mut tables = middles();
    let mut group = c.benchmark_group("ten decisions");
    group.sample_size(10);
    for level in [Level::Deckhand, Level::Mate, Level::Captain] {
        let mut thinker = Thinker::new(&tables[0]).expect("the table can be played at");
        group.bench_function(format!("{level:?}"), |b| {
            b.iter(|| {
                for table in &mut tables {
                    thinker.begin(table, level.plan::<VoodooPirate>());
                    thinker.think(u32::MAX);
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, thoughts, workers, decisions);
criterion_main!(benches);
