//! Scenarios of the tile game: what its files spell and how its positions are laid ([`rules::table::scenario`]).

mod compare;
mod format;
mod lay;
mod script;
mod spelling;
#[cfg(test)]
mod tests;
