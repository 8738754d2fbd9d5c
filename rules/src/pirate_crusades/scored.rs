//! Points and winners as everybody sees them (`pirate-crusades §3.9`, `§4.10`).

use super::data::Data;
use super::values::*;
use super::view::View;
use crate::table::Seat;

/// Returns points by all sources of both games, in the order of [`SOURCES`](crate::study::Studied::SOURCES).
#[must_use]
pub fn by_source(long: bool, points: Points) -> [i16; 7] {
    let [first, second, third, out] = points;
    match long {
        true => [0, 0, 0, first, second, third, out],
        false => [first, second, third, 0, 0, 0, out],
    }
}

impl View {
    /// Returns a player's points as they stand, by all sources of both games: missions done, cards in hand and holds, rounds of a
    /// game alone; reputation, riches and the ship; and being out.
    #[must_use]
    pub fn points(&self, data: &Data, seat: Seat) -> [i16; 7] {
        let is_out = self.standing(seat) == Standing::Out;
        let (first, second, third) = self.rank(data, seat);
        let points = match self.long {
            true if is_out => [0, 0, 0, data.numbers.long.points.out],
            true => {
                let points = data.numbers.long.points;
                [
                    points.reputation * first,
                    points.doubloon * second,
                    points.ship * third,
                    0,
                ]
            }
            false => {
                let points = data.numbers.short.points;
                let alone = self.players.len() == 1;
                let rounds = if alone { self.round } else { 0 };
                [
                    points.mission * first,
                    points.card * second,
                    points.round * i16::from(rounds),
                    points.out * i16::from(is_out),
                ]
            }
        };
        by_source(self.long, points)
    }

    /// Returns who has won a game that is over: who has done all missions, or is infamous, or is left alone; at the round limit those
    /// with most missions done, then with most cards in hand and holds; in the Long Game with the highest reputation, then most
    /// riches, then the largest ship. Who is out, or alone at the limit, has not.
    #[must_use]
    pub fn winners(&self, data: &Data) -> Vec<Seat> {
        let goal = self.goal(data);
        if let Some(seat) = self.seats().find(|&seat| self.rank(data, seat).0 >= goal) {
            return vec![seat];
        }
        let left = self
            .seats()
            .filter(|&seat| self.standing(seat) != Standing::Out);
        let left: Vec<Seat> = left.filter(|_| self.players.len() > 1).collect();
        let best = left.iter().map(|&seat| self.rank(data, seat)).max();
        left.into_iter()
            .filter(|&seat| Some(self.rank(data, seat)) == best)
            .collect()
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

    /// By what players are ranked: missions done, then cards in hand and holds; in the Long Game reputation, riches, and the ship's
    /// value.
    fn rank(&self, data: &Data, seat: Seat) -> (i16, i16, i16) {
        let player = self.players[seat.index()];
        if self.long {
            let value = self.ship(seat).map_or(0, |ship| data.size(ship));
            let (reputation, riches) = (player.voyage.reputation, player.voyage.riches);
            return (reputation.into(), riches.into(), value.into());
        }
        let hand = i16::from(player.hand);
        let (done, holds) = (self.done(seat).len(), self.holds(seat).len());
        (done as i16, hand + holds as i16, 0)
    }
}
