//! Work on another thread, in steps, that can be hurried or dropped.

use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use rules::caught::{Panic, caught};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Work on another thread that comes to a `T`. If it is dropped, it ends after its current step.
pub struct BackgroundTask<T> {
    enough: Arc<AtomicBool>,
    task: Task<Result<T, String>>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts the work. `step` is called until it returns a result; its argument says whether [`BackgroundTask::hurry`] was
    /// called.
    pub fn begin(mut step: impl FnMut(bool) -> Option<T> + Send + 'static) -> Self {
        let enough = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&enough);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            loop {
                let done = caught(|| step(told.load(Ordering::Relaxed))).transpose();
                if let Some(done) = done {
                    return done.map_err(|Panic(words)| words);
                }
                yield_now().await;
            }
        });
        Self { enough, task }
    }

    /// Asks the work to come to its result soon.
    pub fn hurry(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Returns the result once, when it is there, without waiting for it.
    ///
    /// # Errors
    /// A step panicked; the text is its message.
    pub fn done(&mut self) -> Option<Result<T, String>> {
        block_on(poll_once(&mut self.task))
    }
}
