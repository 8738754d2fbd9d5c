//! What tables are drawn with, none of it Voodoo's.

pub mod answers;
pub mod ask;
pub mod asking;
pub mod befell;
pub mod camera;
pub mod caption;
pub mod card;
pub mod curtain;
pub mod desk;
pub mod drag;
pub mod flights;
pub mod foot;
pub mod frame;
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
pub mod scene;
pub mod spread;
pub mod steps;
pub mod story;
pub mod strip;
pub mod top;
#[cfg(test)]
pub(crate) mod trial;
pub mod why;
