//! What hovering over things of the island explains.

use super::Scene;
use crate::table::figures::{capital, listed};
use crate::table::tips::Tip;
use rules::kit::{Teller, Texted};
use rules::table::Seat;
use rules::table::words::Value;
use rules::voodoo_island::data::{Board, IslandEffect, Spot as OnBoard};
use rules::voodoo_island::values::{
    Cell, HelperPlace, IslandCard, Item, Mission, Slot, Supply, Whereabouts,
};

/// Returns a tip of a text with a title, and its `.tip`.
pub(super) fn of(scene: &Scene, id: &'static str, values: &[(&str, Value)]) -> Tip {
    let words = scene.session.speaker().teller.words();
    let text = words.say(&format!("{id}.tip"), values);
    Tip::new(words.say(id, values), text).about(id)
}

/// Returns the text of a value.
fn text(scene: &Scene, value: impl Texted) -> Value<'static> {
    scene.session.speaker().teller.text(value).into()
}

/// Returns who sits in a seat.
fn name(scene: &Scene, seat: Seat) -> Value<'static> {
    scene.session.speaker().teller.name(seat).into()
}

/// Returns the side of the board that is played on.
pub(super) fn board<'a>(scene: &Scene<'a>) -> &'a Board {
    scene.data.board(scene.view.explorers.len() as u8)
}

/// Returns what the island card of the day does.
fn today(scene: &Scene) -> Option<IslandEffect> {
    let card = scene.view.island()?;
    Some(scene.data.islands[card as usize])
}

/// Returns so many of a thing: `2 sticks`.
fn several(teller: &Teller, value: impl Texted, count: u8) -> String {
    let id = format!("{}.counted", value.text_id());
    teller.say(&id, &[("count", count.into())])
}

/// Returns supplies, counted: `2 sticks and 1 stone`.
fn counted(scene: &Scene, supplies: impl Iterator<Item = (Supply, u8)>) -> String {
    let teller = &scene.session.speaker().teller;
    let pieces = supplies.filter(|(_, count)| *count > 0);
    let pieces = pieces.map(|(supply, count)| several(teller, supply, count));
    listed(teller.words(), &pieces.collect::<Vec<_>>())
}

/// What an item is, and what a seat lacks to craft it.
pub(super) fn recipe(scene: &Scene, seat: Seat, item: Item) -> Tip {
    let recipe = scene.data.recipes[item as usize];
    let bag = scene.view.explorers[seat.index()].bag;
    let supplies = || Supply::ALL.iter().copied();
    let made_of = counted(scene, supplies().zip(recipe));
    let lacks = supplies()
        .zip(recipe)
        .map(|(supply, count)| (supply, count.saturating_sub(bag.supply(supply))));
    let missing = counted(scene, lacks);
    let missing = if missing.is_empty() {
        "none".to_owned()
    } else {
        missing
    };
    let values = [
        ("item", text(scene, item)),
        ("made-of", made_of.into()),
        ("missing", missing.into()),
    ];
    of(scene, "tip-recipe", &values).join(what(scene, item))
}

/// What a value with a `.text` is.
fn what(scene: &Scene, value: impl Texted + Copy) -> Tip {
    let words = scene.session.speaker().teller.words();
    let title = capital(&words.say(value.text_id(), &[]));
    let does = words.say(&format!("{}.text", value.text_id()), &[]);
    Tip::new(title, does).about(value.text_id())
}

/// An item in the bag.
pub(super) fn item(scene: &Scene, item: Item, count: u8) -> Tip {
    let counted = several(&scene.session.speaker().teller, item, count);
    let values = [("counted", counted.into())];
    of(scene, "tip-bag-item", &values).join(what(scene, item))
}

/// Supplies of a kind in the bag.
pub(super) fn supply(scene: &Scene, supply: Supply, count: u8) -> Tip {
    let counted = several(&scene.session.speaker().teller, supply, count);
    let values = [("counted", counted.into())];
    of(scene, "tip-bag-supply", &values)
}

/// An island card.
pub(super) fn island(scene: &Scene, card: IslandCard) -> Tip {
    what(scene, card)
}

/// What is said of a mission.
pub(super) fn about_mission(
    scene: &Scene,
    mission: Mission,
) -> [(&'static str, Value<'static>); 5] {
    let cell = board(scene).mission(mission);
    let words = scene.session.speaker().teller.words();
    let object = words.say(&format!("{}.object", mission.text_id()), &[]);
    [
        ("number", mission.number().into()),
        ("mission", text(scene, mission)),
        ("object", object.into()),
        ("tool", text(scene, scene.data.tools[mission as usize])),
        ("cell", format!("{cell:?}").into()),
    ]
}

/// An object that is carried.
pub(super) fn carried(scene: &Scene, mission: Mission) -> Tip {
    let words = scene.session.speaker().teller.words();
    let object = words.say(&format!("{}.object", mission.text_id()), &[]);
    Tip::new(capital(&object), "").join(of(scene, "tip-carried", &[]))
}

/// A tool spot, with what lies on it.
pub(super) fn tool(scene: &Scene, owner: Seat, slot: Slot) -> Tip {
    let explorer = &scene.view.explorers[owner.index()];
    let spot = explorer.tools.0[slot as usize];
    let helps = explorer.helpers.contains(&HelperPlace::Tool(slot));
    let tip = match (spot.item, helps) {
        (Some(item), _) => {
            let item_name = capital(&scene.session.speaker().teller.text(item));
            of(scene, "tip-tool-full", &[("item", item_name.into())]).join(what(scene, item))
        }
        (None, true) => of(scene, "tip-tool-helper", &[]),
        (None, false) if spot.doll => return of(scene, "tip-tool-blocked", &[]),
        (None, false) => of(scene, "tip-tool-spot", &[]),
    };
    if spot.doll {
        tip.join(of(scene, "tip-tool-blocked", &[]))
    } else {
        tip
    }
}

/// A place in the lake, with the helpers that are there.
pub(super) fn place(scene: &Scene, to: HelperPlace) -> Tip {
    let seats = || scene.session.seats();
    let there = seats().flat_map(|seat| {
        let explorer = &scene.view.explorers[seat.index()];
        let helpers = explorer.helpers.iter().filter(|place| **place == to);
        helpers.map(move |_| seat)
    });
    let there: Vec<Seat> = there.collect();
    let tip = match to {
        HelperPlace::Supply(supply) => {
            let free = board(scene).helpers.saturating_sub(there.len() as u8);
            let brings = match today(scene) {
                Some(IslandEffect::HelpersBring(count)) => count,
                _ => scene.data.numbers.helper_brings,
            };
            let more = match today(scene) {
                Some(IslandEffect::More(kind, more)) if kind == supply => more,
                _ => 0,
            };
            let closed = match today(scene) {
                Some(IslandEffect::NoHelpers) => true,
                Some(IslandEffect::Without(one, other)) => [one, other].contains(&supply),
                _ => false,
            };
            let teller = &scene.session.speaker().teller;
            let values = [
                ("supply", text(scene, supply)),
                ("counted", several(teller, supply, brings + more).into()),
                ("free", free.into()),
            ];
            let id = match (closed, free) {
                (true, _) => "tip-place-closed",
                (false, 0) => "tip-place-full",
                (false, _) => "tip-place",
            };
            of(scene, id, &values)
        }
        _ if !there.is_empty() => of(scene, "tip-helicopter-place-full", &[]),
        _ if helicopter_stays(scene) => of(scene, "tip-helicopter-place-closed", &[]),
        _ => of(scene, "tip-helicopter-place", &[]),
    };
    let helpers = there.into_iter();
    helpers.fold(tip, |tip, seat| {
        tip.join(of(scene, "tip-helper", &[("explorer", name(scene, seat))]))
    })
}

/// Returns whether neither cards nor helpers move the helicopter today.
fn helicopter_stays(scene: &Scene) -> bool {
    matches!(
        today(scene),
        Some(IslandEffect::EngineTrouble | IslandEffect::LastDay)
    )
}

/// The helicopter, on the map or away.
pub(super) fn helicopter(scene: &Scene) -> Tip {
    let id = match scene.view.helicopter {
        Some(_) if helicopter_stays(scene) => "tip-helicopter-stays",
        Some(_) => "tip-helicopter",
        None => "tip-helicopter-away",
    };
    of(scene, id, &[])
}

/// Everything that lies on a cell.
pub(super) fn cell(scene: &Scene, cell: Cell) -> Tip {
    let view = scene.view;
    let mut tip = Tip::default();
    for seat in scene.session.seats() {
        if view.explorers[seat.index()].at.cell() == Some(cell) {
            tip = tip.join(explorer(scene, seat));
        }
    }
    if view.helicopter == Some(cell) {
        tip = tip.join(helicopter(scene));
    }
    if view.tiles.mist.contains(cell) {
        tip = tip.join(of(scene, "tip-mist", &[]));
    }
    let there = view.tiles.on_spots.contains(cell);
    match board(scene).spot(cell) {
        Some(OnBoard::Supply(supply)) => {
            let more = match today(scene) {
                Some(IslandEffect::More(kind, more)) if kind == supply => more,
                _ => 0,
            };
            let values = [
                ("supply", text(scene, supply)),
                (
                    "counted",
                    several(&scene.session.speaker().teller, supply, 1 + more).into(),
                ),
            ];
            let id = if there {
                "tip-supply-tile"
            } else {
                "tip-supply-taken"
            };
            tip = tip.join(of(scene, id, &values));
        }
        Some(OnBoard::Mission(mission)) => {
            let id = if there { "tip-site" } else { "tip-site-taken" };
            tip = tip.join(of(scene, id, &about_mission(scene, mission)));
        }
        None => {}
    }
    let values = [
        ("cell", format!("{cell:?}").into()),
        ("row", (cell.row() + 1).into()),
        ("column", (cell.column() + 1).into()),
    ];
    tip.join(of(scene, "tip-cell", &values))
}

/// An explorer: where it is.
pub(super) fn explorer(scene: &Scene, seat: Seat) -> Tip {
    let explorer = &scene.view.explorers[seat.index()];
    let is_over = scene.view.phase == rules::voodoo_island::values::Phase::Over;
    let cell = explorer.at.cell();
    let values = [
        ("explorer", name(scene, seat)),
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
    of(scene, id, &values)
}

/// The snares that wait for an explorer.
pub(super) fn snares(scene: &Scene, seat: Seat) -> Tip {
    let count = scene.view.explorers[seat.index()].snares;
    let steps = count * scene.data.numbers.snare_steps;
    let values = [("count", count.into()), ("steps", steps.into())];
    of(scene, "tip-snare", &values)
}

/// The price of an expedition card today.
pub(super) fn price(scene: &Scene) -> u8 {
    match today(scene) {
        Some(IslandEffect::Price(price)) => price.get(),
        _ => scene.data.numbers.price.get(),
    }
}
