//! Captains decide for their seats: they think behind the window, which goes on meanwhile.

use super::Session;
use crate::options::Options;
use crate::table::{Act, AnimationQueue, BackgroundTask, Notice, TableGame};
use crate::theme::Awake;
use bevy::prelude::*;
use rules::captains::{Level, Thinker};
use rules::table::Seat;
use std::time::Duration;

/// Thoughts of each mind between two looks at whether it is hurried.
const AT_ONCE: u32 = 16;

/// How often the window looks whether a captain is done: it needs the processor more than the picture does.
pub(super) const LOOK: Duration = Duration::from_millis(40);

/// A captain that thinks.
pub(super) struct Thought<G: TableGame>(BackgroundTask<Option<G::Choice>>);

impl<G: TableGame> Session<G> {
    /// The captain that decides now.
    #[must_use]
    pub fn thinks(&self) -> Option<Seat> {
        let seat = self.table.decision()?.seat;
        Level::of(self.kind(seat))?;
        Some(seat)
    }

    /// What asks a captain that thinks to decide at once: where nobody plays, that one goes on to what it does.
    #[must_use]
    pub fn hurried_by(&self) -> Act {
        match self.watch {
            Some(_) => Act::Later,
            None => Act::Hurry,
        }
    }

    /// The captain that thinks decides at once.
    pub fn hurry(&self) {
        if let Some(thought) = &self.thought {
            thought.0.hurry();
        }
    }

    /// Begins to think about the open decision.
    fn think(&mut self) -> Result<(), String> {
        let level = self.thinks().and_then(|seat| Level::of(self.kind(seat)));
        let Some(level) = level else {
            return Ok(());
        };
        let mut thinker = Thinker::new(&self.table).map_err(|error| error.to_string())?;
        thinker.begin(&mut self.table, level.plan::<G>());
        let thinking = BackgroundTask::begin(move |enough| {
            let more = think_on(&mut thinker) && !enough;
            (!more).then(|| thinker.best())
        });
        self.thought = Some(Thought(thinking));
        Ok(())
    }
}

/// Each mind of a captain thinks on in a thread of its own; says whether there is more to think.
fn think_on<G: TableGame>(thinker: &mut Thinker<G>) -> bool {
    let minds = thinker.minds();
    if let [mind] = minds {
        return mind.think(AT_ONCE);
    }
    std::thread::scope(|scope| {
        let going = minds
            .iter_mut()
            .map(|mind| scope.spawn(|| mind.think(AT_ONCE)))
            .collect::<Vec<_>>();
        let more = going.into_iter().map(|mind| mind.join().unwrap_or(false));
        more.fold(false, |any, more| any | more)
    })
}

/// A captain thinks once everything shown has come to rest, and answers when it is done or has been hurried.
pub(super) fn let_captains_think<G: TableGame>(
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    options: Res<Options>,
    awake: Option<ResMut<Awake>>,
    mut notice: ResMut<Notice>,
) {
    // A captain that could react thinks while the table pauses for it.
    let pauses = animations.only_pauses();
    let shown = animations.is_idle() || pauses;
    let waits = !shown || session.has_news() || session.rests();
    if waits || session.thinks().is_none() {
        return;
    }
    if let Some(mut awake) = awake {
        awake.within(LOOK);
    }
    if session.thought.is_none() {
        if let Err(why) = session.think() {
            notice.text = why;
        }
        return;
    }
    let reacts = session.awaits_reaction().is_some();
    let Some(thought) = &mut session.thought else {
        return;
    };
    if pauses {
        return;
    }
    if reacts {
        thought.0.hurry();
    }
    let Some(choice) = thought.0.done() else {
        return;
    };
    session.thought = None;
    match choice {
        Ok(Some(choice)) => session.choose_for_another(choice, &options, &mut notice),
        Ok(None) => {}
        Err(what) => {
            session.broken = true;
            notice.text = session.tell_breakdown(what);
        }
    }
}
