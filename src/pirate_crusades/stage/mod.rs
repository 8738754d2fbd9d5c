//! The stage of a player: the sea with the ships that meet there, a port with its houses, or a cove; in the Long Game the whole sea.

mod aside;
mod duel;
mod fight;
mod guns;
mod plaque;
mod port;
mod sea;
mod ship;
mod sign;
mod sum;
mod weights;

pub(super) use aside::{draw as aside, head, told};
pub(super) use fight::ledger;
pub(super) use plaque::{chip, chip_width};

use super::lay::Stage;
use super::spots::is_ashore;
use super::{Scene, long, piles};
use crate::theme::Pen;
use games::pirate_crusades::lessons::Mark;
use games::pirate_crusades::values::{Captain, Card, Event, Phase, Question, Standing};
use rules::table::Seat;

/// The setting of the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Setting {
    /// A ship alone at sea; in the Long Game the whole sea.
    Sea,
    /// A captain is fought, in the Long Game.
    Captain(Captain),
    /// A ship is met.
    Ship(Card),
    /// A treasure fleet is met: the Joker, and its escort.
    Fleet(Card, Option<Card>),
    /// A town is sighted.
    Town(Card),
    /// Another player's ship is met.
    Duel(Seat),
    /// A port; none is the neutral one.
    Port(Option<Card>),
    /// A Pirate Cove.
    Cove(Card),
}

/// The stage of a player.
#[derive(Debug, Clone, Copy)]
pub(super) struct Staged {
    /// The seat whose stage it is.
    pub(super) seat: Seat,
    /// Its setting.
    pub(super) setting: Setting,
}

impl Staged {
    /// Returns the stage of whoever is asked, or whose turn it is.
    pub(super) fn of(scene: &Scene) -> Self {
        let view = scene.view;
        let asked = scene.question();
        let asked = asked.filter(|asked| scene.session.is_person(asked.seat));
        let mut seat = asked.map_or(view.active, |asked| asked.seat);
        let met = Met::of(scene);
        if let Some((one, other)) = met.duel {
            // Whoever looks on sees the attacker's side.
            let own = scene.own();
            let rival = if own == other && asked.is_none_or(|asked| asked.seat == own) {
                seat = own;
                one
            } else if seat == other {
                one
            } else {
                seat = one;
                other
            };
            return Self {
                seat,
                setting: Setting::Duel(rival),
            };
        }
        if view.long {
            let setting = long_setting(scene, seat, met.captain);
            return Self { seat, setting };
        }
        // What lies there may be the card of something else that is going on.
        let there = |card: &Card| view.met() == Some(*card);
        let setting = match met.sighted {
            Some(Sighted::Fleet) if view.escort().is_some() => match view.met() {
                Some(joker) => Setting::Fleet(joker, view.escort()),
                None => Setting::Sea,
            },
            // A Joker is no ship to meet: her escort is turned up next.
            Some(Sighted::Ship(card)) if there(&card) && card.is_joker() => {
                Setting::Fleet(card, None)
            }
            Some(Sighted::Ship(card)) if there(&card) => Setting::Ship(card),
            Some(Sighted::Town(card)) if there(&card) => Setting::Town(card),
            _ => match view.town(seat) {
                Some(town) if town.is_joker() => Setting::Cove(town),
                town if is_ashore(view, seat) => Setting::Port(town),
                _ => Setting::Sea,
            },
        };
        Self { seat, setting }
    }
}

/// Returns the setting of a player's stage in the Long Game: a captain in a fight, the port in its own turn there, else the sea.
fn long_setting(scene: &Scene, seat: Seat, captain: Option<Captain>) -> Setting {
    let view = scene.view;
    if let Some(captain) = captain.filter(|_| view.cannon().is_some()) {
        return Setting::Captain(captain);
    }
    if !is_in_port(scene, seat) || scene.kept.looks_out || tells_of_the_sea(scene) {
        return Setting::Sea;
    }
    match view.town(seat) {
        Some(town) if town.is_joker() => Setting::Cove(town),
        Some(town) => Setting::Port(Some(town)),
        None => Setting::Sea,
    }
}

/// Returns whether the guide of a lesson tells of what lies at sea, and asks for nothing.
fn tells_of_the_sea(scene: &Scene) -> bool {
    let course = scene.session.course().filter(|course| !course.asks());
    let mut marks = course.into_iter().flat_map(|course| &course.step().at);
    marks.any(|mark| matches!(mark, Mark::Sea(_) | Mark::Captain(_) | Mark::Port(_)))
}

/// Returns whether a player of the Long Game who sits before the screen has its turn in a port.
pub(super) fn is_in_port(scene: &Scene, seat: Seat) -> bool {
    let view = scene.view;
    let stormy = view.location(seat).is_some_and(|at| view.storm(at) > 0);
    view.phase == Phase::Round
        && view.active == seat
        && view.standing(seat) == Standing::Docked
        && scene.session.is_person(seat)
        && !stormy
}

/// A thing that has been sighted in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sighted {
    Ship(Card),
    Fleet,
    Town(Card),
}

/// The encounters of the turn that is shown.
#[derive(Debug, Clone, Copy, Default)]
struct Met {
    sighted: Option<Sighted>,
    duel: Option<(Seat, Seat)>,
    captain: Option<Captain>,
}

impl Met {
    /// Returns the encounters since the turn began, as far as they have been shown.
    fn of(scene: &Scene) -> Self {
        let mut met = Self::default();
        let mut over = false;
        for told in scene.told_back() {
            match told.event {
                Event::TurnBegan(_) | Event::PhaseBegan(..) => break,
                Event::Beat(..)
                | Event::Fled(_)
                | Event::Scored(..)
                | Event::Surrendered(..)
                | Event::Stood(_, Standing::Hostage(..))
                | Event::Landed(..) => over = true,
                Event::Challenged(one, other) if !over => {
                    met.duel.get_or_insert((one, other));
                }
                Event::CaptainFought(_, captain, ..) => {
                    met.captain.get_or_insert(captain);
                }
                Event::ShipSighted(_, card) => {
                    met.sighted.get_or_insert(Sighted::Ship(card));
                }
                Event::FleetSighted(..) => {
                    met.sighted.get_or_insert(Sighted::Fleet);
                }
                Event::TownSighted(_, card) => {
                    met.sighted.get_or_insert(Sighted::Town(card));
                }
                _ => {}
            }
        }
        // What is taken of the loser is asked once the duel is over.
        if let Some(asked) = scene.question()
            && let Question::PlunderPlayer(other) = asked.question
        {
            met.duel = Some((asked.seat, other));
        }
        met
    }
}

/// Draws the stage.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let stage = Stage::of(scene);
    let staged = Staged::of(scene);
    if scene.view.long {
        if staged.setting == Setting::Sea {
            long::sea(pen, scene);
        } else {
            on_stage(pen, scene, &stage, staged);
        }
        // Over the stage: where letters are large it lies on its edge.
        port::look_out(pen, scene, &stage, staged);
        return;
    }
    on_stage(pen, scene, &stage, staged);
}

fn on_stage(pen: &mut Pen, scene: &mut Scene, stage: &Stage, staged: Staged) {
    let whole = pen.ui.clip_rect();
    pen.ui.set_clip_rect(whole.intersect(stage.whole()));
    match staged.setting {
        Setting::Port(_) | Setting::Cove(_) => port::draw(pen, scene, stage, staged),
        _ => sea::draw(pen, scene, stage, staged),
    }
    let fills = scene.question();
    if fills.is_some_and(|asked| asked.question == Question::Fill) {
        let room = stage.rect(40.0, 40.0, 720.0, 560.0);
        pen.panel(room);
        piles::choose_from_discard(pen, scene, room.shrink(stage.long(16.0)));
    }
    hurricane(pen, scene, stage);
    pen.ui.set_clip_rect(whole);
}

/// Draws the clouds of a hurricane that sweep over the stage.
fn hurricane(pen: &Pen, scene: &Scene, stage: &Stage) {
    let Some((animation, done)) = scene.animations.passing() else {
        return;
    };
    if animation.event != Event::Hurricane {
        return;
    }
    for (late, y, size) in [(0.0, 20.0, 1.0), (0.12, 170.0, 1.3), (0.24, -60.0, 1.5)] {
        let (wide, high) = (420.0 * size, 348.0 * size);
        let x = -wide + (800.0 + wide) * (done * 1.24 - late);
        pen.picture("art/crusades-storm-3", stage.rect(x, y, wide, high));
    }
}
