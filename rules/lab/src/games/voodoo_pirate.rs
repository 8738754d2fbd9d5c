//! Voodoo Pirate on the command line.

use super::{Counted, Ending, House, Lab, Listener, Telling, spelt, told};
use crate::seats::Seats;
use rules::table::files::{Fault, Files};
use rules::table::{Seat, Table, Told};
use rules::voodoo_pirate::chart::SPACES;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::pieces::{Barrel, Card, Colour, Face, Faces, Object, Place, Skull};
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{
    Cause, Chair, Choice, Event, Question, Score, Setup, VoodooPirate, load, scenario,
};
use std::sync::Arc;

impl Lab for VoodooPirate {
    const FOLDER: &'static str = "voodoo_pirate";
    const SOURCES: &'static [&'static str] =
        &["location", "coins", "power", "souls", "objects", "blessed"];

    fn files() -> Files {
        load::files()
    }

    fn data() -> &'static Arc<Data> {
        load::standard()
    }

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        load::load(files)
    }

    fn oddities(data: &Data) -> Vec<(&'static str, String)> {
        let found = load::oddities(data).into_iter();
        found.map(|oddity| (oddity.file, oddity.message)).collect()
    }

    fn inventory(data: &Data) -> String {
        format!(
            "{} tiles, {SPACES} spaces, {} barrels, {} skulls, {} skills, {} blessed cards",
            data.tiles.len(),
            data.barrels.len(),
            data.skulls.len(),
            data.skills.len(),
            data.blessed.ranks.len(),
        )
    }

    fn setup(seats: &Seats, house: House) -> Result<Setup, String> {
        let chairs = seats.0.iter().zip(Colour::ALL);
        let setup = Setup {
            chairs: chairs
                .filter_map(|(&kind, &colour)| {
                    Some(Chair {
                        colour,
                        kind: kind?,
                        name: String::new(),
                    })
                })
                .collect(),
            skills: house.skills,
            blessed: house.blessed,
        };
        setup.check().map(|()| setup)
    }

    fn names(setup: &Setup) -> Vec<String> {
        let chairs = setup.chairs.iter();
        chairs.map(|chair| format!("{:?}", chair.colour)).collect()
    }

    fn counted() -> Vec<Counted> {
        let skulls = Skull::ALL.iter().map(|skull| format!("Skull({skull:?})"));
        vec![
            Counted {
                kind: "cards",
                things: spelt(Card::ALL).collect(),
            },
            Counted {
                kind: "barrels",
                things: spelt(Barrel::ALL).collect(),
            },
            Counted {
                kind: "objects",
                things: spelt(Object::ALL).chain(skulls).collect(),
            },
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let faces = table.world_mut().resource::<Faces>().clone();
        let mut count = Count::default();
        for told in table.tale() {
            count.hear(told, &faces);
        }
        let points: Vec<Vec<i32>> = count.scores.iter().map(sources).collect();
        (points.len() == table.setup().chairs.len()).then(|| Ending {
            rounds: u32::from(count.rounds),
            winners: count.winners,
            points,
            uses: vec![
                count.cards.to_vec(),
                count.barrels.to_vec(),
                count.objects.to_vec(),
            ],
        })
    }

    fn points(table: &mut Table<Self>, listener: Listener) -> Vec<Vec<i32>> {
        let seats = (0..table.setup().chairs.len() as u8).map(Seat);
        seats
            .map(|seat| {
                let viewer = listener.seat().unwrap_or(seat);
                sources(&table.view(Some(viewer)).pirate(seat).score)
            })
            .collect()
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, String> {
        let words = load_words(&load::files());
        let speaker = Speaker::at(&super::readable(words)?, table);
        let seats = table.setup().chairs.len() as u8;
        let sources = Self::SOURCES.iter();
        Ok(Telling {
            lines: told(table, seats, listener, |told, ear| {
                let heading = matches!(told.event, Event::PhaseBegan(..));
                Some((heading, speaker.event(told, ear)?))
            }),
            names: (0..seats).map(|seat| speaker.name(Seat(seat))).collect(),
            sources: sources.map(|source| speaker.score_source(source)).collect(),
            total: speaker.score_total(),
        })
    }

    fn check_texts(files: &Files) -> Result<(), Vec<Fault>> {
        load_words(files).map(|_| ())
    }

    fn scenario(name: &str, text: &str) -> Result<(), String> {
        scenario::run_text(name, text)
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

/// What a tale comes to.
#[derive(Default)]
struct Count {
    rounds: u8,
    winners: Vec<Seat>,
    scores: Vec<Score>,
    cards: [u32; CARDS],
    barrels: [u32; BARRELS],
    /// Objects and, behind them, skulls.
    objects: [u32; OBJECTS + SKULLS],
    /// Who buried last, and in which round: one use of Sand buries many things.
    buried: Option<(Seat, u8)>,
}

impl Count {
    fn hear(&mut self, told: &Told<Event, Cause>, faces: &Faces) {
        match told.event {
            Event::PhaseBegan(_, round) => self.rounds = self.rounds.max(round),
            Event::Won { seat } => self.winners.push(seat),
            Event::Scored { score, .. } => self.scores.push(score),
            Event::Conjured { card, .. } => self.cards[card as usize] += 1,
            Event::BarrelConjured { barrel, .. } => self.barrels[barrel as usize] += 1,
            Event::Used { object, .. } => self.objects[object as usize] += 1,
            Event::Decided {
                seat,
                question,
                choice,
                ..
            } => self.hear_decided(seat, question, choice),
            Event::Moved {
                piece: Some(piece),
                to: Place::Aboard(_),
                ..
            }
            | Event::MovedHidden {
                piece: Some(piece),
                to: Place::Aboard(_),
                ..
            } if matches!(told.cause, Cause::ObjectSpace | Cause::SkullSpace) => {
                match faces.of(piece) {
                    // These two are not used, but had.
                    Some(Face::Object(object @ (Object::Compass | Object::MorgansEye))) => {
                        self.objects[object as usize] += 1;
                    }
                    Some(Face::Skull(skull)) => self.objects[OBJECTS + skull as usize] += 1,
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
        self.barrels[barrel as usize] += 1;
    }
}
