//! The game's numbers and texts, and what is counted when its balance is studied.

use crate::Lagoon;
use crate::values::{Chest, Event};
use rules::standard;
use rules::study::Studied;
use rules::table::files::{Fault, Files, Sheet, Within, digest};
use rules::table::words::DataNumbers;
use rules::table::{DESKTOP, Packed, SOUND, Seat, Table};
use serde::Deserialize;

const NUMBERS: &str = "example/lagoon.ron";
const WORDS: &str = "example/en.ftl";

/// What the file says.
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

    standard!(Lagoon);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        let mut sheet = Sheet::open(files, NUMBERS);
        let data: Option<Data> = sheet.record();
        let digest = digest(sheet.source());
        let whole = data.map(|data| Data { digest, ..data });
        whole.ok_or(sheet.faults)
    }

    fn numbers(data: &Data) -> DataNumbers {
        let mut numbers = DataNumbers::default();
        numbers.extend([("share", data.share.get())]);
        numbers
    }
}

impl Studied for Lagoon {
    const SOURCES: &'static [&'static str] = &["chests", "pearls"];

    fn round(table: &Table<Self>) -> u32 {
        let mut events = table.log().iter().rev().map(|told| told.event);
        let begun = events.find_map(|event| match event {
            Event::PhaseBegan(_, round) => Some(round),
            _ => None,
        });
        begun.unwrap_or(0).into()
    }

    fn points(table: &mut Table<Self>, viewer: Option<Seat>) -> Vec<Vec<i32>> {
        let view = table.view(viewer);
        let points = view.seats().map(|seat| view.points(table.data(), seat));
        points.map(|of| of.map(i32::from).to_vec()).collect()
    }
}
