//! The rulebook of Voodoo Island: its chapters, each with the pieces that it tells of, and an index to them.

use crate::table::{Book, Chapter};

/// The whole book.
pub const BOOK: Book = Book {
    chapters: CHAPTERS,
    index: INDEX,
};

/// All chapters, in the order they are read.
const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "book-isle-goal",
        entries: &[
            ("art/isle-sack", "score-objects"),
            ("art/isle-item-torch", "score-items"),
            ("art/isle-back-expedition", "score-cards"),
            ("art/isle-supply-any", "score-supplies"),
            ("art/isle-heart-broken", "score-hearts"),
            ("art/isle-state-left-behind", "score-left_behind"),
        ],
    },
    Chapter {
        id: "book-isle-setup",
        entries: &[
            ("art/isle-first-trail", "tip-first"),
            ("art/isle-dice-tray", "tip-dice"),
            ("art/isle-explorer-red", "book-isle-arrival"),
            ("art/isle-bag-explorer", "book-isle-open"),
            ("art/isle-day-last", "option-days"),
        ],
    },
    Chapter {
        id: "book-isle-day",
        entries: &[
            ("art/isle-time-dawn", "book-isle-dawn"),
            ("art/isle-day-cube", "tip-cube"),
            ("art/isle-time-night", "book-isle-night"),
            ("art/isle-helper-blue", "book-isle-clean-up"),
        ],
    },
    Chapter {
        id: "book-isle-round",
        entries: &[
            ("art/isle-lamp-card", "tip-lamp-card"),
            ("art/isle-lamp-work", "tip-lamp-work"),
            ("art/isle-lamp-walk", "tip-lamp-move"),
            ("art/isle-tool-spot-full", "book-isle-moment"),
            ("art/isle-bag-explorer", "book-isle-limits"),
        ],
    },
    Chapter {
        id: "book-isle-moving",
        entries: &[
            ("art/isle-footprint", "book-isle-diagonal"),
            ("art/isle-supply-berries", "book-isle-pick-up"),
            ("art/isle-spot-berries", "book-isle-in-again"),
        ],
    },
    Chapter {
        id: "book-isle-crafting",
        entries: &[
            ("art/isle-supply-sticks", "supply-sticks"),
            ("art/isle-supply-stones", "supply-stones"),
            ("art/isle-supply-water", "supply-water"),
            ("art/isle-supply-fish", "supply-fish"),
            ("art/isle-supply-hide", "supply-bear-hide"),
            ("art/isle-supply-berries", "supply-berries"),
            ("art/isle-item-torch", "item-torch"),
            ("art/isle-item-axe", "item-axe"),
            ("art/isle-item-doll", "item-voodoo-doll"),
            ("art/isle-item-mist_potion", "item-mist-potion"),
            ("art/isle-item-health_potion", "item-health-potion"),
            ("art/isle-item-map", "item-map"),
        ],
    },
    Chapter {
        id: "book-isle-tools",
        entries: &[
            ("art/isle-tool-spot", "tip-tool-spot"),
            ("art/isle-tool-spot-blocked", "tip-tool-blocked"),
            ("art/isle-helper-red", "book-isle-helper-tool"),
            ("art/isle-deck", "book-isle-helper-supply"),
            ("art/isle-deck-helicopter", "book-isle-helper-call"),
        ],
    },
    Chapter {
        id: "book-isle-missions",
        entries: &[
            ("art/isle-site-1", "mission-sunken-altar"),
            ("art/isle-site-2", "mission-barons-crypt"),
            ("art/isle-site-3", "mission-whispering-idol"),
            ("art/isle-site-4", "mission-serpent-cave"),
            ("art/isle-site-5", "mission-strangler-fig"),
            ("art/isle-site-6", "mission-circle-of-bones"),
            ("art/isle-site-7", "mission-smugglers-tunnel"),
            ("art/isle-site-8", "mission-barred-temple"),
            ("art/isle-relic-jade_idol", "tip-carried"),
            ("art/isle-sack", "tip-delivered"),
            ("art/isle-heart-lost", "book-isle-lost"),
        ],
    },
    Chapter {
        id: "book-isle-mist",
        entries: &[
            ("art/isle-mist-1", "tip-mist"),
            ("art/isle-heart-broken", "book-isle-mist-hurts"),
            ("art/isle-mist-2", "book-isle-mist-stays"),
            ("art/isle-helicopter", "tip-helicopter"),
            ("art/isle-helicopter-side", "book-isle-landing"),
        ],
    },
    Chapter {
        id: "book-isle-cards",
        entries: &[
            ("art/isle-battle", "book-isle-reactions"),
            ("art/isle-scene-e01", "expedition-native-scout"),
            ("art/isle-scene-e02", "expedition-native-hunter"),
            ("art/isle-scene-e03", "expedition-native-champion"),
            ("art/isle-scene-e04", "expedition-machete-path"),
            ("art/isle-scene-e05", "expedition-sure-footing"),
            ("art/isle-scene-e06", "expedition-dugout-canoe"),
            ("art/isle-scene-e07", "expedition-foragers-basket"),
            ("art/isle-scene-e08", "expedition-full-rucksack"),
            ("art/isle-scene-e09", "expedition-hidden-cache"),
            ("art/isle-scene-e10", "expedition-flare-pistol"),
            ("art/isle-scene-e11", "expedition-radio-call"),
            ("art/isle-scene-e12", "expedition-gas-mask"),
            ("art/isle-scene-e13", "expedition-wind-charm"),
            ("art/isle-scene-e14", "expedition-bokors-breath"),
            ("art/isle-scene-e15", "expedition-bush-medicine"),
            ("art/isle-scene-e16", "expedition-snare"),
            ("art/isle-scene-e17", "expedition-thieving-monkey"),
            ("art/isle-scene-e18", "expedition-second-wind"),
            ("art/isle-scene-e19", "expedition-deft-hands"),
            ("art/isle-scene-e20", "expedition-lucky-bone"),
            ("art/isle-scene-e21", "expedition-jungle-leap"),
            ("art/isle-scene-e22", "expedition-ward-bag"),
        ],
    },
    Chapter {
        id: "book-isle-island-cards",
        entries: &[
            ("art/isle-scene-i01", "island-clear-morning"),
            ("art/isle-scene-i02", "island-creeping-fog"),
            ("art/isle-scene-i03", "island-cloudburst"),
            ("art/isle-scene-i04", "island-fish-run"),
            ("art/isle-scene-i05", "island-tangled-trails"),
            ("art/isle-scene-i06", "island-dry-paths"),
            ("art/isle-scene-i07", "island-hungry-spirits"),
            ("art/isle-scene-i08", "island-blood-moon"),
            ("art/isle-scene-i09", "island-truce-of-the-elders"),
            ("art/isle-scene-i10", "island-engine-trouble"),
            ("art/isle-scene-i11", "island-restless-pilot"),
            ("art/isle-scene-i12", "island-market-day"),
            ("art/isle-scene-i13", "island-poor-trade"),
            ("art/isle-scene-i14", "island-generous-tribe"),
            ("art/isle-scene-i15", "island-offended-tribe"),
            ("art/isle-scene-i16", "island-skilled-hands"),
            ("art/isle-scene-i17", "island-rust-and-rot"),
            ("art/isle-scene-i18", "island-ghost-paths"),
            ("art/isle-scene-i19", "island-whispering-graves"),
            ("art/isle-scene-i20", "island-locusts"),
            ("art/isle-scene-i21", "island-long-dusk"),
            ("art/isle-scene-i22", "island-the-last-day"),
        ],
    },
    Chapter {
        id: "book-isle-battle",
        entries: &[
            ("art/isle-battle", "book-isle-loser"),
            ("art/isle-warrior-hunter", "book-isle-warrior"),
            ("art/isle-state-dead", "book-isle-death"),
        ],
    },
    Chapter {
        id: "book-isle-last",
        entries: &[("art/isle-state-aboard", "book-isle-aboard")],
    },
    Chapter {
        id: "book-isle-explorer",
        entries: &[
            ("art/isle-head-white", "seat-explorer"),
            ("art/isle-head-blue", "seat-easy"),
        ],
    },
];

/// The places in the book about subjects that have another text elsewhere: causes, refusals, questions, things pointed at.
const INDEX: &[(&str, &str)] = &[
    ("book-isle-setup", "phase-setup cause-setup"),
    ("book-isle-dawn", "phase-dawn cause-dawn daytime-dawn"),
    (
        "book-isle-day",
        "phase-daytime cause-day daytime-morning daytime-noon daytime-afternoon daytime-dusk \
         tip-days",
    ),
    (
        "book-isle-night",
        "phase-night cause-night reason-too-late daytime-night round-night",
    ),
    (
        "book-isle-clean-up",
        "phase-clean-up cause-clean-up reason-deck-empty",
    ),
    ("book-isle-goal", "phase-over cause-score score-total"),
    ("item-health-potion", "cause-health-potion"),
    (
        "book-isle-island-cards",
        "cause-island tip-island-card tip-island-deck",
    ),
    (
        "book-isle-cards",
        "cause-expedition cause-buying reason-not-in-hand reason-not-now reason-no-target \
         reason-wrong-price reason-no-card reason-wrong-number prompt-target prompt-take \
         timing-play tip-hand tip-hand-card tip-deck tip-used",
    ),
    (
        "book-isle-round",
        "cause-return cause-decisions reason-not-asked reason-not-on-map round-day \
         tip-explorer-off",
    ),
    (
        "book-isle-tools",
        "cause-helpers reason-no-helper reason-place-taken tip-helper tip-helpers",
    ),
    (
        "book-isle-crafting",
        "cause-crafting reason-too-few-supplies reason-no-item reason-wrong-recipe \
         tip-bag-supply tip-bag-item tip-recipe",
    ),
    ("book-isle-moment", "cause-free timing-own"),
    (
        "book-isle-limits",
        "cause-limits prompt-discard-supply prompt-discard-card tip-bag",
    ),
    (
        "book-isle-moving",
        "cause-moving reason-no-step-left reason-too-far reason-goes-diagonally tip-cell \
         tip-steps",
    ),
    (
        "book-isle-pick-up",
        "cause-picking-up reason-nothing-there tip-supply-tile tip-supply-taken",
    ),
    (
        "book-isle-missions",
        "cause-missions cause-delivering reason-not-your-mission tip-site tip-site-taken \
         tip-missions tip-mission-card tip-mission-deck",
    ),
    (
        "book-isle-mist",
        "cause-mist reason-not-closest reason-defies-mist prompt-mist-tie",
    ),
    (
        "book-isle-landing",
        "cause-helicopter reason-helicopter-stays reason-no-landing tip-helicopter-stays \
         tip-helicopter-away tip-way-home",
    ),
    (
        "book-isle-battle",
        "cause-battle reason-not-there reason-attacked-already prompt-battle-card prompt-defend \
         tip-explorer tip-hand-face-down tip-speed",
    ),
    ("item-axe", "cause-axe"),
    (
        "book-isle-warrior",
        "cause-warrior prompt-answer tip-warrior",
    ),
    (
        "book-isle-death",
        "cause-death tip-explorer-dead tip-hearts",
    ),
    ("book-isle-last", "cause-last-day"),
    ("island-truce-of-the-elders", "reason-truce"),
    ("expedition-wind-charm", "reason-no-mist prompt-clear"),
    ("expedition-bush-medicine", "reason-full-hearts"),
    ("book-isle-helper-tool", "reason-one-helper tip-tool-helper"),
    ("island-offended-tribe", "reason-no-helpers-today"),
    ("island-locusts", "reason-eaten"),
    (
        "tip-tool-spot",
        "reason-spot-taken reason-one-works tip-tool-full",
    ),
    ("tip-tool-blocked", "reason-blocked"),
    ("item-voodoo-doll", "reason-doll-is-no-tool"),
    ("book-isle-in-again", "reason-not-entered"),
    ("book-isle-aboard", "reason-aboard tip-explorer-aboard"),
    ("island-long-dusk", "reason-only-steps round-dusk"),
    ("expedition-second-wind", "reason-steps-left"),
    ("tip-lamp-card", "prompt-card"),
    ("tip-lamp-work", "prompt-work"),
    ("tip-lamp-move", "prompt-move"),
    (
        "book-isle-helper-call",
        "prompt-call tip-helicopter-place tip-helicopter-place-full tip-helicopter-place-closed",
    ),
    ("expedition-flare-pistol", "prompt-flare"),
    ("expedition-radio-call", "prompt-radio"),
    ("expedition-deft-hands", "prompt-craft-now"),
    ("book-isle-loser", "prompt-plunder"),
    (
        "book-isle-reactions",
        "prompt-reroll prompt-reroll-die prompt-ward timing-reaction reaction-anyone",
    ),
    ("island-hungry-spirits", "prompt-toll"),
    ("score-left_behind", "tip-explorer-left"),
    (
        "book-isle-helper-supply",
        "tip-place tip-place-full tip-place-closed",
    ),
    ("island-the-last-day", "tip-last-day-next"),
    ("expedition-snare", "tip-snare"),
];
