//! Traits of a game by which its events are heard, and shown one after another.

use rules::kit::{Answer, Texted};
use rules::table::{Game, Logged, Seat};

/// The amount at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stakes {
    /// Little: it has only begun.
    Low,
    /// As much as usual.
    #[default]
    Usual,
    /// All: the end is near.
    High,
}

/// A game whose events can be heard.
pub trait Sounded: Game {
    /// Returns the sound of an event that begins in this view, by its name in the list of sounds; `None` if nothing is heard.
    fn sound(
        _view: &Self::View,
        _event: &Self::Event,
        _cause: Self::Cause,
    ) -> Option<&'static str> {
        None
    }

    /// Returns the layer of music for a view, by its name in the list of sounds.
    fn music(view: &Self::View) -> &'static str;

    /// Returns the stakes in a view, for those who sit at the table: the music plays by them.
    fn stakes(_view: &Self::View, _seats: impl Iterator<Item = Seat>) -> Stakes {
        Stakes::Usual
    }
}

/// A game whose events can be shown one after another.
pub trait Animated: Sounded + Game<Cause: Texted, Reason: Texted> {
    /// Returns the seat that acts in an event, if any.
    fn actor(event: &Self::Event) -> Option<Seat>;

    /// Returns the seat that loses something by an event, if any.
    fn loser(_told: &Logged<Self>) -> Option<Seat> {
        None
    }

    /// Returns the picture beside the text of an event that is no seat's doing, if it has one.
    fn emblem(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Returns whether an event begins a round, or is otherwise worth going back to.
    fn is_milestone(event: &Self::Event) -> bool;

    /// Returns whether the text of an event names its round.
    fn names_round(event: &Self::Event) -> bool {
        Self::is_milestone(event)
    }

    /// Returns an answer as the log will tell it.
    fn decides(seat: Seat, question: Self::Question, choice: Self::Choice) -> Logged<Self>;

    /// Returns the answer that an event tells, if the event is a decision.
    fn answered(event: &Self::Event) -> Option<Answer<Self::Question, Self::Choice>>;

    /// Returns the seat that has decided, if the event is a decision.
    fn decided(event: &Self::Event) -> Option<Seat> {
        Self::answered(event).map(|answer| answer.seat)
    }

    /// Returns the duration of the event's motion at normal speed, in seconds; 0 if nothing moves.
    fn seconds(event: &Self::Event) -> f32;

    /// Returns whether nothing moves while the event is shown, although it takes its time.
    fn is_still(_event: &Self::Event) -> bool {
        false
    }

    /// Returns whether only things on the table move while the event is shown, and nothing that the panels draw.
    fn sails(_event: &Self::Event) -> bool {
        false
    }

    /// Returns whether one event's motion runs on into the next without a stop.
    fn joins(_one: &Self::Event, _next: &Self::Event) -> bool {
        false
    }

    /// Returns whether the text of an event begins anew. If not, it is joined to the text of the events before it.
    fn begins_telling(_event: &Self::Event) -> bool {
        true
    }

    /// Returns an event that moves a piece through the air as two events, one that lifts the piece and one that sets it down; `None`
    /// for any other event.
    fn halves(_event: &Self::Event) -> Option<[Self::Event; 2]> {
        None
    }
}

/// Writes into an `impl Animated` what is the same wherever an `Event::Decided` tells an [`Answer`](rules::kit::Answer), by this cause: `decides` and
/// `answered`; and `actor`, which is the event's doer where no function behind the cause says otherwise.
#[macro_export]
macro_rules! decided_by {
    ($cause:expr) => {
        $crate::decided_by!($cause, Event::doer);
    };
    ($cause:expr, $actor:path) => {
        fn actor(event: &Event) -> Option<::rules::table::Seat> {
            $actor(event)
        }

        fn decides(
            seat: ::rules::table::Seat,
            question: Self::Question,
            choice: Self::Choice,
        ) -> ::rules::table::Logged<Self> {
            let answer = ::rules::kit::Answer {
                seat,
                question,
                choice,
            };
            ::rules::table::LoggedEvent::for_all(Event::Decided(answer, false), $cause)
        }

        fn answered(
            event: &Self::Event,
        ) -> Option<::rules::kit::Answer<Self::Question, Self::Choice>> {
            match event {
                Event::Decided(answer, _) => Some(*answer),
                _ => None,
            }
        }
    };
}
