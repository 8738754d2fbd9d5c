//! Tests of the Long Game.

mod promises;
mod prospects;
