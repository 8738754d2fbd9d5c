//! Forts worked out of a seat's view: what they reach, and who reaches them (`cursed-seas §5.10`).

use super::super::data::Data;
use super::super::geometry::{Target, line_of_fire, segment_place};
use super::super::values::*;
use super::View;
use super::aim::NoShot;

impl View {
    /// Returns the fort on an island.
    #[must_use]
    pub fn fort(&self, island: Island) -> Option<Fort> {
        self.islands[island as usize].1.fort
    }

    /// Returns all forts.
    pub fn forts(&self) -> impl Iterator<Item = (Island, Fort)> + Clone {
        self.isles()
            .filter_map(|(island, _, isle)| Some((island, isle.fort?)))
    }

    /// Returns where each flag of a fort stands or stood, from the first.
    pub fn flag_places(&self, data: &Data, island: Island) -> Vec<(Gun, Point)> {
        let (Some(fort), Some(coast)) = (self.fort(island), self.coast(data, island)) else {
            return Vec::new();
        };
        let most = data.fort(fort.nation).flags.len() as u8;
        let place = |flag| segment_place(coast.bow, coast.radius, flag, most);
        (0..most).map(|flag| (Gun(flag), place(flag))).collect()
    }

    /// Returns rank, range and place of a flag of a fort that stands.
    #[must_use]
    pub fn flag(&self, data: &Data, island: Island, flag: Gun) -> Option<(u8, i64, Point)> {
        let fort = self.fort(island)?;
        if fort.flags >> flag.0 & 1 == 0 {
            return None;
        }
        let printed = data.fort(fort.nation).flags.get(flag.index())?;
        let places = self.flag_places(data, island);
        let &(_, place) = places.get(flag.index())?;
        Some((printed.rank, printed.range.length(), place))
    }

    /// Returns the point at which a flag of a fort aims at a target.
    ///
    /// # Errors
    /// Why it has no shot.
    pub fn flag_aim(
        &self,
        data: &Data,
        island: Island,
        flag: Gun,
        target: Vessel,
    ) -> Result<Point, NoShot> {
        let (_, range, muzzle) = self.flag(data, island, flag).ok_or(NoShot::Gone)?;
        let fort = self.fort(island).ok_or(NoShot::Gone)?;
        let (aimed, range) = self.aimed(data, fort.seat, target, range)?;
        self.reached(muzzle, range, target)?;
        let blockers = self.blockers(data, &[target], Some(island));
        let bodies: Vec<_> = blockers.iter().map(|(_, body)| *body).collect();
        line_of_fire(muzzle, range, aimed, &[], &bodies)
            .map_err(|blocked| NoShot::by(blocked, &[], &blockers))
    }

    /// Returns how many faces of a die hit with a flag of a fort at a target, as far as it is seen.
    #[must_use]
    pub fn flag_hits(&self, data: &Data, island: Island, flag: Gun, target: Vessel) -> u8 {
        let Some((rank, ..)) = self.flag(data, island, flag) else {
            return 0;
        };
        let worse = i16::from(self.is_escorted(data, target));
        let hits = |roll: &i16| roll - worse > i16::from(rank);
        (2..=6).filter(hits).count() as u8
    }

    /// Returns the point at which a cannon of a vessel aims at a fort.
    ///
    /// # Errors
    /// Why it has no shot.
    pub fn fort_aim(
        &self,
        data: &Data,
        vessel: Vessel,
        gun: Gun,
        island: Island,
    ) -> Result<Point, NoShot> {
        let (_, range) = self.gun(data, vessel, gun).ok_or(NoShot::Gone)?;
        self.fort_line(data, (vessel, gun, range), island)
    }

    /// Returns the point at which a cannon of such a range would aim at a fort, be it there or not.
    pub(super) fn fort_line(
        &self,
        data: &Data,
        (vessel, gun, range): (Vessel, Gun, i64),
        island: Island,
    ) -> Result<Point, NoShot> {
        let own = self.vessel(vessel).hull.seat;
        let fort = self.fort(island).filter(|fort| fort.seat != own);
        let coast = fort.and_then(|_| self.coast(data, island));
        let coast = coast.ok_or(NoShot::NoTarget)?;
        let muzzle = self.muzzle(vessel, gun).ok_or(NoShot::Gone)?;
        let (masts, sails): (Vec<Mast>, Vec<_>) = self.sails(vessel, gun).into_iter().unzip();
        let blockers = self.blockers(data, &[vessel], Some(island));
        let bodies: Vec<_> = blockers.iter().map(|(_, body)| *body).collect();
        let aimed = Target::Round(coast.bow, coast.radius);
        line_of_fire(muzzle, range, aimed, &sails, &bodies)
            .map_err(|blocked| NoShot::by(blocked, &masts, &blockers))
    }

    /// Returns how many faces of a die hit with a cannon of a vessel at a fort, as far as it is seen.
    #[must_use]
    pub fn fort_hits(&self, data: &Data, vessel: Vessel, gun: Gun) -> u8 {
        let Some((rank, _)) = self.gun(data, vessel, gun) else {
            return 0;
        };
        let (more, sure) = (self.own_modifier(vessel), self.vessel(vessel).today.sure);
        let hits = |roll: &i16| sure || roll + more > i16::from(rank);
        (2..=6).filter(hits).count() as u8
    }
}
