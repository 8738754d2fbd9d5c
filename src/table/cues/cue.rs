//! A cue, and how cues that go on from each other are joined.

use crate::table::Shown;
use bevy::prelude::*;
use rules::table::{Game, Seat};

/// Seconds of the longest way.
const A_WAY: f32 = 0.9;

/// An event that is being shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Cue<G: Game> {
    /// The event's number in the tale.
    pub number: usize,
    /// What happened.
    pub event: G::Event,
    /// The rule that made it happen.
    pub cause: G::Cause,
    /// Whose doing it is, and what is said of it meanwhile.
    pub caption: Option<(Option<Seat>, String)>,
    /// The line of its rules that a seat which the game plays itself follows meanwhile.
    pub aid: Option<String>,
    /// Seconds that it takes at the speed of one.
    pub seconds: f32,
    /// Whether it stays until somebody has seen it.
    pub waits: bool,
    /// Whether it goes on from the one before, and into the next one, without a stop.
    pub joined: [bool; 2],
}

impl<G: Game> Cue<G> {
    /// How far something has come that moves all the time: it starts and stops gently, but not on its way.
    #[must_use]
    pub fn eased(&self, done: f32) -> f32 {
        let ease = match self.joined {
            [false, false] => EaseFunction::SineInOut,
            [false, true] => EaseFunction::SineIn,
            [true, true] => EaseFunction::Linear,
            [true, false] => EaseFunction::SineOut,
        };
        ease.sample_clamped(done)
    }
}

/// Joins cues that go on from each other. A way of many takes no longer than [`A_WAY`].
pub(super) fn join<'a, G: Shown>(cues: impl Iterator<Item = &'a mut Cue<G>>) {
    let mut moving: Vec<&mut Cue<G>> = cues.filter(|cue| cue.seconds > 0.0).collect();
    for next in 1..moving.len() {
        if G::joins(&moving[next - 1].event, &moving[next].event) {
            moving[next - 1].joined[1] = true;
            moving[next].joined[0] = true;
        }
    }
    for way in moving.chunk_by_mut(|one, _| one.joined[1]) {
        // Who starts or stops is slower on the whole by this.
        let gently = std::f32::consts::FRAC_PI_2;
        let long = way.len() as f32 - 2.0 + 2.0 * gently;
        for cue in way.iter_mut().filter(|cue| cue.joined != [false; 2]) {
            cue.seconds = cue.seconds.min(A_WAY / long);
            if cue.joined != [true; 2] {
                cue.seconds *= gently;
            }
        }
    }
}
