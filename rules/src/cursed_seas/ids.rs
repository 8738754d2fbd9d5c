//! The cards and their keywords by name (`cursed-seas §3`). What a card says stands in the data files.

use crate::kit::values;
use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

/// A nation (`cursed-seas §3.1`).
#[values(text = "nation")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Nation {
    /// The Barbary Corsairs, BC.
    Barbary,
    /// The Jade Rebellion, JR.
    Jade,
    /// The Cursed, CU.
    Cursed,
    /// PI.
    Pirates,
    /// EN.
    England,
    /// SP.
    Spain,
    /// FR.
    France,
    /// AM.
    America,
    /// VK.
    Vikings,
    /// ME.
    Mercenaries,
}

/// A ship, in the order of the page (`cursed-seas §3.2`).
#[values(text = "ship")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ship {
    SiroccoQueen,
    RedMinaret,
    SaltJackal,
    LampOfTripoli,
    SultansLedger,
    BrassCrescent,
    NineLanterns,
    HeronOfTheReeds,
    VermilionTide,
    PatientTortoise,
    PaperTiger,
    WrathOfHeaven,
    WeepingBride,
    GallowsBell,
    MarrowTide,
    HollowCrown,
    LanternEater,
    DrownedChorus,
    RumWidow,
    Cutpurse,
    LaughingGull,
    ScarletTithe,
    BosunsWager,
    DevilsReceipt,
    Quickthorn,
    Pendrake,
    Hartley,
    AlderRose,
    Greyfriar,
    Marlstone,
    LaGolondrina,
    DamaDePlata,
    FlorDeOriente,
    ElAcreedor,
    SantaBrigida,
    SanTelmoViejo,
    LaMesange,
    Orfevre,
    GrandJacquemart,
    Tidewater,
    Corbin,
    OldQuarryOak,
    Hrafnbite,
    SkerryWolf,
    IceMother,
    CoinsEdge,
    NoFlag,
    HighestBidder,
}

/// A creature (`cursed-seas §3.3`).
#[values(text = "creature")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Creature {
    /// C1.
    OldHundredarm,
    /// C2.
    SallowWyrm,
    /// C3.
    BellLeviathan,
    /// C4.
    DragonOfTheNinthGate,
    /// C5.
    BarnacleKing,
    /// C6.
    YmirsDaughter,
}

/// A crew (`cursed-seas §3.4`).
#[values(text = "crew")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Crew {
    /// G01.
    Captain,
    /// G02.
    Helmsman,
    /// G03.
    Cannoneer,
    /// G04.
    Explorer,
    /// G05.
    Oarsman,
    /// G06.
    Musketeers,
    /// G07.
    Shipwright,
    /// G08.
    MasterAtArms,
    /// G09.
    Surgeon,
    /// G10.
    Quartermaster,
    /// G11.
    Firemaster,
    /// G12.
    Navigator,
    /// G13.
    Lookout,
    /// G14.
    Deckhand,
    /// N01.
    ReisHaddou,
    /// N02.
    ZahraAlRih,
    /// N03.
    AuntieSilk,
    /// N04.
    PowderMasterRo,
    /// N05.
    TheFerryman,
    /// N06.
    MotherBrine,
    /// N07.
    NedQuickhand,
    /// N08.
    BessCorrigan,
    /// N09.
    CommodoreAshgrove,
    /// N10.
    LieutenantFairweather,
    /// N11.
    DonInigoSalcedo,
    /// N12.
    SorMilagros,
    /// N13.
    CapitaineDuvelle,
    /// N14.
    PrudenceHale,
    /// N15.
    SigrunSkerryBorn,
    /// N16.
    KostasTwoCoins,
}

/// An equipment (`cursed-seas §3.5`).
#[values(text = "equipment")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Equipment {
    /// Q1.
    Spyglass,
    /// Q2.
    CopperSheathing,
    /// Q3.
    IronRam,
    /// Q4.
    BoardingNets,
    /// Q5.
    LongNines,
    /// Q6.
    FirePump,
    /// Q7.
    GrapeLockers,
    /// Q8.
    SeaAnchor,
}

/// An event (`cursed-seas §3.5`).
#[values(text = "event-card")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventCard {
    /// V01.
    FairWind,
    /// V02.
    Doldrums,
    /// V03.
    FogAtDawn,
    /// V04.
    UnchartedReef,
    /// V05.
    SpoiledPowder,
    /// V06.
    SpareSpars,
    /// V07.
    Parley,
    /// V08.
    Mutiny,
    /// V09.
    HiddenCache,
    /// V10.
    Stowaway,
}

/// A unique treasure (`cursed-seas §3.7`).
#[values(text = "unique")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Unique {
    /// U1.
    SaintsFinger,
    /// U2.
    MoonPearl,
    /// U3.
    WeepingIdol,
    /// U4.
    DrownedChart,
    /// U5.
    Castaway,
    /// U6.
    PowderKegs,
    /// U7.
    AdmiralsSeal,
    /// U8.
    CrackedCasket,
}

/// An island (`cursed-seas §3.6`).
#[values(text = "island")]
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Island {
    /// L01.
    CoffinKey,
    /// L02.
    WidowsElbow,
    /// L03.
    ParrotStair,
    /// L04.
    SaltCathedral,
    /// L05.
    GibbetSands,
    /// L06.
    TwoWells,
    /// L07.
    TinderCay,
    /// L08.
    OldMole,
    /// L09.
    IsleOfKnocking,
    /// L10.
    GlassLagoon,
    /// L11.
    HermitsTooth,
    /// L12.
    LeviathansCradle,
}

/// A kind of terrain (`cursed-seas §5.8`).
#[values(text = "terrain")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Terrain {
    FogBank,
    Reef,
    Sargasso,
    Iceberg,
    Whirlpool,
}

/// An ability that ships, creatures, crew, equipment and treasures can give (`cursed-seas §3.3`, `§3.4`).
#[values(text = "keyword")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Keyword {
    Beak,
    Broadside,
    ChainShot,
    Cosmopolitan,
    DeepHold,
    Dread,
    Escort,
    Eternal,
    Firepots,
    Galley,
    Grapnels,
    Junk,
    Longship,
    Lookout,
    Loyal,
    Marksmen,
    NightSail,
    Pathfinder,
    QuickLanding,
    Raider,
    Scavenger,
    SeaLegs,
    SecondWind,
    ShallowDraft,
    Spectral,
    Stout,
    TowMaster,
    TurtleShip,
    /// Of creatures.
    Grasp,
    /// Of creatures.
    Submerge,
    /// Of creatures.
    Soar,
    /// Of creatures.
    Carapace,
    /// Of creatures.
    Icebreaker,
    /// Of crew.
    Captain,
    /// Of crew.
    Helmsman,
    /// Of crew.
    Cannoneer,
    /// Of crew.
    Musketeers,
    /// Of crew.
    Shipwright,
    /// Of crew.
    MasterAtArms,
    /// Of crew.
    Surgeon,
    /// Of crew.
    Quartermaster,
    /// Of crew.
    Deckhand,
}

/// A stick (`cursed-seas §2.1`).
#[values(text = "stick")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stick {
    /// S.
    Short,
    /// L.
    Long,
}
