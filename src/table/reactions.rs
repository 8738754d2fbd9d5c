//! The sheet of the game's menu on which each person says whether the table pauses where they could react.

use super::pause::{Pause, Sizes, WIDE, button, heading};
use super::{React, Session, Speak, TableGame};
use crate::theme::Pen;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use rules::table::Seat;
use rules::table::words::Words;

/// A person, and whether the table pauses for them.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    pub(super) seat: Seat,
    pub(super) name: String,
    /// The picture of its badge.
    pub(super) badge: String,
    pub(super) pauses: bool,
}

/// Returns the people of a game that has reactions; none of another.
pub(super) fn asked<G: TableGame>(session: &Session<G>) -> Vec<Asked> {
    let people = session.people().filter(|_| session.has_reactions());
    let asked = people.map(|seat| Asked {
        seat,
        name: session.speaker().name(seat),
        badge: session.badge(seat),
        pauses: session.may_pause_for(seat),
    });
    asked.collect()
}

/// Draws the sheet; returns the pick, or that the menu is wanted back; `None` as long as it stays.
pub(super) fn draw(pen: &mut Pen, plan: &Plan, words: &Words, people: &[Asked]) -> Option<Pause> {
    let title = words.say("ui-reactions", &[]);
    heading(pen, plan, &title, &words.say("ui-reactions.tip", &[]));
    let sizes = Sizes::on(plan);
    let row = |line: usize| sizes.asked + sizes.step * line as f32;
    let mut picked = None;
    for (line, person) in people.iter().enumerate() {
        let id = if person.pauses {
            "ui-react-asked"
        } else {
            "ui-react-asked-not"
        };
        let label = words.say(id, &[("pirate", person.name.as_str().into())]);
        if button(pen, plan, row(line), &label, Look::Plain) {
            picked = Some(Pause::React(React::Pauses(person.seat, !person.pauses)));
        }
        let at = plan.at(640.0 - WIDE / 2.0 + sizes.button * 0.62, row(line));
        pen.art(&person.badge, at, plan.long(sizes.button * 0.7));
    }
    let back = words.say("ui-back", &[]);
    if button(pen, plan, row(people.len()), &back, Look::Brass) {
        picked = Some(Pause::Stay);
    }
    picked
}
