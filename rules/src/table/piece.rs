//! Pieces: everything that lies on the table.

use super::Dice;
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// The name of a piece, which never changes. Pieces are numbered as they are spawned.
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct PieceId(pub u16);

/// The pieces that a viewer can tell apart, and those that look alike. Each piece of the game is in exactly one of the lists.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ToldApart {
    /// Pieces that the view names: the viewer can tell each from all others.
    pub named: Vec<PieceId>,
    /// Pieces that look alike to the viewer, a list for each look. It sees where such pieces lie, not which of them lies where.
    pub alike: Vec<Vec<PieceId>>,
}

impl ToldApart {
    /// All pieces of a game in the order in which they were laid, kind by kind: of each whether the view names it. Those of a kind that it does not name look
    /// alike.
    #[must_use]
    pub fn of(kinds: impl IntoIterator<Item = Vec<bool>>) -> Self {
        let mut told = Self::default();
        let mut ids = (0..).map(PieceId);
        for named in kinds {
            let pieces = ids.by_ref().take(named.len()).zip(named);
            let (named, alike): (Vec<_>, Vec<_>) = pieces.partition(|(_, named)| *named);
            told.named.extend(named.into_iter().map(|(id, _)| id));
            told.alike
                .push(alike.into_iter().map(|(id, _)| id).collect());
        }
        told
    }
}

/// The place of a piece of kind `K`. Nothing else on the table says it.
///
/// Each kind has a component of its own, so that a kind's pieces are read in one sweep.
#[derive(Component, Debug)]
pub struct At<K: Send + Sync + 'static, P: Send + Sync + 'static> {
    /// The place of the piece.
    pub place: P,
    kind: PhantomData<K>,
}

impl<K: Send + Sync + 'static, P: Send + Sync + 'static> At<K, P> {
    /// Returns the place of a piece of kind `K`.
    pub fn new(place: P) -> Self {
        Self {
            place,
            kind: PhantomData,
        }
    }
}

impl<K: Send + Sync + 'static, P: Copy + Send + Sync + 'static> Clone for At<K, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: Send + Sync + 'static, P: Copy + Send + Sync + 'static> Copy for At<K, P> {}

impl<K: Send + Sync + 'static, P: PartialEq + Send + Sync + 'static> PartialEq for At<K, P> {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl<K: Send + Sync + 'static, P: Eq + Send + Sync + 'static> Eq for At<K, P> {}

impl<K: Send + Sync + 'static, P: Hash + Send + Sync + 'static> Hash for At<K, P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
    }
}

/// The pieces' entities, by their numbers.
#[derive(Resource, Debug, Default)]
pub(super) struct Laid(Vec<Entity>);

/// Lays the pieces of a game: spawns and numbers them where there are none yet, else lays those that are there anew.
pub struct PieceBox<'w> {
    world: &'w mut World,
    laid: Vec<Entity>,
    next: usize,
    /// True if the pieces are there already.
    pub used: bool,
}

impl<'w> PieceBox<'w> {
    /// The pieces of a world.
    pub fn open(world: &'w mut World) -> Self {
        let laid = std::mem::take(&mut world.get_resource_or_init::<Laid>().0);
        Self {
            world,
            next: 0,
            used: !laid.is_empty(),
            laid,
        }
    }

    /// Lays a piece of a kind somewhere.
    pub fn lay<K, P>(&mut self, kind: K, place: P) -> EntityWorldMut<'_>
    where
        K: Component,
        P: Send + Sync + 'static,
    {
        let number = self.next;
        self.next += 1;
        let at = At::<K, P>::new(place);
        if let Some(&piece) = self.laid.get(number) {
            let mut piece = self.world.entity_mut(piece);
            piece.insert(at);
            return piece;
        }
        let piece = self.world.spawn((PieceId(number as u16), kind, at));
        self.laid.push(piece.id());
        piece
    }

    /// All pieces lie where they belong; with them goes the generator, as dealing left it.
    pub fn close(self, dice: Dice) -> &'w mut World {
        self.world.insert_resource(dice);
        self.world.resource_mut::<Laid>().0 = self.laid;
        self.world
    }
}
