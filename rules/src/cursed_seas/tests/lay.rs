//! Positions laid for tests.

use crate::geometry::Heading;
use crate::play::Play;
use crate::*;
use bevy_state::prelude::State;
use rules::kit::scenario::within_reach;
use rules::table::SeatKind::Human;
use rules::table::{Agenda, Asking, Dice, Packed, Seat, Table};

/// The island, in the box, that has all coins that lie nowhere else.
const ELSEWHERE: Island = Island::CoffinKey;

/// A table on which only lies what a test lays there, in the first round, in its first player's turn.
pub(super) struct Laid {
    pub(super) table: Table<CursedSeas>,
    /// The number of events that had been told when the question was asked.
    told: usize,
}

/// The first player.
pub(super) const ANN: Seat = Seat(0);

/// The second player.
pub(super) const BEN: Seat = Seat(1);

impl Laid {
    /// Returns the setup of so many people; no island is mysterious.
    pub(super) fn setup(players: u8) -> Setup {
        let kinds = vec![Human; players.into()];
        Setup::of(&kinds).with(&MYSTERIOUS, false)
    }

    /// Returns an empty mat for so many players.
    pub(super) fn new(players: u8) -> Self {
        Self::of(&Self::setup(players))
    }

    /// Returns an empty mat.
    pub(super) fn of(setup: &Setup) -> Self {
        let mut table = Table::new(CursedSeas::standard(), setup, 1).unwrap();
        let world = table.world_mut();
        *world.resource_mut::<Agenda<Step>>() = Agenda::default();
        *world.resource_mut::<Asking<Question, Choice>>() = Asking::default();
        *world.resource_mut::<State<Phase>>() = State::new(Phase::Round);
        let mut laid = Self { table, told: 0 };
        laid.play(|play| {
            for (_, mut at, mut hull, mut today) in &mut play.waters.vessels {
                let seat = hull.seat;
                (at.place, *today) = (Lies::Box, Today::default());
                *hull = Hull {
                    seat,
                    ..Hull::default()
                };
            }
            for (_, mut at, mut isle) in &mut play.waters.islands {
                (at.place, *isle) = (None, Isle::default());
            }
            for (_, mut at, mut state) in &mut play.holds.cards {
                (at.place, *state) = (CardPlace::Box, CardState::default());
            }
            for (_, mut at, _) in &mut play.holds.treasures {
                at.place = TreasurePlace::On(ELSEWHERE);
            }
            *play.turn = Turn {
                round: 1,
                ..Turn::default()
            };
        });
        laid
    }

    /// Has the whole table within reach.
    pub(super) fn play<R>(&mut self, act: impl FnOnce(&mut Play) -> R) -> R {
        within_reach::<Play, _, _>(&mut self.table, |mut play| act(&mut play))
    }

    /// Lays a ship of a player's.
    pub(super) fn ship(&mut self, seat: Seat, ship: Ship, place: (i64, i64, u8)) -> Vessel {
        self.vessel(seat, Make::Ship(ship), place)
    }

    /// Lays a ship or creature of a player's.
    pub(super) fn vessel(
        &mut self,
        seat: Seat,
        make: Make,
        (x, y, heading): (i64, i64, u8),
    ) -> Vessel {
        self.play(|play| {
            let masts = match make {
                Make::Ship(ship) => play.data().ship(ship).masts,
                Make::Creature(creature) => play.data().creature(creature).segments,
            };
            let free = |vessel: &Vessel| {
                let hull = play.waters.hull(*vessel);
                hull.seat == seat && hull.make.is_none()
            };
            let vessel = play.pieces().vessels().find(free).unwrap();
            let sound = (1 << masts) - 1;
            let hull = Hull {
                make: Some(make),
                masts,
                sound,
                seat,
                ..Hull::default()
            };
            play.waters.set_hull(vessel, hull);
            let bow = Point::new(x, y);
            let place = Place::new(bow, Heading::new(heading).unwrap());
            play.waters.lay(vessel, Lies::Mat(place));
            vessel
        })
    }

    /// Leaves a vessel its first masts.
    pub(super) fn masts(&mut self, vessel: Vessel, sound: u8) {
        self.stands(vessel, |hull| hull.sound = (1 << sound) - 1);
    }

    /// Changes how a vessel stands.
    pub(super) fn stands(&mut self, vessel: Vessel, change: impl FnOnce(&mut Hull)) {
        self.play(|play| {
            let mut hull = *play.waters.hull(vessel);
            change(&mut hull);
            play.waters.set_hull(vessel, hull);
        });
    }

    /// Lays a wild island.
    pub(super) fn island(&mut self, island: Island, (x, y): (i64, i64)) {
        self.play(|play| play.waters.lay_island(island, Some(Point::new(x, y))));
    }

    /// Lays a player's home.
    pub(super) fn home(&mut self, seat: Seat, island: Island, at: (i64, i64)) {
        self.island(island, at);
        self.play(|play| play.waters.isle_mut(island).home = Some(seat));
    }

    /// Lays a piece of terrain.
    pub(super) fn terrain(&mut self, terrain: Terrain, (x, y): (i64, i64)) -> Shoal {
        self.play(|play| {
            let boxed = |shoal: &Shoal| play.waters.shoal(*shoal) == ShoalPlace::Box;
            let shoal = play.pieces().shoals().find(boxed).unwrap();
            let place = ShoalPlace::Mat(terrain, Point::new(x, y));
            play.waters.lay_shoal(shoal, place);
            shoal
        })
    }

    /// Lays a card somewhere.
    pub(super) fn card(&mut self, item: Item, place: CardPlace) -> Card {
        self.play(|play| {
            let mut free = play
                .holds
                .cards
                .iter_mut()
                .filter(|(.., state)| state.item.is_none());
            let (card, mut at, mut state) = free.next().unwrap();
            (at.place, state.item) = (place, Some(item));
            *card
        })
    }

    /// Lays a crew of her nation aboard a ship.
    pub(super) fn crew(&mut self, vessel: Vessel, crew: Crew) -> Card {
        let nation = self.play(|play| match play.waters.hull(vessel).make {
            Some(Make::Ship(ship)) => play.data().ship(ship).nation,
            _ => panic!("no crew aboard creatures"),
        });
        self.card(Item::Crew(crew, nation), CardPlace::Aboard(vessel))
    }

    /// Lays an equipment aboard a ship.
    pub(super) fn gear(&mut self, vessel: Vessel, equipment: Equipment) -> Card {
        self.card(Item::Equipment(equipment), CardPlace::Aboard(vessel))
    }

    /// Lays coins of these values somewhere.
    pub(super) fn coins(&mut self, place: TreasurePlace, values: &[u8]) {
        self.play(|play| {
            for &value in values {
                let mut coins = play.holds.treasures.iter_mut().filter(|(_, at, state)| {
                    at.place == TreasurePlace::On(ELSEWHERE)
                        && state.loot == Some(Loot::Coin(value))
                });
                coins.next().unwrap().1.place = place;
            }
        });
    }

    /// Lays a unique treasure aboard a ship, in the place of a coin of 1.
    pub(super) fn unique(&mut self, vessel: Vessel, unique: Unique) {
        self.play(|play| {
            let mut coins = play.holds.treasures.iter_mut().filter(|(_, at, state)| {
                at.place == TreasurePlace::On(ELSEWHERE) && state.loot == Some(Loot::Coin(1))
            });
            let (_, mut at, mut state) = coins.next().unwrap();
            at.place = TreasurePlace::Aboard(vessel);
            (state.loot, state.known) = (Some(Loot::Unique(unique)), Knowers::ALL);
        });
    }

    /// Puts gold that lay elsewhere on a player's home island.
    pub(super) fn unloaded(&mut self, seat: Seat, values: &[u8]) {
        self.coins(TreasurePlace::Gone, values);
        self.play(|play| play.turn.gold[seat.index()] += values.iter().sum::<u8>());
    }

    /// The next dice show these faces.
    pub(super) fn dice(&mut self, faces: &[u8]) {
        let shows = |seed: &u64| {
            let mut dice = Dice::new(*seed);
            faces.iter().all(|&face| dice.below(6) as u8 + 1 == face)
        };
        let seed = (0..).find(shows).unwrap();
        self.table.world_mut().insert_resource(Dice::new(seed));
    }

    /// Asks the first player what the fleet does.
    pub(super) fn menu(&mut self) {
        self.turn_of(ANN);
    }

    /// Asks a player what the fleet does.
    pub(super) fn turn_of(&mut self, seat: Seat) {
        self.play(|play| play.turn.active = seat);
        self.told = self.table.log().len();
        self.table.set_off(Step::Menu);
    }

    /// Begins the turn of a player.
    pub(super) fn dawn_of(&mut self, seat: Seat) {
        self.told = self.table.log().len();
        self.table.set_off(Step::TurnStart(seat.0));
    }

    /// Answers.
    pub(super) fn choose(&mut self, choice: Choice) {
        let asked = self.question();
        let chosen = self.table.choose(choice);
        assert!(chosen.is_ok(), "{asked:?} {choice:?}: {chosen:?}");
    }

    /// Returns the number of sticks that an onlooker sees a vessel may sail.
    pub(super) fn most_sticks_seen(&mut self, vessel: Vessel) -> u8 {
        let data = self.table.data().clone();
        self.table.view(None).most_sticks(&data, vessel)
    }

    /// Turns to a heading and sails so far.
    pub(super) fn sails(&mut self, stick: Stick, heading: u8, distance: u16) {
        self.choose(Choice::Turn(stick, Heading::new(heading).unwrap()));
        self.choose(Choice::Sail(Distance(distance)));
    }

    /// Moves a vessel by its longest stick as far as it goes.
    pub(super) fn sails_up_to(&mut self, vessel: Vessel, heading: u8) {
        self.choose(Choice::Move(vessel));
        let heading = Heading::new(heading).unwrap();
        let turns = [Stick::Long, Stick::Short].map(|stick| Choice::Turn(stick, heading));
        let turn = turns.into_iter().find(|&turn| self.offers(turn)).unwrap();
        self.choose(turn);
        let sail = |choice: &Choice| match choice {
            Choice::Sail(distance) => Some(distance.0),
            _ => None,
        };
        if let Some(decision) = self.table.decision() {
            let furthest = decision.choices.iter().filter_map(sail).max();
            if let Some(furthest) = furthest {
                self.choose(Choice::Sail(Distance(furthest)));
            }
        }
    }

    /// Gives up the foremost mast as long as it is asked.
    pub(super) fn lose_masts(&mut self) {
        while let Some(Question::LoseMast(_) | Question::BurnMast(_)) = self.question() {
            let first = self.table.decision().unwrap().choices[0];
            self.choose(first);
        }
    }

    /// Returns what is asked.
    pub(super) fn question(&self) -> Option<Question> {
        self.table.decision().map(|decision| decision.question)
    }

    /// Returns whether an answer is offered.
    pub(super) fn offers(&self, choice: Choice) -> bool {
        let decision = self.table.decision();
        decision.is_some_and(|decision| decision.choices.contains(&choice))
    }

    /// Returns whether something was told since the position was laid.
    pub(super) fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.when(wanted).is_some()
    }

    /// Returns at which event something was told first.
    pub(super) fn when(&self, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
        let mut log = self.table.log()[self.told..].iter();
        log.position(|told| wanted(&told.event))
    }

    /// Returns how a vessel stands.
    pub(super) fn hull(&mut self, vessel: Vessel) -> Hull {
        self.play(|play| *play.waters.hull(vessel))
    }

    /// Returns where a vessel lies: bow and heading.
    pub(super) fn place(&mut self, vessel: Vessel) -> Option<(i64, i64, u8)> {
        let place = self.play(|play| play.waters.place(vessel));
        place.map(|place| (place.bow.x, place.bow.y, place.heading.steps()))
    }

    /// Returns the worth of the coins aboard.
    pub(super) fn aboard(&mut self, vessel: Vessel) -> u8 {
        self.play(|play| play.holds.gold_at(TreasurePlace::Aboard(vessel)))
    }

    /// Returns the gold on each home island.
    pub(super) fn gold(&mut self) -> [u8; 2] {
        self.play(|play| [play.turn.gold[0], play.turn.gold[1]])
    }

    /// Returns why the game ended.
    pub(super) fn ended(&mut self) -> Option<End> {
        self.play(|play| play.turn.ended)
    }
}
