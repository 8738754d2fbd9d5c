//! Decks and used cards, what will be drawn from them, and the points as they stand, in words.

use super::Teller;
use crate::board::sheet;
use crate::table::{Seen, TextSection};
use crate::voodoo_island::scored;
use crate::voodoo_island::tips::Seen as _;
use games::voodoo_island::values::{CardPlace, Phase};

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

    /// Returns all points, source by source, each with how it came about; first the end of a game that is over.
    pub(super) fn score(&self) -> TextSection {
        let ended = (self.view.phase == Phase::Over).then(|| scored::ending(self));
        let seats = self.view.seats().map(|seat| scored::points(self, seat));
        sheet::told(self, ended, seats, "score-total", |points, source| {
            scored::why(self, points, source)
        })
    }
}
