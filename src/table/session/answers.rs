//! Answers: the choices of an act, made one after the other as far as nothing else is asked in between.

use super::{Choose, Notice, Session};
use crate::options::Options;
use crate::table::TableGame;
use bevy::prelude::*;
use rules::table::Seat;

/// Carries out the answers of people.
pub(super) fn answer<G: TableGame>(
    mut choices: MessageReader<Choose<G>>,
    options: Res<Options>,
    mut session: ResMut<Session<G>>,
    mut notice: ResMut<Notice>,
) {
    for Choose(act) in choices.read() {
        let declines = session.open_reaction().map(|(_, declines)| declines);
        let goes_by = declines.is_some_and(|declines| act[..] == [declines]);
        if !goes_by {
            session.keep_rest(None);
        }
        let rest = session.take_rest();
        make(None, act, &options, &mut session, &mut notice);
        if goes_by {
            session.keep_rest(rest);
            go_on(&options, &mut session, &mut notice);
        }
    }
}

/// Makes the choices of an act, which a seat has begun or nobody yet. The first is refused with its reason; where something else
/// is asked in between, the rest is left, and kept if that is a reaction.
fn make<G: TableGame>(
    mut seat: Option<Seat>,
    act: &[G::Choice],
    options: &Options,
    session: &mut Session<G>,
    notice: &mut Notice,
) {
    for (place, &choice) in act.iter().enumerate() {
        let open = session.open();
        let asked = open.as_ref().map(|(asked, _)| asked.seat);
        let goes_on = seat.is_none()
            || open.is_some_and(|(_, legal)| asked == seat && legal.contains(&choice));
        if !goes_on {
            let rest = seat.map(|seat| (seat, act[place..].to_vec()));
            session.keep_rest(rest);
            return;
        }
        if !answer_one(choice, options, session, notice) {
            return;
        }
        seat = asked;
    }
}

/// Goes on with an act that a reaction came in between.
pub(super) fn go_on<G: TableGame>(
    options: &Options,
    session: &mut Session<G>,
    notice: &mut Notice,
) {
    if let Some((seat, rest)) = session.take_rest() {
        make(Some(seat), &rest, options, session, notice);
    }
}

/// Makes a choice, or tells why not; returns whether it was made.
fn answer_one<G: TableGame>(
    choice: G::Choice,
    options: &Options,
    session: &mut Session<G>,
    notice: &mut Notice,
) -> bool {
    if session.looks_first(choice) {
        notice.text.clear();
        return false;
    }
    let rehearses = session.is_rehearsing();
    if !rehearses && session.strays(choice) {
        return false;
    }
    let made = if rehearses {
        session.rehearse(choice)
    } else {
        session.choose(choice)
    };
    match made {
        Err(why) => {
            notice.refuse(why);
            return false;
        }
        Ok(()) if rehearses => notice.text.clear(),
        Ok(()) => {
            session.save(options);
            notice.text.clone_from(&session.kept.unsaved);
        }
    }
    true
}
