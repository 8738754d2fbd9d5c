//! Whole games in the real window, on a virtual display: by mouse, by keyboard alone, and killed at any moment. Pictures
//! and logs are kept in the tests' folder.

mod display;
mod keyboard;
mod killed;
mod mouse;
mod page;
