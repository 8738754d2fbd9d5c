//! Where on the table each choice lies.

use rules::table::Seat;
use rules::voodoo_pirate::chart::{Heading, Space};
use rules::voodoo_pirate::pieces::{Barrel, Card, Cell, Colour, Object};
use rules::voodoo_pirate::view::View;
use rules::voodoo_pirate::{Choice, Item, Question};

/// A spot on the table that choices can lie on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A space of the chart.
    Space(Space),
    /// A ship on the chart.
    Ship(Seat),
    /// Beside a ship, in a direction.
    Beside(Seat, Heading),
    /// A cell of the ritual grid.
    Cell(Cell),
    /// A barrel.
    Barrel(Barrel),
    /// A card in hand.
    Card(Card),
    /// The bag of souls.
    Bag,
    /// The coins of the supply.
    Coins,
    /// The poppets of the supply.
    Poppets,
    /// A coin on one's own mat.
    OwnCoins,
    /// A poppet on one's own mat.
    OwnPoppets,
    /// A soul on one's own mat, by its place.
    OwnSoul(u8),
    /// An object on one's own mat.
    OwnObject(Object),
    /// A skull on one's own mat.
    OwnSkull,
    /// Nowhere: a button beside the question.
    Button,
}

impl Spot {
    /// What kind of thing it is, in a word, for those who read the screen.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Self::Space(_) => "space",
            Self::Ship(_) => "ship",
            Self::Beside(..) => "beside",
            Self::Cell(_) => "cell",
            Self::Barrel(_) => "barrel",
            Self::Card(_) => "card",
            Self::Bag => "bag",
            Self::Coins | Self::Poppets => "supply",
            Self::OwnCoins
            | Self::OwnPoppets
            | Self::OwnSoul(_)
            | Self::OwnObject(_)
            | Self::OwnSkull => "own",
            Self::Button => "button",
        }
    }
}

/// Where a choice lies.
#[must_use]
pub fn spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Spot {
    match choice {
        Choice::Space(space) => Spot::Space(space),
        Choice::Play(card) => match question {
            Question::ChooseCard => Spot::Button,
            _ => Spot::Card(card),
        },
        Choice::Cast(barrel) | Choice::Barrel(barrel) => Spot::Barrel(barrel),
        Choice::Bury(item) | Choice::GiveBack(item) => own(item),
        Choice::Item(item) => match question {
            Question::Board(victim, _) => Spot::Ship(victim),
            _ => own(item),
        },
        Choice::Use(object) => Spot::OwnObject(object),
        Choice::GridSoul(cell) | Choice::Place(_, cell) => Spot::Cell(cell),
        Choice::SoulFrom(other) | Choice::ItemOf(other, _) | Choice::Ship(other) => {
            Spot::Ship(other)
        }
        Choice::Colour(colour) | Choice::PourPoppet(colour) => own_soul(view, seat, colour),
        Choice::Victim(victim, heading) => Spot::Beside(victim, heading),
        Choice::TakeCoin => Spot::Coins,
        Choice::TakePoppet => Spot::Poppets,
        Choice::TakeSoul => Spot::Bag,
        Choice::Sail(heading, spaces) => beyond(view, seat, heading, spaces),
        Choice::Way(heading) => beyond(view, seat, heading, 1),
        Choice::Face(heading) => Spot::Beside(seat, heading),
        Choice::PourSoul => Spot::OwnPoppets,
        Choice::Take
        | Choice::SwapBlessed
        | Choice::Pass
        | Choice::Conjure
        | Choice::EndTurn
        | Choice::Quadrants(_)
        | Choice::Lay(_) => Spot::Button,
    }
}

/// The space so many steps away; off the chart there is only a button.
fn beyond(view: &View, seat: Seat, heading: Heading, spaces: u8) -> Spot {
    let mut at = view.pirate(seat).space;
    for _ in 0..spaces {
        at = at.and_then(|space| space.step(heading));
    }
    at.map_or(Spot::Button, Spot::Space)
}

fn own(item: Item) -> Spot {
    match item {
        Item::Coin => Spot::OwnCoins,
        Item::Poppet => Spot::OwnPoppets,
        Item::Soul(berth) => Spot::OwnSoul(berth),
        Item::Object(object) => Spot::OwnObject(object),
        Item::Skull => Spot::OwnSkull,
    }
}

/// The first soul of a colour aboard.
fn own_soul(view: &View, seat: Seat, colour: Colour) -> Spot {
    let souls = view.pirate(seat).souls;
    let berth = souls
        .iter()
        .position(|soul| soul.is_some_and(|soul| soul.thing == colour && !soul.buried));
    berth.map_or(Spot::Button, |berth| Spot::OwnSoul(berth as u8))
}
