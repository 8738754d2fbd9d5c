//! The rulebook of Voodoo Pirate: its chapters, each with the pieces that it tells of.

use crate::table::Chapter;

/// All chapters, in the order they are read.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "book-goal",
        entries: &[
            ("art/fleet", "score-location"),
            ("art/coin", "score-coins"),
            ("cannon", "score-power"),
            ("soul", "score-souls"),
            ("pirate-skull", "score-objects"),
            ("poker-hand", "score-blessed"),
        ],
    },
    Chapter {
        id: "book-sea",
        entries: &[
            ("caravel", "ground-harbour"),
            ("waves", "water-calm"),
            ("ghost", "water-haunted"),
            ("treasure-map", "book-features"),
            ("art/portal", "feature-portal"),
            ("island", "ground-shore"),
            ("big-wave", "book-tidal"),
        ],
    },
    Chapter {
        id: "book-dusk",
        entries: &[
            ("card-play", "cause-cards.rule"),
            ("imprisoned", "cause-jail.rule"),
            ("meeple", "piece-figure.tip"),
            ("sun", "piece-sun"),
        ],
    },
    Chapter {
        id: "book-moonlight",
        entries: &[("moon", "piece-moon"), ("cannon", "piece-ship.tip")],
    },
    Chapter {
        id: "book-cards",
        entries: &[
            ("soul", "card-jax"),
            ("spectre", "card-tok"),
            ("pentacle", "card-hoodoo"),
            ("body-swapping", "card-tix"),
            ("voodoo-doll", "card-poppet"),
            ("open-treasure-chest", "card-take"),
        ],
    },
    Chapter {
        id: "book-sailing",
        entries: &[
            ("windy-stripes", "wind-fair"),
            ("lightning-storm", "wind-storm"),
            ("fog", "wind-becalmed"),
            ("mermaid", "wind-mermaids"),
            ("big-wave", "tide-in"),
            ("big-wave", "tide-out"),
        ],
    },
    Chapter {
        id: "book-fights",
        entries: &[("cannon-ball", "book-broadside"), ("art/grigri", "grigri")],
    },
    Chapter {
        id: "book-barrels",
        entries: &[
            ("stars-stack", "barrel-stars"),
            ("moon", "barrel-moon"),
            ("sands-of-time", "barrel-sand"),
            ("crossed-bones", "barrel-bones"),
            ("vortex", "barrel-whirlpool"),
            ("windy-stripes", "barrel-wind"),
            ("waves", "barrel-sea"),
            ("big-wave", "barrel-tide"),
        ],
    },
    Chapter {
        id: "book-treasures",
        entries: &[
            ("compass", "object-compass"),
            ("emerald", "object-morgans-eye"),
            ("round-potion", "object-twin-bottles"),
            ("parrot-head", "object-parrot"),
            ("paddles", "object-silent-oars"),
            ("spyglass", "object-telescope"),
            ("ghost", "object-ghost-wind"),
            ("pirate-skull", "skull-unknown"),
        ],
    },
    Chapter {
        id: "book-dawn",
        entries: &[
            ("sunrise", "piece-tide"),
            ("sands-of-time", "piece-time-out"),
        ],
    },
    Chapter {
        id: "book-cursed",
        entries: &[("pirate-hat", "seat-cursed")],
    },
];
