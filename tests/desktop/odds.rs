//! Odds come from what the viewer sees alone, and are what chance does.

use super::*;
use games::voodoo::CURSED;
use games::voodoo_pirate::pieces::{Card, Place};
use games::voodoo_pirate::view::View;
use rules::table::Seat;
use voodoo_pirate::table::odds::Chance;
use voodoo_pirate::table::tips::Tip;
use voodoo_pirate::voodoo::odds as shared;
use voodoo_pirate::voodoo_pirate::odds;

/// Everything that is told of chance.
pub(super) fn told(app: &mut App) -> Vec<String> {
    let view = app.world().resource::<Observation>().view.clone();
    let mut session = app.world_mut().resource_mut::<Session>();
    let data = session.table().data().clone();
    let (speaker, Some(view)) = (session.speaker(), view) else {
        return Vec::new();
    };
    let mut tips = vec![
        shared::bag(speaker, view.bag),
        odds::stack(Tip::default(), speaker, &view, &data),
        odds::skulls(Tip::default(), speaker, &view),
        shared::blessed(Tip::default(), speaker, &view),
    ];
    let cursed = view.pirates.iter().filter(|pirate| pirate.cursed);
    tips.extend(cursed.map(|pirate| shared::deck_tip(speaker, &view, pirate.seat)));
    tips.iter().map(Tip::words).collect()
}

fn view(app: &mut App, viewer: Option<Seat>) -> View {
    app.world_mut()
        .resource_mut::<Session>()
        .table()
        .view(viewer)
}

#[test]
fn the_bag_is_told_by_hand_counted_odds() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-odds-bag"));
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED]), 1));
    let session = app.world().resource::<Session>();
    let told = shared::bag(session.speaker(), [2, 0, 1, 0, 1]).words();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[..2], ["Bag 4", "4 souls are left in it."]);
    // Two of four: 1/2 at once, 1 - 1/6 = 5/6 in two, certain in three.
    assert_eq!(
        lines[2],
        "Red: left 2; next 50 % 1/2; in 2 83 % 5/6; in 3 100 % 1; in 4 100 % 1"
    );
    assert_eq!(
        lines[3],
        "Blue: left 1; next 25 % 1/4; in 2 50 % 1/2; in 3 75 % 3/4; in 4 100 % 1"
    );
}

#[test]
fn chances_of_tiles_and_decks_are_what_chance_does() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-odds-chance"));
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED, CURSED]), 9));
    let mut dice = Dice::new(9);
    let mut looked = 0;
    for turn in 0.. {
        if screen(&app) == Screen::Score {
            break;
        }
        step(&mut app, &mut dice);
        if turn % 40 != 0 || screen(&app) == Screen::Score {
            continue;
        }
        let viewer = Seat(0);
        let seen = view(&mut app, Some(viewer));
        let mut session = app.world_mut().resource_mut::<Session>();
        let table = session.table();
        let data = table.data().clone();
        let next = odds::next_tile(&seen, &data);
        let all = next
            .chances
            .iter()
            .fold(Chance::NEVER, |sum, (_, chance)| sum.or(*chance));
        if !next.chances.is_empty() {
            assert_eq!(all, Chance::CERTAIN, "one of them comes");
        }
        let deck = shared::deck(&seen, Seat(1));
        let depth = u8::from(next.known.is_some());
        const FORKS: u64 = 300;
        let mut tops = vec![0_u64; data.tiles.len() + 1];
        let mut cards = [0_u64; Card::ALL.len()];
        for seed in 0..FORKS {
            table.fork_for(viewer, seed, |fork| {
                // The position itself is looked at: where each piece lies that the viewer may not know.
                let lies = |fork: &mut rules::table::Table<VoodooPirate>, place: Place| {
                    hidden_at(fork, place)
                };
                if let Some(tile) = lies(fork, Place::Stack(depth)) {
                    tops[usize::from(tile)] += 1;
                }
                if let Some(card) = lies(fork, Place::Deck(Seat(1), 0)) {
                    cards[usize::from(card)] += 1;
                }
            });
        }
        let likely = |chance: f64, found: u64| {
            let expected = chance * FORKS as f64;
            let spread = (FORKS as f64 * chance * (1.0 - chance)).sqrt();
            (found as f64 - expected).abs() <= 5.0 * spread + 0.5
        };
        for &(tile, chance) in &next.chances {
            looked += 1;
            let found = tops[usize::from(tile)];
            assert!(
                likely(chance.part(), found),
                "tile {tile}: {chance}, {found} of {FORKS}"
            );
        }
        let turned: u64 = cards.iter().sum();
        let held: usize = deck.iter().map(|(_, count)| count).sum();
        if turned > 0 {
            for &(card, count) in &deck {
                let chance = count as f64 / held as f64;
                let found = cards[card as usize];
                assert!(
                    likely(chance, found),
                    "{card:?}: {chance}, {found} of {FORKS}"
                );
            }
        }
    }
    assert!(looked > 10, "{looked} tiles");
}

#[test]
fn the_time_out_tile_comes_among_the_last_three_and_is_as_likely_as_each_of_them() {
    use SeatKind::Human;
    use games::voodoo_pirate::pieces::{Back, Face};
    let mut app = desktop(&scratch("desktop-odds-last"));
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED]), 4));
    let mut seen = view(&mut app, Some(Seat(0)));
    let mut session = app.world_mut().resource_mut::<Session>();
    let data = session.table().data().clone();
    let last = data.tiles.len() as u8;
    assert!(
        data.tiles[usize::from(last) - 1].time_out,
        "the last in the box"
    );
    let chance = |seen: &View, tile: u8| odds::next_tile(seen, &data).of(|other| other == tile);
    assert_eq!(chance(&seen, last), (1, Chance::NEVER));
    assert_eq!(chance(&seen, 1), (1, Chance::new(1, 14)));
    // One after the other comes up, the Time Out tile never.
    for tile in 1..=last - 3 {
        let mut pieces = seen.pieces.iter_mut();
        let hidden = pieces.find(|piece| piece.back == Some(Back::Tile) && piece.id.is_none());
        let piece = hidden.expect("one more lies in the stack");
        piece.id = seen.faces.piece(Face::Tile(tile));
        let left = u128::from(last - tile);
        let (time_out, other) = if left > 3 {
            (Chance::NEVER, Chance::new(1, left - 1))
        } else {
            (Chance::new(1, 3), Chance::new(1, 3))
        };
        assert_eq!(chance(&seen, last), (1, time_out), "{left} left");
        assert_eq!(chance(&seen, last - 1), (1, other), "{left} left");
    }
}

#[test]
fn chances_of_objects_are_what_chance_does() {
    use games::voodoo_cards::pieces::Object;
    use games::voodoo_cards::{Setup, VoodooCards, load};
    use voodoo_pirate::voodoo_cards::odds;
    const FORKS: u64 = 400;
    let (mut looked, viewer) = (0, Seat(0));
    for game in 0..3 {
        let setup = Setup::of(&[SeatKind::Human, CURSED, SeatKind::Random]);
        let table = rules::table::Table::<VoodooCards>::new(load::standard(), &setup, game);
        let (mut table, mut dice) = (table.unwrap(), Dice::new(game));
        let mut before = Vec::new();
        while let Some(decision) = table.decision() {
            let choice = decision.choices[dice.below(decision.choices.len())];
            table.choose(choice).unwrap();
            let deck = odds::deck(&table.view(Some(viewer)));
            if deck == before {
                continue;
            }
            let left: usize = deck.iter().map(|(_, cards)| cards).sum();
            let mut tops = vec![0_u64; Object::ALL.len()];
            for seed in 0..FORKS {
                table.fork_for(viewer, seed, |fork| {
                    if let Some(top) = top_object(fork) {
                        tops[top as usize] += 1;
                    }
                });
            }
            for &object in Object::ALL {
                let held = deck.iter().find(|(other, _)| *other == object);
                let chance = held.map_or(0.0, |(_, cards)| *cards as f64 / left as f64);
                let expected = chance * FORKS as f64;
                let spread = (FORKS as f64 * chance * (1.0 - chance)).sqrt();
                let found = tops[object as usize];
                assert!(
                    (found as f64 - expected).abs() <= 5.0 * spread + 0.5,
                    "{object:?} of {left}: {chance}, {found} of {FORKS}"
                );
                looked += 1;
            }
            before = deck;
        }
    }
    assert!(looked > 150, "{looked}");
}

/// The object on top of the rules' own deck.
fn top_object(
    table: &mut rules::table::Table<games::voodoo_cards::VoodooCards>,
) -> Option<games::voodoo_cards::pieces::Object> {
    use games::voodoo_cards::pieces::{ObjectCard, Place};
    use rules::table::At;
    let world = table.world_mut();
    let mut cards = world.query::<(&ObjectCard, &At<ObjectCard, Place>)>();
    let mut cards = cards.iter(world);
    let top = cards.find(|(_, at)| at.place == Place::Pile(0));
    top.map(|(card, _)| card.0)
}

/// The number of the tile, or of the card, that lies at a place of the rules' table.
fn hidden_at(table: &mut rules::table::Table<VoodooPirate>, place: Place) -> Option<u8> {
    use games::voodoo_pirate::pieces::{ActionCard, Tile};
    use rules::table::At;
    let world = table.world_mut();
    let mut tiles = world.query::<(&Tile, &At<Tile, Place>)>();
    if let Some((tile, _)) = tiles.iter(world).find(|(_, at)| at.place == place) {
        return Some(tile.0);
    }
    let mut cards = world.query::<(&ActionCard, &At<ActionCard, Place>)>();
    cards
        .iter(world)
        .find(|(_, at)| at.place == place)
        .map(|(card, _)| card.card as u8)
}
