//! Setting up: who plays, and the pieces of both games in their places (`voodoo-pirate §4`).

use super::{
    ActionCard, Aid, BlessedCard, Book, Coin, Colour, Crew, Faces, Facing, Fixture, Glance,
    KnownTo, MapsTaken, Place, Power, Round, Ship, Soul, Voodoo,
};
use crate::table::{
    Agenda, Asking, At, Choices, Dice, PieceId, Registry, Seat, SeatKind, SeatSet, Tale,
    read_name,
};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A seat at the table and who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The pirate's colour.
    pub colour: Colour,
    /// Who decides for it.
    pub kind: SeatKind,
    /// What it is called; empty for the colour's own name.
    #[serde(default, deserialize_with = "read_name")]
    pub name: String,
}

impl Chair {
    /// Chairs of these kinds in the order of the colours.
    #[must_use]
    pub fn of(kinds: &[SeatKind]) -> Vec<Self> {
        let chairs = kinds.iter().zip(Colour::ALL);
        chairs
            .map(|(&kind, &colour)| Self {
                colour,
                kind,
                name: String::new(),
            })
            .collect()
    }
}

/// Whether these pirates can sit down together: at most `most`, each with a colour of its own.
///
/// # Errors
/// One sentence for the person who made the setup.
pub(crate) fn check_chairs(chairs: &[Chair], most: usize) -> Result<(), String> {
    if chairs.is_empty() || chairs.len() > most {
        return Err(format!(
            "{} seats are taken: 1 to {most} pirates can play",
            chairs.len()
        ));
    }
    for (place, chair) in chairs.iter().enumerate() {
        if chairs[..place]
            .iter()
            .any(|other| other.colour == chair.colour)
        {
            return Err(format!(
                "two pirates are {:?}: each needs its own colour",
                chair.colour
            ));
        }
    }
    Ok(())
}

/// Who sits where.
pub(crate) fn crew<H: Send + Sync + 'static>(chairs: &[Chair], house: H) -> Crew<H> {
    Crew {
        colours: chairs.iter().map(|chair| chair.colour).collect(),
        cursed: chairs.iter().map(|chair| chair.kind.is_automa()).collect(),
        gentle: chairs
            .iter()
            .map(|chair| chair.kind == SeatKind::Gentle)
            .collect(),
        house,
    }
}

/// Puts what both games need beside their pieces into a world.
pub(crate) fn lay_out<G: Voodoo>(world: &mut World, data: &Arc<G::Data>, crew: Crew<G::House>) {
    world.insert_resource(Book(Arc::clone(data)));
    world.insert_resource(crew);
    world.insert_resource(Laid::default());
    world.insert_resource(Round::<G::Turn>::default());
    world.insert_resource(Agenda::<G::Step>::default());
    world.insert_resource(Asking::<G::Question, G::Choice>::default());
    world.insert_resource(Choices::<G::Choice>::default());
    world.insert_resource(Tale::<G::Event, G::Cause>::default());
    world.insert_resource(Glance::<G>::default());
    world.insert_resource(Aid::<G>::default());
}

/// Names what changes in both games.
pub(crate) fn register<G: Voodoo>(registry: &mut Registry, world: &mut World) {
    registry
        .resource::<Round<G::Turn>>()
        .place::<Ship, G::Place>(world)
        .component::<Facing<G::Heading>>(world)
        .component::<Power>(world)
        .component::<MapsTaken>(world)
        .place::<G::Figure, G::Place>(world)
        .place::<Soul, G::Place>(world)
        .place::<Coin, G::Place>(world)
        .place::<ActionCard<G::Card>, G::Place>(world)
        .place::<G::Marker, G::Place>(world)
        .place::<BlessedCard<G::Rank>, G::Place>(world)
        .component::<KnownTo>(world)
        .place::<Fixture, G::Place>(world)
        .fixed::<PieceId>()
        .fixed::<Glance<G>>()
        .fixed::<Aid<G>>()
        .fixed::<G::Face>()
        .fixed::<Ship>()
        .fixed::<G::Figure>()
        .fixed::<Soul>()
        .fixed::<Coin>()
        .fixed::<ActionCard<G::Card>>()
        .fixed::<G::Marker>()
        .fixed::<BlessedCard<G::Rank>>()
        .fixed::<Fixture>()
        .fixed::<Book<G::Data>>()
        .fixed::<Crew<G::House>>()
        .fixed::<Faces<G::Face>>()
        .fixed::<Laid>()
        // Cut back by its length.
        .fixed::<Tale<G::Event, G::Cause>>();
}

/// The pieces' entities, by their numbers.
#[derive(Resource, Debug, Default)]
pub(crate) struct Laid(Vec<Entity>);

/// Lays the pieces of a game: spawns and numbers them where there are none yet, else lays those that are there anew.
pub(crate) struct PieceBox<'w, G: Voodoo> {
    world: &'w mut World,
    laid: Vec<Entity>,
    next: usize,
    faces: Vec<G::Face>,
}

impl<'w, G: Voodoo> PieceBox<'w, G> {
    /// The pieces of a world.
    pub fn open(world: &'w mut World) -> Self {
        let laid = std::mem::take(&mut world.resource_mut::<Laid>().0);
        Self {
            faces: Vec::with_capacity(if laid.is_empty() { 160 } else { 0 }),
            world,
            laid,
            next: 0,
        }
    }

    /// All pieces lie where they belong; with them goes the generator, as dealing left it.
    pub fn close(self, dice: Dice) {
        self.world.insert_resource(dice);
        self.world.resource_mut::<Laid>().0 = self.laid;
        if !self.faces.is_empty() {
            self.world.insert_resource(Faces(self.faces.into()));
        }
    }

    /// Lays a piece of a kind somewhere.
    pub fn lay<K: Component + Copy>(
        &mut self,
        face: G::Face,
        kind: K,
        place: impl Into<G::Place>,
    ) -> EntityWorldMut<'_> {
        let number = self.next;
        self.next += 1;
        let at = At::<K, G::Place>::new(place.into());
        if let Some(&piece) = self.laid.get(number) {
            let mut piece = self.world.entity_mut(piece);
            piece.insert(at);
            return piece;
        }
        self.faces.push(face);
        let piece = self.world.spawn((PieceId(number as u16), face, kind, at));
        self.laid.push(piece.id());
        piece
    }

    /// Each ship, put away.
    pub fn ships(
        &mut self,
        seats: u8,
        face: impl Fn(Seat) -> G::Face,
        facing: G::Heading,
        power: u8,
    ) {
        for seat in (0..seats).map(Seat) {
            self.lay(face(seat), Ship(seat), Place::Box).insert((
                Facing(facing),
                Power(power),
                MapsTaken::default(),
            ));
        }
    }

    /// The souls of the box in their colours, and where each lies.
    pub fn souls(
        &mut self,
        supply: [u8; 5],
        face: impl Fn(Colour) -> G::Face,
        deal: impl FnOnce(&[Colour]) -> Vec<G::Place>,
    ) {
        let colours: Vec<Colour> = Colour::ALL
            .iter()
            .flat_map(|&colour| (0..supply[colour as usize]).map(move |_| colour))
            .collect();
        let places = deal(&colours);
        for (colour, place) in colours.into_iter().zip(places) {
            self.lay(face(colour), Soul(colour), place);
        }
    }

    /// Things of a supply, so many of them aboard each ship.
    pub fn supply<K: Component + Copy>(
        &mut self,
        count: u8,
        each: u8,
        seats: u8,
        face: G::Face,
        kind: K,
    ) {
        for thing in 0..count {
            let place = if thing < each * seats {
                Place::Aboard(Seat(thing / each.max(1)))
            } else {
                Place::Supply
            };
            self.lay(face, kind, place);
        }
    }

    /// All cards in each hand; a Cursed Pirate's and one more in a shuffled deck (`voodoo-pirate §12`).
    pub fn action_cards(
        &mut self,
        crew: &Crew<G::House>,
        extra: impl Fn(Colour) -> G::Card,
        face: impl Fn(Seat, G::Card) -> G::Face,
        dice: &mut Dice,
    ) {
        for owner in (0..crew.len()).map(Seat) {
            let mut deck: Vec<u8> = (0..=G::CARDS.len() as u8).collect();
            let is_cursed = crew.is_cursed(owner);
            if is_cursed {
                dice.shuffle(&mut deck);
            }
            let extra = extra(crew.colours[owner.index()]);
            let cards = G::CARDS.iter().copied().chain(is_cursed.then_some(extra));
            for (card, deep) in cards.zip(deck) {
                let place = if is_cursed {
                    Place::Deck(owner, deep)
                } else {
                    Place::Hand(owner)
                };
                self.lay(face(owner, card), ActionCard { owner, card }, place);
            }
        }
    }

    /// Each pirate is dealt one blessed card, if any are dealt; the rest stays in the box.
    pub fn blessed_cards(&mut self, ranks: &[G::Rank], seats: u8, is_dealt: bool, dice: &mut Dice) {
        let mut owners: Vec<Option<Seat>> = (0..ranks.len() as u8)
            .map(|card| (is_dealt && card < seats).then_some(Seat(card)))
            .collect();
        if is_dealt {
            dice.shuffle(&mut owners);
        }
        for (&rank, owner) in ranks.iter().zip(owners) {
            let mut known = SeatSet::default();
            if let Some(owner) = owner {
                known.insert(owner);
            }
            let place = owner.map_or(Place::Box, Place::Aboard);
            self.lay(G::blessed_face(rank), BlessedCard(rank), place)
                .insert(KnownTo(known));
        }
    }
}
