//! Lines of fire beyond the worked examples (`cursed-seas §2.2`, `§2.5`).

use crate::geometry::*;

fn place(x: i64, y: i64, heading: u8) -> Place {
    Place::new(Point::new(x, y), Heading::new(heading).unwrap())
}

const CANNON: Point = Point::new(3000, 3000);

/// A creature 600 ahead of the cannon, whose middle is aimed at first.
const TARGET: Target = Target::Round(Point::new(3600, 3000), 300);

#[test]
fn the_nearest_free_point_is_aimed_at() {
    // Its rim towards the cannon is nearer than its middle: at half its radius, side 36.
    let rim = Point::new(3450, 3000);
    assert_eq!(line_of_fire(CANNON, LONG, TARGET, &[], &[]), Ok(rim));
    // A rock on the line: the two next ones lie 45 degrees aside, the first of them is side 27.
    let rock = Capsule::disc(Point::new(3200, 2990), 20);
    let aim = line_of_fire(CANNON, LONG, TARGET, &[], &[rock]);
    assert_eq!(aim, Ok(Point::new(3494, 3106)));
    let wide = Capsule::disc(Point::new(3200, 3000), 190);
    let aim = line_of_fire(CANNON, LONG, TARGET, &[], &[rock, wide]);
    assert_eq!(
        aim,
        Err(Blocked::Piece(0)),
        "what is in the way of the nearest"
    );
}

#[test]
fn a_piece_blocks_where_the_line_is_nearer_than_its_radius() {
    let aside = |away: i64| Capsule::disc(Point::new(3200, 3000 + away), 100);
    let target = Target::Ship(place(3400, 3000, 0), Shape::ship(1));
    let nearest = Point::new(3060, 3000);
    assert_eq!(line_of_fire(CANNON, SHORT, target, &[], &[]), Ok(nearest));
    // All of her aim points lie on the line to the nearest one, which ends before the rock.
    let before = Target::Ship(place(3700, 3000, 0), Shape::ship(1));
    let told = |away| line_of_fire(CANNON, SHORT, before, &[], &[aside(away)]);
    assert_eq!(told(100), Ok(Point::new(3360, 3000)));
    assert_eq!(told(99), Err(Blocked::Piece(0)));
}

#[test]
fn range_is_measured_from_the_cannon_with_the_slack_of_the_point() {
    // Middle: slack 300; rim: slack 150 at half the radius. Both end at the same distance straight ahead.
    let at = |away: i64| Target::Round(Point::new(3000 + away, 3000), 300);
    let aim = |away| line_of_fire(CANNON, SHORT, at(away), &[], &[]);
    assert_eq!(aim(800), Ok(Point::new(3650, 3000)));
    assert_eq!(aim(801), Err(Blocked::Range));
}

#[test]
fn masts_segments_and_musketeers_stand_where_the_page_says() {
    let ship = Shape::ship(3);
    let masts = [0, 1, 2].map(|mast| mast_place(place(3000, 3000, 0), ship, mast, 3).x);
    assert_eq!(masts, [3000 - 86, 3000 - 260, 3000 - 433]);
    let sail = mast_sail(place(3000, 3000, 0), ship, 0, 3);
    let ends = Segment::new(Point::new(2914, 3090), Point::new(2914, 2910));
    assert_eq!(sail, ends);
    assert_eq!(
        musketeers_place(place(3000, 3000, 18), ship),
        Point::new(3000, 2740)
    );
    let shots = [0, 1, 2, 3].map(|shot| segment_place(CANNON, 340, shot, 4));
    let out = 204;
    let round = [(out, 0), (0, out), (-out, 0), (0, -out)];
    assert_eq!(shots, round.map(|(x, y)| Point::new(3000 + x, 3000 + y)));
}
