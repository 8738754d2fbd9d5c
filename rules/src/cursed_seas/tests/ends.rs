//! Ends that are found at once (`cursed-seas §1`, `§7`).

use super::lay::{ANN, BEN, Laid};
use crate::*;

#[test]
fn the_game_is_over_when_the_last_oarsman_goes() {
    let mut laid = Laid::new(2);
    laid.ship(ANN, Ship::Hartley, (3000, 3000, 0));
    let acreedor = laid.ship(BEN, Ship::ElAcreedor, (2900, 3400, 0));
    laid.masts(acreedor, 0);
    laid.crew(acreedor, Crew::Oarsman);
    laid.card(Item::Event(EventCard::Mutiny), CardPlace::Held(ANN));
    laid.menu();
    laid.choose(Choice::Play(EventCard::Mutiny));
    assert_eq!(laid.ended(), Some(End::Stranded));
}

#[test]
fn the_game_is_over_in_the_midst_of_an_action() {
    let mut laid = Laid::new(2);
    let acreedor = laid.ship(ANN, Ship::ElAcreedor, (3000, 3000, 0));
    let hartley = laid.ship(BEN, Ship::Hartley, (2900, 3400, 0));
    laid.play(|play| {
        play.change(hartley, Cause::Setup, |hull| {
            (hull.sound, hull.fire) = (0, 0b111);
        });
    });
    laid.crew(hartley, Crew::Oarsman);
    laid.dice(&[6]);
    laid.menu();
    laid.choose(Choice::Shoot(acreedor));
    // Her Marksmen's crew is the Oarsman; two cannons are still to shoot.
    laid.choose(Choice::Fire(Gun(0), hartley));
    laid.lose_masts();
    assert_eq!(laid.ended(), Some(End::Stranded));
}
