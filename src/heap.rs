//! The heap: what pictures took on their way to the graphics card is given back to the system.

/// Gives memory back to the system that was let go. Takes some milliseconds.
///
/// By itself the C library keeps it: pictures, which are held once on their way, would leave their room behind for good.
#[cfg_attr(
    all(target_os = "linux", target_env = "gnu"),
    expect(unsafe_code, reason = "nothing safe calls it")
)]
pub(crate) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: it may be called at any time, in any thread; it touches only what nobody has.
    let _ = unsafe { libc::malloc_trim(0) };
}
