//! The rulebook of the card game: its chapters, each with the pieces that it tells of, and an index to them.

use crate::table::{Book, Chapter};

/// The whole book.
pub const BOOK: Book = Book {
    chapters: CHAPTERS,
    index: INDEX,
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
        id: "book-ring-sister",
        entries: &[
            ("island", "book-ring-sister-sea"),
            ("soul", "book-ring-sister-souls"),
            ("lightning-storm", "book-ring-sister-wind"),
            ("cannon", "book-ring-sister-guns"),
            ("card-play", "book-ring-sister-objects"),
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
            ("art/grigri", "book-ring-grigri"),
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

/// The places in the book about subjects that have another text elsewhere: causes, refusals, things that are pointed at.
const INDEX: &[(&str, &str)] = &[
    (
        "book-ring-goal",
        "phase-start phase-over cause-setup cause-score reason-game-over reason-no-such-thing \
         book-goal",
    ),
    ("book-ring-dusk", "phase-dusk"),
    (
        "book-ring-moonlight",
        "phase-moonlight cause-round reason-done-already reason-must-choose",
    ),
    ("book-ring-dawn", "phase-dawn"),
    ("piece-ship.tip", "cause-facing"),
    ("cause-cards.rule", "cause-cards reason-played-last-round"),
    ("piece-figure.tip", "cause-casting"),
    ("cause-jail.rule", "cause-jail"),
    ("card-jax", "cause-jax"),
    ("card-tok", "cause-tok"),
    (
        "card-hoodoo",
        "cause-ritual reason-ritual-held reason-needs-match reason-cell-taken reason-no-soul \
         book-ritual ui-ritual piece-soul",
    ),
    ("card-tix", "cause-tix"),
    ("card-take", "cause-take"),
    ("wind-storm", "cause-storm"),
    ("wind-becalmed", "cause-becalmed"),
    ("wind-mermaids", "cause-mermaids"),
    ("cause-current.rule", "cause-current"),
    ("cause-map.rule", "cause-map"),
    ("feature-night-watch", "cause-night-watch"),
    ("feature-sand", "cause-sand"),
    (
        "cause-skull-header.rule",
        "cause-skull-header reason-used-in-turn",
    ),
    ("book-ring-fights", "cause-boarding reason-nothing-there"),
    ("book-ring-broadside", "cause-broadside"),
    ("barrel-stars", "cause-stars reason-no-star"),
    ("barrel-moon", "cause-moon-barrel"),
    ("barrel-bones", "cause-bones"),
    ("barrel-sea", "cause-sea-barrel reason-not-cardinal"),
    ("barrel-wind", "cause-wind-barrel"),
    ("cause-compass.rule", "cause-compass object-compass"),
    (
        "cause-voodoo-mask.rule",
        "cause-voodoo-mask object-voodoo-mask reason-no-mask",
    ),
    (
        "cause-octopus.rule",
        "cause-octopus object-octopus reason-like-for-like",
    ),
    (
        "cause-barrel-magic.rule",
        "cause-barrel-magic object-barrel-magic",
    ),
    (
        "cause-ghost-ship.rule",
        "cause-ghost-ship object-ghost-ship",
    ),
    ("cause-shipwreck.rule", "cause-shipwreck object-shipwreck"),
    (
        "cause-maelstrom.rule",
        "cause-maelstrom object-maelstrom reason-no-storm",
    ),
    (
        "cause-ghost-whisper.rule",
        "cause-ghost-whisper object-ghost-whisper",
    ),
    (
        "book-ring-objects",
        "cause-room object-grey-skull object-red-skull object-blue-skull object-green-skull \
         object-purple-skull object-morgans-eye object-cursed-skull reason-no-room \
         reason-no-use",
    ),
    ("cause-dawn.rule", "cause-dawn"),
    ("book-ring-cursed", "cause-cursed book-deck"),
    ("score-blessed", "cause-blessed ui-blessed"),
    ("book-ring-cards", "reason-not-in-hand book-bag"),
    (
        "book-ring-barrels",
        "reason-barrel-taken reason-barrel-gone reason-dusk-barrel ui-barrels",
    ),
    (
        "book-ring-sailing",
        "reason-out-of-reach reason-stuck reason-cannot-move reason-not-sailing",
    ),
    ("book-ring-grigri", "reason-grigri"),
    ("book-ring-sea", "reason-space-taken"),
    ("score-coins", "piece-coin"),
];
