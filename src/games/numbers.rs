//! The numbers of a game's data in texts: every number that they name is one, and each is said as the data have it.

use super::{GAMES, Visit, visit};
use crate::table::{Speak, TableGame};
use rules::kit::Setup;
use rules::study::Studied;
use rules::table::words::DataNumbers;
use rules::table::{DESKTOP, Language, SeatKind, Table};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The numbers of the data that texts name.
fn named(texts: &str) -> BTreeSet<String> {
    let is_name = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
    let names = texts.split('$').skip(1);
    let names = names.map(|rest| rest.chars().take_while(is_name).collect::<String>());
    names
        .filter(|name| name.starts_with(DataNumbers::PREFIX))
        .collect()
}

/// The numbers that games say, and those that the texts name that all games have: the rulebooks are among them.
#[derive(Default)]
struct Said {
    known: BTreeSet<String>,
    named: BTreeSet<String>,
}

impl Visit for Said {
    fn visit<G: TableGame + Studied>(&mut self) {
        let numbers = G::numbers(G::standard());
        let known: BTreeSet<String> = numbers.names().map(str::to_owned).collect();
        assert_eq!(known.len(), numbers.names().count(), "{}: twice", G::ID);
        for language in Language::ALL {
            let mut all = BTreeSet::new();
            for path in G::TEXTS {
                let source = G::files().source(&language.path(path));
                let named = named(source.expect("the texts are whole").text());
                if *path == DESKTOP[0].0 {
                    self.named.extend(named.iter().cloned());
                } else {
                    let unknown: Vec<_> = named.difference(&known).collect();
                    assert!(unknown.is_empty(), "{}, {path}: {unknown:?}", G::ID);
                }
                all.extend(named);
            }
            let unsaid: Vec<_> = known.difference(&all).collect();
            assert!(unsaid.is_empty(), "{}: nothing says {unsaid:?}", G::ID);
        }
        self.known.extend(known);
    }
}

#[test]
fn every_number_that_is_known_is_said_and_every_one_that_is_named_is_known() {
    let mut said = Said::default();
    visit(&mut said);
    assert!(said.known.len() > 100, "only {}", said.known.len());
    let unknown: Vec<_> = said.named.difference(&said.known).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// A house rule of each game: the file, what stands there and what shall; texts, and what they say then.
type HouseRule = (
    &'static str,
    [&'static str; 2],
    &'static [(&'static str, &'static str)],
);

const HOUSE_RULES: &[HouseRule] = &[
    (
        "voodoo_pirate/cursed.ron",
        [" skulls: 2,", " skulls: 3,"],
        &[
            ("book-treasures.text", "(3 with Cursed Pirates)"),
            ("skull-unknown.tip", "a Cursed Pirate’s 3:"),
        ],
    ),
    (
        "voodoo_cards/start.ron",
        ["blessed_points: 3,", "blessed_points: 1,"],
        &[(
            "book-ring-dawn.text",
            "gains one point, the lowest loses 1.",
        )],
    ),
    (
        "voodoo_island/numbers.ron",
        [" steps: 2,", " steps: 3,"],
        &[
            (
                "book-isle-moving.text",
                "You have 3 steps, 1 more with a helper",
            ),
            ("tip-steps.tip", "3 to begin with."),
        ],
    ),
    (
        "pirate_crusades/numbers.ron",
        ["town_strength: 20,", "town_strength: 15,"],
        &[
            ("book-crusade-long-attack.tip", "15 times its value"),
            ("cause-attack-town.rule", "in the Long Game 15 times"),
        ],
    ),
    (
        "cursed_seas/numbers.ron",
        ["link: 1,", "link: 2,"],
        &[("book-seas-crew.tip", "makes 2 spaces more")],
    ),
];

/// The number of games that have said their house rule.
struct Kept(usize);

impl Visit for Kept {
    fn visit<G: TableGame + Studied>(&mut self) {
        for (path, [from, to], texts) in HOUSE_RULES {
            let Some((_, own)) = G::EMBEDDED.iter().find(|(embedded, _)| embedded == path) else {
                continue;
            };
            assert_eq!(own.matches(from).count(), 1, "{path}: {from}");
            let files = G::files().with_text(path, own.replace(from, to));
            let data = Arc::new(G::load(&files).expect("the house rule can be played"));
            let setup = Setup::<G>::of(&vec![SeatKind::Random; usize::from(G::PLAYERS.1)]);
            let mut table = Table::<G>::new(&data, &setup, 1).expect("they can sit down");
            // What counts is what the table is played with, not what the files say by now.
            let speaker = G::speaker(&G::files(), &mut table).expect("the texts are whole");
            for (id, told) in *texts {
                let said = speaker.words().say(id, &[]);
                assert!(said.contains(told), "{}, {id}: {said}", G::ID);
            }
            self.0 += 1;
        }
    }
}

#[test]
fn a_house_rule_is_said_by_rulebook_and_tips() {
    let mut kept = Kept(0);
    visit(&mut kept);
    assert_eq!(kept.0, GAMES.len());
}
