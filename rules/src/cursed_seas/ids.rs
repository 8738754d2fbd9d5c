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
    /// BC1.
    SiroccoQueen,
    /// BC2.
    RedMinaret,
    /// BC3.
    SaltJackal,
    /// BC4.
    LampOfTripoli,
    /// BC5.
    SultansLedger,
    /// BC6.
    BrassCrescent,
    /// JR1.
    NineLanterns,
    /// JR2.
    HeronOfTheReeds,
    /// JR3.
    VermilionTide,
    /// JR4.
    PatientTortoise,
    /// JR5.
    PaperTiger,
    /// JR6.
    WrathOfHeaven,
    /// CU1.
    WeepingBride,
    /// CU2.
    GallowsBell,
    /// CU3.
    MarrowTide,
    /// CU4.
    HollowCrown,
    /// CU5.
    LanternEater,
    /// CU6.
    DrownedChorus,
    /// PI1.
    RumWidow,
    /// PI2.
    Cutpurse,
    /// PI3.
    LaughingGull,
    /// PI4.
    ScarletTithe,
    /// PI5.
    BosunsWager,
    /// PI6.
    DevilsReceipt,
    /// EN1.
    Quickthorn,
    /// EN2.
    Pendrake,
    /// EN3.
    Hartley,
    /// EN4.
    AlderRose,
    /// EN5.
    Greyfriar,
    /// EN6.
    Marlstone,
    /// SP1.
    LaGolondrina,
    /// SP2.
    DamaDePlata,
    /// SP3.
    FlorDeOriente,
    /// SP4.
    ElAcreedor,
    /// SP5.
    SantaBrigida,
    /// SP6.
    SanTelmoViejo,
    /// FR1.
    LaMesange,
    /// FR2.
    Orfevre,
    /// FR3.
    GrandJacquemart,
    /// AM1.
    Tidewater,
    /// AM2.
    Corbin,
    /// AM3.
    OldQuarryOak,
    /// VK1.
    Hrafnbite,
    /// VK2.
    SkerryWolf,
    /// VK3.
    IceMother,
    /// ME1.
    CoinsEdge,
    /// ME2.
    NoFlag,
    /// ME3.
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
    /// Loses whoever sails into it.
    FogBank,
    /// Breaks masts.
    Reef,
    /// Holds back.
    Sargasso,
    /// Is solid, harms, and drifts.
    Iceberg,
    /// Swallows, and spits out elsewhere.
    Whirlpool,
}

/// An ability that ships, creatures, crew, equipment and treasures can give (`cursed-seas §3.3`, `§3.4`).
#[values(text = "keyword")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// Better rams.
    Beak,
    /// A broadside at one target.
    Broadside,
    /// Slows whom she hits twice.
    ChainShot,
    /// Crew of any nation uses its abilities aboard.
    Cosmopolitan,
    /// Coins of 1 take no space.
    DeepHold,
    /// Cheap enemy crew near her is of no use.
    Dread,
    /// Ships of her fleet near her are harder to hit.
    Escort,
    /// Comes back once when she is sunk.
    Eternal,
    /// Sets masts on fire.
    Firepots,
    /// Moves without masts.
    Galley,
    /// Better boarding.
    Grapnels,
    /// May not sink.
    Junk,
    /// Turns to any heading.
    Longship,
    /// Looks at treasure from afar.
    Lookout,
    /// Takes only crew of her own nation.
    Loyal,
    /// Costs crew by a natural 6.
    Marksmen,
    /// Is shot at from near only.
    NightSail,
    /// Ignores terrain but icebergs.
    Pathfinder,
    /// Explores for free.
    QuickLanding,
    /// Docks at opponents' homes and takes coins.
    Raider,
    /// Takes treasure from whom she sinks.
    Scavenger,
    /// Turns after her last stick.
    SeaLegs,
    /// May act again after a move.
    SecondWind,
    /// Ignores reefs and sargasso.
    ShallowDraft,
    /// Sails through others.
    Spectral,
    /// Ignores the first hit while undamaged.
    Stout,
    /// Tows at full speed.
    TowMaster,
    /// Ignores first hits, and is never boarded.
    TurtleShip,
    /// Of creatures: holds enemy ships that touch it.
    Grasp,
    /// Of creatures: dives.
    Submerge,
    /// Of creatures: flies over everything.
    Soar,
    /// Of creatures: ignores the first hit of each turn.
    Carapace,
    /// Of creatures: ignores icebergs and reefs.
    Icebreaker,
    /// Of crew: shoots after a move.
    Captain,
    /// Of crew: one short stick more.
    Helmsman,
    /// Of crew: rolls a miss again.
    Cannoneer,
    /// Of crew: one shot more.
    Musketeers,
    /// Of crew: repairs anywhere.
    Shipwright,
    /// Of crew: takes crew and treasure by boarding.
    MasterAtArms,
    /// Of crew: saves crew.
    Surgeon,
    /// Of crew: more cargo spaces.
    Quartermaster,
    /// Of crew: is lost in the place of others.
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
