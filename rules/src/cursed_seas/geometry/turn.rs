//! Turns, casting off, sea legs (`cursed-seas §2.4`).

use super::way::Limit;
use super::{Capsule, Heading, Mover, Passage, Pieces, Place, Point, Sea, Shape, Start, Way};
use super::{HOME_KEEPS, SAIL_STEP};

/// The reach of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Swing {
    /// A quarter to either side.
    Quarter,
    /// To any heading: creatures, Longships.
    Free,
    /// To any heading, with a slide ahead where the turned hull is not clear: the first turn of a piece that touches anything.
    CastOff,
}

/// By how much a hull may reach into a solid on the bow's way, and by how much less than ever it may come near an opponent's home.
const GRAZE: i64 = 6;

/// By how much a slide may be longer than the spine.
const SLIDE_MORE: i64 = 20;

/// The steps of sea legs to either side.
const SEA_LEGS: u8 = 9;

/// A piece that is about to turn, before so long a stick.
#[derive(Debug)]
struct Turning {
    /// The part of the sea that it can come to.
    sea: Sea,
    mover: Mover,
    place: Place,
    start: Start,
    swing: Swing,
    stick: i64,
    /// The solids that stop it and that it could come near to by turning and by the first units of its way.
    near: Pieces,
    /// True if nothing keeps it from any turn, nor from beginning to sail after it.
    open: bool,
}

impl Sea {
    /// Returns the part of the sea that a piece can come to by a turn and along a stick.
    #[must_use]
    pub fn about(&self, shape: Shape, bow: Point, stick: i64) -> Self {
        // Her bow goes ahead by a slide and the stick, her stern lies behind it; a little for what is rounded.
        let reach = shape.spine + shape.radius + 2 * SLIDE_MORE + stick;
        let about = Capsule::disc(bow, reach);
        let near = |hull: &Capsule| hull.within(&about, HOME_KEEPS);
        let solids = self.solids.iter().filter(|solid| near(&solid.hull));
        let terrain = self.terrain.iter().filter(|patch| near(&patch.hull));
        Self {
            mat: self.mat,
            solids: solids.copied().collect(),
            terrain: terrain.copied().collect(),
        }
    }

    /// Returns the headings to which a piece can turn before it sails along a stick, in order, with the place that it then has.
    pub fn turns(
        &self,
        mover: Mover,
        place: Place,
        swing: Swing,
        stick: i64,
    ) -> impl Iterator<Item = (Heading, Place)> {
        let turning = Turning::new(self, mover, place, swing, stick);
        Heading::all().filter_map(move |heading| Some((heading, turning.to(heading)?)))
    }

    /// Returns the place that a piece has after a turn to a heading before a stick; none where it is not offered.
    #[must_use]
    pub fn turn(
        &self,
        mover: Mover,
        place: Place,
        swing: Swing,
        stick: i64,
        heading: Heading,
    ) -> Option<Place> {
        Turning::new(self, mover, place, swing, stick).to(heading)
    }

    /// Returns the headings that a ship with Sea Legs can turn to after her last stick, her own among them (`cursed-seas §3.3`).
    pub fn sea_legs(&self, mover: Mover, place: Place) -> impl Iterator<Item = (Heading, Place)> {
        let turning = Turning::new(self, mover, place, Swing::Quarter, 0);
        let near = move |heading: &Heading| heading.apart(place.heading) <= SEA_LEGS;
        Heading::all().filter(near).filter_map(move |heading| {
            let turned = place.facing(heading);
            let hull = mover.shape.at(turned);
            (turning.fits(&hull) && turning.sea.may_end(mover, &turning.start, &hull))
                .then_some((heading, turned))
        })
    }
}

impl Turning {
    /// Returns a piece about to turn.
    fn new(sea: &Sea, mover: Mover, place: Place, swing: Swing, stick: i64) -> Self {
        let sea = sea.about(mover.shape, place.bow, stick);
        let slide = match swing {
            Swing::CastOff => mover.shape.spine + SLIDE_MORE,
            Swing::Quarter | Swing::Free => 0,
        };
        let reach = mover.shape.spine + mover.shape.radius + slide + SAIL_STEP;
        let about = Capsule::disc(place.bow, reach);
        let met = sea.those(|solid| solid.hull.within(&about, HOME_KEEPS + 2));
        let near = met
            .iter()
            .filter(|&number| Sea::stops(mover, &sea.solids[number]))
            .collect::<Pieces>();
        let ends_anywhere = matches!(mover.passage, Passage::Plain | Passage::Submerged);
        let alone = met.is_empty() || ends_anywhere && near.is_empty();
        Self {
            mover,
            place,
            start: sea.start(&mover.shape.at(place)),
            swing,
            stick,
            near,
            open: alone && sea.mat.holds(&about),
            sea,
        }
    }

    /// Returns the place after a turn to a heading; none where it is not offered.
    fn to(&self, heading: Heading) -> Option<Place> {
        let turns = self.place.heading.apart(heading);
        if self.swing == Swing::Quarter && turns > Heading::QUARTER {
            return None;
        }
        let turned = self.place.facing(heading);
        if self.open {
            return Some(turned);
        }
        let way = Way::new(self.mover.shape, turned);
        let hull = way.at(0);
        if self.is_clear(&hull) {
            let offered = self.touches_nothing_new(&hull) && self.can_begin(turned, &way);
            return offered.then_some(turned);
        }
        if self.swing != Swing::CastOff {
            return None;
        }
        let slid = turned.ahead(self.slide(&way)?);
        let way = Way::new(self.mover.shape, slid);
        let bow = Capsule {
            bow: slid.bow,
            stern: turned.bow,
            radius: self.mover.shape.radius,
        };
        let free = self.near.iter().all(|number| {
            let solid = &self.sea.solids[number];
            !solid
                .hull
                .nearer(&bow, self.sea.keeps(number, self.start.eased) - GRAZE)
        });
        (free && self.can_begin(slid, &way)).then_some(slid)
    }

    /// Returns whether a turned hull is on the mat and overlaps nothing that stops it.
    fn is_clear(&self, hull: &Capsule) -> bool {
        let clear = |number| {
            let keeps = self.sea.keeps(number, self.start.eased);
            !self.sea.solids[number].hull.nearer(hull, keeps)
        };
        self.sea.mat.holds(hull) && self.near.iter().all(clear)
    }

    /// Returns whether a hull touches nothing that stops it and was not touched before.
    fn touches_nothing_new(&self, hull: &Capsule) -> bool {
        let mut others = self.near.without(self.start.held).iter();
        !others.any(|number| self.sea.solids[number].hull.touches(hull))
    }

    /// Returns whether a turned hull is clear and touches nothing new.
    fn fits(&self, hull: &Capsule) -> bool {
        self.is_clear(hull) && self.touches_nothing_new(hull)
    }

    /// Returns the shortest slide along a way to where the hull fits.
    fn slide(&self, way: &Way) -> Option<i64> {
        let most = self.mover.shape.spine + SLIDE_MORE;
        let mut slid = 1;
        'longer: while slid <= most {
            let hull = way.at(slid);
            let over = self.sea.mat.lacks(&hull);
            if over > 0 {
                // A unit brings a point no more than a unit nearer to either axis.
                slid += over;
                continue;
            }
            for number in self.near.iter() {
                let solid = &self.sea.solids[number].hull;
                let limit = self.sea.limit(number, self.start.held, self.start.eased);
                if limit.broken(&hull, solid) {
                    slid = way.first_kept(limit, solid, slid + 1, most)?;
                    continue 'longer;
                }
            }
            return Some(slid);
        }
        None
    }

    /// Returns whether a turned piece can begin to sail: a unit ahead and the shortest distance ahead it is on the mat, clear of what
    /// is held and of opponents' homes.
    fn can_begin(&self, turned: Place, way: &Way) -> bool {
        let hull = way.at(0);
        let eased = self
            .near
            .iter()
            .filter(|&number| self.sea.is_home_near(number, &hull));
        let eased = eased.collect();
        let free = |distance: i64| {
            let hull = way.at(distance);
            let kept = |number: usize| {
                let limit = self.sea.limit(number, self.start.held, eased);
                limit == Limit::Touch || !limit.broken(&hull, &self.sea.solids[number].hull)
            };
            self.sea.mat.holds(&hull) && self.near.iter().all(kept)
        };
        free(1) && free(SAIL_STEP) && self.can_end(turned, way)
    }

    /// Returns whether there is a distance at which the turned piece can end; one that others stop always has one.
    fn can_end(&self, turned: Place, way: &Way) -> bool {
        if matches!(self.mover.passage, Passage::Plain | Passage::Submerged) {
            return true;
        }
        let sail = |stick| self.sea.sail(self.mover, &self.start, turned, stick);
        let ends = |end| self.sea.may_end(self.mover, &self.start, &way.at(end));
        // Most often the shortest distance is one.
        sail(SAIL_STEP).most == SAIL_STEP && ends(SAIL_STEP) || {
            let sailing = sail(self.stick);
            let distances = self
                .sea
                .distances(self.mover, &self.start, turned, &sailing);
            !distances.is_empty()
        }
    }
}
