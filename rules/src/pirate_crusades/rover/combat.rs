//! The computer pirate among enemies: fighting, fleeing, and plunder.

use super::{Note, Rover};
use crate::data::Mission;
use crate::missions::Deed;
use crate::values::*;
use rules::table::Seat;

/// The guns of a card with which a computer pirate seeks or stands a duel.
const DUEL: u8 = 8;

impl Rover<'_, '_, '_> {
    /// Returns whether all cards of the hand but so many of the least worth beat a strength, whatever Jokers bring.
    pub(super) fn wins_keeping(&self, keep: u8, strength: u16) -> bool {
        let (vessel, data) = (self.play.vessel(self.seat), self.play.data());
        let kept = self.least(self.hand(), keep, |card| self.worth(card));
        let with = self.hand().without(kept);
        let powder = vessel.has(data, Bonus::PowderCache);
        vessel.total(data, with, powder) > strength
    }

    /// Returns whether a deed does an own mission.
    pub(super) fn fulfils(&self, deed: Deed) -> bool {
        let (data, own) = (self.play.data(), self.nation());
        let mut missions = self.play.cards.of(self.seat).missions.iter();
        missions.any(|card| deed.does(data, card, own))
    }

    /// Returns whether some card of the hand has the guns for a duel.
    fn has_duel_card(&self) -> bool {
        let guns = |card| self.play.data().guns(card);
        self.hand().iter().any(|card| guns(card) >= DUEL)
    }

    pub(super) fn encounter(&self, strength: u16, note: Note) -> Option<Choice> {
        let data = self.play.data();
        let met = self.play.cards.met().and_then(|ship| data.nation(ship));
        let fight = |keep| self.wins_keeping(keep, strength).then_some(Choice::Fight);
        let keep = if self.fulfils(Deed::Sunk(met)) { 1 } else { 2 };
        let listed = |wanted: fn(&Choice) -> bool| self.choices.iter().copied().find(wanted);
        self.follow(Line::Fight, note, || fight(keep))
            .or_else(|| self.follow(Line::Flee, note, || Some(Choice::Flee)))
            .or_else(|| {
                self.follow(Line::Challenge, note, || {
                    let duel = listed(|choice| matches!(choice, Choice::Challenge(_)));
                    duel.filter(|_| self.has_duel_card())
                })
            })
            .or_else(|| self.follow(Line::FightWithAll, note, || fight(1)))
            .or_else(|| self.follow(Line::Dump, note, || self.dump()))
            .or_else(|| self.follow(Line::Yield, note, || Some(Choice::Yield)))
    }

    /// Returns the dumping of the lightest cargo that nobody wants.
    fn dump(&self) -> Option<Choice> {
        let holds = self.play.cards.of(self.seat).holds.set();
        let unwanted = holds.iter().filter(|&card| !self.is_wanted(card)).collect();
        let tons = |card| u16::from(self.play.data().tons(card));
        self.least(unwanted, 1, tons).first().map(Choice::Dump)
    }

    pub(super) fn fleet(&self, strength: u16, note: Note) -> Option<Choice> {
        self.follow(Line::Fleet, note, || {
            let done = self.play.cards.of(self.seat).done.len();
            let is_last = done + 1 >= self.play.numbers().short.missions.get();
            let wins = self.wins_keeping(u8::from(!is_last), strength);
            Some(if wins { Choice::Fight } else { Choice::Decline })
        })
    }

    pub(super) fn declare_ship(&self, ship: Card, note: Note) -> Option<Choice> {
        self.follow(Line::Declare, note, || {
            let sinks = self.fulfils(Deed::Sunk(self.play.data().nation(ship)));
            let foe = sinks && !self.has_mission(MissionKind::Meet);
            Some(if foe { Choice::Foe } else { Choice::Friend })
        })
    }

    pub(super) fn flee_duel(&self, note: Note) -> Option<Choice> {
        let weak = !self.has_duel_card();
        self.follow(Line::FleeDuel, note, || weak.then_some(Choice::Flee))
            .or_else(|| self.follow(Line::StayInDuel, note, || Some(Choice::Stay)))
    }

    pub(super) fn best_card(&self, note: Note) -> Option<Choice> {
        self.follow(Line::BestCard, note, || {
            let (vessel, data) = (self.play.vessel(self.seat), self.play.data());
            let mut best: Option<(u16, Card)> = None;
            for card in self.hand().iter() {
                let guns = vessel.guns(data, card);
                if best.is_none_or(|(most, _)| guns > most) {
                    best = Some((guns, card));
                }
            }
            best.map(|(_, card)| Choice::Card(card))
        })
    }

    pub(super) fn plunder(&self, card: Card, note: Note) -> Option<Choice> {
        let kind = self.play.data().card(card).mission;
        let takes = self.has_no_mission()
            && matches!(kind, Mission::Meet | Mission::Sink | Mission::Prisoner);
        let wanted = self.is_wanted(card);
        self.follow(Line::PlunderCargo, note, || {
            wanted.then_some(Choice::TakeCargo)
        })
        .or_else(|| {
            self.follow(Line::PlunderMission, note, || {
                takes.then_some(Choice::TakeMission)
            })
        })
        .or_else(|| self.follow(Line::PlunderCrew, note, || Some(Choice::TakeCrew)))
        .or_else(|| self.follow(Line::PlunderLeft, note, || Some(Choice::Leave)))
    }

    pub(super) fn plunder_player(&self, loser: Seat, note: Note) -> Option<Choice> {
        let holds = self.play.cards.of(loser).holds.set();
        let heaviest = |cards: CardSet| {
            let heaviest = |card: &Card| (self.play.data().tons(*card), std::cmp::Reverse(*card));
            cards.iter().max_by_key(heaviest).map(Choice::TakeHold)
        };
        let wanted = holds.iter().filter(|&card| self.is_wanted(card)).collect();
        self.follow(Line::TakeWantedHold, note, || heaviest(wanted))
            .or_else(|| self.follow(Line::TakeMission, note, || Some(Choice::TakeMission)))
            .or_else(|| self.follow(Line::TakeCrew, note, || Some(Choice::TakeCrew)))
            .or_else(|| self.follow(Line::TakeHeaviestHold, note, || heaviest(holds)))
    }
}
