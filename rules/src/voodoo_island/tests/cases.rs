//! The cases that a test must hold (`voodoo-island §17`).

use super::*;
use Choice::{Play as PlayCard, TradeMap};
use Expedition as E;

#[test]
fn seven_days_take_six_island_cards_and_the_last_day() {
    let setup = Setup::of(&[SeatKind::Random; 3]);
    let mut table = Table::<VoodooIsland>::new(VoodooIsland::standard(), &setup, 7).unwrap();
    let islands = table.view(None).islands;
    assert_eq!(
        islands[IslandCard::TheLastDay as usize],
        Some(IslandPlace::Deck(7))
    );
    let world = table.world_mut();
    let in_box = world.run_system_once(|play: Play| {
        let places = play.decks.islands.iter().map(|(_, at)| at.place);
        places.filter(|place| *place == IslandPlace::Box).count()
    });
    assert_eq!(in_box.unwrap(), 15);
}

/// The steps that Red has in a game round.
fn steps(isle: Isle) -> u8 {
    let mut isle = isle.at(RED, on(9, 1)).begin();
    while !matches!(isle.question(), (RED, Question::Move(_))) {
        isle = isle.chosen(&[Choice::Pass]);
    }
    isle.steps()
}

#[test]
fn helper_maps_island_cards_and_snares_change_the_steps() {
    let helped = || Isle::of(2).helper(RED, HelperPlace::Tool(Slot::First));
    let both = || helped().tool(RED, Slot::Second, Item::Map, false);
    assert_eq!(steps(both()), 5);
    let maps = Isle::of(2).tool(RED, Slot::First, Item::Map, false);
    assert_eq!(steps(maps.tool(RED, Slot::Second, Item::Map, false)), 6);
    assert_eq!(steps(both().turns(IslandCard::TangledTrails)), 4);
    let snared = |mut isle: Isle, snares| {
        isle.lay(move |play| play.explorers.snares_mut(RED).0 = snares);
        isle
    };
    assert_eq!(steps(snared(both().turns(IslandCard::TangledTrails), 1)), 2);
    assert_eq!(steps(helped().tool(RED, Slot::Second, Item::Map, true)), 3);
    let mut blocked = helped();
    blocked.lay(|play| play.explorers.tools_mut(RED).0[0].doll = true);
    assert_eq!(steps(blocked), 2);
    let mut none = snared(Isle::of(2).at(RED, on(9, 1)), 2).begin();
    none = none.chosen(&[Choice::Pass]);
    assert_eq!(none.question().0, BLUE);
}

#[test]
fn mist_hurts_cell_by_cell_unless_a_potion_works() {
    let walk = |isle: Isle| {
        let isle = isle
            .at(RED, on(9, 1))
            .helper(RED, HelperPlace::Tool(Slot::First));
        let isle = isle.mist(&[(10, 1), (10, 2), (10, 3)]).begin();
        let walk = [Choice::Pass, step(10, 1), step(10, 2), step(10, 3)];
        isle.chosen(&walk).hearts_of(RED)
    };
    assert_eq!(walk(Isle::of(2)), 3);
    let potion = |blocked| Isle::of(2).tool(RED, Slot::Second, Item::MistPotion, blocked);
    assert_eq!(walk(potion(false)), 6);
    assert_eq!(walk(potion(true)), 3);
}

#[test]
fn a_torch_set_by_day_gives_a_round_at_night() {
    let by_day = night(Isle::of(2).tool(RED, Slot::First, Item::Torch, false));
    let rounds = |isle: &Isle| {
        let nights = isle
            .0
            .log()
            .iter()
            .filter(|told| matches!(told.event, Event::RoundBegan(_, RoundKind::Night)));
        nights.count()
    };
    assert_eq!(rounds(&by_day), 1);
    let blocked = night(Isle::of(2).tool(RED, Slot::First, Item::Torch, true));
    assert_eq!(rounds(&blocked), 0);
    // Red's round at night is no time for another's torch.
    let isle = Isle::of(2).tool(BLUE, Slot::First, Item::Torch, false);
    let mut isle = night(isle.tool(RED, Slot::First, Item::Torch, false));
    isle.lay(|play| play.explorers.tools_mut(BLUE).0[0] = Tool::default());
    assert!(isle.look(|play| play.clock.torches.contains(BLUE)));
}

#[test]
fn a_health_potion_set_before_the_night_heals_three() {
    let slept = |isle: Isle| {
        let mut isle = isle.hearts(RED, 2);
        isle = night(isle);
        isle.hearts_of(RED)
    };
    let potion = |blocked| Isle::of(2).tool(RED, Slot::First, Item::HealthPotion, blocked);
    assert_eq!(slept(potion(false)), 5);
    assert_eq!(slept(potion(true)), 2);
    let two = potion(false).tool(RED, Slot::Second, Item::HealthPotion, false);
    assert_eq!(slept(two), 6);
    // Put down in a night round, it is too late.
    let isle = Isle::of(2)
        .tool(RED, Slot::First, Item::Torch, false)
        .hearts(RED, 2);
    let isle = night(isle.has(RED, &[], &[(Item::HealthPotion, 1)]));
    let set = Choice::SetTool(Item::HealthPotion, Slot::Second);
    let mut isle = isle.chosen(&[set, Choice::Pass, Choice::End]);
    assert_eq!(isle.hearts_of(RED), 2);
}

#[test]
fn a_helper_place_is_closed_till_the_clean_up() {
    let fish = Choice::HelperSupply(Supply::Fish);
    let there = HelperPlace::Supply(Supply::Fish);
    assert!(!Isle::of(2).helper(BLUE, there).begin().offers(fish));
    assert!(Isle::of(3).helper(BLUE, there).begin().offers(fish));
    assert!(
        !Isle::of(3)
            .helper(BLUE, there)
            .helper(THIRD, there)
            .begin()
            .offers(fish)
    );
    let mut isle = Isle::of(2).helper(BLUE, there).enter(Phase::CleanUp);
    assert_eq!(isle.look(|play| play.explorers.pool(BLUE)), 3);
    let one = Isle::of(2)
        .helper(RED, HelperPlace::Tool(Slot::First))
        .begin();
    assert!(!one.offers(Choice::HelperTool(Slot::Second)));
}

#[test]
fn whoever_others_carry_against_goes_diagonally() {
    let isle = Isle::of(2)
        .at(RED, on(9, 1))
        .carries(BLUE, Mission::SunkenAltar, 0)
        .begin();
    let isle = isle.chosen(&[Choice::Pass]);
    assert!(isle.offers(step(10, 2)));
    let isle = Isle::of(2)
        .at(RED, on(9, 1))
        .carries(RED, Mission::SunkenAltar, 0)
        .begin();
    let isle = isle.chosen(&[Choice::Pass]);
    assert!(!isle.offers(step(10, 2)));
}

#[test]
fn an_eleventh_card_is_thrown_away_and_used_cards_go_under_the_deck() {
    let mut isle = Isle::of(2).has(RED, &[(Supply::Sticks, 2)], &[]);
    for kind in E::ALL.iter().take(10) {
        isle = isle.card(RED, *kind);
    }
    let sticks = Bundle::of(&[Supply::Sticks; 2]);
    isle = isle.begin().chosen(&[Choice::Buy(sticks)]);
    assert_eq!(isle.question(), (RED, Question::DiscardCard));
    isle = isle.chosen(&[Choice::Card(E::NativeScout)]);
    assert_eq!((isle.counts(RED)[0], isle.used()), (10, 1));
    isle = isle.enter(Phase::CleanUp);
    let bottom = isle.look(|play| {
        let places = play
            .decks
            .cards
            .iter()
            .max_by_key(|(_, at)| match at.place {
                CardPlace::Deck(place) => place,
                _ => 0,
            });
        play.decks.kind(*places.unwrap().0)
    });
    assert_eq!((isle.used(), bottom), (0, E::NativeScout));
}

#[test]
fn the_first_card_lost_goes_to_whoever_has_none() {
    let isle = Isle::of(2)
        .at(RED, on(7, 6))
        .mission(RED, Mission::SerpentCave);
    let mut isle = isle.has(RED, &[], &[(Item::Torch, 1), (Item::Map, 1)]);
    isle.lay(|play| {
        for (number, (_, mut at)) in (0..).zip(&mut play.decks.missions) {
            if let MissionPlace::Deck(_) = at.place.place {
                at.place.place = MissionPlace::Delivered(BLUE, number);
            }
        }
    });
    let isle = isle.begin();
    assert!(!isle.offers(TradeMap));
    let walk = [Choice::Pass, Choice::Pass, step(7, 7)];
    let isle = isle
        .chosen(&walk)
        .chosen(&[Choice::Mission(Mission::SerpentCave)]);
    let mut isle = isle;
    assert_eq!(isle.look(|play| play.decks.missions(RED).count()), 0);
    let mut isle = isle.then(|play| play.lose_objects(RED, false, Cause::Battle));
    let missions = isle.look(|play| play.decks.missions(RED).collect::<Vec<_>>());
    assert_eq!(missions, [Mission::SerpentCave]);
}

#[test]
fn the_truce_forbids_battles_and_warriors() {
    let isle = Isle::of(2)
        .turns(IslandCard::TruceOfTheElders)
        .has(BLUE, &[(Supply::Fish, 1)], &[]);
    let isle = isle
        .card(RED, E::NativeScout)
        .card(RED, E::Snare)
        .card(RED, E::ThievingMonkey);
    let mut isle = isle.begin();
    assert!(!isle.offers(PlayCard(E::NativeScout)));
    assert!(isle.offers(PlayCard(E::Snare)) && isle.offers(PlayCard(E::ThievingMonkey)));
    let why = isle.0.why_not(PlayCard(E::NativeScout));
    assert_eq!(why, Some(Reason::Truce));
    let mut isle = isle.chosen(&[Choice::Pass, Choice::Pass]);
    assert_eq!(isle.0.why_not(Choice::Attack(BLUE)), Some(Reason::Truce));
}

#[test]
fn aboard_one_buys_plays_and_crafts_and_is_safe() {
    let isle = Isle::of(2)
        .last_day()
        .at(RED, Whereabouts::Aboard)
        .at(BLUE, on(1, 1));
    let isle = isle.has(RED, &[(Supply::Fish, 2), (Supply::Water, 1)], &[]);
    let isle = isle
        .card(RED, E::NativeScout)
        .card(RED, E::MachetePath)
        .begin();
    assert!(isle.offers(Choice::Buy(Bundle::of(&[Supply::Fish; 2]))));
    assert!(isle.offers(PlayCard(E::NativeScout)) && !isle.offers(PlayCard(E::MachetePath)));
    let isle = isle.chosen(&[Choice::Pass]);
    assert!(isle.offers(Choice::Craft(Item::Map)));
    assert!(isle.offers(Choice::HelperSupply(Supply::Water)));
    assert!(!isle.offers(Choice::HelperTool(Slot::First)));
    let isle = Isle::of(3).last_day().at(RED, Whereabouts::Aboard);
    let isle = isle
        .has(BLUE, &[], &[(Item::VoodooDoll, 1)])
        .has(RED, &[(Supply::Fish, 1)], &[]);
    let mut isle = isle.card(BLUE, E::Snare).card(BLUE, E::ThievingMonkey);
    isle.lay(|play| play.clock.first = BLUE);
    let isle = isle.at(THIRD, Whereabouts::Off).begin();
    assert!(!isle.offers(PlayCard(E::Snare)) && !isle.offers(PlayCard(E::ThievingMonkey)));
    assert!(!isle.offers(Choice::Doll(RED, Slot::First)));
    assert!(isle.offers(Choice::Doll(THIRD, Slot::First)));
}

#[test]
fn who_is_off_the_map_when_the_last_night_ends_is_left_behind() {
    let isle = Isle::of(2)
        .last_day()
        .at(RED, Whereabouts::Aboard)
        .at(BLUE, Whereabouts::Off);
    let mut isle = night(isle);
    assert_eq!(isle.0.phase(), Phase::Over);
    assert_eq!(
        isle.0.result(),
        [0, i32::from(super::super::score::LEFT_BEHIND)]
    );
    assert_eq!(isle.look(|play| play.winners()), [RED]);
    // A torch bearer comes back for its night round.
    let isle = Isle::of(2)
        .last_day()
        .at(RED, Whereabouts::Aboard)
        .at(BLUE, Whereabouts::Off);
    let mut isle = night(isle.tool(BLUE, Slot::First, Item::Torch, false));
    assert!(isle.place(BLUE) != Whereabouts::Off);
}

#[test]
fn ties_go_to_more_objects_then_hearts_then_fewer_supplies() {
    let both = || {
        let isle = Isle::of(2).last_day();
        isle.at(RED, Whereabouts::Aboard)
            .at(BLUE, Whereabouts::Aboard)
    };
    assert_eq!(both().look(|play| play.winners()), [RED, BLUE]);
    let one = both().mission_at(Mission::SerpentCave, MissionPlace::Delivered(BLUE, 0));
    let mut one = one.has(BLUE, &[(Supply::Fish, 10)], &[]);
    assert_eq!(one.look(|play| play.winners()), [BLUE]);
    let mut hurt = both().hearts(RED, 5).has(BLUE, &[(Supply::Fish, 1)], &[]);
    assert_eq!(hurt.look(|play| play.winners()), [BLUE]);
}

#[test]
fn first_on_the_trail_passes_once_a_night() {
    let mut isle = Isle::of(3);
    for _ in 0..3 {
        isle.0.set_off(Step::PassFirst);
    }
    assert_eq!(isle.look(|play| play.clock.first), RED);
}

#[test]
fn a_map_is_traded_for_a_second_mission_card() {
    let isle = Isle::of(2)
        .mission(RED, Mission::SerpentCave)
        .has(RED, &[], &[(Item::Map, 1)]);
    let mut isle = isle.begin().chosen(&[TradeMap]);
    let held = |play: &Play| {
        let places = play.decks.missions.iter().map(|(_, at)| at.place.place);
        places
            .filter(|place| *place == MissionPlace::Hand(RED))
            .count()
    };
    assert_eq!((isle.look(held), isle.item(RED, Item::Map)), (2, 0));
}

#[test]
fn the_radio_may_be_declined() {
    let isle = Isle::of(2)
        .card(RED, E::RadioCall)
        .begin()
        .chosen(&[PlayCard(E::RadioCall)]);
    assert!(matches!(isle.question(), (RED, Question::Radio(_))));
    let mut isle = isle.chosen(&[Choice::Leave]);
    assert_eq!(isle.look(|play| play.land.helicopter()), Some(cell(9, 8)));
}

#[test]
fn mist_rolled_onto_spot_mist_or_helicopter_lies_elsewhere() {
    for rolled in [cell(2, 10), cell(2, 6), cell(9, 8), cell(3, 3)] {
        let isle = Isle::of(2)
            .mist(&[(3, 3)])
            .mission(RED, Mission::SerpentCave);
        let isle = isle.mission(BLUE, Mission::BaronsCrypt);
        let mut isle = isle.then(move |play| play.settle_roll(RED, Roll::Mist, rolled));
        if isle.0.decision().is_some() {
            let first = isle.choices()[0];
            isle = isle.chosen(&[first]);
        }
        assert_eq!(isle.0.faults(), Vec::<String>::new());
        assert_eq!(isle.look(|play| play.land.tiles.mist.iter().count()), 2);
    }
}

#[test]
fn a_third_on_the_cell_is_untouched_by_a_battle() {
    let isle = Isle::of(3)
        .card(RED, E::NativeChampion)
        .tool(RED, Slot::First, Item::Axe, false);
    let isle = isle.carries(THIRD, Mission::SerpentCave, 0).begin();
    let mut isle = isle.chosen(&[Choice::Pass, Choice::Pass, Choice::Attack(BLUE)]);
    assert_eq!(isle.hearts_of(BLUE), 2);
    assert_eq!((isle.hearts_of(THIRD), isle.place(THIRD)), (6, on(1, 1)));
    assert_eq!(isle.counts(THIRD), [0, 1, 0]);
}

#[test]
fn every_rule_names_its_section() {
    rules::table::conformance::sections_are_written(&<Step as rules::table::RuleTable>::rules());
}
