//! The game's numbers and texts, and what is counted when its balance is studied.

use crate::Lagoon;
use crate::play::Play;
use crate::values::{Chest, Event};
use rules::study::Studied;
use rules::table::files::{Fault, Files, Sheet, Within};
use rules::table::words::DataNumbers;
use rules::table::{DESKTOP, Packed, SOUND};
use serde::Deserialize;

const NUMBERS: &str = "example/lagoon.ron";
const WORDS: &str = "example/en.ftl";

/// The numbers of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// Rounds played.
    pub rounds: Within<1, 20>,
    /// The faces of the die.
    pub wind: [Within<1, 3>; 6],
    /// The weight of each chest.
    weights: [Within<1, 20>; Chest::MOST],
    /// Chests at buoys at the start.
    pub open: Within<1, 7>,
    /// Pearls in the lagoon.
    pub pearls: u8,
    /// Weights buried come to a multiple of it.
    pub share: Within<2, 9>,
    /// A digest of the file; saved games carry it.
    #[serde(skip)]
    pub digest: u64,
}

impl Data {
    /// The weight of a chest.
    pub fn weight(&self, chest: Chest) -> u8 {
        self.weights[chest.index()].get()
    }
}

impl Packed for Lagoon {
    const EMBEDDED: &'static [(&'static str, &'static str)] = &[
        (NUMBERS, include_str!("../assets/lagoon.ron")),
        (WORDS, include_str!("../assets/en.ftl")),
        DESKTOP[0],
        SOUND[0],
    ];
    const TEXTS: &'static [&'static str] = &[DESKTOP[0].0, SOUND[0].0, WORDS];

    rules::standard!(Lagoon);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        Sheet::read_all(files, [NUMBERS], |[sheet], digest| {
            let data: Data = sheet.record()?;
            Some(Data { digest, ..data })
        })
    }

    fn numbers(data: &Data) -> DataNumbers {
        DataNumbers::from([("share", data.share.get())])
    }
}

impl Studied for Lagoon {
    const SOURCES: &'static [&'static str] = &["chests", "pearls"];

    rules::rounds_told!();

    rules::points_by!(Play, Play::points);
}
