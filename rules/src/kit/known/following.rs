//! The ways in which events move on what is known of pieces.
//!
//! A piece comes from wherever it is seen to lie, be that where the event says or not: it may be on its way
//! ([`PieceSet::ON_ITS_WAY`]).

use super::{KnownPieces, PieceSet, Seen};
use crate::table::PieceId;

impl<G: PieceSet> KnownPieces<G> {
    /// Moves a piece that the viewer knows, now if not before.
    pub fn move_named(&mut self, piece: PieceId, from: G::Place, to: G::Place) {
        let Some(face) = self.faces.of(piece) else {
            return;
        };
        let known = self.find(|seen| seen.id == Some(piece));
        let hidden = || self.hidden_from(G::back(face)?, from);
        let found = known.or_else(hidden);
        if let Some(place) = found {
            self.pieces[place].show(piece, face);
            self.put(place, to);
        }
    }

    /// Moves one of those that the viewer cannot tell apart, from now on if not before.
    pub fn move_hidden(&mut self, back: G::Back, from: G::Place, to: G::Place) {
        let open = || self.find(|seen| seen.back == Some(back) && seen.place == from);
        if let Some(place) = self.hidden_from(back, from).or_else(open) {
            self.pieces[place].hide();
            self.put(place, to);
        }
    }

    /// Shows a piece that lies hidden there; it is known from now on.
    pub fn know(&mut self, piece: PieceId, at: G::Place, turned: Option<G::Turned>) {
        let Some(face) = self.faces.of(piece) else {
            return;
        };
        let known = self.find(|seen| seen.id == Some(piece));
        let found = known.or_else(|| self.hidden_at(G::back(face)?, at));
        if let Some(found) = found {
            let seen = &mut self.pieces[found];
            seen.show(piece, face);
            seen.turned = turned;
        }
    }

    /// Shuffles all pieces of a back that lie in some places into a pile, the top at depth 0.
    pub fn shuffle_into(
        &mut self,
        back: G::Back,
        from: impl Fn(G::Place) -> bool,
        pile: impl Fn(u8) -> G::Place,
    ) {
        let pieces = self.pieces.iter_mut();
        let pieces = pieces.filter(|seen| seen.back == Some(back) && from(seen.place));
        for (seen, deep) in pieces.zip(0..) {
            seen.hide();
            seen.place = pile(deep);
        }
    }

    /// Returns the piece that is seen to be this; `None` where it is not seen.
    pub fn with_face(&mut self, face: G::Face) -> Option<&mut Seen<G>> {
        let mut pieces = self.pieces.iter_mut();
        pieces.find(|seen| seen.face == Some(face))
    }

    fn find(&self, is_it: impl FnMut(&Seen<G>) -> bool) -> Option<usize> {
        self.pieces.iter().position(is_it)
    }

    fn hidden_at(&self, back: G::Back, place: G::Place) -> Option<usize> {
        self.find(|seen| seen.back == Some(back) && seen.id.is_none() && seen.place == place)
    }

    /// A hidden piece that is on its way, else one that lies where it comes from.
    fn hidden_from(&self, back: G::Back, from: G::Place) -> Option<usize> {
        let on_its_way = self.hidden_at(back, G::ON_ITS_WAY);
        on_its_way.or_else(|| self.hidden_at(back, from))
    }

    /// Puts a piece down; others make way for it.
    fn put(&mut self, piece: usize, to: G::Place) {
        let left = self.pieces[piece].place;
        for seen in &mut self.pieces {
            seen.place = G::makes_way(seen.place, left, to);
        }
        self.pieces[piece].place = to;
    }
}
