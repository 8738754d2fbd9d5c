//! Abilities (`cursed-seas §3.3`, `§3.4`).

use rules::kit::values;

/// An ability that ships, creatures, crew, equipment and treasures can give (`cursed-seas §3.3`, `§3.4`).
#[values(text = "keyword")]
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
