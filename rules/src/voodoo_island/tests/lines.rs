//! Lines of the computer explorer (`voodoo-island §13`).

use super::super::{EASY, EXPLORER, explorer};
use super::*;
use Choice::Play as PlayCard;
use Expedition as E;

/// What a computer explorer would answer to what is asked.
fn would(isle: &mut Isle, kind: SeatKind) -> Choice {
    isle.look(move |play| {
        let (seat, question) = play.asking.open.unwrap();
        explorer::choose(play, kind, seat, question, &play.asking.choices)
    })
}

#[test]
fn it_does_its_mission_at_once() {
    let isle = Isle::of(2)
        .at(RED, on(7, 6))
        .mission(RED, Mission::SerpentCave);
    let mut isle = isle.has(RED, &[], &[(Item::Torch, 1)]).begin();
    assert_eq!(would(&mut isle, EXPLORER), Choice::Pass);
    isle = isle.chosen(&[Choice::Pass, Choice::Pass]);
    assert_eq!(would(&mut isle, EXPLORER), step(7, 7));
    isle = isle.chosen(&[step(7, 7)]);
    assert_eq!(
        would(&mut isle, EXPLORER),
        Choice::Mission(Mission::SerpentCave)
    );
}

#[test]
fn it_crafts_the_tool_and_sends_a_helper_for_what_is_missing() {
    let isle = Isle::of(2)
        .at(RED, on(9, 1))
        .mission(RED, Mission::SerpentCave);
    let some = &[(Supply::Sticks, 2)];
    let mut isle = isle.has(RED, some, &[]).begin().chosen(&[Choice::Pass]);
    assert_eq!(
        would(&mut isle, EXPLORER),
        Choice::HelperSupply(Supply::BearHide)
    );
    isle = isle.chosen(&[Choice::HelperSupply(Supply::BearHide)]);
    let mut isle = isle.begin().chosen(&[Choice::Pass]);
    assert_eq!(would(&mut isle, EXPLORER), Choice::Craft(Item::Torch));
}

#[test]
fn it_sends_its_best_warrior_against_a_carrier_unless_it_is_easy() {
    let isle = Isle::of(2)
        .at(BLUE, on(5, 5))
        .carries(BLUE, Mission::SunkenAltar, 0);
    let isle = isle
        .card(RED, E::NativeScout)
        .card(RED, E::NativeChampion)
        .at(RED, on(9, 1));
    let mut isle = isle.mission(RED, Mission::SerpentCave).begin();
    assert_eq!(would(&mut isle, EXPLORER), PlayCard(E::NativeChampion));
    assert_eq!(would(&mut isle, EASY), Choice::Pass);
}

#[test]
fn it_attacks_only_carriers_and_with_its_lowest_fast_card() {
    let isle = Isle::of(3)
        .at(BLUE, on(9, 1))
        .at(THIRD, on(9, 1))
        .at(RED, on(9, 1));
    let isle = isle
        .carries(THIRD, Mission::SunkenAltar, 0)
        .mission(RED, Mission::SerpentCave);
    let isle = isle
        .card(RED, E::WardBag)
        .card(RED, E::SureFooting)
        .card(RED, E::GasMask);
    let mut isle = isle.begin().chosen(&[Choice::Pass, Choice::Pass]);
    assert_eq!(would(&mut isle, EXPLORER), Choice::Attack(THIRD));
    assert_ne!(would(&mut isle, EASY), Choice::Attack(THIRD));
    let mut isle = isle.chosen(&[Choice::Attack(THIRD)]);
    assert_eq!(would(&mut isle, EXPLORER), Choice::Card(E::SureFooting));
}

#[test]
fn it_goes_round_mist_where_that_is_cheaper() {
    let isle = Isle::of(2)
        .at(RED, on(8, 6))
        .mission(RED, Mission::SerpentCave);
    let isle = isle.has(RED, &[], &[(Item::Torch, 1)]).mist(&[(7, 6)]);
    let mut isle = isle.begin().chosen(&[Choice::Pass, Choice::Pass]);
    assert_eq!(would(&mut isle, EXPLORER), step(8, 7));
}

#[test]
fn it_heads_home_on_the_last_day_and_wards_off_what_is_heavy() {
    let isle = Isle::of(2)
        .last_day()
        .helicopter(9, 4)
        .daytime(Daytime::Dusk)
        .at(RED, on(9, 1));
    let mut isle = isle
        .mission(RED, Mission::SerpentCave)
        .begin()
        .chosen(&[Choice::Pass]);
    assert_eq!(would(&mut isle, EXPLORER), step(9, 2));
    let warded = |damage| {
        let isle = Isle::of(2).card(BLUE, E::WardBag);
        let mut isle =
            isle.then(move |play| play.agenda.push(Step::Hurt((BLUE, damage, Cause::Axe))));
        would(&mut isle, EXPLORER)
    };
    assert_eq!((warded(1), warded(2)), (Choice::Suffer, Choice::Ward));
}
