//! More cases of the page (`cursed-seas §11`).

use super::lay::{ANN, BEN, Laid};
use crate::*;
use rules::table::save::Saved;
use rules::table::{Dice, Packed, Seat, SeatKind, Table};

/// A ship of Ben's far away, so that he is not stranded.
fn spare(laid: &mut Laid) -> Vessel {
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18))
}

#[test]
fn a_captain_shoots_between_move_and_ram() {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    laid.crew(gull, Crew::Captain);
    let pendrake = laid.ship(BEN, Ship::Pendrake, (3500, 3200, 18));
    laid.dice(&[1, 2]);
    laid.menu();
    laid.choose(Choice::Move(gull));
    laid.sails(Stick::Long, 0, 305);
    assert_eq!(laid.question(), Some(Question::Captain(gull)));
    laid.choose(Choice::Yes);
    laid.choose(Choice::Fire(Gun(0), pendrake));
    while laid.question() == Some(Question::Shot(gull)) {
        laid.choose(Choice::Done);
    }
    let docked = laid.when(|told| matches!(told, Event::Moved(one, _) if *one == gull));
    let shot = laid.when(|told| *told == Event::Shot(gull, Gun(0), pendrake, 1, false));
    let rammed = laid.when(|told| *told == Event::Rammed(gull, pendrake, 2));
    assert!(
        docked < shot && shot < rammed && docked.is_some(),
        "{docked:?} {shot:?} {rammed:?}"
    );
}

/// A ship of Ann's that has just docked at a wild island, with this crew and marker.
fn arrived(ship: Ship, crew: Option<Crew>, marked: bool) -> (Laid, Vessel) {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let island = Island::OldMole;
    laid.island(island, (4000, 3000));
    laid.coins(TreasurePlace::On(island), &[1, 2, 3]);
    let vessel = laid.ship(ANN, ship, (3400, 3000, 0));
    if let Some(crew) = crew {
        laid.crew(vessel, crew);
    }
    if marked {
        laid.play(|play| play.waters.isle_mut(island).marked.insert(ANN));
    }
    laid.menu();
    laid.choose(Choice::Move(vessel));
    let turn = Choice::Turn(Stick::Long, Heading::default());
    laid.choose(turn);
    let last = *laid.table.decision().unwrap().choices.last().unwrap();
    laid.choose(last);
    assert!(laid.told(|told| *told == Event::Docked(vessel, island)));
    (laid, vessel)
}

#[test]
fn exploring_on_arrival_takes_a_marker_an_explorer_or_a_quick_landing() {
    for (ship, crew, marked, free) in [
        (Ship::Pendrake, None, false, false),
        (Ship::Pendrake, Some(Crew::Explorer), false, true),
        (Ship::Pendrake, None, true, true),
        (Ship::LaMesange, None, false, true),
    ] {
        let (mut laid, vessel) = arrived(ship, crew, marked);
        assert!(!laid.offers(Choice::Explore(vessel)));
        assert_eq!(
            laid.offers(Choice::ExploreFreely(vessel)),
            free,
            "{ship:?} {crew:?} {marked}"
        );
        if free {
            laid.choose(Choice::ExploreFreely(vessel));
            laid.choose(Choice::TakeCoin(3));
            assert_eq!(laid.aboard(vessel), 3);
        }
    }
}

#[test]
fn helmsman_and_copper_sheathing_are_one_stick() {
    let mut laid = Laid::new(2);
    let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 3000, 0));
    assert_eq!(laid.play(|play| play.sticks(pendrake)), (0, 2, 2));
    laid.crew(pendrake, Crew::Helmsman);
    assert_eq!(laid.play(|play| play.sticks(pendrake)), (1, 2, 3));
    laid.gear(pendrake, Equipment::CopperSheathing);
    assert_eq!(laid.play(|play| play.sticks(pendrake)), (1, 2, 3));
}

#[test]
fn a_natural_one_misses_whatever_is_added() {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let greyfriar = laid.ship(ANN, Ship::Greyfriar, (3000, 3000, 0));
    laid.crew(greyfriar, Crew::CommodoreAshgrove);
    let acreedor = laid.ship(BEN, Ship::ElAcreedor, (2900, 3400, 0));
    laid.dice(&[1, 2]);
    laid.menu();
    laid.choose(Choice::Shoot(greyfriar));
    laid.choose(Choice::Broadside(acreedor));
    laid.choose(Choice::Fire(Gun(0), acreedor));
    // Rank 2: 1 + 1 + 1 is a miss, 2 + 1 + 1 a hit.
    assert!(laid.told(|told| *told == Event::Shot(greyfriar, Gun(0), acreedor, 1, false)));
    laid.choose(Choice::Fire(Gun(1), acreedor));
    assert!(laid.told(|told| *told == Event::Shot(greyfriar, Gun(1), acreedor, 2, true)));
}

#[test]
fn two_actions_are_the_most_that_seal_and_second_wind_give() {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    let wager = laid.ship(ANN, Ship::BosunsWager, (3000, 3000, 0));
    laid.ship(ANN, Ship::Cutpurse, (3000, 6000, 0));
    laid.unique(wager, Unique::AdmiralsSeal);
    laid.dice(&[6]);
    laid.menu();
    assert!(!laid.offers(Choice::Seal(wager)), "not before her action");
    laid.choose(Choice::Move(wager));
    laid.choose(Choice::Done);
    assert!(
        !laid.offers(Choice::Seal(wager)),
        "a second action is hers already"
    );
    laid.choose(Choice::Move(wager));
    laid.choose(Choice::Done);
    assert!(!laid.offers(Choice::Move(wager)) && !laid.offers(Choice::Seal(wager)));
    // By a lower die the Seal gives her the second one.
    laid.play(|play| *play.waters.today_mut(wager) = Today::default());
    laid.dice(&[5]);
    laid.menu();
    laid.choose(Choice::Move(wager));
    laid.choose(Choice::Done);
    laid.choose(Choice::Seal(wager));
    laid.choose(Choice::Move(wager));
    laid.choose(Choice::Done);
    assert!(!laid.offers(Choice::Move(wager)));
}

/// A derelict of Ben's that is scuttling, and a ship of a player's that takes her in tow.
fn scuttling_towed_by(seat: Seat) -> (Laid, Vessel) {
    let mut laid = Laid::new(2);
    spare(&mut laid);
    laid.ship(ANN, Ship::Cutpurse, (1000, 6000, 0));
    let pendrake = laid.ship(seat, Ship::Pendrake, (3000, 3000, 0));
    let golondrina = laid.ship(BEN, Ship::LaGolondrina, (3600, 3000, 54));
    laid.masts(golondrina, 0);
    laid.stands(golondrina, |hull| hull.scuttling = true);
    laid.turn_of(seat);
    laid.choose(Choice::Move(pendrake));
    laid.sails(Stick::Long, 0, 425);
    while laid.question() != Some(Question::Tow(pendrake)) {
        laid.choose(Choice::Done);
    }
    laid.choose(Choice::Vessel(golondrina));
    (laid, golondrina)
}

#[test]
fn a_scuttled_ship_floats_in_an_enemys_tow_and_sinks_in_her_own() {
    let (mut laid, golondrina) = scuttling_towed_by(ANN);
    laid.dawn_of(BEN);
    laid.dawn_of(ANN);
    assert!(laid.place(golondrina).is_some());
    assert_eq!(laid.hull(golondrina).seat, ANN);
    let (mut laid, golondrina) = scuttling_towed_by(BEN);
    laid.dawn_of(BEN);
    assert_eq!(laid.place(golondrina), None);
    assert!(laid.told(|told| *told == Event::Sunk(golondrina)));
}

#[test]
fn a_derelict_at_home_is_not_stranded() {
    let mut laid = Laid::new(2);
    laid.ship(ANN, Ship::Pendrake, (9000, 1000, 18));
    laid.home(BEN, Island::OldMole, (4000, 3000));
    let golondrina = laid.ship(BEN, Ship::LaGolondrina, (4000 - 440 - 82, 3000, 0));
    laid.masts(golondrina, 0);
    assert!(laid.play(|play| play.can_move_again(BEN)));
    laid.play(|play| play.waters.isle_mut(Island::OldMole).home = None);
    assert!(!laid.play(|play| play.can_move_again(BEN)));
}

#[test]
fn half_of_the_gold_is_not_more_than_half() {
    for (values, end) in [
        (&[3, 3, 3, 3, 2, 1][..], None),
        (&[3, 3, 3, 3, 2, 2], Some(End::Half)),
    ] {
        let mut laid = Laid::new(2);
        spare(&mut laid);
        laid.ship(ANN, Ship::Pendrake, (3000, 3000, 0));
        laid.unloaded(ANN, values);
        laid.table.set_off(Step::Ends);
        assert_eq!(laid.ended(), end, "{values:?}");
    }
}

#[test]
fn gold_aboard_counts_with_three_but_not_in_fog() {
    for players in [2, 3] {
        let mut laid = Laid::new(players);
        let pendrake = laid.ship(ANN, Ship::Pendrake, (3000, 3000, 0));
        let fog = laid.terrain(Terrain::FogBank, (6000, 3000));
        laid.coins(TreasurePlace::Aboard(pendrake), &[3, 2]);
        laid.unloaded(ANN, &[1]);
        let aboard = if players == 3 { 5 } else { 0 };
        assert_eq!(laid.play(|play| play.score(ANN)), [1, aboard]);
        laid.play(|play| play.waters.lay(pendrake, Lies::Lost(fog)));
        assert_eq!(laid.play(|play| play.score(ANN)), [1, 0]);
    }
}

#[test]
fn a_game_saved_in_the_midst_of_a_move_goes_on_alike() {
    let setup = Setup::of(&[SeatKind::Random; 2]);
    let mut table: Table<CursedSeas> = Table::new(CursedSeas::standard(), &setup, 5).unwrap();
    let mut dice = Dice::new(5);
    let mut sails = 0;
    while sails < 12 {
        let decision = table.decision().unwrap();
        sails += usize::from(matches!(decision.question, Question::Sail(_)));
        if sails < 12 {
            let choice = dice.pick(decision.choices);
            table.choose(choice).unwrap();
        }
    }
    let text = Saved::of(&table).write().unwrap();
    let saved = Saved::<CursedSeas>::read("saved.ron", text.as_bytes()).unwrap();
    let mut loaded = saved.replay(CursedSeas::standard()).unwrap();
    assert_eq!(loaded.decision(), table.decision());
    for _ in 0..40 {
        let Some(decision) = table.decision() else {
            break;
        };
        let choice = dice.pick(decision.choices);
        table.choose(choice).unwrap();
        loaded.choose(choice).unwrap();
    }
    assert_eq!(loaded.log_digest(), table.log_digest());
}
