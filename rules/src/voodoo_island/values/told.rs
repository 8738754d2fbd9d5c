//! The events of the log, and the rules behind them.

use super::{
    Answer, Answered, Asked, Bundle, Card, Cell, Daytime, Die, Expedition, HelperPlace, IslandCard,
    Item, MissionCard, Phase, Slot, Supply, Token,
};
use crate::VoodooIsland;
use crate::words::Speaker;
use rules::kit::scenario::Seated;
use rules::kit::values;
use rules::table::Seat;

/// The purpose for which a cell is rolled.
#[values(text = "roll")]
pub enum Roll {
    /// The start of an explorer, at the setup.
    Start,
    /// The return of an explorer.
    Return,
    /// Mist.
    Mist,
    /// The landing of the helicopter at dawn, or anew.
    Helicopter,
    /// A landing of the helicopter by a call of the radio.
    Radio,
}

/// A kind of round.
#[values(text = "round")]
#[derive(Default)]
pub enum RoundKind {
    /// A game round.
    #[default]
    Day,
    /// A night round by a torch.
    Night,
    /// A round of the Long Dusk.
    Dusk,
}

/// The way in which an explorer comes to a cell.
#[values(text = "by")]
pub enum By {
    /// Set down where the dice say.
    Dice,
    /// By a step.
    Step,
    /// By canoe.
    Canoe,
    /// By a leap.
    Leap,
}

/// Points by source: objects delivered, items, expedition cards, supplies, hearts lost, and being left behind.
pub type Points = [i16; 6];

/// An event of the log.
#[values(game = VoodooIsland, told = Happening, text = "event", said = Speaker, done)]
pub enum Event {
    /// A phase began, on this day.
    PhaseBegan(Phase, #[spelled(day)] u8),
    /// The cube moved.
    CubeMoved(Daytime),
    /// Somebody decided; nobody was asked where it is forced.
    Decided(
        #[spelled(
            explorer: Seated<Token> = answer.seat,
            question: Asked = answer.question,
            choice: Answered = answer.choice
        )]
        Answer,
        #[spelled(forced)] bool,
    ),
    /// An explorer's round began.
    RoundBegan(#[spelled(explorer)] Seat, #[spelled(kind)] RoundKind),
    /// An explorer's round goes on, after another was asked, who alone hears of it.
    RoundWentOn(#[spelled(explorer)] Seat),
    /// The island card of a day was turned.
    IslandTurned(#[spelled(day)] u8, #[spelled(card)] IslandCard),
    /// A cell was rolled.
    Rolled(#[spelled(explorer)] Seat, Roll, Cell),
    /// One die was rolled for the helicopter.
    DieRolled(#[spelled(explorer)] Seat, Die, #[spelled(number)] u8),
    /// Mist rolled for the first cell came to lie on the second.
    MistLaid(#[spelled(rolled)] Cell, Cell),
    /// Mist found no cell.
    MistNowhere(Cell),
    /// Mist was cleared.
    MistCleared(Cell),
    /// The helicopter landed.
    Landed(Cell),
    /// Tools, dolls, helpers and used cards went back, the helicopter flew off, and new tiles lie on the spots.
    CleanedUp,
    /// An explorer came to a cell.
    Came(#[spelled(explorer)] Seat, Cell, By),
    /// An explorer left the map.
    LeftMap(#[spelled(explorer)] Seat),
    /// An explorer is aboard.
    Boarded(#[spelled(explorer)] Seat),
    /// An explorer lost hearts.
    WasHurt(#[spelled(explorer)] Seat, #[spelled(hearts)] u8),
    /// An explorer has hearts again.
    Healed(#[spelled(explorer)] Seat, #[spelled(hearts)] u8),
    /// An explorer died.
    Died(#[spelled(explorer)] Seat),
    /// An explorer was snared.
    Snared(#[spelled(explorer)] Seat),
    /// An explorer has to give the spirits something.
    TollDue(#[spelled(explorer)] Seat),
    /// The supply tile was picked up.
    PickedUp(#[spelled(explorer)] Seat, Cell),
    /// A player got supplies.
    Gained(#[spelled(explorer)] Seat, Supply, #[spelled(count)] u8),
    /// A player gave supplies away.
    Gave(#[spelled(explorer)] Seat, Supply, #[spelled(count)] u8),
    /// The first robs the second.
    Robbed(#[spelled(explorer)] Seat, #[spelled(other)] Seat),
    /// A player bought a card.
    Bought(#[spelled(explorer)] Seat, #[spelled(supplies)] Bundle),
    /// An item was made.
    Crafted(#[spelled(explorer)] Seat, Item),
    /// An item was used up.
    Spent(#[spelled(explorer)] Seat, Item),
    /// An item came into a tool spot.
    ToolSet(#[spelled(explorer)] Seat, Item, Slot),
    /// A doll of the first came onto a tool spot of the second.
    DollSet(#[spelled(explorer)] Seat, #[spelled(other)] Seat, Slot),
    /// A helper was sent.
    HelperSent(#[spelled(explorer)] Seat, #[spelled(place)] HelperPlace),
    /// An expedition card was drawn; which one its owner sees.
    CardDrawn(#[spelled(explorer)] Seat, #[spelled(card)] Option<Card>),
    /// An expedition card was laid face down for a battle; which one its owner sees.
    CardLaid(#[spelled(explorer)] Seat, #[spelled(card)] Option<Card>),
    /// An expedition card came to the used pile.
    CardUsed(#[spelled(explorer)] Seat, Card),
    /// An explorer attacks another.
    Attacked(#[spelled(explorer)] Seat, #[spelled(other)] Seat),
    /// Both cards of a battle, the attacker's first, are shown.
    Revealed(
        #[spelled(explorer)] Seat,
        #[spelled(card)] Expedition,
        #[spelled(other)] Seat,
        #[spelled(answer)] Option<Expedition>,
    ),
    /// A battle was won by the first.
    Won(#[spelled(explorer)] Seat, #[spelled(other)] Seat),
    /// A battle was a draw.
    Drawn(#[spelled(explorer)] Seat, #[spelled(other)] Seat),
    /// A warrior was sent.
    WarriorSent(
        #[spelled(explorer)] Seat,
        #[spelled(other)] Seat,
        #[spelled(card)] Expedition,
    ),
    /// A warrior was stopped.
    WarriorStopped(#[spelled(explorer)] Seat),
    /// A mission card was drawn from this place of the deck; which one its owner sees.
    MissionDrawn(
        #[spelled(explorer)] Seat,
        #[spelled(card)] Option<MissionCard>,
        #[spelled(place)] u16,
    ),
    /// A mission was done: its object, the so-manieth taken, is carried.
    MissionDone(
        #[spelled(explorer)] Seat,
        #[spelled(card)] MissionCard,
        #[spelled(number)] u8,
    ),
    /// An object, the so-manieth taken, was delivered.
    Delivered(
        #[spelled(explorer)] Seat,
        #[spelled(card)] MissionCard,
        #[spelled(number)] u8,
    ),
    /// An object was lost; its card lies at this place of the deck.
    MissionLost(
        #[spelled(explorer)] Seat,
        #[spelled(card)] MissionCard,
        #[spelled(place)] u16,
    ),
    /// An explorer goes first from now on.
    FirstPassed(#[spelled(explorer)] Seat),
    /// The points of an explorer.
    Scored(#[spelled(explorer)] Seat, #[spelled(points)] Points),
}

/// The rule behind an event; its text names the section.
#[values(text = "cause")]
pub enum Cause {
    /// §5.
    Setup,
    /// §6, the order of the day.
    Day,
    /// §6, dawn.
    Dawn,
    /// §6, the night.
    Night,
    /// §6, health potions.
    HealthPotion,
    /// §6, the clean-up.
    CleanUp,
    /// §4, an island card.
    Island,
    /// §4, an expedition card.
    Expedition,
    /// §7, coming back.
    Return,
    /// §7, buying.
    Buying,
    /// §7, helpers.
    Helpers,
    /// §7, crafting.
    Crafting,
    /// §7, at any moment.
    Free,
    /// §7, limits.
    Limits,
    /// §8, moving.
    Moving,
    /// §8, picking up.
    PickingUp,
    /// §8, missions.
    Missions,
    /// §8, delivering.
    Delivering,
    /// §9, mist.
    Mist,
    /// §9, the helicopter.
    Helicopter,
    /// §10, battles.
    Battle,
    /// §10, the axe.
    Axe,
    /// §10, warriors.
    Warrior,
    /// §10, death.
    Death,
    /// §11, the last day.
    LastDay,
    /// §11, the score.
    Score,
    /// §12, decisions.
    Decisions,
}
