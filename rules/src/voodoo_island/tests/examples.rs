//! The worked examples (`voodoo-island §16`).

use super::*;
use Choice::{Attack, Card as Show, Decline, End, HelperSupply, PickUp, Play as PlayCard};
use Expedition as E;

#[test]
fn example_1_a_pick_up_ends_the_movement_and_wants_a_step() {
    let isle = Isle::of(2).at(RED, on(6, 8)).begin();
    let mut isle = isle.chosen(&[Choice::Pass, step(6, 9), PickUp]);
    assert_eq!(isle.supply(RED, Supply::Berries), 1);
    // Nothing is left to do, so Blue has its round.
    assert_eq!(isle.question().0, BLUE);
    let isle = Isle::of(2)
        .at(RED, on(6, 9))
        .begin()
        .chosen(&[Choice::Pass]);
    assert!(!isle.offers(PickUp));
    let isle = isle.chosen(&[step(6, 8), step(6, 9)]);
    assert!(isle.offers(PickUp));
}

#[test]
fn example_2_displaced_mist_goes_to_the_closest_cell() {
    let rolled = |isle: Isle| isle.then(|play| play.settle_roll(BLUE, Roll::Mist, cell(4, 5)));
    let mist = |cells: &[(u8, u8)]| -> Vec<Choice> {
        cells
            .iter()
            .map(|&(row, column)| Choice::Mist(cell(row, column)))
            .collect()
    };
    let isle = Isle::of(2).at(RED, on(4, 5)).at(BLUE, on(3, 5));
    let mut isle = rolled(isle);
    assert_eq!(isle.choices(), mist(&[(3, 5), (4, 4), (4, 6), (5, 5)]));
    isle = isle.chosen(&mist(&[(3, 5)]));
    assert_eq!((isle.hearts_of(RED), isle.hearts_of(BLUE)), (5, 5));
    let isle = rolled(Isle::of(2).mist(&[(3, 5), (4, 4), (4, 6), (5, 5)]));
    let far = [
        (2, 5),
        (3, 4),
        (3, 6),
        (4, 3),
        (4, 7),
        (5, 4),
        (5, 6),
        (6, 5),
    ];
    assert_eq!(isle.choices(), mist(&far));
}

#[test]
fn example_3_the_helicopter_lands_on_no_spot_and_on_nobody() {
    let mut isle = Isle::of(2).at(RED, on(6, 6));
    let cells = [(4, 5), (7, 7), (6, 6), (3, 3)];
    let lands = isle.look(move |play| cells.map(|(row, column)| play.can_land(cell(row, column))));
    assert_eq!(lands, [false, false, false, true]);
    for seed in 0..200 {
        let isle = Isle::of(2)
            .at(RED, on(6, 6))
            .mission(RED, Mission::SerpentCave);
        let mut isle = isle.mission(BLUE, Mission::BaronsCrypt).mist(&[(3, 3)]);
        isle.lay(move |play| *play.dice = rules::table::Dice::new(seed));
        let mut isle = isle.then(|play| play.roll_cell(RED, Roll::Helicopter));
        let landed = isle.look(|play| {
            let cell = play.land.helicopter().unwrap();
            (
                play.explorers.stands_on(cell),
                play.board().all.contains(cell),
            )
        });
        assert_eq!(landed, (false, false));
        assert_eq!(isle.0.faults(), Vec::<String>::new());
    }
}

#[test]
fn example_4_a_call_lands_on_a_legal_cell_of_the_column() {
    let mut isle = Isle::of(2).at(RED, on(2, 5)).at(BLUE, on(1, 1));
    isle = isle.then(|play| rules::kit::ask(play, RED, Question::Call(Die::Black, 5)));
    let rows = [1, 3, 5, 6, 7, 8, 10];
    assert_eq!(isle.choices(), rows.map(|row| Choice::Land(cell(row, 5))));
    let mut isle = isle.chosen(&[Choice::Land(cell(5, 5))]);
    assert_eq!(isle.look(|play| play.land.helicopter()), Some(cell(5, 5)));
}

#[test]
fn example_5_a_mission_uses_up_its_tool_and_ends_the_movement() {
    let ready = || {
        Isle::of(2)
            .at(RED, on(7, 6))
            .mission(RED, Mission::SerpentCave)
    };
    let isle = ready().has(RED, &[], &[(Item::Torch, 1)]).begin();
    let mut isle = isle.chosen(&[Choice::Pass, Choice::Pass, step(7, 7)]);
    isle = isle.chosen(&[Choice::Mission(Mission::SerpentCave)]);
    assert_eq!(isle.item(RED, Item::Torch), 0);
    assert_eq!(isle.counts(RED), [0, 1, 0]);
    assert_eq!(isle.look(|play| play.decks.missions(RED).count()), 1);
    assert_eq!(isle.question().0, BLUE);
    let set = ready().tool(RED, Slot::First, Item::Torch, false).begin();
    let set = set.chosen(&[Choice::Pass, step(7, 7)]);
    assert!(!set.offers(Choice::Mission(Mission::SerpentCave)));
    let two = ready()
        .mission(RED, Mission::CircleOfBones)
        .has(RED, &[], &[(Item::Torch, 1)]);
    let two = two
        .begin()
        .chosen(&[Choice::Pass, Choice::Pass, step(7, 7)]);
    let mut two = two.chosen(&[Choice::Mission(Mission::SerpentCave)]);
    let missions = two.look(|play| play.decks.missions(RED).collect::<Vec<_>>());
    assert_eq!(missions, [Mission::CircleOfBones]);
}

#[test]
fn example_6_only_supplies_are_thrown_away() {
    let isle = Isle::of(2).has(RED, &[], &[(Item::Torch, 9)]).begin();
    let mut isle = isle.chosen(&[Choice::Pass, HelperSupply(Supply::Fish)]);
    assert_eq!(
        (isle.supply(RED, Supply::Fish), isle.item(RED, Item::Torch)),
        (1, 9)
    );
    let isle = Isle::of(2).has(RED, &[(Supply::Sticks, 9)], &[]).begin();
    let isle = isle.chosen(&[Choice::Pass, HelperSupply(Supply::Fish)]);
    assert_eq!(isle.question(), (RED, Question::DiscardSupply));
    assert_eq!(
        isle.choices(),
        [Choice::Supply(Supply::Sticks), Choice::Supply(Supply::Fish)]
    );
}

/// Red, with a card, attacks Blue, who may answer with another; both have 6 hearts and Blue a fish, Red a stone.
fn fight(isle: Isle, red: E, blue: E) -> Isle {
    let isle = isle
        .card(RED, red)
        .card(BLUE, blue)
        .card(BLUE, E::HiddenCache);
    let isle = isle.has(BLUE, &[(Supply::Fish, 1), (Supply::Water, 1)], &[]);
    let mut isle = isle.has(RED, &[(Supply::Stones, 1)], &[]).begin();
    while !matches!(isle.question().1, Question::Move(_)) {
        isle = isle.chosen(&[Choice::Pass]);
    }
    isle.chosen(&[Attack(BLUE), Show(blue)])
}

#[test]
fn example_7_the_faster_card_wins_and_equal_ones_do_nothing() {
    for axe in [false, true] {
        let mut isle = Isle::of(2);
        if axe {
            isle = isle.tool(RED, Slot::First, Item::Axe, false);
        }
        let isle = fight(isle, E::NativeHunter, E::SureFooting);
        assert_eq!(isle.question(), (RED, Question::Plunder(BLUE)));
        let mut isle = isle.chosen(&[Choice::Supply(Supply::Fish)]);
        assert_eq!(isle.supply(RED, Supply::Fish), 1);
        assert_eq!(isle.used(), 2);
        let lost = isle
            .0
            .log()
            .iter()
            .any(|told| told.event == Event::LeftMap(BLUE));
        assert!(lost);
        assert_eq!(isle.hearts_of(BLUE), if axe { 2 } else { 6 });
    }
    let mut isle = fight(Isle::of(2), E::NativeHunter, E::BokorsBreath);
    assert_eq!(isle.place(BLUE), on(1, 1));
    assert_eq!(isle.used(), 2);
    assert_eq!(isle.question().0, BLUE);
}

#[test]
fn example_8_an_attacker_can_lose() {
    let isle = Isle::of(2).tool(BLUE, Slot::Second, Item::Axe, false);
    let mut isle = fight(isle, E::MachetePath, E::SureFooting);
    assert_eq!(isle.supply(BLUE, Supply::Stones), 1);
    assert_eq!(isle.hearts_of(RED), 2);
    assert_eq!(isle.place(RED), Whereabouts::Off);
    assert_eq!(isle.question().0, BLUE);
}

#[test]
fn example_9_a_warrior_is_stopped_by_a_card_as_fast() {
    let sent = |answer: E| {
        let isle = Isle::of(3).at(BLUE, on(5, 5)).at(THIRD, Whereabouts::Off);
        let isle = isle
            .carries(BLUE, Mission::SunkenAltar, 0)
            .mission(BLUE, Mission::BaronsCrypt);
        let isle = isle.has(BLUE, &[(Supply::Fish, 2)], &[]).card(BLUE, answer);
        let isle = isle.card(RED, E::NativeHunter).begin();
        isle.chosen(&[PlayCard(E::NativeHunter), Show(answer)])
    };
    let mut isle = sent(E::BokorsBreath);
    assert_eq!((isle.hearts_of(BLUE), isle.place(BLUE)), (6, on(5, 5)));
    let mut isle = sent(E::SureFooting);
    assert_eq!(
        (isle.hearts_of(BLUE), isle.place(BLUE)),
        (3, Whereabouts::Off)
    );
    assert_eq!(
        (isle.counts(BLUE), isle.supply(BLUE, Supply::Fish)),
        ([0, 0, 0], 2)
    );
    assert_eq!(isle.used(), 2);
}

#[test]
fn example_10_death_loses_what_is_carried_and_delivered() {
    let isle = Isle::of(2)
        .at(RED, on(9, 1))
        .hearts(RED, 1)
        .mist(&[(10, 1)]);
    let isle = isle
        .carries(RED, Mission::BaronsCrypt, 2)
        .mission(RED, Mission::SunkenAltar);
    let isle = isle.mission_at(Mission::WhisperingIdol, MissionPlace::Delivered(RED, 0));
    let isle = isle.mission_at(Mission::SerpentCave, MissionPlace::Delivered(RED, 1));
    let mut isle = isle.begin().chosen(&[Choice::Pass, step(10, 1)]);
    assert_eq!(
        (isle.place(RED), isle.hearts_of(RED)),
        (Whereabouts::Off, 0)
    );
    assert_eq!(isle.counts(RED), [0, 0, 0]);
    let lost = isle.0.log().iter().filter_map(|told| match told.event {
        Event::MissionLost(_, card, _) => Some(VoodooIsland::standard().mission(card)),
        _ => None,
    });
    let order = [
        Mission::WhisperingIdol,
        Mission::SerpentCave,
        Mission::BaronsCrypt,
    ];
    assert_eq!(lost.collect::<Vec<_>>(), order);
    isle.0.set_off(Step::Rounds(0));
    assert_eq!(isle.hearts_of(RED), 6);
    assert!(isle.place(RED).cell().is_some());
}

#[test]
fn example_11_a_night_round_has_six_steps_and_more() {
    let isle = Isle::of(2)
        .at(RED, on(6, 7))
        .tool(RED, Slot::First, Item::Torch, false);
    let isle = isle
        .tool(RED, Slot::Second, Item::Map, false)
        .mission(RED, Mission::CircleOfBones);
    let isle = isle
        .has(RED, &[], &[(Item::VoodooDoll, 1)])
        .at(BLUE, Whereabouts::Aboard);
    let mut isle = isle.then(|play| play.begin_round(RED, RoundKind::Night));
    isle = isle.chosen(&[Choice::Pass]);
    assert_eq!(isle.steps(), 8);
    isle = isle.chosen(&[step(5, 7), PickUp]);
    assert_eq!(isle.steps(), 7);
    isle = isle.chosen(&[step(4, 7), step(4, 8), step(4, 9)]);
    isle = isle.chosen(&[Choice::Mission(Mission::CircleOfBones)]);
    assert!(!matches!(
        isle.0.decision().map(|open| open.seat),
        Some(RED)
    ));
}

#[test]
fn example_12_all_aboard_ends_the_game() {
    let isle = Isle::of(2)
        .last_day()
        .helicopter(6, 7)
        .daytime(Daytime::Noon);
    let isle = isle
        .at(BLUE, Whereabouts::Aboard)
        .at(RED, on(6, 6))
        .hearts(RED, 4);
    let isle = isle.mission_at(Mission::WhisperingIdol, MissionPlace::Delivered(RED, 0));
    let isle = isle.mission_at(Mission::SerpentCave, MissionPlace::Delivered(RED, 1));
    let isle = isle.has(RED, &[(Supply::Fish, 4)], &[(Item::MistPotion, 1)]);
    let isle = isle
        .card(RED, E::GasMask)
        .card(RED, E::LuckyBone)
        .card(RED, E::WardBag);
    let mut isle = isle
        .begin()
        .chosen(&[Choice::Pass, Choice::Pass, step(6, 7)]);
    assert_eq!(isle.0.phase(), Phase::Over);
    assert_eq!(isle.0.result(), [23, 0]);
    let night = isle
        .0
        .log()
        .iter()
        .any(|told| told.event == Event::CubeMoved(Daytime::Night));
    assert!(!night);
}

#[test]
fn example_13_steps_are_counted_and_deliveries_are_free() {
    let isle = Isle::of(2)
        .turns(IslandCard::TangledTrails)
        .helicopter(8, 9)
        .at(RED, on(6, 7));
    let isle = isle
        .mission(RED, Mission::SerpentCave)
        .has(RED, &[], &[(Item::Torch, 1)]);
    let isle = isle.card(RED, E::MachetePath).at(BLUE, on(1, 1)).begin();
    let mut isle = isle.chosen(&[PlayCard(E::MachetePath), Choice::HelperTool(Slot::First)]);
    assert_eq!(isle.steps(), 4);
    isle = isle.chosen(&[step(7, 7), Choice::Mission(Mission::SerpentCave)]);
    assert_eq!((isle.question().0, isle.counts(RED)), (BLUE, [0, 1, 0]));
    let mut isle = isle.daytime(Daytime::Noon).begin().chosen(&[Choice::Pass]);
    assert_eq!(isle.steps(), 2);
    isle = isle.chosen(&[step(8, 7), step(8, 8)]);
    let isle = isle.daytime(Daytime::Afternoon).begin();
    let mut isle = isle.chosen(&[Choice::Pass, step(8, 9)]);
    assert_eq!(isle.counts(RED), [0, 0, 1]);
    assert_eq!((isle.question().0, isle.steps()), (RED, 1));
    let isle = isle.chosen(&[End]);
    assert_eq!(isle.question().0, BLUE);
}

#[test]
fn a_declined_battle_is_won_by_the_attacker() {
    let isle = Isle::of(2)
        .card(RED, E::HiddenCache)
        .card(BLUE, E::WardBag)
        .begin();
    let isle = isle.chosen(&[Choice::Pass, Choice::Pass, Attack(BLUE)]);
    let isle = isle.chosen(&[Decline]);
    assert!(
        isle.0
            .log()
            .iter()
            .any(|told| told.event == Event::Won(RED, BLUE))
    );
}
