//! The state that the table keeps from frame to frame: the chosen ship, the course that is tried, and places in panels.

use super::near::Near;
use bevy::ecs::change_detection::Tick;
use bevy::platform::collections::HashMap;
use bevy::prelude::Resource;
use bevy_egui::egui::Pos2;
use games::cursed_seas::geometry::Place;
use games::cursed_seas::{Choice, Distance, Gun, Heading, Stick, Vessel};
use rules::table::Seat;

/// A place in the panels where things begin or end a flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Anchor {
    /// The gold in a player's row.
    Gold(Seat),
    /// The events in a player's row.
    Events(Seat),
}

/// A course that is tried: a turn, and the distance sailed after it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tried {
    /// The vessel that moves.
    pub(super) vessel: Vessel,
    /// True if the move is still to begin.
    pub(super) begins: bool,
    /// The stick.
    pub(super) stick: Stick,
    /// The heading.
    pub(super) heading: Heading,
    /// The distance.
    pub(super) distance: i64,
    /// True if no other distance is possible, so that nobody is asked for it.
    pub(super) alone: bool,
    /// The tick of the observation for which it was tried.
    pub(super) seen: Option<Tick>,
}

impl Tried {
    /// Returns the choices by which it is sailed.
    pub(super) fn act(&self) -> Vec<Choice> {
        let begins = self.begins.then_some(Choice::Move(self.vessel));
        let turn = Choice::Turn(self.stick, self.heading);
        let sail = Choice::Sail(Distance(self.distance as u16));
        let sail = (!self.alone).then_some(sail);
        begins.into_iter().chain([turn]).chain(sail).collect()
    }
}

/// The state that the table keeps from frame to frame.
#[derive(Resource, Debug, Default)]
pub struct Kept {
    anchors: HashMap<Anchor, Pos2>,
    /// The ship or creature that the player looks at.
    pub(super) chosen: Option<Vessel>,
    /// The stick that the player has taken up.
    pub(super) stick: Option<Stick>,
    /// The course that is tried.
    pub(super) tried: Option<Tried>,
    /// The places of the ship that moves, one after each stick.
    pub(super) trail: Vec<(Vessel, Place)>,
    /// True if the mouse holds the bow.
    pub(super) steers: bool,
    /// True if it has let the bow go in this frame.
    pub(super) lets_go: bool,
    /// The cannon that is pointed at.
    pub(super) gun: Option<Gun>,
    /// True if the reach of enemy cannons is shown.
    pub(super) reach: bool,
    /// The ship that fires all her cannons, one after the other, and the number of events told when she last fired.
    pub(super) fires: Option<(Vessel, usize)>,
    /// The part of the sea that has been shown by itself.
    pub(super) near: Near,
    /// The vessel that the mouse is on.
    pub(super) hovered: Option<Vessel>,
}

impl Kept {
    /// Notes where a place lies.
    pub(super) fn note(&mut self, anchor: Anchor, at: Pos2) {
        self.anchors.insert(anchor, at);
    }

    /// Returns where a place lies, as the panels drew it last.
    pub(super) fn of(&self, anchor: Anchor) -> Option<Pos2> {
        self.anchors.get(&anchor).copied()
    }
}
