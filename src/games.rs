//! The games that there are, in the order they stand on the shelf. A new game is a line of each list here.

use crate::options::{Options, fresh_seed};
use crate::order::one_of;
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::shelf::Boxed;
use crate::statistics;
use crate::table::{Notice, TableGame};
use crate::{cursed_seas, pirate_crusades, voodoo, voodoo_cards, voodoo_island, voodoo_pirate};
pub(crate) use at_once::begin_at_once;
use bevy::prelude::*;
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use rules::kit::{Options as Chosen, SharedVoyage, VoyageError};
use rules::study::Studied;

mod at_once;

/// All games.
pub const GAMES: &[Boxed] = &[
    Boxed::of::<VoodooPirate>(),
    Boxed::of::<VoodooCards>(),
    Boxed::of::<VoodooIsland>(),
    Boxed::of::<PirateCrusades>(),
    Boxed::of::<CursedSeas>(),
];

/// An action on the type of each game.
pub(crate) trait Visit {
    /// Acts on the type of one game.
    fn visit<G: TableGame + Studied>(&mut self);
}

/// Calls a visitor with the type of each game, in the order of [`GAMES`].
pub(crate) fn visit(visitor: &mut impl Visit) {
    visitor.visit::<VoodooPirate>();
    visitor.visit::<VoodooCards>();
    visitor.visit::<VoodooIsland>();
    visitor.visit::<PirateCrusades>();
    visitor.visit::<CursedSeas>();
}

/// Returns the game of an id.
///
/// # Errors
/// There is no such game; the sentence lists those there are.
pub fn known(name: &str) -> Result<&'static Boxed, String> {
    let mut games = GAMES.iter();
    games.find(|game| game.name == name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
        format!("there is no game `{name}`: expected {}", names.join(" or "))
    })
}

/// Returns the game that a saved game names; the first one if it names none, since reading it as that one tells what is wrong.
pub fn of_save(bytes: &[u8]) -> &'static Boxed {
    let name = saves::game_of(bytes);
    let is_it = |game: &&Boxed| name.as_deref() == Some(game.name);
    GAMES.iter().find(is_it).unwrap_or(&GAMES[0])
}

/// A table that somebody names: the game, and the voyage.
pub type Table = (&'static Boxed, SharedVoyage);

/// Returns the table that a line of text names, as people send it to each other.
///
/// # Errors
/// One sentence about what is wrong with the line.
pub fn shared(line: &str) -> Result<Table, String> {
    let told = |wrong: VoyageError| wrong.to_string();
    let game = known(SharedVoyage::game_of(line).map_err(told)?)?;
    let voyage = SharedVoyage::read(line, &game.declared, game.rules).map_err(told)?;
    Ok((game, voyage))
}

/// Returns the table that the command line names, if any; with a fresh seed where it names none.
///
/// # Errors
/// One sentence about what the game cannot follow.
pub fn named(options: &Options) -> Result<Option<Table>, String> {
    if let Some(line) = &options.voyage {
        let table = shared(line).map_err(|wrong| format!("`--voyage`: {wrong}"))?;
        return Ok(Some(table));
    }
    let game = options.game.as_deref().map_or(Ok(&GAMES[0]), known)?;
    let Some(seats) = &options.seats else {
        return Ok(None);
    };
    let places = game.declared.places(seats);
    let places = places.map_err(|wrong| format!("`--seats`: {wrong}"))?;
    let mut chosen = Chosen::by_rule(game.declared.options);
    for words in &options.set {
        let read = chosen.read(words);
        read.map_err(|wrong| format!("`--set`: {wrong}"))?;
    }
    let checked = chosen.check();
    checked.map_err(|wrong| format!("`--set`: {wrong}"))?;
    let voyage = SharedVoyage {
        places,
        options: chosen,
        seed: options.seed.unwrap_or_else(fresh_seed),
        beat: None,
    };
    Ok(Some((game, voyage)))
}

/// Counts the games that were finished before there were statistics, once.
fn count_finished(options: Res<Options>, settings: Res<Settings>, mut notice: ResMut<Notice>) {
    let language = settings.language();
    let read = |bytes: &[u8], date: String| {
        let mut games = GAMES.iter();
        games.find_map(|game| (game.record)(&options, language, bytes, date.clone()))
    };
    let finished = saves::finished(&options).into_iter().rev();
    let finished = finished.filter_map(|game| Some((game.seconds, game.read().ok()?)));
    if let Err(why) = statistics::import(&options, finished, read) {
        notice.text = saves::tell(&options, language, &UserError::Uncounted { why });
    }
}

/// Adds every game without its pictures.
pub(super) fn logic(app: &mut App) {
    app.add_systems(Startup, count_finished).add_plugins((
        at_once::plugin,
        voodoo_pirate::logic,
        voodoo_cards::logic,
        voodoo_island::logic,
        pirate_crusades::logic,
        cursed_seas::logic,
    ));
    let names: Vec<_> = GAMES.iter().map(|game| game.name).collect();
    one_of(app, &names);
}

/// Adds the things in the world of every game.
pub(super) fn world(app: &mut App) {
    app.add_plugins((
        voodoo_pirate::world,
        voodoo_cards::world,
        voodoo_island::world,
        pirate_crusades::world,
        cursed_seas::world,
    ));
}

/// Adds every game.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        logic,
        voodoo::ground_plugin,
        voodoo_pirate::plugin,
        voodoo_cards::plugin,
        voodoo_island::plugin,
        pirate_crusades::plugin,
        cursed_seas::plugin,
    ));
}

#[cfg(test)]
mod numbers;
#[cfg(test)]
mod said;

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo::CURSED;
    use games::voodoo_pirate::{BLESSED, SKILLS};
    use rules::kit::Sort;
    use rules::table::{Language, SeatKind};

    fn table(line: &str) -> Result<Option<Table>, String> {
        let words = line.split_whitespace().map(str::to_owned);
        named(&Options::read(words).unwrap())
    }

    #[test]
    fn the_command_line_names_a_table() {
        let (game, voyage) = table("--seats human,cursed --set blessed=on")
            .unwrap()
            .unwrap();
        assert_eq!(game.name, GAMES[0].name);
        let kinds: Vec<SeatKind> = voyage.places.iter().map(|place| place.kind).collect();
        assert_eq!(kinds, [SeatKind::Human, CURSED]);
        assert!(voyage.options.is_on(&BLESSED) && voyage.options.is_on(&SKILLS));
        assert!(table("").unwrap().is_none());
    }

    #[test]
    fn a_line_names_a_table_and_is_written_as_it_was_read() {
        for game in GAMES {
            let crew = game.crew.iter().enumerate();
            let places =
                crew.filter_map(|(token, kind)| Some(game.declared.place(token, (*kind)?)));
            let mut voyage = SharedVoyage {
                places: places.collect(),
                options: Chosen::by_rule(game.declared.options),
                seed: u64::MAX,
                beat: Some(-3),
            };
            voyage.places.reverse();
            for option in game.declared.options {
                if let Some(value) = option.next(&option.rule.chosen()) {
                    voyage.options.set(option, value);
                }
            }
            voyage.options.settle();
            let line = voyage.write(game.name, &game.declared, game.rules);
            let (of, read) = shared(&line).unwrap();
            assert_eq!((of.name, &read), (game.name, &voyage), "{line}");
            let line = format!("--voyage {line}");
            assert_eq!(table(&line).unwrap().unwrap().1, voyage);
            let words = line.replace("--voyage", "--seed 4 --voyage");
            let words = words.split_whitespace().map(str::to_owned);
            assert!(Options::read(words).is_err(), "the line has its seed");
        }
    }

    #[test]
    fn a_line_that_names_no_table_is_refused_in_one_sentence() {
        let rules = GAMES[0].rules;
        for (line, why) in [
            ("", "expected a line like"),
            ("voodoo-pirate", "expected a line like"),
            ("voodoo-pirate:human,cursed", "expected a line like"),
            ("voodoo-pirate:human,cursed:seed=7", "expected a line like"),
            ("voodoo-chess:human:seed=7:rules=1", "there is no game"),
            ("voodoo-pirate:human:seed=x:rules=2", "`seed=x`: expected"),
            ("voodoo-pirate:human:seed=7:rules=0", "for version 0 of"),
            ("voodoo-pirate:human:seed=7:seed=8:rules=2", "twice"),
            (
                &format!("voodoo-pirate:parrot:seed=7:rules={rules}"),
                "seat 1: found `parrot`",
            ),
            (
                &format!("voodoo-pirate:red.human,red.cursed:seed=7:rules={rules}"),
                "two seats are red",
            ),
            (
                &format!("voodoo-pirate:human:seed=7:rules={rules}:days=5"),
                "found `days`",
            ),
            (
                &format!("voodoo-pirate:human:seed=7:rules={rules}:beat=all"),
                "`beat=all`: expected points",
            ),
            (&"voodoo-pirate:\n".repeat(400), "expected a line like"),
        ] {
            let told = shared(line).err().unwrap_or_default();
            assert!(told.contains(why) && !told.contains('\n'), "{line}: {told}");
        }
    }

    #[test]
    fn what_a_game_cannot_follow_is_refused_in_one_sentence() {
        for (line, why) in [
            (
                "--seats parrot",
                "seat 1: found `parrot`, expected `human`,",
            ),
            (
                "--seats human,human,human,human,human,human",
                "found 6 seats, expected 1 to 5",
            ),
            ("--seats human,", "seat 2: found ``"),
            ("--seats human,,cursed", "seat 2: found ``"),
            ("--seats ,", "seat 1: found ``"),
            ("--game voodoo-cards --seats human,gentle", "found `gentle`"),
            (
                "--game voodoo-chess --seats human",
                "there is no game `voodoo-chess`",
            ),
            (
                "--seats human --set days=4",
                "found `days`, expected `skills` or `blessed`",
            ),
            (
                "--seats human --set skills=perhaps",
                "expected `on` or `off`",
            ),
        ] {
            let told = table(line).err().unwrap_or_default();
            assert!(told.contains(why) && !told.contains('\n'), "{line}: {told}");
        }
    }

    #[test]
    fn every_option_has_its_texts_in_every_language() {
        let options = Options {
            scratch: Some(std::env::temp_dir().join("voodoo-games-of-nobody")),
            ..Options::default()
        };
        for (game, language) in GAMES
            .iter()
            .flat_map(|game| Language::ALL.map(|of| (game, of)))
        {
            let volume = (game.open)(&options, language).unwrap();
            let declared = [game.declared.options, game.declared.seat_options].concat();
            for option in declared {
                let values: &[&str] = match option.sort {
                    Sort::OneOf(names) => names,
                    _ => &[],
                };
                let values = values
                    .iter()
                    .map(|value| format!("{}-{value}", option.text));
                let own = [option.text.to_owned(), format!("{}.tip", option.text)];
                for id in own.into_iter().chain(values) {
                    assert!(volume.words.has(&id), "{id}");
                }
            }
            for kind in game.declared.kinds() {
                assert!(volume.words.has(&format!("seat-{}", kind.name())));
            }
        }
    }

    #[test]
    fn a_box_says_what_fits_together() {
        for game in GAMES {
            let (least, most) = game.declared.players;
            let tokens = (game.declared.tokens)();
            assert!(least <= most && usize::from(most) <= tokens.len());
            assert!(game.crew.len() <= tokens.len());
            let kinds = game.declared.kinds();
            assert!(game.crew.iter().flatten().all(|kind| kinds.contains(kind)));
        }
    }

    #[test]
    fn every_game_on_the_shelf_is_visited() {
        #[derive(Default)]
        struct Names(Vec<&'static str>);
        impl Visit for Names {
            fn visit<G: TableGame + Studied>(&mut self) {
                self.0.push(G::ID);
            }
        }
        let mut visited = Names::default();
        visit(&mut visited);
        let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
        assert_eq!(visited.0, names);
    }

    #[test]
    fn statistics_read_who_sat_at_the_table_of_every_game() {
        for kind in GAMES.iter().flat_map(|game| game.declared.kinds()) {
            let sat = statistics::Sat {
                kind,
                name: "Anna".to_owned(),
                colour: "red".to_owned(),
                points: 7,
                place: 1,
            };
            let written = ron::to_string(&sat).unwrap();
            assert_eq!(ron::from_str(&written), Ok(sat));
        }
    }
}
