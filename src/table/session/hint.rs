//! A hint: what a captain would do where a person decides, thought about behind the window.

use super::acts::next;
use super::captains::LOOK;
use super::{Notice, Session};
use crate::table::figures::decimal;
use crate::table::{AnimationQueue, BackgroundTask, Speak, TableGame};
use crate::theme::Awake;
use bevy::prelude::*;
use rules::captains::{Expected, Level, Thinker};
use rules::table::Game;
use rules::table::words::Words;

/// Ask a captain for a hint. While it thinks, and once it has spoken, asking again sends it away.
#[derive(Message, Debug, Clone, Copy)]
pub struct AskHint;

/// A choice that is better than another, and why, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Game> {
    /// The choice.
    pub choice: G::Choice,
    /// What was chosen instead, where that lies in the past.
    pub instead: Option<G::Choice>,
    /// What is said of it.
    pub text: String,
}

/// Thoughts between two looks at whether the hint is still wanted.
const AT_ONCE: u32 = 16;
/// The best two choices are weighed against each other by one thought each for so many that were thought before.
const WEIGHED: u32 = 4;
/// Fewer points make no difference that is worth a word.
const ALIKE: f32 = 0.05;

/// A hint that is thought about, or was given.
pub(super) struct Hint<G: TableGame> {
    /// Whether something has changed since it was asked for.
    pub(super) is_stale: bool,
    state: State<G>,
}

enum State<G: TableGame> {
    /// Its two best choices, the better first; nothing where there are no two.
    Thinking(BackgroundTask<Option<[Expected<G::Choice>; 2]>>),
    Given(Advice<G>),
}

impl<G: TableGame> Session<G> {
    /// Whether a captain can be asked for a hint: a person decides in earnest, and sees what it decides on.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.can_rehearse()
    }

    /// Whether a captain thinks about a hint.
    #[must_use]
    pub fn thinks_about_hint(&self) -> bool {
        let hint = self.hint.as_ref().filter(|hint| !hint.is_stale);
        hint.is_some_and(|hint| matches!(hint.state, State::Thinking(_)))
    }

    /// The hint that was given.
    pub(super) fn hint_given(&self) -> Option<&Advice<G>> {
        match self.hint.as_ref().filter(|hint| !hint.is_stale) {
            Some(Hint {
                state: State::Given(advice),
                ..
            }) => Some(advice),
            _ => None,
        }
    }

    /// Whether what was advised has been chosen, and what is asked now goes on with the same act.
    fn hint_goes_on(&self) -> bool {
        let Some(Hint {
            state: State::Given(advice),
            ..
        }) = &self.hint
        else {
            return false;
        };
        let goes_on = next(&self.table, &self.made).is_some_and(|made| !made.begins_act);
        goes_on && self.table.choices().last() == Some(&advice.choice)
    }

    fn ask_hint(&mut self) -> Result<(), String> {
        let had = self.hint.take().filter(|hint| !hint.is_stale);
        if had.is_some() || !self.can_hint() {
            return Ok(());
        }
        let plan = Level::Captain.plan::<G>();
        let mut thinker = Thinker::new(&self.table).map_err(|error| error.to_string())?;
        thinker.begin(&mut self.table, plan);
        let thinking = BackgroundTask::begin(move |_| {
            if thinker.think(AT_ONCE) {
                return None;
            }
            let &[best, other, ..] = thinker.expected().as_slice() else {
                return Some(None);
            };
            let both = [best.choice, other.choice];
            let thoughts = plan.iterations / WEIGHED;
            Some(Some(thinker.weigh(both, 0..thoughts, |_, _, _| {})))
        });
        self.hint = Some(Hint {
            is_stale: false,
            state: State::Thinking(thinking),
        });
        Ok(())
    }

    /// What a captain says that would do one thing rather than another.
    fn hint_in_words(&mut self, best: Expected<G::Choice>, other: Expected<G::Choice>) -> String {
        let viewer = self.viewer();
        let view = self.table.view(viewer);
        let Some(decision) = self.table.decision() else {
            return String::new();
        };
        let (seat, question) = (decision.seat, decision.question);
        let name = |choice| self.speaker.choice(&view, seat, question, choice);
        // Points count what a pirate hides, and others may be looking.
        let id = if viewer == Some(seat) {
            "ui-hint-told"
        } else {
            "ui-hint-told-openly"
        };
        let words = self.speaker.words();
        let values = [
            ("choice", name(best.choice).into()),
            ("other", name(other.choice).into()),
            ("points", decimal(words, best.points.into(), 1).into()),
            ("than", than(best.points - other.points).into()),
            ("gain", gain(words, best.points - other.points).into()),
        ];
        words.say(id, &values)
    }
}

/// Whether points are more or fewer, as a text selects by it.
fn than(points: f32) -> &'static str {
    if points.abs() < ALIKE {
        "alike"
    } else if points > 0.0 {
        "more"
    } else {
        "fewer"
    }
}

/// So many points more or fewer.
fn gain(words: &Words, points: f32) -> String {
    decimal(words, points.abs().into(), 1)
}

/// Hints are asked for, thought about and given.
pub(super) fn give_hints<G: TableGame>(
    mut asks: MessageReader<AskHint>,
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    mut awake: Option<ResMut<Awake>>,
    mut notice: ResMut<Notice>,
) {
    let mut asked = asks.read().count() % 2 == 1;
    if session.hint.as_ref().is_some_and(|hint| hint.is_stale) {
        let goes_on = session.hint_goes_on();
        if goes_on && !asked && !animations.is_idle() {
            return;
        }
        // Whoever thinks about it stops.
        session.hint = None;
        asked ^= goes_on;
    }
    if asked
        && animations.is_idle()
        && let Err(why) = session.ask_hint()
    {
        notice.text = why;
    }
    if let Some(awake) = &mut awake {
        if asked {
            awake.stir();
        } else if session.thinks_about_hint() {
            awake.within(LOOK);
        }
    }
    if !session.thinks_about_hint() {
        return;
    }
    let Some(Hint {
        state: State::Thinking(thinking),
        ..
    }) = &mut session.hint
    else {
        return;
    };
    let Some(weighed) = thinking.done() else {
        return;
    };
    let weighed = weighed.unwrap_or_else(|what| {
        notice.text = session.tell_breakdown(what);
        None
    });
    let given = weighed.map(|[best, other]| Advice {
        choice: best.choice,
        instead: None,
        text: session.hint_in_words(best, other),
    });
    if let Some(awake) = &mut awake {
        awake.stir();
    }
    session.hint = given.map(|advice| Hint {
        is_stale: false,
        state: State::Given(advice),
    });
}
