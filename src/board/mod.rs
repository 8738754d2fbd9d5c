//! What tables are drawn with, none of it Voodoo's.

pub mod answers;
pub mod camera;
pub mod caption;
pub mod card;
pub mod curtain;
pub mod desk;
pub mod drag;
pub mod flights;
pub mod foot;
pub mod ground;
pub mod hand;
pub mod lies;
pub mod log;
pub mod marks;
pub mod mat;
pub mod menu;
pub mod offers;
pub mod pile;
pub mod places;
pub mod prompt;
pub mod row;
pub mod spread;
pub mod strip;
pub mod top;
pub mod why;
