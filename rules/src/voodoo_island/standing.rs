//! The day, the map and the players, as a view tells of them (`voodoo-island §11`, `§12`).

use super::data::{Board, Data, IslandEffect};
use super::score::{self, LEFT_BEHIND, Scored};
use super::today::Today;
use super::values::*;
use super::view::View;
use rules::table::{Seat, SeatSet};

impl View {
    /// Returns the side of the board that is played on.
    #[must_use]
    pub fn board<'a>(&self, data: &'a Data) -> &'a Board {
        data.board(self.explorers.len() as u8)
    }

    /// Returns the rules of the day.
    #[must_use]
    pub fn today<'a>(&self, data: &'a Data) -> Today<'a> {
        Today::of(data, self.island())
    }

    /// Returns all seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.explorers.len() as u8).map(Seat)
    }

    /// Returns whether an explorer stands on a cell.
    #[must_use]
    pub fn stands_on(&self, cell: Cell) -> bool {
        self.explorers.iter().any(|one| one.at.cell() == Some(cell))
    }

    /// Returns whether a cell offers something that an explorer who comes to it can use: a supply that is not eaten, a mission whose
    /// card and tool it has, as far as the viewer knows, or another explorer whom it could attack (`voodoo-island §15`).
    #[must_use]
    pub fn offers(&self, data: &Data, seat: Seat, cell: Cell) -> bool {
        let board = self.board(data);
        let has_tile = self.tiles.on_spots.contains(cell);
        let supply = board.supply(cell).filter(|_| has_tile);
        let is_done_there = |mission: Mission| {
            let tool = data.tools[mission as usize];
            board.mission(mission) == cell && self.explorers[seat.index()].bag.item(tool) > 0
        };
        let today = self.today(data);
        let attacks =
            self.explorers[seat.index()].cards > 0 && today.effect != Some(IslandEffect::Truce);
        let others = self.seats().filter(|&other| attacks && other != seat);
        let mut others = others.map(|other| self.explorers[other.index()].at.cell());
        supply.is_some_and(|supply| !today.is_eaten(supply))
            || has_tile && self.missions_of(data, seat).any(is_done_there)
            || others.any(|at| at == Some(cell))
    }

    /// Returns whether the helicopter can land on a cell (`voodoo-island §9`).
    #[must_use]
    pub fn can_land(&self, data: &Data, cell: Cell) -> bool {
        !self.board(data).all.contains(cell) && !self.stands_on(cell)
    }

    /// Returns whose helpers are at a place beside the map, each as often as it has one there.
    pub fn helpers_at(&self, to: HelperPlace) -> impl Iterator<Item = Seat> {
        let counts = self.seats().zip(&self.explorers);
        counts.flat_map(move |(seat, one)| std::iter::repeat_n(seat, one.helpers_at(to).into()))
    }

    /// Returns how many more helpers the place of a supply takes.
    #[must_use]
    pub fn room_for_helpers(&self, data: &Data, supply: Supply) -> u8 {
        let there = self.helpers_at(HelperPlace::Supply(supply)).count() as u8;
        self.board(data).helpers.saturating_sub(there)
    }

    /// Returns the most steps that a round of this daytime has on any day, before cards add to them: those of a helper, who may yet
    /// be set, and of the maps in use are among them (`voodoo-island §8`).
    #[must_use]
    pub fn most_steps(&self, data: &Data, seat: Seat) -> u8 {
        let days = IslandCard::ALL.iter();
        let steps = days.map(|&card| Today::of(data, Some(card)).steps());
        let maps = self.explorers[seat.index()].tools.working(Item::Map);
        let numbers = &data.numbers;
        let steps = match self.phase {
            Phase::Night => numbers.night_steps,
            _ => steps.max().unwrap_or(numbers.steps),
        };
        steps + numbers.helper_steps + numbers.map_steps * maps
    }

    /// Returns the missions whose cards a seat holds, as far as the viewer knows, in the order of the cards.
    pub fn missions_of(&self, data: &Data, seat: Seat) -> impl Iterator<Item = Mission> {
        self.objects(data, move |place| place == MissionPlace::Hand(seat))
    }

    /// Returns the missions whose objects a seat carries.
    pub fn carried(&self, data: &Data, seat: Seat) -> impl Iterator<Item = Mission> {
        self.objects(
            data,
            move |place| matches!(place, MissionPlace::Carried(by, _) if by == seat),
        )
    }

    /// Returns the missions whose objects a seat has delivered.
    pub fn delivered(&self, data: &Data, seat: Seat) -> impl Iterator<Item = Mission> {
        self.objects(
            data,
            move |place| matches!(place, MissionPlace::Delivered(by, _) if by == seat),
        )
    }

    fn objects(
        &self,
        data: &Data,
        lies: impl Fn(MissionPlace) -> bool,
    ) -> impl Iterator<Item = Mission> {
        let cards = (0..).map(MissionCard).zip(&self.missions);
        let there = cards.filter(move |(_, place)| place.is_some_and(&lies));
        there.map(|(card, _)| data.mission(card))
    }

    /// Returns how many of each kind of expedition card lie where `lies` holds, as far as the viewer knows.
    #[must_use]
    pub fn cards_at(
        &self,
        data: &Data,
        lies: impl Fn(CardPlace) -> bool,
    ) -> [u8; Expedition::ALL.len()] {
        let mut cards = [0; Expedition::ALL.len()];
        for (place, &kind) in self.cards.iter().zip(&data.deck) {
            cards[kind as usize] += u8::from(place.is_some_and(&lies));
        }
        cards
    }

    /// Returns the island card of the day, once it was turned.
    #[must_use]
    pub fn island(&self) -> Option<IslandCard> {
        let turned = Some(IslandPlace::Turned(self.day));
        let cards = IslandCard::ALL.iter().zip(&self.islands);
        cards
            .filter(|(_, place)| **place == turned)
            .map(|(card, _)| *card)
            .next()
    }

    /// Returns the island cards of the days before, each with its day, in their order.
    #[must_use]
    pub fn past_islands(&self) -> Vec<(u8, IslandCard)> {
        let cards = IslandCard::ALL.iter().zip(&self.islands);
        let past = cards.filter_map(|(&card, place)| match *place {
            Some(IslandPlace::Turned(day)) if day < self.day => Some((day, card)),
            _ => None,
        });
        let mut past: Vec<_> = past.collect();
        past.sort_unstable();
        past
    }

    /// Returns the points of an explorer by source, as they would be aboard; once the game is over, as they are.
    #[must_use]
    pub fn points(&self, data: &Data, seat: Seat) -> Points {
        if self.phase == Phase::Over && self.explorers[seat.index()].at != Whereabouts::Aboard {
            return [0, 0, 0, 0, 0, LEFT_BEHIND];
        }
        self.scored(data, seat).points(&data.numbers)
    }

    /// Returns what an explorer has that scores.
    #[must_use]
    pub fn scored(&self, data: &Data, seat: Seat) -> Scored<'_> {
        let explorer = &self.explorers[seat.index()];
        Scored {
            bag: &explorer.bag,
            tools: &explorer.tools,
            delivered: self.delivered(data, seat).count() as u8,
            cards: explorer.cards,
            hearts: explorer.hearts,
        }
    }

    /// Returns who of those aboard would be first if the game ended now: by points, and who of them is left by each thing that
    /// decides a tie. The last are the winners.
    #[must_use]
    pub fn first(&self, data: &Data) -> [Vec<Seat>; 4] {
        let aboard = self.seats().filter(|&seat| self.aboard().contains(seat));
        let standing = |seat| (seat, self.scored(data, seat).standing(&data.numbers));
        score::first(aboard.map(standing).collect())
    }

    /// Returns who would win if the game ended now.
    #[must_use]
    pub fn winners(&self, data: &Data) -> Vec<Seat> {
        let [.., winners] = self.first(data);
        winners
    }

    /// Returns who is aboard.
    #[must_use]
    pub fn aboard(&self) -> SeatSet {
        let mut aboard = SeatSet::default();
        for (seat, explorer) in (0..).map(Seat).zip(&self.explorers) {
            if explorer.at == Whereabouts::Aboard {
                aboard.insert(seat);
            }
        }
        aboard
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, VoodooIsland};
    use rules::table::{Packed, SeatKind, Table};

    /// Returns a view of a new game of three, on its first day.
    fn view() -> View {
        let setup = Setup::of(&[SeatKind::Random; 3]);
        let data = VoodooIsland::standard();
        let mut table = Table::<VoodooIsland>::new(data, &setup, 1).unwrap();
        table.view(None)
    }

    #[test]
    fn the_day_is_that_of_its_island_card() {
        let data = VoodooIsland::standard();
        let mut view = view();
        view.islands.fill(None);
        assert_eq!(view.today(data).price(), 2);
        view.islands[IslandCard::MarketDay as usize] = Some(IslandPlace::Turned(view.day));
        assert_eq!(view.today(data).price(), 1);
        view.day += 1;
        view.islands[IslandCard::PoorTrade as usize] = Some(IslandPlace::Turned(view.day));
        assert_eq!(view.today(data).price(), 3);
        assert_eq!(view.past_islands(), [(view.day - 1, IslandCard::MarketDay)]);
    }

    #[test]
    fn a_supply_place_has_room_until_as_many_helpers_are_there_as_it_takes() {
        let data = VoodooIsland::standard();
        let mut view = view();
        let (fish, there) = (Supply::Fish, HelperPlace::Supply(Supply::Fish));
        assert_eq!(view.room_for_helpers(data, fish), 2);
        view.explorers[2].helpers[..2].fill(there);
        assert_eq!(view.room_for_helpers(data, fish), 0);
        assert_eq!(view.room_for_helpers(data, Supply::Water), 2);
        assert_eq!(view.helpers_at(there).collect::<Vec<_>>(), [Seat(2); 2]);
        assert_eq!(view.explorers[2].pool(), 1);
    }

    #[test]
    fn the_helicopter_lands_beside_spots_and_explorers() {
        let data = VoodooIsland::standard();
        let mut view = view();
        let spots = view.board(data).all;
        let free = Cell::all().find(|&cell| view.can_land(data, cell)).unwrap();
        assert!(spots.iter().all(|cell| !view.can_land(data, cell)));
        view.explorers[1].at = Whereabouts::On(free);
        assert!(!view.can_land(data, free));
    }

    #[test]
    fn maps_in_use_lead_farther_unless_a_doll_blocks_them() {
        let data = VoodooIsland::standard();
        let mut view = view();
        assert_eq!(view.most_steps(data, Seat(0)), 4);
        view.explorers[0].tools.0[0].item = Some(Item::Map);
        assert_eq!(view.most_steps(data, Seat(0)), 6);
        view.explorers[0].tools.0[0].doll = true;
        assert_eq!(view.most_steps(data, Seat(0)), 4);
    }
}
