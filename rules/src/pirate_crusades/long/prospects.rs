//! The sea as a player sees its own prospects: attacks, docking, missions, and what drifts (`pirate-crusades §4`).

use crate::data::{Data, Mission};
use crate::missions::{Deed, completes_at};
use crate::values::*;
use crate::view::View;
use rules::table::Seat;

/// An outcome of an attack on a captain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// The captain surrenders: to more than twice the strength, or to reputation.
    Yields,
    /// More than the strength.
    Taken,
    /// Not enough, but lighter: it can be fled.
    Fled,
    /// Not enough.
    Beaten,
    /// A treasure fleet.
    Fleet,
}

impl Outlook {
    /// All of them, the best first.
    pub const ALL: [Self; 5] = [
        Self::Yields,
        Self::Taken,
        Self::Fled,
        Self::Beaten,
        Self::Fleet,
    ];
}

/// The gains of docking at a port, and its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Docking {
    /// Doubloons for missions, chest and prize, as far as there is room for them.
    pub riches: u8,
    /// Reputation for hostages.
    pub reputation: u8,
    /// True if a crew card deserts.
    pub deserts: bool,
}

/// Someone or something by which a mission is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// A port to dock at.
    Port(Card),
    /// A port to attack.
    Town(Card),
    /// A captain that no player plays.
    Captain(Captain),
    /// Another player.
    Player(Seat),
}

impl View {
    /// Returns what an attack of a player with its whole hand on a captain comes to where the average cannon is this card
    /// (`pirate-crusades §4.4`).
    #[must_use]
    pub fn outlook(&self, data: &Data, seat: Seat, captain: Captain, cannon: Card) -> Outlook {
        let vessel = self.vessel(data, seat);
        if vessel.cows(data, self.captains_size(data, captain)) {
            return Outlook::Yields;
        }
        if cannon.is_joker() {
            return Outlook::Fleet;
        }
        let powder = vessel.has(data, Bonus::PowderCache);
        let total = vessel.total(data, vessel.hand, powder);
        let strength = self.captains_strength(data, captain, cannon);
        let weight = self.captains_weight(data, captain, cannon);
        if total > 2 * strength {
            Outlook::Yields
        } else if vessel.can_beat(data, strength) {
            Outlook::Taken
        } else if vessel.flees() && vessel.weight(data) < weight {
            Outlook::Fled
        } else {
            Outlook::Beaten
        }
    }

    /// Returns whether a player could dock at the port of a location.
    #[must_use]
    pub fn may_dock(&self, data: &Data, seat: Seat, at: Location) -> bool {
        let hand = self.players[seat.index()].hand;
        let may = |port| self.vessel(data, seat).may_dock(data, port, hand);
        self.port(at).is_some_and(may)
    }

    /// Returns what docking at a location would bring a player; nothing where it cannot dock (`pirate-crusades §4.5`).
    #[must_use]
    pub fn docking(&self, data: &Data, seat: Seat, at: Location) -> Option<Docking> {
        let port = self.port(at).filter(|_| self.may_dock(data, seat, at))?;
        let nation = data.nation(port);
        let missions = self.missions(seat).into_iter();
        let done = missions.filter(|&card| self.completes_at(data, card, port));
        let chest = self.chest(seat).map_or(0, |chest| data.size(chest));
        let prize = u8::from(self.prize(seat).is_some());
        let most = data.numbers.long.most_riches.get();
        let room = most - self.players[seat.index()].voyage.riches;
        let captains = self.hostages(data, seat).into_iter();
        let captains = captains.map(|captain| Some(data.captains[captain as usize].nation));
        let players = self.captives(seat);
        let players = players.map(|other| self.vessel(data, other).nation);
        let hostages = captains.chain(players).filter(|of| *of != nation);
        Some(Docking {
            riches: (done.count() as u8 + chest + prize).min(room),
            reputation: hostages.count() as u8,
            deserts: self.vessel(data, seat).loses_deserter(data, port),
        })
    }

    fn completes_at(&self, data: &Data, card: Card, port: Card) -> bool {
        completes_at(data, card, self.marks[card.index()], port)
    }

    /// Returns that by which a player's mission would be done at a location, if there is something (`pirate-crusades §2.1`, `§4.5`).
    #[must_use]
    pub fn done_at(&self, data: &Data, seat: Seat, card: Card, at: Location) -> Option<Goal> {
        let vessel = self.vessel(data, seat);
        let port = self.port(at);
        match data.card(card).mission {
            Mission::Deliver { .. } | Mission::Prisoner => {
                let docks = |port: &Card| !vessel.is_barred(data, *port);
                let port = port.filter(docks)?;
                let done = self.completes_at(data, card, port);
                done.then_some(Goal::Port(port))
            }
            Mission::Conquer => {
                let port = port.filter(|_| vessel.flaw != Some(Flaw::Pious))?;
                let done = Deed::Conquered(data.nation(port)).does(data, card, vessel.nation);
                done.then_some(Goal::Town(port))
            }
            Mission::Sink => {
                let sunk = |of: Option<Nation>| Deed::Sunk(of).does(data, card, vessel.nation);
                let fought = |standing| matches!(standing, Standing::Sailing | Standing::Adrift(_));
                self.at_sea(data, seat, at, sunk, fought)
            }
            Mission::Meet => {
                let friend = |of| of == vessel.nation;
                self.at_sea(data, seat, at, friend, |standing| {
                    standing == Standing::Sailing
                })
            }
        }
    }

    /// Returns the captain at a location of a nation that `is` accepts, or else another player there who stands as `stands` accepts;
    /// in a storm nobody is met.
    fn at_sea(
        &self,
        data: &Data,
        seat: Seat,
        at: Location,
        is: impl Fn(Option<Nation>) -> bool,
        stands: impl Fn(Standing) -> bool,
    ) -> Option<Goal> {
        if self.storm(at) > 0 {
            return None;
        }
        let nation = |captain: Captain| data.captains[captain as usize].nation;
        let captain = self.captain_at(data, at);
        if let Some(captain) = captain.filter(|&captain| is(Some(nation(captain)))) {
            return Some(Goal::Captain(captain));
        }
        let others = self.seats().filter(|&other| other != seat);
        let mut here = others.filter(|&other| self.location(other) == Some(at));
        here.find(|&other| stands(self.standing(other)) && is(self.vessel(data, other).nation))
            .map(Goal::Player)
    }

    /// Returns the way that something at a location goes with the wind at the end of the round: a storm, or else a captain or a player
    /// adrift, whom the edge of the sea holds (`pirate-crusades §4.7`).
    #[must_use]
    pub fn drift(&self, data: &Data, at: Location) -> Option<Heading> {
        let wind = self.wind(data, at)?;
        let is_adrift = |seat: &Seat| matches!(self.standing(*seat), Standing::Adrift(_));
        let mut here = self.seats().filter(|&seat| self.location(seat) == Some(at));
        let goes = self.storm(at) > 0
            || self.captain_at(data, at).is_some()
            || (at.toward(wind).is_some() && here.any(|seat| is_adrift(&seat)));
        goes.then_some(wind)
    }
}
