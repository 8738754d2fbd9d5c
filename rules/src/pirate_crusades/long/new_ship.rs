//! A new ship for the stranded, and a bigger one (`pirate-crusades §4.2`, `§4.9`).

use super::bout::Search;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A stranded player looks for a ship: in the discard, and where none fits in the deck, card after card.
pub fn search(seat: Seat, play: &mut Play) {
    let search = play.bout.search;
    let joker = play.joker_found().is_some();
    if !search.drawing && (joker || !play.fitting_ships(seat).is_empty()) {
        return ask(play, seat, Question::Acquire(search.most));
    }
    if play.cards.deck().is_empty() {
        // Nothing after one reshuffle: the price was not paid yet, and is asked again next turn.
        if std::mem::replace(&mut play.bout.search.shuffled, true) {
            return;
        }
    }
    play.bout.search.drawing = true;
    play.agenda.push(Step::ShipFound(seat));
    play.want(seat, Draw::NewShip);
}

/// A card was drawn for a new ship: the first that fits must be taken, and a Joker says what else can be done.
pub fn ship_found(seat: Seat, play: &mut Play) {
    let Some(ship) = play.cards.met() else {
        return;
    };
    if ship.is_joker() {
        ask(play, seat, Question::Acquire(play.bout.search.most));
    } else if play.data().size(ship) <= play.bout.search.most {
        play.take_new_ship(seat, ship);
    } else {
        play.shift(ship, Place::Discard(0), Cause::NewShip);
        play.agenda.push(Step::Search(seat));
    }
}

impl Play<'_, '_> {
    /// A stranded player acquires a new ship, by a point of reputation or by all its riches; who has neither is out.
    pub(super) fn acquire(&mut self, seat: Seat) {
        let voyage = *self.voyages.of(seat);
        let most = match (voyage.reputation, voyage.riches) {
            (0, 0) => {
                self.drown(seat, Cause::NewShip);
                return self.end_if_decided();
            }
            (0, riches) => riches.div_ceil(2),
            (reputation, _) => self.numbers().long.new_ship + reputation - 1,
        };
        self.bout.search = Search {
            most: self.most_value(seat, most),
            ..Search::default()
        };
        self.agenda.push(Step::Search(seat));
    }

    /// Returns the largest value of a ship that a player may sail, of those up to one.
    fn most_value(&self, seat: Seat, most: u8) -> u8 {
        match self.has_flaw(seat, Flaw::SmallBoat) {
            true => most.min(self.numbers().long.small_boat.get()),
            false => most,
        }
    }

    /// Returns the ships of the discard that fit.
    pub(super) fn fitting_ships(&self, seat: Seat) -> CardSet {
        let most = self.most_value(seat, self.bout.search.most);
        let fits = |card: &Card| !card.is_joker() && self.data().size(*card) <= most;
        self.cards.discard().iter().filter(fits).collect()
    }

    /// Returns the Joker that is seen in the search: the one drawn, or the first in the discard.
    fn joker_found(&self) -> Option<Card> {
        let in_discard = || {
            self.cards
                .discard()
                .set()
                .iter()
                .find(|card| card.is_joker())
        };
        match self.bout.search.drawing {
            true => self.cards.met(),
            false => in_discard(),
        }
    }

    pub(super) fn judge_acquire(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        let search = &self.bout.search;
        let joker = self.joker_found().ok_or(Reason::NoJoker);
        match choice {
            Choice::Card(card) => {
                let there = !search.drawing && self.fitting_ships(seat).contains(card);
                there.then_some(()).ok_or(Reason::NoSuchShip)
            }
            Choice::TakeShip => {
                let sails = self.may_sail(seat, joker?);
                sails.then_some(()).ok_or(Reason::Flaw)
            }
            Choice::Regain => {
                joker?;
                let paid = !search.regained && self.voyages.of(seat).reputation > 0;
                paid.then_some(()).ok_or(Reason::NothingToRegain)
            }
            Choice::DrawOn => {
                joker?;
                let none = search.drawing || self.fitting_ships(seat).is_empty();
                none.then_some(()).ok_or(Reason::ShipThere)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    /// A player takes a ship, or a Joker has it search on: with the point regained, or in the deck.
    pub(super) fn acquire_or_not(&mut self, seat: Seat, choice: Choice) {
        let joker = self.joker_found();
        if let (Choice::TakeShip, Some(joker)) = (choice, joker) {
            return self.take_new_ship(seat, joker);
        }
        if let Choice::Card(ship) = choice {
            return self.take_new_ship(seat, ship);
        }
        if let Some(drawn) = self.cards.met() {
            self.shift(drawn, Place::Discard(0), Cause::NewShip);
        }
        let regains = choice == Choice::Regain;
        if regains {
            self.bout.search.regained = true;
            let most = self.bout.search.most + 1;
            self.bout.search.most = self.most_value(seat, most);
        }
        self.bout.search.drawing = !regains;
        self.agenda.push(Step::Search(seat));
    }

    /// A player has a new ship, pays for it, and is docked where it was stranded.
    fn take_new_ship(&mut self, seat: Seat, ship: Card) {
        self.shift(ship, Place::Ship(seat), Cause::NewShip);
        self.tell(Event::Seized(seat, ship), Cause::NewShip);
        let voyage = *self.voyages.of(seat);
        if voyage.reputation == 0 {
            self.spend_riches(seat, voyage.riches, Cause::NewShip);
        } else if !self.bout.search.regained {
            self.lose_reputation(seat, Cause::NewShip);
        }
        self.stand(seat, Standing::Docked, Cause::NewShip);
    }

    /// Returns what a ship of the discard costs a player that is so much larger than its own; nothing where none is on offer.
    fn price_of_ship(&self, seat: Seat, ship: Card) -> Option<u8> {
        let own = self.cards.of(seat).ship.map(|own| self.data().size(own))?;
        let larger = self.data().size(ship).checked_sub(own)?.checked_sub(1)?;
        let price = self.numbers().long.bigger_ships.get(usize::from(larger))?;
        self.may_sail(seat, ship).then_some(*price)
    }

    /// Checks whether a player can buy a ship of the discard.
    pub(super) fn judge_bigger_ship(&self, seat: Seat, ship: Card) -> Result<(), Reason> {
        let there = matches!(self.cards.place(ship), Place::Discard(_));
        let price = self.price_of_ship(seat, ship).filter(|_| there);
        self.judge_price(seat, price.ok_or(Reason::NoSuchShip)?)
    }

    /// Checks whether a player can buy any ship of the discard.
    pub(super) fn judge_bigger_ships(&self, seat: Seat) -> Result<(), Reason> {
        let mut refused = Reason::NoSuchShip;
        for ship in self.cards.discard().iter() {
            match self.judge_bigger_ship(seat, ship) {
                Ok(()) => return Ok(()),
                Err(Reason::TooFewDoubloons) => refused = Reason::TooFewDoubloons,
                Err(_) => {}
            }
        }
        Err(refused)
    }

    /// A player buys a ship of the discard, where its old one goes.
    pub(super) fn buy_ship(&mut self, seat: Seat, ship: Card) {
        let Some(price) = self.price_of_ship(seat, ship) else {
            return;
        };
        self.spend_riches(seat, price, Cause::Market);
        let old = self.cards.of(seat).ship;
        self.discard(old.into_iter().collect(), Cause::Market);
        self.shift(ship, Place::Ship(seat), Cause::Market);
        self.tell(Event::Seized(seat, ship), Cause::Market);
    }
}
