//! The ids of texts: each name in the rules has one, so that a new name without a text does not compile.

use crate::voodoo::words::ids;
#[cfg(test)]
pub(super) use crate::voodoo::words::{COLOURS, SEAT_KINDS, WINDS};
use crate::voodoo_pirate::chart::Heading;
use crate::voodoo_pirate::choice::Reason;
use crate::voodoo_pirate::data::{Feature, Ground, Skill};
use crate::voodoo_pirate::event::{Cause, Phase};
use crate::voodoo_pirate::pieces::{Barrel, Card, Face, Object, Rank, Skull, Tide};
use crate::voodoo_pirate::view::SpaceView;

ids! { heading, HEADINGS: Heading {
    North => "heading-north",
    East => "heading-east",
    South => "heading-south",
    West => "heading-west",
} }

ids! { phase, PHASES: Phase {
    Harbour => "phase-harbour",
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
    Poppet => "card-poppet",
    Take => "card-take",
} }

ids! { barrel, BARRELS: Barrel {
    Stars => "barrel-stars",
    Moon => "barrel-moon",
    Sand => "barrel-sand",
    Bones => "barrel-bones",
    Whirlpool => "barrel-whirlpool",
    Wind => "barrel-wind",
    Sea => "barrel-sea",
    Tide => "barrel-tide",
} }

ids! { object, OBJECTS: Object {
    Compass => "object-compass",
    MorgansEye => "object-morgans-eye",
    TwinBottles => "object-twin-bottles",
    Parrot => "object-parrot",
    SilentOars => "object-silent-oars",
    Telescope => "object-telescope",
    GhostWind => "object-ghost-wind",
} }

ids! { skull, SKULLS: Skull {
    Emerald => "skull-emerald",
    Poppet => "skull-poppet",
    Gold => "skull-gold",
    Gun => "skull-gun",
    Hollow => "skull-hollow",
    Purple => "skull-purple",
} }

ids! { tide, TIDES: Tide {
    In => "tide-in",
    Out => "tide-out",
} }

ids! { rank, RANKS: Rank {
    Ace => "rank-ace",
    Two => "rank-two",
    Three => "rank-three",
    Jack => "rank-jack",
    Queen => "rank-queen",
    King => "rank-king",
} }

ids! { cause, CAUSES: Cause {
    Setup => "cause-setup",
    Round => "cause-round",
    Cards => "cause-cards",
    Casting => "cause-casting",
    Jail => "cause-jail",
    Sand => "cause-sand",
    Stars => "cause-stars",
    MoonBarrel => "cause-moon-barrel",
    Bones => "cause-bones",
    WindBarrel => "cause-wind-barrel",
    TideBarrel => "cause-tide-barrel",
    Whirlpool => "cause-whirlpool",
    Jax => "cause-jax",
    Tok => "cause-tok",
    Ritual => "cause-ritual",
    Tix => "cause-tix",
    Poppet => "cause-poppet",
    Take => "cause-take",
    NewTile => "cause-new-tile",
    Edge => "cause-edge",
    Storm => "cause-storm",
    Becalmed => "cause-becalmed",
    Mermaids => "cause-mermaids",
    Shore => "cause-shore",
    TidalWater => "cause-tidal-water",
    Current => "cause-current",
    Portal => "cause-portal",
    CoinSpace => "cause-coin-space",
    Map => "cause-map",
    SkullSpace => "cause-skull-space",
    ObjectSpace => "cause-object-space",
    Fleet => "cause-fleet",
    Facing => "cause-facing",
    Broadside => "cause-broadside",
    Boarding => "cause-boarding",
    TwinBottles => "cause-twin-bottles",
    Parrot => "cause-parrot",
    SilentOars => "cause-silent-oars",
    Telescope => "cause-telescope",
    GhostWind => "cause-ghost-wind",
    Room => "cause-room",
    Dawn => "cause-dawn",
    Score => "cause-score",
    Cursed => "cause-cursed",
    Blessed => "cause-blessed",
} }

ids! { reason, REASONS: Reason {
    GameOver => "reason-game-over",
    NotAsked => "reason-not-asked",
    SpaceTaken => "reason-space-taken",
    NotHarbour => "reason-not-harbour",
    NotInHand => "reason-not-in-hand",
    PlayedLastRound => "reason-played-last-round",
    BarrelTaken => "reason-barrel-taken",
    FigureUsed => "reason-figure-used",
    NoPoppet => "reason-no-poppet",
    InHarbour => "reason-in-harbour",
    DoneAlready => "reason-done-already",
    RitualHeld => "reason-ritual-held",
    NoSoul => "reason-no-soul",
    NothingThere => "reason-nothing-there",
    NoRoom => "reason-no-room",
    GriGri => "reason-grigri",
    VictimInHarbour => "reason-victim-in-harbour",
    Ashore => "reason-ashore",
    Stuck => "reason-stuck",
    CannotMove => "reason-cannot-move",
    NoTile => "reason-no-tile",
    NoStar => "reason-no-star",
    WhirlpoolThere => "reason-whirlpool-there",
    NoUse => "reason-no-use",
    NeedsCompass => "reason-needs-compass",
    NeedsMatch => "reason-needs-match",
    CellTaken => "reason-cell-taken",
    OutOfReach => "reason-out-of-reach",
    LikeForLike => "reason-like-for-like",
    DuskBarrel => "reason-dusk-barrel",
    NotInGame => "reason-not-in-game",
    NoSuchThing => "reason-no-such-thing",
    MustChoose => "reason-must-choose",
    FacesWestOrSouth => "reason-faces-west-or-south",
    NotStraight => "reason-not-straight",
    NotSailing => "reason-not-sailing",
    OtherShip => "reason-other-ship",
} }

pub(super) fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Range(_) => "skill-range",
        Skill::MapCoins(_) => "skill-map-coins",
        Skill::StormRider => "skill-storm-rider",
        Skill::JaxAtLeast(_) => "skill-jax-at-least",
        Skill::BoardItems(_) => "skill-board-items",
    }
}

pub(super) fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Skull => "feature-skull",
        Feature::Object(_) => "feature-object",
        Feature::Coin => "feature-coin",
        Feature::Map => "feature-map",
        Feature::Current(_) => "feature-current",
        Feature::Portal => "feature-portal",
        Feature::Fleet => "feature-fleet",
        Feature::Star(_) => "feature-star",
    }
}

pub(super) fn ground(space: &SpaceView) -> &'static str {
    match (space.ground, space.water) {
        (Ground::Harbour, _) => "ground-harbour",
        (Ground::Tidal(_), _) => "ground-tidal",
        (Ground::Shore, _) => "ground-shore",
        (Ground::Open | Ground::Sea(_), Some(water)) if water.haunted => "water-haunted",
        (Ground::Open | Ground::Sea(_), Some(_)) => "water-calm",
        (Ground::Open | Ground::Sea(_), None) => "ground-open",
    }
}

pub(super) fn piece(face: Face) -> &'static str {
    match face {
        Face::Ship(_) => "piece-ship",
        Face::Figure(_) => "piece-figure",
        Face::CursedFigure(_) => "piece-cursed-figure",
        Face::Soul(_) => "piece-soul",
        Face::Coin => "piece-coin",
        Face::Poppet => "piece-poppet",
        Face::Object(object) => self::object(object),
        Face::Skull(skull) => self::skull(skull),
        Face::GriGri => "grigri",
        Face::Card(_, card) => self::card(card),
        Face::Tile(_) => "piece-tile",
        Face::Harbour(_) => "piece-harbour",
        Face::Island => "piece-island",
        Face::Barrel(barrel) => self::barrel(barrel),
        Face::Sun => "piece-sun",
        Face::Moon => "piece-moon",
        Face::Jail => "piece-jail",
        Face::Vane => "piece-vane",
        Face::TideMarker => "piece-tide",
        Face::Colonials => "piece-colonials",
        Face::Whirlpool => "piece-whirlpool",
        Face::Blessed(_) => "piece-blessed",
    }
}
