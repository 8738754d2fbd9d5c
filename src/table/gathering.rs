//! A set of things that a question asks for one by one: gathered at the table in any order, and made in one act.

use super::observation::look;
use super::session::{SHUFFLE, at_table};
use super::{Gathering, Observation, Offer, Refused, Session, SetEnds, Speak, Spot, TableGame};
use crate::order::{GameSystems, GameUpdate};
use bevy::prelude::*;
use rules::table::{Game, Seat, Table};

/// A thing is raised as part of the set that is asked for, or laid down again.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Raise<S: Send + Sync + 'static>(pub S);

/// The set that is being gathered.
#[derive(Debug, Clone, PartialEq)]
pub struct Gathered<G: TableGame> {
    /// The things that can be part of it, and the way it ends.
    pub of: Gathering<G>,
    /// The spots of the raised things.
    pub raised: Vec<G::Spot>,
    /// The text of the set's button, and the reason why it is no answer; `None` if it is one, or nothing is raised.
    pub unfit: Option<(String, Refused)>,
}

impl<G: TableGame> Gathered<G> {
    /// Returns a set of which nothing is raised yet.
    pub(super) fn of(of: Gathering<G>) -> Self {
        Self {
            of,
            raised: Vec::new(),
            unfit: None,
        }
    }

    /// Returns the choice that adds the thing on a spot; `None` if it cannot be part of the set.
    #[must_use]
    pub fn adds(&self, spot: G::Spot) -> Option<G::Choice> {
        let mut things = self.of.things.iter();
        things
            .find(|(other, _)| *other == spot)
            .map(|(_, choice)| *choice)
    }

    /// Returns whether the thing on a spot is raised.
    #[must_use]
    pub fn is_raised(&self, spot: G::Spot) -> bool {
        self.raised.contains(&spot)
    }

    /// Returns the choices by which all that is raised is made, in the order in which the rules ask.
    #[must_use]
    pub fn planned(&self) -> Vec<G::Choice> {
        let things = self.of.things.iter();
        let raised = things.filter(|(spot, _)| self.is_raised(*spot));
        let adds = raised.map(|(_, choice)| *choice);
        let done = match self.of.ends {
            SetEnds::Done(done) => Some(done),
            SetEnds::Count(_) => None,
        };
        self.of.begins.into_iter().chain(adds).chain(done).collect()
    }

    /// Returns whether a choice begins or ends the set with nothing in it, though something is raised.
    #[must_use]
    pub fn leaves_out(&self, choice: G::Choice) -> bool {
        let empty = self.of.begins.unwrap_or(match self.of.ends {
            SetEnds::Done(done) => done,
            SetEnds::Count(_) => return false,
        });
        !self.raised.is_empty() && choice == empty
    }

    /// Returns the number of things that a set of fixed size lacks; negative if there are too many.
    fn missing(&self) -> i64 {
        match self.of.ends {
            SetEnds::Done(_) => 0,
            SetEnds::Count(count) => count as i64 - self.raised.len() as i64,
        }
    }
}

/// The reason why a plan is no act.
enum Unfit<G: Game> {
    /// A rule forbids one of its choices.
    Forbidden(G::Reason),
    /// The rules go another way, since nothing else is legal after a part of it.
    Elsewhere,
}

/// Returns a seat's answers since the log had so many events, whether it was asked or not.
fn answered<G: TableGame>(table: &Table<G>, seat: Seat, from: usize) -> Vec<G::Choice> {
    let told = table.log()[from..].iter();
    let answers = told.filter_map(|told| G::answered(&told.event));
    let own = answers.filter(|answer| answer.seat == seat);
    own.map(|answer| answer.choice).collect()
}

/// Plays a plan in a fork, and returns those of its choices that are asked for: one that is left alone is made by itself. Returns
/// `None` if nobody is asked.
///
/// If the set is `counted`, one of so many things, it is whole once no more of it is asked for.
fn played<G: TableGame>(
    table: &mut Table<G>,
    planned: &[G::Choice],
    counted: bool,
) -> Option<Result<Vec<G::Choice>, Unfit<G>>> {
    let seat = table.decision()?.seat;
    let from = table.log().len();
    let play = |fork: &mut Table<G>| {
        let mut act = Vec::new();
        for (place, &choice) in planned.iter().enumerate() {
            if answered(fork, seat, from).len() > place {
                continue;
            }
            match fork.choose(choice) {
                Ok(()) => act.push(choice),
                Err(_) if counted && place > 0 => return Ok(act),
                Err(refusal) => return Err(Unfit::Forbidden(refusal.reason)),
            }
        }
        let made = answered(fork, seat, from);
        let is_it = made.starts_with(planned);
        is_it.then_some(act).ok_or(Unfit::Elsewhere)
    };
    Some(table.fork_for(seat, SHUFFLE, play))
}

impl<G: TableGame> Session<G> {
    /// Returns the act by which a plan is made.
    ///
    /// # Errors
    /// The reason why it is none.
    fn act_of_plan(
        &mut self,
        planned: &[G::Choice],
        counted: bool,
    ) -> Result<Vec<G::Choice>, Refused> {
        let made = self.by_the_rules(|session| {
            let made = session.at_seen(|table| played(table, planned, counted));
            made.flatten()
        });
        match made.ok().flatten() {
            Some(Ok(act)) => Ok(act),
            Some(Err(Unfit::Forbidden(reason))) => Err(self.refusal(reason)),
            Some(Err(Unfit::Elsewhere)) | None => Err(Refused {
                text: self.speaker().say("ui-set-unfit"),
                topic: None,
            }),
        }
    }
}

impl<G: TableGame> Observation<G> {
    /// Raises the thing on a spot, or lays it down again, and offers the set as an act where it is an answer.
    fn raise(&mut self, session: &mut Session<G>, spot: G::Spot) {
        let Some(gathered) = &mut self.gathered else {
            return;
        };
        if gathered.adds(spot).is_none() {
            return;
        }
        match gathered.raised.iter().position(|other| *other == spot) {
            Some(place) => {
                gathered.raised.remove(place);
            }
            None => gathered.raised.push(spot),
        }
        self.gather(session);
    }

    /// Offers the raised set as an act, or notes why it is none.
    fn gather(&mut self, session: &mut Session<G>) {
        self.options.retain(|offer| !offer.gathers);
        let (Some(gathered), Some(asked), Some(view)) =
            (&mut self.gathered, self.asked, &self.view)
        else {
            return;
        };
        gathered.unfit = None;
        if gathered.raised.is_empty() {
            return;
        }
        let planned = gathered.planned();
        let missing = gathered.missing();
        let act = if missing == 0 {
            session.act_of_plan(&planned, matches!(gathered.of.ends, SetEnds::Count(_)))
        } else {
            let count = [("count", missing.into())];
            Err(Refused {
                text: session.speaker().words().say("ui-set-count", &count),
                topic: None,
            })
        };
        let pairs = planned.iter().map(|&choice| (asked.question, choice));
        let placed = (G::Spot::BUTTON, pairs.collect());
        let label = session.speaker().act(view, asked.seat, &placed);
        match act {
            Ok(act) => {
                if let [choice, then @ ..] = &act[..] {
                    self.options.push(Offer {
                        choice: *choice,
                        then: then.to_vec(),
                        label,
                        spot: G::Spot::BUTTON,
                        from: None,
                        gathers: true,
                        veiled: false,
                    });
                }
            }
            Err(why) => gathered.unfit = Some((label, why)),
        }
    }
}

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.add_message::<Raise<G::Spot>>().add_systems(
        GameUpdate(G::ID),
        raise::<G>
            .after(look::<G>)
            .in_set(GameSystems::Observe)
            .run_if(at_table::<G>),
    );
}

pub(super) fn raise<G: TableGame>(
    mut raises: MessageReader<Raise<G::Spot>>,
    mut session: ResMut<Session<G>>,
    mut observation: ResMut<Observation<G>>,
) {
    for &Raise(spot) in raises.read() {
        observation.raise(&mut session, spot);
    }
}
