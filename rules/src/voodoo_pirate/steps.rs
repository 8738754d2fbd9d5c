//! The table of rules: every kind of step, and the system that carries it out.

use super::boarding::{self, Boarding};
use super::choice::{Choice, Question};
use super::pieces::Colour;
use super::ritual::{self, Ritual};
use super::sailing::{self, Voyage};
use super::tix::{self, Possession};
use super::weather::{self, Caught};
use super::{barrels, cursed, dawn, decisions, dusk, goods, harbour, jax, moonlight, take, tok};
use crate::steps;
use crate::table::Seat;

steps! {
    /// What the rules can set off.
    Step,
    /// The systems that carry steps out.
    Rulebook {
        /// Somebody answered a question.
        Chosen(chosen: (Seat, Question, Choice)) => decisions::chosen,
        /// A forced answer is carried out.
        Answer(answer: (Seat, Question, Choice)) => decisions::answer,
        /// The next ship is placed (§4).
        PlaceShips(place_ships: u8) => harbour::place_ships,
        /// The next pirate plays a card (§5.1).
        PlayCards(play_cards: u8) => dusk::play_cards,
        /// The next pirate may cast a poppet (§5.2).
        CastPoppets(cast_poppets: u8) => dusk::cast_poppets,
        /// The next pirate on Bones lays a second card (§5.3).
        SecondCards(second_cards: u8) => dusk::second_cards,
        /// Cards are revealed (§5.3).
        Reveal(reveal: ()) => dusk::reveal,
        /// The next pirate on Bones chooses (§5.3).
        ChooseCards(choose_cards: u8) => dusk::choose_cards,
        /// Takers go to jail (§5.4).
        JailTakes(jail_takes: ()) => dusk::jail_takes,
        /// The next pirate's Dusk barrel (§5.5).
        DuskBarrels(dusk_barrels: u8) => dusk::dusk_barrels,
        /// A pirate buries (§5.5).
        Bury(bury: Seat) => barrels::bury,
        /// Dusk ends.
        NightFalls(night_falls: ()) => dusk::night_falls,
        /// The Moon goes on (§6).
        PassMoon(pass_moon: ()) => moonlight::pass_moon,
        /// A pirate's turn goes on (§6).
        TakeTurn(take_turn: Seat) => moonlight::take_turn,
        /// A ship fires (§9).
        Fire(fire: Seat) => super::broadside::fire,
        /// So many souls come by Jax (§7).
        Jax(jax: (Seat, u8)) => jax::jax_souls,
        /// Souls of a colour come by Tok (§7).
        Tok(tok: (Seat, Colour)) => tok::tok_souls,
        /// The ritual goes on (§7).
        Ritual(ritual: Ritual) => ritual::ritual,
        /// The possessed ship sails (§7).
        Possess(possess: Possession) => tix::possess,
        /// The conjurer of Tix sails (§7).
        SailOpposite(sail_opposite: (Seat, super::chart::Heading)) => tix::sail_opposite,
        /// So many things come by Take (§7).
        Take(take: (Seat, u8)) => take::take_things,
        /// A ship sails on (§8).
        Sail(sail: Voyage) => sailing::sail,
        /// A move ends (§8.6).
        Rest(rest: Voyage) => sailing::rest,
        /// A ship came out of a portal (§8.6).
        ThroughPortal(through_portal: Voyage) => sailing::through_portal,
        /// The next ship caught is carried (§8).
        Caught(caught: Caught) => weather::carry_caught,
        /// The goods of a space (§8.6).
        Goods(goods: Seat) => goods::goods,
        /// The goods are taken (§8.6).
        TakeGoods(take_goods: Seat) => goods::take_goods,
        /// A ship is boarded (§10).
        Board(board: Boarding) => boarding::board,
        /// A Cursed Pirate uses Silent Oars as soon as it can (§12).
        CursedOars(cursed_oars: Seat) => cursed::oars,
        /// Sun and Moon pass on (§11).
        PassSun(pass_sun: ()) => dawn::pass_sun,
    }
}
