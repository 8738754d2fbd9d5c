//! The lines that a computer explorer tries before it answers (`voodoo-island §13`).

use crate::VoodooIsland;
use rules::kit::{self, values};

/// A line of the computer explorer's rules, in the order of the rule page.
#[values(text = "line")]
pub enum Line {
    /// Free: a spare torch.
    SetTorch,
    /// Free: a spare map.
    SetMap,
    /// Free: a spare health potion.
    SetHealthPotion,
    /// Free: a spare axe.
    SetAxe,
    /// Free: a Second Wind.
    SecondWind,
    /// R1: Bush Medicine.
    Medicine,
    /// R1: a warrior or a snare.
    Strike,
    /// R1: Machete Path.
    MachetePath,
    /// R1: Jungle Leap.
    JungleLeap,
    /// R1: Sure Footing.
    SureFooting,
    /// R1: a card that moves the helicopter.
    MoveHelicopter,
    /// R1: a card that gives supplies.
    TakeSupplies,
    /// R1: a purchase.
    Buy,
    /// R1: nothing.
    PassCard,
    /// R2: the tool of its mission.
    CraftTool,
    /// R2: a helper for what is missing.
    FetchMissing,
    /// R2: a call of the helicopter.
    Call,
    /// R2: a helper on its card.
    HelperOnCard,
    /// R2: an item of spare supplies.
    CraftSpare,
    /// R2: a helper for what it has least of.
    FetchLeast,
    /// R2: nothing.
    PassWork,
    /// R3: a mission.
    Mission,
    /// R3: an attack.
    Attack,
    /// R3: a supply that it wants.
    PickUp,
    /// R3: a leap to a goal.
    Leap,
    /// R3: a step towards a carrier.
    Hunt,
    /// R3: a step towards its goals.
    Step,
    /// R3: a supply, with nowhere to go.
    PickUpLast,
    /// R3: the end.
    End,
    /// Others: the card for an attack.
    AttackCard,
    /// Others: the card for a defence, or none.
    Defend,
    /// Others: the card against a warrior, or none.
    Answer,
    /// Others: whom a card is played against.
    Target,
    /// Others: supplies by a card.
    Take,
    /// Others: a supply of the loser.
    Plunder,
    /// Others: a supply that is thrown away.
    DiscardSupply,
    /// Others: a card that is thrown away.
    DiscardCard,
    /// Others: damage warded off, or not.
    Ward,
    /// Others: a roll made again, or not.
    Reroll,
    /// Others: a spare supply for the spirits.
    TollSpare,
    /// Others: a heart for the spirits.
    TollHurt,
    /// Others: a supply that it needs for the spirits.
    TollPay,
    /// Others: where mist lies.
    Mist,
    /// Others: where the helicopter lands.
    Land,
    /// None applies: the last answer that is listed.
    Last,
}

/// The lines that were tried before an answer that nobody was asked for (`voodoo-island §13`).
pub type Tried = kit::TriedIn<VoodooIsland, Line>;
