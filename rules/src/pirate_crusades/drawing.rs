//! Drawing cards (`pirate-crusades §2.5`).

use super::play::Play;
use super::short::trade;
use super::steps::{Step, Wanted};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A card is drawn, from wherever its player says.
pub fn draw(wanted: Wanted, play: &mut Play) {
    if !wanted.blown && play.has_source(wanted.seat, wanted.what) {
        ask(play, wanted.seat, Question::Source(wanted.what));
    } else {
        play.draw_from_deck(wanted);
    }
}

/// The hurricane takes a player's cargo, and half its hand.
pub fn hurricane(k: u8, play: &mut Play) {
    if k >= play.seats.count {
        return;
    }
    play.agenda.push(Step::Hurricane(k + 1));
    let seat = play.turn.active.clockwise(k, play.seats.count);
    let has = play.cards.of(seat);
    let half = has.hand.len() / 2;
    let cargo = play.vessel(seat).holds;
    play.discard(cargo, Cause::Hurricane);
    play.give_up(seat, Loss::Hurricane, half);
}

impl Draw {
    /// Returns where a card comes to lie that a seat draws for this; of a row, last.
    #[must_use]
    pub fn to(self, seat: Seat) -> Place {
        match self {
            Self::Gather | Self::Crew => Place::Hand(seat),
            Self::Mission => Place::Mission(seat, 0),
            Self::Choice | Self::MapCoordinate => Place::Looked(seat),
            Self::Trade | Self::Loot => Place::Hold(seat, 0),
            Self::Escort => Place::Escort,
            Self::Ally => Place::Ally(seat),
            Self::CoveShip => Place::Chosen(seat),
            Self::Cannon => Place::Cannon,
            Self::Bonus => Place::Bonus(seat, 0),
            Self::Treasure => Place::Buried(seat),
            Self::CoveCargo
            | Self::Disembark
            | Self::Ship
            | Self::Town
            | Self::Port
            | Self::CaptainShip
            | Self::Coordinate
            | Self::NewShip => Place::Met,
        }
    }

    /// Returns the bonus by which the card may be the top of the discard.
    #[must_use]
    pub fn bonus(self) -> Option<Bonus> {
        match self {
            Self::Gather => Some(Bonus::PressGang),
            Self::Trade | Self::Loot => Some(Bonus::Salvage),
            Self::Ship => Some(Bonus::KnownWaters),
            Self::Town => Some(Bonus::KnownCoast),
            _ => None,
        }
    }

    /// Returns whether a Joker of the hand may be played instead.
    #[must_use]
    pub fn takes_joker(self) -> bool {
        matches!(
            self,
            Self::Trade | Self::Disembark | Self::Ship | Self::Town | Self::Cannon
        )
    }

    /// Returns the rule by which it is drawn.
    #[must_use]
    pub fn cause(self) -> Cause {
        match self {
            Self::Gather => Cause::GatherCrew,
            Self::Mission | Self::Choice => Cause::Magistrate,
            Self::Trade => Cause::Trade,
            Self::Loot => Cause::Loot,
            Self::CoveCargo | Self::CoveShip => Cause::Cove,
            Self::Disembark => Cause::Disembark,
            Self::Ship => Cause::LookForShip,
            Self::Escort => Cause::Fleet,
            Self::Town => Cause::HeadForTown,
            Self::Ally => Cause::Combat,
            Self::Cannon => Cause::Captain,
            Self::Bonus => Cause::Reputation,
            Self::Treasure | Self::MapCoordinate => Cause::Treasure,
            Self::NewShip => Cause::NewShip,
            Self::Crew | Self::Port | Self::CaptainShip | Self::Coordinate => Cause::Drawing,
        }
    }
}

impl Play<'_, '_> {
    /// A card is to be drawn, before all that is on the agenda.
    pub fn want(&mut self, seat: Seat, what: Draw) {
        self.agenda.push(Step::Draw(Wanted {
            seat,
            what,
            blown: false,
        }));
    }

    /// Returns whether a seat could take a card from elsewhere than the deck.
    fn has_source(&self, seat: Seat, what: Draw) -> bool {
        self.judge_from_discard(seat, what).is_ok() || self.judge_joker(seat, what, None).is_ok()
    }

    pub(super) fn judge_from_discard(&self, seat: Seat, what: Draw) -> Result<(), Reason> {
        let has = |bonus| self.vessel(seat).has(self.data(), bonus);
        if !what.bonus().is_some_and(has) {
            return Err(Reason::NoBonus);
        }
        let some = !self.cards.discard().is_empty();
        some.then_some(()).ok_or(Reason::DiscardEmpty)
    }

    /// Checks whether a Joker of the hand, or this one, may be played.
    pub(super) fn judge_joker(
        &self,
        seat: Seat,
        what: Draw,
        card: Option<Card>,
    ) -> Result<(), Reason> {
        let mut hand = self.cards.of(seat).hand.iter();
        let is_it = |one: Card| one.is_joker() && card.is_none_or(|card| card == one);
        // Only who attacks a captain may play one for its cannon, and only for the first.
        let late = what == Draw::Cannon && (!self.bout.attacking || self.bout.fleet);
        let some = what.takes_joker() && !late && hand.any(is_it);
        some.then_some(()).ok_or(Reason::NoJoker)
    }

    fn draw_from_deck(&mut self, wanted: Wanted) {
        let Wanted { seat, what, blown } = wanted;
        if self.cards.deck().is_empty() && self.cards.discard().is_empty() {
            if blown {
                self.turn.dry = true;
                self.tell(Event::NothingDrawn(seat, what), Cause::Drawing);
                return;
            }
            self.tell(Event::Hurricane, Cause::Hurricane);
            let blown = true;
            self.agenda.push(Step::Draw(Wanted { seat, what, blown }));
            self.agenda.push(Step::Hurricane(0));
            return;
        }
        if self.cards.deck().is_empty() {
            self.reshuffle();
        }
        if let Some(card) = self.cards.deck().last() {
            self.take(seat, what, card);
        }
    }

    /// The discard is shuffled into the deck.
    pub fn reshuffle(&mut self) {
        self.cards.reshuffle(&mut self.dice);
        self.tell(Event::Reshuffled, Cause::Drawing);
    }

    /// A card comes to a seat that wanted one.
    fn take(&mut self, seat: Seat, what: Draw, card: Card) {
        self.turn.dry = false;
        self.shift(card, what.to(seat), what.cause());
        match what {
            Draw::Trade => trade::loaded(self, seat, card),
            Draw::Ally => self.ally_came(seat, card),
            Draw::Mission => self.stow_later(seat),
            Draw::CoveCargo => self.load_at_cove(seat, card),
            _ => {}
        }
    }

    /// A seat has said from where it takes a card.
    pub(super) fn take_from(&mut self, seat: Seat, what: Draw, choice: Choice) {
        let blown = false;
        match choice {
            Choice::FromDiscard => {
                if let Some(card) = self.cards.discard().last() {
                    self.take(seat, what, card);
                }
            }
            Choice::PlayJoker(card) => self.take(seat, what, card),
            _ => self.draw_from_deck(Wanted { seat, what, blown }),
        }
    }
}
