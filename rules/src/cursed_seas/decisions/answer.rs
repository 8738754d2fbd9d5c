//! The rules that carry answers out.

use crate::play::Play;
use crate::steps::{Action, Step};
use crate::values::*;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Carries an answer out.
    pub fn answer(&mut self, answer: Answer) {
        use Question as Q;
        let (seat, choice) = (answer.seat, answer.choice);
        match (answer.question, choice) {
            (Q::PlaceIsland(island), Choice::At(spot)) => self.lay_island(island, spot),
            (Q::PlaceTerrain(terrain), Choice::At(spot)) => {
                self.lay_terrain(terrain, spot, Cause::Setup);
            }
            (Q::Conjure(terrain), Choice::At(spot)) => self.conjure(seat, terrain, spot),
            (Q::PickHome(owner), Choice::Island(island)) => self.settle(owner, island),
            (Q::PlaceShip(vessel), Choice::Berth(side)) => self.moor(vessel, side),
            (Q::Stow, Choice::StowAboard(card, ship)) => self.stow_card(seat, card, Some(ship)),
            (Q::Stow, Choice::StowAshore(card)) => self.stow_card(seat, card, None),
            (Q::Stow, Choice::Done) => self.stow_on(seat, 1),
            (Q::Menu, choice) => self.answer_menu(seat, choice),
            (Q::Turn(vessel), Choice::Turn(stick, heading)) => {
                self.take_turn(vessel, stick, heading);
            }
            (Q::Turn(vessel), Choice::Done) => self.stop_early(vessel),
            (Q::Sail(vessel), Choice::Sail(distance)) => self.sail(vessel, distance),
            (Q::SeaLegs(vessel), Choice::Berth(side)) => self.turn_by_sea_legs(vessel, side),
            (Q::WhirlpoolExit(vessel), Choice::Berth(side)) => self.leave_whirlpool(vessel, side),
            (Q::Captain(vessel), Choice::Yes) => {
                self.uses(vessel, Keyword::Captain, Cause::Crew);
                self.agenda.push(Step::Broadsides(vessel));
            }
            (Q::Shot(vessel), choice) => self.answer_shot(vessel, choice),
            (Q::LongNines(vessel), Choice::Gun(gun)) => {
                self.uses_fitting(vessel, Equipment::LongNines, Cause::Shooting);
                self.change(vessel, Cause::Shooting, |hull| hull.long_nines = gun.0 + 1);
            }
            (Q::Reroll(vessel), Choice::Yes) => {
                self.uses(vessel, Keyword::Cannoneer, Cause::Shooting);
                self.note(vessel, Cause::Shooting, |today| today.rerolled = true);
                match self.fight.last {
                    Some(Choice::Fire(gun, target)) => {
                        self.agenda.push(Step::Shoot((vessel, gun, target, true)));
                    }
                    Some(Choice::FireAt(gun, island)) => {
                        self.roll_at_fort(vessel, gun, island);
                    }
                    _ => {}
                }
            }
            (Q::Grape(target), choice) => self.answer_grape(target, choice),
            (Q::FirePump(vessel), choice) => self.answer_pump(vessel, choice),
            (Q::LoseMast(vessel), Choice::Mast(mast)) => self.take_mast(vessel, mast),
            (Q::BurnMast(vessel), Choice::Mast(mast)) => self.set_fire(vessel, mast),
            (Q::GainMast(vessel), Choice::Mast(mast)) => self.regain(vessel, mast),
            (Q::LoseCrew(vessel), Choice::Card(card)) => self.eliminate(vessel, card, Cause::Crew),
            (Q::LoseEquipment(_), Choice::Card(card)) => {
                self.move_card(card, CardPlace::Gone, Cause::Mystery);
            }
            (Q::DropExcess(vessel), Choice::Card(card)) => self.give_up(vessel, card),
            (Q::DropExcess(vessel), Choice::TakeCoin(value)) => self.give_up_coin(vessel, value),
            (Q::PayWhirlpool(vessel), choice) => self.pay_whirlpool(vessel, choice),
            (Q::RamWhom(vessel), Choice::Vessel(target)) => self.ram_ship(vessel, target),
            (Q::Board(vessel, target), choice) => self.answer_board(vessel, target, choice),
            (Q::Prize(winner, loser), choice) => self.take_prize(winner, loser, choice),
            (Q::Tow(vessel), Choice::Vessel(derelict)) => self.take_in_tow(vessel, derelict),
            (Q::Explore(vessel, island), choice) => self.take_of_island(vessel, island, choice),
            (Q::ExploreShip(vessel, other), choice) => self.exchange(vessel, other, choice),
            (Q::Submerge(vessel), Choice::Yes) => {
                self.change(vessel, Cause::TurnStart, |hull| {
                    hull.submerged = !hull.submerged;
                });
                self.refresh_pins();
            }
            (Q::Lookout(vessel), Choice::Island(island)) => {
                self.uses(vessel, Keyword::Lookout, Cause::Crew);
                self.look_at_one(seat, island, Cause::Crew);
            }
            (Q::Hex(vessel), Choice::Vessel(target)) => {
                self.uses_crew(vessel, Crew::MotherBrine, Cause::Crew);
                self.note(target, Cause::Crew, |today| today.hexed = Some(seat));
            }
            (Q::SpoiledPowder(_), Choice::Yes) => {
                self.spend(seat, EventCard::SpoiledPowder);
                self.fight.spoiled = true;
            }
            (Q::Parley(_), Choice::Yes) => self.spend(seat, EventCard::Parley),
            (Q::Parley(_), _) => {
                if let Some((vessel, target)) = self.fight.party {
                    self.fight_party(vessel, target);
                }
            }
            (Q::FortShot(island), Choice::Fire(flag, target)) => {
                self.fort_shoots(island, flag, target);
            }
            (Q::LoseFlag(island), Choice::Mast(flag)) => self.take_flag(island, flag),
            (Q::Doldrums, Choice::Yes) => {
                self.agenda.push(Step::Event((seat, EventCard::Doldrums)));
            }
            (Q::Target(event), choice) => self.aim_event(seat, event, choice),
            _ => {}
        }
    }

    /// Carries out what the active player does; unless the turn ends the menu is asked again.
    fn answer_menu(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::End {
            self.agenda.push(Step::EndTurn);
            if self.held(seat, EventCard::Doldrums).is_some() {
                rules::kit::ask(self, seat, Question::Doldrums);
            }
            return;
        }
        self.agenda.push(Step::Menu);
        self.agenda.push(Step::Ends);
        match choice {
            Choice::Move(vessel) => self.give(Action::Move(vessel)),
            Choice::Shoot(vessel) => self.give(Action::Shoot(vessel)),
            Choice::Explore(vessel) => self.give(Action::Explore(vessel)),
            Choice::ExploreShip(vessel, other) => self.give(Action::ExploreShip(vessel, other)),
            Choice::Repair(vessel) => self.give(Action::Repair(vessel)),
            Choice::ExploreFreely(vessel) => self.explore_freely(vessel),
            Choice::Drop(vessel, card) => self.drop_card(vessel, card),
            Choice::DropCoin(vessel, value) => self.drop_coin(vessel, value),
            Choice::TakeAboard(vessel, card) => self.take_aboard(vessel, card),
            Choice::Transfer(card, to) => self.transfer(card, to),
            Choice::Scuttle(vessel) => self.try_scuttle(vessel),
            Choice::Release(vessel) => {
                if let Some(towed) = self.waters.towed_by(vessel) {
                    self.let_go(towed, false);
                }
            }
            Choice::Mend(vessel) => {
                if let Some(card) = self.aboard(vessel, Crew::SorMilagros) {
                    self.use_up(card);
                }
                self.agenda.push(Step::GainMast(vessel));
            }
            Choice::Seal(vessel) => {
                if let Some(seal) = self.unique(vessel, Unique::AdmiralsSeal) {
                    self.lose_treasure(seal, Cause::Crew);
                }
                self.note(vessel, Cause::Crew, |today| today.again = true);
            }
            Choice::Signal(vessel, other) => {
                if let Some(card) = self.aboard(vessel, Crew::AuntieSilk) {
                    self.use_up(card);
                }
                self.begin_move(other, true);
            }
            Choice::BuildFort(vessel) => self.build_fort(seat, vessel),
            Choice::FortShoot(island) => self.begin_fort_shots(island),
            Choice::Play(event) => self.agenda.push(Step::Event((seat, event))),
            _ => {}
        }
    }

    /// A crew does what it does once, and turns up.
    fn use_up(&mut self, card: Card) {
        self.show(card, Cause::Crew);
        self.note_card(card, |state| state.used = true);
    }

    /// Carries out a shot, a broadside or the Powder Kegs.
    fn answer_shot(&mut self, vessel: Vessel, choice: Choice) {
        match choice {
            Choice::Fire(gun, target) => {
                self.agenda.push(Step::Shoot((vessel, gun, target, false)));
            }
            Choice::FireAt(gun, island) => self.shoot_at_fort(vessel, gun, island),
            Choice::Broadside(target) => {
                self.uses(vessel, Keyword::Broadside, Cause::Shooting);
                self.fight.broadside = Some(target);
                self.agenda.push(Step::NextShot(vessel));
            }
            Choice::Kegs => {
                if let Some(kegs) = self.unique(vessel, Unique::PowderKegs) {
                    self.lose_treasure(kegs, Cause::Shooting);
                }
                self.fight.kegs = true;
                self.agenda.push(Step::NextShot(vessel));
            }
            _ => {}
        }
    }

    /// A hit takes a crew instead of a mast, or not.
    fn answer_grape(&mut self, target: Vessel, choice: Choice) {
        let Some(hit) = self.fight.grape.take() else {
            return;
        };
        if choice == Choice::Yes {
            if let Some(shooter) = hit.shooter {
                self.uses_fitting(shooter, Equipment::GrapeLockers, Cause::Shooting);
            }
            self.agenda.push(Step::LoseCrew(target));
        } else {
            self.strike(hit);
        }
    }

    /// A fire die is rolled anew, or not.
    fn answer_pump(&mut self, vessel: Vessel, choice: Choice) {
        let Some((mast, roll)) = self.fight.fire.take() else {
            return;
        };
        let roll = if choice == Choice::Yes {
            self.uses_fitting(vessel, Equipment::FirePump, Cause::Fire);
            self.roll(Why::Fire, Some(vessel), Cause::Fire)
        } else {
            roll
        };
        self.burn_on(vessel, mast, roll);
    }

    /// A whirlpool takes a crew, a treasure or a mast.
    fn pay_whirlpool(&mut self, vessel: Vessel, choice: Choice) {
        match choice {
            Choice::Mast(mast) => self.take_mast(vessel, mast),
            Choice::Card(card) => self.eliminate(vessel, card, Cause::Terrain),
            Choice::TakeCoin(value) => {
                if let Some(coin) = self.coin_aboard(vessel, value, false) {
                    self.lose_treasure(coin, Cause::Terrain);
                }
                self.agenda.push(Step::Ends);
            }
            Choice::TakeUnique(unique) => {
                if let Some(treasure) = self.unique(vessel, unique) {
                    self.lose_treasure(treasure, Cause::Terrain);
                }
            }
            _ => {}
        }
    }

    /// A party is sent, or not: then the other ship may send one.
    fn answer_board(&mut self, vessel: Vessel, target: Vessel, choice: Choice) {
        if choice == Choice::Yes {
            self.agenda.push(Step::Party((vessel, target)));
        } else if self.turn.active == self.player(vessel) {
            self.board_back(vessel, target);
        }
    }

    /// Fog or a reef comes to lie by an event.
    fn conjure(&mut self, seat: Seat, terrain: Terrain, spot: Spot) {
        let turns = self.data().numbers.event_fog_turns;
        if let Some(shoal) = self.lay_terrain(terrain, spot, Cause::Events)
            && terrain == Terrain::FogBank
        {
            self.change_swell(shoal, Cause::Events, |swell| {
                swell.lasts = Some((seat, turns));
            });
        }
    }
}
