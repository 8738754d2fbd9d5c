//! What the table in words says: made from what those who look may see, and from nothing else.

use super::{Said, Telling, Told};
use crate::controls::Controls;
use crate::table::lesson::Learn;
use crate::table::pause::Pause;
use crate::table::{Act, Cues, Foresight, Shown, Sight, Sitting, Speak, Travel};
use rules::table::Seat;
use rules::table::words::Words;

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

    /// The curtain, and nothing else. It is asked twice whether it may rise, and the second time what lies where one has just
    /// pressed leaves it down.
    fn draw_curtain<G: Shown>(&mut self, sitting: &Sitting<G>, seat: Seat, asked: bool) {
        let words = sitting.speaker().words();
        let pirate = sitting.speaker().name(seat);
        let pirate = [("pirate", pirate.as_str().into())];
        let (question, answers) = if asked {
            let answers = vec![
                (Ask::Ready(None), "ui-told-alone-not"),
                (Ask::Unveil(seat), "ui-told-alone-yes"),
            ];
            ("ui-told-alone", answers)
        } else {
            let answers = vec![(Ask::Ready(Some(seat)), "ui-ready")];
            ("ui-pass-device", answers)
        };
        self.question = words.say(question, &pirate);
        let answers = answers.into_iter();
        self.answers = answers
            .map(|(ask, id)| button(ask, words.say(id, &pirate)))
            .collect();
    }

    /// What the guide of a lesson says; whether that is all there is to hear before one goes on.
    fn guide<G: Shown>(&mut self, sitting: &Sitting<G>) -> bool {
        let Some(course) = sitting.course() else {
            return false;
        };
        let speaker = sitting.speaker();
        let words = speaker.words();
        let name = speaker.say(&format!("lesson-{}", course.name()));
        self.title = format!("{}: {name}", self.title);
        let step = course.step();
        let other = course.strays().then(|| speaker.say(&step.other()));
        self.guide.extend(other);
        self.guide.push(speaker.say(&step.say));
        if course.asks() {
            return false;
        }
        let (at, all) = course.steps();
        let numbers = [("at", (at as i64 + 1).into()), ("all", (all as i64).into())];
        self.question = words.say("ui-told-step", &numbers);
        let (id, learn) = if !course.is_over() {
            ("ui-lesson-on", Learn::On)
        } else if course.is_last() {
            ("ui-lesson-play", Learn::Play)
        } else {
            ("ui-lesson-next", Learn::Next)
        };
        let label = words.say(id, &[]);
        self.answers.push(button(Ask::Learn(learn), label));
        true
    }

    /// The question, its answers, and what is no answer now.
    fn ask<G: Shown>(
        &mut self,
        sitting: &mut Sitting<G>,
        sight: &Sight<G>,
        controls: &Controls,
        idle: bool,
    ) {
        let words = sitting.speaker().words();
        if !idle {
            self.question = words.say("ui-told-goes-on", &[]);
            let label = words.say("ui-told-go-on", &[]);
            self.answers.push(button(Ask::GoOn, label));
            return;
        }
        if self.guide(sitting) {
            return;
        }
        if sitting.rehearsed_to_the_end() {
            let id = if sitting.rehearsed_to_the_unknown() {
                "ui-rehearsal-unknown"
            } else {
                "ui-rehearsal-others"
            };
            self.question = sitting.speaker().say(id);
            return;
        }
        if let Some(at) = sitting.looks_back() {
            let long = sitting.table().choices().len();
            let numbers = [("at", (at as i64).into()), ("long", (long as i64).into())];
            let words = sitting.speaker().words();
            self.question = words.say("ui-looking-back", &numbers);
            let on = if sitting.knows_too_much() {
                "ui-play-on-practice"
            } else {
                "ui-play-on"
            };
            for (id, travel) in [("ui-now", Travel::Now), (on, Travel::PlayOn)] {
                let ask = Ask::Travel(travel);
                self.answers
                    .push(told_button(words, ask, id, String::new()));
            }
            return;
        }
        let Some(asked) = sight.asked else {
            self.question = words.say("phase-over.tip", &[]);
            let label = words.say("ui-score", &[]);
            self.answers.push(button(Ask::Score, label));
            return;
        };
        let pirate = [
            ("pirate", sitting.speaker().name(asked.seat).into()),
            ("key", controls.told(Act::Hurry, words).into()),
        ];
        if sitting.is_person(asked.seat) {
            self.question.clone_from(&sight.prompt);
        } else if sitting.thinks().is_some() {
            self.question = words.say("ui-thinking", &pirate);
            let label = words.say("ui-told-decide", &[]);
            self.answers.push(button(Ask::Hurry, label));
        } else {
            self.question = words.say("ui-told-waits", &pirate);
        }
        let advised = sitting.advice().map(|advice| advice.choice);
        for (number, offer) in sight.options.iter().enumerate() {
            let foresight = sitting.foresee(offer.choice);
            let speaker = sitting.speaker();
            let told = |foresight: Foresight<G>| foresight.told(&offer.label, speaker);
            let told = foresight.map(told).unwrap_or_default();
            self.answers.push(Button {
                tip: told.split_once('\n').unwrap_or_default().1.to_owned(),
                advised: advised == Some(offer.choice),
                ..button(Ask::Choose(number), offer.label.clone())
            });
        }
        if !sight.options.is_empty() {
            let refused = refused(sitting, sight);
            let words = sitting.speaker().words();
            let count = [("count", (refused.len() as i64).into())];
            let mut part = Told::new(words.say("ui-told-refused", &count));
            part = part.known_by("refused").closed();
            part.lines = refused;
            self.about.extend((!part.lines.is_empty()).then_some(part));
        }
    }

    /// What can be done besides.
    fn offer_acts<G: Shown>(
        &mut self,
        sitting: &mut Sitting<G>,
        sight: &Sight<G>,
        controls: &Controls,
        idle: bool,
    ) {
        let back = sitting.looks_back();
        let made = sitting.table().choices().len();
        let several = sitting.people() > 1;
        let speaker = sitting.speaker();
        let words = speaker.words();
        let act = |ask, id, act| told_button(words, ask, id, controls.told(act, words));
        if sitting.course().is_some() {
            // A lesson goes back by its own steps.
            let back = words.say("ui-lesson-back", &[]);
            self.acts.push(Button {
                can: idle && sight.can_take_back,
                ..button(Ask::Learn(Learn::Back), back)
            });
            let leave = words.say("ui-shelf", &[]);
            let tip = words.say("ui-lesson-kept", &[]);
            self.acts.push(Button {
                tip,
                ..button(Ask::Learn(Learn::Leave), leave)
            });
        } else {
            let mut take_back = act(Ask::TakeBack, "ui-undo", Act::TakeBack);
            take_back.can = idle && sight.can_take_back;
            if !take_back.can {
                take_back.tip = words.say("ui-undo-not", &[]);
            }
            let mut earlier = act(Ask::Travel(Travel::Earlier), "ui-earlier", Act::Earlier);
            earlier.can = back.unwrap_or(made) > 0;
            let mut later = act(Ask::Travel(Travel::Later), "ui-later", Act::Later);
            later.can = back.is_some();
            self.acts.extend([take_back, earlier, later]);
        }
        if sitting.can_hint() {
            let id = if sitting.thinks_about_hint() {
                "ui-hint-stop"
            } else if sitting.advice().is_some() {
                "ui-told-hint-away"
            } else {
                "ui-hint"
            };
            let mut hint = act(Ask::Hint, id, Act::Hint);
            hint.can = idle;
            self.acts.push(hint);
        }
        if sitting.is_rehearsing() {
            let end = Ask::Rehearse(false);
            self.acts
                .push(act(end, "ui-told-rehearse-end", Act::Rehearse));
        } else if sitting.can_rehearse() {
            let mut begin = act(Ask::Rehearse(true), "ui-told-rehearse", Act::Rehearse);
            begin.can = idle;
            self.acts.push(begin);
        }
        if sitting.can_replay() {
            let replay = Ask::Travel(Travel::Replay);
            self.acts.push(act(replay, "ui-replay", Act::Replay));
        }
        if let Some(asked) = sight
            .asked
            .filter(|asked| several && !asked.secret && sitting.is_person(asked.seat))
        {
            let peeks = sitting.is_peeking();
            let id = if peeks {
                "ui-told-hide"
            } else {
                "ui-told-peek"
            };
            let pirate = speaker.name(asked.seat);
            let label = words.say(id, &[("pirate", pirate.as_str().into())]);
            self.acts.push(button(Ask::Peek(!peeks), label));
        }
        if several && sight.viewer.is_some() {
            let label = words.say("ui-told-veil", &[]);
            self.acts.push(button(Ask::Veil, label));
        }
        self.acts.extend([
            act(Ask::Rules, "ui-rules", Act::Rules),
            act(Ask::Menu, "ui-menu", Act::Back),
            act(Ask::Pictures, "ui-in-pictures", Act::InWords),
        ]);
    }
}

fn button(ask: Ask, label: String) -> Button {
    Button {
        ask,
        label,
        tip: String::new(),
        can: true,
        advised: false,
    }
}

/// A button whose text says what it does, and by which key.
fn told_button(words: &Words, ask: Ask, id: &str, key: String) -> Button {
    Button {
        tip: words.say(&format!("{id}.tip"), &[("key", key.into())]),
        ..button(ask, words.say(id, &[]))
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

/// What could be thought of as an answer and is none now, each with the reason.
fn refused<G: Shown>(sitting: &mut Sitting<G>, sight: &Sight<G>) -> Vec<Said> {
    let (Some(asked), Some(view)) = (sight.asked, &sight.view) else {
        return Vec::new();
    };
    let refused = sitting.at_seen(|table| {
        let open = table.decision()?;
        ((open.seat, open.question) == (asked.seat, asked.question)).then(|| table.refused())
    });
    let refused = refused.flatten().unwrap_or_default();
    let speaker = sitting.speaker();
    let say = |(choice, reason)| {
        let choice = speaker.choice(view, asked.seat, asked.question, choice);
        let why = speaker.reason(reason);
        let values = [
            ("choice", choice.as_str().into()),
            ("why", why.as_str().into()),
        ];
        Said {
            text: speaker.words().say("ui-told-refused-line", &values),
            tip: String::new(),
        }
    };
    refused.into_iter().map(say).collect()
}
