//! The game's own files load and are not odd; what is wrong with another is told where it stands.

use super::*;
use crate::cases::cases;
use crate::voodoo_cards::data::{Effect, Feature};
use crate::voodoo_cards::pieces::{Object, SeaCard, Side, Wind};

/// A file of the game's with a piece of its text replaced: the last of several, since comments come first.
fn changed(path: &str, from: &str, to: &str) -> String {
    let source = files().source(path).unwrap();
    let text = source.text();
    let place = text
        .rfind(from)
        .unwrap_or_else(|| panic!("{path} has no {from}"));
    format!("{}{to}{}", &text[..place], &text[place + from.len()..])
}

fn with(path: &str, from: &str, to: &str) -> Result<Data, Vec<Fault>> {
    load(&files().with_text(path, changed(path, from, to)))
}

/// Changes are refused on the line where something stands last: each file, what is put in other words, by what, what stands there, and
/// why.
#[track_caller]
fn refused(table: &str) {
    for [file, from, to, at, message] in cases(table) {
        let path = format!("voodoo_cards/{file}");
        let text = changed(&path, &from, &to);
        let line = text[..text.rfind(&at).unwrap()].lines().count();
        let faults = with(&path, &from, &to).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        let here = faults.iter().any(|fault| {
            fault.file == path && fault.line.abs_diff(line) <= 1 && fault.message.contains(&message)
        });
        assert!(here, "expected line {line}: {told:#?}");
    }
}

#[test]
fn the_games_own_files_load_and_are_not_odd() {
    let data = load(&files()).unwrap();
    assert_eq!(oddities(&data), []);
    let cards: u8 = data.objects.iter().map(|object| object.cards).sum();
    assert_eq!((cards, data.cards.len(), data.cardinals.len()), (24, 8, 4));
    assert_eq!(data.effect(Object::Shipwreck), Effect::Search(5));
    let north = SeaCard::Cardinal(Wind::Fair);
    assert!(data.water(north, Side::B).haunted && !data.water(north, Side::A).haunted);
    let map = data.water(SeaCard::Numbered(5), Side::B);
    assert_eq!((map.value, map.feature), (9, Some(Feature::Map)));
}

#[test]
fn what_is_wrong_with_the_sea_is_told() {
    refused(
        "
        sea.ron | [Stars], value: 6) | [Stars], value: 21) | point: North | from 0 to 20
        sea.ron | wind: Storm | wind: Fair | point: East | a second time
        sea.ron | [Moon, Bones] | [Moon] | cardinals: [ | Bones is missing
        sea.ron | number: 2 | number: 1 | number: 1 | a second time
        sea.ron | feature: Sand | feature: Mud | feature: Mud | found `Mud`
        sea.ron | star: Purple, skull: true) | star: Purple, feature: NightWatch) | cards: [ | one of them at most
        ",
    );
}

#[test]
fn what_is_wrong_with_objects_is_told() {
    refused(
        "
        objects.ron | does: Curse) | does: Fetch) | VoodooMask | a second time
        objects.ron | object: Octopus | object: Maelstrom | object: Maelstrom | a second time
        objects.ron | alone: -3 | alone: -31 | alone: -31 | from -30 to 30
        objects.ron | object: Compass, cards: 1 | object: Compass, cards: 2 | object: Compass, cards: 2 | one compass token
        ",
    );
}

#[test]
fn what_is_wrong_with_the_start_is_told() {
    refused(
        "
        start.ron | coin_supply: 18 | coin_supply: 11 | coin_supply | at least 12
        start.ron | [Nine, Ten | [Ten, Nine | blessed: [ | the lowest first
        start.ron | [Nine, Ten, Jack,  | [ | blessed: [ | at least 4
        cursed.ron | [SE, S, SW | [SE, S, SE | cells: [ | a second time
        cursed.ron | red: Hoodoo | red: Poppet | red: Poppet | found `Poppet`
        ",
    );
}

#[test]
fn what_is_odd_is_told() {
    let odd = |path, from: &str, to: &str| {
        let found = oddities(&with(path, from, to).unwrap());
        found
            .iter()
            .map(|(_, message)| message.clone())
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert!(odd(SEA, "feature: Sand", "feature: Map").contains("no sand"));
    assert!(odd(OBJECTS, "GreySkull, cards: 4", "GreySkull, cards: 5").contains("25 object cards"));
    assert!(odd(OBJECTS, "MorgansEye, cards: 2", "MorgansEye, cards: 1").contains("no pair"));
    assert!(odd(START, "purple: 2", "purple: 0").contains("no Purple soul"));
    assert!(odd(CURSED, "red: Hoodoo", "red: Jax").contains("extra cards"));
}
