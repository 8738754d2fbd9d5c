//! The rules that make things happen, as the log names them. What stands without a comment is of both Voodoo games.

use crate as voodoo;
use rules::kit::values;

/// The rule that made something happen.
#[values(shares = voodoo::Cause, text = "cause")]
pub enum Cause {
    /// Setting up (§4).
    Setup,
    Round,
    Cards,
    /// A soul paid for a barrel (§5).
    Casting,
    Jail,
    /// The Stars barrel (§5).
    Stars,
    MoonBarrel,
    Bones,
    WindBarrel,
    /// The Sea barrel (§5).
    SeaBarrel,
    Jax,
    Tok,
    Ritual,
    Tix,
    Take,
    Storm,
    Becalmed,
    Mermaids,
    /// A current (§7).
    Current,
    /// A skull header (§7).
    SkullHeader,
    /// More than three objects (§7).
    Room,
    /// Rackham's Map (§7).
    Map,
    /// The Night Watch (§7).
    NightWatch,
    /// The sand (§7).
    Sand,
    Facing,
    Broadside,
    /// Boarding (§8).
    Boarding,
    /// The Compass (§3).
    Compass,
    /// The Voodoo Mask (§3).
    VoodooMask,
    /// The Octopus (§3).
    Octopus,
    /// Barrel Magic (§3).
    BarrelMagic,
    /// The Ghost Ship (§3).
    GhostShip,
    /// The Shipwreck (§3).
    Shipwreck,
    /// The Maelstrom (§3).
    Maelstrom,
    /// The Ghost Whisper (§3).
    GhostWhisper,
    Dawn,
    Score,
    Cursed,
    Blessed,
}

impl Cause {
    /// The section of the rule page that the rule stands in.
    #[must_use]
    pub fn section(self) -> &'static str {
        match self {
            Self::Compass
            | Self::VoodooMask
            | Self::Octopus
            | Self::BarrelMagic
            | Self::GhostShip
            | Self::Shipwreck
            | Self::Maelstrom
            | Self::GhostWhisper => "§3",
            Self::Setup => "§4",
            Self::Round
            | Self::Cards
            | Self::Casting
            | Self::Jail
            | Self::Stars
            | Self::MoonBarrel
            | Self::Bones
            | Self::WindBarrel
            | Self::SeaBarrel
            | Self::Facing
            | Self::Dawn => "§5",
            Self::Jax | Self::Tok | Self::Ritual | Self::Tix | Self::Take => "§6",
            Self::Storm
            | Self::Becalmed
            | Self::Mermaids
            | Self::Current
            | Self::SkullHeader
            | Self::Room
            | Self::Map
            | Self::NightWatch
            | Self::Sand => "§7",
            Self::Broadside | Self::Boarding => "§8",
            Self::Score | Self::Blessed => "§9",
            Self::Cursed => "§10",
        }
    }
}
