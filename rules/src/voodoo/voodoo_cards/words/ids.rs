//! The ids of texts about more than a name.

use crate::voodoo_cards::pieces::Face;
use rules::kit::Texted;

pub(super) fn piece(face: Face) -> &'static str {
    match face {
        Face::Object(object) => object.text_id(),
        other => other.text_id(),
    }
}
