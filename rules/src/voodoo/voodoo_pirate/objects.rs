//! Objects used on the owner's turn (`voodoo-pirate §11`).

use super::boarding::{Boarding, all_items};
use super::chart::{Heading, Space};
use super::choice::{Choice, Item, Pour, Question, Reason};
use super::event::{Cause, Event};
use super::pieces::{Colour, Object, Place, Treasure, Wind};
use super::play::Play;
use super::steps::Step;
use super::voyage::Voyage;
use rules::kit::is;
use rules::table::{Audience, Seat};

/// Poppets or souls that Twin Bottles turn at most.
const POURS: u8 = 3;

/// Objects used in the turn, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Used(u8);

impl Used {
    fn note(&mut self, object: Object) {
        self.0 |= 1 << object as u8;
    }

    fn has(self, object: Object) -> bool {
        self.0 & (1 << object as u8) != 0
    }
}

impl Play<'_, '_> {
    /// Checks whether an object can be used now.
    pub fn judge_use(&self, seat: Seat, object: Object) -> Result<(), Reason> {
        let stores = &self.own.stores;
        is(stores.has_object(seat, object), Reason::NothingThere)?;
        is(!self.round.turn.has(object), Reason::DoneAlready)?;
        let useful = match object {
            Object::Compass | Object::MorgansEye => false,
            Object::TwinBottles => {
                self.can_pour_soul(seat)
                    || Colour::ALL
                        .iter()
                        .any(|&colour| self.can_pour_poppet(seat, colour))
            }
            Object::Parrot => self.parrot_takes(seat).next().is_some(),
            Object::SilentOars => {
                is(!self.in_harbour(seat), Reason::InHarbour)?;
                self.oars_victims(seat).next().is_some()
            }
            Object::Telescope => self.own.sea.stack() > 0,
            Object::GhostWind => Heading::ALL
                .iter()
                .any(|&way| self.judge_ghost_wind(seat, way).is_ok()),
        };
        is(useful, Reason::NoUse)
    }

    /// Uses an object: it goes back to the supply, and does what it does.
    pub fn use_object(&mut self, seat: Seat, object: Object) {
        let cause = match object {
            Object::TwinBottles => Cause::TwinBottles,
            Object::Parrot => Cause::Parrot,
            Object::SilentOars => Cause::SilentOars,
            Object::Telescope => Cause::Telescope,
            Object::GhostWind | Object::Compass | Object::MorgansEye => Cause::GhostWind,
        };
        // Cursed Pirates use Silent Oars in others' turns too: that is not the active pirate's use.
        if self.round.is_active(seat) {
            self.round.turn.note(object);
        }
        self.log.tell(Event::Used { seat, object }, cause);
        self.move_treasure(Treasure::Object(object), Place::Supply, cause);
        match object {
            Object::TwinBottles => self
                .agenda
                .ask(seat, Question::Bottles(POURS, Pour::Either)),
            Object::Parrot => self.agenda.ask(seat, Question::ParrotTakes),
            Object::SilentOars => self.agenda.ask(seat, Question::Oars),
            Object::Telescope => {
                if let Some((tile, turned)) = self.own.sea.top_tile() {
                    self.own.sea.note_top_tile(seat);
                    let event = Event::Looked { seat, tile, turned };
                    self.log.tell_to(Audience::Only(seat), event, cause);
                }
            }
            Object::GhostWind => self.agenda.ask(seat, Question::GhostWind),
            Object::Compass | Object::MorgansEye => {}
        }
    }
}

/// The objects that reach other ships.
impl Play<'_, '_> {
    /// Checks whether an object reaches another ship at sea, which has to lie so from here.
    fn judge_reach(
        &self,
        seat: Seat,
        victim: Seat,
        lies: fn(Space, Space) -> bool,
    ) -> Result<(), Reason> {
        is(self.crew.has_other(seat, victim), Reason::NoSuchThing)?;
        is(!self.in_harbour(victim), Reason::VictimInHarbour)?;
        is(!self.is_ashore(victim), Reason::Ashore)?;
        let spaces = self.ships.space(seat).zip(self.ships.space(victim));
        let reaches = spaces.is_some_and(|(from, to)| lies(from, to));
        is(reaches, Reason::OutOfReach)
    }
}

/// Twin Bottles.
impl Play<'_, '_> {
    /// Returns whether a poppet can become a soul.
    pub fn can_pour_soul(&self, seat: Seat) -> bool {
        self.own.stores.poppets(seat) > 0 && self.holds.can_draw(seat)
    }

    /// Returns whether a soul of this colour can become a poppet.
    pub fn can_pour_poppet(&self, seat: Seat, colour: Colour) -> bool {
        self.holds.berth_of(seat, colour).is_some() && self.can_take_poppet(seat)
    }

    /// Pours once, and asks for more while there may be more.
    pub fn pour(&mut self, seat: Seat, left: u8, choice: Choice) {
        let way = match choice {
            Choice::PourSoul => {
                self.move_poppet(Place::Aboard(seat), Place::Supply, Cause::TwinBottles);
                self.draw_soul(seat, Cause::TwinBottles);
                Pour::Souls
            }
            Choice::PourPoppet(colour) => {
                if let Some(berth) = self.holds.berth_of(seat, colour) {
                    self.move_soul(Place::Berth(seat, berth), Place::Bag, Cause::TwinBottles);
                }
                self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::TwinBottles);
                Pour::Poppets
            }
            _ => return,
        };
        if left > 1 {
            self.agenda.ask(seat, Question::Bottles(left - 1, way));
        }
    }
}

/// The Parrot.
impl Play<'_, '_> {
    /// Checks whether an item of a ship can be had for something aboard.
    pub fn judge_parrot_takes(&self, seat: Seat, victim: Seat, item: Item) -> Result<(), Reason> {
        self.judge_reach(seat, victim, Space::is_in_line)?;
        is(self.has_item(victim, item), Reason::NothingThere)?;
        let mut reason = Reason::NothingThere;
        for own in all_items() {
            match self.judge_parrot_gives(seat, victim, item, own) {
                Ok(()) => return Ok(()),
                Err(Reason::NothingThere) => {}
                Err(other) => reason = other,
            }
        }
        Err(reason)
    }

    fn parrot_takes(&self, seat: Seat) -> impl Iterator<Item = (Seat, Item)> {
        seat.round(self.crew.seats())
            .flat_map(move |victim| all_items().map(move |item| (victim, item)))
            .filter(move |&(victim, item)| self.judge_parrot_takes(seat, victim, item).is_ok())
    }

    /// Checks whether an own item can be given for theirs: the pair must fit both ships after the swap (§16 Parrot).
    pub fn judge_parrot_gives(
        &self,
        seat: Seat,
        victim: Seat,
        theirs: Item,
        own: Item,
    ) -> Result<(), Reason> {
        // The Parrot itself is not offered.
        is(own != Item::Object(Object::Parrot), Reason::NothingThere)?;
        is(self.has_item(seat, own), Reason::NothingThere)?;
        let alike = self.is_alike(seat, own, victim, theirs);
        is(!alike, Reason::LikeForLike)?;
        // The Parrot goes back to the supply before the swap: its room counts as free.
        let parrot = u8::from(self.own.stores.has_object(seat, Object::Parrot));
        let fits =
            self.fits(seat, theirs, Some(own), parrot) && self.fits(victim, own, Some(theirs), 0);
        is(fits, Reason::NoRoom)
    }

    fn is_alike(&self, seat: Seat, own: Item, victim: Seat, theirs: Item) -> bool {
        match (own, theirs) {
            (Item::Coin, Item::Coin) | (Item::Poppet, Item::Poppet) => true,
            (Item::Soul(mine), Item::Soul(other)) => {
                self.holds.souls_aboard(seat)[usize::from(mine)]
                    == self.holds.souls_aboard(victim)[usize::from(other)]
            }
            _ => false,
        }
    }

    /// Swaps the two items.
    pub fn swap_items(&mut self, seat: Seat, victim: Seat, theirs: Item, own: Item) {
        match (theirs, own) {
            (Item::Soul(other), Item::Soul(mine)) => {
                let places = [Place::Berth(seat, mine), Place::Berth(victim, other)];
                self.holds.swap_souls(places, Cause::Parrot, &mut self.log);
            }
            (Item::Skull, Item::Skull) => self.swap_skulls(seat, victim),
            _ => {
                self.move_item(victim, seat, theirs, Cause::Parrot);
                self.move_item(seat, victim, own, Cause::Parrot);
            }
        }
    }

    /// Skulls are alike from outside: each gives one at random.
    fn swap_skulls(&mut self, seat: Seat, victim: Seat) {
        let mine = self.some_skull(seat);
        let theirs = self.some_skull(victim);
        if let (Some(mine), Some(theirs)) = (mine, theirs) {
            self.move_treasure(theirs, Place::Aboard(seat), Cause::Parrot);
            self.move_treasure(mine, Place::Aboard(victim), Cause::Parrot);
        }
    }

    fn some_skull(&mut self, seat: Seat) -> Option<Treasure> {
        let count = usize::from(self.own.stores.skulls_at(Place::Aboard(seat)));
        let drawn = (count > 0).then(|| self.dice.below(count))?;
        let mut skulls = self.own.stores.skulls();
        let aboard = skulls.by_ref().filter(|&(_, at)| at == Place::Aboard(seat));
        let skull = aboard.map(|(skull, _)| skull).nth(drawn)?;
        Some(Treasure::Skull(skull))
    }
}

/// Silent Oars.
impl Play<'_, '_> {
    /// Checks whether Silent Oars reach a ship worth boarding.
    pub fn judge_oars(&self, seat: Seat, victim: Seat) -> Result<(), Reason> {
        self.judge_reach(seat, victim, Space::is_around)?;
        let worth = self.is_worth_boarding(seat, victim, self.oars_aboard(seat));
        is(worth, Reason::NothingThere)
    }

    /// Silent Oars that go back to the supply before their owner boards: their place counts as free.
    pub fn oars_aboard(&self, seat: Seat) -> u8 {
        u8::from(self.own.stores.has_object(seat, Object::SilentOars))
    }

    /// Ships that Silent Oars reach.
    pub fn oars_victims(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        seat.round(self.crew.seats())
            .filter(move |&victim| self.judge_oars(seat, victim).is_ok())
    }

    /// Boards a ship without moving.
    pub fn row_to(&mut self, seat: Seat, victim: Seat) {
        let boarding = Boarding::of(seat, victim, &self.own.sea, &self.crew);
        self.agenda.then(Step::Board(boarding));
    }
}

/// Ghost Wind.
impl Play<'_, '_> {
    /// Checks whether the Ghost Wind moves the ship this way: becalmed, with a space to go to.
    pub fn judge_ghost_wind(&self, seat: Seat, way: Heading) -> Result<(), Reason> {
        let at = self.ships.space(seat).ok_or(Reason::NothingThere)?;
        let becalmed = self.waters().wind_on(seat, at) == Some(Wind::Becalmed);
        is(becalmed, Reason::NoUse)?;
        let voyage = Voyage::new(seat, at, way, 1, Cause::GhostWind);
        is(self.waters().can_go(voyage, way), Reason::CannotMove)
    }
}

/// Returns what the Parrot might be asked for, in the order it is offered.
pub(super) fn parrot_choices(seats: u8, seat: Seat) -> impl Iterator<Item = Choice> {
    seat.round(seats)
        .skip(1)
        .flat_map(|victim| all_items().map(move |item| Choice::ItemOf(victim, item)))
}
