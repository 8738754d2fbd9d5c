//! Hints: what a captain would do where a person decides, thought about behind the window.

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

/// Asks a captain for a hint. While it thinks, and once it has spoken, asking again sends it away.
#[derive(Message, Debug, Clone, Copy)]
pub struct AskHint;

/// A choice that is better than another, and why, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Game> {
    /// The choice.
    pub choice: G::Choice,
    /// The choice that was made instead, if it lies in the past.
    pub instead: Option<G::Choice>,
    /// The text of the advice.
    pub text: String,
}

/// Thoughts between two looks at whether the hint is still wanted.
const AT_ONCE: u32 = 16;
/// The number of earlier thoughts for each one that weighs the best two choices against each other.
const WEIGHED: u32 = 4;
/// The least difference in points that is worth a word.
const ALIKE: f32 = 0.05;

/// A hint in the making, or given.
pub(super) struct Hint<G: TableGame> {
    /// True if something has changed since it was asked for.
    pub(super) is_stale: bool,
    state: State<G>,
}

enum State<G: TableGame> {
    /// A captain thinks: its two best choices come of it, the better first; none if there are no two.
    Thinking(BackgroundTask<Option<[Expected<G::Choice>; 2]>>),
    Given(Advice<G>),
}

impl<G: TableGame> Session<G> {
    /// Returns whether a captain can be asked for a hint: a person decides in earnest, and sees the table.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.can_rehearse()
    }

    /// Returns whether a captain thinks about a hint.
    #[must_use]
    pub fn thinks_about_hint(&self) -> bool {
        let hint = self.hint.as_ref().filter(|hint| !hint.is_stale);
        hint.is_some_and(|hint| matches!(hint.state, State::Thinking(_)))
    }

    /// Returns the hint that was given, if one was.
    pub(super) fn hint_given(&self) -> Option<&Advice<G>> {
        match self.hint.as_ref().filter(|hint| !hint.is_stale) {
            Some(Hint {
                state: State::Given(advice),
                ..
            }) => Some(advice),
            _ => None,
        }
    }

    /// Returns whether the advice has been followed, and the next question goes on with the same act.
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

    /// Returns in words that a captain prefers one choice to another, and what it expects of each.
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
        let (words, ranks) = (self.speaker.words(), self.ranks());
        let [points, more] = [best.points, best.points - other.points].map(|it| ranks.all(it));
        let values = [
            ("choice", name(best.choice).into()),
            ("other", name(other.choice).into()),
            ("points", decimal(words, points.into(), 1).into()),
            ("unit", ranks.unit(&self.speaker).into()),
            ("than", than(more).into()),
            ("gain", gain(words, more).into()),
        ];
        words.say(id, &values)
    }
}

/// Returns whether points are more, fewer or alike, as the word by which a text selects.
fn than(points: f32) -> &'static str {
    if points.abs() < ALIKE {
        "alike"
    } else if points > 0.0 {
        "more"
    } else {
        "fewer"
    }
}

/// Returns a number of points without its sign, to one decimal.
fn gain(words: &Words, points: f32) -> String {
    decimal(words, points.abs().into(), 1)
}

/// Takes requests for hints, and gives hints once they are thought out.
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
        // The thinking stops with it.
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
