//! Voodoo Pirate as a game on the shelf.

use super::choice::{Choice, Question, Reason};
use super::data::Data;
use super::event::{Cause, Event, Phase};
use super::hidden;
use super::play::Play;
use super::setup::Setup;
use super::steps::Step;
use super::view::View;
use crate::alike::plays;
use bevy_ecs::prelude::*;
use rules::table::{Game, Logged, Phases, Registry, Seat};
use std::sync::Arc;

/// Voodoo Pirate, the tile and card game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VoodooPirate;

impl Game for VoodooPirate {
    const ID: &'static str = "voodoo-pirate";
    const VERSION: u32 = 2;

    plays!();

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        hidden::redact(event, viewer)
    }
}
