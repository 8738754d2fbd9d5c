//! The tips of things of the island.

use crate::table;
use crate::table::figures::{capital, listed};
use crate::table::tips::Tip;
pub(super) use crate::table::tips::of;
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::data::{Board, Spot as OnBoard};
use games::voodoo_island::today::Today;
use games::voodoo_island::values::{
    Cell, HelperPlace, IslandCard, Item, Mission, Phase, Slot, Supply, Whereabouts,
};
use rules::kit::{Teller, Texted};
use rules::table::Seat;
use rules::table::words::Value;

/// A source of tips: a frame of the table, or the table in words.
pub(super) trait Seen: table::Seen<VoodooIsland> {
    /// Returns the side of the board that is played on.
    fn board(&self) -> &Board {
        self.view().board(self.data())
    }

    /// Returns the rules of the day.
    fn today(&self) -> Today<'_> {
        self.view().today(self.data())
    }
}

impl<T: table::Seen<VoodooIsland>> Seen for T {}

/// Returns so many of a thing: `2 sticks`.
pub(super) fn several(teller: &Teller, value: impl Texted, count: u8) -> String {
    let id = format!("{}.counted", value.text_id());
    teller.say(&id, &[("count", count.into())])
}

/// Returns supplies, counted: `2 sticks and 1 stone`.
fn counted(seen: &impl Seen, supplies: impl Iterator<Item = (Supply, u8)>) -> String {
    let teller = &seen.speaker().teller;
    let pieces = supplies.filter(|(_, count)| *count > 0);
    let pieces = pieces.map(|(supply, count)| several(teller, supply, count));
    listed(teller.words(), &pieces.collect::<Vec<_>>())
}

/// Returns the values of the texts about a recipe: its supplies, and those that a seat lacks.
pub(super) fn about_recipe(
    seen: &impl Seen,
    seat: Seat,
    item: Item,
) -> [(&'static str, Value<'static>); 3] {
    let recipe = seen.data().recipes[item as usize];
    let bag = seen.view().explorers[seat.index()].bag;
    let supplies = || Supply::ALL.iter().copied();
    let made_of = counted(seen, supplies().zip(recipe));
    let missing = counted(seen, supplies().zip(bag.lacks(recipe)));
    let missing = if missing.is_empty() {
        "none".to_owned()
    } else {
        missing
    };
    [
        ("item", seen.text(item)),
        ("made-of", made_of.into()),
        ("missing", missing.into()),
    ]
}

/// Returns a tip about an item, and about the supplies that a seat lacks to craft it.
pub(super) fn recipe(seen: &impl Seen, seat: Seat, item: Item) -> Tip {
    let values = about_recipe(seen, seat, item);
    of(seen, "tip-recipe", &values).join(what(seen, item))
}

/// Returns a tip about a value with a `.text`.
fn what(seen: &impl Seen, value: impl Texted + Copy) -> Tip {
    let words = seen.speaker().teller.words();
    let title = capital(&words.say(value.text_id(), &[]));
    let does = words.say(&format!("{}.text", value.text_id()), &[]);
    Tip::new(title, does).about(value.text_id())
}

/// Explains an item in the bag.
pub(super) fn item(seen: &impl Seen, item: Item, count: u8) -> Tip {
    let counted = several(&seen.speaker().teller, item, count);
    let values = [("counted", counted.into())];
    of(seen, "tip-bag-item", &values).join(what(seen, item))
}

/// Supplies of a kind in the bag.
pub(super) fn supply(seen: &impl Seen, supply: Supply, count: u8) -> Tip {
    let counted = several(&seen.speaker().teller, supply, count);
    let values = [("counted", counted.into())];
    of(seen, "tip-bag-supply", &values)
}

/// Explains an island card.
pub(super) fn island(seen: &impl Seen, card: IslandCard) -> Tip {
    what(seen, card)
}

/// Returns what the object of a mission is called.
pub(super) fn object(seen: &impl Seen, mission: Mission) -> String {
    let id = format!("{}.object", mission.text_id());
    seen.speaker().teller.say(&id, &[])
}

/// Returns the values of the texts about a mission.
pub(super) fn about_mission(
    seen: &impl Seen,
    mission: Mission,
) -> [(&'static str, Value<'static>); 5] {
    let cell = seen.board().mission(mission);
    [
        ("number", mission.number().into()),
        ("mission", seen.text(mission)),
        ("object", object(seen, mission).into()),
        ("tool", seen.text(seen.data().tools[mission as usize])),
        ("cell", format!("{cell:?}").into()),
    ]
}

/// Explains an object that is carried.
pub(super) fn carried(seen: &impl Seen, mission: Mission) -> Tip {
    let object = capital(&object(seen, mission));
    Tip::new(object, "").join(of(seen, "tip-carried", &[]))
}

/// Explains a tool spot, with the things on it.
pub(super) fn tool(seen: &impl Seen, owner: Seat, slot: Slot) -> Tip {
    let explorer = &seen.view().explorers[owner.index()];
    let spot = explorer.tools.0[slot as usize];
    let helps = explorer.has_helper(slot);
    let tip = match (spot.item, helps) {
        (Some(item), _) => {
            let item_name = capital(&seen.speaker().teller.text(item));
            of(seen, "tip-tool-full", &[("item", item_name.into())]).join(what(seen, item))
        }
        (None, true) => of(seen, "tip-tool-helper", &[]),
        (None, false) if spot.doll => return of(seen, "tip-tool-blocked", &[]),
        (None, false) => of(seen, "tip-tool-spot", &[]),
    };
    if spot.doll {
        tip.join(of(seen, "tip-tool-blocked", &[]))
    } else {
        tip
    }
}

/// Explains a place in the lake, with the helpers that are there.
pub(super) fn place(seen: &impl Seen, to: HelperPlace) -> Tip {
    let helpers = seen.view().helpers_at(to);
    helpers.fold(bare_place(seen, to), |tip, seat| {
        tip.join(of(seen, "tip-helper", &[("explorer", seen.name(seat))]))
    })
}

/// Explains a place in the lake, and the work of a helper there.
pub(super) fn bare_place(seen: &impl Seen, to: HelperPlace) -> Tip {
    let (view, today) = (seen.view(), seen.today());
    match to {
        HelperPlace::Supply(supply) => {
            let free = view.room_for_helpers(seen.data(), supply);
            let closed = today.judge_fetching(supply).is_err();
            let brings = today.helper_brings() + today.more_of(supply);
            let values = [
                ("supply", seen.text(supply)),
                (
                    "counted",
                    several(&seen.speaker().teller, supply, brings).into(),
                ),
                ("free", free.into()),
            ];
            let id = match (closed, free) {
                (true, _) => "tip-place-closed",
                (false, 0) => "tip-place-full",
                (false, _) => "tip-place",
            };
            of(seen, id, &values)
        }
        _ if view.helpers_at(to).next().is_some() => of(seen, "tip-helicopter-place-full", &[]),
        _ if today.helicopter_stays() => of(seen, "tip-helicopter-place-closed", &[]),
        _ => of(seen, "tip-helicopter-place", &[]),
    }
}

/// Explains the helpers of a player that are ready.
pub(super) fn helpers(seen: &impl Seen, seat: Seat) -> Tip {
    let explorer = &seen.view().explorers[seat.index()];
    let values = [
        ("count", explorer.pool().into()),
        ("most", (explorer.helpers.len() as i64).into()),
    ];
    of(seen, "tip-helpers", &values)
}

/// Explains the helicopter, on the map or away, and the explorers aboard.
pub(super) fn helicopter(seen: &impl Seen) -> Tip {
    let id = match seen.view().helicopter {
        Some(_) if seen.today().helicopter_stays() => "tip-helicopter-stays",
        Some(_) => "tip-helicopter",
        None => "tip-helicopter-away",
    };
    let (tip, aboard) = (of(seen, id, &[]), seen.view().aboard());
    let aboard = seen.view().seats().filter(|&seat| aboard.contains(seat));
    aboard.fold(tip, |tip, seat| tip.join(explorer(seen, seat)))
}

/// Explains the spot of a supply, whose tile is there or was taken.
pub(super) fn tile(seen: &impl Seen, supply: Supply, there: bool) -> Tip {
    let gives = several(
        &seen.speaker().teller,
        supply,
        1 + seen.today().more_of(supply),
    );
    let values = [("supply", seen.text(supply)), ("counted", gives.into())];
    let id = if there {
        "tip-supply-tile"
    } else {
        "tip-supply-taken"
    };
    of(seen, id, &values)
}

/// Explains the site of a mission, whose tile is there or was taken.
pub(super) fn site(seen: &impl Seen, mission: Mission, there: bool) -> Tip {
    let id = if there { "tip-site" } else { "tip-site-taken" };
    of(seen, id, &about_mission(seen, mission))
}

/// Explains everything that lies on a cell.
pub(super) fn cell(seen: &impl Seen, cell: Cell) -> Tip {
    let view = seen.view();
    let mut tip = Tip::default();
    for (seat, there) in view.seats().zip(&view.explorers) {
        if there.at.cell() == Some(cell) {
            tip = tip.join(explorer(seen, seat));
        }
    }
    if view.helicopter == Some(cell) {
        tip = tip.join(helicopter(seen));
    }
    if view.tiles.mist.contains(cell) {
        tip = tip.join(of(seen, "tip-mist", &[]));
    }
    let there = view.tiles.on_spots.contains(cell);
    match seen.board().spot(cell) {
        Some(OnBoard::Supply(supply)) => tip = tip.join(tile(seen, supply, there)),
        Some(OnBoard::Mission(mission)) => tip = tip.join(site(seen, mission, there)),
        None => {}
    }
    let values = [
        ("cell", format!("{cell:?}").into()),
        ("row", (cell.row() + 1).into()),
        ("column", (cell.column() + 1).into()),
    ];
    tip.join(of(seen, "tip-cell", &values))
}

/// Explains an explorer and its place.
pub(super) fn explorer(seen: &impl Seen, seat: Seat) -> Tip {
    let explorer = &seen.view().explorers[seat.index()];
    let is_over = seen.view().phase == Phase::Over;
    let cell = explorer.at.cell();
    let values = [
        ("explorer", seen.name(seat)),
        (
            "cell",
            cell.map_or_else(String::new, |cell| format!("{cell:?}"))
                .into(),
        ),
    ];
    let id = match explorer.at {
        Whereabouts::Aboard => "tip-explorer-aboard",
        _ if is_over => "tip-explorer-left",
        Whereabouts::On(_) => "tip-explorer",
        Whereabouts::Off if explorer.hearts == 0 => "tip-explorer-dead",
        Whereabouts::Off => "tip-explorer-off",
    };
    of(seen, id, &values)
}

/// Explains the snares that wait for an explorer.
pub(super) fn snares(seen: &impl Seen, seat: Seat) -> Tip {
    let count = seen.view().explorers[seat.index()].snares;
    let steps = seen.data().numbers.snared(count);
    let values = [("count", count.into()), ("steps", steps.into())];
    of(seen, "tip-snare", &values)
}
