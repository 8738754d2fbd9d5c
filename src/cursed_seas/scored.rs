//! The score of Cursed Seas, put together for the sheet that shows it.

use super::tips::{self, Seen, Shown};
use crate::board::sheet::{SeatPoints, Sheet};
use crate::table::figures::{change, listed, whole};
use crate::table::{Session, TableGame, Tally};
use games::cursed_seas::{CursedSeas, Event, Phase, View};
use rules::study::Studied;
use rules::table::Seat;

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<CursedSeas>, view: &View, over: bool) -> Tally {
    let speaker = session.speaker();
    let shown = Shown { speaker, view };
    let words = speaker.teller.words();
    let data = session.data();
    let points = |seat| SeatPoints {
        seat,
        total: <CursedSeas as TableGame>::points(view, data, seat),
        out: None,
        sources: CursedSeas::SOURCES
            .iter()
            .copied()
            .zip(view.score(seat).map(i32::from))
            .collect(),
    };
    let seats: Vec<SeatPoints> = session.seats().map(points).collect();
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
    let occurs = |source: &&str| seats.iter().any(|seat| seat.of(source) != 0);
    let sheet = Sheet {
        sources: CursedSeas::SOURCES.iter().copied().filter(occurs).collect(),
        icon,
        winners: session.seats().filter(wins).collect(),
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

/// Returns in a sentence why a player has so much gold of a source.
pub(super) fn why(seen: &impl Seen, seat: Seat, source: &str, points: i32) -> String {
    let home = seen.view().home(seat);
    let home = home.map_or_else(String::new, |home| seen.speaker().teller.text(home));
    let forts = seen.view().forts().filter(|(_, fort)| fort.seat == seat);
    let values = [
        ("points", whole(points).into()),
        ("island", home.into()),
        ("forts", (forts.count() as i64).into()),
    ];
    tips::say(seen, &format!("score-why-{source}"), &values)
}

/// Returns how the game ended; in the midst of it, how it is counted.
pub(super) fn ending(seen: &impl Seen) -> String {
    let view = seen.view();
    let teller = &seen.speaker().teller;
    let round = ("round", view.turn.round.into());
    let Some(end) = view.turn.ended.filter(|_| view.phase == Phase::Over) else {
        return tips::say(seen, "ui-score-midway", &[round]);
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
    tips::say(seen, "ended", &values)
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

    #[test]
    fn every_source_has_a_picture() {
        let gallery = Gallery::default();
        for source in CursedSeas::SOURCES {
            let picture = gallery.sprite(icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }
}
