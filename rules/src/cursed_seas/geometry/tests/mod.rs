//! The worked examples, and the fast ways against the literal ones.

mod examples;
mod fire;
mod literal;
mod moves;
mod shapes;
