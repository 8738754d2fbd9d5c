//! The odds of cards that are drawn unseen, as far as the viewer sees: by nation, and by what they would be at sea.

use super::looks;
use super::tips::{self, Seen};
use crate::table::odds::{drawn, next};
use crate::table::tips::Tip;
use games::pirate_crusades::values::{Card, CardSet, Suit};
use rules::table::Seat;

/// Numbers of cards looked ahead for.
const AHEAD: [usize; 1] = [2];

/// Adds what the next cards may be, by nation.
#[must_use]
pub(super) fn unseen(tip: Tip, seen: &impl Seen) -> Tip {
    let cards = seen.view().unseen();
    let kinds = Suit::ALL.iter().map(|&suit| {
        let of = cards.iter().filter(|card| card.suit() == suit).count();
        (
            looks::pennant(suit).to_owned(),
            tips::suit_name(seen, suit),
            of,
        )
    });
    let kinds = kinds.filter(|(.., count)| *count > 0).collect();
    let ahead = AHEAD.into_iter();
    let ahead: Vec<usize> = ahead
        .filter(|&ahead| ahead < usize::from(cards.len()))
        .collect();
    let (columns, rows) = drawn(seen.speaker().teller.words(), kinds, &ahead);
    let note = seen.say("ui-odds-unseen", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Adds what the next card of the deck may be.
#[must_use]
pub(super) fn deck(tip: Tip, seen: &impl Seen) -> Tip {
    if seen.view().deck == 0 {
        return tip;
    }
    unseen(tip, seen)
}

/// Adds the cards of the discard, the top first.
#[must_use]
pub(super) fn discard(tip: Tip, seen: &impl Seen) -> Tip {
    const MOST: usize = 12;
    let cards = seen.view().discard();
    let names = cards.iter().rev().take(MOST);
    let names: Vec<String> = names.map(|&card| tips::card_name(seen, card)).collect();
    let more = cards.len().saturating_sub(MOST) as i64;
    let list = names.join(&seen.say("list-comma", &[]));
    let more = (more > 0).then(|| seen.say("ui-and-more", &[("count", more.into())]));
    tip.with((!list.is_empty()).then_some(list)).with(more)
}

/// Returns how likely what a seat would find is, each with its sign: a friend, an enemy that its hand beats, one that it would only
/// flee from, a Joker. A Joker ship's captain says of each who is a friend (`pirate-crusades §2.1`).
pub(super) fn ahead(seen: &impl Seen, seat: Seat) -> Vec<(&'static str, String)> {
    let (view, data) = (seen.view(), seen.data());
    let vessel = view.vessel(data, seat);
    let cards = view.unseen();
    let all = usize::from(cards.len());
    let says = vessel.nation.is_none();
    let is_friend = |card: &Card| !card.is_joker() && data.nation(*card) == vessel.nation;
    let is_enemy = |card: &Card| !card.is_joker() && !is_friend(card);
    let beats = |card: &Card| is_enemy(card) && vessel.can_beat(data, data.size(*card).into());
    let flees = |card: &Card| is_enemy(card) && vessel.weight(data) < data.weight_met(*card);
    let count = |is: &dyn Fn(&Card) -> bool| share(cards, is);
    let friend = match says {
        true => ("ui-odds-declared", count(&is_enemy)),
        false => ("ui-odds-friend", count(&is_friend)),
    };
    let lines = [
        (looks::CREW, friend.0, friend.1),
        (looks::ATTACK, "ui-odds-beaten", count(&beats)),
        (looks::FLEE, "ui-odds-fled", count(&flees)),
        (
            "art/crusades-bonus-star",
            "ui-odds-joker",
            count(&|card: &Card| card.is_joker()),
        ),
    ];
    let is_own = view.viewer == Some(seat);
    // What another has in its hand is not known.
    let lines = lines
        .into_iter()
        .filter(|(_, id, _)| is_own || *id != "ui-odds-beaten");
    let told = lines.map(|(icon, id, of)| {
        let chance = next(of, all).percent();
        (icon, seen.say(id, &[("percent", chance.into())]))
    });
    told.collect()
}

/// Returns the number of cards that a test holds for.
fn share(cards: CardSet, is: &dyn Fn(&Card) -> bool) -> usize {
    cards.iter().filter(|card| is(card)).count()
}

/// Returns everything that is drawn unseen, for the table in words.
#[must_use]
pub(super) fn told(seen: &impl Seen) -> Vec<Tip> {
    let values = [("count", seen.view().unseen().len().into())];
    let title = seen.say("ui-unseen", &values);
    vec![unseen(Tip::new(title, ""), seen)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Shown, TableGame};
    use games::pirate_crusades::{PirateCrusades, Setup};
    use rules::table::SeatKind::{Human, Random};
    use rules::table::{Packed, Table};

    #[test]
    fn a_captain_of_no_nation_says_who_is_a_friend() {
        let setup = Setup::of(&[Human, Random]);
        let own = Seat(0);
        let mut said = [0, 0];
        for seed in 0..60 {
            let data = PirateCrusades::standard();
            let mut table = Table::<PirateCrusades>::new(data, &setup, seed).unwrap();
            let view = &table.view(Some(own));
            let speaker = &PirateCrusades::speaker(&PirateCrusades::files(), &mut table).unwrap();
            let shown = Shown::<PirateCrusades> {
                speaker,
                view,
                data,
            };
            let lines = ahead(&shown, own);
            let [(_, friend), .., (_, joker)] = lines.as_slice() else {
                panic!("{lines:?}");
            };
            let says = view.vessel(data, own).nation.is_none();
            said[usize::from(says)] += 1;
            let of = match says {
                true => "A friend or a foe, as you say: ",
                false => "A friend: ",
            };
            assert!(friend.starts_with(of), "{friend}");
            assert!(!friend.contains(": 0 %"), "{friend}");
            assert!(joker.starts_with("A Joker: "), "{joker}");
        }
        assert!(said.iter().all(|&count| count > 0), "{said:?}");
    }
}
