//! The spots of choices on the table.

use super::walk;
use crate::table::{Placed, PlacedAct};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::data::Data;
use games::voodoo_island::values::{
    Bundle, Cell, Choice, Die, Expedition, Item, Mission, Question, Slot, Supply,
};
use games::voodoo_island::view::View;
use rules::table::Seat;

crate::spots! {
    /// A cell of the map.
    Cell(Cell) = "space",
    /// An explorer on the map.
    Pawn(Seat) = "explorer",
    /// A player's row.
    Row(Seat) = "row",
    /// The place in the lake where helpers fetch a supply.
    Place(Supply) = "place",
    /// The place in the lake where a helper calls the helicopter.
    HelicopterPlace = "place",
    /// A tool spot of a player.
    Tool(Seat, Slot) = "tool",
    /// An item in one's own bag.
    Item(Item) = "own",
    /// Supplies of a kind in one's own bag.
    Supply(Supply) = "own",
    /// The recipe of an item.
    Recipe(Item) = "recipe",
    /// One's own helpers that are ready.
    Helpers = "own",
    /// An expedition card in one's own hand.
    Card(Expedition) = "card",
    /// A mission card in one's own hand.
    Mission(Mission) = "card",
    /// The deck of expedition cards.
    Deck = "supply",
    /// The deck of mission cards.
    Missions = "supply",
}

impl Placed for VoodooIsland {
    type Spot = Spot;

    fn spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Spot {
        match choice {
            Choice::Step(cell)
            | Choice::Canoe(cell)
            | Choice::Leap(cell)
            | Choice::Land(cell)
            | Choice::Clear(cell)
            | Choice::Mist(cell) => Spot::Cell(cell),
            Choice::PickUp | Choice::Mission(_) | Choice::Attack(_) => {
                let cell = view.explorers[seat.index()].at.cell();
                cell.map_or(Spot::Button, Spot::Cell)
            }
            Choice::Target(other) => Spot::Row(other),
            Choice::Play(card) | Choice::Card(card) => Spot::Card(card),
            Choice::Buy(_) => Spot::Deck,
            Choice::HelperTool(slot) | Choice::SetTool(_, slot) => Spot::Tool(seat, slot),
            Choice::Doll(other, slot) => Spot::Tool(other, slot),
            Choice::HelperSupply(supply) => Spot::Place(supply),
            Choice::HelperCall(_) => Spot::HelicopterPlace,
            Choice::Craft(item) | Choice::CraftWith(item, ..) => Spot::Recipe(item),
            Choice::TradeMap => Spot::Missions,
            Choice::Supply(supply) if !matches!(question, Question::Plunder(_)) => {
                Spot::Supply(supply)
            }
            Choice::Supply(_)
            | Choice::Pass
            | Choice::End
            | Choice::Take(_)
            | Choice::Leave
            | Choice::Done
            | Choice::Decline
            | Choice::RollAgain
            | Choice::Keep
            | Choice::Ward
            | Choice::Suffer
            | Choice::Hurt => Spot::Button,
        }
    }

    fn origin(_: &View, seat: Seat, _: Question, choice: Choice) -> Option<Spot> {
        Some(match choice {
            Choice::Step(_) | Choice::Canoe(_) | Choice::Leap(_) => Spot::Pawn(seat),
            Choice::Play(card) => Spot::Card(card),
            Choice::SetTool(item, _) => Spot::Item(item),
            Choice::Doll(..) => Spot::Item(Item::VoodooDoll),
            Choice::TradeMap => Spot::Item(Item::Map),
            Choice::HelperTool(_) | Choice::HelperSupply(_) | Choice::HelperCall(_) => {
                Spot::Helpers
            }
            _ => return None,
        })
    }

    fn acts(view: &View, data: &Data, seat: Seat, question: Question) -> Vec<PlacedAct<Self>> {
        walk::acts(view, data, seat, question)
    }

    fn attempt(
        view: &View,
        data: &Data,
        seat: Seat,
        question: Question,
        spot: Spot,
    ) -> Option<Choice> {
        let own = view.explorers[seat.index()].at.cell();
        Some(match (spot, question) {
            (Spot::Cell(cell), Question::Call(..) | Question::Flare(_) | Question::Radio(_)) => {
                Choice::Land(cell)
            }
            (Spot::Cell(cell), Question::Clear(_)) => Choice::Clear(cell),
            (Spot::Cell(cell), Question::MistTie(_)) => Choice::Mist(cell),
            (Spot::Cell(cell), Question::Move(_)) if own == Some(cell) => Choice::PickUp,
            (Spot::Cell(cell), Question::Move(_)) => Choice::Step(cell),
            (Spot::Pawn(other), Question::Move(_)) if other != seat => Choice::Attack(other),
            (Spot::Row(other), Question::Target(_)) => Choice::Target(other),
            (Spot::Place(supply), _) => Choice::HelperSupply(supply),
            (Spot::HelicopterPlace, _) => Choice::HelperCall(Die::Black),
            (Spot::Tool(owner, slot), Question::Work) if owner == seat => Choice::HelperTool(slot),
            (Spot::Tool(owner, slot), _) if owner != seat => Choice::Doll(owner, slot),
            (Spot::Item(Item::VoodooDoll), _) => return None,
            (Spot::Item(item), _) => Choice::SetTool(item, Slot::First),
            (Spot::Supply(supply), Question::Toll | Question::DiscardSupply) => {
                Choice::Supply(supply)
            }
            (Spot::Recipe(item), _) => Choice::Craft(item),
            (
                Spot::Card(card),
                Question::BattleCard(_)
                | Question::Defend(_)
                | Question::Answer(..)
                | Question::DiscardCard,
            ) => Choice::Card(card),
            (Spot::Card(card), _) => Choice::Play(card),
            (Spot::Deck, _) => {
                let price = usize::from(view.today(data).price());
                Choice::Buy(Bundle::of(&vec![Supply::Sticks; price]))
            }
            (Spot::Missions, _) => Choice::TradeMap,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_island::Setup;
    use games::voodoo_island::values::{IslandCard, IslandPlace};
    use rules::table::{Packed, SeatKind, Table};

    /// A click on the deck would buy a card at the price of the day: who cannot pay is told that, and never that the price is wrong.
    #[test]
    fn the_deck_is_tried_at_the_price_of_the_day() {
        let data = VoodooIsland::standard();
        let setup = Setup::of(&[SeatKind::Human, SeatKind::Random]);
        let mut table = Table::<VoodooIsland>::new(data, &setup, 1).unwrap();
        let mut view: View = table.view(None);
        for (card, price) in [
            (IslandCard::ClearMorning, 2),
            (IslandCard::MarketDay, 1),
            (IslandCard::PoorTrade, 3),
        ] {
            view.islands.fill(None);
            view.islands[card as usize] = Some(IslandPlace::Turned(view.day));
            let tried = VoodooIsland::attempt(&view, data, Seat(0), Question::Card, Spot::Deck);
            let Some(Choice::Buy(bundle)) = tried else {
                panic!("{card:?}: {tried:?}");
            };
            assert_eq!(bundle.size(), price, "{card:?}");
        }
    }
}
