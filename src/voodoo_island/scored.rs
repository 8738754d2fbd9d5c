//! The score of Voodoo Island, put together for the sheet that shows it.

use crate::table::figures::listed;
use crate::table::{Cell, Column, Row, Session, Tally};
use rules::study::Studied;
use rules::table::Seat;
use rules::voodoo_island::VoodooIsland;
use rules::voodoo_island::values::Whereabouts;
use rules::voodoo_island::view::View;

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<VoodooIsland>, view: &View, over: bool) -> Tally {
    let speaker = session.speaker();
    let words = speaker.teller.words();
    let data = session.data();
    let seats: Vec<Seat> = session.seats().collect();
    let points: Vec<_> = seats.iter().map(|&seat| view.points(data, seat)).collect();
    let total = |seat: Seat| -> i32 { points[seat.index()].iter().map(|&it| i32::from(it)).sum() };
    let winners = if over { view.winners(data) } else { Vec::new() };
    let source = |(place, source): (usize, &&str)| Row {
        icon: icon(source),
        name: words.say(&format!("score-{source}"), &[]),
        tip: words.say(&format!("score-{source}.tip"), &[]),
        cells: points
            .iter()
            .map(|points| Cell {
                points: points[place] as i8,
                why: String::new(),
            })
            .collect(),
    };
    let occurs = |(place, _): &(usize, &&str)| points.iter().any(|points| points[*place] != 0);
    let sources = VoodooIsland::SOURCES.iter().enumerate();
    let rows = sources.filter(occurs).map(source).collect();
    let columns = seats.iter().map(|&seat| {
        let of = VoodooIsland::SOURCES.iter().zip(points[seat.index()]);
        let parts = of
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| {
                format!("{} {points:+}", words.say(&format!("score-{source}"), &[]))
            });
        let parts: Vec<String> = parts.collect();
        Column {
            badge: session.badge(seat),
            name: speaker.teller.name(seat),
            won: winners.contains(&seat),
            total: total(seat),
            parts: parts.join(", "),
        }
    });
    let names = |seats: &[Seat]| -> Vec<String> {
        seats
            .iter()
            .map(|&seat| speaker.teller.name(seat))
            .collect()
    };
    let aboard = |seat: &Seat| view.explorers[seat.index()].at == Whereabouts::Aboard;
    let left: Vec<Seat> = seats.iter().copied().filter(|seat| !aboard(seat)).collect();
    let day = ("day", view.day.into());
    let ending = if !over {
        words.say("ui-score-midway", &[day])
    } else if left.is_empty() {
        words.say("ui-all-aboard", &[day])
    } else {
        let who = ("explorers", listed(words, &names(&left)).into());
        words.say(
            "ui-some-left",
            &[day, who, ("count", (left.len() as i64).into())],
        )
    };
    Tally {
        winners: names(&winners),
        people: session.people().count(),
        ending,
        left_out: String::new(),
        columns: columns.collect(),
        rows,
        total: (
            words.say("score-total", &[]),
            words.say("score-total.tip", &[]),
        ),
    }
}

/// The icon of a source.
fn icon(source: &str) -> &'static str {
    match source {
        "objects" => "art/isle-sack",
        "items" => "art/isle-craft",
        "cards" => "art/isle-back-expedition",
        "supplies" => "art/isle-supply-any",
        "hearts" => "art/isle-heart-lost",
        _ => "art/isle-state-left-behind",
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_source_has_a_picture() {
        use crate::theme::Gallery;
        use bevy::prelude::Handle;
        use rules::study::Studied;
        let gallery = Gallery::of_names();
        for source in rules::voodoo_island::VoodooIsland::SOURCES {
            let (picture, _) = gallery.sprite(super::icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }
}
