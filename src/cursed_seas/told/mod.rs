//! The table of Cursed Seas in words.

mod course;
mod fleets;
mod log;
mod shots;

pub(super) use course::{sailed, side, tried, turned};
pub(super) use log::{doer, line, subject};
pub(super) use shots::{
    any, boards, builds, chances, expected, fired, fired_at, flag_fired, mast, needs, no_shot,
    percent, rams,
};

use super::{scored, tips};
use crate::board::sheet;
use crate::table::{Seen, Telling, TextSection};
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{CursedSeas, Island, Phase, Shoal, ShoalPlace, Vessel, View};
use rules::kit::Texted;
use rules::table::{PieceId, Seat};

/// Returns what a piece of the sea is called.
pub(super) fn piece(speaker: &Speaker, view: &View, id: PieceId) -> String {
    if let Some(island) = Island::of(id) {
        return speaker.teller.text(island);
    }
    if let Some(vessel) = Vessel::of(id) {
        let make = view.vessels.get(vessel.index());
        let make = make.and_then(|seen| seen.hull.make);
        return make.map_or_else(String::new, |make| speaker.make(make));
    }
    let shoal = Shoal::of(id).and_then(|shoal| view.shoals.get(shoal.index()));
    match shoal {
        Some((ShoalPlace::Mat(terrain, _), _)) => speaker.teller.text(*terrain),
        _ => String::new(),
    }
}

/// Returns the table in words, in the order in which a player would ask.
pub(super) fn told(teller: &Teller) -> Vec<TextSection> {
    let view = teller.view;
    let is_over = view.phase == Phase::Over;
    let order: Vec<Seat> = view.turn.first.round(view.seats).collect();
    let mut parts = Vec::new();
    parts.extend(is_over.then(|| teller.score()));
    parts.push(teller.round(&order));
    parts.extend(teller.own.map(|seat| teller.fleet(seat)));
    parts.push(teller.sea());
    let others = order.iter().filter(|&&seat| Some(seat) != teller.own);
    parts.extend(others.map(|&seat| teller.fleet(seat)));
    if !is_over {
        parts.push(teller.score().closed());
    }
    parts
}

/// The state that the table is told from.
type Teller<'a> = Telling<'a, CursedSeas>;

impl Teller<'_> {
    /// Returns the round: the player whose turn it is, the order of turns, the wind.
    fn round(&self, order: &[Seat]) -> TextSection {
        let view = self.view();
        let values = [
            ("round", view.turn.round.into()),
            ("most", view.rounds.into()),
        ];
        let heading = match view.phase {
            Phase::Setup => self.say("told-setup", &[]),
            _ => self.say("ui-round", &values),
        };
        let mut part = TextSection::new(heading).known_by("round");
        part.say(self.tip(view.phase.text_id()));
        let names = order.iter().map(|&seat| self.speaker.teller.name(seat));
        let names: Vec<String> = names.collect();
        part.say(self.say("told-order", &[("players", self.list(&names))]));
        part.about("phase-round");
        if view.phase == Phase::Round {
            let values = [("player", self.name(view.turn.active))];
            part.say(self.say("told-turn", &values));
            part.about("phase-round");
        }
        let (wind, tip) = tips::wind(self);
        part.explain(wind, tip);
        part
    }

    /// Returns the gold of each player, with how it came about; first the end of a game that is over.
    fn score(&self) -> TextSection {
        let ended = (self.view.phase == Phase::Over).then(|| scored::ending(self));
        let seats = self.view.players().map(|seat| scored::points(self, seat));
        sheet::told(self, ended, seats, "tip-gold", |points, source| {
            scored::why(self, points, source)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::in_words::trial::Trial;
    use games::cursed_seas::CORSAIR;
    use rules::table::SeatKind::{Human, Random};

    #[test]
    fn whole_games_are_played_by_what_a_screen_reader_finds() {
        let mut trial = Trial::<CursedSeas>::new("whole-seas", &[Human, Random], 1);
        trial.play_to_the_score(1);
    }

    #[test]
    fn nothing_hidden_is_told() {
        let mut trial = Trial::<CursedSeas>::new("hidden-seas", &[Human, Human, CORSAIR], 40);
        let others = trial.tells_nothing_hidden(40);
        assert!(others > 20, "only {others} positions were dealt anew");
    }

    #[test]
    fn the_log_says_why() {
        let mut trial = Trial::<CursedSeas>::new("why-seas", &[Human, CORSAIR], 4);
        trial.says_why();
    }
}
