//! Each keyword of ships (`cursed-seas §3.3`).

use super::lay::{ANN, BEN, Laid};
use crate::*;

/// Ann's ship and one of Ben's beside her, within S of all her cannons; each has another ship far away.
pub(super) fn beside(shooter: Ship, target: Ship) -> (Laid, Vessel, Vessel) {
    let mut laid = Laid::new(2);
    let one = laid.ship(ANN, shooter, (3000, 3000, 0));
    let other = laid.ship(BEN, target, (2900, 3400, 0));
    laid.ship(ANN, Ship::Cutpurse, (9000, 1000, 18));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    (laid, one, other)
}

/// Shoots at a target with the first cannons, one a die, and chooses the foremost mast wherever one is lost.
pub(super) fn shoots(laid: &mut Laid, shooter: Vessel, target: Vessel, dice: &[u8]) {
    laid.dice(dice);
    laid.menu();
    laid.choose(Choice::Shoot(shooter));
    for gun in 0..dice.len() as u8 {
        laid.choose(Choice::Fire(Gun(gun), target));
        laid.lose_masts();
    }
}

/// Ann's ship sails into one of Ben's that lies across her way.
pub(super) fn rams(rammer: Ship, target: Ship, dice: &[u8]) -> (Laid, Vessel, Vessel) {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let one = laid.ship(ANN, rammer, (3000, 3000, 0));
    let other = laid.ship(BEN, target, (3400, 3200, 18));
    laid.dice(dice);
    laid.turn_of(ANN);
    laid.sails_up_to(one, 0);
    (laid, one, other)
}

#[test]
fn beak_adds_one_to_a_ram() {
    let (laid, crescent, pendrake) = rams(Ship::BrassCrescent, Ship::Pendrake, &[2]);
    assert!(laid.told(|told| *told == Event::Rammed(crescent, pendrake, 3)));
    assert_eq!(laid.question(), Some(Question::LoseMast(pendrake)));
    let (laid, tithe, pendrake) = rams(Ship::ScarletTithe, Ship::Pendrake, &[2]);
    assert!(laid.told(|told| *told == Event::Rammed(tithe, pendrake, 2)));
    assert_ne!(laid.question(), Some(Question::LoseMast(pendrake)));
}

#[test]
fn chain_shot_slows_whom_it_hit_twice() {
    for (dice, sticks) in [(&[6, 6][..], (1, 0, 1)), (&[6, 1], (2, 0, 2))] {
        let (mut laid, hartley, acreedor) = beside(Ship::Hartley, Ship::ElAcreedor);
        shoots(&mut laid, hartley, acreedor, dice);
        if laid.question() == Some(Question::Shot(hartley)) {
            laid.choose(Choice::Done);
        }
        assert_eq!(laid.play(|play| play.sticks(acreedor)), sticks, "{dice:?}");
    }
}

#[test]
fn crew_works_for_its_own_nation_and_aboard_a_cosmopolitan() {
    let mut laid = Laid::new(2);
    let edge = laid.ship(ANN, Ship::CoinsEdge, (3000, 3000, 0));
    let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 5000, 0));
    for ship in [edge, pendrake] {
        let spanish = Item::Crew(Crew::Helmsman, Nation::Spain);
        laid.card(spanish, CardPlace::Aboard(ship));
    }
    assert_eq!(laid.play(|play| play.sticks(edge)), (2, 1, 3));
    assert_eq!(laid.play(|play| play.sticks(pendrake)), (0, 2, 2));
}

#[test]
fn in_a_deep_hold_coins_of_one_take_no_space() {
    let mut laid = Laid::new(2);
    for (ship, load) in [(Ship::DrownedChorus, 1), (Ship::SantaBrigida, 3)] {
        let vessel = laid.ship(ANN, ship, (3000, 3000, 0));
        laid.coins(TreasurePlace::Aboard(vessel), &[1, 1, 2]);
        assert_eq!(laid.play(|play| play.load(vessel)), load);
    }
}

#[test]
fn dread_silences_cheap_crew_within_s() {
    for (x, silent) in [(3400, true), (4000, false)] {
        let mut laid = Laid::new(2);
        let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 3000, 0));
        laid.crew(pendrake, Crew::Helmsman);
        laid.crew(pendrake, Crew::Captain);
        laid.ship(BEN, Ship::GallowsBell, (x, 3000, 36));
        let has = |laid: &mut Laid, keyword| laid.play(|play| play.has(pendrake, keyword));
        assert_eq!(has(&mut laid, Keyword::Helmsman), !silent);
        assert!(has(&mut laid, Keyword::Captain));
    }
}

#[test]
fn an_escort_covers_others_of_her_fleet_but_not_herself() {
    let (mut laid, hartley, acreedor) = beside(Ship::Hartley, Ship::ElAcreedor);
    assert_eq!(laid.play(|play| play.modifier(hartley, acreedor)), 0);
    let corbin = laid.ship(BEN, Ship::Corbin, (2900, 3800, 0));
    assert_eq!(laid.play(|play| play.modifier(hartley, acreedor)), -1);
    assert_eq!(laid.play(|play| play.modifier(hartley, corbin)), 0);
    laid.play(|play| {
        let place = Place::new(Point::new(2900, 6000), Heading::default());
        play.waters.lay(corbin, Lies::Mat(place));
    });
    assert_eq!(laid.play(|play| play.modifier(hartley, acreedor)), 0);
}

#[test]
fn eternal_brings_her_back_once() {
    let (mut laid, hartley, crown) = beside(Ship::Hartley, Ship::HollowCrown);
    laid.home(BEN, Island::OldMole, (6000, 5000));
    laid.masts(crown, 0);
    laid.coins(TreasurePlace::Aboard(crown), &[3]);
    let ferryman = laid.crew(crown, Crew::TheFerryman);
    shoots(&mut laid, hartley, crown, &[6]);
    assert!(laid.told(|told| *told == Event::Returned(crown)));
    assert!(laid.play(|play| play.is_home(crown)));
    let hull = laid.hull(crown);
    assert_eq!((hull.sound, laid.aboard(crown)), (0, 0));
    assert_eq!(laid.play(|play| play.card_place(ferryman)), CardPlace::Gone);
    laid.play(|play| {
        let place = Place::new(Point::new(2900, 3400), Heading::default());
        play.waters.lay(crown, Lies::Mat(place));
        *play.waters.today_mut(hartley) = Today::default();
    });
    shoots(&mut laid, hartley, crown, &[6]);
    assert_eq!(laid.place(crown), None);
}

#[test]
fn firepots_burn_by_a_natural_six() {
    for (die, burns) in [(6, true), (5, false)] {
        let (mut laid, lamp, acreedor) = beside(Ship::LampOfTripoli, Ship::ElAcreedor);
        laid.dice(&[die]);
        laid.menu();
        laid.choose(Choice::Shoot(lamp));
        laid.choose(Choice::Fire(Gun(0), acreedor));
        let asked = if burns {
            Question::BurnMast(acreedor)
        } else {
            Question::LoseMast(acreedor)
        };
        assert_eq!(laid.question(), Some(asked));
        laid.choose(Choice::Mast(Mast(1)));
        let hull = laid.hull(acreedor);
        assert_eq!(
            (hull.sound, hull.fire),
            (0b101, if burns { 0b010 } else { 0 })
        );
    }
}

#[test]
fn a_galley_moves_without_masts() {
    let mut laid = Laid::new(2);
    let jackal = laid.ship(ANN, Ship::SaltJackal, (3000, 3000, 0));
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 5000, 0));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.masts(jackal, 0);
    laid.masts(gull, 0);
    laid.ship(ANN, Ship::Cutpurse, (9000, 1000, 18));
    laid.menu();
    assert!(laid.offers(Choice::Move(jackal)) && !laid.offers(Choice::Move(gull)));
    assert_eq!(laid.play(|play| play.sticks(jackal)), (1, 0, 1));
}

#[test]
fn grapnels_add_one_to_boarding() {
    let (mut laid, tithe, pendrake) = rams(Ship::ScarletTithe, Ship::Pendrake, &[1, 2, 4]);
    laid.choose(Choice::Yes);
    assert!(laid.told(|told| *told == Event::Boarded(tithe, pendrake, 6, 6)));
}

#[test]
fn a_junk_may_stay_afloat() {
    for (die, afloat) in [(5, true), (4, false)] {
        let (mut laid, hartley, tiger) = beside(Ship::Hartley, Ship::PaperTiger);
        laid.masts(tiger, 0);
        laid.dice(&[6, die]);
        laid.menu();
        laid.choose(Choice::Shoot(hartley));
        laid.choose(Choice::Fire(Gun(0), tiger));
        assert_eq!(laid.place(tiger).is_some(), afloat, "{die}");
    }
}

#[test]
fn a_longship_turns_to_any_heading() {
    for (ship, offered) in [(Ship::Hrafnbite, true), (Ship::Pendrake, false)] {
        let mut laid = Laid::new(2);
        let vessel = laid.ship(ANN, ship, (3000, 3000, 0));
        laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
        laid.menu();
        laid.choose(Choice::Move(vessel));
        let about = Choice::Turn(Stick::Long, Heading::new(36).unwrap());
        let aside = Choice::Turn(Stick::Long, Heading::new(54).unwrap());
        assert_eq!((laid.offers(about), laid.offers(aside)), (offered, true));
    }
}

#[test]
fn a_lookout_looks_at_a_treasure_within_l() {
    // From bow to shore: 4270 - 440 - 80 - 3000 = 750.
    for (x, asked) in [(4270, true), (4271, false)] {
        let mut laid = Laid::new(2);
        let jackal = laid.ship(ANN, Ship::SaltJackal, (3000, 3000, 0));
        laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
        laid.island(Island::OldMole, (x, 3000));
        laid.coins(TreasurePlace::On(Island::OldMole), &[2, 2]);
        laid.dawn_of(ANN);
        assert_eq!(
            laid.question() == Some(Question::Lookout(jackal)),
            asked,
            "{x}"
        );
        if asked {
            laid.choose(Choice::Island(Island::OldMole));
            let coins = laid.play(|play| {
                let there = play.holds.treasures_at(TreasurePlace::On(Island::OldMole));
                there
                    .filter(|(.., state)| state.known.has(Some(ANN)))
                    .count()
            });
            assert_eq!(coins, 1);
        }
    }
}

#[test]
fn a_loyal_ship_takes_her_own_nation_alone() {
    let mut laid = Laid::new(2);
    let flor = laid.ship(ANN, Ship::FlorDeOriente, (3000, 3000, 0));
    let ashore = CardPlace::Ashore(Island::OldMole, ANN);
    let english = laid.card(Item::Crew(Crew::Explorer, Nation::England), ashore);
    let spanish = laid.card(Item::Crew(Crew::Explorer, Nation::Spain), ashore);
    assert!(laid.play(|play| play.judge_card(flor, english).is_err()));
    assert!(laid.play(|play| play.judge_card(flor, spanish).is_ok()));
    let kostas = laid.card(
        Item::Crew(Crew::KostasTwoCoins, Nation::Mercenaries),
        ashore,
    );
    let counts = laid.play(|play| play.judge_card(flor, kostas).is_ok());
    assert!(counts, "he counts as every nation");
}

#[test]
fn marksmen_cost_a_crew_by_a_natural_six() {
    let (mut laid, acreedor, hartley) = beside(Ship::ElAcreedor, Ship::Hartley);
    let captain = laid.crew(hartley, Crew::Captain);
    shoots(&mut laid, acreedor, hartley, &[5]);
    assert_eq!(
        laid.play(|play| play.card_place(captain)),
        CardPlace::Aboard(hartley)
    );
    laid.play(|play| *play.waters.today_mut(acreedor) = Today::default());
    shoots(&mut laid, acreedor, hartley, &[6]);
    assert_eq!(laid.play(|play| play.card_place(captain)), CardPlace::Gone);
}

#[test]
fn a_night_sail_is_shot_at_from_within_s_alone() {
    for (target, shot) in [(Ship::LanternEater, false), (Ship::Quickthorn, true)] {
        let mut laid = Laid::new(2);
        let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 3000, 18));
        laid.stands(pendrake, |hull| hull.sound = 0b10);
        // 700 off the second cannon, which has range L.
        let other = laid.ship(BEN, target, (3700, 2900, 18));
        let legal = laid.play(|play| play.judge_shot(pendrake, Gun(1), other).is_ok());
        assert_eq!(legal, shot, "{target:?}");
    }
}

#[test]
fn raiders_dock_at_an_opponents_home_and_take_a_coin() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.home(BEN, Island::OldMole, (4200, 3000));
    laid.unloaded(BEN, &[3, 3]);
    let minaret = laid.ship(ANN, Ship::RedMinaret, (3500, 3000, 0));
    laid.menu();
    laid.sails_up_to(minaret, 0);
    assert!(laid.told(|told| *told == Event::Docked(minaret, Island::OldMole)));
    laid.dawn_of(ANN);
    laid.choose(Choice::Explore(minaret));
    let taken = laid.aboard(minaret);
    assert!((1..=3).contains(&taken));
    assert_eq!(laid.gold(), [0, 6 - taken]);
}

#[test]
fn scavengers_take_treasure_of_whom_they_sink() {
    let (mut laid, cutpurse, acreedor) = beside(Ship::Cutpurse, Ship::ElAcreedor);
    laid.masts(acreedor, 0);
    laid.coins(TreasurePlace::Aboard(acreedor), &[2]);
    shoots(&mut laid, cutpurse, acreedor, &[6]);
    assert_eq!((laid.aboard(cutpurse), laid.gold()), (2, [0, 0]));
}

#[test]
fn sea_legs_turn_after_the_last_stick() {
    let mut laid = Laid::new(2);
    let tiger = laid.ship(ANN, Ship::PaperTiger, (3000, 3000, 0));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.menu();
    laid.choose(Choice::Move(tiger));
    laid.sails(Stick::Short, 0, 500);
    laid.sails(Stick::Long, 0, 750);
    assert_eq!(laid.question(), Some(Question::SeaLegs(tiger)));
    assert!(laid.offers(Choice::Berth(Berth(9))) && !laid.offers(Choice::Berth(Berth(10))));
    laid.choose(Choice::Berth(Berth(9)));
    assert_eq!(laid.place(tiger), Some((4250, 3000, 9)));
}

#[test]
fn a_spectral_ship_sails_through_others_and_ends_where_she_touches_one() {
    let mut laid = Laid::new(2);
    let bride = laid.ship(ANN, Ship::WeepingBride, (3000, 3000, 0));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let gull = laid.ship(BEN, Ship::Cutpurse, (3400, 3170, 18));
    laid.dice(&[6]);
    laid.menu();
    laid.choose(Choice::Move(bride));
    laid.choose(Choice::Turn(Stick::Long, Heading::default()));
    assert!(laid.offers(Choice::Sail(Distance(215))), "the first touch");
    assert!(!laid.offers(Choice::Sail(Distance(225))) && !laid.offers(Choice::Sail(Distance(750))));
    laid.choose(Choice::Sail(Distance(215)));
    assert!(laid.told(
        |told| matches!(told, Event::Rammed(one, other, 6) if (*one, *other) == (bride, gull))
    ));
}

#[test]
fn stout_ignores_the_first_hit_while_whole() {
    let (mut laid, hartley, marlstone) = beside(Ship::Hartley, Ship::Marlstone);
    shoots(&mut laid, hartley, marlstone, &[6, 6]);
    assert!(laid.told(|told| *told == Event::Ignored(marlstone, Keyword::Stout)));
    assert_eq!(laid.hull(marlstone).sound_masts(), 4);
}

#[test]
fn a_tow_master_keeps_her_move() {
    for (ship, sticks) in [(Ship::AlderRose, (2, 0, 2)), (Ship::Hartley, (1, 0, 1))] {
        let mut laid = Laid::new(2);
        let tower = laid.ship(ANN, ship, (3000, 3000, 0));
        let towed = laid.ship(ANN, Ship::LaGolondrina, (2300, 3000, 0));
        laid.masts(towed, 0);
        laid.stands(towed, |hull| hull.tower = Some(tower));
        assert_eq!(laid.play(|play| play.sticks(tower)), sticks);
    }
}

#[test]
fn a_turtle_ship_ignores_a_hit_each_action_and_is_never_boarded() {
    let (mut laid, hartley, tortoise) = beside(Ship::Hartley, Ship::PatientTortoise);
    shoots(&mut laid, hartley, tortoise, &[6, 6]);
    assert_eq!(laid.hull(tortoise).sound_masts(), 2);
    laid.play(|play| *play.waters.today_mut(hartley) = Today::default());
    shoots(&mut laid, hartley, tortoise, &[6, 6]);
    assert_eq!(laid.hull(tortoise).sound_masts(), 1);
    let (laid, gull, tortoise) = rams(Ship::LaughingGull, Ship::PatientTortoise, &[1]);
    assert_ne!(laid.question(), Some(Question::Board(gull, tortoise)));
    assert_eq!(
        laid.question(),
        Some(Question::Board(tortoise, gull)),
        "she may board"
    );
}

#[test]
fn sea_legs_turn_where_she_stops_early_too() {
    let mut laid = Laid::new(2);
    let tiger = laid.ship(ANN, Ship::PaperTiger, (3000, 3000, 0));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.menu();
    laid.choose(Choice::Move(tiger));
    laid.sails(Stick::Short, 0, 500);
    laid.choose(Choice::Done);
    laid.choose(Choice::Berth(Berth(9)));
    assert_eq!(laid.place(tiger), Some((3500, 3000, 9)));
    assert_eq!(laid.question(), Some(Question::Menu), "the move is over");
}

#[test]
fn a_full_scavenger_has_room_for_a_unique() {
    let (mut laid, cutpurse, acreedor) = beside(Ship::Cutpurse, Ship::ElAcreedor);
    laid.coins(TreasurePlace::Aboard(cutpurse), &[1, 1, 2]);
    laid.masts(acreedor, 0);
    laid.unique(acreedor, Unique::SaintsFinger);
    shoots(&mut laid, cutpurse, acreedor, &[6]);
    assert!(laid.play(|play| play.unique(cutpurse, Unique::SaintsFinger).is_some()));
}
