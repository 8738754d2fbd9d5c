//! Barrel magic: Sand and Stars at Dusk, Wind, Tide and Whirlpool under the Moon (`voodoo-pirate §5.5`, `§6`).

use super::boarding::{all_items, has_item};
use super::chart::Space;
use super::choice::{Choice, Item, Question, Reason};
use super::data::{Feature, Ground};
use super::event::{Cause, Event};
use super::pieces::{Barrel, Marker, Place, Treasure, Wind};
use super::play::{Agenda, Crew, EventLog, Holds, Markers, Play, Sea, Ships, Stores};
use super::steps::Step;
use super::voyage::Voyage;
use super::waters::Waters;
use crate::catch;
use rules::kit::is;
use rules::table::{Dice, Seat};

/// Sand: bury possessions, one after the other, until the pirate is done (§5.5).
pub fn bury(seat: Seat, holds: &Holds, stores: &Stores, agenda: &mut Agenda) {
    if all_items().any(|item| has_item(seat, item, holds, stores)) {
        agenda.ask(seat, Question::Bury);
    }
}

/// Digs everything up again, at Dawn, before the figure leaves the barrel.
pub fn dig_up(
    seat: Seat,
    markers: &Markers,
    holds: &mut Holds,
    stores: &mut Stores,
    dice: &mut Dice,
    log: &mut EventLog,
) {
    if markers.barrel_of(seat) != Some(Barrel::Sand) {
        return;
    }
    let (from, to) = (Place::Buried(seat), Place::Aboard(seat));
    while holds.move_coin(from, to, Cause::Sand, log) {}
    while stores.move_poppet(from, to, Cause::Sand, log) {}
    while stores.move_skull(from, to, Cause::Sand, dice, log) {}
    for berth in 0..super::pieces::MOST_BERTHS {
        holds.move_soul(
            Place::BuriedBerth(seat, berth),
            Place::Berth(seat, berth),
            Cause::Sand,
            log,
        );
    }
    for &object in super::pieces::Object::ALL {
        let object = Treasure::Object(object);
        if stores.treasure(object) == from {
            stores.move_treasure(object, to, Cause::Sand, log);
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
pub fn dusk_barrel(
    seat: Seat,
    ships: &Ships,
    sea: &Sea,
    markers: &Markers,
    crew: &Crew,
    agenda: &mut Agenda,
) {
    let is_stuck = || Waters::of(ships, sea, markers, crew).is_stuck(seat);
    match markers.barrel_of(seat) {
        Some(Barrel::Sand) => agenda.then(Step::Bury(seat)),
        Some(Barrel::Stars) if !is_stuck() => agenda.ask(seat, Question::Stars),
        _ => {}
    }
}

impl Play<'_, '_> {
    /// Buries an item until Dawn.
    pub fn bury_item(&mut self, seat: Seat, item: Item) {
        let (from, to) = (Place::Aboard(seat), Place::Buried(seat));
        match item {
            Item::Coin => self.move_coin(from, to, Cause::Sand),
            Item::Poppet => self.move_poppet(from, to, Cause::Sand),
            Item::Soul(berth) => self.move_soul(
                Place::Berth(seat, berth),
                Place::BuriedBerth(seat, berth),
                Cause::Sand,
            ),
            Item::Object(object) => self.move_treasure(Treasure::Object(object), to, Cause::Sand),
            Item::Skull => self.move_skull(from, to, Cause::Sand),
        }
    }

    /// Checks whether Stars can take a ship to a space (§5.5).
    pub fn judge_star(&self, seat: Seat, space: Space) -> Result<(), Reason> {
        let Some(Feature::Star(colour)) = self.own.sea.feature(space) else {
            return Err(Reason::NoStar);
        };
        is(self.holds.berth_of(seat, colour).is_some(), Reason::NoSoul)?;
        self.judge_free(space)
    }

    /// Checks whether neither the whirlpool nor a ship lies on a space.
    fn judge_free(&self, space: Space) -> Result<(), Reason> {
        let whirlpool = self.markers.whirlpool() == Some(space);
        is(!whirlpool, Reason::WhirlpoolThere)?;
        is(self.ships.ship_on(space).is_none(), Reason::SpaceTaken)
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
        voyage.push = self.waters().wind_on(seat, to) == Some(Wind::Storm);
        self.agenda.then(Step::Sail(voyage));
    }

    /// Returns whether a barrel works at Dusk.
    pub fn is_dusk_barrel(&self, barrel: Barrel) -> bool {
        let mut ring = self.book.0.barrels.iter();
        ring.any(|entry| entry.barrel == barrel && entry.dusk)
    }

    /// Checks whether a Moonlight barrel can be conjured by the figure on it (§6). Sea is not: it works by being held.
    pub fn judge_barrel(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        is(!self.round.barrel_done, Reason::DoneAlready)?;
        is(!self.is_dusk_barrel(barrel), Reason::DuskBarrel)?;
        let sits = self.markers.barrel_of(seat) == Some(barrel);
        is(sits, Reason::NothingThere)?;
        is(barrel != Barrel::Sea, Reason::NoUse)?;
        is(!self.in_harbour(seat), Reason::InHarbour)
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

    /// Checks whether the whirlpool can go to a space (§6, §16).
    pub fn judge_whirlpool(&self, space: Space) -> Result<(), Reason> {
        let ground = self.own.sea.ground(space);
        let at_sea = !matches!(ground, Ground::Harbour | Ground::Shore);
        is(at_sea, Reason::OutOfReach)?;
        is(self.own.sea.is_placed(space), Reason::NoTile)?;
        self.judge_free(space)
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
        let waters = Waters::of(&self.ships, &self.own.sea, &self.markers, &self.crew);
        let is_caught = |seat| {
            let space = self.ships.space(seat);
            space.is_some_and(|at| waters.whirled_from(at).is_some()) && !waters.is_stuck(seat)
        };
        let (markers, crew, round) = (&self.markers, &self.crew, &self.round);
        catch(
            Cause::Whirlpool,
            is_caught,
            markers,
            crew,
            round,
            &mut self.agenda,
        );
    }
}

/// Returns all that can be buried, in the order it is offered.
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
