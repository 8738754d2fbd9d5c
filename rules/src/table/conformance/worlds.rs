//! Tests of what lies in a table's world: pieces, what belongs to a position, and worlds used again.

use super::{Case, copy, play, step, story};
use crate::table::{AtRandom, Dice, Game, PieceId, StableHasher, StateSetup, Table};
use bevy_ecs::prelude::*;
use std::any::TypeId;
use std::hash::{Hash, Hasher};

impl<G: Game> Case<G> {
    /// Tests that every piece is an entity with an id of its own and one place, that none is made or lost, and that a kind's
    /// pieces keep the order in which they were spawned.
    pub fn pieces_are_entities(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let ids = |table: &mut Table<G>| -> Vec<PieceId> {
                let mut query = table.world_mut().query::<&PieceId>();
                query.iter(table.world_mut()).copied().collect()
            };
            let before = ids(&mut table);
            let mut sorted = before.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), before.len(), "two pieces of one name");
            let mut dice = Dice::new(seed);
            while step(&mut table, &mut dice) {}
            assert_eq!(
                ids(&mut table),
                before,
                "pieces were made, lost or reordered"
            );
            let places = table.registry().places().to_vec();
            let world = table.world_mut();
            let places: Vec<_> = places
                .into_iter()
                .filter_map(|place| world.components().get_id(place))
                .collect();
            let mut pieces = world.query::<(EntityRef, &PieceId)>();
            for (entity, id) in pieces.iter(world) {
                let held = places.iter().filter(|&&place| entity.contains_id(place));
                assert_eq!(held.count(), 1, "{id:?} must have one place");
            }
        }
    }

    /// Tests that everything in the world that changes is part of the position. A forgotten component would not be copied.
    pub fn nothing_that_changes_is_left_out_of_positions(&self) {
        let types = |world: &World| -> Vec<TypeId> {
            let all = world.components().iter_registered();
            all.filter_map(bevy_ecs::component::ComponentInfo::type_id)
                .collect()
        };
        let mut table = self.table(0);
        // What Bevy itself keeps in a world with phases.
        let bare = StateSetup::<G::Phase>::new().on_enter(table.phase(), || {});
        let (bare, _) = bare.finish();
        let bevys = types(&bare);
        let kept = table.registry().types().to_vec();
        let fixed = table.registry().fixed_types().to_vec();
        let mut ours = 0;
        for kind in types(table.world_mut()) {
            if bevys.contains(&kind) {
                continue;
            }
            ours += 1;
            let id = table.world_mut().components().get_id(kind);
            assert!(
                kept.contains(&kind) || fixed.contains(&kind),
                "component {id:?} of {} is part of no position",
                G::ID
            );
        }
        assert!(ours > 10, "only {ours} components of our own were found");
    }

    /// Tests that the same seed gives the same log in a fresh world and in a used one.
    pub fn used_worlds_tell_the_same(&self, seeds: std::ops::Range<u64>) -> u64 {
        let mut hasher = StableHasher::default();
        let mut used: Vec<Table<G>> = (0..self.setups.len() as u64)
            .map(|seed| self.table(seed))
            .collect();
        for seed in seeds {
            let mut fresh = self.table(seed);
            let start = copy(&mut fresh);
            let opening = fresh.log().len();
            let table = &mut used[seed as usize % self.setups.len()];
            while step(table, &mut Dice::new(seed ^ 0xabcd)) && table.choices().len() < 40 {}
            table.copy_in(&start);
            let told = table.log().len();
            play(&mut fresh, seed);
            play(table, seed);
            assert_eq!(
                &fresh.log()[opening..],
                &table.log()[told..],
                "a used world tells another log\n{}",
                story(&fresh)
            );
            fresh.log_digest().hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Tests that a table used again tells the log of a new one, and that a driver plays as choosing one by one does.
    pub fn used_tables_begin_again(&self, seeds: std::ops::Range<u64>) {
        let setups = self.setups.len() as u64;
        let mut used: Vec<Table<G>> = (0..setups).map(|seed| self.table(seed)).collect();
        for seed in seeds {
            let fresh = self.whole_game(seed);
            let table = &mut used[(seed % setups) as usize];
            table.again(seed);
            let driven = table.drive(&mut AtRandom::new(seed));
            assert!(driven.is_ok(), "{driven:?}\n{}", story(table));
            assert_eq!(fresh.log(), table.log(), "{}", story(&fresh));
            assert_eq!(fresh.choices(), table.choices(), "{}", story(&fresh));
            assert_eq!(
                copy(&mut self.whole_game(seed)),
                copy(table),
                "{}",
                story(&fresh)
            );
        }
    }
}
