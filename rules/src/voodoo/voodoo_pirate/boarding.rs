//! Boarding: taking an item of a ship passed (`voodoo-pirate §10`).

use super::choice::{Choice, Item, Question, Reason};
use super::data::Skill;
use super::event::{Cause, Event};
use super::pieces::{MOST_BERTHS, Object, Place, Treasure};
use super::play::{Crew, Holds, MOST_OBJECTS, MOST_POPPETS, Play, Sea, Stores};
use super::steps::Step;
use rules::kit::is;
use rules::table::Seat;

/// A boarding under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Boarding {
    /// The seat that boards.
    pub seat: Seat,
    /// The pirate whose ship is boarded.
    pub victim: Seat,
    /// Items that may still be taken.
    pub left: u8,
    /// True if a Cursed Pirate still swaps blessed cards besides.
    pub swaps: bool,
}

impl Boarding {
    /// The boarding of a ship: one item, for the boarder's skill two (§13).
    #[must_use]
    pub fn of(seat: Seat, victim: Seat, sea: &Sea, crew: &Crew) -> Self {
        let left = match sea.skill(seat, crew) {
            Some(Skill::BoardItems(items)) => items,
            _ => 1,
        };
        Self {
            seat,
            victim,
            left,
            swaps: crew.house.blessed && crew.is_cursed(seat),
        }
    }
}

/// Everything that can be taken aboard a ship, in the order it is offered.
pub fn all_items() -> impl Iterator<Item = Item> + Clone {
    [Item::Coin, Item::Poppet]
        .into_iter()
        .chain((0..MOST_BERTHS).map(Item::Soul))
        .chain(Object::ALL.iter().map(|&object| Item::Object(object)))
        .chain([Item::Skull])
}

/// Returns whether an item that is not buried is aboard.
pub fn has_item(seat: Seat, item: Item, holds: &Holds, stores: &Stores) -> bool {
    match item {
        Item::Coin => holds.coins(seat) > 0,
        Item::Poppet => stores.poppets(seat) > 0,
        Item::Soul(berth) => holds.souls_aboard(seat)[usize::from(berth)].is_some(),
        Item::Object(object) => stores.has_object(seat, object),
        Item::Skull => stores.skulls_at(Place::Aboard(seat)) > 0,
    }
}

impl Play<'_, '_> {
    /// Returns whether an item that is not buried is aboard.
    pub fn has_item(&self, seat: Seat, item: Item) -> bool {
        has_item(seat, item, &self.holds, &self.own.stores)
    }

    /// Returns whether `comes` fits aboard once `goes` is gone, and so many objects more have gone back to the supply.
    pub fn fits(&self, seat: Seat, comes: Item, goes: Option<Item>, objects_gone: u8) -> bool {
        let stores = &self.own.stores;
        let gone = |item: Item| u8::from(goes == Some(item));
        match comes {
            Item::Coin => true,
            Item::Poppet => {
                let held = stores.poppets(seat) + stores.poppets_at(Place::Buried(seat));
                held - gone(Item::Poppet) < MOST_POPPETS
            }
            Item::Soul(_) => matches!(goes, Some(Item::Soul(_))) || self.holds.has_soul_room(seat),
            Item::Object(_) | Item::Skull => {
                let object_goes = matches!(goes, Some(Item::Object(_) | Item::Skull));
                let gone_too = objects_gone + u8::from(object_goes);
                let skulls = || stores.skulls_held(seat) - gone(Item::Skull);
                stores.objects_held(seat) - gone_too < MOST_OBJECTS
                    && (comes != Item::Skull || skulls() < self.most_skulls(seat))
            }
        }
    }

    /// Checks whether an item of the ship boarded can be taken, once so many objects of the boarder's have gone back to the supply:
    /// Silent Oars make room for what they are used for (§11).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_item(
        &self,
        seat: Seat,
        victim: Seat,
        item: Item,
        objects_gone: u8,
    ) -> Result<(), Reason> {
        is(self.has_item(victim, item), Reason::NothingThere)?;
        // Who boards a Cursed Pirate names a colour and gets the soul of it in the highest place (§16).
        if let Item::Soul(berth) = item
            && self.crew.is_cursed(victim)
        {
            let aboard = self.holds.souls_aboard(victim);
            let colour = aboard[usize::from(berth)];
            let higher = &aboard[usize::from(berth) + 1..];
            is(!higher.contains(&colour), Reason::NothingThere)?;
        }
        is(self.fits(seat, item, None, objects_gone), Reason::NoRoom)
    }

    /// Returns whether there is anything to board a ship for, once so many objects of the boarder's have gone back.
    pub fn is_worth_boarding(&self, seat: Seat, victim: Seat, objects_gone: u8) -> bool {
        let takes = |item| self.judge_item(seat, victim, item, objects_gone).is_ok();
        self.crew.house.blessed || all_items().any(takes)
    }

    /// Moves an item from one ship to another.
    pub fn move_item(&mut self, from: Seat, to: Seat, item: Item, cause: Cause) {
        match item {
            Item::Coin => self.move_coin(Place::Aboard(from), Place::Aboard(to), cause),
            Item::Poppet => self.move_poppet(Place::Aboard(from), Place::Aboard(to), cause),
            Item::Soul(berth) => self.take_soul(to, Place::Berth(from, berth), cause),
            Item::Object(object) => {
                self.move_treasure(Treasure::Object(object), Place::Aboard(to), cause);
            }
            Item::Skull => self.move_skull(Place::Aboard(from), Place::Aboard(to), cause),
        }
    }
}

/// Asks what is taken of the ship boarded.
pub fn board(mut boarding: Boarding, play: &mut Play) {
    let Boarding { seat, victim, .. } = boarding;
    if boarding.swaps {
        // A Cursed Pirate always swaps as well (§14).
        boarding.swaps = false;
        play.blessed.swap(seat, victim, &mut play.log);
    }
    if boarding.left == 0 || !play.is_worth_boarding(seat, victim, 0) {
        return;
    }
    play.agenda
        .ask(seat, Question::Board(victim, boarding.left));
}

impl Play<'_, '_> {
    /// Carries out what the boarder chose, and goes on to its next item.
    pub fn boarded(&mut self, seat: Seat, victim: Seat, left: u8, choice: Choice) {
        match choice {
            Choice::Item(item) => {
                self.log
                    .tell(Event::Boarded { seat, victim, item }, Cause::Boarding);
                self.move_item(victim, seat, item, Cause::Boarding);
            }
            Choice::SwapBlessed => self.blessed.swap(seat, victim, &mut self.log),
            _ => return,
        }
        self.agenda.then(Step::Board(Boarding {
            seat,
            victim,
            left: left - 1,
            swaps: false,
        }));
    }
}
