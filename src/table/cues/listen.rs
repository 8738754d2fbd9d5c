//! How what happens becomes cues.

use super::cue::{Cue, FADES, join};
use super::{Cues, Step};
use crate::options::Speed;
use crate::settings::Settings;
use crate::table::{Explain, Session, Shown, Sight, Speak};
use bevy::prelude::*;
use rules::table::ToldBy;

/// How long what is said of an event stays to be read: of what others do, and of what one does oneself.
const TO_READ: [f32; 2] = [0.75, 0.3];

/// The line of its rules that a seat follows while an event is shown: the event's own, or that of what it came of, as long as
/// nobody else had a hand in it. What the seat does next has nothing to do with the line.
fn aid<G: Shown>(session: &Session<G>, number: usize, told: ToldBy<G>) -> Option<String> {
    let seat = G::actor(&told.event);
    let mut before = session.heard_before(number);
    let mut now = told;
    while [seat, None].contains(&G::actor(&now.event)) {
        if let Some(line) = session.speaker().aid(&now) {
            return Some(line);
        }
        now = before.find(|before| G::led_to(before, &now))?;
    }
    None
}

/// Takes up what has happened since.
pub(super) fn listen<G: Shown>(
    mut session: ResMut<Session<G>>,
    sight: Res<Sight<G>>,
    settings: Res<Settings>,
    mut cues: ResMut<Cues<G>>,
) {
    let Some(view) = &sight.view else {
        return;
    };
    if sight.seen() != Some(session.changes()) || cues.seen == sight.seen() {
        return;
    }
    cues.seen = sight.seen();
    let eyes = Some((sight.viewer, session.taken_back()));
    let before = std::mem::replace(&mut cues.eyes, eyes);
    let others = before != eyes;
    let at_rest = cues.is_idle() && cues.view.is_some();
    let same = before.is_some_and(|(viewer, _)| viewer == sight.viewer);
    let undone = session.take_undone();
    if let Some(undone) = undone.filter(|_| at_rest && same && settings.speed != Speed::Instant) {
        cues.heard = session.events();
        let data = session.table().data().clone();
        cues.take_back(undone.into_iter(), view, &data);
        return;
    }
    let events = session.events();
    let from = std::mem::replace(&mut cues.heard, events).min(events);
    if others || settings.speed == Speed::Instant {
        // Other eyes see the table as it stands: what moved meanwhile is told by the log.
        cues.queue.clear();
        cues.running = None;
        cues.view = Some(view.clone());
        cues.told = cues.heard;
        return;
    }
    let queued = cues.queue.len();
    for (number, told) in session.heard(from) {
        let seat = G::actor(&told.event);
        let own = seat.is_some_and(|seat| session.is_person(seat)) && session.people().count() == 1;
        let caption = session.speaker().event(&told, sight.viewer);
        let to_read = caption.as_ref().map_or(0.0, |_| TO_READ[usize::from(own)]);
        let moves = G::seconds(&told.event);
        let played = seat.is_some_and(|seat| !session.is_person(seat));
        let aid = if played {
            aid(&session, number, told)
        } else {
            None
        };
        let waits = settings.step_by_step && played && caption.is_some();
        let cue = Cue {
            number,
            aid,
            event: told.event,
            cause: told.cause,
            caption: caption.map(|text| (seat, text)),
            seconds: match moves > 0.0 {
                true if settings.calm => to_read.max(FADES),
                true => moves,
                false => to_read,
            },
            waits,
            joined: [false; 2],
        };
        cues.queue.push_back(Step::of(cue, None));
    }
    if !settings.calm {
        let fresh = cues.queue.iter_mut().skip(queued);
        join(fresh.map(|step| &mut step.cue));
    }
}
