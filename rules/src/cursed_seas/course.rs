//! The sea as the one that moves meets it, and what is offered there (`cursed-seas §2`).

use super::geometry::{Capsule, Mat, Mover, Passage, Patch, Sea, Shape, Solid, Sort, Swing, trail};
use super::play::Play;
use super::values::*;
use bevy_ecs::prelude::Resource;
use rules::table::Seat;

/// The offers to whoever moves or places something, worked out when it is asked: part of no position.
#[derive(Resource, Debug)]
pub struct Chart {
    /// The sea as the mover meets it.
    pub sea: Sea,
    /// The headings that are offered, a bit each, for the sticks S and L.
    pub turns: [u128; 2],
    /// The places after those turns, by their headings: where she casts off, a little ahead.
    pub turned: [Place; Heading::COUNT as usize],
    /// The distances that are offered.
    pub distances: Vec<u16>,
    /// The least gap between islands at which there is still a place for one.
    pub spacing: i64,
}

impl Default for Chart {
    fn default() -> Self {
        Self {
            sea: Sea::empty(Mat::of(4)),
            turns: [0; 2],
            turned: [Place::default(); Heading::COUNT as usize],
            distances: Vec::with_capacity(64),
            spacing: 0,
        }
    }
}

/// Works out anew what is kept beside the pieces, after they were laid in another way than by the rules.
pub fn look_over(mut play: Play) {
    play.look_over();
}

impl Play<'_, '_> {
    /// Works out anew what is kept beside the pieces, and what the open question offers.
    pub fn look_over(&mut self) {
        self.waters.look_over();
        self.keep_up_all();
        match self.asking.open {
            Some((_, Question::Turn(vessel))) => self.chart_turns(vessel),
            Some((_, Question::Sail(vessel))) => self.chart_distances(vessel),
            Some((_, Question::PlaceIsland(island))) => self.chart_spacing(island),
            Some((
                _,
                Question::PlaceShip(vessel)
                | Question::SeaLegs(vessel)
                | Question::WhirlpoolExit(vessel)
                | Question::Submerge(vessel),
            )) => self.chart_sea(vessel),
            _ => {}
        }
    }

    /// Returns the mat.
    #[must_use]
    pub fn mat(&self) -> Mat {
        Mat::of(self.seats.count)
    }

    /// Returns how a vessel goes past others.
    #[must_use]
    pub fn passage(&self, vessel: Vessel) -> Passage {
        if self.waters.hull(vessel).submerged {
            Passage::Submerged
        } else if self.has(vessel, Keyword::Soar) {
            Passage::Soaring
        } else if self.has(vessel, Keyword::Spectral) {
            Passage::Spectral
        } else {
            Passage::Plain
        }
    }

    /// Returns a vessel as it moves.
    #[must_use]
    pub fn mover(&self, vessel: Vessel) -> Mover {
        Mover {
            shape: self.shape(vessel),
            passage: self.passage(vessel),
        }
    }

    /// Returns whether a vessel ignores a kind of terrain (`cursed-seas §5.8`).
    #[must_use]
    pub fn ignores(&self, vessel: Vessel, terrain: Terrain) -> bool {
        if terrain == Terrain::Iceberg {
            return false;
        }
        let any = [Keyword::Spectral, Keyword::Pathfinder, Keyword::Soar];
        self.waters.hull(vessel).submerged
            || any.iter().any(|&keyword| self.has(vessel, keyword))
            || match terrain {
                Terrain::Reef => {
                    self.has(vessel, Keyword::ShallowDraft) || self.has(vessel, Keyword::Icebreaker)
                }
                Terrain::Sargasso => self.has(vessel, Keyword::ShallowDraft),
                Terrain::Whirlpool => self.fitted(vessel, Equipment::SeaAnchor).is_some(),
                _ => false,
            }
    }

    /// Fills a sea as a vessel meets it, without some vessel besides.
    fn fill(&self, sea: &mut Sea, vessel: Vessel, without: Option<Vessel>) {
        let seat = self.player(vessel);
        sea.mat = self.mat();
        sea.solids.clear();
        sea.terrain.clear();
        let raider = self.has(vessel, Keyword::Raider);
        for (island, centre, isle) in self.waters.islands() {
            let foreign = isle.is_foreign(seat);
            sea.solids.push(Solid {
                piece: island.piece(),
                hull: Capsule::disc(centre, self.data().island(island).radius),
                sort: if foreign && !raider {
                    Sort::Home
                } else {
                    Sort::Shore
                },
            });
        }
        for (shoal, terrain, centre) in self.waters.shoals() {
            let hull = Capsule::disc(centre, self.data().terrain(terrain).radius);
            let piece = shoal.piece();
            if terrain == Terrain::Iceberg {
                let sort = Sort::Ice;
                sea.solids.push(Solid { piece, hull, sort });
            } else if !self.ignores(vessel, terrain) {
                sea.terrain.push(Patch { piece, hull });
            }
        }
        for (other, body, hull) in self.waters.afloat() {
            if other != vessel && Some(other) != without && hull.tower.is_none() && !hull.submerged
            {
                sea.solids.push(Solid {
                    piece: other.piece(),
                    hull: body,
                    sort: Sort::Vessel,
                });
            }
        }
    }

    /// Charts the sea as a vessel meets it.
    pub fn chart_sea(&mut self, vessel: Vessel) {
        self.chart_sea_without(vessel, None);
    }

    /// Charts the sea as a vessel meets it, without another one.
    pub fn chart_sea_without(&mut self, vessel: Vessel, without: Option<Vessel>) {
        let mut sea = std::mem::replace(&mut self.chart.sea, Sea::empty(Mat::of(4)));
        self.fill(&mut sea, vessel, without);
        self.chart.sea = sea;
    }

    /// Charts the headings that are offered to a vessel.
    pub fn chart_turns(&mut self, vessel: Vessel) {
        self.chart_sea(vessel);
        self.chart.turns = [0; 2];
        let Some(place) = self.waters.place(vessel) else {
            return;
        };
        let mover = self.mover(vessel);
        let touching = !self.chart.sea.touched(&mover.shape.at(place)).is_empty();
        let limited = self.waters.hull(vessel).is_ship() && !self.has(vessel, Keyword::Longship);
        let swing = match (limited, self.course.first && touching) {
            (true, true) => Swing::CastOff,
            (true, false) => Swing::Quarter,
            (false, true) if mover.shape.spine > 0 => Swing::CastOff,
            (false, _) => Swing::Free,
        };
        let Chart { sea, turned, .. } = &mut *self.chart;
        let mut offered = |stick: Stick| {
            let mut mask = 0;
            for (heading, place) in sea.turns(mover, place, swing, stick.length()) {
                turned[usize::from(heading.steps())] = place;
                mask |= 1_u128 << heading.steps();
            }
            mask
        };
        // Only where a piece may not end everywhere the headings depend on the stick.
        let alike = matches!(mover.passage, Passage::Plain | Passage::Submerged);
        self.chart.turns = match (self.course.shorts > 0, self.course.longs > 0) {
            (true, true) if alike => [offered(Stick::Short); 2],
            (short, long) => [
                if short { offered(Stick::Short) } else { 0 },
                if long { offered(Stick::Long) } else { 0 },
            ],
        };
    }

    /// Returns the places of a vessel after the turns that are charted for a stick, by their headings.
    pub fn charted_turns(&self, stick: Stick) -> impl Iterator<Item = Place> {
        let charted = self.chart.turns[stick as usize];
        let turned = self.chart.turned.iter().enumerate();
        turned
            .filter(move |(steps, _)| charted >> steps & 1 == 1)
            .map(|(_, turned)| *turned)
    }

    /// Charts the distances that are offered to a vessel that has turned.
    pub fn chart_distances(&mut self, vessel: Vessel) {
        self.chart_sea(vessel);
        self.chart.distances.clear();
        let Some((stick, turned)) = self.course.turned else {
            return;
        };
        let Some(hull) = self.capsule(vessel) else {
            return;
        };
        let mover = self.mover(vessel);
        let sea = self.chart.sea.about(mover.shape, hull.bow, stick.length());
        let start = sea.start(&hull);
        let sailing = sea.sail(mover, &start, turned, stick.length());
        let distances = sea.distances(mover, &start, turned, &sailing);
        let distances = distances.into_iter().map(|distance| distance as u16);
        self.chart.distances.extend(distances);
    }

    /// Returns the free place for a vessel nearest to one (`cursed-seas §2.6`).
    pub fn free_place(&mut self, vessel: Vessel, near: Place) -> Option<Place> {
        self.chart_sea(vessel);
        self.chart.sea.free_place(near, self.shape(vessel))
    }

    /// Returns the free berth of an island for a vessel, nearest to where she was.
    pub fn free_berth(&mut self, vessel: Vessel, island: Island, was: Point) -> Option<Place> {
        self.chart_sea(vessel);
        let centre = self.waters.centre(island)?;
        let radius = self.data().island(island).radius;
        self.chart
            .sea
            .nearest_berth(centre, radius, self.shape(vessel), was)
    }

    /// Lays what a vessel tows astern of her.
    pub fn lay_tow(&mut self, tower: Vessel, cause: Cause) {
        let Some(towed) = self.waters.towed_by(tower) else {
            return;
        };
        let Some(place) = self.waters.place(tower) else {
            return;
        };
        self.chart_sea_without(towed, Some(tower));
        let (shape, towed_shape) = (self.shape(tower), self.shape(towed));
        let place = trail(&self.chart.sea, place, shape, towed_shape);
        self.shift(towed, Lies::Mat(place), cause);
    }

    /// Returns how far two vessels, or a vessel and an island, are from each other.
    #[must_use]
    pub fn far(one: Capsule, other: Capsule) -> i64 {
        one.gap(&other)
    }

    /// Returns the shape of a disc of a piece of terrain.
    #[must_use]
    pub fn patch(&self, terrain: Terrain, centre: Point) -> Capsule {
        Shape::disc(self.data().terrain(terrain).radius).at(Place {
            bow: centre,
            heading: Heading::default(),
        })
    }

    /// Returns the capsules of a player's enemies afloat that can be seen.
    pub fn enemies(&self, seat: Seat) -> impl Iterator<Item = (Vessel, Capsule)> {
        self.waters
            .afloat()
            .filter(move |(_, _, hull)| hull.seat != seat && !hull.submerged)
            .map(|(vessel, body, _)| (vessel, body))
    }
}
