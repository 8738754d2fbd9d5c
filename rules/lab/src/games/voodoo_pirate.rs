//! Voodoo Pirate on the command line.

use super::{Asked, Counted, Ending, House, Lab, Listener, Telling, spelt, told};
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
        let view = table.view(Some(seat));
        let choices = choices.iter();
        Ok(Asked {
            question: speaker.prompt_in(&view, seat, question),
            choices: choices
                .map(|&choice| speaker.choice_in(&view, seat, question, choice))
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

fn speaker(table: &mut Table<VoodooPirate>) -> Result<Speaker, String> {
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
