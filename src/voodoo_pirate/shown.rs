//! Voodoo Pirate as the table shows it: where its choices lie, how long its events take, and what it says.

use super::heard;
use super::spots::{Spot, origin, spot};
use crate::table::{Shown, Speak};
use rules::table::files::{Fault, Files};
use rules::table::{Seat, SeatKind, Table, ToldBy};
use rules::voodoo_pirate::Phase;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::event::Cause;
use rules::voodoo_pirate::pieces::Place;
use rules::voodoo_pirate::view::View;
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{Choice, Event, Question, Reason, Setup, VoodooPirate, load};
use std::sync::Arc;

impl Shown for VoodooPirate {
    type Spot = Spot;
    type Speaker = Speaker;

    fn files() -> Files {
        load::files()
    }

    fn load(files: &Files) -> Result<Arc<Data>, Vec<Fault>> {
        load::load(files).map(Arc::new)
    }

    fn speaker(files: &Files, table: &mut Table<Self>) -> Result<Speaker, Vec<Fault>> {
        Ok(Speaker::at(&Arc::new(load_words(files)?), table))
    }

    fn crew(kinds: &[SeatKind]) -> Setup {
        Setup::of(kinds)
    }

    fn spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Spot {
        spot(view, seat, question, choice)
    }

    fn origin(view: &View, seat: Seat, question: Question, choice: Choice) -> Option<Spot> {
        origin(view, seat, question, choice)
    }

    fn actor(event: &Event) -> Option<Seat> {
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
            | Event::Scored { seat, .. }
            | Event::Shown { seat, .. }
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

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan(Phase::Dusk, _))
    }

    fn decided(event: &Event) -> Option<Seat> {
        match *event {
            Event::Decided { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn sound(view: &View, event: &Event, cause: Cause) -> Option<&'static str> {
        heard::sound(view, event, cause)
    }

    fn music(view: &View) -> &'static str {
        heard::music(view.phase)
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.pirate(seat).score.total()
    }

    fn seconds(event: &Event) -> f32 {
        match event {
            Event::Sailed { .. } => 0.30,
            Event::Leapt { .. } => 0.6,
            Event::TileLaid { .. } => 0.88,
            Event::Faced { .. } => 0.2,
            Event::Fired { .. } | Event::WindTurned { .. } => 0.9,
            Event::TideTurned(_)
            | Event::ColonialsSailed(_)
            | Event::Revealed { .. }
            | Event::Skipped { .. } => 0.5,
            Event::PowerChanged { .. } => 0.4,
            Event::Moved { from, to, .. } | Event::MovedHidden { from, to, .. } => {
                flight(*from, *to)
            }
            _ => 0.0,
        }
    }

    fn halves(event: &Event) -> Option<[Event; 2]> {
        match *event {
            Event::Moved { piece, from, to } if flight(from, to) > 0.0 => Some([
                Event::Moved {
                    piece,
                    from,
                    to: Place::Box,
                },
                Event::Moved {
                    piece,
                    from: Place::Box,
                    to,
                },
            ]),
            Event::MovedHidden { piece, from, to } if flight(from, to) > 0.0 => Some([
                Event::MovedHidden {
                    piece,
                    from,
                    to: Place::Box,
                },
                Event::MovedHidden {
                    piece,
                    from: Place::Box,
                    to,
                },
            ]),
            _ => None,
        }
    }
}

/// How long a piece flies between two places, in seconds; not at all where one of them is not to be seen.
fn flight(from: Place, to: Place) -> f32 {
    let unseen = |place: Place| {
        matches!(
            place,
            Place::Box
                | Place::Stack(_)
                | Place::Deck(..)
                | Place::Vane(_)
                | Place::Tide(_)
                | Place::Colonials(_)
        )
    };
    match (from, to) {
        _ if unseen(from) || unseen(to) => 0.0,
        (Place::Sea(_), _) | (_, Place::Sea(_)) => 0.0,
        // Out of the bag it rises first.
        (Place::Bag, _) => 0.58,
        (_, Place::On(_)) | (Place::On(_), _) => 0.36,
        _ => 0.42,
    }
}

impl Speak<VoodooPirate> for Speaker {
    fn name(&self, seat: Seat) -> String {
        self.name(seat)
    }

    fn prompt(&self, view: &View, seat: Seat, question: Question) -> String {
        self.prompt_in(view, seat, question)
    }

    fn choice(&self, view: &View, seat: Seat, question: Question, choice: Choice) -> String {
        self.choice_in(view, seat, question, choice)
    }

    fn reason(&self, reason: Reason) -> String {
        self.reason(reason)
    }

    fn event(&self, told: &ToldBy<VoodooPirate>, viewer: Option<Seat>) -> Option<String> {
        self.event(told, viewer)
    }

    fn aid(&self, told: &ToldBy<VoodooPirate>) -> Option<String> {
        self.aid(told)
    }

    fn say(&self, id: &str) -> String {
        self.words().say(id, &[])
    }
}
