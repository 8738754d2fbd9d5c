//! Scenarios of the Long Game: the sea, and the voyages of players, laid and looked at (`pirate-crusades §4`).

use super::format::{Outcome, Party, Position, Rest, Waters};
use super::lay::Lay;
use crate::data::Data;
use crate::long::voyage::{StepSet, Voyage};
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;
use rules::table::scenario::{Differences, Fields, ScenarioError};

const PLAYERS: Fields = &["position", "players"];
const SEA: Fields = &["position", "sea"];
const BLUE: Fields = &["position", "blue"];
const BLUE_DISCARD: Fields = &["position", "blue_discard"];
const SEEN: Fields = &["expect", "table", "sea"];

/// The rank of a port that a file does not name, where it is free.
const PLAIN: u8 = 5;

/// The places of the cards of the Blue Sea deck.
pub(super) struct BlueLay(Vec<Option<BluePlace>>);

impl BlueLay {
    /// Puts the first card of a kind that is left somewhere; returns its number.
    fn put(&mut self, data: &Data, kind: BlueKind, place: BluePlace) -> Result<usize, String> {
        let mut left = (0..).zip(data.blue.iter().zip(&self.0));
        let card = left.find(|(_, (of, lies))| **of == kind && lies.is_none());
        let (card, _) = card.ok_or_else(|| format!("found {kind:?}, of which no card is left"))?;
        self.0[card] = Some(place);
        Ok(card)
    }

    /// Takes cards out that a pile is to have; returns their numbers.
    fn take(
        &mut self,
        data: &Data,
        fields: Fields,
        kinds: &[BlueKind],
    ) -> Result<Vec<usize>, ScenarioError> {
        let kinds = kinds.iter().enumerate();
        let taken = kinds.map(|(item, &kind)| {
            let taken = self.put(data, kind, BluePlace::Box);
            taken.map_err(|text| ScenarioError::at_item(fields, item, text))
        });
        taken.collect()
    }

    /// Fills the locations that have no base with the cards that are left, by their number; returns the numbers of the others.
    fn fill(&mut self, data: &Data) -> Vec<usize> {
        let has_base = |at: &Location| {
            let bases = [BluePlace::Base(*at), BluePlace::Unexplored(*at)];
            let mut places = self.0.iter().flatten();
            places.any(|place| bases.contains(place))
        };
        let bare: Vec<Location> = Location::all().filter(|at| !has_base(at)).collect();
        let left = (0..self.0.len())
            .filter(|&card| self.0[card].is_none() && data.blue[card] != BlueKind::Tracker);
        let mut left: Vec<usize> = left.collect();
        let rest = left.split_off(bare.len().min(left.len()));
        for (at, card) in bare.into_iter().zip(left) {
            self.0[card] = Some(BluePlace::Unexplored(at));
        }
        rest
    }

    /// Lays the cards; those without a place are out of the game.
    pub(super) fn lay(self, play: &mut Play) {
        for ((_, mut at), place) in play.sea.cards.iter_mut().zip(self.0) {
            at.place = place.unwrap_or(BluePlace::Box);
        }
        play.sea.look_over();
    }
}

/// Puts the cards that only the Long Game lays of a player, and gives it what it has besides.
pub(super) fn lay_party(
    play: &mut Play,
    lay: &mut Lay,
    seat: Seat,
    party: &Party,
) -> Result<(), String> {
    if !play.seats.long {
        return Ok(());
    }
    let captain = party.captain.0.ok_or("expected its captain")?;
    let map = party.map.0;
    for (card, place) in [
        (party.chest.0, Place::Chest(seat)),
        (party.prize.0, Place::Prize(seat)),
        (map.map(|(_, card)| card), Place::Buried(seat)),
    ] {
        if let Some(card) = card {
            lay.put(card, place)?;
        }
    }
    let reputation = party.reputation.0.unwrap_or(0);
    let fame = party.fame.0.unwrap_or(reputation);
    let (found, most) = (reputation.max(fame), play.numbers().long.infamous.get());
    if found > most {
        return Err(format!(
            "found a reputation of {found}, expected {most} at most"
        ));
    }
    if let Some(StandingName::Adrift(turns) | StandingName::Hostage(_, turns)) = party.standing.0
        && turns > play.seats.rounds
    {
        let most = play.seats.rounds;
        return Err(format!("found {turns} turns, expected {most} at most"));
    }
    let steps = |most: u8| {
        let mut steps = StepSet::default();
        (1..=most).for_each(|step| {
            steps.insert(step);
        });
        steps
    };
    let gives = |step: &u8| {
        let benefit = play.data().reputation.get(usize::from(*step));
        benefit.is_some_and(Option::is_some)
    };
    let mut benefits = StepSet::default();
    (1..=reputation).filter(gives).for_each(|step| {
        benefits.insert(step);
    });
    let mut coves = StepSet::default();
    for cove in party.coves.0.iter().flatten() {
        if !cove.is_joker() {
            return Err(format!("found {cove}, expected the Joker of a cove"));
        }
        coves.insert(cove.rank());
    }
    let is_nowhere = matches!(
        party.standing.0,
        Some(StandingName::Out | StandingName::Hostage(..))
    );
    let nation = play.captains_nation(captain);
    let corner = play.data().corners[nation as usize];
    *play.voyages.of_mut(seat) = Voyage {
        at: Some(party.at.0.unwrap_or(corner)).filter(|_| !is_nowhere),
        riches: party.riches.0.unwrap_or(0),
        reputation,
        granted: steps(fame),
        benefits,
        map: map.map(|(at, _)| at),
        coves,
    };
    play.bout.fled[seat.index()] = party.fled.0;
    Ok(())
}

/// Lays the sea: what the file says of it, the corners, and face down whatever comes next. There is none in the Short Game.
pub(super) fn lay_sea(
    play: &Play,
    lay: &mut Lay,
    position: &Position,
) -> Result<Option<BlueLay>, ScenarioError> {
    if !play.seats.long {
        return Ok(None);
    }
    let data = play.data();
    let mut blue = BlueLay(vec![None; data.blue.len()]);
    for (item, party) in position.players.iter().enumerate() {
        lay_captains(data, &mut blue, Seat(item as u8), party)
            .map_err(|text| ScenarioError::at_item(PLAYERS, item, text))?;
    }
    for (item, waters) in position.sea.iter().enumerate() {
        lay_waters(data, lay, &mut blue, waters)
            .map_err(|text| ScenarioError::at_item(SEA, item, text))?;
    }
    for &nation in Nation::ALL {
        let at = data.corners[nation as usize];
        blue.put(data, BlueKind::Corner(nation), BluePlace::Base(at))
            .map_err(|text| ScenarioError::at(SEA, text))?;
    }
    let deck = blue.take(data, BLUE, &position.blue)?;
    let discard = blue.take(data, BLUE_DISCARD, &position.blue_discard)?;
    let mut rest = blue.fill(data);
    let (mut below, mut under) = (Vec::new(), Vec::new());
    match position.blue_rest.0.unwrap_or(Rest::Deck) {
        Rest::Deck => below.append(&mut rest),
        Rest::Discard => under.append(&mut rest),
        Rest::Away => {}
    }
    for (number, card) in (0..).zip(below.into_iter().chain(deck.into_iter().rev())) {
        blue.0[card] = Some(BluePlace::Deck(number));
    }
    for (number, card) in (0..).zip(under.into_iter().chain(discard)) {
        blue.0[card] = Some(BluePlace::Discard(number));
    }
    Ok(Some(blue))
}

/// A player's captain and tracker, and the captains that it holds.
fn lay_captains(data: &Data, blue: &mut BlueLay, seat: Seat, party: &Party) -> Result<(), String> {
    if let Some(captain) = party.captain.0 {
        let place = match party.standing.0 {
            Some(StandingName::Out) => BluePlace::Box,
            _ => BluePlace::Player(seat),
        };
        blue.put(data, BlueKind::Captain(captain), place)?;
    }
    blue.put(data, BlueKind::Tracker, BluePlace::Player(seat))?;
    for &captain in party.hostages.0.iter().flatten() {
        blue.put(data, BlueKind::Captain(captain), BluePlace::Hostage(seat))?;
    }
    Ok(())
}

/// Puts the cards that the file names at a location.
fn lay_waters(
    data: &Data,
    lay: &mut Lay,
    blue: &mut BlueLay,
    waters: &Waters,
) -> Result<(), String> {
    let at = waters.at;
    if let Some(base) = waters.base.0 {
        blue.put(data, base, BluePlace::Base(at))?;
    }
    if let Some(hidden) = waters.hidden.0 {
        blue.put(data, hidden, BluePlace::Unexplored(at))?;
    }
    for number in 0..waters.storm.0.unwrap_or(0) {
        blue.put(data, BlueKind::Storm, BluePlace::Storm(at, number))?;
    }
    if let Some(port) = waters.port.0 {
        lay.put(port, Place::Port(at))?;
    }
    match (waters.captain.0, waters.ship.0) {
        (None, None) => Ok(()),
        (Some(captain), Some(ship)) => {
            blue.put(data, BlueKind::Captain(captain), BluePlace::At(at))?;
            lay.put(ship, Place::ShipOf(captain))
        }
        _ => Err("expected a captain with its ship".to_owned()),
    }
}

/// Lays at each corner a port of its nation that lies nowhere else, where the file does not say otherwise.
pub(super) fn lay_ports(
    play: &Play,
    lay: &mut Lay,
    position: &Position,
) -> Result<(), ScenarioError> {
    if !play.seats.long {
        return Ok(());
    }
    let data = play.data();
    for &nation in Nation::ALL {
        let at = data.corners[nation as usize];
        let mut said = position.sea.iter().filter(|waters| waters.at == at);
        if said.any(|waters| waters.port.0.is_some() || waters.has_port.0 == Some(false)) {
            continue;
        }
        let own = || Card::all().filter(|&card| data.nation(card) == Some(nation));
        let free = |from: u8| own().find(|&card| card.rank() >= from && lay.is_free(card));
        if let Some(port) = free(PLAIN).or_else(|| free(0)) {
            lay.put(port, Place::Port(at))
                .map_err(|text| ScenarioError::at(SEA, text))?;
        }
    }
    Ok(())
}

/// Looks at what the Long Game knows of a player; tells all that differs.
pub(super) fn player(play: &Play, seat: Seat, wanted: &Party, to: &mut Differences) {
    let (has, voyage) = (play.cards.of(seat), play.voyages.of(seat));
    to.check_there("captain", wanted.captain, play.sea.player(seat));
    to.check_there("location", wanted.at, voyage.at);
    to.check("riches", &wanted.riches, voyage.riches);
    to.check("reputation", &wanted.reputation, voyage.reputation);
    to.check_there("chest", wanted.chest, has.chest);
    to.check_there("prize", wanted.prize, has.prize);
    to.check_there("map", wanted.map, voyage.map.zip(has.buried));
    let hostages = play.sea.hostages(seat).iter();
    to.check("hostages", &wanted.hostages, hostages.collect());
    let jokers = Card::all().filter(|card| card.is_joker());
    let visited = jokers.filter(|joker| voyage.coves.contains(joker.rank()));
    to.check("coves", &wanted.coves, visited.collect());
    let fled = play.bout.fled[seat.index()];
    to.check_there("captain fled", wanted.fled, fled);
}

/// Looks at the sea; tells all that differs.
pub(super) fn sea(play: &Play, wanted: &Outcome, to: &mut Differences) {
    to.check("blue deck", &wanted.blue, play.sea.deck());
    let spent = (0..play.sea.discard()).map(BluePlace::Discard);
    let spent = spent.filter_map(|place| Some(play.sea.kind(play.sea.card_at(place)?)));
    to.check("blue discard", &wanted.blue_discard, spent.collect());
    for (item, waters) in wanted.sea.iter().enumerate() {
        let (at, spot) = (waters.at, play.sea.spot(waters.at));
        to.item(SEEN, item, format!("{at:?}: "));
        to.check_there("base", waters.base, spot.base);
        to.check("storm", &waters.storm, spot.storms);
        let (captain, port) = (play.sea.captain(at), play.cards.port(at));
        to.check_there("captain", waters.captain, captain);
        let ship = captain.and_then(|captain| play.cards.ship_of(captain));
        to.check_there("ship", waters.ship, ship);
        to.check_there("port", waters.port, port);
        to.check("has a captain", &waters.has_captain, captain.is_some());
        to.check("has a port", &waters.has_port, port.is_some());
    }
}
