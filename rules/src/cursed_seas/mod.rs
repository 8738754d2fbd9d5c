//! Cursed Seas: fleets of small ships on an open mat, measured with two sticks. The rule page is `cursed-seas`.

pub mod data;
pub mod fleet;
pub mod geometry;
pub mod ids;
mod load;
