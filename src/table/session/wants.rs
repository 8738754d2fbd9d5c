//! The aims of captains: whose points their choices were to change, as far as everybody at the table may know.

use super::Session;
use crate::table::figures::signed;
use crate::table::{Ranks, Speak, TableGame};
use rules::review::Stake;
use rules::table::Logged;

/// The most stakes told of a choice.
const MOST: usize = 3;

/// The changes of points that a captain's choice was to make, each of a source of its own or of another seat, the most first; empty
/// if unknown or not worth a word.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Wants([Option<(Stake, f32)>; MOST]);

impl Wants {
    /// Returns the first of some stakes.
    pub(super) fn of(stakes: &[(Stake, f32)]) -> Self {
        let mut wants = Self::default();
        for (want, &stake) in wants.0.iter_mut().zip(stakes) {
            *want = Some(stake);
        }
        wants
    }

    fn in_words<G: TableGame>(&self, speaker: &G::Speaker, ranks: &Ranks) -> Option<String> {
        let words = speaker.words();
        let say = |&(stake, points): &(Stake, f32)| {
            let (whose, points) = match stake {
                Stake::Own(source) => (speaker.source(source), ranks.of(source, points)),
                // What only breaks ties for somebody else is not worth a word.
                Stake::Of(_) if ranks.only_tie(points) => return None,
                Stake::Of(seat) => {
                    let name = speaker.name(seat);
                    let whose = match ranks.first() {
                        Some((source, _)) => format!("{name}: {}", speaker.source(source)),
                        None => name,
                    };
                    (whose, ranks.all(points))
                }
            };
            Some(format!("{whose} {}", signed(words, points)))
        };
        let said: Vec<String> = self.0.iter().flatten().filter_map(say).collect();
        let wants = ("wants", said.join(" · ").into());
        (!said.is_empty()).then(|| words.say("ui-captain-wants", &[wants]))
    }
}

impl<G: TableGame> Session<G> {
    /// Returns what the points of the game only rank its seats by.
    pub(crate) fn ranks(&self) -> Ranks {
        G::ranks(self.table.setup(), self.table.data())
    }

    /// Returns the aim of the captain behind an event, in words, if the event came of its decision, and nobody else had a hand in
    /// it.
    pub(in crate::table) fn wanted(&self, number: usize, told: Logged<G>) -> Option<String> {
        let later = self.made.partition_point(|made| made.told <= number);
        let made = &self.made[later.checked_sub(1)?];
        let seat = Some(made.seat);
        if G::actor(&told.event) != seat {
            return None;
        }
        let wanted = made.wants.in_words::<G>(&self.speaker, &self.ranks())?;
        let mut before = self.log_from(made.told).rev();
        let (mut at, mut now) = (number, told);
        // The decision itself is told first.
        while at > made.told {
            (at, now) = before.find(|(other, before)| *other < at && G::led_to(before, &now))?;
            if ![seat, None].contains(&G::actor(&now.event)) {
                return None;
            }
        }
        Some(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::Seat;

    #[test]
    fn no_more_is_told_than_there_is_room_for() {
        let stake = |seat| (Stake::Of(Seat(seat)), 1.0);
        let told = |wants: Wants| wants.0.iter().flatten().count();
        assert_eq!(told(Wants::of(&[])), 0);
        assert_eq!(told(Wants::of(&[stake(0), stake(1)])), 2);
        let most = Wants::of(&[stake(3), stake(2), stake(1), stake(0)]);
        assert_eq!(told(most), MOST);
        assert_eq!(most.0[0], Some(stake(3)));
    }
}
