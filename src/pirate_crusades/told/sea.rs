//! The sea of the Long Game in words: its locations row by row, and what players have besides cards.

use super::Teller;
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::long::tips as sea;
use crate::pirate_crusades::tips;
use crate::table::{Seen, TextSection};
use games::pirate_crusades::values::{Location, Standing};
use rules::table::Seat;

impl Teller<'_> {
    /// Returns the sea, location by location, with everything that lies there.
    pub(super) fn sea(&self) -> TextSection {
        let mut part = TextSection::new(self.say("told-sea", &[])).known_by("sea");
        for at in Location::all() {
            let tip = sea::location(self, at).texts();
            part.explain(self.location(at), tip);
        }
        part
    }

    /// Returns a location in one line.
    fn location(&self, at: Location) -> String {
        let (view, data) = (self.view(), self.data());
        let Some(base) = view.base(data, at) else {
            let values = [("at", at.to_string().into())];
            let mut lines = vec![self.say("told-unexplored", &values)];
            lines.extend(self.lies_at(at));
            return self.say("told-there", &[("things", self.list(&lines))]);
        };
        let values = [
            ("at", at.to_string().into()),
            ("base", sea::blue_name(self, base).into()),
        ];
        let mut lines = vec![self.say("told-location", &values)];
        if let Some(port) = view.port(at) {
            let values = [
                ("port", data.card(port).port.clone().into()),
                ("nation", tips::nation_key(data.nation(port))),
                ("size", data.size(port).into()),
            ];
            lines.push(self.say("told-port", &values));
        }
        lines.extend(self.lies_at(at));
        self.say("told-there", &[("things", self.list(&lines))])
    }

    /// Returns storm, captain, players and treasure at a location.
    fn lies_at(&self, at: Location) -> Vec<String> {
        let (view, data) = (self.view(), self.data());
        let mut lines = Vec::new();
        let category = view.storm(at);
        if category > 0 {
            lines.push(self.say("told-storm", &[("category", category.into())]));
        }
        if let Some(captain) = view.captain_at(data, at) {
            let values = [
                ("captain", sea::captain_name(self, captain).into()),
                (
                    "nation",
                    tips::nation_key(Some(data.captains[captain as usize].nation)),
                ),
                ("size", view.captains_size(data, captain).into()),
            ];
            lines.push(self.say("told-captain", &values));
        }
        let here = view.seats().filter(|&seat| view.location(seat) == Some(at));
        lines.extend(here.map(|seat| self.speaker.teller.name(seat)));
        let treasure = |seat: Seat| view.players[seat.index()].voyage.map == Some(at);
        if view.seats().any(treasure) {
            lines.push(self.say("told-treasure", &[]));
        }
        lines
    }

    /// Adds captain, place, reputation, riches, and things aboard besides cargo.
    pub(super) fn voyage(&self, part: &mut TextSection, seat: Seat, held: &Held) {
        let (view, data) = (self.view(), self.data());
        if let Some(captain) = view.captain_of(data, seat) {
            let values = [
                ("captain", sea::captain_name(self, captain).into()),
                (
                    "nation",
                    tips::nation_key(Some(data.captains[captain as usize].nation)),
                ),
                ("flaw", self.text(data.captains[captain as usize].flaw)),
            ];
            let tip = sea::captain_of(self, seat, captain).texts();
            part.explain(self.say("told-own-captain", &values), tip);
        }
        part.explain(sea::stands(self, seat), sea::standing(self, seat).texts());
        let voyage = view.players[seat.index()].voyage;
        for (id, tip, count) in [
            ("told-reputation", "tip-reputation", voyage.reputation),
            ("told-riches", "tip-riches", voyage.riches),
        ] {
            let tip = tips::figure(self, tip, seat).texts();
            part.explain(self.say(id, &[("count", count.into())]), tip);
        }
        for captain in view.hostages(data, seat) {
            let name = sea::captain_name(self, captain);
            part.say(self.say("told-hostage", &[("captain", name.into())]));
        }
        for other in view.captives(seat) {
            let name = self.speaker.teller.name(other);
            part.say(self.say("told-hostage", &[("captain", name.into())]));
        }
        for (id, card) in [
            ("told-prize", view.prize(seat)),
            ("told-chest", view.chest(seat)),
        ] {
            if let Some(card) = card {
                let values = [
                    ("ship", data.card(card).ship.clone().into()),
                    ("size", data.size(card).into()),
                ];
                part.say(self.say(id, &values));
            }
        }
        if let Some(at) = voyage.map.filter(|_| view.standing(seat) != Standing::Out) {
            part.say(self.say("told-map", &[("at", at.to_string().into())]));
        }
        for (delivery, tons) in &held.sealed {
            let tip = tips::sealed(self, seat, *delivery, *tons).texts();
            part.explain(self.say("told-sealed", &[("tons", (*tons).into())]), tip);
        }
    }
}
