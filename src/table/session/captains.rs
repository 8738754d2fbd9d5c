//! Captains decide for their seats: they think behind the window, which goes on meanwhile.

use super::{Session, Wants};
use crate::options::Options;
use crate::table::{AnimationQueue, BackgroundTask, Notice, TableGame};
use crate::theme::Awake;
use bevy::prelude::*;
use rules::captains::{Level, Thinker};
use rules::review::Comparison;
use rules::study::Studied;
use rules::table::{Game, Seat};
use std::time::Duration;

/// Thoughts of each mind between two looks at whether it is hurried.
const AT_ONCE: u32 = 16;

/// The effort of a captain that has decided and weighs its choice against the next best, to say what it wanted: one thought of
/// either for each so many before, at least and at most.
const WEIGHED: u32 = 8;
const LEAST: u32 = 8;
const MOST: u32 = 200;

/// The time between two looks of the window at whether a captain is done: it needs the processor more than the picture does.
pub(super) const LOOK: Duration = Duration::from_millis(40);

/// A captain's thinking, which comes to a choice and what it wants by it.
pub(super) struct Thought<G: TableGame>(BackgroundTask<Option<Decided<G>>>);

type Decided<G> = (<G as Game>::Choice, Wants);

/// A captain's thoughts about a decision.
struct Thinking<G: Studied> {
    thinker: Thinker<G>,
    /// The number of thoughts of either choice after which it tells what it wants.
    weighed: u32,
    /// Its choice, once it has decided, beside the next best where both may be told.
    decided: Option<(G::Choice, Option<Comparison<G>>)>,
}

impl<G: TableGame> Session<G> {
    /// Returns the seat that decides now, if a captain sits there.
    #[must_use]
    pub fn thinks(&self) -> Option<Seat> {
        let seat = self.table.decision()?.seat;
        Level::of(self.kind(seat))?;
        Some(seat)
    }

    /// Makes the captain that thinks, if one does, decide at once.
    pub fn hurry(&self) {
        if let Some(thought) = &self.thought {
            thought.0.hurry();
        }
    }
}

impl<G: TableGame + Studied> Session<G> {
    /// Begins to think about the open decision, if a captain makes it.
    ///
    /// # Errors
    /// The game's setup cannot be played, which that of every table can.
    fn think(&mut self) -> Result<(), String> {
        let level = self.thinks().and_then(|seat| Level::of(self.kind(seat)));
        let Some(level) = level else {
            return Ok(());
        };
        let mut thinker = Thinker::new(&self.table).map_err(|error| error.to_string())?;
        let plan = level.plan::<G>();
        thinker.begin(&mut self.table, plan);
        let mut thinking = Thinking {
            thinker,
            weighed: (plan.iterations / WEIGHED).clamp(LEAST, MOST),
            decided: None,
        };
        let task = BackgroundTask::begin(move |enough| thinking.go_on(enough));
        self.thought = Some(Thought(task));
        Ok(())
    }
}

impl<G: TableGame + Studied> Thinking<G> {
    /// Thinks on for a while. Returns its decision, if it is done or that is `enough`; `Some(None)` if nobody was asked.
    fn go_on(&mut self, enough: bool) -> Option<Option<Decided<G>>> {
        let Some((choice, compared)) = &mut self.decided else {
            if think_on(&mut self.thinker) && !enough {
                return None;
            }
            let Some(best) = self.thinker.best() else {
                return Some(None);
            };
            self.decided = Some((best, Comparison::openly(&mut self.thinker)));
            return enough.then(|| Some((best, Wants::default())));
        };
        let wants = match compared {
            Some(compared) if compared.thoughts() >= self.weighed => Wants::of(&compared.stakes()),
            Some(compared) if !enough => {
                compared.think(&mut self.thinker, AT_ONCE / 2);
                return None;
            }
            // Nothing is said if the weighing was cut short.
            _ => Wants::default(),
        };
        Some(Some((*choice, wants)))
    }
}

/// Lets each mind of a captain think on in a thread of its own; returns whether there is more to think.
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

/// Lets a captain think once everything shown has come to rest, and answer when it is done or has been hurried.
pub(super) fn let_captains_think<G: TableGame + Studied>(
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
    let Some(decided) = thought.0.done() else {
        return;
    };
    session.thought = None;
    match decided {
        Ok(Some((choice, wants))) => {
            let made = session.made.len();
            session.choose_for_another(choice, &options, &mut notice);
            if let Some(made) = session.made.get_mut(made) {
                made.wants = wants;
            }
        }
        Ok(None) => {}
        Err(what) => {
            session.broken = true;
            notice.text = session.tell_breakdown(what);
        }
    }
}
