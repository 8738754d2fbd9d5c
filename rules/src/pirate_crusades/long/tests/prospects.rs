//! The prospects of a player: attacks, docking, missions, and what drifts (`pirate-crusades §4`).

use super::promises::long;
use crate::data::{CaptainData, Data, Mission};
use crate::values::*;
use crate::view::View;
use crate::{Goal, Outlook, PirateCrusades};
use rules::table::SeatKind::Random;
use rules::table::{Packed, Seat, Table};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Returns the view of the first of two players at the beginning: all that it does not lay itself lies in the deck.
fn begun() -> (&'static Data, View) {
    let data = PirateCrusades::standard();
    let mut table = Table::<PirateCrusades>::new(data, &long(&[Random; 2]), 1).unwrap();
    let mut view = table.view(Some(ME));
    view.cards.fill(None);
    let at_sea = |place: &mut Option<BluePlace>| {
        if let Some(BluePlace::At(_) | BluePlace::Storm(..) | BluePlace::Player(_)) = place {
            *place = None;
        }
    };
    view.blue.iter_mut().for_each(at_sea);
    for player in &mut view.players {
        player.standing = Standing::Sailing;
        player.voyage.at = Location::at(1, 1);
    }
    (data, view)
}

/// Returns the card of a suit and a rank.
fn card(suit: Suit, rank: u8) -> Card {
    let is_it = |card: &Card| card.suit() == suit && card.rank() == rank;
    Card::all().find(is_it).unwrap()
}

fn lay(view: &mut View, card: Card, place: Place) {
    view.cards[card.index()] = Some(place);
}

/// Lays the card of the Blue Sea deck of a kind.
fn lay_blue(view: &mut View, data: &Data, kind: BlueKind, place: BluePlace) {
    let number = data.blue.iter().position(|other| *other == kind).unwrap();
    view.blue[number] = Some(place);
}

/// Returns a captain of a flaw.
fn flawed(data: &Data, flaw: Flaw) -> Captain {
    let captain = data.captains.iter().find(|captain| captain.flaw == flaw);
    captain.unwrap().captain
}

/// Has a player play a captain of a flaw.
fn plays(view: &mut View, data: &Data, seat: Seat, flaw: Flaw) {
    let captain = BlueKind::Captain(flawed(data, flaw));
    lay_blue(view, data, captain, BluePlace::Player(seat));
}

/// Returns what an attack with one card of 5 guns comes to on a captain in a ship of size 3 with a cannon of 2, and for all that
/// `before` changes.
fn attacked(before: impl Fn(&mut View, &Data)) -> Outlook {
    let (data, mut view) = begun();
    let captain = flawed(data, Flaw::NoQuarter);
    lay(&mut view, card(Suit::Clubs, 3), Place::ShipOf(captain));
    lay(&mut view, card(Suit::Hearts, 4), Place::Ship(ME));
    lay(&mut view, card(Suit::Diamonds, 5), Place::Hand(ME));
    before(&mut view, data);
    view.outlook(data, ME, captain, card(Suit::Clubs, 2))
}

#[test]
fn an_attack_counts_powder_and_the_captain_flees_unless_hot_blood_forbids_it() {
    assert_eq!(attacked(|_, _| {}), Outlook::Fled);
    let hot = |view: &mut View, data: &Data| plays(view, data, ME, Flaw::HotBlood);
    assert_eq!(attacked(hot), Outlook::Beaten);
    let powder = |view: &mut View, data: &Data| {
        let is_it = |card: &Card| data.card(*card).bonus == Bonus::PowderCache;
        let powder = Card::all().find(is_it).unwrap();
        lay(view, powder, Place::Bonus(ME, 0));
    };
    assert_eq!(attacked(powder), Outlook::Yields);
}

#[test]
fn smaller_ships_surrender_to_the_dreaded() {
    let dreaded = |view: &mut View, data: &Data| {
        let wanted = Some(Benefit::ShipsSurrender);
        let step = data.reputation.iter().position(|one| *one == wanted);
        let step = step.unwrap() as u8;
        view.players[ME.index()].voyage.benefits.insert(step);
    };
    assert_eq!(attacked(dreaded), Outlook::Yields);
    let larger = |view: &mut View, data: &Data| {
        dreaded(view, data);
        let ship = card(Suit::Clubs, 3);
        view.cards[card(Suit::Clubs, 9).index()] = view.cards[ship.index()].take();
    };
    assert_ne!(attacked(larger), Outlook::Yields, "she is larger");
}

/// Returns a view where the first player lies beside a Spanish port with a chest.
fn beside_a_port() -> (&'static Data, View, Location) {
    let (data, mut view) = begun();
    let at = Location::at(2, 1).unwrap();
    lay(&mut view, card(Suit::Diamonds, 7), Place::Port(at));
    lay(&mut view, card(Suit::Hearts, 4), Place::Ship(ME));
    lay(&mut view, card(Suit::Hearts, 6), Place::Chest(ME));
    view.players[ME.index()].hand = 2;
    (data, view, at)
}

#[test]
fn docking_promises_nothing_where_it_is_barred() {
    let (data, mut view, at) = beside_a_port();
    plays(&mut view, data, ME, Flaw::Lavish);
    let docking = view.docking(data, ME, at).unwrap();
    assert_eq!((docking.riches, docking.deserts), (6, true));
    view.players[ME.index()].hand = 1;
    assert_eq!(view.docking(data, ME, at), None, "the last card stays");
    let (data, mut view, at) = beside_a_port();
    plays(&mut view, data, ME, Flaw::BarredSpain);
    assert!(!view.may_dock(data, ME, at));
    assert_eq!(view.docking(data, ME, at), None);
}

#[test]
fn missions_are_done_against_players_and_with_them() {
    let (data, mut view) = begun();
    plays(&mut view, data, ME, Flaw::Lavish);
    let own = view.vessel(data, ME).nation;
    let theirs = |data: &Data, wanted: bool| {
        let mut captains = data.captains.iter().skip(1);
        let fits = |captain: &&CaptainData| (Some(captain.nation) == own) == wanted;
        captains.find(fits).unwrap().captain
    };
    let at = view.location(OTHER).unwrap();
    let friend = BlueKind::Captain(theirs(data, true));
    lay_blue(&mut view, data, friend, BluePlace::Player(OTHER));
    let mission = |kind: fn(Mission) -> bool| {
        let of = |card: &Card| kind(data.card(*card).mission) && data.nation(*card) == own;
        Card::all().find(of)
    };
    let sink = mission(|mission| mission == Mission::Sink).unwrap();
    let meet = Card::all().find(|card| data.card(*card).mission == Mission::Meet);
    let meet = meet.unwrap();
    assert_eq!(view.done_at(data, ME, meet, at), Some(Goal::Player(OTHER)));
    assert_eq!(view.done_at(data, ME, sink, at), None);
    let foe = BlueKind::Captain(theirs(data, false));
    view.blue.iter_mut().for_each(|place| {
        if *place == Some(BluePlace::Player(OTHER)) {
            *place = None;
        }
    });
    lay_blue(&mut view, data, foe, BluePlace::Player(OTHER));
    assert_eq!(view.done_at(data, ME, meet, at), None);
    assert_eq!(view.done_at(data, ME, sink, at), Some(Goal::Player(OTHER)));
    view.players[OTHER.index()].standing = Standing::Docked;
    assert_eq!(view.done_at(data, ME, sink, at), None, "it lies in port");
}

#[test]
fn nobody_adrift_goes_over_the_edge_with_the_wind() {
    let (data, mut view) = begun();
    let at = Location::at(3, 1).unwrap();
    let north = BlueKind::Wind(Heading::North);
    lay_blue(&mut view, data, north, BluePlace::Base(at));
    view.players[ME.index()].voyage.at = Some(at);
    assert_eq!(view.drift(data, at), None, "who sails does not drift");
    view.players[ME.index()].standing = Standing::Adrift(1);
    assert_eq!(view.drift(data, at), None);
    lay_blue(&mut view, data, BlueKind::Storm, BluePlace::Storm(at, 0));
    assert_eq!(view.drift(data, at), Some(Heading::North));
}

#[test]
fn no_cards_come_to_nothing() {
    let (data, mut view) = begun();
    let line = Card::all().find(|card| data.card(*card).class == Class::ShipOfTheLine);
    lay(&mut view, line.unwrap(), Place::Ship(ME));
    let vessel = view.vessel(data, ME);
    assert_eq!(vessel.total(data, CardSet::default(), true), 0);
}
