//! Cards as they are drawn: what stands on each, printed once in each language.

use super::face::{Face, Print, Sign, Zone};
use super::looks;
use super::tips::{self, Seen};
use crate::table::figures::capital;
use bevy::ecs::change_detection::Tick;
use bevy::platform::collections::HashMap;
use games::pirate_crusades::data::Mission;
use games::pirate_crusades::values::Card;
use rules::kit::Texted;
use std::sync::Arc;

/// The cards that have been printed, and for which count of what was taken back or said anew.
#[derive(Debug, Default)]
pub(super) struct Prints {
    of: Option<Tick>,
    cards: HashMap<Card, Arc<Print>>,
}

impl Prints {
    /// Returns what stands on a card that has been printed.
    pub(super) fn printed(&self, card: Card) -> Option<Arc<Print>> {
        self.cards.get(&card).map(Arc::clone)
    }

    /// Returns what stands on a card; `of` changes with the language.
    pub(super) fn get(&mut self, seen: &impl Seen, of: Option<Tick>, card: Card) -> Arc<Print> {
        if self.of != of {
            self.of = of;
            self.cards.clear();
        }
        let print = self.cards.entry(card);
        let print = print.or_insert_with(|| Arc::new(printed(seen, card)));
        Arc::clone(print)
    }
}

/// Returns a face of what stands on a card.
pub(super) fn face(print: Arc<Print>, lit: Option<Zone>) -> Face {
    Face { print, lit }
}

/// Returns the print of a card.
fn printed(seen: &impl Seen, card: Card) -> Print {
    let (speaker, data) = (seen.speaker(), seen.data());
    let teller = &speaker.teller;
    let of = data.card(card);
    let suit = card.suit();
    let cargo = looks::cargo(data.cargo(card));
    let [sheet, small] = looks::sheets(suit);
    let bonus = of.bonus;
    let text = format!("{}.text", bonus.text_id());
    Print {
        tint: looks::tint(suit),
        pictures: [
            sheet,
            small,
            looks::at_sea(card, of.class),
            looks::port(suit),
        ],
        index: card.rank_sign(),
        joker: card.is_joker(),
        suit: looks::suit(suit),
        ship: [of.ship.clone(), capital(&teller.text(of.class))],
        size: of.size.get(),
        figures: [
            (looks::CREW, of.crew.get()),
            (looks::GUNS, of.guns.get()),
            (cargo, of.tons.get()),
        ],
        port: of.port.clone(),
        mission: (
            looks::mission(of.mission.kind()),
            signs(seen, card),
            tips::mission(seen, card),
        ),
        bonus: (
            looks::bonus(bonus),
            capital(&teller.text(bonus)),
            teller.say(&text, &[]),
        ),
        told: [tips::card_name(seen, card), tips::card(seen, card).texts()],
    }
}

/// The mission of a card in signs.
fn signs(seen: &impl Seen, card: Card) -> Vec<Sign> {
    let data = seen.data();
    let own = Sign::Art(looks::pennant(card.suit()));
    match data.card(card).mission {
        Mission::Deliver { tons, to } => vec![
            Sign::Icon(looks::cargo(data.cargo(card))),
            Sign::Word(format!("{}+", tons.get())),
            Sign::Art(looks::pennant(looks::suit_of(to))),
        ],
        Mission::Prisoner | Mission::Conquer => vec![Sign::Icon(looks::PORT), own],
        Mission::Sink => vec![Sign::Icon(looks::SHIP), own],
        Mission::Meet => vec![Sign::Icon(looks::SHIP)],
    }
}
