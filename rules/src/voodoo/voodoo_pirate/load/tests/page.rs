//! The embedded files say what the rule page says.

use super::super::*;
use crate::voodoo_pirate::chart::{Heading, Slot, Space};
use crate::voodoo_pirate::data::{Bonus, Feature, Ground, Skill, Water};
use crate::voodoo_pirate::pieces::{Barrel, Card, Cell, Colour, Object, Rank, Tide, Wind};

fn at(column: u8, row: u8) -> Space {
    Space::new(column, row).unwrap()
}

#[test]
fn the_embedded_files_load_and_nothing_is_odd() {
    let data = load(&files()).unwrap();
    assert_eq!(oddities(&data), []);
    assert_eq!(**standard(), data);
}

/// `voodoo-pirate §2`
#[test]
fn the_tiles_are_the_rule_pages() {
    let tiles = &standard().tiles;
    assert_eq!(tiles.len(), 15);
    let time_outs: Vec<usize> = (1..=15)
        .filter(|number| tiles[number - 1].time_out)
        .collect();
    assert_eq!(time_outs, [15]);
    let waters = || tiles.iter().flat_map(|tile| tile.waters);
    let count = |is: fn(Feature) -> bool| {
        waters()
            .filter(|water| water.feature.is_some_and(is))
            .count()
    };
    assert_eq!(waters().filter(|water| water.haunted).count(), 23);
    assert_eq!(count(|feature| feature == Feature::Skull), 7);
    assert_eq!(count(|feature| feature == Feature::Coin), 6);
    assert_eq!(count(|feature| feature == Feature::Map), 3);
    assert_eq!(count(|feature| feature == Feature::Portal), 3);
    assert_eq!(count(|feature| feature == Feature::Fleet), 3);
    assert_eq!(count(|feature| matches!(feature, Feature::Current(_))), 5);
    assert_eq!(count(|feature| matches!(feature, Feature::Object(_))), 7);
    for &colour in Colour::ALL {
        assert_eq!(
            waters()
                .filter(|water| water.feature == Some(Feature::Star(colour)))
                .count(),
            2
        );
    }
    let twelve = [
        (false, Some(Feature::Object(Object::MorgansEye))),
        (true, Some(Feature::Star(Colour::Purple))),
        (true, None),
        (false, Some(Feature::Current(Heading::West))),
    ];
    assert_eq!(
        tiles[11].waters,
        twelve.map(|(haunted, feature)| Water { haunted, feature })
    );
}

/// `voodoo-pirate §2`
#[test]
fn the_chart_is_the_rule_pages() {
    let chart = &standard().chart;
    let ground = |column, row| chart.ground[at(column, row).index()];
    assert_eq!(
        chart
            .ground
            .iter()
            .filter(|&&ground| ground == Ground::Harbour)
            .count(),
        6
    );
    assert_eq!(
        chart
            .ground
            .iter()
            .filter(|&&ground| ground == Ground::Open)
            .count(),
        60
    );
    assert_eq!(chart.back, [at(10, 1), at(9, 1), at(10, 2)]);
    assert_eq!(chart.harbour_slots, [Slot(4), Slot(3), Slot(9)]);
    assert_eq!(chart.island_slots, [Slot(10), Slot(15)]);
    for (column, row, haunted) in [
        (7, 1, false),
        (7, 2, true),
        (8, 2, false),
        (9, 3, false),
        (9, 4, true),
        (10, 4, false),
    ] {
        assert_eq!(
            ground(column, row),
            Ground::Sea(Water {
                haunted,
                feature: None
            })
        );
    }
    for row in 5..=8 {
        assert_eq!(ground(1, row), Ground::Shore);
        assert_eq!(ground(2, row), Ground::Tidal(Heading::East));
    }
}

/// `voodoo-pirate §3`, `§4`, `§11`, `§13`
#[test]
fn numbers_barrels_skulls_and_skills_are_the_rule_pages() {
    let data = standard();
    assert_eq!((data.start.wind, data.start.tide), (Wind::Fair, Tide::In));
    assert_eq!((data.start.colonials, data.start.most_colonials), (2, 4));
    assert_eq!(
        (
            data.start.power,
            data.start.souls,
            data.start.coins,
            data.start.poppets
        ),
        (1, 2, 1, 0)
    );
    assert_eq!(data.start.soul_supply, [4, 4, 4, 4, 2]);
    assert_eq!((data.start.poppet_supply, data.start.coin_supply), (18, 18));
    assert_eq!((data.start.time_out_among, data.start.most_rounds), (3, 29));
    assert_eq!((data.start.broadside_range, data.start.map_coins), (2, 3));
    let ring: Vec<Barrel> = data.barrels.iter().map(|barrel| barrel.barrel).collect();
    assert_eq!(ring, Barrel::ALL);
    assert!(
        data.barrels
            .iter()
            .enumerate()
            .all(|(place, barrel)| barrel.dusk == (place < 4))
    );
    assert_eq!(data.skulls[0], Bonus::With(Object::MorgansEye, 8));
    assert_eq!(data.skulls[3], Bonus::PowerFrom(5, 6));
    assert_eq!(data.skulls[5], Bonus::EachSoul(Colour::Purple, 4));
    assert_eq!(
        data.skills,
        [
            Skill::Range(3),
            Skill::MapCoins(4),
            Skill::StormRider,
            Skill::JaxAtLeast(2),
            Skill::BoardItems(2)
        ]
    );
}

/// `voodoo-pirate §12`, `§14`
#[test]
fn cursed_pirates_and_blessed_deck_are_the_rule_pages() {
    let cursed = &standard().cursed;
    assert_eq!(
        cursed.extra_card,
        [Card::Hoodoo, Card::Jax, Card::Poppet, Card::Tok, Card::Tix]
    );
    assert_eq!(cursed.harbour[0], at(9, 1));
    assert_eq!(cursed.harbour[5], at(10, 1));
    assert_eq!(cursed.figures, [Barrel::Stars, Barrel::Moon]);
    // South-east, south, south-west, west, north-west, north, north-east, east, centre.
    assert_eq!(cursed.cells, [8, 7, 6, 3, 0, 1, 2, 5, 4].map(Cell));
    assert_eq!((cursed.skulls, cursed.skull_worth), (2, 2));
    assert_eq!(cursed.takes.len(), 4);
    assert_eq!(standard().blessed.ranks, Rank::ALL);
    assert_eq!(standard().blessed.points, 3);
}
