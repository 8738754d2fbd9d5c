//! The lessons, and what their guide can point at.

use super::CursedSeas;
use crate::table::lesson::Taught;

impl Taught for CursedSeas {
    type Mark = ();
}
