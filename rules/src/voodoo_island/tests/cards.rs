//! Single cards of both decks (`voodoo-island §4`).

use super::*;
use Choice::{PickUp, Play as PlayCard};
use Expedition as E;
use rules::kit::ask;

#[test]
fn a_second_wind_gives_two_steps_after_a_pick_up_but_not_after_an_attack() {
    let isle = Isle::of(2)
        .at(RED, on(6, 8))
        .card(RED, E::SecondWind)
        .begin();
    let isle = isle.chosen(&[Choice::Pass, step(6, 9)]);
    assert!(!isle.offers(PlayCard(E::SecondWind)));
    let isle = isle.chosen(&[PickUp, PlayCard(E::SecondWind)]);
    assert_eq!(isle.question(), (RED, Question::Move(2)));
    let isle = Isle::of(2)
        .card(RED, E::SecondWind)
        .card(RED, E::HiddenCache)
        .begin();
    let mut isle = isle.chosen(&[Choice::Pass, Choice::Pass, Choice::Attack(BLUE)]);
    isle = isle.chosen(&[Choice::Card(E::HiddenCache)]);
    assert_eq!(isle.question().0, BLUE);
}

#[test]
fn a_leap_takes_the_place_of_the_steps() {
    let isle = Isle::of(2)
        .at(RED, on(9, 1))
        .card(RED, E::JungleLeap)
        .begin();
    let isle = isle.chosen(&[PlayCard(E::JungleLeap), Choice::Pass]);
    assert!(!isle.offers(step(10, 1)));
    let leaps = isle
        .choices()
        .into_iter()
        .filter(|choice| matches!(choice, Choice::Leap(_)));
    assert_eq!(leaps.count(), 18);
    let isle = isle.chosen(&[Choice::Leap(cell(9, 5))]);
    assert!(isle.offers(PickUp));
}

#[test]
fn a_canoe_goes_from_water_to_water_once() {
    let isle = Isle::of(2)
        .at(RED, on(2, 10))
        .card(RED, E::DugoutCanoe)
        .begin();
    let isle = isle.chosen(&[PlayCard(E::DugoutCanoe), Choice::Pass]);
    let isle = isle.chosen(&[Choice::Canoe(cell(10, 10))]);
    assert!(isle.offers(step(10, 9)) && !isle.offers(Choice::Canoe(cell(2, 10))));
}

#[test]
fn damage_can_be_warded_off_and_a_roll_made_again() {
    let isle = Isle::of(2).card(BLUE, E::WardBag);
    let isle = isle.then(|play| play.agenda.push(Step::Hurt((BLUE, 4, Cause::Axe))));
    assert_eq!(isle.question(), (BLUE, Question::Ward(4, Cause::Axe)));
    assert_eq!(isle.chosen(&[Choice::Ward]).hearts_of(BLUE), 5);
    let isle = Isle::of(2)
        .card(BLUE, E::LuckyBone)
        .at(BLUE, Whereabouts::Off);
    let isle = isle.then(|play| play.roll_cell(BLUE, Roll::Return));
    assert!(matches!(
        isle.question(),
        (BLUE, Question::Reroll(Roll::Return, _))
    ));
    let mut isle = isle.chosen(&[Choice::RollAgain]);
    assert_eq!(isle.counts(BLUE)[0], 0);
    assert!(isle.place(BLUE).cell().is_some());
}

#[test]
fn who_is_asked_for_a_reaction_shows_to_nobody_else() {
    let isle = Isle::of(2).card(BLUE, E::WardBag);
    let from = isle.0.log().len();
    let isle = isle.then(|play| play.agenda.push(Step::Hurt((BLUE, 1, Cause::Mist))));
    assert!(isle.0.decision().unwrap().secret);
    let isle = isle.chosen(&[Choice::Suffer]);
    let heard: Vec<Event> = isle
        .0
        .log_for(Some(RED), from)
        .map(|(_, told)| told.event)
        .collect();
    assert_eq!(heard, [Event::WasHurt(BLUE, 1)]);
}

#[test]
fn skilled_hands_put_any_supply_in_the_place_of_a_piece() {
    let isle = Isle::of(2).turns(IslandCard::SkilledHands);
    let isle = isle.has(RED, &[(Supply::Sticks, 2), (Supply::Fish, 1)], &[]);
    let isle = isle.begin().chosen(&[Choice::Pass]);
    let craft = Choice::CraftWith(Item::Torch, Supply::BearHide, Supply::Fish);
    let mut isle = isle.chosen(&[craft]);
    assert_eq!(
        (isle.item(RED, Item::Torch), isle.supply(RED, Supply::Fish)),
        (1, 0)
    );
}

#[test]
fn a_long_dusk_gives_two_steps_and_nothing_else() {
    let isle = Isle::of(2)
        .turns(IslandCard::LongDusk)
        .at(RED, on(6, 8))
        .at(BLUE, Whereabouts::Off);
    let isle = isle
        .card(RED, E::SecondWind)
        .has(RED, &[], &[(Item::Torch, 1)]);
    let isle = night(isle.tool(RED, Slot::First, Item::Map, false));
    assert_eq!(isle.question(), (RED, Question::Move(2)));
    assert!(!isle.offers(Choice::SetTool(Item::Torch, Slot::Second)));
    let isle = isle.chosen(&[step(6, 9), PickUp]);
    assert!(
        isle.0
            .log()
            .iter()
            .any(|told| told.event == Event::PhaseBegan(Phase::CleanUp, 1))
    );
}

#[test]
fn the_spirits_take_fish_or_berries_or_a_heart() {
    let isle = Isle::of(2)
        .turns(IslandCard::HungrySpirits)
        .has(RED, &[(Supply::Fish, 1)], &[]);
    let isle = night(isle);
    assert_eq!(isle.question(), (RED, Question::Toll));
    assert_eq!(isle.choices(), [Choice::Supply(Supply::Fish), Choice::Hurt]);
    let mut isle = isle.chosen(&[Choice::Supply(Supply::Fish)]);
    assert_eq!(isle.hearts_of(RED), 6);
    let hurt = isle
        .0
        .log()
        .iter()
        .any(|told| (told.event, told.cause) == (Event::WasHurt(BLUE, 1), Cause::Island));
    assert!(hurt);
}

#[test]
fn a_flare_brings_the_helicopter_as_near_as_its_card_says() {
    let isle = Isle::of(2).card(RED, E::FlarePistol).begin();
    let isle = isle.chosen(&[PlayCard(E::FlarePistol)]);
    assert_eq!(isle.question(), (RED, Question::Flare(3)));
    let mut isle = isle.then(|play| ask(play, RED, Question::Flare(1)));
    assert!(isle.offers(Choice::Land(cell(8, 8))) && !isle.offers(Choice::Land(cell(9, 6))));
    let why = isle.0.why_not(Choice::Land(cell(9, 6)));
    assert_eq!(why, Some(Reason::NoLanding));
}

#[test]
fn what_would_do_nothing_is_in_doubt() {
    let doubts = |isle: Isle, choice| {
        let mut isle = isle.begin();
        assert!(isle.offers(choice));
        isle.0.doubt(choice)
    };
    let card = |card| Isle::of(2).at(RED, on(9, 1)).card(RED, card);
    let footing = PlayCard(E::SureFooting);
    assert_eq!(doubts(card(E::SureFooting), footing), None);
    let paths = card(E::SureFooting).turns(IslandCard::GhostPaths);
    assert_eq!(doubts(paths, footing), Some(Reason::GoesDiagonally));
    let mask = PlayCard(E::GasMask);
    assert_eq!(doubts(card(E::GasMask), mask), None);
    let potion = card(E::GasMask).tool(RED, Slot::First, Item::MistPotion, false);
    assert_eq!(doubts(potion, mask), Some(Reason::DefiesMist));
    let set = |item| Choice::SetTool(item, Slot::Second);
    let axes = |doll| {
        let isle = Isle::of(2).has(RED, &[], &[(Item::Axe, 1)]);
        isle.tool(RED, Slot::First, Item::Axe, doll)
    };
    assert_eq!(doubts(axes(false), set(Item::Axe)), Some(Reason::OneWorks));
    assert_eq!(doubts(axes(true), set(Item::Axe)), None);
    // Maps add up.
    let maps = Isle::of(2).has(RED, &[], &[(Item::Map, 1)]);
    let maps = maps.tool(RED, Slot::First, Item::Map, false);
    assert_eq!(doubts(maps, set(Item::Map)), None);
    // In a night round it is too late for this night.
    let isle = Isle::of(2).tool(RED, Slot::First, Item::Torch, false);
    let isle = isle.has(RED, &[], &[(Item::HealthPotion, 1)]);
    let mut isle = night(isle.card(RED, E::FullRucksack));
    assert_eq!(isle.0.doubt(set(Item::HealthPotion)), Some(Reason::TooLate));
    let rucksack = PlayCard(E::FullRucksack);
    assert_eq!(isle.0.doubt(rucksack), Some(Reason::OneWorks));
}
