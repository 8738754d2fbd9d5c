//! Answers: the choices of an act, made one after the other as far as nothing else is asked in between.

use super::acts::next;
use super::eyes::Sight;
use super::{Choose, Notice, Session};
use crate::options::Options;
use crate::table::{Speak, TableGame};
use bevy::prelude::*;
use rules::table::{Dice, Seat, SeatKind};

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

impl<G: TableGame> Session<G> {
    pub(super) fn choose(&mut self, choice: G::Choice) -> Result<(), String> {
        if self.past.take().is_some() {
            self.retell();
        }
        let made = next(&self.table, &self.made);
        let alone = self.people().count() == 1 || self.viewer().is_none();
        self.unseen = (!alone).then(|| Sight {
            told: self.table.log().len(),
            viewer: None,
            view: self.table.view(None),
        });
        let chosen = self.by_the_rules(|session| session.table.choose(choice));
        self.broken |= chosen.is_err();
        match chosen? {
            Ok(()) => {
                self.made.extend(made);
                self.keep_to_act();
                if let Some(course) = &mut self.course {
                    course.go_on();
                }
                self.turn_to_next();
                self.reactions.end();
                self.change();
                Ok(())
            }
            Err(refusal) => Err(self.speaker.reason(refusal.reason)),
        }
    }

    /// A choice of a seat without a person.
    pub(super) fn choose_for_another(
        &mut self,
        choice: G::Choice,
        options: &Options,
        notice: &mut Notice,
    ) {
        match self.choose(choice) {
            Ok(()) => {
                self.save(options);
                // The notice for people stays.
                if !self.kept.unsaved.is_empty() {
                    notice.text.clone_from(&self.kept.unsaved);
                }
            }
            Err(why) => notice.text = why,
        }
    }

    /// Returns the pick of a seat that chooses at random, by the seed and the number of the choice alone, so that a game resumed or
    /// taken back goes the same way again.
    pub(super) fn pick(&self) -> Option<G::Choice> {
        let decision = self.table.decision()?;
        let number = self.table.choices().len() as u64;
        let seed =
            self.table.seed() ^ 0x5eed_0f5a_1705 ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = Dice::new(seed).below(decision.choices.len());
        let random = self.kind(decision.seat) == SeatKind::Random;
        random.then(|| decision.choices[place])
    }
}
