//! The table of rules: every kind of step, and the rule that carries it out.

use super::boarding::{self, Boarding};
use super::play::Play;
use super::sailing;
use super::tix::{self, Possession};
use super::voyage::Voyage;
use super::{VoodooPirate, barrels, cursed, dawn, goods, harbour};
use crate::steps;
use crate::table::Seat;
use crate::voodoo;

steps! {
    /// What the rules can set off.
    Step of Play {
        /// A step that both Voodoo games have.
        Voodoo(step: voodoo::Step<VoodooPirate>) => voodoo::carry_out,
        /// The next ship is placed (§4).
        PlaceShips(k: u8) => harbour::place_ships,
        /// A pirate buries (§5.5).
        Bury(seat: Seat) => barrels::bury,
        /// A ship fires (§9).
        Fire(seat: Seat) => super::broadside::fire,
        /// The possessed ship sails (§7).
        Possess(possession: Possession) => tix::possess,
        /// The conjurer of Tix sails (§7).
        SailOpposite(course: (Seat, super::chart::Heading)) => tix::sail_opposite,
        /// A ship sails on (§8).
        Sail(voyage: Voyage) => sailing::sail,
        /// A move ends (§8.6).
        Rest(voyage: Voyage) => sailing::rest,
        /// A ship came out of a portal (§8.6).
        ThroughPortal(voyage: Voyage) => sailing::through_portal,
        /// The goods of a space (§8.6).
        Goods(seat: Seat) => goods::goods,
        /// The goods are taken (§8.6).
        TakeGoods(seat: Seat) => goods::take_goods,
        /// A ship is boarded (§10).
        Board(boarding: Boarding) => boarding::board,
        /// The game ends, or a new round is to come (§11).
        Dawn => dawn::dawn,
        /// A Cursed Pirate uses Silent Oars as soon as it can (§12).
        CursedOars(seat: Seat) => cursed::oars,
    }
}

impl From<voodoo::Step<VoodooPirate>> for Step {
    fn from(step: voodoo::Step<VoodooPirate>) -> Self {
        Self::Voodoo(step)
    }
}
