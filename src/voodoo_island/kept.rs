//! The places of things in the panels of the island, for those that fly between them.

use bevy::platform::collections::HashMap;
use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect};
use games::voodoo_island::values::{Mission, Slot};
use rules::table::Seat;

/// A place in the panels where things begin or end a flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Anchor {
    /// The bag in a player's row.
    Bag(Seat),
    /// The hearts there.
    Hearts(Seat),
    /// The number of cards there.
    Cards(Seat),
    /// The number of mission cards there.
    Missions(Seat),
    /// The sacks there.
    Sacks(Seat),
    /// The objects carried, there.
    Carried(Seat),
    /// A tool spot there.
    Tool(Seat, Slot),
    /// The helpers there.
    Helpers(Seat),
    /// The deck of expedition cards.
    Deck,
    /// The deck of mission cards.
    MissionDeck,
    /// The pile of used cards.
    Used,
}

/// A part of a panel that a guide points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// The lamps of a round.
    Lamps,
    /// The hearts in the camp.
    Hearts,
    /// The island card in force.
    IslandCard,
}

/// The state that the table keeps from frame to frame.
#[derive(Resource, Debug, Default)]
pub(super) struct Kept {
    anchors: HashMap<Anchor, Pos2>,
    parts: HashMap<Part, Rect>,
    /// The mission whose card is raised from the hand.
    pub(super) raised: Option<Mission>,
}

impl Kept {
    /// Notes where a place lies.
    pub(super) fn note(&mut self, anchor: Anchor, at: Pos2) {
        self.anchors.insert(anchor, at);
    }

    /// Notes where a part of a panel lies.
    pub(super) fn note_part(&mut self, part: Part, rect: Rect) {
        self.parts.insert(part, rect);
    }

    /// Returns where a part of a panel lies, as it was drawn last.
    pub(super) fn part(&self, part: Part) -> Option<Rect> {
        self.parts.get(&part).copied()
    }

    /// Returns where a place lies, as the panels drew it last.
    pub(super) fn of(&self, anchor: Anchor) -> Option<Pos2> {
        self.anchors.get(&anchor).copied()
    }
}
