//! The sea of the Long Game: five by five cards, and what lies on them; beside it what its players have besides cards.

mod course;
mod goals;
mod grid;
mod here;
mod ladder;
mod odds;
mod own;
mod piles;
mod ports;
mod remarks;
mod row;
mod sea;
mod ships;
mod spoils;
mod storms;
pub(super) mod tips;
mod why;

pub(super) use course::{PASSES, blue_card, passes};
pub(super) use goals::mission_state;
pub(super) use here::draw as here;
pub(super) use own::draw as own;
pub(super) use piles::draw as piles;
pub(super) use row::draw as row;
pub(super) use sea::{card_at, draw as sea, middle as lies};
pub(super) use why::led_to;
