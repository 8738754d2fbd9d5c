//! Points and winners, in the rules and as everybody sees them (`pirate-crusades §3.9`, `§4.10`).

use super::data::Data;
use super::play::Play;
use super::values::*;
use super::view::View;
use rules::table::Seat;

/// Returns points by all sources of both games, in the order of [`SOURCES`](rules::study::Studied::SOURCES).
#[must_use]
pub fn by_source(long: bool, points: Points) -> [i16; 7] {
    let [first, second, third, out] = points;
    match long {
        true => [0, 0, 0, first, second, third, out],
        false => [first, second, third, 0, 0, 0, out],
    }
}

/// The game is over: who has won, and the points of all.
pub fn tell(mut play: Play) {
    let round = play.turn.round;
    play.tell(Event::PhaseBegan(Phase::Over, round), Cause::End);
    let winners = play.winners();
    if winners.is_empty() {
        play.tell(Event::NobodyWon, Cause::End);
    }
    for seat in winners {
        play.tell(Event::Won(seat), Cause::End);
    }
    for seat in play.from(Seat(0)) {
        let points = play.points(seat);
        play.tell(Event::Scored(seat, points), Cause::End);
    }
}

/// The numbers of a player that points are given for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Counts {
    /// The numbers by which players are ranked: missions done, and cards in hand and holds; in the Long Game reputation, riches, and
    /// the ship's value.
    ranked: [i16; 3],
    /// The rounds of a game alone.
    rounds: i16,
    /// True if the player is out.
    out: bool,
}

impl Counts {
    /// Returns the points, in the Long Game or in the Short one. In the Long Game being out leaves nothing else.
    fn points(&self, data: &Data, long: bool) -> Points {
        let [first, second, third] = self.ranked;
        if !long {
            let points = data.numbers.short.points;
            return [
                points.mission * first,
                points.card * second,
                points.round * self.rounds,
                points.out * i16::from(self.out),
            ];
        }
        let points = data.numbers.long.points;
        if self.out {
            return [0, 0, 0, points.out];
        }
        [
            points.reputation * first,
            points.doubloon * second,
            points.ship * third,
            0,
        ]
    }
}

/// Returns who wins at the round limit, or is left: those ranked highest who are not out; nobody of a game alone.
fn leaders(counts: &[Counts]) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(counts);
    let left = seats.filter(|(_, one)| !one.out && counts.len() > 1);
    let best = left.clone().map(|(_, counts)| counts.ranked).max();
    left.filter(|(_, counts)| Some(counts.ranked) == best)
        .map(|(seat, _)| seat)
        .collect()
}

impl Play<'_, '_> {
    fn counts(&self, seat: Seat) -> Counts {
        let has = self.cards.of(seat);
        let ranked = if self.seats.long {
            let voyage = self.voyages.of(seat);
            let value = has.ship.map_or(0, |ship| self.data().size(ship));
            [voyage.reputation, voyage.riches, value]
        } else {
            [has.done.len(), has.hand.len() + has.holds.len(), 0]
        };
        Counts {
            ranked: ranked.map(i16::from),
            rounds: match self.seats.count {
                1 => self.turn.round.into(),
                _ => 0,
            },
            out: self.standing(seat) == Standing::Out,
        }
    }

    /// Returns the points of a player: missions done, cards in hand and holds, rounds of a game alone, and being out; in the Long Game
    /// reputation, riches, the ship, and being out.
    pub fn points(&self, seat: Seat) -> Points {
        self.counts(seat).points(self.data(), self.seats.long)
    }

    /// Returns who has won a game that is over: who has done all missions, or is infamous, or is left alone; at the round limit those
    /// with most missions done, then with most cards in hand and holds; in the Long Game with the highest reputation, then most
    /// riches, then the largest ship. Who is out, or alone at the limit, has not.
    pub fn winners(&self) -> Vec<Seat> {
        if self.turn.winner.is_some() {
            return self.turn.winner.into_iter().collect();
        }
        let counts = self.from(Seat(0)).map(|seat| self.counts(seat));
        leaders(&counts.collect::<Vec<_>>())
    }
}

impl View {
    fn counts(&self, data: &Data, seat: Seat) -> Counts {
        let player = self.players[seat.index()];
        let ranked = if self.long {
            let value = self.ship(seat).map_or(0, |ship| data.size(ship));
            [player.voyage.reputation, player.voyage.riches, value]
        } else {
            let (done, holds) = (self.done(seat).len(), self.holds(seat).len());
            [done as u8, player.hand + holds as u8, 0]
        };
        Counts {
            ranked: ranked.map(i16::from),
            rounds: match self.players.len() {
                1 => self.round.into(),
                _ => 0,
            },
            out: player.standing == Standing::Out,
        }
    }

    /// Returns a player's points as they stand, by all sources of both games: missions done, cards in hand and holds, rounds of a
    /// game alone; reputation, riches and the ship; and being out.
    #[must_use]
    pub fn points(&self, data: &Data, seat: Seat) -> [i16; 7] {
        let points = self.counts(data, seat).points(data, self.long);
        by_source(self.long, points)
    }

    /// Returns who has won a game that is over, as the rules find it.
    #[must_use]
    pub fn winners(&self, data: &Data) -> Vec<Seat> {
        let counts = self.seats().map(|seat| self.counts(data, seat));
        let counts: Vec<Counts> = counts.collect();
        let goal = self.goal(data);
        match counts.iter().position(|counts| counts.ranked[0] >= goal) {
            Some(seat) => vec![Seat(seat as u8)],
            None => leaders(&counts),
        }
    }

    /// Returns how many missions win at once; in the Long Game how much reputation.
    #[must_use]
    pub fn goal(&self, data: &Data) -> i16 {
        let goal = match self.long {
            true => data.numbers.long.infamous.get(),
            false => data.numbers.short.missions.get(),
        };
        goal.into()
    }
}
