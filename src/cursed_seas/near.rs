//! Coming near: the sea shows the piece that a question is about, or what a lesson speaks of, from near, and then the whole of it
//! again.

use super::Scene;
use super::chart::{Chart, Eye};
use super::fan::RING;
use super::spots::subject;
use crate::board::ask::Ask;
use games::cursed_seas::geometry::Point;
use games::cursed_seas::{CursedSeas, Question};
use rules::table::lesson::Taught;

type Mark = <CursedSeas as Taught>::Mark;

/// The width and height of the sea, in units of the rules, of which all is seen from near.
const SEEN: (i64, i64) = (3_600, 2_800);

/// The part of the sea that has been shown by itself, and its occasion.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Near {
    /// Its occasion: the question, and the step of a lesson.
    about: (Option<Question>, Option<usize>),
    /// True if the sea came near by itself.
    came: bool,
}

/// Moves what is seen of the sea, once a question or a step of a lesson.
pub(super) fn point_out(scene: &mut Scene, eye: Eye) {
    if !scene.idle {
        return;
    }
    let own = !scene.observation.options.is_empty();
    let question = scene.observation.asked.filter(|_| own);
    let question = question.map(|asked| asked.question);
    let step = scene.session.course().map(|course| course.steps().0);
    let about = (question, step);
    if scene.kept.near.about == about {
        return;
    }
    scene.kept.near.about = about;
    match step {
        Some(_) => teach(scene),
        None => follow(scene, eye, question),
    }
}

/// Comes near to the piece that a question is about, to the home at which it starts or to the whirlpool that it comes out of, so that the fan about it is seen, and
/// shows the whole sea for what is not about a piece.
fn follow(scene: &mut Scene, eye: Eye, question: Option<Question>) {
    let view = scene.view;
    let at = match question {
        Some(Question::WhirlpoolExit(vessel)) => view.other_whirlpool(scene.data, vessel),
        Some(Question::PlaceShip(_)) => {
            let home = view.home(scene.own());
            home.and_then(|island| view.islands[island as usize].0)
        }
        _ => {
            let piece = question.and_then(subject);
            piece
                .and_then(|vessel| view.place(vessel))
                .map(|place| place.bow)
        }
    };
    let close = scene.desk.is_close();
    if let Some(at) = at {
        let room = scene.places.board.shrink(eye.drawn(RING));
        if !close || !room.contains(eye.at(at)) {
            scene.kept.near.came |= !close;
            come(scene, at);
        }
        return;
    }
    // What is chosen of anything that lies about may lie anywhere.
    let others = scene.view.turn.active != scene.own();
    if others || question.is_some() {
        leave(scene);
    }
}

/// Chooses the learner's ship that a step of a lesson speaks of, and comes near to all ships and islands that it speaks of; where
/// they lie too far apart, shows the whole sea.
fn teach(scene: &mut Scene) {
    let course = scene.session.course().into_iter();
    let marks = course.flat_map(|course| &course.step().at);
    let view = scene.view;
    // The sheet tells of the learner's ship that is spoken of, so that its buttons are hers.
    let own = marks.clone().find_map(|mark| match *mark {
        Mark::Vessel(vessel) if view.vessel(vessel).hull.seat == scene.own() => Some(vessel),
        _ => None,
    });
    scene.kept.chosen = own.or(scene.kept.chosen);
    let points = marks.filter_map(|mark| match *mark {
        Mark::Vessel(vessel) => view.place(vessel).map(|place| place.bow),
        Mark::Island(island) => view.islands[island as usize].0,
        _ => None,
    });
    let points: Vec<Point> = points.collect();
    let ends = |of: fn(&Point) -> i64| {
        let all = || points.iter().map(of);
        all().min().zip(all().max())
    };
    let Some(((west, east), (south, north))) = ends(|at| at.x).zip(ends(|at| at.y)) else {
        return;
    };
    if east - west > SEEN.0 || north - south > SEEN.1 {
        leave(scene);
    } else {
        scene.kept.near.came = true;
        come(scene, Point::new((west + east) / 2, (south + north) / 2));
    }
}

fn come(scene: &mut Scene, to: Point) {
    let at = Chart::of(scene.view).at(to);
    scene.ask(Ask::Centre(at));
}

/// Shows the whole sea again, where it came near by itself.
fn leave(scene: &mut Scene) {
    if std::mem::take(&mut scene.kept.near.came) {
        scene.ask(Ask::Whole);
    }
}
