//! Positions: copies of everything that can change in a game.

use super::{At, PieceId};
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::any::{Any, TypeId, type_name};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// A copy of a position: a column for each component and resource that makes it up.
#[derive(Default)]
pub struct Position {
    columns: Vec<Box<dyn Column>>,
    pub(super) told: usize,
    pub(super) chosen: usize,
}

impl Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.columns.iter().map(|column| column.show()))
            .finish()
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.columns.len() == other.columns.len()
            && self
                .columns
                .iter()
                .zip(&other.columns)
                .all(|(mine, theirs)| mine.same(theirs.as_ref()))
    }
}

impl Position {
    /// Returns a digest of the position, the same on any machine.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut hasher = StableHasher::default();
        for column in &self.columns {
            column.digest(&mut hasher);
        }
        hasher.finish()
    }
}

/// The kept values of one type.
trait Column: Any + Send + Sync {
    fn same(&self, other: &dyn Column) -> bool;
    fn digest(&self, hasher: &mut StableHasher);
    fn show(&self) -> &dyn Debug;
    fn any(&self) -> &dyn Any;
    fn any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Eq + Hash + Debug + Send + Sync + 'static> Column for Vec<T> {
    fn same(&self, other: &dyn Column) -> bool {
        other.any().downcast_ref::<Self>() == Some(self)
    }

    fn digest(&self, hasher: &mut StableHasher) {
        self.hash(hasher);
    }

    fn show(&self) -> &dyn Debug {
        self
    }

    fn any(&self) -> &dyn Any {
        self
    }

    fn any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// Returns the values of a column.
///
/// # Panics
/// Panics where they are of another type: the position is of another game.
fn list<T: 'static>(column: &dyn Any) -> &[T] {
    match column.downcast_ref::<Vec<T>>() {
        Some(list) => list,
        None => panic!("a position of another game has no {}", type_name::<T>()),
    }
}

/// Returns the values of a column, to be written over; else as [`list`].
fn list_mut<T: 'static>(column: &mut dyn Any) -> &mut Vec<T> {
    match column.downcast_mut() {
        Some(list) => list,
        None => panic!("a position of another game has no {}", type_name::<T>()),
    }
}

/// Copies one component or resource between a world and a column.
trait Entry: Send + Sync {
    fn column(&self) -> Box<dyn Column>;
    fn save(&mut self, world: &mut World, column: &mut dyn Any);
    fn load(&mut self, world: &mut World, column: &dyn Any);
}

struct ComponentEntry<C: Component<Mutability = bevy_ecs::component::Mutable>> {
    read: QueryState<&'static C>,
    write: QueryState<&'static mut C>,
}

impl<C> Entry for ComponentEntry<C>
where
    C: Component<Mutability = bevy_ecs::component::Mutable> + Copy + Eq + Hash + Debug,
{
    fn column(&self) -> Box<dyn Column> {
        Box::new(Vec::<C>::new())
    }

    fn save(&mut self, world: &mut World, column: &mut dyn Any) {
        let list = list_mut::<C>(column);
        list.clear();
        let query = self.read.query_manual(world);
        // Pieces of a kind lie side by side: a kind is one copy.
        if let Ok(runs) = query.contiguous_iter() {
            for run in runs {
                list.extend_from_slice(run);
            }
        }
    }

    fn load(&mut self, world: &mut World, column: &dyn Any) {
        let mut rest = list::<C>(column);
        let mut query = self.write.query_mut(world);
        if let Ok(runs) = query.contiguous_iter_mut() {
            for mut run in runs {
                let run = run.bypass_change_detection();
                let (kept, later) = rest.split_at(run.len());
                run.copy_from_slice(kept);
                rest = later;
            }
        }
    }
}

struct ResourceEntry<R>(std::marker::PhantomData<R>);

impl<R> Entry for ResourceEntry<R>
where
    R: Resource<Mutability = bevy_ecs::component::Mutable> + Clone + Eq + Hash + Debug,
{
    fn column(&self) -> Box<dyn Column> {
        Box::new(Vec::<R>::new())
    }

    fn save(&mut self, world: &mut World, column: &mut dyn Any) {
        let list = list_mut::<R>(column);
        let value = world.resource::<R>();
        match list.first_mut() {
            Some(kept) => kept.clone_from(value),
            None => list.push(value.clone()),
        }
    }

    fn load(&mut self, world: &mut World, column: &dyn Any) {
        if let Some(kept) = list::<R>(column).first() {
            world.resource_mut::<R>().clone_from(kept);
        }
    }
}

struct PhaseEntry<S>(std::marker::PhantomData<S>);

impl<S: States + Copy> Entry for PhaseEntry<S> {
    fn column(&self) -> Box<dyn Column> {
        Box::new(Vec::<S>::new())
    }

    fn save(&mut self, world: &mut World, column: &mut dyn Any) {
        let list = list_mut::<S>(column);
        list.clear();
        list.push(*world.resource::<State<S>>().get());
    }

    fn load(&mut self, world: &mut World, column: &dyn Any) {
        if let Some(kept) = list::<S>(column).first() {
            *world.resource_mut::<State<S>>() = State::new(*kept);
        }
    }
}

/// The list of all that makes up a position, by which positions are copied, hashed and compared.
#[derive(Default)]
pub struct Registry {
    entries: Vec<Box<dyn Entry>>,
    types: Vec<TypeId>,
    places: Vec<TypeId>,
    lying: Vec<fn(&mut World, &mut BTreeMap<PieceId, u64>)>,
    fixed: Vec<TypeId>,
}

impl Registry {
    /// Registers a component that pieces have from setup on, and that changes.
    pub fn component<C>(&mut self, world: &mut World) -> &mut Self
    where
        C: Component<Mutability = bevy_ecs::component::Mutable> + Copy + Eq + Hash + Debug,
    {
        self.entries.push(Box::new(ComponentEntry::<C> {
            read: world.query(),
            write: world.query(),
        }));
        self.types.push(TypeId::of::<C>());
        self
    }

    /// Registers a resource that changes.
    pub fn resource<R>(&mut self) -> &mut Self
    where
        R: Resource<Mutability = bevy_ecs::component::Mutable> + Clone + Eq + Hash + Debug,
    {
        self.entries
            .push(Box::new(ResourceEntry::<R>(std::marker::PhantomData)));
        self.types.push(TypeId::of::<R>());
        self
    }

    /// Registers the phase that the game is in.
    pub fn phase<S: States + Copy>(&mut self) -> &mut Self {
        self.entries
            .push(Box::new(PhaseEntry::<S>(std::marker::PhantomData)));
        self.types.push(TypeId::of::<State<S>>());
        self
    }

    /// Registers the component that says where pieces of kind `K` lie, and that they stay of that kind. A piece has exactly one such component.
    pub fn place<K, P>(&mut self, world: &mut World) -> &mut Self
    where
        K: Send + Sync + 'static,
        P: Copy + Eq + Hash + Debug + Send + Sync + 'static,
        At<K, P>: Debug,
    {
        self.places.push(TypeId::of::<At<K, P>>());
        self.lying.push(lying::<K, P>);
        self.fixed::<K>().component::<At<K, P>>(world)
    }

    /// Registers a component or resource that never changes in a game, or that is put back with a position in another way.
    pub fn fixed<T: 'static>(&mut self) -> &mut Self {
        self.fixed.push(TypeId::of::<T>());
        self
    }

    /// Returns the types registered by [`Registry::fixed`].
    #[must_use]
    pub fn fixed_types(&self) -> &[TypeId] {
        &self.fixed
    }

    /// Returns the types of all that positions copy.
    #[must_use]
    pub fn types(&self) -> &[TypeId] {
        &self.types
    }

    /// Returns a digest of each piece's place in a world of this game.
    pub(super) fn lying(&self, world: &mut World) -> BTreeMap<PieceId, u64> {
        let mut all = BTreeMap::new();
        for lying in &self.lying {
            lying(world, &mut all);
        }
        all
    }

    /// Returns the types of the components that say where a piece lies.
    #[must_use]
    pub fn places(&self) -> &[TypeId] {
        &self.places
    }

    pub(super) fn save(&mut self, world: &mut World, into: &mut Position) {
        if into.columns.len() != self.entries.len() {
            into.columns = self.entries.iter().map(|entry| entry.column()).collect();
        }
        for (entry, column) in self.entries.iter_mut().zip(&mut into.columns) {
            entry.save(world, column.any_mut());
        }
    }

    pub(super) fn load(&mut self, world: &mut World, from: &Position) {
        for (entry, column) in self.entries.iter_mut().zip(&from.columns) {
            entry.load(world, column.any());
        }
    }
}

/// Adds the places of the pieces of one kind.
fn lying<K, P>(world: &mut World, into: &mut BTreeMap<PieceId, u64>)
where
    K: Send + Sync + 'static,
    P: Copy + Eq + Hash + Send + Sync + 'static,
{
    let mut pieces = world.query::<(&PieceId, &At<K, P>)>();
    for (&id, at) in pieces.iter(world) {
        let mut hasher = StableHasher::default();
        at.hash(&mut hasher);
        into.insert(id, hasher.finish());
    }
}

/// A hasher that gives the same on any machine, in debug and release: FNV-1a over little-endian bytes.
#[derive(Debug, Clone, Copy)]
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_i16(&mut self, n: i16) {
        self.write_u16(n as u16);
    }

    fn write_i32(&mut self, n: i32) {
        self.write_u32(n as u32);
    }

    fn write_i64(&mut self, n: i64) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}
