//! Moving, picking up, missions and delivering (`voodoo-island §8`).

use super::data::IslandEffect;
use super::play::{Ended, Leap, Play, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// The active explorer is asked where to move and what to do there.
pub fn ask_move(play: &mut Play) {
    if !play.round.over {
        let steps = play.steps_left();
        ask(play, play.active(), Question::Move(steps));
    }
}

/// An explorer has come to its cell: at the helicopter it delivers, and on the last day it is aboard.
pub fn arrived(seat: Seat, play: &mut Play) {
    let cell = play.explorers.cell(seat);
    if cell.is_none() || cell != play.land.helicopter() {
        return;
    }
    for (card, carried, number) in play.decks.objects(seat) {
        if carried {
            let to = MissionPlace::Delivered(seat, number);
            play.decks.move_mission(card, to, true);
            play.tell(Event::Delivered(seat, card, number), Cause::Delivering);
        }
    }
    if !play.is_last_day() {
        return;
    }
    play.explorers.place_mut(seat).place = Whereabouts::Aboard;
    play.tell(Event::Boarded(seat), Cause::LastDay);
    let mut places = play.explorers.places();
    if places.all(|(_, place)| place == Whereabouts::Aboard) {
        drop(places);
        while play.agenda.pop().is_some() {}
        play.agenda.push(Step::Next(Phase::Over));
    }
}

impl Play<'_, '_> {
    /// Returns the steps of the active explorer in this round, those that it took among them.
    pub fn steps(&self) -> u8 {
        let (numbers, seat) = (self.numbers(), self.active());
        let base = match (self.round.kind, self.island()) {
            (RoundKind::Dusk, Some(IslandEffect::DuskSteps(steps))) => return steps,
            (RoundKind::Day, _) => self.today().steps(),
            _ => numbers.night_steps,
        };
        let helper = self.explorers.helper_slot(seat);
        let tools = self.explorers.tools(seat).0;
        let helped = helper.is_some_and(|slot| !tools[slot as usize].doll);
        let maps = self.explorers.working(seat, Item::Map);
        let more = numbers.helper_steps * u8::from(helped) + numbers.map_steps * maps;
        let less = numbers.snared(self.round.snares);
        (base + more + self.round.more).saturating_sub(less)
    }

    /// Returns the steps that the active explorer can still take.
    pub fn steps_left(&self) -> u8 {
        let round = &*self.round;
        let is_on_map = self.explorers.cell(round.active).is_some();
        match (round.ended, round.wind, round.leap) {
            _ if !is_on_map => 0,
            (Ended::No, Some(steps), _) => steps,
            (Ended::No, None, Leap::No) => self.steps().saturating_sub(round.taken),
            _ => 0,
        }
    }

    /// Returns whether an explorer may step diagonally.
    pub fn goes_diagonally(&self, seat: Seat) -> bool {
        (seat == self.active() && self.round.diagonally)
            || self.island() == Some(IslandEffect::Diagonally)
            || self.others(seat).any(|other| self.decks.carried(other) > 0)
    }

    /// The active explorer's cell, if it can go on from there with so many steps.
    fn can_go(&self, seat: Seat, steps: u8) -> Result<Cell, Reason> {
        let from = self.explorers.cell(seat).ok_or(Reason::NotOnMap)?;
        if steps == 0 {
            return Err(Reason::NoStepLeft);
        }
        Ok(from)
    }

    pub(super) fn judge_step(&self, seat: Seat, steps: u8, to: Cell) -> Result<(), Reason> {
        let from = self.can_go(seat, steps)?;
        let beside = match from.distance(to) {
            1 => true,
            2 => from.kings_distance(to) == 1 && self.goes_diagonally(seat),
            _ => false,
        };
        beside.then_some(()).ok_or(Reason::TooFar)
    }

    pub(super) fn judge_canoe(&self, seat: Seat, steps: u8, to: Cell) -> Result<(), Reason> {
        let from = self.can_go(seat, steps)?;
        if !self.round.canoe {
            return Err(Reason::NoCard);
        }
        let waters = self.board().waters;
        let goes = from != to && waters.contains(from) && waters.contains(to);
        goes.then_some(()).ok_or(Reason::TooFar)
    }

    pub(super) fn judge_leap(&self, seat: Seat, to: Cell) -> Result<(), Reason> {
        let from = self.explorers.cell(seat).ok_or(Reason::NotOnMap)?;
        if self.round.leap != Leap::Ready {
            return Err(Reason::NoCard);
        }
        if self.round.ended != Ended::No {
            return Err(Reason::NoStepLeft);
        }
        let in_line = from.row() == to.row() || from.column() == to.column();
        (in_line && from != to).then_some(()).ok_or(Reason::TooFar)
    }

    /// The active explorer goes to a cell.
    pub fn go(&mut self, seat: Seat, to: Cell, by: By) {
        match (by, &mut self.round.wind) {
            (By::Leap, _) => self.round.leap = Leap::Made,
            (_, Some(steps)) => *steps -= 1,
            (_, None) => self.round.taken += 1,
        }
        if by == By::Canoe {
            self.round.canoe = false;
        }
        self.come_to(seat, to, by);
    }

    /// An explorer comes to a cell; mist hurts, and the helicopter takes what it carries.
    pub fn come_to(&mut self, seat: Seat, cell: Cell, by: By) {
        self.explorers.place_mut(seat).place = Whereabouts::On(cell);
        self.round.entered = by != By::Dice;
        let cause = match by {
            By::Dice if self.clock.day == 0 => Cause::Setup,
            By::Dice => Cause::Return,
            By::Step => Cause::Moving,
            By::Canoe | By::Leap => Cause::Expedition,
        };
        self.tell(Event::Came(seat, cell, by), cause);
        self.agenda.push(Step::Arrived(seat));
        if self.land.tiles.mist.contains(cell) {
            self.agenda.push(Step::Hurt((seat, 1, Cause::Mist)));
        }
    }

    /// Returns a cell with its tile, onto which the explorer moved in this round.
    fn entered_tile(&self, seat: Seat) -> Result<Cell, Reason> {
        let cell = self.explorers.cell(seat).ok_or(Reason::NotOnMap)?;
        if !self.land.tiles.on_spots.contains(cell) {
            return Err(Reason::NothingThere);
        }
        self.round.entered.then_some(cell).ok_or(Reason::NotEntered)
    }

    pub(super) fn judge_pick_up(&self, seat: Seat) -> Result<(), Reason> {
        let cell = self.entered_tile(seat)?;
        let supply = self.board().supply(cell).ok_or(Reason::NothingThere)?;
        let eaten = self.today().is_eaten(supply);
        (!eaten).then_some(()).ok_or(Reason::Eaten)
    }

    /// The supply tile is picked up.
    pub fn pick_up(&mut self, seat: Seat) {
        let Ok(cell) = self.entered_tile(seat) else {
            return;
        };
        self.land.tiles.on_spots.remove(cell);
        self.tell(Event::PickedUp(seat, cell), Cause::PickingUp);
        let goes_on = self.round.rucksack || self.round.kind == RoundKind::Night;
        if !goes_on && self.round.ended == Ended::No {
            self.round.ended = Ended::PickUp;
        }
        if let Some(supply) = self.board().supply(cell) {
            let count = 1 + self.today().more_of(supply);
            self.gain(seat, supply, count, Cause::PickingUp);
        }
    }

    pub(super) fn judge_mission(&self, seat: Seat, mission: Mission) -> Result<(), Reason> {
        if self.explorers.cell(seat) != Some(self.board().mission(mission)) {
            return Err(Reason::NothingThere);
        }
        if !self.decks.has_mission(seat, mission) {
            return Err(Reason::NotYourMission);
        }
        self.entered_tile(seat)?;
        let tool = self.data().tools[mission as usize];
        let has = self.explorers.bag(seat).item(tool) > 0;
        has.then_some(()).ok_or(Reason::NoItem)
    }

    /// A mission is done: its tool is used up, its object carried.
    pub fn do_mission(&mut self, seat: Seat, mission: Mission) {
        let Some(card) = self.decks.mission_card(seat, mission) else {
            return;
        };
        let tool = self.data().tools[mission as usize];
        self.spend(seat, tool, Cause::Missions);
        let cell = self.board().mission(mission);
        self.land.tiles.on_spots.remove(cell);
        let numbers = self.decks.objects(seat).into_iter();
        let number = numbers.map(|(.., number)| number + 1).max().unwrap_or(0);
        let to = MissionPlace::Carried(seat, number);
        self.decks.move_mission(card, to, true);
        let done = Event::MissionDone(seat, card, number);
        self.tell(done, Cause::Missions);
        self.round.ended = Ended::ForGood;
        if self.decks.missions(seat).next().is_none() {
            self.draw_mission(seat, Cause::Missions);
        }
        if self.island() == Some(IslandEffect::MissionDraws) {
            self.draw_card(seat, Cause::Island);
        }
    }

    /// A mission card is drawn, if there is one.
    pub fn draw_mission(&mut self, seat: Seat, cause: Cause) {
        if let Some((place, card)) = self.decks.top_mission() {
            let to = MissionPlace::Hand(seat);
            self.decks.move_mission(card, to, false);
            self.tell(Event::MissionDrawn(seat, Some(card), place), cause);
        }
    }

    /// Objects are lost: their cards go under the deck in the order taken, and whoever has no mission card draws one.
    pub fn lose_objects(&mut self, seat: Seat, delivered_too: bool, cause: Cause) {
        let lost = self.decks.objects(seat).into_iter();
        for (card, _, _) in lost.filter(|(_, carried, _)| *carried || delivered_too) {
            let place = self.decks.under_missions();
            let to = MissionPlace::Deck(place);
            self.decks.move_mission(card, to, true);
            self.tell(Event::MissionLost(seat, card, place), cause);
        }
        for seat in self.from(self.active()) {
            if self.decks.missions(seat).next().is_none() {
                self.draw_mission(seat, Cause::Missions);
            }
        }
    }
}
