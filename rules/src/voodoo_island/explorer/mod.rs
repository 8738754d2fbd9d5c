//! The computer explorer (`voodoo-island §13`): in each decision the first line that applies. It knows what is open and its own cards.

mod aims;
mod others;
mod rounds;

use super::EASY;
use super::play::Play;
use super::values::*;
use crate::table::{Seat, SeatKind};
use aims::Aims;

/// Returns what a computer explorer answers: one of several choices.
pub fn choose(
    play: &Play,
    kind: SeatKind,
    seat: Seat,
    question: Question,
    choices: &[Choice],
) -> Choice {
    let mind = Mind {
        play,
        seat,
        choices,
        aims: Aims::of(play, seat),
        is_easy: kind == EASY,
    };
    let chosen = match question {
        Question::Card => mind.at_any_moment().or_else(|| mind.card()),
        Question::Work => mind.at_any_moment().or_else(|| mind.work()),
        Question::Move(_) => mind.at_any_moment().or_else(|| mind.moves()),
        question => mind.answers(question),
    };
    let last = choices.last().copied().unwrap_or(Choice::Pass);
    chosen
        .filter(|choice| choices.contains(choice))
        .unwrap_or(last)
}

/// A computer explorer in one decision.
struct Mind<'a, 'w, 's> {
    play: &'a Play<'w, 's>,
    seat: Seat,
    choices: &'a [Choice],
    aims: Aims,
    /// Whether it never attacks, hunts, sends warriors or snares.
    is_easy: bool,
}

impl Mind<'_, '_, '_> {
    /// The choice, if it is legal.
    fn if_legal(&self, choice: Choice) -> Option<Choice> {
        self.choices.contains(&choice).then_some(choice)
    }

    /// The first legal choice of several.
    fn first_legal(&self, choices: impl IntoIterator<Item = Choice>) -> Option<Choice> {
        choices
            .into_iter()
            .find(|choice| self.choices.contains(choice))
    }

    /// The legal choice that an estimate makes least of; the first of several.
    fn least<T, K: Ord>(
        &self,
        of: impl Fn(Choice) -> Option<T>,
        by: impl Fn(T) -> K,
    ) -> Option<Choice> {
        let listed = self.choices.iter().copied();
        let judged = listed.filter_map(|choice| Some((choice, by(of(choice)?))));
        let best = judged.reduce(|best, other| if other.1 < best.1 { other } else { best });
        best.map(|(choice, _)| choice)
    }

    /// The distance that a step counts in.
    fn distance(&self, from: Cell, to: Cell) -> u8 {
        if self.play.goes_diagonally(self.seat) {
            from.kings_distance(to)
        } else {
            from.distance(to)
        }
    }

    fn carries(&self) -> bool {
        self.play.decks.carried(self.seat) > 0
    }

    fn hearts(&self) -> u8 {
        self.play.explorers.hearts(self.seat).0
    }

    fn missing_hearts(&self) -> u8 {
        self.play.numbers().hearts.get() - self.hearts()
    }

    fn speed(&self, card: Expedition) -> u8 {
        self.play.data().speed(card)
    }

    /// Whether it is the last day, and its fourth daytime or later.
    fn is_late(&self) -> bool {
        self.play.is_last_day() && self.play.clock.daytime >= Daytime::Afternoon
    }
}
