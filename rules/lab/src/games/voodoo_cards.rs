//! Voodoo Pirate Card Game on the command line.

use super::{Counted, Ending, House, Lab, Listener, Telling, spelt, told};
use crate::seats::Seats;
use rules::table::files::{Fault, Files};
use rules::table::{Seat, SeatKind, Table, Told};
use rules::voodoo_cards::data::Data;
use rules::voodoo_cards::pieces::{Barrel, Card, Colour, Face, Faces, Object, Place};
use rules::voodoo_cards::ring::SPACES;
use rules::voodoo_cards::words::{Speaker, load_words};
use rules::voodoo_cards::{
    Cause, Chair, Event, Question, Score, Setup, VoodooCards, load, scenario,
};
use std::sync::Arc;

impl Lab for VoodooCards {
    const FOLDER: &'static str = "voodoo_cards";
    const SOURCES: &'static [&'static str] = &["location", "coins", "power", "objects", "blessed"];

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
        load::oddities(data)
    }

    fn inventory(data: &Data) -> String {
        let objects: u32 = data
            .objects
            .iter()
            .map(|object| u32::from(object.cards))
            .sum();
        format!(
            "{SPACES} Sea cards, {objects} object cards of {} kinds, {} blessed cards",
            data.objects.len(),
            data.start.blessed.len(),
        )
    }

    /// The house rules of its sister are none of this game's.
    fn setup(seats: &Seats, _: House) -> Result<Setup, String> {
        let places = seats.0.iter().enumerate();
        let chair = |(place, &kind): (usize, &Option<SeatKind>)| {
            Some(Chair {
                colour: Colour::ALL[place],
                kind: kind?,
                name: String::new(),
            })
        };
        let setup = Setup {
            chairs: places.filter_map(chair).collect(),
            ..Setup::of(&[])
        };
        setup.check().map(|()| setup)
    }

    fn names(setup: &Setup) -> Vec<String> {
        let chairs = setup.chairs.iter();
        chairs.map(|chair| format!("{:?}", chair.colour)).collect()
    }

    fn counted() -> Vec<Counted> {
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
                things: spelt(Object::ALL).collect(),
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

/// What a tale comes to.
#[derive(Default)]
struct Count {
    rounds: u8,
    winners: Vec<Seat>,
    scores: Vec<Score>,
    cards: [u32; Card::ALL.len()],
    barrels: [u32; Barrel::ALL.len()],
    objects: [u32; Object::ALL.len()],
}

impl Count {
    fn hear(&mut self, told: &Told<Event, Cause>, faces: &Faces) {
        match told.event {
            Event::PhaseBegan(_, round) => self.rounds = self.rounds.max(round),
            Event::Won { seat } => self.winners.push(seat),
            Event::Scored { score, .. } => self.scores.push(score),
            Event::Conjured { card, .. } => self.cards[card as usize] += 1,
            Event::BarrelConjured { barrel, .. } => self.barrels[barrel as usize] += 1,
            // Bones works by what is decided on it.
            Event::Decided {
                question: Question::SecondCard,
                ..
            } => self.barrels[Barrel::Bones as usize] += 1,
            Event::Used { object, .. } => self.objects[object as usize] += 1,
            Event::Moved {
                piece: Some(piece),
                from: Place::Pile(_),
                to,
            } => {
                // Those that are not used, but had.
                if let Some(Face::Object(object)) = faces.of(piece)
                    && matches!(to, Place::Hold(..) | Place::Box)
                    && (object as usize) <= Object::Compass as usize
                {
                    self.objects[object as usize] += 1;
                }
            }
            _ => {}
        }
    }
}
