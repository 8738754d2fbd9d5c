//! Boarding: taking an item of a ship passed, and swapping blessed cards (`voodoo-pirate-card-game §8`).

use super::choice::{Item, Question, Reason};
use super::event::{Cause, Event};
use super::objects::Objects;
use super::pieces::{Colour, Marker, Object, Place};
use super::play::{Agenda, EventLog, Holds, Markers, Play};
use super::steps::Step;
use rules::kit::is;
use rules::table::Seat;

/// A boarding under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Boarding {
    /// The seat that boards.
    pub seat: Seat,
    /// The pirate whose ship is boarded.
    pub victim: Seat,
}

/// Everything that can be taken aboard a ship, in the order it is offered.
pub fn all_items() -> impl Iterator<Item = Item> + Clone {
    [Item::Compass, Item::Coin]
        .into_iter()
        .chain(Colour::ALL.iter().map(|&colour| Item::Soul(colour)))
        .chain(Object::ALL.iter().map(|&object| Item::Object(object)))
        .chain([Item::GriGri])
}

/// Checks whether an item of the ship boarded can be taken.
pub fn judge_item(
    seat: Seat,
    victim: Seat,
    item: Item,
    markers: &Markers,
    holds: &Holds,
    objects: &Objects,
) -> Result<(), Reason> {
    let there = match item {
        Item::Compass => markers.has_compass(victim),
        Item::Coin => holds.coins(victim) > 0,
        Item::Soul(colour) => holds.berth_of(victim, colour).is_some(),
        Item::Object(object) => objects.holds(victim, object),
        Item::GriGri => markers.has_grigri(victim),
    };
    is(there, Reason::NothingThere)?;
    let fits = !matches!(item, Item::Soul(_)) || holds.has_soul_room(seat);
    is(fits, Reason::NoRoom)
}

impl Play<'_, '_> {
    /// Checks whether an item of the ship boarded can be taken.
    pub fn judge_item(&self, seat: Seat, victim: Seat, item: Item) -> Result<(), Reason> {
        let (markers, holds, objects) = (&self.markers, &self.holds, &self.own.objects);
        judge_item(seat, victim, item, markers, holds, objects)
    }
}

/// Takes an item of the ship boarded. An object too many is given up (§12.17).
pub fn take_item(
    (seat, victim, item): (Seat, Seat, Item),
    markers: &mut Markers,
    holds: &mut Holds,
    objects: &mut Objects,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let cause = Cause::Boarding;
    log.tell(Event::Boarded { seat, victim, item }, cause);
    let (theirs, own) = (Place::Aboard(victim), Place::Aboard(seat));
    match item {
        Item::Compass => markers.move_marker(Marker::Compass, theirs, own, cause, log),
        Item::Coin => {
            holds.move_coin(theirs, own, cause, log);
        }
        Item::Soul(colour) => {
            if let Some(berth) = holds.berth_of(victim, colour) {
                holds.take_soul(seat, Place::Berth(victim, berth), cause, log);
            }
        }
        Item::Object(object) => {
            if let Some(place) = objects.place_of(victim, object) {
                objects.stow(seat, place, cause, markers, log, agenda);
            }
        }
        Item::GriGri => markers.move_marker(Marker::GriGri, theirs, own, cause, log),
    }
}

/// Asks what is taken of the ship boarded, then whether cards are swapped. A Cursed Pirate always swaps.
pub fn board(
    boarding: Boarding,
    markers: &Markers,
    holds: &Holds,
    objects: &Objects,
    agenda: &mut Agenda,
) {
    agenda.then(Step::Swap(boarding));
    let Boarding { seat, victim } = boarding;
    if all_items().any(|item| judge_item(seat, victim, item, markers, holds, objects).is_ok()) {
        agenda.ask(seat, Question::Board(victim));
    }
}

/// Asks whether blessed cards are swapped.
pub fn swap(Boarding { seat, victim }: Boarding, agenda: &mut Agenda) {
    agenda.ask(seat, Question::Swap(victim));
}
