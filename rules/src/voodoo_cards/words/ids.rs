//! The ids of texts: each name in the rules has one, so that a new name without a text does not compile.

use crate::voodoo::words::ids;
use crate::voodoo_cards::choice::Reason;
use crate::voodoo_cards::data::Feature;
use crate::voodoo_cards::event::{Cause, Phase};
use crate::voodoo_cards::pieces::{Barrel, Card, Face, Object, Rank};
use crate::voodoo_cards::ring::Heading;

ids! { heading, HEADINGS: Heading {
    Clockwise => "heading-clockwise",
    Anticlockwise => "heading-anticlockwise",
} }

ids! { phase, PHASES: Phase {
    Start => "phase-start",
    Dusk => "phase-dusk",
    Moonlight => "phase-moonlight",
    Dawn => "phase-dawn",
    Over => "phase-over",
} }

ids! { card, CARDS: Card {
    Jax => "card-jax",
    Tok => "card-tok",
    Hoodoo => "card-hoodoo",
    Tix => "card-tix",
    Take => "card-take",
} }

ids! { barrel, BARRELS: Barrel {
    Stars => "barrel-stars",
    Moon => "barrel-moon",
    Bones => "barrel-bones",
    Sea => "barrel-sea",
    Wind => "barrel-wind",
} }

ids! { object, OBJECTS: Object {
    GreySkull => "object-grey-skull",
    RedSkull => "object-red-skull",
    BlueSkull => "object-blue-skull",
    GreenSkull => "object-green-skull",
    PurpleSkull => "object-purple-skull",
    MorgansEye => "object-morgans-eye",
    CursedSkull => "object-cursed-skull",
    Compass => "object-compass",
    VoodooMask => "object-voodoo-mask",
    Octopus => "object-octopus",
    BarrelMagic => "object-barrel-magic",
    GhostShip => "object-ghost-ship",
    Shipwreck => "object-shipwreck",
    Maelstrom => "object-maelstrom",
    GhostWhisper => "object-ghost-whisper",
} }

ids! { rank, RANKS: Rank {
    Nine => "rank-nine",
    Ten => "rank-ten",
    Jack => "rank-jack",
    Queen => "rank-queen",
    King => "rank-king",
    Ace => "rank-ace",
} }

ids! { cause, CAUSES: Cause {
    Setup => "cause-setup",
    Round => "cause-round",
    Cards => "cause-cards",
    Casting => "cause-casting",
    Jail => "cause-jail",
    Stars => "cause-stars",
    MoonBarrel => "cause-moon-barrel",
    Bones => "cause-bones",
    WindBarrel => "cause-wind-barrel",
    SeaBarrel => "cause-sea-barrel",
    Jax => "cause-jax",
    Tok => "cause-tok",
    Ritual => "cause-ritual",
    Tix => "cause-tix",
    Take => "cause-take",
    Storm => "cause-storm",
    Becalmed => "cause-becalmed",
    Mermaids => "cause-mermaids",
    Current => "cause-current",
    SkullHeader => "cause-skull-header",
    Room => "cause-room",
    Map => "cause-map",
    NightWatch => "cause-night-watch",
    Sand => "cause-sand",
    Facing => "cause-facing",
    Broadside => "cause-broadside",
    Boarding => "cause-boarding",
    Compass => "cause-compass",
    VoodooMask => "cause-voodoo-mask",
    Octopus => "cause-octopus",
    BarrelMagic => "cause-barrel-magic",
    GhostShip => "cause-ghost-ship",
    Shipwreck => "cause-shipwreck",
    Maelstrom => "cause-maelstrom",
    GhostWhisper => "cause-ghost-whisper",
    Dawn => "cause-dawn",
    Score => "cause-score",
    Cursed => "cause-cursed",
    Blessed => "cause-blessed",
} }

ids! { reason, REASONS: Reason {
    GameOver => "reason-game-over",
    NotAsked => "reason-not-asked",
    SpaceTaken => "reason-space-taken",
    NotCardinal => "reason-not-cardinal",
    NotInHand => "reason-not-in-hand",
    PlayedLastRound => "reason-played-last-round",
    BarrelTaken => "reason-barrel-taken",
    BarrelGone => "reason-barrel-gone",
    DoneAlready => "reason-done-already",
    RitualHeld => "reason-ritual-held",
    NoSoul => "reason-no-soul",
    NothingThere => "reason-nothing-there",
    NoRoom => "reason-no-room",
    GriGri => "reason-grigri",
    Stuck => "reason-stuck",
    CannotMove => "reason-cannot-move",
    NoStar => "reason-no-star",
    DuskBarrel => "reason-dusk-barrel",
    NoUse => "reason-no-use",
    NoStorm => "reason-no-storm",
    NoMask => "reason-no-mask",
    LikeForLike => "reason-like-for-like",
    NeedsMatch => "reason-needs-match",
    CellTaken => "reason-cell-taken",
    OutOfReach => "reason-out-of-reach",
    NoSuchThing => "reason-no-such-thing",
    MustChoose => "reason-must-choose",
    NotSailing => "reason-not-sailing",
} }

pub(super) fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Map => "feature-map",
        Feature::NightWatch => "feature-night-watch",
        Feature::Sand => "feature-sand",
        Feature::Current(_) => "feature-current",
    }
}

pub(super) fn piece(face: Face) -> &'static str {
    match face {
        Face::Ship(_) => "piece-ship",
        Face::Figure(_) => "piece-figure",
        Face::Soul(_) => "piece-soul",
        Face::Coin => "piece-coin",
        Face::Object(object) => self::object(object),
        Face::Card(..) => "piece-card",
        Face::Sea(_) => "piece-sea-card",
        Face::Blessed(_) => "piece-blessed",
        Face::Sun => "piece-sun",
        Face::Moon => "piece-moon",
        Face::Jail => "piece-jail",
        Face::GriGri => "grigri",
        Face::Compass => "piece-compass",
        Face::Round => "piece-round",
    }
}
