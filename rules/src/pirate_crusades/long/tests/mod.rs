//! Tests of the Long Game.

mod promises;
