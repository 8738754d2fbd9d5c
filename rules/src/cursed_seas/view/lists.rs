//! Lists of choices as others than their player hear of them: only what does not follow from crew that lies face down
//! (`cursed-seas §6`).

use super::super::data::Data;
use super::super::geometry::{Capsule, HOME_KEEPS, Passage, SHORT};
use super::super::shooting::BROADSIDE;
use super::super::values::*;
use super::{Outlook, View};

impl View {
    /// Returns whether all that decides about a choice is seen: if it is open, and else the rule that refuses it. Where crew lies face
    /// down aboard that could decide otherwise, it is not.
    #[must_use]
    pub fn settles(&self, data: &Data, question: Question, choice: Choice) -> bool {
        use {Choice as C, Question as Q};
        let hides = |vessel| self.hidden_at(CardPlace::Aboard(vessel), Back::Crew) > 0;
        match (question, choice) {
            (Q::Menu, C::Move(vessel)) if hides(vessel) => {
                let derelict = self.vessel(vessel).hull.is_derelict();
                !derelict || self.has(data, vessel, Keyword::Galley)
            }
            (Q::Menu, C::Repair(vessel)) if hides(vessel) => {
                self.vessel(vessel).hull.gone() == 0
                    || self.is_home(data, vessel)
                    || self.has(data, vessel, Keyword::Shipwright)
            }
            (Q::Menu, C::Explore(vessel)) if hides(vessel) => {
                let seat = self.vessel(vessel).hull.seat;
                let touched = self.touched(data, vessel);
                let isle = |island: Island| &self.islands[island as usize].1;
                !touched.iter().any(|&at| isle(at).is_foreign(seat))
            }
            (Q::Menu, C::Shoot(vessel)) if hides(vessel) => {
                self.vessel(vessel).hull.is_derelict()
                    || self.has_shot(data, vessel)
                    || !self.musketeers_reach(data, vessel)
            }
            (Q::Shot(vessel), C::Broadside(target)) if hides(vessel) => {
                let guns = self.guns(data, vessel);
                let shots = guns.filter(|&gun| self.aim(data, vessel, gun, target).is_ok());
                let shots = shots.count();
                let musketeers = (vessel, Gun::MUSKETEERS, SHORT);
                shots + 1 != BROADSIDE
                    || self.has(data, vessel, Keyword::Musketeers)
                    || self.line(data, musketeers, target).is_err()
            }
            (Q::Turn(vessel), C::Turn(stick, heading)) if hides(vessel) => {
                self.is_sure(data, vessel, |outlook| {
                    outlook.turned(stick, heading).is_some()
                })
            }
            (Q::Sail(vessel), C::Sail(Distance(distance))) if hides(vessel) => {
                let Some((stick, turned)) = self.course.turned else {
                    return true;
                };
                self.is_sure(data, vessel, |outlook| {
                    let (_, distances) = outlook.reach(stick, turned);
                    distances.contains(&i64::from(distance))
                })
            }
            (Q::WhirlpoolExit(vessel), C::Berth(_)) if hides(vessel) => {
                self.has(data, vessel, Keyword::Raider) || self.exits_far(data, vessel)
            }
            (Q::Prize(winner, _), C::Coin) if hides(winner) => {
                self.carries(winner) < self.space(data, winner)
            }
            _ => true,
        }
    }

    /// Returns whether a cannon of a vessel that is seen has something to shoot at.
    fn has_shot(&self, data: &Data, vessel: Vessel) -> bool {
        self.guns(data, vessel).any(|gun| {
            let mut targets = self.afloat();
            let mut forts = self.forts();
            targets.any(|(target, ..)| self.aim(data, vessel, gun, target).is_ok())
                || forts.any(|(island, _)| self.fort_aim(data, vessel, gun, island).is_ok())
        })
    }

    /// Returns whether Musketeers would have something to shoot at aboard a ship.
    fn musketeers_reach(&self, data: &Data, vessel: Vessel) -> bool {
        let musketeers = (vessel, Gun::MUSKETEERS, SHORT);
        let mut targets = self.afloat();
        let mut forts = self.forts();
        targets.any(|(target, ..)| self.line(data, musketeers, target).is_ok())
            || forts.any(|(island, _)| self.fort_line(data, musketeers, island).is_ok())
    }

    /// Returns whether something is so, or is not, for a ship that moves, whoever lies face down aboard: the Ferryman, a Raider, neither,
    /// or both.
    fn is_sure(&self, data: &Data, vessel: Vessel, so: impl Fn(&Outlook) -> bool) -> bool {
        let passage = self.passage(data, vessel);
        let passages = [passage, Passage::Spectral];
        let raids = [self.has(data, vessel, Keyword::Raider), true];
        let all = passages
            .into_iter()
            .flat_map(|passage| raids.map(|raids| (passage, raids)));
        let first = self.course.first;
        let mut found = all.filter_map(|so| self.outlook_as(data, vessel, first, so));
        let Some(seen) = found.next().map(|outlook| so(&outlook)) else {
            return true;
        };
        found.all(|outlook| so(&outlook) == seen)
    }

    /// Returns whether a ship comes out of a whirlpool so far from opponents' homes that a Raider comes out as any other.
    fn exits_far(&self, data: &Data, vessel: Vessel) -> bool {
        let (seat, shape) = (self.vessel(vessel).hull.seat, self.shape(vessel));
        let radius = data.terrain(Terrain::Whirlpool).radius;
        // The rim keeps 2 units off.
        let reach = radius + 2 + shape.spine + 2 * shape.radius + HOME_KEEPS;
        let Some(centre) = self.other_whirlpool(data, vessel) else {
            return true;
        };
        !self.isles().any(|(island, _, isle)| {
            let coast = self.coast(data, island);
            let near = coast.is_some_and(|coast| coast.within(&Capsule::disc(centre, 0), reach));
            isle.is_foreign(seat) && near
        })
    }

    /// Returns how many things are seen to be aboard a ship that could take spaces.
    fn carries(&self, vessel: Vessel) -> u8 {
        let place = CardPlace::Aboard(vessel);
        let open = self.cards_at(place).count() as u8;
        let hidden = [Back::Crew, Back::Equipment].map(|back| self.hidden_at(place, back));
        open + hidden.iter().sum::<u8>() + self.coins_at(TreasurePlace::Aboard(vessel))
    }
}
