//! The worked examples of the page that are more than geometry (`cursed-seas §11`).

use super::lay::{ANN, BEN, Laid};
use crate::*;
use rules::table::Seat;

/// A ship of Ben's far away, so that he is not stranded.
fn spare(laid: &mut Laid) {
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
}

/// Ann's Laughing Gull, before a ship of Ben's that lies across her way; she sails and rams by this die.
fn gull_rams(target: Ship, dice: &[u8]) -> (Laid, Vessel, Vessel) {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    let enemy = laid.ship(BEN, target, (3500, 3200, 18));
    laid.coins(TreasurePlace::Aboard(enemy), &[2]);
    laid.dice(dice);
    laid.menu();
    laid.choose(Choice::Move(gull));
    let touching = match target {
        Ship::Pendrake => 305,
        _ => 315,
    };
    laid.sails(Stick::Long, 0, touching);
    (laid, gull, enemy)
}

#[test]
fn nine_a_ram_takes_a_mast_by_a_higher_die() {
    let (mut laid, gull, pendrake) = gull_rams(Ship::Pendrake, &[3]);
    assert_eq!(laid.question(), Some(Question::LoseMast(pendrake)));
    assert_eq!(laid.table.decision().unwrap().seat, BEN);
    laid.choose(Choice::Mast(Mast(0)));
    assert_eq!(laid.hull(pendrake).sound, 0b10);
    assert_eq!(laid.hull(gull).pinned, Some(pendrake));
    let (mut laid, gull, pendrake) = gull_rams(Ship::Pendrake, &[2]);
    assert_eq!(laid.hull(pendrake).sound_masts(), 2);
    assert_eq!(laid.hull(gull).pinned, Some(pendrake));
    let (mut laid, gull, golondrina) = gull_rams(Ship::LaGolondrina, &[2]);
    assert!(laid.hull(golondrina).is_derelict());
    assert_eq!(laid.hull(gull).pinned, None);
    assert_eq!(laid.question(), Some(Question::Board(gull, golondrina)));
}

#[test]
fn nine_boarding_adds_the_sound_masts() {
    let (mut laid, gull, pendrake) = gull_rams(Ship::Pendrake, &[3, 4, 5]);
    laid.choose(Choice::Mast(Mast(0)));
    laid.choose(Choice::Yes);
    assert!(laid.told(|told| *told == Event::Boarded(gull, pendrake, 7, 6)));
    laid.choose(Choice::Coin);
    assert_eq!([laid.aboard(gull), laid.aboard(pendrake)], [2, 0]);
    let (mut laid, gull, pendrake) = gull_rams(Ship::Pendrake, &[3, 3, 5]);
    laid.choose(Choice::Mast(Mast(1)));
    laid.choose(Choice::Yes);
    assert!(laid.told(|told| *told == Event::Boarded(gull, pendrake, 6, 6)));
    assert!(!matches!(laid.question(), Some(Question::Prize(..))));
    let (mut laid, gull, golondrina) = gull_rams(Ship::LaGolondrina, &[2, 3, 5]);
    laid.choose(Choice::Yes);
    assert!(laid.told(|told| *told == Event::Boarded(gull, golondrina, 6, 5)));
    assert_eq!(laid.question(), Some(Question::Prize(gull, golondrina)));
}

#[test]
fn ten_a_derelict_is_taken_in_tow() {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 3000, 0));
    let golondrina = laid.ship(BEN, Ship::LaGolondrina, (3600, 3000, 54));
    laid.masts(golondrina, 0);
    laid.menu();
    laid.choose(Choice::Move(pendrake));
    laid.sails(Stick::Long, 0, 425);
    assert_eq!(laid.question(), Some(Question::Board(pendrake, golondrina)));
    laid.choose(Choice::Done);
    while laid.question() != Some(Question::Tow(pendrake)) {
        laid.choose(Choice::Done);
    }
    laid.choose(Choice::Vessel(golondrina));
    assert_eq!(laid.place(golondrina), Some((2835, 3000, 0)));
    let hull = laid.hull(golondrina);
    assert_eq!((hull.seat, hull.tower), (ANN, Some(pendrake)));
    assert_eq!(laid.play(|play| play.sticks(pendrake)), (1, 0, 1));
}

/// Ann's Hartley sinks a derelict of Ben's that carries 5 gold.
fn five_gold_sink(players: u8, unloaded: &[u8]) -> Laid {
    let mut laid = Laid::new(players);
    spare(&mut laid);
    if players > 2 {
        laid.ship(Seat(2), Ship::Tidewater, (9000, 3000, 18));
    }
    let hartley = laid.ship(ANN, Ship::Hartley, (3000, 3000, 0));
    let golondrina = laid.ship(BEN, Ship::LaGolondrina, (3400, 3170, 18));
    laid.masts(golondrina, 0);
    laid.coins(TreasurePlace::Aboard(golondrina), &[3, 2]);
    laid.unloaded(ANN, unloaded);
    laid.dice(&[6]);
    laid.menu();
    laid.choose(Choice::Shoot(hartley));
    laid.choose(Choice::Fire(Gun(0), golondrina));
    assert!(laid.told(|told| *told == Event::Sunk(golondrina)));
    laid
}

#[test]
fn eleven_treasure_of_a_ship_sunk_is_halved_between_two() {
    let mut laid = five_gold_sink(2, &[]);
    assert_eq!((laid.gold(), laid.ended()), ([3, 2], None));
    let mut laid = five_gold_sink(2, &[3, 3, 3, 2, 2]);
    assert_eq!((laid.gold(), laid.ended()), ([16, 2], Some(End::Half)));
    let mut laid = five_gold_sink(3, &[]);
    assert_eq!(laid.gold(), [0, 0]);
    assert_eq!(laid.play(|play| play.turn.lost), 5);
}

/// Ann's Laughing Gull sails over a reef, by this die.
fn over_a_reef(die: u8) -> (Laid, Vessel) {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    laid.terrain(Terrain::Reef, (3700, 3000));
    laid.dice(&[die]);
    laid.menu();
    laid.choose(Choice::Move(gull));
    laid.sails(Stick::Long, 0, 750);
    (laid, gull)
}

#[test]
fn twelve_a_reef_stops_by_a_die_below_the_masts() {
    let (mut laid, gull) = over_a_reef(2);
    assert_eq!(laid.place(gull), Some((3201, 3000, 0)));
    laid.choose(Choice::Mast(Mast(2)));
    assert_eq!(laid.hull(gull).sound, 0b011);
    assert_eq!(laid.question(), Some(Question::Menu), "the move is over");
    let (mut laid, gull) = over_a_reef(3);
    assert_eq!(laid.place(gull), Some((3750, 3000, 0)));
    assert_eq!(laid.question(), Some(Question::Turn(gull)));
}
