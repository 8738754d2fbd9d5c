//! What the table in words says: made from what those who look may see, and from nothing else.

use super::{Telling, Told};
use crate::controls::Controls;
use crate::table::lesson::Learn;
use crate::table::pause::Pause;
use crate::table::{Cues, Shown, Sight, Sitting, Speak, Travel};
use rules::table::Seat;

/// Lines of the log at most.
const LINES: usize = 40;

/// What a button asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// The answer of this number among those offered.
    Choose(usize),
    /// To be asked once more before the curtain rises, or not.
    Ready(Option<Seat>),
    /// The curtain rises for this pirate.
    Unveil(Seat),
    /// The curtain falls.
    Veil,
    /// What only whoever decides may see shows, or no longer.
    Peek(bool),
    /// The last decision is taken back.
    TakeBack,
    /// The table as it was, or on from there.
    Travel(Travel),
    /// What moves comes to rest.
    GoOn,
    /// A captain that thinks decides.
    Hurry,
    /// What a captain would do, or no longer.
    Hint,
    /// Choices are tried on a ghost of the table, or in earnest again.
    Rehearse(bool),
    /// The guide of a lesson goes on, or back.
    Learn(Learn),
    /// The score of a game that is over.
    Score,
    /// The rulebook.
    Rules,
    /// The game's menu.
    Menu,
    /// What was picked of the game's menu.
    Pause(Pause),
    /// The table is drawn again.
    Pictures,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What it asks for.
    pub ask: Ask,
    /// What it says.
    pub label: String,
    /// What it will do, or why it can't be pressed.
    pub tip: String,
    /// Whether it can be pressed.
    pub can: bool,
    /// Whether a captain advises it.
    pub advised: bool,
}

/// Everything that the table in words says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// What it is called.
    pub title: String,
    /// What the guide of a lesson says.
    pub guide: Vec<String>,
    /// What is asked.
    pub question: String,
    /// What happens, for a screen reader to say at once.
    pub now: String,
    /// The answers.
    pub answers: Vec<Button>,
    /// What belongs to the question: a hint, what has happened since the last, and what can't be answered.
    pub about: Vec<Told>,
    /// What else can be done.
    pub acts: Vec<Button>,
    /// The table, and the log.
    pub table: Vec<Told>,
}

/// What has been said of the log, so that nothing is said twice, and what has been answered that is asked twice.
#[derive(Debug, Clone, Default)]
pub struct Ear {
    eyes: Option<(Option<Seat>, u64)>,
    heard: Option<usize>,
    /// Who has said once that nobody else looks, at which change of the sitting.
    ready: Option<(Seat, u64)>,
}

impl Ear {
    /// A pirate says once that nobody else looks, or takes it back, at a change of the sitting.
    pub fn ready(&mut self, seat: Option<Seat>, change: u64) {
        self.ready = seat.map(|seat| (seat, change));
    }
}

impl Page {
    /// What there is to say now.
    pub fn of<G: Shown>(
        sitting: &mut Sitting<G>,
        sight: &Sight<G>,
        cues: &Cues<G>,
        controls: &Controls,
        notice: &str,
        ear: &mut Ear,
    ) -> Self {
        let words = sitting.speaker().words();
        let mut page = Self {
            title: words.say("ui-in-words", &[]),
            ..Self::default()
        };
        if let Some(seat) = sight.curtain {
            let asked = ear.ready == Some((seat, sitting.changes()));
            page.draw_curtain(sitting, seat, asked);
            return page;
        }
        let tags = [
            (sitting.is_practice(), "ui-practice"),
            (sitting.is_rehearsing(), "ui-told-rehearsal"),
        ];
        for (_, id) in tags.into_iter().filter(|(holds, _)| *holds) {
            page.title = format!("{}, {}", page.title, words.say(id, &[]));
        }
        let Some(view) = cues.view() else {
            return page;
        };
        let idle = cues.is_idle() && !cues.is_behind(sitting.changes());
        let log = &sight.log;
        let log = &log[..log.partition_point(|line| line.number < cues.told())];
        let eyes = Some((sight.viewer, sitting.taken_back()));
        if std::mem::replace(&mut ear.eyes, eyes) != eyes {
            // Others look, or the game went another way: they read what happened themselves.
            ear.heard = log.last().map(|line| line.number);
        }
        let new = log.partition_point(|line| Some(line.number) <= ear.heard);
        let fresh: Vec<&str> = log[new..].iter().map(|line| line.text.as_str()).collect();
        ear.heard = log.last().map(|line| line.number).max(ear.heard);
        let caption = cues.running().and_then(|(cue, _)| cue.caption.as_ref());
        page.now = match (caption, sitting.advice()) {
            (Some((_, caption)), _) => caption.clone(),
            _ if !notice.is_empty() => notice.to_owned(),
            _ if sitting.thinks_about_hint() => words.say("ui-told-hint-thinks", &[]),
            (None, Some(advice)) => advice.text.clone(),
            (None, None) => fresh.join(" "),
        };
        let kinds: Vec<_> = sitting.seats().map(|seat| sitting.kind(seat)).collect();
        let asked = sight.asked.map(|asked| asked.seat);
        let person = |seat: &Seat| sitting.is_person(*seat);
        let own = sight.viewer.or(asked.filter(person));
        let data = sitting.table().data().clone();
        let about = Telling::<G> {
            view,
            data: &data,
            asked: sight.asked,
            own,
            kinds: &kinds,
        };
        page.table = sitting.speaker().told(&about);
        page.table.push(chronicle(sitting, log));
        let from = sitting.last_told();
        let since = log.partition_point(|line| line.number < from);
        let mut news = Told::new(sitting.speaker().words().say("ui-told-news", &[]));
        for line in &log[since.max(log.len().saturating_sub(LINES))..] {
            news.explain(line.text.clone(), why(sitting, line));
        }
        page.about.extend((!news.lines.is_empty()).then_some(news));
        if let Some(advice) = sitting.advice() {
            let mut hint = Told::new(sitting.speaker().words().say("ui-told-hint", &[]));
            hint.say(advice.text.clone());
            page.about.insert(0, hint);
        }
        page.ask(sitting, sight, controls, idle);
        page.offer_acts(sitting, sight, controls, idle);
        page
    }
}

/// The last lines of the log, each with the rule behind it.
fn chronicle<G: Shown>(sitting: &Sitting<G>, log: &[crate::table::Line<G>]) -> Told {
    let heading = sitting.speaker().words().say("ui-log", &[]);
    let mut part = Told::new(heading).closed();
    for line in &log[log.len().saturating_sub(LINES)..] {
        part.explain(line.text.clone(), why(sitting, line));
    }
    part
}

/// The rule behind a line, and the line of its rules that a pirate followed which the game plays.
fn why<G: Shown>(sitting: &Sitting<G>, line: &crate::table::Line<G>) -> String {
    let rule = sitting.speaker().why(line.cause);
    match &line.aid {
        Some(aid) => format!("{aid}\n{rule}"),
        None => rule,
    }
}
