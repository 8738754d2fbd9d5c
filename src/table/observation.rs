//! The observation of a session: the view, the question, the choices and the log, as those who look may know them.

use super::lesson::Course;
use super::line::{Line, tell};
use super::session::{News, at_table};
use super::{Gathered, Refused, Session, Speak, Spot, Stays, TableGame, Undo};
use crate::order::{GameSystems, GameUpdate};
use bevy::ecs::change_detection::Tick;
use bevy::ecs::system::SystemChangeTick;
use bevy::prelude::*;
use rules::table::{Game, Seat, Table};

/// The open question, as those who look may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked<G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// The question, in the game's own values.
    pub question: G::Question,
    /// True if choices and answer stay hidden from the other seats.
    pub secret: bool,
}

/// A choice that is legal, as far as those who look may know, with its text and its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer<G: TableGame> {
    /// The value that answers the question.
    pub choice: G::Choice,
    /// The choices that follow it, if it begins a whole act.
    pub then: Vec<G::Choice>,
    /// The text of its button, menu line or tip.
    pub label: String,
    /// Its place on the table.
    pub spot: G::Spot,
    /// The place of the piece that it moves, if that can be dragged.
    pub from: Option<G::Spot>,
    /// True if it is the set that has been gathered so far.
    pub gathers: bool,
    /// True if those who look may not be told whether it is legal: its seat looks at its own things first.
    pub veiled: bool,
}

impl<G: TableGame> Offer<G> {
    /// Returns the choices that it makes, in order.
    #[must_use]
    pub fn act(&self) -> Vec<G::Choice> {
        [&[self.choice], &self.then[..]].concat()
    }

    /// Returns whether it is this choice, and no more than that.
    #[must_use]
    pub fn is(&self, choice: G::Choice) -> bool {
        self.choice == choice && self.then.is_empty()
    }
}

/// An answer that a player might think of and that is refused now.
#[derive(Debug, Clone, PartialEq)]
pub struct Barred<G: Game> {
    /// The value that is refused.
    pub choice: G::Choice,
    /// The text of its button, menu line or tip.
    pub label: String,
    /// The rule that forbids it.
    pub reason: G::Reason,
    /// That rule in a sentence.
    pub why: Refused,
}

/// The knowledge of a session that those who look at the screen may have.
///
/// It is rebuilt when something of the session changes for them, and left alone else: others follow its changes, by Bevy's change
/// detection or, from frame to frame, by the tick of [`Observation::seen`].
#[derive(Resource)]
pub struct Observation<G: TableGame> {
    /// The view of the table; `None` before the first look.
    pub view: Option<G::View>,
    /// The open question, if somebody is asked.
    pub asked: Option<Asked<G>>,
    /// The person who was asked before.
    before: Option<Seat>,
    /// The question in words; empty if no person is asked.
    pub prompt: String,
    /// The legal choices of the person who is asked.
    pub options: Vec<Offer<G>>,
    /// The answers that this person might look for and cannot choose now.
    pub barred: Vec<Barred<G>>,
    /// The set that this person gathers, if one is asked for.
    pub gathered: Option<Gathered<G>>,
    /// In a look back: the places of the answer that was given and of the better one.
    pub compared: Option<[G::Spot; 2]>,
    /// The seat whose secret choice waits behind the curtain.
    pub curtain: Option<Seat>,
    /// The seat whose eyes these are; `None` is an onlooker.
    pub viewer: Option<Seat>,
    /// The way to take back the last decision of a person, or the reason why it stays.
    pub can_take_back: Result<Undo, Stays>,
    /// The log, as far as the viewer may know it.
    pub log: Vec<Line<G>>,
    seen: Option<Tick>,
    heard: usize,
    retold: Option<Tick>,
}

impl<G: TableGame> Default for Observation<G> {
    fn default() -> Self {
        Self {
            view: None,
            asked: None,
            before: None,
            prompt: String::new(),
            options: Vec::new(),
            barred: Vec::new(),
            gathered: None,
            compared: None,
            curtain: None,
            viewer: None,
            can_take_back: Err(Stays::Nothing),
            log: Vec::new(),
            seen: None,
            heard: 0,
            retold: None,
        }
    }
}

impl<G: TableGame> Observation<G> {
    /// Returns the tick at which this was built: another one whenever something has changed for those who look; `None` before the
    /// first look.
    #[must_use]
    pub fn seen(&self) -> Option<Tick> {
        self.seen
    }

    /// Returns the tick at which the log was told anew from its first event, since the game went another way or is told in another
    /// language.
    #[must_use]
    pub fn retold(&self) -> Option<Tick> {
        self.retold
    }

    /// Returns the seat that is asked once nothing moves any more; until then the person who was asked before.
    #[must_use]
    pub fn turn(&self, idle: bool) -> Option<Seat> {
        let asked = self.asked.map(|asked| asked.seat);
        if idle { asked } else { self.before.or(asked) }
    }

    /// Returns the question as a line of the log, so that it can be asked why. Its number is that of the event to come.
    #[must_use]
    pub fn question(&self) -> Option<Line<G>> {
        let asked = self.asked.filter(|_| !self.prompt.is_empty())?;
        let view = self.view.as_ref()?;
        Some(Line {
            number: self.heard,
            seat: Some(asked.seat),
            texts: vec![(self.heard, self.prompt.clone())],
            cause: G::asked_by(view, asked.seat, asked.question),
            aid: None,
        })
    }

    /// Returns the indices of the choices for which `is` holds.
    pub fn numbers(&self, is: impl Fn(&Offer<G>) -> bool) -> Vec<usize> {
        let numbered = self.options.iter().enumerate();
        let which = numbered.filter(|(_, offer)| is(offer));
        which.map(|(number, _)| number).collect()
    }

    /// Returns whether a lesson asks for something else than a choice, or for it on a button of its own before all that follows.
    #[must_use]
    pub fn is_off_course(&self, course: &Course<G>, offer: &Offer<G>) -> bool {
        let mut buttons = self.at(G::Spot::BUTTON);
        let passes_by =
            !offer.gathers && !offer.then.is_empty() && buttons.any(|one| one.is(offer.choice));
        passes_by || !course.takes(&offer.act())
    }

    /// Returns the choices that lie on a spot.
    pub fn at(&self, spot: G::Spot) -> impl Iterator<Item = &Offer<G>> {
        self.options
            .iter()
            .filter(move |option| option.spot == spot)
    }
}

impl<G: TableGame> Session<G> {
    /// Returns the rule that forbids the choice that a click on a spot would make.
    ///
    /// Returns `None` if no rule does, if no person is asked, or if a curtain hides the answer.
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
        let choice = G::attempt(view, self.data(), asked.seat, asked.question, spot)?;
        if self.hides(view, asked, choice) {
            return None;
        }
        self.why_not(choice)
    }
}

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Observation<G>>().add_systems(
        GameUpdate(G::ID),
        look::<G>.in_set(GameSystems::Observe).run_if(at_table::<G>),
    );
}

/// Rebuilds the observation when the session has changed, or when nobody has looked yet.
pub(super) fn look<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut observation: ResMut<Observation<G>>,
    ticks: SystemChangeTick,
) {
    if session.has_news() || observation.seen.is_none() {
        see(&mut session, &mut observation, ticks.this_run());
    }
}

/// Builds the observation of a session as it stands now.
pub(super) fn see<G: TableGame>(
    session: &mut Session<G>,
    observation: &mut Observation<G>,
    now: Tick,
) {
    observation.seen = Some(now);
    let viewer = session.viewer();
    let retold = session.take_news() == News::Told;
    if viewer != observation.viewer || retold {
        // Others look, or the log goes another way: it may differ from the first line on.
        observation.log.clear();
        observation.heard = 0;
    }
    if retold {
        observation.retold = Some(now);
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
    // That somebody could react shows nowhere.
    let open = session
        .open()
        .filter(|_| session.awaits_reaction().is_none());
    let (asked, choices) = open.unzip();
    let choices = choices.unwrap_or_default();
    let before = std::mem::replace(&mut observation.asked, asked);
    let person = before.filter(|asked| session.is_person(asked.seat));
    observation.before = person.map(|asked| asked.seat).or(observation.before);
    observation.options.clear();
    observation.barred.clear();
    observation.gathered = None;
    observation.prompt.clear();
    if let Some(asked @ Asked { seat, question, .. }) = observation.asked
        && session.is_person(seat)
        && observation.curtain.is_none()
    {
        let refused = session.at_seen(Table::refused).unwrap_or_default();
        let refused = refused.into_iter();
        let refused = refused.filter(|&(choice, _)| !session.hides(&view, asked, choice));
        let (veiled, refused): (Vec<_>, Vec<_>) =
            refused.partition(|&(choice, reason)| session.veils(asked, choice, Some(reason)));
        let whole = session.acts_beside(asked, &view, &choices);
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
        observation.prompt = speaker.asks(&view, seat, question, &choices);
        let open = choices.iter().copied();
        let open = open.filter(|&choice| !session.hides(&view, asked, choice));
        let veils = |choice: &G::Choice| session.veils(asked, *choice, None);
        let (legal, open): (Vec<_>, Vec<_>) = open.partition(veils);
        // Those that may or may not be legal come last, in an order of their own.
        let mut veiled: Vec<G::Choice> = veiled.into_iter().map(|(choice, _)| choice).collect();
        veiled.extend(legal);
        veiled.sort_unstable();
        let open = open.into_iter().map(|choice| (choice, false));
        let open = open.chain(veiled.into_iter().map(|choice| (choice, true)));
        let single = open.map(|(choice, veiled)| Offer {
            choice,
            then: Vec::new(),
            label: speaker.choice(&view, seat, question, choice),
            spot: G::spot(&view, seat, question, choice),
            from: G::origin(&view, seat, question, choice),
            gathers: false,
            veiled,
        });
        let whole = whole.into_iter().filter_map(|placed| {
            let (spot, act) = &placed;
            let mut made = act.iter().map(|&(_, choice)| choice);
            let choice = made.next()?;
            Some(Offer {
                choice,
                then: made.collect(),
                label: speaker.act(&view, seat, &placed),
                spot: *spot,
                from: G::origin(&view, seat, question, choice),
                gathers: false,
                veiled: false,
            })
        });
        observation.options = single.chain(whole).collect();
        number_twins(&mut observation.options);
        let gathers = G::gathers(&view, session.data(), seat, question);
        observation.gathered = gathers.map(Gathered::of);
    }
    observation.view = Some(view);
}

/// Appends numbers to choices with the same label, so that each can be named.
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
    for event in &told {
        let earlier = || session.heard_before(event.0);
        let speaker = session.speaker();
        tell(&mut observation.log, speaker, event, earlier, viewer);
        let line = observation.log.last_mut();
        if let Some(line) = line.filter(|line| line.number == event.0 && line.aid.is_none()) {
            line.aid = session.wanted(event.0, event.1);
        }
    }
}
