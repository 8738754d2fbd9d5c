//! Work that goes on behind the window, in steps. It is hurried, or dropped when nobody wants it any more.

use crate::caught::caught;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Work that comes to a `T`. Dropped, it ends with the step that it is at.
pub struct BackgroundTask<T> {
    enough: Arc<AtomicBool>,
    task: Task<Result<T, String>>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Begins it. Each step is told whether enough has been done, and says what came of it once it is over.
    pub fn begin(mut step: impl FnMut(bool) -> Option<T> + Send + 'static) -> Self {
        let enough = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&enough);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            loop {
                let done = caught(|| step(told.load(Ordering::Relaxed))).transpose();
                if let Some(done) = done {
                    return done;
                }
                yield_now().await;
            }
        });
        Self { enough, task }
    }

    /// What has been done is enough.
    pub fn hurry(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Returns what came of it, once; nothing while it goes on. Nobody waits for it.
    ///
    /// # Errors
    /// Where a step panicked: what it said.
    pub fn done(&mut self) -> Option<Result<T, String>> {
        block_on(poll_once(&mut self.task))
    }
}
