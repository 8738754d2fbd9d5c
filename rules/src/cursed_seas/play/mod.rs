//! The parts of the table that a rule has within reach.

mod holds;

use super::course::Chart;
use super::data::Data;
use super::glance::HoldGlance;
use super::pieces::{Holds, Pieces, Waters};
use super::steps::{Hit, Step};
use super::values::*;
use bevy_ecs::prelude::{Res, ResMut, Resource};
use rules::kit;
use rules::table::{MOST_SEATS, Seat, SeatKind};

/// The seats and the options of a game.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats {
    /// The number of seats.
    pub count: u8,
    /// The automa of each seat; none where somebody else decides.
    pub automa: [Option<SeatKind>; MOST_SEATS],
    /// The last round.
    pub rounds: u8,
    /// True if islands are mysterious.
    pub mysterious: bool,
    /// Pieces of terrain a player.
    pub terrain: u8,
    /// True if forts can be built.
    pub forts: bool,
    /// All gold at the start.
    pub gold: u8,
}

/// Rounds, turns and gold.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The seat that begins each round.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The gold on each home island.
    pub gold: [u8; MOST_SEATS],
    /// Gold that left the game.
    pub lost: u8,
    /// Gold that uniques brought into it.
    pub found: u8,
    /// The nations whose forts each player has built, a bit each.
    pub forts: [u16; MOST_SEATS],
    /// True if an own piece has had an action this turn.
    pub acted: bool,
    /// True if Fair Wind blows this turn.
    pub fair_wind: bool,
    /// The seat that played Doldrums, until its next turn.
    pub doldrums: Option<Seat>,
    /// Why the game ended.
    pub ended: Option<End>,
}

/// A move action that goes on (`cursed-seas §5.3`).
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Course {
    /// The piece that moves.
    pub vessel: Vessel,
    /// The sticks S that are left.
    pub shorts: u8,
    /// The sticks L that are left.
    pub longs: u8,
    /// The number of them that may still be sailed.
    pub most: u8,
    /// True if no stick was sailed yet.
    pub first: bool,
    /// The stick that is sailed, with the place after the turn.
    pub turned: Option<(Stick, Place)>,
    /// The islands touched when the move began, a bit each.
    pub left: u16,
    /// True if contact or terrain ended the move.
    pub over: bool,
    /// True if it is a free move by a signal, without a Captain.
    pub signal: bool,
}

/// A shoot action that goes on (`cursed-seas §5.6`).
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fight {
    /// The piece that shoots.
    pub vessel: Vessel,
    /// The cannons that have shot, a bit each.
    pub fired: u8,
    /// The one target of a broadside.
    pub broadside: Option<Vessel>,
    /// True if Powder Kegs are used.
    pub kegs: bool,
    /// True if Spoiled Powder was played.
    pub spoiled: bool,
    /// True if it is dazzled (Glass Lagoon).
    pub dazzled: bool,
    /// The ships hit once or more, a bit each.
    pub hit: u64,
    /// The ships hit twice or more.
    pub hit_twice: u64,
    /// The Turtle Ships that ignored a hit.
    pub ignored: u64,
    /// The last shot, which may be rolled anew.
    pub last: Option<Choice>,
    /// The hit that may take a crew instead of a mast.
    pub grape: Option<Hit>,
    /// The fire mast whose die may be rolled anew, and its roll.
    pub fire: Option<(Mast, u8)>,
    /// The ship that sends a party, and the one it is sent against.
    pub party: Option<(Vessel, Vessel)>,
    /// The whirlpool that one comes out of another from.
    pub whirlpool: Option<Shoal>,
    /// The island of which a Hidden Cache takes coins.
    pub cache: Option<Island>,
    /// The crew that stows away.
    pub stowaway: Option<Card>,
    /// The kinds of thing taken by a party, a bit each.
    pub prizes: u8,
}

rules::within_reach! {
    /// The table, within reach of a rule.
    pub struct Play<'w, 's> {
        pub(super) seats: Res<'w, Seats>,
        pub(super) turn: ResMut<'w, Turn>,
        pub(super) course: ResMut<'w, Course>,
        pub(super) fight: ResMut<'w, Fight>,
        pub(super) waters: Waters<'w, 's>,
        pub(super) holds: Holds<'w, 's>,
        pub(super) chart: ResMut<'w, Chart>,
        pub(super) glance: ResMut<'w, HoldGlance>,
        pub(super) trace: Option<ResMut<'w, AutomaTrace>>,
    }
    seats: |play| play.seats.count
}

impl Play<'_, '_> {
    /// Returns the pieces by their numbers.
    pub fn pieces(&self) -> &Pieces {
        &self.waters.pieces
    }

    /// Returns the seat of this number in turn order; nothing past the last.
    pub fn in_turn(&self, k: u8) -> Option<Seat> {
        (k < self.seats.count).then(|| self.turn.first.clockwise(k, self.seats.count))
    }

    /// Rolls a die, and tells it.
    pub fn roll(&mut self, why: Why, vessel: Option<Vessel>, cause: Cause) -> u8 {
        let roll = self.dice.below(6) as u8 + 1;
        self.tell(Event::Rolled(why, vessel, roll), cause);
        roll
    }

    /// Changes how rounds, turns and gold stand.
    pub fn change_turn(&mut self, cause: Cause, change: impl FnOnce(&mut Turn)) {
        if let Some(turn) = changed(&mut *self.turn, change) {
            self.tell(Event::Turn(turn), cause);
        }
    }

    /// Changes the move that goes on.
    pub fn change_course(&mut self, change: impl FnOnce(&mut Course)) {
        if let Some(course) = changed(&mut *self.course, change) {
            self.tell(Event::Course(course), Cause::Move);
        }
    }

    /// Changes how a vessel stands.
    pub fn change(&mut self, vessel: Vessel, cause: Cause, change: impl FnOnce(&mut Hull)) {
        let mut hull = *self.waters.hull(vessel);
        if let Some(hull) = changed(&mut hull, change) {
            self.waters.set_hull(vessel, hull);
            self.tell(Event::Hull(vessel, hull), cause);
        }
    }

    /// Changes what a vessel did this turn.
    pub fn note(&mut self, vessel: Vessel, cause: Cause, change: impl FnOnce(&mut Today)) {
        if let Some(today) = changed(self.waters.today_mut(vessel), change) {
            self.tell(Event::Today(vessel, today), cause);
        }
    }

    /// Changes how an island stands.
    pub fn change_isle(&mut self, island: Island, cause: Cause, change: impl FnOnce(&mut Isle)) {
        if let Some(isle) = changed(self.waters.isle_mut(island), change) {
            self.tell(Event::Isle(island, isle), cause);
        }
    }

    /// Changes how a piece of terrain stands.
    pub fn change_swell(&mut self, shoal: Shoal, cause: Cause, change: impl FnOnce(&mut Swell)) {
        if let Some(swell) = changed(self.waters.swell_mut(shoal), change) {
            self.tell(Event::Swell(shoal, swell), cause);
        }
    }

    /// Lays a piece of terrain elsewhere.
    pub fn lay_shoal(&mut self, shoal: Shoal, place: ShoalPlace, cause: Cause) {
        self.waters.lay_shoal(shoal, place);
        self.tell(Event::TerrainPlaced(shoal, place), cause);
    }

    /// Lays a vessel elsewhere.
    pub fn shift(&mut self, vessel: Vessel, lies: Lies, cause: Cause) {
        if self.waters.lies(vessel) != lies {
            self.waters.lay(vessel, lies);
            self.tell(Event::Moved(vessel, lies), cause);
        }
    }

    /// Returns the automa that plays a seat; none where somebody else decides.
    pub fn automa_of(&self, seat: Seat) -> Option<SeatKind> {
        self.seats.automa[seat.index()]
    }
}

/// Everything tried before answers that nobody was asked for, at tables that explain themselves.
pub type AutomaTrace = kit::AutomaTrace<Tried>;

/// Changes a value, and returns it if it is another now.
fn changed<T: Copy + PartialEq>(value: &mut T, change: impl FnOnce(&mut T)) -> Option<T> {
    let before = *value;
    change(value);
    (*value != before).then_some(*value)
}
