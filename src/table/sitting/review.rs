//! After a game: the decisions that cost each person most, looked for behind the window, each with what would have been
//! better. Each can be looked at on the timeline, and played on from there.

use super::hint::{gain, than};
use super::{Advice, Sitting, Travel};
use crate::Screen;
use crate::table::{Aside, Shown, Speak};
use crate::theme::Awake;
use bevy::prelude::*;
use rules::captains::{Costly, Level, Plan, Review};
use rules::table::Seat;
use rules::table::save::Saved;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Decisions that are told of each person.
pub const MOST: usize = 5;
/// Thoughts about a decision: a game has hundreds of them.
const THOUGHTS: u32 = 200;
/// How often progress is shown.
const LOOK: Duration = Duration::from_millis(150);

/// Look at a decision that cost much, as it was.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenRegret(pub usize);

/// A decision that could have been better.
#[derive(Debug, Clone, PartialEq)]
pub struct Regret<G: Shown> {
    /// After so many decisions it was made.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// In which round, from 1; 0 before the first.
    pub round: usize,
    /// How much less near to winning it led, in hundredths.
    pub cost: f32,
    /// How many points it cost, as far as was looked ahead.
    pub points: f32,
    /// What was asked.
    pub prompt: String,
    /// What was chosen.
    pub chosen: String,
    /// What would have been better.
    pub better: String,
    /// The same as advice.
    pub advice: Advice<G>,
}

/// A game that is looked back at.
pub(super) struct Reviewing<G: Shown> {
    /// How the game went that is looked back at.
    line: Vec<G::Choice>,
    going: Option<Aside<()>>,
    found: Arc<Mutex<Found<G>>>,
    told: Vec<Regret<G>>,
    /// Whether one of the decisions is looked at.
    opened: bool,
}

struct Found<G: Shown> {
    looked: (usize, usize),
    costly: Vec<Costly<G::Choice>>,
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Shown> Sitting<G> {
    fn reviewing(&self) -> Option<&Reviewing<G>> {
        let reviewing = self.reviewing.as_ref()?;
        (reviewing.line == self.table.choices()).then_some(reviewing)
    }

    /// Begins to look back at the game, where that has not begun yet.
    ///
    /// # Errors
    /// Where the game cannot be played again, which every game can.
    pub fn review(&mut self) -> Result<(), String> {
        if self.reviewing().is_some() {
            return Ok(());
        }
        let people: Vec<Seat> = self.seats().filter(|&seat| self.is_person(seat)).collect();
        let saved = Saved::of(&self.table);
        let mut review = Review::new(&saved, self.table.data(), &people, plan())
            .map_err(|unfit| unfit.to_string())?;
        let found = Arc::new(Mutex::new(Found {
            looked: review.progress(),
            costly: Vec::new(),
        }));
        let shared = Arc::clone(&found);
        let going = Aside::begin(move |_| {
            let more = review.step();
            let worst = people.iter().flat_map(|&seat| review.worst_of(seat, MOST));
            let costly = worst.collect();
            *lock(&shared) = Found {
                looked: review.progress(),
                costly,
            };
            (!more).then_some(())
        });
        self.reviewing = Some(Reviewing {
            line: saved.choices,
            going: Some(going),
            found,
            told: Vec::new(),
            opened: false,
        });
        Ok(())
    }

    /// How many decisions have been looked at, and of how many; nothing once all are, or where nobody looks.
    #[must_use]
    pub fn review_goes_on(&self) -> Option<(usize, usize)> {
        let reviewing = self.reviewing()?;
        let going = reviewing.going.as_ref();
        going.map(|_| lock(&reviewing.found).looked)
    }

    /// What a person's decisions cost, the costliest first, as far as has been looked.
    #[must_use]
    pub fn regrets(&self, seat: Seat) -> Vec<&Regret<G>> {
        let told = self
            .reviewing()
            .map_or(&[][..], |reviewing| &reviewing.told);
        let mut regrets: Vec<_> = told.iter().filter(|regret| regret.seat == seat).collect();
        regrets.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        regrets
    }

    /// What is advised on the table that is looked at: a hint, or what would have been better.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice<G>> {
        let Some(at) = self.looks_back() else {
            return self.hint_given();
        };
        let mut told = self.reviewing()?.told.iter();
        told.find(|regret| regret.number == at)
            .map(|regret| &regret.advice)
    }

    /// Puts one of the decisions found in words that are not in words yet, and forgets those that others have taken the place
    /// of; says whether there was any.
    fn tell_regret(&mut self) -> bool {
        let Some(reviewing) = &mut self.reviewing else {
            return false;
        };
        let costly = lock(&reviewing.found).costly.clone();
        let told = &mut reviewing.told;
        let before = told.len();
        told.retain(|regret| costly.iter().any(|costly| costly.number == regret.number));
        let new = costly
            .iter()
            .find(|costly| told.iter().all(|regret| regret.number != costly.number));
        let (Some(&new), changed) = (new, before != told.len()) else {
            return before != told.len();
        };
        match self.in_words(&new) {
            Some(regret) => {
                if let Some(reviewing) = &mut self.reviewing {
                    reviewing.told.push(regret);
                }
                true
            }
            None => changed,
        }
    }

    fn in_words(&mut self, costly: &Costly<G::Choice>) -> Option<Regret<G>> {
        let number = costly.number;
        let again = Saved::of(&self.table).replay_to(self.table.data(), number);
        let mut table = again.ok()?;
        let view = table.view(Some(costly.seat));
        let question = table.decision()?.question;
        let speaker = &self.speaker;
        let name = |choice| speaker.choice(&view, costly.seat, question, choice);
        let (chosen, better) = (name(costly.chosen.choice), name(costly.better.choice));
        let points = costly.better.points - costly.chosen.points;
        let values = [
            ("chosen", chosen.clone().into()),
            ("better", better.clone().into()),
            ("than", than(points).into()),
            ("gain", gain(speaker.words(), points).into()),
        ];
        Some(Regret {
            number,
            seat: costly.seat,
            round: self.milestones().filter(|&round| round <= number).count(),
            cost: 100.0 * costly.cost(),
            points,
            prompt: speaker.prompt(&view, costly.seat, question),
            advice: Advice {
                choice: costly.better.choice,
                text: speaker.words().say("ui-better-told", &values),
            },
            chosen,
            better,
        })
    }
}

/// How decisions are judged.
fn plan() -> Plan {
    Plan {
        iterations: THOUGHTS,
        ..Level::Mate.plan()
    }
}

/// What is found is put in words.
pub(super) fn tell_regrets<G: Shown>(
    mut sitting: ResMut<Sitting<G>>,
    awake: Option<ResMut<Awake>>,
) {
    let told = sitting.tell_regret();
    let Some(reviewing) = &mut sitting.reviewing else {
        return;
    };
    let over = reviewing
        .going
        .as_mut()
        .is_some_and(|going| going.done().is_some());
    if over {
        reviewing.going = None;
    }
    if let Some(mut awake) = awake {
        if told || over {
            awake.stir();
        } else if reviewing.going.is_some() {
            awake.within(LOOK);
        }
    }
}

/// A decision is looked at on the timeline.
pub(super) fn open_regrets<G: Shown>(
    mut opens: MessageReader<OpenRegret>,
    mut sitting: ResMut<Sitting<G>>,
    mut travel: MessageWriter<Travel>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for &OpenRegret(number) in opens.read() {
        travel.write(Travel::To(number));
        screen.set(Screen::Table);
        if let Some(reviewing) = &mut sitting.reviewing {
            reviewing.opened = true;
        }
    }
}

/// Whoever has looked at a decision comes back to the others.
pub(super) fn come_back<G: Shown>(
    mut sitting: ResMut<Sitting<G>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if sitting.past.is_some() {
        return;
    }
    let told = sitting.told;
    if let Some(reviewing) = &mut sitting.reviewing
        && std::mem::take(&mut reviewing.opened)
        && told
    {
        screen.set(Screen::Review);
    }
}
