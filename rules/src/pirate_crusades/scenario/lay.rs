//! Laying a position: cards that the file names are put where it says, and all others where it wants the rest.

use super::at_length;
use super::format::{Party, Position, Rest};
use super::spelling::Names;
use crate::long::bout::Bout;
use crate::long::voyage::Voyages;
use crate::play::{Bargain, Play, Player, Turn};
use crate::values::*;
use rules::kit::scenario::SeatTokens;
use rules::table::Seat;
use rules::table::scenario::{Fields, Maybe, Meant, ScenarioError};

const PLAYERS: Fields = &["position", "players"];
const FIRST: Fields = &["position", "first"];
const DECK: Fields = &["position", "deck"];
const DISCARD: Fields = &["position", "discard"];

/// The places and marks of the cards.
pub(super) struct Lay {
    places: [Option<Place>; Card::COUNT],
    marks: [Option<Card>; Card::COUNT],
}

impl Lay {
    pub(super) fn put(&mut self, card: Card, place: Place) -> Result<(), String> {
        match self.places[card.index()].replace(place) {
            Some(_) => Err(format!(
                "found {} a second time, expected it once",
                card.spelled()
            )),
            None => Ok(()),
        }
    }

    fn row(&mut self, cards: &[Card], place: Place) -> Result<(), String> {
        let mut cards = (0..).zip(cards);
        cards.try_for_each(|(number, &card)| self.put(card, place.numbered(number)))
    }

    pub(super) fn is_free(&self, card: Card) -> bool {
        self.places[card.index()].is_none()
    }
}

/// Lays the position. What lay on the table before is not left anywhere.
pub(super) fn lay(
    play: &mut Play,
    position: &Position,
    names: &Names,
) -> Result<(), ScenarioError> {
    let first = position.first.0.map(|first| names.seat(first)).transpose();
    let first = first.map_err(|wrong| ScenarioError::at(FIRST, wrong))?;
    *play.turn = Turn {
        round: position.round.0.unwrap_or(1),
        first: first.unwrap_or_default(),
        ..Turn::default()
    };
    (*play.bargain, *play.bout) = (Bargain::default(), Bout::default());
    *play.voyages = Voyages::default();
    let mut lay = Lay {
        places: [None; Card::COUNT],
        marks: [None; Card::COUNT],
    };
    for (item, party) in position.players.iter().enumerate() {
        lay_party(&mut lay, Seat(item as u8), party)
            .and_then(|()| at_length::lay_party(play, &mut lay, Seat(item as u8), party))
            .map_err(|text| ScenarioError::at_item(PLAYERS, item, text))?;
    }
    let blue = at_length::lay_sea(play, &mut lay, position)?;
    lay_piles(&mut lay, position)?;
    at_length::lay_ports(play, &mut lay, position)?;
    for (item, party) in position.players.iter().enumerate() {
        lay_player(play, &mut lay, Seat(item as u8), party, names)
            .map_err(|text| ScenarioError::at_item(PLAYERS, item, text))?;
    }
    lay_rest(&mut lay, position);
    for (card, mut at, mut mark) in &mut play.cards.cards {
        at.place = lay.places[card.index()].unwrap_or(Place::Deck(0));
        mark.0 = lay.marks[card.index()];
    }
    play.cards.look_over();
    if let Some(blue) = blue {
        blue.lay(play);
    }
    Ok(())
}

/// The cards that a player is said to have.
fn lay_party(lay: &mut Lay, seat: Seat, party: &Party) -> Result<(), String> {
    let cards = |cards: &Maybe<Vec<Card>>| cards.0.clone().unwrap_or_default();
    if let Some(ship) = party.ship.0 {
        lay.put(ship, Place::Ship(seat))?;
    }
    lay.row(&cards(&party.bonuses), Place::Bonus(seat, 0))?;
    for card in cards(&party.hand) {
        lay.put(card, Place::Hand(seat))?;
    }
    lay.row(&cards(&party.holds), Place::Hold(seat, 0))?;
    lay.row(&cards(&party.missions), Place::Mission(seat, 0))?;
    lay.row(&cards(&party.done), Place::Done(seat, 0))?;
    if let Some(town) = party.town.0 {
        lay.put(town, Place::Town(seat))?;
    }
    for (card, town) in party.from.0.iter().flatten() {
        let bears = matches!(
            lay.places[card.index()],
            Some(Place::Hold(..) | Place::Mission(..))
        );
        if !bears {
            return Err(format!(
                "found {}, expected cargo or a mission",
                card.spelled()
            ));
        }
        lay.marks[card.index()] = Some(*town);
    }
    Ok(())
}

/// A player's ship where it is not said, and how it stands.
fn lay_player(
    play: &mut Play,
    lay: &mut Lay,
    seat: Seat,
    party: &Party,
    names: &Names,
) -> Result<(), String> {
    let standing = party.standing.0.map(|standing| standing.meant(names));
    let standing = standing.transpose().map_err(|wrong| wrong.0)?;
    let standing = standing.unwrap_or_default();
    let mut ship = party.ship.0;
    let is_ashore = matches!(
        standing,
        Standing::Out | Standing::Stranded | Standing::Hostage(..)
    );
    if ship.is_none() && !is_ashore {
        let mut sixes = Card::all().filter(|card| card.rank() == 6);
        ship = sixes.find(|&six| lay.is_free(six));
        let free = ship.ok_or("no ship of size 6 is left, expected the ship's name")?;
        lay.put(free, Place::Ship(seat))?;
    }
    let nation = |card: Option<Card>| card.and_then(|card| play.data().nation(card));
    let docked = standing == Standing::Docked;
    let friendly = match party.town.0 {
        Some(town) => town.is_joker() || nation(Some(town)) == nation(ship),
        None => true,
    };
    *play.player_mut(seat) = Player {
        standing,
        friendly: party.friendly.0.unwrap_or(docked && friendly),
        conquered: party.conquered.0.unwrap_or(false),
        ..Player::default()
    };
    Ok(())
}

/// The cards of deck and discard that are named.
fn lay_piles(lay: &mut Lay, position: &Position) -> Result<(), ScenarioError> {
    for (fields, cards) in [(DECK, &position.deck), (DISCARD, &position.discard)] {
        for (item, &card) in cards.iter().enumerate() {
            lay.put(card, Place::Met)
                .map_err(|text| ScenarioError::at_item(fields, item, text))?;
        }
    }
    Ok(())
}

/// Deck and discard, with all cards that are not named where the file wants them.
fn lay_rest(lay: &mut Lay, position: &Position) {
    let rest: Vec<Card> = Card::all().filter(|&card| lay.is_free(card)).collect();
    let place = position.rest.0.unwrap_or(Rest::Deck);
    let of = |wanted: Rest| rest.iter().copied().filter(move |_| place == wanted);
    let deck: Vec<Card> = of(Rest::Deck)
        .chain(position.deck.iter().rev().copied())
        .collect();
    let discard: Vec<Card> = of(Rest::Discard)
        .chain(position.discard.iter().copied())
        .collect();
    let done = |place: &Option<Place>| matches!(place, Some(Place::Done(Seat(0), _)));
    let before = lay.places.iter().filter(|place| done(place)).count() as u8;
    let away = (before..)
        .zip(of(Rest::Away))
        .map(|(number, card)| (card, Place::Done(Seat(0), number)));
    let deck = (0..)
        .zip(deck)
        .map(|(number, card)| (card, Place::Deck(number)));
    let discard = (0..)
        .zip(discard)
        .map(|(number, card)| (card, Place::Discard(number)));
    let all: Vec<(Card, Place)> = away.chain(deck).chain(discard).collect();
    for (card, place) in all {
        lay.places[card.index()] = Some(place);
    }
}
