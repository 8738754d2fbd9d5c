//! The sea as a vessel meets it, and its sticks, worked out of a seat's view (`cursed-seas §2`, `§5.3`).

use super::super::data::Data;
use super::super::geometry::{
    Capsule, Mover, Passage, Patch, Sailing, Sea, Solid, Sort, Start, Swing,
};
use super::super::values::*;
use super::View;
use rules::table::PieceId;

/// A vessel that is to move, with the sea as it meets it.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// The sea about it.
    pub sea: Sea,
    /// Its way of moving.
    pub mover: Mover,
    /// Its place.
    pub place: Place,
    /// The turn that it may make.
    pub swing: Swing,
    /// The pieces that it touches and overlaps.
    pub start: Start,
}

impl Outlook {
    /// Returns its place after a turn; none where that is not offered.
    #[must_use]
    pub fn turned(&self, stick: Stick, heading: Heading) -> Option<Place> {
        self.sea
            .turn(self.mover, self.place, self.swing, stick.length(), heading)
    }

    /// Returns how far a turned vessel sails along a stick, and the distances that are offered.
    #[must_use]
    pub fn reach(&self, stick: Stick, turned: Place) -> (Sailing, Vec<i64>) {
        let sailing = self
            .sea
            .sail(self.mover, &self.start, turned, stick.length());
        let distances = self
            .sea
            .distances(self.mover, &self.start, turned, &sailing);
        (sailing, distances)
    }

    /// Returns what a vessel newly touches at a place.
    pub fn touches(&self, place: Place) -> impl Iterator<Item = PieceId> {
        let hull = self.mover.shape.at(place);
        let contacts = self.sea.contacts(self.mover, &self.start, &hull);
        self.sea.ids(contacts)
    }

    /// Returns the first terrain that a turned vessel meets on its way, and where.
    #[must_use]
    pub fn meets(&self, turned: Place, distance: i64) -> Option<(i64, PieceId)> {
        let met = self
            .sea
            .terrain_met(self.mover, turned, 0, distance, self.start.over);
        met.map(|(at, number)| (at, self.sea.terrain[number].piece))
    }
}

impl View {
    /// Returns how a vessel goes past others.
    #[must_use]
    pub fn passage(&self, data: &Data, vessel: Vessel) -> Passage {
        if self.vessel(vessel).hull.submerged {
            Passage::Submerged
        } else if self.has(data, vessel, Keyword::Soar) {
            Passage::Soaring
        } else if self.has(data, vessel, Keyword::Spectral) {
            Passage::Spectral
        } else {
            Passage::Plain
        }
    }

    /// Returns whether a vessel ignores a kind of terrain (`cursed-seas §5.8`).
    #[must_use]
    pub fn ignores(&self, data: &Data, vessel: Vessel, terrain: Terrain) -> bool {
        let has = |keyword| self.has(data, vessel, keyword);
        let any = [Keyword::Spectral, Keyword::Pathfinder, Keyword::Soar];
        terrain != Terrain::Iceberg
            && (self.vessel(vessel).hull.submerged
                || any.into_iter().any(has)
                || match terrain {
                    Terrain::Reef => has(Keyword::ShallowDraft) || has(Keyword::Icebreaker),
                    Terrain::Sargasso => has(Keyword::ShallowDraft),
                    Terrain::Whirlpool => self.fitted(vessel, Equipment::SeaAnchor),
                    Terrain::FogBank | Terrain::Iceberg => false,
                })
    }

    /// Returns the sea as a vessel meets it, a Raider or not.
    fn sea(&self, data: &Data, vessel: Vessel, raider: bool) -> Sea {
        let seat = self.vessel(vessel).hull.seat;
        let mut sea = Sea::empty(self.mat());
        for (island, centre, isle) in self.isles() {
            let foreign = isle.is_foreign(seat);
            let sort = match foreign && !raider {
                true => Sort::Home,
                false => Sort::Shore,
            };
            let hull = Capsule::disc(centre, data.island(island).radius);
            let piece = island.piece();
            sea.solids.push(Solid { piece, hull, sort });
        }
        for (shoal, terrain, centre) in self.terrain() {
            let hull = Capsule::disc(centre, data.terrain(terrain).radius);
            let piece = shoal.piece();
            if terrain == Terrain::Iceberg {
                let sort = Sort::Ice;
                sea.solids.push(Solid { piece, hull, sort });
            } else if !self.ignores(data, vessel, terrain) {
                sea.terrain.push(Patch { piece, hull });
            }
        }
        for (other, place, hull) in self.afloat() {
            if other != vessel && hull.tower.is_none() && !hull.submerged {
                sea.solids.push(Solid {
                    piece: other.piece(),
                    hull: self.shape(other).at(place),
                    sort: Sort::Vessel,
                });
            }
        }
        sea
    }

    /// Returns a vessel that is to sail its first stick or another one, with the sea as it meets it; none where it is not on the mat.
    #[must_use]
    pub fn outlook(&self, data: &Data, vessel: Vessel, first: bool) -> Option<Outlook> {
        let passage = self.passage(data, vessel);
        let raider = self.has(data, vessel, Keyword::Raider);
        self.outlook_as(data, vessel, first, (passage, raider))
    }

    /// Returns the same for a vessel that goes past others so, and is a Raider or not.
    pub(super) fn outlook_as(
        &self,
        data: &Data,
        vessel: Vessel,
        first: bool,
        (passage, raider): (Passage, bool),
    ) -> Option<Outlook> {
        let place = self.place(vessel)?;
        let mover = Mover {
            shape: self.shape(vessel),
            passage,
        };
        let sea = self.sea(data, vessel, raider);
        let hull = mover.shape.at(place);
        let casts_off = first && !sea.touched(&hull).is_empty();
        let is_ship = self.vessel(vessel).hull.is_ship();
        let limited = is_ship && !self.has(data, vessel, Keyword::Longship);
        let swing = match (casts_off && is_ship, limited) {
            (true, _) => Swing::CastOff,
            (false, true) => Swing::Quarter,
            (false, false) => Swing::Free,
        };
        let start = sea.start(&hull);
        Some(Outlook {
            sea,
            mover,
            place,
            swing,
            start,
        })
    }

    /// Returns the sticks S and L with which a vessel would begin a move, as far as it is seen (`cursed-seas §5.3`).
    #[must_use]
    pub fn sticks(&self, data: &Data, vessel: Vessel) -> (u8, u8) {
        let seen = self.vessel(vessel);
        let moves = match seen.hull.make {
            Some(Make::Ship(ship)) => data.ship(ship).moves,
            Some(Make::Creature(creature)) => data.creature(creature).moves,
            None => return (0, 0),
        };
        let has = |keyword| self.has(data, vessel, keyword);
        let tows = self.towed_by(vessel).is_some() && !has(Keyword::TowMaster);
        let slowed = seen.hull.is_derelict() || tows || seen.today.chained;
        let (shorts, longs) = if slowed {
            (1, 0)
        } else {
            (moves.short, moves.long)
        };
        if self.is_becalmed(data, vessel) {
            return (1, 0);
        }
        let faster = [
            has(Keyword::Helmsman),
            self.turn.fair_wind && seen.hull.is_ship(),
            seen.today.hurried,
        ];
        let more = faster.into_iter().filter(|faster| *faster).count() as u8;
        (shorts + more, longs)
    }

    /// Returns the number of its sticks that a vessel may sail in a move, as far as it is seen: one in an opponent's Doldrums
    /// (`cursed-seas §5.3`).
    #[must_use]
    pub fn most_sticks(&self, data: &Data, vessel: Vessel) -> u8 {
        let seat = self.vessel(vessel).hull.seat;
        let calmed = self.turn.doldrums.is_some_and(|player| player != seat)
            && !self.crewed(data, vessel, Crew::LieutenantFairweather);
        let (shorts, longs) = self.sticks(data, vessel);
        if calmed { 1 } else { shorts + longs }
    }

    /// Returns whether a vessel lies over sargasso that it does not ignore.
    fn is_becalmed(&self, data: &Data, vessel: Vessel) -> bool {
        let Some(body) = self.capsule(vessel) else {
            return false;
        };
        let radius = data.terrain(Terrain::Sargasso).radius;
        let mut terrain = self.terrain();
        !self.ignores(data, vessel, Terrain::Sargasso)
            && terrain.any(|(_, kind, centre)| {
                kind == Terrain::Sargasso && Capsule::disc(centre, radius).overlaps(&body)
            })
    }

    /// Returns the middle of the whirlpool out of which a vessel may come that lies over one: the next after that
    /// (`cursed-seas §5.8`).
    #[must_use]
    pub fn other_whirlpool(&self, data: &Data, vessel: Vessel) -> Option<Point> {
        let body = self.capsule(vessel)?;
        let radius = data.terrain(Terrain::Whirlpool).radius;
        let whirlpools = || {
            self.terrain()
                .filter(|&(_, terrain, _)| terrain == Terrain::Whirlpool)
        };
        let (own, ..) =
            whirlpools().find(|&(.., centre)| Capsule::disc(centre, radius).overlaps(&body))?;
        let later = whirlpools().find(|&(other, ..)| other > own);
        let other = later.or_else(|| whirlpools().find(|&(other, ..)| other != own));
        other.map(|(.., centre)| centre)
    }
}
