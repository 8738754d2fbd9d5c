//! Questions, answers, and reasons why an answer is refused (`voodoo-island §12`).

use super::{Bundle, Cause, Cell, Die, Expedition, Item, Mission, Roll, Slot, Supply};
use crate::VoodooIsland;
use crate::words::Speaker;
use rules::kit::{self, values};
use rules::table::Seat;

/// A question to a seat.
#[values(game = VoodooIsland, spelled = Asked, text = "prompt", said = Speaker, listed)]
pub enum Question {
    /// The card to play, or the supplies to buy one with.
    Card,
    /// The place of a helper, or an item to craft.
    Work,
    /// The cell to move to, or something to do there; so many steps are left.
    Move(#[spelled(steps)] u8),
    /// Against whom to play a card.
    Target(#[spelled(card)] Expedition),
    /// The supplies to take by a card.
    Take(#[spelled(card)] Expedition),
    /// The cell for the helicopter in the column or row of a die.
    Call(Die, #[spelled(number)] u8),
    /// The cell for the helicopter, so many orthogonal steps from its cell at most.
    Flare(#[spelled(reach)] u8),
    /// Yes or no to the helicopter's landing on the cell that was rolled.
    Radio(Cell),
    /// The mist to clear; so many more at most.
    Clear(#[spelled(left)] u8),
    /// The item to craft besides.
    CraftNow,
    /// The card to attack with.
    BattleCard(#[spelled(other)] Seat),
    /// The card to defend oneself with.
    Defend(#[spelled(other)] Seat),
    /// The card to answer a warrior with.
    Answer(#[spelled(other)] Seat, #[spelled(card)] Expedition),
    /// The supply to take of the loser of a battle.
    Plunder(#[spelled(other)] Seat),
    /// Yes or no to rolling a cell again.
    Reroll(Roll, Cell),
    /// Yes or no to rolling a die again.
    RerollDie(Die, #[spelled(number)] u8),
    /// On which of the closest cells mist is to lie.
    MistTie(Cell),
    /// Yes or no to warding off so much damage, by this rule.
    Ward(#[spelled(damage)] u8, Cause),
    /// The supply to give to the spirits.
    Toll,
    /// The supply to throw away.
    DiscardSupply,
    /// The card to throw away.
    DiscardCard,
}

/// An answer to a question.
#[values(game = VoodooIsland, spelled = Answered, text = "choice", said = Speaker, listed)]
pub enum Choice {
    /// Play a card, by its effect.
    Play(#[spelled(card)] Expedition),
    /// Buy a card with these supplies.
    Buy(#[spelled(supplies)] Bundle),
    /// Place a helper on an own tool spot.
    HelperTool(Slot),
    /// Send a helper for supplies.
    HelperSupply(Supply),
    /// Send a helper for the helicopter, with this die.
    HelperCall(Die),
    /// Craft an item.
    Craft(Item),
    /// Craft an item with another supply in the place of one piece.
    CraftWith(Item, #[spelled(piece)] Supply, Supply),
    /// Step to a cell.
    Step(Cell),
    /// Go to a cell by canoe.
    Canoe(Cell),
    /// Leap to a cell.
    Leap(Cell),
    /// Pick up the supply.
    PickUp,
    /// Do a mission.
    Mission(Mission),
    /// Attack an explorer.
    Attack(#[spelled(other)] Seat),
    /// Put an item into an own tool spot.
    SetTool(Item, Slot),
    /// Put a voodoo doll onto a tool spot of another player.
    Doll(#[spelled(other)] Seat, Slot),
    /// Trade a map for a mission card.
    TradeMap,
    /// Nothing of this.
    Pass,
    /// The round is over.
    End,
    /// This player.
    Target(#[spelled(other)] Seat),
    /// Take these supplies.
    Take(#[spelled(supplies)] Bundle),
    /// The helicopter lands there.
    Land(Cell),
    /// The helicopter stays where it is.
    Leave,
    /// Clear the mist there.
    Clear(Cell),
    /// Clear no more.
    Done,
    /// This card, for its speed or to be thrown away.
    Card(#[spelled(card)] Expedition),
    /// No card.
    Decline,
    /// This supply.
    Supply(Supply),
    /// Roll again.
    RollAgain,
    /// Keep what was rolled.
    Keep,
    /// The mist comes to lie there.
    Mist(Cell),
    /// Ward off damage.
    Ward,
    /// Take the damage.
    Suffer,
    /// Give nothing, and be hurt.
    Hurt,
}

/// An answer: a seat, its question, and its choice.
pub type Answer = kit::Answer<Question, Choice>;

/// Why an answer is refused.
#[values(text = "reason")]
pub enum Reason {
    /// Something else is asked.
    NotAsked,
    /// The card is not in the hand.
    NotInHand,
    /// The card has another time.
    NotNow,
    /// Nobody could be meant.
    NoTarget,
    /// The elders keep the peace.
    Truce,
    /// The helicopter cannot be moved.
    HelicopterStays,
    /// There is no mist on the map.
    NoMist,
    /// No heart is missing.
    FullHearts,
    /// The price is not that.
    WrongPrice,
    /// The bag lacks supplies for it.
    TooFewSupplies,
    /// The bag lacks the item.
    NoItem,
    /// The deck is empty.
    DeckEmpty,
    /// No helper is left.
    NoHelper,
    /// There is a helper on the card already.
    OneHelper,
    /// No place is free there.
    PlaceTaken,
    /// No helper goes there today.
    NoHelpersToday,
    /// Locusts have eaten it.
    Eaten,
    /// The tool spot is not empty.
    SpotTaken,
    /// A doll blocks the tool spot.
    Blocked,
    /// A doll is no tool of one's own.
    DollIsNoTool,
    /// Only the recipe will do.
    WrongRecipe,
    /// The explorer is not on the map.
    NotOnMap,
    /// No step is left.
    NoStepLeft,
    /// No single step leads there.
    TooFar,
    /// Only with the card for it.
    NoCard,
    /// Nothing lies there.
    NothingThere,
    /// An explorer who stood there must go out and in again.
    NotEntered,
    /// The mission is another explorer's, or nobody's.
    NotYourMission,
    /// Nobody else stands there.
    NotThere,
    /// Only one attack a round.
    AttackedAlready,
    /// An explorer who is aboard is safe.
    Aboard,
    /// In a round at dusk there are only steps.
    OnlySteps,
    /// Steps are left.
    StepsLeft,
    /// The helicopter cannot land there.
    NoLanding,
    /// Not one of the closest free cells.
    NotClosest,
    /// Not that many, or not different ones.
    WrongNumber,
    /// The night was dealt out already.
    TooLate,
    /// Two of it do no more than one.
    OneWorks,
    /// It may go diagonally as it is.
    GoesDiagonally,
    /// Mist does it no damage as it is.
    DefiesMist,
}

impl Question {
    /// Returns whether it is one of the three parts of a round: card, work and move.
    #[must_use]
    pub fn is_of_a_round(self) -> bool {
        matches!(self, Self::Card | Self::Work | Self::Move(_))
    }

    /// Returns whether choices and answer stay hidden from the others: that somebody is asked would show what it holds.
    #[must_use]
    pub fn is_secret(self) -> bool {
        matches!(
            self,
            Self::BattleCard(_)
                | Self::Defend(_)
                | Self::Reroll(..)
                | Self::RerollDie(..)
                | Self::Ward(..)
        )
    }
}
