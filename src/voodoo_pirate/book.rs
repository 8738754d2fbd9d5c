//! The rulebook of Voodoo Pirate: its chapters, each with the pieces that it tells of, and an index to them.

use crate::table::{Book, Chapter};

/// The whole book.
pub const BOOK: Book = Book {
    chapters: CHAPTERS,
    index: INDEX,
};

/// All chapters, in the order they are read.
const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "book-goal",
        entries: &[
            ("art/fleet", "score-location"),
            ("art/coin", "score-coins"),
            ("cannon", "score-power"),
            ("art/soul-blue", "score-souls"),
            ("art/skull", "score-objects"),
            ("poker-hand", "score-blessed"),
        ],
    },
    Chapter {
        id: "book-sea",
        entries: &[
            ("caravel", "ground-harbour"),
            ("waves", "water-calm"),
            ("ghost", "water-haunted"),
            ("art/tile-back", "ground-open"),
            ("big-wave", "book-tidal"),
            ("island", "ground-shore"),
        ],
    },
    Chapter {
        id: "book-finds",
        entries: &[
            ("art/coin", "book-coin"),
            ("art/map", "book-map"),
            ("art/skull", "book-skull"),
            ("art/object-compass", "book-object"),
            ("art/current", "book-current"),
            ("art/portal", "feature-portal"),
            ("art/fleet", "book-fleet"),
            ("art/star-blue", "book-star"),
            ("vortex", "piece-whirlpool"),
        ],
    },
    Chapter {
        id: "book-dusk",
        entries: &[
            ("art/card-back", "cause-cards.rule"),
            ("imprisoned", "cause-jail.rule"),
            ("art/figure-red", "piece-figure.tip"),
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
            ("art/card+soul+2E6E86", "card-jax"),
            ("art/card+spectre+4A5A96", "card-tok"),
            ("art/card+pentacle+6A3F7C", "card-hoodoo"),
            ("art/card+body-swapping+8A3B32", "card-tix"),
            ("art/card+voodoo-doll+80601F", "card-poppet"),
            ("art/card+open-treasure-chest+2F6B57", "card-take"),
        ],
    },
    Chapter {
        id: "book-ritual",
        entries: &[
            ("art/bag", "book-bag"),
            ("art/soul-purple", "book-match"),
            ("art/soul-green", "book-second"),
            ("art/soul-yellow", "book-full"),
        ],
    },
    Chapter {
        id: "book-sailing",
        entries: &[
            ("windy-stripes", "wind-fair"),
            ("lightning-storm", "wind-storm"),
            ("fog", "wind-becalmed"),
            ("mermaid", "wind-mermaids"),
            ("art/tide-in", "tide-in"),
            ("art/tide-out", "tide-out"),
            ("art/tile-back", "cause-edge.rule"),
        ],
    },
    Chapter {
        id: "book-fights",
        entries: &[
            ("cannon-ball", "book-broadside"),
            ("art/poppet", "book-poppets"),
            ("art/grigri", "grigri"),
        ],
    },
    Chapter {
        id: "book-barrels",
        entries: &[
            ("art/barrel+stars-stack", "barrel-stars"),
            ("art/barrel+moon", "barrel-moon"),
            ("art/barrel+sands-of-time", "barrel-sand"),
            ("art/barrel+crossed-bones", "barrel-bones"),
            ("art/barrel+vortex", "barrel-whirlpool"),
            ("art/barrel+windy-stripes", "barrel-wind"),
            ("art/barrel+waves", "barrel-sea"),
            ("art/barrel+big-wave", "barrel-tide"),
        ],
    },
    Chapter {
        id: "book-treasures",
        entries: &[
            ("art/object-compass", "object-compass"),
            ("art/object-morgans_eye", "object-morgans-eye"),
            ("art/object-twin_bottles", "object-twin-bottles"),
            ("art/object-parrot", "object-parrot"),
            ("art/object-silent_oars", "object-silent-oars"),
            ("art/object-telescope", "object-telescope"),
            ("art/object-ghost_wind", "object-ghost-wind"),
            ("art/skull", "skull-unknown"),
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
        entries: &[
            ("pirate-hat", "seat-cursed"),
            ("art/card-back", "book-deck"),
            ("art/figure-cursed", "piece-cursed-figure"),
        ],
    },
    Chapter {
        id: "book-house",
        entries: &[
            ("pirate-flag", "ui-skills"),
            ("poker-hand", "ui-blessed"),
            ("pirate-hat", "seat-gentle"),
        ],
    },
];

/// The places in the book about subjects that have none of their own: rules, refusals, phases.
const INDEX: &[(&str, &str)] = &[
    (
        "ground-harbour",
        "phase-harbour cause-setup reason-not-harbour reason-in-harbour \
         reason-victim-in-harbour",
    ),
    ("book-dusk", "phase-dusk"),
    (
        "book-moonlight",
        "phase-moonlight cause-round reason-done-already reason-must-choose",
    ),
    ("book-dawn", "phase-dawn cause-dawn"),
    (
        "book-goal",
        "phase-over cause-score reason-game-over reason-no-such-thing",
    ),
    ("cause-cards.rule", "cause-cards reason-played-last-round"),
    ("piece-figure.tip", "cause-casting reason-figure-used"),
    ("barrel-bones", "cause-bones"),
    ("cause-jail.rule", "cause-jail"),
    ("barrel-sand", "cause-sand"),
    ("barrel-stars", "cause-stars"),
    ("barrel-moon", "cause-moon-barrel"),
    ("barrel-wind", "cause-wind-barrel"),
    ("barrel-tide", "cause-tide-barrel"),
    ("barrel-whirlpool", "cause-whirlpool"),
    ("card-jax", "cause-jax"),
    ("card-tok", "cause-tok"),
    (
        "book-ritual",
        "cause-ritual reason-ritual-held reason-cell-taken reason-no-soul ui-ritual piece-soul",
    ),
    ("card-tix", "cause-tix"),
    ("card-poppet", "cause-poppet"),
    ("card-take", "cause-take"),
    ("ground-open", "cause-new-tile reason-no-tile"),
    ("cause-edge.rule", "cause-edge reason-cannot-move"),
    ("wind-storm", "cause-storm"),
    ("wind-becalmed", "cause-becalmed"),
    ("wind-mermaids", "cause-mermaids"),
    ("ground-shore", "cause-shore reason-ashore"),
    ("book-tidal", "cause-tidal-water"),
    ("book-current", "cause-current"),
    ("feature-portal", "cause-portal"),
    ("book-coin", "cause-coin-space"),
    ("book-map", "cause-map"),
    ("book-skull", "cause-skull-space"),
    ("book-object", "cause-object-space"),
    ("book-fleet", "cause-fleet"),
    ("piece-ship.tip", "cause-facing reason-faces-west-or-south"),
    ("book-broadside", "cause-broadside"),
    (
        "book-fights",
        "cause-boarding reason-out-of-reach reason-other-ship",
    ),
    ("object-twin-bottles", "cause-twin-bottles"),
    ("object-parrot", "cause-parrot reason-like-for-like"),
    ("object-silent-oars", "cause-silent-oars"),
    ("object-telescope", "cause-telescope"),
    ("object-ghost-wind", "cause-ghost-wind"),
    (
        "book-treasures",
        "cause-room reason-nothing-there reason-no-room reason-no-use",
    ),
    ("book-cursed", "cause-cursed"),
    ("ui-blessed", "cause-blessed reason-not-in-game"),
    ("book-cards", "reason-not-in-hand"),
    (
        "book-barrels",
        "reason-barrel-taken reason-dusk-barrel ui-barrels",
    ),
    ("grigri", "reason-grigri"),
    (
        "book-sailing",
        "reason-stuck reason-not-straight reason-not-sailing",
    ),
    ("book-match", "reason-needs-match"),
    ("book-sea", "reason-space-taken"),
    ("book-poppets", "reason-no-poppet piece-poppet"),
    ("book-star", "reason-no-star"),
    ("piece-whirlpool", "reason-whirlpool-there"),
    ("object-compass", "reason-needs-compass"),
    ("score-coins", "piece-coin"),
];
