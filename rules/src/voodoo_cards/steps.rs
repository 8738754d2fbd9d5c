//! The table of rules: every kind of step, and the rule that carries it out.

use super::boarding::{self, Boarding};
use super::goods::{self, Goods};
use super::play::Play;
use super::ring::{Heading, Space};
use super::sailing::{self, Voyage};
use super::tix::{self, Possession};
use super::{VoodooCards, broadside, dawn, decisions, objects, setup};
use crate::steps;
use crate::table::Seat;
use crate::voodoo;

steps! {
    /// What the rules can set off.
    Step of Play {
        /// A step that both Voodoo games have.
        Voodoo(step: voodoo::Step<VoodooCards>) => voodoo::carry_out,
        /// The next ship is laid on a cardinal card (§4).
        PlaceShips(k: u8) => setup::place_ships,
        /// A pirate may still pay for a barrel (§5).
        AskForBarrel(seat: Seat) => decisions::ask_for_barrel,
        /// A pirate may still place a soul (§6).
        AskToPlace(seat: Seat) => decisions::ask_to_place,
        /// A ship fires (§8).
        Fire(seat: Seat) => broadside::fire,
        /// The possessed ship sails (§6).
        Possess(possession: Possession) => tix::possess,
        /// The conjurer of Tix sails (§6).
        SailOpposite(course: (Seat, Heading)) => tix::sail_opposite,
        /// A ship sails on (§7).
        Sail(voyage: Voyage) => sailing::sail,
        /// The move that waited goes on to a space (§12.9).
        SailTo(space: Space) => sailing::sail_to,
        /// A move ends (§7).
        Rest(voyage: Voyage) => sailing::rest,
        /// The goods of a space (§7).
        Goods(seat: (Seat, Goods)) => goods::goods,
        /// A ship is boarded (§8).
        Board(boarding: Boarding) => boarding::board,
        /// Blessed cards may be swapped (§8).
        Swap(boarding: Boarding) => boarding::swap,
        /// Of too many objects one is given up (§7).
        GiveUp(seat: Seat) => objects::give_up,
        /// The round marker moves on (§5).
        RoundMarker => dawn::move_round_marker,
        /// The game ends, or a new round is to come (§9).
        Dawn => dawn::dawn,
        /// The next pirate's Octopus before the score (§12.18).
        LastTrades(k: u8) => dawn::last_trades,
    }
}

impl From<voodoo::Step<VoodooCards>> for Step {
    fn from(step: voodoo::Step<VoodooCards>) -> Self {
        Self::Voodoo(step)
    }
}
