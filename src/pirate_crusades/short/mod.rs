//! The stage of the Short Game: the sea with the ships that meet there, a port with its houses, or a cove.

mod aside;
mod fight;
mod plaque;
mod port;
mod sea;
mod ship;
mod sign;

pub(super) use aside::draw as aside;

use super::lay::Stage;
use super::spots::is_ashore;
use super::{Scene, piles};
use crate::theme::Pen;
use rules::pirate_crusades::values::{Card, Event, Question};
use rules::table::Seat;

/// What the stage shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Setting {
    /// A ship alone at sea.
    Sea,
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
    /// Whose stage it is.
    pub(super) seat: Seat,
    /// What it shows.
    pub(super) setting: Setting,
}

impl Staged {
    /// Returns the stage of whoever is asked, or whose turn it is.
    pub(super) fn of(scene: &Scene) -> Self {
        let view = scene.view;
        let asked = scene.observation.asked.filter(|_| scene.idle);
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
        // What lies there may be the card of something else that is going on.
        let there = |card: &Card| view.met() == Some(*card);
        let setting = match met.sighted {
            Some(Sighted::Fleet) if view.escort().is_some() => match view.met() {
                Some(joker) => Setting::Fleet(joker, view.escort()),
                None => Setting::Sea,
            },
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

/// What has been sighted in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sighted {
    Ship(Card),
    Fleet,
    Town(Card),
}

/// What has been met in the turn that is shown.
#[derive(Debug, Clone, Copy, Default)]
struct Met {
    sighted: Option<Sighted>,
    duel: Option<(Seat, Seat)>,
}

impl Met {
    /// Returns what has been met since the turn began, as far as that has been shown.
    fn of(scene: &Scene) -> Self {
        let mut met = Self::default();
        let mut over = false;
        let told = scene.session.log().iter().take(scene.animations.told());
        for told in told.rev() {
            match told.event {
                Event::TurnBegan(_) => break,
                Event::Beat(..) | Event::Fled(_) | Event::Scored(..) => over = true,
                Event::Challenged(one, other) if !over => {
                    met.duel.get_or_insert((one, other));
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
        if let Some(asked) = scene.observation.asked.filter(|_| scene.idle)
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
    let whole = pen.ui.clip_rect();
    pen.ui.set_clip_rect(whole.intersect(stage.whole()));
    match staged.setting {
        Setting::Port(_) | Setting::Cove(_) => port::draw(pen, scene, &stage, staged),
        _ => sea::draw(pen, scene, &stage, staged),
    }
    let fills = scene.observation.asked.filter(|_| scene.idle);
    if fills.is_some_and(|asked| asked.question == Question::Fill) {
        let room = stage.rect(40.0, 40.0, 720.0, 560.0);
        pen.panel(room);
        piles::choose_from_discard(pen, scene, room.shrink(stage.long(16.0)));
    }
    pen.ui.set_clip_rect(whole);
}
