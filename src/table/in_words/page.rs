//! The content of the table in words: made from what those who look may see, and from nothing else.

use super::{Said, TextSection, rounds, told, why};
use crate::controls::Controls;
use crate::table::lesson::Learn;
use crate::table::pause::Pause;
use crate::table::{
    Aloud, AnimationQueue, Explain, Line, Observation, React, Session, Speak, TableGame, Travel,
};
use bevy::ecs::change_detection::Tick;
use rules::table::Seat;

/// The most lines of the log that are told without being asked for.
const LINES: usize = 40;

/// A request, made by pressing a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Chooses the answer of this index.
    Choose(usize),
    /// Asks once more before the curtain rises, or no longer.
    Ready(Option<Seat>),
    /// Raises the curtain for this seat.
    Unveil(Seat),
    /// Lets the curtain fall.
    Veil,
    /// Shows, or hides, things that only the seat that decides may see.
    Peek(bool),
    /// Takes back the last decision.
    TakeBack,
    /// Goes along the timeline, or plays on from an earlier decision.
    Travel(Travel),
    /// Ends the running animations.
    GoOn,
    /// Makes the captain that thinks decide now.
    Hurry,
    /// Reacts, or lets a reaction go by.
    React(React),
    /// Asks for a hint, or sends it away.
    Hint,
    /// Begins or ends a rehearsal.
    Rehearse(bool),
    /// Goes on or back in a lesson.
    Learn(Learn),
    /// Opens the score of a game that is over.
    Score,
    /// Opens the rulebook.
    Rules,
    /// Tells why the event of a number happened. Without a number it tells why the question is asked; pressed again, why the
    /// newest line happened, then the one before.
    Why(Option<usize>),
    /// Opens the rulebook at a topic, by the id of a text.
    Rule(&'static str),
    /// Shows more lines of the log.
    Older,
    /// Opens the game's menu.
    Menu,
    /// Carries out a pick from the game's menu.
    Pause(Pause),
    /// Goes back to the drawn table.
    Pictures,
}

/// A button of the table in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The request that it makes.
    pub ask: Ask,
    /// The text on it.
    pub label: String,
    /// Its outcome, or the reason why it cannot be pressed.
    pub tip: String,
    /// True if it can be pressed.
    pub can: bool,
    /// True if a captain advises it.
    pub advised: bool,
}

/// The whole content of the table in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// The page's heading.
    pub title: String,
    /// The words of a lesson's guide.
    pub guide: Vec<String>,
    /// The open question, in words.
    pub question: String,
    /// The present event, which a screen reader says at once.
    pub now: String,
    /// The buttons of the answers.
    pub answers: Vec<Button>,
    /// The sections about the question: a hint, the events since the last one, the choices that are refused.
    pub about: Vec<TextSection>,
    /// The buttons of other acts.
    pub acts: Vec<Button>,
    /// The table and the log.
    pub table: Vec<TextSection>,
}

/// The part of the log that has been said, and requests that later ones depend on.
#[derive(Debug, Clone, Default)]
pub struct Ear {
    aloud: Aloud,
    /// The seat that has said once that nobody else looks, and the tick of its observation then.
    ready: Option<(Seat, Option<Tick>)>,
    /// The line that is asked why and the tick of the observation then, and the number of such requests.
    why: Option<(Wonder, Option<Tick>)>,
    wondered: usize,
    /// The number of requests for older lines of the log.
    older: u32,
}

/// A line that is asked why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wonder {
    /// The question, or, while none is asked yet, the newest line.
    Newest,
    /// The line before that of an event's number, or the question if it has been asked since.
    Before(usize, bool),
    /// The line of an event's number that a step led to, and whether the question was asked by then.
    Stepped(usize, bool),
    /// The line of an event's number.
    Line(usize),
}

impl Ear {
    /// Takes in a request that only changes what the page tells of the observation of this tick; returns whether it is one.
    pub fn takes(&mut self, ask: Ask, seen: Option<Tick>) -> bool {
        match ask {
            // A pirate says once that nobody else looks, or takes it back.
            Ask::Ready(seat) => self.ready = seat.map(|seat| (seat, seen)),
            Ask::Why(line) => {
                let wonder = match (line, self.why) {
                    (Some(number), _) => Wonder::Line(number),
                    (None, Some((Wonder::Stepped(number, asks), last))) if last == seen => {
                        Wonder::Before(number, asks)
                    }
                    _ => Wonder::Newest,
                };
                self.why = Some((wonder, seen));
                self.wondered += 1;
            }
            Ask::Older => self.older += 1,
            _ => return false,
        }
        true
    }

    /// Returns the line of the observation of this tick that is asked why; a question is the newest one. A step stays at the line
    /// that it led to, whatever is told after it.
    pub(super) fn wonders<'a, G: TableGame>(
        &mut self,
        log: &'a [Line<G>],
        question: Option<&'a Line<G>>,
        seen: Option<Tick>,
    ) -> Option<&'a Line<G>> {
        let (wonder, _) = self.why.as_mut().filter(|(_, last)| *last == seen)?;
        let asks = question.is_some();
        let mut lines = log.iter().chain(question);
        let line = match *wonder {
            Wonder::Line(number) | Wonder::Stepped(number, _) => {
                return lines.find(|line| line.number == number);
            }
            Wonder::Before(number, asked) if asked == asks => {
                let before = log.iter().rfind(|line| line.number < number);
                before.or_else(|| lines.next())?
            }
            Wonder::Newest | Wonder::Before(..) => lines.next_back()?,
        };
        *wonder = Wonder::Stepped(line.number, asks);
        Some(line)
    }
}

impl Page {
    /// Returns the page as it is now.
    pub fn of<G: TableGame>(
        session: &mut Session<G>,
        observation: &Observation<G>,
        animations: &AnimationQueue<G>,
        controls: &Controls,
        notice: &str,
        ear: &mut Ear,
    ) -> Self {
        let words = session.speaker().words();
        let mut page = Self {
            title: words.say("ui-in-words", &[]),
            ..Self::default()
        };
        if let Some(seat) = observation.curtain {
            let asked = ear.ready == Some((seat, observation.seen()));
            page.draw_curtain(session, seat, asked);
            if observation.can_take_back.is_ok() && !asked {
                page.offer_pick_back(words);
            }
            return page;
        }
        let tags = [
            (session.is_practice(), "ui-practice"),
            (session.is_rehearsing(), "ui-told-rehearsal"),
        ];
        for (_, id) in tags.into_iter().filter(|(holds, _)| *holds) {
            page.title = format!("{}, {}", page.title, words.say(id, &[]));
        }
        if animations.view().is_none() {
            return page;
        }
        let idle = animations.is_idle() && !session.has_news();
        let (log, told) = (&observation.log, animations.told());
        let log = &log[..log.partition_point(|line| line.number < told)];
        let (fresh, others) = ear.aloud.news(observation, log, told);
        if others {
            ear.older = 0;
        }
        let caption = animations
            .running()
            .and_then(|(animation, _)| animation.caption.as_ref());
        // A line that the caption does not say comes first: what is said next says the caption.
        let caption = caption.filter(|(_, said)| fresh.iter().all(|line| said.contains(line)));
        page.now = match (caption, session.advice()) {
            (Some((_, caption)), _) => caption.clone(),
            _ if animations.running().is_some() && !fresh.is_empty() => fresh.join(" "),
            _ if !notice.is_empty() => notice.to_owned(),
            _ if session.thinks_about_hint() => words.say("ui-told-hint-thinks", &[]),
            (None, Some(advice)) => advice.text.clone(),
            (None, None) => fresh.join(" "),
        };
        page.table = told::table(session, observation, animations);
        page.table.push(chronicle(session, (log, told), ear.older));
        page.table.extend(rounds::told(session));
        let from = session.last_told();
        let since = log.partition_point(|line| line.number < from);
        let mut news = TextSection::new(session.speaker().words().say("ui-told-news", &[]));
        let since = since.max(log.len().saturating_sub(LINES));
        let lines = log[since..]
            .iter()
            .map(|line| happened(session, line, told));
        news.lines.extend(lines);
        page.about.extend((!news.lines.is_empty()).then_some(news));
        if let Some(advice) = session.advice() {
            let mut hint = TextSection::new(session.speaker().words().say("ui-told-hint", &[]));
            hint.say(advice.text.clone());
            page.about.insert(0, hint);
        }
        let question = observation.question().filter(|_| idle);
        if let Some(line) = ear.wonders(log, question.as_ref(), observation.seen()) {
            let part = why::told(session, line, ear.wondered);
            page.about.insert(0, part);
        }
        // Where nobody plays nobody is asked.
        let pause = animations.pause();
        match pause.filter(|_| session.watching().is_none()) {
            Some(pause) => page.ask_to_react(session, pause.seat),
            None => page.ask(session, observation, controls, idle),
        }
        page.offer_acts(session, observation, controls, idle);
        page
    }
}

/// Returns the last lines of the log, each with the rule behind it; twice as many with each request for older ones.
fn chronicle<G: TableGame>(
    session: &Session<G>,
    (log, told): (&[Line<G>], usize),
    older: u32,
) -> TextSection {
    let words = session.speaker().words();
    let mut part = TextSection::new(words.say("ui-log", &[])).closed();
    let left = log.len().saturating_sub(LINES << older.min(20));
    if left > 0 {
        let count = [("count", (left as i64).into())];
        let text = words.say("ui-told-older", &count);
        part.offer(Ask::Older, text, String::new());
    }
    let lines = log[left..].iter().map(|line| happened(session, line, told));
    part.lines.extend(lines);
    part
}

/// Returns a line of the log, so far as it was told, which can be asked why: with the rule behind it, and the line of its rules
/// that a pirate of the game's followed.
fn happened<G: TableGame>(session: &Session<G>, line: &Line<G>, told: usize) -> Said {
    let rule = session.speaker().why(line.cause);
    let tip = match &line.aid {
        Some(aid) => format!("{aid}\n{rule}"),
        None => rule,
    };
    Said {
        topic: Some(G::told_of(line.cause)),
        ask: Some(Ask::Why(Some(line.number))),
        ..Said::new(line.so_far(told).1.to_owned(), tip)
    }
}
