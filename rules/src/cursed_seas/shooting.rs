//! The shoot action: lines of fire, rolls and what is added to them (`cursed-seas §2.5`, `§5.6`).

use super::geometry::{
    Capsule, LONG, SHORT, Segment, Target, line_of_fire, mast_place, mast_sail, musketeers_place,
    segment_place,
};
use super::play::{Fight, Play};
use super::steps::{Hit, Step};
use super::values::*;
use rules::kit::ask;

/// The rank of the Musketeers, who shoot within S.
const MUSKETEERS: u8 = 3;
/// The shots at one target that make a broadside.
pub(super) const BROADSIDE: usize = 3;
/// The standing masts from which on Commodore Ashgrove aims better.
const LIONHEART: u8 = 3;

/// A ship with a Captain may shoot as part of her move.
pub fn captain(vessel: Vessel, play: &mut Play) {
    if play.has(vessel, Keyword::Captain) && play.judge_shoot(vessel).is_ok() {
        let seat = play.player(vessel);
        ask(play, seat, Question::Captain(vessel));
    }
}

/// A shoot action begins.
pub fn begin(vessel: Vessel, play: &mut Play) {
    let dazzled = play.waters.today(vessel).dazzled;
    *play.fight = Fight {
        vessel,
        dazzled,
        ..Fight::default()
    };
    play.note(vessel, Cause::Shooting, |today| today.dazzled = false);
    play.agenda.push(Step::ShotsOver(vessel));
    play.agenda.push(Step::NextShot(vessel));
    play.agenda.push(Step::LongNines(vessel));
    play.agenda.push(Step::Powder((vessel, 1)));
}

/// Spoiled Powder may be played by one player after the other, clockwise from the shooter, until one has.
pub fn spoiled_powder((vessel, k): (Vessel, u8), play: &mut Play) {
    if k >= play.seats.count || play.fight.spoiled {
        return;
    }
    play.agenda.push(Step::Powder((vessel, k + 1)));
    let seat = play.player(vessel).clockwise(k, play.seats.count);
    if play.held(seat, EventCard::SpoiledPowder).is_some() {
        ask(play, seat, Question::SpoiledPowder(vessel));
    }
}

/// Long Nines are given to a cannon at the first shoot action with them.
pub fn long_nines(vessel: Vessel, play: &mut Play) {
    let chosen = play.waters.hull(vessel).long_nines != 0;
    if !chosen && play.fitted(vessel, Equipment::LongNines).is_some() {
        let seat = play.player(vessel);
        ask(play, seat, Question::LongNines(vessel));
    }
}

/// The next cannon shoots.
pub fn next_shot(vessel: Vessel, play: &mut Play) {
    if play.waters.place(vessel).is_some() {
        let seat = play.player(vessel);
        ask(play, seat, Question::Shot(vessel));
    }
}

/// A shoot action is over: Chain Shot slows the ships that it hit twice.
pub fn over(vessel: Vessel, play: &mut Play) {
    let twice = play.fight.hit_twice;
    if twice == 0 || !play.uses(vessel, Keyword::ChainShot, Cause::Shooting) {
        return;
    }
    let vessels: Vec<Vessel> = play.pieces().vessels().collect();
    for other in vessels {
        if twice & other.bit() != 0 && play.waters.hull(other).is_ship() {
            play.note(other, Cause::Shooting, |today| today.chained = true);
        }
    }
}

/// A shot is rolled.
pub fn shoot((vessel, gun, target, again): (Vessel, Gun, Vessel, bool), play: &mut Play) {
    let Some((rank, _)) = play.gun(vessel, gun) else {
        return;
    };
    play.fight.last = Some(Choice::Fire(gun, target));
    if !again {
        play.fight.fired |= 1 << gun.0;
        play.agenda.push(Step::NextShot(vessel));
        if gun == Gun::MUSKETEERS {
            play.uses(vessel, Keyword::Musketeers, Cause::Shooting);
        }
    }
    let roll = play.dice.below(6) as u8 + 1;
    let sure = play.waters.today(vessel).sure;
    play.note(vessel, Cause::Shooting, |today| today.sure = false);
    if play.is_aimed(vessel, target) {
        play.uses_crew(vessel, Crew::CommodoreAshgrove, Cause::Shooting);
    }
    let total = i16::from(roll) + play.modifier(vessel, target);
    let hit = roll != 1 && (sure || total > i16::from(rank));
    play.tell(Event::Shot(vessel, gun, target, roll, hit), Cause::Shooting);
    if hit {
        let (near, seat) = (play.is_near(vessel, gun, target), play.player(vessel));
        play.agenda.push(Step::Hit(Hit {
            seat,
            shooter: Some(vessel),
            target,
            roll,
            near,
        }));
    } else if !again {
        play.offer_reroll(vessel);
    }
}

impl Play<'_, '_> {
    /// Returns rank and range of a cannon that stands.
    #[must_use]
    pub fn gun(&self, vessel: Vessel, gun: Gun) -> Option<(u8, i64)> {
        let hull = self.waters.hull(vessel);
        if gun == Gun::MUSKETEERS {
            return self
                .has(vessel, Keyword::Musketeers)
                .then_some((MUSKETEERS, SHORT));
        }
        if hull.sound >> gun.0 & 1 == 0 {
            return None;
        }
        let guns = match hull.make? {
            Make::Ship(ship) => &self.data().ship(ship).guns,
            Make::Creature(creature) => &self.data().creature(creature).guns,
        };
        let printed = guns.get(gun.index())?;
        let long =
            hull.long_nines == gun.0 + 1 && self.fitted(vessel, Equipment::LongNines).is_some();
        let range = if long { LONG } else { printed.range.length() };
        Some((printed.rank, range))
    }

    /// Returns from where a cannon shoots.
    #[must_use]
    pub fn muzzle(&self, vessel: Vessel, gun: Gun) -> Option<Point> {
        let (place, shape, hull) = (
            self.waters.place(vessel)?,
            self.shape(vessel),
            self.waters.hull(vessel),
        );
        Some(if gun == Gun::MUSKETEERS {
            musketeers_place(place, shape)
        } else if hull.is_ship() {
            mast_place(place, shape, gun.0, hull.masts)
        } else {
            segment_place(place.bow, shape.radius, gun.0, hull.masts)
        })
    }

    /// Returns whether a cannon is within S of a target.
    fn is_near(&self, vessel: Vessel, gun: Gun, target: Vessel) -> bool {
        let both = self.muzzle(vessel, gun).zip(self.capsule(target));
        both.is_some_and(|(muzzle, body)| body.within(&Capsule::disc(muzzle, 0), SHORT))
    }

    /// Judges whether a vessel may be shot at by another (`cursed-seas §5.6`).
    ///
    /// # Errors
    /// That it may not.
    pub fn judge_target(&self, vessel: Vessel, target: Vessel) -> Result<(), Reason> {
        let hull = self.waters.hull(target);
        let there = self.are_enemies(vessel, target)
            && self.waters.place(target).is_some()
            && !hull.submerged
            && !self.is_home(target);
        there.then_some(()).ok_or(Reason::NoTarget)
    }

    /// Returns the pieces that block lines of fire, without those that shoot or are shot at.
    pub fn blockers(&self, but: &[Vessel], without: Option<Island>) -> Vec<Capsule> {
        let islands = self.waters.islands().map(|(island, ..)| island);
        let islands = islands.filter(|island| Some(*island) != without);
        let islands = islands.filter_map(|island| self.coast(island));
        let shoals = self
            .waters
            .shoals()
            .filter(|(_, terrain, _)| matches!(terrain, Terrain::Iceberg | Terrain::FogBank));
        let shoals = shoals.map(|(_, terrain, centre)| self.patch(terrain, centre));
        let vessels = self.waters.afloat();
        let vessels = vessels.filter(|(other, _, hull)| !but.contains(other) && !hull.submerged);
        let vessels = vessels.map(|(_, body, _)| body);
        islands.chain(shoals).chain(vessels).collect()
    }

    /// Returns the sails of a ship's other standing masts, which are in the way of a cannon.
    #[must_use]
    pub fn sails(&self, vessel: Vessel, gun: Gun) -> Vec<Segment> {
        let hull = self.waters.hull(vessel);
        let Some(place) = self.waters.place(vessel) else {
            return Vec::new();
        };
        if gun == Gun::MUSKETEERS || !hull.is_ship() {
            return Vec::new();
        }
        let (shape, standing) = (self.shape(vessel), hull.sound | hull.fire);
        (0..hull.masts)
            .filter(|&mast| mast != gun.0 && standing >> mast & 1 == 1)
            .map(|mast| mast_sail(place, shape, mast, hull.masts))
            .collect()
    }

    /// Judges a shot by its line of fire.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_shot(&self, vessel: Vessel, gun: Gun, target: Vessel) -> Result<(), Reason> {
        self.judge_target(vessel, target)?;
        let (_, range) = self.gun(vessel, gun).ok_or(Reason::NoGun)?;
        let range = if self.has(target, Keyword::NightSail) {
            SHORT
        } else {
            range
        };
        let (muzzle, body) = self
            .muzzle(vessel, gun)
            .zip(self.capsule(target))
            .ok_or(Reason::NoLine)?;
        if !body.within(&Capsule::disc(muzzle, 0), range) {
            return Err(Reason::NoLine);
        }
        let sails = self.sails(vessel, gun);
        let goal = self.waters.place(target).ok_or(Reason::NoLine)?;
        let aimed = match self.waters.hull(target).is_ship() {
            true => Target::Ship(goal, self.shape(target)),
            false => Target::Round(goal.bow, self.shape(target).radius),
        };
        let line = line_of_fire(
            muzzle,
            range,
            aimed,
            &sails,
            &self.blockers(&[vessel, target], None),
        );
        line.map(|_| ()).map_err(|_| Reason::NoLine)
    }

    /// Returns the cannons of a vessel that stand.
    pub fn guns(&self, vessel: Vessel) -> impl Iterator<Item = Gun> {
        (0..Gun::MOST as u8)
            .map(Gun)
            .filter(move |&gun| self.gun(vessel, gun).is_some())
    }

    /// Judges whether a vessel has a shot.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_shoot(&self, vessel: Vessel) -> Result<(), Reason> {
        let hull = self.waters.hull(vessel);
        if hull.submerged {
            return Err(Reason::Submerged);
        }
        if hull.is_derelict() {
            return Err(Reason::Derelict);
        }
        let body = self.capsule(vessel).ok_or(Reason::Lost)?;
        let mut enemies = self.enemies(hull.seat);
        let shot = enemies.any(|(target, other)| {
            body.within(&other, LONG)
                && self
                    .guns(vessel)
                    .any(|gun| self.judge_shot(vessel, gun, target).is_ok())
        });
        let fort = || {
            self.seats.forts
                && self.enemy_forts(vessel).any(|island| {
                    self.guns(vessel)
                        .any(|gun| self.judge_shot_at_fort(vessel, gun, island).is_ok())
                })
        };
        (shot || fort()).then_some(()).ok_or(Reason::NoLine)
    }

    /// Judges a shot of the shoot action that goes on.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_fire(&self, vessel: Vessel, gun: Gun, target: Vessel) -> Result<(), Reason> {
        if self.fight.fired >> gun.0 & 1 == 1 {
            return Err(Reason::NoGun);
        }
        if self.fight.broadside.is_some_and(|only| only != target) {
            return Err(Reason::NoTarget);
        }
        self.judge_shot(vessel, gun, target)
    }

    /// Judges whether a broadside may be declared: before the first shot, with enough of them at the target.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_broadside(&self, vessel: Vessel, target: Vessel) -> Result<(), Reason> {
        if self.fight.fired != 0 || self.fight.broadside.is_some() {
            return Err(Reason::Tried);
        }
        if !self.has(vessel, Keyword::Broadside) {
            return Err(Reason::NoAbility);
        }
        let shots = self.guns(vessel);
        let shots = shots.filter(|&gun| self.judge_shot(vessel, gun, target).is_ok());
        (shots.count() >= BROADSIDE)
            .then_some(())
            .ok_or(Reason::NoLine)
    }

    /// Judges whether the Powder Kegs may be used: before the first shot.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_kegs(&self, vessel: Vessel) -> Result<(), Reason> {
        if self.fight.fired != 0 || self.fight.kegs {
            return Err(Reason::Tried);
        }
        let there = self.unique(vessel, Unique::PowderKegs);
        there.map(|_| ()).ok_or(Reason::NoAbility)
    }

    /// Judges whether a cannon may have Long Nines: one of range S that stands.
    ///
    /// # Errors
    /// That it may not.
    pub fn judge_long_nines(&self, vessel: Vessel, gun: Gun) -> Result<(), Reason> {
        let fits = gun != Gun::MUSKETEERS
            && self
                .gun(vessel, gun)
                .is_some_and(|(_, range)| range == SHORT);
        fits.then_some(()).ok_or(Reason::NoGun)
    }

    /// A Cannoneer may have a miss rolled anew, once a turn.
    pub fn offer_reroll(&mut self, vessel: Vessel) {
        if !self.waters.today(vessel).rerolled && self.has(vessel, Keyword::Cannoneer) {
            let seat = self.player(vessel);
            ask(self, seat, Question::Reroll(vessel));
        }
    }

    /// Returns whether Commodore Ashgrove aims at a target; segments are as masts.
    fn is_aimed(&self, vessel: Vessel, target: Vessel) -> bool {
        self.waters.hull(target).standing() >= LIONHEART
            && self.aboard(vessel, Crew::CommodoreAshgrove).is_some()
    }

    /// Returns what is added to a cannon roll.
    #[must_use]
    pub fn modifier(&self, vessel: Vessel, target: Vessel) -> i16 {
        let aimed = self.is_aimed(vessel, target);
        self.own_modifier(vessel) + i16::from(aimed) - i16::from(self.is_escorted(target))
    }

    /// Returns what is added to a cannon roll whatever is shot at.
    #[must_use]
    pub fn own_modifier(&self, vessel: Vessel) -> i16 {
        let better = [self.fight.broadside.is_some(), self.fight.kegs];
        let worse = [
            self.fight.spoiled,
            self.waters.today(vessel).hexed.is_some(),
            self.unique(vessel, Unique::WeepingIdol).is_some(),
            self.fight.dazzled,
        ];
        let count = |all: &[bool]| all.iter().filter(|one| **one).count() as i16;
        count(&better) - count(&worse)
    }
}
