//! What of Voodoo Pirate Card Game is counted when its balance is studied.

use super::data::Data;
use super::pieces::{Barrel, Card, Face, Faces, Object, Place};
use super::{Cause, Chair, Event, Question, Score, Setup, VoodooCards};
use crate::study::{Counted, Ending, Studied};
use crate::table::{Seat, Table, Told};

impl Studied for VoodooCards {
    const SOURCES: &'static [&'static str] = &["location", "coins", "power", "objects", "blessed"];

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
        let chairs = || setup.chairs.iter();
        let extra = |chair: &Chair| {
            let card = data.cursed.extra_card[chair.colour as usize];
            let has = chair.kind.is_automa().then(|| format!("{card:?}"));
            has.unwrap_or_default()
        };
        vec![
            ("colour", Self::names(setup)),
            ("extra card", chairs().map(extra).collect()),
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
        vec![
            Counted::of("cards", Card::ALL),
            Counted::of("barrels", Barrel::ALL),
            Counted::of("objects", Object::ALL),
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

/// How often a seat used what.
#[derive(Clone, Default)]
struct Used {
    cards: [u32; Card::ALL.len()],
    barrels: [u32; Barrel::ALL.len()],
    objects: [u32; Object::ALL.len()],
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
            // Bones works by what is decided on it.
            Event::Decided {
                seat,
                question: Question::SecondCard,
                ..
            } => self.used[seat.index()].barrels[Barrel::Bones as usize] += 1,
            Event::Used { seat, object } => {
                self.used[seat.index()].objects[object as usize] += 1;
            }
            Event::Moved {
                piece: Some(piece),
                from,
                to,
            } => {
                // Those that are not used, but had; the Compass's card at once makes way for its token.
                let had = match (faces.of(piece), from, to) {
                    (Some(Face::Object(object)), Place::Pile(_), Place::Hold(seat, _)) => {
                        (object < Object::Compass).then_some((seat, object))
                    }
                    (Some(Face::Compass), _, Place::Aboard(seat)) => {
                        (told.cause == Cause::Compass).then_some((seat, Object::Compass))
                    }
                    _ => None,
                };
                if let Some((seat, object)) = had {
                    self.used[seat.index()].objects[object as usize] += 1;
                }
            }
            _ => {}
        }
    }
}
