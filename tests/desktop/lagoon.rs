//! The example game at the table: by the mouse, by keys and in words, and an act of two decisions made by one drag.

use example::Lagoon;
use example::desktop::{self, Spot};
use rules::table::Game;
use rules::table::SeatKind::{Human, Random};
use std::time::Duration;
use voodoo_pirate::board::trial::Drawn;
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::{AskHint, Choose, Observation, Offer, Session, TakeBack};

type Table = Drawn<Lagoon>;

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
