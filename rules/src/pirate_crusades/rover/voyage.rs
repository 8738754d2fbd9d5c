//! The computer pirate of the Long Game.

use super::{Note, Rover};
use crate::values::*;
use rules::table::Seat;
use std::cmp::Reverse;

/// The ship's size below which a bigger one comes before flaunting, and the size up to which it buys bigger ones.
const SMALL: u8 = 5;
const LARGE: u8 = 6;
/// The riches from which on it buys no more maps.
const RICH: u8 = 6;
/// The crew below which it wants a port, and with which it tows ships.
const FEW: u8 = 2;
const TOWS: u8 = 3;
/// Times that a captain's ship counts against its crew before it attacks; the worth that a player's card counts, and that must come besides.
const PER_SIZE: u16 = 3;
const PER_CARD: u16 = 9;
const BESIDES: u16 = 3;
/// The guns that the other's cards count when it thinks of fleeing.
const FEARED: u16 = 7;

/// Worth of places: ports for spoils, for hostages, captains, treasure, ports for missions, for crew, and unexplored ones.
const SPOILS: u8 = 12;
const HOSTAGES: u8 = 10;
const CAPTAIN: u8 = 9;
const TREASURE: u8 = 8;
const MISSION: u8 = 5;
const HAVEN: u8 = 4;
const UNEXPLORED: u8 = 3;

/// The steps to a location, and the first heading on the way.
type Way = Option<(u8, Heading)>;

impl Rover<'_, '_, '_> {
    /// Returns what it answers where the Long Game differs; nothing where it does not.
    pub(super) fn at_length(&self, question: Question, note: Note) -> Option<Choice> {
        match question {
            Question::Docked => self.in_long_port(note),
            Question::Sailing(_) => self.sailing(note),
            Question::Encounter(strength) => self.captain(strength, note),
            Question::Sell => {
                let all = self.play.cards.of(self.seat).holds.set();
                self.follow(Line::SellAll, note, || {
                    self.next_of(all.union(self.chosen()))
                })
            }
            Question::MakeRoom => self.follow(Line::Lightest, note, || {
                let tons = |card| u16::from(self.play.data().tons(card));
                let holds = self.play.cards.of(self.seat).holds.set();
                let lightest = self.least(holds, 1, tons).first();
                let first = lightest.filter(|_| self.chosen().is_empty());
                Some(first.map_or(Choice::Done, Choice::Add))
            }),
            Question::Battle(_) => self.follow(Line::AllButLeast, note, || {
                let has = self.play.cards.of(self.seat);
                let all = has.hand.union(has.laid);
                let lays = all.without(self.least(all, 1, |card| self.worth(card)));
                let next = lays.after(has.laid.last()).first();
                Some(next.map_or(Choice::Done, Choice::Add))
            }),
            Question::Flee(other) => {
                let (own, theirs) = (
                    self.play.cards.of(self.seat).laid,
                    self.play.cards.of(other).laid,
                );
                let weak = self.play.data().all_guns(own) < FEARED * u16::from(theirs.len());
                self.follow(Line::FleeDuel, note, || weak.then_some(Choice::Flee))
                    .or_else(|| self.follow(Line::StayInDuel, note, || Some(Choice::Stay)))
            }
            Question::Seize(ship) => self.seize(ship, note),
            Question::BiggerShip => self.follow(Line::LargerShip, note, || self.largest()),
            Question::Acquire(_) => self
                .follow(Line::RegainPoint, note, || Some(Choice::Regain))
                .or_else(|| self.follow(Line::LargerShip, note, || Some(Choice::TakeShip)))
                .or_else(|| self.follow(Line::LargerShip, note, || self.largest())),
            Question::Cursed => self.follow(Line::LeaveCurse, note, || Some(Choice::Leave)),
            Question::Adrift => self
                .follow(Line::AbandonShip, note, || Some(Choice::AbandonShip))
                .or_else(|| self.follow(Line::AbandonShip, note, || Some(Choice::Longboats)))
                .or_else(|| self.follow(Line::AbandonShip, note, || Some(Choice::Wait))),
            _ => None,
        }
    }

    /// Returns the largest ship that is listed, of several the first.
    fn largest(&self) -> Option<Choice> {
        let ships = self.choices.iter().filter_map(|choice| match choice {
            Choice::Card(card) => Some(*card),
            _ => None,
        });
        let best = ships.max_by_key(|&card| (self.play.data().size(card), Reverse(card)));
        best.map(Choice::Card)
    }

    fn in_long_port(&self, note: Note) -> Option<Choice> {
        let vessel = self.play.vessel(self.seat);
        let size = vessel.size(self.play.data());
        let limit = vessel.crew_limit(self.play.data());
        let riches = self.play.voyages.of(self.seat).riches;
        let small = size < SMALL && self.choices.contains(&Choice::BiggerShip);
        let unfit = self.has_mission(MissionKind::Conquer);
        let gathers = self.hand().len() < limit;
        let hopeless = !gathers && !self.has_no_mission() && self.is_aimless();
        let attacks = self.wins_keeping(1, self.play.town_strength(self.seat));
        let lines = [
            (Line::Flaunt, !small, Choice::Flaunt),
            (Line::BiggerShip, size < LARGE, Choice::BiggerShip),
            (Line::Relinquish, unfit, Choice::Relinquish),
            (Line::SellAll, true, Choice::Sell),
            (Line::Magistrate, true, Choice::Magistrate),
            (Line::AttackTown, attacks, Choice::AttackTown),
            (Line::BuyMap, riches < RICH, Choice::BuyMap),
            (Line::Gather, gathers, Choice::GatherCrew),
            (Line::Relinquish, hopeless, Choice::Relinquish),
            (Line::Disembark, true, Choice::Disembark),
        ];
        let mut lines = lines.into_iter();
        lines.find_map(|(line, applies, choice)| {
            self.follow(line, note, || Some(choice).filter(|_| applies))
        })
    }

    /// Returns what the hand is worth.
    fn whole_worth(&self) -> u16 {
        self.hand().iter().map(|card| self.worth(card)).sum()
    }

    /// Returns whether it would attack a captain.
    fn would_attack(&self, captain: Captain) -> bool {
        let enemy = Some(self.play.captains_nation(captain)) != self.nation();
        let size = u16::from(self.play.captains_size(captain));
        enemy && self.whole_worth() >= PER_SIZE * size
    }

    fn sailing(&self, note: Note) -> Option<Choice> {
        let play = self.play;
        self.follow(Line::DockHere, note, || {
            self.wants_to_dock().then_some(Choice::Dock)
        })
        .or_else(|| self.follow(Line::Dig, note, || Some(Choice::Dig)))
        .or_else(|| {
            self.follow(Line::AttackCaptain, note, || {
                let captain = play.captain_here(self.seat)?;
                self.would_attack(captain).then_some(Choice::AttackCaptain)
            })
        })
        .or_else(|| {
            self.follow(Line::AttackPlayer, note, || {
                let weaker = |other: &Seat| {
                    let cards = u16::from(play.cards.of(*other).hand.len());
                    let listed = self.choices.contains(&Choice::AttackPlayer(*other));
                    listed && self.whole_worth() > PER_CARD * cards + BESIDES
                };
                play.others(self.seat)
                    .find(weaker)
                    .map(Choice::AttackPlayer)
            })
        })
        .or_else(|| self.follow(Line::SteerFor, note, || self.steer().map(Choice::Move)))
    }

    /// Returns what a port pays for spoils, hostages and missions aboard; nothing where it pays nothing.
    fn pays(&self, at: Location) -> Option<u8> {
        let play = self.play;
        let port = play.cards.port(at)?;
        let has = play.cards.of(self.seat);
        let nation = play.data().nation(port);
        let captains = play.sea.hostages(self.seat);
        let mut foreign = captains
            .iter()
            .filter(|&one| Some(play.captains_nation(one)) != nation);
        let mut players = play
            .held_players(self.seat)
            .filter(|&one| play.allegiance(one) != nation);
        if has.chest.is_some() || has.prize.is_some() {
            Some(SPOILS)
        } else if foreign.next().is_some() || players.next().is_some() {
            Some(HOSTAGES)
        } else {
            let mut missions = has.missions.iter();
            let done = missions.any(|card| play.completes_at(card, port));
            done.then_some(MISSION)
        }
    }

    fn is_haven(&self, at: Location) -> bool {
        let wants = self.has_no_mission() || self.hand().len() < FEW;
        let port = self.play.cards.port(at);
        let vessel = self.play.vessel(self.seat);
        let free = |port| !vessel.loses_deserter(self.play.data(), port);
        wants && port.is_some_and(free)
    }

    fn wants_to_dock(&self) -> bool {
        let here = self.play.at(self.seat);
        here.filter(|&at| self.play.cards.port(at).is_some())
            .is_some_and(|at| self.pays(at).is_some() || self.is_haven(at) || self.is_aimless())
    }

    /// Returns what it is worth to come to a location.
    fn value(&self, at: Location) -> Option<u8> {
        let play = self.play;
        let captain = play
            .sea
            .captain(at)
            .filter(|&captain| self.would_attack(captain));
        let treasure = play.voyages.of(self.seat).map == Some(at);
        let values = [
            self.pays(at).filter(|_| play.may_dock(self.seat, at)),
            captain.map(|_| CAPTAIN),
            treasure.then_some(TREASURE),
            (self.is_haven(at) && play.may_dock(self.seat, at)).then_some(HAVEN),
            (!play.sea.is_explored(at)).then_some(UNEXPLORED),
        ];
        values.into_iter().flatten().max()
    }

    /// Returns the first step towards the location of most value for the way; where nothing is worth it, towards the nearest port that
    /// receives it.
    fn steer(&self) -> Option<Heading> {
        let port = |at| self.play.may_dock(self.seat, at).then_some(HAVEN);
        self.best_way(|at| self.value(at))
            .or_else(|| self.best_way(port))
    }

    /// Returns whether nothing at sea is worth the way.
    fn is_aimless(&self) -> bool {
        self.best_way(|at| self.value(at)).is_none()
    }

    /// Returns the first step towards the location of most value for the way, round storms and not against known winds.
    fn best_way(&self, value: impl Fn(Location) -> Option<u8>) -> Option<Heading> {
        let ways = self.ways();
        let mut best: Option<(u8, u8, Heading)> = None;
        for at in Location::all() {
            let Some(((steps, heading), value)) = ways[at.index()].zip(value(at)) else {
                continue;
            };
            let better = |(of, in_steps, _): (u8, u8, Heading)| {
                u16::from(value) * u16::from(in_steps) > u16::from(of) * u16::from(steps)
            };
            if best.is_none_or(better) {
                best = Some((value, steps, heading));
            }
        }
        best.map(|(_, _, heading)| heading)
    }

    /// Returns the shortest ways from here to all locations.
    fn ways(&self) -> [Way; 25] {
        let mut ways: [Way; 25] = [None; 25];
        let Some(here) = self.play.at(self.seat) else {
            return ways;
        };
        let mut found = vec![(here, 0, None)];
        let mut next = 0;
        while let Some(&(at, steps, first)) = found.get(next) {
            next += 1;
            for &heading in Heading::ALL {
                let against = self.play.sea.spot(at).wind() == Some(heading.opposite());
                let Some(to) = at.toward(heading).filter(|_| !against) else {
                    continue;
                };
                let is_new =
                    to != here && ways[to.index()].is_none() && self.play.sea.storm(to) == 0;
                if is_new {
                    let first = first.unwrap_or(heading);
                    ways[to.index()] = Some((steps + 1, first));
                    found.push((to, steps + 1, Some(first)));
                }
            }
        }
        ways
    }

    fn captain(&self, strength: u16, note: Note) -> Option<Choice> {
        let fight = |keep| self.wins_keeping(keep, strength).then_some(Choice::Fight);
        self.follow(Line::Fight, note, || fight(1))
            .or_else(|| self.follow(Line::Flee, note, || Some(Choice::Flee)))
            .or_else(|| {
                self.follow(Line::Dump, note, || {
                    let tons = |card| u16::from(self.play.data().tons(card));
                    let holds = self.play.cards.of(self.seat).holds.set();
                    self.least(holds, 1, tons).first().map(Choice::Dump)
                })
            })
            .or_else(|| self.follow(Line::FightWithAll, note, || fight(0)))
            .or_else(|| self.follow(Line::Yield, note, || Some(Choice::Yield)))
    }

    fn seize(&self, ship: Card, note: Note) -> Option<Choice> {
        let data = self.play.data();
        let own = self.play.cards.of(self.seat).ship;
        let larger = own.is_none_or(|own| data.size(ship) > data.size(own));
        let tows = self.hand().len() >= TOWS;
        let lines = [
            (Line::LargerShip, larger && tows, Choice::SwapAndTow),
            (Line::LargerShip, larger, Choice::Swap),
            (Line::TowShip, tows, Choice::Tow),
            (Line::LeaveShip, true, Choice::Leave),
        ];
        let mut lines = lines.into_iter();
        lines.find_map(|(line, applies, choice)| {
            self.follow(line, note, || Some(choice).filter(|_| applies))
        })
    }
}
