//! What is seen of a session: the view, the question, the choices and the log, of those who look.

use super::session::{SessionSystems, at_table};
use super::{Explain, Refused, Session, Speak, Stays, TableGame, Undo};
use bevy::prelude::*;
use rules::table::{Game, Seat, Table};

/// The open question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub question: G::Question,
    /// Whether it is a secret.
    pub secret: bool,
}

/// A legal choice: what it says and where it lies.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer<G: TableGame> {
    /// The choice.
    pub choice: G::Choice,
    /// What it says.
    pub label: String,
    /// Where on the table it lies.
    pub spot: G::Spot,
    /// Where the piece lies that it moves, where that can be dragged.
    pub from: Option<G::Spot>,
}

/// What could be thought of as an answer and is none now.
#[derive(Debug, Clone, PartialEq)]
pub struct Barred<G: Game> {
    /// The choice.
    pub choice: G::Choice,
    /// What it says.
    pub label: String,
    /// The rule that forbids it.
    pub reason: G::Reason,
    /// That rule in a sentence.
    pub why: Refused,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<G: Game> {
    /// The event's number in the log.
    pub number: usize,
    /// Whose doing it is, if anybody's.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The rule behind it.
    pub cause: G::Cause,
    /// The line of its rules that a seat which the game plays itself followed.
    pub aid: Option<String>,
}

/// What is seen. Made anew whenever the session changes.
#[derive(Resource)]
pub struct Observation<G: TableGame> {
    /// The view; nothing before the first look.
    pub view: Option<G::View>,
    /// The open question.
    pub asked: Option<Asked<G>>,
    /// What is asked, in words.
    pub prompt: String,
    /// What may be answered by the people at the table.
    pub options: Vec<Offer<G>>,
    /// What they might look for and may not choose now.
    pub barred: Vec<Barred<G>>,
    /// Where the two answers lie that a look back compares: the one that was given, and the better one.
    pub compared: Option<[G::Spot; 2]>,
    /// Whose secret waits for a curtain.
    pub curtain: Option<Seat>,
    /// Whose eyes these are.
    pub viewer: Option<Seat>,
    /// How the last decision of a person can be taken back, or why not.
    pub can_take_back: Result<Undo, Stays>,
    /// The log.
    pub log: Vec<Line<G>>,
    seen: Option<u64>,
    heard: usize,
    taken_back: u64,
}

impl<G: TableGame> Default for Observation<G> {
    fn default() -> Self {
        Self {
            view: None,
            asked: None,
            prompt: String::new(),
            options: Vec::new(),
            barred: Vec::new(),
            compared: None,
            curtain: None,
            viewer: None,
            can_take_back: Err(Stays::Nothing),
            log: Vec::new(),
            seen: None,
            heard: 0,
            taken_back: 0,
        }
    }
}

impl<G: TableGame> Observation<G> {
    /// The change of the session that was seen last.
    #[must_use]
    pub fn seen(&self) -> Option<u64> {
        self.seen
    }

    /// What is asked, as a line that can be asked why like those of the log: its number is that of the event to come.
    #[must_use]
    pub fn question(&self) -> Option<Line<G>> {
        let asked = self.asked.filter(|_| !self.prompt.is_empty())?;
        let view = self.view.as_ref()?;
        Some(Line {
            number: self.heard,
            seat: Some(asked.seat),
            text: self.prompt.clone(),
            cause: G::asked_by(view, asked.seat, asked.question),
            aid: None,
        })
    }

    /// Returns the numbers of the choices of which something holds.
    pub fn numbers(&self, is: impl Fn(&Offer<G>) -> bool) -> Vec<usize> {
        let numbered = self.options.iter().enumerate();
        let which = numbered.filter(|(_, offer)| is(offer));
        which.map(|(number, _)| number).collect()
    }

    /// The choices that lie on a spot.
    pub fn at(&self, spot: G::Spot) -> impl Iterator<Item = &Offer<G>> {
        self.options
            .iter()
            .filter(move |option| option.spot == spot)
    }
}

impl<G: TableGame> Session<G> {
    /// Returns which rule forbids what a click on a spot would mean in a view; nothing where none does, where nobody at the
    /// table is asked, or where a curtain hangs before what may be known.
    pub fn refused(
        &mut self,
        observation: &Observation<G>,
        view: &G::View,
        spot: G::Spot,
    ) -> Option<Refused> {
        let asked = observation
            .asked
            .filter(|_| observation.curtain.is_none())?;
        if !self.is_person(asked.seat) || observation.at(spot).next().is_some() {
            return None;
        }
        let choice = G::attempt(view, asked.seat, asked.question, spot)?;
        self.why_not(choice)
    }
}

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Observation<G>>().add_systems(
        Update,
        look::<G>.after(SessionSystems).run_if(at_table::<G>),
    );
}

/// Looks again when something has changed.
pub(super) fn look<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut observation: ResMut<Observation<G>>,
) {
    if observation.seen != Some(session.changes()) {
        see(&mut session, &mut observation);
    }
}

/// What there is to be seen now.
pub(super) fn see<G: TableGame>(session: &mut Session<G>, observation: &mut Observation<G>) {
    observation.seen = Some(session.changes());
    let viewer = session.viewer();
    if viewer != observation.viewer || session.taken_back() != observation.taken_back {
        // Others look, or the log goes another way: what may be known of it differs from the first line on.
        observation.log.clear();
        observation.heard = 0;
        observation.taken_back = session.taken_back();
    }
    observation.viewer = viewer;
    observation.curtain = session.curtain();
    observation.can_take_back = if session.is_rehearsing() {
        let can = session.can_rehearse_back();
        can.then_some(Undo::Freely).ok_or(Stays::Nothing)
    } else {
        session.can_take_back().map(|(_, undo)| undo)
    };
    let view = session.seen();
    observation.compared = session.compared(&view);
    hear(session, observation, viewer);
    let (asked, choices) = session.open().unzip();
    let choices = choices.unwrap_or_default();
    observation.asked = asked;
    observation.options.clear();
    observation.barred.clear();
    observation.prompt.clear();
    if let Some(Asked { seat, question, .. }) = observation.asked
        && session.is_person(seat)
        && observation.curtain.is_none()
    {
        let refused = session.at_seen(Table::refused).unwrap_or_default();
        let speaker = session.speaker();
        observation.barred = refused
            .into_iter()
            .map(|(choice, reason)| Barred {
                choice,
                label: speaker.choice(&view, seat, question, choice),
                reason,
                why: session.refusal(reason),
            })
            .collect();
        observation.prompt = speaker.prompt(&view, seat, question);
        observation.options = choices
            .into_iter()
            .map(|choice| Offer {
                choice,
                label: speaker.choice(&view, seat, question, choice),
                spot: G::spot(&view, seat, question, choice),
                from: G::origin(&view, seat, question, choice),
            })
            .collect();
        number_twins(&mut observation.options);
    }
    observation.view = Some(view);
}

/// Two choices that say the same are told apart by numbers, so that each can be named.
fn number_twins<G: TableGame>(options: &mut [Offer<G>]) {
    for place in 1..options.len() {
        let label = options[place].label.clone();
        let before = options[..place]
            .iter()
            .filter(|other| other.label == label)
            .count();
        if before > 0 {
            options[place].label = format!("{label} ({})", before + 1);
        }
    }
}

fn hear<G: TableGame>(
    session: &mut Session<G>,
    observation: &mut Observation<G>,
    viewer: Option<Seat>,
) {
    let told = session.heard(observation.heard);
    observation.heard = session.events();
    let speaker = session.speaker();
    observation
        .log
        .extend(told.into_iter().filter_map(|(number, told)| {
            Some(Line {
                number,
                seat: G::actor(&told.event),
                text: speaker.event(&told, viewer)?,
                cause: told.cause,
                aid: speaker.aid(&told),
            })
        }));
}
