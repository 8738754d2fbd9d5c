//! What the scenarios of both games spell and lay alike.

use super::{Berth, Cell, Colour, GridCell, MOST_BERTHS, Place, Play, Round, Step, Voodoo};
use crate::kit::scenario::{self, SeatTokens, Seated};
use crate::kit::{Faces, KnownTo};
use crate::table::scenario::{
    Differences, Fields, Maybe, Meant, ScenarioError, Spell, Spelled, SpellingError,
};
use crate::table::{Agenda, PieceId, Seat, SeatSet, Table};
use serde::{Deserialize, Serialize};

/// What stands behind the names at one table.
pub struct Names<G: Voodoo> {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// What each piece is, by its number.
    pub faces: Faces<G::Face>,
}

impl<G: Voodoo> Names<G> {
    /// The names at a table.
    pub fn at(table: &mut Table<G>, colours: impl Iterator<Item = Colour>) -> Self {
        Self {
            colours: colours.collect(),
            faces: table.world_mut().resource::<Faces<G::Face>>().clone(),
        }
    }
}

impl<G: Voodoo> SeatTokens for Names<G> {
    type Token = Colour;

    fn tokens(&self) -> &[Colour] {
        &self.colours
    }
}

/// A pirate, by its colour.
pub type Pirate = Seated<Colour>;

/// A place for a soul aboard as it is printed, 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SoulPlace(u8);

impl<N> Spelled<N> for SoulPlace {
    type Rules = Berth;
    fn spell(berth: Berth, _: &N) -> Self {
        Self(berth + 1)
    }
}

impl<N> Meant<N> for SoulPlace {
    fn meant(self, _: &N) -> Result<Berth, SpellingError> {
        match self.0 {
            1..=MOST_BERTHS => Ok(self.0 - 1),
            other => Err(SpellingError(format!(
                "there is no place {other} for a soul, expected 1 to {MOST_BERTHS}"
            ))),
        }
    }
}

impl<N> Spelled<N> for GridCell {
    type Rules = Cell;
    fn spell(cell: Cell, _: &N) -> Self {
        Self::ALL[usize::from(cell.0)]
    }
}

impl<N> Spell<N> for Cell {
    type As = GridCell;
}

impl<N> Meant<N> for GridCell {
    fn meant(self, _: &N) -> Result<Cell, SpellingError> {
        Ok(self.cell())
    }
}

/// A piece, by what it is; nobody knows by which of several alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(deserialize = "F: Deserialize<'de>"))]
pub struct Thing<F: Serialize>(Maybe<F>);

impl<G: Voodoo, F: Serialize + Spelled<Names<G>, Rules = G::Face>> Spelled<Names<G>> for Thing<F> {
    type Rules = Option<PieceId>;
    fn spell(piece: Option<PieceId>, names: &Names<G>) -> Self {
        let face = piece.and_then(|piece| names.faces.of(piece));
        Self(Maybe(face.map(|face| F::spell(face, names))))
    }
}

impl<G: Voodoo<Face: Spell<Names<G>>>> Spell<Names<G>> for Option<PieceId> {
    type As = Thing<<G::Face as Spell<Names<G>>>::As>;
}

const PIRATES: Fields = &["position", "pirates"];
const GRID: Fields = &["position", "grid"];
const SUN: Fields = &["position", "sun"];
const MOMENT: Fields = &["position", "moment"];
const SAILS: Fields = &["position", "sails"];

impl<G: Voodoo> Names<G> {
    /// Who holds the Sun, the first pirate if nobody is named; and who the Moon, who has the turn if somebody has.
    ///
    /// # Errors
    /// Who is not at the table.
    pub(crate) fn sun_and_moon(
        &self,
        sun: Option<Pirate>,
        turn: Option<Pirate>,
    ) -> Result<(Seat, Seat), ScenarioError> {
        let seat = |pirate: Option<Pirate>, fields| match pirate {
            Some(pirate) => {
                let seat = self.seat(pirate);
                seat.map(Some)
                    .map_err(|error| ScenarioError::at(fields, error))
            }
            None => Ok(None),
        };
        let sun = seat(sun, SUN)?.unwrap_or(Seat(0));
        let moon = seat(turn, MOMENT)?.unwrap_or(sun);
        Ok((sun, moon))
    }
}

/// Lays a position in a phase of a table on which nothing goes on any more.
///
/// # Errors
/// What cannot be laid so.
pub(crate) fn lay_in<G: Voodoo>(
    table: &mut Table<G>,
    phase: G::Phase,
    lay: impl FnOnce(&mut Play<G>) -> Result<(), ScenarioError>,
) -> Result<(), ScenarioError> {
    scenario::lay_in(table, phase, PIRATES, |table| with_play(table, lay))
}

/// Checks that somebody has the turn who is to sail.
///
/// # Errors
/// Where nobody has.
pub(crate) fn check_sails<T>(sails: &Maybe<T>, turn: Option<Pirate>) -> Result<(), ScenarioError> {
    if sails.0.is_some() && turn.is_none() {
        let text = "only whose turn it is sails, expected `moment: Moonlight(…)`";
        return Err(ScenarioError::at(SAILS, text));
    }
    Ok(())
}

/// Puts a pirate's turn on the agenda, in which it sails first where the file says so; returns the first step.
///
/// # Errors
/// Where it is not at the table.
pub(crate) fn begin_turn<G: Voodoo, S: Copy>(
    table: &mut Table<G>,
    names: &Names<G>,
    pirate: Pirate,
    sails: Maybe<S>,
    turn: impl FnOnce(Seat) -> G::Step,
    sail: impl FnOnce(Seat, G::Space, S) -> G::Step,
) -> Result<G::Step, ScenarioError> {
    let seat = names
        .seat(pirate)
        .map_err(|error| ScenarioError::at(MOMENT, error))?;
    let at = with_play(table, |play| play.ships.space(seat));
    let mut agenda = table.world_mut().resource_mut::<Agenda<G::Step>>();
    agenda.push(Step::PassMoon.into());
    Ok(match sails.0.zip(at) {
        Some((sails, at)) => {
            agenda.push(turn(seat));
            sail(seat, at, sails)
        }
        None => turn(seat),
    })
}

/// The cards of a pirate, as far as a file names them: in front, in hand, in discard pile and deck.
pub(crate) struct CardsOf<'a, C> {
    pub played: Maybe<C>,
    pub hand: &'a Maybe<Vec<C>>,
    pub discard: &'a Maybe<Vec<C>>,
    pub deck: &'a Maybe<Vec<C>>,
}

/// Looks at a table with the rules' eyes, or lays pieces on it.
pub(crate) fn with_play<G: Voodoo, R>(
    table: &mut Table<G>,
    act: impl FnOnce(&mut Play<G>) -> R,
) -> R {
    scenario::within_reach::<Play<G>, _, _>(table, |mut play| act(&mut play))
}

/// Comparing what both games have.
impl<G: Voodoo<Card: Serialize>> Play<'_, '_, G> {
    /// Compares a pirate's cards.
    pub(crate) fn compare_cards(
        &self,
        seat: Seat,
        wanted: CardsOf<'_, G::Card>,
        to: &mut Differences,
    ) {
        let at = |place: Place<G>| -> Vec<G::Card> {
            let place = G::Place::from(place);
            let cards = self.hands.cards.iter();
            let there = cards.filter(|(_, _, at)| at.place == place);
            there.map(|(_, card, _)| card.card).collect()
        };
        to.check_there("played card", wanted.played, self.hands.played(seat));
        to.check_set("hand", wanted.hand, at(Place::Hand(seat)));
        to.check_set("discard", wanted.discard, at(Place::Discard(seat)));
        if let Some(deck) = &wanted.deck.0 {
            let top = (0..deck.len() as u8).flat_map(|deep| at(Place::Deck(seat, deep)));
            to.check("deck", wanted.deck, top.collect());
        }
    }

    /// The souls on the ritual grid, as files spell it.
    pub(crate) fn spelled_grid(&self) -> Vec<(GridCell, Colour)> {
        let cells = GridCell::ALL.iter();
        let souls = cells.map(|&cell| Some((cell, self.holds.grid_soul(cell.cell())?)));
        souls.flatten().collect()
    }
}

/// Laying what both games have.
impl<G: Voodoo> Play<'_, '_, G> {
    /// Souls of the bag on the ritual grid, where `supply` says how many there are of each colour.
    pub(crate) fn put_grid(
        &mut self,
        grid: &[(GridCell, Colour)],
        supply: &[u8],
    ) -> Result<(), ScenarioError> {
        for (item, &(cell, colour)) in grid.iter().enumerate() {
            let wrong = |text: String| ScenarioError::at_item(GRID, item, text);
            if self.holds.grid_soul(cell.cell()).is_some() {
                return Err(wrong(format!("{cell:?} has two souls")));
            }
            let most = supply[colour as usize];
            self.put_soul(colour, Place::Grid(cell.cell()), most)
                .map_err(wrong)?;
        }
        Ok(())
    }

    /// How a pirate's ship lies, and the maps that it has had.
    pub(crate) fn put_ship(
        &mut self,
        seat: Seat,
        facing: Maybe<G::Heading>,
        power: Maybe<u8>,
        had: &Maybe<Vec<u8>>,
    ) {
        for (ship, _, mut faces, mut strong, mut maps) in &mut self.ships.ships {
            if ship.0 == seat {
                faces.0 = facing.0.unwrap_or(faces.0);
                strong.0 = power.0.unwrap_or(strong.0);
                maps.0 = had.0.iter().flatten().fold(0, |bits, map| {
                    bits | 1_u32.checked_shl(u32::from(*map)).unwrap_or(0)
                });
            }
        }
        self.look_over();
    }

    /// Takes ships, figures, souls, coins, cards and blessed cards home.
    pub(crate) fn clear_shared(&mut self, facing: G::Heading, power: u8) {
        for (_, mut at, mut turned, mut strong, mut maps) in &mut self.ships.ships {
            at.place = Place::Box.into();
            turned.0 = facing;
            strong.0 = power;
            maps.0 = 0;
        }
        for seat in (0..self.crew.seats()).map(Seat) {
            for (_, figure, mut at) in &mut self.markers.figures {
                if *figure == G::figure(seat) {
                    at.place = Place::Mat(seat).into();
                }
            }
        }
        for (_, _, mut at) in &mut self.holds.souls {
            at.place = Place::Bag.into();
        }
        for (_, mut at) in &mut self.holds.coins {
            at.place = Place::Supply.into();
        }
        for (_, card, mut at) in &mut self.hands.cards {
            // A Cursed Pirate's cards are dealt to its deck when it is laid.
            at.place = Place::Hand(card.owner).into();
        }
        for (_, _, mut at, mut known) in &mut self.blessed.cards {
            at.place = Place::Box.into();
            *known = KnownTo::default();
        }
    }

    /// A soul of the bag goes to a place.
    pub(crate) fn put_soul(
        &mut self,
        colour: Colour,
        to: impl Into<G::Place>,
        most: u8,
    ) -> Result<(), String> {
        let bag = G::Place::from(Place::Bag);
        let mut souls = self.holds.souls.iter_mut();
        let found = souls.find(|(_, soul, at)| soul.0 == colour && at.place == bag);
        match found {
            Some((_, _, mut at)) => {
                at.place = to.into();
                self.look_over();
                Ok(())
            }
            None => Err(format!("there are only {most} souls of {colour:?}")),
        }
    }

    /// The souls in the bag.
    pub(crate) fn souls_in_bag(&self) -> Vec<Colour> {
        let bag = G::Place::from(Place::Bag);
        let inside = self.holds.souls.iter().filter(|(_, _, at)| at.place == bag);
        inside.map(|(_, soul, _)| soul.0).collect()
    }

    /// Puts every marker of a kind somewhere.
    pub(crate) fn put_marker(&mut self, kind: G::Marker, place: impl Into<G::Place>) {
        let place = place.into();
        for (_, marker, mut at) in &mut self.markers.markers {
            if *marker == kind {
                at.place = place;
            }
        }
        self.look_over();
    }

    /// The card in front; a Cursed Pirate's deck, of which the others follow, and discard pile.
    pub(crate) fn put_cards(
        &mut self,
        seat: Seat,
        played: Option<G::Card>,
        deck: Option<&[G::Card]>,
        discard: Option<&[G::Card]>,
    ) -> Result<(), String> {
        let hand = G::Place::from(Place::Hand(seat));
        let cards = &mut self.hands.cards;
        let mut deal = |card: G::Card, to: Place<G>| {
            let found = cards.iter_mut().find(|(_, named, at)| {
                named.owner == seat && named.card == card && at.place == hand
            });
            match found {
                Some((_, _, mut at)) => {
                    at.place = to.into();
                    Ok(())
                }
                None => Err(format!(
                    "{card:?} lies elsewhere already, or is not among its cards"
                )),
            }
        };
        if let Some(card) = played {
            deal(card, Place::FaceUp(seat))?;
        }
        for &card in discard.unwrap_or_default() {
            deal(card, Place::Discard(seat))?;
        }
        let mut deep = 0;
        for &card in deck.unwrap_or_default() {
            deal(card, Place::Deck(seat, deep))?;
            deep += 1;
        }
        self.look_over();
        if self.crew.is_cursed(seat) {
            for (_, card, mut at) in &mut self.hands.cards {
                if card.owner == seat && at.place == hand {
                    at.place = Place::Deck(seat, deep).into();
                    deep += 1;
                }
            }
        } else if deep > 0 || discard.is_some() {
            return Err("only a Cursed Pirate has a deck and a discard pile".to_owned());
        }
        Ok(())
    }

    /// The blessed cards that the file names, by seat; the other pirates get the first ones left.
    ///
    /// # Errors
    /// The seat whose card is another's already.
    pub(crate) fn put_blessed(
        &mut self,
        ranks: &[G::Rank],
        named: &[Option<G::Rank>],
    ) -> Result<(), (usize, String)> {
        let mut owners: Vec<(G::Rank, Seat)> = Vec::new();
        for (item, rank) in named.iter().enumerate() {
            if let Some(rank) = *rank {
                if owners.iter().any(|&(other, _)| other == rank) {
                    return Err((item, format!("two pirates have the {rank:?}")));
                }
                owners.push((rank, Seat(item as u8)));
            }
        }
        for item in 0..named.len() as u8 {
            let mut left = ranks.iter();
            let left = left.find(|&&rank| owners.iter().all(|&(other, _)| other != rank));
            if let Some(&rank) = left
                && owners.iter().all(|&(_, owner)| owner != Seat(item))
            {
                owners.push((rank, Seat(item)));
            }
        }
        for (_, card, mut at, mut known) in &mut self.blessed.cards {
            *known = KnownTo::default();
            if let Some(&(_, owner)) = owners.iter().find(|&&(rank, _)| rank == card.0) {
                at.place = Place::Aboard(owner).into();
                known.0.insert(owner);
            }
        }
        Ok(())
    }

    /// What the rules remember of a round in which `active` has the turn and those before it in turn order have had theirs.
    pub(crate) fn put_round(&mut self, number: u8, ritual_held: bool, active: Option<Seat>) {
        let mut round = Round {
            number,
            ritual_held,
            ..Round::default()
        };
        if let Some(active) = active {
            for k in 0..self.crew.seats() {
                match self.markers.in_turn(k, &self.crew) {
                    Some(seat) if seat != active => round.had_turn.insert(seat),
                    _ => break,
                }
            }
            round.begin_turn(active);
        }
        // Whoever sits on the Moon barrel has the first turn.
        round.moon_barrel = Seat(0).round(self.crew.seats()).find(|&seat| {
            self.markers.barrel_of(seat) == Some(G::MOON_BARREL)
                && !self.markers.is_jailed(seat)
                && G::barrel_works(seat, &self.ships, &self.book.0)
        });
        *self.round = round;
    }

    /// All have had their turn.
    pub(crate) fn put_all_turns(&mut self) {
        let mut had = SeatSet::default();
        for seat in Seat(0).round(self.crew.seats()) {
            had.insert(seat);
        }
        self.round.had_turn = had;
    }
}
