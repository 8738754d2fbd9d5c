//! The causes of events in words: decisions, numbers, and the lines that Cursed Pirates tried.

use super::VoodooTable;
use crate::table::{Explain, TracedLine, odds};
use games::voodoo::words::Speaker;
use games::voodoo::{AutomaTrace, Colour, Event, Face, Place, Shares, TraceLine, Worth};
use rules::kit::{Outcome, Texted};
use rules::table::{Logged, Seat, Table};

impl<G: VoodooTable> Explain<G> for Speaker<G> {
    fn aid(&self, told: &Logged<G>) -> Option<String> {
        self.aid(told)
    }

    fn why(&self, cause: G::Cause) -> String {
        self.why(cause)
    }

    fn began(&self, told: &Logged<G>) -> Option<String> {
        let Event::PhaseBegan(phase, _) = told.event.shared()? else {
            return None;
        };
        Some(self.begins(self.event(told, None)?, self.phase_short(phase)))
    }

    fn numbers(&self, before: &G::View, after: &G::View, told: &Logged<G>) -> Vec<String> {
        let mut lines = shared(self, before, told);
        lines.extend(G::own_numbers(self, before, told));
        lines.extend(changes(self, before, after));
        lines
    }

    fn tried(
        &self,
        table: &mut Table<G>,
        view: &G::View,
        number: usize,
        told: &Logged<G>,
    ) -> Vec<TracedLine> {
        let shared = told.event.shared();
        let (seat, question) = match shared {
            Some(Event::Decided { seat, question, .. }) => (seat, Some(question)),
            Some(
                Event::Revealed { seat, .. }
                | Event::Skipped { seat, .. }
                | Event::NotConjured { seat, .. }
                | Event::ColourCalled { seat, .. },
            ) => (seat, None),
            Some(Event::Moved { to, .. }) => match G::owner(to) {
                Some(seat) => (seat, None),
                None => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        let lines = AutomaTrace::<G>::before(table, number);
        lines
            .iter()
            .map(|line| tried_line(self, view, seat, question, line))
            .collect()
    }
}

fn shared<G: VoodooTable>(speaker: &Speaker<G>, before: &G::View, told: &Logged<G>) -> Vec<String> {
    let words = speaker.words();
    let Some(event) = told.event.shared() else {
        return Vec::new();
    };
    match event {
        Event::RitualCalled { cards, .. } => {
            let values = [
                ("cards", cards.into()),
                ("from", speaker.text(before.wind).into()),
                ("to", speaker.text(before.wind.turned(cards)).into()),
            ];
            vec![words.say("ui-num-ritual", &values)]
        }
        Event::WindTurned { from, to } => {
            let quadrants = (to as u8 + 4 - from as u8) % 4;
            vec![words.say("ui-num-wind", &[("quadrants", quadrants.into())])]
        }
        Event::ColourCalled { seat, colour, .. } => called(speaker, before, seat, colour),
        Event::Jailed { .. } => {
            let takes = pirates::<G>(before)
                .filter(|&seat| before.pirate(seat).face_up.contains(&Some(G::TAKE)));
            let count = takes.count() as i64;
            vec![words.say("ui-num-jail", &[("count", count.into())])]
        }
        Event::Moved { piece, from, to } => {
            let drawn = from.shared() == Some(Place::Bag);
            let face = piece.and_then(|piece| before.faces.of(piece));
            let colour = Colour::ALL
                .iter()
                .copied()
                .find(|&colour| face == Some(Face::Soul(colour).into()));
            match colour.filter(|_| drawn && from != to) {
                Some(colour) => drawn_soul(speaker, before, colour),
                None => Vec::new(),
            }
        }
        Event::Scored { seat, score } => sources(speaker, before, seat, &score),
        _ => Vec::new(),
    }
}

/// Returns how a pirate's points came about, source by source.
fn sources<G: VoodooTable>(
    speaker: &Speaker<G>,
    view: &G::View,
    seat: Seat,
    score: &G::Score,
) -> Vec<String> {
    let (_, sources) = G::points(score);
    let told = sources
        .into_iter()
        .filter(|(source, points)| *points != 0 || *source == "souls");
    let lines = told.map(|(source, points)| {
        let values = [
            ("source", speaker.score_source(source).into()),
            ("points", points.into()),
            ("why", G::why_points(speaker, view, seat, source).into()),
        ];
        speaker.words().say("ui-num-source", &values)
    });
    lines.collect()
}

fn pirates<G: VoodooTable>(view: &G::View) -> impl Iterator<Item = Seat> {
    let faces = &view.faces;
    let sails = move |seat: &Seat| faces.piece(Face::Ship(*seat).into()).is_some();
    (0..).map(Seat).take_while(sails)
}

/// Returns the odds of the soul that was drawn.
fn drawn_soul<G: VoodooTable>(speaker: &Speaker<G>, view: &G::View, colour: Colour) -> Vec<String> {
    let all: u8 = view.bag.iter().sum();
    let held = view.bag[colour as usize];
    let chance = odds::next(usize::from(held), usize::from(all));
    let values = [
        ("count", held.into()),
        ("all", all.into()),
        ("colour", speaker.text(colour).into()),
        ("percent", chance.percent().into()),
    ];
    vec![speaker.words().say("ui-num-drawn", &values)]
}

/// Returns the numbers of souls of a called colour, on the grid and aboard, and of free places for them.
fn called<G: VoodooTable>(
    speaker: &Speaker<G>,
    before: &G::View,
    seat: Seat,
    colour: Colour,
) -> Vec<String> {
    let words = speaker.words();
    let grid = before.grid;
    let on_grid = grid.iter().filter(|&&held| held == Some(colour)).count() as i64;
    let mut lines = vec![words.say("ui-num-grid", &[("count", on_grid.into())])];
    for other in pirates::<G>(before).filter(|&other| other != seat) {
        let pirate = before.pirate(other);
        let souls = pirate.souls.iter().flatten();
        let aboard = souls
            .filter(|soul| soul.thing == colour && !soul.buried)
            .count() as i64;
        if aboard > 0 {
            let id = if pirate.grigri {
                "ui-num-aboard-safe"
            } else {
                "ui-num-aboard"
            };
            let values = [
                ("pirate", speaker.name(other).into()),
                ("count", aboard.into()),
            ];
            lines.push(words.say(id, &values));
        }
    }
    let free = before
        .pirate(seat)
        .souls
        .iter()
        .filter(|soul| soul.is_none())
        .count() as i64;
    lines.push(words.say("ui-num-room", &[("count", free.into())]));
    lines
}

/// Returns the changes for each pirate: location, coins, power, and all points.
fn changes<G: VoodooTable>(speaker: &Speaker<G>, before: &G::View, after: &G::View) -> Vec<String> {
    let words = speaker.words();
    let mut lines = Vec::new();
    for seat in pirates::<G>(before) {
        let (was, is) = (before.pirate(seat), after.pirate(seat));
        let counts = [
            ("location", i64::from(was.value), i64::from(is.value)),
            ("coins", i64::from(was.coins), i64::from(is.coins)),
            ("power", i64::from(was.power), i64::from(is.power)),
        ];
        let total = (i64::from(was.total()), i64::from(is.total()));
        let changed = counts.into_iter().filter(|(_, was, is)| was != is);
        let changed = changed.map(|(source, was, is)| (speaker.score_source(source), was, is));
        let points = (total.0 != total.1).then(|| (speaker.score_total(), total.0, total.1));
        for (what, was, is) in changed.chain(points) {
            let values = [
                ("pirate", speaker.name(seat).into()),
                ("what", what.into()),
                ("from", was.into()),
                ("to", is.into()),
            ];
            lines.push(words.say("ui-num-change", &values));
        }
    }
    lines
}

fn tried_line<G: VoodooTable>(
    speaker: &Speaker<G>,
    view: &G::View,
    seat: Seat,
    question: Option<G::Question>,
    line: &TraceLine<G>,
) -> TracedLine {
    let words = speaker.words();
    let question = question.unwrap_or_else(|| games::voodoo::Question::PlayCard.into());
    let choice = speaker.choice_in(view, seat, question, line.choice);
    let text = match line.worth {
        None => choice,
        Some(worth) => {
            let (id, count) = match worth {
                Worth::Points(points, false) => ("ui-tried-points", i64::from(points)),
                Worth::Points(points, true) => ("ui-tried-points-tile", i64::from(points)),
                Worth::Hits(hits) => ("ui-tried-hits", i64::from(hits)),
                Worth::Souls(souls) => ("ui-tried-souls", i64::from(souls)),
            };
            let worth = words.say(id, &[("count", count.into())]);
            let values = [("choice", choice.into()), ("worth", worth.into())];
            words.say("ui-tried", &values)
        }
    };
    let failed = match line.outcome {
        Outcome::Followed => None,
        Outcome::Forbidden(reason) => Some(forbidden(speaker, reason)),
        Outcome::NoGain => Some(words.say("ui-tried-no-gain", &[])),
        Outcome::Unwanted => Some(words.say("ui-tried-unwanted", &[])),
        Outcome::Less => Some(words.say("ui-tried-less", &[])),
        Outcome::Later => Some(words.say("ui-tried-later", &[])),
    };
    TracedLine { text, failed }
}

/// Returns the reason that forbids something to another pirate: some texts speak to the pirate itself.
fn forbidden<G: VoodooTable>(speaker: &Speaker<G>, reason: G::Reason) -> String {
    let id = match reason.text_id() {
        "reason-done-already" => "ui-tried-done",
        "reason-no-poppet" => "ui-tried-no-poppet",
        "reason-no-soul" => "ui-tried-no-soul",
        "reason-in-harbour" => "ui-tried-in-harbour",
        "reason-no-use" => "ui-tried-no-use",
        _ => return speaker.reason(reason),
    };
    speaker.words().say(id, &[])
}
