//! Reviews after a game: the decisions that cost each person most, looked for behind the window, each with the better one. Each can
//! be looked at on the timeline, and played on from there.

use super::blunder::{ToldBlunder, points, reasons, tenths};
use super::{Advice, Session, Travel};
use crate::Screen;
use crate::table::figures::decimal;
use crate::table::{BackgroundTask, Speak, TableGame};
use crate::theme::Awake;
use bevy::prelude::*;
use rules::captains::Level;
use rules::review::{Blunder, Gain, Review};
use rules::study::Studied;
use rules::table::Seat;
use rules::table::save::Saved;
use std::cmp::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most decisions listed for each person.
pub const MOST: usize = 8;
/// The time between two looks at the progress.
const LOOK: Duration = Duration::from_millis(150);

/// Shows the table at a costly decision, by its number.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenBlunder(pub usize);

/// A game that is looked back at.
pub(super) struct Reviewing<G: TableGame> {
    /// The choices of that game.
    line: Vec<G::Choice>,
    /// Its result, by seat: the highest wins.
    result: Vec<i32>,
    /// Its points as they are told, by seat; 0 for a seat without a score.
    points: Vec<i32>,
    going: Option<BackgroundTask<()>>,
    found: Arc<Mutex<Found<G>>>,
    told: Vec<ToldBlunder<G>>,
    /// The number of those found that have been put in words, or cannot be.
    tried: usize,
    /// True if one of the decisions is looked at.
    opened: bool,
}

struct Found<G: TableGame> {
    looked: (usize, usize),
    /// The costly decisions, in the order of the game.
    costly: Vec<Blunder<G::Choice>>,
    sums: Vec<Sum>,
}

/// The sum of a person's decisions that could have been better.
struct Sum {
    seat: Seat,
    count: usize,
    /// Their cost in tenths of a point, each rounded as it is told.
    cost: i32,
    gain: Gain,
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: TableGame> Reviewing<G> {
    /// Returns whether every decision was examined, and all that were found are in words.
    fn is_whole(&self) -> bool {
        self.going.is_none() && self.tried == lock(&self.found).costly.len()
    }
}

impl<G: TableGame + Studied> Session<G> {
    /// Begins to review the game, unless that has begun.
    ///
    /// # Errors
    /// The game cannot be replayed, which every game can.
    pub fn review(&mut self) -> Result<(), String> {
        if self.reviewing().is_some() {
            return Ok(());
        }
        let people: Vec<Seat> = self.seats().filter(|&seat| self.is_person(seat)).collect();
        let saved = Saved::of(&self.table);
        let mut review = Review::new(
            &saved,
            self.table.data(),
            &people,
            Level::Captain.plan::<G>(),
        )
        .map_err(|unfit| unfit.to_string())?;
        let found = Arc::new(Mutex::new(Found {
            looked: review.progress(),
            costly: Vec::new(),
            sums: Vec::new(),
        }));
        let shared = Arc::clone(&found);
        let going = BackgroundTask::begin(move |_| {
            let more = review.step();
            let sum = |&seat: &Seat| {
                let (count, gain) = review.sum_of(seat);
                let all = review.worst_of(seat, count);
                Sum {
                    seat,
                    count,
                    cost: all.iter().map(|costly| tenths(costly.cost())).sum(),
                    gain,
                }
            };
            *lock(&shared) = Found {
                looked: review.progress(),
                costly: review.found().to_vec(),
                sums: people.iter().map(sum).collect(),
            };
            (!more).then_some(())
        });
        let view = self.table.view(None);
        let points = self
            .seats()
            .map(|seat| <G as TableGame>::points(&view, self.data(), seat));
        self.reviewing = Some(Reviewing {
            line: saved.choices,
            points: points.collect(),
            result: self.table.result(),
            going: Some(going),
            found,
            told: Vec::new(),
            tried: 0,
            opened: false,
        });
        Ok(())
    }

    /// Returns sentences on the end of a game for a person and on the cost of all decisions that could have been better, as far as
    /// they are examined; and a sentence on where that cost lay, once all are.
    #[must_use]
    pub fn review_in_short(&self, seat: Seat) -> [String; 2] {
        let Some(reviewing) = self.reviewing() else {
            return Default::default();
        };
        let result = &reviewing.result;
        let others = result.iter().enumerate();
        let rival = others.filter(|&(other, _)| other != seat.index());
        let rival = rival.max_by_key(|&(_, &result)| result);
        let (words, ranks) = (self.speaker.words(), self.ranks());
        let ended = rival.map(|(rival, best)| {
            let own = seat.index();
            let how = match result[own].cmp(best) {
                Ordering::Equal => "level",
                Ordering::Greater => "ahead",
                Ordering::Less => "behind",
            };
            let lead = reviewing.points[own] - reviewing.points[rival];
            let lead = ranks.whole(lead);
            let id = match (ranks.first(), lead) {
                (None, _) => "ui-review-ended",
                (Some(_), 0) => "ui-review-ended-tie",
                (Some(_), _) => "ui-review-ended-ranked",
            };
            let values = [
                ("how", how.into()),
                ("points", i64::from(lead.abs()).into()),
                ("unit", ranks.unit(&self.speaker).into()),
            ];
            words.say(id, &values)
        });
        let whole = reviewing.is_whole();
        let found = lock(&reviewing.found);
        let mut sums = found.sums.iter();
        let sum = sums.find(|sum| sum.seat == seat && sum.count > 0);
        let summed = sum.map(|sum| {
            let cost = ranks.all(points(sum.cost));
            let values = [
                ("count", (sum.count as i64).into()),
                ("listed", (MOST as i64).into()),
                ("cost", decimal(words, cost.into(), 1).into()),
                ("unit", ranks.unit(&self.speaker).into()),
            ];
            if !whole {
                let sum = words.say("ui-review-sum", &values);
                return words.say("ui-review-so-far", &[("sum", sum.into())]);
            }
            let id = match sum.count > MOST {
                true => "ui-review-sum-more",
                false => "ui-review-sum",
            };
            words.say(id, &values)
        });
        let said: Vec<String> = ended.into_iter().chain(summed).collect();
        let reasons = sum.filter(|_| whole).map(|sum| {
            let reasons = reasons(&self.speaker, &ranks, sum.cost, &sum.gain, G::SOURCES);
            words.say("ui-review-reasons", &[("reasons", reasons.into())])
        });
        [said.join(" "), reasons.unwrap_or_default()]
    }
}

impl<G: TableGame> Session<G> {
    fn reviewing(&self) -> Option<&Reviewing<G>> {
        let reviewing = self.reviewing.as_ref()?;
        (reviewing.line == self.table.choices()).then_some(reviewing)
    }

    /// Returns the number of decisions examined, and of all; `None` once all are, or if there is no review.
    #[must_use]
    pub fn review_goes_on(&self) -> Option<(usize, usize)> {
        let reviewing = self.reviewing()?;
        let going = reviewing.going.as_ref();
        going.map(|_| lock(&reviewing.found).looked)
    }

    /// Returns whether one of the decisions is looked at, from the list of them.
    #[must_use]
    pub fn is_opened(&self) -> bool {
        self.reviewing().is_some_and(|reviewing| reviewing.opened)
    }

    /// Returns the decisions that cost a person most, the costliest first. As long as a captain still looks, returns all that it
    /// has found, in the order of the game: they change places only once, at the end.
    #[must_use]
    pub fn blunders(&self, seat: Seat) -> Vec<&ToldBlunder<G>> {
        let Some(reviewing) = self.reviewing() else {
            return Vec::new();
        };
        let told = reviewing.told.iter();
        let mut blunders: Vec<_> = told.filter(|blunder| blunder.seat == seat).collect();
        if reviewing.is_whole() {
            blunders.sort_by(|one, other| other.cost.total_cmp(&one.cost));
            blunders.truncate(MOST);
        }
        blunders
    }

    /// Returns the advice on the table that is looked at: a hint, or the better choice.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice<G>> {
        let Some(at) = self.looks_back() else {
            return self.hint_given();
        };
        let mut told = self.reviewing()?.told.iter();
        told.find(|blunder| blunder.number == at)
            .map(|blunder| &blunder.advice)
    }

    /// Returns the spots of the two answers that are compared on the table that is looked at, the one given first.
    pub(in crate::table) fn compared(&mut self, view: &G::View) -> Option<[G::Spot; 2]> {
        let advice = self.advice()?;
        let both = [advice.instead?, advice.choice];
        let decision = self.shown().decision()?;
        let (seat, question) = (decision.seat, decision.question);
        let spots = both.map(|choice| G::spot(view, seat, question, choice));
        if spots[0] != spots[1] {
            return Some(spots);
        }
        // Both lie in one place: the piece that is moved there tells them apart.
        match both.map(|choice| G::origin(view, seat, question, choice)) {
            [Some(given), Some(better)] if given != better => Some([given, better]),
            _ => None,
        }
    }

    /// Puts the next of the decisions found in words; returns whether there was any.
    fn tell_blunder(&mut self, sources: &[&str]) -> bool {
        let new = self.reviewing.as_ref().and_then(|reviewing| {
            let found = lock(&reviewing.found);
            found.costly.get(reviewing.tried).cloned()
        });
        let Some(new) = new else {
            return false;
        };
        let blunder = self.blunder(&new, sources);
        if let Some(reviewing) = &mut self.reviewing {
            reviewing.tried += 1;
            reviewing.told.extend(blunder);
        }
        true
    }
}

/// Puts the decisions found in words.
pub(super) fn tell_blunders<G: TableGame + Studied>(
    mut session: ResMut<Session<G>>,
    awake: Option<ResMut<Awake>>,
) {
    let told = session.tell_blunder(G::SOURCES);
    let Some(reviewing) = &mut session.reviewing else {
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

/// Opens a decision on the timeline.
pub(super) fn open_blunders<G: TableGame>(
    mut opens: MessageReader<OpenBlunder>,
    mut session: ResMut<Session<G>>,
    mut travel: MessageWriter<Travel>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for &OpenBlunder(number) in opens.read() {
        travel.write(Travel::To(number));
        screen.set(Screen::Table);
        if let Some(reviewing) = &mut session.reviewing {
            reviewing.opened = true;
        }
    }
}

/// Returns from a decision that was looked at to the list of them.
pub(super) fn come_back<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if session.past.is_some() {
        return;
    }
    let told = session.told;
    if let Some(reviewing) = &mut session.reviewing
        && std::mem::take(&mut reviewing.opened)
        && told
    {
        screen.set(Screen::Review);
    }
}
