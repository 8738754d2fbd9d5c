//! The numbers of the data that the game's texts say.

use super::data::{Data, Worth};
use super::ids::Unique;
use rules::kit::Texted;
use rules::table::words::DataNumbers;

/// The tenths of a millimetre in which lengths are measured, in a millimetre.
const MILLIMETRE: i64 = 10;

/// Returns them by their names: those of the game, lengths in millimetres, and what each unique treasure is worth, by its text's.
pub(super) fn numbers(data: &Data) -> DataNumbers {
    let all = &data.numbers;
    let mut said = DataNumbers::from([
        ("islands-each", all.islands_each),
        ("uniques-each", all.uniques_each),
        ("fog-turns", all.event_fog_turns),
        ("quartermaster", all.quartermaster),
        ("link", all.link),
    ]);
    let mysterious = data
        .islands
        .iter()
        .filter(|island| island.mystery.is_some());
    said.extend([
        ("event-apart", all.event_apart / MILLIMETRE),
        ("mysterious-islands", mysterious.count() as i64),
    ]);
    for &unique in Unique::ALL {
        if let Worth::Gold(gold) = data.unique(unique).worth {
            said.extend([(unique.text_id().trim_start_matches("unique-"), gold)]);
        }
    }
    said
}
