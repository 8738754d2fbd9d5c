//! The sounds: the sound of each event, the music of port and sea, and the stakes that it tells.

use crate::table::{Sounded, Stakes};
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::{BluePlace, Card, Cause, Event, Phase, Place, Standing, Suit};
use games::pirate_crusades::view::View;
use rules::table::Seat;

impl Sounded for PirateCrusades {
    fn sound(_: &View, event: &Event, cause: Cause) -> Option<&'static str> {
        Some(match *event {
            Event::Moved(card, from, to) => moved(card.map(Card::suit), from, to, cause),
            Event::Reshuffled | Event::BlueReshuffled => "shuffle",
            Event::Hurricane => "hurricane",
            Event::ShipSighted(..) => "spyglass",
            Event::FleetSighted(..) => "fleet",
            Event::Declared(..) | Event::AllyCame(..) => "rover",
            Event::TownSighted(..) => "landfall",
            Event::Docked(_, Some(town)) if town.is_joker() => "cove",
            Event::Docked(..) => "rope",
            Event::Stood(_, Standing::Ready | Standing::Sailing) | Event::SailedTo(..) => "unfurl",
            Event::Fought(..) => "commit",
            Event::Challenged(..) | Event::FleetSunk(_) | Event::CaptainFought(..) => "cannon",
            Event::Compared(..) => "duel",
            Event::StoodFast(_) => "hit",
            Event::BeatenOff(..) => "beaten-off",
            Event::Beat(..) => "flag-down",
            Event::Fled(_) => "fled",
            Event::Conquered(..) => "port-taken",
            Event::MissionDone(..) => "seal",
            Event::MissionLost(..) => "lost",
            Event::PhaseBegan(Phase::EndOfRound, _) => "shell",
            Event::Drifted(..) | Event::Stood(_, Standing::Adrift(_)) => "adrift",
            Event::Stood(_, Standing::Stranded) if cause == Cause::Adrift => "longboats",
            Event::Stood(_, Standing::Stranded) => "stranded",
            Event::Stood(_, Standing::Hostage(..))
            | Event::BlueMoved(_, _, BluePlace::Hostage(_)) => "irons",
            Event::PutAshore(..) | Event::Landed(..) => "ashore",
            Event::CaptainCame(..) => "captain",
            Event::CaptainBeaten(_, _, true) | Event::Surrendered(..) => "salute",
            Event::CaptainBeaten(..) | Event::Stood(_, Standing::Out) | Event::Sunk(..) => "sunk",
            Event::Seized(..) => "new-ship",
            Event::StormStruck(..) | Event::Destroyed(_) => "squall",
            Event::StormStands(_, category) | Event::StormDrifted(_, category) if category > 0 => {
                "squall"
            }
            Event::PortChanged(..) if cause != Cause::Move => "port-taken",
            Event::MapBought(..) => "map",
            Event::Dug(..) | Event::Cursed(_) => "chest",
            Event::Riches(..) => "coin",
            Event::Benefits(_, _, _, true) => "rung",
            Event::Benefits(..) => "rung-down",
            Event::BlueMoved(_, _, BluePlace::Base(_)) | Event::SeaEvent(_) => "card",
            _ => return None,
        })
    }

    /// Returns the music of the port, or of the sea.
    fn music(view: &View) -> &'static str {
        match view
            .players
            .get(view.active.index())
            .map(|player| player.standing)
        {
            Some(Standing::Ready | Standing::Sailing | Standing::Adrift(_)) => "music-chase",
            _ => "music-tavern",
        }
    }

    /// Returns the stakes by the leader's missions done, or reputation.
    fn stakes(view: &View, seats: impl Iterator<Item = Seat>) -> Stakes {
        if view.long {
            let fame = seats.map(|seat| view.players[seat.index()].voyage.reputation);
            return match fame.max().unwrap_or(0) {
                0 | 1 => Stakes::Low,
                2 | 3 => Stakes::Usual,
                _ => Stakes::High,
            };
        }
        let done = seats.map(|seat| view.done(seat).len()).max();
        match done.unwrap_or(0) {
            0 => Stakes::Low,
            1 => Stakes::Usual,
            _ => Stakes::High,
        }
    }
}

/// Returns the sound of a card that moves.
fn moved(suit: Option<Suit>, from: Place, to: Place, cause: Cause) -> &'static str {
    match (from, to, cause) {
        (_, Place::Mission(..), Cause::Plunder) => "plunder",
        (_, Place::Mission(..), _) => "card-lock",
        (_, Place::Ship(_), Cause::Cove) => "new-ship",
        (
            _,
            Place::Hand(_),
            Cause::GatherCrew
            | Cause::Disembark
            | Cause::Cove
            | Cause::LookForShip
            | Cause::Plunder,
        ) => "crew",
        (
            Place::Hand(_),
            Place::Given(_) | Place::Discard(_),
            Cause::Disembark | Cause::HeadForTown | Cause::Dock | Cause::Limits,
        ) => "deserter",
        (
            Place::Hold(..),
            Place::Given(_) | Place::Discard(_),
            Cause::LookForShip | Cause::Duel | Cause::Limits | Cause::Hurricane,
        ) => "overboard",
        (_, Place::Hold(..), _) => match suit {
            Some(Suit::Diamonds) => "food",
            Some(Suit::Clubs) => "ammunition",
            Some(Suit::Spades) => "cloth",
            _ => "spices",
        },
        _ => "card",
    }
}
