//! Trials of the rows: what each says, and that all can be scrolled to.

use super::super::*;
use super::{Sheet, enter, kept, learnt, shelf};
use crate::theme::trial::TestCanvas;
use bevy_egui::egui::Shape;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

/// Returns a game that Anna played to its end, and won.
fn over() -> Kept {
    let mut kept = kept(false);
    kept.over = Some("2026-11-21".to_owned());
    if let Some(voyage) = &mut kept.voyage {
        voyage.winners = vec!["Anna".to_owned()];
    }
    kept
}

#[test]
fn games_for_practice_say_so() {
    let mut page = shelf(Learnt::default(), vec![kept(false), kept(true)]);
    page.run();
    assert!(page.query_by_label("Sail on 1: Anna").is_some());
    assert!(page.query_by_label("Sail on 2: Anna, Practice").is_some());
}

#[test]
fn a_game_is_discarded_by_the_cross_in_its_row_and_can_be_put_back() {
    let mut page = shelf(Learnt::default(), vec![kept(false); 2]);
    page.run();
    assert!(page.query_by_label("Put it back").is_none());
    page.get_by_label("Discard 2: Anna").click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::Discard(1))));
    let discarded = Discarded::default();
    page.state_mut().state.shelf.discarded = Some(discarded);
    page.run();
    let button = page.get_by_label("Put it back");
    // The heading begins at 74 and takes about 150.
    assert!(button.rect().left() > 240.0, "{:?}", button.rect());
    button.click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::PutBack)));
}

#[test]
fn a_game_that_cannot_be_read_says_so_in_the_place_of_its_name() {
    let broken = Kept {
        name: "New Year".to_owned(),
        voyage: None,
        ..kept(false)
    };
    let mut page = shelf(Learnt::default(), vec![broken]);
    page.run();
    let row = page.query_by_label("Sail on 1: A voyage that cannot be read");
    assert!(row.is_some());
}

#[test]
fn all_games_can_be_scrolled_to_beside_a_lesson() {
    let mut page = shelf(learnt(0), vec![kept(false); 4]);
    page.run();
    let shown = |page: &Harness<TestCanvas<Sheet>>| {
        let rows = page.query_all_by_label_contains("Sail on");
        rows.filter_map(|row| row.accesskit_node().label())
            .map(|label| label["Sail on ".len()..][..1].to_owned())
            .collect::<Vec<_>>()
            .concat()
    };
    assert_eq!(shown(&page), "12");
    for rows in ["23", "34"] {
        page.get_by_label("Older voyages").click_accesskit();
        page.run();
        assert_eq!(shown(&page), rows);
    }
    assert!(page.query_by_label("Older voyages").is_none());
}

#[test]
fn games_that_are_over_are_listed_in_the_place_of_those_that_were_left() {
    let mut page = shelf(learnt(0), vec![kept(false)]);
    page.run();
    assert!(page.query_by_label("Finished voyages").is_none(), "none is");
    page.state_mut().state.shelf.any_over = true;
    page.run();
    page.state_mut().targets.lay("Finished voyages");
    page.run();
    assert!(matches!(enter(&mut page), Some(Asked::Turn)));
    page.state_mut().state.shelf.over = Some(vec![over(); 4]);
    page.run();
    // The way back is where the way in was.
    assert_eq!(page.state().focus().as_deref(), Some("Voyages under way"));
    assert!(page.query_by_label_contains("Sail on").is_none());
    assert!(page.query_by_label_contains("Go on learning").is_none());
    assert!(page.query_by_label("Look back 3: Anna").is_some());
    page.get_by_label("Older voyages").click_accesskit();
    page.run();
    page.get_by_label("Look back 4: Anna").click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::Open(3))));
}

#[test]
fn a_game_that_is_over_says_when_that_was_and_who_won() {
    let page = shelf(Learnt::default(), Vec::new());
    let library = &page.state().state.library;
    let told = |kept: &Kept| voyages::told(library, kept);
    assert_eq!(told(&over()), "Voodoo Pirate, 2026-11-21: Anna won");
    let mut shared = over();
    if let Some(voyage) = &mut shared.voyage {
        voyage.winners.push("Bela".to_owned());
    }
    assert!(told(&shared).ends_with("Anna and Bela shared the win"));
    // One that a player put there before it was over.
    let mut early = kept(false);
    early.over = Some("2026-11-21".to_owned());
    assert_eq!(told(&early), told(&kept(false)));
    let mut broken = over();
    broken.voyage = None;
    assert!(
        told(&broken).starts_with("finished/voodoo-pirate-7.ron"),
        "it is named"
    );
}

#[test]
fn the_list_begins_at_the_same_place_with_and_without_a_lesson() {
    let mut learning = shelf(learnt(0), vec![kept(false)]);
    let mut sailing = shelf(Learnt::default(), vec![kept(false)]);
    learning.run();
    sailing.run();
    let lesson = learning.get_by_label_contains("Go on learning").rect();
    let voyage = sailing.get_by_label_contains("Sail on 1").rect();
    assert_eq!(lesson, voyage);
}

#[test]
fn the_lines_of_all_rows_begin_after_the_most_badges_so_that_it_is_told_who_won() {
    let won_by = |pirates: usize| {
        let mut kept = over();
        if let Some(voyage) = &mut kept.voyage {
            voyage.crew = vec![voyage.crew[0].clone(); pirates];
            voyage.winners = ["Anna the Elder", "Bela Bold"].map(str::to_owned).into();
        }
        kept
    };
    for (crews, left, whole) in [(&[1][..], 110.0, true), (&[1, 5][..], 234.0, false)] {
        let rows = crews.iter().map(|&pirates| won_by(pirates)).collect();
        let mut page = shelf(Learnt::default(), rows);
        page.run();
        let text = voyages::told(&page.state().state.library, &won_by(1));
        let shapes = page.output().shapes.iter();
        let lines = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(line) if line.galley.text() == text => Some(line),
            _ => None,
        });
        let lines: Vec<_> = lines
            .map(|line| (line.pos.x.round(), !line.galley.elided))
            .collect();
        assert_eq!(lines, vec![(left, whole); crews.len()], "{text}");
    }
}
