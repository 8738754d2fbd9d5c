//! The question on the page, with the answers to press and all other acts.

use super::page::{Ask, Button, Page};
use super::{Said, TextSection};
use crate::controls::Controls;
use crate::table::lesson::Learn;
use crate::table::{
    Act, Barred, Foresight, Observation, React, Session, Speak, Stays, TableGame, Travel, Watching,
};
use rules::table::Seat;
use rules::table::words::Words;

impl Page {
    /// Adds the curtain, and nothing else. It is asked twice whether it may rise, and the second time the answer at the same place
    /// leaves it down.
    pub(super) fn draw_curtain<G: TableGame>(
        &mut self,
        session: &Session<G>,
        seat: Seat,
        asked: bool,
    ) {
        let words = session.speaker().words();
        let pirate = session.speaker().name(seat);
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

    /// Offers to take back the secret pick before the curtain.
    pub(super) fn offer_pick_back(&mut self, words: &Words) {
        let label = words.say("ui-undo-pick", &[]);
        self.answers.push(button(Ask::TakeBack, label));
    }

    /// Adds the words of a lesson's guide; returns true if they ask for no choice.
    fn guide<G: TableGame>(&mut self, session: &Session<G>) -> bool {
        let Some(course) = session.course() else {
            return false;
        };
        let speaker = session.speaker();
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

    /// Asks the seat that could react, in the pause for it: the same whether or not it holds a card for that.
    pub(super) fn ask_to_react<G: TableGame>(&mut self, session: &Session<G>, seat: Seat) {
        let words = session.speaker().words();
        let pirate = [("pirate", session.speaker().name(seat).into())];
        let nothing = session.holds_nothing().is_some();
        let look = [
            (React::Look(seat), "ui-react-look"),
            (React::Pauses(seat, false), "ui-react-never"),
        ];
        let looks = session.is_person(seat) && !nothing;
        let look = look.into_iter().filter(|_| looks);
        let id = if nothing {
            "ui-react-nothing"
        } else {
            "ui-react"
        };
        self.question = words.say(id, &pirate);
        let answers = [(React::GoOn, "ui-react-on")].into_iter().chain(look);
        self.answers
            .extend(answers.map(|(react, id)| button(Ask::React(react), words.say(id, &pirate))));
    }

    /// Adds the question, its answers, and the choices that are refused now.
    pub(super) fn ask<G: TableGame>(
        &mut self,
        session: &mut Session<G>,
        observation: &Observation<G>,
        controls: &Controls,
        idle: bool,
    ) {
        let words = session.speaker().words();
        if let Some(watching) = session
            .watching()
            .filter(|watching| !idle || watching.paused)
        {
            self.watch(session, watching);
            return;
        }
        if !idle {
            self.question = words.say("ui-told-goes-on", &[]);
            let label = words.say("ui-told-go-on", &[]);
            self.answers.push(button(Ask::GoOn, label));
            return;
        }
        if self.guide(session) {
            return;
        }
        if session.rehearsed_to_the_end() {
            let id = if session.rehearsed_to_the_unknown() {
                "ui-rehearsal-unknown"
            } else {
                "ui-rehearsal-others"
            };
            self.question = session.speaker().say(id);
            return;
        }
        if let Some(at) = session.looks_back() {
            let long = session.table().choices().len();
            let numbers = [("at", (at as i64).into()), ("long", (long as i64).into())];
            let words = session.speaker().words();
            self.question = words.say("ui-looking-back", &numbers);
            let on = if session.knows_too_much() {
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
        let Some(asked) = observation.asked else {
            self.question = words.say("phase-over.tip", &[]);
            let label = words.say("ui-score", &[]);
            self.answers.push(button(Ask::Score, label));
            return;
        };
        let pirate = [
            ("pirate", session.speaker().name(asked.seat).into()),
            ("key", controls.told(Act::Hurry, words).into()),
        ];
        if session.is_person(asked.seat) {
            self.question.clone_from(&observation.prompt);
        } else if session.thinks().is_some() {
            let id = if session.watching().is_some() {
                "ui-thinking"
            } else {
                "ui-thinking-hurry"
            };
            self.question = words.say(id, &pirate);
            let label = words.say("ui-told-decide", &[]);
            self.answers.push(button(Ask::Hurry, label));
        } else {
            self.question = words.say("ui-told-waits", &pirate);
        }
        let advised = session.advice().map(|advice| advice.choice);
        for (number, offer) in observation.options.iter().enumerate() {
            let foresight = session.foresee(&offer.act());
            let speaker = session.speaker();
            let told = |foresight: Foresight<G>| foresight.told(&offer.label, speaker);
            let told = foresight.map(told).unwrap_or_default();
            let tip = match offer.veiled {
                true => speaker.words().say("ui-own-cards.tip", &[]),
                false => told.split_once('\n').unwrap_or_default().1.to_owned(),
            };
            self.answers.push(Button {
                tip,
                advised: advised.is_some_and(|choice| offer.is(choice)),
                ..button(Ask::Choose(number), offer.label.clone())
            });
        }
        if !observation.options.is_empty() {
            let refused = refused(session, observation);
            let words = session.speaker().words();
            let count = [("count", (refused.len() as i64).into())];
            let mut part = TextSection::new(words.say("ui-told-refused", &count));
            part = part.known_by("refused").closed();
            part.lines = refused;
            self.about.extend((!part.lines.is_empty()).then_some(part));
        }
    }

    /// Adds the state of a game that nobody plays: it goes on, or is paused.
    fn watch<G: TableGame>(&mut self, session: &Session<G>, watching: Watching) {
        let words = session.speaker().words();
        if !watching.paused {
            self.question = words.say("ui-told-goes-on", &[]);
            return;
        }
        let rounds = session.milestones().filter(|&begun| begun <= watching.at);
        let round = [("round", (rounds.count() as i64).into())];
        self.question = words.say("ui-paused", &round);
        let on = button(Ask::Travel(Travel::Pause), words.say("ui-watch-on", &[]));
        self.answers.push(on);
        if watching.at < watching.seen {
            let now = button(Ask::Travel(Travel::Now), words.say("ui-now", &[]));
            let tip = words.say("ui-now.act", &[]);
            self.answers.push(Button { tip, ..now });
        }
    }

    /// Adds the other acts.
    pub(super) fn offer_acts<G: TableGame>(
        &mut self,
        session: &mut Session<G>,
        observation: &Observation<G>,
        controls: &Controls,
        idle: bool,
    ) {
        let watching = session.watching();
        let made = session.table().choices().len();
        let [first, last] = match (watching, session.looks_back()) {
            (Some(watching), _) => watching.ends,
            (None, back) => [back.unwrap_or(made) == 0, back.is_none()],
        };
        let taken = if idle {
            observation.can_take_back
        } else {
            Err(Stays::Moves)
        };
        let several = session.people().count() > 1;
        let speaker = session.speaker();
        let words = speaker.words();
        let act = |ask, id, act| told_button(words, ask, id, controls.told(act, words));
        let forbid = |button: &mut Button, why: &str| {
            button.can = false;
            button.tip = words.say(why, &[]);
        };
        // Forbids a button while things move.
        let wait = |button: &mut Button| {
            if !idle {
                forbid(button, Stays::Moves.id());
            }
        };
        if session.course().is_some() {
            // A lesson goes back by its own steps.
            let label = words.say("ui-lesson-back", &[]);
            let mut back = button(Ask::Learn(Learn::Back), label);
            if taken.is_err() {
                forbid(&mut back, "ui-lesson-back-not");
            }
            wait(&mut back);
            self.acts.push(back);
            let leave = words.say("ui-shelf", &[]);
            let tip = words.say("ui-lesson-kept", &[]);
            self.acts.push(Button {
                tip,
                ..button(Ask::Learn(Learn::Leave), leave)
            });
        } else {
            let mut take_back = act(Ask::TakeBack, "ui-undo", Act::TakeBack);
            match taken {
                Ok(undo) => {
                    let more = undo.id().map(|id| words.say(id, &[]));
                    take_back.tip.extend(more.map(|more| format!("\n{more}")));
                }
                Err(stays) => forbid(&mut take_back, stays.id()),
            }
            let mut earlier = act(Ask::Travel(Travel::Earlier), "ui-earlier", Act::Earlier);
            let mut later = act(Ask::Travel(Travel::Later), "ui-later", Act::Later);
            if let Some(watching) = watching {
                earlier.tip = words.say("ui-earlier.act", &[]);
                later.tip = words.say("ui-later.act", &[]);
                if !watching.paused {
                    let pause = Ask::Travel(Travel::Pause);
                    self.acts.push(act(pause, "ui-watch-pause", Act::Hurry));
                }
            }
            if first {
                forbid(&mut earlier, "ui-earlier-not");
            }
            if last {
                forbid(&mut later, "ui-later-not");
            }
            self.acts.extend([take_back, earlier, later]);
            if session.is_outdated() {
                let anew = button(Ask::Travel(Travel::Anew), words.say("ui-mods-again", &[]));
                let tip = words.say("ui-mods-again.tip", &[]);
                self.acts.push(Button { tip, ..anew });
            }
        }
        if !observation.log.is_empty() || (idle && observation.question().is_some()) {
            self.acts.push(act(Ask::Why(None), "ui-told-why", Act::Why));
        }
        if session.can_hint() {
            let id = if session.thinks_about_hint() {
                "ui-hint-stop"
            } else if session.advice().is_some() {
                "ui-told-hint-away"
            } else {
                "ui-hint"
            };
            let mut hint = act(Ask::Hint, id, Act::Hint);
            wait(&mut hint);
            self.acts.push(hint);
        }
        if session.is_rehearsing() {
            let end = Ask::Rehearse(false);
            self.acts
                .push(act(end, "ui-told-rehearse-end", Act::Rehearse));
        } else if session.can_rehearse() {
            let mut begin = act(Ask::Rehearse(true), "ui-told-rehearse", Act::Rehearse);
            wait(&mut begin);
            self.acts.push(begin);
        }
        if session.can_replay() {
            let replay = Ask::Travel(Travel::Replay);
            self.acts.push(act(replay, "ui-replay", Act::Replay));
        }
        if let Some(asked) = observation
            .asked
            .filter(|asked| several && !asked.secret && session.is_person(asked.seat))
        {
            let peeks = session.is_peeking();
            let id = if peeks {
                "ui-told-hide"
            } else {
                "ui-told-peek"
            };
            let pirate = speaker.name(asked.seat);
            let label = words.say(id, &[("pirate", pirate.as_str().into())]);
            self.acts.push(button(Ask::Peek(!peeks), label));
        }
        if several && observation.viewer.is_some() {
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

/// Returns a button whose text says what it does, and by which key.
fn told_button(words: &Words, ask: Ask, id: &str, key: String) -> Button {
    Button {
        tip: words.say(&format!("{id}.tip"), &[("key", key.into())]),
        ..button(ask, words.say(id, &[]))
    }
}

/// Returns the choices that are no answers now, each with the reason.
fn refused<G: TableGame>(session: &Session<G>, observation: &Observation<G>) -> Vec<Said> {
    let words = session.speaker().words();
    let say = |barred: &Barred<G>| {
        let values = [
            ("choice", barred.label.as_str().into()),
            ("why", barred.why.text.as_str().into()),
        ];
        Said {
            topic: barred.why.topic,
            ..Said::new(words.say("ui-told-refused-line", &values), String::new())
        }
    };
    observation.barred.iter().map(say).collect()
}
