//! Actions in port: crew, the magistrate, bribes, and missions given up (`pirate-crusades §3.2`).

use crate::play::Play;
use crate::steps::{Foe, Step};
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A crew card is drawn, while there are more to be drawn and there is room.
pub fn gather((seat, more): (Seat, u8), play: &mut Play) {
    if more > 0 && !play.turn.dry && play.room(seat) > 0 {
        play.agenda.push(Step::Gather((seat, more - 1)));
        play.want(seat, Draw::Gather);
    }
}

/// A crew card is drawn while there is room.
pub fn fill_hand(seat: Seat, play: &mut Play) {
    if !play.turn.dry && play.room(seat) > 0 {
        play.agenda.push(Step::FillHand(seat));
        play.want(seat, Draw::Crew);
    }
}

/// One of two missions is kept.
pub fn keep_mission(seat: Seat, play: &mut Play) {
    let looked = play.cards.of(seat).looked;
    match looked.first() {
        Some(only) if looked.len() == 1 => {
            play.shift(only, Place::Mission(seat, 0), Cause::Magistrate);
            play.stow_later(seat);
        }
        Some(_) => ask(play, seat, Question::KeepMission),
        None => {}
    }
}

/// The magistrate takes spices and a mission, and gives another.
pub fn bribed(seat: Seat, play: &mut Play) {
    let chosen = play.cards.of(seat).chosen;
    play.discard(chosen, Cause::Bribe);
    play.want(seat, Draw::Mission);
}

impl Play<'_, '_> {
    /// Returns how many more cards a player's hand can have.
    pub fn room(&self, seat: Seat) -> u8 {
        self.vessel(seat).room(self.data())
    }

    /// Returns the cargo that bribes the magistrate.
    pub fn spices(&self, seat: Seat) -> CardSet {
        let holds = self.cards.of(seat).holds;
        let is_spice = |card: &Card| self.data().cargo(*card) == Cargo::Spices;
        holds.iter().filter(is_spice).collect()
    }

    pub(crate) fn judge_gather(&self, seat: Seat) -> Result<(), Reason> {
        let room = self.room(seat) > 0;
        room.then_some(()).ok_or(Reason::CrewFull)
    }

    pub(crate) fn judge_magistrate(&self, seat: Seat) -> Result<(), Reason> {
        self.judge_outcast(seat)?;
        let none = self.cards.of(seat).missions.is_empty();
        none.then_some(()).ok_or(Reason::MissionOpen)
    }

    pub(crate) fn judge_relinquish(&self, seat: Seat) -> Result<(), Reason> {
        let some = !self.cards.of(seat).missions.is_empty();
        some.then_some(()).ok_or(Reason::NoMission)
    }

    pub(crate) fn judge_bribe(&self, seat: Seat) -> Result<(), Reason> {
        if !self.vessel(seat).has(self.data(), Bonus::Bribe) {
            return Err(Reason::NoBonus);
        }
        self.judge_relinquish(seat)?;
        let some = !self.spices(seat).is_empty();
        some.then_some(()).ok_or(Reason::NoSpices)
    }

    pub(crate) fn judge_attack_town(&self, seat: Seat) -> Result<(), Reason> {
        let Some(town) = self.town(seat) else {
            return Err(Reason::NoTown);
        };
        if self.has_flaw(seat, Flaw::Pious) {
            return Err(Reason::Flaw);
        }
        if town.is_joker() {
            return Err(Reason::Cove);
        }
        let vessel = self.vessel(seat);
        if self.data().nation(town) == vessel.nation {
            return Err(Reason::OwnNation);
        }
        if self.player(seat).conquered {
            return Err(Reason::Conquered);
        }
        let beats = vessel.can_beat(self.data(), self.town_strength(seat));
        beats.then_some(()).ok_or(Reason::TooStrong)
    }

    pub(crate) fn judge_disembark(&self, seat: Seat) -> Result<(), Reason> {
        let some = !self.cards.of(seat).hand.is_empty();
        some.then_some(()).ok_or(Reason::NoCrew)
    }

    /// An action in port is taken.
    pub(crate) fn act_in_port(&mut self, seat: Seat, action: Choice) {
        match action {
            Choice::GatherCrew => {
                let press = self.vessel(seat).has(self.data(), Bonus::DoublePress);
                let count = if press {
                    self.numbers().double_press.get()
                } else {
                    1
                };
                self.agenda.push(Step::Gather((seat, count)));
            }
            Choice::Magistrate if self.vessel(seat).is(self.data(), Class::FlagGalleon) => {
                self.agenda.push(Step::KeepMission(seat));
                self.want(seat, Draw::Choice);
                self.want(seat, Draw::Choice);
                self.pay_magistrate(seat);
            }
            Choice::Magistrate => {
                self.want(seat, Draw::Mission);
                self.pay_magistrate(seat);
            }
            Choice::Trade => self.begin_trade(seat),
            Choice::AttackTown => self.agenda.push(Step::Commit((seat, Foe::Town))),
            Choice::Bribe => {
                self.agenda.push(Step::Bribed(seat));
                ask(self, seat, Question::BribeSpices);
            }
            Choice::Relinquish => ask(self, seat, Question::Relinquish),
            Choice::Disembark => {
                self.agenda.push(Step::CastOff(seat));
                self.want(seat, Draw::Disembark);
            }
            _ if self.seats.long => self.act_long_in_port(seat, action),
            _ => {}
        }
    }

    /// A mission is kept, and the other discarded.
    pub(crate) fn keep(&mut self, seat: Seat, card: Card) {
        let looked = self.cards.of(seat).looked;
        self.shift(card, Place::Mission(seat, 0), Cause::Magistrate);
        self.stow_later(seat);
        self.discard(looked.without(CardSet::of(card)), Cause::Magistrate);
    }
}
