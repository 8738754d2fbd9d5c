//! Answers that the pieces on the table can spell, legal or not.

use crate::table::Seat;
use crate::voodoo::CELLS;
use crate::voodoo_pirate::boarding::all_items;
use crate::voodoo_pirate::chart::{Heading, Quarters, Space};
use crate::voodoo_pirate::choice::{Choice, Item};
use crate::voodoo_pirate::pieces::{Barrel, Card, Cell, Colour, Object};

/// Values of the choice type that the pieces on the table can spell: for tests of what is refused.
#[must_use]
pub fn spellings() -> Vec<Choice> {
    let mut all = vec![
        Choice::Pass,
        Choice::Conjure,
        Choice::EndTurn,
        Choice::TakeCoin,
        Choice::TakePoppet,
        Choice::TakeSoul,
        Choice::SwapBlessed,
        Choice::Take,
        Choice::PourSoul,
    ];
    let seats = (0..5).map(Seat);
    let items: Vec<Item> = all_items().collect();
    all.extend(Space::all().map(Choice::Space));
    all.extend(Card::ALL.iter().copied().map(Choice::Play));
    all.extend(Barrel::ALL.iter().copied().map(Choice::Cast));
    all.extend(Barrel::ALL.iter().copied().map(Choice::Barrel));
    all.extend(items.iter().copied().map(Choice::Bury));
    all.extend(items.iter().copied().map(Choice::Item));
    all.extend(items.iter().copied().map(Choice::GiveBack));
    all.extend(Object::ALL.iter().copied().map(Choice::Use));
    all.extend(Colour::ALL.iter().copied().map(Choice::Colour));
    all.extend(Colour::ALL.iter().copied().map(Choice::PourPoppet));
    all.extend((0..=CELLS).map(Cell).map(Choice::GridSoul));
    all.extend((0..4).map(Choice::Quadrants));
    all.extend((0..5).map(Quarters).map(Choice::Lay));
    for &heading in Heading::ALL {
        all.push(Choice::Face(heading));
        all.push(Choice::Way(heading));
        all.extend((0..4).map(|spaces| Choice::Sail(heading, spaces)));
        all.extend(seats.clone().map(|seat| Choice::Victim(seat, heading)));
    }
    for seat in seats {
        all.push(Choice::SoulFrom(seat));
        all.push(Choice::Ship(seat));
        all.extend(items.iter().map(|&item| Choice::ItemOf(seat, item)));
    }
    for &colour in Colour::ALL {
        all.extend((0..=CELLS).map(|cell| Choice::Place(colour, Cell(cell))));
    }
    all
}
