//! Points and winners as everybody sees them (`pirate-crusades §3.9`).

use super::data::Data;
use super::values::*;
use super::view::View;
use crate::table::Seat;

impl View {
    /// Returns a player's points as they stand: missions done, cards in hand and holds, rounds of a game alone, and being out.
    #[must_use]
    pub fn points(&self, data: &Data, seat: Seat) -> Points {
        let points = data.numbers.short.points;
        let alone = self.players.len() == 1;
        let rounds = if alone { self.round } else { 0 };
        let out = u8::from(self.standing(seat) == Standing::Out);
        let (done, cards) = self.rank(seat);
        [
            points.mission * done as i16,
            points.card * cards as i16,
            points.round * i16::from(rounds),
            points.out * i16::from(out),
        ]
    }

    /// Returns who has won a game that is over: who has done all missions, or is left alone; at the round limit those with most
    /// missions done, then with most cards in hand and holds. Who is out, or alone at the limit, has not.
    #[must_use]
    pub fn winners(&self, data: &Data) -> Vec<Seat> {
        let all = usize::from(data.numbers.short.missions.get());
        if let Some(seat) = self.seats().find(|&seat| self.rank(seat).0 >= all) {
            return vec![seat];
        }
        let left = self
            .seats()
            .filter(|&seat| self.standing(seat) != Standing::Out);
        let left: Vec<Seat> = left.filter(|_| self.players.len() > 1).collect();
        let best = left.iter().map(|&seat| self.rank(seat)).max();
        left.into_iter()
            .filter(|&seat| Some(self.rank(seat)) == best)
            .collect()
    }

    /// Missions done, and cards in hand and holds.
    fn rank(&self, seat: Seat) -> (usize, usize) {
        let hand = usize::from(self.players[seat.index()].hand);
        (self.done(seat).len(), hand + self.holds(seat).len())
    }
}
