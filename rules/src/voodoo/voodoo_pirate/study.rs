//! The figures of Voodoo Pirate that are counted when its balance is studied.

use super::data::Data;
use super::pieces::{Barrel, Card, Face, Faces, Object, Place, Skull};
use super::setup::SKILLS;
use super::{Cause, Chair, Choice, Event, Question, Setup, VoodooPirate};
use crate::study::{self, BARRELS, CARDS, OBJECTS, Use};
use rules::study::{Counted, Ending, Studied};
use rules::table::{LoggedEvent, Seat, Table};

impl Studied for VoodooPirate {
    const SOURCES: &'static [&'static str] =
        &["location", "coins", "power", "souls", "objects", "blessed"];

    fn traits(data: &Data, setup: &Setup) -> Vec<(&'static str, Vec<String>)> {
        let skill = |chair: &Chair| {
            let has = setup.options.is_on(&SKILLS) && !chair.kind.is_automa();
            has.then(|| format!("{:?}", data.skills[chair.colour as usize]))
        };
        let skills = setup.chairs.iter();
        let skills = skills.map(|chair| skill(chair).unwrap_or_default());
        vec![
            ("colour", setup.tokens()),
            ("skill", skills.collect()),
            ("kind", setup.kind_names()),
        ]
    }

    fn round(table: &Table<Self>) -> u32 {
        study::round(table)
    }

    fn counted() -> Vec<Counted> {
        let mut objects = Counted::of("objects", Object::ALL);
        let skulls = Skull::ALL.iter().map(|skull| format!("Skull({skull:?})"));
        objects.things.extend(skulls);
        vec![
            Counted::of("cards", Card::ALL),
            Counted::of("barrels", Barrel::ALL),
            objects,
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let faces = table.world_mut().resource::<Faces>().clone();
        let mut buried = Buried::default();
        study::ending(table, |told, round| used(told, round, &faces, &mut buried))
    }

    fn points(table: &mut Table<Self>, viewer: Option<Seat>) -> Vec<Vec<i32>> {
        study::points(table, viewer)
    }
}

/// The seat that buried last, and the round: one use of Sand buries many things.
type Buried = Option<(Seat, u32)>;

/// Returns what an event used. Skulls are counted behind objects.
fn used(
    told: &LoggedEvent<Event, Cause>,
    round: u32,
    faces: &Faces,
    buried: &mut Buried,
) -> Option<Use> {
    match told.event {
        Event::Conjured { seat, card } => Some((seat, CARDS, card as usize)),
        Event::BarrelConjured { seat, barrel } => Some((seat, BARRELS, barrel as usize)),
        Event::Used { seat, object } => Some((seat, OBJECTS, object as usize)),
        // Barrels that work by what is decided on them.
        Event::Decided {
            seat,
            question,
            choice,
            ..
        } => {
            let barrel = match (question, choice) {
                (Question::SecondCard, _) => Barrel::Bones,
                (Question::LayTile(_), _) => Barrel::Sea,
                (Question::Bury, Choice::Bury(_)) if *buried != Some((seat, round)) => {
                    *buried = Some((seat, round));
                    Barrel::Sand
                }
                _ => return None,
            };
            Some((seat, BARRELS, barrel as usize))
        }
        // These two are not used, but had.
        Event::Moved {
            piece: Some(piece),
            to: Place::Aboard(seat),
            ..
        }
        | Event::MovedHidden {
            piece: Some(piece),
            to: Place::Aboard(seat),
            ..
        } if matches!(told.cause, Cause::ObjectSpace | Cause::SkullSpace) => {
            let thing = match faces.of(piece)? {
                Face::Object(object @ (Object::Compass | Object::MorgansEye)) => object as usize,
                Face::Skull(skull) => Object::ALL.len() + skull as usize,
                _ => return None,
            };
            Some((seat, OBJECTS, thing))
        }
        _ => None,
    }
}
