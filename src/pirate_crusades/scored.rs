//! The score of Pirate Crusades, put together for the sheet that shows it.

use super::tips::{self, Seen};
use crate::board::sheet::{SeatPoints, Sheet};
use crate::table::figures::listed;
use crate::table::{Session, Shown, Tally};
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::Phase;
use games::pirate_crusades::view::View;
use rules::table::Seat;

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<PirateCrusades>, view: &View, over: bool) -> Tally {
    let (speaker, data) = (session.speaker(), session.data());
    let shown = Shown::of(speaker, view, data);
    let seats = session.seats().map(|seat| points(&shown, seat)).collect();
    let winners = if over { view.winners(data) } else { Vec::new() };
    Sheet::of(seats, icon, winners, ending(&shown)).tally(
        session,
        |points, source| why(&shown, points, source),
        |points| points.parts(speaker.teller.words()),
    )
}

/// Returns the points of a player.
pub(super) fn points(seen: &impl Seen, seat: Seat) -> SeatPoints {
    SeatPoints::counted(seen, seat, seen.view().points(seen.data(), seat))
}

/// Returns in a sentence why a player has so many points of a source.
pub(super) fn why(seen: &impl Seen, points: &SeatPoints, source: &str) -> String {
    let (view, seat) = (seen.view(), points.seat);
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
        ("points", points.of(source).into()),
    ];
    seen.say(&format!("score-why-{source}"), &values)
}

/// Returns how the game ended; in the midst of it, how it is counted.
pub(super) fn ending(seen: &impl Seen) -> String {
    let view = seen.view();
    let round = ("round", view.round.into());
    if view.phase != Phase::Over {
        return seen.say("ui-score-midway", &[round]);
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
    seen.say("ended", &values)
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
    use rules::study::Studied;

    #[test]
    fn every_source_has_a_picture() {
        let gallery = Gallery::default();
        for source in PirateCrusades::SOURCES {
            let picture = gallery.sprite(icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }
}
