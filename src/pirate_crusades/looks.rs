//! The looks of things: the pictures and colours of players, suits, goods, missions, bonuses and acts.

use crate::theme::palette;
use bevy_egui::egui::Color32;
use games::pirate_crusades::values::{
    Benefit, Bonus, Captain, Card, Cargo, Class, Flaw, Heading, Isle, MissionKind, Nation, Suit,
    Token,
};
use games::voodoo::Colour;

/// The sign of a card as a ship, as a port, and as crew.
pub(super) const SHIP: &str = "art/crusades-ship";
pub(super) const PORT: &str = "art/crusades-port";
pub(super) const CREW: &str = "art/crusades-crew";
/// The signs of guns, of tons, of holds, of weight and of missions.
pub(super) const GUNS: &str = "art/crusades-guns";
pub(super) const TONS: &str = "art/crusades-tons";
pub(super) const HOLDS: &str = "art/crusades-holds";
pub(super) const WEIGHT: &str = "art/crusades-weight";
pub(super) const MISSION: &str = "art/crusades-mission";
/// The signs of acts.
pub(super) const ATTACK: &str = "art/crusades-attack";
pub(super) const FLEE: &str = "art/crusades-flee";
pub(super) const LOOK: &str = "art/crusades-look";
pub(super) const SHORE: &str = "art/crusades-shore";
pub(super) const DISEMBARK: &str = "art/crusades-disembark";
pub(super) const WAIT: &str = "art/crusades-wait";
pub(super) const RELINQUISH: &str = "art/crusades-relinquish";
pub(super) const MOVE: &str = "art/crusades-move";
pub(super) const BUY: &str = "art/crusades-buy";
pub(super) const SELL: &str = "art/crusades-sell";
pub(super) const MAP: &str = "art/crusades-map";
pub(super) const FLAUNT: &str = "art/crusades-flaunt";
pub(super) const UPGRADE: &str = "art/crusades-upgrade";
/// The discs that signs lie on.
pub(super) const DISC_SIZE: &str = "art/crusades-disc-size";
pub(super) const DISC_MISSION: &str = "art/crusades-disc-mission";
pub(super) const DISC_BONUS: &str = "art/crusades-disc-bonus";
pub(super) const DISC_OUT: &str = "art/crusades-disc-bonus-out";
/// The signs of the Long Game's counts, and of things aboard there.
pub(super) const REPUTATION: &str = "art/crusades-reputation";
pub(super) const RICHES: &str = "art/crusades-riches";
pub(super) const HOSTAGE: &str = "art/crusades-hostage";
pub(super) const PRIZE: &str = "art/crusades-prize";
pub(super) const CHEST: &str = "art/crusades-chest";
pub(super) const CAPTAIN: &str = "art/crusades-captain";
/// The signs of storms, of what drifts with the wind, and of the event.
pub(super) const STORM: &str = "art/crusades-storm";
pub(super) const DRIFT: &str = "art/crusades-drift";
pub(super) const EVENT: &str = "art/crusades-event";
/// The back of a card of the Blue Sea deck, and of a location that is unexplored.
pub(super) const BACK_BLUE: &str = "art/crusades-back-blue";
pub(super) const UNEXPLORED: &str = "art/crusades-sea-back";
/// The back of a card.
pub(super) const BACK: &str = "art/crusades-back-sunset";
/// The letter of a mission that nobody else may read, and the place of a seal.
pub(super) const LETTER: &str = "art/crusades-letter";
pub(super) const SEAL_PLACE: &str = "art/crusades-seal-place";

/// The width of a captain's portrait, in parts of its height.
pub(super) const PORTRAIT: f32 = 120.0 / 140.0;

/// Returns the colour of what belongs to a player.
pub(super) fn paint(token: Token) -> Color32 {
    palette::colour(colour(token))
}

/// Returns the colour of the house that a token has.
pub(super) fn colour(token: Token) -> Colour {
    match token {
        Token::Yellow => Colour::Yellow,
        Token::Purple => Colour::Purple,
        Token::Green => Colour::Green,
        Token::Red => Colour::Red,
    }
}

/// Returns the dark colour of a suit, for grounds.
pub(super) fn tint(suit: Suit) -> Color32 {
    palette::hex([0x8A3B32, 0x80601F, 0x4A5A96, 0x2F6B57, 0x6A3F7C][suit as usize])
}

/// Returns the light colour of a suit, for bars and stripes.
pub(super) fn light(suit: Suit) -> Color32 {
    palette::hex([0xC86A57, 0xC79A3E, 0x8A9BD6, 0x69B093, 0xA878BC][suit as usize])
}

/// Returns the suit of a nation.
pub(super) fn suit_of(nation: Nation) -> Suit {
    [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades][nation as usize]
}

/// Returns one of these pictures by a suit.
macro_rules! by_suit {
    ($suit:expr, $before:literal, $after:literal) => {
        [
            concat!($before, "hearts", $after),
            concat!($before, "diamonds", $after),
            concat!($before, "clubs", $after),
            concat!($before, "spades", $after),
            concat!($before, "star", $after),
        ][$suit as usize]
    };
}

/// Returns the sign of a suit.
pub(super) fn suit(suit: Suit) -> &'static str {
    by_suit!(suit, "art/crusades-suit-", "")
}

/// Returns the pennant of a suit.
pub(super) fn pennant(suit: Suit) -> &'static str {
    by_suit!(suit, "art/crusades-pennant-", "")
}

/// Returns the picture of a town of a suit.
pub(super) fn port(suit: Suit) -> &'static str {
    by_suit!(suit, "art/crusades-port-", "")
}

/// Returns the sheet of a card and its small sheet.
pub(super) fn sheets(suit: Suit) -> [&'static str; 2] {
    [
        by_suit!(suit, "art/crusades-front-", ""),
        by_suit!(suit, "art/crusades-index-", ""),
    ]
}

/// Returns the picture of a card's ship at sea.
pub(super) fn at_sea(card: Card, class: Class) -> &'static str {
    let suit = card.suit();
    match class {
        Class::Pinnace => by_suit!(suit, "art/crusades-picture-", "-1"),
        Class::Sloop | Class::Cutter => by_suit!(suit, "art/crusades-picture-", "-2"),
        Class::Schooner | Class::Brigantine => by_suit!(suit, "art/crusades-picture-", "-4"),
        Class::Barque | Class::Corvette | Class::Frigate => {
            by_suit!(suit, "art/crusades-picture-", "-6")
        }
        Class::Galleon | Class::GreatGalleon => by_suit!(suit, "art/crusades-picture-", "-9"),
        Class::ShipOfTheLine => by_suit!(suit, "art/crusades-picture-", "-j"),
        Class::FastGalleon => by_suit!(suit, "art/crusades-picture-", "-q"),
        Class::FlagGalleon => by_suit!(suit, "art/crusades-picture-", "-k"),
        Class::FreeRover => "art/crusades-picture-star",
    }
}

/// Returns the part of a ship's pictures' names that says its class.
pub(super) fn class(class: Class) -> &'static str {
    match class {
        Class::Pinnace => "1",
        Class::Sloop | Class::Cutter => "2",
        Class::Schooner | Class::Brigantine => "4",
        Class::Barque | Class::Corvette | Class::Frigate => "6",
        Class::Galleon | Class::GreatGalleon => "9",
        Class::ShipOfTheLine => "j",
        Class::FastGalleon => "q",
        Class::FlagGalleon => "k",
        Class::FreeRover => "x",
    }
}

/// Returns the sign of a kind of cargo.
pub(super) fn cargo(cargo: Cargo) -> &'static str {
    match cargo {
        Cargo::Spices => "art/crusades-spices",
        Cargo::Food => "art/crusades-food",
        Cargo::Ammunition => "art/crusades-ammunition",
        Cargo::Cloth => "art/crusades-cloth",
    }
}

/// Returns the sign of a kind of mission.
pub(super) fn mission(kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Deliver => "art/crusades-deliver",
        MissionKind::Prisoner => "art/crusades-prisoner",
        MissionKind::Conquer => "art/crusades-conquer",
        MissionKind::Sink => "art/crusades-sink",
        MissionKind::Meet => "art/crusades-meet",
    }
}

/// Returns the seal of a mission that is done.
pub(super) fn seal(kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Deliver => "art/crusades-seal-deliver",
        MissionKind::Prisoner => "art/crusades-seal-prisoner",
        MissionKind::Conquer => "art/crusades-seal-conquer",
        MissionKind::Sink => "art/crusades-seal-sink",
        MissionKind::Meet => "art/crusades-seal-meet",
    }
}

/// Returns the letter of an open mission that is seen.
pub(super) fn letter(kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Deliver => "art/crusades-letter-deliver",
        MissionKind::Prisoner => "art/crusades-letter-prisoner",
        MissionKind::Conquer => "art/crusades-letter-conquer",
        MissionKind::Sink => "art/crusades-letter-sink",
        MissionKind::Meet => "art/crusades-letter-meet",
    }
}

/// Returns the sign of a bonus.
pub(super) fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::SafeDock => "art/crusades-bonus-a",
        Bonus::DoublePress => "art/crusades-bonus-2",
        Bonus::RiggedForSpeed => "art/crusades-bonus-3",
        Bonus::ToughCrew => "art/crusades-bonus-4",
        Bonus::PowderCache => "art/crusades-bonus-5",
        Bonus::ExtraBunk => "art/crusades-bonus-6",
        Bonus::PressGang => "art/crusades-bonus-7",
        Bonus::Salvage => "art/crusades-bonus-8",
        Bonus::KnownWaters => "art/crusades-bonus-9",
        Bonus::KnownCoast => "art/crusades-bonus-10",
        Bonus::LoyalHands => "art/crusades-bonus-j",
        Bonus::SharpTrader => "art/crusades-bonus-q",
        Bonus::Bribe => "art/crusades-bonus-k",
        Bonus::CoveMap => "art/crusades-bonus-star",
    }
}

/// Returns the tile of a term: a card of a suit, or something else.
pub(super) fn tile(suit: Option<Suit>) -> &'static str {
    match suit {
        Some(suit) => by_suit!(suit, "art/crusades-tile-", ""),
        None => "art/crusades-tile",
    }
}

/// Returns the pictures of a wind on a card of the sea: what blows, and its mark.
pub(super) fn wind(heading: Heading) -> [&'static str; 2] {
    match heading {
        Heading::North => ["art/crusades-wind-n", "art/crusades-mark-n"],
        Heading::East => ["art/crusades-wind-e", "art/crusades-mark-e"],
        Heading::South => ["art/crusades-wind-s", "art/crusades-mark-s"],
        Heading::West => ["art/crusades-wind-w", "art/crusades-mark-w"],
    }
}

/// Returns how far something that points to the east is turned for another heading, in radians.
pub(super) fn turn(heading: Heading) -> f32 {
    use std::f32::consts::{FRAC_PI_2, PI};
    match heading {
        Heading::North => -FRAC_PI_2,
        Heading::East => 0.0,
        Heading::South => FRAC_PI_2,
        Heading::West => PI,
    }
}

/// Returns the picture of an island.
pub(super) fn isle(isle: Isle) -> &'static str {
    match isle {
        Isle::IslaDeAves => "art/crusades-island-1",
        Isle::SerpentCay => "art/crusades-island-2",
        Isle::TheBrothers => "art/crusades-island-3",
        Isle::CayoHueso => "art/crusades-island-4",
        Isle::GallowsRock => "art/crusades-island-5",
        Isle::TurtleBank => "art/crusades-island-6",
        Isle::SaltTongue => "art/crusades-island-7",
    }
}

/// Returns the picture of a town of a suit on a card of the sea.
pub(super) fn town_mark(suit: Suit) -> &'static str {
    by_suit!(suit, "art/crusades-town-mark-", "")
}

/// Returns the portrait of a captain, and the same in a ring.
pub(super) fn captain(captain: Captain) -> [String; 2] {
    let number = captain as usize + 1;
    [
        format!("art/crusades-captain-{number}"),
        format!("art/crusades-token-{number}"),
    ]
}

/// Returns the sign of a flaw.
pub(super) fn flaw(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::Lavish => "art/crusades-flaw-lavish",
        Flaw::HotBlood => "art/crusades-flaw-hotblood",
        Flaw::RumSoaked => "art/crusades-flaw-rum",
        Flaw::Notorious => "art/crusades-flaw-notorious",
        Flaw::NoCove => "art/crusades-flaw-nocove",
        Flaw::Cannibals => "art/crusades-flaw-cannibals",
        Flaw::BarredSpain => "art/crusades-flaw-barred",
        Flaw::SmallBoat => "art/crusades-flaw-smallboat",
        Flaw::Pious => "art/crusades-flaw-pious",
        Flaw::NoQuarter => "art/crusades-flaw-noquarter",
        Flaw::Outcast => "art/crusades-flaw-outcast",
        Flaw::Impatient => "art/crusades-flaw-impatient",
        Flaw::Wanted => "art/crusades-flaw-wanted",
        Flaw::Vendetta => "art/crusades-flaw-vendetta",
        Flaw::PoorHaggler => "art/crusades-flaw-haggler",
    }
}

/// Returns the sign of what a step of reputation gives.
pub(super) fn benefit(benefit: Benefit) -> &'static str {
    match benefit {
        Benefit::GainBonus => "art/crusades-bonus",
        Benefit::UpgradeShip => UPGRADE,
        Benefit::ShipsSurrender => "art/crusades-surrendered",
        Benefit::Wins => "art/crusades-infamous",
    }
}
