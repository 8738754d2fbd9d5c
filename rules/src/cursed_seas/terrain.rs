//! Terrain: fog, reefs, sargasso, icebergs, whirlpools (`cursed-seas §5.1`, `§5.8`).

use super::geometry::{Capsule, Mover, Passage, SHORT, Sea, Shape, Solid, Sort, out_of};
use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;

/// The ways out of a fog bank, and the steps between two.
const FOG_EXITS: (u8, u8) = (6, 12);
/// The steps between two ways out of a whirlpool.
const WHIRLPOOL_EXITS: u8 = 6;

/// Terrain that lasts some turns of the active player comes to its end.
pub fn passing(play: &mut Play) {
    let seat = play.turn.active;
    let passing: Vec<Shoal> = play.pieces().shoals().collect();
    for shoal in passing {
        match play.waters.swell(shoal).dawn(seat) {
            Some(swell) => play.change_swell(shoal, Cause::TurnStart, |old| *old = swell),
            None => play.lift_fog(shoal),
        }
    }
}

/// If any iceberg can drift, a die says which do.
pub fn icebergs(play: &mut Play) {
    let adrift: Vec<(Shoal, u8)> = play
        .waters
        .shoals()
        .filter(|(_, terrain, _)| *terrain == Terrain::Iceberg)
        .map(|(shoal, ..)| (shoal, *play.waters.swell(shoal)))
        .filter(|(_, swell)| !swell.aground)
        .map(|(shoal, swell)| (shoal, swell.number))
        .collect();
    if adrift.is_empty() {
        return;
    }
    let roll = play.roll(Why::Icebergs, None, Cause::TurnStart);
    for &(shoal, number) in adrift.iter().rev() {
        if number == roll {
            play.agenda.push(Step::Drift(shoal));
        }
    }
}

/// An iceberg drifts S, until it touches something new.
pub fn drift(shoal: Shoal, play: &mut Play) {
    let ShoalPlace::Mat(terrain, centre) = play.waters.shoal(shoal) else {
        return;
    };
    let roll = play.roll(Why::Drift, None, Cause::TurnStart);
    let Some(heading) = Heading::new(FOG_EXITS.1 * (roll - 1)) else {
        return;
    };
    let mut sea = Sea::empty(play.mat());
    for (island, ..) in play.waters.islands() {
        if let Some(hull) = play.coast(island) {
            let (piece, sort) = (island.piece(), Sort::Shore);
            sea.solids.push(Solid { piece, hull, sort });
        }
    }
    for (other, kind, at) in play.waters.shoals() {
        if kind == Terrain::Iceberg && other != shoal {
            let (piece, hull, sort) = (other.piece(), play.patch(kind, at), Sort::Ice);
            sea.solids.push(Solid { piece, hull, sort });
        }
    }
    for (vessel, body, hull) in play.waters.afloat() {
        if hull.tower.is_none() && !hull.submerged {
            let (piece, hull, sort) = (vessel.piece(), body, Sort::Vessel);
            sea.solids.push(Solid { piece, hull, sort });
        }
    }
    let radius = play.data().terrain(terrain).radius;
    let mover = Mover {
        shape: Shape::disc(radius),
        passage: Passage::Plain,
    };
    let start = sea.start(&Capsule::disc(centre, radius));
    let place = Place::new(centre, heading);
    let sailing = sea.sail(mover, &start, place, SHORT);
    let to = centre.ahead(heading, sailing.most.max(0));
    play.lay_shoal(shoal, ShoalPlace::Mat(terrain, to), Cause::TurnStart);
    play.tell(Event::Drifted(shoal), Cause::TurnStart);
    let contacts = sea.contacts(mover, &start, &Capsule::disc(to, radius));
    let touched: Vec<_> = sea.ids(contacts).collect();
    for piece in touched {
        if Island::of(piece).is_some() {
            play.change_swell(shoal, Cause::TurnStart, |swell| swell.aground = true);
        } else if let Some(vessel) = Vessel::of(piece)
            && play.minds_ice(vessel)
        {
            play.agenda.push(Step::LoseMast(vessel));
        }
    }
}

/// She meets terrain that has stopped her.
pub fn meet((vessel, shoal): (Vessel, Shoal), play: &mut Play) {
    let ShoalPlace::Mat(terrain, _) = play.waters.shoal(shoal) else {
        return;
    };
    play.tell(Event::Met(vessel, terrain), Cause::Terrain);
    match terrain {
        Terrain::FogBank => {
            let place = play.waters.place(vessel);
            play.change(vessel, Cause::Terrain, |hull| hull.swallowed = place);
            play.shift(vessel, Lies::Lost(shoal), Cause::Terrain);
            if let Some(towed) = play.waters.towed_by(vessel) {
                play.let_go(towed, false);
            }
            play.note(vessel, Cause::Terrain, |today| today.idle = true);
            play.refresh_pins();
        }
        Terrain::Reef => play.agenda.push(Step::LoseMast(vessel)),
        Terrain::Whirlpool => {
            play.agenda.push(Step::Whirled((vessel, shoal)));
            let seat = play.player(vessel);
            ask(play, seat, Question::PayWhirlpool(vessel));
        }
        Terrain::Sargasso | Terrain::Iceberg => {}
    }
}

/// A whirlpool has taken its due: she may come out of another.
pub fn whirled((vessel, shoal): (Vessel, Shoal), play: &mut Play) {
    if play.waters.place(vessel).is_some() && play.other_whirlpool(shoal).is_some() {
        play.chart_sea(vessel);
        play.fight.whirlpool = Some(shoal);
        let seat = play.player(vessel);
        ask(play, seat, Question::WhirlpoolExit(vessel));
    }
}

impl Play<'_, '_> {
    /// Returns whether terrain that a vessel comes over stops it; a reef by a roll below her standing masts.
    pub fn stops_in(&mut self, vessel: Vessel, shoal: Shoal) -> bool {
        match self.waters.shoal(shoal) {
            ShoalPlace::Mat(Terrain::Reef, _) => {
                let roll = self.roll(Why::Reef, Some(vessel), Cause::Terrain);
                roll < self.waters.hull(vessel).standing()
            }
            ShoalPlace::Mat(..) => true,
            ShoalPlace::Box => false,
        }
    }

    /// Returns whether a contact with an iceberg harms a vessel.
    #[must_use]
    pub fn minds_ice(&self, vessel: Vessel) -> bool {
        let any = [Keyword::Icebreaker, Keyword::Soar];
        !any.iter().any(|&keyword| self.has(vessel, keyword))
    }

    /// Returns whether a vessel lies over a reef that it does not ignore.
    #[must_use]
    pub fn is_over_reef(&self, vessel: Vessel) -> bool {
        let Some(hull) = self.capsule(vessel) else {
            return false;
        };
        let mut shoals = self.waters.shoals();
        shoals.any(|(_, terrain, centre)| {
            terrain == Terrain::Reef && self.patch(terrain, centre).overlaps(&hull)
        }) && !self.ignores(vessel, Terrain::Reef)
    }

    /// A piece lost in fog comes out where a die says, the next way round where that is not clear; where none is, it stays.
    pub fn leave_fog(&mut self, vessel: Vessel) {
        let Lies::Lost(shoal) = self.waters.lies(vessel) else {
            return;
        };
        let ShoalPlace::Mat(terrain, centre) = self.waters.shoal(shoal) else {
            return;
        };
        let roll = self.roll(Why::Fog, Some(vessel), Cause::Terrain);
        self.chart_sea(vessel);
        let (radius, shape) = (self.data().terrain(terrain).radius, self.shape(vessel));
        let (exits, steps) = FOG_EXITS;
        let mut places = (0..exits)
            .filter_map(|more| Heading::new((roll - 1 + more) % exits * steps))
            .map(|side| out_of(centre, radius, side, shape));
        let free = places.find(|&place| self.chart.sea.clear(&shape.at(place)));
        if let Some(place) = free {
            self.emerge(vessel, place, Cause::Terrain);
        }
    }

    /// It is lost in fog no more.
    fn emerge(&mut self, vessel: Vessel, place: Place, cause: Cause) {
        self.shift(vessel, Lies::Mat(place), cause);
        self.change(vessel, cause, |hull| hull.swallowed = None);
    }

    /// Fog goes: whoever is lost in it lies at a free place near where it went in.
    fn lift_fog(&mut self, shoal: Shoal) {
        self.lay_shoal(shoal, ShoalPlace::Box, Cause::TurnStart);
        self.change_swell(shoal, Cause::TurnStart, |swell| *swell = Swell::default());
        let vessels: Vec<Vessel> = self.pieces().vessels().collect();
        for vessel in vessels {
            if self.waters.lies(vessel) == Lies::Lost(shoal)
                && let Some(place) = self.waters.hull(vessel).swallowed
                && let Some(free) = self.free_place(vessel, place)
            {
                self.emerge(vessel, free, Cause::TurnStart);
            }
        }
    }

    /// Returns the next whirlpool after one.
    fn other_whirlpool(&self, shoal: Shoal) -> Option<Point> {
        let whirlpools = || {
            self.waters
                .shoals()
                .filter(move |&(other, terrain, _)| terrain == Terrain::Whirlpool && other != shoal)
        };
        let later = whirlpools().find(|&(other, ..)| other > shoal);
        later
            .or_else(|| whirlpools().next())
            .map(|(.., centre)| centre)
    }

    /// Returns where a vessel comes out of the other whirlpool.
    fn whirlpool_exit(&self, vessel: Vessel, side: Berth) -> Option<Place> {
        let centre = self.other_whirlpool(self.fight.whirlpool?)?;
        let radius = self.data().terrain(Terrain::Whirlpool).radius;
        let side = Heading::new(side.0).filter(|side| side.steps() % WHIRLPOOL_EXITS == 0)?;
        Some(out_of(centre, radius, side, self.shape(vessel)))
    }

    /// Judges a way out of the other whirlpool.
    ///
    /// # Errors
    /// That it is not clear.
    pub fn judge_exit(&self, vessel: Vessel, side: Berth) -> Result<(), Reason> {
        let place = self.whirlpool_exit(vessel, side);
        let free = place.is_some_and(|place| {
            let hull = self.shape(vessel).at(place);
            self.chart.sea.clear(&hull)
        });
        free.then_some(()).ok_or(Reason::BerthTaken)
    }

    /// She comes out of the other whirlpool.
    pub fn leave_whirlpool(&mut self, vessel: Vessel, side: Berth) {
        if let Some(place) = self.whirlpool_exit(vessel, side) {
            self.shift(vessel, Lies::Mat(place), Cause::Terrain);
            self.lay_tow(vessel, Cause::Terrain);
            self.refresh_pins();
        }
    }
}
