//! The table of rules: every kind of step, and the rule that carries it out.

use super::boarding::{self, Boarding};
use super::choice::{Choice, Question};
use super::pieces::Colour;
use super::play::Play;
use super::ritual::{self, Ritual};
use super::sailing::{self, Voyage};
use super::tix::{self, Possession};
use super::weather::{self, Caught};
use super::{barrels, cursed, dawn, decisions, dusk, goods, harbour, jax, moonlight, take, tok};
use crate::steps;
use crate::table::{Halt, Seat, run_agenda};

steps! {
    /// What the rules can set off.
    Step of Play {
        /// Somebody answered a question.
        Chosen((Seat, Question, Choice)) => decisions::chosen,
        /// A forced answer is carried out.
        Answer((Seat, Question, Choice)) => decisions::answer,
        /// The next ship is placed (§4).
        PlaceShips(u8) => harbour::place_ships,
        /// The next pirate plays a card (§5.1).
        PlayCards(u8) => dusk::play_cards,
        /// The next pirate may cast a poppet (§5.2).
        CastPoppets(u8) => dusk::cast_poppets,
        /// The next pirate on Bones lays a second card (§5.3).
        SecondCards(u8) => dusk::second_cards,
        /// Cards are revealed (§5.3).
        Reveal(()) => dusk::reveal,
        /// The next pirate on Bones chooses (§5.3).
        ChooseCards(u8) => dusk::choose_cards,
        /// Takers go to jail (§5.4).
        JailTakes(()) => dusk::jail_takes,
        /// The next pirate's Dusk barrel (§5.5).
        DuskBarrels(u8) => dusk::dusk_barrels,
        /// A pirate buries (§5.5).
        Bury(Seat) => barrels::bury,
        /// Dusk ends.
        NightFalls(()) => dusk::night_falls,
        /// The Moon goes on (§6).
        PassMoon(()) => moonlight::pass_moon,
        /// A pirate's turn goes on (§6).
        TakeTurn(Seat) => moonlight::take_turn,
        /// A ship fires (§9).
        Fire(Seat) => super::broadside::fire,
        /// So many souls come by Jax (§7).
        Jax((Seat, u8)) => jax::jax_souls,
        /// Souls of a colour come by Tok (§7).
        Tok((Seat, Colour)) => tok::tok_souls,
        /// The ritual goes on (§7).
        Ritual(Ritual) => ritual::ritual,
        /// The possessed ship sails (§7).
        Possess(Possession) => tix::possess,
        /// The conjurer of Tix sails (§7).
        SailOpposite((Seat, super::chart::Heading)) => tix::sail_opposite,
        /// So many things come by Take (§7).
        Take((Seat, u8)) => take::take_things,
        /// A ship sails on (§8).
        Sail(Voyage) => sailing::sail,
        /// A move ends (§8.6).
        Rest(Voyage) => sailing::rest,
        /// A ship came out of a portal (§8.6).
        ThroughPortal(Voyage) => sailing::through_portal,
        /// The next ship caught is carried (§8).
        Caught(Caught) => weather::carry_caught,
        /// The goods of a space (§8.6).
        Goods(Seat) => goods::goods,
        /// The goods are taken (§8.6).
        TakeGoods(Seat) => goods::take_goods,
        /// A ship is boarded (§10).
        Board(Boarding) => boarding::board,
        /// A Cursed Pirate uses Silent Oars as soon as it can (§12).
        CursedOars(Seat) => cursed::oars,
        /// Sun and Moon pass on (§11).
        PassSun(()) => dawn::pass_sun,
    }
}

/// The system that plays: runs the agenda until somebody must decide or the phase is over.
pub fn play_on(mut play: Play) -> Halt {
    run_agenda(|| {
        if play.asking.open.is_some() {
            return Some(Halt::Asked);
        }
        match play.agenda.pop() {
            Some(step) => {
                step.carry_out(&mut play);
                None
            }
            None => Some(Halt::Empty),
        }
    })
}
