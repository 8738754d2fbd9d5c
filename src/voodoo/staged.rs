//! How the events are shown that only one of the Voodoo games has.

use games::voodoo::{Event, Shares, Voodoo};
use rules::table::{PieceId, Seat};

/// How a game's own events are shown, and what moves in them.
pub trait Staged: Voodoo {
    /// Whether a question is asked in the midst of a move, which goes on when nothing is taken.
    fn passes_by(question: Self::Question) -> bool;

    /// Whose doing an event is that only this game has.
    fn own_actor(event: &Self::Event) -> Option<Seat>;

    /// The picture of an event that only this game has, and that is no pirate's doing.
    fn own_emblem(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// How long an event is shown that only this game has, in seconds.
    fn own_seconds(event: &Self::Event) -> f32;

    /// Whether what carries a ship on by this rule, of this game alone, lets go of it slowly.
    fn drifts(_cause: Self::Cause) -> bool {
        false
    }

    /// The sound of an event or of a face that only this game has; it wins over the shared one.
    fn own_sound(event: &Self::Event, cause: Self::Cause) -> Option<&'static str>;

    /// The sound of a piece that moves which only this game has.
    fn face_sound(face: Self::Face, to: Self::Place) -> Option<&'static str>;

    /// Which piece moved, where an event tells that one did.
    fn moved(event: &Self::Event) -> Option<(Option<PieceId>, Self::Place, Self::Place)> {
        match event.shared()? {
            Event::Moved { piece, from, to } => Some((piece, from, to)),
            _ => None,
        }
    }

    /// A move between other places.
    fn between(event: &Self::Event, from: Self::Place, to: Self::Place) -> Self::Event {
        match event.shared() {
            Some(Event::Moved { piece, .. }) => Event::Moved { piece, from, to }.into(),
            _ => *event,
        }
    }

    /// How long a piece moves between places that only this game has, in seconds; nothing where that is as in both games.
    fn own_flight(from: Self::Place, to: Self::Place) -> Option<f32>;

    /// Where on the panels a piece is seen that lies in a place.
    fn lies(place: Self::Place) -> Self::Place {
        place
    }

    /// A piece that changes where it lies, of those that only this game has.
    fn changes(_event: &Self::Event) -> Option<(Self::Face, Self::Place)> {
        None
    }

    /// Whether what a pirate takes from the supply by this rule was found where its ship lies.
    fn is_found(cause: Self::Cause) -> bool;
}
