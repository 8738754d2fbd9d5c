//! The abilities of equipment (`cursed-seas §3.4`).

use super::crews::is_gone;
use super::keywords::beside;
use super::lay::{ANN, BEN, Laid};
use crate::*;

#[test]
fn an_iron_ram_chooses_the_mast() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    laid.gear(gull, Equipment::IronRam);
    let pendrake = laid.ship(BEN, Ship::Pendrake, (3400, 3200, 18));
    laid.dice(&[2]);
    laid.menu();
    laid.sails_up_to(gull, 0);
    assert!(
        laid.told(|told| *told == Event::Rammed(gull, pendrake, 3)),
        "it is a beak, too"
    );
    assert_eq!(laid.table.decision().unwrap().seat, ANN);
}

#[test]
fn long_nines_lengthen_a_cannon_for_good() {
    let (mut laid, corbin, acreedor) = beside(Ship::Corbin, Ship::ElAcreedor);
    laid.gear(corbin, Equipment::LongNines);
    laid.dice(&[1]);
    laid.menu();
    laid.choose(Choice::Shoot(corbin));
    assert_eq!(laid.question(), Some(Question::LongNines(corbin)));
    assert!(!laid.offers(Choice::Gun(Gun(2))), "its range is L");
    laid.choose(Choice::Gun(Gun(0)));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    let range = laid.play(|play| play.gun(corbin, Gun(0)));
    assert_eq!(range, Some((2, 750)));
    laid.play(|play| *play.waters.today_mut(corbin) = Today::default());
    laid.menu();
    laid.choose(Choice::Shoot(corbin));
    assert_eq!(laid.question(), Some(Question::Shot(corbin)), "chosen once");
}

#[test]
fn a_fire_pump_rolls_again_what_is_no_five() {
    let (mut laid, hartley, _) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.gear(hartley, Equipment::FirePump);
    laid.stands(hartley, |hull| (hull.sound, hull.fire) = (0b011, 0b100));
    laid.dice(&[1, 6]);
    laid.menu();
    laid.choose(Choice::Move(hartley));
    assert_eq!(laid.question(), Some(Question::FirePump(hartley)));
    laid.choose(Choice::Yes);
    let hull = laid.hull(hartley);
    assert_eq!((hull.sound, hull.fire), (0b011, 0));
    assert_eq!(laid.question(), Some(Question::Turn(hartley)));
}

#[test]
fn fire_spreads_by_a_low_die_before_the_action() {
    let (mut laid, hartley, _) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.stands(hartley, |hull| (hull.sound, hull.fire) = (0b001, 0b100));
    laid.dice(&[2]);
    laid.menu();
    laid.choose(Choice::Shoot(hartley));
    let hull = laid.hull(hartley);
    assert_eq!((hull.sound, hull.fire), (0, 0b101));
    assert_eq!(
        laid.question(),
        Some(Question::Menu),
        "she can't shoot any more"
    );
    assert_eq!(
        laid.play(|play| play.waters.today(hartley).actions),
        0,
        "it is not spent"
    );
}

#[test]
fn grape_takes_a_crew_instead_of_a_mast_from_within_s() {
    let (mut laid, hartley, acreedor) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.gear(hartley, Equipment::GrapeLockers);
    let captain = laid.crew(acreedor, Crew::Captain);
    laid.dice(&[6]);
    laid.menu();
    laid.choose(Choice::Shoot(hartley));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    assert_eq!(laid.question(), Some(Question::Grape(acreedor)));
    laid.choose(Choice::Yes);
    assert!(is_gone(&mut laid, captain));
    assert_eq!(laid.hull(acreedor).sound_masts(), 3);
}

#[test]
fn a_sea_anchor_may_keep_a_rammer_from_being_pinned() {
    for (die, pinned) in [(5, false), (4, true)] {
        let mut laid = Laid::new(2);
        laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
        let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
        let pendrake = laid.ship(BEN, Ship::Pendrake, (3400, 3200, 18));
        laid.gear(pendrake, Equipment::SeaAnchor);
        laid.dice(&[1, die]);
        laid.menu();
        laid.sails_up_to(gull, 0);
        assert_eq!(laid.hull(gull).pinned.is_some(), pinned, "{die}");
    }
}
