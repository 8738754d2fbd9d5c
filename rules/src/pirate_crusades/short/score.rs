//! The end of the Short Game (`pirate-crusades §3.9`).

use crate::pirate_crusades::play::Play;
use crate::pirate_crusades::values::*;
use crate::table::Seat;

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

impl Play<'_, '_> {
    /// Returns the points of a player: missions done, cards in hand and holds, rounds of a game alone, and being out.
    pub fn points(&self, seat: Seat) -> Points {
        if self.seats.long {
            return self.long_points(seat);
        }
        let (has, points) = (self.cards.of(seat), self.numbers().short.points);
        let cards = has.hand.len() + has.holds.len();
        let rounds = if self.seats.count == 1 {
            self.turn.round
        } else {
            0
        };
        let out = u8::from(self.standing(seat) == Standing::Out);
        [
            points.mission * i16::from(has.done.len()),
            points.card * i16::from(cards),
            points.round * i16::from(rounds),
            points.out * i16::from(out),
        ]
    }

    /// Returns who has won a game that is over: who has done all missions or is left alone; at the round limit those with most missions
    /// done, then with most cards in hand and holds. Who is out, or alone at the limit, has not.
    pub fn winners(&self) -> Vec<Seat> {
        if self.turn.winner.is_some() {
            return self.turn.winner.into_iter().collect();
        }
        let left = self
            .from(Seat(0))
            .filter(|&seat| self.standing(seat) != Standing::Out);
        let left: Vec<Seat> = left.filter(|_| self.seats.count > 1).collect();
        let rank = |seat: Seat| {
            let has = self.cards.of(seat);
            match self.seats.long {
                true => self.long_rank(seat),
                false => (has.done.len(), has.hand.len() + has.holds.len(), 0),
            }
        };
        let best = left.iter().map(|&seat| rank(seat)).max();
        left.into_iter()
            .filter(|&seat| Some(rank(seat)) == best)
            .collect()
    }
}
