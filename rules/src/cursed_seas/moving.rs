//! The move action (`cursed-seas §2.4`, `§5.3`).

use super::geometry::{Capsule, HOME_KEEPS, Place};
use super::play::{Course, Play};
use super::steps::Step;
use super::values::*;
use rules::kit::ask;

/// The next stick is sailed, if one is left and nothing ended the move; else she may turn by her Sea Legs, once.
pub fn next_stick(vessel: Vessel, play: &mut Play) {
    let seat = play.player(vessel);
    if play.waters.place(vessel).is_none() {
        return;
    }
    let course = *play.course;
    if course.over {
        return;
    }
    if course.shorts + course.longs > 0 {
        play.chart_turns(vessel);
        ask(play, seat, Question::Turn(vessel));
    } else if !course.first && play.has(vessel, Keyword::SeaLegs) {
        play.change_course(|course| course.over = true);
        play.chart_sea(vessel);
        ask(play, seat, Question::SeaLegs(vessel));
    }
}

/// A move is over: markers lie where she has left.
pub fn over(vessel: Vessel, play: &mut Play) {
    let seat = play.player(vessel);
    let left = play.course.left;
    for &island in Island::ALL {
        let isle = *play.waters.isle(island);
        if left >> island as u16 & 1 == 1
            && isle.home.is_none()
            && isle.explored.contains(seat)
            && !play.touches_island(vessel, island)
        {
            play.change_isle(island, Cause::Move, |isle| isle.marked.insert(seat));
        }
    }
}

/// A Second Wind may give her another action after her first move action.
pub fn second_wind(vessel: Vessel, play: &mut Play) {
    let first = play.waters.today(vessel).actions == 1;
    let afloat = play.waters.place(vessel).is_some();
    if first && afloat && play.uses(vessel, Keyword::SecondWind, Cause::Move) {
        let roll = play.roll(Why::SecondWind, Some(vessel), Cause::Move);
        if roll == 6 {
            play.note(vessel, Cause::Move, |today| today.again = true);
        }
    }
}

impl Play<'_, '_> {
    /// Returns the sticks S and L of a vessel's move action, and how many of them may be sailed (`cursed-seas §5.3`).
    #[must_use]
    pub fn sticks(&self, vessel: Vessel) -> (u8, u8, u8) {
        let (hull, today) = (self.waters.hull(vessel), self.waters.today(vessel));
        let moves = match hull.make {
            Some(Make::Ship(ship)) => self.data().ship(ship).moves,
            Some(Make::Creature(creature)) => self.data().creature(creature).moves,
            None => return (0, 0, 0),
        };
        let towing =
            self.waters.towed_by(vessel).is_some() && !self.has(vessel, Keyword::TowMaster);
        let (mut shorts, longs) = if hull.is_derelict() || towing || today.chained {
            (1, 0)
        } else {
            (moves.short, moves.long)
        };
        let faster = [
            self.has(vessel, Keyword::Helmsman),
            self.turn.fair_wind && hull.is_ship(),
            today.hurried,
        ];
        shorts += faster.into_iter().filter(|faster| *faster).count() as u8;
        if self.is_becalmed(vessel) {
            return (1, 0, 1);
        }
        let calmed = self.is_in_doldrums(vessel)
            && self.aboard(vessel, Crew::LieutenantFairweather).is_none();
        let most = if calmed { 1 } else { shorts + longs };
        (shorts, longs, most)
    }

    /// Returns whether an opponent's Doldrums are felt by a vessel, if nobody aboard ignores them.
    fn is_in_doldrums(&self, vessel: Vessel) -> bool {
        let seat = self.player(vessel);
        self.turn.doldrums.is_some_and(|player| player != seat)
    }

    /// Returns whether a vessel lies over sargasso that it does not ignore.
    fn is_becalmed(&self, vessel: Vessel) -> bool {
        let Some(hull) = self.capsule(vessel) else {
            return false;
        };
        let mut shoals = self.waters.shoals();
        shoals.any(|(_, terrain, centre)| {
            terrain == Terrain::Sargasso && self.patch(terrain, centre).overlaps(&hull)
        }) && !self.ignores(vessel, Terrain::Sargasso)
    }

    /// Begins a move action, or a free move by a signal.
    pub fn begin_move(&mut self, vessel: Vessel, signal: bool) {
        for step in [
            Step::SecondWind(vessel),
            Step::Tow(vessel),
            Step::Ram(vessel),
        ] {
            if !(signal && matches!(step, Step::SecondWind(_))) {
                self.agenda.push(step);
            }
        }
        if !signal {
            self.agenda.push(Step::CaptainShoots(vessel));
        }
        self.agenda.push(Step::MoveOver(vessel));
        self.agenda.push(Step::NextStick(vessel));
        if matches!(self.waters.lies(vessel), Lies::Lost(_)) {
            self.leave_fog(vessel);
        }
        let mut left = 0;
        for (island, ..) in self.waters.islands() {
            if self.touches_island(vessel, island) {
                left |= 1 << island as u16;
            }
        }
        let (shorts, longs, most) = if signal {
            (1, 0, 1)
        } else {
            self.sticks(vessel)
        };
        if !signal {
            for keyword in [Keyword::Helmsman, Keyword::Galley] {
                if keyword == Keyword::Helmsman || self.waters.hull(vessel).is_derelict() {
                    self.uses(vessel, keyword, Cause::Move);
                }
            }
            if self.is_in_doldrums(vessel) {
                self.uses_crew(vessel, Crew::LieutenantFairweather, Cause::Move);
            }
            self.note(vessel, Cause::Move, |today| {
                (today.chained, today.hurried) = (false, false);
            });
        }
        self.change_course(|course| {
            *course = Course {
                vessel,
                shorts,
                longs,
                most,
                first: true,
                turned: None,
                left,
                over: false,
                signal,
            };
        });
    }

    /// Judges a turn before a stick.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_turn(&self, stick: Stick, heading: Heading) -> Result<(), Reason> {
        let left = match stick {
            Stick::Short => self.course.shorts,
            Stick::Long => self.course.longs,
        };
        if left == 0 {
            return Err(Reason::NoStick);
        }
        let offered = self.chart.turns[stick as usize] >> heading.steps() & 1 == 1;
        offered.then_some(()).ok_or(Reason::NoTurn)
    }

    /// She stops before her sticks are sailed; if she has sailed one, her Sea Legs are left to her.
    pub fn stop_early(&mut self, vessel: Vessel) {
        if !self.course.first && self.has(vessel, Keyword::SeaLegs) {
            self.change_course(|course| {
                (course.shorts, course.longs, course.most) = (0, 0, 0);
            });
            self.agenda.push(Step::NextStick(vessel));
        }
    }

    /// Takes a turn; how far she sails is asked next.
    pub fn take_turn(&mut self, vessel: Vessel, stick: Stick, heading: Heading) {
        let place = self.chart.turned[usize::from(heading.steps())];
        self.change_course(|course| course.turned = Some((stick, place)));
        self.chart_distances(vessel);
        let seat = self.player(vessel);
        ask(self, seat, Question::Sail(vessel));
    }

    /// Judges a distance sailed.
    ///
    /// # Errors
    /// That it is not offered.
    pub fn judge_distance(&self, distance: Distance) -> Result<(), Reason> {
        let offered = self.chart.distances.contains(&distance.0);
        offered.then_some(()).ok_or(Reason::NoWay)
    }

    /// Sails a stick.
    pub fn sail(&mut self, vessel: Vessel, distance: Distance) {
        let Some((stick, turned)) = self.course.turned else {
            return;
        };
        let Some(hull) = self.capsule(vessel) else {
            return;
        };
        let mover = self.mover(vessel);
        let start = self.chart.sea.start(&hull);
        let mut end = i64::from(distance.0);
        let mut known = start.over;
        let mut from = 0;
        let mut met = None;
        while let Some((at, number)) = self.chart.sea.terrain_met(mover, turned, from, end, known) {
            let piece = self.chart.sea.terrain[number].piece;
            known = known.with(number);
            from = at - 1;
            let Some(shoal) = Shoal::of(piece) else {
                continue;
            };
            if self.stops_in(vessel, shoal) {
                (end, met) = (at, Some(shoal));
                break;
            }
        }
        let place = turned.ahead(end);
        self.show_passage(vessel, turned, place);
        self.shift(vessel, Lies::Mat(place), Cause::Move);
        self.lay_tow(vessel, Cause::Move);
        self.chart_sea(vessel);
        let contacts = self
            .chart
            .sea
            .contacts(mover, &start, &mover.shape.at(place));
        let touched: Vec<_> = self.chart.sea.ids(contacts).collect();
        self.change_course(|course| {
            let left = match stick {
                Stick::Short => &mut course.shorts,
                Stick::Long => &mut course.longs,
            };
            *left -= 1;
            course.most -= 1;
            if course.most == 0 {
                (course.shorts, course.longs) = (0, 0);
            }
            (course.first, course.turned) = (false, None);
            course.over = met.is_some() || !touched.is_empty();
        });
        self.refresh_pins();
        self.agenda.push(Step::NextStick(vessel));
        if let Some(shoal) = met {
            self.agenda.push(Step::Meet((vessel, shoal)));
        }
        for piece in touched.into_iter().rev() {
            if let Some(island) = Island::of(piece) {
                self.agenda.push(Step::Dock((vessel, island)));
            } else if Shoal::of(piece).is_some() && self.minds_ice(vessel) {
                self.agenda.push(Step::LoseMast(vessel));
            }
        }
    }

    /// Turns up the cards by which a vessel passes over others, ignores terrain and nears opponents' homes on her way.
    fn show_passage(&mut self, vessel: Vessel, from: Place, to: Place) {
        let shape = self.shape(vessel);
        let way = Capsule {
            stern: shape.at(from).stern,
            ..shape.at(to)
        };
        let mut afloat = self.waters.afloat();
        let passes = afloat.any(|(other, body, _)| other != vessel && body.overlaps(&way));
        drop(afloat);
        if passes {
            self.uses(vessel, Keyword::Spectral, Cause::Move);
        }
        let seat = self.player(vessel);
        let nears = self.waters.islands().any(|(island, _, isle)| {
            let coast = self.coast(island).filter(|_| isle.is_foreign(seat));
            coast.is_some_and(|coast| coast.nearer(&way, HOME_KEEPS))
        });
        if nears {
            self.uses(vessel, Keyword::Raider, Cause::Move);
        }
        let met: Vec<Terrain> = self
            .waters
            .shoals()
            .filter(|&(_, terrain, centre)| {
                self.ignores(vessel, terrain) && self.patch(terrain, centre).overlaps(&way)
            })
            .map(|(_, terrain, _)| terrain)
            .collect();
        for terrain in met {
            let known = [Keyword::Spectral, Keyword::Pathfinder];
            let shown = known
                .into_iter()
                .any(|keyword| self.uses(vessel, keyword, Cause::Move));
            if !shown && terrain == Terrain::Whirlpool {
                self.uses_fitting(vessel, Equipment::SeaAnchor, Cause::Move);
            }
        }
    }

    /// Judges a heading of Sea Legs.
    ///
    /// # Errors
    /// That it is not offered.
    pub fn judge_sea_legs(&self, vessel: Vessel, side: Berth) -> Result<(), Reason> {
        let place = self.sea_legs_place(vessel, side);
        place.map(|_| ()).ok_or(Reason::NoTurn)
    }

    /// Returns the place after a turn by Sea Legs, other than she has.
    fn sea_legs_place(&self, vessel: Vessel, side: Berth) -> Option<Place> {
        let place = self.waters.place(vessel)?;
        let heading = Heading::new(side.0).filter(|heading| *heading != place.heading)?;
        let mut legs = self.chart.sea.sea_legs(self.mover(vessel), place);
        legs.find(|(offered, _)| *offered == heading)
            .map(|(_, place)| place)
    }

    /// Turns by Sea Legs.
    pub fn turn_by_sea_legs(&mut self, vessel: Vessel, side: Berth) {
        if let Some(place) = self.sea_legs_place(vessel, side) {
            self.uses(vessel, Keyword::SeaLegs, Cause::Move);
            self.shift(vessel, Lies::Mat(place), Cause::Move);
            self.lay_tow(vessel, Cause::Move);
            self.refresh_pins();
        }
    }
}
