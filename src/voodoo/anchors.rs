//! The places of pieces in the panels of a Voodoo game, for those that fly.

use super::staged::Staged;
use crate::board::flights;
use bevy::prelude::Resource;
use bevy_egui::egui::Pos2;
use games::voodoo::Place;
use std::mem::{Discriminant, discriminant};

/// A kind of piece, which lies apart from others in the same place; `None` for all others.
pub(super) type Kind<G> = Option<Discriminant<<G as rules::kit::PieceSet>::Face>>;

/// The point of the canvas where each kind of piece lies in each place, as the panels have drawn it last.
#[derive(Resource, Debug)]
pub struct Anchors<G: Staged>(flights::Anchors<Discriminant<G::Face>, G::Place>);

impl<G: Staged> Default for Anchors<G> {
    fn default() -> Self {
        Self(flights::Anchors::default())
    }
}

impl<G: Staged> Anchors<G> {
    /// Notes where pieces with such a face lie.
    pub fn note(&mut self, face: impl Into<G::Face>, place: impl Into<G::Place>, at: Pos2) {
        let kind = Some(discriminant(&face.into()));
        self.0.note(kind, place.into(), at);
    }

    /// Notes where all else lies.
    pub fn note_rest(&mut self, place: impl Into<G::Place>, at: Pos2) {
        self.0.note(None, place.into(), at);
    }

    /// Returns where pieces of a kind lie and no others, if those are noted.
    pub(super) fn of(&self, kind: Kind<G>, place: G::Place) -> Option<Pos2> {
        self.0.of(kind, place)
    }

    /// Returns where pieces of a kind lie in a place, or else what else lies there or belongs to its owner.
    pub(super) fn find(&self, kind: Kind<G>, place: G::Place) -> Option<Pos2> {
        self.0.find(kind, G::lies(place)).or_else(|| {
            let owner = G::owner(place)?;
            self.0.of(None, Place::Mat(owner).into())
        })
    }
}
