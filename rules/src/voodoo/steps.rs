//! The table of shared rules: every kind of step of both games, and the rule that carries it out.

use super::{Caught, Cause, Colour, Event, Play, Ritual, Voodoo};
use super::{dawn, decisions, dusk, jax, moonlight, ritual, take, tok, weather};
use crate::table::{Halt, Seat, run_agenda};

/// What the shared rules can set off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<G: Voodoo> {
    /// Somebody answered a question.
    Chosen((Seat, G::Question, G::Choice)),
    /// A forced answer is carried out.
    Answer((Seat, G::Question, G::Choice)),
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
        Step::Chosen(answer) => decisions::chosen(answer, play),
        Step::Answer(answer) => decisions::answer(answer, play),
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

/// Dusk falls: a new round.
pub fn dusk_falls<G: Voodoo>(mut play: Play<G>) {
    dusk::begin_dusk(&mut play);
}

/// The Moon rises.
pub fn moon_rises<G: Voodoo>(mut play: Play<G>) {
    let number = play.round.number;
    play.tell(Event::PhaseBegan(G::MOONLIGHT, number), Cause::Round);
    play.then(Step::PassMoon);
}

/// The system that plays: runs the agenda until somebody must decide or the phase is over.
pub fn play_on<G: Voodoo>(mut play: Play<G>) -> Halt {
    run_agenda(|| {
        if play.asking.open.is_some() {
            return Some(Halt::Asked);
        }
        match play.agenda.pop() {
            Some(step) => {
                G::step(step, &mut play);
                None
            }
            None => Some(Halt::Empty),
        }
    })
}
