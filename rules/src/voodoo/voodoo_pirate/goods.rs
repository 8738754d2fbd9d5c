//! The goods of a space that a ship came to rest on (`voodoo-pirate §8.6`).

use super::choice::{Choice, Item, Question, Reason};
use super::data::{Feature, Skill};
use super::event::Cause;
use super::pieces::{Object, Place, Treasure};
use super::play::Play;
use super::steps::Step;
use rules::kit::is;
use rules::table::Seat;

/// From this power on the Spanish fleet is fought, below it the fleet robs (§8.6).
pub(super) const FLEET_POWER: u8 = 4;

impl Play<'_, '_> {
    /// Returns what the ship's space carries.
    pub fn goods_under(&self, seat: Seat) -> Option<Feature> {
        let space = self.ships.space(seat)?;
        self.own.sea.feature(space)
    }

    /// The map under a ship, as a bit.
    fn map_under(&self, seat: Seat) -> u32 {
        let space = self.ships.space(seat);
        space.map_or(0, |space| self.own.sea.map_bit(space))
    }

    /// Checks whether there are goods to be taken here, and why not.
    pub fn judge_goods(&self, seat: Seat) -> Result<(), Reason> {
        match self.goods_under(seat).ok_or(Reason::NothingThere)? {
            Feature::Coin => self.is_there(self.holds.coins_at(Place::Supply) > 0),
            Feature::Map => {
                let had = self.ships.has_had_map(seat, self.map_under(seat));
                is(!had, Reason::DoneAlready)?;
                self.is_there(self.holds.coins_at(Place::Supply) > 0)
            }
            Feature::Skull => {
                self.is_there(self.own.stores.skulls_at(Place::Supply) > 0)?;
                let fits = self.has_skull_room(seat)
                    || self.own.stores.skulls_at(Place::Aboard(seat)) > 0
                    || (self.own.stores.skulls_held(seat) < self.most_skulls(seat)
                        && self.can_give_back(seat));
                is(fits, Reason::NoRoom)
            }
            Feature::Object(object) => {
                match self.own.stores.treasure(Treasure::Object(object)) {
                    Place::Supply => {}
                    Place::Aboard(owner) if owner != seat && !self.is_ashore(owner) => {}
                    _ => return Err(Reason::NothingThere),
                }
                let fits = self.own.stores.has_object_room(seat) || self.can_give_back(seat);
                is(fits, Reason::NoRoom)
            }
            Feature::Current(_) | Feature::Portal | Feature::Fleet | Feature::Star(_) => {
                Err(Reason::NothingThere)
            }
        }
    }

    fn is_there(&self, there: bool) -> Result<(), Reason> {
        is(there, Reason::NothingThere)
    }

    fn can_give_back(&self, seat: Seat) -> bool {
        self.own.stores.objects_aboard(seat).next().is_some()
            || self.own.stores.skulls_at(Place::Aboard(seat)) > 0
    }

    /// Checks whether something aboard may go back to make room for what lies here.
    pub fn judge_give_back(&self, seat: Seat, item: Item) -> Result<(), Reason> {
        let for_skull = self.goods_under(seat) == Some(Feature::Skull);
        match item {
            Item::Skull => self.is_there(self.own.stores.skulls_at(Place::Aboard(seat)) > 0),
            Item::Object(object) => {
                self.is_there(self.own.stores.has_object(seat, object))?;
                // A second skull needs the first one's place, whatever else goes.
                let frees =
                    !for_skull || self.own.stores.skulls_held(seat) < self.most_skulls(seat);
                is(frees, Reason::NoRoom)
            }
            Item::Coin | Item::Poppet | Item::Soul(_) => Err(Reason::NoSuchThing),
        }
    }

    /// Gives an object or a skull back to the supply.
    pub fn give_back(&mut self, seat: Seat, item: Item) {
        match item {
            Item::Object(object) => {
                self.move_treasure(Treasure::Object(object), Place::Supply, Cause::Room);
            }
            _ => self.move_skull(Place::Aboard(seat), Place::Supply, Cause::Room),
        }
    }
}

/// Asks whether the goods of the space are taken; the Spanish fleet does not ask.
pub fn goods(seat: Seat, play: &mut Play) {
    if play.crew.is_cursed(seat) {
        play.agenda.then(Step::CursedOars(seat));
    }
    if play.goods_under(seat) == Some(Feature::Fleet) {
        meet_fleet(play, seat);
    } else if play.judge_goods(seat).is_ok() {
        play.agenda.ask(seat, Question::Goods);
    }
}

fn meet_fleet(play: &mut Play, seat: Seat) {
    if play.ships.power(seat) >= FLEET_POWER {
        play.ships
            .change_power(seat, -1, Cause::Fleet, &mut play.log);
        play.move_coin(Place::Supply, Place::Aboard(seat), Cause::Fleet);
    } else {
        play.move_coin(Place::Aboard(seat), Place::Supply, Cause::Fleet);
    }
}

/// Takes the goods, once there is room.
pub fn take_goods(seat: Seat, play: &mut Play) {
    match play.goods_under(seat) {
        Some(Feature::Coin) => play.move_coin(Place::Supply, Place::Aboard(seat), Cause::CoinSpace),
        Some(Feature::Map) => {
            let map = play.map_under(seat);
            play.ships.note_map(seat, map);
            let coins = match play.own.sea.skill(seat, &play.crew) {
                Some(Skill::MapCoins(coins)) => coins,
                _ => play.book.0.start.map_coins,
            };
            for _ in 0..coins {
                play.move_coin(Place::Supply, Place::Aboard(seat), Cause::Map);
            }
        }
        Some(Feature::Skull) if play.has_skull_room(seat) => {
            play.move_skull(Place::Supply, Place::Aboard(seat), Cause::SkullSpace);
        }
        Some(Feature::Object(object)) if play.own.stores.has_object_room(seat) => {
            let (object, aboard) = (Treasure::Object(object), Place::Aboard(seat));
            play.move_treasure(object, aboard, Cause::ObjectSpace);
        }
        Some(Feature::Skull | Feature::Object(_)) => {
            play.agenda.then(Step::TakeGoods(seat));
            play.agenda.ask(seat, Question::GiveBack);
        }
        _ => {}
    }
}

/// Returns what can be given back, in the order it is offered.
pub(super) fn give_back_choices() -> impl Iterator<Item = Choice> {
    Object::ALL
        .iter()
        .map(|&object| Choice::GiveBack(Item::Object(object)))
        .chain([Choice::GiveBack(Item::Skull)])
}
