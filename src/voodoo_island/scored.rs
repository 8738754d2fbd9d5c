//! The score of Voodoo Island, put together for the sheet that shows it.

use super::tips::{Seen, Shown};
use crate::table::figures::{change, listed, whole};
use crate::table::{Cell, Column, Row, Session, TableGame, Tally};
use rules::study::Studied;
use rules::table::Seat;
use rules::table::words::{Value, Words};
use rules::voodoo_island::VoodooIsland;
use rules::voodoo_island::score::Standing;
use rules::voodoo_island::values::Phase;
use rules::voodoo_island::view::View;

/// How a tie was decided, by what follows the points in a standing.
const DECIDED: [&str; 3] = [
    "ended-tie-objects",
    "ended-tie-hearts",
    "ended-tie-supplies",
];

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<VoodooIsland>, view: &View, over: bool) -> Tally {
    let speaker = session.speaker();
    let shown = Shown { speaker, view };
    let words = speaker.teller.words();
    let data = session.data();
    let seats: Vec<Seat> = session.seats().collect();
    let points: Vec<_> = seats.iter().map(|&seat| view.points(data, seat)).collect();
    let winners = if over { view.winners(data) } else { Vec::new() };
    let name = |source: &str| words.say(&format!("score-{source}"), &[]);
    let row = |(place, source): (usize, &&str)| Row {
        icon: icon(source),
        name: name(source),
        tip: words.say(&format!("score-{source}.tip"), &[]),
        cells: seats
            .iter()
            .zip(&points)
            .map(|(&seat, points)| Cell {
                points: points[place] as i8,
                why: why(&shown, seat, source, points[place]),
            })
            .collect(),
    };
    let occurs = |(place, _): &(usize, &&str)| points.iter().any(|points| points[*place] != 0);
    let sources = VoodooIsland::SOURCES.iter().enumerate();
    let rows = sources.filter(occurs).map(row).collect();
    let columns = seats.iter().map(|&seat| {
        let of = VoodooIsland::SOURCES.iter().zip(points[seat.index()]);
        let parts = of
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| {
                let points = change(points.into());
                let values = [("source", name(source).into()), ("points", points.into())];
                words.say("score-part", &values)
            });
        let parts: Vec<String> = parts.collect();
        Column {
            badge: session.badge(seat),
            name: speaker.teller.name(seat),
            won: winners.contains(&seat),
            total: <VoodooIsland as TableGame>::points(view, data, seat),
            parts: parts.join(", "),
        }
    });
    let winners = winners.iter().map(|&seat| speaker.teller.name(seat));
    Tally {
        winners: winners.collect(),
        people: session.people().count(),
        ending: ending(&shown),
        left_out: String::new(),
        columns: columns.collect(),
        rows,
        total: (
            words.say("score-total", &[]),
            words.say("score-total.tip", &[]),
        ),
    }
}

/// Returns in a sentence why an explorer has so many points of a source.
pub(super) fn why(seen: &impl Seen, seat: Seat, source: &str, points: i16) -> String {
    let (view, data) = (seen.view(), seen.data());
    let counts = view.scored(data, seat).counts(&data.numbers);
    let mut counts = VoodooIsland::SOURCES.iter().zip(counts);
    let count = counts.find(|(other, _)| **other == source);
    let count = count.map_or(0, |(_, count)| count);
    let aboard = view.aboard().contains(seat);
    let place = if aboard { "aboard" } else { "left" };
    let values = [
        ("count", count.into()),
        ("points", whole(points.into()).into()),
        ("where", place.into()),
    ];
    let id = format!("score-why-{source}");
    seen.speaker().teller.say(&id, &values)
}

/// Returns how the game ended, who was left behind, and how equal points were told apart; in the midst of it, how it is counted.
pub(super) fn ending(seen: &impl Seen) -> String {
    let (view, teller) = (seen.view(), &seen.speaker().teller);
    let words = teller.words();
    let day = ("day", view.day.into());
    if view.phase != Phase::Over {
        return words.say("ui-score-midway", &[day]);
    }
    let seats = view.seats();
    let safe = view.aboard();
    let (aboard, left): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| safe.contains(seat));
    let said = if aboard.is_empty() {
        words.say("ended-nobody", &[day])
    } else if left.is_empty() {
        words.say("ended-aboard", &[day])
    } else {
        let left: Vec<String> = left.iter().map(|&seat| teller.name(seat)).collect();
        let left = ("explorers", listed(words, &left).into());
        words.say("ended", &[day, left])
    };
    let data = seen.data();
    let standing = |seat: Seat| view.scored(data, seat).standing(&data.numbers);
    let ranked: Vec<_> = aboard.iter().map(|&seat| (seat, standing(seat))).collect();
    let tie = tie(words, &ranked, |seat| teller.name(seat));
    let parts: Vec<String> = std::iter::once(said).chain(tie).collect();
    parts.join(" ")
}

/// Those who are ahead by a place in their standings.
fn ahead(ranked: &[(Seat, Standing)], place: usize) -> Vec<(Seat, Standing)> {
    let most = ranked.iter().map(|(_, standing)| standing[place]).max();
    let first = ranked
        .iter()
        .filter(|(_, standing)| Some(standing[place]) == most);
    first.copied().collect()
}

/// How a tie for the first place among those aboard was decided, and for whom.
fn tie(
    words: &Words,
    ranked: &[(Seat, Standing)],
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let names = |tied: &[(Seat, Standing)]| -> Value<'static> {
        let names: Vec<String> = tied.iter().map(|(seat, _)| name(*seat)).collect();
        listed(words, &names).into()
    };
    let mut tied = ahead(ranked, 0);
    if tied.len() < 2 {
        return None;
    }
    let mut said = vec![words.say("ended-tie", &[("tied", names(&tied))])];
    for (place, id) in (1..).zip(DECIDED) {
        let first = ahead(&tied, place);
        if first.len() < tied.len() {
            let count = (first.len() as i64).into();
            said.push(words.say(id, &[("count", count), ("ahead", names(&first))]));
        }
        tied = first;
    }
    if tied.len() > 1 {
        said.push(words.say("ended-tie-shared", &[]));
    }
    Some(said.join(" "))
}

/// The icon of a source.
fn icon(source: &str) -> &'static str {
    match source {
        "objects" => "gems",
        "items" => "voodoo-doll",
        "cards" => "card-play",
        "supplies" => "chest",
        "hearts" => "pirate-skull",
        _ => "island",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Gallery;
    use bevy::prelude::Handle;
    use rules::table::Packed;

    #[test]
    fn every_source_has_a_picture() {
        let gallery = Gallery::of_names();
        for source in VoodooIsland::SOURCES {
            let (picture, _) = gallery.sprite(icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }

    #[test]
    fn a_tie_tells_how_it_was_decided_and_for_whom() {
        let words = VoodooIsland::load_words(&VoodooIsland::files()).unwrap();
        let told = |standings: &[Standing]| {
            let ranked: Vec<_> = (0..).map(Seat).zip(standings.iter().copied()).collect();
            let name = |seat: Seat| ["Red", "Blue", "White"][seat.index()].to_owned();
            tie(&words, &ranked, name)
        };
        assert_eq!(told(&[[20, 0, 0, -9], [19, 2, 9, 0], [19, 2, 9, 0]]), None);
        let by_objects = told(&[[20, 2, 1, -9], [20, 1, 9, 0], [7, 2, 9, 0]]).unwrap();
        let text = "Red and Blue have equal points. Red wins by more delivered objects.";
        assert_eq!(by_objects, text);
        let by_hearts = told(&[[20, 1, 7, 0], [20, 1, 8, -5]]).unwrap();
        let text =
            "Red and Blue have equal points. They delivered as many: Blue wins by more hearts.";
        assert_eq!(by_hearts, text);
        let by_supplies = told(&[[20, 1, 7, -2], [20, 1, 7, -1]]).unwrap();
        let text = "Red and Blue have equal points. Their hearts are equal, too: Blue wins by fewer supplies.";
        assert_eq!(by_supplies, text);
        let by_both = told(&[[20, 1, 7, 0], [20, 0, 9, 0], [20, 1, 8, 0]]).unwrap();
        let text = "Red, Blue and White have equal points. Red and White have delivered more. \
                    They delivered as many: White wins by more hearts.";
        assert_eq!(by_both, text);
        let shared = told(&[[20, 1, 7, -1], [20, 1, 7, -1]]).unwrap();
        let text = "Red and Blue have equal points. All else is equal, too.";
        assert_eq!(shared, text);
    }
}
