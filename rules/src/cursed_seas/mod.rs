//! Cursed Seas: fleets of small ships on an open mat, measured with two sticks. The rule page is `cursed-seas`.

pub mod ids;
