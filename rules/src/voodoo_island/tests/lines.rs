//! Lines of the computer explorer (`voodoo-island §13`).

use super::super::{AutomaTrace, EASY, EXPLORER, explorer};
use super::*;
use Choice::Play as PlayCard;
use Expedition as E;

/// The lines that a computer explorer tries for what is asked.
fn tried(isle: &mut Isle, kind: SeatKind) -> Vec<Line> {
    isle.look(move |play| {
        let (seat, question) = play.asking.open.unwrap();
        explorer::tried(play, kind, seat, question, &play.asking.choices)
    })
}

/// Returns what a computer explorer would answer to what is asked.
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

#[test]
fn it_tries_its_lines_in_the_order_of_the_page() {
    let isle = Isle::of(2).at(RED, on(9, 1)).hearts(RED, 3);
    let isle = isle.mission(RED, Mission::SerpentCave);
    let isle = isle
        .card(RED, E::BushMedicine)
        .has(RED, &[], &[(Item::Torch, 2)]);
    let mut isle = isle.begin();
    assert_eq!(tried(&mut isle, EXPLORER), [Line::SetTorch]);
    let set = Choice::SetTool(Item::Torch, Slot::First);
    assert_eq!(would(&mut isle, EXPLORER), set);
    let mut isle = isle.chosen(&[set]);
    let free = [
        Line::SetTorch,
        Line::SetMap,
        Line::SetHealthPotion,
        Line::SetAxe,
        Line::SecondWind,
    ];
    let lines = [&free[..], &[Line::Medicine]].concat();
    assert_eq!(tried(&mut isle, EXPLORER), lines);
    // Nothing tells what to clear.
    let isle = Isle::of(2).mist(&[(3, 3)]);
    let mut isle = isle.then(|play| rules::kit::ask(play, RED, Question::Clear(3)));
    assert_eq!(tried(&mut isle, EXPLORER), [Line::Last]);
    assert_eq!(would(&mut isle, EXPLORER), Choice::Done);
}

#[test]
fn it_takes_what_covers_most_of_what_is_missing() {
    let isle = Isle::of(2).mission(RED, Mission::BaronsCrypt);
    let isle = isle.has(RED, &[(Supply::Sticks, 1)], &[]);
    let question = Question::Take(E::ForagersBasket);
    let mut isle = isle.then(move |play| rules::kit::ask(play, RED, question));
    let stones = Bundle::of(&[Supply::Stones; 2]);
    assert_eq!(would(&mut isle, EXPLORER), Choice::Take(stones));
}

#[test]
fn at_dusk_it_passes_a_tile_that_it_does_not_miss() {
    let picks_up = |card| {
        let isle = Isle::of(2).turns(card).at(RED, on(6, 8));
        let isle = isle.mission(RED, Mission::CircleOfBones);
        let isle = isle.has(RED, &[(Supply::Berries, 1)], &[(Item::VoodooDoll, 1)]);
        let slot = (Slot::First, Item::Torch);
        let isle = match card {
            IslandCard::LongDusk => isle,
            _ => isle.tool(RED, slot.0, slot.1, false),
        };
        let mut isle = isle.at(BLUE, Whereabouts::Off).enter(Phase::Night);
        while !matches!(isle.question(), (RED, Question::Move(_))) {
            isle = isle.chosen(&[Choice::Pass]);
        }
        let mut isle = isle.chosen(&[step(6, 9)]);
        would(&mut isle, EXPLORER) == Choice::PickUp
    };
    assert!(picks_up(IslandCard::Cloudburst) && !picks_up(IslandCard::LongDusk));
}

#[test]
fn a_table_that_explains_itself_tells_every_line_and_changes_nothing() {
    let setup = Setup::of(&[EXPLORER, EASY, EXPLORER, SeatKind::Random]);
    let data = VoodooIsland::standard();
    let mut followed = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut plain = Table::<VoodooIsland>::new(data, &setup, seed).unwrap();
        let mut table = Table::<VoodooIsland>::explaining(data, &setup, seed).unwrap();
        let mut dice = rules::table::Dice::new(seed);
        while let Some(decision) = table.decision() {
            let choice = decision.choices[dice.below(decision.choices.len())];
            table.choose(choice).unwrap();
            plain.choose(choice).unwrap();
        }
        assert_eq!(table.log_digest(), plain.log_digest());
        for number in 0..table.log().len() {
            let told = table.log()[number];
            let tried = AutomaTrace::before(&mut table, number);
            let Event::Decided(answer, true) = told.event else {
                assert_eq!(tried, []);
                continue;
            };
            match tried.split_last() {
                Some((Tried::Line(last), before)) => {
                    assert!(before.iter().all(|line| matches!(line, Tried::Line(_))));
                    assert_ne!(answer.seat, Seat(3));
                    followed.insert(format!("{last:?}"));
                }
                _ => assert!(tried.iter().all(|line| matches!(line, Tried::Refused(..)))),
            }
        }
        assert_eq!(AutomaTrace::before(&mut plain, 1), []);
    }
    assert!(followed.len() > 30, "{followed:?}");
}
