//! A game as it is being set up: seats, each with a colour of its own, whatever is clicked.

use crate::games::Boxed;
use crate::options::fresh_seed;
use bevy::prelude::*;
use rules::table::SeatKind;
use rules::voodoo::{Chair, Colour};

/// A seat as it is being set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    /// The colour, of which each seat has another.
    pub colour: Colour,
    /// Who sits there, if anybody does.
    pub kind: Option<SeatKind>,
    /// What the pirate is called; empty for the colour's own name.
    pub name: String,
}

/// The game being set up.
#[derive(Resource, Debug, Clone)]
pub(super) struct Fitting {
    /// Which game it is.
    pub game: &'static Boxed,
    /// The seats in turn order.
    pub places: Vec<Place>,
    /// Which of its house rules are on.
    pub rules: Vec<bool>,
    /// The seed as it is typed.
    pub seed: String,
    /// The seat of which something is being picked from a list, and what.
    pub pick: Option<(usize, Pick)>,
}

/// What is picked from a list for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pick {
    /// Its colour.
    Colour,
    /// Which of several of a kind sits there, by the kind's number.
    Kind(usize),
}

impl Fitting {
    /// The usual crew.
    pub fn new(game: &'static Boxed, seed: u64) -> Self {
        Self {
            game,
            places: game
                .colours
                .iter()
                .zip(game.crew)
                .map(|(&colour, &kind)| Place {
                    colour,
                    kind,
                    name: String::new(),
                })
                .collect(),
            rules: game.rules.iter().map(|&(_, usual)| usual).collect(),
            seed: seed.to_string(),
            pick: None,
        }
    }

    /// Which of these kinds of players can sail in the game.
    pub fn playable(&self, kinds: &[SeatKind]) -> Vec<SeatKind> {
        let playable = |kind: &&SeatKind| !self.game.without.contains(kind);
        kinds.iter().filter(playable).copied().collect()
    }

    /// Whoever sits in a seat takes a colour; who had it gets the other one.
    pub fn paint(&mut self, place: usize, colour: Colour) {
        let owner = self.places.iter().position(|place| place.colour == colour);
        let (Some(owner), Some(now)) = (owner, self.places.get(place)) else {
            return;
        };
        let now = now.colour;
        self.places[owner].colour = now;
        self.places[place].colour = colour;
    }

    /// Moves a seat one up or down in turn order, with all that it has.
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

    /// Ships that sail.
    pub fn ships(&self) -> usize {
        let taken = self.places.iter().filter(|place| place.kind.is_some());
        taken.count()
    }

    /// The seed, where a whole number is typed.
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }

    /// Another seed that nobody chose.
    pub fn shuffle(&mut self) {
        self.seed = fresh_seed().to_string();
    }

    /// What should be said of the setup, as the id of a text; nothing where all is well.
    pub fn hint(&self) -> Option<&'static str> {
        let people = self
            .places
            .iter()
            .filter(|place| place.kind == Some(SeatKind::Human));
        let (ships, people) = (self.ships(), people.count());
        if ships == 0 {
            Some("ui-too-few-seats")
        } else if self.seed().is_none() {
            Some("ui-seed-wrong")
        } else if people == 0 {
            Some("ui-nobody-human")
        } else if ships == 1 {
            Some("ui-solo")
        } else if ships < self.game.enough.0 {
            Some(self.game.enough.1)
        } else {
            None
        }
    }

    /// Those who sail, in turn order.
    pub fn chairs(&self) -> Vec<Chair> {
        let chairs = self.places.iter().filter_map(|place| {
            Some(Chair {
                colour: place.colour,
                kind: place.kind?,
                name: place.name.trim().to_owned(),
            })
        });
        chairs.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use rules::table::Dice;

    /// Names and kinds in turn order, without the colours.
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
    fn no_two_seats_share_a_colour_whatever_is_clicked() {
        let (mut fitting, mut dice) = (five(), Dice::new(3));
        for _ in 0..2000 {
            let place = dice.below(7);
            match dice.below(3) {
                0 => fitting.paint(place, Colour::ALL[dice.below(5)]),
                1 => fitting.shift(place, dice.below(2) == 0),
                _ => {
                    let kinds = [None, Some(SeatKind::Human), Some(SeatKind::Cursed)];
                    if let Some(seat) = fitting.places.get_mut(place) {
                        seat.kind = kinds[dice.below(kinds.len())];
                    }
                }
            }
            let mut colours: Vec<Colour> =
                fitting.places.iter().map(|place| place.colour).collect();
            colours.sort_unstable();
            assert_eq!(colours, Colour::ALL);
            for (place, chair) in fitting.chairs().iter().enumerate() {
                let others = &fitting.chairs()[..place];
                assert!(others.iter().all(|other| other.colour != chair.colour));
            }
        }
    }

    #[test]
    fn taking_a_colour_keeps_names_and_kinds_where_they_are() {
        let mut fitting = five();
        let before = crew(&fitting);
        fitting.paint(0, Colour::Purple);
        assert_eq!(crew(&fitting), before);
        assert_eq!(fitting.places[0].colour, Colour::Purple);
        assert_eq!(fitting.places[4].colour, Colour::Red);
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
        let chairs = fitting.chairs();
        let names: Vec<&str> = chairs.iter().map(|chair| chair.name.as_str()).collect();
        assert_eq!(names, ["Tomas", "Ines", "Marisol"]);
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
