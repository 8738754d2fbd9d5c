//! The answers of a computer explorer to all else (`voodoo-island §13`).

use super::Mind;
use crate::values::*;
use rules::table::Seat;
use std::cmp::Reverse;

impl Mind<'_, '_, '_> {
    /// Returns what it answers to a question beside those of its own rounds.
    pub fn answers(&self) -> Option<Choice> {
        let play = self.play;
        match self.question {
            Question::Target(_) => self.target(),
            Question::Take(_) => self.take(),
            Question::Call(..) | Question::Flare(_) => {
                self.least(landing, |cell| self.way_to(cell))
            }
            Question::Radio(cell) => {
                let stays = play.land.helicopter().map(|cell| self.way_to(cell));
                let nearer = stays.is_some_and(|stays| stays < self.way_to(cell));
                Some(if nearer {
                    Choice::Leave
                } else {
                    Choice::Land(cell)
                })
            }
            Question::BattleCard(_) => self.slowest(|speed| speed >= 6).or_else(|| self.fastest()),
            Question::Defend(attacker) => {
                let axe = play.explorers.working(attacker, Item::Axe) > 0;
                let fights = self.carries() || play.is_last_day() || axe;
                if fights {
                    self.fastest()
                } else {
                    Some(Choice::Decline)
                }
            }
            Question::Answer(_, warrior) => {
                let stops = |speed| speed >= self.speed(warrior);
                self.slowest(stops).or(Some(Choice::Decline))
            }
            Question::Plunder(_) => {
                let bag = play.explorers.bag(self.seat);
                let missing = |supply: Supply| self.aims.missing[supply as usize] > 0;
                self.least(supply, |one| {
                    (!missing(one), (!missing(one)).then(|| bag.supply(one)))
                })
            }
            Question::DiscardSupply => {
                let bag = play.explorers.bag(self.seat);
                let spare = |supply: Supply| self.aims.spare[supply as usize];
                self.least(supply, |one| {
                    (Reverse(spare(one)), Reverse(bag.supply(one)))
                })
            }
            Question::DiscardCard => self.slowest(|_| true),
            Question::Reroll(roll, cell) => {
                let into_mist = roll == Roll::Return && play.land.tiles.mist.contains(cell);
                Some(if into_mist {
                    Choice::RollAgain
                } else {
                    Choice::Keep
                })
            }
            Question::RerollDie(..) => Some(Choice::Keep),
            Question::MistTie(_) => self.least(mist, |cell| {
                let others = play.others(self.seat);
                let cells = others.filter_map(|other| play.explorers.cell(other));
                let nearest = cells.map(|other| self.distance(cell, other)).min();
                (nearest.unwrap_or(u8::MAX), Reverse(self.way_to(cell)))
            }),
            Question::Ward(damage, _) => {
                let wards = damage >= 2 || self.hearts() <= 2;
                Some(if wards { Choice::Ward } else { Choice::Suffer })
            }
            Question::Toll
            | Question::Clear(_)
            | Question::CraftNow
            | Question::Card
            | Question::Work
            | Question::Move(_) => None,
        }
    }

    /// The distance from itself; none off the map.
    fn way_to(&self, cell: Cell) -> u8 {
        let me = self.play.explorers.cell(self.seat);
        me.map_or(0, |me| self.distance(me, cell))
    }

    fn target(&self) -> Option<Choice> {
        let decks = &self.play.decks;
        let rank = |target: Seat| {
            let carried = Reverse(decks.carried(target));
            (
                carried,
                Reverse(decks.delivered(target)),
                self.clockwise(target),
            )
        };
        self.least(target, rank)
    }

    /// Returns the supplies that cover most of what is missing.
    fn take(&self) -> Option<Choice> {
        let covered = |bundle: Bundle| {
            let missing = |supply: Supply| self.aims.missing[supply as usize];
            let covers = bundle
                .iter()
                .map(|(supply, count)| count.min(missing(supply)));
            Reverse(covers.sum::<u8>())
        };
        self.least(taken, covered)
    }

    fn slowest(&self, fits: impl Fn(u8) -> bool) -> Option<Choice> {
        let fitting = |choice| card(choice).filter(|&card| fits(self.speed(card)));
        self.least(fitting, |card| self.speed(card))
    }

    fn fastest(&self) -> Option<Choice> {
        self.least(card, |card| Reverse(self.speed(card)))
    }

    /// A supply for the spirits that it can spare.
    pub fn toll_spare(&self) -> Option<Choice> {
        self.given(|one| self.aims.spare[one as usize] > 0)
    }

    /// A supply for the spirits.
    pub fn toll_pay(&self) -> Option<Choice> {
        self.given(|_| true)
    }

    fn given(&self, fits: impl Fn(Supply) -> bool) -> Option<Choice> {
        let mut listed = self.choices.iter().copied();
        listed.find(|&choice| supply(choice).is_some_and(&fits))
    }
}

fn landing(choice: Choice) -> Option<Cell> {
    match choice {
        Choice::Land(cell) => Some(cell),
        _ => None,
    }
}

fn mist(choice: Choice) -> Option<Cell> {
    match choice {
        Choice::Mist(cell) => Some(cell),
        _ => None,
    }
}

fn card(choice: Choice) -> Option<Expedition> {
    match choice {
        Choice::Card(card) => Some(card),
        _ => None,
    }
}

fn supply(choice: Choice) -> Option<Supply> {
    match choice {
        Choice::Supply(supply) => Some(supply),
        _ => None,
    }
}

fn taken(choice: Choice) -> Option<Bundle> {
    match choice {
        Choice::Take(bundle) => Some(bundle),
        _ => None,
    }
}

fn target(choice: Choice) -> Option<Seat> {
    match choice {
        Choice::Target(target) => Some(target),
        _ => None,
    }
}
