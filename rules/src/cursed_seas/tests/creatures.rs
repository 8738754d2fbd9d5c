//! Each keyword of creatures (`cursed-seas §3.3`).

use super::keywords::{beside, shoots};
use super::lay::{ANN, BEN, Laid};
use crate::ids::Creature;
use crate::*;

#[test]
fn a_creature_that_grasps_holds_ships() {
    for (die, holds) in [(3, true), (4, false)] {
        let mut laid = Laid::new(2);
        let hundredarm = Make::Creature(Creature::OldHundredarm);
        laid.vessel(BEN, hundredarm, (3000, 3000, 0));
        let hull = laid.ship(ANN, Ship::Pendrake, (3000 - 360 - 90 - 2, 3000, 0));
        laid.ship(ANN, Ship::Cutpurse, (9000, 1000, 18));
        laid.dice(&[die]);
        laid.dawn_of(ANN);
        assert_eq!(laid.offers(Choice::Move(hull)), !holds, "{die}");
    }
}

#[test]
fn a_creature_that_submerges_moves_through_everything() {
    let mut laid = Laid::new(2);
    let wyrm = laid.vessel(ANN, Make::Creature(Creature::SallowWyrm), (3000, 3000, 0));
    let gull = laid.ship(BEN, Ship::LaughingGull, (4000, 3260, 18));
    laid.island(Island::OldMole, (5200, 3000));
    laid.dawn_of(ANN);
    assert_eq!(laid.question(), Some(Question::Submerge(wyrm)));
    laid.choose(Choice::Yes);
    assert!(!laid.offers(Choice::Shoot(wyrm)));
    laid.sails_up_to(wyrm, 0);
    // Two sticks S, straight under the ship; the second move is still to come.
    laid.sails(Stick::Short, 0, 500);
    assert_eq!(laid.place(wyrm).map(|(x, y, _)| (x, y)), Some((4000, 3000)));
    assert!(laid.play(|play| play.judge_target(gull, wyrm).is_err()));
    laid.dawn_of(ANN);
    assert_ne!(
        laid.question(),
        Some(Question::Submerge(wyrm)),
        "it can't come up there"
    );
    assert!(laid.hull(wyrm).submerged);
}

#[test]
fn a_creature_that_soars_ends_where_it_is_clear() {
    let mut laid = Laid::new(2);
    let dragon = laid.vessel(
        ANN,
        Make::Creature(Creature::DragonOfTheNinthGate),
        (3000, 3000, 0),
    );
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.island(Island::TinderCay, (3720, 3000));
    laid.terrain(Terrain::FogBank, (3000, 4000));
    laid.menu();
    laid.choose(Choice::Move(dragon));
    let over_the_island = Choice::Turn(Stick::Long, Heading::default());
    assert!(
        !laid.offers(over_the_island),
        "all of its way is over the island"
    );
    laid.sails(Stick::Long, 18, 750);
    let place = laid.place(dragon).map(|(x, y, _)| (x, y));
    assert_eq!(place, Some((3000, 3750)), "over the fog");
}

#[test]
fn a_carapace_ignores_the_first_hit_of_each_turn() {
    let (mut laid, hartley, spare) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.play(|play| play.waters.lay(spare, Lies::Sunk));
    let king = laid.vessel(BEN, Make::Creature(Creature::BarnacleKing), (2800, 3500, 0));
    shoots(&mut laid, hartley, king, &[6, 6]);
    assert!(laid.told(|told| *told == Event::Ignored(king, Keyword::Carapace)));
    assert_eq!(laid.hull(king).sound_masts(), 5);
}

#[test]
fn an_iceberg_does_not_harm_the_dragon_that_soars() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let make = Make::Creature(Creature::DragonOfTheNinthGate);
    let dragon = laid.vessel(ANN, make, (3000, 3000, 0));
    // Radii of 340 and 260: a gap of 2 after a stick L.
    laid.terrain(Terrain::Iceberg, (3000 + 750 + 602, 3000));
    laid.menu();
    laid.sails_up_to(dragon, 0);
    assert_eq!(laid.place(dragon), Some((3750, 3000, 0)));
    assert_ne!(laid.question(), Some(Question::LoseMast(dragon)));
}

#[test]
fn chain_shot_slows_no_creature() {
    let (mut laid, hartley, acreedor) = beside(Ship::Hartley, Ship::ElAcreedor);
    let ymir = Make::Creature(Creature::YmirsDaughter);
    let ymir = laid.vessel(BEN, ymir, (6000, 6000, 0));
    laid.play(|play| play.fight.hit_twice = ymir.bit() | acreedor.bit());
    laid.table.set_off(Step::ShotsOver(hartley));
    assert_eq!(laid.play(|play| play.sticks(acreedor)), (1, 0, 1));
    assert_eq!(laid.play(|play| play.sticks(ymir)), (2, 0, 2));
}
