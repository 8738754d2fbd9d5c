//! Forts (`cursed-seas §5.10`).

use super::crews::is_shown;
use super::lay::{ANN, BEN, Laid};
use crate::*;

const ISLAND: Island = Island::OldMole;

/// Ann's Pendrake, docked at an island that she has explored, with 5 gold at home; a ship of Ben's far away.
fn docked() -> (Laid, Vessel, Vessel) {
    let mut laid = Laid::of(&Laid::setup(2).with(&FORTS, true));
    laid.home(ANN, Island::TinderCay, (2000, 6000));
    laid.home(BEN, Island::TwoWells, (8000, 6000));
    laid.island(ISLAND, (4000, 3000));
    laid.play(|play| play.waters.isle_mut(ISLAND).explored.insert(ANN));
    laid.unloaded(ANN, &[3, 2]);
    let pendrake = laid.ship(ANN, Ship::Pendrake, (4000 - 440 - 92, 3000, 0));
    let brigida = laid.ship(BEN, Ship::SantaBrigida, (9000, 2000, 18));
    (laid, pendrake, brigida)
}

/// The same with the fort built.
fn built() -> (Laid, Vessel, Vessel) {
    let (mut laid, pendrake, brigida) = docked();
    laid.menu();
    laid.choose(Choice::BuildFort(pendrake));
    (laid, pendrake, brigida)
}

/// The fort.
fn fort(laid: &mut Laid) -> Option<Fort> {
    laid.play(|play| play.waters.isle(ISLAND).fort)
}

#[test]
fn a_fort_costs_gold_that_leaves_the_game_once_a_nation() {
    let (mut laid, pendrake, _) = built();
    assert!(laid.told(|told| *told == Event::FortBuilt(ANN, ISLAND)));
    let stands = fort(&mut laid).unwrap();
    assert_eq!(
        (stands.seat, stands.nation, stands.flags),
        (ANN, Nation::England, 0b1111)
    );
    assert_eq!((laid.gold(), laid.play(|play| play.turn.lost)), ([0, 0], 5));
    assert_eq!(laid.play(|play| play.score(ANN)), [0, 0]);
    // Another island, as much gold: England has its fort.
    laid.unloaded(ANN, &[3, 2]);
    laid.play(|play| {
        play.waters.lay_island(ISLAND, None);
        play.waters
            .lay_island(Island::GlassLagoon, Some(Point::new(3960, 3000)));
        play.waters
            .isle_mut(Island::GlassLagoon)
            .explored
            .insert(ANN);
    });
    laid.menu();
    assert!(laid.play(|play| play.wild(pendrake)).is_some());
    assert!(!laid.offers(Choice::BuildFort(pendrake)));
}

#[test]
fn a_fort_wants_an_explored_island_gold_and_no_enemy_near() {
    let (mut laid, pendrake, brigida) = docked();
    laid.menu();
    assert!(laid.offers(Choice::BuildFort(pendrake)));
    laid.play(|play| play.turn.gold[0] = 4);
    laid.menu();
    assert!(!laid.offers(Choice::BuildFort(pendrake)), "it costs 5");
    laid.play(|play| play.turn.gold[0] = 5);
    for (gap, offered) in [(29, false), (30, true)] {
        let place = Place::new(
            Point::new(4000 + 440 + 110 + gap, 3000),
            Heading::new(36).unwrap(),
        );
        laid.play(|play| play.waters.lay(brigida, Lies::Mat(place)));
        laid.menu();
        assert_eq!(laid.offers(Choice::BuildFort(pendrake)), offered, "{gap}");
    }
    laid.play(|play| play.waters.isle_mut(ISLAND).explored = Default::default());
    laid.menu();
    assert!(!laid.offers(Choice::BuildFort(pendrake)), "not explored");
}

#[test]
fn gold_unloaded_at_a_fort_counts_for_the_score_but_not_as_more_than_half() {
    let (mut laid, pendrake, _) = built();
    laid.unloaded(ANN, &[3, 3, 2, 1]);
    laid.coins(TreasurePlace::Aboard(pendrake), &[3, 2, 2]);
    let away = Place::new(Point::new(3000, 3000), Heading::default());
    laid.play(|play| play.waters.lay(pendrake, Lies::Mat(away)));
    laid.menu();
    laid.sails_up_to(pendrake, 0);
    assert_eq!(laid.aboard(pendrake), 0);
    assert_eq!(fort(&mut laid).unwrap().gold, 7);
    assert_eq!(laid.play(|play| play.score(ANN)), [16, 0]);
    assert_eq!(laid.ended(), None, "16 of 30, but 9 at home");
}

#[test]
fn to_others_a_fort_is_as_an_opponents_home() {
    let (mut laid, _, brigida) = built();
    let place = Place::new(Point::new(5000, 3000), Heading::new(36).unwrap());
    laid.play(|play| play.waters.lay(brigida, Lies::Mat(place)));
    laid.turn_of(BEN);
    laid.sails_up_to(brigida, 36);
    assert_eq!(
        laid.place(brigida).map(|(x, ..)| x),
        Some(4000 + 440 + 110 + 30)
    );
}

#[test]
fn a_raider_takes_a_coin_of_a_fort() {
    let (mut laid, _, brigida) = built();
    laid.play(|play| {
        let mut isle = play.waters.isle(ISLAND).fort;
        if let Some(fort) = &mut isle {
            fort.gold = 4;
        }
        play.waters.isle_mut(ISLAND).fort = isle;
        // What lies in the fort was a coin of the mat.
        play.turn.found += 4;
        play.waters.lay(brigida, Lies::Sunk);
    });
    let minaret = laid.ship(BEN, Ship::RedMinaret, (4000 + 440 + 102, 3000, 36));
    laid.dawn_of(BEN);
    laid.choose(Choice::Explore(minaret));
    let taken = laid.aboard(minaret);
    assert!((1..=3).contains(&taken));
    assert_eq!(fort(&mut laid).unwrap().gold, 4 - taken);
}

#[test]
fn a_fort_shoots_once_a_turn_from_its_flags() {
    let (mut laid, _, brigida) = built();
    let place = Place::new(
        Point::new(4000 + 440 + 110 + 60, 3000),
        Heading::new(36).unwrap(),
    );
    laid.play(|play| play.waters.lay(brigida, Lies::Mat(place)));
    // 2L 3L 3L 4S: the first flag stands towards her.
    laid.dice(&[3]);
    laid.menu();
    laid.choose(Choice::FortShoot(ISLAND));
    assert_eq!(laid.question(), Some(Question::FortShot(ISLAND)));
    laid.choose(Choice::Fire(Gun(0), brigida));
    assert!(laid.told(|told| *told == Event::FortShot(ISLAND, Gun(0), brigida, 3, true)));
    laid.lose_masts();
    assert_eq!(laid.hull(brigida).sound_masts(), 3);
    while laid.question() == Some(Question::FortShot(ISLAND)) {
        laid.choose(Choice::Done);
    }
    assert!(!laid.offers(Choice::FortShoot(ISLAND)));
    laid.dawn_of(ANN);
    assert!(laid.offers(Choice::FortShoot(ISLAND)), "in the next turn");
}

#[test]
fn hits_take_flags_and_then_the_fort() {
    let (mut laid, _, brigida) = built();
    let place = Place::new(
        Point::new(4000 + 440 + 110 + 60, 3000),
        Heading::new(36).unwrap(),
    );
    laid.play(|play| {
        play.waters.lay(brigida, Lies::Mat(place));
        let mut isle = play.waters.isle(ISLAND).fort;
        if let Some(fort) = &mut isle {
            (fort.flags, fort.gold) = (0b0001, 5);
        }
        play.waters.isle_mut(ISLAND).fort = isle;
        play.turn.lost -= 5;
    });
    for _ in 0..2 {
        laid.play(|play| *play.waters.today_mut(brigida) = Today::default());
        laid.dice(&[6]);
        laid.turn_of(BEN);
        laid.choose(Choice::Shoot(brigida));
        laid.choose(Choice::FireAt(Gun(0), ISLAND));
        let flagless = fort(&mut laid).is_none_or(|fort| fort.flags == 0);
        assert!(flagless, "the one flag first, then the fort");
    }
    assert!(laid.told(|told| *told == Event::FortDestroyed(ISLAND)));
    assert_eq!(fort(&mut laid), None);
    let coins = laid.play(|play| {
        let there = play.holds.treasures_at(TreasurePlace::On(ISLAND));
        there
            .map(|(_, loot, state)| (loot, state.known))
            .collect::<Vec<_>>()
    });
    let hidden = |value| (Loot::Coin(value), Knowers::NOBODY);
    assert_eq!(coins.len(), 2);
    assert!(
        coins.contains(&hidden(3)) && coins.contains(&hidden(2)),
        "{coins:?}"
    );
}

/// Lays Ben's ship beside the fort.
fn beside(laid: &mut Laid, brigida: Vessel) {
    let place = Place::new(
        Point::new(4000 + 440 + 110 + 60, 3000),
        Heading::new(36).unwrap(),
    );
    laid.play(|play| play.shift(brigida, Lies::Mat(place), Cause::Setup));
    laid.turn_of(BEN);
}

#[test]
fn a_miss_at_a_fort_may_be_rolled_again() {
    let (mut laid, _, brigida) = built();
    laid.crew(brigida, Crew::Cannoneer);
    beside(&mut laid, brigida);
    laid.dice(&[1, 6]);
    laid.choose(Choice::Shoot(brigida));
    laid.choose(Choice::FireAt(Gun(0), ISLAND));
    assert_eq!(laid.question(), Some(Question::Reroll(brigida)));
    laid.choose(Choice::Yes);
    laid.choose(Choice::Mast(Mast(0)));
    assert_eq!(fort(&mut laid).unwrap().flags, 0b1110);
}

#[test]
fn musketeers_turn_up_where_they_shoot_at_a_fort() {
    let (mut laid, _, brigida) = built();
    let musketeers = laid.crew(brigida, Crew::Musketeers);
    beside(&mut laid, brigida);
    laid.dice(&[1]);
    laid.choose(Choice::Shoot(brigida));
    laid.choose(Choice::FireAt(Gun::MUSKETEERS, ISLAND));
    assert!(is_shown(&mut laid, musketeers));
}

#[test]
fn coins_that_come_aboard_at_an_own_fort_are_unloaded() {
    let (mut laid, pendrake, _) = built();
    let mesange = laid.ship(ANN, Ship::LaMesange, (4000 - 440 - 92, 3000 + 172, 0));
    laid.coins(TreasurePlace::Aboard(mesange), &[2]);
    laid.menu();
    laid.choose(Choice::ExploreShip(pendrake, mesange));
    laid.choose(Choice::TakeCoin(2));
    assert_eq!(
        (laid.aboard(pendrake), fort(&mut laid).unwrap().gold),
        (0, 2)
    );
}

#[test]
fn gold_that_a_unique_brought_lies_about_as_coins_too() {
    let (mut laid, _, brigida) = built();
    laid.unique(brigida, Unique::WeepingIdol);
    laid.play(|play| {
        let idol = play.unique(brigida, Unique::WeepingIdol).unwrap();
        play.lose_treasure(idol, Cause::Docking);
        play.change_isle(ISLAND, Cause::Setup, |isle| {
            if let Some(fort) = &mut isle.fort {
                (fort.flags, fort.gold) = (0, 8);
            }
        });
    });
    laid.table.set_off(Step::HitFort(ISLAND));
    let mut coins = laid.play(|play| {
        let there = play.holds.coins_at(TreasurePlace::On(ISLAND));
        there.map(|(_, value)| value).collect::<Vec<_>>()
    });
    coins.sort_unstable();
    assert_eq!(coins, [2, 3, 3]);
}
