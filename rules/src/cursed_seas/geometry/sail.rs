//! Sailing along a stick: the stopping distance, the distances that are offered, the terrain on the way (`cursed-seas §2.4`).

use super::way::Limit;
use super::{
    Capsule, HOME_KEEPS, Mover, Passage, Pieces, Place, SAIL_STEP, Sea, Solid, Sort, Start, Way,
};

/// The way of a piece along a stick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sailing {
    /// The stopping distance.
    pub most: i64,
    /// The reason why it stops there.
    pub stop: Stop,
    /// The solids that stop it: all that are touched anew; else the one that is held or keeps its distance.
    pub by: Pieces,
}

/// A reason to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// The stick's end.
    Stick,
    /// A new contact.
    Contact,
    /// The mat's edge.
    Edge,
    /// A piece that it has touched since before the turn.
    Held,
    /// An opponent's home, which keeps its distance.
    Home,
}

impl Sea {
    /// Returns how far a turned piece can sail along a stick. `start` is what lay about it before the turn.
    #[must_use]
    pub fn sail(&self, mover: Mover, start: &Start, turned: Place, stick: i64) -> Sailing {
        let way = Way::new(mover.shape, turned);
        let eased = self.homes_near(&way.at(0));
        let mut sailing = Sailing {
            most: way.last_on(self.mat, 1, stick),
            stop: Stop::Edge,
            by: Pieces::none(),
        };
        if sailing.most == stick {
            sailing.stop = Stop::Stick;
        }
        for (number, solid) in self.solids.iter().enumerate() {
            if !Self::stops(mover, solid) {
                continue;
            }
            let mut from = 1;
            if eased.has(number) {
                // It is a solid as any other until it is far enough, and keeps its distance from there on.
                let home = Limit::Gap(HOME_KEEPS);
                let far = way.first_kept(home, &solid.hull, 1, sailing.most);
                from = far.unwrap_or(sailing.most + 1);
                let limit = self.limit(number, start.held, eased);
                sailing.meet(&way, limit, number, solid, 1, from - 1);
            }
            let limit = self.limit(number, start.held, Pieces::none());
            sailing.meet(&way, limit, number, solid, from, sailing.most);
        }
        if sailing.stop == Stop::Contact {
            sailing.by = self.contacts(mover, start, &way.at(sailing.most));
        }
        sailing
    }

    /// Returns the distances that are offered to a turned piece, in order: each step up to the stopping distance, and that.
    ///
    /// To a Spectral piece those at which it would overlap no ship or creature, and the first at which it would touch one; to a soaring
    /// one those that are clear.
    #[must_use]
    pub fn distances(
        &self,
        mover: Mover,
        start: &Start,
        turned: Place,
        sailing: &Sailing,
    ) -> Vec<i64> {
        let way = Way::new(mover.shape, turned);
        let most = sailing.most;
        let mut ends: Vec<i64> = (1..=most / SAIL_STEP)
            .map(|step| step * SAIL_STEP)
            .collect();
        if most % SAIL_STEP != 0 {
            ends.push(most);
        }
        if mover.passage == Passage::Spectral {
            let solids = self.solids.iter().enumerate();
            let passed = solids
                .filter(|(number, solid)| solid.sort == Sort::Vessel && !start.held.has(*number));
            let first =
                |(_, solid): (usize, &Solid)| way.first_broken(Limit::Touch, &solid.hull, 1, most);
            ends.extend(passed.filter_map(first));
            ends.sort_unstable();
            ends.dedup();
        }
        if !matches!(mover.passage, Passage::Plain | Passage::Submerged) {
            ends.retain(|&end| self.may_end(mover, start, &way.at(end)));
        }
        ends
    }

    /// Returns the longest of the distances that are offered to a turned piece which is no longer than another.
    #[must_use]
    pub fn longest(
        &self,
        mover: Mover,
        start: &Start,
        turned: Place,
        sailing: &Sailing,
        most: i64,
    ) -> Option<i64> {
        match mover.passage {
            Passage::Plain | Passage::Submerged => {
                // It may end anywhere: nobody need list all of them.
                let longest = if most >= sailing.most {
                    sailing.most
                } else {
                    most - most % SAIL_STEP
                };
                (longest > 0).then_some(longest)
            }
            Passage::Spectral | Passage::Soaring => {
                let offered = self.distances(mover, start, turned, sailing);
                offered.into_iter().rfind(|&distance| distance <= most)
            }
        }
    }

    /// Returns whether a piece that nothing stopped there may end at a place.
    pub(super) fn may_end(&self, mover: Mover, start: &Start, hull: &Capsule) -> bool {
        let overlapped = |solid: &Solid| solid.sort == Sort::Vessel && solid.hull.overlaps(hull);
        match mover.passage {
            Passage::Plain | Passage::Submerged => true,
            Passage::Spectral => !self.solids.iter().any(overlapped),
            Passage::Soaring => self.clear_but(hull, start.eased),
        }
    }

    /// Returns the first terrain that a turned piece overlaps after more than `from` and at most `to` units, with the distance; none of
    /// those in `known`, which it overlapped before the turn or has felt since. Of several the first of the list.
    #[must_use]
    pub fn terrain_met(
        &self,
        mover: Mover,
        turned: Place,
        from: i64,
        to: i64,
        known: Pieces,
    ) -> Option<(i64, usize)> {
        let way = Way::new(mover.shape, turned);
        let patches = self.terrain.iter().enumerate();
        let unknown = patches.filter(|(number, _)| !known.has(*number));
        let met = unknown.filter_map(|(number, patch)| {
            let at = way.first_broken(Limit::Gap(0), &patch.hull, from + 1, to)?;
            Some((at, number))
        });
        met.min()
    }
}

impl Sailing {
    /// Takes account of a solid that limits a range of the way.
    fn meet(&mut self, way: &Way, limit: Limit, number: usize, solid: &Solid, from: i64, to: i64) {
        let to = to.min(self.most);
        let Some(at) = way.first_broken(limit, &solid.hull, from, to) else {
            return;
        };
        (self.most, self.stop) = match limit {
            Limit::Touch => (at, Stop::Contact),
            Limit::Gap(HOME_KEEPS) => (at - 1, Stop::Home),
            Limit::Gap(_) => (at - 1, Stop::Held),
        };
        self.by = Pieces::none().with(number);
    }
}
