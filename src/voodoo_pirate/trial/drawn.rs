//! Trials of where things are drawn: the chart that comes close, the log, hints, the question, and panels while ships sail.

use super::{Table, sit_down};
use crate::board::desk::Desk;
use crate::board::trial::{Drawn, panels_rest_while_things_move, questions_cover_no_choice};
use crate::controls::{Controls, Device};
use crate::table::{Act, Animated, Captions, Observation};
use crate::theme::{Frame, Gallery, Targets};
use crate::voodoo::VoodooTable;
use bevy_egui::egui::Rect;
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use games::voodoo_pirate::pieces::Tide;
use games::voodoo_pirate::{Event, VoodooPirate};
use rules::table::SeatKind::Human;

#[test]
fn the_left_stick_leads_the_cursor_and_looks_aside_where_the_chart_is_close() {
    let mut table = sit_down("stick", |_| {});
    table.play_until(|table| table.barred_card().is_some());
    table.get_mut::<Controls>().device = Device::Pad;
    let cursor = |table: &Table| table.get::<Targets>().focused();
    let chart = |table: &Table| table.get::<Desk>().origin;
    let rest = chart(&table);
    table.press(Act::LookRight);
    assert!(cursor(&table).is_some(), "the cursor stays where it is");
    assert_eq!(chart(&table), rest);
    table.get_mut::<Targets>().lift();
    table.press(Act::Closer);
    let close = chart(&table);
    assert_ne!(close, rest);
    table.press(Act::LookRight);
    assert!(chart(&table).x < close.x && cursor(&table).is_none());
    // No further than its edge, and back as far.
    for _ in 0..30 {
        table.press(Act::LookRight);
    }
    let edge = chart(&table);
    table.press(Act::LookRight);
    assert_eq!(chart(&table), edge);
    table.press(Act::LookLeft);
    assert!(chart(&table).x > edge.x);
    for _ in 0..2 {
        table.press(Act::Farther);
    }
    assert_eq!(chart(&table), rest);
}

#[test]
fn a_chart_that_is_close_is_seen_between_the_panels_alone() {
    let mut table = sit_down("between", |_| {});
    table.play_until(|table| table.barred_card().is_some());
    table.look();
    // The last space of the island, in the west.
    assert!(table.shows("17"));
    table.get_mut::<Targets>().lift();
    for _ in 0..2 {
        table.press(Act::Closer);
    }
    table.look();
    assert!(table.counts("17") > 0 && !table.shows("17"), "over a panel");
    table.press(Act::Recentre);
    table.look();
    assert!(table.shows("17"));
}

#[test]
fn a_full_table_has_room_for_the_chief_hints() {
    for size in [(1280.0, 720.0), (1920.0, 1080.0)] {
        let crew = [Human, CURSED, CURSED, CURSED, CURSED];
        let mut table = Table::new("hints", &crew, 5, |_| {});
        *table.get_mut::<Frame>() = Frame::of(size.into(), 100);
        table.get_mut::<Controls>().device = Device::Keys;
        table.play_until(|table| table.barred_card().is_some());
        table.look();
        for id in [
            "ui-act-Confirm",
            "ui-act-Next",
            "ui-act-Back",
            "ui-act-Help",
        ] {
            let hint = table.text(id);
            assert!(table.counts(&hint) > 0, "{size:?}: no {hint}");
        }
        let least = table.text("ui-act-Rehearse");
        assert_eq!(table.counts(&least), 0, "{size:?}: over the supplies");
    }
}

#[test]
fn pages_are_turned_in_the_log_where_the_cursor_is_in_it_and_else_the_chart_comes_closer() {
    let mut table = sit_down("pages", |_| {});
    table.play_until(|table| table.get::<Observation<VoodooPirate>>().log.len() > 60);
    table.look();
    let lines = table.get::<Observation<VoodooPirate>>().log.iter();
    let lines: Vec<String> = lines.map(|line| line.text().to_owned()).collect();
    let alone = |text: &&String| lines.iter().filter(|line| line.contains(*text)).count() == 1;
    let old = lines.iter().find(alone).expect("one is told once").clone();
    assert!(!table.says(&old), "it can be seen already");
    let square = |table: &Table| table.get::<Desk>().square;
    let rest = square(&table);
    let log = table.text("ui-log");
    table.get_mut::<Targets>().lay(&log);
    let rolled = (0..40).any(|_| {
        table.press(Act::Closer);
        table.look();
        table.says(&old)
    });
    assert!(rolled, "the log does not roll to {old}");
    assert_eq!(square(&table), rest, "the chart has come closer");
    table.get_mut::<Targets>().lift();
    table.press(Act::Closer);
    assert!(square(&table) > rest);
}

#[test]
fn nothing_that_can_be_chosen_lies_under_a_question() {
    fn holds<G: VoodooTable>() {
        questions_cover_no_choice(|interface| {
            let name = format!("{}-covered-{interface}", G::ID);
            Drawn::<G>::new(&name, &[Human, CURSED, CURSED], 5, |settings| {
                settings.interface = interface;
            })
        });
    }
    holds::<VoodooPirate>();
    holds::<VoodooCards>();
}

#[test]
fn panels_rest_while_only_ships_sail() {
    fn holds<G: VoodooTable>() {
        let name = format!("{}-rests", G::ID);
        panels_rest_while_things_move(Drawn::<G>::new(&name, &[Human, CURSED, CURSED], 5, |_| {}));
    }
    holds::<VoodooPirate>();
    holds::<VoodooCards>();
}

#[test]
fn each_tide_has_its_picture_by_the_wind_and_where_it_is_told_to_turn() {
    let mut table = sit_down("tide", |_| {});
    let pictures = [(Tide::In, "art/tide-in"), (Tide::Out, "art/tide-out")];
    let shown = |table: &Table| {
        let gallery = table.get::<Gallery>();
        pictures.map(|(_, picture)| gallery.is_asked(picture))
    };
    assert_eq!(shown(&table), [true, false]);
    table.play_until(|table| {
        let view = table.get::<Observation<VoodooPirate>>().view.as_ref();
        view.is_some_and(|view| view.tide == Tide::Out)
    });
    table.look();
    assert_eq!(shown(&table), [true, true]);
    for (tide, picture) in pictures {
        let event = Event::TideTurned(tide);
        assert_eq!(VoodooPirate::emblem(&event), Some(picture));
    }
}

#[test]
fn a_card_that_is_read_above_the_question_is_clear_of_captions_there() {
    let mut table = sit_down("caption", |_| {});
    *table.get_mut::<Gallery>() = Gallery::of_blanks();
    table.play_until(|table| table.barred_card().is_some());
    let options = &table.get::<Observation<VoodooPirate>>().options;
    let card = options[0].label.clone();
    table.get_mut::<Targets>().lay(&card);
    let id = "ui-undo-moves";
    table.get_mut::<Captions>().add(id.to_owned());
    table.look();
    let question = table.place_of(&table.get::<Observation<VoodooPirate>>().prompt);
    let caption = table.place_of(&table.text(id));
    assert!(caption.bottom() < question.top(), "{caption} {question}");
    let cards = table.upright_cards();
    let read = cards.iter().filter(|card| card.top() < question.top());
    let feet: Vec<f32> = read.map(Rect::bottom).collect();
    let is_clear = |&foot: &f32| foot <= caption.top();
    assert!(
        !feet.is_empty() && feet.iter().all(is_clear),
        "{feet:?} {caption}"
    );
}
