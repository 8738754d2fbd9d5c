//! Tests of the Long Game.

mod examples;
mod promises;
