//! Points, headings, gaps and places without a hand.

use crate::geometry::*;
use rules::table::PieceId;

fn heading(steps: u8) -> Heading {
    Heading::new(steps).unwrap()
}

#[test]
fn headings_are_exact_mirror_images() {
    for heading in Heading::all() {
        assert_eq!(heading.back().sin(), -heading.sin());
        assert_eq!(heading.turned(18).sin(), heading.cos());
        let mirrored = Heading::default().turned(-i16::from(heading.steps()));
        assert_eq!(
            (mirrored.sin(), mirrored.cos()),
            (-heading.sin(), heading.cos())
        );
        for other in Heading::all() {
            assert_eq!(heading.turned(heading.towards(other)), other);
            assert_eq!(
                heading.apart(other),
                heading.towards(other).unsigned_abs() as u8
            );
        }
    }
    assert_eq!(heading(6).sin(), 5000);
    assert_eq!(Heading::new(72), None);
    let origin = Point::new(0, 0);
    assert_eq!(origin.ahead(heading(6), 1), Point::new(1, 1));
    assert_eq!(origin.ahead(heading(42), 1), Point::new(-1, -1));
    assert_eq!(origin.ahead(heading(6), 3), Point::new(3, 2));
}

#[test]
fn a_place_of_a_file_is_read_or_refused() {
    let read = |text: &str| ron::from_str::<Place>(text);
    let place = Place::new(Point::new(3000, 2500), heading(71));
    assert_eq!(read("(3000, 2500, 71)"), Ok(place));
    assert_eq!(ron::to_string(&place).unwrap(), "(3000,2500,71)");
    let said = |text: &str| read(text).unwrap_err().to_string();
    let refused = said("(3000, 2500, 72)");
    assert!(
        refused.contains("found 72, expected a heading from 0 to 71"),
        "{refused}"
    );
    let refused = said("(3000, -1, 0)");
    assert!(
        refused.contains("found (3000, -1), expected an x and a y"),
        "{refused}"
    );
}

/// Gaps are those of the distances as the page tells them, in all positions of two hulls near to each other.
#[test]
fn gaps_are_the_distances_of_spines_less_both_radii() {
    let one = Shape::ship(3).at(Place::new(Point::new(3000, 3000), heading(4)));
    for side in (0..72).step_by(7) {
        for away in (0..1400).step_by(23) {
            for facing in (0..72).step_by(5) {
                let bow = Point::new(2800, 3050).ahead(heading(side), away);
                let two = Shape::ship(1).at(Place::new(bow, heading(facing)));
                let gap = one.gap(&two);
                assert_eq!(gap, two.gap(&one));
                assert!(!one.nearer(&two, gap) || gap == -180, "{two:?}");
                assert!(
                    one.nearer(&two, gap + 1) && one.within(&two, gap + 1),
                    "{two:?}"
                );
                assert!(gap > -180 || one.spine().crosses(&two.spine()) || gap == -180);
                assert_eq!(one.touches(&two), one.within(&two, 5));
                assert_eq!(one.overlaps(&two), gap < 0);
                let real = real_distance(&one, &two) - 180.0;
                assert!(
                    (real - gap as f64 - 0.5).abs() < 0.5001,
                    "{real} {gap} {two:?}"
                );
            }
        }
    }
}

/// The distance of two spines, by small steps along both.
fn real_distance(one: &Capsule, two: &Capsule) -> f64 {
    let point = |hull: &Capsule, part: f64| {
        let mix = |a: i64, b: i64| a as f64 + (b - a) as f64 * part;
        (mix(hull.bow.x, hull.stern.x), mix(hull.bow.y, hull.stern.y))
    };
    let nearest = |from: (f64, f64), hull: &Capsule| {
        let (ax, ay) = point(hull, 0.0);
        let (bx, by) = point(hull, 1.0);
        let (x, y) = (bx - ax, by - ay);
        let part = ((from.0 - ax) * x + (from.1 - ay) * y) / (x * x + y * y);
        let (px, py) = point(hull, part.clamp(0.0, 1.0));
        (px - from.0).hypot(py - from.1)
    };
    // The distance along a spine to another is convex: thirds close in on its least.
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..80 {
        let third = (high - low) / 3.0;
        let [left, right] = [low + third, high - third].map(|part| nearest(point(one, part), two));
        if left < right {
            high -= third;
        } else {
            low += third;
        }
    }
    nearest(point(one, low), two)
}

#[test]
fn discs_never_cross_and_four_points_in_a_line_do_not() {
    let point = Point::new;
    let line = Segment::new(point(0, 0), point(100, 0));
    let crosses = |a, b| line.crosses(&Segment::new(a, b));
    assert!(crosses(point(50, -10), point(50, 10)));
    assert!(crosses(point(50, 0), point(50, 10)), "an end on the line");
    assert!(!crosses(point(50, 1), point(50, 10)));
    assert!(!crosses(point(20, 0), point(80, 0)), "in one line");
    assert!(!crosses(point(150, -10), point(150, 10)));
    assert!(!crosses(point(50, 0), point(50, 0)), "a point");
}

fn island(centre: Point, sort: Sort) -> Sea {
    let mut sea = Sea::empty(Mat {
        width: 12_000,
        height: 9000,
    });
    let hull = Capsule::disc(centre, 400);
    sea.solids.push(Solid {
        piece: PieceId(0),
        hull,
        sort,
    });
    sea
}

#[test]
fn berths_touch_their_island_and_nothing_else() {
    let centre = Point::new(4000, 3000);
    let mut sea = island(centre, Sort::Shore);
    for shape in [Shape::ship(1), Shape::ship(5), Shape::creature(5)] {
        let berths: Vec<_> = sea.berths(centre, 400, shape).collect();
        assert_eq!(berths.len(), 72);
        for (side, place) in berths {
            let gap = shape.at(place).gap(&sea.solids[0].hull);
            assert!((1..=2).contains(&gap), "{side:?} {gap}");
        }
    }
    let ship = Shape::ship(2);
    let hull = ship.at(berth(centre, 400, heading(36), ship));
    sea.solids.push(Solid {
        piece: PieceId(1),
        hull,
        sort: Sort::Vessel,
    });
    let was = Point::new(2000, 3000);
    let nearest = sea.nearest_berth(centre, 400, ship, was).unwrap();
    assert!(sea.clear(&ship.at(nearest)));
    let lowest = sea.berths(centre, 400, ship).map(|(side, _)| side.steps());
    assert_eq!(
        nearest.heading.back().steps(),
        lowest.filter(|side| *side < 36).max().unwrap()
    );
}

#[test]
fn ways_out_leave_a_disc_astern() {
    let centre = Point::new(4000, 3000);
    let ship = Shape::ship(3);
    let place = out_of(centre, 550, heading(12), ship);
    assert_eq!(place.heading, heading(12));
    let gap = ship.at(place).gap(&Capsule::disc(centre, 550));
    assert!((1..=2).contains(&gap), "{gap}");
}

#[test]
fn the_free_place_is_the_first_clear_one() {
    let sea = island(Point::new(4000, 3000), Sort::Home);
    let ship = Shape::ship(1);
    let place = Place::new(Point::new(6000, 3000), heading(0));
    assert_eq!(sea.free_place(place, ship), Some(place));
    let place = Place::new(Point::new(4000, 3000), heading(0));
    let free = sea.free_place(place, ship).unwrap();
    // 510 from spine to centre: the sixth ring is the first that is high enough, at 60 degrees.
    assert_eq!(free.bow, Point::new(4300, 3520));
}

#[test]
fn the_grid_covers_the_mat() {
    let points: Vec<Point> = Mat::of(2).grid(500).collect();
    assert_eq!(points.len(), 22 * 17);
    assert_eq!(points[1], Point::new(500, 0));
    assert_eq!(points.last(), Some(&Point::new(10_500, 8000)));
}
