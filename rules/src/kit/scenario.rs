//! The parts that scenarios of any game spell and lay alike: seats by their tokens, a table on which nothing goes on, pieces within reach.

use super::{Chair, Fitted, Outfit, Seating, Sits, Token};
use crate::table::scenario::{
    Differences, Fields, Maybe, Meant, ScenarioError, Spell, Spelled, SpellingError,
};
use crate::table::{Agenda, Asking, Game, Packed, Seat, SeatKind, Table};
use bevy_ecs::system::{SystemParam, SystemState};
use bevy_state::prelude::State;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The names of a table at which files tell seats by their tokens.
pub trait SeatTokens {
    /// The token by which seats are told apart.
    type Token: Token;

    /// Returns each seat's token, clockwise.
    fn tokens(&self) -> &[Self::Token];

    /// Returns where whoever has a token sits.
    ///
    /// # Errors
    /// Fails where nobody at the table has it.
    fn seat(&self, named: Seated<Self::Token>) -> Result<Seat, SpellingError> {
        let seat = self.tokens().iter().position(|&token| token == named.0);
        seat.map(|seat| Seat(seat as u8))
            .ok_or_else(|| SpellingError(format!("{:?} is not at the table", named.0)))
    }
}

/// The names of a table at which files tell seats by their tokens, and things by what the data say of them.
pub struct TableNames<T, D> {
    tokens: Vec<T>,
    /// The data.
    pub data: Arc<D>,
}

impl<T: Token, D> SeatTokens for TableNames<T, D> {
    type Token = T;

    fn tokens(&self) -> &[T] {
        &self.tokens
    }
}

/// Declares the `Names` of a game: its [`TableNames`](crate::kit::scenario::TableNames) by its seats' tokens and its data, as a type of its own, so that it can say
/// how its files spell types that are not its own.
#[macro_export]
macro_rules! table_names {
    ($token:ty, $data:ty) => {
        /// The names at one table.
        pub struct Names(pub(super) $crate::kit::scenario::TableNames<$token, $data>);

        impl ::std::ops::Deref for Names {
            type Target = $crate::kit::scenario::TableNames<$token, $data>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl $crate::kit::scenario::SeatTokens for Names {
            type Token = $token;

            fn tokens(&self) -> &[$token] {
                self.0.tokens()
            }
        }
    };
}

/// Writes into an `impl Script` what is the same wherever a position that is not `Moment::Setup` has luck of its own: in what the files are spelled (`Names`,
/// `Happening`, `Position`, `Outcome`, and who is asked what and answers what by these types), `is_by_chance`, and `compare`, by the `table` of a module `compare` of the
/// game, which is lent all `Play`.
#[macro_export]
macro_rules! scripted {
    ($who:ty, $asked:ty, $answer:ty) => {
        type Names = Names;
        type Who = $who;
        type Asked = $asked;
        type Answer = $answer;
        type Happening = Happening;
        type Position = Position;
        type Outcome = Outcome;

        fn is_by_chance(position: &Position) -> bool {
            position.moment != Moment::Setup
        }

        fn compare(
            table: &mut $crate::table::Table<Self>,
            names: &Names,
            wanted: &Outcome,
            to: &mut $crate::table::scenario::Differences,
        ) {
            to.check("phase", &wanted.phase, table.phase());
            let compare = |play: Play| compare::table(&play, names, wanted, to);
            $crate::kit::scenario::within_reach::<Play, _, _>(table, compare);
        }
    };
}

/// A game's [`TableNames`].
type NamesOf<G> = TableNames<<<G as Outfit>::Seats as Seating>::Token, <G as Game>::Data>;

/// Returns a table with this setup; a fault of the setup is told at these fields.
///
/// # Errors
/// The expectations of the setup.
pub fn laid_out<G: Packed>(setup: &G::Setup, fields: Fields) -> Result<Table<G>, ScenarioError> {
    Table::new(G::standard(), setup, 0).map_err(|text| ScenarioError::at(fields, text))
}

/// Returns a table with this setup, and its names; a fault of the setup is told at these fields.
///
/// # Errors
/// Fails where the setup cannot be played, with what was expected of it.
pub fn staged<G: Fitted + Packed>(
    setup: &G::Setup,
    fields: Fields,
) -> Result<(Table<G>, NamesOf<G>), ScenarioError> {
    let names = TableNames {
        tokens: setup.chairs.iter().map(|chair| chair.colour).collect(),
        data: Arc::clone(G::standard()),
    };
    Ok((laid_out(setup, fields)?, names))
}

/// Whoever sits at the table, by its token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(deserialize = "T: DeserializeOwned"))]
pub struct Seated<T: Serialize>(pub T);

impl<T: Token, N: SeatTokens<Token = T>> Spelled<N> for Seated<T> {
    type Rules = Seat;
    fn spell(seat: Seat, names: &N) -> Self {
        Self(names.tokens()[seat.index()])
    }
}

impl<N: SeatTokens> Spell<N> for Seat {
    type As = Seated<N::Token>;
}

impl<T: Token, N: SeatTokens<Token = T>> Meant<N> for Seated<T> {
    fn meant(self, names: &N) -> Result<Seat, SpellingError> {
        names.seat(self)
    }
}

/// Has the pieces of a table within reach, to look at them or to lay them.
///
/// # Panics
/// Panics where the rules' world lacks some of them, which any test shows.
pub fn within_reach<P: SystemParam + 'static, G: Game, R>(
    table: &mut Table<G>,
    act: impl FnOnce(P::Item<'_, '_>) -> R,
) -> R {
    let world = table.world_mut();
    let mut state = SystemState::<P>::new(world);
    match state.get_mut(world) {
        Ok(pieces) => act(pieces),
        Err(error) => panic!("the rules' world is not whole: {error}"),
    }
}

/// Lays a position in a phase of a table on which nothing goes on any more; what is wrong with all of it is told at these fields.
///
/// # Errors
/// Tells what cannot be laid so.
pub fn lay_in<G: Game>(
    table: &mut Table<G>,
    phase: G::Phase,
    fields: Fields,
    lay: impl FnOnce(&mut Table<G>) -> Result<(), ScenarioError>,
) -> Result<(), ScenarioError> {
    let world = table.world_mut();
    *world.resource_mut::<Agenda<G::Step>>() = Agenda::default();
    *world.resource_mut::<Asking<G::Question, G::Choice>>() = Asking::default();
    *world.resource_mut::<State<G::Phase>>() = State::new(phase);
    lay(table)?;
    match table.faults().first() {
        Some(fault) => Err(ScenarioError::at(fields, fault)),
        None => Ok(()),
    }
}

/// A seat as a file fills it, by a person where it does not say otherwise.
pub fn chair<S: Seating>(token: S::Token, kind: Maybe<Sits<S>>) -> Chair<S> {
    Chair::new(token, kind.0.map_or(SeatKind::Human, |sits| sits.0))
}

/// Compares with `compare` what a file says of those at the table, each named by its token.
pub fn compare_seats<N: SeatTokens, W>(
    names: &N,
    fields: Fields,
    wanted: impl Iterator<Item = (N::Token, W)>,
    to: &mut Differences,
    mut compare: impl FnMut(Seat, W, &mut Differences),
) {
    for (item, (token, wanted)) in wanted.enumerate() {
        match names.seat(Seated(token)) {
            Ok(seat) => {
                to.item(fields, item, format!("{token:?}'s "));
                compare(seat, wanted, to);
            }
            Err(wrong) => {
                to.item(fields, item, "");
                to.tell(wrong);
            }
        }
    }
}
