//! The fast ways against the literal ones, over random moves.

use super::literal::Literal;
use crate::geometry::*;
use rules::table::PieceId;

/// A source of numbers, the same in every run.
struct Lots(u64);

impl Lots {
    /// A number from 0 up to, but without, `end`.
    fn below(&mut self, end: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16).cast_signed().rem_euclid(end)
    }

    fn heading(&mut self) -> Heading {
        Heading::default().turned(self.below(72) as i16)
    }

    fn ship(&mut self) -> Shape {
        Shape::ship(1 + self.below(5) as u8)
    }

    /// A place on the mat, one time of four near its edge.
    fn place(&mut self, mat: Mat, shape: Shape) -> Place {
        loop {
            let mut bow = Point::new(self.below(mat.width), self.below(mat.height));
            if self.below(4) == 0 {
                bow.x = shape.radius + self.below(200);
            }
            let place = Place::new(
                bow,
                if shape.spine == 0 {
                    Heading::default()
                } else {
                    self.heading()
                },
            );
            if mat.holds(&shape.at(place)) {
                return place;
            }
        }
    }

    /// A piece about a hull, with a gap of its own choice; gaps near 0, 5 and 30 are frequent.
    fn about(&mut self, hull: &Capsule, shape: Shape) -> Capsule {
        let gap = match self.below(6) {
            0 => self.below(12),
            1 => self.below(6),
            2 => 20 + self.below(20),
            3 => -self.below(40),
            _ => self.below(800),
        };
        let side = self.heading();
        let heading = match self.below(3) {
            0 => side,
            1 => side.turned(18),
            _ => self.heading(),
        };
        let spot = |away: i64| shape.at(Place::new(hull.bow.ahead(side, away), heading));
        let mut away = 2500;
        while away > 0 && spot(away).gap(hull) > gap {
            away -= (spot(away).gap(hull) - gap).max(1);
        }
        spot(away)
    }
}

/// A sea with a piece in it that is about to move.
fn position(lots: &mut Lots) -> (Sea, Mover, Place) {
    let mut sea = Sea::empty(Mat::of(2));
    let passage = match lots.below(12) {
        0 | 1 => Passage::Spectral,
        2 => Passage::Soaring,
        3 => Passage::Submerged,
        _ => Passage::Plain,
    };
    let shape = match lots.below(6) {
        0 => Shape::creature(4 + lots.below(3) as u8),
        _ => lots.ship(),
    };
    let mover = Mover { shape, passage };
    let place = lots.place(sea.mat, shape);
    let hull = shape.at(place);
    for number in 0..lots.below(6) {
        let (sort, shape) = match lots.below(5) {
            0 | 1 => (Sort::Vessel, lots.ship()),
            2 => (Sort::Home, Shape::disc(360 + lots.below(90))),
            3 => (Sort::Ice, Shape::disc(260)),
            _ => (Sort::Shore, Shape::disc(360 + lots.below(90))),
        };
        let solid = Solid {
            piece: PieceId(number as u16),
            hull: lots.about(&hull, shape),
            sort,
        };
        let passes = match passage {
            Passage::Plain => false,
            Passage::Spectral => sort == Sort::Vessel,
            Passage::Soaring | Passage::Submerged => true,
        };
        if passes || !solid.hull.overlaps(&hull) {
            sea.solids.push(solid);
        }
    }
    for number in 0..lots.below(4) {
        let radius = [550, 400, 500, 280][lots.below(4) as usize];
        sea.terrain.push(Patch {
            piece: PieceId(100 + number as u16),
            hull: lots.about(&hull, Shape::disc(radius)),
        });
    }
    (sea, mover, place)
}

/// Turns, stopping distance, contacts and terrain are those of the sweep unit by unit, in a quarter of 100,000 moves.
fn the_fast_way_is_the_literal_one(seed: u64) {
    let mut lots = Lots(seed);
    let (mut moves, mut stops, mut slides, mut met) = (0, [0; 5], 0, 0);
    while moves < 25_000 {
        let (sea, mover, before) = position(&mut lots);
        let literal = Literal::new(&sea, mover, before);
        let start = sea.start(&mover.shape.at(before));
        let swing = match lots.below(3) {
            0 => Swing::Free,
            1 if !start.held.is_empty() => Swing::CastOff,
            _ => Swing::Quarter,
        };
        let stick = [SHORT, LONG][lots.below(2) as usize];
        for _ in 0..6 {
            let heading = lots.heading();
            let told = || format!("{sea:?} {mover:?} {before:?} {swing:?} {stick} {heading:?}");
            let turned = sea.turn(mover, before, swing, stick, heading);
            assert_eq!(turned, literal.turn(swing, stick, heading), "{}", told());
            let Some(turned) = turned else {
                continue;
            };
            moves += 1;
            slides += usize::from(turned.bow != before.bow);
            let sailing = sea.sail(mover, &start, turned, stick);
            let (most, stop) = literal.sail(turned, stick);
            assert_eq!((sailing.most, sailing.stop), (most, stop), "{}", told());
            stops[stop as usize] += 1;
            let distances = sea.distances(mover, &start, turned, &sailing);
            assert_eq!(distances, literal.offered(turned, most), "{}", told());
            let up_to = lots.below(stick + 1);
            assert_eq!(
                sea.longest(mover, &start, turned, &sailing, up_to),
                distances.iter().copied().rfind(|&end| end <= up_to),
                "{}",
                told()
            );
            // The part of the sea about her is as good as the whole, and nothing comes nearer than is said.
            let about = sea.about(mover.shape, before.bow, stick);
            let there = about.start(&mover.shape.at(before));
            let alone = about.sail(mover, &there, turned, stick);
            assert_eq!((alone.most, alone.stop), (most, stop), "{}", told());
            assert!(about.ids(alone.by).eq(sea.ids(sailing.by)), "{}", told());
            let by_itself = about.distances(mover, &there, turned, &alone);
            assert_eq!(by_itself, distances, "{}", told());
            let way = Way::new(mover.shape, turned);
            let other = lots.about(&way.at(0), Shape::disc(300));
            let nearest = way.nearest(&other, stick);
            for distance in 0..=stick {
                assert!(nearest <= way.at(distance).gap(&other), "{}", told());
            }
            for distance in [most, distances[lots.below(distances.len() as i64) as usize]] {
                let place = turned.ahead(distance);
                let contacts = sea.contacts(mover, &start, &mover.shape.at(place));
                let contacts: Vec<usize> = contacts.iter().collect();
                assert_eq!(contacts, literal.contacts(place), "{}", told());
            }
            let mut felt = start.over;
            let mut terrain = Vec::new();
            let mut from = 0;
            while let Some((at, number)) = sea.terrain_met(mover, turned, from, most, felt) {
                terrain.push((at, number));
                felt = felt.with(number);
                from = at - 1;
            }
            met += terrain.len();
            assert_eq!(terrain, literal.terrain(turned, most), "{}", told());
        }
    }
    assert!(stops.iter().all(|&count| count > 100), "{stops:?}");
    assert!(slides > 100 && met > 1000, "{slides} {met}");
}

#[test]
fn the_fast_way_is_the_literal_one_in_the_first_quarter() {
    the_fast_way_is_the_literal_one(0x005e_ed0f_5ea5);
}

#[test]
fn the_fast_way_is_the_literal_one_in_the_second_quarter() {
    the_fast_way_is_the_literal_one(0x00c0_ffee_0002);
}

#[test]
fn the_fast_way_is_the_literal_one_in_the_third_quarter() {
    the_fast_way_is_the_literal_one(0x00ab_acad_0003);
}

#[test]
fn the_fast_way_is_the_literal_one_in_the_last_quarter() {
    the_fast_way_is_the_literal_one(0x00de_cade_0004);
}

/// The list of turns is the turns one by one.
#[test]
fn the_list_of_turns_has_each_turn() {
    let mut lots = Lots(0xb0a7);
    for _ in 0..500 {
        let (sea, mover, before) = position(&mut lots);
        let swing = [Swing::Quarter, Swing::Free, Swing::CastOff][lots.below(3) as usize];
        let listed: Vec<_> = sea.turns(mover, before, swing, LONG).collect();
        let literal = Literal::new(&sea, mover, before);
        let single = Heading::all()
            .filter_map(|heading| Some((heading, literal.turn(swing, LONG, heading)?)));
        assert_eq!(
            listed,
            single.collect::<Vec<_>>(),
            "{sea:?} {mover:?} {before:?}"
        );
    }
}
