//! Tips about cards in each of their uses.

use super::{Seen, mission, nation_key, of};
use crate::pirate_crusades::holdings::Held;
use crate::table::figures::capital;
use crate::table::tips::Tip;
use games::pirate_crusades::values::{Bonus, Card, Class};
use rules::kit::{Said, Texted};
use rules::table::Seat;
use rules::table::words::Value;

/// Returns what a card is called: its ship, with rank and suit.
pub(in crate::pirate_crusades) fn card_name(seen: &impl Seen, card: Card) -> String {
    let values = [
        ("ship", seen.data().card(card).ship.clone().into()),
        ("card", sign(seen, card)),
    ];
    seen.say("ui-card", &values)
}

/// Returns rank and suit of a card in words.
fn sign(seen: &impl Seen, card: Card) -> Value<'static> {
    card.said(seen.speaker())
}

/// Returns a tip about a card: its six uses.
pub(in crate::pirate_crusades) fn card(seen: &impl Seen, card: Card) -> Tip {
    let data = seen.data();
    let of = data.card(card);
    let (bonus, class) = (of.bonus, of.class);
    let values = [
        ("ship", of.ship.clone().into()),
        ("class", seen.text(class)),
        ("size", of.size.get().into()),
        ("port", of.port.clone().into()),
        ("crew", of.crew.get().into()),
        ("guns", of.guns.get().into()),
        ("tons", of.tons.get().into()),
        ("cargo", seen.text(data.cargo(card))),
        ("mission", mission(seen, card).into()),
        ("bonus", seen.text(bonus)),
        (
            "text",
            seen.say(&format!("{}.text", bonus.text_id()), &[]).into(),
        ),
        ("nation", nation_key(data.nation(card))),
    ];
    let lines = [
        "ui-use-ship",
        "ui-use-port",
        "ui-use-crew",
        "ui-use-cargo",
        "ui-use-mission",
        "ui-use-bonus",
    ];
    let lines = lines.map(|id| seen.say(id, &values));
    let title = seen.say(
        "ui-card-titled",
        &[
            ("card", sign(seen, card)),
            ("nation", nation_key(data.nation(card))),
        ],
    );
    Tip::new(title, lines.join("\n")).about("book-crusade-cards")
}

/// Returns a tip about a card in one use, and below it the card itself.
fn used(seen: &impl Seen, id: &'static str, values: &[(&str, Value)], shown: Card) -> Tip {
    of(seen, id, values).join(card(seen, shown))
}

/// Explains a ship, with her benefit for the player who sails her.
pub(in crate::pirate_crusades) fn ship(seen: &impl Seen, seat: Seat, ship: Card) -> Tip {
    let held = Held::of(seen.view(), seen.data(), seat);
    let class = seen.data().card(ship).class;
    let values = [
        ("ship", seen.data().card(ship).ship.clone().into()),
        ("crew", held.crew_limit.into()),
        ("holds", held.hold_limit.into()),
        ("class", class_key(class).into()),
        ("pirate", seen.name(seat)),
    ];
    used(seen, "tip-ship", &values, ship)
}

/// Returns a class with a gift of its own, as texts choose by it.
fn class_key(class: Class) -> &'static str {
    match class {
        Class::ShipOfTheLine => "line",
        Class::FastGalleon => "fast",
        Class::FlagGalleon => "flag",
        Class::FreeRover => "rover",
        _ => "other",
    }
}

/// Explains cargo in a player's hold.
pub(in crate::pirate_crusades) fn cargo(seen: &impl Seen, seat: Seat, cargo: Card) -> Tip {
    let data = seen.data();
    let town = seen.view().marks[cargo.index()];
    let from = town.map_or_else(String::new, |town| data.card(town).port.clone());
    let values = [
        ("tons", data.tons(cargo).into()),
        ("cargo", seen.text(data.cargo(cargo))),
        (
            "where",
            if from.is_empty() { "neutral" } else { "town" }.into(),
        ),
        ("town", from.into()),
        ("pirate", seen.name(seat)),
    ];
    used(seen, "tip-cargo", &values, cargo)
}

/// Explains a bonus of a player's.
pub(in crate::pirate_crusades) fn bonus(seen: &impl Seen, seat: Seat, card: Card) -> Tip {
    let bonus: Bonus = seen.data().card(card).bonus;
    let teller = &seen.speaker().teller;
    let title = capital(&teller.text(bonus));
    let does = teller.say(&format!("{}.text", bonus.text_id()), &[]);
    let values = [("pirate", seen.name(seat))];
    let whose = seen.say("tip-bonus", &values);
    Tip::new(title, does)
        .and("", whose)
        .about("book-crusade-bonuses")
}

/// Explains the nation of a card, and its goods.
pub(in crate::pirate_crusades) fn nation(seen: &impl Seen, card: Card) -> Tip {
    let nation = seen.data().nation(card);
    let values = [
        ("nation", nation_key(nation)),
        ("cargo", seen.text(seen.data().cargo(card))),
    ];
    of(seen, "tip-nation", &values)
}

/// Explains a player's goods for a delivery of the Long Game, sealed in a hold.
pub(in crate::pirate_crusades) fn sealed(
    seen: &impl Seen,
    seat: Seat,
    delivery: Option<Card>,
    tons: u8,
) -> Tip {
    let what = delivery.map_or_else(String::new, |card| mission(seen, card));
    let values = [
        ("tons", tons.into()),
        ("pirate", seen.name(seat)),
        (
            "known",
            if delivery.is_some() { "yes" } else { "no" }.into(),
        ),
        ("mission", what.into()),
    ];
    of(seen, "tip-sealed", &values)
}
