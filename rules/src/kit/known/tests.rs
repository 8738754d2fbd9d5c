//! Pieces of a game that is no Voodoo game: cards of one back in two hands and a deck, and an open pawn.

use super::{Faces, KnownPieces, PieceSet, told_apart};
use crate::table::{PieceId, Seat};
use std::sync::Arc;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Cards;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Place {
    OnItsWay,
    Deck(u8),
    Hand(Seat),
    Board,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Face {
    Pawn,
    Card(u8),
}

impl PieceSet for Cards {
    type Place = Place;
    type Face = Face;
    type Back = ();
    type Turned = ();

    const ON_ITS_WAY: Place = Place::OnItsWay;

    fn back(face: Face) -> Option<()> {
        (face != Face::Pawn).then_some(())
    }

    fn is_hidden((): (), place: Place, viewer: Option<Seat>, over: bool) -> bool {
        match place {
            Place::Deck(_) => true,
            Place::Hand(seat) => !over && viewer != Some(seat),
            Place::OnItsWay | Place::Board => false,
        }
    }

    fn makes_way(place: Place, left: Place, _: Place) -> Place {
        match (place, left) {
            (Place::Deck(deep), Place::Deck(gone)) if deep > gone => Place::Deck(deep - 1),
            (place, _) => place,
        }
    }
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A pawn on the board, a card in my hand, one in the other's, and two in the deck.
fn dealt(viewer: Option<Seat>, over: bool) -> KnownPieces<Cards> {
    let faces = [
        Face::Pawn,
        Face::Card(1),
        Face::Card(2),
        Face::Card(3),
        Face::Card(4),
    ];
    let mut known = KnownPieces::new(viewer, over, Faces(Arc::from(faces)));
    let places = [
        Place::Board,
        Place::Hand(ME),
        Place::Hand(OTHER),
        Place::Deck(0),
        Place::Deck(1),
    ];
    for (id, place) in (0..).map(PieceId).zip(places) {
        known.see(id, place, None);
    }
    settle(known)
}

fn settle(mut known: KnownPieces<Cards>) -> KnownPieces<Cards> {
    known.hide();
    known.name_the_rest(());
    known.sort();
    known
}

fn lies(known: &KnownPieces<Cards>) -> Vec<(Option<Face>, Place)> {
    let pieces = known.pieces.iter();
    pieces.map(|seen| (seen.face, seen.place)).collect()
}

#[test]
fn a_viewer_knows_its_own_hand_and_what_always_shows() {
    let known = dealt(Some(ME), false);
    let told = told_apart(&known.pieces, &known.faces);
    assert_eq!(told.named, [PieceId(0), PieceId(1)]);
    assert_eq!(told.alike, [[2, 3, 4].map(PieceId).to_vec()]);
    let onlooker = dealt(None, false);
    let told = told_apart(&onlooker.pieces, &onlooker.faces);
    assert_eq!(told.named, [PieceId(0)]);
}

#[test]
fn a_drawn_card_is_hidden_from_others_and_the_deck_moves_up() {
    let (top, hand) = (Place::Deck(0), Place::Hand(OTHER));
    let mut mine = dealt(Some(ME), false);
    mine.move_hidden((), top, hand);
    let mine = settle(mine);
    assert_eq!(
        lies(&mine),
        [
            (None, Place::Deck(0)),
            (None, hand),
            (None, hand),
            (Some(Face::Pawn), Place::Board),
            (Some(Face::Card(1)), Place::Hand(ME)),
        ]
    );
    let mut others = dealt(Some(OTHER), false);
    others.move_named(PieceId(3), top, hand);
    let others = settle(others);
    let in_hand = lies(&others).into_iter().filter(|(_, at)| *at == hand);
    assert!(in_hand.eq([2, 3].map(|card| (Some(Face::Card(card)), hand))));
}

#[test]
fn the_last_unknown_cards_are_told_by_what_is_left_once_they_lie_together() {
    let over = dealt(Some(ME), true);
    // Only the deck is hidden at the end, and it is one card in each of two places.
    assert_eq!(told_apart(&over.pieces, &over.faces).named.len(), 3);
    let mut over = over;
    over.move_named(PieceId(4), Place::Deck(1), Place::Board);
    let over = settle(over);
    assert_eq!(told_apart(&over.pieces, &over.faces).named.len(), 5);
}

#[test]
fn a_card_under_way_is_the_one_that_arrives() {
    let mut known = dealt(Some(ME), false);
    known.move_hidden((), Place::Hand(OTHER), Place::OnItsWay);
    known.move_named(PieceId(2), Place::Hand(OTHER), Place::Board);
    let known = settle(known);
    assert!(!lies(&known).iter().any(|(_, at)| *at == Place::OnItsWay));
    assert!(lies(&known).contains(&(Some(Face::Card(2)), Place::Board)));
    assert_eq!(known.pieces.len(), 5);
}

#[test]
fn shuffled_cards_are_known_to_nobody() {
    let mut known = dealt(Some(ME), false);
    known.shuffle_into((), |place| place == Place::Hand(ME), |_| Place::Deck(2));
    let known = settle(known);
    assert_eq!(told_apart(&known.pieces, &known.faces).named, [PieceId(0)]);
}
