//! The worked examples of the rule page (`pirate-crusades §8`), each by its number.

use super::promises::long;
use crate::kit::ask_world;
use crate::pirate_crusades::PirateCrusades;
use crate::pirate_crusades::long::sea_event::coordinate;
use crate::pirate_crusades::play::Play;
use crate::pirate_crusades::steps::Step;
use crate::pirate_crusades::values::*;
use crate::table::{Packed, Seat, SeatKind, Table};
use bevy_ecs::prelude::In;

const ME: Seat = Seat(0);

fn card(name: &str) -> Card {
    Card::all().find(|card| card.to_string() == name).unwrap()
}

/// Returns the location of x and y, counted from 1.
fn at(x: u8, y: u8) -> Location {
    Location::at(x, y).unwrap()
}

/// Returns a game of one, who sails for the Dutch with a ship of size 3 in the middle of an explored sea without wind or ports but for
/// the corners.
fn calm() -> Table<PirateCrusades> {
    let setup = long(&[SeatKind::Human]);
    let mut table = Table::<PirateCrusades>::new(PirateCrusades::standard(), &setup, 1).unwrap();
    ask_world(table.world_mut(), (), |mut play: Play| {
        let blue = |play: &Play, wanted: fn(BlueKind) -> bool| -> Vec<Blue> {
            let all = (0..play.data().blue.len() as u8).map(Blue);
            all.filter(|&card| wanted(play.sea.kind(card))).collect()
        };
        let all = blue(&play, |kind| {
            !matches!(kind, BlueKind::Corner(_) | BlueKind::Tracker)
        });
        for card in all {
            let top = play.sea.deck();
            play.sea.put(card, BluePlace::Deck(top));
        }
        let hein = play.sea.card_of(Captain::PietHein).unwrap();
        play.sea.put(hein, BluePlace::Player(ME));
        let calms = blue(&play, |kind| kind == BlueKind::Calm);
        let middle = [at(3, 3), at(2, 3), at(3, 2), at(3, 4)];
        for (card, at) in calms.into_iter().zip(middle) {
            play.sea.put(card, BluePlace::Base(at));
        }
        play.voyages.of_mut(ME).at = Some(at(3, 3));
        play.player_mut(ME).standing = Standing::Sailing;
        play.turn.active = ME;
        // Whatever is set off, the player is asked what it does next.
        play.agenda.clear();
        play.agenda.push(Step::Action(ME));
    });
    table
}

/// Puts cards of the Sunset deck somewhere; on the deck or the discard the last comes to lie on top.
fn put(table: &mut Table<PirateCrusades>, names: &[&str], place: Place) {
    for name in names {
        let put = |In((card, place)): In<(Card, Place)>, mut play: Play| {
            play.cards.put(card, place, None);
        };
        ask_world(table.world_mut(), (card(name), place), put);
    }
}

/// Puts a captain with a ship at a location.
fn launch(table: &mut Table<PirateCrusades>, captain: Captain, ship: &str, at: Location) {
    let launch = |In((captain, at)): In<(Captain, Location)>, mut play: Play| {
        let card = play.sea.card_of(captain).unwrap();
        play.sea.put(card, BluePlace::At(at));
        play.bout.captain = Some(captain);
    };
    ask_world(table.world_mut(), (captain, at), launch);
    put(table, &[ship], Place::ShipOf(captain));
}

#[test]
fn seven_strength() {
    let mut table = calm();
    launch(&mut table, Captain::HenryMorgan, "♣4", at(3, 3));
    put(&mut table, &["♦5"], Place::Cannon);
    ask_world(table.world_mut(), (), |mut play: Play| {
        assert_eq!(play.captains_strength(), 20);
        // An English player's ♦10 and ♥10 come to 21.
        let english = play.sea.card_of(Captain::AnneBonny).unwrap();
        let hein = play.sea.card_of(Captain::PietHein).unwrap();
        play.sea.put(hein, BluePlace::Deck(0));
        play.sea.put(english, BluePlace::Player(ME));
        let hand = [card("♦10"), card("♥10")].into_iter().collect();
        assert_eq!(play.vessel(ME).total(play.data(), hand, false), 21);
    });
}

#[test]
fn eight_entry() {
    let mut table = calm();
    launch(&mut table, Captain::HenryMorgan, "♥7", at(2, 3));
    ask_world(table.world_mut(), (), |mut play: Play| {
        let old = play.cards.of(ME).ship.unwrap();
        play.cards.put(old, Place::Discard(0), None);
        let hand: Vec<Card> = play.cards.of(ME).hand.iter().collect();
        for card in hand {
            play.cards.put(card, Place::Discard(0), None);
        }
    });
    put(&mut table, &["♠3"], Place::Ship(ME));
    put(&mut table, &["♦2", "♠4"], Place::Hold(ME, 0));
    put(&mut table, &["♦A"], Place::Hand(ME));
    put(&mut table, &["♣9"], Place::Deck(0));
    ask_world(table.world_mut(), (), |mut play: Play| {
        play.bout.captain = None;
    });
    table.set_off(Step::Sail((ME, Leg::Move)));
    table.choose(Choice::Move(Heading::West)).unwrap();
    let decision = table.decision().unwrap();
    assert_eq!(decision.question, Question::Encounter(63));
    assert!(decision.choices.contains(&Choice::Flee));
    ask_world(table.world_mut(), (), |play: Play| {
        assert_eq!(play.vessel(ME).weight(play.data()), 9);
        assert_eq!(play.captains_weight(), 16);
    });
    table.choose(Choice::Flee).unwrap();
    ask_world(table.world_mut(), (), |play: Play| {
        assert_eq!(play.cards.of(ME).holds.len(), 2);
        assert_eq!(play.sea.captain(at(2, 3)), Some(Captain::HenryMorgan));
        assert_eq!(play.standing(ME), Standing::Sailing);
    });
}

#[test]
fn nine_winds() {
    let mut table = calm();
    ask_world(table.world_mut(), (), |mut play: Play| {
        let all: Vec<Blue> = (0..play.data().blue.len() as u8).map(Blue).collect();
        let of = |play: &Play, wanted: BlueKind, number: usize| {
            let mut cards = all.iter().filter(|card| play.sea.kind(**card) == wanted);
            *cards.nth(number).unwrap()
        };
        for (place, heading) in [
            (at(2, 3), Heading::East),
            (at(3, 3), Heading::West),
            (at(3, 2), Heading::South),
        ] {
            let calm = play.sea.card_at(BluePlace::Base(place)).unwrap();
            let top = play.sea.deck();
            play.sea.put(calm, BluePlace::Deck(top));
            let wind = of(&play, BlueKind::Wind(heading), 0);
            play.sea.put(wind, BluePlace::Base(place));
        }
        for (number, place) in [at(2, 3), at(3, 3), at(3, 2)].into_iter().enumerate() {
            let storm = of(&play, BlueKind::Storm, number);
            play.sea.put(storm, BluePlace::Storm(place, 0));
        }
        play.voyages.of_mut(ME).at = Some(at(1, 1));
    });
    table.set_off(Step::Drift);
    ask_world(table.world_mut(), (), |play: Play| {
        // Two change places, and the third joins one of them.
        assert_eq!(play.sea.storm(at(2, 3)), 1);
        assert_eq!(play.sea.storm(at(3, 3)), 2);
        assert_eq!(play.sea.storm(at(3, 2)), 0);
        assert!(play.sea.chart_holds());
        // An arrow to the East, at one's own place: not West.
        let against = play.sea.spot(at(2, 3)).wind();
        assert_eq!(against, Some(Heading::East));
    });
}

#[test]
fn ten_uncovering() {
    let mut table = calm();
    put(&mut table, &["♠9", "♥7", "♠4"], Place::Deck(0));
    ask_world(table.world_mut(), (), |mut play: Play| {
        let storm = (0..play.data().blue.len() as u8).map(Blue);
        let storm = storm
            .into_iter()
            .find(|&card| play.sea.kind(card) == BlueKind::Storm)
            .unwrap();
        let isle = (0..play.data().blue.len() as u8).map(Blue);
        let isle = isle
            .into_iter()
            .find(|&card| matches!(play.sea.kind(card), BlueKind::Isle(_)))
            .unwrap();
        let first = play.sea.card_of(Captain::AmaroPargo).unwrap();
        let second = play.sea.card_of(Captain::FrancoisLOlonnais).unwrap();
        play.sea.put(first, BluePlace::Unexplored(at(4, 3)));
        // The deck is dealt anew, with what is turned up next on top.
        let others: Vec<Blue> = (0..play.data().blue.len() as u8).map(Blue).collect();
        let others: Vec<Blue> = others
            .into_iter()
            .filter(|&card| {
                let place = play
                    .sea
                    .cards
                    .iter()
                    .find(|(one, _)| **one == card)
                    .map(|(_, at)| at.place);
                matches!(place, Some(BluePlace::Deck(_))) && ![storm, isle, second].contains(&card)
            })
            .collect();
        for card in others.iter().chain(&[isle, second, storm]) {
            play.sea.put(*card, BluePlace::Box);
        }
        for (number, card) in others.iter().chain(&[isle, second, storm]).enumerate() {
            play.sea.put(*card, BluePlace::Deck(number as u8));
        }
        play.voyages.of_mut(ME).at = Some(at(4, 3));
        play.agenda.push(Step::Arrived(ME));
    });
    table.set_off(Step::Uncover(ME));
    ask_world(table.world_mut(), (), |play: Play| {
        assert_eq!(play.sea.captain(at(4, 3)), Some(Captain::FrancoisLOlonnais));
        assert_eq!(
            play.cards.ship_of(Captain::FrancoisLOlonnais),
            Some(card("♥7"))
        );
        assert!(play.sea.location(Captain::AmaroPargo).is_none());
        assert_eq!(play.cards.ship_of(Captain::AmaroPargo), None);
        assert_eq!(play.sea.storm(at(4, 3)), 1);
        assert_eq!(play.cards.port(at(4, 3)), Some(card("♠9")));
        assert_eq!(play.sea.spot(at(4, 3)).wind(), None);
    });
}

#[test]
fn eleven_new_ship() {
    let mut table = calm();
    ask_world(table.world_mut(), (), |mut play: Play| {
        let has = play.cards.of(ME);
        let (ship, hand) = (has.ship.unwrap(), has.hand);
        for card in hand.iter() {
            play.cards.put(card, Place::Deck(0), None);
        }
        play.cards.put(ship, Place::Deck(0), None);
        play.voyages.of_mut(ME).reputation = 5;
        play.player_mut(ME).standing = Standing::Stranded;
    });
    put(&mut table, &["♥9"], Place::Discard(0));
    put(&mut table, &["♠5", "♦8"], Place::Deck(0));
    table.set_off(Step::Action(ME));
    ask_world(table.world_mut(), (), |play: Play| {
        assert_eq!(play.cards.of(ME).ship, Some(card("♠5")));
        assert!(play.cards.discard().iter().any(|one| one == card("♦8")));
        assert_eq!(play.voyages.of(ME).reputation, 4);
        assert_eq!(play.standing(ME), Standing::Docked);
    });
}

#[test]
fn eleven_a_joker_in_the_discard() {
    let mut table = calm();
    ask_world(table.world_mut(), (), |mut play: Play| {
        let ship = play.cards.of(ME).ship.unwrap();
        play.cards.put(ship, Place::Deck(0), None);
        play.voyages.of_mut(ME).reputation = 5;
        play.player_mut(ME).standing = Standing::Stranded;
    });
    put(&mut table, &["♥9", "★1"], Place::Discard(0));
    table.set_off(Step::Action(ME));
    let decision = table.decision().unwrap();
    assert_eq!(decision.question, Question::Acquire(7));
    assert_eq!(
        decision.choices,
        [Choice::TakeShip, Choice::Regain, Choice::DrawOn]
    );
    table.choose(Choice::Regain).unwrap();
    let decision = table.decision().unwrap();
    assert_eq!(decision.question, Question::Acquire(8));
    assert_eq!(decision.choices, [Choice::TakeShip, Choice::DrawOn]);
    table.choose(Choice::TakeShip).unwrap();
    ask_world(table.world_mut(), (), |play: Play| {
        assert_eq!(play.voyages.of(ME).reputation, 5);
        assert_eq!(play.cards.of(ME).ship, Some(card("★1")));
    });
}

#[test]
fn twelve_random_location() {
    let value = |name| PirateCrusades::standard().size(card(name));
    let of = |x, y| Location::at(coordinate(value(x)), coordinate(value(y)));
    assert_eq!(of("♠A", "♥K"), Some(at(1, 5)));
    assert_eq!(of("♦9", "♠3"), Some(at(5, 2)));
}
