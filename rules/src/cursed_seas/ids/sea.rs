//! The things on the mat besides fleets, and the sticks that it is measured with (`cursed-seas §2.1`, `§3.6`, `§3.7`, `§5.8`).

use bevy_ecs::prelude::Component;
use rules::kit::values;

/// A unique treasure (`cursed-seas §3.7`).
#[values(text = "unique")]
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
#[derive(Component)]
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

/// A stick (`cursed-seas §2.1`).
#[values(text = "stick")]
pub enum Stick {
    /// S.
    Short,
    /// L.
    Long,
}
