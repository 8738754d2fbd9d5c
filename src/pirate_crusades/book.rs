//! The rulebook of Pirate Crusades: its chapters, each with the pieces that it tells of, and an index to them.

use crate::table::{Book, Chapter};

/// The whole book.
pub const BOOK: Book = Book {
    chapters: CHAPTERS,
    index: INDEX,
};

/// All chapters, in the order they are read.
const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "book-crusade-goal",
        entries: &[],
    },
    Chapter {
        id: "book-crusade-cards",
        entries: &[
            ("art/crusades-ship", "book-crusade-ship"),
            ("art/crusades-port", "book-crusade-port"),
            ("art/crusades-crew", "book-crusade-crew"),
            ("art/crusades-tons", "book-crusade-cargo"),
            ("art/crusades-mission", "book-crusade-mission-card"),
            ("art/crusades-bonus", "book-crusade-bonus-card"),
            ("art/crusades-letter", "book-crusade-open"),
            ("art/crusades-suit-star", "book-crusade-joker"),
        ],
    },
    Chapter {
        id: "book-crusade-setup",
        entries: &[("art/crusades-pennant-hearts", "book-crusade-skin")],
    },
    Chapter {
        id: "book-crusade-turn",
        entries: &[
            ("art/crusades-holds", "book-crusade-limits"),
            ("art/crusades-sink", "book-crusade-out"),
            ("art/crusades-bonus-8", "book-crusade-top"),
            ("whirlwind", "book-crusade-hurricane"),
        ],
    },
    Chapter {
        id: "book-crusade-docked",
        entries: &[
            ("art/crusades-crew", "book-crusade-gather"),
            ("art/crusades-mission", "book-crusade-magistrate"),
            ("art/crusades-bonus-k", "book-crusade-bribe"),
            ("art/crusades-relinquish", "book-crusade-relinquish"),
            ("art/crusades-wait", "book-crusade-wait"),
        ],
    },
    Chapter {
        id: "book-crusade-trade",
        entries: &[
            ("art/crusades-pennant-spades", "book-crusade-mark"),
            ("art/crusades-suit-star", "book-crusade-joker-trade"),
        ],
    },
    Chapter {
        id: "book-crusade-disembark",
        entries: &[
            ("art/crusades-bonus-j", "book-crusade-loyal"),
            ("art/crusades-suit-star", "book-crusade-joker-disembark"),
        ],
    },
    Chapter {
        id: "book-crusade-look",
        entries: &[
            ("art/crusades-attack", "book-crusade-foe"),
            ("art/crusades-yield", "book-crusade-yield"),
            ("art/crusades-challenge", "book-crusade-ace"),
            ("art/crusades-pennant-star", "book-crusade-fleet"),
            ("art/crusades-meet", "book-crusade-declare"),
        ],
    },
    Chapter {
        id: "book-crusade-flight",
        entries: &[("art/crusades-bonus-3", "book-crusade-fast")],
    },
    Chapter {
        id: "book-crusade-town",
        entries: &[("art/crusades-port-star", "book-crusade-cove")],
    },
    Chapter {
        id: "book-crusade-combat",
        entries: &[
            ("art/crusades-guns", "book-crusade-guns"),
            ("art/crusades-suit-star", "book-crusade-joker-combat"),
            ("art/crusades-sink", "book-crusade-sunk"),
            ("art/crusades-ship", "book-crusade-attack"),
            ("art/crusades-conquer", "book-crusade-conquered"),
        ],
    },
    Chapter {
        id: "book-crusade-duel",
        entries: &[
            ("art/crusades-challenge", "book-crusade-duel-end"),
            ("art/crusades-suit-star", "book-crusade-duel-joker"),
            ("art/crusades-crew", "book-crusade-duel-empty"),
        ],
    },
    Chapter {
        id: "book-crusade-missions",
        entries: &[
            ("art/crusades-seal-deliver", "mission-deliver"),
            ("art/crusades-seal-prisoner", "mission-prisoner"),
            ("art/crusades-seal-conquer", "mission-conquer"),
            ("art/crusades-seal-sink", "mission-sink"),
            ("art/crusades-seal-meet", "mission-meet"),
            ("art/crusades-deliver", "book-crusade-destination"),
        ],
    },
    Chapter {
        id: "book-crusade-bonuses",
        entries: &[
            ("art/crusades-bonus-a", "bonus-safe-dock"),
            ("art/crusades-bonus-2", "bonus-double-press"),
            ("art/crusades-bonus-3", "bonus-rigged-for-speed"),
            ("art/crusades-bonus-4", "bonus-tough-crew"),
            ("art/crusades-bonus-5", "bonus-powder-cache"),
            ("art/crusades-bonus-6", "bonus-extra-bunk"),
            ("art/crusades-bonus-7", "bonus-press-gang"),
            ("art/crusades-bonus-8", "bonus-salvage"),
            ("art/crusades-bonus-9", "bonus-known-waters"),
            ("art/crusades-bonus-10", "bonus-known-coast"),
            ("art/crusades-bonus-j", "bonus-loyal-hands"),
            ("art/crusades-bonus-q", "bonus-sharp-trader"),
            ("art/crusades-bonus-k", "bonus-bribe"),
            ("art/crusades-bonus-star", "bonus-cove-map"),
        ],
    },
    Chapter {
        id: "book-crusade-end",
        entries: &[],
    },
    Chapter {
        id: "book-crusade-rover",
        entries: &[],
    },
];

/// Where the book tells of what has another text elsewhere: why things happened, why they cannot, what is asked, what is pointed at.
const INDEX: &[(&str, &str)] = &[
    ("phase-setup", "book-crusade-setup"),
    ("phase-round", "book-crusade-turn"),
    ("phase-end-of-round", "book-crusade-turn"),
    ("phase-over", "book-crusade-end"),
    ("cause-setup", "book-crusade-setup"),
    ("cause-round", "book-crusade-turn"),
    ("cause-turn", "book-crusade-turn"),
    ("cause-drawing", "book-crusade-top"),
    ("cause-hurricane", "book-crusade-hurricane"),
    ("cause-limits", "book-crusade-limits"),
    ("cause-gather-crew", "book-crusade-gather"),
    ("cause-magistrate", "book-crusade-magistrate"),
    ("cause-relinquish", "book-crusade-relinquish"),
    ("cause-bribe", "book-crusade-bribe"),
    ("cause-trade", "book-crusade-trade"),
    ("cause-joker-trade", "book-crusade-joker-trade"),
    ("cause-disembark", "book-crusade-disembark"),
    ("cause-look-for-ship", "book-crusade-look"),
    ("cause-fleet", "book-crusade-fleet"),
    ("cause-beaten-off", "book-crusade-yield"),
    ("cause-head-for-town", "book-crusade-town"),
    ("cause-cove", "book-crusade-cove"),
    ("cause-combat", "book-crusade-combat"),
    ("cause-attack-town", "book-crusade-attack"),
    ("cause-plunder", "book-crusade-sunk"),
    ("cause-loot", "book-crusade-conquered"),
    ("cause-duel", "book-crusade-duel"),
    ("cause-missions", "book-crusade-missions"),
    ("cause-end", "book-crusade-end"),
    ("cause-decisions", "book-crusade-turn"),
    ("reason-crew-full", "book-crusade-limits"),
    ("reason-no-crew", "book-crusade-crew"),
    ("reason-mission-open", "book-crusade-magistrate"),
    ("reason-no-mission", "book-crusade-relinquish"),
    ("reason-nothing-to-give", "book-crusade-trade"),
    ("reason-holds-full", "book-crusade-trade"),
    ("reason-no-town", "book-crusade-attack"),
    ("reason-cove", "book-crusade-cove"),
    ("reason-own-nation", "book-crusade-attack"),
    ("reason-conquered", "book-crusade-conquered"),
    ("reason-too-strong", "book-crusade-combat"),
    ("reason-no-bonus", "book-crusade-bonuses"),
    ("reason-no-spices", "book-crusade-bribe"),
    ("reason-discard-empty", "book-crusade-top"),
    ("card-joker", "book-crusade-joker"),
    ("reason-no-joker", "book-crusade-joker"),
    ("reason-out-of-order", "book-crusade-cards"),
    ("reason-not-there", "book-crusade-cards"),
    ("reason-no-such-set", "book-crusade-cards"),
    ("reason-not-enough", "book-crusade-combat"),
    ("reason-not-lighter", "book-crusade-flight"),
    ("reason-dumping-is-no-help", "book-crusade-flight"),
    ("reason-nobody-there", "book-crusade-duel"),
    ("reason-last-card", "book-crusade-town"),
    ("reason-loser-has-none", "book-crusade-duel-end"),
];
