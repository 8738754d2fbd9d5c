//! The Sea cards (`voodoo-pirate-card-game §2`).

use crate::voodoo_cards::data::{CardinalData, Feature, Water};
use crate::voodoo_cards::pieces::{Barrel, Colour, Wind};
use rules::table::files::{Sheet, Within};
use serde::Deserialize;

/// Sea cards that are no cardinal cards.
const CARDS: u8 = 8;

/// The file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSea {
    cardinals: Vec<RawCardinal>,
    cards: Vec<RawCard>,
}

/// A cardinal card as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCardinal {
    point: Point,
    wind: Wind,
    barrels: Vec<Barrel>,
    value: Value,
}

/// A point of the compass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
enum Point {
    North,
    East,
    South,
    West,
}

/// The worth of a space.
pub type Value = Within<0, 20>;

/// A numbered card as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    number: Within<1, 8>,
    a: RawFace,
    b: RawFace,
}

/// A face as the file has it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RawFace {
    Fair {
        value: Value,
        star: Colour,
        #[serde(default)]
        skull: bool,
        #[serde(default)]
        feature: Given,
    },
    Haunted {
        value: Value,
        star: Colour,
        #[serde(default)]
        skull: bool,
        #[serde(default)]
        feature: Given,
    },
}

/// A feature that may be left out.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(from = "Feature")]
pub struct Given(Option<Feature>);

impl From<Feature> for Given {
    fn from(feature: Feature) -> Self {
        Self(Some(feature))
    }
}

impl RawFace {
    /// Returns the water that is drawn on it.
    pub fn water(self) -> Water {
        let (haunted, value, star, skull, feature) = match self {
            Self::Fair {
                value,
                star,
                skull,
                feature,
            } => (false, value, star, skull, feature),
            Self::Haunted {
                value,
                star,
                skull,
                feature,
            } => (true, value, star, skull, feature),
        };
        Water {
            haunted,
            skull,
            value: value.get(),
            star: Some(star),
            feature: feature.0,
        }
    }
}

/// Every point, wind, barrel and number once; maps and Night Watches so that the ring can be dealt.
pub(super) fn check(sheet: &mut Sheet) -> Option<(Vec<CardinalData>, Vec<[Water; 2]>)> {
    let raw = sheet.record::<RawSea>()?;
    let points: Vec<Point> = raw.cardinals.iter().map(|raw| raw.point).collect();
    let all = [Point::North, Point::East, Point::South, Point::West];
    sheet.exactly("cardinals", &points, &all, "each point of the compass once");
    let winds: Vec<Wind> = raw.cardinals.iter().map(|raw| raw.wind).collect();
    sheet.exactly("cardinals", &winds, Wind::ALL, "each wind once");
    let clockwise = raw
        .cardinals
        .iter()
        .all(|raw| raw.point as usize == raw.wind as usize);
    if !clockwise {
        let message = "expected Fair in the North, Storm in the East, Becalmed in the South, Mermaids in the West";
        sheet.fault_at("cardinals", message);
    }
    let barrels: Vec<Barrel> = raw
        .cardinals
        .iter()
        .flat_map(|raw| raw.barrels.clone())
        .collect();
    sheet.exactly("cardinals", &barrels, Barrel::ALL, "each barrel once");
    for cardinal in &raw.cardinals {
        let chosen = [Barrel::Moon, Barrel::Bones];
        let fits = match cardinal.barrels.as_slice() {
            [one] => !chosen.contains(one),
            [one, other] => chosen.contains(one) && chosen.contains(other),
            _ => false,
        };
        if !fits {
            let message = format!(
                "found {:?} in the {:?}, expected one barrel, or Moon and Bones of which the setup chooses",
                cardinal.barrels, cardinal.point
            );
            sheet.fault_at("cardinals", message);
        }
    }
    let numbers: Vec<u8> = raw.cards.iter().map(|raw| raw.number.get()).collect();
    let wanted: Vec<u8> = (1..=CARDS).collect();
    sheet.exactly("cards", &numbers, &wanted, "each number from 1 to 8 once");
    for card in &raw.cards {
        let rare = [card.a, card.b].map(|face| {
            let feature = face.water().feature;
            feature.filter(|feature| matches!(feature, Feature::Map | Feature::NightWatch))
        });
        if let [Some(one), Some(other)] = rare {
            let number = card.number.get();
            let message = format!(
                "found {one:?} and {other:?} on card {number}, expected one of them at most: maps lie face down, one Night Watch face up"
            );
            sheet.fault_at("cards", message);
        }
    }
    if !sheet.faults.is_empty() {
        return None;
    }
    let mut cardinals: Vec<(Wind, CardinalData)> = raw
        .cardinals
        .into_iter()
        .map(|raw| {
            let data = CardinalData {
                barrels: raw.barrels,
                value: raw.value.get(),
            };
            (raw.wind, data)
        })
        .collect();
    cardinals.sort_by_key(|(wind, _)| *wind);
    let mut cards: Vec<(u8, [Water; 2])> = raw
        .cards
        .iter()
        .map(|raw| (raw.number.get(), [raw.a.water(), raw.b.water()]))
        .collect();
    cards.sort_by_key(|(number, _)| *number);
    Some((
        cardinals.into_iter().map(|(_, data)| data).collect(),
        cards.into_iter().map(|(_, faces)| faces).collect(),
    ))
}
