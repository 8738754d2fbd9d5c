//! Scenarios of Pirate Crusades: what its files spell and how its positions are laid ([`rules::table::scenario`]).

mod at_length;
mod compare;
mod format;
mod lay;
mod script;
mod spelling;
