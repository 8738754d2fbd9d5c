//! The explorers with all that they have, and their helpers.

use super::data::Recipe;
use super::values::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, Seat};

/// The hearts of an explorer; none of the dead.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hearts(pub u8);

/// Supplies and items that a player holds: counted, since nobody tells those of a kind apart.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag {
    /// The number of each supply.
    pub supplies: Recipe,
    /// The number of each item.
    pub items: [u8; Item::ALL.len()],
}

impl Bag {
    /// Returns how many of a supply there are.
    #[must_use]
    pub fn supply(&self, supply: Supply) -> u8 {
        self.supplies[supply as usize]
    }

    /// Returns how many of an item there are.
    #[must_use]
    pub fn item(&self, item: Item) -> u8 {
        self.items[item as usize]
    }

    /// Returns how many of each supply are missing for a recipe.
    #[must_use]
    pub fn lacks(&self, recipe: Recipe) -> Recipe {
        std::array::from_fn(|supply| recipe[supply].saturating_sub(self.supplies[supply]))
    }

    /// Returns how many supplies there are.
    #[must_use]
    pub fn supply_count(&self) -> u8 {
        self.supplies.iter().sum()
    }

    /// Returns how many items there are.
    #[must_use]
    pub fn item_count(&self) -> u8 {
        self.items.iter().sum()
    }

    /// Returns how many supplies and items there are.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.supply_count() + self.item_count()
    }
}

/// A tool spot's item and doll, its helper aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tool {
    /// The item.
    pub item: Option<Item>,
    /// True if a doll blocks it.
    pub doll: bool,
}

/// The tool spots of a player.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tools(pub [Tool; Slot::ALL.len()]);

impl Tools {
    /// Returns how many of an item lie in unblocked spots.
    #[must_use]
    pub fn working(&self, item: Item) -> u8 {
        let works = |tool: &&Tool| tool.item == Some(item) && !tool.doll;
        self.0.iter().filter(works).count() as u8
    }

    /// Returns how many items lie in the spots, blocked or not.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.0.iter().filter(|tool| tool.item.is_some()).count() as u8
    }
}

/// The snares that wait for an explorer.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Snares(pub u8);

/// The explorers and their helpers.
#[derive(SystemParam)]
pub struct Explorers<'w, 's> {
    all: Query<
        'w,
        's,
        (
            &'static mut At<Explorer, Whereabouts>,
            &'static mut Hearts,
            &'static mut Bag,
            &'static mut Tools,
            &'static mut Snares,
        ),
        With<Explorer>,
    >,
    helpers: Query<'w, 's, (&'static Helper, &'static mut At<Helper, HelperPlace>)>,
}

/// Says of one explorer's component how it is read and how it is changed.
macro_rules! parts {
    ($( $(#[$doc:meta])* $part:ident, $(#[$doc_mut:meta])* $part_mut:ident: $number:tt => $kind:ty; )+) => { $(
        $(#[$doc])*
        #[must_use]
        pub fn $part(&self, seat: Seat) -> &$kind {
            match self.all.iter().nth(seat.index()) {
                Some(explorer) => explorer.$number,
                None => panic!("{seat} has no explorer"),
            }
        }

        $(#[$doc_mut])*
        pub fn $part_mut(&mut self, seat: Seat) -> &mut $kind {
            match self.all.iter_mut().nth(seat.index()) {
                Some(explorer) => explorer.$number.into_inner(),
                None => panic!("{seat} has no explorer"),
            }
        }
    )+ };
}

impl Explorers<'_, '_> {
    parts! {
        /// Returns where an explorer is, as a component.
        place, /// Returns the same to change it.
        place_mut: 0 => At<Explorer, Whereabouts>;
        /// Returns an explorer's hearts.
        hearts, /// Returns the same to change it.
        hearts_mut: 1 => Hearts;
        /// Returns a player's bag.
        bag, /// Returns the same to change it.
        bag_mut: 2 => Bag;
        /// Returns a player's tool spots.
        tools, /// Returns the same to change it.
        tools_mut: 3 => Tools;
        /// Returns an explorer's snares.
        snares, /// Returns the same to change it.
        snares_mut: 4 => Snares;
    }

    /// Returns where an explorer is.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Whereabouts {
        self.place(seat).place
    }

    /// Returns an explorer's cell, if it is on the map.
    #[must_use]
    pub fn cell(&self, seat: Seat) -> Option<Cell> {
        self.at(seat).cell()
    }

    /// Returns where each explorer is, by seat.
    pub fn places(&self) -> impl Iterator<Item = (Seat, Whereabouts)> {
        let all = self.all.iter().map(|(at, ..)| at.place);
        (0..).map(Seat).zip(all)
    }

    /// Returns whether an explorer stands on a cell.
    #[must_use]
    pub fn stands_on(&self, cell: Cell) -> bool {
        self.places().any(|(_, place)| place.cell() == Some(cell))
    }

    /// Returns how many of an item lie in unblocked tool spots of a player.
    #[must_use]
    pub fn working(&self, seat: Seat, item: Item) -> u8 {
        self.tools(seat).working(item)
    }

    /// Returns the helpers of all players with their places.
    pub fn helpers(&self) -> impl Iterator<Item = (Seat, HelperPlace)> {
        self.helpers.iter().map(|(helper, at)| (helper.0, at.place))
    }

    /// Returns how many helpers of a player are with it.
    #[must_use]
    pub fn pool(&self, seat: Seat) -> u8 {
        let own = self.helpers();
        own.filter(|helper| *helper == (seat, HelperPlace::Pool))
            .count() as u8
    }

    /// Returns how many helpers are at a place beside the map.
    #[must_use]
    pub fn helpers_at(&self, place: HelperPlace) -> u8 {
        let there = self.helpers().filter(|(_, at)| *at == place);
        there.count() as u8
    }

    /// Returns the tool spot with a helper.
    #[must_use]
    pub fn helper_slot(&self, seat: Seat) -> Option<Slot> {
        self.helpers().find_map(|(owner, at)| match at {
            HelperPlace::Tool(slot) if owner == seat => Some(slot),
            _ => None,
        })
    }

    /// Returns whether a tool spot has neither item, helper nor doll.
    #[must_use]
    pub fn is_free(&self, seat: Seat, slot: Slot) -> bool {
        let tool = self.tools(seat).0[slot as usize];
        tool == Tool::default() && self.helper_slot(seat) != Some(slot)
    }

    /// Sends a helper of a player's from its pool.
    pub fn send_helper(&mut self, seat: Seat, to: HelperPlace) {
        let mut own = self.helpers.iter_mut();
        let free = own.find(|(helper, at)| helper.0 == seat && at.place == HelperPlace::Pool);
        if let Some((_, mut at)) = free {
            at.place = to;
        }
    }

    /// Takes everything off the tool spots, and all helpers back to their owners.
    pub fn clean_up(&mut self) {
        for (_, _, _, mut tools, _) in &mut self.all {
            *tools = Tools::default();
        }
        for (_, mut at) in &mut self.helpers {
            at.place = HelperPlace::Pool;
        }
    }
}
