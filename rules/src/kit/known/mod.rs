//! Pieces as viewers know them: where a viewer sees pieces lie, what of that is hidden, and how the log moves it on.
//!
//! A view follows from its [`KnownPieces`]. Begun anew, they see every piece in its place; later each event moves some of them. After
//! either, [`KnownPieces::hide`] hides what cannot be told apart where it lies now, and what is left may tell a piece
//! ([`KnownPieces::name_the_rest`], [`KnownPieces::settle_hand`]).

mod following;
#[cfg(test)]
mod tests;

use crate::table::{PieceId, Seat, SeatSet, ToldApart, Word};
use bevy_ecs::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The pieces of a game, and how they are hidden.
pub trait PieceSet: Word + Ord {
    /// A place of a piece.
    type Place: Word + Ord;
    /// The face of a piece: what it is.
    type Face: Word + Ord;
    /// The back of a piece, which shows while it lies face down.
    type Back: Word + Ord;
    /// The way a piece lies, if there is more than one.
    type Turned: Word + Ord;

    /// The place of a piece that is on its way: a table that shows pieces move puts them there meanwhile.
    const ON_ITS_WAY: Self::Place;

    /// Returns what shows of a piece face down; `None` for one that always shows its face.
    fn back(face: Self::Face) -> Option<Self::Back>;

    /// Returns whether a piece that lies there cannot be told from others with this back. Who has looked at a piece goes on
    /// knowing it, wherever it lies.
    fn is_hidden(back: Self::Back, place: Self::Place, viewer: Option<Seat>, over: bool) -> bool;

    /// Returns where a piece comes to lie that lies at `place` when another leaves `left` for `to`: piles close and open.
    fn makes_way(place: Self::Place, left: Self::Place, to: Self::Place) -> Self::Place;
}

/// The seats that know a piece whose back is up: a tile of the stack by a look at it, a card by its deal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct KnownTo(pub SeatSet);

/// The face of each piece in the box, by its number. Everybody knows that; the secret is where some of them lie.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Faces<F: Send + Sync + 'static>(pub Arc<[F]>);

impl<F: Copy + PartialEq + Send + Sync + 'static> Faces<F> {
    /// Returns what a piece is; `None` where there is no such piece.
    #[must_use]
    pub fn of(&self, piece: PieceId) -> Option<F> {
        self.0.get(usize::from(piece.0)).copied()
    }

    /// Returns how many pieces have a face.
    #[must_use]
    pub fn count(&self, wanted: F) -> usize {
        self.0.iter().filter(|&&face| face == wanted).count()
    }

    /// Returns the first piece with a face; `None` where none has it.
    #[must_use]
    pub fn piece(&self, wanted: F) -> Option<PieceId> {
        let mut all = (0..).map(PieceId).zip(self.0.iter());
        all.find(|&(_, &face)| face == wanted).map(|(id, _)| id)
    }
}

/// A piece as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seen<G: PieceSet> {
    /// Its number; nothing where the viewer may not tell it from others like it.
    pub id: Option<PieceId>,
    /// The back that it has; nothing for a piece that always shows its face.
    pub back: Option<G::Back>,
    /// Its face; nothing where only its back shows.
    pub face: Option<G::Face>,
    /// Its place.
    pub place: G::Place,
    /// The way it lies: of a tile that the viewer knows, once it was told; of a card with two faces.
    pub turned: Option<G::Turned>,
}

impl<G: PieceSet> Seen<G> {
    /// The piece as whoever sees only its back sees it.
    fn hide(&mut self) {
        (self.id, self.face, self.turned) = (None, None, None);
    }

    /// The piece as whoever knows it sees it.
    fn show(&mut self, id: PieceId, face: G::Face) {
        (self.id, self.face) = (Some(id), Some(face));
    }
}

/// The pieces that a viewer sees, and where they lie.
#[derive(Debug, Clone)]
pub struct KnownPieces<G: PieceSet> {
    /// The seat that looks; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// True if the game is over, so that what is shown at its end is shown.
    pub over: bool,
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: Vec<Seen<G>>,
    /// The face of each piece in the box.
    pub faces: Faces<G::Face>,
}

impl<G: PieceSet> KnownPieces<G> {
    /// Begins a look at the table that has not seen any piece yet.
    #[must_use]
    pub fn new(viewer: Option<Seat>, over: bool, faces: Faces<G::Face>) -> Self {
        Self {
            viewer,
            over,
            pieces: Vec::with_capacity(faces.0.len()),
            faces,
        }
    }

    /// Returns whether the viewer is one of these.
    #[must_use]
    pub fn is_among(&self, seats: SeatSet) -> bool {
        self.viewer.is_some_and(|viewer| seats.contains(viewer))
    }

    /// A piece lies there for all to see, unless [`PieceSet::is_hidden`].
    pub fn see(&mut self, id: PieceId, place: G::Place, turned: Option<G::Turned>) {
        self.see_if(true, id, place, turned);
    }

    /// A piece lies there, of which only who knows it sees more than the back.
    pub fn see_if(&mut self, known: bool, id: PieceId, place: G::Place, turned: Option<G::Turned>) {
        let face = self.faces.of(id);
        let mut seen = Seen {
            id: Some(id),
            back: face.and_then(G::back),
            face,
            place,
            turned,
        };
        if !known {
            seen.hide();
        }
        self.pieces.push(seen);
    }

    /// Hides what is to be hidden where it lies now.
    pub fn hide(&mut self) {
        let (viewer, over) = (self.viewer, self.over);
        for seen in &mut self.pieces {
            if seen
                .back
                .is_some_and(|back| G::is_hidden(back, seen.place, viewer, over))
            {
                seen.hide();
            }
        }
    }

    /// While a card of the hand lies hidden somewhere the rest of the hand would tell which, so it is hidden too; else the hand lies
    /// open. All cards with this back are those of the hand's owner.
    pub fn settle_hand(&mut self, back: G::Back, hand: G::Place) {
        let mut cards = self.pieces.iter().filter(|seen| seen.back == Some(back));
        if cards.any(|seen| seen.id.is_none() && seen.place != hand) {
            let cards = self.pieces.iter_mut();
            cards.filter(|seen| seen.place == hand).for_each(Seen::hide);
        } else {
            self.name_the_rest(back);
        }
    }

    /// Names those of a back that are not yet told apart, if all of them lie in one place.
    pub fn name_the_rest(&mut self, back: G::Back) {
        let alike = || self.pieces.iter().filter(|seen| seen.back == Some(back));
        let mut unknown = alike().filter(|seen| seen.id.is_none());
        let Some(place) = unknown.next().map(|seen| seen.place) else {
            return;
        };
        if unknown.any(|seen| seen.place != place) {
            return;
        }
        let known: Vec<PieceId> = alike().filter_map(|seen| seen.id).collect();
        let faces = self.faces.clone();
        let all = (0..).map(PieceId).zip(faces.0.iter());
        let mut left =
            all.filter(|(id, face)| G::back(**face) == Some(back) && !known.contains(id));
        for seen in &mut self.pieces {
            if seen.back == Some(back)
                && seen.id.is_none()
                && let Some((id, &face)) = left.next()
            {
                seen.show(id, face);
            }
        }
    }

    /// Sorts the pieces by what shows, so that their order tells nothing either.
    pub fn sort(&mut self) {
        self.pieces.sort_unstable();
    }
}

/// Returns which pieces are named among those seen. Whatever always shows its face is known from all others; the rest is told apart by
/// its back alone.
#[must_use]
pub fn told_apart<G: PieceSet>(pieces: &[Seen<G>], faces: &Faces<G::Face>) -> ToldApart {
    let named: BTreeSet<PieceId> = pieces.iter().filter_map(|seen| seen.id).collect();
    let mut told = ToldApart::default();
    let mut alike = BTreeMap::<G::Back, Vec<PieceId>>::new();
    for (id, &face) in (0..).map(PieceId).zip(faces.0.iter()) {
        match G::back(face) {
            Some(back) if !named.contains(&id) => alike.entry(back).or_default().push(id),
            _ => told.named.push(id),
        }
    }
    told.alike = alike.into_values().collect();
    told
}
