//! The table of shared rules: every kind of step of both games, and the rule that carries it out.

use super::{Caught, Cause, Colour, Event, Play, Ritual, Round, Voodoo};
use super::{cursed, dawn, decisions, dusk, jax, moonlight, ritual, take, tok, weather};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::Answer;
use rules::steps;
use rules::table::{Agenda, EventLog, Game, Seat};

steps! {
    /// A step that the shared rules can set off.
    Step<G: Voodoo> of Play<'_, '_, G> {
        /// A question is asked.
        Ask(question: (Seat, G::Question)) by "voodoo-pirate §16" => decisions::ask(play),
        /// A forced answer is carried out.
        Answer(answer: Answer<G::Question, G::Choice>) by "voodoo-pirate §16" => decisions::answer(play),
        /// The next pirate plays a card.
        PlayCards(k: u8) by "voodoo-pirate §5.1" => dusk::play_cards(markers, crew, agenda),
        /// The next pirate may set its figure on a barrel.
        AskForBarrels(k: u8) by "voodoo-pirate §5.2" => dusk::ask_for_barrels(markers, crew, agenda),
        /// The next pirate on Bones lays a second card.
        SecondCards(k: u8) by "voodoo-pirate §5.3" => dusk::second_cards(markers, crew, agenda),
        /// Humans' cards are revealed.
        Reveal by "voodoo-pirate §5.3" => dusk::reveal(hands, markers, crew, log, agenda),
        /// The next Cursed Pirate turns a card.
        TurnCursedCards(k: u8) by "voodoo-pirate §12" => cursed::turn_cards(play),
        /// The next pirate on Bones chooses.
        ChooseCards(k: u8) by "voodoo-pirate §5.3" => dusk::choose_cards(hands, markers, crew, agenda),
        /// Takers go to jail.
        JailTakes by "voodoo-pirate §5.4" => dusk::jail_takes(hands, markers, crew, log),
        /// The next pirate's Dusk barrel.
        DuskBarrels(k: u8) by "voodoo-pirate §5.5" => dusk::dusk_barrels(ships, markers, crew, book, round, log, agenda),
        /// Dusk ends.
        NightFalls by "voodoo-pirate §6" => dusk::night_falls(agenda),
        /// The Moon goes on.
        PassMoon by "voodoo-pirate §6" => moonlight::pass_moon(ships, markers, crew, book, round, log, agenda),
        /// So many souls come by Jax.
        Jax(souls: (Seat, u8)) by "voodoo-pirate §7" => jax::jax_souls(holds, dice, log, agenda),
        /// A colour is called for Tok.
        CallColour(seat: Seat) by "voodoo-pirate §7" => tok::call(play),
        /// Souls of a colour come by Tok.
        Tok(call: (Seat, Colour)) by "voodoo-pirate §7" => tok::tok_souls(play),
        /// A ritual is called.
        CallRitual(caller: Seat) by "voodoo-pirate §7" => ritual::call_ritual(hands, crew, round, log, agenda),
        /// The ritual goes on.
        Ritual(under_way: Ritual) by "voodoo-pirate §7" => ritual::ritual(holds, crew, log, agenda),
        /// The next pirate may place a soul.
        JoinRitual(under_way: (Seat, bool)) by "voodoo-pirate §7" => ritual::join(ships, holds, hands, markers, book, dice, log, agenda),
        /// So many things come by Take.
        Take(things: (Seat, u8)) by "voodoo-pirate §7" => take::take_things(agenda),
        /// The next ship caught is carried.
        Caught(caught: Caught<G::Cause>) by "voodoo-pirate §8" => weather::carry_caught(crew, agenda),
        /// The next pirate is free again.
        Free(k: u8) by "voodoo-pirate §11" => dawn::free(markers, crew, log, agenda),
        /// A figure comes back.
        FigureBack(seat: Seat) by "voodoo-pirate §11" => dawn::figure_back(markers, crew, log),
        /// Sun and Moon pass on.
        PassSun by "voodoo-pirate §11" => dawn::pass_sun(markers, crew, log, agenda),
    }
}

/// The groups within reach of what begins a phase: it tells that it begins, and puts the phase's steps on the agenda.
#[derive(SystemParam)]
pub struct Begins<'w, G: Voodoo> {
    pub(crate) round: ResMut<'w, Round<<G as Voodoo>::Turn>>,
    agenda: ResMut<'w, Agenda<<G as Game>::Step>>,
    log: ResMut<'w, EventLog<<G as Game>::Event, <G as Game>::Cause>>,
}

impl<G: Voodoo> Begins<'_, G> {
    /// Tells that a phase begins.
    pub fn tell(&mut self, phase: G::Phase, cause: impl Into<G::Cause>) {
        let event = Event::PhaseBegan(phase, self.round.number);
        self.log.tell(event.into(), cause.into());
    }

    /// Sets off a step, before all that is on the agenda.
    pub fn then(&mut self, step: impl Into<G::Step>) {
        self.agenda.push(step.into());
    }
}

/// Dusk falls: a new round.
pub fn dusk_falls<G: Voodoo>(mut begins: Begins<G>) {
    dusk::begin_dusk(&mut begins);
}

/// The Moon rises.
pub fn moon_rises<G: Voodoo>(mut begins: Begins<G>) {
    begins.tell(G::MOONLIGHT, Cause::Round);
    begins.then(Step::PassMoon);
}
