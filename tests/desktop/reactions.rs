//! Reactions at one screen: whoever could answer a roll or a wound with a card, nobody sees who holds one.

use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Choice, Question};
use rules::table::SeatKind::{Deckhand, Human};
use rules::table::{Dice, Seat};
use voodoo_pirate::board::trial::Drawn;
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::{
    AnimationQueue, Choose, Look, Observation, React, ReactionPause, Session, Speak,
};
use voodoo_pirate::voodoo_island;

type Table = Drawn<VoodooIsland>;

/// Frames after which a table that stands still has come to rest.
const FRAMES: usize = 60;

fn sit_down(name: &str) -> (Table, Dice) {
    let table = Table::at(name, &[Human, Human], 5, voodoo_island::panels, |_| {});
    (table, Dice::new(7))
}

/// Whom the table pauses for.
fn paused(table: &Table) -> Option<Seat> {
    let animations = table.get::<AnimationQueue<VoodooIsland>>();
    animations.pause().map(|pause| pause.seat)
}

/// Returns whether a reaction is open, since the seat holds a card for it.
fn is_open(table: &mut Table) -> bool {
    let decision = table.get_mut::<Session<VoodooIsland>>();
    let decision = decision.into_inner().table().decision();
    decision.is_some_and(|decision| {
        let question = decision.question;
        matches!(question, Question::Reroll(..) | Question::Ward(..))
    })
}

/// Answers whatever is asked, with a purchase where that can be done.
fn answer(table: &mut Table, dice: &mut Dice) {
    let observation = table.get::<Observation<VoodooIsland>>();
    let idle = table.get::<AnimationQueue<VoodooIsland>>().is_idle();
    let options = observation.options.iter();
    let choices: Vec<Choice> = options.map(|offer| offer.choice).collect();
    if let Some(seat) = observation.curtain {
        table.write(Look::Unveil(seat));
    } else if idle && !choices.is_empty() {
        let any = choices[dice.below(choices.len())];
        let buys = choices
            .iter()
            .find(|choice| matches!(choice, Choice::Buy(_)));
        table.write(Choose::<VoodooIsland>::one(*buys.unwrap_or(&any)));
    }
    table.frame();
}

/// Plays anything, but buys cards wherever that can be done, until the table pauses.
fn play_on(table: &mut Table, dice: &mut Dice) {
    for _ in 0..4_000 {
        if paused(table).is_some() {
            return;
        }
        answer(table, dice);
    }
    panic!("nobody could ever react");
}

#[test]
fn nobody_sees_who_holds_a_card_to_react_with() {
    let (mut table, mut dice) = sit_down("reactions-unseen");
    let mut met = [0, 0];
    let mut lasts = Vec::new();
    while met.iter().any(|times| *times < 3) {
        play_on(&mut table, &mut dice);
        let seat = paused(&table).expect("it pauses");
        let before = table.made();
        let open = is_open(&mut table);
        met[usize::from(open)] += 1;
        let mut frames = 0;
        let left = |table: &Table| {
            let pause = table.get::<AnimationQueue<VoodooIsland>>().pause();
            pause.and_then(ReactionPause::left).unwrap_or(0.0)
        };
        let mut last = f32::INFINITY;
        // The next pause begins anew.
        while paused(&table) == Some(seat) && left(&table) < last {
            last = left(&table);
            table.frame();
            let observation = table.get::<Observation<VoodooIsland>>();
            assert_eq!(observation.curtain, None);
            if open && paused(&table).is_some() {
                assert!(observation.asked.is_none() && observation.options.is_empty());
            }
            if frames == 2 {
                assert!(table.says("Anyone?") && table.says("let me look") && table.says("Go on"));
            }
            frames += 1;
        }
        lasts.push(frames);
        for _ in 0..FRAMES {
            if open && table.made() > before {
                break;
            }
            table.frame();
        }
        if open {
            let session = table.get_mut::<Session<VoodooIsland>>().into_inner();
            let made = session.table().choices()[before];
            assert!(matches!(made, Choice::Keep | Choice::Suffer), "{made:?}");
        }
    }
    let (least, most) = (lasts.iter().min(), lasts.iter().max());
    assert_eq!(least, most, "every pause takes the same time: {lasts:?}");
}

#[test]
fn whoever_looks_at_their_cards_reacts_behind_the_curtain_or_finds_nothing() {
    let (mut table, mut dice) = sit_down("reactions-look");
    let mut met = [false; 2];
    while met != [true; 2] {
        play_on(&mut table, &mut dice);
        let open = is_open(&mut table);
        let seat = paused(&table).expect("it pauses");
        if met[usize::from(open)] {
            table.write(React::GoOn);
            table.look();
            continue;
        }
        met[usize::from(open)] = true;
        table.look();
        let name = table.get::<Session<VoodooIsland>>().speaker().name(seat);
        table.click_on(&format!("I am {name}: let me look"));
        table.look();
        let curtain = |table: &Table| table.get::<Observation<VoodooIsland>>().curtain;
        assert_eq!(curtain(&table), Some(seat), "the curtain falls either way");
        table.write(Look::Unveil(seat));
        table.look();
        assert_eq!(curtain(&table), None);
        let before = table.made();
        if open {
            let options = &table.get::<Observation<VoodooIsland>>().options;
            let reacts = |choice| matches!(choice, Choice::RollAgain | Choice::Ward);
            let reacts = options.iter().find(|offer| reacts(offer.choice));
            let choice = reacts.expect("it can be done").choice;
            table.write(Choose::<VoodooIsland>::one(choice));
            table.frame();
            assert!(table.made() > before);
        } else {
            assert!(table.says("no card in your hand answers this"));
            table.click_on("Go on");
            table.look();
            assert!(!table.says("no card in your hand answers this"));
        }
    }
}

#[test]
fn whoever_never_reacts_is_not_asked_and_what_went_by_is_no_decision_of_theirs() {
    let (mut table, mut dice) = sit_down("reactions-never");
    for seat in [0, 1].map(Seat) {
        table.write(React::Pauses(seat, false));
    }
    table.frame();
    let mut passed = false;
    for _ in 0..4_000 {
        assert_eq!(paused(&table), None);
        answer(&mut table, &mut dice);
        if !is_open(&mut table) {
            continue;
        }
        let before = table.made();
        table.frame();
        assert!(table.made() > before, "it goes by at once");
        let can = table.get::<Session<VoodooIsland>>().can_take_back();
        if let Ok((left, _)) = can {
            assert!(left < before, "it is taken back with what led to it");
            passed = true;
            break;
        }
    }
    assert!(passed, "nobody could ever react");
}

#[test]
fn where_nobody_plays_nobody_is_asked() {
    let crew = [Deckhand, Deckhand];
    let mut table = Table::at("reactions-watched", &crew, 5, voodoo_island::panels, |_| {});
    for _ in 0..20_000 {
        table.frame();
        if paused(&table).is_some() {
            table.look();
            assert!(table.says("thinks..."));
            assert!(!table.says("Anyone?") && !table.says("Go on"));
            return;
        }
    }
    panic!("nobody could ever react");
}

#[test]
fn two_people_play_a_game_in_words() {
    let words = |settings: &mut Settings| settings.in_words = true;
    let crew = [Human, Human];
    Table::at("reactions-words", &crew, 5, voodoo_island::panels, words).play_by_pad(2);
}
