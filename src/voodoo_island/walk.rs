//! Walks: a click on a far cell goes there by the cheapest way, and one button ends a round (`voodoo-island §15`).

use super::Spot;
use crate::table::PlacedAct;
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::data::Data;
use games::voodoo_island::values::{Cell, Choice, Item, Question};
use games::voodoo_island::view::View;
use rules::table::Seat;

/// The questions and choices of an act.
type Act = Vec<(Question, Choice)>;

/// Returns the acts that end a round at once, or walk to a cell farther than a step.
///
/// Whoever has yet to play a card or to work passes both by setting out. Of the ways to a cell the best comes first; some
/// may be longer than the rules allow.
pub(super) fn acts(
    view: &View,
    data: &Data,
    seat: Seat,
    question: Question,
) -> Vec<PlacedAct<VoodooIsland>> {
    let (card, work) = (
        (Question::Card, Choice::Pass),
        (Question::Work, Choice::Pass),
    );
    let before: Vec<Act> = match question {
        Question::Card => vec![vec![card, work], vec![card]],
        Question::Work => vec![vec![work]],
        Question::Move(_) => vec![Vec::new()],
        _ => return Vec::new(),
    };
    let mut acts = Vec::new();
    for passed in before.iter().filter(|passed| !passed.is_empty()) {
        let ends = (Question::Move(0), Choice::End);
        acts.push((Spot::Button, [&passed[..], &[ends]].concat()));
    }
    let Some(from) = view.explorers[seat.index()].at.cell() else {
        return acts;
    };
    let most = match question {
        Question::Move(steps) => steps,
        _ => view.most_steps(data, seat),
    };
    let ways = [false, true].map(|diagonally| Ways::of(view, data, seat, from, diagonally, most));
    for cell in Cell::all() {
        let ways = ways.iter().filter_map(|ways| ways.to(cell));
        // How many steps there will be is known once the walk has begun: what stops before its end may be out of reach.
        let ways = ways.filter(|way| before[0].is_empty() || way.last() == Some(&cell));
        let mut ways: Vec<Vec<Cell>> = ways.collect();
        // Those that lead there come first, then the short ones, then those through little mist.
        ways.sort_by_key(|way| {
            let through = way.iter().filter(|&&cell| hurts(view, seat, cell)).count();
            (way.last() != Some(&cell), way.len(), through)
        });
        ways.dedup();
        for way in ways {
            for passed in &before {
                let steps = (1..=way.len() as u8).rev();
                let steps = steps.zip(&way);
                let steps = steps.map(|(left, &cell)| (Question::Move(left), Choice::Step(cell)));
                let act: Act = passed.iter().copied().chain(steps).collect();
                // A step to the cell itself is a choice of its own.
                if act.len() > 1 || way.last() != Some(&cell) {
                    acts.push((Spot::Cell(cell), act));
                }
            }
        }
    }
    acts
}

/// A walk that an act makes.
pub(super) struct Walk {
    /// The cell where it ends.
    pub(super) end: Cell,
    /// The cells that it enters.
    pub(super) way: Vec<Cell>,
    /// The number of hearts that mist takes on the way.
    pub(super) hurts: usize,
}

impl Walk {
    /// Returns the walk of an act of a seat, if it goes anywhere.
    pub(super) fn of(view: &View, seat: Seat, act: &[Choice]) -> Option<Self> {
        let entered = act.iter().filter_map(|choice| match *choice {
            Choice::Step(cell) | Choice::Canoe(cell) | Choice::Leap(cell) => Some(cell),
            _ => None,
        });
        let way: Vec<Cell> = entered.collect();
        let end = *way.last()?;
        let hurts = way.iter().filter(|&&cell| hurts(view, seat, cell)).count();
        Some(Self { end, way, hurts })
    }
}

/// Returns whether mist on a cell hurts an explorer.
fn hurts(view: &View, seat: Seat, cell: Cell) -> bool {
    let is_safe = view.explorers[seat.index()].tools.working(Item::MistPotion) > 0;
    view.tiles.mist.contains(cell) && !is_safe
}

/// The cheapest ways from a cell: the fewest steps, of those through the least mist, of those past the fewest things that
/// would be stopped at.
struct Ways {
    from: Cell,
    /// The cost of a way to each cell, and the cell before it.
    best: [Option<(u16, Cell)>; 100],
    /// True for each cell where something is offered.
    offers: [bool; 100],
    /// True for each cell where mist hurts.
    hurts: [bool; 100],
    /// The number of hearts left.
    hearts: u8,
}

impl Ways {
    fn of(view: &View, data: &Data, seat: Seat, from: Cell, diagonally: bool, most: u8) -> Self {
        const STEP: u16 = 1000;
        const MIST: u16 = 10;
        let hurts: [bool; 100] = of_cells(|cell| hurts(view, seat, cell));
        // The helicopter takes what is carried; on the last day one stays aboard.
        let boards = view.day == view.days || view.carried(data, seat).next().is_some();
        let offers: [bool; 100] = of_cells(|cell| {
            view.offers(data, seat, cell) || boards && view.helicopter == Some(cell)
        });
        let price = |cell: Cell| {
            let place = cell.index();
            STEP + MIST * u16::from(hurts[place]) + u16::from(offers[place])
        };
        let mut best = [None; 100];
        best[from.index()] = Some((0, from));
        for _ in 0..most {
            let reached = best;
            for cell in Cell::all() {
                let Some((cost, _)) = reached[cell.index()] else {
                    continue;
                };
                for next in cell.neighbours(diagonally) {
                    let cost: u16 = cost + price(next);
                    let other: &mut Option<(u16, Cell)> = &mut best[next.index()];
                    if other.is_none_or(|(other, _)| cost < other) {
                        *other = Some((cost, cell));
                    }
                }
            }
        }
        Self {
            from,
            best,
            offers,
            hurts,
            hearts: view.explorers[seat.index()].hearts,
        }
    }

    /// Returns the cells entered on the way to a cell. It ends early where something is offered, in mist that hurts, and before mist that
    /// would kill.
    fn to(&self, cell: Cell) -> Option<Vec<Cell>> {
        self.best[cell.index()].filter(|_| cell != self.from)?;
        let before = |&cell: &Cell| self.best[cell.index()].map(|(_, before)| before);
        let way = std::iter::successors(Some(cell), before).take_while(|&cell| cell != self.from);
        let mut way: Vec<Cell> = way.collect();
        way.reverse();
        // Whoever holds the card for it is asked where mist hurts: what may follow must not show who does.
        let stops = |cell: &Cell| self.offers[cell.index()] || self.hurts[cell.index()];
        let stop = way.iter().position(stops);
        way.truncate(stop.map_or(way.len(), |stop| stop + 1));
        // A walk does not kill: only a step does, and that is a choice of its own.
        let mut hearts = self.hearts;
        let kills = way.iter().position(|cell| {
            hearts = hearts.saturating_sub(self.hurts[cell.index()].into());
            hearts == 0
        });
        way.truncate(kills.unwrap_or(way.len()));
        Some(way).filter(|way| !way.is_empty())
    }
}

/// Returns what holds of each cell, by its number.
fn of_cells(holds: impl Fn(Cell) -> bool) -> [bool; 100] {
    let mut all = [false; 100];
    for cell in Cell::all() {
        all[cell.index()] = holds(cell);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_island::Setup;
    use games::voodoo_island::values::{Mission, MissionPlace, Whereabouts};
    use rules::table::{Packed, SeatKind, Table};

    fn cell(row: u8, column: u8) -> Cell {
        Cell::at(column - 1, row - 1).unwrap()
    }

    /// A map without tiles, with an explorer on a cell.
    fn bare(at: Cell) -> View {
        let setup = Setup::of(&[SeatKind::Human, SeatKind::Random]);
        let mut table = Table::<VoodooIsland>::new(VoodooIsland::standard(), &setup, 1).unwrap();
        let mut view = table.view(None);
        view.tiles = Default::default();
        view.helicopter = None;
        view.explorers[0].at = Whereabouts::On(at);
        view.explorers[1].at = Whereabouts::Off;
        view
    }

    fn way(view: &View, diagonally: bool, to: Cell) -> Option<Vec<Cell>> {
        let from = view.explorers[0].at.cell().unwrap();
        let data = VoodooIsland::standard();
        Ways::of(view, data, Seat(0), from, diagonally, 4).to(to)
    }

    #[test]
    fn a_walk_goes_round_mist_where_that_costs_no_step() {
        let mut view = bare(cell(5, 5));
        view.tiles.mist.insert(cell(5, 6));
        let round = vec![cell(6, 5), cell(6, 6)];
        assert_eq!(way(&view, false, cell(6, 6)), Some(round));
        view.tiles.mist.insert(cell(6, 5));
        let through = way(&view, false, cell(6, 6));
        assert_eq!(through.map(|way| way.len()), Some(1));
        view.explorers[0].hearts = 1;
        assert_eq!(way(&view, false, cell(6, 6)), None, "it would kill");
        assert_eq!(way(&view, true, cell(6, 6)), Some(vec![cell(6, 6)]));
    }

    /// Two cells with one between them in a row, and that one.
    fn across(spot: Cell) -> [Cell; 3] {
        let (column, row) = (spot.column(), spot.row());
        [
            Cell::at(column - 1, row).unwrap(),
            spot,
            Cell::at(column + 1, row).unwrap(),
        ]
    }

    #[test]
    fn a_walk_stops_where_something_is_offered() {
        let data = VoodooIsland::standard();
        let inside = |cell: &Cell| (1..9).contains(&cell.column());
        let board = bare(cell(1, 1)).board(data);
        let spot = Cell::all().find(|cell| inside(cell) && board.supply(*cell).is_some());
        let [from, spot, to] = across(spot.unwrap());
        let mut view = bare(from);
        assert_eq!(way(&view, false, to), Some(vec![spot, to]), "no tile");
        view.tiles.on_spots.insert(spot);
        assert_eq!(way(&view, false, to), Some(vec![spot]));
        assert_eq!(way(&view, false, cell(10, 10)), None, "too far");

        let mut missions = Mission::ALL.iter();
        let mission = missions.find(|&&mission| inside(&board.mission(mission)));
        let mission = *mission.unwrap();
        let [from, spot, to] = across(board.mission(mission));
        let mut view = bare(from);
        view.tiles.on_spots.insert(spot);
        let past = Some(vec![spot, to]);
        assert_eq!(way(&view, false, to), past, "not one's own mission");
        view.missions.fill(Some(MissionPlace::Hand(Seat(0))));
        assert_eq!(way(&view, false, to), past, "without its tool");
        let tool = data.tools[mission as usize];
        view.explorers[0].bag.items[tool as usize] = 1;
        assert_eq!(way(&view, false, to), Some(vec![spot]));

        let mut view = bare(from);
        view.explorers[1].at = Whereabouts::On(spot);
        assert_eq!(way(&view, false, to), past, "no card to attack with");
        view.explorers[0].cards = 1;
        assert_eq!(way(&view, false, to), Some(vec![spot]));
    }

    #[test]
    fn setting_out_passes_by_card_and_work() {
        let view = bare(cell(5, 5));
        let data = VoodooIsland::standard();
        let acts = acts(&view, data, Seat(0), Question::Card);
        let to = |spot| acts.iter().find(|(other, _)| *other == spot);
        let (_, act) = to(Spot::Cell(cell(5, 6))).unwrap();
        let choices: Vec<Choice> = act.iter().map(|&(_, choice)| choice).collect();
        let step = Choice::Step(cell(5, 6));
        assert_eq!(choices, [Choice::Pass, Choice::Pass, step]);
        let walk = Walk::of(&view, Seat(0), &choices).unwrap();
        assert_eq!((walk.end, walk.way), (cell(5, 6), vec![cell(5, 6)]));
        assert!(to(Spot::Button).is_some());
        let far = super::acts(&view, data, Seat(0), Question::Move(2));
        assert!(far.iter().all(|(_, act)| act.len() == 2));
    }

    #[test]
    fn of_ways_as_long_the_one_through_less_mist_comes_first() {
        let mut view = bare(cell(8, 9));
        view.tiles.mist.insert(cell(8, 8));
        let data = VoodooIsland::standard();
        let acts = acts(&view, data, Seat(0), Question::Move(4));
        let there = Spot::Cell(cell(8, 5));
        let mut ways = acts.iter().filter(|(spot, _)| *spot == there);
        let (_, first) = ways.next().unwrap();
        let through = Choice::Step(cell(8, 8));
        assert!(first.len() == 4 && first[0].1 != through, "{first:?}");
        assert!(
            ways.any(|(_, act)| act[0].1 == through),
            "where no diagonal is allowed"
        );
    }
}
