//! The table of Pirate Crusades in words.

mod players;
mod sea;
mod table;

use super::odds;
use crate::table::{Telling, TextSection};
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::Phase;
use rules::table::Seat;

/// Returns the table in words, in the order in which a player would ask.
pub(super) fn told(teller: &Teller) -> Vec<TextSection> {
    let view = teller.view;
    let order: Vec<Seat> = view.first.round(view.players.len() as u8).collect();
    let is_over = view.phase == Phase::Over;
    let mut parts = Vec::new();
    parts.extend(is_over.then(|| teller.score()));
    parts.push(teller.round(&order));
    parts.extend(teller.met());
    parts.extend(view.long.then(|| teller.sea()));
    if let Some(seat) = teller.own {
        parts.push(teller.player(seat));
        parts.extend(teller.hand(seat));
    }
    let others = order.iter().filter(|&&seat| Some(seat) != teller.own);
    parts.extend(others.map(|&seat| teller.player(seat)));
    parts.extend((!view.long).then(|| teller.race()));
    parts.push(teller.piles());
    if !is_over {
        let words = teller.speaker.teller.words();
        parts.push(TextSection::odds(words, odds::told(teller)).closed());
        parts.push(teller.score().closed());
    }
    parts
}

/// The state that the table is told from.
type Teller<'a> = Telling<'a, PirateCrusades>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Begin;
    use crate::table::in_words::trial::Trial;
    use games::pirate_crusades::{GAME, ROVER, Setup};
    use rules::kit::Value;
    use rules::table::SeatKind;
    use rules::table::SeatKind::{Human, Random};

    #[test]
    fn whole_games_are_played_by_what_a_screen_reader_finds() {
        let kinds = [Human, Human, Random];
        let mut trial = Trial::<PirateCrusades>::new("whole-crusades", &kinds, 1);
        trial.play_to_the_score(1);
    }

    #[test]
    fn nothing_hidden_is_told() {
        let kinds = [Human, Human, ROVER];
        let mut trial = Trial::<PirateCrusades>::new("hidden-crusades", &kinds, 40);
        let others = trial.tells_nothing_hidden(40);
        assert!(others > 20, "only {others} positions were dealt anew");
    }

    #[test]
    fn the_log_says_why() {
        let kinds = [Human, ROVER, ROVER];
        let mut trial = Trial::<PirateCrusades>::new("why-crusades", &kinds, 4);
        trial.says_why();
    }

    #[test]
    fn odds_are_told() {
        let kinds = [Human, ROVER, ROVER];
        let mut trial = Trial::<PirateCrusades>::new("odds-crusades", &kinds, 4);
        trial.tells_odds(5);
    }

    /// Returns a seat at the table of the Long Game.
    fn at_length(name: &str, kinds: &[SeatKind], seed: u64) -> Trial<PirateCrusades> {
        let setup = Setup::of(kinds).with(&GAME, Value::One("long"));
        Trial::begin(name, Begin::New(setup, seed))
    }

    #[test]
    fn whole_long_games_are_played_by_what_a_screen_reader_finds() {
        at_length("whole-long-crusades", &[Human, Random], 2).play_to_the_score(2);
    }

    #[test]
    fn nothing_hidden_is_told_in_the_long_game() {
        for seed in 41..44 {
            let name = format!("hidden-long-crusades-{seed}");
            let mut trial = at_length(&name, &[Human, Human, ROVER], seed);
            let others = trial.tells_nothing_hidden(seed);
            assert!(others > 20, "only {others} positions were dealt anew");
        }
    }

    #[test]
    fn the_log_of_the_long_game_says_why() {
        at_length("why-long-crusades", &[Human, ROVER, ROVER], 5).says_why();
    }

    #[test]
    fn odds_are_told_in_the_long_game() {
        at_length("odds-long-crusades", &[Human, ROVER, ROVER], 5).tells_odds(5);
    }
}
