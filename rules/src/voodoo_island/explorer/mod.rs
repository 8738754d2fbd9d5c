//! The computer explorer (`voodoo-island §13`): in each decision the first line that applies. It knows what is open and its own cards.

mod aims;
mod lines;
mod others;
mod rounds;

use super::EASY;
use super::play::Play;
use super::values::*;
use aims::Aims;
use lines::lines;
use rules::table::{Seat, SeatKind};

/// Returns what a computer explorer answers: one of several choices.
pub fn choose(
    play: &Play,
    kind: SeatKind,
    seat: Seat,
    question: Question,
    choices: &[Choice],
) -> Choice {
    let mind = Mind::of(play, kind, seat, question, choices);
    let chosen = lines(question).find_map(|line| mind.follow(line));
    chosen.unwrap_or_else(|| mind.last())
}

/// Returns the lines that a computer explorer tries before it answers, the one that it follows last.
pub fn tried(
    play: &Play,
    kind: SeatKind,
    seat: Seat,
    question: Question,
    choices: &[Choice],
) -> Vec<Line> {
    let mind = Mind::of(play, kind, seat, question, choices);
    let mut tried = Vec::new();
    for line in lines(question) {
        tried.push(line);
        if mind.follow(line).is_some() {
            return tried;
        }
    }
    tried.push(Line::Last);
    tried
}

/// A computer explorer in one decision.
struct Mind<'a, 'w, 's> {
    play: &'a Play<'w, 's>,
    seat: Seat,
    question: Question,
    choices: &'a [Choice],
    aims: Aims,
    /// True if it never attacks, hunts, sends warriors or snares.
    is_easy: bool,
}

impl<'a, 'w, 's> Mind<'a, 'w, 's> {
    /// A computer explorer before a decision.
    fn of(
        play: &'a Play<'w, 's>,
        kind: SeatKind,
        seat: Seat,
        question: Question,
        choices: &'a [Choice],
    ) -> Self {
        Self {
            play,
            seat,
            question,
            choices,
            aims: Aims::of(play, seat),
            is_easy: kind == EASY,
        }
    }

    /// Returns what it answers where no line applies.
    fn last(&self) -> Choice {
        self.choices.last().copied().unwrap_or(Choice::Pass)
    }

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

    /// Returns whether it is the last day, and its fourth daytime or later.
    fn is_late(&self) -> bool {
        self.play.is_last_day() && self.play.clock.daytime >= Daytime::Afternoon
    }
}
