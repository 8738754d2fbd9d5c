//! The events of the log, and the rules behind them (`pirate-crusades §5`).

use super::{
    Answer, AskedQuestion, Benefit, Blue, BluePlace, Captain, Card, Draw, GivenAnswer, Location,
    Phase, Place, Standing, Token,
};
use crate::PirateCrusades;
use crate::words::Speaker;
use rules::kit::scenario::Seated;
use rules::kit::values;
use rules::table::Seat;

/// Points by the sources of the game that is played: missions, cards, rounds and being out; in the Long Game reputation, riches,
/// ship and being out (`pirate-crusades §3.9`, `§4.10`).
pub type Points = [i16; 4];

/// An event, as the log tells it.
///
/// Moves are told by [`Event::Moved`], [`Event::BlueMoved`] and the shuffles; of the others those in the list of
/// [`View::follow`](crate::view::View::follow) change what is seen.
#[values(game = PirateCrusades, told = Happening, text = "event", said = Speaker, done)]
pub enum Event {
    /// A phase began, in this round.
    PhaseBegan(Phase, #[spelled(round)] u8),
    /// A player's turn began.
    TurnBegan(Seat),
    /// Somebody decided; nobody was asked where it is forced.
    Decided(
        #[spelled(
            seat: Seated<Token> = answer.seat,
            question: AskedQuestion = answer.question,
            choice: GivenAnswer = answer.choice
        )]
        Answer,
        #[spelled(forced)] bool,
    ),
    /// A card of the Sunset deck moved; which one is seen by who sees it where it lay or comes to lie.
    Moved(
        #[spelled(card)] Option<Card>,
        #[spelled(from)] Place,
        #[spelled(to)] Place,
    ),
    /// The discard was shuffled into the deck.
    Reshuffled,
    /// A hurricane blows.
    Hurricane,
    /// A draw was skipped: there is no card left.
    NothingDrawn(Seat, Draw),
    /// A player stands otherwise.
    Stood(Seat, Standing),
    /// A ship was sighted.
    ShipSighted(Seat, Card),
    /// A treasure fleet was sighted, with its escort.
    FleetSighted(Seat, Card),
    /// A town was sighted.
    TownSighted(Seat, Card),
    /// The ship or town sighted is a friend, or a foe.
    Declared(Seat, #[spelled(friend)] bool),
    /// A player docked; in the neutral port or at no card there is none.
    Docked(Seat, #[spelled(town)] Option<Card>),
    /// The card for disembarking was turned up: whether the whole crew comes.
    CrewCalled(Seat, Card, #[spelled(loyal)] bool),
    /// A Joker brings a ship.
    AllyCame(Seat, Card),
    /// A fight: the total of the cards against a strength.
    Fought(
        Seat,
        #[spelled(total)] u16,
        #[spelled(strength)] u16,
        #[spelled(won)] bool,
    ),
    /// A ship was sunk.
    Sunk(Seat, Card),
    /// A treasure fleet was sunk.
    FleetSunk(Seat),
    /// A town was conquered.
    Conquered(Seat, Card),
    /// A player fled.
    Fled(Seat),
    /// A player was beaten off, and owes so many guns.
    BeatenOff(Seat, #[spelled(guns)] u8),
    /// The first player attacks the second.
    Challenged(Seat, #[spelled(other)] Seat),
    /// A player stays and fights.
    StoodFast(Seat),
    /// The totals of two players are compared, the attacker's first.
    Compared(
        Seat,
        #[spelled(total)] u16,
        #[spelled(other)] Seat,
        #[spelled(against)] u16,
    ),
    /// The first player beat the second.
    Beat(Seat, #[spelled(other)] Seat),
    /// A mission is done.
    MissionDone(Seat, Card),
    /// A mission was lost.
    MissionLost(Seat, Card),
    /// A player won.
    Won(Seat),
    /// Nobody won.
    NobodyWon,
    /// The points of a player.
    Scored(Seat, #[spelled(points)] Points),

    /// A card of the Blue Sea deck moved; which one is seen where it lies open.
    BlueMoved(
        #[spelled(card)] Option<Blue>,
        #[spelled(from)] BluePlace,
        #[spelled(to)] BluePlace,
    ),
    /// The Blue Sea discard was shuffled into its deck.
    BlueReshuffled,
    /// A player came to a location.
    SailedTo(Seat, Location),
    /// A location was uncovered.
    Uncovered(Seat, Location, Blue),
    /// A captain appeared at a location.
    CaptainCame(Captain, Location),
    /// A captain joined a larger one, or left the sea.
    CaptainLeft(Captain, Location),
    /// The storm at a location has this category now.
    StormStands(Location, #[spelled(category)] u8),
    /// A storm has gone with the wind to a location, where it is of this category now.
    StormDrifted(Location, #[spelled(category)] u8),
    /// A storm strikes a player.
    StormStruck(Seat, #[spelled(category)] u8),
    /// A storm destroys what lies at a location.
    Destroyed(Location),
    /// A port came into other hands.
    PortChanged(Location, Card),
    /// A player and a captain of this strength fight; whether the captain attacks.
    CaptainFought(
        Seat,
        Captain,
        #[spelled(strength)] u16,
        #[spelled(attacking)] bool,
    ),
    /// A captain surrendered, or was beaten.
    CaptainBeaten(Seat, Captain, #[spelled(surrendered)] bool),
    /// The second player surrendered to the first.
    Surrendered(Seat, #[spelled(other)] Seat),
    /// A captain was put ashore.
    PutAshore(Seat, Captain),
    /// A player was put ashore at a location.
    Landed(Seat, Location),
    /// A ship was seized.
    Seized(Seat, Card),
    /// A player has so many doubloons now.
    Riches(Seat, #[spelled(riches)] u8),
    /// A player has so much reputation now.
    Reputation(Seat, #[spelled(reputation)] u8),
    /// A player has a benefit of its reputation, or has it no more.
    Benefits(Seat, #[spelled(step)] u8, Benefit, #[spelled(holds)] bool),
    /// The goods of a delivery were taken aboard, of so many tons.
    GoodsLoaded(Seat, #[spelled(tons)] u8),
    /// A player bought a treasure map; for where it knows alone.
    MapBought(Seat, #[spelled(location)] Option<Location>),
    /// A player dug up its treasure.
    Dug(Seat, Card),
    /// The treasure was cursed.
    Cursed(Seat),
    /// A player drifted to a location.
    Drifted(Seat, Location),
    /// The event at the end of a round.
    SeaEvent(Blue),
}

impl Event {
    /// Returns the card of the Sunset deck that it is about, of what does not move one.
    #[must_use]
    pub fn card(self) -> Option<Card> {
        match self {
            Self::ShipSighted(_, card)
            | Self::FleetSighted(_, card)
            | Self::TownSighted(_, card)
            | Self::CrewCalled(_, card, _)
            | Self::AllyCame(_, card)
            | Self::Sunk(_, card)
            | Self::Conquered(_, card)
            | Self::MissionDone(_, card)
            | Self::MissionLost(_, card)
            | Self::PortChanged(_, card)
            | Self::Seized(_, card)
            | Self::Dug(_, card) => Some(card),
            Self::Docked(_, town) => town,
            _ => None,
        }
    }
}

/// The rule behind an event; its text names the section.
#[values(text = "cause")]
pub enum Cause {
    /// §3.1, §4.1.
    Setup,
    /// §1, rounds.
    Round,
    /// §3.2, §4.2, turns.
    Turn,
    /// §2.5, drawing.
    Drawing,
    /// §2.5, hurricanes.
    Hurricane,
    /// §2.5, limits.
    Limits,
    /// §3.2, Gather Crew.
    GatherCrew,
    /// §3.2, the magistrate.
    Magistrate,
    /// §3.2, relinquishing.
    Relinquish,
    /// §2.1, bribes.
    Bribe,
    /// §3.3, trade.
    Trade,
    /// §3.3, the Joker.
    JokerTrade,
    /// §3.4, disembarking.
    Disembark,
    /// §3.5, ships.
    LookForShip,
    /// §3.5, the treasure fleet.
    Fleet,
    /// §3.5, being beaten off.
    BeatenOff,
    /// §3.6, towns.
    HeadForTown,
    /// §3.6, coves.
    Cove,
    /// §3.7, combat.
    Combat,
    /// §3.7, attacking a town.
    AttackTown,
    /// §3.7, plunder.
    Plunder,
    /// §3.7, loot.
    Loot,
    /// §3.8, duels.
    Duel,
    /// §2.1, missions.
    Missions,
    /// §3.9, §4.10, the end.
    End,
    /// §2.2, reputation.
    Reputation,
    /// §4.2, buying and selling.
    Market,
    /// §4.3, moving.
    Move,
    /// §4.4, captains.
    Captain,
    /// §4.4, seizing.
    Seize,
    /// §4.5, docking.
    Dock,
    /// §4.5, treasure.
    Treasure,
    /// §4.6, combat between players.
    Battle,
    /// §4.7, the end of a round.
    EndOfRound,
    /// §4.7, the event.
    SeaEvent,
    /// §4.8, storms.
    Storm,
    /// §4.9, adrift.
    Adrift,
    /// §4.9, a new ship.
    NewShip,
    /// §5, decisions.
    Decisions,
}
