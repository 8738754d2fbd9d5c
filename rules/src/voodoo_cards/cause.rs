//! The rules that make things happen, as the tale names them.

use crate::voodoo::shares;

/// The rule that made something happen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Cause {
    /// Setting up (§4).
    Setup,
    /// A phase began or ended (§5).
    Round,
    /// Playing cards at Dusk (§5).
    Cards,
    /// A soul paid for a barrel (§5).
    Casting,
    /// Two or more Take (§5).
    Jail,
    /// The Stars barrel (§5).
    Stars,
    /// The Moon barrel (§5).
    MoonBarrel,
    /// The Bones barrel (§5).
    Bones,
    /// The Wind barrel (§5).
    WindBarrel,
    /// The Sea barrel (§5).
    SeaBarrel,
    /// Jax (§6).
    Jax,
    /// Tok (§6).
    Tok,
    /// #oodoo and its ritual (§6).
    Ritual,
    /// Tix (§6).
    Tix,
    /// Take (§6).
    Take,
    /// A storm (§7).
    Storm,
    /// Becalmed (§7).
    Becalmed,
    /// Mermaid's Breath (§7).
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
    /// The end of a turn (§5).
    Facing,
    /// Broadsides (§8).
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
    /// Dawn (§5).
    Dawn,
    /// The score (§9).
    Score,
    /// The Cursed Pirates' rules (§10).
    Cursed,
    /// Blessed cards (§8, §9).
    Blessed,
}

shares::share_causes!(Cause for VoodooCards);

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
