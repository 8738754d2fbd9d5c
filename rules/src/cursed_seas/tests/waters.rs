//! Terrain, docking, uniques and mysterious islands (`cursed-seas §3.6`, `§3.7`, `§5.4`, `§5.8`).

use super::lay::{ANN, BEN, Laid};
use crate::ids::Creature;
use crate::*;
use rules::table::Packed;

/// A ship of Ann's at (3000, 3000), heading right; each player has another ship far away.
fn bound(ship: Ship) -> (Laid, Vessel) {
    let mut laid = Laid::new(2);
    let vessel = laid.ship(ANN, ship, (3000, 3000, 0));
    laid.ship(ANN, Ship::Cutpurse, (9000, 1000, 18));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    (laid, vessel)
}

/// A ship of Ann's that sails by her longest stick towards a piece of terrain 600 ahead.
fn towards(ship: Ship, terrain: Terrain, dice: &[u8]) -> (Laid, Vessel) {
    let (mut laid, vessel) = bound(ship);
    let radius = laid.play(|play| play.data().terrain(terrain).radius);
    laid.terrain(terrain, (3400 + radius, 3000));
    laid.dice(dice);
    laid.menu();
    laid.sails_up_to(vessel, 0);
    (laid, vessel)
}

#[test]
fn fog_swallows_and_lets_go_where_a_die_says() {
    let (mut laid, gull) = towards(Ship::LaughingGull, Terrain::FogBank, &[]);
    assert_eq!(laid.place(gull), None);
    assert!(!laid.offers(Choice::Move(gull)), "its turn is over");
    laid.dawn_of(ANN);
    assert!(!laid.offers(Choice::Shoot(gull)));
    laid.dice(&[4]);
    laid.choose(Choice::Move(gull));
    // Out at heading 36: 550 + 520 + 100 + 2 from the middle at 3950.
    assert_eq!(laid.place(gull), Some((3950 - 1172, 3000, 36)));
    assert_eq!(
        laid.question(),
        Some(Question::Turn(gull)),
        "then she moves"
    );
}

#[test]
fn fog_lets_out_the_next_way_round_or_not_at_all() {
    let (mut laid, gull) = towards(Ship::LaughingGull, Terrain::FogBank, &[]);
    laid.dawn_of(ANN);
    laid.island(Island::OldMole, (2778, 3000));
    laid.dice(&[4]);
    laid.choose(Choice::Move(gull));
    let (.., heading) = laid.place(gull).unwrap();
    assert_eq!(heading, 48);
}

#[test]
fn sargasso_holds_until_the_next_turn_and_then_to_one_s() {
    let (mut laid, gull) = towards(Ship::LaughingGull, Terrain::Sargasso, &[]);
    assert_eq!(laid.place(gull), Some((3301, 3000, 0)));
    assert_eq!(laid.question(), Some(Question::Menu), "the move is over");
    assert_eq!(laid.play(|play| play.sticks(gull)), (1, 0, 1));
}

#[test]
fn keywords_ignore_terrain() {
    for (ship, terrain) in [
        (Ship::Orfevre, Terrain::FogBank),
        (Ship::Orfevre, Terrain::Whirlpool),
        (Ship::HeronOfTheReeds, Terrain::Reef),
        (Ship::HeronOfTheReeds, Terrain::Sargasso),
        (Ship::WeepingBride, Terrain::FogBank),
    ] {
        let (mut laid, vessel) = towards(ship, terrain, &[1]);
        assert_eq!(
            laid.place(vessel),
            Some((3750, 3000, 0)),
            "{ship:?} {terrain:?}"
        );
    }
    let (mut laid, heron) = towards(Ship::HeronOfTheReeds, Terrain::FogBank, &[]);
    assert_eq!(laid.place(heron), None);
}

#[test]
fn an_iceberg_costs_a_mast_but_not_an_icebreaker_a_segment() {
    let (mut laid, gull) = towards(Ship::LaughingGull, Terrain::Iceberg, &[]);
    assert_eq!(laid.question(), Some(Question::LoseMast(gull)));
    laid.lose_masts();
    assert_eq!(laid.hull(gull).sound_masts(), 2);
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let ymir = laid.vessel(
        ANN,
        Make::Creature(Creature::YmirsDaughter),
        (3000, 3000, 0),
    );
    laid.terrain(Terrain::Iceberg, (4000, 3000));
    laid.menu();
    laid.sails_up_to(ymir, 0);
    assert_eq!(laid.hull(ymir).sound_masts(), 5);
}

/// An iceberg numbered 2 before a ship of Ann's; her turn begins with these dice.
fn drifts(dice: &[u8]) -> (Laid, Vessel, Shoal) {
    let (mut laid, gull) = bound(Ship::LaughingGull);
    let iceberg = laid.terrain(Terrain::Iceberg, (3500, 3000));
    laid.play(|play| play.waters.swell_mut(iceberg).number = 2);
    laid.dice(dice);
    laid.dawn_of(ANN);
    (laid, gull, iceberg)
}

/// The place of a piece of terrain.
fn lies(laid: &mut Laid, shoal: Shoal) -> Point {
    match laid.play(|play| play.waters.shoal(shoal)) {
        ShoalPlace::Mat(_, at) => at,
        ShoalPlace::Box => panic!("it is in the box"),
    }
}

#[test]
fn an_iceberg_drifts_by_its_number_until_it_touches_something() {
    let (mut laid, _, iceberg) = drifts(&[3]);
    assert_eq!(
        lies(&mut laid, iceberg),
        Point::new(3500, 3000),
        "another number"
    );
    let (mut laid, _, iceberg) = drifts(&[2, 1]);
    assert_eq!(lies(&mut laid, iceberg), Point::new(4000, 3000));
    let (mut laid, gull, iceberg) = drifts(&[2, 4]);
    // Towards her bow: 500 - 260 - 100 = 140 between them, and 135 until it touches her.
    assert_eq!(lies(&mut laid, iceberg), Point::new(3365, 3000));
    assert_eq!(laid.question(), Some(Question::LoseMast(gull)));
}

#[test]
fn a_whirlpool_takes_its_due_and_spits_out_at_another() {
    let (mut laid, gull) = bound(Ship::LaughingGull);
    laid.coins(TreasurePlace::Aboard(gull), &[1]);
    laid.terrain(Terrain::Whirlpool, (3700, 3000));
    laid.terrain(Terrain::Whirlpool, (6000, 5000));
    laid.menu();
    laid.sails_up_to(gull, 0);
    assert_eq!(laid.question(), Some(Question::PayWhirlpool(gull)));
    assert!(laid.offers(Choice::Mast(Mast(0))));
    laid.choose(Choice::TakeCoin(1));
    assert_eq!(laid.aboard(gull), 0);
    assert_eq!(laid.question(), Some(Question::WhirlpoolExit(gull)));
    let other = laid.table.view(Some(ANN));
    let other = other.other_whirlpool(CursedSeas::standard(), gull);
    assert_eq!(other.map(|centre| (centre.x, centre.y)), Some((6000, 5000)));
    laid.choose(Choice::Berth(Berth(18)));
    assert_eq!(
        laid.place(gull),
        Some((6000, 5000 + 280 + 520 + 100 + 2, 18))
    );
}

#[test]
fn a_ship_that_loses_her_last_mast_over_a_reef_is_wrecked() {
    let (mut laid, gull) = bound(Ship::LaughingGull);
    laid.terrain(Terrain::Reef, (3000, 3000));
    laid.masts(gull, 1);
    laid.menu();
    laid.table.set_off(Step::LoseMast(gull));
    let hull = laid.hull(gull);
    assert!(hull.wrecked && hull.is_derelict());
    laid.crew(gull, Crew::Oarsman);
    laid.menu();
    assert!(!laid.offers(Choice::Move(gull)));
}

/// A ship of Ann's just before her home; she docks there.
fn comes_home(lay: impl FnOnce(&mut Laid, Vessel)) -> (Laid, Vessel) {
    let (mut laid, gull) = bound(Ship::LaughingGull);
    laid.home(ANN, Island::OldMole, (3700, 3000));
    lay(&mut laid, gull);
    laid.menu();
    laid.sails_up_to(gull, 0);
    assert!(laid.told(|told| *told == Event::Docked(gull, Island::OldMole)));
    (laid, gull)
}

#[test]
fn at_home_all_gold_is_unloaded_and_fires_are_put_out() {
    let (mut laid, gull) = comes_home(|laid, gull| {
        laid.coins(TreasurePlace::Aboard(gull), &[3, 2]);
        laid.unique(gull, Unique::CrackedCasket);
        laid.unique(gull, Unique::Castaway);
        laid.stands(gull, |hull| (hull.sound, hull.fire) = (0b011, 0b100));
        laid.dice(&[3]);
    });
    assert_eq!((laid.gold(), laid.aboard(gull)), ([9, 0], 0));
    let hull = laid.hull(gull);
    assert_eq!((hull.sound, hull.fire), (0b011, 0));
    assert!(laid.play(|play| play.unique(gull, Unique::Castaway).is_some()));
}

#[test]
fn a_moon_pearl_is_worth_a_die() {
    let (mut laid, _) = comes_home(|laid, gull| {
        laid.unique(gull, Unique::MoonPearl);
        laid.dice(&[5]);
    });
    assert_eq!(laid.gold(), [5, 0]);
}

#[test]
fn uniques_do_what_they_say() {
    let (mut laid, gull) = bound(Ship::LaughingGull);
    let has = |laid: &mut Laid, keyword| laid.play(|play| play.has(gull, keyword));
    laid.unique(gull, Unique::DrownedChart);
    assert!(has(&mut laid, Keyword::Pathfinder));
    laid.unique(gull, Unique::Castaway);
    assert!(has(&mut laid, Keyword::Helmsman));
    let target = laid.ship(BEN, Ship::ElAcreedor, (2900, 3400, 0));
    assert_eq!(laid.play(|play| play.modifier(gull, target)), 0);
    laid.unique(gull, Unique::WeepingIdol);
    assert_eq!(laid.play(|play| play.modifier(gull, target)), -1);
    laid.unique(gull, Unique::PowderKegs);
    laid.menu();
    laid.choose(Choice::Shoot(gull));
    laid.choose(Choice::Kegs);
    assert_eq!(laid.play(|play| play.modifier(gull, target)), 0);
    assert!(laid.play(|play| play.unique(gull, Unique::PowderKegs).is_none()));
}

#[test]
fn a_cracked_casket_is_lost_by_a_hit() {
    let (mut laid, hartley) = bound(Ship::Hartley);
    let acreedor = laid.ship(BEN, Ship::ElAcreedor, (2900, 3400, 0));
    laid.unique(acreedor, Unique::CrackedCasket);
    laid.dice(&[6]);
    laid.menu();
    laid.choose(Choice::Shoot(hartley));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    assert!(laid.play(|play| play.unique(acreedor, Unique::CrackedCasket).is_none()));
}

#[test]
fn a_saints_finger_keeps_masts_from_burning() {
    let (mut laid, lamp) = bound(Ship::LampOfTripoli);
    let acreedor = laid.ship(BEN, Ship::ElAcreedor, (2900, 3400, 0));
    laid.unique(acreedor, Unique::SaintsFinger);
    laid.dice(&[6]);
    laid.menu();
    laid.choose(Choice::Shoot(lamp));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    assert_eq!(laid.question(), Some(Question::LoseMast(acreedor)));
}

/// A ship of Ann's docks at a mysterious island, by this die.
fn mystery(island: Island, die: u8, lay: impl FnOnce(&mut Laid, Vessel)) -> (Laid, Vessel) {
    let (mut laid, gull) = bound(Ship::LaughingGull);
    laid.island(island, (3700, 3000));
    lay(&mut laid, gull);
    laid.dice(&[die]);
    laid.table.set_off(Step::Mystery((gull, island)));
    (laid, gull)
}

#[test]
fn hidden_texts_are_flipped_for_good() {
    let flipped = |island, die| {
        let (mut laid, _) = mystery(island, die, |_, _| ());
        laid.play(|play| play.waters.isle(island).flipped)
    };
    assert!(flipped(Island::GlassLagoon, 3));
    assert!(flipped(Island::HermitsTooth, 1));
    assert!(!flipped(Island::IsleOfKnocking, 3), "it lies open");
}

#[test]
fn mysteries_cost_and_mend_masts() {
    for (island, die, before, after) in [
        (Island::IsleOfKnocking, 1, 3, 2),
        (Island::IsleOfKnocking, 3, 2, 2),
        (Island::IsleOfKnocking, 5, 1, 2),
        (Island::GlassLagoon, 6, 1, 2),
        (Island::LeviathansCradle, 1, 3, 2),
        (Island::LeviathansCradle, 6, 0, 3),
    ] {
        let (mut laid, gull) = mystery(island, die, |laid, gull| laid.masts(gull, before));
        laid.lose_masts();
        if laid.question() == Some(Question::GainMast(gull)) {
            laid.choose(Choice::Mast(Mast(2)));
        }
        assert_eq!(laid.hull(gull).sound_masts(), after, "{island:?} {die}");
    }
}

#[test]
fn mysteries_take_crew_equipment_and_coins() {
    let island = Island::GlassLagoon;
    let (mut laid, gull) = mystery(island, 1, |laid, gull| {
        laid.crew(gull, Crew::Captain);
    });
    assert_eq!(laid.play(|play| play.load(gull)), 0);
    let island = Island::HermitsTooth;
    let spyglass = Equipment::Spyglass;
    let (mut laid, gull) = mystery(island, 2, |laid, gull| {
        laid.gear(gull, spyglass);
    });
    assert_eq!(laid.play(|play| play.load(gull)), 0);
    let island = Island::LeviathansCradle;
    let (mut laid, _) = mystery(island, 2, |laid, gull| {
        laid.crew(gull, Crew::Captain);
    });
    let ashore = CardPlace::Ashore(island, ANN);
    assert_eq!(laid.play(|play| play.holds.crew_at(ashore).count()), 1);
    let island = Island::IsleOfKnocking;
    let aboard = |laid: &mut Laid, gull| laid.coins(TreasurePlace::Aboard(gull), &[3]);
    let (mut laid, gull) = mystery(island, 2, aboard);
    assert_eq!(laid.aboard(gull), 0);
    assert_eq!(
        laid.play(|play| play.holds.gold_at(TreasurePlace::On(island))),
        3
    );
}

#[test]
fn mysteries_change_what_she_does_next() {
    let today = |island, die| {
        let (mut laid, gull) = mystery(island, die, |_, _| ());
        laid.play(|play| *play.waters.today(gull))
    };
    assert!(today(Island::IsleOfKnocking, 6).greedy);
    assert!(today(Island::GlassLagoon, 2).dazzled);
    assert!(today(Island::GlassLagoon, 5).eager);
    assert!(today(Island::HermitsTooth, 3).idle_next);
    assert!(today(Island::HermitsTooth, 6).fierce);
    assert!(today(Island::LeviathansCradle, 5).sure);
    let (mut laid, gull) = mystery(Island::GlassLagoon, 4, |_, _| ());
    assert_eq!(laid.play(|play| play.sticks(gull)), (2, 1, 3));
    laid.play(|play| play.waters.lay_island(Island::GlassLagoon, None));
    laid.menu();
    laid.choose(Choice::Move(gull));
    laid.choose(Choice::Done);
    assert_eq!(
        laid.play(|play| play.sticks(gull)),
        (1, 1, 2),
        "in one move action"
    );
}

#[test]
fn mysteries_show_coins() {
    for (island, die, seen) in [(Island::IsleOfKnocking, 4, 1), (Island::HermitsTooth, 4, 3)] {
        let coins = |laid: &mut Laid, _| laid.coins(TreasurePlace::On(island), &[1, 2, 3]);
        let (mut laid, _) = mystery(island, die, coins);
        let known = laid.play(|play| {
            let there = play.holds.treasures_at(TreasurePlace::On(island));
            there
                .filter(|(.., state)| state.known.has(Some(ANN)))
                .count()
        });
        assert_eq!(known, seen, "{island:?}");
    }
}

#[test]
fn the_cradle_lets_her_explore_at_once() {
    let island = Island::LeviathansCradle;
    let (mut laid, gull) = bound(Ship::LaughingGull);
    laid.island(island, (3700, 3000));
    laid.coins(TreasurePlace::On(island), &[1, 2]);
    let place = Place::new(Point::new(3148, 3000), Heading::default());
    laid.play(|play| play.waters.lay(gull, Lies::Mat(place)));
    laid.dice(&[4]);
    laid.table.set_off(Step::Mystery((gull, island)));
    assert_eq!(laid.question(), Some(Question::Explore(gull, island)));
    laid.choose(Choice::TakeCoin(2));
    assert_eq!(laid.aboard(gull), 2);
}
