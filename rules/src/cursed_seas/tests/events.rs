//! Events (`cursed-seas §3.5`).

use super::crews::is_gone;
use super::keywords::{beside, rams};
use super::lay::{ANN, BEN, Laid};
use crate::*;
use rules::table::Seat;

/// Ann's ship and another's beside her, and an event in a player's hand.
fn with_event(seat: Seat, event: EventCard) -> (Laid, Vessel, Vessel) {
    let (mut laid, one, other) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.card(Item::Event(event), CardPlace::Held(seat));
    laid.turn_of(ANN);
    (laid, one, other)
}

#[test]
fn a_fair_wind_blows_for_all_own_ships_before_any_has_acted() {
    let (mut laid, hartley, _) = with_event(ANN, EventCard::FairWind);
    laid.choose(Choice::Play(EventCard::FairWind));
    assert_eq!(laid.play(|play| play.sticks(hartley)), (3, 0, 3));
    let (mut laid, hartley, _) = with_event(ANN, EventCard::FairWind);
    laid.choose(Choice::Move(hartley));
    laid.choose(Choice::Done);
    assert!(!laid.offers(Choice::Play(EventCard::FairWind)));
}

#[test]
fn doldrums_leave_opponents_one_stick() {
    let (mut laid, hartley, acreedor) = with_event(ANN, EventCard::Doldrums);
    laid.choose(Choice::End);
    assert_eq!(laid.question(), Some(Question::Doldrums));
    laid.choose(Choice::Yes);
    assert_eq!(laid.play(|play| play.sticks(acreedor)), (2, 0, 1));
    assert_eq!(laid.play(|play| play.sticks(hartley)), (2, 0, 2));
    let seen = [acreedor, hartley].map(|vessel| laid.most_sticks_seen(vessel));
    assert_eq!(seen, [1, 2]);
    laid.dawn_of(ANN);
    assert_eq!(laid.play(|play| play.sticks(acreedor)), (2, 0, 2));
}

#[test]
fn spoiled_powder_is_asked_when_an_enemy_begins_to_shoot() {
    let (mut laid, hartley, acreedor) = with_event(BEN, EventCard::SpoiledPowder);
    laid.dice(&[3]);
    laid.choose(Choice::Shoot(hartley));
    assert_eq!(laid.question(), Some(Question::SpoiledPowder(hartley)));
    laid.choose(Choice::Yes);
    laid.choose(Choice::Fire(Gun(0), acreedor));
    assert!(laid.told(|told| *told == Event::Shot(hartley, Gun(0), acreedor, 3, false)));
}

#[test]
fn spare_spars_give_a_mast_back() {
    let (mut laid, hartley, _) = with_event(ANN, EventCard::SpareSpars);
    assert!(
        !laid.offers(Choice::Play(EventCard::SpareSpars)),
        "none is gone"
    );
    laid.masts(hartley, 2);
    laid.menu();
    laid.choose(Choice::Play(EventCard::SpareSpars));
    assert_eq!(laid.hull(hartley).sound_masts(), 3);
}

#[test]
fn parley_prevents_a_party() {
    let (mut laid, gull, pendrake) = rams(Ship::LaughingGull, Ship::Pendrake, &[1]);
    laid.card(Item::Event(EventCard::Parley), CardPlace::Held(BEN));
    laid.choose(Choice::Yes);
    assert_eq!(laid.question(), Some(Question::Parley(pendrake)));
    laid.choose(Choice::Yes);
    assert!(!laid.told(|told| matches!(told, Event::Boarded(..))));
    assert_ne!(laid.question(), Some(Question::Board(pendrake, gull)));
}

#[test]
fn a_mutiny_costs_a_crew_within_l() {
    let (mut laid, _, acreedor) = with_event(ANN, EventCard::Mutiny);
    assert!(
        !laid.offers(Choice::Play(EventCard::Mutiny)),
        "nobody is aboard"
    );
    let captain = laid.crew(acreedor, Crew::Captain);
    laid.menu();
    laid.choose(Choice::Play(EventCard::Mutiny));
    assert!(is_gone(&mut laid, captain));
}

#[test]
fn a_hidden_cache_moves_two_coins() {
    let (mut laid, _, _) = with_event(ANN, EventCard::HiddenCache);
    laid.coins(TreasurePlace::On(Island::OldMole), &[3, 3, 3]);
    laid.coins(TreasurePlace::On(Island::TinderCay), &[1]);
    laid.menu();
    laid.choose(Choice::Play(EventCard::HiddenCache));
    laid.choose(Choice::Island(Island::OldMole));
    laid.choose(Choice::Island(Island::TinderCay));
    let gold =
        |laid: &mut Laid, island| laid.play(|play| play.holds.gold_at(TreasurePlace::On(island)));
    assert_eq!(gold(&mut laid, Island::OldMole), 7);
    assert_eq!(gold(&mut laid, Island::TinderCay), 3);
}

#[test]
fn a_stowaway_boards_from_home() {
    let (mut laid, hartley, _) = with_event(ANN, EventCard::Stowaway);
    laid.home(ANN, Island::OldMole, (6000, 5000));
    let ashore = CardPlace::Ashore(Island::OldMole, ANN);
    let captain = laid.card(Item::Crew(Crew::Captain, Nation::England), ashore);
    laid.menu();
    laid.choose(Choice::Play(EventCard::Stowaway));
    laid.choose(Choice::Vessel(hartley));
    assert_eq!(
        laid.play(|play| play.card_place(captain)),
        CardPlace::Aboard(hartley)
    );
}

#[test]
fn fog_at_dawn_is_gone_at_the_third_turn() {
    let (mut laid, _, _) = with_event(ANN, EventCard::FogAtDawn);
    laid.choose(Choice::Play(EventCard::FogAtDawn));
    assert!(!laid.offers(Choice::At(Spot(6, 6))), "too near to ships");
    laid.choose(Choice::At(Spot(12, 8)));
    let fog = |laid: &mut Laid| laid.play(|play| play.waters.shoals().count());
    assert_eq!(fog(&mut laid), 1);
    for (turn, left) in [(1, 1), (2, 1), (3, 0)] {
        laid.dawn_of(BEN);
        laid.dawn_of(ANN);
        assert_eq!(fog(&mut laid), left, "{turn}");
    }
}

#[test]
fn whoever_fog_at_dawn_swallowed_lies_where_she_went_in() {
    let (mut laid, _, _) = with_event(ANN, EventCard::FogAtDawn);
    let pendrake = laid.ship(ANN, Ship::Pendrake, (7300, 6000, 36));
    laid.choose(Choice::Play(EventCard::FogAtDawn));
    laid.choose(Choice::At(Spot(12, 12)));
    laid.sails_up_to(pendrake, 36);
    assert_eq!(laid.place(pendrake), None);
    for _ in 0..3 {
        laid.dawn_of(BEN);
        laid.dawn_of(ANN);
    }
    // Radii of 550 and 90: the first place where they overlap.
    assert_eq!(laid.place(pendrake), Some((6000 + 639, 6000, 36)));
}
