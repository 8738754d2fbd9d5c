//! A game's account of its table: sections with headings, each of a few lines.

use super::page::Ask;
use crate::table::tips::Tip;
use crate::table::{AnimationQueue, Asked, Observation, Seen, Session, Speak, TableGame};
use rules::table::words::Words;
use rules::table::{Seat, SeatKind};

/// A line of the table in words, with its explanation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Said {
    /// The text of the line.
    pub text: String,
    /// The explanation; empty if the line explains itself.
    pub tip: String,
    /// The rulebook's topic that tells of it.
    pub topic: Option<&'static str>,
    /// The request that pressing it makes, if it can be pressed.
    pub(super) ask: Option<Ask>,
}

impl Said {
    /// Returns a line with its explanation.
    #[must_use]
    pub fn new(text: String, tip: String) -> Self {
        Self {
            text,
            tip,
            topic: None,
            ask: None,
        }
    }
}

/// A part of the table in words: a heading and its lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TextSection {
    /// The key by which it is recognised when its heading changes; the heading itself unless set.
    pub key: String,
    /// The text of its heading.
    pub heading: String,
    /// The lines below the heading.
    pub lines: Vec<Said>,
    /// True if its lines show from the start.
    pub open: bool,
    /// The picture of the badge before its heading, if that begins with a player's name.
    pub badge: Option<String>,
}

impl TextSection {
    /// Returns the section of the odds of unseen draws, in the words of their tips.
    #[must_use]
    pub fn odds(words: &Words, tips: Vec<Tip>) -> Self {
        let mut part = Self::new(words.say("ui-told-odds", &[]));
        for tip in tips {
            part.say_all(tip.words().lines().map(str::to_owned));
        }
        part
    }

    /// Returns an open section without lines.
    #[must_use]
    pub fn new(heading: String) -> Self {
        Self {
            key: heading.clone(),
            heading,
            lines: Vec::new(),
            open: true,
            badge: None,
        }
    }

    /// Sets the key by which the section is recognised when its heading changes.
    #[must_use]
    pub fn known_by(mut self, key: impl Into<String>) -> Self {
        self.key = key.into();
        self
    }

    /// Sets the badge before the heading.
    #[must_use]
    pub fn under(mut self, badge: String) -> Self {
        self.badge = Some(badge);
        self
    }

    /// Closes the section; its lines show when they are asked for.
    #[must_use]
    pub fn closed(mut self) -> Self {
        self.open = false;
        self
    }

    /// Adds a line.
    pub fn say(&mut self, text: String) {
        self.explain(text, String::new());
    }

    /// Sets the rulebook's topic of the line that was added last.
    pub fn about(&mut self, topic: &'static str) {
        if let Some(line) = self.lines.last_mut() {
            line.topic = Some(topic);
        }
    }

    /// Adds lines.
    pub fn say_all(&mut self, lines: impl Iterator<Item = String>) {
        lines.for_each(|line| self.say(line));
    }

    /// Adds a line with its explanation.
    pub fn explain(&mut self, text: String, tip: String) {
        self.lines.push(Said::new(text, tip));
    }

    /// Makes sentences of lines that only name or count a thing, so that a listener hears where they end.
    fn end_lines(&mut self, words: &Words) {
        for line in &mut self.lines {
            if !line.text.ends_with(['.', '!', '?', ':']) {
                let thing = ("thing", std::mem::take(&mut line.text).into());
                line.text = words.say("ui-told-thing", &[thing]);
            }
        }
    }

    /// Adds a line that can be pressed, with its explanation.
    pub(super) fn offer(&mut self, ask: Ask, text: String, tip: String) {
        self.lines.push(Said {
            ask: Some(ask),
            ..Said::new(text, tip)
        });
    }
}

/// The state that a game's table is told from.
pub struct Telling<'a, G: TableGame> {
    /// The game's speaker.
    pub speaker: &'a G::Speaker,
    /// The view, as far as it has been shown.
    pub view: &'a G::View,
    /// The game's data.
    pub data: &'a G::Data,
    /// The open question, if somebody is asked.
    pub asked: Option<Asked<G>>,
    /// The seat for which it is told: the viewer's or, of several people, that of the one who decides.
    pub own: Option<Seat>,
    /// The kind of player in each seat.
    pub kinds: &'a [SeatKind],
    /// The names of the pictures of the seats' badges.
    pub badges: &'a [String],
}

impl<G: TableGame> Seen<G> for Telling<'_, G> {
    fn speaker(&self) -> &G::Speaker {
        self.speaker
    }

    fn view(&self) -> &G::View {
        self.view
    }

    fn data(&self) -> &G::Data {
        self.data
    }
}

impl<G: TableGame> Telling<'_, G> {
    /// Returns the section of a seat: its name and points, by a text of another's heading in which it is `who`, its badge, and who
    /// decides for it.
    #[must_use]
    pub fn of_seat(&self, seat: Seat, others: &str, who: &str) -> TextSection {
        let id = match self.own == Some(seat) {
            true => "told-own",
            false => others,
        };
        let points = G::points(self.view, self.data, seat);
        let heading = self.say(id, &[(who, self.name(seat)), ("points", points.into())]);
        let part = TextSection::new(heading).known_by(self.speaker.name(seat));
        let mut part = part.under(self.badges[seat.index()].clone());
        let kind = format!("seat-{}", self.kinds[seat.index()].name());
        let text = self.say("told-kind", &[("kind", self.say(&kind, &[]).into())]);
        part.explain(text, self.tip(&kind));
        part
    }
}

/// Tells the table in words, as those who look may know it and as far as it has been shown.
pub(super) fn table<G: TableGame>(
    session: &Session<G>,
    observation: &Observation<G>,
    animations: &AnimationQueue<G>,
) -> Vec<TextSection> {
    let Some(view) = animations.view() else {
        return Vec::new();
    };
    let idle = animations.is_idle() && !session.has_news();
    let kinds: Vec<_> = session.seats().map(|seat| session.kind(seat)).collect();
    let badges: Vec<_> = session.seats().map(|seat| session.badge(seat)).collect();
    let person = |seat: &Seat| session.is_person(*seat);
    let speaker = session.speaker();
    let mut sections = G::Speaker::told(&Telling {
        speaker,
        view,
        data: session.data(),
        asked: observation.asked.filter(|_| idle),
        own: observation.viewer.or(observation.turn(idle).filter(person)),
        kinds: &kinds,
        badges: &badges,
    });
    for section in &mut sections {
        section.end_lines(speaker.words());
    }
    sections
}

/// Returns the lines of the table in words that the rulebook tells of, each with its topic.
pub fn told_by_topic<G: TableGame>(
    session: &Session<G>,
    observation: &Observation<G>,
    animations: &AnimationQueue<G>,
) -> Vec<(&'static str, String)> {
    let sections = table(session, observation, animations).into_iter();
    let lines = sections.flat_map(|section| section.lines);
    lines
        .filter_map(|line| Some((line.topic?, line.text)))
        .collect()
}
