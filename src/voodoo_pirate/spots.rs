//! Where on the table the choices lie that only Voodoo Pirate has.

use super::Spot;
use crate::voodoo::{beyond, own_soul};
use rules::table::Seat;
use rules::voodoo_pirate::pieces::Object;
use rules::voodoo_pirate::view::View;
use rules::voodoo_pirate::{Choice, Item, Question};

/// A spot that only this game's table has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OwnSpot {
    /// The poppets of the supply.
    Poppets,
    /// A poppet on one's own mat.
    OwnPoppets,
    /// An object on one's own mat.
    OwnObject(Object),
    /// A skull on one's own mat.
    OwnSkull,
}

/// Where a choice lies that does not lie where it does in both games.
pub(super) fn spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Option<Spot> {
    Some(match choice {
        Choice::Space(space) => Spot::Space(space),
        Choice::Cast(barrel) | Choice::Barrel(barrel) => Spot::Barrel(barrel),
        Choice::Bury(item) | Choice::GiveBack(item) => own(item),
        Choice::Item(item) => match question {
            Question::Board(victim, _) => Spot::Ship(victim),
            _ => own(item),
        },
        Choice::Use(object) => Spot::Own(OwnSpot::OwnObject(object)),
        Choice::ItemOf(other, _) | Choice::Ship(other) => Spot::Ship(other),
        Choice::PourPoppet(colour) => own_soul(view, seat, colour),
        Choice::TakePoppet => Spot::Own(OwnSpot::Poppets),
        Choice::Way(heading) => beyond(view, seat, heading, 1),
        Choice::Face(heading) => Spot::Beside(seat, heading),
        Choice::PourSoul => Spot::Own(OwnSpot::OwnPoppets),
        _ => return None,
    })
}

/// Where the piece lies that such a choice moves, where it can be dragged from there.
pub(super) fn origin(seat: Seat, question: Question, choice: Choice) -> Option<Spot> {
    match choice {
        Choice::Cast(_) => Some(Spot::Own(OwnSpot::OwnPoppets)),
        Choice::Space(_) if question != Question::Whirlpool => Some(Spot::Ship(seat)),
        Choice::Way(_) => Some(Spot::Ship(seat)),
        _ => None,
    }
}

fn own(item: Item) -> Spot {
    match item {
        Item::Coin => Spot::OwnCoins,
        Item::Poppet => Spot::Own(OwnSpot::OwnPoppets),
        Item::Soul(berth) => Spot::OwnSoul(berth),
        Item::Object(object) => Spot::Own(OwnSpot::OwnObject(object)),
        Item::Skull => Spot::Own(OwnSpot::OwnSkull),
    }
}
