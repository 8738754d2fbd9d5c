//! What others did to a pirate since it decided last: said when it is asked again, as much of it may have gone by quickly.

use super::Painted;
use super::Scene;
use crate::table::Shown;
use crate::theme::Pen;
use bevy_egui::egui::{Align2, Id, Pos2, Rect};
use rules::table::{Seat, ToldBy};
use rules::voodoo::{Cause, Event, Shares};

/// Lines at most.
const LINES: usize = 3;
/// For how long it is said, in seconds in which something moves.
const READ: f32 = 5.0;

/// Says it above a point; where that stands, if there is anything to say.
pub(super) fn draw<G: Painted>(pen: &Pen, scene: &mut Scene<G>, foot: Pos2) -> Option<Rect> {
    let asked = scene.sight.asked?;
    if scene.timeline.back.is_some() || scene.sight.viewer != Some(asked.seat) {
        return None;
    }
    if pen.shown_for(Id::new("befell"), scene.sitting.changes()) >= READ {
        return None;
    }
    let lines = lines(scene, asked.seat);
    if lines.is_empty() {
        return None;
    }
    let what = lines.join(" ");
    let words = scene.sitting.speaker().words();
    let text = words.say("ui-befell", &[("what", what.into())]);
    Some(pen.warning_at(foot, Align2::CENTER_BOTTOM, &text))
}

/// The lines of the log that tell it, in order.
fn lines<G: Painted>(scene: &mut Scene<G>, own: Seat) -> Vec<String> {
    let tale = scene.sitting.table().tale();
    let since = tale.iter().rposition(
        |told| matches!(told.event.shared(), Some(Event::Decided { seat, .. }) if seat == own),
    );
    let Some(since) = since else {
        return Vec::new();
    };
    let later = tale.iter().enumerate().skip(since);
    // What one's own deed cost is no news.
    let others = later.skip_while(|(_, told)| !acts::<G>(told, own));
    let hit = others.filter(|(_, told)| hits::<G>(told, own));
    let numbers: Vec<usize> = hit.map(|(number, _)| number).collect();
    let log = scene.log();
    let said = numbers.into_iter().filter_map(|number| {
        let place = log.binary_search_by_key(&number, |line| line.number);
        place.ok().map(|place| log[place].text.clone())
    });
    counted(said)
}

/// Lines once each, with how many times they were said where that is more than once.
fn counted(said: impl Iterator<Item = String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for line in said {
        match counts.iter_mut().find(|(other, _)| *other == line) {
            Some((_, count)) => *count += 1,
            None => counts.push((line, 1)),
        }
    }
    let lines = counts.into_iter().map(|(line, count)| match count {
        1 => line,
        count => format!("{line} (×{count})"),
    });
    lines.take(LINES).collect()
}

/// Whether an event is another's doing.
fn acts<G: Painted>(told: &ToldBy<G>, own: Seat) -> bool {
    // By Tix one moves others.
    let possessed = told.cause.shared() == Some(Cause::Tix);
    !possessed && G::actor(&told.event).is_some_and(|seat| seat != own)
}

/// Whether an event takes something from a pirate for another, drives its ship, or sends it to jail.
fn hits<G: Painted>(told: &ToldBy<G>, own: Seat) -> bool {
    if let Some((_, _, to)) = G::moved(&told.event) {
        let taken = match told.cause.shared() {
            // What one gives oneself.
            Some(Cause::Tix) => false,
            Some(Cause::Mermaids) => true,
            _ => G::owner(to).is_some(),
        };
        return taken && G::loser(told) == Some(own);
    }
    match told.event.shared() {
        Some(Event::Jailed { seat }) => seat == own,
        Some(Event::Possessed { victim, .. }) => victim == own,
        Some(Event::PowerChanged { seat, from, to }) => seat == own && to < from,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::{Audience, Told};
    use rules::voodoo_pirate::VoodooPirate;
    use rules::voodoo_pirate::chart::Heading;
    use rules::voodoo_pirate::event::{Cause as By, Event as Happened};
    use rules::voodoo_pirate::pieces::Place;

    #[test]
    fn what_others_take_and_jail_are_told_and_what_is_paid_or_won_is_not() {
        let (own, other) = (Seat(0), Seat(1));
        let by = |event: Happened, cause| {
            let told = Told {
                event,
                cause,
                audience: Audience::All,
            };
            hits::<VoodooPirate>(&told, own)
        };
        let hit = |event| by(event, By::Boarding);
        let doing = |event, cause| {
            let audience = Audience::All;
            let told = Told {
                event,
                cause,
                audience,
            };
            acts::<VoodooPirate>(&told, own)
        };
        let moved = |from, to| Happened::Moved {
            piece: None,
            from,
            to,
        };
        let robbed = moved(Place::Aboard(own), Place::Aboard(other));
        assert!(hit(robbed));
        assert!(!by(robbed, By::Round), "the Moon passes on");
        assert!(!by(robbed, By::Tix), "one has given it oneself");
        assert!(!hit(moved(Place::Aboard(other), Place::Aboard(own))));
        assert!(!hit(moved(Place::Aboard(own), Place::Supply)));
        assert!(doing(robbed, By::Boarding) && !doing(robbed, By::Tix));
        let paid = moved(Place::Aboard(own), Place::Supply);
        assert!(by(paid, By::Mermaids), "the wind does it");
        assert!(!doing(paid, By::Mermaids), "it may end an own move");
        assert!(hit(Happened::Possessed {
            seat: other,
            victim: own,
            heading: Heading::East,
        }));
        assert!(hit(Happened::Jailed { seat: own }));
        assert!(!hit(Happened::Jailed { seat: other }));
        let power = |from, to| Happened::PowerChanged {
            seat: own,
            from,
            to,
        };
        assert!(hit(power(3, 2)) && !hit(power(2, 3)));
    }

    #[test]
    fn what_befell_one_twice_is_said_once() {
        let said = ["a soul", "a coin", "a soul"].map(str::to_owned);
        assert_eq!(counted(said.into_iter()), ["a soul (×2)", "a coin"]);
    }
}
