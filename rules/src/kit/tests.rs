//! A made-up declaration with every sort of option, read, refused and written.

use super::*;
use crate::table::SeatKind;
use crate::table::files::read;

#[values(text = "paint")]
enum Paint {
    White,
    Black,
    Red,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct MadeUp;

const ROVER: SeatKind = SeatKind::Automa("rover");
const LENGTH: Declared = Declared::one_of("game", "game", &["short", "long"], "short");
const SKIN: Declared =
    Declared::instead("skin", "skin", ["printed", "poker"]).only_with("game", "short");
const DAYS: Declared = Declared::number("days", "days", 4..=10, 7)
    .proposing(&[(2, Value::Number(5)), (3, Value::Number(6))]);
const NO_FISHING: Declared = Declared::yes_no("no_fishing", "no-fishing", false);
const BUILD: Declared = Declared {
    sort: Sort::Number {
        least: 20,
        most: 60,
        step: 20,
    },
    ..Declared::number("build", "build", 20..=60, 40)
};
const FLEET: Declared = Declared::page("fleet", "fleet", ships, "sloop");
const NATION: Declared = Declared::one_of("nation", "nation", &["england", "spain"], "spain");

fn ships(text: &str) -> Result<(), String> {
    if text
        .split(' ')
        .all(|ship| ["sloop", "brig"].contains(&ship))
    {
        Ok(())
    } else {
        Err("`sloop`s and `brig`s".to_owned())
    }
}

impl Seating for MadeUp {
    type Token = Paint;
    const KINDS: &'static [SeatKind] = &[ROVER];
    const SEAT_OPTIONS: &'static [Declared] = &[NATION, FLEET];
}

impl Outfit for MadeUp {
    type Seats = Self;
    const PLAYERS: (u8, u8) = (2, 3);
    const TOKENS: &'static [Paint] = &[Paint::White, Paint::Black, Paint::Red];
    const AUTOMA: &'static [SeatKind] = &[ROVER];
    const OPTIONS: &'static [Declared] = &[LENGTH, SKIN, DAYS, NO_FISHING, BUILD];
}

type Made = Setup<MadeUp>;

fn chosen(words: &[&str]) -> Result<Options, SetupError> {
    let mut options = Options::by_rule(MadeUp::OPTIONS);
    for word in words {
        options.read(word)?;
    }
    options.check().map(|()| options)
}

#[test]
fn what_is_named_is_chosen_and_the_rest_is_as_the_rule_has_it() {
    let options = chosen(&["days=4", "skin=poker", "no-fishing=yes", "build=60"]).unwrap();
    assert_eq!(options.number(&DAYS), 4);
    assert_eq!(options.number(&BUILD), 60);
    assert_eq!(options.name(&LENGTH), "short");
    assert!(options.is_on(&SKIN) && options.is_on(&NO_FISHING));
    assert_eq!(chosen(&[]).unwrap().number(&DAYS), 7);
}

#[test]
fn what_is_wrong_is_one_sentence_that_says_what_is_expected() {
    for (words, why) in [
        ("days", "found `days`, expected `id=value` of `game`,"),
        (
            "nights=3",
            "found `nights`, expected `game`, `skin`, `days`, `no_fishing` or `build`",
        ),
        (
            "days=12",
            "`days`: found `12`, expected a whole number from 4 to 10",
        ),
        ("days=many", "`days`: found `many`, expected a whole number"),
        (
            "build=30",
            "expected a whole number from 20 to 60 in steps of 20",
        ),
        (
            "game=middling",
            "`game`: found `middling`, expected `short` or `long`",
        ),
        (
            "skin=Poker",
            "`skin`: found `Poker`, expected `printed` or `poker`",
        ),
        (
            "no-fishing=maybe",
            "`no_fishing`: found `maybe`, expected `on` or `off`",
        ),
    ] {
        let told = chosen(&[words]).unwrap_err().to_string();
        assert!(
            told.contains(why) && !told.contains('\n'),
            "{words}: {told}"
        );
    }
}

#[test]
fn an_option_that_holds_for_a_value_of_another_is_refused_without_it() {
    let wrong = chosen(&["game=long", "skin=poker"]).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "`skin=poker` holds only with `game=short`, found `game=long`"
    );
    assert!(chosen(&["game=long", "skin=printed"]).is_ok());
    let mut options = chosen(&["skin=poker"]).unwrap();
    options.set(&LENGTH, Value::One("long"));
    assert!(!options.holds(1) && options.check().is_err());
    options.settle();
    assert_eq!(options.check(), Ok(()));
    assert!(!options.is_on(&SKIN));
}

#[test]
fn what_is_proposed_goes_by_the_number_of_seats() {
    let days = |seats| Options::proposed(MadeUp::OPTIONS, seats).number(&DAYS);
    assert_eq!([1, 2, 3, 4].map(days), [7, 5, 6, 6]);
}

#[test]
fn values_are_gone_through_up_and_down_and_round() {
    let step = |option: &Declared, value: &Value, up| option.beside(value, up);
    assert_eq!(
        step(&DAYS, &Value::Number(9), true),
        Some(Value::Number(10))
    );
    assert_eq!(step(&DAYS, &Value::Number(10), true), None);
    assert_eq!(
        step(&BUILD, &Value::Number(40), false),
        Some(Value::Number(20))
    );
    assert_eq!(step(&NATION, &Value::One("england"), false), None);
    assert_eq!(
        step(&SKIN, &Value::Yes(false), true),
        Some(Value::Yes(true))
    );
    let next = |option: &Declared, value: Value| option.next(&value);
    assert_eq!(next(&BUILD, Value::Number(60)), Some(Value::Number(20)));
    assert_eq!(
        next(&NATION, Value::One("england")),
        Some(Value::One("spain"))
    );
    assert_eq!(
        next(&NATION, Value::One("spain")),
        Some(Value::One("england"))
    );
    assert_eq!(next(&NO_FISHING, Value::Yes(true)), Some(Value::Yes(false)));
    assert_eq!(next(&FLEET, Value::Text(String::new())), None);
}

#[test]
fn seats_are_named_with_what_is_chosen_for_them() {
    let declared = Declaration::of::<MadeUp>();
    let places = declared
        .places("rover:england:brig brig, empty, human:fleet=brig")
        .unwrap();
    let options = &places[0].options;
    assert_eq!((places[0].token, places[0].kind), (0, ROVER));
    assert_eq!(options.name(&NATION), "england");
    assert_eq!(options.value(&FLEET), Value::Text("brig brig".to_owned()));
    assert_eq!((places[1].token, places[1].kind), (2, SeatKind::Human));
    assert_eq!(places[1].options.name(&NATION), "spain");
    let setup = Made::seated(&places, Options::by_rule(MadeUp::OPTIONS)).unwrap();
    assert_eq!(setup.chairs[1].colour, Paint::Red);
    for (seats, why) in [
        ("", "found 0 seats, expected 2 to 3"),
        ("human", "found 1 seat, expected 2 to 3"),
        ("human,rover,rover,rover", "found 4 seats"),
        (
            "human,cursed",
            "seat 2: found `cursed`, expected `human`, `rover`, `deckhand`,",
        ),
        (
            "human:france,rover",
            "seat 1: `nation`: found `france`, expected `england` or `spain`",
        ),
        (
            "human:spain:raft,rover",
            "seat 1: `fleet`: found `raft`, expected `sloop`s and",
        ),
        (
            "human:spain:brig:more,rover",
            "seat 1: found `more`, expected nothing more",
        ),
    ] {
        let told = declared.places(seats).unwrap_err().to_string();
        assert!(told.contains(why), "{seats}: {told}");
    }
}

#[test]
fn a_setup_is_written_field_by_field_and_read_again() {
    let mut setup = Made::of(&[SeatKind::Human, ROVER])
        .with(&DAYS, 4)
        .with(&SKIN, true);
    setup.chairs[1].options.set(&NATION, Value::One("england"));
    let text = ron::to_string(&setup).unwrap();
    assert_eq!(
        text,
        "(chairs:[(colour:White,kind:Human,name:\"\",nation:Spain,fleet:\"sloop\"),\
         (colour:Black,kind:Rover,name:\"\",nation:England,fleet:\"sloop\")],\
         game:Short,skin:Poker,days:4,no_fishing:false,build:40)"
    );
    assert_eq!(read::<Made>("made.ron", &text), Ok(setup));
    let bare = "(chairs: [(colour: Red, kind: Human)])";
    let setup = read::<Made>("made.ron", bare).unwrap();
    assert_eq!(setup.options, Options::by_rule(MadeUp::OPTIONS));
}

#[test]
fn what_a_file_cannot_say_is_told_with_its_place() {
    let chairs = "chairs: [(colour: Red, kind: Human)]";
    for (text, why) in [
        ("()".to_owned(), "`chairs` is missing"),
        (
            format!("({chairs}, {chairs})"),
            "found `chairs` a second time",
        ),
        (
            format!("({chairs},\n days: 4, days: 5)"),
            "made.ron:2:11: found `days` a second time",
        ),
        (
            format!("({chairs},\n nights: 4)"),
            "made.ron:2:2: found `nights`, expected `chairs`, `game`,",
        ),
        (
            format!("({chairs},\n days: 40)"),
            "made.ron:2:8: `days`: found `40`, expected a whole number",
        ),
        (
            format!("({chairs},\n skin: poker)"),
            "made.ron:2:8: found `poker`, expected `Printed` or `Poker`",
        ),
        (
            format!("({chairs},\n no_fishing: 1)"),
            "made.ron:2:14: found `1`, expected `true` or `false`",
        ),
        (
            "(chairs: [(colour: Red, kind: Cursed)])".to_owned(),
            "made.ron:1:31: found `Cursed`, expected `Human`, `Rover`, `Deckhand`,",
        ),
        ("(chairs: [(colour: Red)])".to_owned(), "`kind` is missing"),
        (
            "(chairs: [(kind: Human)])".to_owned(),
            "`colour` is missing",
        ),
        (
            "(chairs: [(colour: Red, kind: Human, fleet: \"raft\")])".to_owned(),
            "`fleet`: found `raft`, expected",
        ),
    ] {
        let told = read::<Made>("made.ron", &text).unwrap_err().to_string();
        assert!(told.contains(why), "{text}: {told}");
    }
}

#[test]
fn who_cannot_sit_down_together_is_told() {
    let mut setup = Made::of(&[SeatKind::Human, ROVER]);
    setup.chairs[1].colour = Paint::White;
    let why = setup.check().unwrap_err().to_string();
    assert_eq!(why, "two seats are White: each needs its own colour");
    let mut setup = Made::of(&[SeatKind::Human, SeatKind::Automa("ghostly")]);
    let why = setup.check().unwrap_err().to_string();
    assert!(
        why.starts_with("seat 2: found `ghostly`, expected `human`, `rover`"),
        "{why}"
    );
    setup.chairs.pop();
    assert_eq!(
        setup.check().unwrap_err().to_string(),
        "found 1 seat, expected 2 to 3"
    );
}

#[test]
fn a_step_and_the_step_back_lead_where_one_was() {
    let middle = Square::<3, 3>::at(1, 1).unwrap();
    for &heading in Heading::ALL {
        let there = middle.toward(heading).unwrap();
        assert_eq!(there.toward(heading.opposite()), Some(middle));
        assert_eq!(there.toward(heading), None, "off the board");
    }
}
