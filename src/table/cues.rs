//! Cues: the tale played out on the table, one event at a time. Nothing in the rules waits for it; any input finishes it.

use super::sitting::{SittingSystems, at_table};
use super::{Act, Shown, Sight, Sitting, Speak};
use crate::options::Speed;
use crate::settings::Settings;
use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;
use rules::table::{Game, Seat, ToldBy};
use std::collections::VecDeque;

/// How long what is said of an event stays to be read: of what others do, and of what one does oneself.
const TO_READ: [f32; 2] = [0.75, 0.3];

/// Seconds of the longest way.
const A_WAY: f32 = 0.9;

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
fn join<'a, G: Shown>(cues: impl Iterator<Item = &'a mut Cue<G>>) {
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
    /// calm, things are at their places at once.
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
                seconds: if calm { 0.0 } else { G::seconds(&event) },
                waits: false,
                joined: [false; 2],
            };
            Step {
                cue,
                before: Some(before),
            }
        });
        let mut steps: Vec<_> = steps.collect();
        join(steps.iter_mut().map(|step| &mut step.cue));
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

/// The line of its rules that a seat follows while an event is shown: the event's own, or that of what it came of, as long as
/// nobody else had a hand in it. What the seat does next has nothing to do with the line.
fn aid<G: Shown>(sitting: &Sitting<G>, number: usize, told: ToldBy<G>) -> Option<String> {
    let seat = G::actor(&told.event);
    let mut before = sitting.heard_before(number);
    let mut now = told;
    while [seat, None].contains(&G::actor(&now.event)) {
        if let Some(line) = sitting.speaker().aid(&now) {
            return Some(line);
        }
        now = before.find(|before| G::led_to(before, &now))?;
    }
    None
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
    let before = std::mem::replace(&mut cues.eyes, eyes);
    let others = before != eyes;
    let at_rest = cues.is_idle() && cues.view.is_some();
    let same = before.is_some_and(|(viewer, _)| viewer == sight.viewer);
    let undone = sitting.take_undone();
    if let Some(undone) = undone.filter(|_| at_rest && same && settings.speed != Speed::Instant) {
        cues.heard = sitting.events();
        let data = sitting.table().data().clone();
        cues.take_back(undone.into_iter(), view, &data);
        return;
    }
    let events = sitting.events();
    let from = std::mem::replace(&mut cues.heard, events).min(events);
    if others || settings.speed == Speed::Instant {
        // Other eyes see the table as it stands: what moved meanwhile is told by the log.
        cues.queue.clear();
        cues.running = None;
        cues.view = Some(view.clone());
        cues.told = cues.heard;
        return;
    }
    let queued = cues.queue.len();
    for (number, told) in sitting.heard(from) {
        let seat = G::actor(&told.event);
        let own = seat.is_some_and(|seat| sitting.is_person(seat)) && sitting.people() == 1;
        let caption = sitting.speaker().event(&told, sight.viewer);
        let to_read = caption.as_ref().map_or(0.0, |_| TO_READ[usize::from(own)]);
        let moves = G::seconds(&told.event);
        let played = seat.is_some_and(|seat| !sitting.is_person(seat));
        let aid = if played {
            aid(&sitting, number, told)
        } else {
            None
        };
        let waits = settings.step_by_step && played && caption.is_some();
        let cue = Cue {
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
            joined: [false; 2],
        };
        cues.queue.push_back(Step { cue, before: None });
    }
    if !settings.calm {
        let fresh = cues.queue.iter_mut().skip(queued);
        join(fresh.map(|step| &mut step.cue));
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
            cues.mended += u64::from(cues.view.is_some());
            cues.view.clone_from(&sight.view);
        }
    }
}
