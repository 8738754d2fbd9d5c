//! The rulebook of Cursed Seas: its chapters, each with the pieces that it tells of, and an index to them.

use crate::table::{Book, Chapter};

/// The whole book.
pub const BOOK: Book = Book {
    chapters: CHAPTERS,
    index: INDEX,
};

/// All chapters, in the order they are read.
const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "book-seas-goal",
        entries: &[
            ("art/seas-pile-4", "tip-win"),
            ("art/seas-home", "tip-home"),
            ("art/seas-sign-gold", "score-home"),
            ("art/seas-sign-units", "score-aboard"),
        ],
    },
    Chapter {
        id: "book-seas-setup",
        entries: &[
            ("art/seas-sign-fleet", "option-build"),
            ("art/seas-sign-wild", "option-mysterious"),
            ("art/seas-sign-reef", "option-terrain"),
            ("art/seas-unique-castaway", "option-uniques"),
            ("art/seas-sign-points", "option-fleet"),
            ("art/seas-sign-end-turn", "option-rounds"),
        ],
    },
    Chapter {
        id: "book-seas-ships",
        entries: &[
            ("art/seas-pip-mast", "tip-masts"),
            ("art/seas-gun-s", "tip-guns"),
            ("art/seas-sign-cargo", "tip-hold"),
            ("art/seas-sign-creature", "book-seas-creatures"),
        ],
    },
    Chapter {
        id: "book-seas-turn",
        entries: &[
            ("art/seas-sign-move", "tip-actions"),
            ("art/seas-pip-mast-fire", "tip-fire"),
            ("art/seas-sign-derelict", "tip-derelict"),
            ("art/seas-sign-event", "book-seas-events"),
        ],
    },
    Chapter {
        id: "book-seas-moving",
        entries: &[
            ("art/seas-stick-s", "tip-sticks"),
            ("art/seas-fan", "tip-helm"),
            ("art/seas-heading", "tip-cast-off"),
            ("art/seas-sign-wild", "tip-contact"),
        ],
    },
    Chapter {
        id: "book-seas-docking",
        entries: &[
            ("art/seas-sign-docked", "tip-docking"),
            ("art/seas-marker", "tip-marker"),
            ("art/seas-sign-embark", "tip-quay"),
        ],
    },
    Chapter {
        id: "book-seas-shooting",
        entries: &[
            ("art/seas-range-s", "tip-range"),
            ("art/seas-blocked", "tip-line"),
            ("art/seas-crosshair", "tip-hit"),
            ("art/seas-wreck", "tip-sinking"),
        ],
    },
    Chapter {
        id: "book-seas-ram",
        entries: &[
            ("art/seas-sign-ram", "tip-ram"),
            ("art/seas-pinned", "tip-pinned"),
            ("art/seas-sign-board", "tip-boarding"),
        ],
    },
    Chapter {
        id: "book-seas-tow",
        entries: &[
            ("art/seas-sign-tow", "tip-tow"),
            ("art/seas-sign-scuttle", "tip-scuttle"),
            ("art/seas-sign-repair", "tip-repair"),
        ],
    },
    Chapter {
        id: "book-seas-terrain",
        entries: &[
            ("art/seas-terrain-fog-bank", "tip-fog"),
            ("art/seas-terrain-reef", "tip-reef"),
            ("art/seas-terrain-sargasso", "tip-sargasso"),
            ("art/seas-terrain-iceberg", "tip-iceberg"),
            ("art/seas-terrain-whirlpool", "tip-whirlpool"),
        ],
    },
    Chapter {
        id: "book-seas-explore",
        entries: &[
            ("art/seas-pile-2", "tip-exploring"),
            ("art/seas-sign-transfer", "tip-exchange"),
        ],
    },
    Chapter {
        id: "book-seas-islands",
        entries: &[
            ("art/seas-mystery-hidden", "tip-mystery-hidden"),
            ("art/seas-coin", "tip-coin-down"),
        ],
    },
    Chapter {
        id: "book-seas-forts",
        entries: &[
            ("art/seas-sign-fort", "option-forts"),
            ("art/seas-fort", "tip-build-fort"),
            ("art/seas-fort-flag", "tip-flags"),
            ("art/seas-fort-ruin", "tip-fort-falls"),
        ],
    },
    Chapter {
        id: "book-seas-cards",
        entries: &[
            ("art/seas-crew-captain", "book-seas-crew"),
            ("art/seas-equipment-spyglass", "book-seas-equipment"),
            ("art/seas-event-card-fair-wind", "tip-fair-wind"),
            ("art/seas-event-card-doldrums", "tip-doldrums"),
        ],
    },
    Chapter {
        id: "book-seas-hidden",
        entries: &[("art/seas-mini-crew", "tip-face-down")],
    },
    Chapter {
        id: "book-seas-end",
        entries: &[],
    },
];

/// The places in the book about subjects without an entry.
const INDEX: &[(&str, &str)] = &[
    (
        "book-seas-ships",
        "keyword-beak keyword-broadside keyword-chain-shot keyword-cosmopolitan \
         keyword-deep-hold keyword-dread keyword-escort keyword-eternal keyword-firepots \
         keyword-galley keyword-grapnels keyword-junk keyword-longship keyword-lookout \
         keyword-loyal keyword-marksmen keyword-night-sail keyword-pathfinder \
         keyword-quick-landing keyword-raider keyword-scavenger keyword-sea-legs \
         keyword-second-wind keyword-shallow-draft keyword-spectral keyword-stout \
         keyword-tow-master keyword-turtle-ship keyword-grasp keyword-submerge keyword-soar \
         keyword-carapace keyword-icebreaker keyword-captain keyword-helmsman keyword-cannoneer \
         keyword-musketeers keyword-shipwright keyword-master-at-arms keyword-surgeon \
         keyword-quartermaster keyword-deckhand reason-grasped reason-submerged \
         reason-no-creature",
    ),
    (
        "book-seas-cards",
        "crew-captain crew-helmsman crew-cannoneer crew-explorer crew-oarsman crew-musketeers \
         crew-shipwright crew-master-at-arms crew-surgeon crew-quartermaster crew-firemaster \
         crew-navigator crew-lookout crew-deckhand crew-reis-haddou crew-zahra-al-rih \
         crew-auntie-silk crew-powder-master-ro crew-the-ferryman crew-mother-brine \
         crew-ned-quickhand crew-bess-corrigan crew-commodore-ashgrove \
         crew-lieutenant-fairweather crew-don-inigo-salcedo crew-sor-milagros \
         crew-capitaine-duvelle crew-prudence-hale crew-sigrun-skerry-born \
         crew-kostas-two-coins equipment-spyglass equipment-copper-sheathing equipment-iron-ram \
         equipment-boarding-nets equipment-long-nines equipment-fire-pump \
         equipment-grape-lockers equipment-sea-anchor event-card-fair-wind event-card-doldrums \
         event-card-fog-at-dawn event-card-uncharted-reef event-card-spoiled-powder \
         event-card-spare-spars event-card-parley event-card-mutiny event-card-hidden-cache \
         event-card-stowaway unique-saints-finger unique-moon-pearl unique-weeping-idol \
         unique-drowned-chart unique-castaway unique-powder-kegs unique-admirals-seal \
         unique-cracked-casket reason-too-dear reason-no-event reason-no-ability \
         event-card-known event-card-aboard event-card-ashore event-card-gone cause-crew \
         cause-events tip-events tip-calm",
    ),
    (
        "book-seas-terrain",
        "terrain-fog-bank terrain-reef terrain-sargasso terrain-iceberg terrain-whirlpool \
         reason-wrecked reason-lost cause-terrain",
    ),
    (
        "book-seas-setup",
        "phase-setup reason-no-place reason-not-free reason-berth-taken cause-setup",
    ),
    (
        "book-seas-turn",
        "phase-round reason-not-yours reason-acted reason-derelict reason-idle reason-tried \
         reason-not-acted cause-turn-start cause-actions cause-fire",
    ),
    ("book-seas-end", "phase-over cause-end"),
    (
        "book-seas-tow",
        "reason-in-tow reason-no-mast-gone reason-no-derelict reason-no-tow cause-tow \
         cause-scuttle cause-repair",
    ),
    ("book-seas-ram", "reason-pinned cause-ram cause-boarding"),
    (
        "book-seas-shooting",
        "reason-no-line reason-no-gun reason-no-target cause-shooting cause-sinking tip-gun \
         tip-gun-gone",
    ),
    (
        "book-seas-docking",
        "reason-not-docked reason-no-room reason-moved-today cause-docking cause-cargo",
    ),
    (
        "book-seas-explore",
        "reason-nothing-there reason-not-touched reason-not-there cause-explore",
    ),
    (
        "book-seas-moving",
        "reason-no-stick reason-no-turn reason-no-way cause-move",
    ),
    ("book-seas-islands", "cause-mystery tip-coin"),
    ("book-seas-forts", "cause-forts"),
    ("book-seas-hidden", "card-unknown"),
    ("book-seas-goal", "tip-gold ui-gold-home"),
];
