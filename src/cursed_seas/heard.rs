//! The sounds of the sea: the sound of each event, the music of each phase, and the stakes that it tells.

use crate::table::{Sounded, Stakes};
use games::cursed_seas::{
    CardPlace, Cause, Choice, CursedSeas, End, Event, EventCard, Hull, Lies, Phase, Terrain,
    TreasurePlace, View,
};
use rules::table::Seat;

impl Sounded for CursedSeas {
    fn sound(view: &View, event: &Event, cause: Cause) -> Option<&'static str> {
        Some(match *event {
            Event::Rolled(..) | Event::FirstRolled(..) => "dice",
            Event::Moved(vessel, Lies::Mat(to)) => {
                let was = view.place(vessel);
                if !view.vessel(vessel).hull.is_ship() {
                    "beast"
                } else if was.is_some_and(|was| was.bow == to.bow) {
                    "turn"
                } else {
                    "sail"
                }
            }
            Event::Docked(..) => "rope",
            Event::Flipped(_) => "mystery",
            Event::Decided(answer, _) if matches!(answer.choice, Choice::Broadside(_)) => {
                "broadside"
            }
            Event::FortBuilt(..) => "fort",
            Event::FortDestroyed(_) => "fort-falls",
            Event::Shot(_, _, _, _, hit)
            | Event::FortShot(_, _, _, _, hit)
            | Event::ShotAtFort(_, _, _, _, hit) => {
                if hit {
                    "cannon"
                } else {
                    "miss"
                }
            }
            // Contact or terrain has ended a move.
            Event::Course(course) if course.over && !view.course.over => "bump",
            Event::MastLost(vessel, _) if view.vessel(vessel).hull.is_ship() => "mast-lost",
            Event::MastLost(..) | Event::FlagLost(..) => "hit",
            Event::Ignored(..) => "glance",
            Event::Burning(..) => "burning",
            Event::Repaired(..) => "mend",
            Event::Sunk(vessel) if view.vessel(vessel).hull.is_ship() => "sunk",
            Event::Sunk(_) => "slain",
            Event::Split(..) | Event::Unloaded(..) => "gold",
            Event::Returned(_) => "eternal",
            Event::Rammed(..) => "ram",
            Event::Pinned(..) => "irons",
            Event::Boarded(..) => "blades",
            Event::Raided(..) => "plunder",
            Event::TowStarted(..) => "tow",
            Event::TowEnded(_) => "cast-off",
            Event::Explored(..) | Event::ShipExplored(..) => "chest",
            Event::Treasure(_, _, [_, TreasurePlace::Aboard(_)]) => "coin",
            Event::Card(_, _, _, [from, to]) => card([from, to], cause)?,
            Event::Played(_, EventCard::Doldrums) => "becalmed",
            Event::Played(..) => "omen",
            Event::Scuttling(_) => "scuttle",
            Event::Met(_, terrain) => match terrain {
                Terrain::FogBank => "fog",
                Terrain::Reef => "stranded",
                Terrain::Sargasso => "becalmed",
                Terrain::Iceberg => "ice",
                Terrain::Whirlpool => "current",
            },
            Event::Drifted(_) => "current",
            Event::GameEnded(End::Stranded) => "stranded",
            Event::GameEnded(_) => "win",
            _ => return None,
        })
    }

    /// Returns the music of the open sea, or another where the viewer's fleet has been hit.
    fn music(view: &View) -> &'static str {
        let hit = |(_, _, hull)| is_hit(hull, view.viewer);
        match view.phase {
            Phase::Setup | Phase::Over => "music-dawn",
            Phase::Round if view.afloat().any(hit) => "music-chase",
            Phase::Round => "music-swell",
        }
    }

    /// Returns the stakes by how much of the gold that wins the richest fleet has brought home.
    fn stakes(view: &View, _: impl Iterator<Item = Seat>) -> Stakes {
        let richest = view.turn.gold.iter().max().copied().unwrap_or_default();
        let wins = view.gold / 2 + 1;
        match 3 * u16::from(richest) {
            0 => Stakes::Low,
            part if part > 2 * u16::from(wins) => Stakes::High,
            part if part > u16::from(wins) => Stakes::Usual,
            _ => Stakes::Low,
        }
    }
}

/// Returns the sound of a card that comes from one place to another, or turns up.
fn card([from, to]: [CardPlace; 2], cause: Cause) -> Option<&'static str> {
    Some(match (from, to) {
        (from, to) if from == to => "card",
        (_, CardPlace::Aboard(_)) => "crew",
        (_, CardPlace::Ashore(..)) => "bag",
        (CardPlace::Aboard(_), CardPlace::Gone) if cause == Cause::Cargo => "overboard",
        (CardPlace::Aboard(_), CardPlace::Gone) => "crew-lost",
        _ => return None,
    })
}

/// Returns whether a mast or segment is gone or burns, of a ship or creature of this seat, or of any seat for an onlooker.
fn is_hit(hull: &Hull, viewer: Option<Seat>) -> bool {
    hull.sound_masts() < hull.masts && viewer.is_none_or(|seat| hull.seat == seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fleet_is_hit_while_a_mast_of_its_own_is_gone_or_burns() {
        let own = Some(Seat(0));
        let whole = Hull {
            masts: 3,
            sound: 0b111,
            ..Hull::default()
        };
        let burns = Hull {
            sound: 0b011,
            fire: 0b100,
            ..whole
        };
        let others = Hull {
            seat: Seat(1),
            ..burns
        };
        assert!(!is_hit(&whole, own) && !is_hit(&whole, None));
        assert!(is_hit(&burns, own) && is_hit(&burns, None));
        assert!(!is_hit(&others, own) && is_hit(&others, None));
    }
}
