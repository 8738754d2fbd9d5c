//! Patterns of events: what must, or must not, be told.

use super::spelling::{LookedAt, Names, Pirate, Thing, Total};
use crate::table::scenario::{Maybe, Spelled, happenings};
use crate::voodoo_cards::choice::{Answer, Asked, Item};
use crate::voodoo_cards::event::{Cause, Event, Phase};
use crate::voodoo_cards::pieces::{Barrel, Card, Colour, FaceName, Object, SeaCard, Side, Spot, Wind};
use crate::voodoo_cards::ring::{Heading, Space};
use crate::voodoo_cards::score::Score;

happenings! {
    Event, Cause, Pirate, at Names;
    Event::PhaseBegan(phase, round) => PhaseBegan { phase: Phase, round: u8 },
    Event::Decided { seat, question, choice, forced } =>
        Decided { seat: Pirate, question: Asked, choice: Answer, forced: bool },
    Event::Moved { piece: what, from, to } => Moved { what: Thing, from: Spot, to: Spot },
    Event::Sailed { ship, from, to, heading } => Sailed { ship: Pirate, from: Space, to: Space, heading: Heading },
    Event::Leapt { ship, from, to } => Leapt { ship: Pirate, from: Space, to: Space },
    Event::Passed { ship, over, at } => Passed { ship: Pirate, over: Pirate, at: Space },
    Event::Blocked { ship, at, heading } => Blocked { ship: Pirate, at: Space, heading: Heading },
    Event::Held { ship, wind } => Held { ship: Pirate, wind: Wind },
    Event::Faced { ship, heading } => Faced { ship: Pirate, heading: Heading },
    Event::Flipped { card, up } => Flipped { card: SeaCard, up: Side },
    Event::Switched { one, other } => Switched { one: Space, other: Space },
    Event::WindTurned { from, to } => WindTurned { from: Wind, to: Wind },
    Event::Revealed { seat, card } => Revealed { seat: Pirate, card: Card },
    Event::Skipped { seat, card } => Skipped { seat: Pirate, card: Card },
    Event::Reshuffled { seat } => Reshuffled { seat: Pirate },
    Event::Conjured { seat, card } => Conjured { seat: Pirate, card: Card },
    Event::NotConjured { seat, card } => NotConjured { seat: Pirate, card: Card },
    Event::BarrelConjured { seat, barrel } => BarrelConjured { seat: Pirate, barrel: Barrel },
    Event::Used { seat, object } => Used { seat: Pirate, object: Object },
    Event::Looked { seat, piece: what, deep } => Looked { seat: Pirate, what: LookedAt, deep: u8 },
    Event::DeckShuffled => DeckShuffled {},
    Event::RitualCalled { caller, cards } => RitualCalled { caller: Pirate, cards: u8 },
    Event::RitualSecondRound => RitualSecondRound {},
    Event::RitualEnded { full } => RitualEnded { full: bool },
    Event::ColourCalled { seat, colour, found, room } =>
        ColourCalled { seat: Pirate, colour: Colour, found: u8, room: u8 },
    Event::Possessed { seat, victim, heading } => Possessed { seat: Pirate, victim: Pirate, heading: Heading },
    Event::Boarded { seat, victim, item } => Boarded { seat: Pirate, victim: Pirate, item: Item },
    Event::BlessedSwapped { seat, victim } => BlessedSwapped { seat: Pirate, victim: Pirate },
    Event::Fired { seat, victim, hits } => Fired { seat: Pirate, victim: Pirate, hits: u8 },
    Event::PowerChanged { seat, from, to } => PowerChanged { seat: Pirate, from: u8, to: u8 },
    Event::Jailed { seat } => Jailed { seat: Pirate },
    Event::PassedOver { seat } => PassedOver { seat: Pirate },
    Event::Shown { seat, face: what } => Shown { seat: Pirate, what: FaceName },
    Event::Scored { seat, score: total @ Score { location, coins, power, objects, blessed } } => Scored {
        seat: Pirate, location: i8, coins: i8, power: i8, objects: i8, blessed: i8, total: Total,
    },
    Event::Won { seat } => Won { seat: Pirate },
}
