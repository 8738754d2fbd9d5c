//! Voodoo Pirate Card Game as a game on the shelf.

use super::choice::{Choice, Question, Reason};
use super::data::Data;
use super::event::{Cause, Event, Phase};
use super::play::Play;
use super::setup::Setup;
use super::steps::Step;
use super::view::View;
use crate::alike::plays;
use crate::hearing;
use bevy_ecs::prelude::*;
use rules::table::{Game, Logged, Phases, Registry, Seat};
use std::sync::Arc;

/// Voodoo Pirate Card Game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VoodooCards;

impl Game for VoodooCards {
    const ID: &'static str = "voodoo-cards";
    const VERSION: u32 = 3;

    plays!();

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        hearing::redact::<Self>(event, viewer)
    }
}
