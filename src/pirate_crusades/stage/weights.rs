//! The weights of two ships on the balance, each with its parts.

use crate::board::offers::Offers;
use crate::pirate_crusades::balance::Balance;
use crate::pirate_crusades::kept::Part;
use crate::pirate_crusades::{Scene, tips};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::Pen;
use bevy_egui::egui::Rect;
use rules::table::Seat;

/// The text that says what a ship carries.
pub(super) const CARGO: &str = "ui-pan-cargo";

/// A weight, with its parts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weight {
    /// The ship's size.
    pub(super) size: u16,
    /// The tons aboard, or another addition to the size, and the id of the text that says it.
    pub(super) tons: u16,
    pub(super) says: &'static str,
    /// The sum of both, less if the ship is fast.
    pub(super) weight: u16,
}

impl Weight {
    /// Returns the weight of a seat's ship.
    pub(super) fn of(scene: &Scene, seat: Seat) -> Self {
        let vessel = scene.view.vessel(scene.data, seat);
        Self {
            size: vessel.size(scene.data).into(),
            tons: vessel.tons(scene.data),
            says: CARGO,
            weight: vessel.weight(scene.data),
        }
    }

    /// Says its parts, line by line.
    fn parts(self, scene: &Scene) -> Vec<String> {
        let less = (self.size + self.tons).saturating_sub(self.weight);
        let values = [
            ("size", self.size.into()),
            ("tons", self.tons.into()),
            ("less", less.into()),
        ];
        let lines = ["ui-pan-ship", self.says, "ui-pan-less"];
        let lines = lines.into_iter().take(if less > 0 { 3 } else { 2 });
        lines.map(|id| scene.say(id, &values)).collect()
    }
}

/// Draws a seat's weight and that of what it could flee from on the balance, in a place.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, place: Rect, seat: Seat, other: Weight) {
    let own = Weight::of(scene, seat);
    let flees = scene.view.vessel(scene.data, seat).flees();
    let balance = Balance {
        title: scene.words().say("ui-flee", &[]),
        note: scene.words().say("ui-flee-needed", &[]),
        pans: [own, other].map(|of| (of.weight, of.parts(scene))),
        enough: flees && own.weight < other.weight,
    };
    scene.kept.note_part(Part::Balance, place);
    balance.draw(pen, place, scene.still);
    explain(pen, place, || tips::figure(scene, "tip-weight", seat));
}
