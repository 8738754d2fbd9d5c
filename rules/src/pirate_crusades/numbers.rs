//! The numbers of the data that the game's texts say.

use super::data::Data;
use super::values::BlueKind;
use rules::table::words::DataNumbers;

/// Returns them by their names: those of both games, of the Short Game and of the Long Game.
pub(super) fn numbers(data: &Data) -> DataNumbers {
    let all = &data.numbers;
    let (short, long) = (&all.short, &all.long);
    let mut said = DataNumbers::from([
        ("own-nation", all.own_nation),
        ("ship-of-the-line", all.ship_of_the_line),
        ("tough-crew", all.tough_crew),
        ("powder-cache", all.powder_cache),
        ("fast-galleon", all.fast_galleon.get()),
        ("rigged-for-speed", all.rigged_for_speed.get()),
        ("extra-bunk", all.extra_bunk.get()),
        ("double-press", all.double_press.get()),
        ("sharp-trader", all.sharp_trader.get()),
        ("hand", all.hand.get()),
        ("missions", short.missions.get()),
        ("town-strength", short.town_strength.get()),
        ("long-town-strength", long.town_strength.get()),
        ("ship", long.ship.get()),
        ("infamous", long.infamous.get()),
        ("tempting-holds", long.tempting_holds.get()),
        ("most-riches", long.most_riches.get()),
        ("map-price", long.map_price),
        ("flaunt-price", long.flaunt_price),
        ("lavish-price", long.lavish_price),
        ("bigger-ship", long.bigger_ships[0]),
        ("biggest-ship", long.bigger_ships[1]),
        ("outcast-price", long.outcast_price),
        ("rum-soaked", long.rum_soaked.get()),
        ("small-boat", long.small_boat.get()),
        ("poor-haggler", long.poor_haggler),
        ("longboats", long.longboats.get()),
        ("hostage-turns", long.hostage_turns.get()),
        ("new-ship", long.new_ship),
        ("most-storms", long.most_storms.get()),
    ]);
    said.extend([
        ("mission-points", short.points.mission),
        ("card-points", short.points.card),
        // These are taken off.
        ("round-points", -short.points.round),
        ("reputation-points", long.points.reputation),
        ("doubloon-points", long.points.doubloon),
        ("ship-points", long.points.ship),
    ]);
    let [one, two, three] = long.tons;
    said.extend([("one-tons", one), ("two-tons", two), ("three-tons", three)]);
    let count =
        |is: fn(BlueKind) -> bool| data.blue.iter().filter(|kind| is(**kind)).count() as i64;
    said.extend([
        ("open-sea", count(BlueKind::is_open_sea)),
        ("storms", count(|kind| kind == BlueKind::Storm)),
    ]);
    said
}
