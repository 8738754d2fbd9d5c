//! The table of rules: every kind of step, and the rule that carries it out.

use super::boarding::{self, Boarding};
use super::play::Play;
use super::sailing;
use super::tix::{self, Possession};
use super::voyage::Voyage;
use super::{VoodooPirate, barrels, cursed, goods, harbour};
use crate::steps;
use crate::table::Seat;
use crate::voodoo;

steps! {
    /// What the rules can set off.
    Step of Play {
        /// A step that both Voodoo games have.
        Voodoo(voodoo::Step<VoodooPirate>) => voodoo::carry_out,
        /// The next ship is placed (§4).
        PlaceShips(u8) => harbour::place_ships,
        /// A pirate buries (§5.5).
        Bury(Seat) => barrels::bury,
        /// A ship fires (§9).
        Fire(Seat) => super::broadside::fire,
        /// The possessed ship sails (§7).
        Possess(Possession) => tix::possess,
        /// The conjurer of Tix sails (§7).
        SailOpposite((Seat, super::chart::Heading)) => tix::sail_opposite,
        /// A ship sails on (§8).
        Sail(Voyage) => sailing::sail,
        /// A move ends (§8.6).
        Rest(Voyage) => sailing::rest,
        /// A ship came out of a portal (§8.6).
        ThroughPortal(Voyage) => sailing::through_portal,
        /// The goods of a space (§8.6).
        Goods(Seat) => goods::goods,
        /// The goods are taken (§8.6).
        TakeGoods(Seat) => goods::take_goods,
        /// A ship is boarded (§10).
        Board(Boarding) => boarding::board,
        /// A Cursed Pirate uses Silent Oars as soon as it can (§12).
        CursedOars(Seat) => cursed::oars,
    }
}

impl From<voodoo::Step<VoodooPirate>> for Step {
    fn from(step: voodoo::Step<VoodooPirate>) -> Self {
        Self::Voodoo(step)
    }
}
