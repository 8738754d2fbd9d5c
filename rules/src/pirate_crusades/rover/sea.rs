//! The computer pirate at sea.

use super::{Note, Rover};
use crate::values::*;

/// The crew with which it follows a map to a cove.
const FEW: u8 = 2;
/// The crew with which it docks in foreign towns for goods.
const MANY: u8 = 3;
/// The guns besides a Joker with which it looks for the treasure fleet.
const FLEET: u16 = 20;

impl Rover<'_, '_, '_> {
    pub(super) fn at_sea(&self, note: Note) -> Option<Choice> {
        let hand = self.hand().len();
        self.follow(Line::CoveMap, note, || {
            (hand <= FEW).then_some(Choice::CoveMap)
        })
        .or_else(|| {
            self.follow(Line::Look, note, || {
                let looks = self.has_mission(MissionKind::Meet)
                    || self.has_mission(MissionKind::Sink) && hand >= 2
                    || self.looks_for_fleet();
                looks.then_some(Choice::LookForShip)
            })
        })
        .or_else(|| self.follow(Line::Head, note, || Some(Choice::HeadForTown)))
    }

    /// Returns whether it looks for the treasure fleet by a Joker of its hand.
    pub(super) fn looks_for_fleet(&self) -> bool {
        let hand = self.hand();
        let joker = hand.iter().find(|card| card.is_joker());
        joker.is_some_and(|joker| {
            let others = hand.without(CardSet::of(joker));
            !self.has_mission(MissionKind::Meet) && self.play.data().all_guns(others) > FLEET
        })
    }

    pub(super) fn dock(&self, town: Card, note: Note) -> Option<Choice> {
        let friendly = self.play.player(self.seat).friendly;
        let why = self.why_dock(town, friendly);
        const LINES: [Line; 5] = [
            Line::DockForMission,
            Line::DockToConquer,
            Line::DockForGoods,
            Line::DockForMagistrate,
            Line::DockForCrew,
        ];
        for line in LINES {
            let followed = self.follow(line, note, || (why == Some(line)).then_some(Choice::Dock));
            if followed.is_some() {
                return followed;
            }
        }
        self.follow(Line::StayOut, note, || Some(Choice::StayOut))
    }

    /// Returns whether it would dock at a town.
    pub(super) fn would_dock(&self, town: Card, friendly: bool) -> bool {
        self.why_dock(town, friendly).is_some()
    }

    /// Returns the line by which it docks at a town.
    fn why_dock(&self, town: Card, friendly: bool) -> Option<Line> {
        let (play, data) = (self.play, self.play.data());
        let missions = play.cards.of(self.seat).missions;
        let hand = self.hand().len();
        let free = friendly || play.vessel(self.seat).has(data, Bonus::SafeDock);
        let done = |card| play.completes(self.seat, card, town, friendly);
        if missions.iter().any(done) {
            Some(Line::DockForMission)
        } else if self.suits_conquest(town) {
            Some(Line::DockToConquer)
        } else if self.lacks_goods() && (friendly || hand >= MANY) {
            Some(Line::DockForGoods)
        } else if self.has_no_mission() {
            Some(Line::DockForMagistrate)
        } else if hand == 1 && free {
            Some(Line::DockForCrew)
        } else {
            None
        }
    }
}
