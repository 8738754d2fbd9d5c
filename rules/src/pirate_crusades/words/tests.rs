//! Trials of the texts.

use super::*;
use crate::{GAME, ROVER};
use rules::kit::Value as KitValue;
use rules::kit::conformance::{said_in_games, speaker_of};
use rules::table::{Language, SeatKind};

/// Returns everything that is said in a language.
fn said(language: Language) -> Vec<String> {
    let setup = Setup::of(&[SeatKind::Random, ROVER, SeatKind::Random, ROVER]);
    let speaker: Speaker = speaker_of::<PirateCrusades, _>(&setup, language);
    let mut said = Vec::new();
    for &line in Line::ALL {
        said.push(speaker.tried(Tried::Line(line)));
    }
    for card in Card::all() {
        said.push(speaker.mission(card));
    }
    for (game, seeds) in [("short", 0..20), ("long", 0..4)] {
        let (heard, texts) = said_in_games::<PirateCrusades, _>(
            &speaker,
            &setup.clone().with(&GAME, KitValue::One(game)),
            seeds,
            Speaker::question,
            Speaker::choice,
            Speaker::event,
        );
        said.extend(heard);
        assert!(texts.len() > 45, "{game}: {texts:?}");
    }
    said
}

/// Returns what is said in English of something that happened by a rule.
fn heard(event: Event, cause: Cause) -> Option<String> {
    let setup = Setup::of(&[SeatKind::Human, ROVER]);
    let speaker: Speaker = speaker_of::<PirateCrusades, _>(&setup, Language::English);
    speaker.event(&Logged::<PirateCrusades>::for_all(event, cause))
}

#[test]
fn storms_say_whether_they_come_fade_or_strike() {
    let at = Location::at(2, 3).unwrap();
    for (event, cause, line) in [
        (
            Event::StormStands(at, 2),
            Cause::SeaEvent,
            "A storm of category 2 stands on (2, 3).",
        ),
        (
            Event::StormStands(at, 2),
            Cause::EndOfRound,
            "The storm on (2, 3) fades to category 2.",
        ),
        (
            Event::StormStands(at, 0),
            Cause::EndOfRound,
            "The storm on (2, 3) is over.",
        ),
        (
            Event::StormStruck(Seat(0), 1),
            Cause::Storm,
            "A storm of category 1 strikes Yellow: the turn is lost.",
        ),
    ] {
        assert_eq!(heard(event, cause).as_deref(), Some(line));
    }
}

#[test]
fn a_treasure_is_told_when_it_is_dug_up_and_a_chest_when_it_is_taken() {
    let card = Card::all().nth(4).unwrap();
    let own = Place::Chest(Seat(0));
    let dug = heard(Event::Dug(Seat(0), card), Cause::Treasure);
    let line = "Yellow digs up a treasure: 5 of Hearts, worth 5.";
    assert_eq!(dug.as_deref(), Some(line));
    let aboard = Event::Moved(Some(card), Place::Met, own);
    assert_eq!(heard(aboard, Cause::Treasure), None);
    let taken = Event::Moved(Some(card), Place::Chest(Seat(1)), own);
    let line = "Yellow has a chest aboard, worth 5.";
    assert_eq!(heard(taken, Cause::Battle).as_deref(), Some(line));
}

#[test]
fn riches_name_what_they_are_spent_on_or_gained_for() {
    let line = |cause| heard(Event::Riches(Seat(0), 4), cause).unwrap();
    assert_eq!(
        line(Cause::Missions),
        "Yellow has 4 doubloons now (a mission)."
    );
    assert_eq!(
        line(Cause::Reputation),
        "Yellow has 4 doubloons now (wealth flaunted)."
    );
    let all = [
        Cause::Market,
        Cause::Magistrate,
        Cause::Reputation,
        Cause::Treasure,
        Cause::Seize,
        Cause::NewShip,
        Cause::Fleet,
        Cause::Missions,
    ];
    let mut lines = all.map(line);
    lines.sort();
    assert!(lines.windows(2).all(|two| two[0] != two[1]), "{lines:?}");
}

#[test]
fn whoever_is_beaten_by_double_surrenders() {
    let line = heard(Event::Surrendered(Seat(0), Seat(1)), Cause::Battle);
    assert_eq!(line.as_deref(), Some("Purple surrenders to Yellow."));
}

#[test]
fn a_mission_is_lost_or_given_back() {
    let lost = Event::MissionLost(Seat(0), Card::all().nth(4).unwrap());
    for (cause, line) in [
        (
            Cause::Storm,
            "Yellow loses a mission: Deliver 5 Spices to a Dutch port.",
        ),
        (
            Cause::Relinquish,
            "Yellow gives a mission back: Deliver 5 Spices to a Dutch port.",
        ),
    ] {
        assert_eq!(heard(lost, cause).as_deref(), Some(line));
    }
}

#[test]
fn a_joker_that_fills_the_holds_does_not_go_overboard() {
    let joker = Card::all().last();
    let spent = Event::Moved(joker, Place::Hold(Seat(0), 0), Place::Discard(0));
    assert_eq!(
        heard(spent, Cause::JokerTrade).as_deref(),
        Some("Yellow discards Joker 2, and fills the holds for it.")
    );
}

#[test]
fn every_text_is_said_with_its_values() {
    for language in Language::ALL {
        let said = said(language);
        let broken = said.iter().filter(|line| line.contains(['[', '{']));
        let broken: Vec<_> = broken.take(20).collect();
        assert!(broken.is_empty(), "{broken:#?}");
    }
    let said = said(Language::English);
    for line in [
        "Deliver 5 Food to a Dutch port",
        "sights the Otter, Dutch, size 3.",
    ] {
        let there = said.iter().any(|one| one.ends_with(line));
        assert!(there, "nobody says {line}");
    }
}
