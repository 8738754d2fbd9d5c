//! The night (`voodoo-island §6`): its rounds, what the spirits ask, and potions.

use super::data::{Data, IslandEffect};
use super::explorers::Explorers;
use super::play::{Clock, Play, Seats, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::{Book, EventLog, SeatSet};

/// Night falls: who has a torch plays a round, and which potions heal is settled.
pub fn begin(mut play: Play) {
    play.begin(Phase::Night);
    play.clock.daytime = Daytime::Night;
    play.tell(Event::CubeMoved(Daytime::Night), Cause::Day);
    let mut torches = SeatSet::default();
    let mut potions = [0; 5];
    for seat in play.from(play.clock.first) {
        if play.explorers.working(seat, Item::Torch) > 0 {
            torches.insert(seat);
        }
        let tools = play.explorers.tools(seat).0;
        for (slot, tool) in tools.iter().enumerate() {
            if tool.item == Some(Item::HealthPotion) {
                potions[seat.index()] |= 1 << slot;
            }
        }
    }
    play.clock.torches = torches;
    play.clock.potions = potions;
    let last = if play.is_last_day() {
        Phase::Over
    } else {
        Phase::CleanUp
    };
    play.agenda.push(Step::Next(last));
    play.agenda.push(Step::PassFirst);
    play.agenda.push(Step::Potions);
    play.agenda.push(Step::Toll(0));
    play.agenda.push(Step::NightRounds(0));
}

/// A night round of who has one.
pub fn rounds(k: u8, play: &mut Play) {
    let Some(seat) = play.in_turn(k) else {
        return;
    };
    play.agenda.push(Step::NightRounds(k + 1));
    let is_on_map = play.explorers.cell(seat).is_some();
    if play.clock.torches.contains(seat) {
        play.begin_round(seat, RoundKind::Night);
    } else if matches!(play.island(), Some(IslandEffect::DuskSteps(_))) && is_on_map {
        play.begin_round(seat, RoundKind::Dusk);
    }
}

/// An explorer on the map gives the spirits something, or is hurt.
pub fn toll(k: u8, play: &mut Play) {
    let (Some(seat), Some(IslandEffect::Toll { .. })) = (play.in_turn(k), play.island()) else {
        return;
    };
    play.agenda.push(Step::Toll(k + 1));
    if play.explorers.cell(seat).is_some() {
        play.tell(Event::TollDue(seat), Cause::Island);
        ask(play, seat, Question::Toll);
    }
}

/// Health potions that lay there before the night heal.
pub fn potions(
    book: &Book<Data>,
    clock: &mut Clock,
    log: &mut EventLog<Event, Cause>,
    explorers: &mut Explorers,
) {
    let numbers = &book.0.numbers;
    let seats: Vec<_> = explorers.places().map(|(seat, _)| seat).collect();
    for seat in seats {
        let before = std::mem::take(&mut clock.potions[seat.index()]);
        let tools = explorers.tools(seat).0;
        let working = |(slot, tool): &(usize, &super::explorers::Tool)| {
            before & (1 << slot) != 0 && !tool.doll
        };
        let potions = tools.iter().enumerate().filter(working).count() as u8;
        let hearts = explorers.hearts(seat).0;
        let most = numbers.hearts.get() - hearts;
        let healed = most.min(potions * numbers.health_potion);
        if hearts > 0 && healed > 0 {
            explorers.hearts_mut(seat).0 += healed;
            log.tell(Event::Healed(seat, healed), Cause::HealthPotion);
        }
    }
}

/// First on the trail passes clockwise.
pub fn pass_first(seats: &Seats, clock: &mut Clock, log: &mut EventLog<Event, Cause>) {
    clock.first = clock.first.clockwise(1, seats.count);
    clock.torches = SeatSet::default();
    log.tell(Event::FirstPassed(clock.first), Cause::Night);
}
