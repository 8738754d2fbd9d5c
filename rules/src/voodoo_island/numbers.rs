//! The numbers of the data that the game's texts say.

use super::data::{CardEffect, Data, IslandEffect};
use super::values::{Expedition, IslandCard};
use rules::kit::Texted;
use rules::table::words::DataNumbers;

/// Returns them by their names: those of the game, and of each card, by its text's.
pub(super) fn numbers(data: &Data) -> DataNumbers {
    let (all, points) = (&data.numbers, &data.numbers.points);
    let mut said = DataNumbers::from([
        ("daytimes", all.daytimes.get()),
        ("steps", all.steps),
        ("night-steps", all.night_steps),
        ("hearts", all.hearts.get()),
        ("helpers", all.helpers.get()),
        ("helper-brings", all.helper_brings),
        ("mist-rolls", all.mist_rolls),
        ("price", all.price.get()),
        ("bag", all.bag),
        ("hand", all.hand),
        ("axe-damage", all.axe_damage),
        ("health-potion", all.health_potion),
        ("map-steps", all.map_steps),
        ("helper-steps", all.helper_steps),
        ("snare-steps", all.snare_steps),
        ("place-of-two", data.board(2).helpers),
        ("place", data.board(4).helpers),
    ]);
    said.extend([
        ("delivered-points", points.delivered),
        ("item-points", points.item),
        ("card-points", points.card),
        // These are taken off.
        ("supply-points", -points.supply),
        ("heart-points", -points.heart),
    ]);
    let spots = |seats| data.board(seats).supplies.iter().count() as i64;
    said.extend([
        ("supply-spots-of-two", spots(2)),
        ("supply-spots", spots(4)),
    ]);
    for &card in Expedition::ALL {
        let name = card.text_id().trim_start_matches("expedition-");
        said.extend([(format!("{name}-speed"), data.speed(card))]);
        said.extend(amount(data.effect(card)).map(|amount| (name, amount)));
    }
    for &card in IslandCard::ALL {
        let name = card.text_id().trim_start_matches("island-");
        let amount = amount_today(data.islands[card as usize]);
        said.extend(amount.map(|amount| (name, amount)));
    }
    said
}

/// Returns the number of what an expedition card does, if that is a number.
fn amount(effect: CardEffect) -> Option<u8> {
    match effect {
        CardEffect::Warrior(number)
        | CardEffect::Steps(number)
        | CardEffect::LandNear(number)
        | CardEffect::ClearMist(number)
        | CardEffect::RollMist(number)
        | CardEffect::Heal(number)
        | CardEffect::SecondWind(number)
        | CardEffect::Ward(number) => Some(number),
        CardEffect::Take { pieces, .. } => Some(pieces.get()),
        CardEffect::Diagonally
        | CardEffect::Canoe
        | CardEffect::PickUpOnTheWay
        | CardEffect::LandRolled
        | CardEffect::GasMask
        | CardEffect::Snare
        | CardEffect::Steal
        | CardEffect::CraftNow
        | CardEffect::RollAgain
        | CardEffect::Leap => None,
    }
}

/// Returns the number by which or to which an island card changes something, if that is a number.
fn amount_today(effect: IslandEffect) -> Option<u8> {
    match effect {
        IslandEffect::MistRolls(number)
        | IslandEffect::More(_, number)
        | IslandEffect::Steps(number)
        | IslandEffect::Toll { damage: number, .. }
        | IslandEffect::MoreDamage(number)
        | IslandEffect::HelpersBring(number)
        | IslandEffect::AxeDamage(number)
        | IslandEffect::DuskSteps(number) => Some(number),
        IslandEffect::Price(number) => Some(number.get()),
        IslandEffect::Truce
        | IslandEffect::EngineTrouble
        | IslandEffect::LandsAnew
        | IslandEffect::NoHelpers
        | IslandEffect::AnyPiece
        | IslandEffect::Diagonally
        | IslandEffect::MissionDraws
        | IslandEffect::Without(..)
        | IslandEffect::LastDay => None,
    }
}
