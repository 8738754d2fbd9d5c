use super::lay::{ANN, BEN, Laid};
use crate::corsair;
use crate::*;
use rules::table::{Packed, Seat, Table};

/// Two corsairs play a game to its end: somebody unloads gold, and no rule refuses what they answer.
#[test]
fn corsairs_play_games_to_their_ends() {
    let data = CursedSeas::standard();
    let mut unloaded = 0;
    for seed in 0..3 {
        let setup = Setup::of(&[CORSAIR, CORSAIR]);
        let mut table = Table::<CursedSeas>::new(data, &setup, seed).unwrap();
        assert!(table.decision().is_none(), "corsairs are asked nothing");
        assert_eq!(table.faults(), Vec::<String>::new());
        unloaded += table.result().iter().sum::<i32>();
        let ended = table
            .log()
            .iter()
            .any(|told| matches!(told.event, Event::GameEnded(_)));
        assert!(ended);
    }
    assert!(unloaded > 45, "of 90 gold {unloaded} were unloaded");
}

/// Corsairs that may build forts build some, and shoot with them.
#[test]
fn corsairs_build_forts() {
    let (mut built, mut shots) = (0, 0);
    for seed in 0..12 {
        let setup = Setup::of(&[CORSAIR; 2]).with(&FORTS, true);
        let mut table = Table::<CursedSeas>::new(CursedSeas::standard(), &setup, seed).unwrap();
        assert_eq!(table.faults(), Vec::<String>::new());
        for told in table.log() {
            match told.event {
                Event::FortBuilt(..) => built += 1,
                Event::FortShot(..) => shots += 1,
                _ => {}
            }
        }
    }
    assert!(built > 0 && shots > 0, "{built} forts, {shots} shots");
}

/// Returns what a corsair in the place of the one who is asked would answer.
fn would(laid: &mut Laid) -> Choice {
    let asked = laid.table.decision().unwrap();
    let (seat, question, choices) = (asked.seat, asked.question, asked.choices.to_vec());
    would_of(laid, seat, question, &choices)
}

/// Returns what a corsair would answer out of these choices.
fn would_of(laid: &mut Laid, seat: Seat, question: Question, choices: &[Choice]) -> Choice {
    laid.play(|play| corsair::choose(play, seat, question, choices))
}

/// Returns whether a corsair in the place of the one who is asked would follow a line.
fn follows(laid: &mut Laid, line: Line) -> bool {
    let asked = laid.table.decision().unwrap();
    let (seat, question, choices) = (asked.seat, asked.question, asked.choices.to_vec());
    let tried = laid.play(|play| corsair::tried(play, seat, question, &choices));
    tried.contains(&Tried::Followed(line))
}

#[test]
fn of_masts_as_bad_the_foremost_goes() {
    let mut laid = Laid::new(2);
    let plata = laid.ship(ANN, Ship::DamaDePlata, (3000, 3000, 0));
    let masts = [0, 1].map(|mast| Choice::Mast(Mast(mast)));
    for question in [Question::LoseMast(plata), Question::BurnMast(plata)] {
        assert_eq!(would_of(&mut laid, ANN, question, &masts), masts[0]);
    }
}

#[test]
fn going_about_takes_the_whole_stick() {
    let mut laid = Laid::new(2);
    let pendrake = laid.ship(ANN, Ship::Pendrake, (3500, 3000, 2));
    let gull = laid.ship(BEN, Ship::LaughingGull, (5000, 3000, 0));
    laid.coins(TreasurePlace::Aboard(gull), &[2]);
    laid.menu();
    laid.choose(Choice::Move(pendrake));
    // An odd heading is taken to go about alone, though half the stick would leave her nearer.
    laid.choose(Choice::Turn(Stick::Long, Heading::new(19).unwrap()));
    assert_eq!(would(&mut laid), Choice::Sail(Distance(750)));
}

#[test]
fn a_derelict_explores_an_enemys_that_has_coins() {
    let mut laid = Laid::new(2);
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    let acreedor = laid.ship(BEN, Ship::ElAcreedor, (3000, 3202, 0));
    laid.masts(gull, 0);
    laid.masts(acreedor, 0);
    laid.coins(TreasurePlace::Aboard(acreedor), &[2]);
    laid.menu();
    assert_eq!(would(&mut laid), Choice::ExploreShip(gull, acreedor));
}

#[test]
fn on_the_way_home_any_wild_island_near_enough_will_do() {
    let mut laid = Laid::new(2);
    laid.home(ANN, Island::OldMole, (3000, 7000));
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    laid.coins(TreasurePlace::Aboard(gull), &[2]);
    // One 1300 off with four coins, one 1100 off with a coin.
    laid.island(Island::TwoWells, (3000 + 100 + 1300 + 370, 3000));
    laid.coins(TreasurePlace::On(Island::TwoWells), &[1, 1, 2, 3]);
    laid.island(Island::HermitsTooth, (3000, 3000 - 100 - 1100 - 370));
    laid.coins(TreasurePlace::On(Island::HermitsTooth), &[1]);
    laid.menu();
    laid.choose(Choice::Move(gull));
    assert!(follows(&mut laid, Line::OnTheWay));
}

#[test]
fn a_target_near_enough_is_chased_though_a_richer_one_is_too_far() {
    let mut laid = Laid::new(2);
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    laid.island(Island::TwoWells, (3000, 7000));
    laid.coins(TreasurePlace::On(Island::TwoWells), &[1]);
    // Radii of 100 and 110 beside 90: 2100 off with two coins, 890 off with none.
    let rich = laid.ship(BEN, Ship::SantaBrigida, (3000 + 2310, 3300, 18));
    laid.coins(TreasurePlace::Aboard(rich), &[2, 2]);
    laid.ship(BEN, Ship::Pendrake, (3000, 3000 - 890 - 190, 18));
    laid.menu();
    laid.choose(Choice::Move(gull));
    assert!(follows(&mut laid, Line::Chase));
}

#[test]
fn mutiny_comes_before_milagros_and_spars_go_where_they_can() {
    let mut laid = Laid::new(2);
    let plata = laid.ship(ANN, Ship::DamaDePlata, (3000, 3000, 0));
    let menu = [
        Choice::Mend(plata),
        Choice::Seal(plata),
        Choice::Play(EventCard::Mutiny),
        Choice::End,
    ];
    let answer = would_of(&mut laid, ANN, Question::Menu, &menu);
    assert_eq!(answer, Choice::Play(EventCard::Mutiny));
    let spars = [Choice::Play(EventCard::SpareSpars), Choice::End];
    laid.masts(plata, 0);
    let worn = would_of(&mut laid, ANN, Question::Menu, &spars);
    assert_eq!(worn, Choice::Play(EventCard::SpareSpars));
    laid.play(|play| play.change(plata, Cause::Tow, |hull| hull.tower = Some(plata)));
    let in_tow = would_of(&mut laid, ANN, Question::Menu, &spars);
    assert_eq!(in_tow, Choice::End);
}

#[test]
fn grape_takes_a_mast() {
    let mut laid = Laid::new(2);
    let plata = laid.ship(BEN, Ship::DamaDePlata, (3000, 3000, 0));
    let choices = [Choice::Yes, Choice::Done];
    let answer = would_of(&mut laid, ANN, Question::Grape(plata), &choices);
    assert_eq!(answer, Choice::Done);
}

#[test]
fn a_spectral_ship_steers_by_where_she_can_end() {
    let mut laid = Laid::new(2);
    let bride = laid.ship(ANN, Ship::WeepingBride, (3000, 3000, 0));
    laid.island(Island::TwoWells, (6000, 3000));
    laid.coins(TreasurePlace::On(Island::TwoWells), &[3]);
    // Straight ahead she can't end but where she first touches this one.
    laid.ship(BEN, Ship::Cutpurse, (3700, 3170, 18));
    laid.masts(bride, 2);
    laid.menu();
    laid.choose(Choice::Move(bride));
    let sixth = Heading::new(6).unwrap();
    assert_eq!(would(&mut laid), Choice::Turn(Stick::Long, sixth));
}

#[test]
fn an_island_with_an_enemys_fort_is_no_goal() {
    let mut laid = Laid::of(&Laid::setup(2).with(&FORTS, true));
    let gull = laid.ship(ANN, Ship::LaughingGull, (3000, 3000, 0));
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    laid.island(Island::TwoWells, (6000, 3000));
    laid.coins(TreasurePlace::On(Island::TwoWells), &[3]);
    laid.menu();
    laid.choose(Choice::Move(gull));
    assert!(follows(&mut laid, Line::Wild));
    laid.play(|play| {
        play.waters.isle_mut(Island::TwoWells).fort = Some(Fort {
            seat: BEN,
            nation: Nation::Spain,
            flags: 0b1111,
            gold: 0,
            shot: false,
        });
    });
    assert!(!follows(&mut laid, Line::Wild));
}

#[test]
fn ships_lie_at_the_berth_from_which_they_themselves_are_nearest_to_a_wild_island() {
    let mut laid = Laid::new(2);
    laid.home(ANN, Island::OldMole, (5000, 4000));
    let crescent = laid.ship(ANN, Ship::BrassCrescent, (1000, 1000, 0));
    // From the shore the one to the right, between two berths, is nearer by a unit; from a ship that lies there, the other.
    laid.island(Island::TwoWells, (7498, 4109));
    laid.island(Island::HermitsTooth, (5000 - 2501, 4000));
    let berths: Vec<Choice> = (0..72).map(|side| Choice::Berth(Berth(side))).collect();
    let berth = would_of(&mut laid, ANN, Question::PlaceShip(crescent), &berths);
    assert_eq!(berth, Choice::Berth(Berth(36)));
}
