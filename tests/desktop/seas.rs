//! Cursed Seas at the table: by the mouse, by keys and in words.

use games::cursed_seas::{BUILD, CORSAIR, CursedSeas, MYSTERIOUS, ROUNDS, TERRAIN, UNIQUES};
use rules::kit::{Outfit, Setup, Value};
use rules::table::SeatKind::{Human, Random};
use voodoo_pirate::board::trial::{
    Drawn, panels_rest_while_things_move, questions_cover_no_choice,
};
use voodoo_pirate::cursed_seas;
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::Begin;

type Table = Drawn<CursedSeas>;

/// A short game of small fleets, with terrain and unique treasures.
fn sit_down(name: &str, set: impl FnOnce(&mut Settings)) -> Table {
    let setup = Setup::<CursedSeas>::of(&[Human, Random])
        .with(&BUILD, Value::One("twenty"))
        .with(&ROUNDS, 15)
        .with(&TERRAIN, 1)
        .with(&MYSTERIOUS, true)
        .with(&UNIQUES, true);
    Table::begun(name, Begin::New(setup, 5), cursed_seas::panels, set)
}

#[test]
fn a_game_is_played_by_the_mouse() {
    sit_down("seas-mouse", |_| {}).play_by_mouse(3);
}

#[test]
fn a_game_is_played_by_keys() {
    sit_down("seas-keys", |_| {}).play_by_cursor(1);
}

#[test]
fn a_game_is_played_by_a_pad_alone_and_heard() {
    let mut table = sit_down("seas-pad", |_| {});
    table.listen();
    table.play_by_pad(4);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn a_game_is_played_in_words_and_heard() {
    let mut table = sit_down("seas-words", |settings| settings.in_words = true);
    table.listen();
    table.play_by_pad(2);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn fleets_of_any_number_fit_the_table() {
    let (least, most) = CursedSeas::PLAYERS;
    for seats in least..=most {
        let mut crew = vec![CORSAIR; usize::from(seats)];
        crew[0] = Human;
        let name = format!("seas-{seats}");
        let mut table = Table::at(&name, &crew, 5, cursed_seas::panels, |_| {});
        table.look();
        assert!(!table.says("["), "a text is missing with {seats} fleets");
    }
}

#[test]
fn nothing_that_can_be_chosen_lies_under_a_question() {
    questions_cover_no_choice(|interface| {
        let name = format!("seas-covered-{interface}");
        sit_down(&name, |settings| settings.interface = interface)
    });
}

#[test]
fn panels_rest_while_only_things_on_the_table_move() {
    panels_rest_while_things_move(sit_down("seas-rest", |_| {}));
}
