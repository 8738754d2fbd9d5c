//! The table of shared rules: every kind of step of both games, and the rule that carries it out.

use super::{Caught, Cause, Colour, Event, Play, Ritual, Round, Voodoo};
use super::{dawn, dusk, jax, moonlight, ritual, take, tok, weather};
use crate::kit::{Answer, Rules};
use crate::table::{Agenda, EventLog, Game, Seat};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

/// What the shared rules can set off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<G: Voodoo> {
    /// A forced answer is carried out.
    Answer(Answer<G::Question, G::Choice>),
    /// The next pirate plays a card (§5.1).
    PlayCards(u8),
    /// The next pirate may set its figure on a barrel (§5.2).
    AskForBarrels(u8),
    /// The next pirate on Bones lays a second card (§5.3).
    SecondCards(u8),
    /// Cards are revealed (§5.3).
    Reveal,
    /// The next pirate on Bones chooses (§5.3).
    ChooseCards(u8),
    /// Takers go to jail (§5.4).
    JailTakes,
    /// The next pirate's Dusk barrel (§5.5).
    DuskBarrels(u8),
    /// Dusk ends.
    NightFalls,
    /// The Moon goes on (§6).
    PassMoon,
    /// A pirate's turn goes on (§6).
    TakeTurn(Seat),
    /// So many souls come by Jax (§7).
    Jax((Seat, u8)),
    /// Souls of a colour come by Tok (§7).
    Tok((Seat, Colour)),
    /// The ritual goes on (§7).
    Ritual(Ritual),
    /// So many things come by Take (§7).
    Take((Seat, u8)),
    /// The next ship caught is carried (§8).
    Caught(Caught<G::Cause>),
    /// Sun and Moon pass on (§11).
    PassSun,
}

/// Carries a step out by its rule.
pub(crate) fn carry_out<G: Voodoo>(step: Step<G>, play: &mut Play<G>) {
    match step {
        Step::Answer(answer) => Rules::carry_out(answer, play),
        Step::PlayCards(k) => dusk::play_cards(k, play),
        Step::AskForBarrels(k) => dusk::ask_for_barrels(k, play),
        Step::SecondCards(k) => dusk::second_cards(k, play),
        Step::Reveal => dusk::reveal(play),
        Step::ChooseCards(k) => dusk::choose_cards(k, play),
        Step::JailTakes => dusk::jail_takes(play),
        Step::DuskBarrels(k) => dusk::dusk_barrels(k, play),
        Step::NightFalls => play.next_phase.set(G::MOONLIGHT),
        Step::PassMoon => moonlight::pass_moon(play),
        Step::TakeTurn(seat) => G::take_turn(play, seat),
        Step::Jax(souls) => jax::jax_souls(souls, play),
        Step::Tok(call) => tok::tok_souls(call, play),
        Step::Ritual(under_way) => ritual::ritual(under_way, play),
        Step::Take(things) => take::take_things(things, play),
        Step::Caught(caught) => weather::carry_caught(caught, play),
        Step::PassSun => dawn::pass_sun(play),
    }
}

/// What the beginning of a phase has within reach: it tells that it begins, and puts the phase's steps on the agenda.
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
