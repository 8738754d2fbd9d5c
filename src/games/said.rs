//! Every text that a table asks for is there, and asks for no value that it is not given.

use super::{Visit, visit};
use crate::table::{Asked, Explain, Speak, TableGame, Telling};
use rules::kit::{Options, Setup};
use rules::study::Studied;
use rules::table::words::heard;
use rules::table::{Dice, Language, Logged, Seat, SeatKind, Table};
use std::collections::BTreeSet;

/// Decisions between two of which the table is told in words.
const APART: usize = 9;

/// The faults found in random games, game by game.
#[derive(Default)]
struct Faults(BTreeSet<String>);

impl Visit for Faults {
    fn visit<G: TableGame + Studied>(&mut self) {
        heard::listen();
        for (seed, (setup, language)) in setups::<G>().iter().enumerate() {
            tell_a_game::<G>(setup, seed as u64, *language);
            let faulty = heard::take().into_iter().filter(|said| !said.whole);
            self.0.extend(faulty.map(|said| {
                let (id, values) = (said.id, said.values.join(", "));
                format!("{}: `{id}` was said with {values}", G::ID)
            }));
        }
    }
}

/// Returns setups that differ in one option after the other, each of random players and of automa beside them, and the language in
/// which it is told.
fn setups<G: TableGame>() -> Vec<(Setup<G>, Language)> {
    let seats = usize::from(G::PLAYERS.1);
    let automa = G::AUTOMA.first().copied().unwrap_or(SeatKind::Random);
    let mut options = Options::by_rule(G::OPTIONS);
    let mut all = vec![options.clone()];
    for option in G::OPTIONS {
        if let Some(value) = option.next(&option.rule.chosen()) {
            options.set(option, value);
            let mut settled = options.clone();
            settled.settle();
            all.push(settled);
        }
    }
    let crews = [SeatKind::Random, automa].map(|second| {
        let kinds = [SeatKind::Random, second].into_iter().cycle();
        Setup::<G>::of(&kinds.take(seats).collect::<Vec<_>>())
    });
    let languages = Language::ALL.iter().copied().cycle();
    let setups = all.into_iter().zip(0_usize..).flat_map(|(options, turn)| {
        let crews = crews.clone().into_iter();
        // Each crew is told of in another language than the time before.
        let languages = languages.clone().skip(turn);
        crews.zip(languages).map(move |(mut setup, language)| {
            setup.options = options.clone();
            (setup, language)
        })
    });
    setups.collect()
}

/// Plays a game at random and says all that its table says of it: what happens, what is asked, what may be answered and what not.
fn tell_a_game<G: TableGame>(setup: &Setup<G>, seed: u64, language: Language) {
    let table = Table::<G>::explaining(G::standard(), setup, seed);
    let mut table = table.unwrap_or_else(|why| panic!("{} cannot be set up: {why}", G::ID));
    let files = G::files().in_language(language);
    let speaker = G::speaker(&files, &mut table);
    let speaker = speaker.unwrap_or_else(|faults| panic!("{faults:?}"));
    let badges = setup.chairs.iter().enumerate();
    let badges = badges.map(|(seat, _)| G::badge(setup, Seat(seat as u8)));
    let (badges, kinds): (Vec<String>, _) = (badges.collect(), setup.kinds());
    let mut dice = Dice::new(seed);
    let mut told = 0;
    loop {
        let asked = table.decision().map(|decision| Asked::<G> {
            seat: decision.seat,
            question: decision.question,
            secret: decision.secret,
        });
        let viewer = asked.map(|asked| asked.seat);
        let view = table.view(viewer);
        tell_what_happened(&speaker, &mut table, (viewer, &view), told);
        told = table.log().len();
        if table.choices().len().is_multiple_of(APART) || asked.is_none() {
            let data = table.data().clone();
            for own in [viewer, None] {
                let _ = G::Speaker::told(&Telling {
                    speaker: &speaker,
                    view: &table.view(own),
                    data: &data,
                    asked,
                    own,
                    kinds: &kinds,
                    badges: &badges,
                });
            }
        }
        let Some(asked) = asked else {
            return;
        };
        tell_what_is_asked(&speaker, &mut table, &view, asked);
        let choices = table.decision().map(|decision| decision.choices.to_vec());
        let choice = dice.pick(&choices.unwrap_or_default());
        assert!(table.choose(choice).is_ok(), "{}: {choice:?}", G::ID);
    }
}

/// Says what has happened since an event, as each seat and a stranger may hear it, and why.
fn tell_what_happened<G: TableGame>(
    speaker: &G::Speaker,
    table: &mut Table<G>,
    (viewer, view): (Option<Seat>, &G::View),
    since: usize,
) {
    for ears in [viewer, None] {
        let all: Vec<(usize, Logged<G>)> = table.log_for(ears, 0).collect();
        let from = all.partition_point(|(number, _)| *number < since);
        for place in from..all.len() {
            let (number, told) = &all[place];
            let mut earlier = all[..place].iter().rev().map(|(_, told)| *told);
            let _ = speaker.line(told, &mut earlier, ears);
            let _ = (speaker.foretold(told), speaker.aid(told));
            let _ = (speaker.why(told.cause), speaker.began(told));
            let _ = speaker.numbers(view, view, told);
            let _ = speaker.tried(table, view, *number, told);
        }
    }
}

/// Says a question with all its answers and acts, and what is refused with the reason.
fn tell_what_is_asked<G: TableGame>(
    speaker: &G::Speaker,
    table: &mut Table<G>,
    view: &G::View,
    Asked { seat, question, .. }: Asked<G>,
) {
    let open = table.decision().map(|decision| decision.choices.to_vec());
    let open = open.unwrap_or_default();
    let _ = speaker.prompt(view, seat, question);
    let _ = speaker.asks(view, seat, question, &open);
    for choice in open {
        let _ = speaker.choice(view, seat, question, choice);
    }
    for (choice, reason) in table.refused() {
        let _ = speaker.choice(view, seat, question, choice);
        let _ = speaker.reason(reason);
    }
    for act in G::acts(view, table.data(), seat, question) {
        let _ = speaker.act(view, seat, &act);
    }
}

#[test]
fn random_games_of_every_game_say_their_texts_with_their_values() {
    let mut faults = Faults::default();
    visit(&mut faults);
    let faults: Vec<_> = faults.0.into_iter().collect();
    assert!(faults.is_empty(), "{faults:#?}");
}
