//! What is seen of a sitting: the view, the question, the choices and the log, of those who look.

use super::sitting::SittingSystems;
use super::{Sitting, Spot, spot};
use crate::screens::Screen;
use bevy::prelude::*;
use rules::table::Seat;
use rules::voodoo_pirate::view::View;
use rules::voodoo_pirate::{Cause, Choice, Event, Question};

/// The open question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
    /// Whether it is a secret.
    pub secret: bool,
}

/// A legal choice: what it says and where it lies.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    /// The choice.
    pub choice: Choice,
    /// What it says.
    pub label: String,
    /// Where on the table it lies.
    pub spot: Spot,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The event's number in the tale.
    pub number: usize,
    /// Whose doing it is, if anybody's.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The rule behind it.
    pub cause: Cause,
}

/// What is seen. Made anew whenever the sitting changes.
#[derive(Resource, Default)]
pub struct Sight {
    /// The view; nothing before the first look.
    pub view: Option<View>,
    /// The open question, unless a curtain hides it.
    pub asked: Option<Asked>,
    /// What is asked, in words.
    pub prompt: String,
    /// What may be answered by the people at the table.
    pub options: Vec<Offer>,
    /// Whose secret waits for a curtain.
    pub curtain: Option<Seat>,
    /// Whose eyes these are.
    pub viewer: Option<Seat>,
    /// The log.
    pub log: Vec<Line>,
    seen: Option<u64>,
    heard: usize,
}

impl Sight {
    /// The change of the sitting that was seen last.
    #[must_use]
    pub fn seen(&self) -> Option<u64> {
        self.seen
    }

    /// The choices that lie on a spot.
    pub fn at(&self, spot: Spot) -> impl Iterator<Item = &Offer> {
        self.options
            .iter()
            .filter(move |option| option.spot == spot)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sight>().add_systems(
        Update,
        look.after(SittingSystems)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Sitting>)),
    );
}

/// Looks again when something has changed.
pub(super) fn look(mut sitting: ResMut<Sitting>, mut sight: ResMut<Sight>) {
    if sight.seen == Some(sitting.changes()) {
        return;
    }
    sight.seen = Some(sitting.changes());
    let viewer = sitting.viewer();
    if viewer != sight.viewer {
        // Others look: what they may know of the tale differs from the first line on.
        sight.log.clear();
        sight.heard = 0;
    }
    sight.viewer = viewer;
    sight.curtain = sitting.curtain();
    let view = sitting.table().view(viewer);
    hear(&mut sitting, &mut sight, viewer);
    let mut asked = None;
    let mut choices = Vec::new();
    if let Some(decision) = sitting.table().decision() {
        asked = Some(Asked {
            seat: decision.seat,
            question: decision.question,
            secret: decision.secret,
        });
        choices.extend_from_slice(decision.choices);
    }
    sight.options.clear();
    sight.prompt.clear();
    let human =
        asked.is_some_and(|asked| sitting.kind(asked.seat) == rules::table::SeatKind::Human);
    if let Some(asked) = asked
        && human
        && sight.curtain.is_none()
    {
        let speaker = sitting.speaker();
        sight.prompt = speaker.prompt_in(&view, asked.seat, asked.question);
        sight.options = choices
            .into_iter()
            .map(|choice| Offer {
                choice,
                label: speaker.choice_in(&view, asked.seat, asked.question, choice),
                spot: spot(&view, asked.seat, asked.question, choice),
            })
            .collect();
        number_twins(&mut sight.options);
    }
    sight.asked = asked;
    sight.view = Some(view);
}

/// Two choices that say the same are told apart by numbers, so that each can be named.
fn number_twins(options: &mut [Offer]) {
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

fn hear(sitting: &mut Sitting, sight: &mut Sight, viewer: Option<Seat>) {
    let told: Vec<_> = sitting.table().tale_for(viewer, sight.heard).collect();
    sight.heard = sitting.table().tale().len();
    let speaker = sitting.speaker();
    sight
        .log
        .extend(told.into_iter().filter_map(|(number, told)| {
            Some(Line {
                number,
                seat: actor(&told.event),
                text: speaker.event(&told, viewer)?,
                cause: told.cause,
            })
        }));
}

/// Whose doing an event is.
#[must_use]
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Decided { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Skipped { seat, .. }
        | Event::Reshuffled { seat }
        | Event::Conjured { seat, .. }
        | Event::NotConjured { seat, .. }
        | Event::BarrelConjured { seat, .. }
        | Event::Used { seat, .. }
        | Event::RitualCalled { caller: seat, .. }
        | Event::ColourCalled { seat, .. }
        | Event::Possessed { seat, .. }
        | Event::Boarded { seat, .. }
        | Event::BlessedSwapped { seat, .. }
        | Event::Fired { seat, .. }
        | Event::PowerChanged { seat, .. }
        | Event::Jailed { seat }
        | Event::PassedOver { seat }
        | Event::Shown { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Won { seat } => Some(seat),
        Event::Sailed { ship, .. }
        | Event::Leapt { ship, .. }
        | Event::Passed { ship, .. }
        | Event::Blocked { ship, .. }
        | Event::Held { ship, .. }
        | Event::Landed { ship }
        | Event::Faced { ship, .. } => Some(ship),
        Event::Moved { from, to, .. } | Event::MovedHidden { from, to, .. } => {
            to.owner().or_else(|| from.owner())
        }
        _ => None,
    }
}
