//! A turn of the Long Game, and who is left (`pirate-crusades §4.2`).

use super::bout::Bout;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

impl Play<'_, '_> {
    /// A player has its turn: the first that fits of hostage, storm, stranded, adrift, docked and sailing.
    pub(crate) fn take_long_turn(&mut self, seat: Seat) {
        *self.bout = Bout {
            fled: self.bout.fled,
            ..Bout::default()
        };
        let standing = self.standing(seat);
        if matches!(standing, Standing::Hostage(..)) {
            return self.wait_in_irons(seat);
        }
        self.turn.active = seat;
        self.tell(Event::TurnBegan(seat), Cause::Turn);
        self.agenda.push(Step::AfterAction(seat));
        if standing == Standing::Ready {
            self.stand(seat, Standing::Sailing, Cause::Turn);
        }
        if self.storm_over(seat) > 0 {
            self.agenda.push(Step::Strike(seat));
        } else {
            self.agenda.push(Step::Action(seat));
        }
    }

    /// A player acts, as it stands.
    pub(crate) fn act_at_length(&mut self, seat: Seat) {
        match self.standing(seat) {
            Standing::Docked => ask(self, seat, Question::Docked),
            Standing::Sailing => ask(self, seat, Question::Sailing(Leg::Move)),
            Standing::Stranded => self.acquire(seat),
            Standing::Adrift(turns) => {
                self.stand(seat, Standing::Adrift(turns + 1), Cause::Adrift);
                ask(self, seat, Question::Adrift);
            }
            Standing::Ready | Standing::Hostage(..) | Standing::Out => {}
        }
    }

    /// A player does something in its sailing turn.
    pub(super) fn act_sailing(&mut self, seat: Seat, action: Choice) {
        match action {
            Choice::Move(heading) => self.sail_to(seat, heading),
            Choice::AttackCaptain => {
                self.next_leg(seat, Leg::Dock);
                if let Some(captain) = self.captain_here(seat) {
                    self.meet_captain(seat, captain, true);
                }
            }
            Choice::AttackPlayer(other) => {
                self.next_leg(seat, Leg::Dock);
                self.attack_player(seat, other);
            }
            Choice::Dock => self.dock_here(seat),
            Choice::Dig => self.dig(seat),
            _ => {}
        }
    }

    pub(super) fn judge_sailing(&self, seat: Seat, leg: Leg, action: Choice) -> Result<(), Reason> {
        match action {
            Choice::Move(heading) => self.judge_move(seat, leg, heading),
            Choice::AttackCaptain => self.judge_attack_captain(seat, leg),
            Choice::AttackPlayer(other) => self.judge_attack_player(seat, leg, other),
            Choice::Dock => self.judge_moor(seat, leg),
            Choice::Dig => self.judge_dig(seat, leg),
            Choice::End => {
                let free = leg != Leg::Move || !self.must_attack(seat);
                free.then_some(()).ok_or(Reason::Flaw)
            }
            _ => Err(Reason::NotAsked),
        }
    }
}
