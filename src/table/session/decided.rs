//! The decisive act of a game that is over. Behind the window the views of all seats follow the log from its first event on, and
//! the points in them tell how the lead went and which act moved it most.

use super::Session;
use crate::table::figures::change;
use crate::table::{BackgroundTask, Speak, TableGame};
use crate::theme::Awake;
use bevy::prelude::*;
use rules::course::{Course, Lead, Stroke};
use rules::study::Studied;
use rules::table::words::Words;
use rules::table::{Logged, LoggedEvent, Seat, Table, origins};
use std::sync::Arc;
use std::time::Duration;

/// The time between two looks at whether it is known.
const LOOK: Duration = Duration::from_millis(100);

/// A sentence about what decided a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The number of decisions before it, or of events in a game that nobody plays, where the table can be looked at as it was
    /// then.
    pub at: Option<usize>,
}

/// The analysis of a game that is over, as far as it is known.
pub(super) struct Deciding<G: TableGame> {
    /// The choices of the game.
    line: Vec<G::Choice>,
    /// The seat that it is told for: the one winner, or the only seat.
    of: Seat,
    going: Option<BackgroundTask<Option<Decided>>>,
    decided: Option<Decided>,
}

/// The course of a game for a seat.
struct Decided {
    lead: Lead,
    rounds: u32,
    /// The effects of acts on the seat's lead, the greatest first.
    strokes: Vec<Stroke>,
}

impl Decided {
    /// Follows the log of a game.
    fn of<G: TableGame>(mut table: Table<G>, log: &[Logged<G>], of: Seat) -> Self {
        let begun = table.log().len();
        let seats = G::seats(table.setup()).len() as u8;
        let mut views: Vec<G::View> = (0..seats)
            .map(|seat| table.view(Some(Seat(seat))))
            .collect();
        let data = table.data();
        let points = |views: &[G::View]| -> Vec<i32> {
            let views = (0..).map(Seat).zip(views);
            views
                .map(|(seat, view)| G::points(view, data, seat))
                .collect()
        };
        let mut course = Course::of(points(&views));
        let mut round = 0;
        for (number, told) in log.iter().enumerate() {
            round += u32::from(G::is_milestone(&told.event));
            if number < begun {
                continue;
            }
            for (seat, view) in (0..).map(Seat).zip(&mut views) {
                if told.audience.has(Some(seat)) {
                    G::follow(view, data, &G::redact(told.event, Some(seat)));
                }
            }
            course.note(number, round, points(&views));
        }
        Self {
            lead: course.lead(),
            rounds: round,
            strokes: course.strokes(of, |event| act::<G>(log, event)),
        }
    }
}

/// Returns the act that an event belongs to: the nearest decision that it came of, or else the event that began by itself.
fn act<G: TableGame>(log: &[Logged<G>], event: usize) -> usize {
    let chain = origins::<G>(log, event);
    let mut all = std::iter::once(&event).chain(&chain);
    let decision = all.find(|&&at| G::decided(&log[at].event).is_some());
    *decision.or(chain.last()).unwrap_or(&event)
}

impl<G: TableGame + Studied> Session<G> {
    /// Begins to analyse the game that is over, unless that has begun. Where nobody wins alone there is nothing to tell.
    fn look_what_decided(&mut self) {
        if self.deciding().is_some() {
            return;
        }
        let winners = <G as Studied>::ending(&mut self.table).map(|ending| ending.winners);
        let of = match (self.kinds.len(), winners.as_deref()) {
            (1, _) => Seat(0),
            (_, Some([winner])) => *winner,
            _ => return,
        };
        let table = &self.table;
        let (data, setup) = (Arc::clone(table.data()), table.setup().clone());
        let (seed, log) = (table.seed(), table.log().to_vec());
        let going = BackgroundTask::begin(move |_| {
            let laid = Table::<G>::laid(&data, &setup, seed);
            Some(laid.ok().map(|table| Decided::of(table, &log, of)))
        });
        self.deciding = Some(Deciding {
            line: self.table.choices().to_vec(),
            of,
            going: Some(going),
            decided: None,
        });
    }
}

impl<G: TableGame> Session<G> {
    fn deciding(&self) -> Option<&Deciding<G>> {
        let deciding = self.deciding.as_ref()?;
        (deciding.line == self.table.choices()).then_some(deciding)
    }

    /// Returns a sentence on how the lead went over the game; `None` until it is known, and where nobody else was there.
    #[must_use]
    pub fn lead_told(&self) -> Option<String> {
        let deciding = self.deciding()?;
        let (of, decided) = (deciding.of, deciding.decided.as_ref()?);
        if self.kinds.len() == 1 {
            return None;
        }
        let words = self.speaker.words();
        let pirate = ("pirate", self.speaker.name(of).into());
        let held = decided.lead.held.filter(|&(seat, _)| seat == of);
        let Some((_, round)) = held else {
            return Some(words.say("ui-decided-level", &[pirate]));
        };
        let last = round == decided.rounds && round > 1;
        let values = [
            pirate,
            ("changes", i64::from(decided.lead.changes).into()),
            ("round", i64::from(round).into()),
            ("since", if last { "last" } else { "before" }.into()),
        ];
        let id = match decided.lead.changes {
            0 => "ui-decided-held",
            _ => "ui-decided-lead",
        };
        Some(words.say(id, &values))
    }

    /// Returns a sentence on the act that moved the winner's lead most, with where it can be looked at; `None` until it is known.
    #[must_use]
    pub fn stroke_told(&self) -> Option<Sentence> {
        let deciding = self.deciding()?;
        let mut strokes = deciding.decided.as_ref()?.strokes.iter();
        strokes.find_map(|stroke| self.stroke(deciding.of, stroke))
    }

    /// Returns a stroke in a sentence; `None` where the log has no words for it, or it was nobody's doing in no round.
    fn stroke(&self, of: Seat, stroke: &Stroke) -> Option<Sentence> {
        let log = self.log();
        let doer = G::decided(&log[stroke.act].event);
        let itself = doer.is_none() && stroke.event == stroke.act;
        if stroke.round == 0 || itself {
            return None;
        }
        // The event that caused it tells who did it, where that is more than a decision.
        let chain = origins::<G>(log, stroke.event);
        let cause = chain.first().filter(|&&cause| cause > stroke.act);
        let words = self.speaker.words();
        let names: Vec<String> = self.seats().map(|seat| self.speaker.name(seat)).collect();
        // What moved the points may be no more than a card that changes its place: it is told by the event after it, or by what led
        // to it.
        let after = stroke.event..(stroke.event + 2).min(log.len());
        let told = after
            .chain((stroke.act..stroke.event).rev())
            .find_map(|event| {
                let of_act = act::<G>(log, event) == stroke.act;
                of_act.then(|| self.said(event))?
            })?;
        let told = match cause.and_then(|&cause| self.said(cause)) {
            Some(first) => joined(words, &names, &first, &told),
            None => told,
        };
        let ranks = self.ranks();
        let gain = ranks.whole(stroke.gain);
        // What only breaks ties moved no lead that anybody saw.
        if gain == 0 {
            return None;
        }
        let how = if stroke.gain > 0 { "gained" } else { "lost" };
        let values = [
            ("pirate", self.speaker.name(of).into()),
            ("points", gain.abs().into()),
            ("how", how.into()),
            ("source", ranks.unit(&self.speaker).into()),
            ("change", change(gain).into()),
        ];
        let id = match (ranks.first(), self.kinds.len()) {
            (None, 1) => "ui-decided-points",
            (None, _) => "ui-decided-swing",
            (Some(_), 1) => "ui-decided-ranked-alone",
            (Some(_), _) => "ui-decided-ranked",
        };
        // Whom the sentence begins with is named once.
        let doer = doer.map(|seat| self.speaker.name(seat));
        let doer = doer.filter(|name| !told.starts_with(&format!("{name} ")));
        let mut values = vec![
            ("round", i64::from(stroke.round).into()),
            ("told", told.into()),
            ("swing", words.say(id, &values).into()),
        ];
        let id = match doer {
            Some(name) => {
                values.push(("doer", name.into()));
                "ui-decided-stroke"
            }
            None => "ui-decided-befell",
        };
        let made = self.made.partition_point(|made| made.told <= stroke.act);
        let at = match self.watching() {
            Some(_) => Some(stroke.act),
            None => made.checked_sub(1).map(|last| self.act_of(last)),
        };
        Some(Sentence {
            text: words.say(id, &values),
            at,
        })
    }

    /// Returns a sentence about an event, as anybody may hear it; `None` if nobody else may.
    fn said(&self, event: usize) -> Option<String> {
        let told = self.log()[event];
        if !told.audience.has(None) {
            return None;
        }
        let event = G::redact(told.event, None);
        let said = self.speaker.event(&LoggedEvent { event, ..told }, None)?;
        if said.ends_with(['.', '!', '?']) {
            return Some(said);
        }
        let thing = ("thing", said.into());
        Some(self.speaker.words().say("ui-told-thing", &[thing]))
    }
}

/// Returns two sentences one after the other, or as one where both begin with the same name.
fn joined(words: &Words, names: &[String], first: &str, then: &str) -> String {
    let join = |first: &str, then: &str| {
        let values = [("first", first.into()), ("then", then.into())];
        words.say("ui-decided-both", &values)
    };
    let both = names.iter().find_map(|name| {
        let begun = format!("{name} ");
        // What two do together is not what one of them does.
        let alone = |said: &str| said.starts_with(&begun) && !said.starts_with(&join(name, ""));
        if !alone(first) || !alone(then) {
            return None;
        }
        Some(join(first.strip_suffix('.')?, then.strip_prefix(&begun)?))
    });
    both.unwrap_or_else(|| format!("{first} {then}"))
}

/// Begins the analysis once the score is told.
pub(super) fn begin_deciding<G: TableGame + Studied>(mut session: ResMut<Session<G>>) {
    session.look_what_decided();
}

/// Takes in the analysis once it is done.
pub(super) fn hear_decided<G: TableGame>(
    mut session: ResMut<Session<G>>,
    awake: Option<ResMut<Awake>>,
) {
    // Nothing changes as long as it is not known.
    let looked = session.bypass_change_detection();
    let Some(deciding) = &mut looked.deciding else {
        return;
    };
    let Some(going) = &mut deciding.going else {
        return;
    };
    let done = going.done();
    let is_done = done.is_some();
    if let Some(done) = done {
        deciding.going = None;
        // Rules that break down here have decided nothing.
        deciding.decided = done.ok().flatten();
        session.set_changed();
    }
    if let Some(mut awake) = awake {
        match is_done {
            true => awake.stir(),
            false => awake.within(LOOK),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_makes_two_moves_of_an_act_is_named_once() {
        let names = ["Anna", "Bert"].map(str::to_owned);
        let told = |language, texts, first, then| {
            let words = Words::read(language, &[("own.ftl", texts)]).unwrap();
            joined(&words, &names, first, then)
        };
        let [english, german] = [
            include_str!("../../../assets/desktop/en.ftl"),
            include_str!("../../../assets/desktop/de.ftl"),
        ];
        let en = |first, then| told("en", english, first, then);
        let turned = "Anna turns over Tix.";
        assert_eq!(
            en(turned, "Anna sails west."),
            "Anna turns over Tix and sails west."
        );
        assert_eq!(
            told(
                "de",
                german,
                "Anna deckt Tix auf.",
                "Anna segelt nach Westen."
            ),
            "Anna deckt Tix auf und segelt nach Westen."
        );
        for (first, then) in [
            (turned, "Bert sails west."),
            (turned, "Anna and Bert swap cards."),
            ("Anna and Bert swap cards.", "Anna sails west."),
            (turned, "Anna’s power rises."),
            ("Anna turns over Tix!", "Anna sails west."),
        ] {
            assert_eq!(en(first, then), format!("{first} {then}"));
        }
    }
}
