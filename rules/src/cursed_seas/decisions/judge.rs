//! Judges answers: legal, or refused with the rule that forbids them.

use crate::geometry::LONG;
use crate::play::Play;
use crate::steps::Action;
use crate::values::*;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Judges an answer to a question.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_answer(
        &self,
        seat: Seat,
        question: Question,
        choice: Choice,
    ) -> Result<(), Reason> {
        use Question as Q;
        if !self.is_in_play(choice) {
            return Err(Reason::NotThere);
        }
        match (question, choice) {
            (Q::PlaceIsland(island), Choice::At(spot)) => self.judge_island(island, spot),
            (Q::PlaceTerrain(terrain), Choice::At(spot)) => {
                self.judge_terrain(terrain, spot, false)
            }
            (Q::Conjure(terrain), Choice::At(spot)) => self.judge_terrain(terrain, spot, true),
            (Q::PickHome(_), Choice::Island(island)) => {
                let free =
                    self.waters.centre(island).is_some() && self.waters.isle(island).home.is_none();
                free.then_some(()).ok_or(Reason::NotFree)
            }
            (Q::PlaceShip(vessel), Choice::Berth(side)) => self.judge_berth(vessel, side),
            (Q::Stow, Choice::StowAboard(card, ship)) => self.judge_stow(seat, card, Some(ship)),
            (Q::Stow, Choice::StowAshore(card)) => self.judge_stow(seat, card, None),
            (Q::Menu, choice) => self.judge_menu(seat, choice),
            (Q::Turn(_), Choice::Turn(stick, heading)) => self.judge_turn(stick, heading),
            (Q::Sail(_), Choice::Sail(distance)) => self.judge_distance(distance),
            (Q::SeaLegs(vessel), Choice::Berth(side)) => self.judge_sea_legs(vessel, side),
            (Q::WhirlpoolExit(vessel), Choice::Berth(side)) => self.judge_exit(vessel, side),
            (Q::Shot(vessel), Choice::Fire(gun, target)) => self.judge_fire(vessel, gun, target),
            (Q::Shot(vessel), Choice::Broadside(target)) => self.judge_broadside(vessel, target),
            (Q::Shot(vessel), Choice::FireAt(gun, island)) => {
                self.judge_fire_at(vessel, gun, island)
            }
            (Q::FortShot(island), Choice::Fire(flag, target)) => {
                self.judge_fort_shot(island, flag, target)
            }
            (Q::LoseFlag(island), Choice::Mast(flag)) => {
                let fort = self.waters.isle(island).fort;
                let stands = fort.is_some_and(|fort| fort.flags >> flag.0 & 1 == 1);
                stands.then_some(()).ok_or(Reason::NoGun)
            }
            (Q::Shot(vessel), Choice::Kegs) => self.judge_kegs(vessel),
            (Q::LongNines(vessel), Choice::Gun(gun)) => self.judge_long_nines(vessel, gun),
            (
                Q::LoseMast(_) | Q::BurnMast(_) | Q::GainMast(_) | Q::PayWhirlpool(_),
                Choice::Mast(mast),
            ) => self.judge_mast(question, mast),
            (Q::LoseCrew(vessel) | Q::PayWhirlpool(vessel), Choice::Card(card)) => {
                let crew = matches!(self.item(card), Some(Item::Crew(..)));
                self.judge_aboard(vessel, card, crew)
            }
            (Q::LoseEquipment(vessel), Choice::Card(card)) => {
                let gear = matches!(self.item(card), Some(Item::Equipment(_)));
                self.judge_aboard(vessel, card, gear)
            }
            (Q::DropExcess(vessel), Choice::Card(card)) => self.judge_aboard(vessel, card, true),
            (Q::DropExcess(vessel) | Q::PayWhirlpool(vessel), Choice::TakeCoin(value)) => {
                let coin = self.coin_aboard(vessel, value, false);
                coin.map(|_| ()).ok_or(Reason::NotThere)
            }
            (Q::PayWhirlpool(vessel), Choice::TakeUnique(unique)) => {
                let there = self.unique(vessel, unique);
                there.map(|_| ()).ok_or(Reason::NotThere)
            }
            (Q::RamWhom(vessel), Choice::Vessel(target)) => self.judge_ram(vessel, target),
            (Q::Prize(winner, loser), choice) => self.judge_prize(winner, loser, choice),
            (Q::Tow(vessel), Choice::Vessel(derelict)) => self.judge_tow(vessel, derelict),
            (Q::Explore(vessel, island), choice) => self.judge_take(vessel, island, choice),
            (Q::ExploreShip(vessel, other), choice) => self.judge_exchange(vessel, other, choice),
            (Q::Submerge(vessel), Choice::Yes) => self.judge_dive(vessel),
            (Q::Lookout(vessel), Choice::Island(island)) => self.judge_lookout(vessel, island),
            (Q::Hex(vessel), Choice::Vessel(target)) => self.judge_hex(vessel, target),
            (Q::Target(event), choice) => self.judge_event_target(seat, event, choice),
            (question, Choice::Yes | Choice::Done) if question.is_yes_or_no() => Ok(()),
            (
                Q::Stow
                | Q::Turn(_)
                | Q::SeaLegs(_)
                | Q::WhirlpoolExit(_)
                | Q::Shot(_)
                | Q::FortShot(_)
                | Q::Tow(_)
                | Q::Lookout(_)
                | Q::Hex(_),
                Choice::Done,
            ) => Ok(()),
            _ => Err(Reason::NotAsked),
        }
    }

    /// Judges what the active player does.
    fn judge_menu(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        let own = |vessel| self.judge_own(seat, vessel);
        match choice {
            Choice::End => Ok(()),
            Choice::Move(vessel) => self.judge_action(seat, Action::Move(vessel)),
            Choice::Shoot(vessel) => self.judge_action(seat, Action::Shoot(vessel)),
            Choice::Explore(vessel) => self.judge_action(seat, Action::Explore(vessel)),
            Choice::ExploreShip(vessel, other) => {
                self.judge_action(seat, Action::ExploreShip(vessel, other))
            }
            Choice::Repair(vessel) => self.judge_action(seat, Action::Repair(vessel)),
            Choice::ExploreFreely(vessel) => {
                own(vessel).and_then(|()| self.judge_explore_freely(vessel))
            }
            Choice::Drop(vessel, card) => own(vessel).and_then(|()| self.judge_drop(vessel, card)),
            Choice::DropCoin(vessel, value) => {
                own(vessel)?;
                let island = self.quay(vessel).ok_or(Reason::NotDocked)?;
                let wild = self.waters.isle(island).home.is_none();
                wild.then_some(()).ok_or(Reason::NotDocked)?;
                let coin = self.coin_aboard(vessel, value, true);
                coin.map(|_| ()).ok_or(Reason::NotThere)
            }
            Choice::TakeAboard(vessel, card) => {
                own(vessel).and_then(|()| self.judge_take_aboard(vessel, card))
            }
            Choice::Transfer(card, to) => own(to).and_then(|()| self.judge_transfer(card, to)),
            Choice::Scuttle(vessel) => own(vessel).and_then(|()| self.judge_scuttle(vessel)),
            Choice::Release(vessel) => own(vessel).and_then(|()| self.judge_release(vessel)),
            Choice::Mend(vessel) => own(vessel).and_then(|()| self.judge_mend(vessel)),
            Choice::Seal(vessel) => own(vessel).and_then(|()| self.judge_seal(vessel)),
            Choice::Signal(vessel, other) => {
                own(vessel)?;
                own(other)?;
                self.judge_signal(vessel, other)
            }
            Choice::BuildFort(vessel) => own(vessel).and_then(|()| self.judge_build(seat, vessel)),
            Choice::FortShoot(island) => self.judge_fort_shoot(seat, island),
            Choice::Play(event) => self.judge_event(seat, event),
            _ => Err(Reason::NotAsked),
        }
    }

    /// Returns whether all that an answer names is in this game: a file may name more.
    fn is_in_play(&self, choice: Choice) -> bool {
        use Choice as C;
        let pieces = self.pieces();
        let vessel = |vessel: Vessel| vessel.index() < pieces.vessels.len();
        let card = |card: Card| card.index() < pieces.cards.len();
        match choice {
            C::StowAboard(one, ship)
            | C::Transfer(one, ship)
            | C::Drop(ship, one)
            | C::TakeAboard(ship, one) => card(one) && vessel(ship),
            C::ExploreShip(one, other) | C::Signal(one, other) => vessel(one) && vessel(other),
            C::Move(one)
            | C::Shoot(one)
            | C::Explore(one)
            | C::Repair(one)
            | C::ExploreFreely(one)
            | C::DropCoin(one, _)
            | C::Scuttle(one)
            | C::Release(one)
            | C::Mend(one)
            | C::Seal(one)
            | C::BuildFort(one)
            | C::Broadside(one)
            | C::Vessel(one) => vessel(one),
            C::Fire(gun, target) => gun.index() < Gun::MOST && vessel(target),
            C::FireAt(gun, _) | C::Gun(gun) => gun.index() < Gun::MOST,
            C::Mast(mast) => mast.index() < Mast::MOST,
            C::StowAshore(one) | C::Card(one) | C::Take(one) | C::Give(one) => card(one),
            _ => true,
        }
    }

    /// Judges a mast that is lost, burns or is regained.
    fn judge_mast(&self, question: Question, mast: Mast) -> Result<(), Reason> {
        let (vessel, regained) = match question {
            Question::LoseMast(vessel)
            | Question::BurnMast(vessel)
            | Question::PayWhirlpool(vessel) => (vessel, false),
            Question::GainMast(vessel) => (vessel, true),
            _ => return Err(Reason::NotAsked),
        };
        let hull = self.waters.hull(vessel);
        let masts = match question {
            Question::BurnMast(_) => hull.sound,
            _ if regained => hull.gone(),
            _ => hull.sound | hull.fire,
        };
        let fits = masts >> mast.0 & 1 == 1;
        fits.then_some(()).ok_or(if regained {
            Reason::NoMastGone
        } else {
            Reason::NoGun
        })
    }

    /// Judges a card that is given up.
    fn judge_aboard(&self, vessel: Vessel, card: Card, fits: bool) -> Result<(), Reason> {
        let there = fits && self.card_place(card) == CardPlace::Aboard(vessel);
        there.then_some(()).ok_or(Reason::NotThere)
    }

    /// Judges whether a creature may dive, or come up: at a clear place.
    fn judge_dive(&self, vessel: Vessel) -> Result<(), Reason> {
        let up = self.waters.hull(vessel).submerged;
        let clear = || {
            self.capsule(vessel)
                .is_some_and(|hull| self.chart.sea.clear(&hull))
        };
        (!up || clear()).then_some(()).ok_or(Reason::NoPlace)
    }

    /// Judges whether Sor Milagros mends a mast: once a game.
    fn judge_mend(&self, vessel: Vessel) -> Result<(), Reason> {
        let card = self
            .aboard(vessel, Crew::SorMilagros)
            .ok_or(Reason::NoAbility)?;
        if self.is_used(card) {
            return Err(Reason::Tried);
        }
        let gone = self.waters.hull(vessel).gone() != 0;
        gone.then_some(()).ok_or(Reason::NoMastGone)
    }

    /// Judges whether the Admiral's Seal gives a second action: after her first.
    fn judge_seal(&self, vessel: Vessel) -> Result<(), Reason> {
        self.unique(vessel, Unique::AdmiralsSeal)
            .ok_or(Reason::NoAbility)?;
        let today = self.waters.today(vessel);
        let after = today.actions == 1 && !today.again;
        after.then_some(()).ok_or(Reason::NotActed)
    }

    /// Judges whether Auntie Silk signals to another ship: within L, one that can move, once a turn. It is no action of hers.
    fn judge_signal(&self, vessel: Vessel, other: Vessel) -> Result<(), Reason> {
        let card = self
            .aboard(vessel, Crew::AuntieSilk)
            .ok_or(Reason::NoAbility)?;
        if self.is_used(card) {
            return Err(Reason::Tried);
        }
        let ship = vessel != other && self.waters.hull(other).is_ship();
        ship.then_some(()).ok_or(Reason::NoCreature)?;
        let near = self.are_within(vessel, other, LONG);
        near.then_some(()).ok_or(Reason::NoTarget)?;
        self.judge_move(other)
    }
}
