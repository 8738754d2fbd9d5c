//! Fluent texts.
