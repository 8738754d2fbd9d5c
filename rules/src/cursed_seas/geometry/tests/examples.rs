//! The worked examples of the page (`cursed-seas §11`).

use crate::geometry::*;
use rules::table::PieceId;

const MAT: Mat = Mat {
    width: 12_000,
    height: 9000,
};

fn heading(steps: u8) -> Heading {
    Heading::new(steps).unwrap()
}

fn place(x: i64, y: i64, steps: u8) -> Place {
    Place::new(Point::new(x, y), heading(steps))
}

/// A ship of so many masts.
fn ship(masts: u8) -> Mover {
    Mover {
        shape: Shape::ship(masts),
        passage: Passage::Plain,
    }
}

fn sea(solids: &[(Capsule, Sort)]) -> Sea {
    let mut sea = Sea::empty(MAT);
    for (number, &(hull, sort)) in (0..).zip(solids) {
        sea.solids.push(Solid {
            piece: PieceId(number),
            hull,
            sort,
        });
    }
    sea
}

fn island(x: i64, y: i64) -> Capsule {
    Capsule::disc(Point::new(x, y), 400)
}

/// The way of a ship straight on from a place.
fn sails(sea: &Sea, mover: Mover, from: Place, stick: i64) -> Sailing {
    let start = sea.start(&mover.shape.at(from));
    sea.sail(mover, &start, from, stick)
}

#[test]
fn one_a_long_stick_at_two_headings() {
    let from = Point::new(3000, 3000);
    assert_eq!(from.ahead(heading(6), LONG), Point::new(3650, 3375));
    assert_eq!(from.ahead(heading(42), LONG), Point::new(2350, 2625));
}

#[test]
fn two_an_island_stops_her_where_she_touches_it() {
    let sea = sea(&[(island(4000, 3000), Sort::Shore)]);
    let (pendrake, from) = (ship(2), place(3000, 3000, 0));
    let sailing = sails(&sea, pendrake, from, LONG);
    assert_eq!((sailing.most, sailing.stop), (505, Stop::Contact));
    assert_eq!(sea.ids(sailing.by).collect::<Vec<_>>(), [PieceId(0)]);
    let start = sea.start(&pendrake.shape.at(from));
    let offered = sea.distances(pendrake, &start, from, &sailing);
    let steps = (1..=20).map(|step| step * 25).chain([505]);
    assert_eq!(offered, steps.collect::<Vec<_>>());
    let contacts = |d| {
        let hull = pendrake.shape.at(from.ahead(d));
        sea.contacts(pendrake, &start, &hull).iter().count()
    };
    assert_eq!((contacts(500), contacts(505)), (0, 1));
    assert_eq!(
        pendrake.shape.at(from.ahead(500)).gap(&sea.solids[0].hull),
        10
    );
}

#[test]
fn three_a_millimetre_aside_she_passes() {
    let from = place(3000, 3000, 0);
    let passed = sails(
        &sea(&[(island(3500, 3500), Sort::Shore)]),
        ship(2),
        from,
        LONG,
    );
    assert_eq!((passed.most, passed.stop), (750, Stop::Stick));
    let touched = sails(
        &sea(&[(island(3500, 3495), Sort::Shore)]),
        ship(2),
        from,
        LONG,
    );
    assert_eq!((touched.most, touched.stop), (500, Stop::Contact));
}

#[test]
fn four_the_edge_stops_her() {
    let sailing = sails(&sea(&[]), ship(2), place(11_500, 3000, 0), LONG);
    assert_eq!((sailing.most, sailing.stop), (410, Stop::Edge));
}

#[test]
fn five_casting_off() {
    let sea = sea(&[(island(4000, 3000), Sort::Shore)]);
    let (hartley, docked) = (ship(3), place(3498, 3000, 0));
    let start = sea.start(&hartley.shape.at(docked));
    assert!(start.held.has(0));
    let cast_off = |steps| sea.turn(hartley, docked, Swing::CastOff, SHORT, heading(steps));
    let about = cast_off(36).unwrap();
    assert_eq!(about, place(3498 - 518, 3000, 36));
    let sailing = sea.sail(hartley, &start, about, SHORT);
    assert_eq!(about.ahead(sailing.most), place(2480, 3000, 36));
    let along = cast_off(18).unwrap();
    assert_eq!(along, place(3498, 3000, 18), "no slide");
    let sailing = sea.sail(hartley, &start, along, SHORT);
    let end = along.ahead(sailing.most);
    assert_eq!((end, sailing.stop), (place(3498, 3500, 18), Stop::Stick));
    let hull = hartley.shape.at(end);
    assert_eq!(hull.gap(&sea.solids[0].hull), 2);
    assert!(sea.contacts(hartley, &start, &hull).is_empty());
    assert_eq!(cast_off(0), None);
}

#[test]
fn six_an_opponents_home_keeps_its_distance() {
    let sea = sea(&[(island(4000, 3000), Sort::Home)]);
    let (pendrake, from) = (ship(2), place(3000, 3000, 0));
    let sailing = sails(&sea, pendrake, from, LONG);
    assert_eq!((sailing.most, sailing.stop), (480, Stop::Home));
    let start = sea.start(&pendrake.shape.at(from));
    let hull = pendrake.shape.at(from.ahead(480));
    assert!(sea.contacts(pendrake, &start, &hull).is_empty());
}

#[test]
fn seven_the_hulls_width_lengthens_the_range() {
    let golondrina = Shape::ship(1);
    let cannon = mast_place(place(3170, 3000, 0), golondrina, 0, 1);
    assert_eq!(cannon, Point::new(3000, 3000));
    let at = |y| Target::Ship(place(3170, y, 0), golondrina);
    let aim = line_of_fire(cannon, SHORT, at(3580), &[], &[]);
    assert_eq!(aim, Ok(Point::new(3000, 3580)));
    let aim = line_of_fire(cannon, SHORT, at(3581), &[], &[]);
    assert_eq!(aim, Err(Blocked::Range));
}

#[test]
fn eight_her_own_sails_are_in_the_way() {
    let (hartley, from) = (Shape::ship(3), place(3000, 3000, 0));
    let target = Target::Ship(place(3400, 3170, 18), Shape::ship(1));
    let ranges = [SHORT, LONG, LONG];
    let fires = |mast: u8, standing: &[u8]| {
        let others = standing.iter().filter(|&&other| other != mast);
        let sails: Vec<Segment> = others
            .map(|&other| mast_sail(from, hartley, other, 3))
            .collect();
        let cannon = mast_place(from, hartley, mast, 3);
        line_of_fire(cannon, ranges[usize::from(mast)], target, &sails, &[])
    };
    assert!(fires(0, &[0, 1, 2]).is_ok());
    assert_eq!(fires(1, &[0, 1, 2]), Err(Blocked::Sail(0)));
    assert_eq!(fires(2, &[0, 1, 2]), Err(Blocked::Range));
    assert!(fires(1, &[1, 2]).is_ok());
    assert!(fires(2, &[1, 2]).is_err());
}

#[test]
fn ten_a_ship_in_tow_trails_behind_her_tower() {
    let (pendrake, golondrina) = (ship(2), Shape::ship(1));
    let derelict = golondrina.at(place(3600, 3000, 54));
    let sea_before = sea(&[(derelict, Sort::Vessel)]);
    let from = place(3000, 3000, 0);
    let sailing = sails(&sea_before, pendrake, from, LONG);
    assert_eq!((sailing.most, sailing.stop), (425, Stop::Contact));
    let tower = from.ahead(sailing.most);
    assert!(derelict.touches(&pendrake.shape.at(tower).bow_disc()));
    let trailing = trail(&sea(&[]), tower, pendrake.shape, golondrina);
    assert_eq!(trailing, place(2835, 3000, 0));
    // An islet straight behind her tower: she lies a step of headings aside of it.
    let astern = sea(&[(Capsule::disc(Point::new(2500, 2860), 100), Sort::Ice)]);
    let trailing = trail(&astern, tower, pendrake.shape, golondrina);
    assert_ne!(trailing.heading, heading(0));
    assert!(astern.clear(&golondrina.at(trailing)));
}

#[test]
fn twelve_a_reef_is_felt_where_she_first_overlaps_it() {
    let mut sea = sea(&[]);
    let hull = Capsule::disc(Point::new(3700, 3000), 400);
    sea.terrain.push(Patch {
        piece: PieceId(0),
        hull,
    });
    let (gull, from) = (ship(3), place(3000, 3000, 0));
    let start = sea.start(&gull.shape.at(from));
    let met = sea.terrain_met(gull, from, 0, LONG, start.over);
    assert_eq!(met, Some((201, 0)));
    let known = start.over.with(0);
    assert_eq!(sea.terrain_met(gull, from, 200, LONG, known), None);
}

/// A piece nearer than it may be to an opponent's home treats it as any other solid until it is far enough.
#[test]
fn a_home_too_near_is_eased_until_it_is_far_enough() {
    let sea = sea(&[(island(4000, 3000), Sort::Home)]);
    let pendrake = ship(2);
    // 20 off, on her way past: the gap grows to 30 and more, and never stops her.
    let past = place(4000, 3510, 0);
    let sailing = sails(&sea, pendrake, past, SHORT);
    assert_eq!((sailing.most, sailing.stop), (500, Stop::Stick));
    // Head-on from 20 off she touches it.
    let against = place(3490, 3000, 0);
    let sailing = sails(&sea, pendrake, against, SHORT);
    assert_eq!((sailing.most, sailing.stop), (15, Stop::Contact));
}

/// A Spectral ship sails through others, and may end where she first touches one.
#[test]
fn a_spectral_ship_passes_through_others() {
    let enemy = Shape::ship(1).at(place(3500, 3170, 18));
    let sea = sea(&[(enemy, Sort::Vessel)]);
    let bride = Mover {
        passage: Passage::Spectral,
        ..ship(3)
    };
    let from = place(3000, 3000, 0);
    let sailing = sails(&sea, bride, from, LONG);
    assert_eq!((sailing.most, sailing.stop), (750, Stop::Stick));
    let start = sea.start(&bride.shape.at(from));
    let offered = sea.distances(bride, &start, from, &sailing);
    let before = (1..=12).map(|step| step * 25);
    assert_eq!(offered, before.chain([315]).collect::<Vec<_>>());
}
