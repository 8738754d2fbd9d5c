//! The outcome that a Cursed Pirate expects of a move: space, coins and power after all that is known (`voodoo-pirate-card-game §12.24`).

use crate::voodoo_cards::data::Feature;
use crate::voodoo_cards::pieces::{Place, Wind};
use crate::voodoo_cards::play::Play;
use crate::voodoo_cards::ring::{Heading, Space};
use crate::voodoo_cards::sailing::{MOST_BREATHS, Voyage};
use crate::voodoo_cards::tix;
use crate::voodoo_cards::waters::Waters;
use rules::table::Seat;

/// The purse of a pirate on the way of a move that is looked ahead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Purse {
    coins: u8,
    power: u8,
    supply: u8,
}

impl Purse {
    /// A coin to the supply, if there is one.
    fn pay(&mut self) -> bool {
        let pays = self.coins > 0;
        if pays {
            self.coins -= 1;
            self.supply += 1;
        }
        pays
    }
}

/// The end of a move, and what the ship has there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct End {
    at: Space,
    purse: Purse,
}

/// The ends of moves that Mermaid's Breath carries on. With the Compass there are two ways on from each cardinal space: without
/// these their number would double with every breath.
#[derive(Default)]
struct Breathed {
    ends: Vec<(Voyage, Purse, End)>,
    /// The number of times that one was asked for.
    asked: u32,
}

impl Breathed {
    /// Returns where a move ends, if that is known.
    fn end(&mut self, voyage: Voyage, purse: Purse) -> Option<End> {
        self.asked += 1;
        let mut ends = self.ends.iter();
        let known = ends.find(|(of, with, _)| (*of, *with) == (voyage, purse));
        known.map(|&(.., end)| end)
    }
}

impl<'w, 's> Play<'w, 's> {
    /// The points of space, coins and power after an own move, by all that is known: prices, currents, maps, coins boarded for.
    pub(super) fn points_after(&self, voyage: Voyage) -> i16 {
        let (ahead, purse) = (self.look_ahead(), self.purse(voyage.ship));
        self.points_of(ahead.end(voyage, purse, &mut Breathed::default()))
    }

    /// The same, of a move that goes on to a space.
    pub(super) fn points_onward(&self, voyage: Voyage, next: Space) -> i16 {
        let (ahead, purse) = (self.look_ahead(), self.purse(voyage.ship));
        self.points_of(ahead.onward(voyage, next, purse, &mut Breathed::default()))
    }

    /// The same, of the conjurer of Tix: the victim moves first (§6), and may then block it.
    pub(super) fn points_after_tix(&self, seat: Seat, victim: Seat, way: Heading) -> i16 {
        let (Some(at), Some(theirs)) = (self.ships.space(seat), self.ships.space(victim)) else {
            return i16::MIN;
        };
        let forced = tix::forced(victim, theirs, way);
        let (purse, breathed) = (self.purse(victim), &mut Breathed::default());
        let victims = self.look_ahead().end(forced, purse, breathed);
        let ahead = Lookahead {
            supposed: Some((victim, victims)),
            ..self.look_ahead()
        };
        let purse = Purse {
            supply: victims.purse.supply,
            ..self.purse(seat)
        };
        let way = way.opposite();
        let end = match ahead.waters().judge_move(seat, way, true) {
            Ok(()) => ahead.end(tix::own(seat, at, way), purse, &mut Breathed::default()),
            Err(_) => End { at, purse },
        };
        self.points_of(end)
    }

    fn look_ahead(&self) -> Lookahead<'_, 'w, 's> {
        Lookahead {
            play: self,
            supposed: None,
        }
    }

    fn points_of(&self, End { at, purse }: End) -> i16 {
        let value = self.own.sea.water(at).value;
        i16::from(value) + i16::from(purse.coins) + i16::from(purse.power)
    }

    fn purse(&self, seat: Seat) -> Purse {
        Purse {
            coins: self.holds.coins(seat),
            power: self.ships.power(seat),
            supply: self.holds.coins_at(Place::Supply),
        }
    }
}

/// A look ahead from the table as it stands, or as it would be once another's move is done.
#[derive(Clone, Copy)]
struct Lookahead<'p, 'w, 's> {
    play: &'p Play<'w, 's>,
    /// The ship that has moved by then, and where it ends with how many coins.
    supposed: Option<(Seat, End)>,
}

impl<'p, 'w, 's> Lookahead<'p, 'w, 's> {
    fn waters(self) -> Waters<'p, 'w, 's> {
        let supposed = self.supposed.map(|(ship, end)| (ship, end.at));
        self.play.waters().after(supposed)
    }

    /// A pirate's coins.
    fn coins(self, seat: Seat) -> u8 {
        match self.supposed {
            Some((supposed, end)) if supposed == seat => end.purse.coins,
            _ => self.play.holds.coins(seat),
        }
    }

    /// Returns where a move ends that its captain makes the most of.
    fn end(self, mut voyage: Voyage, purse: Purse, breathed: &mut Breathed) -> End {
        if self.waters().goes_on(&voyage) {
            let stops = self
                .waters()
                .may_stop(&voyage)
                .then(|| self.rest(voyage, purse, breathed));
            let nexts = self.waters().nexts(&voyage);
            let ends = nexts.map(|next| self.onward(voyage, next, purse, breathed));
            let best = stops.into_iter().chain(ends);
            match best.max_by_key(|&end| self.play.points_of(end)) {
                Some(end) => return end,
                None => voyage.left = 0,
            }
        }
        self.rest(voyage, purse, breathed)
    }

    /// The end of a move where the ship has come to: what carries it on, else the goods of the space.
    fn rest(self, mut voyage: Voyage, mut purse: Purse, breathed: &mut Breathed) -> End {
        let (play, at) = (self.play, voyage.at);
        if !voyage.moved {
            return End { at, purse };
        }
        match play.own.sea.wind_on(at) {
            Some(Wind::Becalmed | Wind::Storm) => {}
            Some(Wind::Mermaids) if voyage.breaths < MOST_BREATHS => {
                purse.pay();
                voyage.breathe();
                if let Some(end) = breathed.end(voyage, purse) {
                    return end;
                }
                let end = self.end(voyage, purse, breathed);
                breathed.ends.push((voyage, purse, end));
                return end;
            }
            _ => {
                if let Some(Feature::Current(arrow)) = play.own.sea.feature(at)
                    && !voyage.drifted
                {
                    voyage.drift(arrow);
                    return self.end(voyage, purse, breathed);
                }
            }
        }
        match play.own.sea.feature(at) {
            Some(Feature::Map)
                if !play
                    .ships
                    .has_had_map(voyage.ship, play.own.sea.map_bit(at)) =>
            {
                let coins = play.book.0.start.map_coins.min(purse.supply);
                purse.coins += coins;
                purse.supply -= coins;
            }
            Some(Feature::NightWatch) if purse.pay() => {}
            Some(Feature::NightWatch) => {
                purse.power = purse.power.saturating_sub(1).max(1);
            }
            _ => {}
        }
        End { at, purse }
    }

    /// The end of a move that goes on to this space.
    fn onward(
        self,
        mut voyage: Voyage,
        next: Space,
        mut purse: Purse,
        breathed: &mut Breathed,
    ) -> End {
        let play = self.play;
        let holds = play.own.sea.holds_ships(next);
        match self.waters().other_on(voyage.ship, next) {
            Some(other) => {
                let boards = voyage.own && !holds && !voyage.passed.contains(other);
                // A Cursed Pirate wants the compass token, then a coin (§10).
                if boards && !play.markers.has_compass(other) && self.coins(other) > 0 {
                    purse.coins += 1;
                }
                voyage.passed.insert(other);
            }
            None => voyage.moved = true,
        }
        voyage.enter(next, holds);
        self.end(voyage, purse, breathed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::with_play;
    use crate::voodoo_cards::event::Cause;
    use crate::voodoo_cards::{Setup, VoodooCards, load};
    use rules::table::conformance::step;
    use rules::table::{Dice, SeatKind, Table};

    #[test]
    fn breaths_on_a_ring_with_the_compass_are_looked_ahead_to_once_each() {
        let setup = Setup::of(&[SeatKind::Random; 4]);
        let mut most = 0;
        for seed in 0..60 {
            let mut table = Table::<VoodooCards>::new(load::standard(), &setup, seed).unwrap();
            let mut dice = Dice::new(seed);
            while step(&mut table, &mut dice) {
                let asked = with_play(&mut table, |play| {
                    let mut most = 0;
                    for seat in (0..4).map(Seat) {
                        let Some(at) = play.ships.space(seat) else {
                            continue;
                        };
                        for &way in Heading::ALL {
                            let voyage = Voyage {
                                own: true,
                                ..Voyage::new(seat, at, way, 1, Cause::Ritual)
                            };
                            let (purse, mut breathed) = (play.purse(seat), Breathed::default());
                            play.look_ahead().end(voyage, purse, &mut breathed);
                            most = most.max(breathed.asked);
                        }
                    }
                    most
                });
                most = most.max(asked);
            }
        }
        assert!((20..200).contains(&most), "{most}");
    }
}
