//! What of Voodoo Pirate is counted when its balance is studied.

use super::data::Data;
use super::pieces::{Barrel, Card, Face, Faces, Object, Place, Skull};
use super::{Cause, Chair, Choice, Event, Question, Score, Setup, VoodooPirate};
use crate::study::{Counted, Ending, Studied};
use crate::table::{Seat, Table, Told};

impl Studied for VoodooPirate {
    const SOURCES: &'static [&'static str] =
        &["location", "coins", "power", "souls", "objects", "blessed"];

    fn names(setup: &Setup) -> Vec<String> {
        let chairs = setup.chairs.iter();
        chairs.map(|chair| format!("{:?}", chair.colour)).collect()
    }

    fn rotated(setup: &Setup, seats: usize) -> Setup {
        let mut setup = setup.clone();
        let all = setup.chairs.len();
        setup.chairs.rotate_right(seats % all);
        setup
    }

    fn traits(data: &Data, setup: &Setup) -> Vec<(&'static str, Vec<String>)> {
        let skill = |chair: &Chair| {
            let has = setup.skills && !chair.kind.is_automa();
            has.then(|| format!("{:?}", data.skills[chair.colour as usize]))
        };
        let chairs = || setup.chairs.iter();
        vec![
            ("colour", Self::names(setup)),
            (
                "skill",
                chairs()
                    .map(|chair| skill(chair).unwrap_or_default())
                    .collect(),
            ),
            (
                "kind",
                chairs().map(|chair| chair.kind.name().to_owned()).collect(),
            ),
        ]
    }

    fn round(table: &mut Table<Self>) -> u32 {
        u32::from(table.view(None).round)
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
        let mut count = Count {
            used: vec![Used::default(); table.setup().chairs.len()],
            ..Count::default()
        };
        for told in table.tale() {
            count.hear(told, &faces);
        }
        let points: Vec<Vec<i32>> = count.scores.iter().map(sources).collect();
        (points.len() == table.setup().chairs.len()).then(|| Ending {
            rounds: u32::from(count.rounds),
            winners: count.winners,
            points,
            uses: count.used.iter().map(Used::by_kind).collect(),
        })
    }

    fn points(table: &mut Table<Self>, viewer: Option<Seat>) -> Vec<Vec<i32>> {
        let seats = (0..table.setup().chairs.len() as u8).map(Seat);
        seats
            .map(|seat| {
                let viewer = viewer.unwrap_or(seat);
                sources(&table.view(Some(viewer)).pirate(seat).score)
            })
            .collect()
    }
}

fn sources(score: &Score) -> Vec<i32> {
    let points = score.sources();
    points
        .iter()
        .map(|&(_, points)| i32::from(points))
        .collect()
}

const CARDS: usize = Card::ALL.len();
const BARRELS: usize = Barrel::ALL.len();
const OBJECTS: usize = Object::ALL.len();
const SKULLS: usize = Skull::ALL.len();

/// How often a seat used what.
#[derive(Clone, Default)]
struct Used {
    cards: [u32; CARDS],
    barrels: [u32; BARRELS],
    /// Objects and, behind them, skulls.
    objects: [u32; OBJECTS + SKULLS],
}

impl Used {
    fn by_kind(&self) -> Vec<Vec<u32>> {
        vec![
            self.cards.to_vec(),
            self.barrels.to_vec(),
            self.objects.to_vec(),
        ]
    }
}

/// What a tale comes to.
#[derive(Default)]
struct Count {
    rounds: u8,
    winners: Vec<Seat>,
    scores: Vec<Score>,
    /// By seat.
    used: Vec<Used>,
    /// Who buried last, and in which round: one use of Sand buries many things.
    buried: Option<(Seat, u8)>,
}

impl Count {
    fn hear(&mut self, told: &Told<Event, Cause>, faces: &Faces) {
        match told.event {
            Event::PhaseBegan(_, round) => self.rounds = self.rounds.max(round),
            Event::Won { seat } => self.winners.push(seat),
            Event::Scored { score, .. } => self.scores.push(score),
            Event::Conjured { seat, card } => self.used[seat.index()].cards[card as usize] += 1,
            Event::BarrelConjured { seat, barrel } => {
                self.used[seat.index()].barrels[barrel as usize] += 1;
            }
            Event::Used { seat, object } => {
                self.used[seat.index()].objects[object as usize] += 1;
            }
            Event::Decided {
                seat,
                question,
                choice,
                ..
            } => self.hear_decided(seat, question, choice),
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
                match faces.of(piece) {
                    // These two are not used, but had.
                    Some(Face::Object(object @ (Object::Compass | Object::MorgansEye))) => {
                        self.used[seat.index()].objects[object as usize] += 1;
                    }
                    Some(Face::Skull(skull)) => {
                        self.used[seat.index()].objects[OBJECTS + skull as usize] += 1;
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Barrels that work by what is decided on them.
    fn hear_decided(&mut self, seat: Seat, question: Question, choice: Choice) {
        let barrel = match (question, choice) {
            (Question::SecondCard, _) => Barrel::Bones,
            (Question::LayTile(_), _) => Barrel::Sea,
            (Question::Bury, Choice::Bury(_)) if self.buried != Some((seat, self.rounds)) => {
                self.buried = Some((seat, self.rounds));
                Barrel::Sand
            }
            _ => return,
        };
        self.used[seat.index()].barrels[barrel as usize] += 1;
    }
}
