//! Sound: effects of events on the table, the interface's own sounds, the sea and the music.
//!
//! A sound is asked for by writing [`Play`]; continuous sounds stand in [`Beds`]. Both are told to those who do not hear them
//! (`captions.rs`) and sent to the thread that plays (`studio.rs`), which comes with the first screen that is heard, waits for no
//! frame and asks for none. Where there is no sound device it ends at once and everything is silent.

mod at_table;
mod bed;
mod captions;
mod device;
mod interface;
mod list;
pub mod recordings;
mod studio;

pub use at_table::at_table;
pub use list::{Number, Sound, Sounds};
pub use recordings::Recordings;

use crate::Screen;
use crate::settings::{LOUDEST, Settings, Volumes};
use crate::table::Stakes;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use serde::Deserialize;
use std::sync::mpsc::Sender;
use studio::Order;

/// The sound of the win.
pub const WIN: &str = "win";
/// The sound of a click on a button.
pub const CLICK: &str = "click";
/// The sound of a refusal.
pub const REFUSE: &str = "refuse";
/// The sound that calls a person after others have moved.
pub const YOUR_TURN: &str = "your-turn";
/// The sound of a curtain that falls.
pub const CURTAIN_DOWN: &str = "curtain-down";
/// The sound of a curtain that rises.
pub const CURTAIN_UP: &str = "curtain-up";
/// The sea round every table.
pub const SEA: &str = "sea";
/// The music while no game is played.
pub const SHELF: &str = "music-shelf";

/// Plays a sound, by its name in the list.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Play(pub &'static str);

/// The continuous sounds.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Beds {
    /// The sea.
    pub sea: Option<&'static str>,
    /// The layer of music.
    pub music: Option<&'static str>,
    /// The stakes, which choose among the strains of the music.
    pub stakes: Stakes,
}

/// A group of sounds with a volume of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Bus {
    /// Events on the table.
    Effects,
    /// Buttons and questions.
    Interface,
    /// The sea.
    Sea,
    /// Music.
    Music,
}

impl Bus {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Effects, Self::Interface, Self::Sea, Self::Music];

    /// Returns its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Effects => "effects",
            Self::Interface => "interface",
            Self::Sea => "sea",
            Self::Music => "music",
        }
    }

    /// Returns its volume, in decibels; none if it is silent. Each step is heard as about as large as the next.
    #[must_use]
    pub fn decibels(self, volumes: &Volumes) -> Option<f32> {
        let volume = match self {
            Self::Effects => volumes.effects,
            Self::Interface => volumes.interface,
            Self::Sea => volumes.sea,
            Self::Music => volumes.music,
        };
        let part = f32::from(volume) / f32::from(LOUDEST);
        (volume > 0).then(|| 40.0 * part.log10())
    }
}

/// The order within a frame: sounds are gathered before they are told and sent.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum SoundSystems {
    /// The sounds of a table are gathered.
    Listen,
    /// The sounds of everything else are gathered.
    Interface,
    /// Sounds are told and sent.
    Send,
}

/// The orders to the thread that plays; none before it is needed.
#[derive(Resource, Default)]
struct Output(Option<Sender<Order>>);

/// Adds the messages of sounds and the captions, window or not.
pub(super) fn logic(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<Beds>()
        .insert_resource(Sounds::embedded())
        .configure_sets(
            PostUpdate,
            (
                SoundSystems::Listen,
                SoundSystems::Interface,
                SoundSystems::Send,
            )
                .chain()
                .after(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(
            PostUpdate,
            play_for_the_shelf
                .in_set(SoundSystems::Interface)
                .run_if(not(
                    in_state(Screen::Loading).or_else(in_state(Screen::Table))
                )),
        )
        .add_plugins((captions::plugin, interface::plugin));
}

/// Adds all of sound, with the thread that plays.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(logic)
        .init_resource::<Output>()
        .init_resource::<Recordings>()
        .add_systems(
            PostUpdate,
            send.in_set(SoundSystems::Send)
                .run_if(resource_exists::<Output>),
        );
}

/// Sets the music of the shelf, where no game is played.
fn play_for_the_shelf(mut beds: ResMut<Beds>) {
    beds.set_if_neq(Beds {
        sea: None,
        music: Some(SHELF),
        stakes: Stakes::Usual,
    });
}

/// Sends sounds and volumes to the thread that plays.
fn send(
    mut plays: MessageReader<Play>,
    beds: Res<Beds>,
    settings: Res<Settings>,
    sounds: Res<Sounds>,
    recordings: Res<Recordings>,
    mut output: ResMut<Output>,
    mut commands: Commands,
) {
    let volumes = settings.heard();
    let heard = |bus: &Bus| bus.decibels(&volumes).is_some();
    let wanted = *beds != Beds::default() && Bus::ALL.iter().any(heard);
    let opens = wanted && output.0.is_none();
    if opens {
        output.0 = Some(studio::open(sounds.clone(), recordings.folder()));
    }
    let Some(orders) = &output.0 else {
        plays.clear();
        return;
    };
    let number = |name: &str| sounds.number(name);
    let mut all: Vec<Order> = plays
        .read()
        .filter_map(|play| number(play.0))
        .map(Order::Play)
        .collect();
    if opens || beds.is_changed() {
        let wanted = [beds.sea, beds.music];
        let wanted = wanted.map(|bed| bed.and_then(number));
        all.insert(0, Order::Beds(wanted, beds.stakes));
    }
    if opens || settings.is_changed() {
        all.insert(0, Order::Volumes(volumes));
    }
    if all.into_iter().any(|order| orders.send(order).is_err()) {
        // Nobody plays here.
        commands.remove_resource::<Output>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_volume_of_none_is_silence_and_the_loudest_is_as_recorded() {
        let at = |sea: u8| {
            Bus::Sea.decibels(&Volumes {
                sea,
                ..Volumes::default()
            })
        };
        assert_eq!(at(0), None);
        assert_eq!(at(LOUDEST), Some(0.0));
        let steps: Vec<f32> = (1..=LOUDEST).filter_map(at).collect();
        assert!(steps.is_sorted() && steps[0] > -60.0, "{steps:?}");
    }

    #[test]
    fn the_sounds_of_every_table_are_listed_on_their_buses() {
        let sounds = Sounds::embedded();
        for (name, bus) in [
            (WIN, Bus::Effects),
            (CLICK, Bus::Interface),
            (REFUSE, Bus::Interface),
            (YOUR_TURN, Bus::Interface),
            (CURTAIN_DOWN, Bus::Interface),
            (CURTAIN_UP, Bus::Interface),
            (SEA, Bus::Sea),
            (SHELF, Bus::Music),
        ] {
            let number = sounds.number(name).unwrap();
            assert_eq!(sounds.get(number).unwrap().bus, bus, "{name}");
        }
    }
}
