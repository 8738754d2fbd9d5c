//! The score of Voodoo Island, put together for the sheet that shows it.

use super::tips::Seen;
use crate::board::sheet::{self, SeatPoints, Sheet};
use crate::table::figures::listed;
use crate::table::{Session, Shown, Tally};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::Phase;
use games::voodoo_island::view::View;
use rules::study::Studied;
use rules::table::Seat;
use rules::table::words::Words;

/// The texts of a tie: those tied, and who is ahead by each thing that is compared after points (`voodoo-island §11`).
const DECIDED: [&str; 4] = [
    "ended-tie",
    "ended-tie-objects",
    "ended-tie-hearts",
    "ended-tie-supplies",
];

/// The text of whoever is not aboard when the game ends.
const LEFT: &str = "score-left_behind";
/// The source of what computer players make of being left behind.
pub(super) const LEFT_BEHIND: &str = "left_behind";

/// Returns the sheet for a view, of a game that is over or in the midst of it.
pub(super) fn tally(session: &Session<VoodooIsland>, view: &View, over: bool) -> Tally {
    let (speaker, data) = (session.speaker(), session.data());
    let shown = Shown::of(speaker, view, data);
    let words = speaker.teller.words();
    let aboard = view.aboard();
    let left = |seat| view.phase == Phase::Over && !aboard.contains(seat);
    // Whoever is left behind has no score: what computer players make of it is nobody's points.
    let points = |seat| SeatPoints {
        out: left(seat).then(|| words.say(LEFT, &[])),
        ..points(&shown, seat)
    };
    let seats = session.seats().map(points).collect();
    let winners = if over { view.winners(data) } else { Vec::new() };
    Sheet::of(seats, icon, winners, ending(&shown)).tally(
        session,
        |points, source| why(&shown, points, source),
        |points| points.parts(words),
    )
}

/// Returns the points of an explorer.
pub(super) fn points(seen: &impl Seen, seat: Seat) -> SeatPoints {
    SeatPoints::counted(seen, seat, seen.view().points(seen.data(), seat))
}

/// Returns in a sentence why an explorer has so many points of a source.
pub(super) fn why(seen: &impl Seen, points: &SeatPoints, source: &str) -> String {
    let (view, data, seat) = (seen.view(), seen.data(), points.seat);
    let counts = view.scored(data, seat).counts(&data.numbers);
    let mut counts = VoodooIsland::SOURCES.iter().zip(counts);
    let count = counts.find(|(other, _)| **other == source);
    let count = count.map_or(0, |(_, count)| count);
    let aboard = view.aboard().contains(seat);
    let place = if aboard { "aboard" } else { "left" };
    let values = [
        ("count", count.into()),
        ("points", points.of(source).into()),
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
    let first = view.first(seen.data());
    let tie = tie(words, &first, |seat| teller.name(seat));
    let parts: Vec<String> = std::iter::once(said).chain(tie).collect();
    parts.join(" ")
}

/// Returns how a tie for the first place was decided, and for whom, by who is left after each thing that decides it.
fn tie(words: &Words, first: &[Vec<Seat>], name: impl Fn(Seat) -> String) -> Option<String> {
    let mut tie = sheet::tie(words, first, &DECIDED, name)?;
    if tie.left > 1 {
        tie.said.push(words.say("ended-tie-shared", &[]));
    }
    Some(tie.said.join(" "))
}

/// Returns the icon of a source.
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
    use crate::table::TableGame;
    use crate::theme::Gallery;
    use bevy::prelude::Handle;
    use games::voodoo_island::Setup;
    use games::voodoo_island::score::{Standing, first};
    use rules::captains::Crew;
    use rules::table::{Packed, SeatKind, Table};

    #[test]
    fn every_source_has_a_picture() {
        let gallery = Gallery::default();
        for source in VoodooIsland::SOURCES {
            let picture = gallery.sprite(icon(source));
            assert_ne!(picture, Handle::default(), "{source}");
        }
    }

    #[test]
    fn whoever_is_left_behind_has_no_points() {
        let setup = Setup::of(&[SeatKind::Random; 3]);
        let mut table = Table::<VoodooIsland>::new(VoodooIsland::standard(), &setup, 4).unwrap();
        let mut crew = Crew::usual(&table).unwrap();
        table.drive(&mut crew).unwrap();
        assert!(table.decision().is_none());
        let (view, data) = (table.view(None), table.data().clone());
        let left = (0..3)
            .map(Seat)
            .filter(|&seat| !view.aboard().contains(seat));
        let left: Vec<Seat> = left.collect();
        assert!(!left.is_empty());
        for seat in left {
            assert!(view.points(&data, seat).iter().any(|&points| points < 0));
            assert_eq!(<VoodooIsland as TableGame>::points(&view, &data, seat), 0);
        }
    }

    #[test]
    fn a_tie_tells_how_it_was_decided_and_for_whom() {
        let words =
            VoodooIsland::load_words(&VoodooIsland::files(), VoodooIsland::standard()).unwrap();
        let told = |standings: &[Standing]| {
            let ranked: Vec<_> = (0..).map(Seat).zip(standings.iter().copied()).collect();
            let name = |seat: Seat| ["Red", "Blue", "White"][seat.index()].to_owned();
            tie(&words, &first(ranked), name)
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
