//! Decks and used cards, what will be drawn from them, and the points as they stand, in words.

use super::Teller;
use crate::table::figures::whole;
use crate::table::{TableGame, TextSection};
use crate::voodoo_island::tips::Seen;
use crate::voodoo_island::{odds, scored};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{CardPlace, Phase};
use rules::study::Studied;

impl Teller<'_> {
    /// Returns the decks, the price of a card, and the used cards.
    pub(super) fn decks(&self) -> TextSection {
        let view = self.view();
        let mut part = TextSection::new(self.say("told-decks", &[]));
        let values = [
            ("count", view.deck.into()),
            ("price", self.today().price().into()),
        ];
        let tip = self.say("tip-deck.tip", &values);
        part.explain(self.say("told-deck", &values), tip);
        part.about("tip-deck");
        part.say(self.say("told-price", &values));
        part.about("tip-deck");
        let values = [("count", view.mission_deck.into())];
        let tip = self.say("tip-mission-deck.tip", &values);
        part.explain(self.say("told-mission-deck", &values), tip);
        part.about("tip-mission-deck");
        let used = self.kinds_at(|place| place == CardPlace::Used).into_iter();
        let used: Vec<String> = used
            .map(|(card, count)| self.several(card, count))
            .collect();
        let text = if used.is_empty() {
            self.say("told-used-none", &[])
        } else {
            self.say("told-used", &[("cards", self.list(&used))])
        };
        part.explain(text, self.tip("tip-used"));
        part
    }

    /// Says the odds of cards that are drawn unseen.
    pub(super) fn odds(&self) -> TextSection {
        let mut part = TextSection::new(self.say("ui-told-odds", &[]));
        for tip in odds::told(self) {
            part.say_all(tip.words().lines().map(str::to_owned));
        }
        part
    }

    /// Returns all points, source by source, each with how it came about; first the end of a game that is over.
    pub(super) fn score(&self) -> TextSection {
        let (view, data) = (self.view(), self.data());
        let is_over = view.phase == Phase::Over;
        let heading = if is_over { "score-total" } else { "told-score" };
        let mut part = TextSection::new(self.say(heading, &[])).known_by("score");
        if is_over {
            part.say(scored::ending(self));
        }
        for seat in view.seats() {
            let total = <VoodooIsland as TableGame>::points(view, data, seat);
            let values = [
                ("pirate", self.name(seat)),
                ("source", self.say("score-total", &[]).into()),
                ("points", whole(total).into()),
            ];
            let text = self.say("ui-score-cell", &values);
            part.explain(text, self.tip("score-total"));
            part.about("score-total");
            let sources = VoodooIsland::SOURCES.iter().zip(view.points(data, seat));
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
