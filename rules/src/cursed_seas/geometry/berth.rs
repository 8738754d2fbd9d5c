//! Places without a hand: berths, free places, trails, ways out of a ring (`cursed-seas §2.6`).

use super::{Heading, Place, Point, Sea, Shape};

/// Returns a berth of a disc about a centre: the piece lies just off it, bow towards it, on the side of a heading.
#[must_use]
pub fn berth(centre: Point, radius: i64, side: Heading, shape: Shape) -> Place {
    let bow = centre.ahead(side, radius + shape.radius + 2);
    match shape.spine {
        0 => Place::new(bow, Heading::default()),
        _ => Place::new(bow, side.back()),
    }
}

/// Returns the place just off a disc with the stern towards it: the way out of a fog bank or a whirlpool (`cursed-seas §5.8`).
#[must_use]
pub fn out_of(centre: Point, radius: i64, side: Heading, shape: Shape) -> Place {
    let bow = centre.ahead(side, radius + shape.spine + shape.radius + 2);
    match shape.spine {
        0 => Place::new(bow, Heading::default()),
        _ => Place::new(bow, side),
    }
}

/// The headings at which a ship in tow can trail, in the order in which they are tried: steps from the tower's own.
const TRAILS: [i16; 13] = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18];

/// Returns where a ship in tow lies behind its tower, by the sea of the tower: the first heading that is clear, else straight behind.
#[must_use]
pub fn trail(sea: &Sea, tower: Place, tower_shape: Shape, towed: Shape) -> Place {
    let stern = tower_shape.at(tower).stern;
    let bow = stern.ahead(tower.heading.back(), tower_shape.radius + towed.radius);
    let place = |steps: i16| Place::new(bow, tower.heading.turned(steps));
    let mut places = TRAILS.into_iter().map(place);
    let clear = places.find(|&place| sea.clear(&towed.at(place)));
    clear.unwrap_or(place(0))
}

impl Sea {
    /// Returns the free berths of a disc, each with its side, in order of the sides.
    pub fn berths(
        &self,
        centre: Point,
        radius: i64,
        shape: Shape,
    ) -> impl Iterator<Item = (Heading, Place)> {
        let berths = Heading::all().map(move |side| (side, berth(centre, radius, side, shape)));
        berths.filter(move |(_, place)| self.clear(&shape.at(*place)))
    }

    /// Returns the free berth whose bow point is nearest to a point, of equals the first.
    #[must_use]
    pub fn nearest_berth(
        &self,
        centre: Point,
        radius: i64,
        shape: Shape,
        was: Point,
    ) -> Option<Place> {
        let berths = self.berths(centre, radius, shape).map(|(_, place)| place);
        berths.min_by_key(|place| place.bow.distance_squared(was))
    }

    /// Returns the first clear place about a place, with its heading: itself, then ring by ring round it.
    #[must_use]
    pub fn free_place(&self, place: Place, shape: Shape) -> Option<Place> {
        let sides = || Heading::all().step_by(3);
        let most = (self.mat.width + self.mat.height) / 100;
        let rings = (1..=most).flat_map(|ring| {
            sides().map(move |side| Place::new(place.bow.ahead(side, 100 * ring), place.heading))
        });
        let mut places = std::iter::once(place).chain(rings);
        places.find(|&place| self.clear(&shape.at(place)))
    }
}
