//! The data files, checked (`voodoo-island §2`, `§3`, `§4`).

use super::values::{Cell, Cells, Expedition, IslandCard, Item, Mission, Supply};
use rules::table::files::Within;
use serde::Deserialize;
use std::cmp::Ordering;

/// Everything that the data files say.
#[derive(Debug)]
pub struct Data {
    /// The sides of the board.
    pub boards: Vec<Board>,
    /// The number of each supply that an item is made of, by item.
    pub recipes: [Recipe; Item::ALL.len()],
    /// The tool that each mission uses up.
    pub tools: [Item; Mission::ALL.len()],
    /// The effect of each island card.
    pub islands: [IslandEffect; IslandCard::ALL.len()],
    /// The kinds of expedition card.
    pub cards: [CardData; Expedition::ALL.len()],
    /// Each expedition card's kind, by its number.
    pub deck: Vec<Expedition>,
    /// The numbers of the game.
    pub numbers: Numbers,
    /// A digest of the files; saved games carry it.
    pub digest: u64,
}

/// A number of each supply.
pub type Recipe = [u8; Supply::ALL.len()];

impl Data {
    /// Returns the side of the board for so many seats.
    #[must_use]
    pub fn board(&self, seats: u8) -> &Board {
        let fits = |board: &&Board| board.players.contains(&seats);
        self.boards.iter().find(fits).unwrap_or(&self.boards[0])
    }

    /// Returns what an expedition card does.
    #[must_use]
    pub fn effect(&self, card: Expedition) -> CardEffect {
        self.cards[card as usize].effect
    }

    /// Returns the speed of an expedition card in battle.
    #[must_use]
    pub fn speed(&self, card: Expedition) -> u8 {
        self.cards[card as usize].speed
    }

    /// Compares two cards in battle: the one of the higher speed wins, and any wins against none (`voodoo-island §10`).
    #[must_use]
    pub fn compare(&self, [one, other]: [Option<Expedition>; 2]) -> Ordering {
        let speed = |card: Option<Expedition>| card.map(|card| self.speed(card));
        speed(one).cmp(&speed(other))
    }

    /// Returns the mission of a mission card.
    #[must_use]
    pub fn mission(&self, card: super::values::MissionCard) -> Mission {
        Mission::ALL[usize::from(card.0 / self.numbers.mission_copies.get()) % Mission::ALL.len()]
    }
}

/// A thing at a spot of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// Supplies of a kind.
    Supply(Supply),
    /// A mission.
    Mission(Mission),
}

/// A side of the board.
#[derive(Debug)]
pub struct Board {
    /// For how many players it is.
    pub players: Vec<u8>,
    /// The number of helpers that each supply place takes.
    pub helpers: u8,
    /// The thing on each cell.
    spots: [Option<Spot>; 100],
    /// The supply spots.
    pub supplies: Cells,
    /// The spots of both kinds.
    pub all: Cells,
    /// The spots from and to which canoes go.
    pub waters: Cells,
    missions: [Cell; Mission::ALL.len()],
}

impl Board {
    /// Returns a board of these spots; `None` where a mission has none.
    pub(super) fn new(players: Vec<u8>, helpers: u8, spots: [Option<Spot>; 100]) -> Option<Self> {
        let cells = |wanted: &dyn Fn(Spot) -> bool| -> Cells {
            let found = |cell: &Cell| spots[cell.index()].is_some_and(wanted);
            Cell::all().filter(found).collect()
        };
        let spot = |mission: &Mission| cells(&|spot| spot == Spot::Mission(*mission)).iter().next();
        let missions: Option<Vec<Cell>> = Mission::ALL.iter().map(spot).collect();
        Some(Self {
            players,
            helpers,
            spots,
            supplies: cells(&|spot| matches!(spot, Spot::Supply(_))),
            all: cells(&|_| true),
            waters: cells(&|spot| matches!(spot, Spot::Supply(Supply::Water | Supply::Fish))),
            missions: missions?.try_into().ok()?,
        })
    }

    /// Returns what lies on a cell.
    #[must_use]
    pub fn spot(&self, cell: Cell) -> Option<Spot> {
        self.spots[cell.index()]
    }

    /// Returns the kind of the supply spot on a cell.
    #[must_use]
    pub fn supply(&self, cell: Cell) -> Option<Supply> {
        match self.spot(cell) {
            Some(Spot::Supply(supply)) => Some(supply),
            _ => None,
        }
    }

    /// Returns the cell of a mission spot.
    #[must_use]
    pub fn mission(&self, mission: Mission) -> Cell {
        self.missions[mission as usize]
    }
}

/// The effect of an island card while it is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum IslandEffect {
    /// So many mist rolls this dawn.
    MistRolls(u8),
    /// An explorer who takes that supply from a tile or by a helper takes so many more.
    More(Supply, u8),
    /// So many steps before all that adds to them.
    Steps(u8),
    /// At night each explorer on the map gives one of these or is hurt.
    Toll {
        /// The two supplies, one of which is given.
        give: (Supply, Supply),
        /// The damage otherwise.
        damage: u8,
    },
    /// Axes and warriors hurt more.
    MoreDamage(u8),
    /// No battles, no warriors.
    Truce,
    /// The helicopter is not moved.
    EngineTrouble,
    /// The helicopter lands anew before each later daytime.
    LandsAnew,
    /// The price of an expedition card.
    Price(Within<1, 3>),
    /// The number of pieces that a helper brings.
    HelpersBring(u8),
    /// No helpers to supply places.
    NoHelpers,
    /// In a craft one piece may be any other supply.
    AnyPiece,
    /// The damage of an axe.
    AxeDamage(u8),
    /// Everybody may step diagonally.
    Diagonally,
    /// An explorer who takes a mission tile draws an expedition card.
    MissionDraws,
    /// None of these from tiles or helpers.
    Without(Supply, Supply),
    /// An explorer without a night round gets one of so many steps.
    DuskSteps(u8),
    /// The last day.
    LastDay,
}

/// A kind of expedition card.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// Its kind.
    pub card: Expedition,
    /// The number of its copies.
    pub copies: u8,
    /// Its speed in battle.
    pub speed: u8,
    /// Its effect when it is played.
    pub effect: CardEffect,
}

/// The effect of an expedition card when it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardEffect {
    /// A warrior of so much damage.
    Warrior(u8),
    /// So many steps more this round.
    Steps(u8),
    /// Diagonal steps this round.
    Diagonally,
    /// A step from water to water this round.
    Canoe,
    /// Supplies.
    Take {
        /// The number of pieces.
        pieces: Within<1, 3>,
        /// True if no two may be of a kind.
        different: bool,
    },
    /// Picking up does not end the movement this round.
    PickUpOnTheWay,
    /// The helicopter lands so many orthogonal steps away at most.
    LandNear(u8),
    /// The helicopter may land where the dice say.
    LandRolled,
    /// Mist does no damage this round.
    GasMask,
    /// So many mist tiles are removed at most.
    ClearMist(u8),
    /// So many mist rolls.
    RollMist(u8),
    /// So many hearts are restored.
    Heal(u8),
    /// Another explorer is snared.
    Snare,
    /// A random supply of another player.
    Steal,
    /// So many steps more when no step is left.
    SecondWind(u8),
    /// An item besides.
    CraftNow,
    /// A roll again.
    RollAgain,
    /// A leap along row or column.
    Leap,
    /// So much less damage.
    Ward(u8),
}

/// The moment at which an expedition card can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// As the first action of a round.
    Play,
    /// At any moment of one's own round.
    Own,
    /// As a reaction.
    Reaction,
}

impl CardEffect {
    /// Returns when a card of this effect can be played.
    #[must_use]
    pub fn timing(self) -> Timing {
        match self {
            Self::SecondWind(_) | Self::CraftNow => Timing::Own,
            Self::RollAgain | Self::Ward(_) => Timing::Reaction,
            _ => Timing::Play,
        }
    }
}

/// The numbers of the game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Daytimes a day.
    pub daytimes: Within<1, 5>,
    /// Steps of a game round.
    pub steps: u8,
    /// Steps of a night round.
    pub night_steps: u8,
    /// Hearts of an explorer.
    pub hearts: Within<1, 20>,
    /// Helpers of a player.
    pub helpers: Within<1, 6>,
    /// The number of pieces that a helper brings.
    pub helper_brings: u8,
    /// Mist rolls each dawn.
    pub mist_rolls: u8,
    /// The price of an expedition card.
    pub price: Within<1, 3>,
    /// Supplies and items in a bag at most.
    pub bag: u8,
    /// Expedition cards in a hand at most.
    pub hand: u8,
    /// The damage of an axe.
    pub axe_damage: u8,
    /// The hearts of a health potion.
    pub health_potion: u8,
    /// The steps of a map.
    pub map_steps: u8,
    /// The steps of a helper.
    pub helper_steps: u8,
    /// The steps that a snare takes.
    pub snare_steps: u8,
    /// Cards of each mission.
    pub mission_copies: Within<1, 8>,
    /// The points of all that scores.
    pub points: PointData,
}

impl Numbers {
    /// Returns the steps that so many snares take (`voodoo-island §8`).
    #[must_use]
    pub fn snared(&self, snares: u8) -> u8 {
        self.snare_steps * snares
    }
}

/// The points of each thing.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointData {
    /// An object delivered.
    pub delivered: i16,
    /// An item.
    pub item: i16,
    /// An expedition card.
    pub card: i16,
    /// A supply.
    pub supply: i16,
    /// A heart lost.
    pub heart: i16,
}
