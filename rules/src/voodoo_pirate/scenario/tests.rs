//! What is wrong with a scenario is told with its place.
