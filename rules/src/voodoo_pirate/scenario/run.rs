//! Playing a scenario: lay its position, make its choices, hold what came of them against what it expects.

use super::compare;
use super::format::{Attempt, Moment, Scenario};
use super::happening::Happening;
use super::spelling::{Asked, Meant, Names, Pirate, Spelled, text};
use super::{Fields, Trouble, lay};
use crate::table::{Agenda, Asking, Dice, Position, Seat, SeatKind, Table};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::event::{Event, Phase};
use crate::voodoo_pirate::load::standard;
use crate::voodoo_pirate::pieces::{Colour, Face, Faces, Place, Skull};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::setup::{Chair, Setup};
use crate::voodoo_pirate::steps::Step;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;
use bevy_state::prelude::*;

/// Seeds that are tried until one draws what a file says.
const MOST_SEEDS: u64 = 30_000;
/// Events that are shown of a tale that went another way.
const TAIL: usize = 25;

const PIRATES: Fields = &["position", "pirates"];
const BAG: Fields = &["position", "bag_gives"];
const SKULLS: Fields = &["position", "skulls_come"];
const MOMENT: Fields = &["position", "moment"];
const SUN: Fields = &["position", "sun"];
const CHOICES: Fields = &["choices"];

/// A table with a scenario under way.
pub(super) struct Stage {
    pub(super) table: Table<VoodooPirate>,
    pub(super) names: Names,
    /// How much of the tale was told before.
    told: usize,
}

impl Stage {
    /// What has been told since the scenario began, as files spell it.
    pub(super) fn tale(&self) -> Vec<Happening> {
        let tale = &self.table.tale()[self.told..];
        tale.iter()
            .map(|told| Happening::of(told, &self.names))
            .collect()
    }

    /// The end of the tale, a line an event.
    pub(super) fn tail(&self) -> String {
        let tale = self.tale();
        let from = tale.len().saturating_sub(TAIL);
        let mut tail = String::from("\n  the tale:");
        if from > 0 {
            tail.push_str(&format!("\n    … {from} events"));
        }
        for happening in &tale[from..] {
            tail.push_str("\n    ");
            tail.push_str(&happening.line());
        }
        tail
    }

    /// Looks at the table with the rules' eyes.
    pub(super) fn look<R>(&mut self, look: impl FnOnce(&Play, &Names) -> R) -> R {
        let Self { table, names, .. } = self;
        with_play(table, |play| look(play, names))
    }

    /// Who is asked what, in words.
    pub(super) fn asked(&self) -> String {
        match self.table.decision() {
            Some(decision) => {
                let pirate = text(&Pirate::spell(decision.seat, &self.names));
                let question = text(&Asked::spell(decision.question, &self.names));
                format!("{pirate} is asked {question}")
            }
            None => "nobody is asked anything".to_owned(),
        }
    }

    /// What can be chosen, in words.
    fn offered(&self) -> String {
        let Some(decision) = self.table.decision() else {
            return String::new();
        };
        let spelled = decision
            .choices
            .iter()
            .map(|&choice| text(&super::spelling::Answer::spell(choice, &self.names)));
        format!("\n  open: {}", spelled.collect::<Vec<_>>().join(", "))
    }

    /// Souls that the bag gave and skulls that the supply gave, in order.
    fn drawn(&self) -> (Vec<Colour>, Vec<Skull>) {
        let (mut souls, mut skulls) = (Vec::new(), Vec::new());
        for told in &self.table.tale()[self.told..] {
            match told.event {
                Event::Moved {
                    piece: Some(piece),
                    from: Place::Bag,
                    ..
                } => {
                    if let Some(Face::Soul(colour)) = self.names.faces.of(piece) {
                        souls.push(colour);
                    }
                }
                Event::MovedHidden {
                    piece: Some(piece),
                    from: Place::Supply,
                    ..
                } => {
                    if let Some(Face::Skull(skull)) = self.names.faces.of(piece) {
                        skulls.push(skull);
                    }
                }
                _ => {}
            }
        }
        (souls, skulls)
    }
}

fn with_play<R>(table: &mut Table<VoodooPirate>, act: impl FnOnce(&mut Play) -> R) -> R {
    let world = table.world_mut();
    let mut state = SystemState::<Play>::new(world);
    match state.get_mut(world) {
        Ok(mut play) => act(&mut play),
        Err(error) => panic!("the rules' world is not whole: {error}"),
    }
}

/// Plays a scenario; the first difference is the trouble.
pub(super) fn run(scenario: &Scenario) -> Result<(), Trouble> {
    let mut stage = played(scenario)?;
    compare::compare(&mut stage, &scenario.expect)
}

/// The table of a scenario, its choices made.
pub(super) fn table_of(scenario: &Scenario) -> Result<Table<VoodooPirate>, Trouble> {
    played(scenario).map(|stage| stage.table)
}

/// Lays a scenario's position and makes its choices, with the luck that it says.
fn played(scenario: &Scenario) -> Result<Stage, Trouble> {
    let setup = setup(scenario);
    let mut stage = stage(scenario, &setup)?;
    let mut start = Position::default();
    stage.table.copy_out(&mut start);
    for seed in 0..MOST_SEEDS {
        stage.table.copy_in(&start);
        if scenario.position.moment != Moment::Setup {
            *stage.table.world_mut().resource_mut::<Dice>() = Dice::new(seed);
        }
        let played = begin(&mut stage, scenario).and_then(|()| choose(&mut stage, scenario));
        let (souls, skulls) = stage.drawn();
        let as_wanted = starts_alike(&scenario.position.bag_gives, &souls)
            && starts_alike(&scenario.position.skulls_come, &skulls);
        if as_wanted {
            played?;
            enough(BAG, &scenario.position.bag_gives, &souls, &stage)?;
            enough(SKULLS, &scenario.position.skulls_come, &skulls, &stage)?;
            return Ok(stage);
        }
    }
    let text = format!("in {MOST_SEEDS} games the bag or the supply never gave this");
    Err(Trouble::at(BAG, text))
}

fn starts_alike<T: PartialEq>(wanted: &[T], drawn: &[T]) -> bool {
    wanted
        .iter()
        .zip(drawn)
        .all(|(wanted, drawn)| wanted == drawn)
}

fn enough<T>(fields: Fields, wanted: &[T], drawn: &[T], stage: &Stage) -> Result<(), Trouble> {
    if drawn.len() >= wanted.len() {
        return Ok(());
    }
    let (wanted, drawn, tail) = (wanted.len(), drawn.len(), stage.tail());
    let text = format!("expected {wanted} drawn, got {drawn}{tail}");
    Err(Trouble::at(fields, text))
}

fn setup(scenario: &Scenario) -> Setup {
    let chairs = scenario.position.pirates.iter().map(|captain| Chair {
        colour: captain.colour,
        kind: captain.kind.0.unwrap_or(SeatKind::Human),
        name: String::new(),
    });
    Setup {
        chairs: chairs.collect(),
        skills: scenario.position.skills,
        blessed: scenario.position.blessed,
    }
}

/// A table with the position laid and nothing played.
fn stage(scenario: &Scenario, setup: &Setup) -> Result<Stage, Trouble> {
    let position = &scenario.position;
    let new_table = |seed| {
        Table::<VoodooPirate>::new(standard(), setup, seed)
            .map_err(|text| Trouble::at(PIRATES, text))
    };
    let mut table = new_table(0)?;
    let names = Names {
        colours: position
            .pirates
            .iter()
            .map(|captain| captain.colour)
            .collect(),
        faces: table.world_mut().resource::<Faces>().clone(),
    };
    if position.moment == Moment::Setup {
        return set_up(scenario, new_table, names);
    }
    let world = table.world_mut();
    *world.resource_mut::<Agenda<Step>>() = Agenda::default();
    *world.resource_mut::<Asking<Question, Choice>>() = Asking::default();
    let phase = match position.moment {
        Moment::Setup | Moment::Harbour | Moment::Dusk => Phase::Harbour,
        Moment::Moonrise => Phase::Dusk,
        Moment::Moonlight(_) | Moment::Dawn => Phase::Moonlight,
    };
    *world.resource_mut::<State<Phase>>() = State::new(phase);
    with_play(&mut table, |play| lay::lay(play, position, &names))?;
    if let Some(fault) = table.faults().first() {
        return Err(Trouble::at(PIRATES, fault.clone()));
    }
    let told = table.tale().len();
    Ok(Stage { table, names, told })
}

/// A game just set up, whose Sun is where the file wants it.
fn set_up(
    scenario: &Scenario,
    new_table: impl Fn(u64) -> Result<Table<VoodooPirate>, Trouble>,
    names: Names,
) -> Result<Stage, Trouble> {
    let sun = match scenario.position.sun.0 {
        Some(pirate) => Some(
            pirate
                .meant(&names)
                .map_err(|text| Trouble::at(SUN, text))?,
        ),
        None => None,
    };
    for seed in 0..MOST_SEEDS {
        let mut table = new_table(seed)?;
        let first = with_play(&mut table, |play| play.sun());
        if sun.is_none_or(|sun| sun == first) {
            return Ok(Stage {
                table,
                names,
                told: 0,
            });
        }
    }
    Err(Trouble::at(SUN, "no game begins so"))
}

/// Sets the game going.
fn begin(stage: &mut Stage, scenario: &Scenario) -> Result<(), Trouble> {
    let seats = scenario.position.pirates.len() as u8;
    let step = match scenario.position.moment {
        Moment::Setup => return Ok(()),
        Moment::Harbour => Step::PlaceShips(0),
        Moment::Dusk => Step::PlaceShips(seats),
        Moment::Moonrise => Step::NightFalls(()),
        Moment::Moonlight(pirate) => {
            let seat = seat_of(stage, pirate, MOMENT, None)?;
            let world = stage.table.world_mut();
            world
                .resource_mut::<Agenda<Step>>()
                .push(Step::PassMoon(()));
            Step::TakeTurn(seat)
        }
        Moment::Dawn => Step::PassMoon(()),
    };
    stage.table.set_off(step);
    Ok(())
}

fn seat_of(
    stage: &Stage,
    pirate: Pirate,
    fields: Fields,
    item: Option<usize>,
) -> Result<Seat, Trouble> {
    pirate
        .meant(&stage.names)
        .map_err(|text| Trouble { fields, item, text })
}

/// Makes the choices, each of them the open decision of the pirate named.
fn choose(stage: &mut Stage, scenario: &Scenario) -> Result<(), Trouble> {
    for (item, attempt) in scenario.choices.iter().enumerate() {
        attempt_one(stage, attempt).map_err(|text| {
            let text = format!("{text}{}", stage.tail());
            Trouble::at_item(CHOICES, item, text)
        })?;
    }
    Ok(())
}

fn attempt_one(stage: &mut Stage, attempt: &Attempt) -> Result<(), String> {
    let Attempt {
        pirate,
        answer,
        refused,
    } = attempt;
    let seat = pirate.meant(&stage.names)?;
    let choice = answer.meant(&stage.names)?;
    let spelled = format!("{}: {}", text(pirate), text(answer));
    let asked = stage.table.decision().map(|decision| decision.seat);
    if asked != Some(seat) {
        return Err(format!("{spelled}, but {}", stage.asked()));
    }
    let before = refused.map(|_| position_of(stage));
    match (stage.table.choose(choice), refused) {
        (Ok(()), None) => match stage.table.faults().first() {
            Some(fault) => Err(format!("{spelled}: then {fault}")),
            None => Ok(()),
        },
        (Ok(()), Some(reason)) => Err(format!(
            "{spelled}: expected Refused({reason:?}), got it carried out"
        )),
        (Err(refusal), None) => Err(format!(
            "{spelled}: refused, {:?}; {}{}",
            refusal.reason,
            stage.asked(),
            stage.offered()
        )),
        (Err(refusal), Some(reason)) if refusal.reason == *reason => {
            if before == Some(position_of(stage)) {
                Ok(())
            } else {
                Err(format!("{spelled}: refused, but something changed"))
            }
        }
        (Err(refusal), Some(reason)) => Err(format!(
            "{spelled}: expected Refused({reason:?}), got Refused({:?}); {}",
            refusal.reason,
            stage.asked()
        )),
    }
}

fn position_of(stage: &mut Stage) -> Position {
    let mut position = Position::default();
    stage.table.copy_out(&mut position);
    position
}
