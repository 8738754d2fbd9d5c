//! The cards and their keywords by name (`cursed-seas §3`). What a card says stands in the data files.

mod keywords;
mod sea;

pub use keywords::Keyword;
pub use sea::{Island, Stick, Terrain, Unique};

use rules::kit::values;

/// A nation (`cursed-seas §3.1`).
#[values(text = "nation")]
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
