//! The studio: the thread that plays, with an app of its own for what the sound library keeps. Opening a device takes its
//! time and files are decoded while the window goes on; nothing waits for a frame, and no frame is drawn for a sound.
//!
//! A file is decoded when it is played and forgotten when it has been: music alone is 20 MB a minute.

use super::bed::Bed;
use super::{Bus, Number, Sound, Sounds, device};
use crate::order;
use crate::settings::Volumes;
use crate::table::Stakes;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks at files that load and layers that fade.
const TICK: Duration = Duration::from_millis(10);
/// The time between two looks for the end of a strain of music or of a rest. At other times the studio sleeps.
const SELDOM: Duration = Duration::from_millis(500);
/// Ticks until the library has put aside sounds that have ended.
const LEAVES: u8 = 10;
/// The volume of silence, in decibels.
const SILENT: f32 = -60.0;
/// A sound that comes again within this time is one of a row.
const ROW: Duration = Duration::from_millis(700);
/// The decibels by which each sound of a row is softer than the one before, and how many grow softer.
const SOFTER: f32 = 2.0;
const GROW_SOFTER: u8 = 4;

/// An order to the studio.
#[derive(Message, Debug, Clone, Copy)]
pub(super) enum Order {
    /// Plays a sound once.
    Play(Number),
    /// Sets the continuous sounds, the sea and the music, and the stakes.
    Beds([Option<Number>; 2], Stakes),
    /// Sets all volumes.
    Volumes(Volumes),
}

/// A sound that plays, or will as soon as it is loaded.
struct Sounding {
    sound: Number,
    instance: Handle<AudioInstance>,
    /// Decibels below the volume in the list.
    softer: f32,
}

/// A sound's place in a row of itself.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    last: Option<Instant>,
    before: u8,
}

impl Row {
    /// Notes that the sound comes again; returns the decibels by which it is softer than alone.
    fn goes_on(&mut self, now: Instant) -> f32 {
        let follows = |last: Instant| now.saturating_duration_since(last) < ROW;
        self.before = if self.last.is_some_and(follows) {
            (self.before + 1).min(GROW_SOFTER)
        } else {
            0
        };
        self.last = Some(now);
        SOFTER * f32::from(self.before)
    }
}

/// The sounds that play, their volumes, and the next file of each sound.
#[derive(Resource)]
pub(super) struct Mixer {
    sounds: Sounds,
    volumes: Volumes,
    sounding: Vec<Sounding>,
    turns: Vec<usize>,
    rows: Vec<Row>,
    beds: [(Bus, Bed); 2],
    leaving: u8,
    /// The time until it looks after things again; none if it need not.
    tick: Option<Duration>,
}

impl Mixer {
    fn new(sounds: Sounds) -> Self {
        Self {
            turns: vec![0; sounds.iter().count()],
            rows: vec![Row::default(); sounds.iter().count()],
            sounds,
            volumes: Volumes::default(),
            sounding: Vec::new(),
            beds: [(Bus::Sea, Bed::default()), (Bus::Music, Bed::default())],
            leaving: 0,
            tick: None,
        }
    }

    /// Returns a sound's volume, in decibels; none if its bus is silent.
    fn level(&self, sound: &Sound) -> Option<f32> {
        let bus = sound.bus.decibels(&self.volumes)?;
        Some((bus + sound.volume).max(SILENT))
    }

    /// Returns the file of a sound that is played next: each in its turn.
    fn next_file(&mut self, number: Number) -> Option<String> {
        let sound = self.sounds.get(number)?;
        let turn = self.turns.get_mut(number)?;
        *turn = (*turn + 1) % sound.files.len().max(1);
        sound.files.get(*turn).cloned()
    }

    /// Returns the decibels by which a sound is softer since it has just been heard. Only sounds with several files, which are
    /// heard often, grow softer.
    fn softer(&mut self, number: Number, now: Instant) -> f32 {
        let sound = self.sounds.get(number);
        match self.rows.get_mut(number) {
            Some(row) if sound.is_some_and(|sound| sound.files.len() > 1) => row.goes_on(now),
            _ => 0.0,
        }
    }
}

/// Opens the studio, which plays what is ordered. Where there is no sound device it ends, and sending fails. `recordings` holds the
/// files.
pub(super) fn open(sounds: Sounds, recordings: Dir) -> Sender<Order> {
    let (sender, orders) = channel();
    let studio = thread::Builder::new().name("sound".to_owned());
    // A computer that has no thread left plays silently, as one without a device does.
    let _ = studio.spawn(move || run(sounds, recordings, &orders));
    sender
}

fn run(sounds: Sounds, recordings: Dir, orders: &Receiver<Order>) {
    if !device::may_be_there() {
        info!("There is no sound device: the game is silent.");
        return;
    }
    let mut app = app(sounds, recordings);
    if !is_heard(&mut app) {
        return;
    }
    loop {
        let first = if let Some(tick) = app.world().resource::<Mixer>().tick {
            match orders.recv_timeout(tick) {
                Ok(order) => Some(order),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        } else {
            match orders.recv() {
                Ok(order) => Some(order),
                // The window is closed.
                Err(_) => return,
            }
        };
        for order in first.into_iter().chain(orders.try_iter()) {
            app.world_mut().write_message(order);
        }
        app.update();
    }
}

fn app(sounds: Sounds, root: Dir) -> App {
    let mut app = App::new();
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() })),
    );
    let assets = AssetPlugin {
        meta_check: AssetMetaCheck::Never,
        ..default()
    };
    app.add_plugins((TaskPoolPlugin::default(), assets, AudioPlugin))
        .insert_resource(Mixer::new(sounds))
        .add_message::<Order>()
        .add_systems(Update, (obey, blend, clear_up).chain());
    let mut channels = app.world_mut().resource_mut::<DynamicAudioChannels>();
    for bus in Bus::ALL {
        channels.create_channel(bus.name());
    }
    order::run_in_turn(app.world_mut());
    app
}

/// Returns a moment of silence.
fn silence() -> AudioSource {
    AudioSource {
        sound: StaticSoundData {
            sample_rate: 44_100,
            frames: [Frame::ZERO].into(),
            settings: StaticSoundSettings::new(),
            slice: None,
        },
    }
}

/// Returns whether there is a device: a moment of silence can be played.
fn is_heard(app: &mut App) -> bool {
    let world = app.world_mut();
    let source = world.resource_mut::<Assets<AudioSource>>().add(silence());
    let instance = world.resource::<Audio>().play(source).handle();
    app.update();
    let instances = app.world().resource::<Assets<AudioInstance>>();
    instances.get(&instance).is_some()
}

/// Carries out the orders since the last update.
fn obey(
    mut orders: MessageReader<Order>,
    mut mixer: ResMut<Mixer>,
    server: Res<AssetServer>,
    channels: Res<DynamicAudioChannels>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    for &order in orders.read() {
        match order {
            Order::Play(number) => {
                let Some(sound) = mixer.sounds.get(number) else {
                    continue;
                };
                let (bus, level) = (sound.bus, mixer.level(sound));
                let Some((level, file)) = level.zip(mixer.next_file(number)) else {
                    continue;
                };
                let softer = mixer.softer(number, Instant::now());
                let level = (level - softer).max(SILENT);
                let channel = channels.channel(bus.name());
                let source = server.load(file);
                let instance = channel.play(source).with_volume(level).handle();
                mixer.sounding.push(Sounding {
                    sound: number,
                    instance,
                    softer,
                });
            }
            Order::Beds(wanted, stakes) => {
                for ((_, bed), wanted) in mixer.beds.iter_mut().zip(wanted) {
                    bed.want(wanted, stakes);
                }
            }
            Order::Volumes(volumes) => {
                mixer.volumes = volumes;
                for sounding in &mixer.sounding {
                    let sound = mixer.sounds.get(sounding.sound);
                    let level = sound.and_then(|sound| mixer.level(sound));
                    let level = level.map_or(SILENT, |level| (level - sounding.softer).max(SILENT));
                    if let Some(mut instance) = instances.get_mut(&sounding.instance) {
                        instance.set_decibels(level, AudioTween::default());
                    }
                }
            }
        }
    }
}

/// Lets the continuous sounds fade into the wanted ones.
fn blend(
    mut mixer: ResMut<Mixer>,
    server: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    channels: Res<DynamicAudioChannels>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let mixer = &mut *mixer;
    let now = Instant::now();
    for place in 0..mixer.beds.len() {
        let (bus, bed) = &mut mixer.beds[place];
        let heard = bus.decibels(&mixer.volumes).is_some();
        let sounds = &mixer.sounds;
        let strains = |number: Number| sounds.get(number).map_or(0, |sound| sound.files.len());
        let load = |number: Number, strain: usize| {
            let file = sounds.get(number)?.files.get(strain)?;
            Some(server.load(file))
        };
        let Some(change) = bed.go_on(heard, now, strains, load, &sources, &mut instances) else {
            continue;
        };
        let sound = mixer.sounds.get(change.sound);
        let level = sound.and_then(|sound| mixer.level(sound));
        let (bus, bed) = &mut mixer.beds[place];
        let instance = change.play(channels.channel(bus.name()), level.unwrap_or(SILENT));
        bed.plays(&change, instance.clone());
        mixer.sounding.push(Sounding {
            sound: change.sound,
            instance,
            softer: 0.0,
        });
    }
}

/// Forgets sounds that have ended, and sets the time of the next look.
fn clear_up(
    mut mixer: ResMut<Mixer>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    audio: Res<Audio>,
) {
    let mut waiting = false;
    mixer.sounding.retain(|sounding| {
        let state = instances.get(&sounding.instance).map(AudioInstance::state);
        let over = matches!(state, Some(PlaybackState::Stopped));
        if over {
            instances.remove(&sounding.instance);
        }
        waiting |= state.is_none();
        !over
    });
    let mixer = &mut *mixer;
    let now = Instant::now();
    for (_, bed) in &mut mixer.beds {
        if bed.has_faded(&instances) | bed.has_ended(now, &instances) {
            mixer.leaving = LEAVES;
        }
    }
    // The library lets go of what has ended when it is given something new.
    if mixer.leaving > 0 {
        mixer.leaving -= 1;
        if mixer.leaving == 0 {
            let _ = audio.play(sources.add(silence()));
        }
    }
    let any = |what: fn(&Bed) -> bool| mixer.beds.iter().any(|(_, bed)| what(bed));
    mixer.tick = if waiting || mixer.leaving > 0 || any(Bed::changes) {
        Some(TICK)
    } else {
        any(Bed::goes_on).then_some(SELDOM)
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sounds_files_are_played_in_turn() {
        let mut mixer = Mixer::new(Sounds::embedded());
        let card = mixer.sounds.number("card").unwrap();
        let played: Vec<String> = (0..6).filter_map(|_| mixer.next_file(card)).collect();
        assert_eq!(played[..3], played[3..]);
        let files = &mixer.sounds.get(card).unwrap().files;
        assert!(files.len() == 3 && files.iter().all(|file| played.contains(file)));
    }

    #[test]
    fn what_is_heard_often_grows_softer_in_a_row_and_is_itself_again_after() {
        let mut mixer = Mixer::new(Sounds::embedded());
        let coin = mixer.sounds.number("coin").unwrap();
        let mut now = Instant::now();
        let mut after = |wait: Duration| {
            now += wait;
            mixer.softer(coin, now)
        };
        let row: Vec<f32> = (0..6).map(|_| after(ROW / 2)).collect();
        assert_eq!(row[0], 0.0);
        assert!(
            row.is_sorted() && row[1] > 0.0 && row[4] == row[5],
            "{row:?}"
        );
        assert_eq!(after(ROW), 0.0);
        let cannon = mixer.sounds.number("cannon").unwrap();
        assert!((0..3).all(|_| mixer.softer(cannon, now) == 0.0));
    }

    #[test]
    fn a_sound_is_as_loud_as_its_bus_and_the_list_say_together() {
        let mut mixer = Mixer::new(Sounds::embedded());
        let coin = mixer.sounds.number("coin").unwrap();
        let coin = mixer.sounds.get(coin).unwrap().clone();
        mixer.volumes.effects = crate::settings::LOUDEST;
        assert_eq!(mixer.level(&coin), Some(coin.volume));
        mixer.volumes.effects = 0;
        assert_eq!(mixer.level(&coin), None);
    }
}
