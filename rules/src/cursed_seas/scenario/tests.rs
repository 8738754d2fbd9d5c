//! What a designer is told of a file that cannot be played.
