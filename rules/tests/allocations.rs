//! The memory that play costs, counted by an allocator: exact, so a test may hold it.

use allocation_counter::measure;
use games::{voodoo_cards, voodoo_pirate};
use rules::table::{Dice, Game, Position, SeatKind, Table, conformance};
use std::sync::Arc;

/// The most bytes that a headless table takes.
const MOST_BYTES: i64 = 5 << 20;

#[test]
fn the_tile_game_allocates_nothing_and_its_table_is_small() {
    let setup = voodoo_pirate::Setup::of(&[SeatKind::Random; 4]);
    play_allocates_little::<voodoo_pirate::VoodooPirate>(voodoo_pirate::load::standard(), &setup);
}

#[test]
fn the_card_game_allocates_nothing_and_its_table_is_small() {
    let setup = voodoo_cards::Setup::of(&[SeatKind::Random; 4]);
    play_allocates_little::<voodoo_cards::VoodooCards>(voodoo_cards::load::standard(), &setup);
}

/// At most one allocation a decision, none for a position, and a small table.
fn play_allocates_little<G: Game>(data: &Arc<G::Data>, setup: &G::Setup) {
    let mut made = None;
    let mut position = Position::default();
    let size = measure(|| {
        let mut table = Table::<G>::new(data, setup, 1).expect("four pirates can play");
        table.copy_out(&mut position);
        // A first game fills buffers and builds the schedules of the phases.
        while conformance::step(&mut table, &mut Dice::new(1)) {}
        made = Some(table);
    });
    println!("a table and a position take {} bytes", size.bytes_current);
    assert!(
        size.bytes_current < MOST_BYTES,
        "a table takes {} bytes",
        size.bytes_current
    );
    let mut table = made.expect("it was just made");
    for seed in 2..8 {
        table.copy_in(&position);
        let mut dice = Dice::new(seed);
        let mut decisions = 0;
        let played = measure(|| {
            while conformance::step(&mut table, &mut dice) {
                decisions += 1;
            }
        });
        println!(
            "{} allocations in {decisions} decisions",
            played.count_total
        );
        assert!(
            played.count_total <= decisions,
            "{} allocations in {decisions} decisions",
            played.count_total
        );
    }
    // In the middle of a game, where steps wait and somebody is asked.
    let mut middle = Position::default();
    table.copy_in(&position);
    let mut dice = Dice::new(9);
    for _ in 0..120 {
        conformance::step(&mut table, &mut dice);
    }
    table.copy_out(&mut middle);
    let copied = measure(|| {
        for _ in 0..10 {
            table.copy_out(&mut middle);
            table.copy_in(&middle);
        }
    });
    assert_eq!(copied.count_total, 0, "copying a position allocates");
}
