//! The table of rules: each kind of step with the rule that carries it out.

use super::play::Play;
use super::values::*;
use super::{
    actions, boarding, cargo, damage, docking, end, events, exploring, forts, moving, mystery,
    placing, ramming, shooting, terrain, towing, turn,
};
use rules::kit::Rules;
use rules::steps;
use rules::table::Seat;

/// An action that a piece is given (`cursed-seas §5.2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move.
    Move(Vessel),
    /// Shoot.
    Shoot(Vessel),
    /// Explore an island.
    Explore(Vessel),
    /// Explore another ship.
    ExploreShip(Vessel, Vessel),
    /// Repair.
    Repair(Vessel),
}

impl Action {
    /// Returns the piece that acts.
    #[must_use]
    pub fn vessel(self) -> Vessel {
        match self {
            Self::Move(vessel)
            | Self::Shoot(vessel)
            | Self::Explore(vessel)
            | Self::ExploreShip(vessel, _)
            | Self::Repair(vessel) => vessel,
        }
    }
}

/// A hit: by whom, at what, with which natural roll, and whether it came from within S.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hit {
    /// The seat that shot.
    pub seat: Seat,
    /// The shooter; none where a fort shot.
    pub shooter: Option<Vessel>,
    /// The target.
    pub target: Vessel,
    /// The natural roll.
    pub roll: u8,
    /// True if the cannon is within S of the target.
    pub near: bool,
}

/// Two ships, the first of which does something to the second.
pub type Pair = (Vessel, Vessel);

steps! {
    /// A step that the rules can set off.
    Step of Play<'_, '_> {
        /// An answer that nobody was asked for is carried out.
        Answer(answer: Answer) by "cursed-seas §8" => Play::carry_out(play),
        /// The island of this number is drawn and placed.
        PlaceIsland(k: u8) by "cursed-seas §4" => placing::place_island(play),
        /// The terrain of this number is drawn and placed.
        PlaceTerrain(k: u8) by "cursed-seas §4" => placing::place_terrain(play),
        /// The home of the player of this number in turn order is picked.
        PickHome(k: u8) by "cursed-seas §4" => placing::pick_home(play),
        /// A ship or creature is laid at a berth of its home.
        PlaceShip(vessel: Vessel) by "cursed-seas §4" => placing::place_ship(play),
        /// The player of this number in turn order says where crew and equipment start.
        Stow(k: u8) by "cursed-seas §4" => placing::stow(play),
        /// Treasure is dealt, and the first round begins.
        DealTreasure by "cursed-seas §4" => placing::deal_treasure(play),
        /// The player of this number in turn order has its turn.
        TurnStart(k: u8) by "cursed-seas §5.1" => turn::start(play),
        /// Ships that are scuttling sink.
        Scuttled by "cursed-seas §5.1" => turn::scuttled(play),
        /// Icebergs drift.
        Icebergs by "cursed-seas §5.1" => terrain::icebergs(play),
        /// Terrain that lasts some turns comes to its end.
        Passing by "cursed-seas §5.1" => terrain::passing(play),
        /// One iceberg drifts.
        Drift(shoal: Shoal) by "cursed-seas §5.1" => terrain::drift(play),
        /// A piece's turn begins.
        Dawn(vessel: Vessel) by "cursed-seas §5.1" => turn::dawn(play),
        /// It may dive or come up.
        Dive(vessel: Vessel) by "cursed-seas §5.1" => turn::dive(play),
        /// A Lookout looks at an island.
        Lookout(vessel: Vessel) by "cursed-seas §3.3" => turn::lookout(play),
        /// Mother Brine hexes a piece.
        Hex(vessel: Vessel) by "cursed-seas §3.4" => turn::hex(play),
        /// A burnt-out ship must try to scuttle.
        BurntOut(vessel: Vessel) by "cursed-seas §5.1" => turn::burnt_out(play),
        /// The active player is asked what the fleet does.
        Menu by "cursed-seas §5.2" => turn::menu(play),
        /// The turn ends, and that of the player of the next number begins.
        EndTurn by "cursed-seas §5" => turn::end_turn(play),
        /// A fire mast of a piece that acts burns on.
        FireDie(mast: (Vessel, Mast)) by "cursed-seas §5.2" => damage::fire_die(play),
        /// An action is carried out, if it is still possible.
        Act(action: Action) by "cursed-seas §5.2" => actions::act(play),
        /// The next stick is sailed, or the move is over.
        NextStick(vessel: Vessel) by "cursed-seas §2.4" => moving::next_stick(play),
        /// A move is over: markers.
        MoveOver(vessel: Vessel) by "cursed-seas §5.3" => moving::over(play),
        /// She docks.
        Dock(at: (Vessel, Island)) by "cursed-seas §5.4" => docking::dock(play),
        /// Treasure is unloaded at home.
        Unload(at: (Vessel, Island)) by "cursed-seas §5.4" => docking::unload(play),
        /// A Captain may shoot after a move.
        CaptainShoots(vessel: Vessel) by "cursed-seas §5.3" => shooting::captain(play),
        /// A shoot action begins.
        Broadsides(vessel: Vessel) by "cursed-seas §5.6" => shooting::begin(play),
        /// Spoiled Powder may be played by the player of this number, counted from the shooter.
        Powder(asked: (Vessel, u8)) by "cursed-seas §3.5" => shooting::spoiled_powder(play),
        /// Long Nines are given to a cannon.
        LongNines(vessel: Vessel) by "cursed-seas §3.5" => shooting::long_nines(play),
        /// The next cannon shoots.
        NextShot(vessel: Vessel) by "cursed-seas §5.6" => shooting::next_shot(play),
        /// A shoot action is over.
        ShotsOver(vessel: Vessel) by "cursed-seas §5.6" => shooting::over(play),
        /// A shot is rolled.
        Shoot(shot: (Vessel, Gun, Vessel, bool)) by "cursed-seas §5.6" => shooting::shoot(play),
        /// The next flag of a fort shoots.
        FortShot(island: Island) by "cursed-seas §5.10" => forts::next_shot(play),
        /// A hit on a fort is resolved.
        HitFort(island: Island) by "cursed-seas §5.10" => forts::hit(play),
        /// A hit is resolved.
        Hit(hit: Hit) by "cursed-seas §5.6" => damage::hit(play),
        /// Marksmen eliminate a crew.
        LoseCrew(vessel: Vessel) by "cursed-seas §3.3" => damage::lose_crew(play),
        /// An equipment is lost.
        LoseEquipment(vessel: Vessel) by "cursed-seas §3.6" => damage::lose_equipment(play),
        /// A mast or segment is lost.
        LoseMast(vessel: Vessel) by "cursed-seas §5.6" => damage::lose_mast(play),
        /// A mast of the second is lost, which the first may choose.
        LoseMastTo(pair: Pair) by "cursed-seas §5.5" => damage::lose_mast_to(play),
        /// A sound mast catches fire.
        BurnMast(vessel: Vessel) by "cursed-seas §5.2" => damage::burn_mast(play),
        /// A mast is regained.
        GainMast(vessel: Vessel) by "cursed-seas §5.7" => damage::gain_mast(play),
        /// She rams what her bow touches.
        Ram(vessel: Vessel) by "cursed-seas §5.5" => ramming::ram(play),
        /// A ram is over: who is pinned.
        Pin(pair: Pair) by "cursed-seas §5.5" => ramming::pin(play),
        /// The first may board the second.
        Board(pair: Pair) by "cursed-seas §5.5" => boarding::board(play),
        /// A party of the first against the second may be prevented.
        Party(pair: Pair) by "cursed-seas §5.5" => boarding::party(play),
        /// The first takes something of the second.
        Prize(pair: Pair) by "cursed-seas §5.5" => boarding::prize(play),
        /// She may take a derelict in tow.
        Tow(vessel: Vessel) by "cursed-seas §5.7" => towing::offer(play),
        /// A Second Wind may give another action.
        SecondWind(vessel: Vessel) by "cursed-seas §3.3" => moving::second_wind(play),
        /// She meets terrain.
        Meet(met: (Vessel, Shoal)) by "cursed-seas §5.8" => terrain::meet(play),
        /// A whirlpool takes its due.
        Whirled(met: (Vessel, Shoal)) by "cursed-seas §5.8" => terrain::whirled(play),
        /// The next thing is taken of an island.
        Explore(at: (Vessel, Island)) by "cursed-seas §5.9" => exploring::explore(play),
        /// The next thing is taken of another ship, or given.
        ExploreShip(pair: Pair) by "cursed-seas §5.9" => exploring::explore_ship(play),
        /// A ship with too much aboard gives something up.
        Excess(vessel: Vessel) by "cursed-seas §3.8" => cargo::excess(play),
        /// A mysterious island does its work.
        Mystery(at: (Vessel, Island)) by "cursed-seas §3.6" => mystery::mystery(play),
        /// An event is played.
        Event(card: (Seat, EventCard)) by "cursed-seas §3.5" => events::play_event(play),
        /// It is looked whether the game is over.
        Ends by "cursed-seas §7" => end::ends(play),
    }
}
