//! The lessons of Cursed Seas ([`crate::table::lesson`]).

use super::CursedSeas;
use crate::table::lesson::Taught;

impl Taught for CursedSeas {
    type Mark = ();
}
