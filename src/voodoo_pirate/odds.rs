//! The odds of the next tile and the next skull, worked out from the viewer's view and from nothing else.

use super::chart::feature_picture;
use crate::table::figures::capital;
use crate::table::odds::{self, Chance, cell, count};
use crate::table::tips::{Row, Tip};
use crate::voodoo::odds::unseen;
use games::voodoo_pirate::chart::Heading;
use games::voodoo_pirate::data::{Data, Feature};
use games::voodoo_pirate::pieces::{Back, Colour, Face, Object};
use games::voodoo_pirate::view::View;
use games::voodoo_pirate::words::Speaker;

/// The odds of the next tile that is turned over, as far as the viewer knows.
#[derive(Debug, Clone, PartialEq)]
pub struct NextTile {
    /// The tile on top, if the viewer has looked at it.
    pub known: Option<u8>,
    /// The tiles that the first unknown one can be, each with its chance: the top one, or the one below it.
    pub chances: Vec<(u8, Chance)>,
}

/// Returns the odds of the next tile of the stack. The Time Out tile lies among the last few, each of them as likely as any.
#[must_use]
pub fn next_tile(view: &View, data: &Data) -> NextTile {
    let tiles: Vec<u8> = unseen(view, Back::Tile)
        .into_iter()
        .filter_map(|face| match face {
            Face::Tile(tile) => Some(tile),
            _ => None,
        })
        .collect();
    let is_time_out = |tile: u8| data.tiles[usize::from(tile) - 1].time_out;
    let waits = tiles.iter().any(|&tile| is_time_out(tile));
    let left = tiles.len();
    let time_out = if waits && left <= usize::from(data.start.time_out_among) {
        odds::next(1, left)
    } else {
        Chance::NEVER
    };
    let others = left - usize::from(waits);
    let other = time_out.otherwise().and(odds::next(1, others));
    let chance = |tile: u8| if is_time_out(tile) { time_out } else { other };
    NextTile {
        known: view.top_tile.map(|(tile, _)| tile),
        chances: tiles.iter().map(|&tile| (tile, chance(tile))).collect(),
    }
}

impl NextTile {
    /// Returns the number of tiles that a test holds for, and the chance that one of them comes.
    #[must_use]
    pub fn of(&self, is_it: impl Fn(u8) -> bool) -> (usize, Chance) {
        let those = self.chances.iter().filter(|(tile, _)| is_it(*tile));
        those.fold((0, Chance::NEVER), |(count, sum), (_, chance)| {
            (count + 1, sum.or(*chance))
        })
    }
}

/// Returns the odds of the stack and the skulls for the table in words.
#[must_use]
pub(super) fn told(speaker: &Speaker, view: &View, data: &Data) -> Vec<Tip> {
    let titled = |id, count: u8| {
        let count = [("count", count.into())];
        Tip::new(speaker.words().say(id, &count), "")
    };
    vec![
        stack(titled("ui-tiles-left", view.stack), speaker, view, data),
        skulls(titled("ui-skulls-left", view.skulls), speaker, view),
    ]
}

/// The kinds of feature that lie on several tiles, by an example of each.
const KINDS: [Feature; 6] = [
    Feature::Skull,
    Feature::Coin,
    Feature::Map,
    Feature::Current(Heading::North),
    Feature::Portal,
    Feature::Fleet,
];

/// Returns a tip with the features still in the stack, and the odds that the next tile carries each.
#[must_use]
pub fn stack(tip: Tip, speaker: &Speaker, view: &View, data: &Data) -> Tip {
    let words = speaker.words();
    let next = next_tile(view, data);
    if next.chances.is_empty() {
        return tip;
    }
    let carries = |tile: u8, wanted: Feature| {
        let waters = data.tiles[usize::from(tile) - 1].waters;
        let kind = |feature: Feature| match feature {
            Feature::Current(_) => Feature::Current(Heading::North),
            feature => feature,
        };
        waters
            .into_iter()
            .any(|water| water.feature.map(kind) == Some(wanted))
    };
    let row = |name: String, icon: String, tiles: usize, chance: Chance| Row {
        icon: Some(icon),
        name: capital(&name),
        cells: vec![count(tiles), cell(chance)],
    };
    let mut rows = Vec::new();
    for kind in KINDS {
        let (tiles, chance) = next.of(|tile| carries(tile, kind));
        if tiles > 0 {
            let (icon, ..) = feature_picture(kind);
            rows.push(row(speaker.feature(kind), icon, tiles, chance));
        }
    }
    // Stars of which as many tiles are left stand in one row, and so do objects: each of them is as likely.
    let stars = Colour::ALL.iter().map(|&colour| Feature::Star(colour));
    let objects = Object::ALL.iter().map(|&object| Feature::Object(object));
    let mut grouped: Vec<(Vec<Feature>, usize, Chance)> = Vec::new();
    for wanted in stars.chain(objects) {
        let (tiles, chance) = next.of(|tile| carries(tile, wanted));
        let alike = |(those, count, same): &&mut (Vec<Feature>, usize, Chance)| {
            let star = |feature: &Feature| matches!(feature, Feature::Star(_));
            (*count, *same, star(&those[0])) == (tiles, chance, star(&wanted))
        };
        match grouped.iter_mut().find(alike) {
            _ if tiles == 0 => {}
            Some((those, ..)) => those.push(wanted),
            None => grouped.push((vec![wanted], tiles, chance)),
        }
    }
    for (those, tiles, chance) in grouped {
        let (icon, ..) = feature_picture(those[0]);
        let names: Vec<String> = those
            .iter()
            .map(|&feature| match feature {
                Feature::Star(colour) => speaker.text(colour),
                Feature::Object(object) => speaker.text(object),
                other => speaker.feature(other),
            })
            .collect();
        let list = names.join(&words.say("list-comma", &[]));
        let each = ("list", list.into());
        let name = match (those[0], those.len()) {
            (feature, 1) => speaker.feature(feature),
            (Feature::Star(_), _) => words.say("ui-odds-each-star", &[each]),
            _ => words.say("ui-odds-each", &[each]),
        };
        rows.push(row(name, icon, tiles, chance));
    }
    let (waits, chance) = next.of(|tile| data.tiles[usize::from(tile) - 1].time_out);
    if waits > 0 {
        let name = words.say("ui-odds-time-out", &[]);
        rows.push(row(name, "sands-of-time".to_owned(), waits, chance));
    }
    let columns = vec![
        words.say("ui-odds-tiles", &[]),
        words.say("ui-odds-next", &[]),
    ];
    let note = match next.known {
        Some(tile) => words.say("ui-odds-known", &[("tile", i64::from(tile).into())]),
        None => words.say("ui-odds-stack", &[]),
    };
    tip.with(Some(note))
        .table(columns, rows)
        .about("ground-open")
}

/// Returns a tip with the skulls that the viewer does not know, and the odds that the next one taken is each of them.
#[must_use]
pub fn skulls(tip: Tip, speaker: &Speaker, view: &View) -> Tip {
    let skulls = unseen(view, Back::Skull);
    if view.skulls == 0 || skulls.is_empty() {
        return tip;
    }
    let chance = odds::next(1, skulls.len());
    let rows = skulls.iter().map(|&face| Row {
        icon: Some("art/skull".to_owned()),
        name: capital(&speaker.piece(face)),
        cells: vec![cell(chance)],
    });
    let words = speaker.words();
    tip.table(vec![words.say("ui-odds-next", &[])], rows.collect())
        .with(Some(words.say("ui-odds-skulls", &[])))
        .about("book-skull")
}
