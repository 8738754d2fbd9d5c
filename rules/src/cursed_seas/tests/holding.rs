//! Ships that hold others: pins, tows, and who wins a boarding (`cursed-seas §5.5`, `§5.7`).

use super::lay::{ANN, BEN, Laid};
use crate::*;

/// Answers No to whoever may send a party.
fn no_party(laid: &mut Laid) {
    while let Some(Question::Board(..)) = laid.question() {
        laid.choose(Choice::Done);
    }
}

/// Moves a ship far away.
fn leaves(laid: &mut Laid, ship: Vessel) {
    let away = Place::new(Point::new(8000, 6000), Heading::default());
    laid.play(|play| {
        play.shift(ship, Lies::Mat(away), Cause::Move);
        play.refresh_pins();
    });
}

#[test]
fn a_ship_is_pinned_to_each_that_she_has_rammed() {
    for first in [0, 1] {
        let mut laid = Laid::new(2);
        let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
        let pendrakes = [(2905, 18), (3095, 54)]
            .map(|(y, heading)| laid.ship(BEN, Ship::Pendrake, (3400, y, heading)));
        laid.dice(&[1, 1]);
        laid.menu();
        laid.sails_up_to(gull, 0);
        assert_eq!(laid.place(gull), Some((3230, 3000, 0)));
        laid.choose(Choice::Vessel(pendrakes[first]));
        no_party(&mut laid);
        no_party(&mut laid);
        let pinned =
            |laid: &mut Laid| laid.play(|play| play.judge_move(gull)) == Err(Reason::Pinned);
        leaves(&mut laid, pendrakes[1 - first]);
        assert!(pinned(&mut laid), "her bow is on the other");
        laid.masts(pendrakes[first], 0);
        laid.play(|play| {
            play.refresh_pins();
        });
        assert!(!pinned(&mut laid));
    }
}

/// A three-master of Ann's that has another in tow, which overlaps her by the rounding of the trail.
fn in_tow() -> (Laid, Vessel, Vessel) {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 5));
    let hartley = laid.ship(ANN, Ship::Hartley, (6000, 3000, 5));
    laid.masts(hartley, 0);
    laid.play(|play| {
        play.change(hartley, Cause::Tow, |hull| hull.tower = Some(gull));
        play.lay_tow(gull, Cause::Tow);
    });
    (laid, gull, hartley)
}

#[test]
fn a_ship_in_tow_keeps_her_trail_where_her_tower_sinks() {
    let (mut laid, gull, hartley) = in_tow();
    let trail = laid.place(hartley);
    laid.play(|play| play.sink(gull, None, Cause::Scuttle));
    assert_eq!(
        (laid.place(hartley), laid.hull(hartley).tower),
        (trail, None)
    );
}

#[test]
fn a_ship_in_tow_keeps_her_trail_where_her_tower_is_lost_in_fog() {
    let (mut laid, gull, hartley) = in_tow();
    let trail = laid.place(hartley);
    let fog = laid.terrain(Terrain::FogBank, (6000, 6000));
    laid.table.set_off(Step::Meet((gull, fog)));
    assert_eq!(
        (laid.place(hartley), laid.hull(hartley).tower),
        (trail, None)
    );
}

#[test]
fn nets_may_bring_a_boarding_below_nothing() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    let pendrake = laid.ship(BEN, Ship::Pendrake, (3400, 3200, 18));
    for ship in [gull, pendrake] {
        laid.masts(ship, 1);
        laid.gear(ship, Equipment::BoardingNets);
    }
    laid.coins(TreasurePlace::Aboard(pendrake), &[3]);
    laid.dice(&[2, 1, 1]);
    laid.menu();
    laid.sails_up_to(gull, 0);
    laid.choose(Choice::Yes);
    assert_eq!(laid.question(), Some(Question::Prize(gull, pendrake)));
}
