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
        Voodoo(voodoo::Step<VoodooCards>) => voodoo::carry_out,
        /// The next ship is laid on a cardinal card (§4).
        PlaceShips(u8) => setup::place_ships,
        /// A pirate may still pay for a barrel (§5).
        AskForBarrel(Seat) => decisions::ask_for_barrel,
        /// A pirate may still place a soul (§6).
        AskToPlace(Seat) => decisions::ask_to_place,
        /// A ship fires (§8).
        Fire(Seat) => broadside::fire,
        /// The possessed ship sails (§6).
        Possess(Possession) => tix::possess,
        /// The conjurer of Tix sails (§6).
        SailOpposite((Seat, Heading)) => tix::sail_opposite,
        /// A ship sails on (§7).
        Sail(Voyage) => sailing::sail,
        /// The move that waited goes on to a space (§12.9).
        SailTo(Space) => sailing::sail_to,
        /// A move ends (§7).
        Rest(Voyage) => sailing::rest,
        /// The goods of a space (§7).
        Goods((Seat, Goods)) => goods::goods,
        /// A ship is boarded (§8).
        Board(Boarding) => boarding::board,
        /// Blessed cards may be swapped (§8).
        Swap(Boarding) => boarding::swap,
        /// Of too many objects one is given up (§7).
        GiveUp(Seat) => objects::give_up,
        /// The next pirate's Octopus before the score (§12.18).
        LastTrades(u8) => dawn::last_trades,
    }
}

impl From<voodoo::Step<VoodooCards>> for Step {
    fn from(step: voodoo::Step<VoodooCards>) -> Self {
        Self::Voodoo(step)
    }
}
