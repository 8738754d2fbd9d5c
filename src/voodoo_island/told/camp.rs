//! An explorer's camp in words: its things on the map and before it, its hand, and the items that it could craft.

use super::{Teller, cell};
use crate::table::figures::capital;
use crate::table::{Seen, TextSection};
use crate::voodoo_island::tips::{self, Seen as _};
use games::voodoo_island::data::Timing;
use games::voodoo_island::values::{
    CardPlace, Expedition, Item, Mission, Slot, Supply, Whereabouts,
};
use games::voodoo_island::view::ExplorerView;
use rules::kit::Texted;
use rules::table::Seat;

impl Teller<'_> {
    /// Returns an explorer with all its things, as far as they may be known.
    pub(super) fn explorer(&self, seat: Seat) -> TextSection {
        let explorer = &self.view().explorers[seat.index()];
        let mut part = self.of_seat(seat, "told-explorer", "explorer");
        self.body(&mut part, seat);
        self.bag(&mut part, explorer);
        self.tools(&mut part, seat);
        self.objects(&mut part, seat);
        self.cards(&mut part, seat);
        part
    }

    /// Says the place and the state of an explorer.
    fn body(&self, part: &mut TextSection, seat: Seat) {
        let explorer = &self.view().explorers[seat.index()];
        let numbers = self.data().numbers;
        let place = match explorer.at {
            Whereabouts::On(_) => "map",
            Whereabouts::Aboard => "aboard",
            Whereabouts::Off if explorer.hearts == 0 => "dead",
            Whereabouts::Off => "off",
        };
        let at = explorer.at.cell();
        let at = at.map_or_else(|| String::new().into(), cell);
        let values = [("where", place.into()), ("cell", at)];
        let tip = tips::explorer(self, seat).texts();
        part.explain(self.say("told-where", &values), tip);
        let values = [
            ("hearts", explorer.hearts.into()),
            ("most", numbers.hearts.get().into()),
        ];
        part.explain(self.say("told-hearts", &values), self.tip("tip-hearts"));
        if explorer.snares > 0 {
            let steps = numbers.snared(explorer.snares);
            let values = [("count", explorer.snares.into()), ("steps", steps.into())];
            part.say(self.say("told-snares", &values));
        }
    }

    /// Supplies and items in the bag.
    fn bag(&self, part: &mut TextSection, explorer: &ExplorerView) {
        let bag = explorer.bag;
        let teller = &self.speaker.teller;
        let supplies = Supply::ALL.iter().map(|&supply| {
            let count = bag.supply(supply);
            (count, tips::several(teller, supply, count))
        });
        let items = Item::ALL.iter().map(|&item| {
            let count = bag.item(item);
            (count, tips::several(teller, item, count))
        });
        let held = supplies.chain(items).filter(|(count, _)| *count > 0);
        let held: Vec<String> = held.map(|(_, text)| text).collect();
        let text = if held.is_empty() {
            self.say("told-bag-empty", &[])
        } else {
            let values = [
                ("count", bag.count().into()),
                ("most", self.data().numbers.bag.into()),
                ("things", self.list(&held)),
            ];
            self.say("told-bag", &values)
        };
        part.explain(text, self.tip("tip-bag"));
    }

    /// Adds the tool spots, and the helpers that are left.
    fn tools(&self, part: &mut TextSection, seat: Seat) {
        let explorer = &self.view().explorers[seat.index()];
        for &slot in Slot::ALL {
            let tool = explorer.tools.0[slot as usize];
            let helps = explorer.has_helper(slot);
            let (what, item) = match tool.item {
                Some(item) => ("item", self.text(item)),
                None if helps => ("helper", "".into()),
                None => ("empty", "".into()),
            };
            let blocked = if tool.doll { "yes" } else { "no" };
            let values = [
                ("slot", self.text(slot)),
                ("what", what.into()),
                ("item", item),
                ("blocked", blocked.into()),
            ];
            let tip = tips::tool(self, seat, slot).texts();
            part.explain(self.say("told-tool-spot", &values), tip);
        }
        let values = [
            ("count", explorer.pool().into()),
            ("most", (explorer.helpers.len() as i64).into()),
        ];
        part.explain(self.say("told-helpers", &values), self.tip("tip-helpers"));
    }

    /// Objects that an explorer carries, and those that it has delivered.
    fn objects(&self, part: &mut TextSection, seat: Seat) {
        let view = self.view();
        let named = |missions: &mut dyn Iterator<Item = Mission>| -> Vec<String> {
            missions
                .map(|mission| tips::object(self, mission))
                .collect()
        };
        let carried = named(&mut view.carried(self.data(), seat));
        if !carried.is_empty() {
            let objects = [("objects", self.list(&carried))];
            let text = self.say("told-carried", &objects);
            part.explain(text, self.tip("tip-carried"));
        }
        let delivered = named(&mut view.delivered(self.data(), seat));
        let text = if delivered.is_empty() {
            self.say("told-delivered-none", &[])
        } else {
            let objects = [("objects", self.list(&delivered))];
            self.say("told-delivered", &objects)
        };
        part.explain(text, self.tip("tip-delivered"));
    }

    /// Says the number of cards in a hand, and the card that lies face down.
    fn cards(&self, part: &mut TextSection, seat: Seat) {
        let explorer = &self.view().explorers[seat.index()];
        let text = self.say("told-cards", &[("count", explorer.cards.into())]);
        part.explain(text, self.tip("tip-hand"));
        let text = self.say("told-missions", &[("count", explorer.missions.into())]);
        part.explain(text, self.tip("tip-missions"));
        if !explorer.laid {
            return;
        }
        let laid = self.kinds_at(|place| place == CardPlace::Laid(seat));
        match laid.first() {
            Some(&(card, _)) => {
                let speed = self.data().speed(card);
                let values = [("card", self.text(card)), ("speed", speed.into())];
                let text = self.say("told-laid-known", &values);
                part.explain(text, self.tip("tip-speed"));
            }
            None => {
                let text = self.say("told-laid", &[]);
                part.explain(text, self.tip("tip-hand-face-down"));
            }
        }
    }

    /// Returns the kinds of expedition card in places that `lies` holds for, each with its number.
    pub(super) fn kinds_at(&self, lies: impl Fn(CardPlace) -> bool) -> Vec<(Expedition, u8)> {
        let cards = self.view().cards_at(self.data(), lies);
        let kinds = Expedition::ALL.iter().copied().zip(cards);
        kinds.filter(|(_, count)| *count > 0).collect()
    }

    /// Returns a kind of card, with its number.
    pub(super) fn several(&self, card: Expedition, count: u8) -> String {
        let name = self.speaker.teller.text(card);
        if count > 1 {
            format!("{name} ×{count}")
        } else {
            name
        }
    }

    /// Returns the cards of the own hand with their effects; `None` if they are not seen.
    pub(super) fn hand(&self, seat: Seat) -> Option<TextSection> {
        let mut part = TextSection::new(self.say("told-hand", &[]));
        for (card, count) in self.kinds_at(|place| place == CardPlace::Hand(seat)) {
            let timing = match self.data().effect(card).timing() {
                Timing::Play => "timing-play",
                Timing::Own => "timing-own",
                Timing::Reaction => "timing-reaction",
            };
            let id = card.text_id();
            let values = [
                ("card", self.several(card, count).into()),
                ("speed", self.data().speed(card).into()),
                ("timing", self.say(timing, &[]).into()),
                ("text", self.say(&format!("{id}.text"), &[]).into()),
            ];
            let tip = format!("{} {}", self.tip(id), self.tip(timing));
            part.explain(self.say("told-card", &values), tip);
        }
        let missions = self.view().missions_of(self.data(), seat);
        let mut missions: Vec<Mission> = missions.collect();
        missions.sort_unstable();
        for mission in missions {
            let tip = self.tip(mission.text_id());
            part.explain(self.mission_card(seat, mission), tip);
        }
        (!part.lines.is_empty()).then_some(part)
    }

    /// Returns a mission card of the own hand, with its missing needs.
    fn mission_card(&self, seat: Seat, mission: Mission) -> String {
        let bag = self.view().explorers[seat.index()].bag;
        let there = self.view().tiles.on_spots;
        let state = if !there.contains(self.board().mission(mission)) {
            "taken"
        } else if bag.item(self.data().tools[mission as usize]) > 0 {
            "ready"
        } else {
            "missing"
        };
        let mut values = tips::about_mission(self, mission).to_vec();
        values.push(("state", state.into()));
        self.say("told-mission-card", &values)
    }

    /// Returns each item, its supplies, and those that the own bag lacks.
    pub(super) fn recipes(&self, seat: Seat) -> TextSection {
        let mut part = TextSection::new(self.say("told-craft", &[]));
        for &item in Item::ALL {
            let values = tips::about_recipe(self, seat, item);
            let text = capital(&self.say("told-recipe", &values));
            part.explain(text, self.tip(item.text_id()));
            part.about(item.text_id());
        }
        part
    }
}
