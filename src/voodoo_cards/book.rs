//! The rulebook of the card game: its chapters, each with the pieces that it tells of.

use crate::table::{Book, Chapter};

/// The whole book.
pub const BOOK: Book = Book {
    chapters: CHAPTERS,
    index: &[],
};

/// All chapters, in the order they are read.
const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "book-ring-goal",
        entries: &[
            ("island", "score-location"),
            ("art/coin", "score-coins"),
            ("cannon", "score-power"),
            ("pirate-skull", "score-objects"),
            ("poker-hand", "score-blessed"),
        ],
    },
    Chapter {
        id: "book-ring-sea",
        entries: &[
            ("art/round-marker", "piece-round"),
            ("art/skull", "cause-skull-header.rule"),
            ("art/map", "cause-map.rule"),
            ("art/night-watch", "feature-night-watch"),
            ("art/sand", "feature-sand"),
            ("art/current", "cause-current.rule"),
        ],
    },
    Chapter {
        id: "book-ring-dusk",
        entries: &[
            ("card-play", "cause-cards.rule"),
            ("imprisoned", "cause-jail.rule"),
            ("meeple", "piece-figure.tip"),
            ("sun", "piece-sun"),
        ],
    },
    Chapter {
        id: "book-ring-moonlight",
        entries: &[("moon", "piece-moon"), ("cannon", "piece-ship.tip")],
    },
    Chapter {
        id: "book-ring-cards",
        entries: &[
            ("soul", "card-jax"),
            ("spectre", "card-tok"),
            ("pentacle", "card-hoodoo"),
            ("body-swapping", "card-tix"),
            ("open-treasure-chest", "card-take"),
        ],
    },
    Chapter {
        id: "book-ring-sailing",
        entries: &[
            ("windy-stripes", "wind-fair"),
            ("lightning-storm", "wind-storm"),
            ("fog", "wind-becalmed"),
            ("mermaid", "wind-mermaids"),
            ("compass", "piece-compass.tip"),
        ],
    },
    Chapter {
        id: "book-ring-fights",
        entries: &[
            ("cannon-ball", "book-ring-broadside"),
            ("art/grigri", "grigri"),
        ],
    },
    Chapter {
        id: "book-ring-barrels",
        entries: &[
            ("stars-stack", "barrel-stars"),
            ("moon", "barrel-moon"),
            ("crossed-bones", "barrel-bones"),
            ("waves", "barrel-sea"),
            ("windy-stripes", "barrel-wind"),
        ],
    },
    Chapter {
        id: "book-ring-objects",
        entries: &[
            ("compass", "cause-compass.rule"),
            ("tribal-mask", "cause-voodoo-mask.rule"),
            ("octopus", "cause-octopus.rule"),
            ("barrel", "cause-barrel-magic.rule"),
            ("floating-ghost", "cause-ghost-ship.rule"),
            ("ship-wreck", "cause-shipwreck.rule"),
            ("vortex", "cause-maelstrom.rule"),
            ("whirlwind", "cause-ghost-whisper.rule"),
        ],
    },
    Chapter {
        id: "book-ring-dawn",
        entries: &[("sunrise", "cause-dawn.rule")],
    },
    Chapter {
        id: "book-ring-cursed",
        entries: &[("pirate-hat", "seat-cursed")],
    },
];
