//! How likely cards that are drawn unseen are each of them: worked out from what the viewer sees, and from nothing else.

use super::looks;
use super::tips::Seen;
use crate::table::figures::capital;
use crate::table::odds::{drawn, drawn_each};
use crate::table::tips::Tip;
use rules::voodoo_island::data::Data;
use rules::voodoo_island::values::{
    Expedition, IslandCard, IslandPlace, Mission, MissionCard, MissionPlace,
};
use rules::voodoo_island::view::View;

/// Numbers of expedition cards looked ahead for.
const AHEAD: [usize; 2] = [2, 5];

/// Returns how often each kind is among some cards; nothing of those that are not.
fn counted<T: Copy + PartialEq>(kinds: &[T], cards: &[T]) -> Vec<(T, usize)> {
    let kinds = kinds.iter().map(|&kind| {
        let alike = cards.iter().filter(|&&card| card == kind);
        (kind, alike.count())
    });
    kinds.filter(|(_, count)| *count > 0).collect()
}

/// Returns the expedition cards that the viewer sees nowhere, by kind.
#[must_use]
pub(super) fn unseen_cards(view: &View, data: &Data) -> Vec<(Expedition, usize)> {
    let cards = view.cards.iter().zip(&data.deck);
    let unseen = cards.filter(|(place, _)| place.is_none());
    let unseen: Vec<Expedition> = unseen.map(|(_, &kind)| kind).collect();
    counted(Expedition::ALL, &unseen)
}

/// Returns the mission cards of which one is drawn next, by mission: those that the viewer sees nowhere, and once only cards are
/// in the deck that were lost, the one above the others.
#[must_use]
pub(super) fn next_missions(view: &View, data: &Data) -> Vec<(Mission, usize)> {
    let cards = || (0..).map(MissionCard).zip(&view.missions);
    let lost = cards().filter_map(|(card, place)| match *place {
        Some(MissionPlace::Deck(place)) => Some((place, card)),
        _ => None,
    });
    let mut lost: Vec<(u16, MissionCard)> = lost.collect();
    lost.sort_unstable();
    let next: Vec<Mission> = if lost.len() < usize::from(view.mission_deck) {
        let unseen = cards().filter(|(_, place)| place.is_none());
        unseen.map(|(card, _)| data.mission(card)).collect()
    } else {
        let top = lost.first().into_iter();
        top.map(|(_, card)| data.mission(*card)).collect()
    };
    counted(Mission::ALL, &next)
}

/// Returns the island cards of which one is turned at the next dawn.
#[must_use]
pub(super) fn next_islands(view: &View) -> Vec<IslandCard> {
    let last = view.islands[IslandCard::TheLastDay as usize];
    match last {
        Some(IslandPlace::Turned(_)) => Vec::new(),
        Some(IslandPlace::Deck(day)) if day == view.day + 1 => vec![IslandCard::TheLastDay],
        _ => {
            let cards = IslandCard::ALL.iter().zip(&view.islands);
            let unseen = cards.filter(|(_, place)| place.is_none());
            unseen.map(|(&card, _)| card).collect()
        }
    }
}

/// Adds what the next expedition cards may be, while the deck has any.
#[must_use]
pub(super) fn deck(tip: Tip, seen: &impl Seen) -> Tip {
    let view = seen.view();
    if view.deck == 0 {
        return tip;
    }
    let teller = &seen.speaker().teller;
    let kinds = unseen_cards(view, seen.data()).into_iter();
    let kinds: Vec<_> = kinds
        .map(|(card, left)| (capital(&teller.text(card)), left))
        .collect();
    let ahead = AHEAD.into_iter();
    let ahead: Vec<usize> = ahead
        .filter(|&ahead| ahead <= usize::from(view.deck))
        .collect();
    let (columns, rows) = drawn_each(teller.words(), &kinds, &ahead);
    let note = teller.say("odds-expedition", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Adds what the next mission card may be, while the deck has any.
#[must_use]
pub(super) fn missions(tip: Tip, seen: &impl Seen) -> Tip {
    let view = seen.view();
    if view.mission_deck == 0 {
        return tip;
    }
    let teller = &seen.speaker().teller;
    let kinds = next_missions(view, seen.data()).into_iter();
    let kinds: Vec<_> = kinds
        .map(|(mission, left)| {
            let name = capital(&teller.text(mission));
            (looks::relic(mission).to_owned(), name, left)
        })
        .collect();
    let (columns, rows) = drawn(teller.words(), kinds, &[]);
    let note = teller.say("odds-missions", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Adds what the next island card may be, while there is one.
#[must_use]
pub(super) fn islands(tip: Tip, seen: &impl Seen) -> Tip {
    let next = next_islands(seen.view());
    if next.is_empty() {
        return tip;
    }
    let teller = &seen.speaker().teller;
    let kinds = next.into_iter();
    let kinds: Vec<_> = kinds.map(|card| (capital(&teller.text(card)), 1)).collect();
    let (columns, rows) = drawn_each(teller.words(), &kinds, &[]);
    let note = teller.say("odds-island", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Returns everything that is drawn unseen, for the table in words.
#[must_use]
pub(super) fn told(seen: &impl Seen) -> Vec<Tip> {
    let view = seen.view();
    let teller = &seen.speaker().teller;
    let titled = |id: &str, count: u8| Tip::new(teller.say(id, &[("count", count.into())]), "");
    let dawns = view.days.saturating_sub(view.day);
    vec![
        deck(titled("tip-deck", view.deck), seen),
        missions(titled("tip-mission-deck", view.mission_deck), seen),
        islands(titled("tip-island-deck", dawns), seen),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::{Packed, Seat, SeatKind, Table};
    use rules::voodoo_island::{Setup, VoodooIsland};

    /// Returns an onlooker's view of a new game.
    fn view() -> View {
        let setup = Setup::of(&[SeatKind::Random; 3]);
        let data = VoodooIsland::standard();
        let mut table = Table::<VoodooIsland>::new(data, &setup, 1).unwrap();
        table.view(None)
    }

    #[test]
    fn lost_mission_cards_come_after_those_that_nobody_has_seen() {
        let data = VoodooIsland::standard();
        let mut view = view();
        let mission = |card: u8| (data.mission(MissionCard(card)), 1_usize);
        view.missions.fill(Some(MissionPlace::Hand(Seat(0))));
        view.missions[0] = Some(MissionPlace::Deck(41));
        view.missions[7] = Some(MissionPlace::Deck(40));
        view.missions[12] = None;
        view.mission_deck = 3;
        assert_eq!(next_missions(&view, data), [mission(12)]);
        // The card that nobody has seen is in another's hand.
        view.mission_deck = 2;
        assert_eq!(next_missions(&view, data), [mission(7)]);
    }

    #[test]
    fn the_last_day_is_turned_last() {
        let mut view = view();
        assert!(view.day < view.days - 1);
        let next = next_islands(&view);
        assert!(next.len() > 15 && !next.contains(&IslandCard::TheLastDay));
        view.day = view.days - 1;
        assert_eq!(next_islands(&view), [IslandCard::TheLastDay]);
        view.day = view.days;
        view.islands[IslandCard::TheLastDay as usize] = Some(IslandPlace::Turned(view.days));
        assert!(next_islands(&view).is_empty());
    }
}
