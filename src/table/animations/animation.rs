//! Animations, and the joining of those whose motion runs on.

use crate::table::TableGame;
use bevy::prelude::*;
use rules::table::{Game, Seat};

/// The longest time that a joined way takes, in seconds.
const A_WAY: f32 = 0.9;

/// An event while it is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Animation<G: Game> {
    /// The event's number in the log.
    pub number: usize,
    /// The event.
    pub event: G::Event,
    /// The rule behind the event.
    pub cause: G::Cause,
    /// The sentence about it, and the seat that acts.
    pub caption: Option<(Option<Seat>, String)>,
    /// The line of its rules that an automa follows, or what a captain wants by it.
    pub aid: Option<String>,
    /// Its duration at normal speed, in seconds.
    pub seconds: f32,
    /// True if it stays on the screen until the player goes on.
    pub waits: bool,
    /// True if its motion runs on without a stop: from the animation before, and into the next one.
    pub joined: [bool; 2],
}

impl<G: Game> Animation<G> {
    /// Returns the eased progress, 0 to 1: it starts and stops gently, except where it is joined to another animation.
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

/// With calm motion: the time in which a thing fades from its place to the next, in seconds.
pub(super) const FADES: f32 = 0.12;

/// The progress of a thing that moves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Motion {
    /// The share of the way that is done, 0 to 1. With calm motion it is 0 or 1.
    pub done: f32,
    /// The opacity meanwhile, 0 to 1.
    pub clear: f32,
}

impl Motion {
    /// Returns the motion of a thing that fades out at one place and in at the next; `part` is its progress, 0 to 1.
    pub(super) fn faded(part: f32, back: bool) -> Self {
        let there = (part >= 0.5) != back;
        Self {
            done: f32::from(u8::from(there)),
            clear: (1.0 - 2.0 * part).abs(),
        }
    }
}

/// Joins animations whose motion runs on into each other. Together they take at most [`A_WAY`].
pub(super) fn join<'a, G: TableGame>(animations: impl Iterator<Item = &'a mut Animation<G>>) {
    let mut moving: Vec<&mut Animation<G>> = animations
        .filter(|animation| animation.seconds > 0.0)
        .collect();
    for next in 1..moving.len() {
        if G::joins(&moving[next - 1].event, &moving[next].event) {
            moving[next - 1].joined[1] = true;
            moving[next].joined[0] = true;
        }
    }
    for way in moving.chunk_by_mut(|one, _| one.joined[1]) {
        // One that starts or stops gently takes longer by this factor.
        let gently = std::f32::consts::FRAC_PI_2;
        let long = way.len() as f32 - 2.0 + 2.0 * gently;
        for animation in way
            .iter_mut()
            .filter(|animation| animation.joined != [false; 2])
        {
            animation.seconds = animation.seconds.min(A_WAY / long);
            if animation.joined != [true; 2] {
                animation.seconds *= gently;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fades_over_is_at_either_place_and_never_between_them() {
        let seen = |back| [0.0, 0.25, 0.75, 1.0].map(|part| Motion::faded(part, back));
        assert_eq!(seen(false).map(|seen| seen.clear), [1.0, 0.5, 0.5, 1.0]);
        assert_eq!(seen(false).map(|seen| seen.done), [0.0, 0.0, 1.0, 1.0]);
        assert_eq!(seen(true).map(|seen| seen.done), [1.0, 1.0, 0.0, 0.0]);
        let turning = Motion::faded(0.5, false);
        assert_eq!(turning.clear, 0.0, "it is nowhere to be seen");
    }
}
