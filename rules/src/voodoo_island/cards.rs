//! Playing expedition cards for their effects (`voodoo-island §4`).

use super::data::{CardEffect, IslandEffect, Timing};
use super::play::{Ended, Leap, Play, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

impl Play<'_, '_> {
    pub(super) fn judge_play(
        &self,
        seat: Seat,
        question: Question,
        card: Expedition,
    ) -> Result<(), Reason> {
        if self.decks.in_hand(seat, card) == 0 {
            return Err(Reason::NotInHand);
        }
        let effect = self.data().effect(card);
        let now = match effect.timing() {
            Timing::Play => question == Question::Card,
            Timing::Own => true,
            Timing::Reaction => false,
        };
        if !now {
            return Err(Reason::NotNow);
        }
        self.judge_moment()?;
        let is_aboard = self.explorers.at(seat) == Whereabouts::Aboard;
        match effect {
            CardEffect::Warrior(_) if self.island() == Some(IslandEffect::Truce) => {
                Err(Reason::Truce)
            }
            CardEffect::Warrior(_) | CardEffect::Snare | CardEffect::Steal => {
                let mut others = self.others(seat);
                let some = others.any(|other| self.judge_target(seat, card, other).is_ok());
                some.then_some(()).ok_or(Reason::NoTarget)
            }
            CardEffect::Take { .. } | CardEffect::RollMist(_) | CardEffect::CraftNow => Ok(()),
            CardEffect::ClearMist(_) => {
                let some = !self.land.tiles.mist.is_empty();
                some.then_some(()).ok_or(Reason::NoMist)
            }
            CardEffect::Heal(_) => {
                let missing = self.explorers.hearts(seat).0 < self.numbers().hearts.get();
                missing.then_some(()).ok_or(Reason::FullHearts)
            }
            _ if is_aboard => Err(Reason::Aboard),
            CardEffect::LandNear(reach) => {
                let lands = self.can_move_helicopter()
                    && Cell::all().any(|cell| self.flare_reaches(cell, reach));
                lands.then_some(()).ok_or(Reason::HelicopterStays)
            }
            CardEffect::LandRolled => {
                let moves = self.can_move_helicopter();
                moves.then_some(()).ok_or(Reason::HelicopterStays)
            }
            CardEffect::SecondWind(_) => self.judge_second_wind(question),
            _ => Ok(()),
        }
    }

    fn judge_second_wind(&self, question: Question) -> Result<(), Reason> {
        if !matches!(question, Question::Move(_)) || self.round.ended == Ended::ForGood {
            return Err(Reason::NotNow);
        }
        let none = self.steps_left() == 0;
        none.then_some(()).ok_or(Reason::StepsLeft)
    }

    pub(super) fn judge_target(
        &self,
        seat: Seat,
        card: Expedition,
        target: Seat,
    ) -> Result<(), Reason> {
        if target == seat || target.0 >= self.seats.count {
            return Err(Reason::NoTarget);
        }
        let place = self.explorers.at(target);
        if place == Whereabouts::Aboard {
            return Err(Reason::Aboard);
        }
        match self.data().effect(card) {
            CardEffect::Steal => {
                let has = self.explorers.bag(target).supply_count() > 0;
                has.then_some(()).ok_or(Reason::NothingThere)
            }
            _ => place.cell().map(|_| ()).ok_or(Reason::NotOnMap),
        }
    }

    /// A card is played by its effect.
    pub fn play_card(&mut self, seat: Seat, card: Expedition) {
        self.use_card(seat, card, Cause::Expedition);
        let effect = self.data().effect(card);
        let round = &mut *self.round;
        match effect {
            CardEffect::Warrior(_) | CardEffect::Snare | CardEffect::Steal => {
                ask(self, seat, Question::Target(card));
            }
            CardEffect::Steps(steps) => round.more += steps,
            CardEffect::Diagonally => round.diagonally = true,
            CardEffect::Canoe => round.canoe = true,
            CardEffect::PickUpOnTheWay => round.rucksack = true,
            CardEffect::GasMask => round.mask = true,
            CardEffect::Leap => round.leap = Leap::Ready,
            CardEffect::SecondWind(steps) => {
                round.wind = Some(steps);
                round.ended = Ended::No;
                round.leap = Leap::No;
            }
            CardEffect::Take { .. } => ask(self, seat, Question::Take(card)),
            CardEffect::LandNear(reach) => ask(self, seat, Question::Flare(reach)),
            CardEffect::LandRolled => self.roll_cell(seat, Roll::Radio),
            CardEffect::ClearMist(tiles) => ask(self, seat, Question::Clear(tiles)),
            CardEffect::RollMist(rolls) => {
                for _ in 0..rolls {
                    self.agenda.push(Step::RollMist(seat));
                }
            }
            CardEffect::Heal(hearts) => self.heal(seat, hearts, Cause::Expedition),
            CardEffect::CraftNow => ask(self, seat, Question::CraftNow),
            CardEffect::RollAgain | CardEffect::Ward(_) => {}
        }
    }

    /// A card is played against a player.
    pub fn strike(&mut self, seat: Seat, card: Expedition, target: Seat) {
        match self.data().effect(card) {
            CardEffect::Snare => {
                self.explorers.snares_mut(target).0 += 1;
                self.tell(Event::Snared(target), Cause::Expedition);
            }
            CardEffect::Steal => {
                let supplies = self.explorers.bag(target).supplies;
                let pieces: Vec<Supply> = Supply::ALL
                    .iter()
                    .zip(supplies)
                    .flat_map(|(&supply, count)| std::iter::repeat_n(supply, count.into()))
                    .collect();
                let supply = self.dice.pick(&pieces);
                self.tell(Event::Robbed(seat, target), Cause::Expedition);
                self.give(target, supply, 1, Cause::Expedition);
                self.gain(seat, supply, 1, Cause::Expedition);
            }
            _ => {
                self.tell(Event::WarriorSent(seat, target, card), Cause::Warrior);
                self.agenda.push(Step::Warrior((seat, target, card)));
            }
        }
    }
}
