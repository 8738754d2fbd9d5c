//! The page's sentences, unit by unit (`cursed-seas §2.3`, `§2.4`).

use crate::geometry::*;

/// A piece that begins a stick.
pub(super) struct Literal<'a> {
    sea: &'a Sea,
    mover: Mover,
    /// The place before the turn.
    before: Place,
    /// The solids it touches there.
    held: Vec<bool>,
    /// The opponents' homes nearer than 30 there.
    eased: Vec<bool>,
}

/// The nearness of a solid and a hull.
#[derive(Clone, Copy, PartialEq)]
enum Near {
    Overlaps,
    TooClose,
    Touches,
    Clear,
}

fn near(solid: &Solid, eased: bool, hull: &Capsule) -> Near {
    if !solid.hull.within(hull, 30) {
        Near::Clear
    } else if solid.hull.nearer(hull, 0) {
        Near::Overlaps
    } else if solid.sort == Sort::Home && !eased && solid.hull.nearer(hull, 30) {
        Near::TooClose
    } else if solid.hull.within(hull, 5) {
        Near::Touches
    } else {
        Near::Clear
    }
}

/// Bow point at distance d: P(B, h, d).
fn at(place: Place, d: i64) -> Place {
    Place::new(place.bow.ahead(place.heading, d), place.heading)
}

impl<'a> Literal<'a> {
    pub(super) fn new(sea: &'a Sea, mover: Mover, before: Place) -> Self {
        let hull = mover.shape.at(before);
        let solids = || sea.solids.iter();
        Self {
            sea,
            mover,
            before,
            held: solids().map(|solid| solid.hull.within(&hull, 5)).collect(),
            eased: homes_near(sea, &hull),
        }
    }

    fn hull(&self, place: Place) -> Capsule {
        self.mover.shape.at(place)
    }

    /// The solids that stop the piece, with their numbers.
    fn stopping(&self) -> impl Iterator<Item = (usize, &Solid)> {
        let solids = self.sea.solids.iter().enumerate();
        solids.filter(|(_, solid)| match self.mover.passage {
            Passage::Plain => true,
            Passage::Spectral => solid.sort != Sort::Vessel,
            Passage::Soaring | Passage::Submerged => false,
        })
    }

    fn on_mat(&self, hull: &Capsule) -> bool {
        let Mat { width, height } = self.sea.mat;
        let radius = hull.radius;
        [hull.bow, hull.stern].iter().all(|end| {
            (radius..=width - radius).contains(&end.x)
                && (radius..=height - radius).contains(&end.y)
        })
    }

    /// Says if a place is clear.
    fn clear(&self, hull: &Capsule) -> bool {
        self.on_mat(hull)
            && self.stopping().all(|(number, solid)| {
                let near = near(solid, self.eased[number], hull);
                !matches!(near, Near::Overlaps | Near::TooClose)
            })
    }

    /// Says if a place touches a solid that was not touched before.
    fn touches_new(&self, hull: &Capsule) -> bool {
        let mut new = self.stopping().filter(|(number, _)| !self.held[*number]);
        new.any(|(_, solid)| solid.hull.within(hull, 5))
    }

    /// Turning to a heading before a stick.
    pub(super) fn turn(&self, swing: Swing, stick: i64, heading: Heading) -> Option<Place> {
        let turned = Place::new(self.before.bow, heading);
        let steps = self.before.heading.towards(heading).abs();
        if swing == Swing::Quarter && steps > 18 {
            return None;
        }
        let mut place = turned;
        if !self.clear(&self.hull(turned)) && swing == Swing::CastOff {
            let mut slides = (1..=self.mover.shape.spine + 20).map(|j| at(turned, j));
            place = slides.find(|&place| {
                let hull = self.hull(place);
                self.clear(&hull) && !self.touches_new(&hull)
            })?;
            let way = Capsule {
                bow: turned.bow,
                stern: place.bow,
                radius: self.mover.shape.radius,
            };
            for (number, solid) in self.stopping() {
                let keeps = solid.sort == Sort::Home && !self.eased[number];
                if way.nearer(&solid.hull, if keeps { 24 } else { -6 }) {
                    return None;
                }
            }
        }
        let hull = self.hull(place);
        if !self.clear(&hull) || self.touches_new(&hull) {
            return None;
        }
        let eased = homes_near(self.sea, &hull);
        for d in [1, 25] {
            let along = self.hull(at(place, d));
            if !self.on_mat(&along) {
                return None;
            }
            for (number, solid) in self.stopping() {
                let keeps = solid.sort == Sort::Home && !eased[number];
                let near = near(solid, eased[number], &along);
                if keeps && matches!(near, Near::TooClose | Near::Overlaps)
                    || self.held[number] && near == Near::Overlaps
                {
                    return None;
                }
            }
        }
        let ends = match self.mover.passage {
            // Who sails a unit can end there or further on.
            Passage::Plain | Passage::Submerged => self.sail(place, 1).0 == 1,
            Passage::Spectral | Passage::Soaring => {
                let (most, _) = self.sail(place, stick);
                !self.offered(place, most).is_empty()
            }
        };
        ends.then_some(place)
    }

    /// The stopping distance and what stops her there.
    pub(super) fn sail(&self, turned: Place, stick: i64) -> (i64, Stop) {
        let mut eased = homes_near(self.sea, &self.hull(turned));
        for d in 1..=stick {
            let hull = self.hull(at(turned, d));
            if !self.on_mat(&hull) {
                return (d - 1, Stop::Edge);
            }
            let mut contact = false;
            for (number, solid) in self.stopping() {
                eased[number] = eased[number] && solid.hull.nearer(&hull, 30);
                let keeps = solid.sort == Sort::Home && !eased[number];
                match near(solid, eased[number], &hull) {
                    Near::TooClose | Near::Overlaps if keeps => return (d - 1, Stop::Home),
                    Near::Overlaps if self.held[number] => return (d - 1, Stop::Held),
                    Near::Overlaps | Near::Touches if !self.held[number] => contact = true,
                    _ => {}
                }
            }
            if contact {
                return (d, Stop::Contact);
            }
        }
        (stick, Stop::Stick)
    }

    /// The distances that are offered up to the stopping distance.
    pub(super) fn offered(&self, turned: Place, most: i64) -> Vec<i64> {
        let vessels = self.sea.solids.iter().enumerate();
        let vessels: Vec<(usize, &Solid)> = vessels
            .filter(|(_, solid)| solid.sort == Sort::Vessel)
            .collect();
        let mut first: Vec<i64> = Vec::new();
        if self.mover.passage == Passage::Spectral {
            for (_, vessel) in vessels.iter().filter(|(number, _)| !self.held[*number]) {
                let touches = |d: &i64| vessel.hull.within(&self.hull(at(turned, *d)), 5);
                first.extend((1..=most).find(touches));
            }
        }
        let listed = (1..=most).filter(|d| d % 25 == 0 || *d == most || first.contains(d));
        let offered = listed.filter(|d| {
            let hull = self.hull(at(turned, *d));
            match self.mover.passage {
                Passage::Plain | Passage::Submerged => true,
                Passage::Spectral => !vessels.iter().any(|(_, one)| one.hull.nearer(&hull, 0)),
                Passage::Soaring => self.sea.solids.iter().enumerate().all(|(number, solid)| {
                    let near = near(solid, self.eased[number], &hull);
                    !matches!(near, Near::Overlaps | Near::TooClose)
                }),
            }
        });
        offered.collect()
    }

    /// The new contacts at a place.
    pub(super) fn contacts(&self, place: Place) -> Vec<usize> {
        let solids = self.sea.solids.iter().enumerate();
        let new = solids.filter(|(number, solid)| {
            self.mover.passage != Passage::Submerged
                && !self.held[*number]
                && solid.hull.within(&self.hull(place), 5)
        });
        new.map(|(number, _)| number).collect()
    }

    /// The terrain felt on the way, the nearest first, with the distances.
    pub(super) fn terrain(&self, turned: Place, to: i64) -> Vec<(i64, usize)> {
        let before = self.hull(self.before);
        let patches = self.sea.terrain.iter();
        let mut felt: Vec<bool> = patches.map(|patch| patch.hull.nearer(&before, 0)).collect();
        let mut met = Vec::new();
        for d in 1..=to {
            let hull = self.hull(at(turned, d));
            for (number, patch) in self.sea.terrain.iter().enumerate() {
                if !felt[number] && patch.hull.nearer(&hull, 0) {
                    felt[number] = true;
                    met.push((d, number));
                }
            }
        }
        met
    }
}

/// The opponents' homes nearer than 30 to a hull.
fn homes_near(sea: &Sea, hull: &Capsule) -> Vec<bool> {
    let near = |solid: &Solid| solid.sort == Sort::Home && solid.hull.nearer(hull, 30);
    sea.solids.iter().map(near).collect()
}
