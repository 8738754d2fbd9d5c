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
        id: "book-crusade-long-goal",
        entries: &[("art/crusades-challenge", "book-crusade-long-fishing")],
    },
    Chapter {
        id: "book-crusade-long-setup",
        entries: &[
            ("art/crusades-captain", "book-crusade-long-captain"),
            ("art/crusades-ship", "book-crusade-long-size"),
        ],
    },
    Chapter {
        id: "book-crusade-long-flaws",
        entries: &[
            ("art/crusades-flaw-lavish", "flaw-lavish"),
            ("art/crusades-flaw-hotblood", "flaw-hot-blood"),
            ("art/crusades-flaw-rum", "flaw-rum-soaked"),
            ("art/crusades-flaw-notorious", "flaw-notorious"),
            ("art/crusades-flaw-nocove", "flaw-no-cove"),
            ("art/crusades-flaw-cannibals", "flaw-cannibals"),
            ("art/crusades-flaw-barred", "flaw-barred-spain"),
            ("art/crusades-flaw-smallboat", "flaw-small-boat"),
            ("art/crusades-flaw-pious", "flaw-pious"),
            ("art/crusades-flaw-noquarter", "flaw-no-quarter"),
            ("art/crusades-flaw-outcast", "flaw-outcast"),
            ("art/crusades-flaw-impatient", "flaw-impatient"),
            ("art/crusades-flaw-wanted", "flaw-wanted"),
            ("art/crusades-flaw-vendetta", "flaw-vendetta"),
            ("art/crusades-flaw-haggler", "flaw-poor-haggler"),
        ],
    },
    Chapter {
        id: "book-crusade-long-fame",
        entries: &[
            ("art/crusades-bonus", "book-crusade-long-noticed"),
            ("art/crusades-upgrade", "book-crusade-long-respected"),
            ("art/crusades-surrender", "book-crusade-long-dreaded"),
        ],
    },
    Chapter {
        id: "book-crusade-long-turn",
        entries: &[],
    },
    Chapter {
        id: "book-crusade-long-docked",
        entries: &[
            ("art/crusades-buy", "book-crusade-long-buy"),
            ("art/crusades-sell", "book-crusade-long-sell"),
            ("art/crusades-attack", "book-crusade-long-attack"),
            ("art/crusades-map", "book-crusade-long-map"),
            ("art/crusades-flaunt", "book-crusade-long-flaunt"),
            ("art/crusades-upgrade", "book-crusade-long-bigger"),
        ],
    },
    Chapter {
        id: "book-crusade-long-move",
        entries: &[
            ("art/crusades-sea-back", "book-crusade-long-uncover"),
            ("art/crusades-captain", "book-crusade-long-ambush"),
        ],
    },
    Chapter {
        id: "book-crusade-long-combat",
        entries: &[
            ("art/crusades-fleet", "book-crusade-long-fleet"),
            ("art/crusades-yield", "book-crusade-long-beaten"),
            ("art/crusades-suit-star", "book-crusade-long-joker"),
            ("art/crusades-tow", "book-crusade-long-seize"),
        ],
    },
    Chapter {
        id: "book-crusade-long-dock",
        entries: &[],
    },
    Chapter {
        id: "book-crusade-long-treasure",
        entries: &[("art/crusades-treasure-cursed", "book-crusade-long-cursed")],
    },
    Chapter {
        id: "book-crusade-long-players",
        entries: &[("art/crusades-hostage", "book-crusade-long-hostage")],
    },
    Chapter {
        id: "book-crusade-long-round",
        entries: &[
            ("art/crusades-event", "book-crusade-long-event"),
            ("art/crusades-cross", "book-crusade-long-random"),
        ],
    },
    Chapter {
        id: "book-crusade-long-storm",
        entries: &[],
    },
    Chapter {
        id: "book-crusade-long-adrift",
        entries: &[("art/crusades-longboat", "book-crusade-long-new-ship")],
    },
    Chapter {
        id: "book-crusade-long-end",
        entries: &[],
    },
    Chapter {
        id: "book-crusade-rover",
        entries: &[("art/crusades-open-sea", "book-crusade-long-rover")],
    },
];

/// The places in the book about subjects that have another text elsewhere: causes, refusals, questions, things pointed at.
const INDEX: &[(&str, &str)] = &[
    ("book-crusade-setup", "phase-setup cause-setup"),
    (
        "book-crusade-turn",
        "phase-round cause-round cause-turn cause-decisions",
    ),
    (
        "book-crusade-long-round",
        "phase-end-of-round cause-end-of-round",
    ),
    ("book-crusade-end", "phase-over cause-end"),
    ("book-crusade-top", "cause-drawing reason-discard-empty"),
    ("book-crusade-hurricane", "cause-hurricane"),
    ("book-crusade-limits", "cause-limits reason-crew-full"),
    ("book-crusade-gather", "cause-gather-crew"),
    (
        "book-crusade-magistrate",
        "cause-magistrate reason-mission-open",
    ),
    (
        "book-crusade-relinquish",
        "cause-relinquish reason-no-mission",
    ),
    ("book-crusade-bribe", "cause-bribe reason-no-spices"),
    (
        "book-crusade-trade",
        "cause-trade reason-nothing-to-give reason-holds-full",
    ),
    ("book-crusade-joker-trade", "cause-joker-trade"),
    ("book-crusade-disembark", "cause-disembark"),
    ("book-crusade-look", "cause-look-for-ship"),
    ("book-crusade-fleet", "cause-fleet"),
    ("book-crusade-yield", "cause-beaten-off"),
    ("book-crusade-town", "cause-head-for-town reason-last-card"),
    ("book-crusade-cove", "cause-cove reason-cove"),
    (
        "book-crusade-combat",
        "cause-combat reason-too-strong reason-not-enough",
    ),
    (
        "book-crusade-attack",
        "cause-attack-town reason-no-town reason-own-nation",
    ),
    ("book-crusade-sunk", "cause-plunder"),
    ("book-crusade-conquered", "cause-loot reason-conquered"),
    ("book-crusade-duel", "cause-duel reason-nobody-there"),
    ("book-crusade-missions", "cause-missions"),
    (
        "book-crusade-long-fame",
        "cause-reputation reason-too-few-doubloons",
    ),
    ("book-crusade-long-docked", "cause-market"),
    (
        "book-crusade-long-move",
        "cause-move reason-against-the-wind reason-off-the-grid",
    ),
    (
        "book-crusade-long-combat",
        "cause-captain reason-fought-already",
    ),
    ("book-crusade-long-seize", "cause-seize reason-has-prize"),
    ("book-crusade-long-dock", "cause-dock reason-no-port"),
    (
        "book-crusade-long-treasure",
        "cause-treasure reason-has-chest reason-no-treasure-here reason-no-map",
    ),
    ("book-crusade-long-players", "cause-battle"),
    ("book-crusade-long-event", "cause-sea-event"),
    ("book-crusade-long-storm", "cause-storm reason-storm"),
    ("book-crusade-long-adrift", "cause-adrift reason-too-early"),
    (
        "book-crusade-long-new-ship",
        "cause-new-ship reason-nothing-to-regain reason-ship-there",
    ),
    ("book-crusade-crew", "reason-no-crew"),
    ("book-crusade-bonuses", "reason-no-bonus"),
    ("book-crusade-joker", "card-joker reason-no-joker"),
    (
        "book-crusade-cards",
        "reason-out-of-order reason-not-there reason-no-such-set",
    ),
    (
        "book-crusade-flight",
        "reason-not-lighter reason-dumping-is-no-help",
    ),
    ("book-crusade-duel-end", "reason-loser-has-none"),
    ("book-crusade-long-sell", "reason-too-few-tons"),
    ("book-crusade-long-map", "reason-has-map"),
    ("book-crusade-long-bigger", "reason-no-such-ship"),
    ("book-crusade-long-flaws", "reason-flaw"),
    ("book-crusade-long-turn", "reason-too-late"),
    ("book-crusade-long-goal", "reason-other-game"),
    ("book-crusade-long-fishing", "reason-fled-before"),
];
