//! A game as it is being set up: the seats, each with a token of its own, the options and the seed.

use crate::options::fresh_seed;
use crate::shelf::Boxed;
use bevy::prelude::*;
use rules::kit::{self, Options, SharedVoyage, Value};
use rules::table::SeatKind;

/// A seat while it is being set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    /// The index of its token; each seat has another one.
    pub token: usize,
    /// The kind of player in it; `None` for an empty seat.
    pub kind: Option<SeatKind>,
    /// The player's name; empty for the token's own.
    pub name: String,
    /// The values of its options.
    pub options: Options,
}

/// A game while it is being set up.
#[derive(Resource, Debug, Clone)]
pub(super) struct Fitting {
    /// The game's box.
    pub game: &'static Boxed,
    /// The seats in turn order.
    pub places: Vec<Place>,
    /// The value chosen for each of its options; `None` for the proposed one.
    chosen: Vec<Option<Value>>,
    /// The seed as it is typed.
    pub seed: String,
    /// The points that are to be beaten.
    pub beat: Option<i32>,
    /// True if its seed was shared: a new one is not proposed at once.
    pub shared: bool,
    /// The seat for which something is being picked from a list, and the list.
    pub pick: Option<(usize, Pick)>,
    /// The option whose page is open: its seat, if it is a seat's, and its index.
    pub page: Option<(Option<usize>, usize)>,
}

/// A thing that is picked from a list for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pick {
    /// Its token.
    Token,
    /// Its player, among those of one sort, by the sort's number.
    Kind(usize),
}

impl Fitting {
    /// Returns the usual setup of a game.
    pub fn new(game: &'static Boxed, seed: u64) -> Self {
        let crew = game.crew.iter().enumerate();
        Self {
            game,
            places: crew
                .map(|(token, &kind)| Place {
                    token,
                    kind,
                    name: String::new(),
                    options: Options::by_rule(game.declared.seat_options),
                })
                .collect(),
            chosen: vec![None; game.declared.options.len()],
            seed: seed.to_string(),
            beat: None,
            shared: false,
            pick: None,
            page: None,
        }
    }

    /// Returns the setup of a voyage that somebody shared.
    pub fn of(game: &'static Boxed, voyage: &SharedVoyage) -> Self {
        let mut fitting = Self::new(game, voyage.seed);
        for (place, taken) in fitting.places.iter_mut().zip(&voyage.places) {
            place.token = taken.token;
            place.kind = Some(taken.kind);
            place.options = taken.options.clone();
        }
        let taken = voyage.places.len();
        let tokens = 0..fitting.places.len();
        let left = tokens.filter(|&token| voyage.places.iter().all(|place| place.token != token));
        for (place, token) in fitting.places.iter_mut().skip(taken).zip(left) {
            (place.token, place.kind) = (token, None);
        }
        let chosen = voyage.options.iter();
        fitting.chosen = chosen.map(|(_, value)| Some(value.clone())).collect();
        (fitting.beat, fitting.shared) = (voyage.beat, true);
        fitting
    }

    /// Returns the usual setup with the seed of a day, `2026-11-25`: whoever sails on that day has the same voyage.
    pub fn of_the_day(game: &'static Boxed, day: &str) -> Self {
        let digits: String = day.chars().filter(char::is_ascii_digit).collect();
        Self {
            seed: digits,
            shared: true,
            ..Self::new(game, 0)
        }
    }

    /// Returns the voyage as it is set up; `None` while its seed is none.
    pub fn voyage(&self) -> Option<SharedVoyage> {
        let mut options = self.options();
        options.settle();
        Some(SharedVoyage {
            places: self.crew(),
            options,
            seed: self.seed()?,
            beat: self.beat,
        })
    }

    /// Returns its line of text, if the game can begin so.
    pub fn line(&self) -> Option<String> {
        let voyage = self.voyage().filter(|_| self.is_ready())?;
        Some(voyage.write(self.game.name, &self.game.declared, self.game.rules))
    }

    /// Returns the values chosen, or else proposed for those who sit there.
    pub fn options(&self) -> Options {
        let mut options = Options::proposed(self.game.declared.options, self.seats() as u8);
        for (option, value) in self.game.declared.options.iter().zip(&self.chosen) {
            if let Some(value) = value {
                options.set(option, value.clone());
            }
        }
        options
    }

    /// Sets the option of an index.
    pub fn choose(&mut self, option: usize, value: Value) {
        self.chosen[option] = Some(value);
    }

    /// Gives a seat a token; the seat that had it gets the other one's.
    pub fn paint(&mut self, place: usize, token: usize) {
        let owner = self.places.iter().position(|place| place.token == token);
        let (Some(owner), Some(now)) = (owner, self.places.get(place)) else {
            return;
        };
        let now = now.token;
        self.places[owner].token = now;
        self.places[place].token = token;
    }

    /// Moves a seat up or down in turn order, with all that it has.
    pub fn shift(&mut self, place: usize, up: bool) {
        let other = if up {
            place.checked_sub(1)
        } else {
            Some(place + 1)
        };
        if let Some(other) = other.filter(|&other| other.max(place) < self.places.len()) {
            self.places.swap(place, other);
        }
    }

    /// Returns how many seats are taken.
    pub fn seats(&self) -> usize {
        let taken = self.places.iter().filter(|place| place.kind.is_some());
        taken.count()
    }

    /// Returns whether the game can begin with these seats and this seed.
    pub fn is_ready(&self) -> bool {
        self.has_enough() && self.seed().is_some() && !self.has_namesakes()
    }

    /// Returns whether two people have given themselves the same name, letters large or small.
    fn has_namesakes(&self) -> bool {
        let people = self.places.iter();
        let people = people.filter(|place| place.kind == Some(SeatKind::Human));
        let mut names: Vec<String> = people
            .map(|place| place.name.trim().to_lowercase())
            .filter(|name| !name.is_empty())
            .collect();
        names.sort_unstable();
        names.windows(2).any(|two| two[0] == two[1])
    }

    fn has_enough(&self) -> bool {
        self.seats() >= usize::from(self.game.declared.players.0)
    }

    /// Returns the seed, if a whole number is typed.
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }

    /// Sets another seed by chance, with no points to beat.
    pub fn shuffle(&mut self) {
        self.beat = None;
        self.seed = fresh_seed().to_string();
    }

    /// Returns the id of the text that should be said of the setup; `None` if all is well.
    pub fn hint(&self) -> Option<&'static str> {
        let people = self
            .places
            .iter()
            .filter(|place| place.kind == Some(SeatKind::Human));
        let (seats, people) = (self.seats(), people.count());
        if !self.has_enough() {
            Some("ui-too-few-seats")
        } else if self.seed().is_none() {
            Some("ui-seed-wrong")
        } else if self.has_namesakes() {
            Some("ui-namesakes")
        } else if people == 0 {
            Some("ui-nobody-human")
        } else if seats == 1 {
            Some("ui-solo")
        } else if seats < self.game.enough.0 {
            Some(self.game.enough.1)
        } else {
            None
        }
    }

    /// Returns those who sit there, in turn order.
    pub fn crew(&self) -> Vec<kit::Place> {
        let crew = self.places.iter().filter_map(|place| {
            let mut options = place.options.clone();
            options.settle();
            Some(kit::Place {
                token: place.token,
                kind: place.kind?,
                name: place.name.trim().to_owned(),
                options,
            })
        });
        crew.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use games::voodoo::CURSED;
    use rules::table::Dice;

    /// Names and kinds in turn order, without the tokens.
    fn crew(fitting: &Fitting) -> Vec<(Option<SeatKind>, String)> {
        let places = fitting.places.iter();
        places
            .map(|place| (place.kind, place.name.clone()))
            .collect()
    }

    fn five() -> Fitting {
        let mut fitting = Fitting::new(&GAMES[0], 7);
        for (place, name) in ["Anna", "Tomas", "Ines", "Marisol", "Bartholomew"]
            .into_iter()
            .enumerate()
        {
            fitting.places[place].name = name.to_owned();
        }
        fitting
    }

    #[test]
    fn no_two_seats_share_a_token_whatever_is_clicked() {
        let (mut fitting, mut dice) = (five(), Dice::new(3));
        for _ in 0..2000 {
            let place = dice.below(7);
            match dice.below(3) {
                0 => fitting.paint(place, dice.below(5)),
                1 => fitting.shift(place, dice.below(2) == 0),
                _ => {
                    let kinds = [None, Some(SeatKind::Human), Some(CURSED)];
                    if let Some(seat) = fitting.places.get_mut(place) {
                        seat.kind = kinds[dice.below(kinds.len())];
                    }
                }
            }
            let mut tokens: Vec<usize> = fitting.places.iter().map(|place| place.token).collect();
            tokens.sort_unstable();
            assert_eq!(tokens, [0, 1, 2, 3, 4]);
        }
    }

    #[test]
    fn taking_a_token_keeps_names_and_kinds_where_they_are() {
        let mut fitting = five();
        let before = crew(&fitting);
        fitting.paint(0, 4);
        assert_eq!(crew(&fitting), before);
        assert_eq!(fitting.places[0].token, 4);
        assert_eq!(fitting.places[4].token, 0);
    }

    #[test]
    fn moving_a_seat_moves_all_that_it_has() {
        let mut fitting = five();
        let marisol = fitting.places[3].clone();
        fitting.shift(3, true);
        fitting.shift(2, true);
        assert_eq!(fitting.places[1], marisol);
        fitting.shift(1, false);
        assert_eq!(fitting.places[2], marisol);
        let before = fitting.places.clone();
        fitting.shift(0, true);
        fitting.shift(4, false);
        assert_eq!(
            fitting.places, before,
            "nobody leaves the table at its ends"
        );
    }

    #[test]
    fn turn_order_is_the_order_of_the_seats_and_empty_ones_are_left_out() {
        let mut fitting = five();
        fitting.shift(1, true);
        fitting.places[1].kind = None;
        let crew = fitting.crew();
        let names: Vec<&str> = crew.iter().map(|place| place.name.as_str()).collect();
        assert_eq!(names, ["Tomas", "Ines", "Marisol"]);
    }

    #[test]
    fn a_line_sets_up_what_it_was_copied_from() {
        for game in GAMES {
            let mut fitting = Fitting::new(game, 12);
            fitting.shift(1, true);
            fitting.paint(0, fitting.places.len() - 1);
            fitting.places[0].name = "Anna".to_owned();
            fitting.beat = Some(31);
            let line = fitting.line().unwrap();
            assert!(!line.contains("Anna"), "a line names no people");
            let (of, voyage) = crate::games::shared(&line).unwrap();
            assert_eq!(of.name, game.name);
            let mut pasted = Fitting::of(of, &voyage);
            assert_eq!(pasted.line().as_ref(), Some(&line));
            let mut tokens: Vec<usize> = pasted.places.iter().map(|place| place.token).collect();
            tokens.sort_unstable();
            assert!(tokens.into_iter().eq(0..fitting.places.len()));
            pasted.shuffle();
            assert_eq!(pasted.beat, None, "another seed is another voyage");
            pasted.seed = "tomorrow".to_owned();
            assert_eq!(pasted.line(), None);
        }
    }

    #[test]
    fn a_day_has_one_voyage() {
        let day = |day| Fitting::of_the_day(&GAMES[0], day).line();
        assert_eq!(day("2026-11-25"), day("2026-11-25"));
        assert_ne!(day("2026-11-25"), day("2026-11-26"));
    }

    #[test]
    fn two_people_of_one_name_do_not_begin() {
        let mut fitting = five();
        for place in &mut fitting.places[..2] {
            place.kind = Some(SeatKind::Human);
        }
        assert!(fitting.is_ready());
        fitting.places[1].name = " anna ".to_owned();
        assert!(!fitting.is_ready());
        assert_eq!(fitting.hint(), Some("ui-namesakes"));
        fitting.places[1].kind = Some(CURSED);
        assert!(fitting.is_ready(), "only people are meant");
    }

    #[test]
    fn what_is_odd_about_a_crew_is_said() {
        let mut fitting = five();
        assert_eq!(fitting.hint(), None);
        fitting.seed = "tomorrow".to_owned();
        assert_eq!(fitting.hint(), Some("ui-seed-wrong"));
        fitting.shuffle();
        fitting.places[0].kind = None;
        assert_eq!(fitting.hint(), Some("ui-nobody-human"));
        for place in &mut fitting.places {
            place.kind = None;
        }
        assert_eq!(fitting.hint(), Some("ui-too-few-seats"));
    }
}
