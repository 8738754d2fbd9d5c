//! The parts that scenarios of both games spell, lay and begin alike.

mod compare;
mod lay;
mod moment;
mod spelling;

pub(crate) use lay::each_pirate;
pub(crate) use moment::{Moment, begin, stage};
pub use spelling::{Names, Pirate, SoulPlace, Thing};

use super::{Colour, Event, Face, Place, Play, Shares, Voodoo};
use rules::kit::scenario;
use rules::table::Table;
use rules::table::scenario::{Draw, Fields, Flow};

const BAG: Fields = &["position", "bag_gives"];

/// Looks at a table with the rules' eyes, or lays pieces on it.
pub(crate) fn with_play<G: Voodoo, R>(
    table: &mut Table<G>,
    act: impl FnOnce(&mut Play<G>) -> R,
) -> R {
    scenario::within_reach::<Play<G>, _, _>(table, |mut play| act(&mut play))
}

/// Compares the souls that came out of the bag, from an event of the log on, with those that a file says it gives.
pub(crate) fn bag_draws<G: Voodoo>(
    table: &mut Table<G>,
    from: usize,
    names: &Names<G>,
    bag_gives: &[Colour],
) -> Draw {
    let bag = G::Place::from(Place::Bag);
    let flows = table.log()[from..].iter().filter_map(|told| {
        let Some(Event::Moved { piece, from, to }) = told.event.shared() else {
            return None;
        };
        match names.faces.of(piece?)?.shared() {
            Some(Face::Soul(colour)) => Flow::between(colour, from == bag, to == bag),
            _ => None,
        }
    });
    let flows: Vec<Flow<Colour>> = flows.collect();
    let left = with_play(table, |play| play.souls_in_bag());
    Draw::of(BAG, bag_gives, &flows, &left)
}
