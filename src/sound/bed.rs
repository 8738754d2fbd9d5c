//! A bed: continuous sound, one layer at a time. A layer of one file goes round without end. A layer of several goes from strain to
//! strain: each is played to its end, and after a rest comes another one; which and how soon depends on the stakes.
//!
//! Another layer is loaded first, then begins at the same place of the same strain, since the strains of all layers go bar
//! by bar together; the one before fades out meanwhile and is forgotten. Where the layer before rests, another one begins
//! at once.

use super::Number;
use crate::table::Stakes;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::time::{Duration, Instant};

/// The time in which layers fade into each other.
const FADE: Duration = Duration::from_secs(2);
/// Decibels go so that both layers together stay as loud as one.
const IN: AudioTween = AudioTween::new(FADE, AudioEasing::OutPowi(4));
const OUT: AudioTween = AudioTween::new(FADE, AudioEasing::InPowi(4));
/// A layer that would begin so shortly before the end of a strain begins that strain anew.
const ALMOST_OVER: Duration = Duration::from_secs(12);

/// Returns the silence after a strain.
const fn rest(stakes: Stakes) -> Duration {
    match stakes {
        Stakes::Low => Duration::from_secs(20),
        Stakes::Usual => Duration::from_secs(12),
        Stakes::High => Duration::from_secs(5),
    }
}

/// Returns the strain after another one, of so many: each in its turn, but for the last, the fullest, at low stakes, and but for
/// the first, the softest, at high ones.
fn next_strain(before: Option<usize>, strains: usize, stakes: Stakes) -> usize {
    let last = strains.saturating_sub(1);
    let (from, to) = match stakes {
        Stakes::Low => (0, last.saturating_sub(1)),
        Stakes::Usual => (0, last),
        Stakes::High => (last.min(1), last),
    };
    match before {
        Some(before) if before >= from && before < to => before + 1,
        _ => from,
    }
}

/// The continuous sound of a bus.
#[derive(Debug, Default)]
pub(super) struct Bed {
    wanted: Option<Number>,
    stakes: Stakes,
    /// The strain that plays, or played last.
    strain: Option<usize>,
    playing: Option<Playing>,
    coming: Option<Coming>,
    resting: Option<Resting>,
    fading: Option<Handle<AudioInstance>>,
}

#[derive(Debug)]
struct Playing {
    sound: Number,
    instance: Handle<AudioInstance>,
    /// True once the library has taken it up.
    begun: bool,
    goes_round: bool,
}

#[derive(Debug)]
struct Coming {
    sound: Number,
    strain: usize,
    goes_round: bool,
    source: Handle<AudioSource>,
}

/// A layer between two of its strains.
#[derive(Debug, Clone, Copy)]
struct Resting {
    sound: Number,
    until: Instant,
}

/// A layer that begins.
#[derive(Debug)]
pub(super) struct Change {
    /// The number of its sound.
    pub sound: Number,
    source: Handle<AudioSource>,
    from: f64,
    goes_round: bool,
}

impl Change {
    /// Plays it.
    pub fn play(&self, channel: &DynamicAudioChannel, decibels: f32) -> Handle<AudioInstance> {
        let mut command = channel.play(self.source.clone());
        command.start_from(self.from).with_volume(decibels);
        if self.goes_round {
            command.looped();
        }
        // A strain that is heard from its first beat begins as it was played.
        if self.goes_round || self.from > 0.0 {
            command.fade_in(IN);
        }
        command.handle()
    }
}

impl Bed {
    /// Sets the layer that is wanted, or none, and the stakes.
    pub fn want(&mut self, wanted: Option<Number>, stakes: Stakes) {
        self.wanted = wanted;
        self.stakes = stakes;
    }

    /// Notes that a layer plays from now on.
    pub fn plays(&mut self, change: &Change, instance: Handle<AudioInstance>) {
        self.playing = Some(Playing {
            sound: change.sound,
            instance,
            begun: false,
            goes_round: change.goes_round,
        });
    }

    /// Goes on towards the wanted layer, one fade at a time; returns the layer that begins now. `strains` returns the number of
    /// files of a layer.
    pub fn go_on(
        &mut self,
        heard: bool,
        now: Instant,
        strains: impl FnOnce(Number) -> usize,
        load: impl FnOnce(Number, usize) -> Option<Handle<AudioSource>>,
        sources: &Assets<AudioSource>,
        instances: &mut Assets<AudioInstance>,
    ) -> Option<Change> {
        let wanted = self.wanted.filter(|_| heard);
        let playing = self.playing.as_ref().map(|playing| playing.sound);
        if wanted == playing && wanted.is_some() {
            self.coming = None;
            return None;
        }
        let Some(sound) = wanted else {
            self.coming = None;
            self.resting = None;
            if self.fading.is_none() {
                self.fade_out(instances);
            }
            return None;
        };
        if self
            .resting
            .is_some_and(|rest| rest.sound == sound && now < rest.until)
        {
            self.coming = None;
            return None;
        }
        if self
            .coming
            .as_ref()
            .is_none_or(|coming| coming.sound != sound)
        {
            let strains = strains(sound);
            let strain = match self.strain {
                Some(strain) if playing.is_some() && strain < strains => strain,
                before => next_strain(before, strains, self.stakes),
            };
            self.coming = load(sound, strain).map(|source| Coming {
                sound,
                strain,
                goes_round: strains < 2,
                source,
            });
        }
        let source = sources.get(&self.coming.as_ref()?.source);
        let length = source?.sound.duration();
        if self.fading.is_some() {
            return None;
        }
        let place = self.fade_out(instances).unwrap_or(0.0);
        let coming = self.coming.take()?;
        self.strain = Some(coming.strain);
        self.resting = None;
        let over = !coming.goes_round && place + ALMOST_OVER.as_secs_f64() > length.as_secs_f64();
        Some(Change {
            sound,
            source: coming.source,
            from: if over { 0.0 } else { place },
            goes_round: coming.goes_round,
        })
    }

    /// Lets the playing layer fade out; returns its position, in seconds.
    fn fade_out(&mut self, instances: &mut Assets<AudioInstance>) -> Option<f64> {
        let old = self.playing.take()?.instance;
        let mut instance = instances.get_mut(&old)?;
        let place = instance.state().position();
        instance.stop(OUT);
        self.fading = Some(old);
        place
    }

    /// Returns true once, when the layer before has faded out.
    pub fn has_faded(&mut self, instances: &Assets<AudioInstance>) -> bool {
        let over = |old: &mut Handle<AudioInstance>| !instances.contains(&*old);
        self.fading.take_if(over).is_some()
    }

    /// Returns true once, when a strain has come to its end; its layer rests from now on.
    pub fn has_ended(&mut self, now: Instant, instances: &Assets<AudioInstance>) -> bool {
        let Some(playing) = &mut self.playing else {
            return false;
        };
        if instances.contains(&playing.instance) {
            playing.begun = true;
            return false;
        }
        if !playing.begun {
            return false;
        }
        self.resting = Some(Resting {
            sound: playing.sound,
            until: now + rest(self.stakes),
        });
        self.playing = None;
        true
    }

    /// Returns whether a layer is being loaded or fades out.
    pub fn changes(&self) -> bool {
        self.coming.is_some() || self.fading.is_some()
    }

    /// Returns whether a strain or a rest will end by itself.
    pub fn goes_on(&self) -> bool {
        let ends = |playing: &Playing| !playing.goes_round;
        self.resting.is_some() || self.playing.as_ref().is_some_and(ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the strains that follow each other.
    fn heard(strains: usize, stakes: Stakes) -> Vec<usize> {
        let next = |before: &Option<usize>| Some(Some(next_strain(*before, strains, stakes)));
        let turns = std::iter::successors(Some(None), next);
        turns.flatten().take(5).collect()
    }

    #[test]
    fn the_full_strain_is_kept_for_high_stakes_and_the_soft_one_for_low_ones() {
        assert_eq!(heard(3, Stakes::Low), [0, 1, 0, 1, 0]);
        assert_eq!(heard(3, Stakes::Usual), [0, 1, 2, 0, 1]);
        assert_eq!(heard(3, Stakes::High), [1, 2, 1, 2, 1]);
        assert_eq!(next_strain(Some(2), 3, Stakes::Low), 0);
        assert_eq!(next_strain(Some(0), 3, Stakes::High), 1);
    }

    #[test]
    fn a_layer_of_one_strain_plays_that() {
        for stakes in [Stakes::Low, Stakes::Usual, Stakes::High] {
            assert_eq!(heard(1, stakes), [0; 5]);
        }
    }

    #[test]
    fn the_more_is_at_stake_the_shorter_is_the_silence() {
        assert!(rest(Stakes::Low) > rest(Stakes::Usual));
        assert!(rest(Stakes::Usual) > rest(Stakes::High));
    }
}
