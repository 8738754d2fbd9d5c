//! Laying what both games have.

use super::Moment;
use super::moment::MOMENT;
use super::spelling::{Names, Pirate};
use crate::{Colour, GridCell, Place, Play, Round, Voodoo};
use rules::kit::KnownTo;
use rules::kit::scenario::SeatTokens;
use rules::table::Seat;
use rules::table::scenario::{Fields, Maybe, ScenarioError};

pub(crate) const PIRATES: Fields = &["position", "pirates"];
const GRID: Fields = &["position", "grid"];
const SUN: Fields = &["position", "sun"];

impl<G: Voodoo> Names<G> {
    /// Returns who holds the Sun, the first pirate if nobody is named; and who the Moon, who has the turn if somebody has.
    ///
    /// # Errors
    /// Tells who is not at the table.
    pub(crate) fn sun_and_moon(
        &self,
        sun: Maybe<Pirate>,
        moment: Moment,
    ) -> Result<(Seat, Seat), ScenarioError> {
        let seat = |pirate: Option<Pirate>, fields| {
            let seat = pirate.map(|pirate| self.seat(pirate)).transpose();
            seat.map_err(|error| ScenarioError::at(fields, error))
        };
        let sun = seat(sun.0, SUN)?.unwrap_or(Seat(0));
        let moon = seat(moment.turn(), MOMENT)?.unwrap_or(sun);
        Ok((sun, moon))
    }
}

/// Lays something of each pirate that a file names.
///
/// # Errors
/// Tells what is wrong, told where the pirate stands in the file.
pub(crate) fn each_pirate<P>(
    pirates: &[P],
    mut lay: impl FnMut(Seat, &P) -> Result<(), String>,
) -> Result<(), ScenarioError> {
    for (item, pirate) in pirates.iter().enumerate() {
        lay(Seat(item as u8), pirate)
            .map_err(|text| ScenarioError::at_item(PIRATES, item, text))?;
    }
    Ok(())
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Souls of the bag on the ritual grid.
    pub(crate) fn put_grid(&mut self, grid: &[(GridCell, Colour)]) -> Result<(), ScenarioError> {
        for (item, &(cell, colour)) in grid.iter().enumerate() {
            let wrong = |text: String| ScenarioError::at_item(GRID, item, text);
            if self.holds.grid_soul(cell.cell()).is_some() {
                return Err(wrong(format!("{cell:?} has two souls")));
            }
            self.put_soul(colour, Place::Grid(cell.cell()))
                .map_err(wrong)?;
        }
        Ok(())
    }

    /// Lays a pirate's ship, and the maps that it has had.
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
            None => {
                let souls = self.holds.souls.iter();
                let most = souls.filter(|(_, soul, _)| soul.0 == colour).count();
                Err(format!("there are only {most} souls of {colour:?}"))
            }
        }
    }

    /// So many coins of the supply go to a place.
    pub(crate) fn put_coins(
        &mut self,
        count: u8,
        to: impl Into<G::Place> + Copy,
        cause: impl Into<G::Cause> + Copy,
    ) -> Result<(), String> {
        for _ in 0..count {
            if !self
                .holds
                .move_coin(Place::Supply, to, cause, &mut self.log)
            {
                let most = self.holds.coins.iter().len();
                return Err(format!("there are only {most} coins"));
            }
        }
        Ok(())
    }

    /// A pirate's figure on a barrel, and the pirate in jail.
    pub(crate) fn put_figure(
        &mut self,
        seat: Seat,
        barrel: Maybe<G::Barrel>,
        jailed: Maybe<bool>,
        cause: impl Into<G::Cause> + Copy,
    ) -> Result<(), String> {
        let (markers, log) = (&mut self.markers, &mut self.log);
        if let Some(barrel) = barrel.0 {
            if !markers.is_free(barrel) {
                return Err(format!("the barrel {barrel:?} has two figures on it"));
            }
            markers.move_figure(G::figure(seat), Place::On(barrel), cause, log);
        }
        if jailed.0 == Some(true) {
            let with = Place::Aboard(seat);
            markers.move_marker(G::JAIL, Place::Supply, with, cause, log);
        }
        Ok(())
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
    ) -> Result<(), ScenarioError> {
        let mut owners: Vec<(G::Rank, Seat)> = Vec::new();
        for (item, rank) in named.iter().enumerate() {
            if let Some(rank) = *rank {
                if owners.iter().any(|&(other, _)| other == rank) {
                    let text = format!("two pirates have the {rank:?}");
                    return Err(ScenarioError::at_item(PIRATES, item, text));
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

    /// Lays the rules' memory of a round of this number that has come to a moment.
    pub(crate) fn put_round(
        &mut self,
        moment: Moment,
        number: Maybe<u8>,
        ritual_held: bool,
        names: &Names<G>,
    ) {
        let mut round = Round {
            number: moment.rounds(number),
            ritual_held,
            ..Round::default()
        };
        if let Some(active) = moment.turn().and_then(|pirate| names.seat(pirate).ok()) {
            for k in 0..self.crew.seats() {
                match self.markers.in_turn(k, &self.crew) {
                    Some(seat) if seat != active => round.had_turn.insert(seat),
                    _ => break,
                }
            }
            round.begin_turn(active);
        }
        let seats = || Seat(0).round(self.crew.seats());
        if moment == Moment::Dawn {
            seats().for_each(|seat| round.had_turn.insert(seat));
        }
        // Whoever sits on the Moon barrel has the first turn.
        round.moon_barrel = seats().find(|&seat| {
            self.markers.barrel_of(seat) == Some(G::MOON_BARREL)
                && !self.markers.is_jailed(seat)
                && G::barrel_works(seat, &self.ships, &self.book.0)
        });
        *self.round = round;
    }
}
