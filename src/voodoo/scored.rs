//! The score of both games, put together for the sheet that shows it.

use super::VoodooTable;
use super::seen::left_out;
use crate::board::sheet::{self, SeatPoints, Sheet};
use crate::table::figures::listed;
use crate::table::{Session, Tally};
use games::voodoo::words::Speaker;
use games::voodoo::{Event, First, PirateView, Shares};
use rules::table::Seat;
use rules::table::words::Words;

/// The source of points that only a game with blessed cards has.
const BLESSED: &str = "blessed";

/// The texts of a tie: the pirates tied, and those ahead by each thing that is compared after points.
const DECIDED: [&str; 3] = [
    "ui-ended-tie",
    "ui-ended-tie-coins",
    "ui-ended-tie-location",
];

/// Returns the sheet for a view, of a game that is over or in the midst of it, as far as the viewers may know it.
pub(super) fn tally<G: VoodooTable>(session: &Session<G>, view: &G::View, over: bool) -> Tally {
    let seats: Vec<Seat> = session.seats().collect();
    let log = session.log().iter().filter(|_| over);
    let winners = log.filter_map(|told| match told.event.shared() {
        Some(Event::Won { seat }) => Some(seat),
        _ => None,
    });
    let winners: Vec<Seat> = winners.collect();
    let speaker = session.speaker();
    let pirates: Vec<_> = seats.iter().map(|&seat| view.pirate(seat)).collect();
    let blessed = pirates.iter().any(|pirate| pirate.blessed.is_some());
    let skulls = pirates.iter().any(|pirate| pirate.unseen_skulls);
    let left_out = left_out(blessed, skulls);
    let points = |pirate: &PirateView<G>| {
        let sources = G::points(&pirate.score).1.into_iter();
        SeatPoints {
            seat: pirate.seat,
            total: pirate.total(),
            out: None,
            sources: sources
                .map(|(source, points)| (source, points.into()))
                .collect(),
        }
    };
    let points: Vec<SeatPoints> = pirates.iter().copied().map(points).collect();
    let first = points.first().map(|points| &points.sources[..]);
    let sources = first.unwrap_or_default().iter().map(|(source, _)| *source);
    let sheet = Sheet {
        sources: sources
            .filter(|source| blessed || *source != BLESSED)
            .collect(),
        seats: points,
        icon,
        ending: ending(speaker, view, &seats, &winners),
        winners,
        left_out: left_out.map_or_else(String::new, |id| speaker.words().say(id, &[])),
    };
    sheet.tally(
        session,
        |points, source| G::why_points(speaker, view, points.seat, source),
        |points| speaker.score_parts(&view.pirate(points.seat).score),
    )
}

/// Returns in words when the voyage ended, who had arrived, and how a tie was decided.
fn ending<G: VoodooTable>(
    speaker: &Speaker<G>,
    view: &G::View,
    seats: &[Seat],
    winners: &[Seat],
) -> String {
    let words = speaker.words();
    let pirate = |seat: Seat| view.pirate(seat);
    let ashore = seats.iter().filter(|&&seat| pirate(seat).ashore);
    let ashore: Vec<String> = ashore.map(|&seat| speaker.name(seat)).collect();
    let round = ("round", view.round.into());
    let said = if ashore.is_empty() {
        words.say("ui-ended", &[round])
    } else {
        let pirates = listed(words, &ashore);
        words.say("ui-ended-ashore", &[round, ("pirates", pirates.into())])
    };
    // In the midst of a game nobody has won yet.
    if winners.is_empty() {
        return said;
    }
    let standing = |&seat: &Seat| (seat, G::standing(&pirate(seat).score));
    let standings: Vec<_> = seats.iter().map(standing).collect();
    let tie = tie(words, &First::of(&standings), |seat| speaker.name(seat));
    std::iter::once(said)
        .chain(tie)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns in words how a tie for the first place was decided, and for whom.
fn tie(words: &Words, first: &First, name: impl Fn(Seat) -> String) -> Option<String> {
    let First {
        by_points,
        by_coins,
        by_location,
    } = first;
    let left = [by_points, by_coins, by_location].map(Clone::clone);
    let mut tie = sheet::tie(words, &left, &DECIDED, name)?;
    if tie.left > 1 && !tie.by_last {
        tie.said.push(words.say("ui-ended-tie-shared", &[]));
    }
    Some(tie.said.join(" "))
}

/// Returns the icon of a source.
fn icon(source: &str) -> &'static str {
    match source {
        "location" => "island",
        "coins" => "two-coins",
        "power" => "cannon",
        "souls" => "soul",
        "objects" => "pirate-skull",
        _ => "poker-hand",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo::Standing;

    #[test]
    fn a_tie_tells_how_it_was_decided_and_for_whom() {
        let own = include_str!("../../assets/desktop/en.ftl");
        let shared = include_str!("../../assets/voodoo/en.ftl");
        let texts = [("own.ftl", own), ("shared.ftl", shared)];
        let words = Words::read("en", &texts).unwrap();
        let told = |ranked: &[(i32, i8, i8)]| {
            let standing = |&(points, coins, location)| Standing {
                points,
                coins,
                location,
            };
            let standings: Vec<_> = (0..).map(Seat).zip(ranked.iter().map(standing)).collect();
            let name = |seat: Seat| ["Red", "Blue", "Green"][seat.index()].to_owned();
            tie(&words, &First::of(&standings), name)
        };
        assert_eq!(told(&[(20, 1, 9), (19, 5, 9), (19, 5, 9)]), None);
        let by_coins = told(&[(20, 3, 9), (20, 1, 11), (7, 9, 4)]).unwrap();
        assert_eq!(
            by_coins,
            "Red and Blue have equal points. Red wins by more coins."
        );
        let by_location = told(&[(20, 3, 9), (20, 3, 11)]).unwrap();
        let text = "Red and Blue have equal points. Their coins are equal, too: Blue wins by the higher location.";
        assert_eq!(by_location, text);
        let by_both = told(&[(20, 3, 9), (20, 1, 15), (20, 3, 11)]).unwrap();
        let text = "Red, Blue and Green have equal points. Red and Green have more coins. \
                    Their coins are equal, too: Green wins by the higher location.";
        assert_eq!(by_both, text);
        let shared = told(&[(20, 3, 9), (20, 3, 9), (20, 3, 8)]).unwrap();
        let text = "Red, Blue and Green have equal points. Their coins are equal, too: Red and Blue share the higher location.";
        assert_eq!(shared, text);
        let shared = told(&[(20, 3, 9), (20, 3, 9)]).unwrap();
        let text = "Red and Blue have equal points. Their coins and locations are equal, too.";
        assert_eq!(shared, text);
    }
}
