//! Everything that games say has a text that is whole, and nobody reads what it may not know.

use super::{Speaker, load_words};
use crate::voodoo_cards::choice::{Choice, Question, Reason};
use crate::voodoo_cards::data::Feature;
use crate::voodoo_cards::event::{Cause, Event, Phase};
use crate::voodoo_cards::pieces::{Barrel, Card, Face, Object, Place, Rank, SeaCard, Side, Wind};
use crate::voodoo_cards::ring::{Heading, Space};
use crate::voodoo_cards::setup::{EAST, Setup};
use crate::voodoo_cards::{VoodooCards, load};
use crate::words::spoken::{is_clean, texts};
use crate::{CURSED, Seats, words};
use crate::{Cell, Colour};
use rules::kit::Seating;
use rules::table::words::{Words, heard};
use rules::table::{Dice, Seat, SeatKind, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

const KINDS: [SeatKind; 4] = [SeatKind::Human, CURSED, SeatKind::Random, CURSED];

/// The game's words, read once for all games.
static WORDS: LazyLock<Arc<Words>> =
    LazyLock::new(|| Arc::new(load_words(&load::files()).unwrap()));

/// A table, and who speaks there.
fn table(setup: &Setup, seed: u64) -> (Table<VoodooCards>, Speaker) {
    let mut table = Table::new(load::standard(), setup, seed).unwrap();
    let speaker = Speaker::at(&WORDS, &mut table);
    (table, speaker)
}

/// Plays whole games by chance, and says everything that is asked, told and looked at.
fn say_games(games: u64) {
    for seed in 0..games {
        let mut setup = Setup::of(&KINDS);
        if seed % 2 == 1 {
            setup.options.set(&EAST, true);
        }
        let (mut table, speaker) = table(&setup, seed);
        let mut dice = Dice::new(seed);
        while let Some(decision) = table.decision() {
            let (seat, question) = (decision.seat, decision.question);
            let choices = decision.choices.to_vec();
            is_clean(&speaker.prompt(seat, question));
            let view = table.view(Some(seat));
            is_clean(&speaker.prompt_in(&view, seat, question));
            for &choice in &choices {
                is_clean(&speaker.choice(question, choice));
                is_clean(&speaker.choice_in(&view, seat, question, choice));
            }
            table.choose(choices[dice.below(choices.len())]).unwrap();
        }
        let blessed: Vec<String> = Rank::ALL
            .iter()
            .map(|&rank| speaker.piece(Face::Blessed(rank)))
            .collect();
        for told in table.log() {
            if let Some(line) = speaker.event(told, Some(Seat(0))) {
                is_clean(&line);
            }
            speaker.aid(told).iter().for_each(|line| is_clean(line));
            is_clean(&speaker.why(told.cause));
            is_clean(&speaker.cause(told.cause));
            let Some(line) = speaker.event(told, None) else {
                continue;
            };
            // Nobody hears of blessed cards before they are shown, nor of cards laid face down.
            let shown = matches!(told.event, Event::Shown { .. });
            assert_eq!(
                blessed.iter().any(|card| line.contains(card)),
                shown,
                "{line}"
            );
            if let Event::Moved {
                to: Place::FaceDown(_) | Place::SecondFaceDown(_),
                ..
            } = told.event
            {
                let known = Card::ALL
                    .iter()
                    .any(|&card| line.contains(&speaker.text(card)));
                assert!(!known, "{line}");
            }
        }
        let view = table.view(None);
        for pirate in &view.pirates {
            for (source, _) in pirate.score.sources() {
                is_clean(&speaker.score_why(pirate, source));
            }
        }
    }
}

#[test]
fn an_answer_names_what_whoever_gives_it_sees() {
    let (mut table, speaker) = table(&Setup::of(&KINDS), 1);
    let mut view = table.view(Some(Seat(0)));
    view.wind = Wind::Storm;
    view.grid[4] = Some(Colour::Purple);
    view.own.spent = vec![Object::Octopus];
    view.pirates[0].face_up[0] = Some(Card::Tok);
    let said = |choice| speaker.choice_in(&view, Seat(0), Question::Turn, choice);
    assert_eq!(said(Choice::Conjure), "Conjure Tok");
    assert_eq!(
        said(Choice::Quadrants(2)),
        "Two quadrants, to Mermaid’s Breath"
    );
    let cell = said(Choice::GridSoul(Cell(4)));
    assert_eq!(cell, "The purple soul on the centre cell");
    let spent = said(Choice::TakeSpent);
    assert_eq!(spent, "Take the Octopus from the discard pile");
}

/// Says what games do not say: names and their explanations.
fn say_names() {
    let (mut table, speaker) = table(&Setup::of(&KINDS), 1);
    let mut said = vec![
        speaker.name(Seat(7)),
        speaker.score_total(),
        speaker.score_total_tip(),
    ];
    let view = table.view(None);
    for (source, _) in view.pirates[0].score.sources() {
        said.extend([speaker.score_source(source), speaker.score_tip(source)]);
        said.push(speaker.score_why(&view.pirates[0], source));
    }
    let data = load::standard();
    for number in 1..=8 {
        let card = SeaCard::Numbered(number);
        said.extend([speaker.piece(Face::Sea(card)), speaker.tip(Face::Sea(card))]);
        for &side in Side::ALL {
            said.push(speaker.water_tip(data.water(card, side)));
        }
    }
    let kinds = || SeatKind::all(Seats::KINDS).into_iter();
    said.extend(kinds().map(|kind| speaker.seat_kind(kind)));
    said.extend(kinds().map(|kind| speaker.seat_kind_tip(kind)));
    for &phase in Phase::ALL {
        said.extend([speaker.text(phase), speaker.does(phase)]);
    }
    for &card in Card::ALL {
        let face = speaker.card_face(card);
        assert!(face.chars().count() <= 60, "{face}");
        said.extend([face, speaker.does(card)]);
        said.push(speaker.piece(Face::Card(Seat(0), card)));
    }
    said.extend(Barrel::ALL.iter().map(|&barrel| speaker.does(barrel)));
    said.push(speaker.tip(Face::GriGri));
    for &object in Object::ALL {
        said.extend([speaker.text(object), speaker.tip(Face::Object(object))]);
    }
    for &wind in Wind::ALL {
        said.push(speaker.text(wind));
        said.push(speaker.wind_short(wind));
        let card = Face::Sea(SeaCard::Cardinal(wind));
        said.extend([speaker.piece(card), speaker.tip(card)]);
    }
    for feature in [
        Feature::Map,
        Feature::NightWatch,
        Feature::Sand,
        Feature::Current(Heading::Clockwise),
    ] {
        said.extend([speaker.text(feature), speaker.feature_tip(feature)]);
    }
    for face in [
        Face::Ship(Seat(0)),
        Face::Figure(Seat(0)),
        Face::Soul(Colour::Purple),
        Face::Coin,
        Face::Sun,
        Face::Moon,
        Face::Jail,
        Face::Compass,
        Face::Round,
        Face::Blessed(Rank::Ace),
    ] {
        said.extend([speaker.piece(face), speaker.tip(face)]);
    }
    // What is asked seldom.
    said.extend([
        speaker.prompt(Seat(0), Question::GridSoul),
        speaker.prompt(Seat(0), Question::LastTrade),
        speaker.choice(Question::LastTrade, Choice::Pass),
        speaker.choice(Question::CallColour, Choice::SoulFrom(Seat(1))),
        speaker.grid_soul(Cell(0), Some(Colour::Blue)),
        speaker.colour_name(Colour::Purple),
    ]);
    said.extend(Reason::ALL.iter().map(|&reason| speaker.reason(reason)));
    said.extend(Cause::ALL.iter().map(|&cause| speaker.why(cause)));
    said.extend(Heading::ALL.iter().map(|&heading| speaker.text(heading)));
    said.extend(Rank::ALL.iter().map(|&rank| speaker.text(rank)));
    said.extend(Space::all().map(|space| speaker.space(space)));
    said.extend((0..10).map(|cell| speaker.cell(Cell(cell))));
    said.iter().for_each(|line| is_clean(line));
}

#[test]
fn what_is_said_has_a_whole_text_and_every_text_is_said() {
    heard::listen();
    say_names();
    say_games(120);
    let heard = heard::take();
    for said in &heard {
        assert!(said.whole, "{} was said with {:?}", said.id, said.values);
    }
    let heard: BTreeSet<String> = heard.into_iter().map(|said| said.id).collect();
    let texts = [load::WORDS, words::WORDS[0].0].map(|path| texts(&load::files(), path));
    let texts = texts.into_iter().flat_map(BTreeMap::into_keys);
    let unsaid: Vec<String> = texts.filter(|id| !heard.contains(id)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}
