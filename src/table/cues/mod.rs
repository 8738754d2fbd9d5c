//! Cues: the tale played out on the table, one event at a time. Nothing in the rules waits for it; any input finishes it.

mod cue;
mod listen;

pub use cue::{Cue, Fade};

use super::sitting::{SittingSystems, at_table};
use super::{Act, Shown, Sight, Sitting};
use crate::options::Speed;
use crate::settings::Settings;
use bevy::prelude::*;
use cue::{FADES, join};
use leafwing_input_manager::prelude::ActionState;
use listen::listen;
use rules::table::{Seat, ToldBy};
use std::collections::VecDeque;

/// How fast things move while they are hurried.
const HURRIED: f32 = 4.0;

/// An event that can be heard begins to be shown: its sound, by name.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard(pub &'static str);

/// A cue on its way, and for one that is taken back the view before its event.
struct Step<G: Shown> {
    cue: Cue<G>,
    before: Option<G::View>,
}

/// The cues still to come, and the view as far as it has been shown.
#[derive(Resource)]
pub struct Cues<G: Shown> {
    view: Option<G::View>,
    queue: VecDeque<Step<G>>,
    running: Option<(Step<G>, f32)>,
    sounds: Vec<Heard>,
    heard: usize,
    told: usize,
    seen: Option<u64>,
    eyes: Option<(Option<Seat>, u64)>,
    calm: bool,
    mended: u64,
}

impl<G: Shown> Default for Cues<G> {
    fn default() -> Self {
        Self {
            view: None,
            queue: VecDeque::new(),
            running: None,
            sounds: Vec::new(),
            heard: 0,
            told: 0,
            seen: None,
            eyes: None,
            calm: false,
            mended: 0,
        }
    }
}

impl<G: Shown> Cues<G> {
    /// The view as far as it has been shown. A piece that is under way lies nowhere in it.
    #[must_use]
    pub fn view(&self) -> Option<&G::View> {
        self.view.as_ref()
    }

    /// How much of the tale has been shown: the events before this number.
    #[must_use]
    pub fn told(&self) -> usize {
        self.told
    }

    /// Whether nothing moves.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.queue.is_empty()
    }

    /// Whether what runs is done and stays to be seen.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|(step, elapsed)| step.cue.waits && *elapsed >= step.cue.seconds)
    }

    /// Whether the game has gone on since.
    #[must_use]
    pub fn is_behind(&self, changes: u64) -> bool {
        self.seen != Some(changes)
    }

    /// Whether things move calmly.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        self.calm
    }

    /// The cue that runs, and how much of it is done, 0 to 1; of one that is taken back it grows less. Where motion is
    /// calm, things are at their places at once, but for those that fade over to them ([`Self::fades`]).
    #[must_use]
    pub fn running(&self) -> Option<(&Cue<G>, f32)> {
        self.running
            .as_ref()
            .map(|(Step { cue, before }, elapsed)| {
                let part = if self.calm {
                    1.0
                } else {
                    (elapsed / cue.seconds.max(1e-3)).clamp(0.0, 1.0)
                };
                let done = if before.is_some() { 1.0 - part } else { part };
                (cue, done)
            })
    }

    /// How what moves fades over from its place to the next, where motion is calm; nothing once it has.
    #[must_use]
    pub fn fades(&self) -> Option<Fade> {
        let (Step { cue, before }, elapsed) = self.running.as_ref()?;
        let part = elapsed / FADES.min(cue.seconds.max(1e-3));
        let moves = self.calm && part < 1.0 && G::seconds(&cue.event) > 0.0;
        moves.then(|| Fade::at(part, before.is_some()))
    }

    /// How often what the cues came to was not what stands: never, as long as every event says all that it does.
    #[must_use]
    pub fn mended(&self) -> u64 {
        self.mended
    }

    /// Shows the rest at once, or up to the next cue that waits to be seen.
    pub fn finish(&mut self, data: &G::Data) {
        if let Some((Step { cue, .. }, elapsed)) = &mut self.running {
            // It has been seen.
            cue.waits = false;
            *elapsed = cue.seconds;
        }
        self.advance(f32::INFINITY, data);
    }

    /// Goes on by some seconds.
    fn advance(&mut self, mut seconds: f32, data: &G::Data) {
        loop {
            if self.running.is_none() {
                let Some(step) = self.queue.pop_front() else {
                    return;
                };
                self.begin(&step, seconds.is_infinite(), data);
                self.running = Some((step, 0.0));
            }
            let Some((Step { cue, .. }, elapsed)) = &mut self.running else {
                return;
            };
            let left = cue.seconds - *elapsed;
            if cue.waits && seconds >= left {
                *elapsed = cue.seconds;
                return;
            }
            if seconds < left {
                *elapsed += seconds;
                return;
            }
            seconds -= left;
            let event = cue.event;
            match self.running.take() {
                Some((Step { before: None, .. }, _)) | None => {
                    let event = G::halves(&event).map_or(event, |[_, set_down]| set_down);
                    self.follow(&event, data);
                }
                Some((Step { before, .. }, _)) => self.view = before,
            }
        }
    }

    /// A cue begins: its piece is lifted. One that is taken back begins at its end, in silence.
    fn begin(&mut self, Step { cue, before }: &Step<G>, skipped: bool, data: &G::Data) {
        if before.is_some() {
            self.view.clone_from(before);
            self.told = cue.number;
        } else {
            self.told = cue.number + 1;
            // What is skipped makes no sound.
            if let Some(view) = &self.view
                && (!skipped || cue.waits)
            {
                let sound = G::sound(view, &cue.event, cue.cause);
                self.sounds.extend(sound.map(Heard));
            }
        }
        if let Some([lift, _]) = G::halves(&cue.event) {
            self.follow(&lift, data);
        }
    }

    /// Plays events backwards, from where they led to the view before the first of them.
    fn take_back(
        &mut self,
        undone: impl Iterator<Item = (usize, ToldBy<G>)>,
        to: &G::View,
        data: &G::Data,
    ) {
        let calm = self.calm;
        let mut view = to.clone();
        let steps = undone.map(|(number, told)| {
            let (event, cause) = (told.event, told.cause);
            let before = view.clone();
            G::follow(&mut view, data, &event);
            let cue = Cue {
                number,
                event,
                cause,
                caption: None,
                aid: None,
                seconds: G::seconds(&event).min(if calm { FADES } else { f32::INFINITY }),
                waits: false,
                joined: [false; 2],
            };
            Step {
                cue,
                before: Some(before),
            }
        });
        let mut steps: Vec<_> = steps.collect();
        if !calm {
            join(steps.iter_mut().map(|step| &mut step.cue));
        }
        self.queue = steps.into_iter().rev().collect();
        self.running = None;
    }

    fn follow(&mut self, event: &G::Event, data: &G::Data) {
        if let Some(view) = &mut self.view {
            G::follow(view, data, event);
        }
    }
}

pub(super) fn plugin<G: Shown>(app: &mut App) {
    app.init_resource::<Cues<G>>()
        .add_message::<Heard>()
        .add_systems(
            Update,
            (
                listen::<G>
                    .after(super::sight::look::<G>)
                    .after(SittingSystems),
                run::<G>.run_if(resource_exists::<Time>),
            )
                .chain()
                .run_if(at_table::<G>),
        );
}

fn run<G: Shown>(
    time: Res<Time>,
    settings: Res<Settings>,
    acts: Option<Single<&ActionState<Act>>>,
    mut sitting: ResMut<Sitting<G>>,
    sight: Res<Sight<G>>,
    mut cues: ResMut<Cues<G>>,
    mut heard: MessageWriter<Heard>,
) {
    let data = sitting.table().data().clone();
    cues.calm = settings.calm;
    match settings.speed {
        Speed::Instant => cues.finish(&data),
        // A frame that came late shows its step all the same.
        Speed::Times(times) => {
            let hurried = acts.is_some_and(|acts| acts.pressed(&Act::Hurry));
            let times = if hurried { times.max(HURRIED) } else { times };
            cues.advance(time.delta_secs().min(0.1) * times, &data);
        }
    }
    heard.write_batch(cues.sounds.drain(..));
    // What was shown of the last event is what stands: should they ever differ, what stands is right.
    if cues.is_idle() && !cues.is_behind(sitting.changes()) {
        cues.told = cues.heard;
        if cues.view != sight.view {
            cues.mended += u64::from(cues.view.is_some());
            cues.view.clone_from(&sight.view);
        }
    }
}
