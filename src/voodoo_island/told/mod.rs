//! The table of Voodoo Island in words.

mod camp;
mod land;
mod piles;

use super::odds;
use super::tips::{self, Seen as _};
use crate::table::{Seen, Telling, TextSection};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Cell, IslandCard, Phase, Question, Whereabouts};
use rules::kit::Texted;
use rules::table::Seat;
use rules::table::words::Value;

/// Returns the table in words, in the order in which a player would ask.
pub(super) fn told(teller: &Teller) -> Vec<TextSection> {
    let view = teller.view;
    let order: Vec<Seat> = view.first.round(view.explorers.len() as u8).collect();
    let is_over = view.phase == Phase::Over;
    let mut parts = Vec::new();
    parts.extend(is_over.then(|| teller.score()));
    parts.push(teller.day(&order));
    parts.push(teller.helicopter());
    if let Some(seat) = teller.own {
        parts.push(teller.explorer(seat));
        parts.extend(teller.hand(seat));
        parts.push(teller.recipes(seat).closed());
    }
    parts.push(teller.map());
    let others = order.iter().filter(|&&seat| Some(seat) != teller.own);
    parts.extend(others.map(|&seat| teller.explorer(seat)));
    parts.push(teller.places());
    parts.push(teller.decks());
    if !is_over {
        let words = teller.speaker.teller.words();
        parts.push(TextSection::odds(words, odds::told(teller)).closed());
        parts.push(teller.score().closed());
    }
    parts
}

/// The state that the table is told from.
type Teller<'a> = Telling<'a, VoodooIsland>;

/// Returns a cell as it is told.
fn cell(cell: Cell) -> Value<'static> {
    format!("{cell:?}").into()
}

impl Teller<'_> {
    /// Returns the day: its number and the daytime, the island cards, the order of rounds, and the progress of the current round.
    fn day(&self, order: &[Seat]) -> TextSection {
        let view = self.view();
        let heading = if view.day == 0 {
            self.say("told-setup", &[])
        } else {
            let values = [
                ("day", view.day.into()),
                ("days", view.days.into()),
                ("daytime", self.text(view.daytime)),
            ];
            self.say("told-day", &values)
        };
        let mut part = TextSection::new(heading).known_by("day");
        part.say(self.tip(view.phase.text_id()));
        if view.day > 0 && view.phase != Phase::Over {
            let left = view.days.saturating_sub(view.day);
            part.say(self.say("told-days-left", &[("count", left.into())]));
            part.about("book-isle-day");
            self.coming(&mut part);
        }
        self.islands(&mut part);
        let first = [("explorer", self.name(view.first))];
        part.explain(self.say("told-first", &first), self.tip("tip-first"));
        part.about("tip-first");
        let names = order.iter().map(|&seat| self.speaker.teller.name(seat));
        let names: Vec<String> = names.collect();
        part.say(self.say("told-order", &[("explorers", self.list(&names))]));
        self.round(&mut part);
        part
    }

    /// Adds that the last day comes next.
    fn coming(&self, part: &mut TextSection) {
        if self.view().next_islands() == [IslandCard::TheLastDay] {
            let text = self.say("told-last-day-next", &[]);
            part.explain(text, self.tip("tip-last-day-next"));
        }
    }

    /// Adds the island card in force, and those before.
    fn islands(&self, part: &mut TextSection) {
        if let Some(card) = self.view().island() {
            let text = self.say(&format!("{}.text", card.text_id()), &[]);
            let values = [("card", self.text(card)), ("text", text.into())];
            let said = self.say("told-island-card", &values);
            part.explain(said, self.tip(card.text_id()));
            part.about("book-isle-island-cards");
        }
        let past = self.view().past_islands().into_iter();
        let past: Vec<String> = past
            .map(|(_, card)| self.speaker.teller.text(card))
            .collect();
        if !past.is_empty() {
            part.say(self.say("told-past-cards", &[("cards", self.list(&past))]));
        }
    }

    /// Says the part of the round that is played.
    fn round(&self, part: &mut TextSection) {
        let active = self.view().active;
        let asked = self.asked.filter(|asked| asked.seat == active);
        let (step, lamp) = match asked.map(|asked| asked.question) {
            Some(Question::Card) => ("card", "tip-lamp-card"),
            Some(Question::Work) => ("work", "tip-lamp-work"),
            Some(Question::Move(_)) => ("move", "tip-lamp-move"),
            _ => return,
        };
        let values = [("explorer", self.name(active)), ("step", step.into())];
        part.explain(self.say("told-active", &values), self.tip(lamp));
        part.about(lamp);
        if let Some(Question::Move(steps)) = asked.map(|asked| asked.question) {
            let text = self.say("told-steps", &[("steps", steps.into())]);
            part.explain(text, self.tip("tip-steps"));
            part.about("tip-steps");
        }
    }

    /// Says the helicopter's cell, and its distance from the own explorer.
    fn helicopter(&self) -> TextSection {
        let view = self.view();
        let heading = self.say("tip-helicopter", &[]);
        let mut part = TextSection::new(heading).known_by("helicopter");
        let own = self.own.map(|seat| view.explorers[seat.index()].at);
        let own = own.and_then(Whereabouts::cell);
        let text = match (view.helicopter, own) {
            (None, _) => self.say("told-helicopter-away", &[]),
            (Some(at), None) => self.say("told-helicopter", &[("cell", cell(at))]),
            (Some(at), Some(own)) => {
                let steps = own.distance(at).into();
                let values = [("cell", cell(at)), ("steps", steps)];
                self.say("told-helicopter-from", &values)
            }
        };
        part.explain(text, tips::helicopter(self).texts());
        part.about("tip-helicopter");
        if view.helicopter.is_some() && self.today().helicopter_stays() {
            part.say(self.say("told-helicopter-stays", &[]));
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::in_words::trial::Trial;
    use crate::voodoo_island::scored;
    use games::voodoo_island::EXPLORER;
    use rules::table::SeatKind::{Human, Random};
    use rules::table::{Packed, Table};

    #[test]
    fn whole_games_are_played_by_what_a_screen_reader_finds() {
        let kinds = [Human, Human, Random];
        let mut trial = Trial::<VoodooIsland>::new("whole-isle", &kinds, 1);
        trial.play_to_the_score(1);
    }

    #[test]
    fn the_score_speaks_of_an_expedition() {
        let mut trial = Trial::<VoodooIsland>::new("called-isle", &[Human, Random], 1);
        let session = trial.session();
        let data = VoodooIsland::standard();
        let mut table = Table::<VoodooIsland>::new(data, session.setup(), 1).unwrap();
        let told = scored::tally(&session, &table.view(None), false);
        assert_eq!(told.again[0], "New expedition");
    }

    #[test]
    fn nothing_hidden_is_told() {
        let kinds = [Human, Human, EXPLORER];
        let mut trial = Trial::<VoodooIsland>::new("hidden-isle", &kinds, 40);
        let others = trial.tells_nothing_hidden(40);
        assert!(others > 20, "only {others} positions were dealt anew");
    }

    #[test]
    fn the_log_says_why() {
        let kinds = [Human, EXPLORER, EXPLORER];
        let mut trial = Trial::<VoodooIsland>::new("why-isle", &kinds, 4);
        trial.says_why();
    }

    #[test]
    fn odds_are_told() {
        let kinds = [Human, EXPLORER, EXPLORER];
        let mut trial = Trial::<VoodooIsland>::new("odds-isle", &kinds, 4);
        trial.tells_odds(8);
    }
}
