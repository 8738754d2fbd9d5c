//! The course of a game that is over: who led from when on, and which act moved a lead most.
//!
//! No rule of a game stands here: whoever goes through a game notes the points as they stood after each event.

use crate::table::Seat;
use std::cmp::Reverse;

/// The points of all seats after an event.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Standing {
    event: usize,
    round: u32,
    points: Vec<i32>,
}

/// The points of a game over its course: those at first, and those after each event that changed any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    first: Vec<i32>,
    changes: Vec<Standing>,
}

/// The lead over the course of a game, as it stood when each round was over. Only who has more points than everybody else leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// The number of times that another led than whoever had led last.
    pub changes: u32,
    /// The seat that leads in the end, and since which round without a break, from 1; `None` where the most points are shared.
    pub held: Option<(Seat, u32)>,
}

/// A change that an act made to a seat's lead over the best of the others; to its points, where there are no others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stroke {
    /// The act.
    pub act: usize,
    /// The event of it that did most.
    pub event: usize,
    /// The round in which that happened, from 1; 0 before the first.
    pub round: u32,
    /// By how many points the lead grew; below 0 if it shrank.
    pub gain: i32,
}

impl Course {
    /// Begins with the points that the seats have before anything happens.
    #[must_use]
    pub fn of(points: Vec<i32>) -> Self {
        Self {
            first: points,
            changes: Vec::new(),
        }
    }

    /// Notes the points after an event of a round. Events come in their order.
    pub fn note(&mut self, event: usize, round: u32, points: Vec<i32>) {
        let last = self.changes.last().map_or(&self.first, |now| &now.points);
        if *last != points {
            self.changes.push(Standing {
                event,
                round,
                points,
            });
        }
    }

    /// Returns how the lead went.
    #[must_use]
    pub fn lead(&self) -> Lead {
        let changed = self.changes.iter().map(|now| (now.round, &now.points[..]));
        let mut rounds: Vec<(u32, &[i32])> = Vec::new();
        // What was before the first round counts as what that one begins with.
        for (round, points) in std::iter::once((1, &self.first[..])).chain(changed) {
            let round = round.max(1);
            match rounds.last_mut() {
                Some(last) if last.0 == round => last.1 = points,
                _ => rounds.push((round, points)),
            }
        }
        let mut lead = Lead {
            changes: 0,
            held: None,
        };
        let mut last = None;
        for (round, points) in rounds {
            let leads = leader(points);
            if lead.held.map(|(seat, _)| seat) != leads {
                lead.held = leads.map(|seat| (seat, round));
            }
            if leads.is_some() {
                lead.changes += u32::from(last.is_some() && last != leads);
                last = leads;
            }
        }
        lead
    }

    /// Returns what each act did to a seat's lead, the greatest first, and of equals the latest. `act` says which act an event
    /// belongs to. What comes to nothing is left out.
    pub fn strokes(&self, seat: Seat, mut act: impl FnMut(usize) -> usize) -> Vec<Stroke> {
        // What the greatest event of each did stands beside it.
        let mut strokes: Vec<(Stroke, i32)> = Vec::new();
        let mut before = ahead(&self.first, seat);
        for now in &self.changes {
            let lead = ahead(&now.points, seat);
            let gain = lead - std::mem::replace(&mut before, lead);
            if gain == 0 {
                continue;
            }
            let stroke = Stroke {
                act: act(now.event),
                event: now.event,
                round: now.round,
                gain,
            };
            let known = strokes.iter_mut().find(|(one, _)| one.act == stroke.act);
            match known {
                Some((one, most)) => {
                    let sum = one.gain + gain;
                    if gain.abs() > most.abs() {
                        (*one, *most) = (stroke, gain);
                    }
                    one.gain = sum;
                }
                None => strokes.push((stroke, gain)),
            }
        }
        let mut strokes: Vec<Stroke> = strokes.into_iter().map(|(stroke, _)| stroke).collect();
        strokes.retain(|stroke| stroke.gain != 0);
        strokes.sort_by_key(|stroke| Reverse((stroke.gain.abs(), stroke.event)));
        strokes
    }
}

/// Returns who alone has the most points.
#[must_use]
pub fn leader(points: &[i32]) -> Option<Seat> {
    let most = points.iter().max()?;
    let mut leaders = (0..).map(Seat).zip(points).filter(|&(_, own)| own == most);
    let (seat, _) = leaders.next()?;
    leaders.next().is_none().then_some(seat)
}

/// Returns by how many points a seat is ahead of the best of the others.
fn ahead(points: &[i32], seat: Seat) -> i32 {
    let (own, others): (Vec<_>, Vec<_>) =
        (0..).zip(points).partition(|&(other, _)| other == seat.0);
    let most = |points: Vec<(u8, &i32)>| points.into_iter().map(|(_, &points)| points).max();
    most(own).unwrap_or(0) - most(others).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    /// A course of events, each with its round and the points after it.
    fn course(events: &[(u32, [i32; 3])]) -> Course {
        let mut course = Course::of(vec![0, 0, 0]);
        for (event, &(round, points)) in events.iter().enumerate() {
            course.note(event, round, points.to_vec());
        }
        course
    }

    #[test]
    fn the_lead_is_told_as_it_stood_when_each_round_was_over() {
        let lead = |events: &[(u32, [i32; 3])]| {
            let lead = course(events).lead();
            (lead.changes, lead.held)
        };
        assert_eq!(lead(&[]), (0, None));
        assert_eq!(
            lead(&[(1, [1, 0, 0]), (4, [5, 4, 0])]),
            (0, Some((ANNA, 1)))
        );
        // Within a round it may go to and fro.
        let fro = [
            (2, [1, 0, 0]),
            (2, [1, 3, 0]),
            (2, [4, 3, 0]),
            (3, [4, 5, 0]),
        ];
        assert_eq!(lead(&fro), (1, Some((BEN, 3))));
        // Whoever is level with another leads no more, and takes the lead anew.
        let level = [(1, [2, 0, 0]), (3, [2, 2, 0]), (5, [3, 2, 0])];
        assert_eq!(lead(&level), (0, Some((ANNA, 5))));
        assert_eq!(lead(&level[..2]), (0, None));
        let back = [
            (1, [2, 0, 0]),
            (3, [2, 4, 0]),
            (5, [4, 4, 0]),
            (6, [5, 4, 0]),
        ];
        assert_eq!(lead(&back), (2, Some((ANNA, 6))));
    }

    #[test]
    fn an_act_is_as_great_as_all_its_events_together() {
        let course = course(&[
            (1, [3, 0, 0]),
            (1, [3, 2, 0]),
            (2, [3, 2, 0]),
            (2, [3, 7, 0]),
            (2, [2, 7, 0]),
            (3, [2, 7, 5]),
            (3, [9, 7, 5]),
        ]);
        // Event 2 changes nothing; Ben’s are one act.
        let acts = [0, 1, 2, 3, 3, 5, 6];
        let told = |seat| {
            let strokes = course.strokes(seat, |event| acts[event]);
            let told = strokes.iter();
            let told = told.map(|one| (one.act, one.event, one.round, one.gain));
            told.collect::<Vec<_>>()
        };
        let annas = [(6, 6, 3, 7), (3, 3, 2, -6), (0, 0, 1, 3), (1, 1, 1, -2)];
        assert_eq!(told(ANNA), annas);
        assert_eq!(told(BEN)[0], (3, 3, 2, 6));
        let mut alone = Course::of(vec![1]);
        alone.note(4, 2, vec![6]);
        let strokes = alone.strokes(ANNA, |event| event);
        assert_eq!((strokes[0].event, strokes[0].gain), (4, 5));
    }
}
