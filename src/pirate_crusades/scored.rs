//! The score of Pirate Crusades, put together for the sheet that shows it.

use super::tips::{self, Seen, Shown};
use crate::board::sheet::{SeatPoints, Sheet};
use crate::table::figures::{change, listed, whole};
use crate::table::{Session, TableGame, Tally};
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::Phase;
use games::pirate_crusades::view::View;
use rules::study::Studied;
use rules::table::Seat;

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<PirateCrusades>, view: &View, over: bool) -> Tally {
    let speaker = session.speaker();
    let shown = Shown { speaker, view };
    let words = speaker.teller.words();
    let data = session.data();
    let points = |seat| {
        let sources = PirateCrusades::SOURCES.iter().copied();
        SeatPoints {
            seat,
            total: <PirateCrusades as TableGame>::points(view, data, seat),
            out: None,
            sources: sources
                .zip(view.points(data, seat).map(i32::from))
                .collect(),
        }
    };
    let seats: Vec<SeatPoints> = session.seats().map(points).collect();
    let occurs = |source: &&str| seats.iter().any(|seat| seat.of(source) != 0);
    let sheet = Sheet {
        sources: PirateCrusades::SOURCES
            .iter()
            .copied()
            .filter(occurs)
            .collect(),
        icon,
        winners: if over { view.winners(data) } else { Vec::new() },
        ending: ending(&shown),
        left_out: String::new(),
        seats,
    };
    let parts = |points: &SeatPoints| {
        let sources = points.sources.iter().filter(|(_, points)| *points != 0);
        let parts = sources.map(|&(source, points)| {
            let source = words.say(&format!("score-{source}"), &[]);
            let values = [("source", source.into()), ("points", change(points).into())];
            words.say("score-part", &values)
        });
        parts.collect::<Vec<_>>().join(", ")
    };
    sheet.tally(
        session,
        |points, source| why(&shown, points.seat, source, points.of(source)),
        parts,
    )
}

/// Returns in a sentence why a player has so many points of a source.
pub(super) fn why(seen: &impl Seen, seat: Seat, source: &str, points: i32) -> String {
    let view = seen.view();
    let count = match source {
        "missions" => view.done(seat).len(),
        "cards" => usize::from(view.players[seat.index()].hand) + view.holds(seat).len(),
        "rounds" => usize::from(view.round),
        "reputation" => view.players[seat.index()].voyage.reputation.into(),
        "riches" => view.players[seat.index()].voyage.riches.into(),
        "ship" => {
            let ship = view.ship(seat);
            ship.map_or(0, |ship| seen.data().size(ship).into())
        }
        _ => 1,
    };
    let values = [
        ("count", (count as i64).into()),
        ("points", whole(points).into()),
    ];
    tips::say(seen, &format!("score-why-{source}"), &values)
}

/// Returns how the game ended; in the midst of it, how it is counted.
pub(super) fn ending(seen: &impl Seen) -> String {
    let view = seen.view();
    let round = ("round", view.round.into());
    if view.phase != Phase::Over {
        return tips::say(seen, "ui-score-midway", &[round]);
    }
    let winners = view.winners(seen.data());
    let names: Vec<String> = winners
        .iter()
        .map(|&seat| tips::seat_name(seen, seat))
        .collect();
    let reached = |seat: Seat| match view.long {
        true => i16::from(view.players[seat.index()].voyage.reputation),
        false => view.done(seat).len() as i16,
    };
    let goal = view.goal(seen.data());
    let by = match winners.as_slice() {
        [] => "nobody",
        [one] if reached(*one) >= goal && view.long => "infamous",
        [one] if reached(*one) >= goal => "missions",
        [_] if view.round < view.rounds => "left",
        [_] => "rounds",
        _ => "shared",
    };
    let pirates = listed(seen.speaker().teller.words(), &names);
    let values = [round, ("pirates", pirates.into()), ("by", by.into())];
    tips::say(seen, "ended", &values)
}

/// Returns the icon of a source.
fn icon(source: &str) -> &'static str {
    match source {
        "missions" => "stars-stack",
        "cards" => "card-play",
        "rounds" => "sands-of-time",
        "reputation" => "crowned-skull",
        "riches" => "two-coins",
        "ship" => "galleon",
        _ => "pirate-skull",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Gallery;
    use bevy::prelude::Handle;

    #[test]
    fn every_source_has_a_picture() {
        let gallery = Gallery::default();
        for source in PirateCrusades::SOURCES {
            let picture = gallery.sprite(icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }
}
