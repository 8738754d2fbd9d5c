//! What tables are drawn with, none of it Voodoo's.

pub mod answers;
pub mod caption;
pub mod card;
pub mod desk;
pub mod drag;
pub mod foot;
pub mod ground;
pub mod hand;
pub mod log;
pub mod menu;
pub mod pile;
pub mod places;
pub mod prompt;
pub mod row;
pub mod spread;
pub mod strip;
pub mod top;
pub mod why;
