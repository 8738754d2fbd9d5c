//! The Cursed Pirates' deck and what they do with each card (`voodoo-pirate §12`).

use crate::table::Seat;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::choice::Choice;
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::{Card, Colour, MOST_BERTHS, Object, Place};
use crate::voodoo_pirate::play::Play;

/// Cards in a Cursed Pirate's deck: the six and one more.
pub const DECK: u8 = 7;

impl Play<'_, '_> {
    /// Turns the top card of the deck; the next instead where a card cannot serve.
    pub fn turn_cursed_card(&mut self, seat: Seat) {
        let (front, discard) = (Place::FaceUp(seat), Place::Discard(seat));
        self.move_card(front, discard, Cause::Cursed);
        // All seven turned without one that serves cannot be: #oodoo and Take always do.
        loop {
            if !self.draw_card(seat) {
                self.reshuffle(seat);
                self.draw_card(seat);
            }
            let Some(card) = self.played(seat) else {
                return;
            };
            if !self.is_skipped(seat, card) {
                self.tell(Event::Revealed { seat, card }, Cause::Cursed);
                return;
            }
            self.tell(Event::Skipped { seat, card }, Cause::Cursed);
            self.move_card(front, discard, Cause::Cursed);
        }
    }

    /// Whether the next card is turned instead.
    fn is_skipped(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::Tok => self.in_harbour(seat),
            Card::Tix => self.in_harbour(seat) || self.poppets(seat) == 0,
            Card::Jax => self.free_berths(seat).next().is_none(),
            Card::Poppet => !self.has_poppet_room(seat),
            Card::Hoodoo | Card::Take => false,
        }
    }

    /// Moves the top card in front of the pirate; the others move up.
    fn draw_card(&mut self, seat: Seat) -> bool {
        let mut drawn = None;
        for (id, _, mut at) in &mut self.cards {
            match at.place {
                Place::Deck(owner, 0) if owner == seat => {
                    at.place = Place::FaceUp(seat);
                    drawn = Some(*id);
                }
                Place::Deck(owner, deep) if owner == seat => at.place = Place::Deck(seat, deep - 1),
                _ => {}
            }
        }
        if let Some(piece) = drawn {
            self.tell(
                Event::Moved {
                    piece: Some(piece),
                    from: Place::Deck(seat, 0),
                    to: Place::FaceUp(seat),
                },
                Cause::Cursed,
            );
        }
        drawn.is_some()
    }

    /// Shuffles the seven cards to a new deck.
    fn reshuffle(&mut self, seat: Seat) {
        let mut order: [u8; DECK as usize] = std::array::from_fn(|place| place as u8);
        self.dice.shuffle(&mut order);
        let mine = self
            .cards
            .iter_mut()
            .filter(|(_, card, _)| card.owner == seat);
        for ((_, _, mut at), deep) in mine.zip(order) {
            at.place = Place::Deck(seat, deep);
        }
        self.tell(Event::Reshuffled { seat }, Cause::Cursed);
    }

    /// Before its turn a Cursed Pirate sees whether its card can be conjured at all.
    pub fn cursed_weighs_card(&mut self, seat: Seat) {
        if self.round.conjured || self.judge_conjure(seat).is_ok() {
            return;
        }
        let Some(card) = self.played(seat) else {
            return;
        };
        self.round.conjured = true;
        self.tell(Event::NotConjured { seat, card }, Cause::Cursed);
        if card == Card::Tix && self.poppets(seat) == 0 {
            // It lost its poppet since Dusk.
            self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Cursed);
        }
    }

    /// Tok: the colour aboard that yields most; ties go to the soul in the higher place.
    pub fn cursed_tok(&mut self, seat: Seat) {
        if !self.has_soul(seat) {
            if let Some(colour) = self.draw_soul(seat, Cause::Cursed) {
                self.call_colour(seat, colour);
            }
            return;
        }
        let best = self
            .souls_aboard(seat)
            .into_iter()
            .flatten()
            .map(|colour| (self.tok_yield(seat, colour), colour))
            // The last of equals: the higher place.
            .max_by_key(|&(found, _)| found);
        match best {
            Some((found, colour)) if found > 0 => self.call_colour(seat, colour),
            _ if self.gets_free_souls(seat) => {
                self.draw_soul(seat, Cause::Cursed);
            }
            _ => {}
        }
    }

    /// Take: two coins; and a poppet if it has none; and a soul if it has none.
    pub fn cursed_take(&mut self, seat: Seat) {
        for _ in 0..2 {
            self.move_coin(Place::Supply, Place::Aboard(seat), Cause::Take);
        }
        if self.poppets(seat) == 0 {
            self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Take);
        }
        if self.gets_free_souls(seat) && !self.has_soul(seat) {
            self.draw_soul(seat, Cause::Take);
        }
    }

    /// The soul in the highest place: played or lost first.
    pub fn highest_soul(&self, seat: Seat) -> Option<Colour> {
        let aboard = self.souls_aboard(seat);
        (0..usize::from(MOST_BERTHS))
            .rev()
            .find_map(|berth| aboard[berth])
    }

    /// Whether a Cursed Pirate finds a ship to use Silent Oars on.
    pub fn cursed_oars_victim(&self, seat: Seat) -> Option<Seat> {
        self.oars_victims(seat)
            .filter(|&victim| self.crew.blessed || self.booty(seat, victim).is_some())
            .max_by_key(|&victim| {
                let rank = self
                    .booty(seat, victim)
                    .map(|(rank, _)| std::cmp::Reverse(rank));
                let space = self.space(victim);
                (
                    rank,
                    space.map(Space::value),
                    space.map(|space| std::cmp::Reverse(space.column())),
                )
            })
    }
}

/// Silent Oars are used as soon as that is possible, on any move's end, but not in jail (§12, §16).
pub fn oars(seat: Seat, play: &mut Play) {
    let usable = play.has_object(seat, Object::SilentOars)
        && !play.is_jailed(seat)
        && !play.in_harbour(seat)
        && play.cursed_oars_victim(seat).is_some();
    if usable {
        play.use_object(seat, Object::SilentOars);
    }
}

/// The cell that a Cursed Pirate places a soul on, among those offered for the colour.
pub(super) fn is_cell_of(choice: Choice, colour: Colour) -> bool {
    matches!(choice, Choice::Place(offered, _) if offered == colour)
}
