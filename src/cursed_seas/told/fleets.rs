//! Fleets in words: ships with their masts, cannons and holds, as far as they may be known.

use super::Teller;
use crate::cursed_seas::tips;
use crate::table::{Seen, TextSection};
use games::cursed_seas::{Back, CardPlace, Lies, Make, TreasurePlace, Vessel};
use rules::kit::Texted;
use rules::table::Seat;

impl Teller<'_> {
    /// Returns a player's fleet.
    pub(super) fn fleet(&self, seat: Seat) -> TextSection {
        let mut part = self.of_seat(seat, "told-fleet", "player");
        let home = self.view().home(seat);
        if let Some(home) = home {
            let values = [("island", self.text(home))];
            part.explain(self.say("told-home", &values), self.tip("tip-home"));
        }
        let gold = self.view().turn.gold[seat.index()];
        let text = self.say("told-gold", &[("gold", gold.into())]);
        part.explain(text, self.tip("score-home"));
        self.events(&mut part, seat);
        for vessel in self.view().fleet(seat) {
            self.vessel(&mut part, vessel);
        }
        part
    }

    /// Adds the events that a player holds.
    fn events(&self, part: &mut TextSection, seat: Seat) {
        let held = CardPlace::Held(seat);
        let hidden = self.view().hidden_at(held, Back::Event);
        if hidden > 0 {
            let text = self.say("told-events", &[("count", hidden.into())]);
            part.explain(text, self.tip("tip-events"));
        }
        for (_, item, _) in self.view().cards_at(held) {
            let name = self.speaker.item(item);
            let text = self.say("told-event", &[("card", name.into())]);
            part.explain(text, tips::item(self, item).texts());
        }
    }

    /// Adds a ship or creature: its place, its masts and cannons, its things aboard.
    fn vessel(&self, part: &mut TextSection, vessel: Vessel) {
        let seen = self.view().vessel(vessel);
        let Some(make) = seen.hull.make else {
            return;
        };
        let place = match seen.lies {
            Lies::Mat(_) => "sea",
            Lies::Lost(_) => "fog",
            Lies::Sunk | Lies::Box => "sunk",
        };
        let point = self
            .view()
            .place(vessel)
            .map_or((0, 0), |place| (place.bow.x / 10, place.bow.y / 10));
        let values = [
            ("vessel", self.speaker.make(make).into()),
            ("where", place.into()),
            ("x", point.0.into()),
            ("y", point.1.into()),
            ("heading", tips::course_of(self, vessel).into()),
            ("masts", seen.hull.sound_masts().into()),
            ("most", seen.hull.masts.into()),
            ("fire", (seen.hull.fire.count_ones() as u8).into()),
            ("state", tips::state(self, vessel).into()),
        ];
        let id = match make {
            Make::Ship(_) => "told-ship",
            Make::Creature(_) => "told-creature",
        };
        part.explain(self.say(id, &values), tips::vessel(self, vessel).texts());
        let guns = tips::guns(self, vessel);
        let moves = tips::moves(self, vessel);
        let values = [("guns", guns.into()), ("moves", moves.into())];
        part.say(self.say("told-guns", &values));
        if matches!(make, Make::Ship(_)) {
            self.hold(part, vessel);
        }
    }

    /// Adds the things aboard a ship.
    fn hold(&self, part: &mut TextSection, vessel: Vessel) {
        let (view, place) = (self.view(), CardPlace::Aboard(vessel));
        let mut things: Vec<String> = Vec::new();
        for (_, item, known) in view.cards_at(place) {
            let open = known == games::cursed_seas::Knowers::ALL;
            let values = [
                ("card", self.speaker.item(item).into()),
                ("shown", if open { "yes" } else { "no" }.into()),
            ];
            things.push(self.say("told-card", &values));
        }
        for (back, id) in [
            (Back::Crew, "told-hidden-crew"),
            (Back::Equipment, "told-hidden-gear"),
        ] {
            let hidden = view.hidden_at(place, back);
            if hidden > 0 {
                things.push(self.say(id, &[("count", hidden.into())]));
            }
        }
        let coins = view.coins_at(TreasurePlace::Aboard(vessel));
        if coins > 0 {
            let gold = view.gold_at(TreasurePlace::Aboard(vessel));
            let values = [("count", coins.into()), ("gold", gold.into())];
            things.push(self.say("told-coins", &values));
        }
        for (_, loot, _) in view.loot_at(TreasurePlace::Aboard(vessel)) {
            if let games::cursed_seas::Loot::Unique(unique) = loot {
                things.push(self.speaker.teller.text(unique));
            }
        }
        let space = view.space(self.data(), vessel);
        let text = if things.is_empty() {
            self.say("told-hold-empty", &[("space", space.into())])
        } else {
            let values = [("space", space.into()), ("things", self.list(&things))];
            self.say("told-hold", &values)
        };
        part.explain(text, self.tip("tip-hold"));
    }

    /// Returns the islands: the things there, and their owners.
    pub(super) fn sea(&self) -> TextSection {
        let mut part = TextSection::new(self.say("told-sea", &[]));
        let view = self.view();
        for (island, centre, isle) in view.isles() {
            let home = isle.home.map(|home| self.speaker.teller.name(home));
            let values = [
                ("island", self.text(island)),
                ("x", (centre.x / 10).into()),
                ("y", (centre.y / 10).into()),
                ("home", home.unwrap_or_else(|| "none".to_owned()).into()),
                ("coins", view.coins_at(TreasurePlace::On(island)).into()),
            ];
            let text = self.say("told-island", &values);
            part.explain(text, tips::island(self, island).texts());
        }
        for (island, fort) in view.forts() {
            let (name, text) = tips::fort(self, island, fort);
            let values = [
                ("fort", name.into()),
                ("island", self.text(island)),
                ("player", self.name(fort.seat)),
                ("gold", fort.gold.into()),
            ];
            part.explain(self.say("told-fort", &values), text);
        }
        for (_, terrain, centre) in view.terrain() {
            let values = [
                ("terrain", self.text(terrain)),
                ("x", (centre.x / 10).into()),
                ("y", (centre.y / 10).into()),
            ];
            let id = format!("{}.text", terrain.text_id());
            part.explain(self.say("told-terrain", &values), self.say(&id, &[]));
        }
        part
    }
}
