//! Barrel magic: Sand and Stars at Dusk, Wind, Tide and Whirlpool under the Moon (`voodoo-pirate §5.5`, `§6`).

use super::boarding::all_items;
use super::chart::Space;
use super::choice::{Choice, Item, Question, Reason};
use super::data::{Feature, Ground};
use super::event::{Cause, Event};
use super::pieces::{Barrel, Marker, Place, Treasure, Wind};
use super::play::Play;
use super::steps::Step;
use super::voyage::Voyage;
use crate::table::Seat;

/// Sand: bury possessions, one after the other, until the pirate is done (§5.5).
pub fn bury(seat: Seat, play: &mut Play) {
    if all_items().any(|item| play.has_item(seat, item)) {
        play.agenda.ask(seat, Question::Bury);
    }
}

/// Digs everything up again, at Dawn, before the figure leaves the barrel.
pub fn dig_up(seat: Seat, play: &mut Play) {
    if play.markers.barrel_of(seat) != Some(Barrel::Sand) {
        return;
    }
    let (from, to) = (Place::Buried(seat), Place::Aboard(seat));
    while play.holds.move_coin(from, to, Cause::Sand, &mut play.log) {}
    while play.move_poppet(from, to, Cause::Sand) {}
    while play.move_skull(from, to, Cause::Sand) {}
    for berth in 0..super::pieces::MOST_BERTHS {
        play.holds.move_soul(
            Place::BuriedBerth(seat, berth),
            Place::Berth(seat, berth),
            Cause::Sand,
            &mut play.log,
        );
    }
    for &object in super::pieces::Object::ALL {
        let object = Treasure::Object(object);
        if play.treasure(object) == from {
            play.move_treasure(object, to, Cause::Sand);
        }
    }
}

/// Asks a pirate at Dusk whether its figure goes on a barrel.
pub fn ask_for_barrel(seat: Seat, play: &mut Play) {
    let any_free = || {
        Barrel::ALL
            .iter()
            .any(|&barrel| play.markers.is_free(barrel))
    };
    if play.can_cast(seat).is_ok() && any_free() {
        play.agenda.ask(seat, Question::CastPoppet);
    }
}

/// Sand and Stars act at Dusk.
pub fn dusk_barrel(seat: Seat, play: &mut Play) {
    match play.markers.barrel_of(seat) {
        Some(Barrel::Sand) => play.agenda.then(Step::Bury(seat)),
        Some(Barrel::Stars) if !play.is_stuck(seat) => play.agenda.ask(seat, Question::Stars),
        _ => {}
    }
}

impl Play<'_, '_> {
    /// Buries an item until Dawn.
    pub fn bury_item(&mut self, seat: Seat, item: Item) {
        let (from, to) = (Place::Aboard(seat), Place::Buried(seat));
        match item {
            Item::Coin => {
                self.holds.move_coin(from, to, Cause::Sand, &mut self.log);
            }
            Item::Poppet => {
                self.move_poppet(from, to, Cause::Sand);
            }
            Item::Soul(berth) => {
                self.holds.move_soul(
                    Place::Berth(seat, berth),
                    Place::BuriedBerth(seat, berth),
                    Cause::Sand,
                    &mut self.log,
                );
            }
            Item::Object(object) => self.move_treasure(Treasure::Object(object), to, Cause::Sand),
            Item::Skull => {
                self.move_skull(from, to, Cause::Sand);
            }
        }
    }

    /// Whether Stars can take a ship to a space (§5.5).
    pub fn judge_star(&self, seat: Seat, space: Space) -> Result<(), Reason> {
        let Some(Feature::Star(colour)) = self.feature(space) else {
            return Err(Reason::NoStar);
        };
        if self.holds.berth_of(seat, colour).is_none() {
            return Err(Reason::NoSoul);
        }
        if self.whirlpool() == Some(space) {
            return Err(Reason::WhirlpoolThere);
        }
        match self.ships.ship_on(space) {
            Some(_) => Err(Reason::SpaceTaken),
            None => Ok(()),
        }
    }

    /// Sails to a star. The wind acts as on a ship caught there; then a move ends there (§5.5).
    pub fn sail_to_star(&mut self, seat: Seat, to: Space) {
        self.log.tell(
            Event::BarrelConjured {
                seat,
                barrel: Barrel::Stars,
            },
            Cause::Stars,
        );
        self.ships.leap(seat, to, Cause::Stars, &mut self.log);
        let mut voyage = Voyage::new(seat, to, self.ships.facing(seat), 0, Cause::Stars);
        voyage.moved = true;
        voyage.push = self.wind_on(seat, to) == Some(Wind::Storm);
        self.set_sail(voyage);
    }

    /// Whether a barrel works at Dusk.
    pub fn is_dusk_barrel(&self, barrel: Barrel) -> bool {
        let mut ring = self.book.0.barrels.iter();
        ring.any(|entry| entry.barrel == barrel && entry.dusk)
    }

    /// Whether a Moonlight barrel can be conjured by the figure on it (§6). Sea is not: it works by being held.
    pub fn judge_barrel(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        if self.round.barrel_done {
            return Err(Reason::DoneAlready);
        }
        if self.is_dusk_barrel(barrel) {
            return Err(Reason::DuskBarrel);
        }
        if self.markers.barrel_of(seat) != Some(barrel) {
            return Err(Reason::NothingThere);
        }
        if barrel == Barrel::Sea {
            return Err(Reason::NoUse);
        }
        (!self.in_harbour(seat))
            .then_some(())
            .ok_or(Reason::InHarbour)
    }

    /// Conjures a Moonlight barrel.
    pub fn conjure_barrel(&mut self, seat: Seat, barrel: Barrel) {
        self.round.barrel_done = true;
        if barrel == Barrel::Sea {
            return;
        }
        let cause = match barrel {
            Barrel::Wind => Cause::WindBarrel,
            Barrel::Tide => Cause::TideBarrel,
            _ => Cause::Whirlpool,
        };
        self.log.tell(Event::BarrelConjured { seat, barrel }, cause);
        match barrel {
            Barrel::Wind => self.agenda.ask(seat, Question::Quadrants),
            Barrel::Whirlpool => self.agenda.ask(seat, Question::Whirlpool),
            Barrel::Tide => self.agenda.then(Step::TurnTide(Cause::TideBarrel)),
            _ => {}
        }
    }

    /// Whether the whirlpool can go to a space (§6, §16).
    pub fn judge_whirlpool(&self, space: Space) -> Result<(), Reason> {
        if matches!(self.ground(space), Ground::Harbour | Ground::Shore) {
            return Err(Reason::OutOfReach);
        }
        if !self.is_placed(space) {
            return Err(Reason::NoTile);
        }
        if self.whirlpool() == Some(space) {
            return Err(Reason::WhirlpoolThere);
        }
        match self.ships.ship_on(space) {
            Some(_) => Err(Reason::SpaceTaken),
            None => Ok(()),
        }
    }

    /// Lays the whirlpool, which carries the ships around it (§6).
    pub fn lay_whirlpool(&mut self, space: Space) {
        let from = self.markers.marker(Marker::Whirlpool);
        self.markers.move_marker(
            Marker::Whirlpool,
            from,
            Place::Sea(space),
            Cause::Whirlpool,
            &mut self.log,
        );
        self.catch(Cause::Whirlpool, |play, seat| {
            let space = play.ships.space(seat);
            space.is_some_and(|at| play.whirled_from(at).is_some()) && !play.is_stuck(seat)
        });
    }
}

/// What can be buried, in the order it is offered.
pub(in crate::voodoo_pirate) fn bury_choices() -> impl Iterator<Item = Choice> {
    [Choice::Pass]
        .into_iter()
        .chain(all_items().map(Choice::Bury))
}

/// After an item was buried: the next one.
pub(in crate::voodoo_pirate) fn buried(play: &mut Play, seat: Seat, item: Item) {
    play.bury_item(seat, item);
    play.agenda.then(Step::Bury(seat));
}
