//! Objects, the start and the Cursed Pirates (`voodoo-pirate-card-game §3`, `§4`, `§10`).

use crate::voodoo_cards::data::{CursedData, Effect, ObjectData, StartData};
use crate::voodoo_cards::pieces::{Card, Colour, Object};
use crate::voodoo_cards::setup::MOST_PIRATES;
use crate::{GridCell, check_blessed, check_supply};
use rules::table::files::{Sheet, Within};
use serde::Deserialize;

/// Points that a file can give.
type Points = Within<0, 30>;

/// Points that a file can give or take.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "i64")]
struct Balance(i8);

impl TryFrom<i64> for Balance {
    type Error = String;

    fn try_from(points: i64) -> Result<Self, String> {
        i8::try_from(points)
            .ok()
            .filter(|points| (-30..=30).contains(points))
            .map(Self)
            .ok_or_else(|| format!("found {points}, expected a whole number from -30 to 30"))
    }
}

/// An object as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawObject {
    object: Object,
    cards: Within<1, 9>,
    does: RawEffect,
}

/// The effect of an object, as the file has it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
enum RawEffect {
    Worth {
        points: Points,
    },
    EachSoul {
        points: Points,
        colour: Colour,
        each: Points,
    },
    Pair {
        alone: Balance,
        both: Balance,
    },
    Curse,
    Compass,
    Fetch,
    TradeSoul,
    FreeBarrel,
    AnswerFire,
    Search {
        cards: Within<1, 9>,
    },
    Maelstrom,
    Whisper,
}

impl RawEffect {
    fn effect(self) -> Effect {
        match self {
            Self::Worth { points } => Effect::Worth(points.get() as i8),
            Self::EachSoul {
                points,
                colour,
                each,
            } => Effect::EachSoul {
                points: points.get() as i8,
                colour,
                each: each.get() as i8,
            },
            Self::Pair { alone, both } => Effect::Pair {
                alone: alone.0,
                both: both.0,
            },
            Self::Curse => Effect::Curse,
            Self::Compass => Effect::Compass,
            Self::Fetch => Effect::Fetch,
            Self::TradeSoul => Effect::TradeSoul,
            Self::FreeBarrel => Effect::FreeBarrel,
            Self::AnswerFire => Effect::AnswerFire,
            Self::Search { cards } => Effect::Search(cards.get()),
            Self::Maelstrom => Effect::Maelstrom,
            Self::Whisper => Effect::Whisper,
        }
    }
}

/// All objects, each once. Of what is unique to one object there is one; the card that gives the token is one card.
pub(super) fn objects(sheet: &mut Sheet) -> Option<Vec<ObjectData>> {
    let list = sheet.list::<RawObject>()?;
    sheet.each_once(
        &list,
        Object::ALL,
        |raw| raw.object,
        "each of the fifteen objects once",
    );
    let mut uses: Vec<std::mem::Discriminant<Effect>> = Vec::new();
    for entry in &list.entries {
        let effect = entry.value.does.effect();
        let scores = matches!(
            effect,
            Effect::Worth(_) | Effect::EachSoul { .. } | Effect::Pair { .. }
        );
        let kind = std::mem::discriminant(&effect);
        if !scores && uses.contains(&kind) {
            let message =
                format!("found {effect:?} a second time, expected one object that does it");
            sheet.fault(entry.offset, message);
        }
        uses.push(kind);
        if effect == Effect::Compass && entry.value.cards.get() > 1 {
            let message = "there is one compass token, expected one card that gives it";
            sheet.fault(entry.offset, message);
        }
    }
    let found = Object::ALL.iter().filter_map(|&wanted| {
        let entry = list.entries.iter().find(|e| e.value.object == wanted)?;
        Some(ObjectData {
            cards: entry.value.cards.get(),
            effect: entry.value.does.effect(),
        })
    });
    let found: Vec<ObjectData> = found.collect();
    (found.len() == Object::ALL.len()).then_some(found)
}

/// Supplies that do for four pirates; a blessed card a pirate at least, none twice, the lowest first.
pub(super) fn start(sheet: &mut Sheet) -> Option<StartData> {
    let start: StartData = sheet.record()?;
    let souls = [1, start.soul_supply.iter().sum(), MOST_PIRATES];
    let coins = [start.coins, start.coin_supply, MOST_PIRATES];
    check_supply(sheet, ("soul_supply", "souls"), souls);
    check_supply(sheet, ("coin_supply", "coins"), coins);
    check_blessed(sheet, "blessed", &start.blessed, MOST_PIRATES);
    if !start.blessed.is_sorted() {
        sheet.fault_at(
            "blessed",
            "expected the cards in their order, the lowest first",
        );
    }
    Some(start)
}

/// The Cursed Pirates as the file has them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCursed {
    extra_card: RawExtra,
    cells: Vec<GridCell>,
}

/// A card for each pirate.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExtra {
    red: Card,
    yellow: Card,
    blue: Card,
    green: Card,
}

/// Every cell once.
pub(super) fn cursed(sheet: &mut Sheet) -> Option<CursedData> {
    let raw = sheet.record::<RawCursed>()?;
    let expected = "each of the grid's nine cells once";
    sheet.exactly("cells", &raw.cells, &GridCell::ALL, expected);
    let RawExtra {
        red,
        yellow,
        blue,
        green,
    } = raw.extra_card;
    Some(CursedData {
        extra_card: [red, yellow, blue, green],
        cells: raw.cells.into_iter().map(GridCell::cell).collect(),
    })
}
