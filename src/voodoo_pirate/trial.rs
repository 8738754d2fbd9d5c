//! Trials of keys at the table, drawn and in words.

use crate::Over;
use crate::board::desk::Desk;
use crate::board::trial::{Drawn, panels_rest_while_things_move, questions_cover_no_choice};
use crate::controls::{Controls, Device};
use crate::options::Speed;
use crate::settings::Settings;
use crate::table::{
    Act, Animated, AnimationQueue, Captions, Notice, Observation, Reading, Session,
};
use crate::theme::{Frame, Gallery, Targets};
use crate::voodoo::VoodooTable;
use games::voodoo::CURSED;
use games::voodoo::Voodoo;
use games::voodoo_cards::VoodooCards;
use games::voodoo_pirate::event::Cause;
use games::voodoo_pirate::pieces::Tide;
use games::voodoo_pirate::{Event, VoodooPirate};
use rules::kit::Texted;
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

/// Returns a table at which an act of a Cursed Pirate waits to be seen.
fn waiting(name: &str, in_words: bool) -> Table {
    let mut table = sit_down(name, |settings| {
        settings.speed = Speed::Times(4.0);
        settings.step_by_step = true;
        settings.in_words = in_words;
    });
    table.play_until(|table| table.get::<AnimationQueue<VoodooPirate>>().is_waiting());
    table
}

/// Returns the number of events that have been shown.
fn told(table: &Table) -> usize {
    table.get::<AnimationQueue<VoodooPirate>>().told()
}

#[test]
fn what_waits_to_be_seen_goes_on_by_any_key_and_in_words_by_its_button_alone() {
    let mut drawn = waiting("steps", false);
    let mut words = waiting("steps-in-words", true);
    let before = told(&drawn);
    assert_eq!(before, told(&words));
    drawn.press(Act::Hurry);
    assert!(told(&drawn) > before, "the key that hurries does not go on");
    for act in [Act::Down, Act::Hurry, Act::Next] {
        words.press(act);
        assert_eq!(told(&words), before, "{act:?}");
    }
    let on = words.text("ui-told-go-on");
    words.get_mut::<Targets>().lay(&on);
    words.press(Act::Confirm);
    assert_eq!(told(&words), told(&drawn), "one step at a time");
}

#[test]
fn a_game_that_nobody_plays_is_paused_and_rewound_by_keys_and_cut_short_by_none() {
    for in_words in [false, true] {
        let sit_down = |name: &str, steps| {
            Table::new(&format!("{name}-{in_words}"), &[CURSED, CURSED], 5, |set| {
                set.speed = Speed::Times(1.0);
                set.step_by_step = steps;
                set.in_words = in_words;
            })
        };
        let watching = |table: &Table| {
            let session = table.get::<Session<VoodooPirate>>();
            session.watching().expect("nobody plays")
        };
        let mut table = sit_down("watched", false);
        let on = table.text("ui-watch-on");
        for act in [Act::Next, Act::Down, Act::Closer] {
            table.press(act);
        }
        table.look();
        assert!(told(&table) < table.get::<Session<VoodooPirate>>().log().len() / 2);
        assert!(!table.says(&on));
        table.press(Act::Hurry);
        let then = told(&table);
        table.look();
        assert_eq!(told(&table), then);
        assert!(watching(&table).paused && table.says(&on));
        table.press(Act::Earlier);
        table.look();
        assert!(watching(&table).at < then && table.says(&on));
        table.press(Act::Hurry);
        assert!(!watching(&table).paused);
        // Whoever goes step by step begins so.
        let mut table = sit_down("watched-in-steps", true);
        let start = watching(&table);
        assert!(start.paused && start.ends[0]);
        table.press(Act::Later);
        assert!(watching(&table).paused && watching(&table).at > start.at);
    }
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
fn a_card_that_may_not_be_played_says_why_to_digits_and_to_the_cursor() {
    let mut table = sit_down("barred", |_| {});
    table.play_until(|table| table.barred_card().is_some());
    let made = table.made();
    let barred = table.barred_card().expect("one lies there");
    table.press(DIGITS[barred]);
    assert!(table.get::<Notice>().topic().is_some());
    let why = table.notice();
    assert!(!why.is_empty());
    let card = table.text(VoodooPirate::CARDS[barred].text_id());
    let words = table.get::<Session<VoodooPirate>>().speaker().words();
    let name = words.say("ui-card-in-hand", &[("card", card.into())]);
    table.get_mut::<Targets>().lay(&name);
    table.look();
    assert!(table.says(&why), "the cursor never comes to {name}");
    table.press(Act::Confirm);
    assert_eq!((table.notice(), table.made()), (why, made));
}

#[test]
fn a_page_that_tells_why_goes_back_by_itself_and_leads_to_its_rule() {
    let mut table = sit_down("why", |_| {});
    table.play_until(|table| table.barred_card().is_some());
    let book = table.text("ui-why-book");
    let mut line = String::new();
    for _ in 0..2 {
        table.press(Act::Why);
        table.look();
        assert!(table.says(&book) && table.get::<Targets>().is_covered());
        let other = table.get::<Targets>().topic();
        assert!(other.is_some_and(|topic| topic != line), "{other:?}");
        line = other.unwrap_or_default().to_owned();
    }
    table.press(Act::Back);
    assert!(!table.says(&book) && !table.is_paused());
    table.press(Act::Why);
    table.press(Act::Next);
    assert!(table.get::<Targets>().is_on(&book));
    let topic = table.get::<Targets>().topic();
    table.press(Act::Confirm);
    assert_eq!(table.over(), Over::Rules);
    assert_eq!(table.get::<Reading>().topic, topic);
}

#[test]
fn what_is_asked_can_be_asked_why() {
    let mut table = sit_down("asked-why", |_| {});
    table.play_until(|table| table.barred_card().is_some());
    let (made, book) = (table.made(), table.text("ui-why-book"));
    assert!(!table.says(&book));
    let why = table.text("ui-why");
    let rule = Cause::Cards.text_id();
    for by_key in [false, true] {
        if by_key {
            table.press(Act::Why);
        } else {
            table.get_mut::<Targets>().lay(&why);
            table.press(Act::Confirm);
        }
        table.look();
        assert!(table.says(&book) && table.get::<Targets>().is_covered());
        // The step that asks it, what led to it, and how much there is to choose from.
        assert!(table.says("Cards, §5.1") && table.says("Dusk falls. (Dusk, §5)"));
        assert!(table.says("5 choices.") && table.says("One more is forbidden"));
        assert_eq!(table.get::<Targets>().topic(), Some(rule));
        assert_eq!(table.made(), made);
        table.press(Act::Back);
        assert!(!table.says(&book) && !table.is_paused());
    }
}

#[test]
fn each_line_of_the_log_can_be_asked_why_also_when_it_is_no_news() {
    let mut table = sit_down("lines", |_| {});
    let lines = |table: &Table| {
        let since = table.get::<Session<VoodooPirate>>().last_told();
        let log = &table.get::<Observation<VoodooPirate>>().log;
        let news = log.iter().filter(|line| line.number >= since);
        (log.len(), news.count())
    };
    table.play_until(|table| {
        let (all, news) = lines(table);
        all > news + 8 && news < 8
    });
    table.look();
    let (_, news) = lines(&table);
    let pills = table.counts(&table.text("ui-why-line"));
    assert!(pills > news + 3, "{pills} for {news} lines of news");
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
