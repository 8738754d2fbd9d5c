//! Object cards: a deck, a discard pile, and three aboard each ship (`voodoo-pirate-card-game §3`, `§12.17`).

use super::choice::{Question, Reason};
use super::data::{Data, Effect};
use super::event::{Cause, Event};
use super::pieces::{BlessedCard, Colour, KnownTo, Marker, Object, ObjectCard, Place, Rank, Wind};
use super::play::{Agenda, Crew, EventLog, Holds, Markers, Play, Round, Ships};
use super::ring::{Heading, Space};
use super::steps::Step;
use crate::table::{At, Audience, Dice, MOST_SEATS, PieceId, Seat};
use crate::voodoo::{MOST_OBJECTS, catch};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use std::sync::Arc;

/// The object cards.
#[derive(SystemParam)]
pub struct Objects<'w, 's> {
    glance: ResMut<'w, ObjectGlance>,
    pub(in crate::voodoo_cards) cards: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static ObjectCard,
            &'static mut At<ObjectCard, Place>,
            &'static mut KnownTo,
        ),
        // The shared rules hold who knows the blessed cards.
        Without<BlessedCard<Rank>>,
    >,
}

/// What lies in a hold, the newest last: the three objects that fit, and one that is to be given up.
pub type Hold = [Option<Object>; MOST_OBJECTS as usize + 1];

/// The objects at a glance.
#[derive(Resource, Debug, Clone)]
pub(super) struct ObjectGlance {
    /// What stands on the cards: held here, so that the group fetches no resource for it.
    data: Arc<Data>,
    /// What lies in each hold.
    holds: [Hold; MOST_SEATS],
    /// Objects in the deck.
    pile: u8,
    /// Objects on the discard pile.
    spent: u8,
}

impl ObjectGlance {
    /// A glance at no cards.
    pub fn new(data: &Arc<Data>) -> Self {
        Self {
            data: Arc::clone(data),
            holds: Default::default(),
            pile: 0,
            spent: 0,
        }
    }

    fn of(objects: &Objects) -> Self {
        let mut glance = Self::new(&objects.glance.data);
        for (_, card, at, _) in &objects.cards {
            match at.place {
                Place::Hold(Seat(seat), place) => {
                    glance.holds[usize::from(seat)][usize::from(place)] = Some(card.0);
                }
                Place::Pile(_) => glance.pile += 1,
                Place::Spent(_) => glance.spent += 1,
                _ => {}
            }
        }
        glance
    }
}

/// Where objects lie.
impl Objects<'_, '_> {
    /// Works out the glance anew: where one moves others make way.
    pub fn look_over(&mut self) {
        *self.glance = ObjectGlance::of(self);
    }

    /// Whether the glance is as the components have it.
    pub fn is_looked_over(&self) -> bool {
        let ObjectGlance {
            holds, pile, spent, ..
        } = ObjectGlance::of(self);
        let glance = &*self.glance;
        (glance.holds, glance.pile, glance.spent) == (holds, pile, spent)
    }

    /// What an object does.
    pub fn effect(&self, object: Object) -> Effect {
        self.glance.data.effect(object)
    }

    /// The object at a place.
    pub fn object_at(&self, place: Place) -> Option<Object> {
        let mut cards = self.cards.iter();
        let card = cards.find(|(_, _, at, _)| at.place == place);
        card.map(|(_, card, ..)| card.0)
    }

    /// What lies at each place of a hold, the newest last.
    pub(super) fn hold(&self, seat: Seat) -> Hold {
        self.glance.holds[seat.index()]
    }

    /// The objects aboard, the newest last.
    pub fn objects_aboard(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Object> + use<> {
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
            .find(|&object| self.effect(object) == effect)
    }

    /// Whether the pirate can bury a cursed object.
    pub fn is_cursed_by_object(&self, seat: Seat) -> bool {
        self.object_with(seat, Effect::Curse).is_some()
    }

    /// Cards in the deck.
    pub fn pile(&self) -> u8 {
        self.glance.pile
    }

    /// Cards on the discard pile.
    pub fn spent_count(&self) -> u8 {
        self.glance.spent
    }

    /// The discard pile, from the top.
    pub fn spent(&self) -> impl Iterator<Item = Object> {
        (0..self.glance.spent).map_while(|deep| self.object_at(Place::Spent(deep)))
    }

    /// Whether an object is to be had from deck or discard pile.
    pub fn any_object_to_take(&self) -> bool {
        self.glance.pile > 0 || self.glance.spent > 0
    }

    /// Moves the object at `from`; piles and holds close and open.
    fn move_object(
        &mut self,
        from: Place,
        to: Place,
        cause: Cause,
        log: &mut EventLog,
    ) -> Option<Object> {
        let mut moved = None;
        for (id, card, mut at, mut known) in &mut self.cards {
            if at.place == from {
                at.place = to;
                *known = KnownTo::default();
                moved = Some((*id, card.0));
            } else {
                at.place = at.place.makes_way(from, to);
            }
        }
        self.look_over();
        let (piece, object) = moved?;
        log.tell_moved(Some(piece), from, to, cause);
        Some(object)
    }

    /// Takes the object at `from` aboard. The Compass leaves the game for its token; of more than three one is given up.
    pub fn stow(
        &mut self,
        seat: Seat,
        from: Place,
        cause: Cause,
        markers: &mut Markers,
        log: &mut EventLog,
        agenda: &mut Agenda,
    ) {
        let Some(object) = self.object_at(from) else {
            return;
        };
        if self.effect(object) == Effect::Compass {
            self.move_object(from, Place::Box, cause, log);
            let (token, with) = (markers.marker(Marker::Compass), Place::Aboard(seat));
            return markers.move_marker(Marker::Compass, token, with, Cause::Compass, log);
        }
        self.move_object(from, Place::Hold(seat, self.objects_held(seat)), cause, log);
        if self.objects_held(seat) > MOST_OBJECTS {
            agenda.then(Step::GiveUp(seat));
        }
    }

    /// Puts an object aboard onto the discard pile.
    pub fn discard(&mut self, seat: Seat, object: Object, cause: Cause, log: &mut EventLog) {
        if let Some(place) = self.place_of(seat, object) {
            self.move_object(place, Place::Spent(0), cause, log);
        }
    }

    /// Uses an object up: it goes onto the discard pile.
    pub fn use_up(&mut self, seat: Seat, object: Object, cause: Cause, log: &mut EventLog) {
        log.tell(Event::Used { seat, object }, cause);
        self.discard(seat, object, cause, log);
    }

    /// Buries the Cursed Skull: it leaves the game.
    pub fn bury(&mut self, seat: Seat, log: &mut EventLog) {
        let cursed = self.object_with(seat, Effect::Curse);
        if let Some(place) = cursed.and_then(|object| self.place_of(seat, object)) {
            self.move_object(place, Place::Box, Cause::Sand, log);
        }
    }
}

/// Of more than three objects one is given up, the new one or another.
pub fn give_up(seat: Seat, objects: &Objects, agenda: &mut Agenda) {
    if objects.objects_held(seat) > MOST_OBJECTS {
        agenda.ask(seat, Question::GiveUp);
    }
}

/// Using objects.
impl Play<'_, '_> {
    /// Whether an object can be used now, by whoever may.
    pub fn judge_use(&self, seat: Seat, object: Object) -> Result<(), Reason> {
        let objects = &self.own.objects;
        if !objects.holds(seat, object) {
            return Err(Reason::NothingThere);
        }
        match objects.effect(object) {
            Effect::Fetch => {
                let any = objects
                    .spent()
                    .any(|spent| objects.judge_fetch(spent).is_ok());
                any.then_some(()).ok_or(Reason::NothingThere)
            }
            Effect::TradeSoul => self.holds.judge_trades(seat),
            Effect::Search(_) => (objects.pile() > 0)
                .then_some(())
                .ok_or(Reason::NothingThere),
            Effect::Maelstrom => (self.own.sea.wind() == Wind::Storm)
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
    /// Whether the Mask can fetch an object: any in the discard pile but another Mask.
    pub fn judge_fetch(&self, object: Object) -> Result<(), Reason> {
        if self.effect(object) == Effect::Fetch {
            return Err(Reason::NoMask);
        }
        let there = self.spent().any(|spent| spent == object);
        there.then_some(()).ok_or(Reason::NothingThere)
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

    /// How deep in the deck the object lies that the pirate has just looked at.
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
        let mut order: Vec<u8> = (0..self.pile()).collect();
        dice.shuffle(&mut order);
        let mut order = order.into_iter();
        for (_, _, mut at, mut known) in &mut self.cards {
            if matches!(at.place, Place::Pile(_))
                && let Some(deep) = order.next()
            {
                at.place = Place::Pile(deep);
                *known = KnownTo::default();
            }
        }
        log.tell(Event::DeckShuffled, Cause::Shipwreck);
    }
}

/// The Octopus.
impl Holds<'_, '_> {
    /// Whether the Octopus can trade a soul.
    pub fn judge_trades(&self, seat: Seat) -> Result<(), Reason> {
        let mut given = self.souls_aboard(seat).into_iter().flatten();
        let any = given.any(|given| {
            let mut taken = Colour::ALL.iter();
            taken.any(|&taken| self.judge_trade(seat, given, taken).is_ok())
        });
        any.then_some(()).ok_or(Reason::NoSoul)
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
