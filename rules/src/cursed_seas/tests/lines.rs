use crate::steps::Step;
use crate::words::Speaker;
use crate::{CORSAIR, Cause, Choice, CursedSeas, Line, Reason, Setup, TERRAIN, Tried, UNIQUES};
use rules::kit::Texted;
use rules::table::conformance::step;
use rules::table::{Dice, Language, Packed, RuleTable, SeatKind, Table, Values};
use std::collections::BTreeSet;

/// Returns everything that is said in a language.
fn said(language: Language) -> Vec<String> {
    let kinds = [SeatKind::Random, CORSAIR, SeatKind::Random];
    let setup = Setup::of(&kinds).with(&UNIQUES, true).with(&TERRAIN, 3);
    let data = CursedSeas::standard();
    let files = CursedSeas::files().in_language(language);
    let words = CursedSeas::load_words(&files, CursedSeas::standard()).unwrap();
    let mut speaker = Speaker::new(words, &setup, data);
    let mut said: Vec<String> = Reason::ALL
        .iter()
        .map(|&one| speaker.teller.text(one))
        .collect();
    said.extend(Cause::ALL.iter().map(|&one| speaker.teller.text(one)));
    said.extend(
        Line::ALL
            .iter()
            .map(|&line| speaker.tried(Tried::Passed(line))),
    );
    said.push(speaker.tried(Tried::Refused(Choice::End, Reason::NotAsked)));
    said.extend(
        Choice::values()
            .into_iter()
            .step_by(7)
            .map(|choice| speaker.choice(choice)),
    );
    let mut kinds = BTreeSet::new();
    for seed in 0..8 {
        let mut table = Table::<CursedSeas>::new(data, &setup, seed).unwrap();
        let mut dice = Dice::new(seed);
        speaker.look(&table.view(None));
        while let Some(decision) = table.decision() {
            kinds.insert(decision.question.text_id());
            said.push(speaker.question(decision.seat, decision.question));
            step(&mut table, &mut dice);
        }
        for told in table.log() {
            kinds.insert(told.event.text_id());
            said.extend(speaker.event(told));
        }
    }
    assert!(kinds.len() > 45, "{kinds:?}");
    said
}

#[test]
fn every_text_is_said_with_its_values() {
    for language in Language::ALL {
        let said = said(language);
        let broken: BTreeSet<_> = said
            .iter()
            .filter(|line| line.contains(['[', '{']))
            .collect();
        assert!(broken.is_empty(), "{broken:#?}");
    }
}

#[test]
fn every_section_of_the_table_of_rules_is_written() {
    rules::table::conformance::sections_are_written(&Step::rules());
}
