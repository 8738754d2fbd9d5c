//! Cards that the viewer sees nowhere, among which the next ones drawn are (`voodoo-island §12`).

use super::data::Data;
use super::values::*;
use super::view::View;

/// Returns how often each kind is among some cards; nothing of those that are not.
fn counted<T: Copy + PartialEq>(kinds: &[T], cards: &[T]) -> Vec<(T, usize)> {
    let kinds = kinds.iter().map(|&kind| {
        let alike = cards.iter().filter(|&&card| card == kind);
        (kind, alike.count())
    });
    kinds.filter(|(_, count)| *count > 0).collect()
}

impl View {
    /// Returns the expedition cards that the viewer sees nowhere, by kind.
    #[must_use]
    pub fn unseen_cards(&self, data: &Data) -> Vec<(Expedition, usize)> {
        let cards = self.cards.iter().zip(&data.deck);
        let unseen = cards.filter(|(place, _)| place.is_none());
        let unseen: Vec<Expedition> = unseen.map(|(_, &kind)| kind).collect();
        counted(Expedition::ALL, &unseen)
    }

    /// Returns the mission cards of which one is drawn next, by mission: those that the viewer sees nowhere, and once only cards
    /// are in the deck that were lost, the one above the others.
    #[must_use]
    pub fn next_missions(&self, data: &Data) -> Vec<(Mission, usize)> {
        let cards = || (0..).map(MissionCard).zip(&self.missions);
        let lost = cards().filter_map(|(card, place)| match *place {
            Some(MissionPlace::Deck(place)) => Some((place, card)),
            _ => None,
        });
        let mut lost: Vec<(u16, MissionCard)> = lost.collect();
        lost.sort_unstable();
        let next: Vec<Mission> = if lost.len() < usize::from(self.mission_deck) {
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
    pub fn next_islands(&self) -> Vec<IslandCard> {
        let last = self.islands[IslandCard::TheLastDay as usize];
        match last {
            Some(IslandPlace::Turned(_)) => Vec::new(),
            Some(IslandPlace::Deck(day)) if day == self.day + 1 => vec![IslandCard::TheLastDay],
            _ => {
                let cards = IslandCard::ALL.iter().zip(&self.islands);
                let unseen = cards.filter(|(_, place)| place.is_none());
                unseen.map(|(&card, _)| card).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, VoodooIsland};
    use rules::table::{Packed, Seat, SeatKind, Table};

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
        assert_eq!(view.next_missions(data), [mission(12)]);
        // The card that nobody has seen is in another's hand.
        view.mission_deck = 2;
        assert_eq!(view.next_missions(data), [mission(7)]);
    }

    #[test]
    fn the_last_day_is_turned_last() {
        let mut view = view();
        assert!(view.day < view.days - 1);
        let next = view.next_islands();
        assert!(next.len() > 15 && !next.contains(&IslandCard::TheLastDay));
        view.day = view.days - 1;
        assert_eq!(view.next_islands(), [IslandCard::TheLastDay]);
        view.day = view.days;
        view.islands[IslandCard::TheLastDay as usize] = Some(IslandPlace::Turned(view.days));
        assert!(view.next_islands().is_empty());
    }

    #[test]
    fn all_expedition_cards_are_unseen_by_an_onlooker() {
        let data = VoodooIsland::standard();
        let mut view = view();
        let all = |view: &View| -> usize {
            let unseen = view.unseen_cards(data).into_iter();
            unseen.map(|(_, count)| count).sum()
        };
        assert_eq!(all(&view), data.deck.len());
        view.cards[3] = Some(CardPlace::Used);
        assert_eq!(all(&view), data.deck.len() - 1);
    }
}
