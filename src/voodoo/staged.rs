//! The display of events that only one of the Voodoo games has.

use games::voodoo::{Event, Shares, Voodoo};
use rules::table::{PieceId, Seat};

/// The display of a game's own events, and the pieces that move in them.
pub trait Staged: Voodoo {
    /// Returns whether a question is asked in the midst of a move, which goes on when nothing is taken.
    fn passes_by(question: Self::Question) -> bool;

    /// Returns the seat that does an event that only this game has.
    fn own_actor(event: &Self::Event) -> Option<Seat>;

    /// Returns the picture of an event that only this game has and that is no pirate's doing.
    fn own_emblem(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Returns the seconds for which an event that only this game has is shown.
    fn own_seconds(event: &Self::Event) -> f32;

    /// Returns whether a ship that is carried on by this rule, of this game alone, slows down gradually.
    fn drifts(_cause: Self::Cause) -> bool {
        false
    }

    /// Returns the game's own sound of an event, which wins over the shared one.
    fn own_sound(event: &Self::Event, cause: Self::Cause) -> Option<&'static str>;

    /// Returns the sound of a moving piece that only this game has.
    fn face_sound(face: Self::Face, to: Self::Place) -> Option<&'static str>;

    /// Returns the piece that an event moves, if it is known, and the places from and to; `None` if it moves none.
    fn moved(event: &Self::Event) -> Option<(Option<PieceId>, Self::Place, Self::Place)> {
        match event.shared()? {
            Event::Moved { piece, from, to } => Some((piece, from, to)),
            _ => None,
        }
    }

    /// Returns the same move between other places.
    fn between(event: &Self::Event, from: Self::Place, to: Self::Place) -> Self::Event {
        match event.shared() {
            Some(Event::Moved { piece, .. }) => Event::Moved { piece, from, to }.into(),
            _ => *event,
        }
    }

    /// Returns the seconds that a piece flies between places that only this game has; `None` for the shared time.
    fn own_flight(from: Self::Place, to: Self::Place) -> Option<f32>;

    /// Returns the place in whose stead the panels show pieces of a place.
    fn lies(place: Self::Place) -> Self::Place {
        place
    }

    /// Returns the piece that an event changes in its place, of those that only this game has.
    fn changes(_event: &Self::Event) -> Option<(Self::Face, Self::Place)> {
        None
    }

    /// Returns whether things that a pirate takes from the supply by this rule are found where its ship lies.
    fn is_found(cause: Self::Cause) -> bool;
}
