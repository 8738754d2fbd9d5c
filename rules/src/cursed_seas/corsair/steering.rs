//! The course of a corsair to its goal (`cursed-seas §9`, 4).

use super::Thought;
use super::goals::{Goal, goal};
use crate::geometry::{Capsule, Mover, Sea, Start, Stop, TOUCH, Way};
use crate::play::Play;
use crate::values::*;

/// The gap that it keeps to a piece it chases.
const CHASED: i64 = 300;
/// The gap at which a chased piece is as good as touched, and what that costs.
const TOUCHED: (i64, i64) = (20, 200);
/// The cost of being stopped by something else.
const STOPPED: i64 = 600;
/// The cost of terrain on the way.
const TERRAIN: i64 = 700;
/// The gain from which on it sails.
const GAIN: i64 = 5;
/// The gap to its goal at which it has come there.
const THERE: i64 = 30;

/// A stick, a heading and a distance, with what they cost.
#[derive(Debug, Clone, Copy)]
struct Plan {
    cost: i64,
    stick: Stick,
    turned: Place,
    distance: i64,
}

/// Returns the turn that the corsair takes, or that it stops.
pub(super) fn turn(play: &Play, vessel: Vessel, thought: &mut Thought) -> Option<Choice> {
    match plan(play, vessel, thought) {
        Some(plan) => Some(Choice::Turn(plan.stick, plan.turned.heading)),
        None => thought.line(Line::Stop, Some(Choice::Done)),
    }
}

/// Returns how far the corsair sails.
pub(super) fn sail(
    play: &Play,
    vessel: Vessel,
    choices: &[Choice],
    thought: &mut Thought,
) -> Option<Choice> {
    let (stick, turned) = play.course.turned?;
    let most = choices.iter().filter_map(|choice| match choice {
        Choice::Sail(distance) => Some(distance.0),
        _ => None,
    });
    let most = most.max()?;
    let goal = goal(play, vessel, &mut Thought::default())?;
    let steering = Steering::new(play, vessel, goal)?;
    let present = play.waters.place(vessel)?.heading;
    let best = steering.plans(stick, turned).min_by_key(|plan| plan.cost);
    let steered = best.filter(|plan| is_steered(turned.heading, present) && steering.gains(plan));
    thought.note(Line::Steer, steered.is_some());
    if steered.is_none() {
        // She is going about: the whole stick.
        thought.note(Line::GoAbout, true);
    }
    let distance = steered.map_or(most, |plan| plan.distance as u16);
    Some(Choice::Sail(Distance(distance)))
}

/// Returns whether a heading is among those by which it steers: the even ones and the present one.
fn is_steered(heading: Heading, present: Heading) -> bool {
    heading.steps().is_multiple_of(2) || heading == present
}

/// The means by which a piece steers.
struct Steering {
    mover: Mover,
    hull: Capsule,
    /// The part of the sea that it can come to.
    sea: Sea,
    start: Start,
    goal: Goal,
    body: Capsule,
}

impl Steering {
    fn new(play: &Play, vessel: Vessel, goal: Goal) -> Option<Self> {
        let hull = play.capsule(vessel)?;
        let mover = play.mover(vessel);
        let longest = Stick::Long.length();
        let sea = play.chart.sea.about(mover.shape, hull.bow, longest);
        Some(Self {
            mover,
            hull,
            start: sea.start(&hull),
            sea,
            goal,
            body: goal.body(play)?,
        })
    }

    /// Returns what it costs to end at a place.
    fn cost(&self, hull: &Capsule) -> i64 {
        let far = hull.gap(&self.body);
        match self.goal {
            Goal::Chase(_, false) => {
                (far - CHASED).abs() + if far <= TOUCHED.0 { TOUCHED.1 } else { 0 }
            }
            _ => far,
        }
    }

    /// Returns whether a plan gains enough to be followed.
    fn gains(&self, plan: &Plan) -> bool {
        plan.cost < self.cost(&self.hull) - GAIN
    }

    /// Returns a cost than which no plan after a turn has less.
    fn least(&self, stick: Stick, turned: Place) -> i64 {
        let way = Way::new(self.mover.shape, turned);
        let far = way.nearest(&self.body, stick.length());
        match self.goal {
            Goal::Chase(_, false) => (far - CHASED).max(0),
            _ => far,
        }
    }

    /// Returns the best of the plans after some turns which gains; of equals the first.
    fn best(&self, turns: impl Iterator<Item = (Stick, Place)>) -> Option<Plan> {
        let weighed = turns.map(|(stick, turned)| (self.least(stick, turned), stick, turned));
        let mut turns: Vec<_> = weighed.enumerate().collect();
        turns.sort_by_key(|&(_, (least, ..))| least);
        let mut best = None;
        let mut bar = (self.cost(&self.hull) - GAIN, 0);
        for (number, (least, stick, turned)) in turns {
            if least > bar.0 {
                // Nor does any of the rest cost less.
                break;
            }
            for plan in self.plans(stick, turned) {
                if (plan.cost, number) < bar {
                    bar = (plan.cost, number);
                    best = Some(plan);
                }
            }
        }
        best
    }

    /// Returns the plans after a turn: the whole stopping distance and then, when chasing, half of it, both rounded down to what is
    /// offered.
    fn plans(&self, stick: Stick, turned: Place) -> impl Iterator<Item = Plan> {
        let (sea, mover, start) = (&self.sea, self.mover, self.start);
        let sailing = sea.sail(mover, &start, turned, stick.length());
        let up_to = |most| sea.longest(mover, &start, turned, &sailing, most);
        let chases = matches!(self.goal, Goal::Chase(..));
        let half = chases.then(|| up_to(sailing.most / 2)).flatten();
        let goal = match self.goal {
            Goal::Island(island) => island.piece(),
            Goal::Chase(vessel, _) => vessel.piece(),
        };
        let strays =
            sailing.stop == Stop::Contact && !sea.ids(sailing.by).any(|piece| piece == goal);
        let distances = [up_to(sailing.most), half];
        distances.into_iter().flatten().map(move |distance| {
            let hull = mover.shape.at(turned.ahead(distance));
            let stopped = if strays && distance == sailing.most {
                STOPPED
            } else {
                0
            };
            let met = sea
                .terrain_met(mover, turned, 0, distance, start.over)
                .is_some();
            let terrain = if met { TERRAIN } else { 0 };
            Plan {
                cost: self.cost(&hull) + stopped + terrain,
                stick,
                turned,
                distance,
            }
        })
    }
}

/// Returns the best plan of a stick; none where it is better to stop.
fn plan(play: &Play, vessel: Vessel, thought: &mut Thought) -> Option<Plan> {
    let goal = goal(play, vessel, thought)?;
    let steering = Steering::new(play, vessel, goal)?;
    let far = steering.hull.gap(&steering.body);
    let touching = far <= TOUCH;
    let chasing = matches!(goal, Goal::Chase(_, false));
    if touching && !chasing {
        return None;
    }
    let present = play.waters.place(vessel)?.heading;
    let turns = || {
        let sticks = Stick::ALL.iter();
        sticks.flat_map(|&stick| {
            let turns = play.charted_turns(stick);
            turns.map(move |turned| (stick, turned))
        })
    };
    let steered = turns().filter(|(_, turned)| is_steered(turned.heading, present));
    let gains = steering.best(steered);
    thought.note(Line::Steer, gains.is_some());
    if gains.is_some() {
        return gains;
    }
    let lost = play.course.first && far > THERE && !chasing;
    let whole = turns().filter_map(|(stick, turned)| {
        let plan = steering.plans(stick, turned).next()?;
        let end = steering.mover.shape.at(turned.ahead(plan.distance));
        Some((end.gap(&steering.body), plan))
    });
    let about = lost
        .then(|| whole.min_by_key(|&(far, _)| far))
        .flatten()
        .map(|(_, plan)| plan);
    thought.note(Line::GoAbout, about.is_some());
    about
}
