//! The ids of texts about more than a name.

use crate::kit::Texted;
use crate::voodoo_cards::pieces::Face;

pub(super) fn piece(face: Face) -> &'static str {
    match face {
        Face::Ship(_) => "piece-ship",
        Face::Figure(_) => "piece-figure",
        Face::Soul(_) => "piece-soul",
        Face::Coin => "piece-coin",
        Face::Object(object) => object.text_id(),
        Face::Card(..) => "piece-card",
        Face::Sea(_) => "piece-sea-card",
        Face::Blessed(_) => "piece-blessed",
        Face::Sun => "piece-sun",
        Face::Moon => "piece-moon",
        Face::Jail => "piece-jail",
        Face::GriGri => "grigri",
        Face::Compass => "piece-compass",
        Face::Round => "piece-round",
    }
}
