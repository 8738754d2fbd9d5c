//! The end of the game, and the score (`cursed-seas §7`).

use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// It is looked whether the game is over; it can't be before it has begun.
pub fn ends(play: &mut Play) {
    if *play.phase.get() == Phase::Round
        && let Some(end) = play.ending()
    {
        play.end_game(end);
    }
}

/// The score is told.
pub fn tell(mut play: Play) {
    let round = play.turn.round;
    play.tell(Event::PhaseBegan(Phase::Over, round), Cause::End);
    let seats: Vec<Seat> = play.from(Seat(0)).collect();
    for seat in seats {
        let scored = Event::Scored(seat, play.score(seat), play.remains(seat));
        play.tell(scored, Cause::End);
    }
}

impl Play<'_, '_> {
    /// The game is over: nothing more happens.
    pub fn end_game(&mut self, end: End) {
        self.agenda.clear();
        self.tell(Event::GameEnded(end), Cause::End);
        self.change_turn(Cause::End, |turn| turn.ended = Some(end));
        self.next_phase.set(Phase::Over);
    }

    /// Returns why the game is over, if it is.
    fn ending(&self) -> Option<End> {
        let start = u16::from(self.gold_at_start());
        let seats = || self.from(Seat(0));
        let half = |seat: Seat| 2 * u16::from(self.turn.gold[seat.index()]) > start;
        if self.seats.count == 2 && seats().any(half) {
            return Some(End::Half);
        }
        if !self.is_gold_available() {
            return Some(End::AllUnloaded);
        }
        let stranded = seats().filter(|&seat| !self.can_move_again(seat)).count();
        (2 * stranded >= usize::from(self.seats.count)).then_some(End::Stranded)
    }

    /// Returns all gold of the start: what lies about, what was unloaded and what was lost, without what uniques brought.
    #[must_use]
    pub fn gold_at_start(&self) -> u8 {
        let about = self
            .holds
            .treasures
            .iter()
            .filter(|(_, at, _)| at.place != TreasurePlace::Gone);
        let about: u8 = about
            .map(|(_, _, state)| match state.loot {
                Some(Loot::Coin(value)) => value,
                _ => 0,
            })
            .sum();
        let home: u8 = self.turn.gold.iter().sum();
        let forts = self.waters.islands().filter_map(|(.., isle)| isle.fort);
        let forts: u8 = forts.map(|fort| fort.gold).sum();
        about + home + forts + self.turn.lost - self.turn.found
    }

    /// Returns whether any coin lies on an island, or aboard a ship that is not wrecked.
    fn is_gold_available(&self) -> bool {
        self.holds.treasures.iter().any(|(_, at, state)| {
            let there = match at.place {
                TreasurePlace::On(_) => true,
                TreasurePlace::Aboard(vessel) => !self.waters.hull(vessel).wrecked,
                _ => false,
            };
            there && matches!(state.loot, Some(Loot::Coin(_)))
        })
    }

    /// Returns whether a player can ever again give a move action.
    #[must_use]
    pub fn can_move_again(&self, seat: Seat) -> bool {
        let mut fleet = self.waters.fleet(seat);
        let ships = fleet.any(|vessel| {
            let hull = self.waters.hull(vessel);
            !hull.is_ship()
                || hull.sound != 0
                || (!hull.wrecked || hull.tower.is_some()) && self.can_recover(vessel)
        });
        ships
            || self.held(seat, EventCard::SpareSpars).is_some()
                && self
                    .waters
                    .fleet(seat)
                    .any(|vessel| self.waters.hull(vessel).is_ship())
    }

    /// Returns whether a derelict can come to move again: at home, or by what is aboard or within its reach.
    fn can_recover(&self, vessel: Vessel) -> bool {
        if self.is_home(vessel) {
            return true;
        }
        let able = [Keyword::Galley, Keyword::Shipwright];
        let milagros = self.aboard(vessel, Crew::SorMilagros);
        let milagros = milagros.is_some_and(|card| !self.is_used(card));
        if milagros || able.iter().any(|&keyword| self.has(vessel, keyword)) {
            return true;
        }
        let seat = self.player(vessel);
        let home = self.waters.home(seat);
        let stowaway = self.held(seat, EventCard::Stowaway).is_some();
        let helps = |crew: Crew| {
            let gives = &self.data().crew(crew).gives;
            crew == Crew::SorMilagros || able.iter().any(|keyword| gives.contains(keyword))
        };
        self.holds.cards.iter().any(|(card, at, state)| {
            let Some(Item::Crew(crew, _)) = state.item else {
                return false;
            };
            let near = match at.place {
                CardPlace::Ashore(island, owner) => {
                    owner == seat
                        && (self.touches_island(vessel, island) || stowaway && home == Some(island))
                }
                CardPlace::Aboard(other) => {
                    self.player(other) == seat
                        && other != vessel
                        && self.are_within(vessel, other, 5)
                }
                _ => false,
            };
            near && helps(crew) && !self.is_used(*card)
        })
    }

    /// Returns whether what a card does once was done.
    #[must_use]
    pub fn is_used(&self, card: Card) -> bool {
        let entity = self.waters.pieces.cards[card.index()];
        self.holds
            .cards
            .get(entity)
            .is_ok_and(|(_, _, state)| state.used)
    }

    /// Returns a player's gold: at home and in forts, and with more than two players aboard ships that are neither wrecked nor lost.
    #[must_use]
    pub fn score(&self, seat: Seat) -> [u8; 2] {
        let forts: u8 = self.forts(seat).map(|fort| fort.gold).sum();
        let home = self.turn.gold[seat.index()] + forts;
        let counts = self.seats.count > 2;
        [home, if counts { self.gold_aboard(seat) } else { 0 }]
    }

    /// Returns the worth of the coins aboard a player's ships that are neither wrecked nor lost.
    #[must_use]
    pub fn gold_aboard(&self, seat: Seat) -> u8 {
        let ships = self.waters.fleet(seat).filter(|&vessel| {
            self.waters.place(vessel).is_some() && !self.waters.hull(vessel).wrecked
        });
        ships
            .map(|vessel| self.holds.gold_at(TreasurePlace::Aboard(vessel)))
            .sum()
    }

    /// Returns a player's forts.
    fn forts(&self, seat: Seat) -> impl Iterator<Item = Fort> {
        let forts = self.waters.islands().filter_map(|(.., isle)| isle.fort);
        forts.filter(move |fort| fort.seat == seat)
    }

    /// Returns what decides a tie: a player's units that remain, then standing masts.
    #[must_use]
    pub fn remains(&self, seat: Seat) -> [u8; 2] {
        let fleet: Vec<Vessel> = self.waters.fleet(seat).collect();
        let masts = fleet.iter().map(|&vessel| self.waters.hull(vessel));
        let masts: u8 = masts
            .filter(|hull| hull.is_ship())
            .map(Hull::standing)
            .sum();
        let home = self.waters.home(seat);
        let crew = self.holds.cards.iter().filter(|(_, at, state)| {
            let there = match at.place {
                CardPlace::Aboard(vessel) => self.player(vessel) == seat,
                CardPlace::Ashore(island, owner) => owner == seat && home == Some(island),
                _ => false,
            };
            there && matches!(state.item, Some(Item::Crew(..)))
        });
        let units = fleet.len() + crew.count() + self.forts(seat).count();
        [units as u8, masts]
    }
}
