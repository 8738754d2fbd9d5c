//! Loads a few pictures a frame: until one is on the graphics card it is held in memory twice.

use crate::order::FirstSystems;
use bevy::prelude::*;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Poll, Waker};

/// The bytes that may be loaded at once at the start, so that nobody waits for the shelf.
const FIRST: usize = 6 << 20;
/// The bytes that may be loaded in each frame from then on.
const A_FRAME: usize = 8 << 20;

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
fn go_on(pace: Res<Pace>) {
    let waiting = pace.with(|budget| {
        budget.left = budget.left.max(A_FRAME);
        std::mem::take(&mut budget.waiting)
    });
    for waker in waiting {
        waker.wake();
    }
}
