//! Voodoo Island at the table: by the mouse, by keys and in words, and walks of several steps made by one click.

use games::voodoo_island::values::{Cell, Choice, Expedition, Item, Question, Slot, Supply, Token};
use games::voodoo_island::{DAYS, EXPLORER, VoodooIsland};
use rules::kit::{Outfit, Setup};
use rules::table::Packed;
use rules::table::SeatKind::{Human, Random};
use voodoo_pirate::board::trial::{
    Drawn, panels_rest_while_things_move, questions_cover_no_choice,
};
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::lesson::Learn;
use voodoo_pirate::table::{Begin, Choose, Look, Observation, Offer, Session, TableGame, TakeBack};
use voodoo_pirate::theme::Targets;
use voodoo_pirate::voodoo_island::{self, Spot};

type Table = Drawn<VoodooIsland>;

fn sit_down(name: &str, set: impl FnOnce(&mut Settings)) -> Table {
    let crew = [Human, EXPLORER, Random];
    Table::at(name, &crew, 5, voodoo_island::panels, set)
}

/// A walk of more than a step that is offered, and after which steps are left.
fn walk(table: &Table) -> Option<Offer<VoodooIsland>> {
    let observation = table.get::<Observation<VoodooIsland>>();
    let walks = observation.options.iter().filter(|offer| {
        let steps = offer.act();
        let mut steps = steps.iter();
        !offer.then.is_empty() && steps.all(|choice| matches!(choice, Choice::Step(_)))
    });
    // Steps are left after it: nobody else plays before it is taken back.
    let Question::Move(steps) = observation.asked?.question else {
        return None;
    };
    let mut walks = walks.filter(|offer| offer.then.len() + 1 < usize::from(steps));
    walks.next().cloned()
}

#[test]
fn one_drag_walks_several_steps_and_they_are_taken_back_together() {
    let mut table = sit_down("island-walk", |_| {});
    table.play_until(|table| walk(table).is_some());
    table.look();
    assert!(!table.says("["), "a text is missing");
    let walk = walk(&table).expect("it is offered");
    assert!(matches!(walk.spot, Spot::Cell(_)), "{walk:?}");
    let before = table.made();
    table.drag(&walk.label);
    table.frame();
    let session = table.get_mut::<Session<VoodooIsland>>().into_inner();
    let made = session.table().choices()[before..].to_vec();
    assert_eq!(made, walk.act());
    table.write(TakeBack);
    table.look();
    assert_eq!(table.made(), before, "a walk is taken back as one");
}

#[test]
fn whoever_sets_out_passes_card_and_work_by() {
    let mut table = sit_down("island-sets-out", |_| {});
    let passes = |table: &Table| {
        let observation = table.get::<Observation<VoodooIsland>>();
        let mut options = observation.options.iter();
        options
            .find(|offer| offer.then.len() == 2 && offer.act()[..2] == [Choice::Pass; 2])
            .cloned()
    };
    table.play_until(|table| passes(table).is_some());
    let act = passes(&table).expect("it is offered").act();
    let before = table.made();
    table.write(Choose::<VoodooIsland>(act.clone()));
    table.look();
    let session = table.get_mut::<Session<VoodooIsland>>().into_inner();
    assert_eq!(session.table().choices()[before..][..3], act[..]);
}

#[test]
fn of_several_people_only_the_one_who_asks_for_them_sees_their_cards() {
    let crew = [Human, Human, Random];
    let mut table = Table::at("island-own-cards", &crew, 5, voodoo_island::panels, |_| {});
    let plays = |table: &Table| {
        let mut options = table.get::<Observation<VoodooIsland>>().options.iter();
        options.any(|offer| matches!(offer.choice, Choice::Play(_)))
    };
    let asked = |table: &Table| {
        let observation = table.get::<Observation<VoodooIsland>>();
        let asked = observation
            .asked
            .filter(|_| observation.curtain.is_none())?;
        let view = observation.view.as_ref()?;
        let holds = view.explorers[asked.seat.index()].cards > 0;
        (holds && asked.question == Question::Card).then_some(asked.seat)
    };
    for _ in 0..12 {
        table.play_until(|table| asked(table).is_some());
        table.look();
        assert!(!plays(&table) && table.says("Your cards"));
        let seat = asked(&table).expect("somebody is asked");
        table.write(Look::Unveil(seat));
        table.look();
        assert_eq!(table.get::<Observation<VoodooIsland>>().viewer, Some(seat));
        if plays(&table) {
            return;
        }
        table.write(Choose::<VoodooIsland>::one(Choice::Pass));
        table.look();
    }
    panic!("nobody can ever play a card");
}

#[test]
fn a_game_is_played_by_the_mouse() {
    sit_down("island-mouse", |_| {}).play_by_mouse(3);
}

#[test]
fn a_game_is_played_by_keys() {
    sit_down("island-keys", |_| {}).play_by_cursor(1);
}

#[test]
fn a_game_is_played_by_a_pad_alone_and_heard() {
    // Of two people each looks at cards of its own, and may be asked to react.
    let setup = Setup::<VoodooIsland>::of(&[Human, Human]).with(&DAYS, 4);
    let begin = Begin::New(setup, 5);
    let mut table = Table::begun("island-pad", begin, voodoo_island::panels, |_| {});
    table.listen();
    table.play_by_pad(4);
    assert!(table.lines_said() > 5, "{}", table.lines_said());
}

#[test]
fn a_game_is_played_in_words_and_heard() {
    let mut table = sit_down("island-words", |settings| settings.in_words = true);
    table.listen();
    table.play_by_pad(2);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn a_crew_of_any_size_fits_the_table() {
    let (least, most) = VoodooIsland::PLAYERS;
    for seats in least..=most {
        let mut crew = vec![EXPLORER; usize::from(seats)];
        crew[0] = Human;
        let name = format!("island-{seats}");
        let mut table = Table::at(&name, &crew, 5, voodoo_island::panels, |_| {});
        table.look();
        assert!(!table.says("["), "a text is missing with {seats} explorers");
    }
}

/// Sits down to a lesson, and goes as far as its first question.
fn learn(name: &str, lesson: usize) -> Table {
    let begin = Begin::Lesson(lesson);
    let mut table = Table::begun(name, begin, voodoo_island::panels, |_| {});
    while table.get::<Observation<VoodooIsland>>().asked.is_none() {
        table.write(Learn::On);
        table.look();
    }
    table
}

fn choose(table: &mut Table, choice: Choice) {
    let before = table.made();
    table.write(Choose::<VoodooIsland>::one(choice));
    table.look();
    assert!(table.made() > before, "{choice:?}");
}

#[test]
fn an_attack_stands_beside_the_question() {
    let mut table = learn("island-attack", 4);
    choose(&mut table, Choice::Play(Expedition::BushMedicine));
    choose(&mut table, Choice::SetTool(Item::Axe, Slot::First));
    choose(&mut table, Choice::Pass);
    assert!(!table.shows("Attack Blue"));
    choose(&mut table, Choice::Step(Cell::at(7, 4).unwrap()));
    assert!(table.shows("Attack Blue"));
}

#[test]
fn every_place_with_room_takes_a_helper() {
    let mut table = sit_down("island-places", |_| {});
    let works = |table: &Table| {
        let asked = table.get::<Observation<VoodooIsland>>().asked;
        asked.is_some_and(|asked| asked.question == Question::Work)
    };
    table.play_until(works);
    table.look();
    let observation = table.get::<Observation<VoodooIsland>>();
    let view = observation.view.as_ref().unwrap();
    let room = |&supply: &Supply| view.room_for_helpers(VoodooIsland::standard(), supply);
    let all: u8 = Supply::ALL.iter().map(room).sum();
    let others = [
        "bar",
        "button",
        "space",
        "explorer",
        "row",
        "tool",
        "own",
        "recipe",
        "card",
        "supply",
        Targets::LINE,
        Targets::LOOK,
    ];
    let lit = table.get::<Targets>().without(&others).len();
    // The helicopter's place, too.
    assert_eq!(lit, usize::from(all) + 1);
}

#[test]
fn whoever_comes_from_the_lessons_stays_red() {
    let setup = VoodooIsland::first_game();
    let mut people = setup.chairs.iter().filter(|chair| chair.kind == Human);
    assert_eq!(people.next().map(|chair| chair.colour), Some(Token::Red));
    assert_eq!(people.next(), None);
}

#[test]
fn nothing_that_can_be_chosen_lies_under_a_question() {
    questions_cover_no_choice(|interface| {
        let name = format!("island-covered-{interface}");
        sit_down(&name, |settings| settings.interface = interface)
    });
}

#[test]
fn panels_rest_while_only_things_on_the_table_move() {
    panels_rest_while_things_move(sit_down("island-rests", |_| {}));
}
