//! How pieces stand, besides where they lie.

use super::{Island, Item, Knowers, Loot, Make, Nation, Shoal, Vessel};
use crate::table::{Seat, SeatSet};
use bevy_ecs::prelude::Component;

/// How a ship or creature stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hull {
    /// What it is; nothing where no fleet fills its number.
    pub make: Option<Make>,
    /// Whose it is.
    pub seat: Seat,
    /// Printed masts, or segments.
    pub masts: u8,
    /// The sound ones, a bit each from the bow.
    pub sound: u8,
    /// Fire masts, a bit each.
    pub fire: u8,
    /// The ship that tows her.
    pub tower: Option<Vessel>,
    /// The ship that she is pinned to.
    pub pinned: Option<Vessel>,
    /// Whether she is wrecked on a reef (`cursed-seas §5.8`).
    pub wrecked: bool,
    /// Whether she sinks at the start of her player's next turn (`cursed-seas §5.7`).
    pub scuttling: bool,
    /// Whether it is under water.
    pub submerged: bool,
    /// Whether she came back once (Eternal).
    pub returned: bool,
    /// The cannon that has Long Nines, by its mast's number from 1.
    pub long_nines: u8,
}

impl Hull {
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

    /// Returns the masts that are gone, a bit each.
    #[must_use]
    pub fn gone(&self) -> u8 {
        !(self.sound | self.fire) & ((1 << self.masts) - 1)
    }
}

/// What a ship or creature did this turn, and what still comes over it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Today {
    /// Actions given this turn.
    pub actions: u8,
    /// Whether one more may be given.
    pub again: bool,
    /// Whether the fire dice for the action to come have been rolled.
    pub doused: bool,
    /// The wild island or home where she was docked when the turn began.
    pub docked: Option<Island>,
    /// Whether she may explore freely where her player's marker lies.
    pub marker: bool,
    /// Whether she has explored by Quick Landing.
    pub landed: bool,
    /// Whether Leviathan's Cradle lets her explore.
    pub cradle: bool,
    /// Whether it can't move this turn.
    pub grasped: bool,
    /// Whether no action may be given this turn.
    pub idle: bool,
    /// Whether no action may be given in the next turn.
    pub idle_next: bool,
    /// Whether it was tried to scuttle her.
    pub scuttled: bool,
    /// Whether a hit was ignored by Stout or Carapace this turn.
    pub ignored: bool,
    /// Whether a miss was rolled anew by a Cannoneer.
    pub rerolled: bool,
    /// Whether Auntie Silk gave her signal.
    pub signalled: bool,
    /// Whether Fair Wind, Doldrums and the like leave her base move at S in the next move action (Chain Shot).
    pub chained: bool,
    /// Whether her next move has one S more.
    pub hurried: bool,
    /// Whether her next shoot action is rolled at −1.
    pub dazzled: bool,
    /// Whether her next cannon roll hits unless it is a 1.
    pub sure: bool,
    /// Whether her next boarding is rolled at +2.
    pub fierce: bool,
    /// Whether one more action follows her next explore action of this turn.
    pub eager: bool,
    /// Whether the next exploring of Isle of Knocking brings one coin more than fits.
    pub greedy: bool,
    /// Whether its cannon rolls are at −1 by this player's Mother Brine.
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
            greedy: self.greedy,
            hexed: self.hexed,
            mended: self.mended,
            rammed: self.rammed,
            ..Self::default()
        }
    }
}

/// What a card is, and how it lies.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardState {
    /// What it is; nothing where no fleet fills its number.
    pub item: Option<Item>,
    /// Whether it lies face up.
    pub shown: bool,
    /// Whether it was moved this turn.
    pub moved: bool,
    /// Whether what it does once was done.
    pub used: bool,
}

/// What a treasure is, and who knows it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TreasureState {
    /// What it is; nothing before uniques are drawn.
    pub loot: Option<Loot>,
    /// Who knows it.
    pub known: Knowers,
    /// Whether it takes no space.
    pub free: bool,
    /// Whether it was moved this turn.
    pub moved: bool,
}

/// How an island stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Isle {
    /// Whose home it is.
    pub home: Option<Seat>,
    /// Whose players have explored it.
    pub explored: SeatSet,
    /// Whose markers lie there.
    pub marked: SeatSet,
    /// Whether its hidden text was flipped.
    pub flipped: bool,
    /// The fort that stands there.
    pub fort: Option<Fort>,
}

/// A fort (`cursed-seas §5.10`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fort {
    /// Whose it is.
    pub seat: Seat,
    /// The nation that built it.
    pub nation: Nation,
    /// The flags that stand, a bit each.
    pub flags: u8,
    /// The gold in it.
    pub gold: u8,
    /// Whether it has shot this turn.
    pub shot: bool,
}

/// How a piece of terrain stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Swell {
    /// The number of an iceberg, from 1.
    pub number: u8,
    /// Whether an iceberg drifts no more.
    pub aground: bool,
    /// Whose turns it lasts, and how many of them.
    pub lasts: Option<(Seat, u8)>,
}

/// The terrain that a piece is lost in is gone with it.
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

/// A set of ships, creatures or pieces of terrain by their numbers.
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
