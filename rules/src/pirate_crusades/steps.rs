//! The table of rules: each kind of step with the rule that carries it out.

use super::long::{
    adrift, battle, captains, docking, drift, encounters, in_port, market, moving, new_ship,
    reputation, sea_event, seizing, storm, treasure,
};
use super::play::Play;
use super::short::{
    cove, disembark, docked, duel, encounter, loot, plunder, round, ships, towns, trade,
};
use super::values::*;
use super::{combat, drawing, limits, missions};
use rules::kit::Rules;
use rules::steps;
use rules::table::Seat;

/// A card that is wanted: by whom, what for, and whether a hurricane has blown for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// The player who draws it.
    pub seat: Seat,
    /// The purpose.
    pub what: Draw,
    /// True if a hurricane has blown for it.
    pub blown: bool,
}

/// An opponent that is no player, fought with cards of the hand alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Foe {
    /// The ship met.
    Ship,
    /// The treasure fleet met.
    Fleet,
    /// The town.
    Town,
    /// The captain met, in the Long Game.
    Captain,
}

/// A combat against what is no player.
pub type Combat = (Seat, Foe);

/// A duel: the attacker and the other.
pub type Fighters = (Seat, Seat);

steps! {
    /// A step that the rules can set off.
    Step of Play<'_, '_> {
        /// An answer that nobody was asked for is carried out.
        Answer(answer: Answer) by "pirate-crusades §5" => Play::carry_out(play),
        /// The phase is over.
        Next(phase: Phase) by "pirate-crusades §1" => round::next(next_phase),
        /// The player of this number in turn order has its turn.
        Turns(k: u8) by "pirate-crusades §3.2" => round::turns(play),
        /// A player takes an action.
        Action(seat: Seat) by "pirate-crusades §3.2" => round::action(play),
        /// A player's action is over.
        AfterAction(seat: Seat) by "pirate-crusades §3.2" => round::after_action(play),
        /// Sailing players without a card are out.
        Outs by "pirate-crusades §3.2" => round::outs(play),
        /// A card is drawn, or taken from elsewhere.
        Draw(wanted: Wanted) by "pirate-crusades §2.5" => drawing::draw(play),
        /// The hurricane comes to the player of this number, counted from the active one.
        Hurricane(k: u8) by "pirate-crusades §2.5" => drawing::hurricane(play),
        /// A player gives up what is above its limits.
        Limits(seat: Seat) by "pirate-crusades §2.5" => limits::limits(play),
        /// Cards that a player has chosen to give up are discarded.
        GivenUp(given: (Seat, Loss)) by "pirate-crusades §2.5" => limits::given_up(play),
        /// Crew is drawn, so many cards at most.
        Gather(more: (Seat, u8)) by "pirate-crusades §3.2" => docked::gather(play),
        /// Crew is drawn up to the limit.
        FillHand(seat: Seat) by "pirate-crusades §3.4" => docked::fill_hand(play),
        /// One of two missions is kept.
        KeepMission(seat: Seat) by "pirate-crusades §3.2" => docked::keep_mission(play),
        /// The magistrate takes his bribe.
        Bribed(seat: Seat) by "pirate-crusades §2.1" => docked::bribed(play),
        /// Cargo is drawn until it comes to what was paid.
        Trade(seat: Seat) by "pirate-crusades §3.3" => trade::draw_on(play),
        /// Another card of a conquered town is loaded.
        Loot(seat: Seat) by "pirate-crusades §3.7" => loot::loot(play),
        /// The card for disembarking has been turned up.
        CastOff(seat: Seat) by "pirate-crusades §3.4" => disembark::cast_off(play),
        /// The crew is aboard.
        Aboard(seat: Seat) by "pirate-crusades §3.4" => disembark::aboard(play),
        /// A ship has been turned up.
        ShipSighted(seat: Seat) by "pirate-crusades §3.5" => ships::sighted(play),
        /// The escort of a treasure fleet has been turned up.
        FleetSighted(seat: Seat) by "pirate-crusades §3.5" => ships::fleet_sighted(play),
        /// A friendly ship is met.
        FriendMet(seat: Seat) by "pirate-crusades §3.5" => ships::friend_met(play),
        /// An enemy ship is met.
        Encounter(seat: Seat) by "pirate-crusades §3.5" => encounter::encounter(play),
        /// The ship or town met goes to the discard.
        PassBy by "pirate-crusades §3.5" => ships::pass_by(play),
        /// A player that was beaten off pays so many guns.
        BeatenOff(owed: (Seat, u8)) by "pirate-crusades §3.5" => encounter::beaten_off(play),
        /// The cards that a player has chosen to pay are discarded.
        Paid(seat: Seat) by "pirate-crusades §3.5" => encounter::paid(play),
        /// A town has been turned up.
        TownSighted(seat: Seat) by "pirate-crusades §3.6" => towns::sighted(play),
        /// A player docks.
        Dock(seat: Seat) by "pirate-crusades §3.6" => towns::dock(play),
        /// Missions that the town completes are turned in.
        TurnIn(seat: Seat) by "pirate-crusades §3.6" => missions::turn_in(play),
        /// A delivery is paid.
        Delivered(seat: Seat) by "pirate-crusades §3.6" => missions::delivered(play),
        /// One of two ships of a cove is taken.
        CoveShip(seat: Seat) by "pirate-crusades §3.6" => cove::take_ship(play),
        /// A player commits cards.
        Commit(combat: Combat) by "pirate-crusades §3.7" => combat::commit(play),
        /// A combat is decided.
        Settle(combat: Combat) by "pirate-crusades §3.7" => combat::settle(play),
        /// A ship sunk is plundered.
        Plunder(seat: Seat) by "pirate-crusades §3.7" => plunder::plunder(play),
        /// A duel begins, or begins again.
        Duel(fighters: Fighters) by "pirate-crusades §3.8" => duel::duel(play),
        /// The first may flee from the second.
        Flee(fighters: Fighters) by "pirate-crusades §3.8" => duel::flee(play),
        /// The first lays a card against the second.
        LayCard(fighters: Fighters) by "pirate-crusades §3.8" => duel::lay_card(play),
        /// The cards of a duel are shown.
        Reveal(fighters: Fighters) by "pirate-crusades §3.8" => duel::reveal(play),
        /// A duel is decided.
        SettleDuel(fighters: Fighters) by "pirate-crusades §3.8" => duel::settle(play),
        /// The first plunders the second.
        PlunderPlayer(fighters: Fighters) by "pirate-crusades §3.8" => plunder::plunder_player(play),
        /// The first has beaten the second.
        Beaten(fighters: Fighters) by "pirate-crusades §3.8" => duel::beaten(play),
        /// A storm strikes a player at the start of its turn.
        Strike(seat: Seat) by "pirate-crusades §4.8" => storm::strike(play),
        /// Cannibals eat half of a hand after a storm.
        Cannibals(seat: Seat) by "pirate-crusades §4.8" => storm::cannibals(play),
        /// A mission was taken, whose goods need a hold.
        Stow(seat: Seat) by "pirate-crusades §4.2" => market::stow(play),
        /// A port is drawn for a town that was conquered; whether the deck was used up for it.
        ReplacePort(drawing: (Seat, bool)) by "pirate-crusades §4.2" => in_port::replace_port(play),
        /// Everything is turned in at a port that was conquered.
        TurnInAll(seat: Seat) by "pirate-crusades §4.2" => in_port::turn_in_all(play),
        /// A player gains a point of reputation.
        Fame(seat: Seat) by "pirate-crusades §2.2" => reputation::fame(play),
        /// A bonus was drawn for reputation.
        BonusGained(seat: Seat) by "pirate-crusades §2.2" => reputation::bonus_gained(play),
        /// A sailing turn goes on.
        Sail(part: (Seat, Leg)) by "pirate-crusades §4.2" => moving::sail(play),
        /// The base of a location is turned up.
        Uncover(seat: Seat) by "pirate-crusades §4.3" => moving::uncover(play),
        /// The port of an island was drawn.
        PortFound(at: Location) by "pirate-crusades §4.3" => moving::port_found(play),
        /// A player has come to a location.
        Arrived(seat: Seat) by "pirate-crusades §4.3" => moving::arrived(play),
        /// The ship of a captain was drawn.
        Launched(captain: Captain) by "pirate-crusades §4.3" => sea_event::ship_drawn(play),
        /// The average cannon of a captain was drawn.
        Cannon(seat: Seat) by "pirate-crusades §4.4" => captains::cannon(play),
        /// The cards drawn for a captain go to the discard.
        StandDown by "pirate-crusades §4.4" => captains::stand_down(play),
        /// A ship can be seized.
        Seize(ship: (Seat, Card)) by "pirate-crusades §4.4" => seizing::seize(play),
        /// A ship is towed.
        Tow(ship: (Seat, Card)) by "pirate-crusades §4.4" => seizing::tow(play),
        /// A player is docked.
        Moor(seat: Seat) by "pirate-crusades §4.5" => docking::moor(play),
        /// A cove is visited for the first time.
        VisitCove(seat: Seat) by "pirate-crusades §4.5" => docking::visit_cove(play),
        /// A card was drawn for the place of a treasure.
        MapDrawn(seat: Seat) by "pirate-crusades §4.5" => treasure::map_drawn(play),
        /// A battle of two players begins, or begins again.
        Battle(fighters: Fighters) by "pirate-crusades §4.6" => battle::battle(play),
        /// The first lays cards against the second.
        LaySet(fighters: Fighters) by "pirate-crusades §4.6" => battle::lay_set(play),
        /// The cards of a battle are shown.
        Show(fighters: Fighters) by "pirate-crusades §4.6" => battle::show(play),
        /// A battle is decided.
        Decide(fighters: Fighters) by "pirate-crusades §4.6" => battle::decide(play),
        /// Storms, castaways and captains go with the wind.
        Drift by "pirate-crusades §4.7" => drift::drift(play),
        /// A storm of the highest category destroys what lies under it.
        Doom by "pirate-crusades §4.7" => drift::doom(play),
        /// Those meet who share a location.
        Encounters(at: Option<Location>) by "pirate-crusades §4.7" => encounters::encounters(play),
        /// Friends meet.
        FriendsMet(at: Option<Location>) by "pirate-crusades §4.7" => encounters::friends_met(play),
        /// Captains attack the chest of the player of this number in turn order, and of those after it.
        ChestsAttacked(next: (u8, Option<Location>)) by "pirate-crusades §4.7" => encounters::chests_attacked(play),
        /// A castaway has got crew.
        Rescued(seat: Seat) by "pirate-crusades §4.9" => encounters::rescued(play),
        /// The event of a round is drawn.
        SeaEvent by "pirate-crusades §4.7" => sea_event::draw(play),
        /// A coordinate was drawn for a captain or a storm.
        Appear(card: Blue) by "pirate-crusades §4.7" => sea_event::appear(play),
        /// A port was drawn for the weakest island.
        ChangePort by "pirate-crusades §4.7" => sea_event::change_port(play),
        /// A round is over.
        RoundOver by "pirate-crusades §1" => round::round_over(play),
        /// Players without crew are adrift.
        SetAdrift by "pirate-crusades §4.2" => adrift::set_adrift(play),
        /// A stranded player looks for a ship.
        Search(seat: Seat) by "pirate-crusades §4.9" => new_ship::search(play),
        /// A card was drawn for a new ship.
        ShipFound(seat: Seat) by "pirate-crusades §4.9" => new_ship::ship_found(play),
    }
}
