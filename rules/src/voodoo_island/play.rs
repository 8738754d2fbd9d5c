//! The table within reach of a rule, and the table of rules.

use super::data::{Board, Data, IslandEffect, Numbers};
use super::decks::Decks;
use super::explorers::Explorers;
use super::today::Today;
use super::values::*;
use super::{battle, day, helicopter, mist, moving, night, round, setup};
use bevy_ecs::prelude::{Query, Res, ResMut, Resource};
use bevy_ecs::system::SystemParam;
use rules::kit::{self, Rules};
use rules::steps;
use rules::table::{At, MOST_SEATS, Seat, SeatKind, SeatSet};

/// The seats of a game.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats {
    /// The number of seats.
    pub count: u8,
    /// The kind of each automa; nothing where somebody else decides.
    pub automa: [Option<SeatKind>; MOST_SEATS],
}

/// The day and the night.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Clock {
    /// The day, from 1; 0 before the first.
    pub day: u8,
    /// The number of days.
    pub days: u8,
    /// The daytime of the cube.
    pub daytime: Daytime,
    /// The seat that is First on the trail.
    pub first: Seat,
    /// The seats that play a night round tonight.
    pub torches: SeatSet,
    /// In which tool spots health potions lay before the night, a bit each, by seat.
    pub potions: [u8; MOST_SEATS],
}

/// Why an explorer moves no more in its round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ended {
    /// It may still move.
    #[default]
    No,
    /// It picked something up.
    PickUp,
    /// It did a mission or attacked.
    ForGood,
}

/// The stage that a leap has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Leap {
    /// There is none.
    #[default]
    No,
    /// It can be made.
    Ready,
    /// It was made.
    Made,
}

/// The round that is played (`voodoo-island §7`).
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Round {
    /// The seat whose it is.
    pub active: Seat,
    /// Its kind.
    pub kind: RoundKind,
    /// Steps taken.
    pub taken: u8,
    /// Steps by cards.
    pub more: u8,
    /// Snares that work in it.
    pub snares: u8,
    /// The steps left of a Second Wind.
    pub wind: Option<u8>,
    /// The leap of a Jungle Leap.
    pub leap: Leap,
    /// True if a card allows diagonal steps.
    pub diagonally: bool,
    /// True if a canoe is ready.
    pub canoe: bool,
    /// True if picking up does not end the movement.
    pub rucksack: bool,
    /// True if a card protects from mist.
    pub mask: bool,
    /// True if the explorer moved onto its cell in this round.
    pub entered: bool,
    /// True if the explorer has attacked.
    pub attacked: bool,
    /// The reason why the movement is over; none where it goes on.
    pub ended: Ended,
    /// True if the round is over.
    pub over: bool,
}

/// Mist, supply tiles and mission tiles: nobody tells those of a kind apart, so only where they lie is kept.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    /// The cells with mist.
    pub mist: Cells,
    /// The spots with their supply or mission tile.
    pub on_spots: Cells,
}

/// Mist, tiles and the helicopter, which lie on the map.
#[derive(SystemParam)]
pub struct Land<'w, 's> {
    /// Mist and tiles.
    pub tiles: ResMut<'w, Tiles>,
    pub(super) helicopter: Query<'w, 's, &'static mut At<Helicopter, Option<Cell>>>,
}

impl Land<'_, '_> {
    /// Returns the helicopter's cell.
    #[must_use]
    pub fn helicopter(&self) -> Option<Cell> {
        self.helicopter.iter().next()?.place
    }

    /// Puts the helicopter on a cell, or off the map.
    pub fn put_helicopter(&mut self, to: Option<Cell>) {
        for mut at in &mut self.helicopter {
            at.place = to;
        }
    }
}

rules::within_reach! {
    /// The table, within reach of a rule.
    pub struct Play<'w, 's> {
        pub(super) trace: Option<ResMut<'w, AutomaTrace>>,
        pub(super) seats: Res<'w, Seats>,
        pub(super) clock: ResMut<'w, Clock>,
        pub(super) round: ResMut<'w, Round>,
        pub(super) explorers: Explorers<'w, 's>,
        pub(super) decks: Decks<'w, 's>,
        pub(super) land: Land<'w, 's>,
    }
    seats: |play| play.seats.count
}

/// The lines that were tried before answers that nobody was asked for, at tables that explain themselves.
pub type AutomaTrace = kit::AutomaTrace<Tried>;

/// Damage that an explorer is about to take: whose, how much, and by which rule.
pub type Damage = (Seat, u8, Cause);

steps! {
    /// A step that the rules can set off.
    Step of Play<'_, '_> {
        /// An answer that nobody was asked for is carried out.
        Answer(answer: Answer) by "voodoo-island §12" => Play::carry_out(play),
        /// The explorer of this number in turn order is set down.
        Start(k: u8) by "voodoo-island §5" => setup::start(play),
        /// The phase is over.
        Next(phase: Phase) by "voodoo-island §6" => day::next(next_phase),
        /// The island card of the day is turned, and its mist and the helicopter are rolled.
        TurnIsland by "voodoo-island §6" => day::turn_island(play),
        /// The cube stands at a daytime.
        Daytime by "voodoo-island §6" => day::daytime(play),
        /// The explorer of this number in turn order has its game round.
        Rounds(k: u8) by "voodoo-island §6" => day::rounds(play),
        /// The explorer of this number in turn order has its night round.
        NightRounds(k: u8) by "voodoo-island §6" => night::rounds(play),
        /// The explorer of this number in turn order gives the spirits something.
        Toll(k: u8) by "voodoo-island §4" => night::toll(play),
        /// Health potions heal.
        Potions by "voodoo-island §6" => night::potions(book, clock, log, explorers),
        /// First on the trail passes on.
        PassFirst by "voodoo-island §6" => night::pass_first(seats, clock, log),
        /// An explorer comes back to the map.
        Return(seat: Seat) by "voodoo-island §7" => round::come_back(play),
        /// The active explorer plays or buys a card.
        Card by "voodoo-island §7" => round::card(play),
        /// The active explorer works.
        Work by "voodoo-island §7" => round::work(play),
        /// The active explorer moves.
        Move by "voodoo-island §8" => moving::ask_move(play),
        /// The active explorer goes on, after another was asked.
        GoOn(asked: Seat) by "voodoo-island §7" => round::go_on(round, log),
        /// An explorer has come to its cell, unhurt or not.
        Arrived(seat: Seat) by "voodoo-island §8" => moving::arrived(play),
        /// A player throws away what is over the limits.
        Limits(seat: Seat) by "voodoo-island §7" => round::limits(play),
        /// Mist is rolled.
        RollMist(seat: Seat) by "voodoo-island §9" => mist::roll(play),
        /// The helicopter lands on a rolled cell.
        RollHelicopter(seat: Seat) by "voodoo-island §9" => helicopter::roll(play),
        /// An explorer is about to be hurt.
        Hurt(damage: Damage) by "voodoo-island §10" => battle::hurt(play),
        /// The second is asked for a card against the attack of the first.
        Defend(fighters: (Seat, Seat)) by "voodoo-island §10" => battle::defend(play),
        /// The cards of a battle are shown, the attacker's first.
        Reveal(fighters: (Seat, Seat)) by "voodoo-island §10" => battle::reveal(play),
        /// The winner of a battle, the first, takes a supply.
        Plunder(fighters: (Seat, Seat)) by "voodoo-island §10" => battle::plunder(play),
        /// The loser of a battle loses what it carries.
        LoseCarried(seat: Seat) by "voodoo-island §10" => battle::lose_carried(play),
        /// The loser of a battle leaves the map.
        Leave(seat: Seat) by "voodoo-island §10" => battle::leave(round, explorers, log),
        /// The second answers the warrior of the first.
        Warrior(sent: (Seat, Seat, Expedition)) by "voodoo-island §10" => battle::warrior(play),
    }
}

impl Play<'_, '_> {
    /// Returns the numbers of the game.
    pub fn numbers(&self) -> &Numbers {
        &self.book.0.numbers
    }

    /// Returns the side of the board that is played on.
    pub fn board(&self) -> &Board {
        self.book.0.board(self.seats.count)
    }

    /// Returns the seat whose round it is.
    pub fn active(&self) -> Seat {
        self.round.active
    }

    /// Returns all seats but one, in turn order.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.from(seat).skip(1)
    }

    /// Returns the `k`th seat of a daytime; none past the last.
    pub fn in_turn(&self, k: u8) -> Option<Seat> {
        let seats = self.seats.count;
        (k < seats).then(|| self.clock.first.clockwise(k, seats))
    }

    /// Returns the rules of the day.
    pub fn today(&self) -> Today<'_> {
        Today::of(&self.book.0, self.decks.island())
    }

    /// Returns the effect of the island card in force.
    pub fn island(&self) -> Option<IslandEffect> {
        self.today().effect
    }

    /// Returns whether the last day has come.
    pub fn is_last_day(&self) -> bool {
        self.island() == Some(IslandEffect::LastDay)
    }

    /// Tells that a phase begins.
    pub fn begin(&mut self, phase: Phase) {
        self.tell(Event::PhaseBegan(phase, self.clock.day), Cause::Day);
    }
}
