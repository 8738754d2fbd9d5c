//! Makes animations of events.

use super::animation::{Animation, FADES, join};
use super::{AnimationQueue, Step};
use crate::options::Speed;
use crate::settings::Settings;
use crate::table::{Explain, Invitation, Observation, Session, Speak, TableGame};
use bevy::prelude::*;
use rules::table::{Logged, Seat};
use std::collections::VecDeque;

/// Seconds for which a sentence about an event stays: about other seats, and about one's own.
const TO_READ: [f32; 2] = [0.75, 0.3];

/// Seconds for which sentences told together stay before the next one joins them, and their most bytes.
const TOLD_ON: f32 = 0.35;
const TOGETHER: usize = 150;

/// Returns an event's text, joined to that of its seat's events before as long as these wait to be shown.
fn told_on<G: TableGame>(
    queue: &mut VecDeque<Step<G>>,
    queued: usize,
    seat: Option<Seat>,
    text: String,
) -> String {
    for step in queue.iter_mut().skip(queued).rev() {
        let animation = &mut step.animation;
        if let Some((other, before)) = &animation.caption {
            if *other != seat || before.len() + text.len() > TOGETHER || animation.waits {
                return text;
            }
            let told = format!("{before} {text}");
            animation.seconds = G::seconds(&animation.event).max(TOLD_ON);
            return told;
        }
        if G::begins_telling(&animation.event) {
            return text;
        }
    }
    text
}

/// Returns the line of its rules that a seat follows while an event is shown: the event's own, or that of the event it came of, as
/// long as nobody else had a hand in it. What the seat does next has nothing to do with the line. For a captain, returns what it
/// wants.
fn aid<G: TableGame>(session: &Session<G>, number: usize, told: Logged<G>) -> Option<String> {
    if let Some(wanted) = session.wanted(number, told) {
        return Some(wanted);
    }
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

/// Returns the invitation to react to an event, where the table pauses for that, unless the seat was asked because it holds a card.
fn invited<G: TableGame>(
    session: &Session<G>,
    number: usize,
    told: &Logged<G>,
) -> Option<Invitation> {
    let next = session.log().get(number + 1).map(|told| &told.event);
    let invited = G::invites(&told.event, next)?;
    let asked = match invited {
        Invitation::Before(_) => number.checked_sub(1),
        Invitation::After(_) => Some(number + 1),
    };
    let asked = asked.is_some_and(|number| session.was_asked_to_react(number));
    (!asked && session.pauses_for(invited.seat())).then_some(invited)
}

/// Makes animations of all that has happened since the last look.
pub(super) fn listen<G: TableGame>(
    mut session: ResMut<Session<G>>,
    observation: Res<Observation<G>>,
    settings: Res<Settings>,
    time: Option<Res<Time>>,
    mut animations: ResMut<AnimationQueue<G>>,
) {
    let Some(view) = &observation.view else {
        return;
    };
    if !observation.is_changed() {
        return;
    }
    let speed = session.pace(settings.speed);
    let eyes = Some((observation.viewer, observation.retold()));
    let before = std::mem::replace(&mut animations.eyes, eyes);
    let others = before != eyes;
    let at_rest = animations.is_idle() && animations.view.is_some();
    let same = before.is_some_and(|(viewer, _)| viewer == observation.viewer);
    let undone = session.take_undone();
    if let Some(undone) = undone.filter(|_| at_rest && same && speed != Speed::Instant) {
        animations.heard = session.events();
        let data = session.table().data().clone();
        animations.take_back(undone.into_iter(), view, &data);
        return;
    }
    if session.watching().is_some_and(|watching| watching.steps) {
        animations.end_pause();
    }
    let events = session.events();
    let told = std::mem::replace(&mut animations.heard, events);
    let unseen = session.take_unseen();
    let from = unseen.as_ref().map_or(told, |unseen| unseen.told);
    let from = from.min(events);
    // Without a clock nothing is shown but how things stand.
    let pauses = |seat| time.is_some() && session.pauses_for(seat);
    let awaits = session.awaits_reaction().filter(|&seat| pauses(seat));
    let at_once = time.is_none() || speed == Speed::Instant && !session.seats().any(pauses);
    animations.awaits = awaits;
    if at_once || (others && unseen.is_none()) {
        // Other eyes see the table as it stands: what moved meanwhile is told by the log.
        animations.queue.clear();
        animations.running = None;
        animations.view = Some(view.clone());
        animations.told = animations.heard;
        return;
    }
    if let Some(unseen) = unseen {
        // What came of a hidden choice is shown to all, and so is what happened before the first choice of a new game. Those who
        // watch are shown what comes next from wherever they are.
        animations.queue.clear();
        animations.running = None;
        animations.view = Some(unseen.view);
        animations.told = from;
    }
    let queued = animations.queue.len();
    // Those who watch go step by step in their own way.
    let steps = settings.step_by_step && session.watching().is_none();
    for (number, told) in session.heard(from) {
        let seat = G::actor(&told.event);
        let own = seat.is_some_and(|seat| session.is_person(seat)) && session.people().count() == 1;
        let caption = session.speaker().event(&told, observation.viewer);
        let caption = match caption {
            Some(text) if !own && !G::begins_telling(&told.event) => {
                Some(told_on(&mut animations.queue, queued, seat, text))
            }
            caption => caption,
        };
        let to_read = caption.as_ref().map_or(0.0, |_| TO_READ[usize::from(own)]);
        let moves = G::seconds(&told.event);
        let played = seat.is_some_and(|seat| !session.is_person(seat));
        let aid = if played {
            aid(&session, number, told)
        } else {
            None
        };
        let waits = steps && played && caption.is_some();
        let animation = Animation {
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
        let mut step = Step::of(animation, None);
        step.invites = invited(&session, number, &told);
        animations.queue.push_back(step);
    }
    if !settings.calm {
        let fresh = animations.queue.iter_mut().skip(queued);
        join(fresh.map(|step| &mut step.animation));
    }
}
