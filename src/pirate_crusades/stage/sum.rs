//! Beside the stage: how a set of cards adds up that is gathered.

use super::guns::term;
use crate::board::offers::Offers;
use crate::pirate_crusades::kept::{Anchor, Part};
use crate::pirate_crusades::ledger::Ledger;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::figures::capital;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, vec2};
use games::pirate_crusades::values::{Card, Place, Question};
use rules::kit::Texted;
use rules::table::Seat;

/// Draws the sum of a set that is gathered, term by term.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, question: Question, rect: Rect) {
    let (view, data) = (scene.view, scene.data);
    let vessel = view.vessel(data, seat);
    let chosen = view.added(seat, question);
    let raised = |card: Card| {
        let spots = [Spot::Hand(card), Spot::Hold(card), Spot::Discarded(card)];
        chosen.contains(card) || spots.iter().any(|&spot| scene.is_raised(spot))
    };
    let cards: Vec<Card> = Card::all().filter(|&card| raised(card)).collect();
    let worth = |card: Card| {
        let tons = u16::from(data.tons(card));
        let is_cargo =
            matches!(view.place(card), Some(Place::Hold(..))) || vessel.holds.contains(card);
        match question {
            Question::Pay(_) => u16::from(data.guns(card)),
            Question::Battle(_) => vessel.guns(data, card),
            Question::Buy | Question::Sell | Question::MakeRoom => tons * vessel.cargo_counts(data),
            Question::Trade(_) if is_cargo => tons * vessel.cargo_counts(data),
            Question::GiveUp(..) => 1,
            _ => tons,
        }
    };
    let terms = cards.iter().map(|&card| {
        let id = match question {
            Question::Pay(_) | Question::Battle(_) => "ui-term-crew",
            Question::GiveUp(..) => "ui-term-card",
            _ => "ui-term-tons",
        };
        term(scene, card, worth(card), id, false)
    });
    let terms: Vec<_> = terms.collect();
    let total: u16 = match question {
        Question::Battle(_) if !cards.is_empty() => {
            vessel.total(data, cards.iter().copied().collect(), false)
        }
        _ => cards.iter().map(|&card| worth(card)).sum(),
    };
    let needed = match question {
        Question::Pay(guns) => Some(u16::from(guns)),
        Question::Deliver(_, tons) => Some(u16::from(tons)),
        Question::GiveUp(_, count) => Some(u16::from(count) + u16::from(chosen.len())),
        _ => None,
    };
    let free = vessel.free_holds(data);
    let is_over = match (question, needed) {
        (Question::Fill, _) => cards.len() > usize::from(free),
        (Question::Pay(_) | Question::Deliver(..), Some(needed)) => {
            is_superfluous(total, needed, cards.iter().map(|&card| worth(card)))
        }
        _ => false,
    };
    let words = scene.words();
    let title = match question {
        Question::GiveUp(loss, _) => capital(&words.say(loss.text_id(), &[])),
        Question::Pay(_) => words.say("ui-sum-pay", &[]),
        Question::Battle(_) => words.say("ui-sum-battle", &[]),
        Question::Sell => words.say("ui-sum-sell", &[]),
        Question::MakeRoom => words.say("ui-sum-room", &[]),
        Question::Deliver(..) => words.say("ui-sum-deliver", &[]),
        Question::Fill => words.say("ui-sum-fill", &[]),
        _ => words.say("ui-sum-trade", &[]),
    };
    let note = match question {
        _ if is_over => words.say("ui-sum-over", &[]),
        Question::Trade(_) => {
            let given = cards.iter().filter(|&&card| vessel.holds.contains(card));
            let free = free + given.count() as u8;
            words.say("ui-holds-free", &[("count", free.into())])
        }
        Question::Sell | Question::MakeRoom => {
            let price = vessel.sold_for(data, total);
            words.say("ui-sold-for", &[("count", price.into())])
        }
        Question::Buy => words.say("ui-doubloons-next", &[]),
        Question::Fill => {
            let free = free.saturating_sub(cards.len() as u8);
            words.say("ui-holds-free", &[("count", free.into())])
        }
        _ => words.say("ui-click-cards", &[]),
    };
    let unit = match question {
        Question::Pay(_) | Question::Battle(_) => "ui-unit-guns",
        Question::GiveUp(..) => "ui-unit-cards",
        _ => "ui-unit-tons",
    };
    let ledger = Ledger {
        title,
        note,
        terms,
        sum: total,
        against: needed.map(|needed| (needed, words.say("ui-needed", &[]))),
        between: looks::WEIGHT,
        enough: !is_over && needed.is_none_or(|needed| total >= needed),
        yours: words.say(unit, &[]),
    };
    let inset = pen.pick(10.0, 16.0);
    let inner = rect.shrink2(vec2(inset, pen.pick(6.0, 12.0)));
    scene.kept.note(Anchor::Ledger, inner.center());
    scene.kept.note_part(Part::Ledger, inner);
    ledger.draw(pen, inner);
    if cards.is_empty() && matches!(question, Question::Trade(_) | Question::Fill) {
        let line = inner.with_min_y(inner.bottom() - pen.pick(18.0, 26.0));
        let font = Typeface::Plain.at(pen.pick(14.0, 17.0));
        let text = scene.words().say("ui-click-cards", &[]);
        let _ = pen.fitted(line, font, palette::TEXT, &text);
    }
}

/// Returns whether a set comes to what is needed without one of its cards, too (`pirate-crusades §3.5`, `§3.6`).
fn is_superfluous(total: u16, needed: u16, mut worth: impl Iterator<Item = u16>) -> bool {
    worth.any(|worth| total - worth >= needed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_that_would_do_with_a_card_less_has_one_too_many() {
        let over =
            |set: &[u16], needed| is_superfluous(set.iter().sum(), needed, set.iter().copied());
        assert!(over(&[5, 3, 2], 7));
        assert!(over(&[10, 1], 7));
        assert!(!over(&[5, 2], 7));
        assert!(!over(&[10], 7));
        assert!(!over(&[3, 2], 7));
    }
}
