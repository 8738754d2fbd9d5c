//! Lessons: a game taught at its own table, in files that a designer writes.
//!
//! A lesson is a position, laid as a scenario lays it ([`super::scenario`]), and steps. At a step the guide says something, and
//! may point at things on the table; where it asks for a choice, only the ones listed there lead on. All others at the table are
//! played by the game, so that a lesson goes the way its file says. `assets/voodoo_pirate/lessons` has examples.

use super::files::{Fault, Files, record};
use super::scenario::{Meant, ScenarioError, Script, Stage, text};
use super::{EventLog, Game, Position, SeatKind, Table, Word};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A game that can have lessons.
pub trait Taught: Game {
    /// Something on the table that a guide can point at.
    type Mark: Word;

    /// The paths of the lessons' files, in the order in which they are taken.
    const LESSONS: &'static [&'static str] = &[];

    /// Reads one of [`Taught::LESSONS`], and plays it to its end in every way that it allows.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn lesson(_files: &Files, path: &str) -> Result<Lesson<Self>, Vec<Fault>> {
        Err(vec![Fault::new(
            path,
            "",
            0,
            "it is no lesson of this game".into(),
        )])
    }
}

/// A game whose lessons stand in files.
pub trait LessonScript: Script + Taught {
    /// A [`Taught::Mark`] as files spell it.
    type MarkName: Meant<Self::Names, Rules = Self::Mark> + Copy + DeserializeOwned;
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct Written<S: LessonScript> {
    /// The position that it begins with.
    position: S::Position,
    /// The texts and questions, in order.
    steps: Vec<WrittenStep<S>>,
}

/// A step as it is written.
#[record]
#[serde(bound = "")]
struct WrittenStep<S: LessonScript> {
    /// The text that is said: the end of its id.
    #[required]
    say: String,
    /// The marks that are pointed at meanwhile.
    at: Vec<S::MarkName>,
    /// The choices that lead on; where none is asked for, whoever has read goes on.
    ask: Vec<S::Answer>,
}

/// A lesson that has been read and checked.
pub struct Lesson<G: Taught> {
    /// The texts and questions, in order.
    pub steps: Vec<Step<G>>,
    /// Lays the position, at a table that explains itself or not.
    lay: Box<dyn Fn(bool) -> Result<Table<G>, ScenarioError> + Send + Sync>,
}

/// A step of a lesson.
pub struct Step<G: Taught> {
    /// The id of what the guide says.
    pub say: String,
    /// The marks that the guide points at meanwhile.
    pub at: Vec<G::Mark>,
    /// The choices that lead on. If empty, the player goes on after reading.
    pub ask: Vec<G::Choice>,
}

impl<G: Taught> Step<G> {
    /// Returns the id of what is said after another choice than those asked for.
    #[must_use]
    pub fn other(&self) -> String {
        format!("{}.other", self.say)
    }
}

/// Returns a lesson's name, which is that of its file.
///
/// Its title is the text `lesson-NAME`, what it teaches is `lesson-NAME.about`.
#[must_use]
pub fn name(path: &str) -> &str {
    let file = path.rsplit_once('/').map_or(path, |(_, file)| file);
    file.strip_suffix(".ron").unwrap_or(file)
}

const PIRATES: &[&str] = &["position", "pirates"];
const STEPS: &[&str] = &["steps"];

/// Reads the file of a lesson, and plays it to its end in every way that it allows.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read<S: LessonScript>(files: &Files, path: &str) -> Result<Lesson<S>, Vec<Fault>> {
    let mut faults = Vec::new();
    let Some(source) = files.open(path, &mut faults) else {
        return Err(faults);
    };
    let Some(written) = source.record::<Written<S>>(&mut faults) else {
        return Err(faults);
    };
    let understood = Course::understood(written, name(path));
    let course = understood.map_err(|error| vec![error.fault(&source)])?;
    let (position, luck) = (course.position, course.luck);
    Ok(Lesson {
        steps: course.steps,
        lay: Box::new(move |explains| {
            let mut stage = laid::<S>(&position)?;
            if explains {
                S::explain(stage.table.world_mut());
            }
            stage.begin(&position, luck)?;
            Ok(stage.table)
        }),
    })
}

/// A lesson that is being checked.
struct Course<S: LessonScript> {
    steps: Vec<Step<S>>,
    position: S::Position,
    luck: u64,
}

impl<S: LessonScript> Course<S> {
    fn understood(written: Written<S>, name: &str) -> Result<Self, ScenarioError> {
        let mut stage = laid::<S>(&written.position)?;
        let seats = S::seats(stage.table.setup()).into_iter();
        let people = seats.filter(|&kind| kind == SeatKind::Human).count();
        if people != 1 {
            let text = format!("{people} people take this lesson, expected one");
            return Err(ScenarioError::at(PIRATES, text));
        }
        let mut steps = Vec::new();
        for (item, step) in written.steps.iter().enumerate() {
            let told = |text| ScenarioError::at_item(STEPS, item, text);
            let marks = step.at.iter().map(|mark| mark.meant(&stage.names));
            let choices = step.ask.iter().map(|choice| choice.meant(&stage.names));
            steps.push(Step {
                say: format!("lesson-{name}-{}", step.say),
                at: marks.collect::<Result<_, _>>().map_err(told)?,
                ask: choices.collect::<Result<_, _>>().map_err(told)?,
            });
        }
        if steps.is_empty() {
            return Err(ScenarioError::at(
                STEPS,
                "a lesson without steps teaches nothing",
            ));
        }
        let mut lesson = Self {
            steps,
            position: written.position,
            luck: 0,
        };
        lesson.luck = stage.with_luck(&lesson.position, |stage, seed| {
            stage.begin(&lesson.position, seed)?;
            lesson.play_first(stage)
        })?;
        stage.all_drawn(&lesson.position)?;
        let untaken = lesson.steps.iter().map(|step| vec![false; step.ask.len()]);
        let mut taken: Vec<Vec<bool>> = untaken.collect();
        let mut stage = laid::<S>(&lesson.position)?;
        stage.begin(&lesson.position, lesson.luck)?;
        lesson.play_every_way(&mut stage, 0, &mut taken)?;
        for (item, taken) in taken.iter().enumerate() {
            if let Some(place) = taken.iter().position(|taken| !taken) {
                let choice = text(&written.steps[item].ask[place]);
                let text = format!("{choice} is never open here");
                return Err(ScenarioError::at_item(STEPS, item, text));
            }
        }
        Ok(lesson)
    }

    /// Makes the first open choice of each step.
    fn play_first(&self, stage: &mut Stage<S>) -> Result<(), ScenarioError> {
        for item in self.asking() {
            let (_, choice) = self.open(stage, item).next().ok_or_else(|| {
                let (asked, offered) = (stage.asked(), stage.offered());
                let text = format!("none of these is open: {asked}{offered}");
                ScenarioError::at_item(STEPS, item, text)
            })?;
            take(stage, item, choice)?;
        }
        Ok(())
    }

    /// Makes every open choice of each step from this one on.
    fn play_every_way(
        &self,
        stage: &mut Stage<S>,
        from: usize,
        taken: &mut [Vec<bool>],
    ) -> Result<(), ScenarioError> {
        let Some(item) = self.asking().find(|&item| item >= from) else {
            return Ok(());
        };
        let open: Vec<_> = self.open(stage, item).collect();
        if open.is_empty() {
            let (asked, offered) = (stage.asked(), stage.offered());
            let text = format!("on one of the ways here none of these is open: {asked}{offered}");
            return Err(ScenarioError::at_item(STEPS, item, text));
        }
        let mut before = Position::default();
        stage.table.copy_out(&mut before);
        for (place, choice) in open {
            stage.table.copy_in(&before);
            take(stage, item, choice)?;
            taken[item][place] = true;
            self.play_every_way(stage, item + 1, taken)?;
        }
        Ok(())
    }

    /// The steps that ask for a choice.
    fn asking(&self) -> impl Iterator<Item = usize> {
        let steps = self.steps.iter().enumerate();
        steps
            .filter(|(_, step)| !step.ask.is_empty())
            .map(|(item, _)| item)
    }

    /// The choices asked for at a step that are open to the person who takes the lesson.
    fn open(&self, stage: &Stage<S>, item: usize) -> impl Iterator<Item = (usize, S::Choice)> {
        let seats = S::seats(stage.table.setup());
        let decision = stage.table.decision();
        let decision =
            decision.filter(|decision| seats.get(decision.seat.index()) == Some(&SeatKind::Human));
        let listed = decision.map_or_else(Vec::new, |decision| decision.choices.to_vec());
        let asked = self.steps[item].ask.iter().copied().enumerate();
        asked.filter(move |(_, choice)| listed.contains(choice))
    }
}

impl<G: Taught> Lesson<G> {
    /// Returns a table with the position laid and these choices made.
    ///
    /// # Errors
    /// The first choice that is not open, as after a change of the lesson's file.
    pub fn table(&self, choices: &[G::Choice]) -> Result<Table<G>, ScenarioError> {
        let mut table = (self.lay)(false)?;
        for &choice in choices {
            table.choose(choice).map_err(|refusal| {
                let text = format!("{choice:?}: {:?}", refusal.reason);
                ScenarioError::at(STEPS, text)
            })?;
        }
        Ok(table)
    }

    /// Returns a table with the position laid that notes what automa weigh, so that it can be asked why they acted.
    ///
    /// # Errors
    /// As for [`Self::table`].
    pub fn explaining(&self) -> Result<Table<G>, ScenarioError> {
        (self.lay)(true)
    }

    /// Returns the ids of all texts that the lesson says.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        self.steps.iter().flat_map(|step| {
            let other = (!step.ask.is_empty()).then(|| step.other());
            std::iter::once(step.say.clone()).chain(other)
        })
    }
}

/// A table with a position laid, whose log begins there.
fn laid<S: LessonScript>(position: &S::Position) -> Result<Stage<S>, ScenarioError> {
    let (mut table, names) = S::stage(position)?;
    let world = table.world_mut();
    world
        .resource_mut::<EventLog<S::Event, S::Cause>>()
        .truncate(0);
    Ok(Stage::new(table, names, 0))
}

fn take<S: LessonScript>(
    stage: &mut Stage<S>,
    item: usize,
    choice: S::Choice,
) -> Result<(), ScenarioError> {
    let told = |text| Err(ScenarioError::at_item(STEPS, item, text));
    if let Err(refusal) = stage.table.choose(choice) {
        return told(format!("{choice:?} is refused: {:?}", refusal.reason));
    }
    match stage.table.faults().first() {
        Some(fault) => told(format!("{choice:?}: then {fault}")),
        None => Ok(()),
    }
}
