//! The score of Cursed Seas, put together for the sheet that shows it.

use super::tips::Seen;
use crate::board::sheet::{SeatPoints, Sheet};
use crate::table::figures::listed;
use crate::table::{Session, Shown, Tally};
use games::cursed_seas::{CursedSeas, Event, Phase, View};
use rules::table::Seat;

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<CursedSeas>, view: &View, over: bool) -> Tally {
    let speaker = session.speaker();
    let shown = Shown::of(speaker, view, session.data());
    let seats = session.seats().map(|seat| points(&shown, seat)).collect();
    let remains = |seat: Seat| {
        let mut log = session.log().iter().rev();
        log.find_map(|told| match told.event {
            Event::Scored(other, gold, remains) if other == seat => {
                Some((gold.iter().sum::<u8>(), remains))
            }
            _ => None,
        })
    };
    let most = session.seats().filter_map(remains).max();
    let wins = |seat: &Seat| over && most.is_some() && remains(*seat) == most;
    let winners = session.seats().filter(wins).collect();
    Sheet::of(seats, icon, winners, ending(&shown)).tally(
        session,
        |points, source| why(&shown, points, source),
        |points| points.parts(speaker.teller.words()),
    )
}

/// Returns the gold of a player.
pub(super) fn points(seen: &impl Seen, seat: Seat) -> SeatPoints {
    SeatPoints::counted(seen, seat, seen.view().score(seat))
}

/// Returns in a sentence why a player has so much gold of a source.
pub(super) fn why(seen: &impl Seen, points: &SeatPoints, source: &str) -> String {
    let seat = points.seat;
    let home = seen.view().home(seat);
    let home = home.map_or_else(String::new, |home| seen.speaker().teller.text(home));
    let forts = seen.view().forts().filter(|(_, fort)| fort.seat == seat);
    let values = [
        ("points", points.of(source).into()),
        ("island", home.into()),
        ("forts", (forts.count() as i64).into()),
    ];
    seen.say(&format!("score-why-{source}"), &values)
}

/// Returns how the game ended; in the midst of it, how it is counted.
pub(super) fn ending(seen: &impl Seen) -> String {
    let view = seen.view();
    let teller = &seen.speaker().teller;
    let round = ("round", view.turn.round.into());
    let Some(end) = view.turn.ended.filter(|_| view.phase == Phase::Over) else {
        return seen.say("ui-score-midway", &[round]);
    };
    let most = view
        .players()
        .map(|seat| view.score(seat).iter().sum::<u8>());
    let most = most.max().unwrap_or_default();
    let first = view
        .players()
        .filter(|&seat| view.score(seat).iter().sum::<u8>() == most);
    let names: Vec<String> = first.map(|seat| teller.name(seat)).collect();
    let values = [
        round,
        ("end", teller.text(end).into()),
        ("players", listed(teller.words(), &names).into()),
        ("count", (names.len() as i64).into()),
        ("gold", most.into()),
    ];
    seen.say("ended", &values)
}

/// Returns the icon of a source.
fn icon(source: &str) -> &'static str {
    match source {
        "home" => "island",
        _ => "caravel",
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
        for source in CursedSeas::SOURCES {
            let picture = gallery.sprite(icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }
}
