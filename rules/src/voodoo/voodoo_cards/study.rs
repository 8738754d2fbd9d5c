//! The figures of Voodoo Pirate Card Game that are counted when its balance is studied.

use super::data::Data;
use super::pieces::{Barrel, Card, Face, Faces, Object, Place};
use super::{Cause, Chair, Event, Question, Setup, VoodooCards};
use crate::study::{self, BARRELS, CARDS, OBJECTS, Use};
use rules::study::{Counted, Ending, Studied};
use rules::table::{LoggedEvent, Seat, Table};

impl Studied for VoodooCards {
    const SOURCES: &'static [&'static str] = &["location", "coins", "power", "objects", "blessed"];

    fn traits(data: &Data, setup: &Setup) -> Vec<(&'static str, Vec<String>)> {
        let extra = |chair: &Chair| {
            let card = data.cursed.extra_card[chair.colour as usize];
            let has = chair.kind.is_automa().then(|| format!("{card:?}"));
            has.unwrap_or_default()
        };
        vec![
            ("colour", setup.tokens()),
            ("extra card", setup.chairs.iter().map(extra).collect()),
            ("kind", setup.kind_names()),
        ]
    }

    fn round(table: &Table<Self>) -> u32 {
        study::round(table)
    }

    fn counted() -> Vec<Counted> {
        vec![
            Counted::of("cards", Card::ALL),
            Counted::of("barrels", Barrel::ALL),
            Counted::of("objects", Object::ALL),
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let faces = table.world_mut().resource::<Faces>().clone();
        study::ending(table, |told, _| used(told, &faces))
    }

    fn points(table: &mut Table<Self>, viewer: Option<Seat>) -> Vec<Vec<i32>> {
        study::points(table, viewer)
    }
}

/// Returns what an event used.
fn used(told: &LoggedEvent<Event, Cause>, faces: &Faces) -> Option<Use> {
    match told.event {
        Event::Conjured { seat, card } => Some((seat, CARDS, card as usize)),
        Event::BarrelConjured { seat, barrel } => Some((seat, BARRELS, barrel as usize)),
        // Bones works by what is decided on it.
        Event::Decided {
            seat,
            question: Question::SecondCard,
            ..
        } => Some((seat, BARRELS, Barrel::Bones as usize)),
        Event::Used { seat, object } => Some((seat, OBJECTS, object as usize)),
        // Those that are not used, but had; the Compass's card at once makes way for its token.
        Event::Moved {
            piece: Some(piece),
            from,
            to,
        } => match (faces.of(piece)?, from, to) {
            (Face::Object(object), Place::Pile(_), Place::Hold(seat, _)) => {
                (object < Object::Compass).then_some((seat, OBJECTS, object as usize))
            }
            (Face::Compass, _, Place::Aboard(seat)) => {
                let had = told.cause == Cause::Compass;
                had.then_some((seat, OBJECTS, Object::Compass as usize))
            }
            _ => None,
        },
        _ => None,
    }
}
