//! Walks: a click on a far cell goes there by the cheapest way, and one button ends a round (`voodoo-island §15`).

use super::Spot;
use crate::table::PlacedAct;
use rules::table::Seat;
use rules::voodoo_island::VoodooIsland;
use rules::voodoo_island::data::Data;
use rules::voodoo_island::values::{Cell, Choice, Item, Question};
use rules::voodoo_island::view::View;

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
    let ways = [false, true].map(|diagonally| Ways::of(view, seat, from, diagonally, most));
    for cell in Cell::all() {
        let ways = ways.iter().filter_map(|ways| ways.to(cell));
        // How many steps there will be is known once the walk has begun: what stops before its end may be out of reach.
        let ways = ways.filter(|way| before[0].is_empty() || way.last() == Some(&cell));
        let mut ways: Vec<Vec<Cell>> = ways.collect();
        ways.sort_by_key(Vec::len);
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

/// Returns how many cells an act enters.
pub(super) fn length(act: &[Choice]) -> usize {
    let steps = act.iter();
    let steps = steps
        .filter(|choice| matches!(choice, Choice::Step(_) | Choice::Canoe(_) | Choice::Leap(_)));
    steps.count()
}

/// The cheapest ways from a cell: the fewest steps, of those through the least mist, of those past the fewest things that
/// would be stopped at.
struct Ways {
    from: Cell,
    /// The cost of a way to each cell, and the cell before it.
    best: [Option<(u16, Cell)>; 100],
    stops: [bool; 100],
}

impl Ways {
    fn of(view: &View, seat: Seat, from: Cell, diagonally: bool, most: u8) -> Self {
        const STEP: u16 = 1000;
        const MIST: u16 = 10;
        let is_safe = view.explorers[seat.index()].tools.working(Item::MistPotion) > 0;
        let mut stops = [false; 100];
        let mut price = [STEP; 100];
        for cell in Cell::all() {
            let hurts = view.tiles.mist.contains(cell) && !is_safe;
            let mut others = view.explorers.iter().enumerate();
            let meets =
                others.any(|(other, one)| other != seat.index() && one.at.cell() == Some(cell));
            let offers = view.tiles.on_spots.contains(cell) || meets;
            stops[cell.index()] = hurts || offers || view.helicopter == Some(cell);
            price[cell.index()] += MIST * u16::from(hurts) + u16::from(stops[cell.index()]);
        }
        let mut best = [None; 100];
        best[from.index()] = Some((0, from));
        for _ in 0..most {
            let reached = best;
            for cell in Cell::all() {
                let Some((cost, _)) = reached[cell.index()] else {
                    continue;
                };
                for next in cell.neighbours(diagonally) {
                    let cost: u16 = cost + price[next.index()];
                    let other: &mut Option<(u16, Cell)> = &mut best[next.index()];
                    if other.is_none_or(|(other, _)| cost < other) {
                        *other = Some((cost, cell));
                    }
                }
            }
        }
        Self { from, best, stops }
    }

    /// Returns the cells entered on the way to a cell. It ends early where something is offered, or mist hurts.
    fn to(&self, cell: Cell) -> Option<Vec<Cell>> {
        self.best[cell.index()].filter(|_| cell != self.from)?;
        let before = |&cell: &Cell| self.best[cell.index()].map(|(_, before)| before);
        let way = std::iter::successors(Some(cell), before).take_while(|&cell| cell != self.from);
        let mut way: Vec<Cell> = way.collect();
        way.reverse();
        let stop = way.iter().position(|cell| self.stops[cell.index()]);
        way.truncate(stop.map_or(way.len(), |stop| stop + 1));
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::{Packed, SeatKind, Table};
    use rules::voodoo_island::Setup;
    use rules::voodoo_island::values::Whereabouts;

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
        Ways::of(view, Seat(0), from, diagonally, 4).to(to)
    }

    #[test]
    fn a_walk_goes_round_mist_where_that_costs_no_step() {
        let mut view = bare(cell(5, 5));
        view.tiles.mist.insert(cell(5, 6));
        let round = vec![cell(6, 5), cell(6, 6)];
        assert_eq!(way(&view, false, cell(6, 6)), Some(round));
        view.tiles.mist.insert(cell(6, 5));
        assert_eq!(way(&view, false, cell(6, 6)).map(|way| way.len()), Some(1));
        assert_eq!(way(&view, true, cell(6, 6)), Some(vec![cell(6, 6)]));
    }

    #[test]
    fn a_walk_stops_where_something_is_offered() {
        let mut view = bare(cell(1, 1));
        view.tiles.on_spots.insert(cell(1, 2));
        view.tiles.mist.insert(cell(2, 1));
        let straight = way(&view, false, cell(1, 4));
        assert_eq!(straight, Some(vec![cell(1, 2)]));
        assert_eq!(way(&view, false, cell(6, 6)), None, "too far");
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
        assert_eq!(length(&choices), 1);
        assert!(to(Spot::Button).is_some());
        let far = super::acts(&view, data, Seat(0), Question::Move(2));
        assert!(far.iter().all(|(_, act)| act.len() == 2));
    }
}
