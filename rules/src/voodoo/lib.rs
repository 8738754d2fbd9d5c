//! The shared part of both Voodoo games: souls, bag, ritual grid, jail, Action cards, Moon and Bones, turn order, blessed cards, score.
//!
//! A shared rule is a function of the groups of pieces that it touches, whichever of the games it is. What differs a game says
//! in its [`Voodoo`]; nothing here asks which game is played. `voodoo-pirate.md` is the rule page where a section has no other name.

mod alike;
mod automa_trace;
#[cfg(test)]
mod cases;
pub(crate) mod cursed;
pub(crate) mod dawn;
mod decisions;
mod dusk;
mod faults;
mod game;
pub(crate) mod hearing;
mod hidden;
mod jax;
pub mod lessons;
mod moonlight;
mod oddities;
mod pieces;
mod play;
mod ritual;
mod round;
pub(crate) mod scenario;
pub(crate) mod score;
mod setup;
pub(crate) mod shares;
mod spelled;
mod standing;
mod steps;
pub(crate) mod study;
mod take;
mod tix;
mod tok;
pub(crate) mod view;
pub mod voodoo_cards;
pub mod voodoo_pirate;
mod weather;
mod why;
pub mod words;

pub use automa_trace::{AutomaTrace, TraceLine, Worth};
pub use decisions::Decides;
pub(crate) use dusk::begin_dusk;
pub(crate) use game::{doubt, look_over, result, view_of};
pub use pieces::{
    ActionCard, Berth, BlessedCard, CELLS, Cell, Coin, Colour, Facing, Fixture, MOST_BERTHS,
    MOST_OBJECTS, MOST_POWER, MOST_SOULS, MapsTaken, Power, Ship, Soul, Wind,
};
pub use play::{Agenda, Blessed, Crew, EventLog, Hands, Holds, Markers, Play, Ships};
pub(crate) use play::{Lying, shift};
pub(crate) use ritual::Ritual;
pub use round::Round;
pub use setup::{CURSED, Chair, GENTLE, Seats};
pub(crate) use setup::{PieceBox, Sits, crew, lay_out, register};
pub use shares::{Cause, Choice, Event, Face, Place, Question, Reason, Shares};
pub(crate) use spelled::{ByColour, GridCell, check_blessed, check_supply, soul_supply, within};
pub use standing::{First, Standing};
pub use steps::Step;
pub(crate) use steps::{Begins, dusk_falls, moon_rises};
pub(crate) use take::THINGS;
pub use view::{Captain, Held, KnownTable, PirateView, Seeing, View};
pub(crate) use weather::{Caught, catch};
pub(crate) use why::{led_to, moved, sets_sail};

use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::{Fitted, Outfit, PieceSet};
use rules::table::{Game, MOST_SEATS, Seat, Word};

/// A game of the family: what the shared rules must know of it, and the rules in which it differs.
pub trait Voodoo:
    Fitted
    + Decides<Self>
    + Outfit<Seats = Seats>
    + Game<
        Event: From<Event<Self>> + Shares<Event<Self>>,
        Cause: From<Cause> + Shares<Cause>,
        Step: From<Step<Self>>,
        Question: From<Question> + Shares<Question>,
        Choice: From<Choice<Self>> + Shares<Choice<Self>>,
        Reason: From<Reason>,
    > + PieceSet<
        Place: From<Place<Self>> + Shares<Place<Self>>,
        Face: Component + From<Face<Self>> + Shares<Face<Self>>,
    >
{
    /// A space of the sea.
    type Space: Word;
    /// A direction in which ships sail and face.
    type Heading: Word;
    /// A skill that only one pirate has.
    type Skill: Word;
    /// An Action card.
    type Card: Word + Ord;
    /// A barrel.
    type Barrel: Word + Ord;
    /// A blessed card's rank, the lowest first.
    type Rank: Word + Ord;
    /// A figure.
    type Figure: Component + Word;
    /// A marker or token.
    type Marker: Component + Word;
    /// A pirate's points by source.
    type Score: Word + Default;
    /// The house rules of a game.
    type House: Clone + Send + Sync + 'static;
    /// A thing that the guide of a lesson can point at on this game's table alone.
    type OwnMark: Word;
    /// The game's own memory of a turn.
    type Turn: Word + Default;
    /// The game's own pieces and memory.
    type Own: SystemParam + 'static;

    /// All Action cards, in the order they are offered.
    const CARDS: &'static [Self::Card];
    /// #oodoo.
    const HOODOO: Self::Card;
    /// Take.
    const TAKE: Self::Card;
    /// The Moon barrel.
    const MOON_BARREL: Self::Barrel;
    /// The Bones barrel.
    const BONES: Self::Barrel;
    /// The Sun.
    const SUN: Self::Marker;
    /// The Moon.
    const MOON: Self::Marker;
    /// A jail token.
    const JAIL: Self::Marker;
    /// The back of a blessed card.
    const BLESSED_BACK: Self::Back;
    /// Backs of pieces that are turned up for all once the game is over.
    const SHOWN_AT_THE_END: &'static [Self::Back];
    /// The phase before the first round.
    const START: Self::Phase;
    /// The phases of a round, and the end.
    const DUSK: Self::Phase;
    /// See [`Voodoo::DUSK`].
    const MOONLIGHT: Self::Phase;
    /// See [`Voodoo::DUSK`].
    const DAWN: Self::Phase;
    /// See [`Voodoo::DUSK`].
    const OVER: Self::Phase;

    /// Carries a step out by its rule.
    fn step(step: Self::Step, play: &mut Play<Self>);

    /// A pirate's own figure.
    fn figure(seat: Seat) -> Self::Figure;

    /// The back of a pirate's Action cards.
    fn card_back(seat: Seat) -> Self::Back;

    /// The pirate whose place it is, if it is anybody's.
    fn owner(place: Self::Place) -> Option<Seat>;

    /// Returns what only this pirate can do.
    fn skill(play: &Play<Self>, seat: Seat) -> Self::Skill;

    /// The numbered place for a soul that is taken by what lies there.
    fn berth_taken(place: Self::Place) -> Option<(Seat, Berth)> {
        match place.shared() {
            Some(Place::Berth(seat, berth)) => Some((seat, berth)),
            _ => None,
        }
    }

    /// A soul left a ship.
    fn soul_left(_holds: &mut Holds<Self>, _seat: Seat, _cursed: bool, _log: &mut EventLog<Self>) {}

    /// Returns whether the pirate holds the GriGri.
    fn has_grigri(play: &Play<Self>, seat: Seat) -> bool;

    /// The step that turns the wind clockwise, and catches ships.
    fn turn_wind(quadrants: u8, cause: Self::Cause) -> Self::Step;

    /// The step that carries a ship that a change caught.
    fn carry_caught(ship: Seat, by: Self::Cause) -> Self::Step;

    /// Returns whether the wind holds the ship.
    fn is_stuck(play: &Play<Self>, seat: Seat) -> bool;

    /// Returns whether a pirate that is not in jail takes part: has a turn, joins rituals.
    fn takes_part(_seat: Seat, _ships: &Ships<Self>, _data: &Self::Data) -> bool {
        true
    }

    /// Returns whether a pirate's barrel works at Dusk, jail aside.
    fn barrel_works(_seat: Seat, _ships: &Ships<Self>, _data: &Self::Data) -> bool {
        true
    }

    /// The step in which a Dusk barrel other than Moon and Bones acts.
    fn dusk_barrel(seat: Seat) -> Self::Step;

    /// The step that asks a pirate at Dusk whether its figure goes on a barrel.
    fn ask_for_barrel(seat: Seat) -> Self::Step;

    /// Returns whether Tok takes souls from a pirate without the GriGri.
    fn is_in_reach_of_tok(_play: &Play<Self>, _seat: Seat) -> bool {
        true
    }

    /// Returns what a Cursed Pirate expects of calling a colour.
    fn cursed_tok_yield(play: &Play<Self>, seat: Seat, colour: Colour) -> usize {
        play.tok_yield(seat, colour)
    }

    /// A Cursed Pirate whose souls to be had do not all fit: whether this source goes before that one.
    fn prefers_tok_source(play: &Play<Self>, one: Choice<Self>, other: Choice<Self>) -> bool;

    /// Why a Cursed Pirate turns the next card instead of this one; nothing where this one serves.
    fn skips(play: &Play<Self>, seat: Seat, card: Self::Card) -> Option<Self::Reason>;

    /// Checks whether an Action card can be conjured as things stand.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge_conjuring(play: &Play<Self>, seat: Seat, card: Self::Card)
    -> Result<(), Self::Reason>;

    /// The step that places the ship of this number in turn order; after the last one the first round begins.
    fn place_ships(k: u8) -> Self::Step;

    /// The step in which a turn goes on.
    fn take_turn(seat: Seat) -> Self::Step;

    /// The step that brings back to a pirate at Dawn what is its besides its freedom and its figure.
    fn freed(_seat: Seat) -> Option<Self::Step> {
        None
    }

    /// A pirate's points as they would be if the game ended now.
    fn score(play: &Play<Self>, seat: Seat) -> Self::Score;

    /// Returns what ranks a pirate at the end.
    fn standing(score: &Self::Score) -> Standing;

    /// Works out anew what lies where of the game's own pieces.
    fn look_over_own(play: &mut Play<Self>);

    /// Every invariant that does not hold, each in a sentence.
    fn faults_of(play: &Play<Self>) -> Vec<String>;

    /// Returns what each seat may expect in the end, in hundredths of a point.
    fn evaluation_of(play: &Play<Self>) -> [i32; MOST_SEATS];

    /// Returns what whoever is asked would usually answer.
    fn rollout_of(play: &Play<Self>) -> Option<Self::Choice>;

    /// The choice that a Cursed Pirate's rules make: all are legal, and there are at least two.
    fn cursed_choice(
        play: &Play<Self>,
        seat: Seat,
        question: Self::Question,
        choices: &[Self::Choice],
    ) -> Self::Choice;

    /// The lines that a Cursed Pirate's rules try for a question, in their order, with the one that it follows.
    fn cursed_lines(
        play: &Play<Self>,
        seat: Seat,
        question: Self::Question,
        choices: &[Self::Choice],
        followed: Self::Choice,
    ) -> Vec<TraceLine<Self>>;
}
