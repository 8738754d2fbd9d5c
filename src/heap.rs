//! The heap: what pictures took on their way to the graphics card is given back to the system.

/// The least size in bytes of what goes back to the system once it is let go. What a frame takes is smaller: it is used again by the
/// next.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const GIVEN_BACK: i32 = 256 << 10;

/// Has large blocks of memory given back to the system as soon as they are let go. Goes before anything is loaded.
///
/// By itself the C library raises that size with every larger block that it sees, and keeps what is below it: pictures, which are
/// held once on their way, would leave their room behind for good.
#[cfg_attr(
    all(target_os = "linux", target_env = "gnu"),
    expect(unsafe_code, reason = "nothing safe calls it")
)]
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: it may be called at any time, with any number; it returns 0 where it does not like one, and changes nothing then.
    let _ = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, GIVEN_BACK) };
}
