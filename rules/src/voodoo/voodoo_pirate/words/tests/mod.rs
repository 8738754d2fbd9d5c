//! Everything that the rules can say has a text, every text is said, and nobody reads what it may not know.

mod events;
mod everything;
mod questions;
mod score;
mod secrets;

use self::events::moves;
use self::everything::say_everything;
use super::*;
use crate as voodoo;
use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::choice::{Choice, Item, Question};
use crate::voodoo_pirate::data::{Feature, Water};
use crate::voodoo_pirate::event::{Cause, Event, Phase};
use crate::voodoo_pirate::pieces::{Barrel, Card, Object, Place, Rank, Skull, Tide, Wind};
use crate::voodoo_pirate::setup::BLESSED;
use crate::voodoo_pirate::view::{Held, View};
use crate::words::spoken::{self, is_clean};
use rules::kit::Outfit;
use rules::table::words::DataNumbers;
use rules::table::words::heard::{self, Heard};
use rules::table::{DESKTOP, Dice, LoggedEvent, SeatKind};
use std::collections::{BTreeMap, BTreeSet};

const ANNA: Seat = Seat(0);
const TOMAS: Seat = Seat(1);
const CURSED: Seat = Seat(2);

fn words() -> Arc<Words> {
    Arc::new(load_words(&load::files()).unwrap())
}

fn crew() -> Setup {
    let mut setup = Setup::of(&[SeatKind::Human, SeatKind::Random, voodoo::CURSED]);
    setup.chairs[0].name = "Anna".to_owned();
    setup.chairs[1].name = " Tomas ".to_owned();
    setup.options.set(&BLESSED, true);
    setup
}

fn table(setup: &Setup, seed: u64) -> Table<VoodooPirate> {
    Table::new(load::standard(), setup, seed).unwrap()
}

fn at(column: u8, row: u8) -> Space {
    Space::new(column, row).unwrap()
}

/// Returns what each piece is, by its number.
fn faces(table: &mut Table<VoodooPirate>) -> Arc<[Face]> {
    Arc::clone(&table.world_mut().resource::<Faces>().0)
}

/// The texts of a file by id, attributes under `id.attribute`.
fn texts(path: &str) -> BTreeMap<String, String> {
    spoken::texts(&load::files(), path)
}

/// The names of the values that a text uses and whoever says it gives; numbers of the data are given by none.
fn used(text: &str) -> BTreeSet<String> {
    let mut names = named(text);
    names.retain(|name| !name.starts_with(DataNumbers::PREFIX));
    names
}

/// The names of all values that a text uses.
fn named(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            rest[..end.unwrap_or(rest.len())].to_owned()
        })
        .collect()
}

#[test]
fn everything_that_the_rules_can_say_has_a_text_and_every_text_is_said() {
    let setup = crew();
    let mut table = table(&setup, 1);
    heard::listen();
    let speaker = Speaker::at(&words(), &mut table);
    for said in say_everything(&speaker, &mut table) {
        is_clean(&said);
    }
    let mut texts = texts(load::WORDS);
    texts.extend(self::texts(crate::words::WORDS[0].0));
    // Who can sit down to it: automa of other games stand there, too.
    let kinds = SeatKind::all(VoodooPirate::AUTOMA);
    let is_kind = |id: &str| {
        let seat = id.strip_prefix("seat-");
        let name = seat.map(|seat| seat.trim_end_matches(".tip"));
        name.is_some_and(|name| kinds.iter().any(|kind| kind.name() == name))
    };
    let desktop = self::texts(DESKTOP[0].0).into_iter();
    texts.extend(desktop.filter(|(id, _)| is_kind(id)));
    let heard: BTreeSet<Heard> = heard::take().into_iter().collect();
    for said in &heard {
        assert!(said.whole, "{} was said with {:?}", said.id, said.values);
        let text = texts
            .get(&said.id)
            .unwrap_or_else(|| panic!("no text {}", said.id));
        let given: BTreeSet<String> = said.values.iter().cloned().collect();
        assert_eq!(given, used(text), "values of {}", said.id);
    }
    let unsaid: Vec<&String> = texts
        .keys()
        .filter(|id| !heard.iter().any(|said| said.id == **id))
        .collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

#[test]
fn what_stands_on_a_card_fits_there() {
    let speaker = Speaker::new(&words(), &crew(), load::standard());
    for &card in Card::ALL {
        let face = speaker.card_face(card);
        assert!(
            face.chars().count() <= 60,
            "{} on {card:?}: {face}",
            face.len()
        );
    }
}

#[test]
fn pirates_go_by_their_names_or_else_by_their_colours() {
    let words = words();
    let name = |setup: &Setup, seat| Speaker::new(&words, setup, load::standard()).name(seat);
    let mut setup = crew();
    assert_eq!(name(&setup, ANNA), "Anna");
    assert_eq!(name(&setup, TOMAS), "Tomas");
    assert_eq!(name(&setup, CURSED), "Cursed Blue");
    setup.chairs[1].name.clear();
    setup.chairs[2].name = "Old Bones".to_owned();
    assert_eq!(name(&setup, TOMAS), "Yellow");
    assert_eq!(name(&setup, CURSED), "Old Bones");
    assert_eq!(name(&setup, Seat(4)), "nobody");
}

#[test]
fn the_log_speaks_in_plain_words() {
    let mut table = table(&crew(), 1);
    let speaker = Speaker::at(&words(), &mut table);
    let line = |event, cause| {
        let told = LoggedEvent::for_all(event, cause);
        speaker.event(&told, None).unwrap()
    };
    let faces = faces(&mut table);
    let soul = faces
        .iter()
        .position(|&face| face == Face::Soul(Colour::Blue))
        .unwrap();
    let drawn = Event::Moved {
        piece: Some(PieceId(soul as u16)),
        from: Place::Bag,
        to: Place::Berth(TOMAS, 2),
    };
    assert_eq!(
        line(drawn, Cause::Jax),
        "Tomas draws a blue soul from the bag."
    );
    let pushed = Event::Sailed {
        ship: CURSED,
        from: at(5, 5),
        to: at(5, 4),
        heading: Heading::North,
    };
    assert_eq!(
        line(pushed, Cause::Storm),
        "The storm pushes Cursed Blue north to (5,\u{a0}4)."
    );
    assert_eq!(speaker.cause(Cause::Storm), "Storm, §8.4");
    assert!(
        speaker
            .why(Cause::Storm)
            .starts_with("Storm, §8.4: In a Storm ")
    );
    let sail = Choice::Sail(Heading::South, 2);
    assert_eq!(
        speaker.choice(Question::RitualSail(2), sail),
        "Sail two spaces south"
    );
}

#[test]
fn a_soul_is_named_by_its_colour_where_it_is_seen() {
    let mut table = table(&crew(), 1);
    let speaker = Speaker::at(&words(), &mut table);
    let view = table.view(Some(ANNA));
    let colour = view.pirate(TOMAS).souls[0].unwrap().thing;
    let (question, choice) = (Question::Board(TOMAS, 1), Choice::Item(Item::Soul(0)));
    assert_eq!(speaker.choice(question, choice), "Take the soul on place 1");
    assert_eq!(
        speaker.choice_in(&view, ANNA, question, choice),
        format!("Take a {} soul", speaker.text(colour))
    );
}

#[test]
fn a_question_says_what_an_answer_costs_and_that_a_soul_carries_nobody() {
    let mut table = table(&crew(), 1);
    let speaker = Speaker::at(&words(), &mut table);
    let mut view = table.view(Some(ANNA));
    let space = at(4, 4);
    view.pirates[0].space = Some(space);
    let asked = |view: &View, question| speaker.prompt_in(view, ANNA, question);
    let place = "Anna: place a soul on the ritual grid?";
    assert_eq!(asked(&view, Question::PlaceSoul), place);
    for (wind, told) in [(Wind::Storm, "storm"), (Wind::Becalmed, "becalmed")] {
        view.wind = wind;
        view.pirates[0].stuck = true;
        let said = asked(&view, Question::PlaceSoul);
        assert!(said.contains(told) && said.contains("can’t sail"), "{said}");
    }
    let mut goods = |feature, objects: &[Object], skulls: usize| {
        let held = |thing| Held {
            thing,
            buried: false,
        };
        let aboard = &mut view.pirates[0].own;
        aboard.objects = objects.iter().map(|&object| held(object)).collect();
        aboard.skulls = vec![
            Held {
                thing: None,
                buried: false
            };
            skulls
        ];
        view.own.spaces[space.index()].water = Some(Water {
            haunted: false,
            feature: Some(feature),
        });
        asked(&view, Question::Goods)
    };
    let (parrot, two) = (
        Feature::Object(Object::Parrot),
        [Object::Compass, Object::SilentOars],
    );
    assert_eq!(goods(Feature::Skull, &two, 0), "Anna: take a skull?");
    assert_eq!(goods(parrot, &two, 0), "Anna: take the Parrot?");
    let said = goods(parrot, &two, 1);
    assert!(said.contains("something of yours goes back"), "{said}");
    let said = goods(Feature::Skull, &[], 1);
    assert!(said.contains("The skull you have goes back"), "{said}");
    assert_eq!(goods(Feature::Coin, &two, 1), "Anna: take a coin?");
}

#[test]
fn a_call_that_finds_nothing_says_why() {
    let mut table = table(&crew(), 1);
    let speaker = Speaker::at(&words(), &mut table);
    let called = |found, room| {
        let event = Event::ColourCalled {
            seat: ANNA,
            colour: Colour::Red,
            found,
            room,
        };
        let told = LoggedEvent::for_all(event, Cause::Tok);
        speaker.event(&told, None).unwrap()
    };
    assert_eq!(called(3, 1), "Anna calls red.");
    assert!(called(0, 2).contains("no such soul"));
    assert!(called(2, 0).contains("no room"));
}

#[test]
fn a_users_text_wins_and_the_others_stay() {
    let files = load::files().with_text(load::WORDS, "card-tok = Tok Tok\n");
    let words = Arc::new(load_words(&files).unwrap());
    let speaker = Speaker::new(&words, &crew(), load::standard());
    assert_eq!(speaker.text(Card::Tok), "Tok Tok");
    assert_eq!(speaker.text(Card::Jax), "Jax");
    let faults = load_words(&files.with_text(load::WORDS, "\ncard-tok Tok\n")).unwrap_err();
    assert_eq!((faults[0].file.as_str(), faults[0].line), (load::WORDS, 2));
}

#[test]
fn the_desktops_texts_are_whole_and_share_no_id_with_the_games() {
    let words = words();
    let desktop = texts(DESKTOP[0].0);
    for (id, text) in &desktop {
        let is_own = |own: &&str| id.starts_with(*own);
        assert!(["ui-", "book-", "seat-"].iter().any(is_own), "{id}");
        // Rulebooks say the numbers of their own games' data.
        let names = named(text);
        let values: Vec<(&str, Value)> =
            names.iter().map(|name| (name.as_str(), 2.into())).collect();
        assert!(words.has(id), "{id}");
        is_clean(&words.say(id, &values));
    }
    let needed = [
        "play",
        "new-game",
        "seed",
        "undo",
        "log",
        "why",
        "round",
        "your-ship",
        "supplies",
        "barrels",
        "ritual",
        "bag",
        "score",
        "winner",
        "shared-win",
        "quit",
        "back",
        "resume",
        "few-ships",
    ];
    for id in needed {
        assert!(words.has(&format!("ui-{id}")), "ui-{id}");
    }
}

#[test]
fn pieces_are_numbered_alike_in_every_game_of_a_setup() {
    let setup = crew();
    let faces_of = |seed| faces(&mut table(&setup, seed));
    assert_eq!(faces_of(1), faces_of(2));
}
