//! The abilities of crew (`cursed-seas §3.4`).

use super::keywords::{beside, rams};
use super::lay::{ANN, BEN, Laid};
use crate::ids::Creature;
use crate::*;
use rules::table::Packed;

/// Returns whether a card lies face up.
pub(super) fn is_shown(laid: &mut Laid, card: Card) -> bool {
    laid.play(|play| {
        play.holds
            .cards
            .iter()
            .any(|(one, _, state)| *one == card && state.shown)
    })
}

/// Returns whether a card is out of the game.
pub(super) fn is_gone(laid: &mut Laid, card: Card) -> bool {
    laid.play(|play| play.card_place(card) == CardPlace::Gone)
}

#[test]
fn a_cannoneer_rolls_one_miss_a_turn_again() {
    let (mut laid, hartley, acreedor) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.crew(hartley, Crew::Cannoneer);
    laid.dice(&[1, 6, 1]);
    laid.menu();
    laid.choose(Choice::Shoot(hartley));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    assert_eq!(laid.question(), Some(Question::Reroll(hartley)));
    laid.choose(Choice::Yes);
    laid.lose_masts();
    assert_eq!(laid.hull(acreedor).sound_masts(), 2);
    laid.choose(Choice::Fire(Gun(1), acreedor));
    assert_ne!(laid.question(), Some(Question::Reroll(hartley)));
}

#[test]
fn musketeers_shoot_past_their_own_sails() {
    let (mut laid, pendrake, acreedor) = beside(Ship::Pendrake, Ship::ElAcreedor);
    laid.crew(pendrake, Crew::Musketeers);
    laid.dice(&[4]);
    laid.menu();
    laid.choose(Choice::Shoot(pendrake));
    laid.choose(Choice::Fire(Gun::MUSKETEERS, acreedor));
    assert!(laid.told(|told| *told == Event::Shot(pendrake, Gun::MUSKETEERS, acreedor, 4, true)));
}

#[test]
fn musketeers_that_lie_face_down_shoot_unknown_to_others() {
    let mut laid = Laid::new(2);
    let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 3000, 0));
    // Astern of her, where the sail of her burning mast is in the way of her cannon.
    laid.ship(BEN, Ship::ElAcreedor, (2350, 3000, 0));
    laid.stands(pendrake, |hull| (hull.sound, hull.fire) = (0b01, 0b10));
    let musketeers = laid.crew(pendrake, Crew::Musketeers);
    laid.menu();
    let shoot = Choice::Shoot(pendrake);
    assert!(laid.offers(shoot));
    let settles = |laid: &mut Laid, viewer| {
        let view = laid.table.view(viewer);
        view.settles(CursedSeas::standard(), Question::Menu, shoot)
    };
    assert!(settles(&mut laid, Some(ANN)));
    assert!(!settles(&mut laid, Some(BEN)) && !settles(&mut laid, None));
    laid.play(|play| play.show(musketeers, Cause::Crew));
    assert!(settles(&mut laid, Some(BEN)));
}

#[test]
fn a_shipwright_repairs_anywhere_but_not_in_two_rounds_running() {
    let (mut laid, hartley, _) = beside(Ship::Hartley, Ship::ElAcreedor);
    laid.masts(hartley, 1);
    laid.menu();
    assert!(!laid.offers(Choice::Repair(hartley)));
    laid.crew(hartley, Crew::Shipwright);
    for (round, offered) in [(4, true), (5, false), (6, true)] {
        laid.play(|play| {
            play.turn.round = round;
            play.waters.today_mut(hartley).actions = 0;
        });
        laid.menu();
        assert_eq!(laid.offers(Choice::Repair(hartley)), offered, "{round}");
        if offered {
            laid.choose(Choice::Repair(hartley));
            if laid.question() == Some(Question::GainMast(hartley)) {
                laid.choose(Choice::Mast(Mast(1)));
            }
        }
    }
    assert_eq!(laid.hull(hartley).sound_masts(), 3);
}

#[test]
fn a_master_at_arms_takes_a_crew_and_a_treasure() {
    for (crew, both) in [(Crew::MasterAtArms, true), (Crew::Explorer, false)] {
        let mut laid = Laid::new(2);
        laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
        let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
        laid.crew(gull, crew);
        let pendrake = laid.ship(BEN, Ship::Pendrake, (3400, 3200, 18));
        let lost = laid.crew(pendrake, Crew::Helmsman);
        laid.coins(TreasurePlace::Aboard(pendrake), &[3]);
        laid.dice(&[1, 6, 1]);
        laid.menu();
        laid.sails_up_to(gull, 0);
        laid.choose(Choice::Yes);
        laid.choose(Choice::UnknownCrew);
        assert!(is_gone(&mut laid, lost));
        let again = laid.question() == Some(Question::Prize(gull, pendrake));
        assert_eq!(again, both, "{crew:?}");
        if both {
            laid.choose(Choice::Coin);
            assert_eq!(laid.aboard(gull), 3);
        }
    }
}

#[test]
fn a_surgeon_saves_crew_by_four_and_sor_milagros_by_three() {
    for (crew, die, saved) in [
        (Crew::Surgeon, 4, true),
        (Crew::Surgeon, 3, false),
        (Crew::SorMilagros, 3, true),
        (Crew::SorMilagros, 2, false),
    ] {
        let (mut laid, _, acreedor) = beside(Ship::Hartley, Ship::ElAcreedor);
        laid.crew(acreedor, crew);
        let captain = laid.crew(acreedor, Crew::Captain);
        laid.dice(&[die]);
        laid.table.set_off(Step::LoseCrew(acreedor));
        laid.choose(Choice::Card(captain));
        assert_eq!(is_gone(&mut laid, captain), !saved, "{crew:?} {die}");
    }
}

#[test]
fn a_deckhand_stands_in_for_what_boarding_would_take() {
    let (mut laid, gull, pendrake) = rams(Ship::LaughingGull, Ship::Pendrake, &[1, 6, 1]);
    let deckhand = laid.crew(pendrake, Crew::Deckhand);
    laid.coins(TreasurePlace::Aboard(pendrake), &[3]);
    laid.choose(Choice::Yes);
    laid.choose(Choice::Coin);
    assert!(is_gone(&mut laid, deckhand));
    assert_eq!([laid.aboard(gull), laid.aboard(pendrake)], [0, 3]);
}

#[test]
fn auntie_silk_signals_to_another_ship_once_a_turn() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let lanterns = laid.ship(ANN, Ship::NineLanterns, (3000, 3000, 0));
    let tiger = laid.ship(ANN, Ship::PaperTiger, (3000, 3500, 0));
    laid.crew(lanterns, Crew::AuntieSilk);
    laid.menu();
    laid.choose(Choice::Signal(lanterns, tiger));
    laid.sails(Stick::Short, 0, 500);
    assert_eq!(laid.place(tiger), Some((3500, 3500, 0)));
    while laid.question() == Some(Question::SeaLegs(tiger)) {
        laid.choose(Choice::Done);
    }
    assert!(laid.offers(Choice::Move(tiger)), "it was no action");
    assert!(!laid.offers(Choice::Signal(lanterns, tiger)));
}

#[test]
fn powder_master_ro_burns_by_a_five_too() {
    let (mut laid, tide, acreedor) = beside(Ship::VermilionTide, Ship::ElAcreedor);
    laid.crew(tide, Crew::PowderMasterRo);
    laid.dice(&[5]);
    laid.menu();
    laid.choose(Choice::Shoot(tide));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    assert_eq!(laid.question(), Some(Question::BurnMast(acreedor)));
}

#[test]
fn mother_brine_spoils_the_aim_of_a_piece_until_her_next_turn() {
    let mut laid = Laid::new(2);
    let chorus = laid.ship(ANN, Ship::DrownedChorus, (3000, 3000, 0));
    laid.crew(chorus, Crew::MotherBrine);
    let hartley = laid.ship(BEN, Ship::Hartley, (3000, 3500, 0));
    laid.dawn_of(ANN);
    assert_eq!(laid.question(), Some(Question::Hex(chorus)));
    laid.choose(Choice::Vessel(hartley));
    assert_eq!(laid.play(|play| play.modifier(hartley, chorus)), -1);
    laid.dawn_of(BEN);
    assert_eq!(laid.play(|play| play.modifier(hartley, chorus)), -1);
    laid.dawn_of(ANN);
    assert_eq!(laid.play(|play| play.modifier(hartley, chorus)), 0);
}

#[test]
fn ned_quickhand_and_nets_change_boarding_by_two() {
    for (nets, totals) in [(false, (7, 3)), (true, (5, 3))] {
        let mut laid = Laid::new(2);
        laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
        let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
        laid.crew(gull, Crew::NedQuickhand);
        let pendrake = laid.ship(BEN, Ship::Pendrake, (3400, 3200, 18));
        if nets {
            laid.gear(pendrake, Equipment::BoardingNets);
        }
        laid.dice(&[1, 2, 1]);
        laid.menu();
        laid.sails_up_to(gull, 0);
        laid.choose(Choice::Yes);
        let (ours, theirs) = totals;
        assert!(laid.told(|told| *told == Event::Boarded(gull, pendrake, ours, theirs)));
    }
}

#[test]
fn don_inigo_keeps_treasure_from_boarders() {
    let (mut laid, gull, acreedor) = rams(Ship::LaughingGull, Ship::ElAcreedor, &[1, 6, 1]);
    laid.crew(acreedor, Crew::DonInigoSalcedo);
    laid.coins(TreasurePlace::Aboard(acreedor), &[3]);
    laid.choose(Choice::Yes);
    assert_eq!(laid.question(), Some(Question::Prize(gull, acreedor)));
    assert!(!laid.offers(Choice::Coin));
}

#[test]
fn sor_milagros_mends_a_mast_once_a_game() {
    let (mut laid, _, _) = beside(Ship::Hartley, Ship::ElAcreedor);
    let plata = laid.ship(ANN, Ship::DamaDePlata, (5000, 5000, 0));
    laid.crew(plata, Crew::SorMilagros);
    laid.masts(plata, 0);
    laid.menu();
    laid.choose(Choice::Mend(plata));
    laid.choose(Choice::Mast(Mast(1)));
    assert_eq!(laid.hull(plata).sound, 0b10);
    assert!(!laid.offers(Choice::Mend(plata)));
}

#[test]
fn sigruns_six_takes_a_second_mast() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let wolf = laid.ship(ANN, Ship::SkerryWolf, (3000, 3000, 0));
    laid.crew(wolf, Crew::SigrunSkerryBorn);
    let gull = laid.ship(BEN, Ship::LaughingGull, (3400, 3200, 18));
    laid.dice(&[6]);
    laid.menu();
    laid.sails_up_to(wolf, 0);
    assert!(laid.told(|told| *told == Event::Rammed(wolf, gull, 7)));
    laid.lose_masts();
    assert_eq!(laid.hull(gull).sound_masts(), 1);
}

#[test]
fn a_master_at_arms_turns_up_where_he_takes_the_second_prize() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    // Her Grapnels are printed: he does nothing for the first one.
    let tithe = laid.ship(ANN, Ship::ScarletTithe, (3000, 3000, 0));
    let master = laid.crew(tithe, Crew::MasterAtArms);
    let pendrake = laid.ship(BEN, Ship::Pendrake, (3400, 3200, 18));
    laid.crew(pendrake, Crew::Helmsman);
    laid.coins(TreasurePlace::Aboard(pendrake), &[3]);
    laid.dice(&[1, 6, 1]);
    laid.menu();
    laid.sails_up_to(tithe, 0);
    laid.choose(Choice::Yes);
    laid.choose(Choice::UnknownCrew);
    assert!(!is_shown(&mut laid, master));
    laid.choose(Choice::Coin);
    assert!(is_shown(&mut laid, master));
}

#[test]
fn don_inigo_turns_up_where_he_keeps_treasure() {
    let (mut laid, _, acreedor) = rams(Ship::LaughingGull, Ship::ElAcreedor, &[1, 6, 1]);
    let inigo = laid.crew(acreedor, Crew::DonInigoSalcedo);
    laid.coins(TreasurePlace::Aboard(acreedor), &[3]);
    laid.choose(Choice::Yes);
    assert!(is_shown(&mut laid, inigo));
}

#[test]
fn reis_haddou_turns_up_where_she_comes_near_an_opponents_home() {
    for (y, near) in [(3530, true), (3560, false)] {
        let mut laid = Laid::new(2);
        laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
        laid.home(BEN, Island::OldMole, (4000, 3000));
        let jackal = laid.ship(ANN, Ship::SaltJackal, (3300, y, 0));
        let haddou = laid.crew(jackal, Crew::ReisHaddou);
        laid.menu();
        laid.choose(Choice::Move(jackal));
        laid.sails(Stick::Long, 0, 750);
        assert!(!laid.told(|told| matches!(told, Event::Docked(..))));
        assert_eq!(is_shown(&mut laid, haddou), near, "{y}");
    }
}

#[test]
fn a_surgeon_may_save_a_deckhand() {
    let (mut laid, gull, pendrake) = rams(Ship::LaughingGull, Ship::Pendrake, &[1, 6, 1, 4]);
    let deckhand = laid.crew(pendrake, Crew::Deckhand);
    laid.crew(pendrake, Crew::Surgeon);
    laid.coins(TreasurePlace::Aboard(pendrake), &[3]);
    laid.choose(Choice::Yes);
    laid.choose(Choice::Coin);
    assert!(!is_gone(&mut laid, deckhand) && is_shown(&mut laid, deckhand));
    assert_eq!([laid.aboard(gull), laid.aboard(pendrake)], [0, 3]);
}

#[test]
fn auntie_silk_signals_once_a_turn_from_whichever_ship() {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.home(ANN, Island::OldMole, (4000, 3000));
    let lanterns = laid.ship(ANN, Ship::NineLanterns, (4000 - 440 - 102, 3000, 0));
    let tide = laid.ship(ANN, Ship::VermilionTide, (4000, 3000 + 440 + 112, 54));
    let silk = laid.crew(lanterns, Crew::AuntieSilk);
    let tiger = laid.ship(ANN, Ship::PaperTiger, (3300, 3400, 18));
    laid.play(|play| play.waters.today_mut(tiger).idle = true);
    laid.menu();
    assert!(!laid.offers(Choice::Move(tiger)), "no actions are hers");
    laid.choose(Choice::Signal(lanterns, tiger));
    laid.choose(Choice::Done);
    laid.choose(Choice::Transfer(silk, tide));
    assert!(!laid.offers(Choice::Signal(tide, lanterns)));
    laid.dawn_of(BEN);
    laid.dawn_of(ANN);
    assert!(laid.offers(Choice::Signal(tide, lanterns)));
}

#[test]
fn commodore_ashgrove_aims_at_segments_as_at_masts() {
    let (mut laid, marlstone, _) = beside(Ship::Marlstone, Ship::ElAcreedor);
    laid.crew(marlstone, Crew::CommodoreAshgrove);
    let ymir = laid.vessel(
        BEN,
        Make::Creature(Creature::YmirsDaughter),
        (6000, 6000, 0),
    );
    for (segments, added) in [(5, 1), (2, 0)] {
        laid.masts(ymir, segments);
        assert_eq!(
            laid.play(|play| play.modifier(marlstone, ymir)),
            added,
            "{segments}"
        );
    }
}
