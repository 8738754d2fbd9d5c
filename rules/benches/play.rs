//! The speed of the rules: random games, positions, replays, views, and the executor trap.
//!
//! `cargo bench -p rules --features as-in-the-game`, and without the feature for comparison.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::voodoo_cards::{self, VoodooCards};
use games::voodoo_pirate::{Setup, VoodooPirate, load};
use rules::table::save::Saved;
use rules::table::{AtRandom, Dice, Game, Position, Seat, SeatKind, Table};
use std::hint::black_box;

fn four_pirates(seed: u64) -> Table<VoodooPirate> {
    Table::new(load::standard(), &Setup::of(&[SeatKind::Random; 4]), seed)
        .expect("four pirates can play")
}

/// Plays on at random; says how many decisions were made.
fn play_on<G: Game>(table: &mut Table<G>, dice: &mut Dice, most: usize) -> usize {
    for made in 0..most {
        let Some(decision) = table.decision() else {
            return made;
        };
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).expect("a listed choice is legal");
    }
    most
}

fn four_pirates_at_cards(seed: u64) -> Table<VoodooCards> {
    let setup = voodoo_cards::Setup::of(&[SeatKind::Random; 4]);
    Table::new(voodoo_cards::load::standard(), &setup, seed).expect("four pirates can play")
}

/// Positions from the first decision of twenty games.
fn openings<G: Game>(new: impl Fn(u64) -> Table<G>) -> Vec<Position> {
    (0..20)
        .map(|seed| {
            let mut position = Position::default();
            new(seed).copy_out(&mut position);
            position
        })
        .collect()
}

fn random_play(c: &mut Criterion) {
    twenty_games(c, "random play", four_pirates);
    twenty_games(c, "random play at cards", four_pirates_at_cards);
}

fn twenty_games<G: Game>(c: &mut Criterion, name: &str, new: impl Fn(u64) -> Table<G>) {
    let mut table = new(1);
    let starts = openings(new);
    let mut decisions = 0;
    for start in &starts {
        table.copy_in(start);
        decisions += play_on(&mut table, &mut Dice::new(7), usize::MAX);
    }
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(decisions as u64));
    group.bench_function("by a driver", |b| {
        b.iter(|| {
            for start in &starts {
                table.copy_in(start);
                let driven = table.drive(&mut AtRandom::new(7));
                driven.expect("a listed choice is legal");
            }
        });
    });
    group.bench_function("one by one", |b| {
        b.iter(|| {
            for start in &starts {
                table.copy_in(start);
                black_box(play_on(&mut table, &mut Dice::new(7), usize::MAX));
            }
        });
    });
    group.finish();
}

fn positions(c: &mut Criterion) {
    positions_of(c, "position", four_pirates(3));
    positions_of(c, "position at cards", four_pirates_at_cards(3));
}

fn positions_of<G: Game>(c: &mut Criterion, name: &str, mut table: Table<G>) {
    play_on(&mut table, &mut Dice::new(5), 120);
    let mut position = Position::default();
    table.copy_out(&mut position);
    let mut group = c.benchmark_group(name);
    group.bench_function("copied out", |b| b.iter(|| table.copy_out(&mut position)));
    group.bench_function("copied in", |b| b.iter(|| table.copy_in(&position)));
    let mut seed = 0;
    group.bench_function("begun again", |b| {
        b.iter(|| {
            seed += 1;
            table.again(seed);
        });
    });
    group.finish();
}

fn replay(c: &mut Criterion) {
    let data = load::standard();
    let mut table = four_pirates(4);
    play_on(&mut table, &mut Dice::new(9), 300);
    let saved = Saved::of(&table);
    assert_eq!(
        saved.choices.len(),
        300,
        "seed 4 gives a game of 300 choices"
    );
    c.bench_function("replay of 300 choices", |b| {
        b.iter(|| black_box(saved.replay(data).expect("it was just played")));
    });
}

/// Shows a game as the desktop does: looks at the table, and follows the log event by event.
fn views(c: &mut Criterion) {
    let data = load::standard();
    let mut table = four_pirates(3);
    let mut dice = Dice::new(5);
    play_on(&mut table, &mut dice, 120);
    let viewer = Some(Seat(0));
    let (before, heard) = (table.view(viewer), table.log().len());
    play_on(&mut table, &mut dice, 40);
    let told: Vec<_> = table.log_for(viewer, heard).collect();
    let mut group = c.benchmark_group("view");
    group.bench_function("of the table", |b| b.iter(|| table.view(viewer)));
    group.throughput(Throughput::Elements(told.len() as u64));
    group.bench_function("following the log", |b| {
        b.iter(|| {
            let mut view = before.clone();
            for (_, told) in &told {
                VoodooPirate::follow(&mut view, data, &told.event);
            }
            view
        });
    });
    group.finish();
}

criterion_group!(benches, random_play, positions, replay, views);
criterion_main!(benches);
