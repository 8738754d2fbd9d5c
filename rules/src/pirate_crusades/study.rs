//! The counts of a study of the game's balance.

use super::data::Data;
use super::play::Play;
use super::scored::by_source;
use super::values::*;
use super::{GAME, PirateCrusades};
use rules::kit::ask_world;
use rules::study::{Counted, Ending, Studied};
use rules::table::{LoggedEvent, Seat, Table};

/// The kinds of thing whose uses are counted.
const MISSIONS: usize = 0;
const BONUSES: usize = 1;
const SHIPS: usize = 2;
const DEEDS: usize = 3;
const ENDS: usize = 4;

/// A deed of players that is counted, most of them of the Long Game.
#[derive(Debug, Clone, Copy)]
enum Deed {
    CaptainBeaten,
    CaptainSurrendered,
    PlayerCaptured,
    HostageAshore,
    PortConquered,
    ShipSeized,
    TreasureDug,
    Flaunted,
    Stranded,
}

impl Deed {
    const ALL: &'static [Self] = &[
        Self::CaptainBeaten,
        Self::CaptainSurrendered,
        Self::PlayerCaptured,
        Self::HostageAshore,
        Self::PortConquered,
        Self::ShipSeized,
        Self::TreasureDug,
        Self::Flaunted,
        Self::Stranded,
    ];
}

/// The ends that a game can have for a player.
const WON: usize = 0;
const LEFT: usize = 1;
const OUT: usize = 2;

impl Studied for PirateCrusades {
    const SOURCES: &'static [&'static str] = &[
        "missions",
        "cards",
        "rounds",
        "reputation",
        "riches",
        "ship",
        "out",
    ];

    const SOMEBODY_WINS: bool = false;

    rules::rounds_told!();

    fn counted() -> Vec<Counted> {
        let ends = ["Won", "Left", "Out"];
        vec![
            Counted::of("missions", MissionKind::ALL),
            Counted::of("bonuses", Bonus::ALL),
            Counted::of("ships", Class::ALL),
            Counted::of("deeds", Deed::ALL),
            Counted {
                kind: "ends",
                things: ends.map(str::to_owned).to_vec(),
                compared: false,
            },
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let rounds = Self::round(table);
        let points = Self::points(table, None);
        let long = table.setup().options.name(&GAME) == "long";
        let (winners, left, first, sailing) = ask_world(table.world_mut(), (), |play: Play| {
            let left = |seat: &Seat| play.standing(*seat) != Standing::Out;
            let left: Vec<Seat> = play.from(Seat(0)).filter(left).collect();
            let sailing: Vec<Option<Captain>> = play
                .from(Seat(0))
                .map(|seat| play.sea.player(seat))
                .collect();
            (play.winners(), left, play.turn.first, sailing)
        });
        // In the order of play, from 1.
        let seats = points.len();
        let place = |seat: usize| (seat + seats - first.index()) % seats + 1;
        let places: Vec<String> = (0..seats).map(|seat| place(seat).to_string()).collect();
        let mut uses = Self::no_uses(points.len());
        for (seat, uses) in (0..).map(Seat).zip(&mut uses) {
            let end = match (winners.contains(&seat), left.contains(&seat)) {
                (true, _) => WON,
                (false, true) => LEFT,
                (false, false) => OUT,
            };
            uses[ENDS][end] += 1;
        }
        for (seat, card, bonus) in dealt(table) {
            let (kind, thing) = match bonus {
                true => (BONUSES, table.data().card(card).bonus as usize),
                false => (SHIPS, table.data().card(card).class as usize),
            };
            uses[seat.index()][kind][thing] += 1;
        }
        for told in table.log() {
            if let Some((seat, kind, thing)) = used(table.data(), told) {
                uses[seat.index()][kind][thing] += 1;
            }
        }
        let mut traits = vec![("place", places)];
        if long {
            traits.push(("captain", captains(table, sailing)));
        }
        Some(Ending {
            rounds,
            winners,
            traits,
            points,
            uses,
        })
    }

    rules::points_by!(Play, |play: &Play, seat| {
        by_source(play.seats.long, play.points(seat))
    });
}

/// Returns what an event used: by whom, of which kind, which thing.
fn used(data: &Data, told: &LoggedEvent<Event, Cause>) -> Option<(Seat, usize, usize)> {
    let deed = |seat, deed: Deed| Some((seat, DEEDS, deed as usize));
    match told.event {
        Event::MissionDone(seat, card) => {
            let kind = data.card(card).mission.kind();
            Some((seat, MISSIONS, kind as usize))
        }
        Event::Moved(Some(card), _, Place::Bonus(seat, _)) => {
            let bonus = data.card(card).bonus;
            bonus
                .serves_at_length()
                .then_some((seat, BONUSES, bonus as usize))
        }
        Event::CaptainBeaten(seat, _, true) => deed(seat, Deed::CaptainSurrendered),
        Event::CaptainBeaten(seat, _, false) => deed(seat, Deed::CaptainBeaten),
        Event::Stood(_, Standing::Hostage(captor, 0)) => deed(captor, Deed::PlayerCaptured),
        Event::PutAshore(seat, _) if told.cause == Cause::Dock => deed(seat, Deed::HostageAshore),
        Event::Conquered(seat, _) => deed(seat, Deed::PortConquered),
        Event::Seized(seat, _) if told.cause == Cause::Seize => deed(seat, Deed::ShipSeized),
        Event::Dug(seat, _) => deed(seat, Deed::TreasureDug),
        Event::Decided(answer, _) if answer.choice == Choice::Flaunt => {
            deed(answer.seat, Deed::Flaunted)
        }
        Event::Stood(seat, Standing::Stranded) => deed(seat, Deed::Stranded),
        _ => None,
    }
}

/// Returns the captain that each player of the Long Game had: the one that it still has, or that went to the box.
fn captains(table: &Table<PirateCrusades>, mut sailing: Vec<Option<Captain>>) -> Vec<String> {
    for told in table.log() {
        if let Event::BlueMoved(Some(card), BluePlace::Player(seat), _) = told.event
            && let BlueKind::Captain(captain) = table.data().blue[card.index()]
        {
            sailing[seat.index()] = Some(captain);
        }
    }
    let names = sailing.into_iter().flatten();
    names.map(|captain| format!("{captain:?}")).collect()
}

/// Returns the ships and bonuses that were dealt: to whom, and whether it is a bonus. Where one lay at the beginning, the first move
/// of the card tells; whatever never moved lies there still.
fn dealt(table: &mut Table<PirateCrusades>) -> Vec<(Seat, Card, bool)> {
    let mut places = ask_world(table.world_mut(), (), |play: Play| -> Vec<Place> {
        Card::all().map(|card| play.cards.place(card)).collect()
    });
    let moved = |told: &LoggedEvent<Event, Cause>| match told.event {
        Event::Moved(Some(card), from, _) => Some((card, from)),
        _ => None,
    };
    for (card, from) in table.log().iter().rev().filter_map(moved) {
        places[card.index()] = from;
    }
    let dealt = Card::all().zip(places);
    let dealt = dealt.filter_map(|(card, place)| match place {
        Place::Ship(seat) => Some((seat, card, false)),
        Place::Bonus(seat, _) => Some((seat, card, true)),
        _ => None,
    });
    dealt.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ROVER, Setup};
    use rules::kit::Value;
    use rules::table::conformance::step;
    use rules::table::{Dice, Packed};

    #[test]
    fn deeds_and_captains_of_the_long_game_are_counted() {
        let setup = Setup::of(&[ROVER; 3]).with(&GAME, Value::One("long"));
        let mut sums = [0; Deed::ALL.len()];
        for seed in 0..12 {
            let data = PirateCrusades::standard();
            let mut table = Table::<PirateCrusades>::new(data, &setup, seed).unwrap();
            let mut dice = Dice::new(seed);
            while step(&mut table, &mut dice) {}
            let ending = PirateCrusades::ending(&mut table).unwrap();
            let [("place", _), ("captain", captains)] = &ending.traits[..] else {
                panic!("{:?}", ending.traits);
            };
            assert_eq!(captains.len(), 3);
            for uses in &ending.uses {
                assert_eq!(uses[ENDS].iter().sum::<u32>(), 1);
                for (sum, count) in sums.iter_mut().zip(&uses[DEEDS]) {
                    *sum += count;
                }
            }
            let shown =
                |told: &&LoggedEvent<Event, Cause>| matches!(told.event, Event::CaptainBeaten(..));
            let beaten = table.log().iter().filter(shown).count() as u32;
            let counted = ending.uses.iter().map(|uses| {
                uses[DEEDS][Deed::CaptainBeaten as usize]
                    + uses[DEEDS][Deed::CaptainSurrendered as usize]
            });
            assert_eq!(counted.sum::<u32>(), beaten);
        }
        assert!(sums[..6].iter().all(|sum| *sum > 0), "{sums:?}");
    }
}
