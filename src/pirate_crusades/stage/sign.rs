//! Signs on the stage by which acts are chosen: houses, doors, things at sea.

use super::plaque::{Lit, Plaque, grown};
use crate::board::marks::panel_frame;
use crate::board::offers::{Offers, refuse_or_explain};
use crate::controls::Act;
use crate::pirate_crusades::spots::Sign;
use crate::pirate_crusades::{Scene, Spot, looks, tips};
use crate::table::Seen;
use crate::table::tips as shown;
use crate::theme::Pen;
use bevy_egui::egui::{CornerRadius, Rect};

impl Sign {
    /// Returns the picture of a sign.
    fn icon(self) -> &'static str {
        match self {
            Self::Tavern | Self::CoveCrew => looks::CREW,
            Self::Magistrate | Self::CoveMission => looks::MISSION,
            Self::Market => looks::TONS,
            Self::Fort => looks::ATTACK,
            Self::Anchor => looks::DISEMBARK,
            Self::Wait => looks::WAIT,
            Self::Bribe => "art/crusades-bonus-k",
            Self::Relinquish => looks::RELINQUISH,
            Self::Spyglass => looks::LOOK,
            Self::Shore => looks::SHORE,
            Self::Map => "art/crusades-bonus-star",
            Self::CoveShip => looks::SHIP,
            Self::Buy => looks::BUY,
            Self::Sell => looks::SELL,
            Self::MapSeller => looks::MAP,
            Self::Flaunt => looks::FLAUNT,
            Self::Shipyard => looks::UPGRADE,
        }
    }

    /// Returns the id of its text.
    pub(in crate::pirate_crusades) fn text(self) -> &'static str {
        match self {
            Self::Tavern => "ui-sign-tavern",
            Self::Magistrate => "ui-sign-magistrate",
            Self::Market => "ui-sign-market",
            Self::Fort => "ui-sign-fort",
            Self::Anchor => "ui-sign-anchor",
            Self::Wait => "ui-sign-wait",
            Self::Bribe => "ui-sign-bribe",
            Self::Relinquish => "ui-sign-relinquish",
            Self::Spyglass => "ui-sign-spyglass",
            Self::Shore => "ui-sign-shore",
            Self::Map => "ui-sign-map",
            Self::CoveCrew => "ui-sign-cove-crew",
            Self::CoveShip => "ui-sign-cove-ship",
            Self::CoveMission => "ui-sign-cove-mission",
            Self::Buy => "ui-sign-buy",
            Self::Sell => "ui-sign-sell",
            Self::MapSeller => "ui-sign-map-seller",
            Self::Flaunt => "ui-sign-flaunt",
            Self::Shipyard => "ui-sign-shipyard",
        }
    }
}

/// Draws the plaque of a sign beside its thing, and lets it be chosen on both; one that cannot be chosen says why not. `text` is what
/// stands below its name where it can.
pub(super) fn draw(
    pen: &mut Pen,
    scene: &mut Scene,
    sign: Sign,
    thing: Option<Rect>,
    plaque: Rect,
    text: String,
) {
    let spot = Spot::Sign(sign);
    let title = scene.say(sign.text(), &[]);
    let mut drawn = Plaque {
        icon: sign.icon(),
        own: false,
        title,
        text,
        lit: Lit::Barred,
        free: 0.0,
    };
    let place = grown(plaque);
    let around = thing.map_or(place, |thing| thing.union(place));
    let key = pen.controls.told(Act::Pass, scene.words());
    let tip = |scene: &Scene| tips::of(scene, sign.text(), &[("key", key.as_str().into())]);
    // The plaque is hit where it is read: a house may be covered by others.
    match scene.offer_untold(pen, spot, around, place.center()) {
        Some((hit, label)) => {
            drawn.lit = Lit::Offered(hit.glow());
            if let Some(thing) = thing {
                panel_frame(pen, thing.expand(2.0), hit.glow());
            }
            let plaque = drawn.draw(pen, plaque);
            // A guide's ring goes round all of it, however high its text made it.
            scene.lies.note_moved(spot, around.union(plaque));
            if hit.focused {
                pen.mark(plaque, CornerRadius::same(8));
            }
            shown::offer(pen, hit, label, || tip(scene));
        }
        None => {
            let mut barred = scene.observation.barred.iter();
            let barred = barred.find(|barred| barred.choice == sign.choice());
            if let Some(barred) = barred {
                drawn.text.clone_from(&barred.why.text);
            }
            let plaque = drawn.draw(pen, plaque);
            refuse_or_explain(pen, scene, spot, around.union(plaque), tip);
        }
    }
}
