//! Answers to why an event happened: its causes, the numbers that went into it, and the lines tried by seats that the game plays.
//! The game, or the lesson, is replayed up to there at a table that explains itself. A question has the causes that its answer will
//! have.

use super::Session;
use crate::table::{Asked, Explain, Speak, TableGame};
use rules::kit::{Teller, Texted, Tried};
use rules::table::{Logged, Seat, Table, origins};

/// The most lines that are told of those that an automa tried.
pub const MOST_TRIED: usize = 24;

/// A line of its rules that was tried by a seat that the game plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TracedLine {
    /// Its action, and the gain from that.
    pub text: String,
    /// The reason why it failed; none for the line that was followed.
    pub failed: Option<String>,
}

/// The known reasons for an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    /// The chain of its causes, back to a decision or to an event that began by itself, each with the seat that acted.
    pub came_of: Vec<(Option<Seat>, String)>,
    /// The numbers that went into it.
    pub numbers: Vec<String>,
    /// The lines tried before it, in their order.
    pub tried: Vec<TracedLine>,
}

impl TracedLine {
    /// Returns the lines that an automa tried, the last of which it followed, without answers that are forbidden for reasons of what
    /// is hidden.
    pub fn of<L: Copy, C: Copy, R: Texted + Copy + PartialEq>(
        mut lines: Vec<Tried<L, C, R>>,
        hidden: &[R],
        teller: &Teller,
        say: impl Fn(Tried<L, C, R>) -> String,
    ) -> Vec<Self> {
        lines.retain(|line| !matches!(line, Tried::Refused(_, reason) if hidden.contains(reason)));
        // Where only one answer is left, some hundred may be refused.
        lines.truncate(MOST_TRIED);
        let followed = lines.len().saturating_sub(1);
        let traced = lines.into_iter().enumerate().map(|(place, line)| Self {
            text: say(line),
            failed: match line {
                Tried::Refused(_, reason) => Some(teller.text(reason)),
                Tried::Line(_) if place == followed => None,
                Tried::Line(_) => Some(teller.say("ui-line-passed", &[])),
            },
        });
        traced.collect()
    }
}

/// A line of the known reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known<'a> {
    /// A cause of it.
    Origin(&'a str),
    /// A number that went into it.
    Number(&'a str),
    /// A line that was tried.
    Traced(&'a TracedLine),
}

impl Inquiry {
    /// Returns its parts in the order in which they are told, without empty ones: the id of each part's heading, and its lines.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, Vec<Known<'_>>)> {
        let came_of = self.came_of.iter().map(|(_, what)| Known::Origin(what));
        let numbers = self.numbers.iter().map(|number| Known::Number(number));
        let tried = self.tried.iter().map(Known::Traced);
        let parts: [(&str, Vec<Known>); 3] = [
            ("ui-why-came-of", came_of.collect()),
            ("ui-why-numbers", numbers.collect()),
            ("ui-why-tried", tried.collect()),
        ];
        parts.into_iter().filter(|(_, lines)| !lines.is_empty())
    }
}

impl<G: TableGame> Session<G> {
    /// Returns why the event of a number in the log happened, as those who look may know it; for the event to come, why its
    /// question is asked.
    pub fn inquire(&mut self, number: usize) -> Option<Inquiry> {
        let viewer = self.viewer();
        let mut heard = self.heard(0);
        let mut counted = Vec::new();
        if number == self.events()
            && let Some((asked, choices)) = self.open()
        {
            let answer = G::decides(asked.seat, asked.question, *choices.first()?);
            heard.push((number, answer));
            counted = self.count(asked, &choices);
        }
        let place = heard.iter().position(|(other, _)| *other == number)?;
        let log: Vec<Logged<G>> = heard.iter().map(|(_, told)| *told).collect();
        let chain = origins::<G>(&log, place);
        let mut wanted: Vec<usize> = chain.iter().map(|&at| heard[at].0).collect();
        wanted.insert(0, number);
        let (mut table, views) = self.replayed(&wanted)?;
        let speaker = self.speaker();
        let came_of = chain.iter().zip(&views[1..]).filter_map(|(&at, view)| {
            let told = &log[at];
            let said = speaker.began(told);
            let said = said.or_else(|| speaker.event(told, viewer));
            let said = said.or_else(|| decision::<G>(speaker, view.as_ref()?, &told.event))?;
            Some((G::actor(&told.event), said))
        });
        let came_of = came_of.collect();
        let numbers = match &views[0] {
            Some(before) => {
                let mut after = before.clone();
                G::follow(&mut after, table.data(), &log[place].event);
                speaker.numbers(before, &after, &log[place])
            }
            None => counted,
        };
        // The lines tried before the event itself, or else before the nearest of its causes.
        let own = [place];
        let mut places = own.iter().chain(&chain).zip(&views);
        let tried = places.find_map(|(&at, view)| {
            let (number, told) = &heard[at];
            let lines = speaker.tried(&mut table, view.as_ref()?, *number, told);
            (!lines.is_empty()).then_some(lines)
        });
        let tried = tried.unwrap_or_default();
        Some(Inquiry {
            came_of,
            numbers,
            tried,
        })
    }

    /// Returns sentences on the number of answers to the question, and of those that the rules forbid, as far as those who look may
    /// know.
    fn count(&mut self, asked: Asked<G>, choices: &[G::Choice]) -> Vec<String> {
        let view = self.seen();
        let refused = self.at_seen(Table::refused).unwrap_or_default();
        let hides = |choice: &G::Choice| self.hides(&view, asked, *choice);
        let refused = refused.into_iter();
        let refused = refused.filter(|(choice, _)| !hides(choice));
        let (veiled, refused): (Vec<_>, Vec<_>) =
            refused.partition(|&(choice, reason)| self.veils(asked, choice, Some(reason)));
        let acts = self.acts_beside(asked, &view, choices).len();
        let hides = |choice: &G::Choice| self.hides(&view, asked, *choice);
        let choices = choices.iter().filter(|choice| !hides(choice)).count() + veiled.len() + acts;
        let refused = refused.len();
        let words = self.speaker().words();
        let count = |id, count: usize| words.say(id, &[("count", (count as i64).into())]);
        let mut lines = vec![count("ui-num-choices", choices)];
        if refused > 0 {
            lines.push(count("ui-num-refused", refused));
        }
        lines
    }

    /// Returns the game replayed up to the latest of some events at a table that explains itself, and the view of those who look
    /// right before each of them; none before the first decision.
    fn replayed(&mut self, events: &[usize]) -> Option<(Table<G>, Vec<Option<G::View>>)> {
        let viewer = self.viewer();
        let choices = self.shown().choices().to_vec();
        let live = &self.table;
        let mut table: Table<G> = match &self.course {
            Some(course) => course.lesson().explaining().ok()?,
            None => Table::explaining(live.data(), live.setup(), live.seed()).ok()?,
        };
        let last = events.iter().copied().max()?;
        let mut views: Vec<Option<G::View>> = vec![None; events.len()];
        let laid = table.choices().len();
        for choice in choices.into_iter().skip(laid) {
            let from = table.log().len();
            if from > last {
                break;
            }
            let before: G::View = table.view(viewer);
            table.choose(choice).ok()?;
            let until = table.log().len();
            for (view, &event) in views.iter_mut().zip(events) {
                if (from..until).contains(&event) {
                    let mut seen = before.clone();
                    for (number, told) in table.log_for(viewer, from) {
                        if number >= event {
                            break;
                        }
                        G::follow(&mut seen, table.data(), &told.event);
                    }
                    *view = Some(seen);
                }
            }
        }
        Some((table, views))
    }
}

/// Says a decision in a sentence, as it was made in a view; `None` if the event is no decision.
fn decision<G: TableGame>(
    speaker: &G::Speaker,
    view: &G::View,
    event: &G::Event,
) -> Option<String> {
    let answer = G::answered(event)?;
    let choice = speaker.choice(view, answer.seat, answer.question, answer.choice);
    let values = [
        ("pirate", speaker.name(answer.seat).into()),
        ("choice", choice.into()),
    ];
    Some(speaker.words().say("ui-why-decided", &values))
}
