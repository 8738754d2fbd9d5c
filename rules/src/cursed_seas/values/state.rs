//! The state of pieces, besides where they lie.

use super::{Island, Item, Knowers, Loot, Make, Nation, Place, Shoal, Vessel};
use crate::geometry::Shape;
use bevy_ecs::prelude::Component;
use rules::table::{Seat, SeatSet};

/// The state of a ship or creature.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hull {
    /// Its kind; none where no fleet fills its number.
    pub make: Option<Make>,
    /// The seat that has it.
    pub seat: Seat,
    /// Printed masts, or segments.
    pub masts: u8,
    /// The sound ones, a bit each from the bow.
    pub sound: u8,
    /// Fire masts, a bit each.
    pub fire: u8,
    /// The ship that tows her.
    pub tower: Option<Vessel>,
    /// The ship that she is pinned to; of several the first.
    pub pinned: Option<Vessel>,
    /// The others that she is pinned to, a bit each.
    pub pinned_too: u64,
    /// The place where it went into the fog that it is lost in.
    pub swallowed: Option<Place>,
    /// True if she is wrecked on a reef (`cursed-seas §5.8`).
    pub wrecked: bool,
    /// True if she sinks at the start of her player's next turn (`cursed-seas §5.7`).
    pub scuttling: bool,
    /// True if it is under water.
    pub submerged: bool,
    /// True if she came back once (Eternal).
    pub returned: bool,
    /// The cannon that has Long Nines, by its mast's number from 1.
    pub long_nines: u8,
}

impl Hull {
    /// Returns its shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match self.make {
            Some(Make::Creature(_)) => Shape::creature(self.masts),
            _ => Shape::ship(self.masts),
        }
    }

    /// Returns how many masts stand, sound or not.
    #[must_use]
    pub fn standing(&self) -> u8 {
        (self.sound | self.fire).count_ones() as u8
    }

    /// Returns how many sound masts or segments there are.
    #[must_use]
    pub fn sound_masts(&self) -> u8 {
        self.sound.count_ones() as u8
    }

    /// Returns whether it is a ship.
    #[must_use]
    pub fn is_ship(&self) -> bool {
        matches!(self.make, Some(Make::Ship(_)))
    }

    /// Returns whether she is a derelict: a ship without a sound mast.
    #[must_use]
    pub fn is_derelict(&self) -> bool {
        self.is_ship() && self.sound == 0
    }

    /// Returns the ships that she is pinned to, a bit each.
    #[must_use]
    pub fn pins(&self) -> u64 {
        self.pinned.map_or(0, Vessel::bit) | self.pinned_too
    }

    /// Pins her to these ships, a bit each, and to no others.
    pub fn pin_to(&mut self, ships: u64) {
        self.pinned = (ships != 0).then(|| Vessel(ships.trailing_zeros() as u8));
        self.pinned_too = ships & ships.wrapping_sub(1);
    }

    /// Returns the masts that are gone, a bit each.
    #[must_use]
    pub fn gone(&self) -> u8 {
        !(self.sound | self.fire) & ((1 << self.masts) - 1)
    }
}

/// The doings of a ship or creature this turn, and things that still come over it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Today {
    /// Actions given this turn.
    pub actions: u8,
    /// True if one more may be given.
    pub again: bool,
    /// True if the fire dice for the action to come have been rolled.
    pub doused: bool,
    /// The wild island or home where she was docked when the turn began.
    pub docked: Option<Island>,
    /// True if she may explore freely where her player's marker lies.
    pub marker: bool,
    /// True if she has explored by Quick Landing.
    pub landed: bool,
    /// True if it can't move this turn.
    pub grasped: bool,
    /// True if no action may be given this turn.
    pub idle: bool,
    /// True if no action may be given in the next turn.
    pub idle_next: bool,
    /// True if it was tried to scuttle her.
    pub scuttled: bool,
    /// True if a hit was ignored by Stout or Carapace this turn.
    pub ignored: bool,
    /// True if a miss was rolled anew by a Cannoneer.
    pub rerolled: bool,
    /// True if her base move is S in her next move action (Chain Shot).
    pub chained: bool,
    /// True if her next move has one S more.
    pub hurried: bool,
    /// True if her next shoot action is rolled at −1.
    pub dazzled: bool,
    /// True if her next cannon roll hits unless it is a 1.
    pub sure: bool,
    /// True if her next boarding is rolled at +2.
    pub fierce: bool,
    /// True if one more action follows her next explore action.
    pub eager: bool,
    /// True if the next exploring of Isle of Knocking brings one coin more than fits.
    pub greedy: bool,
    /// True if its cannon rolls are at −1 by this player's Mother Brine.
    pub hexed: Option<Seat>,
    /// The round in which a Shipwright repaired her.
    pub mended: u8,
    /// The ships that she has rammed while they touched, a bit each.
    pub rammed: u64,
}

impl Today {
    /// Returns what is left of it when the next turn of its player begins.
    #[must_use]
    pub fn dawn(self, docked: Option<Island>) -> Self {
        Self {
            docked,
            idle: self.idle_next,
            chained: self.chained,
            hurried: self.hurried,
            dazzled: self.dazzled,
            sure: self.sure,
            fierce: self.fierce,
            eager: self.eager,
            greedy: self.greedy,
            hexed: self.hexed,
            mended: self.mended,
            rammed: self.rammed,
            ..Self::default()
        }
    }
}

/// The kind of a card, and its state.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardState {
    /// Its kind; none where no fleet fills its number.
    pub item: Option<Item>,
    /// True if it lies face up.
    pub shown: bool,
    /// True if it was moved this turn.
    pub moved: bool,
    /// True if it changed ships in the exploring that goes on.
    pub exchanged: bool,
    /// True if what it does once was done.
    pub used: bool,
}

/// The kind of a treasure, and its state.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TreasureState {
    /// Its kind; none before uniques are drawn.
    pub loot: Option<Loot>,
    /// Those who know it.
    pub known: Knowers,
    /// True if it takes no space.
    pub free: bool,
    /// True if it was moved this turn.
    pub moved: bool,
    /// True if it changed ships in the exploring that goes on.
    pub exchanged: bool,
}

/// The state of an island.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Isle {
    /// The seat whose home it is.
    pub home: Option<Seat>,
    /// The seats that have explored it.
    pub explored: SeatSet,
    /// The seats whose markers lie there.
    pub marked: SeatSet,
    /// True if its hidden text was flipped.
    pub flipped: bool,
    /// The fort that stands there.
    pub fort: Option<Fort>,
}

impl Isle {
    /// Returns whether it is closed to a player: another's home, or with another's fort.
    #[must_use]
    pub fn is_foreign(&self, seat: Seat) -> bool {
        self.home.is_some_and(|home| home != seat)
            || self.fort.is_some_and(|fort| fort.seat != seat)
    }
}

/// A fort (`cursed-seas §5.10`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fort {
    /// The seat that has it.
    pub seat: Seat,
    /// The nation that built it.
    pub nation: Nation,
    /// The flags that stand, a bit each.
    pub flags: u8,
    /// The gold in it.
    pub gold: u8,
    /// True if it has shot this turn.
    pub shot: bool,
}

/// The state of a piece of terrain.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Swell {
    /// The number of an iceberg, from 1.
    pub number: u8,
    /// True if an iceberg drifts no more.
    pub aground: bool,
    /// The seat for whose turns it lasts, and how many of them.
    pub lasts: Option<(Seat, u8)>,
}

impl Swell {
    /// Returns how it stands when a turn of a player begins; nothing where it is gone.
    #[must_use]
    pub fn dawn(self, seat: Seat) -> Option<Self> {
        match self.lasts {
            Some((whose, 1)) if whose == seat => None,
            Some((whose, left)) if whose == seat => Some(Self {
                lasts: Some((whose, left - 1)),
                ..self
            }),
            _ => Some(self),
        }
    }
}

impl Vessel {
    /// Returns its bit.
    #[must_use]
    pub fn bit(self) -> u64 {
        1 << self.0
    }
}

impl Shoal {
    /// Returns its bit.
    #[must_use]
    pub fn bit(self) -> u64 {
        1 << self.0
    }
}
