//! Objects that are used: Mask, Octopus, Shipwreck, Maelstrom and Ghost Whisper (`voodoo-pirate-card-game §3`).

use super::Objects;
use crate::catch;
use crate::voodoo_cards::choice::{Question, Reason};
use crate::voodoo_cards::data::Effect;
use crate::voodoo_cards::event::{Cause, Event};
use crate::voodoo_cards::pieces::{Colour, KnownTo, Object, ObjectCard, Place, Wind};
use crate::voodoo_cards::play::{Agenda, Crew, EventLog, Holds, Markers, Play, Round, Ships};
use crate::voodoo_cards::ring::{Heading, Space};
use crate::voodoo_cards::steps::Step;
use rules::kit::is;
use rules::table::{Audience, Dice, Seat};

impl Play<'_, '_> {
    /// Checks whether an object can be used now, by whoever may.
    pub fn judge_use(&self, seat: Seat, object: Object) -> Result<(), Reason> {
        let objects = &self.own.objects;
        is(objects.holds(seat, object), Reason::NothingThere)?;
        match objects.effect(object) {
            Effect::Fetch => {
                let any = objects
                    .spent()
                    .any(|spent| objects.judge_fetch(spent).is_ok());
                is(any, Reason::NothingThere)
            }
            Effect::TradeSoul => self.holds.judge_trades(seat),
            Effect::Search(_) => is(objects.pile() > 0, Reason::NothingThere),
            Effect::Maelstrom => is(self.own.sea.wind() == Wind::Storm, Reason::NoStorm),
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
}

/// Uses an object.
pub fn use_object(
    (seat, object): (Seat, Object),
    objects: &mut Objects,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    match objects.effect(object) {
        Effect::Fetch => {
            objects.use_up(seat, object, Cause::VoodooMask, log);
            agenda.ask(seat, Question::Fetch);
        }
        Effect::TradeSoul => {
            objects.use_up(seat, object, Cause::Octopus, log);
            agenda.ask(seat, Question::Trade);
        }
        Effect::Search(cards) => {
            log.tell(Event::Used { seat, object }, Cause::Shipwreck);
            objects.look_at_pile(seat, cards, log);
            agenda.ask(seat, Question::Search);
        }
        Effect::Maelstrom => {
            objects.use_up(seat, object, Cause::Maelstrom, log);
            agenda.then(Step::Whirl(seat));
        }
        Effect::Whisper => {
            objects.use_up(seat, object, Cause::GhostWhisper, log);
            agenda.ask(seat, Question::Whisper);
        }
        _ => {}
    }
}

/// The Mask and the Shipwreck.
impl Objects<'_, '_> {
    /// Checks whether the Mask can fetch an object: any in the discard pile but another Mask.
    pub fn judge_fetch(&self, object: Object) -> Result<(), Reason> {
        is(self.effect(object) != Effect::Fetch, Reason::NoMask)?;
        let there = self.spent().any(|spent| spent == object);
        is(there, Reason::NothingThere)
    }

    /// Fetches an object of the discard pile, of several the topmost.
    pub fn fetch(
        &mut self,
        seat: Seat,
        object: Object,
        markers: &mut Markers,
        log: &mut EventLog,
        agenda: &mut Agenda,
    ) {
        let deep = self.spent().position(|spent| spent == object);
        if let Some(deep) = deep {
            let from = Place::Spent(deep as u8);
            self.stow(seat, from, Cause::VoodooMask, markers, log, agenda);
        }
    }

    /// Shipwreck: the top cards of the deck, seen by who searches it alone.
    fn look_at_pile(&mut self, seat: Seat, cards: u8, log: &mut EventLog) {
        for deep in 0..cards.min(self.pile()) {
            let mut looked = None;
            for (id, _, at, mut known) in &mut self.cards {
                if at.place == Place::Pile(deep) {
                    known.0.insert(seat);
                    looked = Some(*id);
                }
            }
            if let Some(piece) = looked {
                let event = Event::Looked { seat, piece, deep };
                log.tell_to(Audience::Only(seat), event, Cause::Shipwreck);
            }
        }
    }

    /// Returns how deep in the deck the object lies that the pirate has just looked at.
    pub fn looked_at(&self, seat: Seat, object: Object) -> Option<u8> {
        let known = self
            .cards
            .iter()
            .filter(|(_, card, _, known)| **card == ObjectCard(object) && known.0.contains(seat));
        let depths = known.filter_map(|(_, _, at, _)| match at.place {
            Place::Pile(deep) => Some(deep),
            _ => None,
        });
        depths.min()
    }

    /// Lays the Shipwreck back and shuffles the deck; nobody knows a card of it any more.
    pub fn end_search(&mut self, seat: Seat, dice: &mut Dice, log: &mut EventLog) {
        let wreck = self
            .objects_aboard(seat)
            .find(|&object| matches!(self.effect(object), Effect::Search(_)));
        if let Some(place) = wreck.and_then(|wreck| self.place_of(seat, wreck)) {
            self.move_object(place, Place::Pile(0), Cause::Shipwreck, log);
        }
        let cards = self.cards.iter_mut();
        let deck = cards.filter(|(_, _, at, _)| matches!(at.place, Place::Pile(_)));
        dice.deal_anew(
            deck.map(|(_, _, at, known)| (at, known)),
            |(at, _)| at.place,
            |(at, known), place| {
                at.place = place;
                **known = KnownTo::default();
            },
        );
        log.tell(Event::DeckShuffled, Cause::Shipwreck);
    }
}

/// The Octopus.
impl Holds<'_, '_> {
    /// Checks whether the Octopus can trade a soul.
    pub fn judge_trades(&self, seat: Seat) -> Result<(), Reason> {
        let mut given = self.souls_aboard(seat).into_iter().flatten();
        let any = given.any(|given| {
            let mut taken = Colour::ALL.iter();
            taken.any(|&taken| self.judge_trade(seat, given, taken).is_ok())
        });
        is(any, Reason::NoSoul)
    }

    /// Checks whether the Octopus trades so: a soul aboard for one of another colour that is in the bag (§12.18).
    pub fn judge_trade(&self, seat: Seat, given: Colour, taken: Colour) -> Result<(), Reason> {
        is(given != taken, Reason::LikeForLike)?;
        is(self.berth_of(seat, given).is_some(), Reason::NoSoul)?;
        let mut souls = self.souls.iter();
        let there = souls.any(|(_, soul, at)| soul.0 == taken && at.place == Place::Bag);
        is(there, Reason::NothingThere)
    }

    /// Trades a soul with the bag.
    pub fn trade(&mut self, seat: Seat, given: Colour, taken: Colour, log: &mut EventLog) {
        if let Some(berth) = self.berth_of(seat, given) {
            self.move_soul(Place::Berth(seat, berth), Place::Bag, Cause::Octopus, log);
        }
        let Some(berth) = self.free_berths(seat).next() else {
            return;
        };
        let to = Place::Berth(seat, berth);
        let piece = self.shift_soul(|colour| colour == taken, Place::Bag, to);
        log.tell_moved(piece, Place::Bag, to, Cause::Octopus);
    }
}

/// Maelstrom: all ships at once move one space, clockwise where the conjurer is in the north, else anticlockwise; then the
/// spaces they came to, in turn order (§12.11). All go the same way, so no two come to the same space.
pub fn whirl(
    conjurer: Seat,
    ships: &mut Ships,
    markers: &Markers,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let north = ships.space(conjurer).is_some_and(Space::is_northern);
    let way = if north {
        Heading::Clockwise
    } else {
        Heading::Anticlockwise
    };
    for seat in conjurer.round(crew.seats()) {
        if let Some(from) = ships.space(seat) {
            ships.leap(seat, from.step(way), Cause::Maelstrom, log);
        }
    }
    catch(Cause::Maelstrom, |_| true, markers, crew, round, agenda);
}
