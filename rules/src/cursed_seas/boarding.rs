//! Boarding (`cursed-seas §5.5`).

use super::play::Play;
use super::steps::{Pair, Step};
use super::values::*;
use rules::kit::ask;

/// The bonus of Ned Quickhand, and of a good omen.
const BETTER: u8 = 2;
/// The bonus of Grapnels.
const GRAPNELS: u8 = 1;
/// The malus of whoever fights against Boarding Nets.
const NETS: u8 = 2;
/// A crew was taken, as a bit.
const CREW: u8 = 1;
/// A treasure was taken.
const TREASURE: u8 = 2;

/// After a ram the active player may send a party.
pub fn board((vessel, target): Pair, play: &mut Play) {
    play.fight.prizes = 0;
    if play.can_board(vessel, target) {
        let seat = play.player(vessel);
        ask(play, seat, Question::Board(vessel, target));
    } else {
        play.board_back(vessel, target);
    }
}

/// Parley may prevent a party; else it is fought.
pub fn party((vessel, target): Pair, play: &mut Play) {
    let seat = play.player(target);
    play.fight.party = Some((vessel, target));
    if play.held(seat, EventCard::Parley).is_some() {
        ask(play, seat, Question::Parley(target));
    } else {
        play.fight_party(vessel, target);
    }
}

/// The winner takes something of the other.
pub fn prize((winner, loser): Pair, play: &mut Play) {
    let treasure = play.holds.treasures_at(TreasurePlace::Aboard(loser));
    if treasure.count() > 0 {
        play.uses_crew(loser, Crew::DonInigoSalcedo, Cause::Boarding);
    }
    let seat = play.player(winner);
    ask(play, seat, Question::Prize(winner, loser));
}

impl Play<'_, '_> {
    /// Returns whether the first may send a party against the second.
    fn can_board(&self, vessel: Vessel, target: Vessel) -> bool {
        self.are_enemies(vessel, target)
            && self.waters.place(vessel).is_some()
            && self.waters.place(target).is_some()
            && !self.has(target, Keyword::TurtleShip)
    }

    /// The other may send a party when the active player has not.
    pub fn board_back(&mut self, vessel: Vessel, target: Vessel) {
        if self.can_board(target, vessel) {
            let seat = self.player(target);
            ask(self, seat, Question::Board(target, vessel));
        }
    }

    /// Returns what a ship adds to its roll when it fights another.
    fn strength(&self, vessel: Vessel, against: Vessel) -> i16 {
        let adds = [
            (self.has(vessel, Keyword::Grapnels), GRAPNELS),
            (self.aboard(vessel, Crew::NedQuickhand).is_some(), BETTER),
            (self.waters.today(vessel).fierce, BETTER),
        ];
        let adds = adds.into_iter().filter(|(holds, _)| *holds);
        let adds: u8 = adds.map(|(_, more)| more).sum();
        let nets = self.fitted(against, Equipment::BoardingNets).is_some();
        let less = if nets { NETS } else { 0 };
        i16::from(self.waters.hull(vessel).sound_masts() + adds) - i16::from(less)
    }

    /// A party of the first fights against the second.
    pub fn fight_party(&mut self, vessel: Vessel, target: Vessel) {
        let totals = [(vessel, target), (target, vessel)].map(|(one, other)| {
            let roll = self.roll(Why::Boarding, Some(one), Cause::Boarding);
            let total = i16::from(roll) + self.strength(one, other);
            self.uses(one, Keyword::Grapnels, Cause::Boarding);
            self.uses_crew(one, Crew::NedQuickhand, Cause::Boarding);
            self.uses_fitting(one, Equipment::BoardingNets, Cause::Boarding);
            total as i8
        });
        for ship in [vessel, target] {
            self.note(ship, Cause::Boarding, |today| today.fierce = false);
        }
        let [one, other] = totals;
        self.tell(Event::Boarded(vessel, target, one, other), Cause::Boarding);
        // Whoever fights off a Turtle Ship's party wins nothing.
        if one > other {
            self.agenda.push(Step::Prize((vessel, target)));
        } else if other > one && !self.has(vessel, Keyword::TurtleShip) {
            self.agenda.push(Step::Prize((target, vessel)));
        }
    }

    /// Judges whether one may take another kind of thing of a party won: a crew or a treasure, or both with a Master-at-Arms.
    fn judge_kind(&self, winner: Vessel, kind: u8) -> Result<(), Reason> {
        let taken = self.fight.prizes;
        let more = taken == 0 || taken != kind && self.has(winner, Keyword::MasterAtArms);
        more.then_some(()).ok_or(Reason::Tried)
    }

    /// Judges what the winner takes of the loser.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_prize(&self, winner: Vessel, loser: Vessel, choice: Choice) -> Result<(), Reason> {
        let cards = || self.holds.cards_at(CardPlace::Aboard(loser));
        let crew = |shown: bool| {
            cards().filter(move |(_, item, state)| {
                matches!(item, Item::Crew(..)) && state.shown == shown
            })
        };
        let treasure = || {
            self.judge_kind(winner, TREASURE)?;
            let safe = self.aboard(loser, Crew::DonInigoSalcedo).is_some();
            (!safe).then_some(()).ok_or(Reason::NoAbility)
        };
        let there = match choice {
            Choice::Done => true,
            Choice::Card(card) => {
                self.judge_kind(winner, CREW)?;
                crew(true).any(|(other, ..)| other == card)
            }
            Choice::UnknownCrew => {
                self.judge_kind(winner, CREW)?;
                crew(false).next().is_some()
            }
            Choice::Coin => {
                treasure()?;
                self.has_room(winner).then_some(()).ok_or(Reason::NoRoom)?;
                let mut coins = self.holds.coins_at(TreasurePlace::Aboard(loser));
                coins.next().is_some()
            }
            Choice::TakeUnique(unique) => {
                treasure()?;
                self.unique(loser, unique).is_some()
            }
            _ => return Err(Reason::NotAsked),
        };
        there.then_some(()).ok_or(Reason::NotThere)
    }

    /// The winner takes something of the loser, unless a Deckhand stands in for it.
    pub fn take_prize(&mut self, winner: Vessel, loser: Vessel, choice: Choice) {
        if choice == Choice::Done {
            return;
        }
        let place = CardPlace::Aboard(loser);
        let kind = match choice {
            Choice::Card(_) | Choice::UnknownCrew => CREW,
            _ => TREASURE,
        };
        self.fight.prizes |= kind;
        if self.fight.prizes != kind {
            self.uses(winner, Keyword::MasterAtArms, Cause::Boarding);
        } else if self.has(winner, Keyword::MasterAtArms) {
            self.agenda.push(Step::Prize((winner, loser)));
        }
        if let Some(deckhand) = self.aboard(loser, Crew::Deckhand) {
            self.show(deckhand, Cause::Boarding);
            self.eliminate(loser, deckhand, Cause::Boarding);
            return;
        }
        match choice {
            Choice::Card(card) => self.eliminate(loser, card, Cause::Boarding),
            Choice::UnknownCrew => {
                let hidden: Vec<Card> = self
                    .holds
                    .cards_at(place)
                    .filter(|(_, item, state)| matches!(item, Item::Crew(..)) && !state.shown)
                    .map(|(card, ..)| card)
                    .collect();
                if !hidden.is_empty() {
                    let card = self.dice.pick(&hidden);
                    self.show(card, Cause::Boarding);
                    self.eliminate(loser, card, Cause::Boarding);
                }
            }
            Choice::Coin => {
                let coins = self.holds.coins_at(TreasurePlace::Aboard(loser));
                let coins: Vec<Treasure> = coins.map(|(coin, _)| coin).collect();
                if !coins.is_empty() {
                    let coin = self.dice.pick(&coins);
                    let to = TreasurePlace::Aboard(winner);
                    self.move_treasure(coin, to, Cause::Boarding);
                }
            }
            Choice::TakeUnique(unique) => {
                if let Some(treasure) = self.unique(loser, unique) {
                    let to = TreasurePlace::Aboard(winner);
                    self.move_treasure(treasure, to, Cause::Boarding);
                }
            }
            _ => {}
        }
    }
}
