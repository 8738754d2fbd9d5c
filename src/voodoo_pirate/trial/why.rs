//! Trials of asking why: a card that may not be played, a question, a line of the log.

use super::{DIGITS, Table, sit_down};
use crate::Over;
use crate::table::{Act, Notice, Observation, Reading, Session};
use crate::theme::Targets;
use games::voodoo::Voodoo;
use games::voodoo_pirate::VoodooPirate;
use games::voodoo_pirate::event::Cause;
use rules::kit::Texted;

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
