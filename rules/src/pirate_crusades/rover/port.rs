//! The computer pirate in port.

use super::{Note, Rover};
use crate::data::Mission;
use crate::missions::Deed;
use crate::values::*;

/// The crew limit below which a conquest is out of reach.
const CONQUEROR: u8 = 4;
/// The crew with which it trades of its hand.
const TRADER: u8 = 4;
/// The crew cards that it keeps when it trades of its hand.
const KEPT: u8 = 2;
/// The ship below which it takes another at a cove.
const SMALL: u8 = 5;
/// The value from which on crew is taken from the discard.
const STRONG: u8 = 7;
/// The crew that it gathers: to sink ships, while goods are lacking, and else.
const TO_SINK: u8 = 4;
const TO_TRADE: u8 = 5;
const TO_SAIL: u8 = 3;

impl Rover<'_, '_, '_> {
    pub(super) fn in_port(&self, note: Note) -> Option<Choice> {
        let vessel = self.play.vessel(self.seat);
        let limit = vessel.crew_limit(self.play.data());
        let hand = self.hand().len();
        let conquers = self.has_mission(MissionKind::Conquer);
        self.follow(Line::Magistrate, note, || Some(Choice::Magistrate))
            .or_else(|| {
                self.follow(Line::Relinquish, note, || {
                    (conquers && limit < CONQUEROR).then_some(Choice::Relinquish)
                })
            })
            .or_else(|| {
                self.follow(Line::AttackTown, note, || {
                    let strength = self.play.town_strength(self.seat);
                    let attacks = self.conquest_here() && self.wins_keeping(0, strength);
                    attacks.then_some(Choice::AttackTown)
                })
            })
            .or_else(|| {
                self.follow(Line::Trade, note, || {
                    let has_hand = hand >= TRADER || hand >= limit;
                    let trades =
                        !self.wrong_cargo().is_empty() || has_hand && !self.spare().is_empty();
                    (self.lacks_goods() && trades).then_some(Choice::Trade)
                })
            })
            .or_else(|| {
                self.follow(Line::Gather, note, || {
                    (hand < self.wanted_crew(limit)).then_some(Choice::GatherCrew)
                })
            })
            .or_else(|| self.follow(Line::Disembark, note, || Some(Choice::Disembark)))
    }

    /// Returns whether the conquest of the town where it is docked does a mission.
    fn conquest_here(&self) -> bool {
        let town = self.play.cards.of(self.seat).town;
        let player = self.play.player(self.seat);
        !player.conquered && town.is_some_and(|town| self.conquest_of(town))
    }

    /// Returns whether the conquest of a town does a mission.
    fn conquest_of(&self, town: Card) -> bool {
        let nation = self.play.data().nation(town);
        nation.is_some() && nation != self.nation() && self.fulfils(Deed::Conquered(nation))
    }

    /// Returns whether a town suits a conquest: a full hand may well beat it.
    pub(super) fn suits_conquest(&self, town: Card) -> bool {
        let (data, vessel) = (self.play.data(), self.play.vessel(self.seat));
        let strength = data.town_strength(town, false);
        self.conquest_of(town) && strength < 6 * u16::from(vessel.crew_limit(data))
    }

    /// Returns the crew that it gathers.
    fn wanted_crew(&self, limit: u8) -> u8 {
        let town = self.play.cards.of(self.seat).town;
        if self.conquest_here() && town.is_some_and(|town| self.suits_conquest(town)) {
            limit
        } else if self.has_mission(MissionKind::Sink) {
            TO_SINK
        } else if self.lacks_goods() {
            TO_TRADE
        } else {
            TO_SAIL
        }
    }

    /// Returns the cargo that no delivery asks for.
    fn wrong_cargo(&self) -> CardSet {
        let holds = self.play.cards.of(self.seat).holds.iter();
        holds.filter(|&card| !self.is_wanted(card)).collect()
    }

    /// Returns the cards of its hand but the best two, or but the best one of a hand that holds no more than two; where no hold is
    /// free for what they buy, its lightest cargo instead.
    fn spare(&self) -> CardSet {
        let (data, vessel) = (self.play.data(), self.play.vessel(self.seat));
        if vessel.free_holds(data) == 0 {
            return self.least(vessel.holds, 1, |card| data.tons(card).into());
        }
        let kept = KEPT.min(vessel.crew_limit(data) - 1);
        let spare = vessel.hand.len().saturating_sub(kept);
        self.least(vessel.hand, spare, |card| self.worth(card))
    }

    pub(super) fn trade(&self, note: Note) -> Option<Choice> {
        let (wrong, bargain) = (self.wrong_cargo(), &self.play.bargain);
        let trades_cargo = !wrong.is_empty() || bargain.cargo > 0;
        self.follow(Line::TradeWrongCargo, note, || {
            trades_cargo.then(|| self.next_of(wrong)).flatten()
        })
        .or_else(|| self.follow(Line::TradeHand, note, || self.next_of(self.spare())))
    }

    pub(super) fn relinquish(&self, note: Note) -> Option<Choice> {
        self.follow(Line::Relinquish, note, || {
            let mut all = self.play.cards.of(self.seat).missions.iter();
            let unfit = self.missions(MissionKind::Conquer).next();
            unfit.or_else(|| all.next()).map(Choice::Card)
        })
    }

    pub(super) fn keep_mission(&self, note: Note) -> Option<Choice> {
        let rank = |card: &Card| match self.play.data().card(*card).mission {
            Mission::Deliver { tons, .. } => tons.get(),
            Mission::Meet | Mission::Prisoner => 11,
            Mission::Sink => 12,
            Mission::Conquer => 13,
        };
        self.follow(Line::KeepMission, note, || {
            let looked = self.play.cards.of(self.seat).looked;
            looked.iter().min_by_key(rank).map(Choice::Card)
        })
    }

    pub(super) fn source(&self, what: Draw, note: Note) -> Option<Choice> {
        self.follow(Line::JokerLook, note, || {
            let joker = self.hand().iter().find(|card| card.is_joker());
            let looks = what == Draw::Ship && self.looks_for_fleet();
            joker.filter(|_| looks).map(Choice::PlayJoker)
        })
        .or_else(|| {
            self.follow(Line::TopOfDiscard, note, || {
                let top = self.play.cards.discard().last()?;
                self.takes_top(what, top).then_some(Choice::FromDiscard)
            })
        })
        .or_else(|| self.follow(Line::Deck, note, || Some(Choice::FromDeck)))
    }

    /// Returns whether it takes the top of the discard.
    fn takes_top(&self, what: Draw, top: Card) -> bool {
        let (data, own) = (self.play.data(), self.nation());
        match what {
            Draw::Gather => data.guns(top) >= STRONG,
            Draw::Trade | Draw::Loot if self.play.seats.long => data.tons(top) >= STRONG,
            Draw::Trade | Draw::Loot => self.is_wanted(top),
            Draw::Town => self.would_dock(top, own.is_none() || data.nation(top) == own),
            Draw::Ship => {
                let nation = data.nation(top);
                let friend = own.is_none() || nation == own;
                friend || self.fulfils(Deed::Sunk(nation))
            }
            _ => false,
        }
    }

    pub(super) fn joker_trade(&self, note: Note) -> Option<Choice> {
        self.follow(Line::FillHolds, note, || {
            let data = self.play.data();
            let held = |mission: Card| -> u16 {
                let discard = self.play.cards.discard().iter();
                let fits =
                    |card: &Card| !card.is_joker() && data.cargo(*card) == data.cargo(mission);
                discard
                    .filter(fits)
                    .map(|card| u16::from(data.tons(card)))
                    .sum()
            };
            let mut missions = self.missions(MissionKind::Deliver);
            let fills = missions.any(|mission| {
                let lacks = self.lacks(mission);
                lacks > 0 && held(mission) >= lacks
            });
            fills.then_some(Choice::Fill)
        })
        .or_else(|| self.follow(Line::AsShown, note, || Some(Choice::AsShown)))
    }

    pub(super) fn cove(&self, note: Note) -> Option<Choice> {
        let (data, vessel) = (self.play.data(), self.play.vessel(self.seat));
        self.follow(Line::CoveCrew, note, || {
            let few = 2 * vessel.hand.len() < vessel.crew_limit(data);
            few.then_some(Choice::CoveCrew)
        })
        .or_else(|| {
            self.follow(Line::CoveShip, note, || {
                let changes = vessel.size(data) < SMALL && vessel.holds.is_empty();
                changes.then_some(Choice::CoveShip)
            })
        })
        .or_else(|| self.follow(Line::CoveMission, note, || Some(Choice::CoveMission)))
    }

    pub(super) fn cove_ship(&self, note: Note) -> Option<Choice> {
        self.follow(Line::LargerShip, note, || {
            let data = self.play.data();
            let size = |card: &Card| (data.size(*card), std::cmp::Reverse(*card));
            self.chosen().iter().max_by_key(size).map(Choice::Card)
        })
    }
}
