//! Seats and options on the command line: `cursed,random,empty,cursed`, `--set id=value`.

use crate::games::Lab;
use crate::out::Failure;
use rules::kit::{Declaration, Options, Place, Setup};
use rules::table::SeatKind;

/// The values chosen for a game's options.
#[derive(Debug, clap::Args)]
pub struct Set {
    /// Chooses a value for an option of the game, once for each: `--set days=5`. What is left out is as the rule has it.
    #[arg(long = "set", value_name = "ID=VALUE")]
    pub set: Vec<String>,
}

impl Set {
    /// The options of a game.
    ///
    /// # Errors
    /// The first that the game cannot follow.
    pub fn options<G: Lab>(&self) -> Result<Options, Failure> {
        let mut options = Options::by_rule(G::OPTIONS);
        for words in &self.set {
            options
                .read(words)
                .map_err(|wrong| Failure(format!("--set: {wrong}")))?;
        }
        Ok(options)
    }

    /// A game's id with what is chosen otherwise than by the rule, as results files name it.
    pub fn of_game(&self, id: &str) -> String {
        [&[id.to_owned()], self.set.as_slice()].concat().join(":")
    }

    /// A table of places that were filled.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn seated<G: Lab>(&self, places: &[Place]) -> Result<Setup<G>, Failure> {
        Ok(Setup::seated(places, self.options::<G>()?)?)
    }

    /// A table of seats as the command line has them.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn table<G: Lab>(&self, seats: &str) -> Result<Setup<G>, Failure> {
        let places = Declaration::of::<G>().places(seats);
        let places = places.map_err(|wrong| Failure(format!("--seats: {wrong}")))?;
        if places.iter().any(|place| place.kind == SeatKind::Human) {
            return Err(Failure(format!(
                "--seats: nobody is there to decide for a human, expected {}",
                deciding::<G>().join(", ")
            )));
        }
        self.seated(&places)
    }
}

/// The names of the kinds that play without a person.
pub fn deciding<G: Lab>() -> Vec<&'static str> {
    let kinds = SeatKind::all(G::AUTOMA).into_iter();
    kinds
        .filter(|&kind| kind != SeatKind::Human)
        .map(SeatKind::name)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo::{CURSED, Colour};
    use games::voodoo_cards::VoodooCards;
    use games::voodoo_pirate::{BLESSED, SKILLS, VoodooPirate};

    fn set(words: &[&str]) -> Set {
        Set {
            set: words.iter().map(|&word| word.to_owned()).collect(),
        }
    }

    #[test]
    fn places_are_named_clockwise_and_an_empty_one_leaves_its_token_out() {
        let setup = set(&[])
            .table::<VoodooPirate>("cursed,empty, random")
            .unwrap();
        assert_eq!(setup.kinds(), [CURSED, SeatKind::Random]);
        assert_eq!(setup.chairs[1].colour, Colour::Blue);
    }

    #[test]
    fn what_is_left_out_is_as_the_rule_has_it() {
        let setup = set(&["blessed=on"])
            .table::<VoodooPirate>("random")
            .unwrap();
        assert!(setup.options.is_on(&SKILLS) && setup.options.is_on(&BLESSED));
    }

    #[test]
    fn what_a_game_does_not_have_is_refused() {
        let why = |set: &[&str], seats: &str| {
            let Failure(why) = self::set(set).table::<VoodooCards>(seats).unwrap_err();
            why
        };
        assert!(
            why(&["skills=on"], "random").starts_with("--set: found `skills`, expected `east`")
        );
        assert!(why(&["east=sun"], "random").contains("expected `moon` or `bones`"));
        assert!(why(&["east"], "random").contains("expected `id=value`"));
        assert!(why(&[], "gentle").contains("found `gentle`, expected `human`, `cursed`,"));
        assert!(why(&[], "human").contains("nobody is there to decide"));
        assert!(why(&[], "random,random,random,random,random").contains("found 5 seats"));
    }
}
