//! All that there is: seats' tokens, supplies, items, cards, pieces, and the cells of the map.

use bevy_ecs::prelude::Component;
use rules::kit::{Square, Squares, values};
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// The colour of an explorer (`voodoo-island §2`).
#[values(text = "colour")]
pub enum Token {
    /// White.
    White,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Blue.
    Blue,
}

/// A kind of supply, in the order of `voodoo-island §2`.
#[values(text = "supply")]
pub enum Supply {
    /// `T` on the boards.
    Sticks,
    /// `O` on the boards.
    Stones,
    /// `W` on the boards.
    Water,
    /// `F` on the boards.
    Fish,
    /// `H` on the boards.
    BearHide,
    /// `B` on the boards.
    Berries,
}

/// A kind of item, in the order of `voodoo-island §2`.
#[values(text = "item")]
pub enum Item {
    /// A mission tool; in a tool spot a night round.
    Torch,
    /// A mission tool; in a tool spot damage to whom one beats.
    Axe,
    /// A mission tool; on a tool spot of another it blocks it.
    VoodooDoll,
    /// In a tool spot it protects from mist.
    MistPotion,
    /// In a tool spot it heals at night.
    HealthPotion,
    /// In a tool spot more steps; or traded for a mission card.
    Map,
}

/// A mission, by its spot; the first is number 1 on the boards (`voodoo-island §4`).
#[values(text = "mission")]
pub enum Mission {
    /// Number 1.
    SunkenAltar,
    /// Number 2.
    BaronsCrypt,
    /// Number 3.
    WhisperingIdol,
    /// Number 4.
    SerpentCave,
    /// Number 5.
    StranglerFig,
    /// Number 6.
    CircleOfBones,
    /// Number 7.
    SmugglersTunnel,
    /// Number 8.
    BarredTemple,
}

impl Mission {
    /// Its number on the boards, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A kind of expedition card, E01 to E22 (`voodoo-island §4`).
#[values(text = "expedition")]
pub enum Expedition {
    /// E01.
    NativeScout,
    /// E02.
    NativeHunter,
    /// E03.
    NativeChampion,
    /// E04.
    MachetePath,
    /// E05.
    SureFooting,
    /// E06.
    DugoutCanoe,
    /// E07.
    ForagersBasket,
    /// E08.
    FullRucksack,
    /// E09.
    HiddenCache,
    /// E10.
    FlarePistol,
    /// E11.
    RadioCall,
    /// E12.
    GasMask,
    /// E13.
    WindCharm,
    /// E14.
    BokorsBreath,
    /// E15.
    BushMedicine,
    /// E16.
    Snare,
    /// E17.
    ThievingMonkey,
    /// E18.
    SecondWind,
    /// E19.
    DeftHands,
    /// E20.
    LuckyBone,
    /// E21.
    JungleLeap,
    /// E22.
    WardBag,
}

/// An island card, I01 to I22 (`voodoo-island §4`).
#[values(text = "island")]
#[derive(Component)]
pub enum IslandCard {
    /// I01.
    ClearMorning,
    /// I02.
    CreepingFog,
    /// I03.
    Cloudburst,
    /// I04.
    FishRun,
    /// I05.
    TangledTrails,
    /// I06.
    DryPaths,
    /// I07.
    HungrySpirits,
    /// I08.
    BloodMoon,
    /// I09.
    TruceOfTheElders,
    /// I10.
    EngineTrouble,
    /// I11.
    RestlessPilot,
    /// I12.
    MarketDay,
    /// I13.
    PoorTrade,
    /// I14.
    GenerousTribe,
    /// I15.
    OffendedTribe,
    /// I16.
    SkilledHands,
    /// I17.
    RustAndRot,
    /// I18.
    GhostPaths,
    /// I19.
    WhisperingGraves,
    /// I20.
    Locusts,
    /// I21.
    LongDusk,
    /// I22.
    TheLastDay,
}

/// The number of island cards.
pub const ISLAND_CARDS: usize = IslandCard::ALL.len();

/// One of the two dice: black counts columns from the left, green rows from the top.
#[values(text = "die")]
pub enum Die {
    /// For the column.
    Black,
    /// For the row.
    Green,
}

impl Die {
    /// Returns the number that it shows of a cell, from 1: its column or its row.
    #[must_use]
    pub fn number(self, cell: Cell) -> u8 {
        1 + match self {
            Self::Black => cell.column(),
            Self::Green => cell.row(),
        }
    }
}

/// One of a player's two tool spots.
#[values(text = "slot")]
pub enum Slot {
    /// The left one.
    First,
    /// The right one.
    Second,
}

/// A spot of the day track (`voodoo-island §3`).
#[values(text = "daytime")]
#[derive(Default)]
pub enum Daytime {
    /// Spot 1.
    #[default]
    /// Spot 2.
    Dawn,
    /// Spot 3.
    Morning,
    /// Spot 4.
    Noon,
    /// Spot 5.
    Afternoon,
    /// Spot 6.
    Dusk,
    /// Spot 7.
    Night,
}

impl Daytime {
    /// The next spot of the track: after the night, dawn.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

/// A cell of the map: by row (green die) and column (black die).
pub type Cell = Square<10, 10>;

/// A set of cells.
pub type Cells = Squares<10, 10>;

/// An explorer.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Explorer(pub Seat);

/// The helicopter.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Helicopter;

/// A native helper of a player's.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Helper(pub Seat);

/// An expedition card, by its number among all.
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Card(pub u8);

/// A mission card with its tile, by its number among all.
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct MissionCard(pub u8);
