//! Laying what a pirate owns: coins, poppets, souls, objects, cards.

use super::format::{Captain, Held, Hoard};
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::Play;
use rules::table::Seat;

/// What a pirate owns, and its cards.
pub(super) fn lay_captain(play: &mut Play, seat: Seat, captain: &Captain) -> Result<(), String> {
    let followed = [
        captain.hand.0.is_some(),
        captain.figure_home.0.is_some(),
        captain.souls_anywhere.0.is_some(),
    ];
    if followed.contains(&true) {
        let only = "`hand`, `figure_home` and `souls_anywhere` can only be expected: they follow";
        return Err(format!("{only} from the rest"));
    }
    let hoard = captain.buried.0.clone().unwrap_or_default();
    let souls = captain.souls.0.as_deref().unwrap_or_default();
    let digs =
        hoard != Hoard::default() || souls.iter().any(|held| matches!(held, Held::Buried(_)));
    if digs && captain.barrel.0 != Some(Barrel::Sand) {
        return Err("only a figure on the Sand buries things, expected `barrel: Sand`".to_owned());
    }
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    play.put_coins(captain.coins.0.unwrap_or(0), aboard, Cause::Setup)?;
    play.put_coins(hoard.coins, buried, Cause::Setup)?;
    let poppets = [
        (captain.poppets.0.unwrap_or(0), aboard),
        (hoard.poppets, buried),
    ];
    for (count, place) in poppets {
        if play.own.stores.poppets_at(Place::Supply) < count {
            let most = play.book.0.start.poppet_supply;
            return Err(format!("there are only {most} poppets"));
        }
        for _ in 0..count {
            play.move_poppet(Place::Supply, place, Cause::Setup);
        }
    }
    if souls.len() > usize::from(MOST_BERTHS) {
        let count = souls.len();
        return Err(format!(
            "{count} places for souls, a ship has {MOST_BERTHS}"
        ));
    }
    for (berth, held) in (0..).zip(souls) {
        match Held::soul(*held) {
            Some((colour, true)) => play.put_soul(colour, Place::BuriedBerth(seat, berth))?,
            Some((colour, false)) => play.put_soul(colour, Place::Berth(seat, berth))?,
            None => {}
        }
    }
    lay_treasures(play, seat, captain, &hoard)?;
    play.put_ship(seat, captain.facing, captain.power, &captain.maps);
    play.put_figure(seat, captain.barrel, captain.jailed, Cause::Setup)?;
    let (deck, discard) = (captain.deck.0.as_deref(), captain.discard.0.as_deref());
    play.put_cards(seat, captain.played.0, deck, discard)
}

/// Objects, skulls and the GriGri.
fn lay_treasures(
    play: &mut Play,
    seat: Seat,
    captain: &Captain,
    hoard: &Hoard,
) -> Result<(), String> {
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    let open = captain
        .objects
        .0
        .iter()
        .flatten()
        .map(|object| (object, aboard));
    let hidden = hoard.objects.iter().map(|object| (object, buried));
    let objects = open
        .chain(hidden)
        .map(|(&object, place)| (Treasure::Object(object), place));
    let open = captain
        .skulls
        .0
        .iter()
        .flatten()
        .map(|skull| (skull, aboard));
    let hidden = hoard.skulls.iter().map(|skull| (skull, buried));
    let skulls = open
        .chain(hidden)
        .map(|(&skull, place)| (Treasure::Skull(skull), place));
    let grigri = (captain.grigri.0 == Some(true)).then_some((Treasure::GriGri, aboard));
    for (treasure, place) in objects.chain(skulls).chain(grigri) {
        if play.own.stores.treasure(treasure) != Place::Supply {
            return Err(format!("{treasure:?} is held twice, there is one"));
        }
        play.move_treasure(treasure, place, Cause::Setup);
    }
    Ok(())
}
