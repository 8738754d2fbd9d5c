//! The state that the table keeps from frame to frame: places on the canvas for flights and guides, and the cards as printed.

use super::cards::Prints;
use bevy::platform::collections::HashMap;
use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect};
use rules::table::Seat;

/// A place that cards fly from and to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Anchor {
    /// A player's row.
    Row(Seat),
    /// The hand there.
    Hand(Seat),
    /// The holds there.
    Holds(Seat),
    /// The ship there.
    Ship(Seat),
    /// A player's open missions.
    Missions(Seat),
    /// A player's seals.
    Seals(Seat),
    /// The free holds of whoever sits before the screen.
    OwnHolds,
    /// A player's things aboard besides cargo in the Long Game: a prize, a chest, hostages.
    Spoils(Seat),
    /// The ship in tow of whoever sits before the screen.
    OwnPrize,
    /// The chest aboard of whoever sits before the screen.
    OwnChest,
    /// A player's reputation and riches.
    Fame(Seat),
    /// The Blue Sea deck.
    BlueDeck,
    /// The Blue Sea discard.
    BlueDiscard,
    /// The deck.
    Deck,
    /// The discard.
    Discard,
    /// The card met.
    Met,
    /// The town on the stage.
    Town,
    /// The ledger on the stage.
    Ledger,
}

/// A part of a panel that a guide points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// The own ship's card.
    OwnShip,
    /// The own holds.
    Holds,
    /// The own missions.
    Missions,
    /// The ledger.
    Ledger,
    /// The balance.
    Balance,
    /// The unseen cards.
    Unseen,
    /// The own reputation in the Long Game.
    Ladder,
    /// The own riches.
    Riches,
    /// The own captain.
    Captain,
}

/// The state that the table keeps from frame to frame.
#[derive(Resource, Debug, Default)]
pub(super) struct Kept {
    anchors: HashMap<Anchor, Pos2>,
    parts: HashMap<Part, Rect>,
    /// The cards as printed.
    pub(super) prints: Prints,
    /// Set while the sea is looked at from a port of the Long Game.
    pub(super) looks_out: bool,
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
