//! The table of Cursed Seas in words.

mod course;
mod fleets;
mod log;
mod shots;

pub(super) use course::{sailed, side, tried, turned};
pub(super) use log::{doer, line};
pub(super) use shots::{
    any, boards, builds, chances, expected, fired, fired_at, flag_fired, mast, needs, no_shot,
    percent, rams,
};

use super::scored;
use super::tips::{self, Seen};
use crate::table::figures::whole;
use crate::table::{TableGame, Telling, TextSection};
use games::cursed_seas::data::Data;
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{CursedSeas, Island, Phase, Shoal, ShoalPlace, Vessel, View};
use rules::kit::Texted;
use rules::study::Studied;
use rules::table::words::Value;
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
pub(super) fn told(speaker: &Speaker, about: &Telling<CursedSeas>) -> Vec<TextSection> {
    let teller = Teller { speaker, about };
    let view = about.view;
    let is_over = view.phase == Phase::Over;
    let order: Vec<Seat> = view.turn.first.round(view.seats).collect();
    let mut parts = Vec::new();
    parts.extend(is_over.then(|| teller.score()));
    parts.push(teller.round(&order));
    parts.extend(about.own.map(|seat| teller.fleet(seat)));
    parts.push(teller.sea());
    let others = order.iter().filter(|&&seat| Some(seat) != about.own);
    parts.extend(others.map(|&seat| teller.fleet(seat)));
    if !is_over {
        parts.push(teller.score().closed());
    }
    for part in &mut parts {
        part.end_lines(speaker.teller.words());
    }
    parts
}

struct Teller<'a> {
    speaker: &'a Speaker,
    about: &'a Telling<'a, CursedSeas>,
}

impl Seen for Teller<'_> {
    fn speaker(&self) -> &Speaker {
        self.speaker
    }

    fn view(&self) -> &View {
        self.about.view
    }

    fn data(&self) -> &Data {
        self.about.data
    }
}

impl Teller<'_> {
    fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.speaker.teller.say(id, values)
    }

    /// Returns the tip of the thing with this text.
    fn tip(&self, id: &str) -> String {
        self.say(&format!("{id}.tip"), &[])
    }

    fn text(&self, value: impl Texted) -> Value<'static> {
        self.speaker.teller.text(value).into()
    }

    fn name(&self, seat: Seat) -> Value<'static> {
        self.speaker.teller.name(seat).into()
    }

    fn list(&self, things: &[String]) -> Value<'static> {
        things.join(&self.say("list-comma", &[])).into()
    }

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
        let view = self.view();
        let is_over = view.phase == Phase::Over;
        let heading = match is_over {
            true => "score-total",
            false => "told-score",
        };
        let mut part = TextSection::new(self.say(heading, &[])).known_by("score");
        if is_over {
            part.say(scored::ending(self));
        }
        for seat in view.players() {
            let total = <CursedSeas as TableGame>::points(view, self.data(), seat);
            let values = [
                ("pirate", self.name(seat)),
                ("source", self.say("score-total", &[]).into()),
                ("points", whole(total).into()),
            ];
            let text = self.say("ui-score-cell", &values);
            part.explain(text, self.tip("score-total"));
            part.about("tip-gold");
            let sources = CursedSeas::SOURCES.iter().zip(view.score(seat));
            for (source, points) in sources.filter(|(_, points)| *points != 0) {
                let id = format!("score-{source}");
                let values = [
                    ("source", self.say(&id, &[]).into()),
                    ("points", whole(points.into()).into()),
                    ("why", scored::why(self, seat, source, points.into()).into()),
                ];
                part.explain(self.say("told-source", &values), self.tip(&id));
            }
        }
        part
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
