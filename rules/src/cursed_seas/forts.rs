//! Forts, where they are played with (`cursed-seas §5.10`).

use super::geometry::{Capsule, HOME_KEEPS, LONG, SHORT, Target, line_of_fire, segment_place};
use super::play::{Fight, Play};
use super::steps::{Hit, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// The highest coin, in which the gold of a fort that falls lies about.
const COIN: u8 = 3;

/// The next flag of a fort shoots.
pub fn next_shot(island: Island, play: &mut Play) {
    if let Some(fort) = play.waters.isle(island).fort {
        ask(play, fort.seat, Question::FortShot(island));
    }
}

/// A hit takes a flag of a fort, which its owner chooses; a fort without flags is destroyed.
pub fn hit(island: Island, play: &mut Play) {
    match play.waters.isle(island).fort {
        Some(fort) if fort.flags != 0 => ask(play, fort.seat, Question::LoseFlag(island)),
        Some(_) => play.destroy_fort(island),
        None => {}
    }
}

impl Play<'_, '_> {
    /// Returns whose gold lies at a home or in a fort, and how much.
    #[must_use]
    pub fn hoard(&self, island: Island) -> Option<(Seat, u8)> {
        let isle = self.waters.isle(island);
        let home = isle.home.map(|home| (home, self.turn.gold[home.index()]));
        home.or(isle.fort.map(|fort| (fort.seat, fort.gold)))
    }

    /// Puts gold to a home or into a fort, or takes some away.
    pub fn change_hoard(&mut self, island: Island, cause: Cause, change: impl Fn(&mut u8)) {
        match self.waters.isle(island).home {
            Some(home) => self.change_turn(cause, |turn| change(&mut turn.gold[home.index()])),
            None => self.change_isle(island, cause, |isle| {
                if let Some(fort) = &mut isle.fort {
                    change(&mut fort.gold);
                }
            }),
        }
    }

    /// Judges whether a player may build the fort of a ship's nation on the wild island where she is docked.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_build(&self, seat: Seat, vessel: Vessel) -> Result<(), Reason> {
        let (island, nation) = self.site_of_fort(vessel).ok_or(Reason::NotDocked)?;
        let isle = self.waters.isle(island);
        let built = self.turn.forts[seat.index()] >> nation as u16 & 1 == 1;
        if !self.seats.forts || built || isle.fort.is_some() {
            return Err(Reason::Tried);
        }
        if !isle.explored.contains(seat) {
            return Err(Reason::NotFree);
        }
        let coast = self.coast(island).ok_or(Reason::NotDocked)?;
        if self
            .enemies(seat)
            .any(|(_, enemy)| enemy.nearer(&coast, HOME_KEEPS))
        {
            return Err(Reason::NoPlace);
        }
        let pays = self.turn.gold[seat.index()] >= self.data().fort(nation).price;
        pays.then_some(()).ok_or(Reason::TooDear)
    }

    /// Returns the wild island where a ship is docked, and her nation.
    #[must_use]
    pub fn site_of_fort(&self, vessel: Vessel) -> Option<(Island, Nation)> {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return None;
        };
        Some((self.wild(vessel)?, self.data().ship(ship).nation))
    }

    /// Builds a fort; its price leaves the game.
    pub fn build_fort(&mut self, seat: Seat, vessel: Vessel) {
        let Some((island, nation)) = self.site_of_fort(vessel) else {
            return;
        };
        let (price, flags) = {
            let fort = self.data().fort(nation);
            (fort.price, fort.flags.len())
        };
        self.change_turn(Cause::Forts, |turn| {
            turn.gold[seat.index()] -= price;
            turn.lost += price;
            turn.forts[seat.index()] |= 1 << nation as u16;
        });
        self.tell(Event::FortBuilt(seat, island), Cause::Forts);
        self.change_isle(island, Cause::Forts, |isle| {
            isle.fort = Some(Fort {
                seat,
                nation,
                flags: ((1_u16 << flags) - 1) as u8,
                gold: 0,
                shot: false,
            });
        });
    }

    /// Returns rank, range and place of a flag of a fort.
    fn flag(&self, island: Island, flag: Gun) -> Option<(u8, i64, Point)> {
        let fort = self.waters.isle(island).fort?;
        if fort.flags >> flag.0 & 1 == 0 {
            return None;
        }
        let flags = &self.data().fort(fort.nation).flags;
        let printed = flags.get(flag.index())?;
        let (centre, radius) = (
            self.waters.centre(island)?,
            self.data().island(island).radius,
        );
        let place = segment_place(centre, radius, flag.0, flags.len() as u8);
        Some((printed.rank, printed.range.length(), place))
    }

    /// Judges a shot of a fort's flag.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_fort_shot(&self, island: Island, flag: Gun, target: Vessel) -> Result<(), Reason> {
        let fort = self.waters.isle(island).fort.ok_or(Reason::NoGun)?;
        if self.fight.fired >> flag.0 & 1 == 1 {
            return Err(Reason::NoGun);
        }
        self.judge_flag(fort.seat, island, flag, target)
    }

    /// Judges the line of fire of a flag.
    fn judge_flag(
        &self,
        seat: Seat,
        island: Island,
        flag: Gun,
        target: Vessel,
    ) -> Result<(), Reason> {
        let (_, range, muzzle) = self.flag(island, flag).ok_or(Reason::NoGun)?;
        let hull = self.waters.hull(target);
        let open = hull.seat != seat && !hull.submerged && !self.is_home(target);
        let body = self
            .capsule(target)
            .filter(|_| open)
            .ok_or(Reason::NoTarget)?;
        let range = if self.has(target, Keyword::NightSail) {
            SHORT
        } else {
            range
        };
        if !body.within(&Capsule::disc(muzzle, 0), range) {
            return Err(Reason::NoLine);
        }
        let place = self.waters.place(target).ok_or(Reason::NoLine)?;
        let aimed = match hull.is_ship() {
            true => Target::Ship(place, self.shape(target)),
            false => Target::Round(place.bow, self.shape(target).radius),
        };
        let blockers = self.blockers(&[target], Some(island));
        let line = line_of_fire(muzzle, range, aimed, &[], &blockers);
        line.map(|_| ()).map_err(|_| Reason::NoLine)
    }

    /// Judges whether a fort may begin to shoot: an own one, once a turn, with a shot.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_fort_shoot(&self, seat: Seat, island: Island) -> Result<(), Reason> {
        let fort = self
            .waters
            .isle(island)
            .fort
            .filter(|fort| fort.seat == seat);
        let fort = fort.ok_or(Reason::NotYours)?;
        if fort.shot {
            return Err(Reason::Acted);
        }
        let mut flags = (0..Gun::MOST as u8).map(Gun);
        let shot = flags.any(|flag| {
            let mut enemies = self.enemies(seat);
            enemies.any(|(target, _)| self.judge_flag(seat, island, flag, target).is_ok())
        });
        shot.then_some(()).ok_or(Reason::NoLine)
    }

    /// A fort begins to shoot.
    pub fn begin_fort_shots(&mut self, island: Island) {
        *self.fight = Fight::default();
        self.change_isle(island, Cause::Forts, |isle| {
            if let Some(fort) = &mut isle.fort {
                fort.shot = true;
            }
        });
        self.agenda.push(Step::FortShot(island));
    }

    /// A flag shoots at a ship or creature.
    pub fn fort_shoots(&mut self, island: Island, flag: Gun, target: Vessel) {
        let Some((rank, _, muzzle)) = self.flag(island, flag) else {
            return;
        };
        let Some(fort) = self.waters.isle(island).fort else {
            return;
        };
        self.fight.fired |= 1 << flag.0;
        self.agenda.push(Step::FortShot(island));
        let roll = self.dice.below(6) as u8 + 1;
        let worse = i16::from(self.is_escorted(target));
        let hit = roll != 1 && i16::from(roll) - worse > i16::from(rank);
        self.tell(
            Event::FortShot(island, flag, target, roll, hit),
            Cause::Forts,
        );
        if hit {
            let body = self.capsule(target);
            let near = body.is_some_and(|body| body.within(&Capsule::disc(muzzle, 0), SHORT));
            self.agenda.push(Step::Hit(Hit {
                seat: fort.seat,
                shooter: None,
                target,
                roll,
                near,
            }));
        }
    }

    /// Judges a shot of a vessel's cannon at an enemy's fort.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_fire_at(&self, vessel: Vessel, gun: Gun, island: Island) -> Result<(), Reason> {
        if self.fight.fired >> gun.0 & 1 == 1 {
            return Err(Reason::NoGun);
        }
        if self.fight.broadside.is_some() {
            return Err(Reason::NoTarget);
        }
        self.judge_shot_at_fort(vessel, gun, island)
    }

    /// Judges the line of fire from a cannon to an enemy's fort.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_shot_at_fort(
        &self,
        vessel: Vessel,
        gun: Gun,
        island: Island,
    ) -> Result<(), Reason> {
        let fort = self.waters.isle(island).fort.ok_or(Reason::NoTarget)?;
        if fort.seat == self.player(vessel) {
            return Err(Reason::NoTarget);
        }
        let (_, range) = self.gun(vessel, gun).ok_or(Reason::NoGun)?;
        let muzzle = self.muzzle(vessel, gun).ok_or(Reason::NoLine)?;
        let coast = self.coast(island).ok_or(Reason::NoLine)?;
        let target = Target::Round(coast.bow, coast.radius);
        let (sails, blockers) = (
            self.sails(vessel, gun),
            self.blockers(&[vessel], Some(island)),
        );
        let line = line_of_fire(muzzle, range, target, &sails, &blockers);
        line.map(|_| ()).map_err(|_| Reason::NoLine)
    }

    /// Returns the enemy forts within L of a vessel.
    pub fn enemy_forts(&self, vessel: Vessel) -> impl Iterator<Item = Island> {
        let seat = self.player(vessel);
        let body = self.capsule(vessel);
        let forts = self
            .waters
            .islands()
            .filter(move |(_, _, isle)| isle.fort.is_some_and(|fort| fort.seat != seat));
        forts.map(|(island, ..)| island).filter(move |&island| {
            body.zip(self.coast(island))
                .is_some_and(|(body, coast)| body.within(&coast, LONG))
        })
    }

    /// A cannon shoots at a fort.
    pub fn shoot_at_fort(&mut self, vessel: Vessel, gun: Gun, island: Island) {
        self.fight.fired |= 1 << gun.0;
        self.fight.last = Some(Choice::FireAt(gun, island));
        self.agenda.push(Step::NextShot(vessel));
        if gun == Gun::MUSKETEERS {
            self.uses(vessel, Keyword::Musketeers, Cause::Shooting);
        }
        if !self.roll_at_fort(vessel, gun, island) {
            self.offer_reroll(vessel);
        }
    }

    /// Rolls a shot at a fort; returns whether it hit.
    pub fn roll_at_fort(&mut self, vessel: Vessel, gun: Gun, island: Island) -> bool {
        let Some((rank, _)) = self.gun(vessel, gun) else {
            return false;
        };
        let roll = self.dice.below(6) as u8 + 1;
        let sure = self.waters.today(vessel).sure;
        self.note(vessel, Cause::Shooting, |today| today.sure = false);
        let total = i16::from(roll) + self.own_modifier(vessel);
        let hit = roll != 1 && (sure || total > i16::from(rank));
        self.tell(
            Event::ShotAtFort(vessel, gun, island, roll, hit),
            Cause::Forts,
        );
        if hit {
            self.agenda.push(Step::HitFort(island));
        }
        hit
    }

    /// A fort loses a flag.
    pub fn take_flag(&mut self, island: Island, flag: Mast) {
        self.tell(Event::FlagLost(island, flag), Cause::Forts);
        self.change_isle(island, Cause::Forts, |isle| {
            if let Some(fort) = &mut isle.fort {
                fort.flags &= !(1 << flag.0);
            }
        });
    }

    /// A fort is destroyed: its gold lies on the island as coins, face down.
    fn destroy_fort(&mut self, island: Island) {
        let Some(fort) = self.waters.isle(island).fort else {
            return;
        };
        self.tell(Event::FortDestroyed(island), Cause::Forts);
        self.change_isle(island, Cause::Forts, |isle| isle.fort = None);
        let mut left = fort.gold;
        // Gold in a fort is a sum: treasure that has left the game stands for it.
        while let Some(coin) = self.spent() {
            let value = left.min(COIN);
            if value == 0 {
                break;
            }
            left -= value;
            self.mint(coin, value);
            self.hide_at(coin, island, Knowers::NOBODY, Cause::Forts);
        }
        self.change_turn(Cause::Forts, |turn| turn.lost += left);
    }

    /// Returns a treasure that has left the game, to stand for a coin that comes back into it.
    #[must_use]
    pub fn spent(&self) -> Option<Treasure> {
        let mut gone = self.holds.treasures_at(TreasurePlace::Gone);
        gone.next().map(|(treasure, ..)| treasure)
    }

    /// A treasure that has left the game stands for a coin of this value.
    pub fn mint(&mut self, coin: Treasure, value: u8) {
        let entity = self.waters.pieces.treasures[coin.index()];
        if let Ok((_, _, mut state)) = self.holds.treasures.get_mut(entity) {
            state.loot = Some(Loot::Coin(value));
        }
    }
}
