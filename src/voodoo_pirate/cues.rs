//! Cues: the tale played out on the table, one event at a time. Nothing in the rules waits for it; any click finishes it.

use super::sitting::SittingSystems;
use super::{Sight, Sitting, Stage};
use crate::options::{Options, Speed};
use crate::screens::Screen;
use bevy::prelude::*;
use rules::table::{Seat, SeatKind};
use rules::voodoo_pirate::view::View;
use rules::voodoo_pirate::{Event, Question};
use std::collections::VecDeque;

/// An event that is being shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Cue {
    /// What happened.
    pub event: Event,
    /// What is said of it meanwhile.
    pub caption: Option<(Option<Seat>, String)>,
    /// Seconds that it takes at the speed of one.
    pub seconds: f32,
}

/// The cues still to come, and what has been shown so far.
#[derive(Resource, Default)]
pub struct Cues {
    /// What lies on the chart before the running cue.
    pub stage: Stage,
    queue: VecDeque<Cue>,
    running: Option<(Cue, f32)>,
    heard: usize,
    seen: Option<u64>,
    before: Option<View>,
}

impl Cues {
    /// Whether nothing moves.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.queue.is_empty()
    }

    /// Whether the game has gone on since.
    #[must_use]
    pub fn is_behind(&self, changes: u64) -> bool {
        self.seen != Some(changes)
    }

    /// The cue that runs, and how much of it is done, 0 to 1.
    #[must_use]
    pub fn running(&self) -> Option<(&Cue, f32)> {
        self.running
            .as_ref()
            .map(|(cue, elapsed)| (cue, (elapsed / cue.seconds.max(1e-3)).clamp(0.0, 1.0)))
    }

    /// The view from before what is being shown, so that numbers do not run ahead of it.
    #[must_use]
    pub fn view_before(&self) -> Option<&View> {
        if self.is_idle() {
            None
        } else {
            self.before.as_ref()
        }
    }

    /// Shows the rest at once.
    pub fn finish(&mut self) {
        if let Some((cue, _)) = self.running.take() {
            self.stage.apply(&cue.event);
        }
        while let Some(cue) = self.queue.pop_front() {
            self.stage.apply(&cue.event);
        }
    }

    /// Goes on by some seconds.
    fn advance(&mut self, mut seconds: f32) {
        loop {
            if self.running.is_none() {
                let Some(cue) = self.queue.pop_front() else {
                    return;
                };
                self.running = Some((cue, 0.0));
            }
            let Some((cue, elapsed)) = &mut self.running else {
                return;
            };
            let left = cue.seconds - *elapsed;
            if seconds < left {
                *elapsed += seconds;
                return;
            }
            seconds -= left;
            let event = cue.event;
            self.stage.apply(&event);
            self.running = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cues>().add_systems(
        Update,
        listen
            .after(super::sight::look)
            .after(SittingSystems)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Sitting>)),
    );
    app.add_systems(
        Update,
        run.after(listen)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Time>)),
    );
}

/// Takes up what has happened since.
fn listen(
    mut sitting: ResMut<Sitting>,
    sight: Res<Sight>,
    options: Res<Options>,
    mut cues: ResMut<Cues>,
) {
    let Some(view) = &sight.view else {
        return;
    };
    if sight.seen() != Some(sitting.changes()) || cues.seen == sight.seen() {
        return;
    }
    let first = cues.seen.is_none();
    cues.seen = sight.seen();
    let told: Vec<_> = sitting.table().tale_for(sight.viewer, cues.heard).collect();
    cues.heard = sitting.table().tale().len();
    if first || options.speed == Speed::Instant {
        cues.finish();
        cues.stage = Stage::of(view);
        cues.before = Some(view.clone());
        return;
    }
    let idle = cues.is_idle();
    if idle {
        // What was shown at rest is what stood before these events.
        cues.before = cues.before.take().or_else(|| Some(view.clone()));
    }
    for (_, told) in told {
        let seat = super::sight::actor(&told.event);
        let other =
            seat.is_none_or(|seat| sitting.kind(seat) != SeatKind::Human || sitting.people() > 1);
        let caption = sitting.speaker().event(&told, sight.viewer);
        let shown = if other { 0.75 } else { 0.3 };
        let seconds = match &told.event {
            event if seconds_on_chart(event) > 0.0 => seconds_on_chart(event),
            Event::Decided {
                question: Question::PlayCard,
                ..
            } => 0.0,
            _ if caption.is_some() => shown,
            _ => 0.0,
        };
        cues.queue.push_back(Cue {
            event: told.event,
            caption: caption.map(|text| (seat, text)),
            seconds,
        });
    }
}

/// How long an event moves things on the chart.
fn seconds_on_chart(event: &Event) -> f32 {
    match event {
        Event::Sailed { .. } => 0.30,
        Event::Leapt { .. } => 0.6,
        Event::TileLaid { .. } => 0.42,
        Event::Faced { .. } => 0.22,
        Event::Fired { .. } => 0.9,
        _ => 0.0,
    }
}

fn run(time: Res<Time>, options: Res<Options>, sight: Res<Sight>, mut cues: ResMut<Cues>) {
    match options.speed {
        Speed::Instant => cues.finish(),
        // A frame that came late shows its step all the same.
        Speed::Times(times) => cues.advance(time.delta_secs().min(0.1) * times),
    }
    if cues.is_idle()
        && !cues.is_behind(sight.seen().unwrap_or(u64::MAX))
        && let Some(view) = &sight.view
    {
        cues.stage = Stage::of(view);
        if cues.before.as_ref() != Some(view) {
            cues.before = Some(view.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::voodoo_pirate::chart::{Heading, Space};

    #[test]
    fn time_moves_on_from_cue_to_cue_and_finishing_shows_the_rest() {
        let at = |column| Space::new(column, 1).unwrap();
        let sail = |from, to| Cue {
            event: Event::Sailed {
                ship: Seat(0),
                from: at(from),
                to: at(to),
                heading: Heading::West,
            },
            caption: None,
            seconds: 1.0,
        };
        let mut cues = Cues {
            queue: VecDeque::from([sail(7, 6), sail(6, 5), sail(5, 4)]),
            ..Cues::default()
        };
        cues.stage.ships = vec![None];
        cues.advance(1.5);
        assert_eq!(cues.stage.ships[0].unwrap().space, at(6));
        assert!((cues.running().unwrap().1 - 0.5).abs() < 1e-5);
        cues.finish();
        assert_eq!(cues.stage.ships[0].unwrap().space, at(4));
        assert!(cues.is_idle());
    }
}
