//! Compares the draws that a file asks for with those of a game, and decides when to give up trying seeds.

use super::{Fields, ScenarioError, text};
use serde::Serialize;

/// Games that come to a draw at which the thing wanted is gone before it is held impossible: what else is drawn by chance might
/// bring it back.
const FEW: u32 = 8;

/// A thing that goes out of a bag or a supply, or back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow<T> {
    /// Something was drawn.
    Drawn(T),
    /// Something was put back.
    Returned(T),
}

impl<T> Flow<T> {
    /// Returns what a thing's way comes to: out of the bag, back into it, or neither.
    #[must_use]
    pub fn between(thing: T, out: bool, back: bool) -> Option<Self> {
        match (out, back) {
            (true, _) => Some(Self::Drawn(thing)),
            (_, true) => Some(Self::Returned(thing)),
            _ => None,
        }
    }
}

/// A draw as a file says it, and as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// Its place in the file.
    pub fields: Fields,
    /// The number of things that the file names.
    pub wanted: usize,
    /// The number of things that were drawn.
    pub drawn: usize,
    /// The number of them that are those of the file, from the first on.
    pub alike: usize,
    /// The thing named after those, as files spell it, where none like it was left to be drawn.
    gone: Option<String>,
}

impl Draw {
    /// Compares what was drawn from a bag with what the file names; `left` is in the bag now.
    #[must_use]
    pub fn of<T: PartialEq + Serialize>(
        fields: Fields,
        wanted: &[T],
        flows: &[Flow<T>],
        left: &[T],
    ) -> Self {
        let drawn: Vec<(usize, &T)> = flows
            .iter()
            .enumerate()
            .filter_map(|(place, flow)| match flow {
                Flow::Drawn(thing) => Some((place, thing)),
                Flow::Returned(_) => None,
            })
            .collect();
        let pairs = wanted.iter().zip(&drawn);
        let alike = pairs.take_while(|(one, (_, other))| one == other).count();
        let other = wanted.get(alike).zip(drawn.get(alike));
        let gone = other.and_then(|(thing, &(place, _))| {
            let now = left.iter().filter(|&other| other == thing).count();
            // From now back to that draw.
            let then = flows[place..]
                .iter()
                .fold(now as isize, |count, flow| match flow {
                    Flow::Drawn(other) if other == thing => count + 1,
                    Flow::Returned(other) if other == thing => count - 1,
                    _ => count,
                });
            (then <= 0).then(|| text(thing))
        });
        Self {
            fields,
            wanted: wanted.len(),
            drawn: drawn.len(),
            alike,
            gone,
        }
    }

    /// Returns whether what was drawn is what the file names, as far as both go.
    #[must_use]
    pub fn fits(&self) -> bool {
        self.alike == self.wanted.min(self.drawn)
    }
}

/// Checks that a list of draws names nothing more often than there are such things, which `there_are` counts.
///
/// # Errors
/// The first item that is one too many.
pub fn check_draws<T: PartialEq + Serialize>(
    fields: Fields,
    wanted: &[T],
    there_are: impl Fn(&T) -> usize,
) -> Result<(), ScenarioError> {
    for (item, thing) in wanted.iter().enumerate() {
        let named = wanted[..=item].iter().filter(|&other| other == thing);
        let (named, most) = (named.count(), there_are(thing));
        if named > most {
            let thing = text(thing);
            let times = if most == 1 { "time" } else { "times" };
            let text =
                format!("found {thing} for the {named}. time, expected it {most} {times} at most");
            return Err(ScenarioError::at_item(fields, item, text));
        }
    }
    Ok(())
}

/// The furthest that games have come with the draws of a file.
#[derive(Debug, Default)]
pub(super) struct Furthest {
    /// The draw's place in the file, and how much of it was drawn.
    place: Option<(Fields, usize)>,
    /// Games in which none like the next thing was left; nothing once there was one.
    without: Option<u32>,
}

impl Furthest {
    /// A game has come so far.
    ///
    /// # Errors
    /// Tells what cannot be drawn in any game.
    pub(super) fn note(&mut self, draw: &Draw) -> Result<(), ScenarioError> {
        let place = Some((draw.fields, draw.alike));
        if self.place.is_none_or(|(_, alike)| draw.alike > alike) {
            self.place = place;
            self.without = Some(0);
        }
        if self.place != place {
            return Ok(());
        }
        let Some(gone) = &draw.gone else {
            self.without = None;
            return Ok(());
        };
        match &mut self.without {
            Some(games) if *games + 1 < FEW => *games += 1,
            Some(_) => {
                let text = format!("found {gone}, of which none is left to be drawn here");
                return Err(ScenarioError::at_item(draw.fields, draw.alike, text));
            }
            None => {}
        }
        Ok(())
    }

    /// Returns what was not drawn in so many games.
    pub(super) fn never(&self, games: u64) -> ScenarioError {
        let (fields, alike) = self.place.unwrap_or_default();
        let games = match games {
            1 => "1 game".to_owned(),
            games => format!("{games} games"),
        };
        let text = format!("in {games} this was never drawn");
        ScenarioError::at_item(fields, alike, text)
    }
}

#[cfg(test)]
mod tests {
    use super::Flow::{Drawn, Returned};
    use super::*;

    const BAG: Fields = &["bag"];

    #[test]
    fn what_is_drawn_is_held_against_the_file_as_far_as_both_go() {
        let draw = Draw::of(BAG, &[1, 2, 3], &[Drawn(1), Returned(1), Drawn(2)], &[1, 3]);
        assert_eq!((draw.wanted, draw.drawn, draw.alike), (3, 2, 2));
        assert!(draw.fits());
        let draw = Draw::of(BAG, &[1, 2], &[Drawn(1), Drawn(1)], &[2]);
        assert_eq!((draw.alike, draw.fits(), draw.gone), (1, false, None));
    }

    #[test]
    fn what_was_not_there_is_gone() {
        let of = |flows: &[Flow<u8>], left: &[u8]| Draw::of(BAG, &[1, 2], flows, left).gone;
        let gone = Some("2".to_owned());
        assert_eq!(of(&[Drawn(1), Drawn(1)], &[]), gone);
        // It came back, but only later.
        assert_eq!(of(&[Drawn(1), Drawn(1), Returned(2)], &[2]), gone);
        assert_eq!(of(&[Drawn(1), Returned(2), Drawn(1)], &[2]), None);
        assert_eq!(of(&[Drawn(1), Drawn(1), Drawn(2)], &[]), None);
    }
}
