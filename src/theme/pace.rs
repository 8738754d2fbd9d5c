//! Loads a few pictures a frame: until one is on the graphics card it is held in memory twice.

use super::fineness::Fineness;
use crate::order::FirstSystems;
use bevy::prelude::*;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Poll, Waker};

/// The bytes that may be loaded at once at the start, so that nobody waits for the shelf.
const FIRST: usize = 6 << 20;
/// The bytes that may be loaded in each frame from then on, where pictures are coarsest. What they lie in on their way to the card stays
/// with the program: of more at once, less is used again by the next.
const A_FRAME: usize = 3 << 19;

/// Returns the bytes of pictures that are loaded, and brought to the graphics card, in a frame: as many pictures in any resolution.
pub(super) fn a_frame(fineness: &Fineness) -> usize {
    let of_one = |thirds: u32| (thirds * thirds) as usize;
    A_FRAME * of_one(fineness.thirds()) / of_one(Fineness::COARSEST)
}

/// The budget of bytes that may still be loaded in this frame.
#[derive(Resource, Debug, Clone)]
pub(super) struct Pace(Arc<Mutex<Budget>>);

#[derive(Debug)]
struct Budget {
    left: usize,
    waiting: Vec<Waker>,
}

impl Default for Pace {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Budget {
            left: FIRST,
            waiting: Vec::new(),
        })))
    }
}

impl Pace {
    /// Waits until there is room for another picture.
    pub async fn turn(&self) {
        poll_fn(|context| {
            self.with(|budget| {
                if budget.left > 0 {
                    return Poll::Ready(());
                }
                budget.waiting.push(context.waker().clone());
                Poll::Pending
            })
        })
        .await;
    }

    /// Notes that a picture of so many bytes has come.
    pub fn came(&self, bytes: usize) {
        self.with(|budget| budget.left = budget.left.saturating_sub(bytes));
    }

    fn with<T>(&self, act: impl FnOnce(&mut Budget) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .add_systems(First, go_on.in_set(FirstSystems));
}

/// Refills the budget for another frame.
fn go_on(pace: Res<Pace>, fineness: Res<Fineness>) {
    let waiting = pace.with(|budget| {
        budget.left = budget.left.max(a_frame(&fineness));
        std::mem::take(&mut budget.waiting)
    });
    for waker in waiting {
        waker.wake();
    }
}
