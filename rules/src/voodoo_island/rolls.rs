//! Rolling cells and dice (`voodoo-island §9`), and rolling them again (E20).

use super::data::CardEffect;
use super::play::Play;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Rolls a cell, until one is legal where the helicopter is to land there; then it may be rolled again.
    pub fn roll_cell(&mut self, seat: Seat, roll: Roll) {
        let cell = loop {
            let row = self.dice.below(10) as u8;
            let column = self.dice.below(10) as u8;
            let Some(cell) = Cell::at(column, row) else {
                continue;
            };
            self.tell(Event::Rolled(seat, roll, cell), Cause::of(roll));
            let lands = matches!(roll, Roll::Helicopter | Roll::Radio);
            if !lands || self.can_land(cell) {
                break cell;
            }
        };
        if self
            .reaction(seat, |effect| effect == CardEffect::RollAgain)
            .is_some()
        {
            ask(self, seat, Question::Reroll(roll, cell));
        } else {
            self.settle_roll(seat, roll, cell);
        }
    }

    /// The roll stands.
    pub fn settle_roll(&mut self, seat: Seat, roll: Roll, cell: Cell) {
        match roll {
            Roll::Start | Roll::Return => self.come_to(seat, cell, By::Dice),
            Roll::Mist => self.settle_mist(seat, cell),
            Roll::Helicopter => self.land(cell, Cause::Helicopter),
            Roll::Radio => ask(self, seat, Question::Radio(cell)),
        }
    }

    /// Rolls one die for a call; then it may be rolled again.
    pub fn roll_die(&mut self, seat: Seat, die: Die) {
        let number = self.dice.below(10) as u8 + 1;
        self.tell(Event::DieRolled(seat, die, number), Cause::Helicopter);
        if self
            .reaction(seat, |effect| effect == CardEffect::RollAgain)
            .is_some()
        {
            ask(self, seat, Question::RerollDie(die, number));
        } else {
            ask(self, seat, Question::Call(die, number));
        }
    }

    /// Plays the card for it, and rolls again.
    pub fn roll_again(&mut self, seat: Seat, question: Question) {
        if let Some(card) = self.reaction(seat, |effect| effect == CardEffect::RollAgain) {
            self.use_card(seat, card, Cause::Expedition);
        }
        match question {
            Question::Reroll(roll, _) => self.roll_cell(seat, roll),
            Question::RerollDie(die, _) => self.roll_die(seat, die),
            _ => {}
        }
    }

    /// Returns a card of such an effect in a player's hand.
    pub fn reaction(&self, seat: Seat, is: impl Fn(CardEffect) -> bool) -> Option<Expedition> {
        let data = self.data();
        self.decks.hand(seat).find(|&card| is(data.effect(card)))
    }
}

impl Cause {
    /// The rule by which a cell is rolled.
    fn of(roll: Roll) -> Self {
        match roll {
            Roll::Start => Self::Setup,
            Roll::Return => Self::Return,
            Roll::Mist => Self::Mist,
            Roll::Helicopter | Roll::Radio => Self::Helicopter,
        }
    }
}
