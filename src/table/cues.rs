//! Cues: the tale played out on the table, one event at a time. Nothing in the rules waits for it; any input finishes it.

use super::sitting::{SittingSystems, at_table};
use super::{Act, Shown, Sight, Sitting, Speak};
use crate::options::Speed;
use crate::settings::Settings;
use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;
use rules::table::{Game, Seat};
use std::collections::VecDeque;

/// How long what is said of an event stays to be read: of what others do, and of what one does oneself.
const TO_READ: [f32; 2] = [0.75, 0.3];

/// How fast things move while they are hurried.
const HURRIED: f32 = 4.0;

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
}

/// An event that can be heard begins to be shown: its sound, by name.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard(pub &'static str);

/// The cues still to come, and the view as far as it has been shown.
#[derive(Resource)]
pub struct Cues<G: Shown> {
    view: Option<G::View>,
    queue: VecDeque<Cue<G>>,
    running: Option<(Cue<G>, f32)>,
    sounds: Vec<Heard>,
    heard: usize,
    told: usize,
    seen: Option<u64>,
    eyes: Option<(Option<Seat>, u64)>,
    aid: Option<(Seat, String)>,
    calm: bool,
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
            aid: None,
            calm: false,
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
        running.is_some_and(|(cue, elapsed)| cue.waits && *elapsed >= cue.seconds)
    }

    /// Whether the game has gone on since.
    #[must_use]
    pub fn is_behind(&self, changes: u64) -> bool {
        self.seen != Some(changes)
    }

    /// The cue that runs, and how much of it is done, 0 to 1. Where motion is calm, things are at their places at once.
    #[must_use]
    pub fn running(&self) -> Option<(&Cue<G>, f32)> {
        let done = |cue: &Cue<G>, elapsed: f32| (elapsed / cue.seconds.max(1e-3)).clamp(0.0, 1.0);
        self.running.as_ref().map(|(cue, elapsed)| {
            let done = if self.calm { 1.0 } else { done(cue, *elapsed) };
            (cue, done)
        })
    }

    /// Shows the rest at once, or up to the next cue that waits to be seen.
    pub fn finish(&mut self, data: &G::Data) {
        if let Some((cue, elapsed)) = &mut self.running {
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
                let Some(cue) = self.queue.pop_front() else {
                    return;
                };
                self.told = cue.number + 1;
                // What is skipped makes no sound.
                if let Some(view) = &self.view
                    && (seconds.is_finite() || cue.waits)
                {
                    let sound = G::sound(view, &cue.event, cue.cause);
                    self.sounds.extend(sound.map(Heard));
                }
                if let Some([lift, _]) = G::halves(&cue.event) {
                    self.follow(&lift, data);
                }
                self.running = Some((cue, 0.0));
            }
            let Some((cue, elapsed)) = &mut self.running else {
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
            let event = G::halves(&event).map_or(event, |[_, set_down]| set_down);
            self.follow(&event, data);
            self.running = None;
        }
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

/// Takes up what has happened since.
fn listen<G: Shown>(
    mut sitting: ResMut<Sitting<G>>,
    sight: Res<Sight<G>>,
    settings: Res<Settings>,
    mut cues: ResMut<Cues<G>>,
) {
    let Some(view) = &sight.view else {
        return;
    };
    if sight.seen() != Some(sitting.changes()) || cues.seen == sight.seen() {
        return;
    }
    cues.seen = sight.seen();
    let eyes = Some((sight.viewer, sitting.taken_back()));
    let others = std::mem::replace(&mut cues.eyes, eyes) != eyes;
    let heard = cues.heard.min(sitting.shown().tale().len());
    let told: Vec<_> = sitting.shown().tale_for(sight.viewer, heard).collect();
    cues.heard = sitting.shown().tale().len();
    if others || settings.speed == Speed::Instant {
        // Other eyes see the table as it stands: what moved meanwhile is told by the log.
        cues.queue.clear();
        cues.running = None;
        cues.view = Some(view.clone());
        cues.told = cues.heard;
        return;
    }
    for (number, told) in told {
        let seat = G::actor(&told.event);
        let own = seat.is_some_and(|seat| sitting.is_person(seat)) && sitting.people() == 1;
        let caption = sitting.speaker().event(&told, sight.viewer);
        let to_read = caption.as_ref().map_or(0.0, |_| TO_READ[usize::from(own)]);
        let moves = G::seconds(&told.event);
        if let Some(line) = sitting.speaker().aid(&told) {
            cues.aid = seat.map(|seat| (seat, line));
        } else if cues.aid.as_ref().map(|(seat, _)| *seat) != seat {
            cues.aid = None;
        }
        let aid = cues.aid.as_ref().map(|(_, line)| line.clone());
        let played = seat.is_some_and(|seat| !sitting.is_person(seat));
        let waits = settings.step_by_step && played && caption.is_some();
        cues.queue.push_back(Cue {
            number,
            aid,
            event: told.event,
            cause: told.cause,
            caption: caption.map(|text| (seat, text)),
            seconds: if moves > 0.0 && !settings.calm {
                moves
            } else {
                to_read
            },
            waits,
        });
    }
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
            cues.view.clone_from(&sight.view);
        }
    }
}
