//! Hits, masts lost and regained, crew eliminated, ships sunk (`cursed-seas §5.2`, `§5.6`).

use super::abilities::Source;
use super::play::Play;
use super::steps::{Hit, Pair, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// The least roll at which a junk stays afloat.
const JUNK: u8 = 5;
/// The least rolls at which a Surgeon, and Sor Milagros, save a crew.
const SURGEON: (u8, u8) = (4, 3);
/// The natural roll that sets fire, and that Powder-Master Ro's fire pots need.
const FIREPOTS: (u8, u8) = (6, 5);
/// The natural roll of Marksmen.
const MARKSMEN: u8 = 6;
/// The least roll at which a fire goes out with its mast, and the greatest at which it spreads.
const FIRE: (u8, u8) = (5, 2);

/// A hit is resolved, in the order of the page.
pub fn hit(hit: Hit, play: &mut Play) {
    let Hit {
        shooter,
        target,
        roll,
        ..
    } = hit;
    let hull = *play.waters.hull(target);
    if play.waters.place(target).is_none() {
        return;
    }
    if play.has(target, Keyword::TurtleShip) && play.fight.ignored & target.bit() == 0 {
        play.fight.ignored |= target.bit();
        return play.ignore(target, Keyword::TurtleShip);
    }
    if play.fight.hit & target.bit() != 0 {
        play.fight.hit_twice |= target.bit();
    }
    play.fight.hit |= target.bit();
    let whole = hull.sound_masts() == hull.masts;
    for (keyword, holds) in [(Keyword::Stout, whole), (Keyword::Carapace, true)] {
        if holds && !play.waters.today(target).ignored && play.has(target, keyword) {
            play.note(target, Cause::Shooting, |today| today.ignored = true);
            return play.ignore(target, keyword);
        }
    }
    if let Some(casket) = play.unique(target, Unique::CrackedCasket) {
        play.lose_treasure(casket, Cause::Shooting);
    }
    if !hull.is_ship() {
        play.agenda.push(Step::LoseMast(target));
        return;
    }
    if hull.standing() == 0 {
        let junk = play.has(target, Keyword::Junk)
            && play.roll(Why::Junk, Some(target), Cause::Shooting) >= JUNK;
        if junk {
            play.ignore(target, Keyword::Junk);
        } else {
            play.agenda.push(Step::Ends);
            play.sink(target, Some(hit), Cause::Sinking);
        }
        return;
    }
    let marksmen = |shooter| play.uses(shooter, Keyword::Marksmen, Cause::Shooting);
    if roll == MARKSMEN && shooter.is_some_and(marksmen) {
        play.agenda.push(Step::LoseCrew(target));
    }
    let crew = play
        .holds
        .crew_at(CardPlace::Aboard(target))
        .next()
        .is_some();
    let grape =
        shooter.is_some_and(|shooter| play.fitted(shooter, Equipment::GrapeLockers).is_some());
    if hit.near && crew && grape {
        play.fight.grape = Some(hit);
        let seat = hit.seat;
        ask(play, seat, Question::Grape(target));
    } else {
        play.strike(hit);
    }
}

/// A fire mast of a piece that is to act burns on.
pub fn fire_die((vessel, mast): (Vessel, Mast), play: &mut Play) {
    let roll = play.roll(Why::Fire, Some(vessel), Cause::Fire);
    let pumps = roll < FIRE.0 && play.fitted(vessel, Equipment::FirePump).is_some();
    play.fight.fire = Some((mast, roll));
    if pumps {
        let seat = play.player(vessel);
        ask(play, seat, Question::FirePump(vessel));
    } else {
        play.burn_on(vessel, mast, roll);
    }
}

/// A crew aboard is eliminated, which its owner chooses.
pub fn lose_crew(vessel: Vessel, play: &mut Play) {
    let seat = play.player(vessel);
    ask(play, seat, Question::LoseCrew(vessel));
}

/// An equipment aboard is lost, which its owner chooses.
pub fn lose_equipment(vessel: Vessel, play: &mut Play) {
    let seat = play.player(vessel);
    ask(play, seat, Question::LoseEquipment(vessel));
}

/// A mast or segment is lost, which its owner chooses.
pub fn lose_mast(vessel: Vessel, play: &mut Play) {
    if matches!(play.waters.lies(vessel), Lies::Mat(_) | Lies::Lost(_)) {
        let seat = play.player(vessel);
        ask(play, seat, Question::LoseMast(vessel));
    }
}

/// A mast of the second is lost to the ram of the first, who chooses it with an Iron Ram.
pub fn lose_mast_to((rammer, target): Pair, play: &mut Play) {
    if play.waters.place(target).is_none() {
        return;
    }
    let ram = play.uses_fitting(rammer, Equipment::IronRam, Cause::Ram);
    let seat = play.player(if ram { rammer } else { target });
    ask(play, seat, Question::LoseMast(target));
}

/// A sound mast catches fire, which its owner chooses.
pub fn burn_mast(vessel: Vessel, play: &mut Play) {
    let seat = play.player(vessel);
    ask(play, seat, Question::BurnMast(vessel));
}

/// A mast is regained, which its owner chooses.
pub fn gain_mast(vessel: Vessel, play: &mut Play) {
    if matches!(play.waters.lies(vessel), Lies::Mat(_) | Lies::Lost(_)) {
        let seat = play.player(vessel);
        ask(play, seat, Question::GainMast(vessel));
    }
}

impl Play<'_, '_> {
    /// A hit is ignored.
    fn ignore(&mut self, vessel: Vessel, keyword: Keyword) {
        self.uses(vessel, keyword, Cause::Shooting);
        self.tell(Event::Ignored(vessel, keyword), Cause::Shooting);
    }

    /// A hit sets a mast on fire or takes it.
    pub fn strike(&mut self, hit: Hit) {
        let Hit {
            shooter,
            target,
            roll,
            ..
        } = hit;
        let ro = shooter.is_some_and(|ship| self.aboard(ship, Crew::PowderMasterRo).is_some());
        let least = if ro { FIREPOTS.1 } else { FIREPOTS.0 };
        let sound = self.waters.hull(target).sound != 0;
        let finger = self.unique(target, Unique::SaintsFinger).is_some();
        if sound
            && !finger
            && roll >= least
            && shooter.is_some_and(|ship| self.uses(ship, Keyword::Firepots, Cause::Shooting))
        {
            self.agenda.push(Step::BurnMast(target));
        } else {
            self.agenda.push(Step::LoseMast(target));
        }
    }

    /// A fire mast burns on by a roll.
    pub fn burn_on(&mut self, vessel: Vessel, mast: Mast, roll: u8) {
        if roll >= FIRE.0 {
            self.change(vessel, Cause::Fire, |hull| hull.fire &= !(1 << mast.0));
            self.tell(Event::BurntOut(vessel, mast), Cause::Fire);
        } else if roll <= FIRE.1 && self.unique(vessel, Unique::SaintsFinger).is_none() {
            self.agenda.push(Step::BurnMast(vessel));
        }
    }

    /// A mast or segment is lost.
    pub fn take_mast(&mut self, vessel: Vessel, mast: Mast) {
        let bit = 1 << mast.0;
        self.tell(Event::MastLost(vessel, mast), Cause::Shooting);
        self.change(vessel, Cause::Shooting, |hull| {
            hull.sound &= !bit;
            hull.fire &= !bit;
        });
        self.agenda.push(Step::Ends);
        self.without_mast(vessel);
    }

    /// A sound mast burns.
    pub fn set_fire(&mut self, vessel: Vessel, mast: Mast) {
        let bit = 1 << mast.0;
        self.tell(Event::Burning(vessel, mast), Cause::Fire);
        self.change(vessel, Cause::Fire, |hull| {
            hull.sound &= !bit;
            hull.fire |= bit;
        });
        self.agenda.push(Step::Ends);
        self.without_mast(vessel);
    }

    /// Looks what follows where the last sound mast or segment is gone.
    fn without_mast(&mut self, vessel: Vessel) {
        let hull = *self.waters.hull(vessel);
        if hull.sound != 0 {
            return;
        }
        if !hull.is_ship() {
            self.sink(vessel, None, Cause::Sinking);
        } else if self.is_over_reef(vessel) {
            self.change(vessel, Cause::Terrain, |hull| hull.wrecked = true);
        }
        self.refresh_pins();
    }

    /// A mast is regained; who was in tow is let go.
    pub fn regain(&mut self, vessel: Vessel, mast: Mast) {
        self.tell(Event::Repaired(vessel, mast), Cause::Repair);
        self.change(vessel, Cause::Repair, |hull| {
            hull.sound |= 1 << mast.0;
            hull.wrecked = false;
        });
        self.refresh_pins();
        if self.waters.hull(vessel).tower.is_some() {
            self.let_go(vessel, true);
        }
    }

    /// A crew aboard would be eliminated, unless a Surgeon saves it.
    pub fn eliminate(&mut self, vessel: Vessel, card: Card, cause: Cause) {
        if let Some(source) = self.source(vessel, Keyword::Surgeon) {
            let milagros = self.aboard(vessel, Crew::SorMilagros).is_some();
            let least = if milagros { SURGEON.1 } else { SURGEON.0 };
            if let Source::Card(surgeon) = source {
                self.show(surgeon, cause);
            }
            if self.roll(Why::Surgeon, Some(vessel), cause) >= least {
                return;
            }
        }
        self.move_card(card, CardPlace::Gone, cause);
        self.agenda.push(Step::Excess(vessel));
    }

    /// A ship sinks with all aboard, or a creature is eliminated; by a hit, or otherwise.
    pub fn sink(&mut self, vessel: Vessel, by: Option<Hit>, cause: Cause) {
        self.tell(Event::Sunk(vessel), cause);
        if let Some(sinker) = by.and_then(|hit| hit.shooter) {
            self.scavenge(sinker, vessel);
        }
        self.sink_treasure(vessel, by.map(|hit| hit.seat));
        let cards: Vec<Card> = self
            .holds
            .cards_at(CardPlace::Aboard(vessel))
            .map(|(card, ..)| card)
            .collect();
        for card in cards {
            self.move_card(card, CardPlace::Gone, cause);
        }
        let was = self.waters.place(vessel);
        let eternal = by.is_some()
            && !self.waters.hull(vessel).returned
            && self.is_printed(self.waters.hull(vessel).make, Keyword::Eternal);
        self.change(vessel, cause, |hull| {
            *hull = Hull {
                sound: 0,
                fire: 0,
                tower: None,
                pinned: None,
                pinned_too: 0,
                swallowed: None,
                wrecked: false,
                scuttling: false,
                submerged: false,
                long_nines: 0,
                ..*hull
            };
        });
        self.shift(vessel, Lies::Sunk, cause);
        if let Some(towed) = self.waters.towed_by(vessel) {
            self.let_go(towed, false);
        }
        let home = self.waters.home(self.player(vessel));
        if eternal
            && let Some((home, was)) = home.zip(was)
            && let Some(berth) = self.free_berth(vessel, home, was.bow)
        {
            self.change(vessel, cause, |hull| hull.returned = true);
            self.shift(vessel, Lies::Mat(berth), cause);
            self.tell(Event::Returned(vessel), cause);
        }
        self.refresh_pins();
    }

    /// A random piece of treasure of a ship that is sunk comes aboard a Scavenger.
    fn scavenge(&mut self, sinker: Vessel, vessel: Vessel) {
        if !self.has(sinker, Keyword::Scavenger) {
            return;
        }
        let treasures: Vec<(Treasure, Loot)> = self
            .holds
            .treasures_at(TreasurePlace::Aboard(vessel))
            .map(|(treasure, loot, _)| (treasure, loot))
            .collect();
        if treasures.is_empty() {
            return;
        }
        let (treasure, loot) = self.dice.pick(&treasures);
        let fits = match loot {
            Loot::Coin(value) => self.fits_coin(sinker, value),
            Loot::Unique(_) => true,
        };
        if fits {
            self.uses(sinker, Keyword::Scavenger, Cause::Sinking);
            self.move_treasure(treasure, TreasurePlace::Aboard(sinker), Cause::Sinking);
        }
    }

    /// The treasure of a ship that sinks: halved between two players where one's shot sank the other's ship, else lost.
    fn sink_treasure(&mut self, vessel: Vessel, sinker: Option<Seat>) {
        let owner = self.player(vessel);
        let place = TreasurePlace::Aboard(vessel);
        let gold = self.holds.gold_at(place);
        let treasures: Vec<Treasure> = self
            .holds
            .treasures_at(place)
            .map(|(treasure, ..)| treasure)
            .collect();
        for treasure in treasures {
            self.move_treasure(treasure, TreasurePlace::Gone, Cause::Sinking);
        }
        match sinker.filter(|&sinker| self.seats.count == 2 && sinker != owner) {
            Some(sinker) if gold > 0 => {
                let half = gold / 2;
                let split = Event::Split(vessel, sinker, gold - half, half);
                self.tell(split, Cause::Sinking);
                self.change_turn(Cause::Sinking, |turn| {
                    turn.gold[sinker.index()] += gold - half;
                    turn.gold[owner.index()] += half;
                });
            }
            _ => self.change_turn(Cause::Sinking, |turn| turn.lost += gold),
        }
    }
}
