//! The helm: one drag from the bow turns a ship and sails her (`cursed-seas §2.4`, `§10`).
//!
//! The ghost of the hull snaps to the headings and distances that are offered, with the stick beside it, and says what stops her.
//! Letting go keeps the course; a click on the ghost, or Enter, sails it. Who goes from thing to thing by keys finds each heading, and
//! each distance, where it lies.

use super::chart::{Eye, heading_of, millimetres};
use super::ghosts::{self, ghost, lay_stick};
use super::kept::Tried;
use super::map::{body, chosen};
use super::{Scene, Spot, fan, told};
use crate::board::ask::Ask;
use crate::theme::buttons::Look;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Align2, Id, Rect, Sense, Stroke, Vec2, pos2, vec2};
use games::cursed_seas::geometry::Place;
use games::cursed_seas::{Choice, Heading, Outlook, Question, Stick, Vessel};

/// The distance from the bow point within which a drag turns no ship, in units of the canvas.
const SLACK: f32 = 10.0;

/// The distance from one chip of a stick to the next.
const STICKS_APART: f32 = 8.0;

/// The ship that can be steered now.
#[derive(Debug, Clone, Copy)]
struct Steered {
    vessel: Vessel,
    /// The sticks S and L that are left.
    sticks: (u8, u8),
    /// True if the move is still to begin.
    begins: bool,
}

/// Returns how many of each stick can be sailed, of those there are, if no more than so many can be sailed together.
fn of_each((shorts, longs): (u8, u8), most: u8) -> (u8, u8) {
    (shorts.min(most), longs.min(most))
}

impl Steered {
    /// Returns the ship whose turn is asked, or the chosen one that may be given a move action; none else.
    fn of(scene: &Scene) -> Option<Self> {
        // Spectators steer nothing.
        let own = scene.idle && !scene.observation.options.is_empty();
        let asked = scene.observation.asked.filter(|_| own)?;
        let view = scene.view;
        match asked.question {
            Question::Turn(vessel) => Some(Self {
                vessel,
                sticks: of_each((view.course.shorts, view.course.longs), view.course.most),
                begins: false,
            }),
            Question::Menu => {
                let vessel = chosen(scene)?;
                let moves = Choice::Move(vessel);
                let mut options = scene.observation.options.iter();
                let seen = view.vessel(vessel);
                // The dice of a fire come first, and who is lost comes out somewhere.
                let plain = seen.hull.fire == 0 && view.place(vessel).is_some();
                (plain && options.any(|offer| offer.is(moves))).then(|| Self {
                    vessel,
                    sticks: of_each(
                        view.sticks(scene.data, vessel),
                        view.most_sticks(scene.data, vessel),
                    ),
                    begins: true,
                })
            }
            _ => None,
        }
    }

    /// Returns how many of a stick are left.
    fn left(self, stick: Stick) -> u8 {
        match stick {
            Stick::Short => self.sticks.0,
            Stick::Long => self.sticks.1,
        }
    }

    /// Returns the stick that is taken up: the one picked last if one is left, else the short one.
    fn stick(self, picked: Option<Stick>) -> Option<Stick> {
        let picked = picked.filter(|&stick| self.left(stick) > 0);
        let mut all = Stick::ALL.iter().copied();
        picked.or_else(|| all.find(|&stick| self.left(stick) > 0))
    }
}

/// Returns the ship whose course is shown, so that nothing else is written there.
pub(super) fn steered(scene: &Scene) -> Option<Vessel> {
    let steered = Steered::of(scene).filter(|steered| holds(scene) || !steered.begins);
    steered.map(|steered| steered.vessel)
}

/// Returns whether a course is tried, so that nothing else explains itself where the mouse is.
pub(super) fn holds(scene: &Scene) -> bool {
    scene.kept.steers || scene.kept.tried.is_some()
}

/// Draws what can be steered, and steers it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    ghosts::earlier(pen, scene, eye);
    ghosts::sailing(pen, scene, eye);
    handles(pen, scene, eye);
    let steered = Steered::of(scene);
    let outlook = steered.and_then(|steered| {
        let first = steered.begins || scene.view.course.first;
        scene.view.outlook(scene.data, steered.vessel, first)
    });
    let Some((steered, outlook)) = steered.zip(outlook) else {
        scene.kept.tried = None;
        return;
    };
    let seen = scene.observation.seen();
    let fits = |tried: &Tried| tried.vessel == steered.vessel && tried.seen == seen;
    scene.kept.tried = scene.kept.tried.filter(fits);
    let Some(stick) = steered.stick(scene.kept.stick) else {
        return;
    };
    if !steered.begins || holds(scene) {
        fan::draw(pen, scene, eye, &outlook, stick);
    }
    steer(pen, scene, eye, (steered, stick), &outlook);
    chips(pen, scene, eye, (steered, stick), &outlook);
    if let Some(tried) = scene.kept.tried {
        course(pen, scene, eye, &tried, &outlook);
        commit(pen, scene, eye, &tried, &outlook);
    }
}

/// Returns what can be taken hold of at its bow: whatever may be given a move action, or the ship that moves.
fn at_hand(scene: &Scene) -> Vec<Vessel> {
    let options = scene.observation.options.iter().filter(|_| scene.idle);
    let options = options.filter(|offer| !scene.is_off_course(offer));
    let mut at_hand: Vec<Vessel> = options
        .filter_map(
            |offer| match (offer.choice, scene.observation.asked?.question) {
                (Choice::Move(vessel), _) | (Choice::Turn(..), Question::Turn(vessel)) => {
                    Some(vessel)
                }
                _ => None,
            },
        )
        .collect();
    at_hand.dedup();
    at_hand
}

/// Draws the handles at the bows. The ship whose handle the mouse takes hold of is chosen; a click on one is a click on her.
fn handles(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let (mut held, mut clicked) = (None, None);
    for vessel in at_hand(scene) {
        let Some(place) = scene.view.place(vessel) else {
            continue;
        };
        let bow = eye.at(place.bow);
        let rect = Rect::from_center_size(bow, Vec2::splat(2.0 * grip(eye)));
        let id = Id::new(("helm", vessel));
        let response = pen.ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
        let holds = response.is_pointer_button_down_on();
        held = held.or(holds.then_some(vessel));
        clicked = clicked.or(response.clicked().then_some((vessel, bow)));
        // From afar it covers no more than the bow.
        let usual = eye.drawn(18.0).clamp(3.4, 5.5);
        let (radius, fill) = match holds || response.hovered() {
            true => (8.0, palette::BRASS_LIGHT),
            false => (usual, palette::CREAM),
        };
        let painter = pen.ui.painter();
        painter.circle(bow, radius, fill, Stroke::new(1.8, palette::INK));
    }
    if held.is_some() && !scene.kept.steers {
        scene.kept.chosen = held;
        scene.kept.tried = None;
    }
    scene.kept.lets_go = scene.kept.steers && held.is_none();
    scene.kept.steers = held.is_some();
    let Some((vessel, bow)) = clicked else {
        return;
    };
    let here = scene
        .observation
        .numbers(|offer| offer.spot == Spot::Vessel(vessel));
    if !here.is_empty() {
        scene.kept.lets_go = false;
        scene.pick(&here, bow);
    }
}

/// Returns the radius round the bow point in which it can be taken hold of.
fn grip(eye: Eye) -> f32 {
    eye.long(160).clamp(9.0, 26.0)
}

/// Lets the mouse take hold of the bow, turn and sail the ghost, and let it go.
fn steer(
    pen: &mut Pen,
    scene: &mut Scene,
    eye: Eye,
    (steered, stick): (Steered, Stick),
    outlook: &Outlook,
) {
    let lets_go = scene.kept.lets_go;
    let mouse = pen.ui.input(|input| input.pointer.latest_pos());
    let Some(at) = mouse.filter(|_| scene.kept.steers || lets_go) else {
        return;
    };
    let bow = eye.at(outlook.place.bow);
    if at.distance(bow) < SLACK {
        return;
    }
    let wanted = heading_of(bow, at);
    // What lies face down aboard may let her turn otherwise than is seen by who looks on.
    let offered = |heading: Heading| {
        let turn = Choice::Turn(stick, heading);
        let mut options = scene.observation.options.iter();
        steered.begins || options.any(|offer| offer.is(turn))
    };
    let found = nearest(outlook, stick, wanted, offered);
    let tried = found.and_then(|(heading, turned)| {
        let from = eye.at(turned.bow);
        let ahead = (at - from).dot(Eye::way(heading)) / eye.long(1000) * 1000.0;
        let (_, distances) = outlook.reach(stick, turned);
        let alone = distances.len() == 1;
        let off = |distance: &i64| (*distance as f32 - ahead).abs();
        let nearest = distances
            .into_iter()
            .min_by(|one, other| off(one).total_cmp(&off(other)))?;
        Some(Tried {
            vessel: steered.vessel,
            begins: steered.begins,
            stick,
            heading,
            distance: nearest,
            alone,
            seen: scene.observation.seen(),
        })
    });
    let clear = found.is_some_and(|(heading, _)| heading == wanted);
    if !clear && !lets_go {
        // She can't turn so: the line that is meant is red.
        let stroke = Stroke::new(2.4, palette::DANGER);
        pen.ui.painter().line_segment([bow, at], stroke);
    }
    scene.kept.tried = tried;
}

/// Returns the offered heading nearest to one, with her place after that turn.
fn nearest(
    outlook: &Outlook,
    stick: Stick,
    wanted: Heading,
    offered: impl Fn(Heading) -> bool,
) -> Option<(Heading, Place)> {
    (0..=36_i16).find_map(|off| {
        [off, -off].into_iter().find_map(|off| {
            let heading = wanted.turned(off);
            let turned = outlook
                .turned(stick, heading)
                .filter(|_| offered(heading))?;
            Some((heading, turned))
        })
    })
}

/// Draws the sticks that are left, to be picked.
fn chips(
    pen: &mut Pen,
    scene: &mut Scene,
    eye: Eye,
    (steered, taken): (Steered, Stick),
    outlook: &Outlook,
) {
    if steered.begins && !holds(scene) {
        return;
    }
    let texts: Vec<(Stick, String)> = Stick::ALL
        .iter()
        .map(|&stick| (stick, steered.left(stick)))
        .filter(|&(_, left)| left > 0)
        .map(|(stick, left)| (stick, format!("{} ×{left}", stick.letter())))
        .collect();
    let wide = |text: &str| pen.button_width(text);
    let all: f32 = texts
        .iter()
        .map(|(_, text)| wide(text) + STICKS_APART)
        .sum();
    let row = vec2(all - STICKS_APART, pen.pick(26.0, 32.0));
    // Behind her, as far as keeps clear of her stern.
    let hull = outlook.mover.shape.at(outlook.place);
    let astern = Eye::way(outlook.place.heading.back());
    let off = (astern.x.abs() * row.x + astern.y.abs() * row.y) / 2.0 + eye.long(hull.radius) + 8.0;
    let row = Rect::from_center_size(eye.at(hull.stern) + astern * off, row);
    let mut x = row.left();
    for (stick, text) in texts {
        let size = vec2(pen.button_width(&text), row.height());
        let rect = Rect::from_min_size(pos2(x, row.top()), size);
        let look = if stick == taken {
            Look::Brass
        } else {
            Look::Plain
        };
        let tip = scene.session.speaker().teller.say("ui-take-stick", &[]);
        let hit = pen.button(rect, &text, look);
        if hit.clicked {
            scene.kept.stick = Some(stick);
            scene.kept.tried = None;
        }
        let _ = hit.tip(tip);
        x = rect.right() + STICKS_APART;
    }
}

/// Draws a course that is tried: the stick, the ghost at its end, and the obstacle that stops her.
fn course(pen: &Pen, scene: &Scene, eye: Eye, tried: &Tried, outlook: &Outlook) {
    let Some(turned) = outlook.turned(tried.stick, tried.heading) else {
        return;
    };
    let end = turned.ahead(tried.distance);
    lay_stick(pen, eye, tried.stick, turned, outlook.mover.shape.radius);
    let (sailing, _) = outlook.reach(tried.stick, turned);
    let bound = sailing.most == tried.distance && sailing.most < tried.stick.length();
    let colour = if bound {
        palette::QUADRANT
    } else {
        palette::CREAM
    };
    let ends = [eye.at(turned.bow), eye.at(end.bow)];
    for (wide, colour) in [(4.5, palette::INK), (2.4, colour)] {
        let stroke = Stroke::new(wide, colour);
        pen.ui.painter().line_segment(ends, stroke);
    }
    ghost(pen, scene, eye, tried.vessel, end, 0.85);
}

/// Says what a course that is tried comes to, above its ghost and clear of the ship, and beside it the button that sails it; a
/// click on the ghost sails it, too, and a click elsewhere forgets it.
fn commit(pen: &mut Pen, scene: &mut Scene, eye: Eye, tried: &Tried, outlook: &Outlook) {
    let Some(turned) = outlook.turned(tried.stick, tried.heading) else {
        return;
    };
    let end = turned.ahead(tried.distance);
    let rect = body(eye, scene, tried.vessel, end);
    let text = told::tried(scene, tried, outlook);
    let here = body(eye, scene, tried.vessel, outlook.place).union(rect);
    let above = pos2(rect.center().x, here.top() - 8.0);
    let board = scene.places.seen;
    let top = board.top() + pen.pick(30.0, 38.0);
    let said = if above.y > top {
        pen.lasting_chip(above, Align2::CENTER_BOTTOM, &text, "course")
    } else {
        let below = pos2(rect.center().x, here.bottom() + 8.0);
        pen.lasting_chip(below, Align2::CENTER_TOP, &text, "course")
    };
    if scene.kept.steers {
        return;
    }
    let teller = &scene.session.speaker().teller;
    let distance = millimetres(teller.words(), tried.distance);
    let label = teller.say("ui-sail-so", &[("distance", distance.into())]);
    let size = vec2(
        pen.button_width(&label),
        said.height().max(pen.pick(28.0, 34.0)),
    );
    let right = said.right() + size.x + 6.0;
    let middle = if right < board.right() {
        pos2(said.right() + 6.0 + size.x / 2.0, said.center().y)
    } else {
        pos2(said.left() - 6.0 - size.x / 2.0, said.center().y)
    };
    let button = pen.button(Rect::from_center_size(middle, size), &label, Look::Brass);
    let ghost = pen
        .ui
        .interact(rect, Id::new("ghost at the helm"), Sense::CLICK);
    let clicks = pen.ui.input(|input| input.pointer.primary_clicked());
    if button.clicked || ghost.clicked() {
        scene.ask(Ask::Choose(tried.act()));
    }
    if button.clicked || clicks {
        scene.kept.tried = None;
    }
}
