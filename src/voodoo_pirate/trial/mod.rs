//! Trials of the table, drawn and in words: what answers, and whole games.

mod drawn;
mod shown;
mod why;

use crate::Over;
use crate::board::trial::Drawn;
use crate::controls::{Controls, Device};
use crate::settings::Settings;
use crate::table::{Act, Captions, Reading, Session};
use crate::voodoo::VoodooTable;
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use games::voodoo_pirate::VoodooPirate;
use rules::table::SeatKind::Human;

type Table = Drawn<VoodooPirate>;

/// The digits, by the places of cards.
const DIGITS: [Act; 6] = [
    Act::Card1,
    Act::Card2,
    Act::Card3,
    Act::Card4,
    Act::Card5,
    Act::Card6,
];

fn sit_down(name: &str, set: impl FnOnce(&mut Settings)) -> Table {
    let mut table = Table::new(name, &[Human, CURSED, CURSED], 5, set);
    table.get_mut::<Controls>().device = Device::Keys;
    table
}

#[test]
fn keys_rest_under_what_lies_over_the_table() {
    let mut table = sit_down("rests", |_| {});
    table.play_until(|table| table.barred_card().is_some());
    let made = table.made();
    assert!(made > 0);
    table.press(Act::Back);
    assert!(table.is_paused());
    for act in DIGITS
        .into_iter()
        .chain([Act::Earlier, Act::TakeBack, Act::Points])
    {
        table.press(act);
        let back = table.get::<Session<VoodooPirate>>().looks_back();
        assert_eq!((table.made(), back), (made, None), "{act:?}");
        assert_eq!(table.notice(), "", "{act:?}");
        assert_eq!(table.over(), Over::Nothing);
    }
    table.press(Act::Back);
    assert!(!table.is_paused());
    table.press(Act::Earlier);
    let back = table.get::<Session<VoodooPirate>>().looks_back();
    assert_eq!(back, Some(made - 1));
}

#[test]
fn the_table_in_words_has_its_rules_and_its_captions() {
    let mut table = sit_down("in-words", |settings| settings.in_words = true);
    let id = "ui-undo-moves";
    let text = table.text(id);
    assert!(!table.says(&text));
    table.get_mut::<Captions>().add(id.to_owned());
    table.look();
    assert!(table.says(&text), "what is heard is said");
    table.press(Act::Rules);
    assert_eq!(table.over(), Over::Rules);
    assert_eq!(table.get::<Reading>().topic, Some("phase-harbour"));
}

#[test]
fn the_second_click_of_two_answers_no_question_that_has_just_come() {
    let by_mouse = |name| {
        let mut table = sit_down(name, |_| {});
        table.get_mut::<Controls>().device = Device::Mouse;
        table
    };
    let told = |table: &Table| table.get::<Session<VoodooPirate>>().log().len();
    let mut known = by_mouse("known");
    let mut lengths = vec![told(&known)];
    known.play_until(|table| {
        let now = told(table);
        if !lengths.contains(&now) {
            lengths.push(now);
        }
        lengths.len() > 1 && !table.answers().is_empty()
    });
    let [.., before, comes] = lengths[..] else {
        panic!("nothing happened");
    };
    let at = known.answers()[0].center();
    // The mouse rests where an answer to the question is that comes next.
    let mut table = by_mouse("two-clicks");
    table.play_until(|table| told(table) == before);
    table.point(at);
    table.play_until(|table| told(table) == comes);
    let made = table.made();
    table.click(at);
    table.frame();
    assert_eq!(table.made(), made, "nobody has read the question");
    table.look();
    table.click(at);
    table.frame();
    assert_eq!(table.made(), made + 1);
}

#[test]
fn a_whole_game_is_played_by_keys_alone() {
    sit_down("by-keys", |_| {}).play_by_cursor(2);
}

/// Plays two games, each heard: one by a pad, by two people with a curtain between them, and one in words.
fn is_played_by_a_pad_alone_and_heard<G: VoodooTable>() {
    let by_pad = format!("{}-pad", G::ID);
    let mut table = Drawn::<G>::new(&by_pad, &[Human, Human, CURSED], 5, |_| {});
    table.listen();
    let met = table.play_by_pad(4);
    assert!(met.contains("curtain"), "{met:?}");
    assert!(table.lines_said() > 5, "{}", table.lines_said());
    let in_words = format!("{}-heard", G::ID);
    let crew = [Human, CURSED, CURSED];
    let mut table = Drawn::<G>::new(&in_words, &crew, 5, |settings| settings.in_words = true);
    table.listen();
    table.play_by_pad(2);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn the_tile_game_is_played_by_a_pad_alone_and_heard() {
    is_played_by_a_pad_alone_and_heard::<VoodooPirate>();
}

#[test]
fn the_card_game_is_played_by_a_pad_alone_and_heard() {
    is_played_by_a_pad_alone_and_heard::<VoodooCards>();
}
