//! The worked examples of the rule page (`voodoo-island §16`) and the cases that a test must hold (`§17`).

#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of `Play` is no function of any `Play`, as what looks something up must be"
)]

mod cards;
mod cases;
mod examples;
mod hints;
mod lines;

use super::data::IslandEffect;
use super::explorers::Tool;
use super::play::{Play, Round, Step};
use super::values::*;
use super::{Setup, VoodooIsland};
use bevy_ecs::system::RunSystemOnce;
use bevy_state::prelude::State;
use rules::table::{Agenda, Asking, Packed, Seat, SeatKind, Table};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// A cell by row and column, from 1.
fn cell(row: u8, column: u8) -> Cell {
    Cell::at(column - 1, row - 1).unwrap()
}

fn on(row: u8, column: u8) -> Whereabouts {
    Whereabouts::On(cell(row, column))
}

/// A table in the middle of a game.
struct Isle(Table<VoodooIsland>);

impl Isle {
    /// A table of so many seats at the Morning of the first day, without mist, cards in hand or anything to do; Red goes first.
    fn of(seats: usize) -> Self {
        let setup = Setup::of(&[SeatKind::Random; 4][..seats]);
        let table = Table::new(VoodooIsland::standard(), &setup, 1).unwrap();
        let mut isle = Self(table);
        let world = isle.0.world_mut();
        world.insert_resource(State::new(Phase::Daytime));
        world.insert_resource(Agenda::<Step>::default());
        world.insert_resource(Asking::<Question, Choice>::default());
        world.insert_resource(Round::default());
        isle.lay(|play| {
            play.land.tiles.mist = Cells::default();
            play.clock.first = RED;
            play.clock.daytime = Daytime::Morning;
            for (number, (_, mut at)) in (100..).zip(&mut play.decks.missions) {
                if let MissionPlace::Hand(_) = at.place.place {
                    at.place.place = MissionPlace::Deck(number);
                }
            }
            for seat in play.from(RED).collect::<Vec<_>>() {
                play.explorers.place_mut(seat).place = Whereabouts::On(cell(1, 1));
            }
        });
        isle.turns(IslandCard::Cloudburst).helicopter(9, 8)
    }

    /// Lays something.
    fn lay(&mut self, mut lay: impl FnMut(&mut Play) + Send + Sync + 'static) {
        let world = self.0.world_mut();
        let laid = world.run_system_once(move |mut play: Play| {
            play.decks.look_over();
            lay(&mut play);
            play.decks.look_over();
        });
        laid.unwrap();
    }

    /// Looks something up.
    fn look<T: Send + Sync + 'static>(
        &mut self,
        mut look: impl FnMut(&Play) -> T + Send + Sync + 'static,
    ) -> T {
        let world = self.0.world_mut();
        world
            .run_system_once(move |play: Play| look(&play))
            .unwrap()
    }

    fn turns(mut self, card: IslandCard) -> Self {
        self.lay(move |play| {
            let day = play.clock.day;
            let turned = IslandPlace::Turned(day);
            let islands = &mut play.decks.islands;
            let before = islands
                .iter()
                .find(|(one, _)| **one == card)
                .unwrap()
                .1
                .place;
            for (one, mut at) in islands {
                if *one == card {
                    at.place = turned;
                } else if at.place == turned {
                    at.place = before;
                }
            }
        });
        self
    }

    fn helicopter(mut self, row: u8, column: u8) -> Self {
        self.lay(move |play| play.land.put_helicopter(Some(cell(row, column))));
        self
    }

    fn at(mut self, seat: Seat, place: Whereabouts) -> Self {
        self.lay(move |play| play.explorers.place_mut(seat).place = place);
        self
    }

    fn mist(mut self, cells: &'static [(u8, u8)]) -> Self {
        self.lay(move |play| {
            let cells = cells.iter().map(|&(row, column)| cell(row, column));
            play.land.tiles.mist = cells.collect();
        });
        self
    }

    fn hearts(mut self, seat: Seat, hearts: u8) -> Self {
        self.lay(move |play| play.explorers.hearts_mut(seat).0 = hearts);
        self
    }

    fn has(
        mut self,
        seat: Seat,
        supplies: &'static [(Supply, u8)],
        items: &'static [(Item, u8)],
    ) -> Self {
        self.lay(move |play| {
            let bag = play.explorers.bag_mut(seat);
            for &(supply, count) in supplies {
                bag.supplies[supply as usize] = count;
            }
            for &(item, count) in items {
                bag.items[item as usize] = count;
            }
        });
        self
    }

    fn tool(mut self, seat: Seat, slot: Slot, item: Item, doll: bool) -> Self {
        self.lay(move |play| {
            let item = Some(item);
            play.explorers.tools_mut(seat).0[slot as usize] = Tool { item, doll };
        });
        self
    }

    fn helper(mut self, seat: Seat, place: HelperPlace) -> Self {
        self.lay(move |play| play.explorers.send_helper(seat, place));
        self
    }

    fn card(mut self, seat: Seat, kind: Expedition) -> Self {
        self.lay(move |play| {
            let deck = play.data().deck.clone();
            let mut cards = play.decks.cards.iter_mut();
            let is_free = |card: &Card, place| {
                deck[usize::from(card.0)] == kind && matches!(place, CardPlace::Deck(_))
            };
            let free = cards.find(|(card, at)| is_free(card, at.place));
            free.unwrap().1.place = CardPlace::Hand(seat);
        });
        self
    }

    fn mission_at(mut self, mission: Mission, place: MissionPlace) -> Self {
        self.lay(move |play| {
            let data = VoodooIsland::standard();
            let mut cards = play.decks.missions.iter_mut();
            let is_free = |card: &MissionCard, at: MissionAt| {
                data.mission(*card) == mission && matches!(at.place, MissionPlace::Deck(_))
            };
            let free = cards.find(|(card, at)| is_free(card, at.place));
            let seen = !matches!(place, MissionPlace::Hand(_));
            free.unwrap().1.place = MissionAt { place, seen };
        });
        self
    }

    fn mission(self, seat: Seat, mission: Mission) -> Self {
        self.mission_at(mission, MissionPlace::Hand(seat))
    }

    /// An explorer carries an object.
    fn carries(self, seat: Seat, mission: Mission, number: u8) -> Self {
        self.mission_at(mission, MissionPlace::Carried(seat, number))
    }

    fn daytime(mut self, daytime: Daytime) -> Self {
        self.lay(move |play| play.clock.daytime = daytime);
        self
    }

    /// Another phase begins.
    fn enter(mut self, phase: Phase) -> Self {
        self.lay(|play| {
            while play.agenda.pop().is_some() {}
            play.asking.open = None;
        });
        self.0.set_off(Step::Next(phase));
        self
    }

    /// The game rounds of this daytime begin.
    fn begin(mut self) -> Self {
        self.0.set_off(Step::Rounds(0));
        self
    }

    /// Carries out something that the rules set off.
    fn then(mut self, mut set_off: impl FnMut(&mut Play) + Send + Sync + 'static) -> Self {
        self.lay(move |play| set_off(play));
        if self.0.decision().is_none() {
            self.0.set_off(Step::Limits(RED));
        }
        self
    }

    fn chosen(mut self, choices: &[Choice]) -> Self {
        for &choice in choices {
            if let Err(refusal) = self.0.choose(choice) {
                panic!("{refusal:?}, not one of {:?}", self.0.decision());
            }
        }
        self
    }

    fn question(&self) -> (Seat, Question) {
        let decision = self.0.decision().unwrap();
        (decision.seat, decision.question)
    }

    fn choices(&self) -> Vec<Choice> {
        self.0.decision().unwrap().choices.to_vec()
    }

    fn offers(&self, choice: Choice) -> bool {
        self.choices().contains(&choice)
    }

    fn place(&mut self, seat: Seat) -> Whereabouts {
        self.look(move |play| play.explorers.at(seat))
    }

    fn hearts_of(&mut self, seat: Seat) -> u8 {
        self.look(move |play| play.explorers.hearts(seat).0)
    }

    fn supply(&mut self, seat: Seat, supply: Supply) -> u8 {
        self.look(move |play| play.explorers.bag(seat).supply(supply))
    }

    fn item(&mut self, seat: Seat, item: Item) -> u8 {
        self.look(move |play| play.explorers.bag(seat).item(item))
    }

    /// Returns how many cards a player has, objects it carries, and objects it has delivered.
    fn counts(&mut self, seat: Seat) -> [u8; 3] {
        self.look(move |play| {
            let decks = &play.decks;
            [decks.held(seat), decks.carried(seat), decks.delivered(seat)]
        })
    }

    fn used(&mut self) -> usize {
        self.look(|play| {
            let places = play.decks.cards.iter().map(|(_, at)| at.place);
            places.filter(|place| *place == CardPlace::Used).count()
        })
    }

    /// The steps that the active explorer has left.
    fn steps(&mut self) -> u8 {
        self.look(|play| play.steps_left())
    }

    fn last_day(self) -> Self {
        let mut isle = self.turns(IslandCard::TheLastDay);
        assert_eq!(isle.look(|play| play.island()), Some(IslandEffect::LastDay));
        isle
    }
}

/// A step.
fn step(row: u8, column: u8) -> Choice {
    Choice::Step(cell(row, column))
}

/// The night falls.
fn night(isle: Isle) -> Isle {
    isle.enter(Phase::Night)
}
