//! Measures on the open mat: places, headings, hulls, contact, turning, sailing, lines of fire (`cursed-seas §2`).
//!
//! Every length is a whole number of tenths of a millimetre; x runs to the right, y upwards. What is near enough is told by comparing
//! squares. Sweeps leap over what is certainly free, and come to what the sweep unit by unit of the page comes to.

mod berth;
mod fire;
mod hull;
mod point;
mod sail;
mod sea;
mod segment;
#[cfg(test)]
mod tests;
mod turn;
mod way;

pub use berth::{berth, out_of, trail};
pub use fire::{
    Blocked, Target, line_of_fire, mast_place, mast_sail, musketeers_place, segment_place,
};
pub use hull::{Capsule, Place, Shape};
pub use point::{Heading, Point};
pub use sail::{Sailing, Stop};
pub use sea::{Mat, Mover, Passage, Patch, Pieces, Sea, Solid, Sort, Start};
pub use segment::Segment;
pub use turn::Swing;
pub use way::Way;

/// The length of the short stick, S (`cursed-seas §2.1`).
pub const SHORT: i64 = 500;

/// The length of the long stick, L (`cursed-seas §2.1`).
pub const LONG: i64 = 750;

/// The widest gap of two pieces that touch (`cursed-seas §2.3`).
pub const TOUCH: i64 = 5;

/// The gap that an opponent's home keeps from pieces (`cursed-seas §2.3`).
pub const HOME_KEEPS: i64 = 30;

/// The steps between the distances that can be sailed (`cursed-seas §2.4`).
pub const SAIL_STEP: i64 = 25;
