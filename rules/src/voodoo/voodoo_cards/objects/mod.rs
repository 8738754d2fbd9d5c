//! Object cards: a deck, a discard pile, and three aboard each ship (`voodoo-pirate-card-game §3`, `§12.17`).

mod using;

pub use using::{use_object, whirl};

use super::choice::Question;
use super::data::{Data, Effect};
use super::event::{Cause, Event};
use super::pieces::{BlessedCard, KnownTo, Marker, Object, ObjectCard, Place, Rank};
use super::play::{Agenda, EventLog, Markers};
use super::steps::Step;
use crate::MOST_OBJECTS;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, MOST_SEATS, PieceId, Seat};
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

/// The objects in a hold, the newest last: the three that fit, and one that is to be given up.
pub type Hold = [Option<Object>; MOST_OBJECTS as usize + 1];

/// The objects at a glance.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub(super) struct ObjectGlance {
    /// The cards' data: held here, so that the group fetches no resource for it.
    data: Arc<Data>,
    /// The objects in each hold.
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

/// The places of objects.
impl Objects<'_, '_> {
    crate::play::glances!(ObjectGlance);

    /// Returns what an object does.
    pub fn effect(&self, object: Object) -> Effect {
        self.glance.data.effect(object)
    }

    /// The object at a place.
    pub fn object_at(&self, place: Place) -> Option<Object> {
        let mut cards = self.cards.iter();
        let card = cards.find(|(_, _, at, _)| at.place == place);
        card.map(|(_, card, ..)| card.0)
    }

    /// Returns what lies at each place of a hold, the newest last.
    pub(super) fn hold(&self, seat: Seat) -> Hold {
        self.glance.holds[seat.index()]
    }

    /// The objects aboard, the newest last.
    pub fn objects_aboard(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Object> + use<> {
        self.hold(seat).into_iter().flatten()
    }

    /// Returns how many objects are aboard.
    pub fn objects_held(&self, seat: Seat) -> u8 {
        self.objects_aboard(seat).count() as u8
    }

    /// Returns whether an object is aboard.
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

    /// Returns whether the pirate can bury a cursed object.
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

    /// Returns whether an object is to be had from deck or discard pile.
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
