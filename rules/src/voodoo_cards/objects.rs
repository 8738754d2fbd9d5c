//! Object cards: a deck, a discard pile, and three aboard each ship (`voodoo-pirate-card-game §3`, `§12.17`).

use super::choice::{Question, Reason};
use super::data::Effect;
use super::event::{Cause, Event};
use super::glance::Hold;
use super::pieces::{Colour, KnownTo, Marker, Object, ObjectCard, Place, Wind};
use super::play::Play;
use super::ring::{Heading, Space};
use super::steps::Step;
use crate::table::Seat;
use crate::voodoo::MOST_OBJECTS;

/// Where objects lie.
impl Play<'_, '_> {
    /// The object at a place.
    pub fn object_at(&self, place: Place) -> Option<Object> {
        let mut cards = self.own.objects.iter();
        let card = cards.find(|(_, _, at, _)| at.place == place);
        card.map(|(_, card, ..)| card.0)
    }

    /// What lies at each place of a hold, the newest last.
    pub(super) fn hold(&self, seat: Seat) -> Hold {
        self.own.lying.holds[seat.index()]
    }

    /// The objects aboard, the newest last.
    pub fn objects_aboard(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Object> {
        self.hold(seat).into_iter().flatten()
    }

    /// How many objects are aboard.
    pub fn objects_held(&self, seat: Seat) -> u8 {
        self.objects_aboard(seat).count() as u8
    }

    /// Whether an object is aboard.
    pub fn holds(&self, seat: Seat, object: Object) -> bool {
        self.objects_aboard(seat).any(|held| held == object)
    }

    /// The place of an object aboard, of several the newest.
    pub fn place_of(&self, seat: Seat, object: Object) -> Option<Place> {
        let newest = self
            .hold(seat)
            .iter()
            .rposition(|&held| held == Some(object))?;
        Some(Place::Hold(seat, newest as u8))
    }

    /// The object aboard that has an effect.
    pub fn object_with(&self, seat: Seat, effect: Effect) -> Option<Object> {
        self.objects_aboard(seat)
            .find(|&object| self.book.0.effect(object) == effect)
    }

    /// Cards in the deck.
    pub fn pile(&self) -> u8 {
        self.own.lying.pile
    }

    /// The discard pile, from the top.
    pub fn spent(&self) -> impl Iterator<Item = Object> {
        (0..self.own.lying.spent).map_while(|deep| self.object_at(Place::Spent(deep)))
    }

    /// Whether an object is to be had from deck or discard pile.
    pub fn any_object_to_take(&self) -> bool {
        self.own.lying.pile > 0 || self.own.lying.spent > 0
    }

    fn look_at_objects(&mut self) {
        let mut lying = *self.own.lying;
        lying.look_at_objects(self);
        *self.own.lying = lying;
    }

    /// Moves the object at `from`; piles and holds close and open.
    fn move_object(&mut self, from: Place, to: Place, cause: Cause) -> Option<Object> {
        let mut moved = None;
        for (id, card, mut at, mut known) in &mut self.own.objects {
            if at.place == from {
                at.place = to;
                *known = KnownTo::default();
                moved = Some((*id, card.0));
            } else {
                at.place = at.place.makes_way(from, to);
            }
        }
        self.look_at_objects();
        let (piece, object) = moved?;
        self.tell_moved(Some(piece), from, to, cause);
        Some(object)
    }

    /// Takes the object at `from` aboard. The Compass leaves the game for its token; of more than three one is given up.
    pub fn stow(&mut self, seat: Seat, from: Place, cause: Cause) {
        let Some(object) = self.object_at(from) else {
            return;
        };
        if self.book.0.effect(object) == Effect::Compass {
            self.move_object(from, Place::Box, cause);
            let token = self.marker(Marker::Compass);
            self.move_marker(Marker::Compass, token, Place::Aboard(seat), Cause::Compass);
            return;
        }
        self.move_object(from, Place::Hold(seat, self.objects_held(seat)), cause);
        if self.objects_held(seat) > MOST_OBJECTS {
            self.then(Step::GiveUp(seat));
        }
    }

    /// Puts an object aboard onto the discard pile.
    pub fn discard(&mut self, seat: Seat, object: Object, cause: Cause) {
        if let Some(place) = self.place_of(seat, object) {
            self.move_object(place, Place::Spent(0), cause);
        }
    }

    /// Uses an object up: it goes onto the discard pile.
    pub fn use_up(&mut self, seat: Seat, object: Object, cause: Cause) {
        self.tell(Event::Used { seat, object }, cause);
        self.discard(seat, object, cause);
    }

    /// Buries the Cursed Skull: it leaves the game.
    pub fn bury(&mut self, seat: Seat) {
        let cursed = self.object_with(seat, Effect::Curse);
        if let Some(place) = cursed.and_then(|object| self.place_of(seat, object)) {
            self.move_object(place, Place::Box, Cause::Sand);
        }
    }
}

/// Of more than three objects one is given up, the new one or another.
pub fn give_up(seat: Seat, play: &mut Play) {
    if play.objects_held(seat) > MOST_OBJECTS {
        play.ask(seat, Question::GiveUp);
    }
}

/// Using objects.
impl Play<'_, '_> {
    /// Whether an object can be used now, by whoever may.
    pub fn judge_use(&self, seat: Seat, object: Object) -> Result<(), Reason> {
        if !self.holds(seat, object) {
            return Err(Reason::NothingThere);
        }
        match self.book.0.effect(object) {
            Effect::Fetch => {
                let any = self.spent().any(|spent| self.judge_fetch(spent).is_ok());
                any.then_some(()).ok_or(Reason::NothingThere)
            }
            Effect::TradeSoul => {
                let mut given = self.souls_aboard(seat).into_iter().flatten();
                let any = given.any(|given| {
                    let mut taken = Colour::ALL.iter();
                    taken.any(|&taken| self.judge_trade(seat, given, taken).is_ok())
                });
                any.then_some(()).ok_or(Reason::NoSoul)
            }
            Effect::Search(_) => (self.pile() > 0).then_some(()).ok_or(Reason::NothingThere),
            Effect::Maelstrom => (self.wind() == Wind::Storm)
                .then_some(())
                .ok_or(Reason::NoStorm),
            Effect::Whisper => {
                let [one, other] = [Heading::Clockwise, Heading::Anticlockwise]
                    .map(|way| self.waters().judge_move(seat, way, true));
                one.or(other)
            }
            Effect::Worth(_)
            | Effect::EachSoul { .. }
            | Effect::Pair { .. }
            | Effect::Curse
            | Effect::Compass
            | Effect::FreeBarrel
            | Effect::AnswerFire => Err(Reason::NoUse),
        }
    }

    /// Uses an object.
    pub fn use_object(&mut self, seat: Seat, object: Object) {
        match self.book.0.effect(object) {
            Effect::Fetch => {
                self.use_up(seat, object, Cause::VoodooMask);
                self.ask(seat, Question::Fetch);
            }
            Effect::TradeSoul => {
                self.use_up(seat, object, Cause::Octopus);
                self.ask(seat, Question::Trade);
            }
            Effect::Search(cards) => {
                self.tell(Event::Used { seat, object }, Cause::Shipwreck);
                self.look_at_pile(seat, cards);
                self.ask(seat, Question::Search);
            }
            Effect::Maelstrom => {
                self.use_up(seat, object, Cause::Maelstrom);
                self.whirl(seat);
            }
            Effect::Whisper => {
                self.use_up(seat, object, Cause::GhostWhisper);
                self.ask(seat, Question::Whisper);
            }
            _ => {}
        }
    }

    /// Whether the Mask can fetch an object: any in the discard pile but another Mask.
    pub fn judge_fetch(&self, object: Object) -> Result<(), Reason> {
        if self.book.0.effect(object) == Effect::Fetch {
            return Err(Reason::NoMask);
        }
        let there = self.spent().any(|spent| spent == object);
        there.then_some(()).ok_or(Reason::NothingThere)
    }

    /// Fetches an object of the discard pile, of several the topmost.
    pub fn fetch(&mut self, seat: Seat, object: Object) {
        let deep = self.spent().position(|spent| spent == object);
        if let Some(deep) = deep {
            self.stow(seat, Place::Spent(deep as u8), Cause::VoodooMask);
        }
    }

    /// Whether the Octopus trades so: a soul aboard for one of another colour that is in the bag (§12.18).
    pub fn judge_trade(&self, seat: Seat, given: Colour, taken: Colour) -> Result<(), Reason> {
        if given == taken {
            return Err(Reason::LikeForLike);
        }
        if self.berth_of(seat, given).is_none() {
            return Err(Reason::NoSoul);
        }
        let mut souls = self.souls.iter();
        let there = souls.any(|(_, soul, at)| soul.0 == taken && at.place == Place::Bag);
        there.then_some(()).ok_or(Reason::NothingThere)
    }

    /// Trades a soul with the bag.
    pub fn trade(&mut self, seat: Seat, given: Colour, taken: Colour) {
        if let Some(berth) = self.berth_of(seat, given) {
            self.move_soul(Place::Berth(seat, berth), Place::Bag, Cause::Octopus);
        }
        let Some(berth) = self.free_berths(seat).next() else {
            return;
        };
        let to = Place::Berth(seat, berth);
        let piece = self.shift_soul(|colour| colour == taken, Place::Bag, to);
        self.tell_moved(piece, Place::Bag, to, Cause::Octopus);
    }

    /// Shipwreck: the top cards of the deck, seen by who searches it alone.
    fn look_at_pile(&mut self, seat: Seat, cards: u8) {
        for deep in 0..cards.min(self.pile()) {
            let mut looked = None;
            for (id, _, at, mut known) in &mut self.own.objects {
                if at.place == Place::Pile(deep) {
                    known.0.insert(seat);
                    looked = Some(*id);
                }
            }
            if let Some(piece) = looked {
                let event = Event::Looked { seat, piece, deep };
                self.tell_only(seat, event, Cause::Shipwreck);
            }
        }
    }

    /// How deep in the deck the object lies that the pirate has just looked at.
    pub fn looked_at(&self, seat: Seat, object: Object) -> Option<u8> {
        let known =
            self.own.objects.iter().filter(|(_, card, _, known)| {
                **card == ObjectCard(object) && known.0.contains(seat)
            });
        let depths = known.filter_map(|(_, _, at, _)| match at.place {
            Place::Pile(deep) => Some(deep),
            _ => None,
        });
        depths.min()
    }

    /// Keeps an object of the deck, or none; the rest is shuffled with the Shipwreck.
    pub fn search(&mut self, seat: Seat, kept: Option<Object>) {
        if let Some(deep) = kept.and_then(|object| self.looked_at(seat, object)) {
            self.stow(seat, Place::Pile(deep), Cause::Shipwreck);
        }
        let wreck = self
            .objects_aboard(seat)
            .find(|&object| matches!(self.book.0.effect(object), Effect::Search(_)));
        if let Some(place) = wreck.and_then(|wreck| self.place_of(seat, wreck)) {
            self.move_object(place, Place::Pile(0), Cause::Shipwreck);
        }
        self.shuffle_pile();
        self.tell(Event::DeckShuffled, Cause::Shipwreck);
    }

    /// Shuffles the deck; nobody knows a card of it any more.
    fn shuffle_pile(&mut self) {
        let mut order: Vec<u8> = (0..self.pile()).collect();
        self.dice.shuffle(&mut order);
        let mut order = order.into_iter();
        for (_, _, mut at, mut known) in &mut self.own.objects {
            if matches!(at.place, Place::Pile(_))
                && let Some(deep) = order.next()
            {
                at.place = Place::Pile(deep);
                *known = KnownTo::default();
            }
        }
    }

    /// Maelstrom: all ships at once move one space, clockwise where the conjurer is in the north, else anticlockwise; then the
    /// spaces they came to, in turn order (§12.11). All go the same way, so no two come to the same space.
    fn whirl(&mut self, conjurer: Seat) {
        let north = self.space(conjurer).is_some_and(Space::is_northern);
        let way = if north {
            Heading::Clockwise
        } else {
            Heading::Anticlockwise
        };
        for seat in conjurer.round(self.seats()) {
            if let Some(from) = self.space(seat) {
                self.leap(seat, from.step(way), Cause::Maelstrom);
            }
        }
        self.catch(Cause::Maelstrom, |_, _| true);
    }
}
