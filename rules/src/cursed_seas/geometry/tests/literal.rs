//! The page's sentences, unit by unit (`cursed-seas §2.3`, `§2.4`).

use crate::cursed_seas::geometry::*;

/// A piece that has begun a stick.
pub(super) struct Literal<'a> {
    pub(super) sea: &'a Sea,
    pub(super) mover: Mover,
    /// The place before the turn.
    pub(super) before: Place,
}

/// What is so of a solid.
#[derive(Clone, Copy, PartialEq)]
enum Near {
    Overlaps,
    TooNear,
    Touches,
    Clear,
}

impl Literal<'_> {
    fn hull(&self, place: Place) -> Capsule {
        self.mover.shape.at(place)
    }

    /// Bow point at distance d: P(B, h, d).
    fn at(place: Place, d: i64) -> Place {
        Place::new(place.bow.ahead(place.heading, d), place.heading)
    }

    fn stops(&self, solid: &Solid) -> bool {
        match self.mover.passage {
            Passage::Plain => true,
            Passage::Spectral => solid.sort != Sort::Vessel,
            Passage::Soaring | Passage::Submerged => false,
        }
    }

    fn held(&self, solid: &Solid) -> bool {
        solid.hull.within(&self.hull(self.before), 5)
    }

    fn near(&self, solid: &Solid, eased: bool, place: Place) -> Near {
        let hull = self.hull(place);
        if solid.hull.nearer(&hull, 0) {
            Near::Overlaps
        } else if solid.sort == Sort::Home && !eased && solid.hull.nearer(&hull, 30) {
            Near::TooNear
        } else if solid.hull.within(&hull, 5) {
            Near::Touches
        } else {
            Near::Clear
        }
    }

    fn eased(&self, solid: &Solid, place: Place) -> bool {
        solid.sort == Sort::Home && solid.hull.nearer(&self.hull(place), 30)
    }

    fn on_mat(&self, place: Place) -> bool {
        let Capsule { bow, stern, radius } = self.hull(place);
        let Mat { width, height } = self.sea.mat;
        [bow, stern].iter().all(|end| {
            (radius..=width - radius).contains(&end.x) && (radius..=height - radius).contains(&end.y)
        })
    }

    /// A place is clear and touches no solid that was not touched before.
    fn clear(&self, place: Place) -> bool {
        self.on_mat(place)
            && self.sea.solids.iter().filter(|solid| self.stops(solid)).all(|solid| {
                let near = self.near(solid, self.eased(solid, self.before), place);
                !matches!(near, Near::Overlaps | Near::TooNear)
            })
    }

    fn touches_new(&self, place: Place) -> bool {
        let solids = self.sea.solids.iter().filter(|solid| self.stops(solid));
        let mut new = solids.filter(|solid| !self.held(solid));
        new.any(|solid| solid.hull.within(&self.hull(place), 5))
    }

    /// Turning to a heading before a stick.
    pub(super) fn turn(&self, swing: Swing, stick: i64, heading: Heading) -> Option<Place> {
        let turned = Place::new(self.before.bow, heading);
        let steps = self.before.heading.towards(heading).abs();
        if swing == Swing::Quarter && steps > 18 {
            return None;
        }
        let mut place = turned;
        if !self.clear(turned) && swing == Swing::CastOff {
            let slides = 1..=self.mover.shape.spine + 20;
            let places = slides.map(|j| Self::at(turned, j));
            place = places.into_iter().find(|&place| self.clear(place) && !self.touches_new(place))?;
            let way = Capsule {
                bow: turned.bow,
                stern: place.bow,
                radius: self.mover.shape.radius,
            };
            for solid in self.sea.solids.iter().filter(|solid| self.stops(solid)) {
                let keeps = solid.sort == Sort::Home && !self.eased(solid, self.before);
                if way.nearer(&solid.hull, if keeps { 24 } else { -6 }) {
                    return None;
                }
            }
        }
        if !self.clear(place) || self.touches_new(place) {
            return None;
        }
        for d in [1, 25] {
            let along = Self::at(place, d);
            if !self.on_mat(along) {
                return None;
            }
            for solid in self.sea.solids.iter().filter(|solid| self.stops(solid)) {
                let home = solid.sort == Sort::Home && !self.eased(solid, place);
                let near = self.near(solid, !home, along);
                if home && matches!(near, Near::TooNear | Near::Overlaps)
                    || self.held(solid) && near == Near::Overlaps
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
        let mut eased: Vec<bool> =
            self.sea.solids.iter().map(|solid| self.eased(solid, turned)).collect();
        let held: Vec<bool> = self.sea.solids.iter().map(|solid| self.held(solid)).collect();
        for d in 1..=stick {
            let place = Self::at(turned, d);
            if !self.on_mat(place) {
                return (d - 1, Stop::Edge);
            }
            let mut contact = false;
            for (number, solid) in self.sea.solids.iter().enumerate() {
                if !self.stops(solid) {
                    continue;
                }
                eased[number] &= self.eased(solid, place);
                match self.near(solid, eased[number], place) {
                    Near::TooNear => return (d - 1, Stop::Home),
                    Near::Overlaps if solid.sort == Sort::Home && !eased[number] => {
                        return (d - 1, Stop::Home);
                    }
                    Near::Overlaps if held[number] => return (d - 1, Stop::Held),
                    Near::Overlaps | Near::Touches if !held[number] => contact = true,
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
        let vessels: Vec<&Solid> =
            self.sea.solids.iter().filter(|solid| solid.sort == Sort::Vessel).collect();
        let mut first: Vec<i64> = Vec::new();
        if self.mover.passage == Passage::Spectral {
            for vessel in vessels.iter().filter(|vessel| !self.held(vessel)) {
                let touches =
                    |d: &i64| vessel.hull.within(&self.hull(Self::at(turned, *d)), 5);
                first.extend((1..=most).find(touches));
            }
        }
        let offered = (1..=most).filter(|d| {
            let place = Self::at(turned, *d);
            let listed = d % 25 == 0 || *d == most || first.contains(d);
            listed
                && match self.mover.passage {
                    Passage::Plain | Passage::Submerged => true,
                    Passage::Spectral => {
                        !vessels.iter().any(|vessel| vessel.hull.nearer(&self.hull(place), 0))
                    }
                    Passage::Soaring => self.sea.solids.iter().all(|solid| {
                        let near = self.near(solid, self.eased(solid, self.before), place);
                        !matches!(near, Near::Overlaps | Near::TooNear)
                    }),
                }
        });
        offered.collect()
    }

    /// The new contacts at a place.
    pub(super) fn contacts(&self, place: Place) -> Vec<usize> {
        let solids = self.sea.solids.iter().enumerate();
        let new = solids.filter(|(_, solid)| {
            self.mover.passage != Passage::Submerged
                && !self.held(solid)
                && solid.hull.within(&self.hull(place), 5)
        });
        new.map(|(number, _)| number).collect()
    }

    /// The terrain felt on the way, the nearest first, with the distances.
    pub(super) fn terrain(&self, turned: Place, to: i64) -> Vec<(i64, usize)> {
        let before = self.hull(self.before);
        let mut felt: Vec<bool> =
            self.sea.terrain.iter().map(|patch| patch.hull.nearer(&before, 0)).collect();
        let mut met = Vec::new();
        for d in 1..=to {
            let hull = self.hull(Self::at(turned, d));
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
