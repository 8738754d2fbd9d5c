//! Everything that could be an answer to a question; which of it is legal stands beside.

use crate::geometry::SAIL_STEP;
use crate::play::Play;
use crate::values::*;
use rules::table::{Seat, Values};

impl Play<'_, '_> {
    /// Lists the answers to a question, in the rulebook's order.
    pub fn list_answers(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        match question {
            Question::PlaceIsland(_) | Question::PlaceTerrain(_) | Question::Conjure(_) => {
                to.extend(self.spots().map(Choice::At));
            }
            Question::PickHome(_) => to.extend(Island::ALL.iter().map(|&one| Choice::Island(one))),
            Question::Lookout(_) => {
                to.push(Choice::Done);
                to.extend(Island::ALL.iter().map(|&one| Choice::Island(one)));
            }
            Question::PlaceShip(_) => to.extend(Berth::values().into_iter().map(Choice::Berth)),
            Question::SeaLegs(_) | Question::WhirlpoolExit(_) => {
                to.push(Choice::Done);
                to.extend(Berth::values().into_iter().map(Choice::Berth));
            }
            Question::Stow => self.list_stowage(seat, to),
            Question::Menu => self.list_menu(seat, to),
            Question::Turn(_) => {
                to.push(Choice::Done);
                for &stick in Stick::ALL {
                    to.extend(Heading::all().map(|heading| Choice::Turn(stick, heading)));
                }
            }
            Question::Sail(_) => self.list_distances(to),
            Question::Shot(vessel) => self.list_shots(vessel, to),
            Question::FortShot(island) => {
                let seat = self.waters.isle(island).fort.map_or(seat, |fort| fort.seat);
                for flag in Gun::values() {
                    let enemies = self.enemies(seat);
                    to.extend(enemies.map(|(target, _)| Choice::Fire(flag, target)));
                }
                to.push(Choice::Done);
            }
            Question::LoseFlag(_) => to.extend(Mast::values().into_iter().map(Choice::Mast)),
            Question::LongNines(vessel) => to.extend(self.guns(vessel).map(Choice::Gun)),
            Question::LoseMast(_) | Question::BurnMast(_) | Question::GainMast(_) => {
                to.extend(Mast::values().into_iter().map(Choice::Mast));
            }
            Question::LoseCrew(vessel) | Question::LoseEquipment(vessel) => {
                self.list_aboard(vessel, Choice::Card, to);
            }
            Question::DropExcess(vessel) => {
                self.list_aboard(vessel, Choice::Card, to);
                to.extend((1..=3).map(Choice::TakeCoin));
            }
            Question::PayWhirlpool(vessel) => {
                self.list_aboard(vessel, Choice::Card, to);
                to.extend((1..=3).map(Choice::TakeCoin));
                self.list_uniques(vessel, Choice::TakeUnique, to);
                to.extend(Mast::values().into_iter().map(Choice::Mast));
            }
            Question::RamWhom(_) => to.extend(self.pieces().vessels().map(Choice::Vessel)),
            Question::Prize(_, loser) => {
                self.list_shown(loser, to);
                to.extend([Choice::UnknownCrew, Choice::Coin]);
                self.list_uniques(loser, Choice::TakeUnique, to);
                to.push(Choice::Done);
            }
            Question::Tow(_) | Question::Hex(_) => {
                to.extend(self.pieces().vessels().map(Choice::Vessel));
                to.push(Choice::Done);
            }
            Question::Explore(_, island) => {
                to.extend([3, 2, 1].map(Choice::TakeCoin));
                for owner in self.from(seat) {
                    let there = self.holds.cards_at(CardPlace::Ashore(island, owner));
                    to.extend(there.map(|(card, ..)| Choice::Take(card)));
                }
                to.push(Choice::Done);
            }
            Question::ExploreShip(vessel, other) => {
                to.extend([3, 2, 1].map(Choice::TakeCoin));
                self.list_aboard(other, Choice::Take, to);
                self.list_uniques(other, Choice::TakeUnique, to);
                to.extend([3, 2, 1].map(Choice::GiveCoin));
                self.list_aboard(vessel, Choice::Give, to);
                self.list_uniques(vessel, Choice::GiveUnique, to);
                to.push(Choice::Done);
            }
            Question::Target(event) => to.extend(self.targets(seat, event)),
            question if question.is_yes_or_no() => to.extend([Choice::Yes, Choice::Done]),
            _ => {}
        }
    }

    /// Lists the cards aboard a ship.
    fn list_aboard(&self, vessel: Vessel, choice: fn(Card) -> Choice, to: &mut Vec<Choice>) {
        let cards = self.holds.cards_at(CardPlace::Aboard(vessel));
        to.extend(cards.map(|(card, ..)| choice(card)));
    }

    /// Lists the crew aboard a ship that lies face up.
    fn list_shown(&self, vessel: Vessel, to: &mut Vec<Choice>) {
        let cards = self.holds.cards_at(CardPlace::Aboard(vessel));
        let shown = cards.filter(|(.., state)| state.shown);
        to.extend(shown.map(|(card, ..)| Choice::Card(card)));
    }

    /// Lists the unique treasures aboard a ship.
    fn list_uniques(&self, vessel: Vessel, choice: fn(Unique) -> Choice, to: &mut Vec<Choice>) {
        let uniques = self.holds.uniques_at(TreasurePlace::Aboard(vessel));
        to.extend(uniques.map(|(_, unique)| choice(unique)));
    }

    /// Lists where cards can start.
    fn list_stowage(&self, seat: Seat, to: &mut Vec<Choice>) {
        to.push(Choice::Done);
        let own = |at: CardPlace| match at {
            CardPlace::Aboard(vessel) => self.player(vessel) == seat,
            CardPlace::Ashore(_, owner) => owner == seat,
            _ => false,
        };
        for (card, at, state) in &self.holds.cards {
            if own(at.place) && !state.moved {
                to.extend(
                    self.waters
                        .fleet(seat)
                        .map(|ship| Choice::StowAboard(*card, ship)),
                );
                to.push(Choice::StowAshore(*card));
            }
        }
    }

    /// Lists the turns that are charted.
    pub fn offer_turns(&self, to: &mut Vec<Choice>) {
        to.push(Choice::Done);
        for &stick in Stick::ALL {
            let charted = self.chart.turns[stick as usize];
            let headings = Heading::all().filter(|heading| charted >> heading.steps() & 1 == 1);
            to.extend(headings.map(|heading| Choice::Turn(stick, heading)));
        }
    }

    /// Lists the distances that are charted, in the order of those that can be thought of.
    pub fn offer_distances(&self, to: &mut Vec<Choice>) {
        let distances = &self.chart.distances;
        for whole in [true, false] {
            let steps = distances
                .iter()
                .filter(|&&distance| (i64::from(distance) % SAIL_STEP == 0) == whole);
            to.extend(steps.map(|&distance| Choice::Sail(Distance(distance))));
        }
    }

    /// Lists how far can be sailed along a stick: each step, and whatever else is offered.
    fn list_distances(&self, to: &mut Vec<Choice>) {
        let Some((stick, _)) = self.course.turned else {
            return;
        };
        let steps = (1..=stick.length() / SAIL_STEP).map(|step| (step * SAIL_STEP) as u16);
        let offered = self.chart.distances.iter().copied();
        let between = offered.filter(|distance| i64::from(*distance) % SAIL_STEP != 0);
        to.extend(steps.chain(between).map(Distance).map(Choice::Sail));
    }

    /// Lists shots, a broadside and Powder Kegs.
    fn list_shots(&self, vessel: Vessel, to: &mut Vec<Choice>) {
        let seat = self.player(vessel);
        for gun in self.guns(vessel) {
            to.extend(
                self.enemies(seat)
                    .map(|(target, _)| Choice::Fire(gun, target)),
            );
        }
        if self.seats.forts {
            for island in self.enemy_forts(vessel) {
                to.extend(self.guns(vessel).map(|gun| Choice::FireAt(gun, island)));
            }
        }
        if self.fight.fired == 0 {
            if self.has(vessel, Keyword::Broadside) {
                to.extend(
                    self.enemies(seat)
                        .map(|(target, _)| Choice::Broadside(target)),
                );
            }
            to.push(Choice::Kegs);
        }
        to.push(Choice::Done);
    }

    /// Lists what a fleet can do.
    fn list_menu(&self, seat: Seat, to: &mut Vec<Choice>) {
        for vessel in self.waters.fleet(seat) {
            to.extend([Choice::Move(vessel), Choice::Shoot(vessel)]);
            if self.waters.hull(vessel).is_ship() {
                self.list_of_ship(seat, vessel, to);
            }
        }
        if self.seats.forts {
            let forts = self.waters.islands();
            let own = forts.filter(|(.., isle)| isle.fort.is_some_and(|fort| fort.seat == seat));
            to.extend(own.map(|(island, ..)| Choice::FortShoot(island)));
        }
        to.extend(EventCard::ALL.iter().map(|&event| Choice::Play(event)));
        to.push(Choice::End);
    }

    /// Lists what a ship can do besides moving and shooting.
    fn list_of_ship(&self, seat: Seat, vessel: Vessel, to: &mut Vec<Choice>) {
        to.extend([Choice::Explore(vessel), Choice::Repair(vessel)]);
        if self.wild(vessel).is_some() {
            if self.seats.forts {
                to.push(Choice::BuildFort(vessel));
            }
            to.push(Choice::ExploreFreely(vessel));
        }
        let near = self.pieces().vessels().filter(|&other| {
            other != vessel
                && (self.are_within(vessel, other, 5)
                    || self.waters.hull(other).tower == Some(vessel))
        });
        to.extend(near.map(|other| Choice::ExploreShip(vessel, other)));
        if let Some(island) = self.quay(vessel) {
            let aboard = self.holds.cards_at(CardPlace::Aboard(vessel));
            to.extend(aboard.map(|(card, ..)| Choice::Drop(vessel, card)));
            to.extend((1..=3).map(|value| Choice::DropCoin(vessel, value)));
            for owner in self.from(seat) {
                let there = self.holds.cards_at(CardPlace::Ashore(island, owner));
                to.extend(there.map(|(card, ..)| Choice::TakeAboard(vessel, card)));
            }
            for other in self.waters.fleet(seat).filter(|other| *other != vessel) {
                let crew = self.holds.crew_at(CardPlace::Aboard(vessel));
                to.extend(crew.map(|(card, ..)| Choice::Transfer(card, other)));
            }
        }
        if self.waters.hull(vessel).is_derelict() {
            to.push(Choice::Scuttle(vessel));
        }
        if self.waters.towed_by(vessel).is_some() {
            to.push(Choice::Release(vessel));
        }
        if self.unique(vessel, Unique::AdmiralsSeal).is_some() {
            to.push(Choice::Seal(vessel));
        }
        if self.aboard(vessel, Crew::SorMilagros).is_some() {
            to.push(Choice::Mend(vessel));
        }
        if self.aboard(vessel, Crew::AuntieSilk).is_some() {
            let others = self.waters.fleet(seat).filter(|other| *other != vessel);
            to.extend(others.map(|other| Choice::Signal(vessel, other)));
        }
    }
}
