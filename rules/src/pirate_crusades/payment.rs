//! Sets of cards that suffice, with none of them superfluous (`pirate-crusades §3.5`, `§3.6`).

use super::values::*;

/// Returns whether cards chosen, together with some of those that are left, come to what is needed so that none is superfluous.
#[must_use]
pub fn can_suffice(
    chosen: CardSet,
    left: CardSet,
    needed: u16,
    worth: impl Fn(Card) -> u16,
) -> bool {
    let sum = chosen.iter().map(&worth).sum();
    let least = chosen.iter().map(&worth).min().unwrap_or(u16::MAX);
    reaches(sum, least, left, needed, &worth)
}

/// Returns whether cards come to what is needed.
#[must_use]
pub fn suffices(cards: CardSet, needed: u16, worth: impl Fn(Card) -> u16) -> bool {
    cards.iter().map(worth).sum::<u16>() >= needed
}

fn reaches(sum: u16, least: u16, left: CardSet, needed: u16, worth: &impl Fn(Card) -> u16) -> bool {
    if sum >= needed {
        // Whatever comes to it would be superfluous, or make a smaller one so.
        return sum - least.min(sum) < needed;
    }
    if sum + left.iter().map(worth).sum::<u16>() < needed {
        return false;
    }
    left.iter().any(|card| {
        let (own, after) = (worth(card), left.after(Some(card)));
        reaches(sum + own, least.min(own), after, needed, worth)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_card_is_superfluous() {
        let card = |number| Card::numbered(number).unwrap();
        let worth = |card: Card| u16::from(card.rank());
        let (two, five, seven) = (card(1), card(4), card(6));
        let all: CardSet = [two, five, seven].into_iter().collect();
        let can = |first: Card, needed| {
            can_suffice(CardSet::of(first), all.after(Some(first)), needed, worth)
        };
        assert!(can(seven, 7));
        assert!(can(two, 7));
        assert!(!can(two, 5));
        assert!(can(five, 8));
        assert!(can(two, 9));
        assert!(!can(seven, 8));
    }
}
