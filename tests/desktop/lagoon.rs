//! The example game at the table: by the mouse, by keys and in words, and an act of two decisions made by one drag.

use bevy::prelude::State;
use example::desktop::{self, Spot};
use example::words::Speaker;
use example::{Lagoon, Setup};
use rules::kit::conformance::{said_in_games, speaker_of};
use rules::table::SeatKind::{Human, Random};
use rules::table::{Game, Language};
use std::time::Duration;
use voodoo_pirate::Screen;
use voodoo_pirate::board::trial::{Drawn, questions_cover_no_choice};
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::{AskHint, Choose, Observation, Offer, Raise, Session, TakeBack};

type Table = Drawn<Lagoon>;
type Question = <Lagoon as Game>::Question;
type Choice = <Lagoon as Game>::Choice;

/// Returns whether the score is shown.
fn is_over(table: &Table) -> bool {
    *table.get::<State<Screen>>().get() == Screen::Score
}

fn sit_down(name: &str, set: impl FnOnce(&mut Settings)) -> Table {
    Table::at(name, &[Human, Random, Random], 5, desktop::plugin, set)
}

/// The first act of two decisions that is offered.
fn act(table: &Table) -> Option<Offer<Lagoon>> {
    let options = &table.get::<Observation<Lagoon>>().options;
    let mut acts = options.iter().filter(|offer| offer.then.len() == 1);
    acts.next_back().cloned()
}

#[test]
fn one_drag_turns_a_raft_and_sails_it_and_both_are_taken_back_together() {
    let mut table = sit_down("lagoon-drag", |_| {});
    table.play_until(|table| act(table).is_some());
    table.look();
    assert!(!table.says("["), "a text is missing");
    let act = act(&table).expect("it is offered");
    assert!(matches!(act.spot, Spot::Buoy(_)) && act.label.contains(", "));
    let before = table.made();
    table.drag(&act.label);
    table.frame();
    let made = table.get_mut::<Session<Lagoon>>().table().choices()[before..].to_vec();
    assert_eq!(made[..2], act.act()[..], "the drag made {made:?}");
    table.write(TakeBack);
    table.look();
    assert_eq!(table.made(), before, "an act is taken back as one");
}

/// The choice that a captain advises, once it has thought.
fn advised(table: &mut Table) -> <Lagoon as Game>::Choice {
    for _ in 0..12_000 {
        if let Some(advice) = table.get::<Session<Lagoon>>().advice() {
            return advice.choice;
        }
        table.frame();
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("no captain ever advises anything");
}

#[test]
fn a_hint_goes_on_with_the_act_it_began() {
    let mut table = sit_down("lagoon-hint", |_| {});
    table.play_until(|table| {
        let options = &table.get::<Observation<Lagoon>>().options;
        let goes_on = |choice| {
            let mut same = options.iter().filter(|offer| offer.choice == choice);
            same.any(|offer| !offer.then.is_empty())
        };
        act(table).is_some() && options.iter().all(|offer| goes_on(offer.choice))
    });
    table.look();
    let options = &table.get::<Observation<Lagoon>>().options;
    let acts: Vec<_> = options.iter().map(Offer::act).collect();
    table.write(AskHint);
    let turn = advised(&mut table);
    table.write(Choose::<Lagoon>::one(turn));
    table.frame();
    let sail = advised(&mut table);
    assert!(acts.contains(&vec![turn, sail]), "{turn:?}, then {sail:?}");
    table.write(Choose::<Lagoon>::one(sail));
    table.look();
    let session = table.get::<Session<Lagoon>>();
    assert!(!session.thinks_about_hint() && session.advice().is_none());
}

/// Two chests aboard that may be buried together, the later one first, when the person is asked which to bury.
fn pair(table: &Table) -> Option<[Spot; 2]> {
    let observation = table.get::<Observation<Lagoon>>();
    let gathered = observation.gathered.as_ref()?;
    let session = table.get::<Session<Lagoon>>();
    let weight = |spot: Spot| match spot {
        Spot::Chest(chest) => session.data().weight(chest),
        _ => 0,
    };
    let chests = || gathered.of.things.iter().map(|(spot, _)| *spot);
    let all = chests().flat_map(|one| chests().map(move |other| [other, one]));
    let mut even = all.filter(|[later, one]| {
        let sum = weight(*later) + weight(*one);
        later != one && weight(*later) > weight(*one) && sum.is_multiple_of(5)
    });
    even.next()
}

#[test]
fn a_set_is_gathered_in_any_order_and_made_in_one_act() {
    let found = (1..60).find_map(|seed| {
        let name = format!("lagoon-set-{seed}");
        let mut table = Table::at(&name, &[Human, Random], seed, desktop::plugin, |_| {});
        let asks = |table: &Table| {
            let asked = table.get::<Observation<Lagoon>>().asked;
            asked.is_some_and(|asked| asked.question == Question::Bury)
        };
        table.play_until(|table| asks(table) || is_over(table));
        let pair = pair(&table)?;
        Some((table, pair))
    });
    let (mut table, [later, one]) = found.expect("some pirate has two chests that fit");
    let before = table.made();
    table.write(Raise(later));
    table.look();
    let gathered = |table: &Table| table.get::<Observation<Lagoon>>().gathered.clone();
    let set = |table: &Table| {
        let mut options = table.get::<Observation<Lagoon>>().options.iter();
        options.find(|offer| offer.gathers).cloned()
    };
    let unfit = gathered(&table).and_then(|gathered| gathered.unfit);
    assert!(
        set(&table).is_none() && unfit.is_some(),
        "one alone is uneven"
    );
    table.write(Raise(one));
    table.look();
    let act = set(&table).expect("both together are even");
    assert_eq!(table.made(), before, "nothing is decided by raising");
    table.click_on(&act.label);
    table.look();
    let session = table.get_mut::<Session<Lagoon>>().into_inner();
    let made = session.table().choices()[before..].to_vec();
    let buried = |chest: Spot| {
        made.iter()
            .position(|choice| matches!(choice, Choice::Add(other) if Spot::Chest(*other) == chest))
    };
    assert!(
        buried(one) < buried(later),
        "in the order of the deck: {made:?}"
    );
}

#[test]
fn a_game_is_played_by_keys() {
    sit_down("lagoon-keys", |_| {}).play_by_cursor(1);
}

#[test]
fn a_game_is_played_in_words() {
    sit_down("lagoon-words", |settings| settings.in_words = true).play_by_cursor(2);
}

#[test]
fn a_game_is_played_by_the_mouse() {
    let mut table = sit_down("lagoon-mouse", |_| {});
    table.play_by_mouse(3);
}

#[test]
fn nothing_that_can_be_chosen_lies_under_a_question() {
    questions_cover_no_choice(|interface| {
        let name = format!("lagoon-covered-{interface}");
        sit_down(&name, |settings| settings.interface = interface)
    });
}

#[test]
fn every_text_is_said_with_its_values() {
    let setup = Setup::of(&[Random; 3]);
    let speaker: Speaker = speaker_of::<Lagoon, _>(&setup, Language::English);
    let (said, _) = said_in_games::<Lagoon, _>(
        &speaker,
        &setup,
        1..2,
        Speaker::question,
        Speaker::choice,
        Speaker::event,
    );
    let sails = said.iter().any(|line| line == "White sails to B1.");
    let whole = said.iter().all(|line| !line.contains(['[', '{']));
    assert!(sails && whole, "{said:#?}");
}
