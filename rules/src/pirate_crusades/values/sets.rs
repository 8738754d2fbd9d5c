//! Sets of cards.

use super::Card;
use std::fmt;

/// A set of cards of the Sunset deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// Returns the set of one card.
    #[must_use]
    pub fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// Returns whether a card is in the set.
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Returns how many cards there are.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the first card in deck order.
    #[must_use]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// Returns the last card in deck order.
    #[must_use]
    pub fn last(self) -> Option<Card> {
        let number = 63_u32.checked_sub(self.0.leading_zeros())?;
        Card::numbered(number as u8)
    }

    /// Returns the cards of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards of both sets.
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cards that are not in another set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the cards that come after one in deck order; all after none.
    #[must_use]
    pub fn after(self, card: Option<Card>) -> Self {
        match card {
            Some(card) => Self(self.0 & (u64::MAX << card.index() << 1)),
            None => self,
        }
    }

    /// Returns the cards in deck order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Card::numbered(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_in_deck_order() {
        let card = |number| Card::numbered(number).unwrap();
        let set: CardSet = [card(53), card(0), card(13)].into_iter().collect();
        assert_eq!(format!("{set:?}"), "{♥A, ♦A, ★2}");
        assert_eq!(set.first(), Some(card(0)));
        assert_eq!(set.last(), Some(card(53)));
        assert_eq!(format!("{:?}", set.after(Some(card(0)))), "{♦A, ★2}");
        assert!(set.after(Some(card(53))).is_empty());
        assert_eq!(set.after(None), set);
        assert_eq!(CardSet::default().last(), None);
    }
}
