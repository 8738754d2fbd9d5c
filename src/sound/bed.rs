//! A bed: what sounds all the time, one layer at a time. Another one is loaded first, then begins at the same place of the
//! loop, since all layers go bar by bar together; the one before fades out meanwhile and is forgotten.

use super::Number;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

/// How long layers fade into each other.
const FADE: Duration = Duration::from_secs(2);
/// Decibels go so that both layers together stay as loud as one.
const IN: AudioTween = AudioTween::new(FADE, AudioEasing::OutPowi(4));
const OUT: AudioTween = AudioTween::new(FADE, AudioEasing::InPowi(4));

/// What sounds all the time on a bus.
#[derive(Debug, Default)]
pub(super) struct Bed {
    wanted: Option<Number>,
    playing: Option<(Number, Handle<AudioInstance>)>,
    coming: Option<(Number, Handle<AudioSource>)>,
    fading: Option<Handle<AudioInstance>>,
}

/// A layer that begins.
#[derive(Debug)]
pub(super) struct Change {
    /// Which.
    pub sound: Number,
    source: Handle<AudioSource>,
    from: f64,
}

impl Change {
    /// Plays it.
    pub fn play(&self, channel: &DynamicAudioChannel, decibels: f32) -> Handle<AudioInstance> {
        channel
            .play(self.source.clone())
            .looped()
            .start_from(self.from)
            .with_volume(decibels)
            .fade_in(IN)
            .handle()
    }
}

impl Bed {
    /// Wants a layer, or none.
    pub fn want(&mut self, wanted: Option<Number>) {
        self.wanted = wanted;
    }

    /// A layer plays from now on.
    pub fn plays(&mut self, sound: Number, instance: Handle<AudioInstance>) {
        self.playing = Some((sound, instance));
    }

    /// Goes on towards what is wanted, one fade at a time; tells the layer that begins now.
    pub fn go_on(
        &mut self,
        heard: bool,
        load: impl FnOnce(Number) -> Option<Handle<AudioSource>>,
        sources: &Assets<AudioSource>,
        instances: &mut Assets<AudioInstance>,
    ) -> Option<Change> {
        let wanted = self.wanted.filter(|_| heard);
        let playing = self.playing.as_ref().map(|(sound, _)| *sound);
        if wanted == playing {
            self.coming = None;
            return None;
        }
        let Some(sound) = wanted else {
            self.coming = None;
            if self.fading.is_none() {
                self.fade_out(instances);
            }
            return None;
        };
        if self
            .coming
            .as_ref()
            .is_none_or(|(other, _)| *other != sound)
        {
            self.coming = load(sound).map(|source| (sound, source));
        }
        let (_, source) = self.coming.as_ref()?;
        if self.fading.is_some() || !sources.contains(source) {
            return None;
        }
        let from = self.fade_out(instances).unwrap_or(0.0);
        let (sound, source) = self.coming.take()?;
        Some(Change {
            sound,
            source,
            from,
        })
    }

    /// Lets what plays fade out; where it was, in seconds.
    fn fade_out(&mut self, instances: &mut Assets<AudioInstance>) -> Option<f64> {
        let (_, old) = self.playing.take()?;
        let mut instance = instances.get_mut(&old)?;
        let place = instance.state().position();
        instance.stop(OUT);
        self.fading = Some(old);
        place
    }

    /// Whether the layer before has just ended.
    pub fn has_faded(&mut self, instances: &Assets<AudioInstance>) -> bool {
        let over = |old: &mut Handle<AudioInstance>| !instances.contains(&*old);
        self.fading.take_if(over).is_some()
    }

    /// Whether it is on the way to what is wanted.
    pub fn changes(&self) -> bool {
        self.coming.is_some() || self.fading.is_some()
    }
}
