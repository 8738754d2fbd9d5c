//! A player in words: its ship, where it is, its crew, cargo, bonuses and missions.

use super::Teller;
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::tips;
use crate::table::figures::capital;
use crate::table::{Seen, TextSection};
use games::pirate_crusades::values::Card;
use rules::table::Seat;

impl Teller<'_> {
    /// Returns a player with all its holdings, as far as they may be known.
    pub(super) fn player(&self, seat: Seat) -> TextSection {
        let mut part = self.of_seat(seat, "told-player", "player");
        let held = Held::of(self.view(), self.data(), seat);
        self.ship(&mut part, seat, &held);
        if self.view().long {
            self.voyage(&mut part, seat, &held);
        } else {
            let tip = tips::standing(self, seat);
            part.explain(tip.name().to_owned(), tip.texts());
        }
        self.crew(&mut part, seat, &held);
        self.cargo(&mut part, seat, &held);
        self.missions(&mut part, seat, &held);
        part
    }

    /// Adds the ship.
    fn ship(&self, part: &mut TextSection, seat: Seat, held: &Held) {
        if let Some(ship) = held.ship {
            let data = self.data().card(ship);
            let values = [
                ("ship", data.ship.clone().into()),
                ("class", self.text(data.class)),
                ("size", data.size.get().into()),
                ("nation", tips::nation_key(self.data().nation(ship))),
            ];
            let tip = tips::ship(self, seat, ship).texts();
            part.explain(self.say("told-ship", &values), tip);
        }
    }

    /// Adds crew, weight and bonuses.
    fn crew(&self, part: &mut TextSection, seat: Seat, held: &Held) {
        let crew = [
            ("count", held.crew.into()),
            ("most", held.crew_limit.into()),
        ];
        let tip = tips::figure(self, "tip-crew", seat).texts();
        part.explain(self.say("told-crew", &crew), tip);
        let weight = [("weight", tips::weight(self, seat).into())];
        let tip = tips::figure(self, "tip-weight", seat).texts();
        part.explain(self.say("told-weight", &weight), tip);
        for &card in &held.bonuses {
            let bonus = self.data().card(card).bonus;
            let text = self.say("told-bonus", &[("bonus", self.text(bonus))]);
            part.explain(text, tips::bonus(self, seat, card).texts());
        }
    }

    /// Adds the cargo in the holds.
    fn cargo(&self, part: &mut TextSection, seat: Seat, held: &Held) {
        let count = held.filled() as i64;
        let values = [("count", count.into()), ("most", held.hold_limit.into())];
        let tip = tips::figure(self, "tip-holds", seat).texts();
        part.explain(self.say("told-holds", &values), tip);
        for &card in &held.holds {
            let tip = tips::cargo(self, seat, card);
            let values = [
                ("tons", self.data().tons(card).into()),
                ("cargo", self.text(self.data().cargo(card))),
                ("card", tips::card_name(self, card).into()),
            ];
            part.explain(self.say("told-cargo", &values), tip.texts());
        }
    }

    /// Adds the open missions as far as they are seen.
    fn missions(&self, part: &mut TextSection, seat: Seat, held: &Held) {
        if held.missions.is_empty() {
            part.say(self.say("told-no-mission", &[]));
        }
        for mission in &held.missions {
            match mission {
                Some(card) => {
                    let (state, _) = tips::mission_state(self, seat, *card);
                    let text = capital(&tips::mission_of(self, seat, *card));
                    let values = [("mission", text.into()), ("state", state.into())];
                    let tip = tips::mission_card(self, seat, *card).texts();
                    part.explain(self.say("told-mission", &values), tip);
                }
                None => {
                    let tip = self.say("tip-letter.tip", &[]);
                    part.explain(self.say("told-mission-hidden", &[]), tip);
                }
            }
        }
    }

    /// Returns the hand, as far as it is seen.
    pub(super) fn hand(&self, seat: Seat) -> Option<TextSection> {
        if self.view().viewer != Some(seat) {
            return None;
        }
        let hand: Vec<Card> = self.view().hand(seat).iter().collect();
        let values = [("count", (hand.len() as i64).into())];
        let mut part = TextSection::new(self.say("told-hand", &values)).known_by("hand");
        let vessel = self.view().vessel(self.data(), seat);
        for card in hand {
            let values = [
                ("card", tips::card_name(self, card).into()),
                ("guns", vessel.guns(self.data(), card).into()),
                ("tons", self.data().tons(card).into()),
                ("cargo", self.text(self.data().cargo(card))),
            ];
            let tip = tips::card(self, card).texts();
            part.explain(self.say("told-hand-card", &values), tip);
        }
        Some(part)
    }
}
