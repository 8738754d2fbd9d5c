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
    /// Casting a poppet for a barrel (§5.2, §6).
    Casting,
    Jail,
    /// The Sand barrel (§5.5).
    Sand,
    /// The Stars barrel (§5.5).
    Stars,
    MoonBarrel,
    Bones,
    WindBarrel,
    /// The Tide barrel (§6).
    TideBarrel,
    /// The whirlpool (§6, §8.6).
    Whirlpool,
    Jax,
    Tok,
    Ritual,
    Tix,
    /// Poppet (§7).
    Poppet,
    Take,
    /// Sailing into a space without a tile (§8.2).
    NewTile,
    /// The chart's edge or another bar to sailing (§8.1).
    Edge,
    Storm,
    Becalmed,
    Mermaids,
    /// The shore (§8.5).
    Shore,
    /// Tidal water (§8.6).
    TidalWater,
    /// A current (§8.6).
    Current,
    /// A portal (§8.6).
    Portal,
    /// A coin on a space (§8.6).
    CoinSpace,
    /// A map (§8.6).
    Map,
    /// A skull on a space (§8.6).
    SkullSpace,
    /// An object on a space (§8.6).
    ObjectSpace,
    /// The Spanish fleet (§8.6).
    Fleet,
    Facing,
    Broadside,
    /// Boarding (§10).
    Boarding,
    /// Twin Bottles (§11).
    TwinBottles,
    /// The Parrot (§11).
    Parrot,
    /// Silent Oars (§11).
    SilentOars,
    /// The Telescope (§11).
    Telescope,
    /// Ghost Wind (§11).
    GhostWind,
    /// Room for a new object (§3).
    Room,
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
            Self::Setup => "§4",
            Self::Round | Self::Facing | Self::WindBarrel | Self::TideBarrel | Self::Whirlpool => {
                "§6"
            }
            Self::Cards => "§5.1",
            Self::Casting => "§5.2",
            Self::Bones => "§5.3",
            Self::Jail => "§5.4",
            Self::Sand | Self::Stars | Self::MoonBarrel => "§5.5",
            Self::Jax | Self::Tok | Self::Ritual | Self::Tix | Self::Poppet | Self::Take => "§7",
            Self::Edge => "§8.1",
            Self::NewTile => "§8.2",
            Self::Storm | Self::Becalmed | Self::Mermaids => "§8.4",
            Self::Shore => "§8.5",
            Self::TidalWater
            | Self::Current
            | Self::Portal
            | Self::CoinSpace
            | Self::Map
            | Self::SkullSpace
            | Self::ObjectSpace
            | Self::Fleet => "§8.6",
            Self::Broadside => "§9",
            Self::Boarding => "§10",
            Self::TwinBottles
            | Self::Parrot
            | Self::SilentOars
            | Self::Telescope
            | Self::GhostWind
            | Self::Dawn
            | Self::Score => "§11",
            Self::Room => "§3",
            Self::Cursed => "§12",
            Self::Blessed => "§14",
        }
    }
}
