//! Events of the log, and the rules behind them.

use super::{
    Answer, Answered, Asked, Back, Card, CardPlace, EventCard, Gun, Hull, Island, Isle, Item,
    Keyword, Knowers, Lies, Loot, Mast, Phase, Shoal, ShoalPlace, Swell, Terrain, Today, Token,
    Treasure, TreasurePlace, Vessel,
};
use crate::CursedSeas;
use crate::play::{Course, Turn};
use crate::words::Speaker;
use rules::kit::scenario::Seated;
use rules::kit::values;
use rules::table::Seat;

/// A reason to roll a die.
#[values(text = "why")]
pub enum Why {
    /// The icebergs that drift.
    Icebergs,
    /// The way an iceberg drifts.
    Drift,
    /// A fire mast.
    Fire,
    /// A mysterious island.
    Mystery,
    /// A ram.
    Ram,
    /// A boarding party.
    Boarding,
    /// A try to scuttle a ship.
    Scuttle,
    /// The way out of the fog.
    Fog,
    /// A reef.
    Reef,
    /// A creature's grasp.
    Grasp,
    /// A junk that may stay afloat.
    Junk,
    /// A second action.
    SecondWind,
    /// A crew that may be saved.
    Surgeon,
    /// A Sea Anchor that may keep a ship free.
    SeaAnchor,
    /// The worth of a unique treasure.
    Worth,
}

/// Why the game ended.
#[values(text = "end")]
pub enum End {
    /// One of two has unloaded more than half of the gold.
    Half,
    /// Half of the players can never move again.
    Stranded,
    /// All gold is unloaded.
    AllUnloaded,
    /// The last round is over.
    LastRound,
}

/// An event of the log.
#[values(game = CursedSeas, told = Happening, text = "event", said = Speaker, done)]
pub enum Event {
    /// A phase began, in this round.
    PhaseBegan(Phase, #[spelled(round)] u8),
    /// Somebody decided, or nobody was asked.
    Decided(
        #[spelled(
            player: Seated<Token> = answer.seat,
            question: Asked = answer.question,
            choice: Answered = answer.choice
        )]
        Answer,
        #[spelled(forced)] bool,
    ),
    /// A player's turn began.
    TurnBegan(#[spelled(player)] Seat),
    /// Rounds, turns and gold stand so.
    Turn(Turn),
    /// The move that goes on stands so.
    Course(Course),
    /// A ship or creature stands so.
    Hull(Vessel, Hull),
    /// It did so much this turn.
    Today(Vessel, Today),
    /// An island stands so.
    Isle(Island, Isle),
    /// An island lies there.
    IslandPlaced(Island, super::Point),
    /// A piece of terrain lies there.
    TerrainPlaced(Shoal, ShoalPlace),
    /// A piece of terrain stands so.
    Swell(Shoal, Swell),
    /// A ship or creature came to lie elsewhere.
    Moved(Vessel, Lies),
    /// A card came to lie elsewhere, or others know it, before and after.
    Card(
        #[spelled(card)] Option<(Card, Item)>,
        Back,
        #[spelled(known)] [Knowers; 2],
        #[spelled(places)] [CardPlace; 2],
    ),
    /// A treasure came to lie elsewhere, or others know it, before and after.
    Treasure(
        #[spelled(treasure)] Option<(Treasure, Loot)>,
        #[spelled(known)] [Knowers; 2],
        #[spelled(places)] [TreasurePlace; 2],
    ),
    /// A die was rolled for a piece.
    Rolled(Why, #[spelled(vessel)] Option<Vessel>, #[spelled(roll)] u8),
    /// A player rolled who is first.
    FirstRolled(#[spelled(player)] Seat, #[spelled(roll)] u8),
    /// She docked.
    Docked(Vessel, Island),
    /// A hidden text was flipped.
    Flipped(Island),
    /// Gold was unloaded.
    Unloaded(Vessel, #[spelled(gold)] u8),
    /// A coin was taken of what a home had.
    Raided(Vessel, Island, #[spelled(gold)] u8),
    /// A shot, with its roll, and whether it hit.
    Shot(
        Vessel,
        Gun,
        #[spelled(target)] Vessel,
        #[spelled(roll)] u8,
        #[spelled(hit)] bool,
    ),
    /// A hit was ignored.
    Ignored(Vessel, Keyword),
    /// A mast or segment was lost.
    MastLost(Vessel, Mast),
    /// A mast burns.
    Burning(Vessel, Mast),
    /// A fire went out, and its mast is gone.
    BurntOut(Vessel, Mast),
    /// A mast was regained.
    Repaired(Vessel, Mast),
    /// It was sunk.
    Sunk(Vessel),
    /// The treasure of a ship that was sunk was halved.
    Split(
        Vessel,
        #[spelled(sinker)] Seat,
        #[spelled(gold)] u8,
        #[spelled(left)] u8,
    ),
    /// She came back.
    Returned(Vessel),
    /// The first rammed the second.
    Rammed(Vessel, #[spelled(target)] Vessel, #[spelled(total)] u8),
    /// The first is pinned to the second.
    Pinned(Vessel, #[spelled(target)] Vessel),
    /// The first boarded the second, with both totals.
    Boarded(
        Vessel,
        #[spelled(target)] Vessel,
        #[spelled(total)] i8,
        #[spelled(against)] i8,
    ),
    /// The first tows the second.
    TowStarted(Vessel, #[spelled(towed)] Vessel),
    /// She is no longer in tow.
    TowEnded(Vessel),
    /// She explored an island.
    Explored(Vessel, Island),
    /// The first explored the second.
    ShipExplored(Vessel, #[spelled(other)] Vessel),
    /// A player looked at an island.
    Looked(#[spelled(player)] Seat, Island),
    /// An event was played.
    Played(#[spelled(player)] Seat, EventCard),
    /// She will sink.
    Scuttling(Vessel),
    /// She met a piece of terrain.
    Met(Vessel, Terrain),
    /// An iceberg drifted.
    Drifted(Shoal),
    /// Hidden coins of two islands changed places.
    Cached(Island, #[spelled(other)] Island),
    /// A fort was built.
    FortBuilt(#[spelled(player)] Seat, Island),
    /// A fort's flag shot, with its roll, and whether it hit.
    FortShot(
        Island,
        Gun,
        #[spelled(target)] Vessel,
        #[spelled(roll)] u8,
        #[spelled(hit)] bool,
    ),
    /// A cannon shot at a fort, with its roll, and whether it hit.
    ShotAtFort(
        Vessel,
        Gun,
        Island,
        #[spelled(roll)] u8,
        #[spelled(hit)] bool,
    ),
    /// A fort lost a flag.
    FlagLost(Island, Mast),
    /// A fort was destroyed.
    FortDestroyed(Island),
    /// The game is over.
    GameEnded(End),
    /// A player's gold at home, and aboard; and what decides ties: units that remain, and standing masts.
    Scored(
        #[spelled(player)] Seat,
        #[spelled(home: u8 = part[0], aboard: u8 = part[1])] [u8; 2],
        #[spelled(units: u8 = part2[0], masts: u8 = part2[1])] [u8; 2],
    ),
}

/// The rule behind an event; its text names the section.
#[values(text = "cause")]
pub enum Cause {
    /// §4.
    Setup,
    /// §5.1.
    TurnStart,
    /// §5.2.
    Actions,
    /// §5.2, fire dice.
    Fire,
    /// §5.3.
    Move,
    /// §5.4.
    Docking,
    /// §3.6.
    Mystery,
    /// §5.5.
    Ram,
    /// §5.5, boarding.
    Boarding,
    /// §5.6.
    Shooting,
    /// §5.6, sinking.
    Sinking,
    /// §5.7, towing.
    Tow,
    /// §5.7, scuttling.
    Scuttle,
    /// §5.7, repair.
    Repair,
    /// §5.8.
    Terrain,
    /// §5.9.
    Explore,
    /// §3.4.
    Crew,
    /// §3.5.
    Events,
    /// §3.8.
    Cargo,
    /// §5.10.
    Forts,
    /// §7.
    End,
}
