//! Options of a game (`pirate-crusades §1`).

use rules::kit::Declared;

/// The game that is played, of the two.
pub const GAME: Declared = Declared::one_of("game", "option-game", &["short", "long"], "short");

/// The destination of deliveries: as printed, or the own allegiance as with a poker deck.
pub const SKIN: Declared =
    Declared::instead("skin", "option-skin", ["printed", "poker"]).only_with("game", "short");

/// Round limit of the Long Game.
pub const ROUNDS: Declared = Declared::number("rounds", "option-rounds", 50..=150, 100)
    .in_steps_of(50)
    .only_with("game", "long");

/// House rule: a captain whom a player fled may not be attacked again by that player until one of them has moved.
pub const NO_FISHING: Declared =
    Declared::yes_no("no_fishing", "option-no-fishing", false).only_with("game", "long");

/// The options that are offered.
pub const OPTIONS: &[Declared] = &[GAME, SKIN, ROUNDS, NO_FISHING];
