//! What can be chosen for a game (`pirate-crusades §1`).

use crate::kit::Declared;

/// Which of the two games is played.
pub const GAME: Declared = Declared::one_of("game", "option-game", &["short", "long"], "short");

/// Where deliveries go: as printed, or to the own allegiance as with a poker deck.
pub const SKIN: Declared =
    Declared::instead("skin", "option-skin", ["printed", "poker"]).only_with("game", "short");

/// How many rounds the Long Game has at most.
pub const ROUNDS: Declared = Declared::number("rounds", "option-rounds", 50..=150, 100)
    .in_steps_of(50)
    .only_with("game", "long");

/// Whether a captain whom a player fled may not be attacked again by that player until one of them has moved.
pub const NO_FISHING: Declared =
    Declared::yes_no("no_fishing", "option-no-fishing", false).only_with("game", "long");

/// The options that are offered.
pub const OPTIONS: &[Declared] = &[GAME, SKIN, ROUNDS, NO_FISHING];
