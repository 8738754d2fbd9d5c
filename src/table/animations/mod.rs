//! The animation queue: the log played out on the table, one event at a time. Nothing in the rules waits for it; any input finishes it.

mod animation;
mod listen;
mod pause;
mod run;
mod step;

pub use animation::{Animation, Motion};
pub use pause::ReactionPause;

use super::session::at_table;
use super::{Invitation, TableGame};
use crate::order::{GameSystems, GameUpdate};
use animation::{FADES, join};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use listen::listen;
use rules::table::{Logged, Seat};
use run::{note_shown, run};
use std::collections::VecDeque;
use step::Step;

/// An event with a sound begins to be shown. The value is the sound's name.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard(pub &'static str);

/// The animations still to be shown, and the view as far as they have come.
#[derive(Resource)]
pub struct AnimationQueue<G: TableGame> {
    view: Option<G::View>,
    queue: VecDeque<Step<G>>,
    running: Option<(Step<G>, f32)>,
    pause: Option<ReactionPause>,
    /// The seat that could react once everything was shown.
    awaits: Option<Seat>,
    sounds: Vec<Heard>,
    heard: usize,
    told: usize,
    /// The viewer at the last look, and the tick when the log had been told anew.
    eyes: Option<(Option<Seat>, Option<Tick>)>,
    calm: bool,
    /// True while motion is stopped.
    still: bool,
    mended: u64,
}

impl<G: TableGame> Default for AnimationQueue<G> {
    fn default() -> Self {
        Self {
            view: None,
            queue: VecDeque::new(),
            running: None,
            pause: None,
            awaits: None,
            sounds: Vec::new(),
            heard: 0,
            told: 0,
            eyes: None,
            calm: false,
            still: false,
            mended: 0,
        }
    }
}

impl<G: TableGame> AnimationQueue<G> {
    /// Returns the view as far as it has been shown; `None` before the first. A piece that is under way lies nowhere in it.
    #[must_use]
    pub fn view(&self) -> Option<&G::View> {
        self.view.as_ref()
    }

    /// Returns how many events of the log have been shown.
    #[must_use]
    pub fn told(&self) -> usize {
        self.told
    }

    /// Returns whether no animation runs or waits in the queue, and nobody could react.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.pause.is_none() && self.awaits.is_none() && self.is_shown()
    }

    /// Returns whether all animations have been shown.
    fn is_shown(&self) -> bool {
        self.running.is_none() && self.queue.is_empty()
    }

    /// Returns whether all animations have been shown, and the table pauses since somebody could react.
    #[must_use]
    pub fn only_pauses(&self) -> bool {
        self.pause.is_some() && self.is_shown()
    }

    /// Returns the pause for a reaction; `None` if the table does not pause.
    #[must_use]
    pub fn pause(&self) -> Option<&ReactionPause> {
        self.pause.as_ref()
    }

    /// Ends the pause for a reaction.
    pub fn end_pause(&mut self) {
        self.pause = None;
    }

    /// Pauses for a seat, if that may hold a card to react with; if not, the table does not pause any more.
    fn pause_for(&mut self, seat: Seat) {
        let may = |view| G::may_react(view, seat);
        self.pause = self
            .view
            .as_ref()
            .is_some_and(may)
            .then(|| ReactionPause::of(seat));
    }

    /// Returns whether something goes on by itself, so that the table is drawn again.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        let endless = self.pause.is_some_and(|pause| pause.left().is_none());
        !self.is_idle() && !self.is_waiting() && !self.still && !endless
    }

    /// Returns whether the running animation is over and stays until the player goes on.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|(step, elapsed)| {
            step.animation.waits && *elapsed >= step.animation.seconds
        })
    }

    /// Returns whether nothing moves, and only a text stands to be read.
    fn stands(&self) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|(step, elapsed)| step.stands(*elapsed, self.calm))
    }

    /// Returns whether motion is set to be calm.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        self.calm
    }

    /// Returns the running animation and its progress, 0 to 1.
    ///
    /// The progress of one that plays backwards falls. With calm motion it is 1 at once, so nothing shows that comes and goes on
    /// the way.
    #[must_use]
    pub fn running(&self) -> Option<(&Animation<G>, f32)> {
        let (animation, motion) = self.moving()?;
        Some((animation, if self.calm { 1.0 } else { motion.done }))
    }

    /// Returns the same as [`AnimationQueue::running`] for effects that leave nothing behind; `None` if they would play backwards
    /// with calm motion.
    #[must_use]
    pub fn passing(&self) -> Option<(&Animation<G>, f32)> {
        let (step, _) = self.running.as_ref()?;
        let taken_back = step.before.is_some();
        self.running().filter(|_| !(self.calm && taken_back))
    }

    /// Returns the running animation and the motion of its things. With calm motion they fade from their places to the next.
    #[must_use]
    pub fn moving(&self) -> Option<(&Animation<G>, Motion)> {
        let (step, elapsed) = self.running.as_ref()?;
        Some((&step.animation, step.motion(*elapsed, self.calm)))
    }

    /// Returns how often the animations ended in a view that was not the true one. It stays 0 as long as every event tells all
    /// that it does.
    #[must_use]
    pub fn mended(&self) -> u64 {
        self.mended
    }

    /// Shows everything at once, up to the next animation that waits for the player.
    pub fn finish(&mut self, data: &G::Data) {
        if let Some((Step { animation, .. }, elapsed)) = &mut self.running {
            // It has been seen.
            animation.waits = false;
            *elapsed = animation.seconds;
        }
        self.advance(f32::INFINITY, data);
    }

    /// Plays on by some seconds.
    fn advance(&mut self, mut seconds: f32, data: &G::Data) {
        while self.pause.is_none() {
            if self.running.is_none() {
                let Some(mut step) = self.queue.pop_front() else {
                    if let Some(seat) = self.awaits.take() {
                        self.pause_for(seat);
                    }
                    return;
                };
                if let Some(Invitation::Before(seat)) = step.invites.take_if(|at| at.is_before()) {
                    self.queue.push_front(step);
                    self.pause_for(seat);
                    continue;
                }
                self.begin(&step, seconds.is_infinite(), data);
                self.running = Some((step, 0.0));
            }
            let Some((step, elapsed)) = &mut self.running else {
                return;
            };
            let left = step.animation.seconds - *elapsed;
            if seconds < left || step.animation.waits {
                *elapsed = (*elapsed + seconds).min(step.animation.seconds);
                // Where motion is calm the view goes on while nothing is seen of what fades over.
                let there = step.motion(*elapsed, true).done > 0.5;
                if self.calm && step.slides() && there != step.before.is_some() {
                    self.go_on(data);
                }
                return;
            }
            seconds -= left;
            self.go_on(data);
            let over = self.running.take();
            if let Some(Invitation::After(seat)) = over.and_then(|(step, _)| step.invites) {
                self.pause_for(seat);
            }
        }
    }

    /// Moves the view on to what the running animation leads to, once.
    fn go_on(&mut self, data: &G::Data) {
        let Some((step, _)) = &mut self.running else {
            return;
        };
        if std::mem::replace(&mut step.followed, true) {
            return;
        }
        if step.before.is_some() {
            self.view.clone_from(&step.before);
        } else {
            let event = step.animation.event;
            let event = G::halves(&event).map_or(event, |[_, set_down]| set_down);
            self.follow(&event, data);
        }
    }

    /// Begins an animation: its piece is lifted. One that is taken back begins at its end, in silence.
    fn begin(&mut self, step: &Step<G>, skipped: bool, data: &G::Data) {
        let animation = &step.animation;
        if step.before.is_some() {
            // What fades over is still seen where it came to lie.
            if !(self.calm && step.slides()) {
                self.view.clone_from(&step.before);
            }
            self.told = animation.number;
        } else {
            self.told = animation.number + 1;
            // What is skipped makes no sound.
            if let Some(view) = &self.view
                && (!skipped || animation.waits)
            {
                let sound = G::sound(view, &animation.event, animation.cause);
                self.sounds.extend(sound.map(Heard));
            }
        }
        if let Some([lift, _]) = G::halves(&animation.event) {
            self.follow(&lift, data);
        }
    }

    /// Queues events to be played backwards, from where they led to the view before the first of them.
    fn take_back(
        &mut self,
        undone: impl Iterator<Item = (usize, Logged<G>)>,
        to: &G::View,
        data: &G::Data,
    ) {
        let calm = self.calm;
        let mut view = to.clone();
        let steps = undone.map(|(number, told)| {
            let (event, cause) = (told.event, told.cause);
            let before = view.clone();
            G::follow(&mut view, data, &event);
            let animation = Animation {
                number,
                event,
                cause,
                caption: None,
                aid: None,
                seconds: G::seconds(&event).min(if calm { FADES } else { f32::INFINITY }),
                waits: false,
                joined: [false; 2],
            };
            Step::of(animation, Some(before))
        });
        let mut steps: Vec<_> = steps.collect();
        if !calm {
            join(steps.iter_mut().map(|step| &mut step.animation));
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

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<AnimationQueue<G>>()
        .add_message::<Heard>()
        .add_systems(
            GameUpdate(G::ID),
            (
                listen::<G>,
                run::<G>.run_if(resource_exists::<Time>),
                note_shown::<G>,
            )
                .chain()
                .in_set(GameSystems::Animate)
                .run_if(at_table::<G>),
        );
}
