//! Aims worked out of a seat's view: what cannons reach, rams and parties (`cursed-seas §2.5`, `§5.5`, `§5.6`).

use super::super::data::Data;
use super::super::geometry::{
    Blocked, Capsule, LONG, SHORT, Segment, Target, line_of_fire, mast_place, mast_sail,
    musketeers_place, segment_place,
};
use super::super::values::*;
use super::View;
use rules::table::{PieceId, Seat};

/// The rank of the Musketeers, who shoot within S.
const MUSKETEERS: u8 = 3;
/// The standing masts from which on Commodore Ashgrove aims better.
const LIONHEART: u8 = 3;

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

impl NoShot {
    /// Returns the reason that a line of fire is blocked, past sails of these masts and these pieces.
    pub(super) fn by(blocked: Blocked, masts: &[Mast], pieces: &[(PieceId, Capsule)]) -> Self {
        match blocked {
            Blocked::Range => Self::Range,
            Blocked::Sail(number) => Self::Sail(masts[number]),
            Blocked::Piece(number) => Self::Piece(pieces[number].0),
        }
    }
}

impl View {
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

    /// Returns the pieces that block lines of fire, without those that shoot or are shot at.
    #[must_use]
    pub fn blockers(
        &self,
        data: &Data,
        but: &[Vessel],
        without: Option<Island>,
    ) -> Vec<(PieceId, Capsule)> {
        let islands = self.isles().filter(|(island, ..)| Some(*island) != without);
        let islands = islands.map(|(island, centre, _)| {
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
            .filter(|(other, _, hull)| !but.contains(other) && !hull.submerged);
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
        self.line(data, (vessel, gun, range), target)
    }

    /// Returns the point at which a cannon of such a range would aim at a target, be it there or not.
    pub(super) fn line(
        &self,
        data: &Data,
        (vessel, gun, range): (Vessel, Gun, i64),
        target: Vessel,
    ) -> Result<Point, NoShot> {
        let own = self.vessel(vessel).hull.seat;
        let (aimed, range) = self.aimed(data, own, target, range)?;
        let muzzle = self.muzzle(vessel, gun).ok_or(NoShot::Gone)?;
        self.reached(muzzle, range, target)?;
        let (masts, sails): (Vec<Mast>, Vec<_>) = self.sails(vessel, gun).into_iter().unzip();
        let blockers = self.blockers(data, &[vessel, target], None);
        let bodies: Vec<Capsule> = blockers.iter().map(|(_, body)| *body).collect();
        line_of_fire(muzzle, range, aimed, &sails, &bodies)
            .map_err(|blocked| NoShot::by(blocked, &masts, &blockers))
    }

    /// Checks that a target is in range of a muzzle.
    pub(super) fn reached(&self, muzzle: Point, range: i64, target: Vessel) -> Result<(), NoShot> {
        let body = self.capsule(target).ok_or(NoShot::NoTarget)?;
        let reached = body.within(&Capsule::disc(muzzle, 0), range);
        reached.then_some(()).ok_or(NoShot::Range)
    }

    /// Returns how far a cannon of such a range reaches a vessel.
    #[must_use]
    pub fn reach(&self, data: &Data, target: Vessel, range: i64) -> i64 {
        match self.has(data, target, Keyword::NightSail) {
            true => SHORT,
            false => range,
        }
    }

    /// Returns an enemy's vessel as a target of a player, and how far a cannon of such a range reaches it.
    pub(super) fn aimed(
        &self,
        data: &Data,
        seat: Seat,
        target: Vessel,
        range: i64,
    ) -> Result<(Target, i64), NoShot> {
        let there = &self.vessel(target).hull;
        let foe = there.seat != seat && !there.submerged;
        let goal = self.place(target).ok_or(NoShot::NoTarget)?;
        if !foe || self.is_home(data, target) {
            return Err(NoShot::NoTarget);
        }
        let range = self.reach(data, target, range);
        let shape = self.shape(target);
        let aimed = match there.is_ship() {
            true => Target::Ship(goal, shape),
            false => Target::Round(goal.bow, shape.radius),
        };
        Ok((aimed, range))
    }

    /// Returns what is seen to be added to a vessel's cannon roll at a target; what a shoot action that goes on adds of its own is not.
    #[must_use]
    pub fn modifier(&self, data: &Data, vessel: Vessel, target: Vessel) -> i16 {
        let hull = &self.vessel(target).hull;
        let lionheart = hull.is_ship()
            && hull.standing() >= LIONHEART
            && self.crewed(data, vessel, Crew::CommodoreAshgrove);
        let escorted = self.is_escorted(data, target);
        self.own_modifier(vessel) + i16::from(lionheart) - i16::from(escorted)
    }

    /// Returns what is seen to be added to a vessel's cannon roll whatever is shot at.
    #[must_use]
    pub fn own_modifier(&self, vessel: Vessel) -> i16 {
        let idol = self
            .loot_at(TreasurePlace::Aboard(vessel))
            .any(|(_, loot, _)| loot == Loot::Unique(Unique::WeepingIdol));
        let today = &self.vessel(vessel).today;
        let worse = [today.hexed.is_some(), today.dazzled, idol];
        -(worse.into_iter().filter(|worse| *worse).count() as i16)
    }

    /// Returns whether another ship of her fleet is seen to escort a ship.
    #[must_use]
    pub fn is_escorted(&self, data: &Data, vessel: Vessel) -> bool {
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
