//! Cards and treasures: where they lie, how, and who is told of it.

use super::Play;
use crate::values::*;
use rules::table::{At, Seat};

impl Play<'_, '_> {
    /// Returns who knows a card that lies so.
    pub fn knowers(&self, state: CardState, place: CardPlace) -> Knowers {
        match place {
            CardPlace::Gone | CardPlace::Box => Knowers::ALL,
            _ if state.shown => Knowers::ALL,
            CardPlace::Aboard(vessel) => Knowers::only(self.waters.hull(vessel).seat),
            CardPlace::Ashore(_, seat) | CardPlace::Held(seat) => Knowers::only(seat),
        }
    }

    /// Changes where a card lies and how, and tells it to those who know it.
    fn change_card(
        &mut self,
        card: Card,
        cause: Cause,
        before: Option<Knowers>,
        change: impl FnOnce(&mut At<Card, CardPlace>, &mut CardState),
    ) {
        let entity = self.waters.pieces.cards[card.index()];
        let Ok((_, at, state)) = self.holds.cards.get(entity) else {
            return;
        };
        let (from, was) = (at.place, *state);
        let before = before.unwrap_or_else(|| self.knowers(was, from));
        let Ok((_, mut at, mut state)) = self.holds.cards.get_mut(entity) else {
            return;
        };
        change(&mut at, &mut state);
        let (to, is) = (at.place, *state);
        for place in [from, to] {
            self.keep_up_cards(place);
        }
        let after = self.knowers(is, to);
        if let Some(item) = is.item
            && (from, before) != (to, after)
        {
            let event = Event::Card(Some((card, item)), item.back(), [before, after], [from, to]);
            self.tell(event, cause);
        }
    }

    /// Moves a card.
    pub fn move_card(&mut self, card: Card, to: CardPlace, cause: Cause) {
        self.change_card(card, cause, None, |at, _| at.place = to);
    }

    /// Notes how a card lies, without moving it.
    pub fn note_card(&mut self, card: Card, change: impl FnOnce(&mut CardState)) {
        let entity = self.waters.pieces.cards[card.index()];
        if let Ok((_, _, mut state)) = self.holds.cards.get_mut(entity) {
            change(&mut state);
        }
    }

    /// Turns a card up.
    pub fn show(&mut self, card: Card, cause: Cause) {
        self.change_card(card, cause, None, |_, state| state.shown = true);
    }

    /// Returns what a card is.
    pub fn item(&self, card: Card) -> Option<Item> {
        let entity = self.waters.pieces.cards[card.index()];
        self.holds.cards.get(entity).ok()?.2.item
    }

    /// Returns where a card lies.
    pub fn card_place(&self, card: Card) -> CardPlace {
        let entity = *self
            .waters
            .pieces
            .cards
            .get(card.index())
            .unwrap_or(&bevy_ecs::entity::Entity::PLACEHOLDER);
        self.holds
            .cards
            .get(entity)
            .map_or(CardPlace::Box, |(_, at, _)| at.place)
    }

    /// A ship comes to another player, with all aboard, which its new player may look at.
    pub fn hand_over(&mut self, vessel: Vessel, to: Seat, cause: Cause) {
        let from = self.waters.hull(vessel).seat;
        if from == to {
            return;
        }
        self.change(vessel, cause, |hull| hull.seat = to);
        let aboard: Vec<Card> = self
            .holds
            .cards_at(CardPlace::Aboard(vessel))
            .filter(|(.., state)| !state.shown)
            .map(|(card, ..)| card)
            .collect();
        for card in aboard {
            self.change_card(card, cause, Some(Knowers::only(from)), |_, _| {});
        }
        let coins: Vec<Treasure> = self
            .holds
            .coins_at(TreasurePlace::Aboard(vessel))
            .map(|(coin, _)| coin)
            .collect();
        for coin in coins {
            self.change_treasure(coin, cause, |_, state| state.known = Knowers::only(to));
        }
    }

    /// Changes where a treasure lies and who knows it, and tells it to those who do.
    pub fn change_treasure(
        &mut self,
        treasure: Treasure,
        cause: Cause,
        change: impl FnOnce(&mut At<Treasure, TreasurePlace>, &mut TreasureState),
    ) {
        let entity = self.waters.pieces.treasures[treasure.index()];
        let Ok((_, mut at, mut state)) = self.holds.treasures.get_mut(entity) else {
            return;
        };
        let (from, before) = (at.place, state.known);
        change(&mut at, &mut state);
        let (to, after, loot) = (at.place, state.known, state.loot);
        if matches!(loot, Some(Loot::Unique(_))) {
            for place in [from, to] {
                if let TreasurePlace::Aboard(vessel) = place {
                    self.keep_up(vessel);
                }
            }
        }
        if let Some(loot) = loot
            && (from, before) != (to, after)
        {
            let event = Event::Treasure(Some((treasure, loot)), [before, after], [from, to]);
            self.tell(event, cause);
        }
    }

    /// Moves a treasure; coins aboard are known to the ship's player, uniques that were found and what is gone to all.
    pub fn move_treasure(&mut self, treasure: Treasure, to: TreasurePlace, cause: Cause) {
        let owner = match to {
            TreasurePlace::Aboard(vessel) => Some(self.waters.hull(vessel).seat),
            _ => None,
        };
        self.change_treasure(treasure, cause, |at, state| {
            let unique = matches!(state.loot, Some(Loot::Unique(_)));
            (at.place, state.free) = (to, false);
            match (owner, to) {
                (Some(_), _) if unique => state.known = Knowers::ALL,
                (Some(owner), _) => state.known = Knowers::only(owner),
                (None, TreasurePlace::Gone) => state.known = Knowers::ALL,
                (None, _) => {}
            }
        });
    }
}
