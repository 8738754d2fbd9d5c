//! What a seat can work out of its view: the sea as a vessel meets it, and what its cannons reach (`cursed-seas §2`).

use super::super::data::Data;
use super::super::geometry::{
    Blocked, Capsule, LONG, Mover, Passage, Patch, SHORT, Sailing, Sea, Segment, Solid, Sort,
    Start, Swing, Target, line_of_fire, mast_place, mast_sail, musketeers_place, segment_place,
};
use super::super::values::*;
use super::View;
use crate::table::PieceId;

/// The rank of the Musketeers, who shoot within S.
const MUSKETEERS: u8 = 3;
/// The standing masts from which on Commodore Ashgrove aims better.
const LIONHEART: u8 = 3;

/// A vessel that is to move, with the sea as it meets it.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// What lies about it.
    pub sea: Sea,
    /// How it goes.
    pub mover: Mover,
    /// Where it lies.
    pub place: Place,
    /// How far it may turn.
    pub swing: Swing,
    /// What it touches and overlaps.
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

/// A reason for which a cannon has no shot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoShot {
    /// The cannon is gone with its mast.
    Gone,
    /// The target is out of range.
    Range,
    /// The sail of another mast of hers is in the way.
    Sail(Mast),
    /// A piece is in the way.
    Piece(PieceId),
    /// It is no target: an own piece, one at home, or under water.
    NoTarget,
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

    /// Returns the sea as a vessel meets it.
    fn sea(&self, data: &Data, vessel: Vessel) -> Sea {
        let seat = self.vessel(vessel).hull.seat;
        let raider = self.has(data, vessel, Keyword::Raider);
        let mut sea = Sea::empty(self.mat());
        for (island, centre, isle) in self.isles() {
            let foreign = isle.home.is_some_and(|home| home != seat);
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
        let place = self.place(vessel)?;
        let mover = Mover {
            shape: self.shape(vessel),
            passage: self.passage(data, vessel),
        };
        let sea = self.sea(data, vessel);
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

    /// Returns the cannons of a vessel that stand; of the Musketeers as far as they are seen.
    pub fn guns(&self, data: &Data, vessel: Vessel) -> impl Iterator<Item = Gun> {
        let all = (0..Gun::MOST as u8).map(Gun);
        all.filter(move |&gun| self.gun(data, vessel, gun).is_some())
    }

    /// Returns rank and range of a cannon that stands.
    #[must_use]
    pub fn gun(&self, data: &Data, vessel: Vessel, gun: Gun) -> Option<(u8, i64)> {
        let hull = &self.vessel(vessel).hull;
        if gun == Gun::MUSKETEERS {
            let there = self.has(data, vessel, Keyword::Musketeers);
            return there.then_some((MUSKETEERS, SHORT));
        }
        if hull.sound >> gun.0 & 1 == 0 {
            return None;
        }
        let guns = match hull.make? {
            Make::Ship(ship) => &data.ship(ship).guns,
            Make::Creature(creature) => &data.creature(creature).guns,
        };
        let printed = guns.get(gun.index())?;
        let long = hull.long_nines == gun.0 + 1 && self.fitted(vessel, Equipment::LongNines);
        let range = if long { LONG } else { printed.range.length() };
        Some((printed.rank, range))
    }

    /// Returns from where a cannon shoots.
    #[must_use]
    pub fn muzzle(&self, vessel: Vessel, gun: Gun) -> Option<Point> {
        let (place, shape) = (self.place(vessel)?, self.shape(vessel));
        let hull = &self.vessel(vessel).hull;
        Some(if gun == Gun::MUSKETEERS {
            musketeers_place(place, shape)
        } else if hull.is_ship() {
            mast_place(place, shape, gun.0, hull.masts)
        } else {
            segment_place(place.bow, shape.radius, gun.0, hull.masts)
        })
    }

    /// Returns the sails of a vessel that a cannon's line may not cross, each with its mast.
    pub fn sails(&self, vessel: Vessel, gun: Gun) -> Vec<(Mast, Segment)> {
        let (Some(place), shape) = (self.place(vessel), self.shape(vessel)) else {
            return Vec::new();
        };
        let hull = &self.vessel(vessel).hull;
        if !hull.is_ship() || gun == Gun::MUSKETEERS {
            return Vec::new();
        }
        let standing = hull.sound | hull.fire;
        let others = (0..hull.masts).filter(|&mast| mast != gun.0 && standing >> mast & 1 == 1);
        others
            .map(|mast| (Mast(mast), mast_sail(place, shape, mast, hull.masts)))
            .collect()
    }

    /// Returns the pieces that block lines of fire between two vessels.
    #[must_use]
    pub fn blockers(&self, data: &Data, vessel: Vessel, target: Vessel) -> Vec<(PieceId, Capsule)> {
        let islands = self.isles().map(|(island, centre, _)| {
            let radius = data.island(island).radius;
            (island.piece(), Capsule::disc(centre, radius))
        });
        let shoals = self
            .terrain()
            .filter(|(_, terrain, _)| matches!(terrain, Terrain::Iceberg | Terrain::FogBank));
        let shoals = shoals.map(|(shoal, terrain, centre)| {
            let radius = data.terrain(terrain).radius;
            (shoal.piece(), Capsule::disc(centre, radius))
        });
        let others = self
            .afloat()
            .filter(|(other, _, hull)| *other != vessel && *other != target && !hull.submerged);
        let others = others.map(|(other, place, _)| (other.piece(), self.shape(other).at(place)));
        islands.chain(shoals).chain(others).collect()
    }

    /// Returns whether a vessel lies docked at the home of its player, or its tower does.
    #[must_use]
    pub fn is_home(&self, data: &Data, vessel: Vessel) -> bool {
        let hull = &self.vessel(vessel).hull;
        let home = self.home(hull.seat).and_then(|home| self.coast(data, home));
        let body = self.capsule(hull.tower.unwrap_or(vessel));
        home.zip(body)
            .is_some_and(|(home, body)| home.touches(&body))
    }

    /// Returns the islands that a vessel touches.
    pub fn touched(&self, data: &Data, vessel: Vessel) -> Vec<Island> {
        let body = self.capsule(self.vessel(vessel).hull.tower.unwrap_or(vessel));
        let isles = self.isles().filter(|(island, ..)| {
            let coast = self.coast(data, *island);
            coast
                .zip(body)
                .is_some_and(|(coast, body)| coast.touches(&body))
        });
        isles.map(|(island, ..)| island).collect()
    }

    /// Returns the point at which a cannon aims at a target (`cursed-seas §2.5`).
    ///
    /// # Errors
    /// Why it has no shot.
    pub fn aim(
        &self,
        data: &Data,
        vessel: Vessel,
        gun: Gun,
        target: Vessel,
    ) -> Result<Point, NoShot> {
        let (_, range) = self.gun(data, vessel, gun).ok_or(NoShot::Gone)?;
        let there = &self.vessel(target).hull;
        let foe = there.seat != self.vessel(vessel).hull.seat && !there.submerged;
        let goal = self.place(target).ok_or(NoShot::NoTarget)?;
        if !foe || self.is_home(data, target) {
            return Err(NoShot::NoTarget);
        }
        let range = match self.has(data, target, Keyword::NightSail) {
            true => SHORT,
            false => range,
        };
        let muzzle = self.muzzle(vessel, gun).ok_or(NoShot::Gone)?;
        let shape = self.shape(target);
        let aimed = match there.is_ship() {
            true => Target::Ship(goal, shape),
            false => Target::Round(goal.bow, shape.radius),
        };
        let (masts, sails): (Vec<Mast>, Vec<_>) = self.sails(vessel, gun).into_iter().unzip();
        let blockers = self.blockers(data, vessel, target);
        let bodies: Vec<Capsule> = blockers.iter().map(|(_, body)| *body).collect();
        line_of_fire(muzzle, range, aimed, &sails, &bodies).map_err(|blocked| match blocked {
            Blocked::Range => NoShot::Range,
            Blocked::Sail(number) => NoShot::Sail(masts[number]),
            Blocked::Piece(number) => NoShot::Piece(blockers[number].0),
        })
    }

    /// Returns what is seen to be added to a vessel's cannon roll at a target; what a shoot action that goes on adds of its own is not.
    #[must_use]
    pub fn modifier(&self, data: &Data, vessel: Vessel, target: Vessel) -> i16 {
        let hull = &self.vessel(target).hull;
        let lionheart = hull.is_ship()
            && hull.standing() >= LIONHEART
            && self.crewed(data, vessel, Crew::CommodoreAshgrove);
        let idol = self
            .loot_at(TreasurePlace::Aboard(vessel))
            .any(|(_, loot, _)| loot == Loot::Unique(Unique::WeepingIdol));
        let today = &self.vessel(vessel).today;
        let worse = [
            self.is_escorted(data, target),
            today.hexed.is_some(),
            today.dazzled,
            idol,
        ];
        i16::from(lionheart) - worse.into_iter().filter(|worse| *worse).count() as i16
    }

    /// Returns whether another ship of her fleet is seen to escort a ship.
    fn is_escorted(&self, data: &Data, vessel: Vessel) -> bool {
        let hull = &self.vessel(vessel).hull;
        let Some(body) = self.capsule(vessel).filter(|_| hull.is_ship()) else {
            return false;
        };
        self.fleet(hull.seat).any(|other| {
            other != vessel
                && self.has(data, other, Keyword::Escort)
                && self
                    .capsule(other)
                    .is_some_and(|other| body.within(&other, SHORT))
        })
    }

    /// Returns what a ship is seen to add to its roll when its party fights another ship's (`cursed-seas §5.5`).
    #[must_use]
    pub fn party(&self, data: &Data, vessel: Vessel, against: Vessel) -> i16 {
        let seen = self.vessel(vessel);
        let adds = [
            (self.has(data, vessel, Keyword::Grapnels), 1),
            (self.crewed(data, vessel, Crew::NedQuickhand), 2),
            (seen.today.fierce, 2),
            (self.fitted(against, Equipment::BoardingNets), -2),
        ];
        let adds = adds.into_iter().filter(|(holds, _)| *holds);
        let more: i16 = adds.map(|(_, more)| more).sum();
        i16::from(seen.hull.sound_masts()) + more
    }

    /// Returns how many faces of a die cost a ship a mast when another rams her, as far as it is seen (`cursed-seas §5.5`).
    #[must_use]
    pub fn rams(&self, data: &Data, vessel: Vessel, target: Vessel) -> u8 {
        let beak = u8::from(self.has(data, vessel, Keyword::Beak));
        let masts = self.vessel(target).hull.sound_masts();
        (1..=6_u8).filter(|roll| roll + beak > masts).count() as u8
    }

    /// Returns how many faces of a die hit with a cannon of a vessel at a target, as far as it is seen.
    #[must_use]
    pub fn hits(&self, data: &Data, vessel: Vessel, gun: Gun, target: Vessel) -> u8 {
        let Some((rank, _)) = self.gun(data, vessel, gun) else {
            return 0;
        };
        let (more, sure) = (
            self.modifier(data, vessel, target),
            self.vessel(vessel).today.sure,
        );
        let hits = |roll: &i16| sure || roll + more > i16::from(rank);
        (2..=6).filter(hits).count() as u8
    }
}
