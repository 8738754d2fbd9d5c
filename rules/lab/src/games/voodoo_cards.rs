//! Voodoo Pirate Card Game on the command line.

use super::{Asked, Counted, Ending, House, Lab, Listener, Telling, spelt, told};
use crate::seats::Seats;
use rules::table::files::{Fault, Files};
use rules::table::{Seat, SeatKind, Table, Told};
use rules::voodoo_cards::data::Data;
use rules::voodoo_cards::pieces::{Barrel, Card, Colour, Face, Faces, Object, Place};
use rules::voodoo_cards::ring::SPACES;
use rules::voodoo_cards::words::{Speaker, load_words};
use rules::voodoo_cards::{
    Cause, Chair, Choice, Event, Question, Score, Setup, VoodooCards, load, scenario,
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
        let speaker = speaker(table)?;
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

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, String> {
        let speaker = speaker(table)?;
        let decision = table.decision().ok_or("nobody is asked anything")?;
        let (seat, question) = (decision.seat, decision.question);
        let choices = choices.iter();
        Ok(Asked {
            question: speaker.prompt(seat, question),
            choices: choices
                .map(|&choice| speaker.choice(question, choice))
                .collect(),
        })
    }

    fn check_texts(files: &Files) -> Result<(), Vec<Fault>> {
        load_words(files).map(|_| ())
    }

    fn scenario(name: &str, text: &str) -> Result<(), String> {
        scenario::run_text(name, text)
    }
}

fn speaker(table: &mut Table<VoodooCards>) -> Result<Speaker, String> {
    let words = super::readable(load_words(&load::files()))?;
    Ok(Speaker::at(&words, table))
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
