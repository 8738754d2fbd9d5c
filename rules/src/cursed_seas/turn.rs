//! Rounds and turns (`cursed-seas §5`, `§5.1`).

use super::geometry::{LONG, SHORT};
use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A round begins.
pub fn begin_round(mut play: Play) {
    let round = play.turn.round + 1;
    play.tell(Event::PhaseBegan(Phase::Round, round), Cause::Actions);
    play.change_turn(Cause::Actions, |turn| turn.round = round);
    play.agenda.push(Step::TurnStart(0));
}

/// A player's turn begins; after the last one the next round begins, or the game is over.
pub fn start(k: u8, play: &mut Play) {
    let Some(seat) = play.in_turn(k) else {
        if play.turn.round < play.seats.rounds {
            play.next_phase.set(Phase::Round);
        } else {
            play.end_game(End::LastRound);
        }
        return;
    };
    play.tell(Event::TurnBegan(seat), Cause::TurnStart);
    play.change_turn(Cause::TurnStart, |turn| {
        (turn.active, turn.acted, turn.fair_wind) = (seat, false, false);
        turn.doldrums = turn.doldrums.filter(|player| *player != seat);
    });
    play.forget_moves();
    if play.seats.forts {
        for &island in Island::ALL {
            play.change_isle(island, Cause::TurnStart, |isle| {
                if let Some(fort) = &mut isle.fort {
                    fort.shot = false;
                }
            });
        }
    }
    for vessel in play.pieces().vessels() {
        play.note(vessel, Cause::TurnStart, |today| {
            today.ignored = false;
            today.hexed = today.hexed.filter(|player| *player != seat);
        });
    }
    play.agenda.push(Step::Menu);
    let fleet: Vec<Vessel> = play.waters.fleet(seat).collect();
    for &vessel in fleet.iter().rev() {
        play.agenda.push(Step::Dawn(vessel));
    }
    play.agenda.push(Step::Passing);
    play.agenda.push(Step::Icebergs);
    play.agenda.push(Step::Scuttled);
}

/// Ships that are scuttling sink.
pub fn scuttled(play: &mut Play) {
    let seat = play.turn.active;
    play.agenda.push(Step::Ends);
    let fleet: Vec<Vessel> = play.waters.fleet(seat).collect();
    for vessel in fleet {
        if play.waters.hull(vessel).scuttling {
            play.sink(vessel, None, Cause::Scuttle);
        }
    }
}

/// A piece's turn begins: where she is docked, and what happens to her then.
pub fn dawn(vessel: Vessel, play: &mut Play) {
    let seat = play.turn.active;
    if play.player(vessel) != seat {
        return;
    }
    let docked = play.docked_at(vessel).next();
    play.note(vessel, Cause::TurnStart, |today| {
        *today = today.dawn(docked);
    });
    play.agenda.push(Step::BurntOut(vessel));
    play.agenda.push(Step::Hex(vessel));
    play.agenda.push(Step::Lookout(vessel));
    play.agenda.push(Step::Dive(vessel));
    let grasping = {
        let hull = play.capsule(vessel);
        let mut enemies = play.enemies(seat);
        play.waters.hull(vessel).is_ship()
            && enemies.any(|(enemy, body)| {
                play.has(enemy, Keyword::Grasp) && hull.is_some_and(|hull| hull.touches(&body))
            })
    };
    if grasping && play.roll(Why::Grasp, Some(vessel), Cause::TurnStart) <= 3 {
        play.note(vessel, Cause::TurnStart, |today| today.grasped = true);
    }
}

/// A creature that can submerge dives or comes up.
pub fn dive(vessel: Vessel, play: &mut Play) {
    if play.has(vessel, Keyword::Submerge) && play.waters.place(vessel).is_some() {
        play.chart_sea(vessel);
        let seat = play.player(vessel);
        ask(play, seat, Question::Submerge(vessel));
    }
}

/// A Lookout looks at a treasure of an island.
pub fn lookout(vessel: Vessel, play: &mut Play) {
    if play.has(vessel, Keyword::Lookout) {
        let seat = play.player(vessel);
        ask(play, seat, Question::Lookout(vessel));
    }
}

/// Mother Brine hexes an enemy piece.
pub fn hex(vessel: Vessel, play: &mut Play) {
    if play.aboard(vessel, Crew::MotherBrine).is_some() {
        let seat = play.player(vessel);
        ask(play, seat, Question::Hex(vessel));
    }
}

/// A ship with fire masts alone, not in tow, must try to scuttle.
pub fn burnt_out(vessel: Vessel, play: &mut Play) {
    let hull = play.waters.hull(vessel);
    if hull.is_derelict() && hull.fire != 0 && hull.tower.is_none() && !hull.scuttling {
        play.try_scuttle(vessel);
    }
}

/// The active player is asked what the fleet does.
pub fn menu(play: &mut Play) {
    let seat = play.turn.active;
    ask(play, seat, Question::Menu);
}

/// A turn ends: what lasts so many turns of its player, and the next one.
pub fn end_turn(play: &mut Play) {
    let count = play.seats.count;
    let k = play.turn.active.after(play.turn.first, count);
    play.agenda.push(Step::TurnStart(k + 1));
}

impl Play<'_, '_> {
    /// Every card and treasure may be moved again, and Auntie Silk may signal again.
    fn forget_moves(&mut self) {
        for (_, _, mut state) in &mut self.holds.cards {
            state.moved = false;
            state.used &= !matches!(state.item, Some(Item::Crew(Crew::AuntieSilk, _)));
        }
        for (_, _, mut state) in &mut self.holds.treasures {
            state.moved = false;
        }
    }

    /// Judges whether a Lookout may look at an island: a wild one within L, with treasure that its player has not seen.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_lookout(&self, vessel: Vessel, island: Island) -> Result<(), Reason> {
        if self.waters.isle(island).home.is_some() {
            return Err(Reason::NotFree);
        }
        let both = self.capsule(vessel).zip(self.coast(island));
        if !both.is_some_and(|(hull, coast)| hull.within(&coast, LONG)) {
            return Err(Reason::NotThere);
        }
        let seat = self.player(vessel);
        let mut there = self.holds.treasures_at(TreasurePlace::On(island));
        let unseen = there.any(|(.., state)| !state.known.has(Some(seat)));
        unseen.then_some(()).ok_or(Reason::NothingThere)
    }

    /// A player looks at a random treasure of an island that it has not seen.
    pub fn look_at_one(&mut self, seat: Seat, island: Island, cause: Cause) {
        let unseen: Vec<Treasure> = self
            .holds
            .treasures_at(TreasurePlace::On(island))
            .filter(|(.., state)| !state.known.has(Some(seat)))
            .map(|(treasure, ..)| treasure)
            .collect();
        if unseen.is_empty() {
            return;
        }
        let treasure = self.dice.pick(&unseen);
        self.tell(Event::Looked(seat, island), cause);
        self.change_treasure(treasure, cause, |_, state| {
            state.known = state.known.and(seat);
        });
    }

    /// Judges whether a piece may be hexed: an enemy's within L.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_hex(&self, vessel: Vessel, target: Vessel) -> Result<(), Reason> {
        let near = self.are_enemies(vessel, target) && self.are_within(vessel, target, LONG);
        near.then_some(()).ok_or(Reason::NoTarget)
    }

    /// Returns whether another ship of the same fleet within S has Escort.
    #[must_use]
    pub fn is_escorted(&self, vessel: Vessel) -> bool {
        let seat = self.player(vessel);
        self.waters.hull(vessel).is_ship()
            && self.waters.fleet(seat).any(|other| {
                other != vessel
                    && self.has(other, Keyword::Escort)
                    && self.are_within(vessel, other, SHORT)
            })
    }
}
