//! The tale in words.
