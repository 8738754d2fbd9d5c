//! What a rule has within reach: the pieces, the tale, the agenda, the dice.

use super::chart::{Heading, Quarters, Slot, Space};
use super::choice::{Choice, Question};
use super::data::{Data, Feature, Ground, Skill, Water};
use super::event::{Cause, Event, Phase};
use super::pieces::*;
use super::round::Round;
use super::steps::Step;
use crate::table::{Agenda, Asking, Audience, Dice, PieceId, Seat, Tale};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use std::sync::Arc;

/// The data of the game, in the rules' world.
#[derive(Resource, Debug, Clone)]
pub struct Book(pub Arc<Data>);

/// Who sits where: nothing here changes in a game.
#[derive(Resource, Debug, Clone)]
pub struct Crew {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// Which seats are Cursed Pirates.
    pub cursed: Vec<bool>,
    /// Whether unique skills are on (`voodoo-pirate §13`).
    pub skills: bool,
    /// Whether the Blessed Deck is on (`voodoo-pirate §14`).
    pub blessed: bool,
}

impl Crew {
    /// How many pirates play.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.colours.len() as u8
    }

    /// Whether nobody plays, which no setup allows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.colours.is_empty()
    }

    /// Whether the seat is a Cursed Pirate.
    #[must_use]
    pub fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed[seat.index()]
    }
}

/// The table, within reach of a rule.
///
/// Every change goes through a method here or in the file of its rule, which changes *and* tells.
#[derive(SystemParam)]
pub struct Play<'w, 's> {
    pub(super) book: Res<'w, Book>,
    pub(super) crew: Res<'w, Crew>,
    pub(super) round: ResMut<'w, Round>,
    pub(super) agenda: ResMut<'w, Agenda<Step>>,
    pub(super) asking: ResMut<'w, Asking<Question, Choice>>,
    pub(super) tale: ResMut<'w, Tale<Event, Cause>>,
    pub(super) dice: ResMut<'w, Dice>,
    pub(super) next_phase: ResMut<'w, NextState<Phase>>,
    pub(super) ships: Query<
        'w,
        's,
        (
            &'static Ship,
            &'static mut At<Ship>,
            &'static mut Facing,
            &'static mut Power,
            &'static mut MapsTaken,
        ),
    >,
    pub(super) figures: Query<'w, 's, (&'static PieceId, &'static Figure, &'static mut At<Figure>)>,
    pub(super) souls: Query<'w, 's, (&'static PieceId, &'static Soul, &'static mut At<Soul>)>,
    pub(super) coins: Query<'w, 's, (&'static PieceId, &'static mut At<Coin>)>,
    pub(super) poppets: Query<'w, 's, (&'static PieceId, &'static mut At<Poppet>)>,
    pub(super) treasures:
        Query<'w, 's, (&'static PieceId, &'static Treasure, &'static mut At<Treasure>)>,
    pub(super) cards:
        Query<'w, 's, (&'static PieceId, &'static ActionCard, &'static mut At<ActionCard>)>,
    pub(super) tiles: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Tile,
            &'static mut At<Tile>,
            &'static mut Turned,
            &'static mut KnownTo,
        ),
    >,
    pub(super) markers: Query<'w, 's, (&'static PieceId, &'static Marker, &'static mut At<Marker>)>,
    pub(super) blessed:
        Query<'w, 's, (&'static PieceId, &'static BlessedCard, &'static mut At<BlessedCard>)>,
}

/// Takes the first piece that lies at `from` to `to`.
fn shift<'a, K: Send + Sync + 'static>(
    mut pieces: impl Iterator<Item = (&'a PieceId, Mut<'a, At<K>>)>,
    from: Place,
    to: Place,
) -> Option<PieceId> {
    pieces.find(|(_, at)| at.place == from).map(|(id, mut at)| {
        at.place = to;
        *id
    })
}

/// Seats and the order of turns.
impl Play<'_, '_> {
    /// How many pirates play.
    pub fn seats(&self) -> u8 {
        self.crew.len()
    }

    /// Who holds the Sun.
    pub fn sun(&self) -> Seat {
        match self.marker(Marker::Sun) {
            Place::Aboard(seat) => seat,
            _ => Seat(0),
        }
    }

    /// The `k`th seat in turn order from the Sun; none past the last.
    pub fn in_turn(&self, k: u8) -> Option<Seat> {
        (k < self.seats()).then(|| self.sun().clockwise(k, self.seats()))
    }

    /// Whether the seat is a Cursed Pirate.
    pub fn is_cursed(&self, seat: Seat) -> bool {
        self.crew.is_cursed(seat)
    }

    /// The seat's colour.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.crew.colours[seat.index()]
    }

    /// What only this pirate can do, if skills are on and it is not Cursed (`voodoo-pirate §13`).
    pub fn skill(&self, seat: Seat) -> Option<Skill> {
        (self.crew.skills && !self.is_cursed(seat))
            .then(|| self.book.0.skills[self.colour(seat) as usize])
    }

    /// Whether the pirate is in jail.
    pub fn is_jailed(&self, seat: Seat) -> bool {
        self.markers
            .iter()
            .any(|(_, marker, at)| *marker == Marker::Jail && at.place == Place::Aboard(seat))
    }

    /// Who has the turn under the Moon.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.round.active == Some(seat)
    }
}

/// Telling and setting off.
impl Play<'_, '_> {
    /// Tells an event that everybody sees.
    pub fn tell(&mut self, event: Event, cause: Cause) {
        self.tale.tell(event, cause);
    }

    /// Tells an event to one seat alone.
    pub fn tell_only(&mut self, seat: Seat, event: Event, cause: Cause) {
        self.tale.tell_to(Audience::Only(seat), event, cause);
    }

    /// Sets off a step, before all that is on the agenda.
    pub fn then(&mut self, step: Step) {
        self.agenda.push(step);
    }

    fn tell_moved(&mut self, piece: Option<PieceId>, from: Place, to: Place, cause: Cause) -> bool {
        if piece.is_some() {
            self.tell(Event::Moved { piece, from, to }, cause);
        }
        piece.is_some()
    }
}

/// Markers: wind, tide, colonial ships, whirlpool, Sun, Moon, jail.
impl Play<'_, '_> {
    /// Where the only marker of a kind lies.
    pub fn marker(&self, wanted: Marker) -> Place {
        self.markers
            .iter()
            .find(|(_, marker, _)| **marker == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// Moves the first marker of a kind that lies at `from`.
    pub fn move_marker(&mut self, kind: Marker, from: Place, to: Place, cause: Cause) {
        let matching = self
            .markers
            .iter_mut()
            .filter(|(_, marker, _)| **marker == kind)
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        self.tell_moved(piece, from, to, cause);
    }

    /// The wind.
    pub fn wind(&self) -> Wind {
        match self.marker(Marker::Vane) {
            Place::Vane(wind) => wind,
            _ => Wind::Fair,
        }
    }

    /// The tide.
    pub fn tide(&self) -> Tide {
        match self.marker(Marker::Tide) {
            Place::Tide(tide) => tide,
            _ => Tide::In,
        }
    }

    /// How many colonial ships lie off the coast.
    pub fn colonials(&self) -> u8 {
        match self.marker(Marker::Colonials) {
            Place::Colonials(ships) => ships,
            _ => 1,
        }
    }

    /// Where the whirlpool is, if it was conjured.
    pub fn whirlpool(&self) -> Option<Space> {
        match self.marker(Marker::Whirlpool) {
            Place::Sea(space) => Some(space),
            _ => None,
        }
    }
}

/// The chart: what lies on a space.
impl Play<'_, '_> {
    /// What a space is, tiles aside.
    pub fn ground(&self, space: Space) -> Ground {
        self.book.0.chart.ground[space.index()]
    }

    /// The tile on a slot, with how it lies.
    pub fn tile_on(&self, slot: Slot) -> Option<(u8, Quarters)> {
        self.tiles
            .iter()
            .find(|(_, _, at, ..)| matches!(at.place, Place::Slot(on) if on == slot))
            .map(|(_, tile, _, turned, _)| (tile.0, turned.0))
    }

    /// The water of a space that is placed; nothing for harbour, shore, tidal water and empty slots.
    pub fn water(&self, space: Space) -> Option<Water> {
        match self.ground(space) {
            Ground::Sea(water) => Some(water),
            Ground::Open => {
                let (tile, turned) = self.tile_on(space.slot())?;
                Some(face_water(&self.book.0, tile, turned, space.quarter()))
            }
            Ground::Harbour | Ground::Tidal(_) | Ground::Shore => None,
        }
    }

    /// Whether the space is there: its tile is placed, or it is printed on the chart.
    pub fn is_placed(&self, space: Space) -> bool {
        self.ground(space) != Ground::Open || self.tile_on(space.slot()).is_some()
    }

    /// Whether the space is haunted water.
    pub fn is_haunted(&self, space: Space) -> bool {
        self.water(space).is_some_and(|water| water.haunted)
    }

    /// What the space carries. The whirlpool closes portals and stars under it.
    pub fn feature(&self, space: Space) -> Option<Feature> {
        self.water(space)?.feature
    }

    /// The features of all tiles on the chart, in the order of the tiles' numbers.
    pub fn features(&self) -> impl Iterator<Item = (Space, Feature)> {
        self.tiles.iter().flat_map(move |(_, tile, at, turned, _)| {
            let slot = match at.place {
                Place::Slot(slot) => Some(slot),
                _ => None,
            };
            let spaces = slot.map(Slot::spaces).into_iter().flatten();
            spaces.filter_map(move |space| {
                let water = face_water(&self.book.0, tile.0, turned.0, space.quarter());
                water.feature.map(|feature| (space, feature))
            })
        })
    }

    /// How many tiles are left in the stack.
    pub fn stack(&self) -> u8 {
        self.tiles
            .iter()
            .filter(|(_, _, at, ..)| matches!(at.place, Place::Stack(_)))
            .count() as u8
    }
}

/// The water of a tile's face that shows at a quarter when the tile is turned so.
#[must_use]
pub fn face_water(data: &Data, tile: u8, turned: Quarters, quarter: u8) -> Water {
    let face = &data.tiles[usize::from(tile) - 1];
    let water = face.waters[usize::from(turned.face_quarter(quarter))];
    let feature = match water.feature {
        Some(Feature::Current(heading)) => Some(Feature::Current(heading.turned(turned.0))),
        feature => feature,
    };
    Water { feature, ..water }
}

/// Ships.
impl Play<'_, '_> {
    /// The space that a ship is on; none before it is placed.
    pub fn space(&self, seat: Seat) -> Option<Space> {
        self.ships
            .iter()
            .find(|(ship, ..)| ship.0 == seat)
            .and_then(|(_, at, ..)| match at.place {
                Place::Sea(space) => Some(space),
                _ => None,
            })
    }

    /// The ship on a space.
    pub fn ship_on(&self, space: Space) -> Option<Seat> {
        self.ships
            .iter()
            .find(|(_, at, ..)| matches!(at.place, Place::Sea(on) if on == space))
            .map(|(ship, ..)| ship.0)
    }

    /// Lays a ship on a space. The rule that does so tells it.
    pub fn lay_ship(&mut self, seat: Seat, space: Space) {
        for (ship, mut at, ..) in &mut self.ships {
            if ship.0 == seat {
                at.place = Place::Sea(space);
            }
        }
    }

    /// Whether the ship is in the harbour, or not yet placed.
    pub fn in_harbour(&self, seat: Seat) -> bool {
        self.space(seat)
            .is_none_or(|space| self.ground(space) == Ground::Harbour)
    }

    /// Whether the ship is on the shore.
    pub fn is_ashore(&self, seat: Seat) -> bool {
        self.space(seat)
            .is_some_and(|space| self.ground(space) == Ground::Shore)
    }

    /// Which way the ship faces.
    pub fn facing(&self, seat: Seat) -> Heading {
        self.ships
            .iter()
            .find(|(ship, ..)| ship.0 == seat)
            .map_or(Heading::West, |(_, _, facing, ..)| facing.0)
    }

    /// Turns a ship, and tells it where that changes something.
    pub fn face(&mut self, seat: Seat, heading: Heading) {
        let mut turned = false;
        for (ship, _, mut facing, ..) in &mut self.ships {
            if ship.0 == seat && facing.0 != heading {
                facing.0 = heading;
                turned = true;
            }
        }
        if turned {
            self.tell(Event::Faced { ship: seat, heading }, Cause::Facing);
        }
    }

    /// The ship's power, 1 to 6.
    pub fn power(&self, seat: Seat) -> u8 {
        self.ships
            .iter()
            .find(|(ship, ..)| ship.0 == seat)
            .map_or(1, |(_, _, _, power, _)| power.0)
    }

    /// Changes a ship's power within 1 to 6, and tells it.
    pub fn change_power(&mut self, seat: Seat, by: i8, cause: Cause) {
        let from = self.power(seat);
        let to = from.saturating_add_signed(by).clamp(1, MOST_POWER);
        if to == from {
            return;
        }
        for (ship, _, _, mut power, _) in &mut self.ships {
            if ship.0 == seat {
                power.0 = to;
            }
        }
        self.tell(Event::PowerChanged { seat, from, to }, cause);
    }

    /// Whether the pirate has had the map of a tile.
    pub fn has_had_map(&self, seat: Seat, map: u32) -> bool {
        self.ships
            .iter()
            .any(|(ship, .., maps)| ship.0 == seat && maps.0 & map != 0)
    }

    /// Notes that the pirate has had the map of a tile.
    pub fn note_map(&mut self, seat: Seat, map: u32) {
        for (ship, .., mut maps) in &mut self.ships {
            if ship.0 == seat {
                maps.0 |= map;
            }
        }
    }
}

/// The most power that a ship has.
pub const MOST_POWER: u8 = 6;
/// The most souls that a ship holds.
pub const MOST_SOULS: usize = MOST_BERTHS as usize;
/// The most poppets that a ship holds.
pub const MOST_POPPETS: u8 = 3;
/// The most objects, skulls among them, that a ship holds.
pub const MOST_OBJECTS: u8 = 3;

/// Coins and poppets.
impl Play<'_, '_> {
    /// Coins at a place.
    pub fn coins_at(&self, place: Place) -> u8 {
        self.coins.iter().filter(|(_, at)| at.place == place).count() as u8
    }

    /// Coins aboard that are not buried.
    pub fn coins(&self, seat: Seat) -> u8 {
        let is_here = |place| matches!(place, Place::Aboard(owner) if owner == seat);
        self.coins.iter().filter(|(_, at)| is_here(at.place)).count() as u8
    }

    /// Moves a coin; says whether there was one.
    pub fn move_coin(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.coins.iter_mut(), from, to);
        self.tell_moved(piece, from, to, cause)
    }

    /// Poppets at a place.
    pub fn poppets_at(&self, place: Place) -> u8 {
        self.poppets
            .iter()
            .filter(|(_, at)| at.place == place)
            .count() as u8
    }

    /// Poppets aboard that are not buried.
    pub fn poppets(&self, seat: Seat) -> u8 {
        let is_here = |place| matches!(place, Place::Aboard(owner) if owner == seat);
        self.poppets.iter().filter(|(_, at)| is_here(at.place)).count() as u8
    }

    /// Whether a poppet more fits aboard.
    pub fn has_poppet_room(&self, seat: Seat) -> bool {
        self.poppets(seat) + self.poppets_at(Place::Buried(seat)) < MOST_POPPETS
    }

    /// Moves a poppet; says whether there was one.
    pub fn move_poppet(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.poppets.iter_mut(), from, to);
        self.tell_moved(piece, from, to, cause)
    }
}

/// Souls.
impl Play<'_, '_> {
    /// The souls aboard that are not buried, by place.
    pub fn souls_aboard(&self, seat: Seat) -> [Option<Colour>; MOST_SOULS] {
        let mut aboard = [None; MOST_SOULS];
        for (_, soul, at) in &self.souls {
            if let Place::Berth(owner, berth) = at.place
                && owner == seat
            {
                aboard[usize::from(berth)] = Some(soul.0);
            }
        }
        aboard
    }

    /// Whether a soul that can be used is aboard.
    pub fn has_soul(&self, seat: Seat) -> bool {
        self.souls
            .iter()
            .any(|(_, _, at)| matches!(at.place, Place::Berth(owner, _) if owner == seat))
    }

    /// The free places for souls, lowest first. Buried souls keep theirs.
    pub fn free_berths(&self, seat: Seat) -> impl Iterator<Item = Berth> + use<> {
        let mut taken = [false; MOST_SOULS];
        for (_, _, at) in &self.souls {
            if let Place::Berth(owner, berth) | Place::BuriedBerth(owner, berth) = at.place
                && owner == seat
            {
                taken[usize::from(berth)] = true;
            }
        }
        (0..MOST_SOULS as u8).filter(move |&berth| !taken[usize::from(berth)])
    }

    /// The place of a soul of this colour aboard: the lowest, or for a Cursed Pirate the highest (`voodoo-pirate §12`).
    pub fn berth_of(&self, seat: Seat, colour: Colour) -> Option<Berth> {
        let aboard = self.souls_aboard(seat);
        let mut berths = (0..MOST_SOULS).filter(|&berth| aboard[berth] == Some(colour));
        let found = if self.is_cursed(seat) {
            berths.next_back()
        } else {
            berths.next()
        };
        found.map(|berth| berth as Berth)
    }

    /// The soul on a cell of the grid.
    pub fn grid_soul(&self, cell: Cell) -> Option<Colour> {
        self.souls
            .iter()
            .find(|(_, _, at)| matches!(at.place, Place::Grid(on) if on == cell))
            .map(|(_, soul, _)| soul.0)
    }

    /// The whole grid, by cell.
    pub fn grid(&self) -> [Option<Colour>; 9] {
        let mut grid = [None; 9];
        for (_, soul, at) in &self.souls {
            if let Place::Grid(cell) = at.place {
                grid[usize::from(cell.0)] = Some(soul.0);
            }
        }
        grid
    }

    /// Souls in the bag.
    pub fn bag(&self) -> usize {
        self.souls
            .iter()
            .filter(|(_, _, at)| matches!(at.place, Place::Bag))
            .count()
    }

    /// Moves the soul that lies at `from`; says whether there was one.
    pub fn move_soul(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.souls.iter_mut().map(|(id, _, at)| (id, at)), from, to);
        self.tell_moved(piece, from, to, cause)
    }

    /// Takes the soul that lies at `from` aboard, where it fits; says whether it came.
    pub fn take_soul(&mut self, seat: Seat, from: Place, cause: Cause) -> bool {
        match self.free_berths(seat).next() {
            Some(berth) => self.move_soul(from, Place::Berth(seat, berth), cause),
            None => false,
        }
    }

    /// Draws a random soul of the bag aboard, where it fits; says which colour came.
    pub fn draw_soul(&mut self, seat: Seat, cause: Cause) -> Option<Colour> {
        let berth = self.free_berths(seat).next()?;
        let in_bag = self.bag();
        if in_bag == 0 {
            return None;
        }
        let drawn = self.dice.below(in_bag);
        let to = Place::Berth(seat, berth);
        let (piece, colour) = self
            .souls
            .iter_mut()
            .filter(|(_, _, at)| at.place == Place::Bag)
            .nth(drawn)
            .map(|(id, soul, mut at)| {
                at.place = to;
                (*id, soul.0)
            })?;
        self.tell_moved(Some(piece), Place::Bag, to, cause);
        Some(colour)
    }

    /// Puts all souls aboard that are not buried back into the bag.
    pub fn lose_souls(&mut self, seat: Seat, cause: Cause) {
        for berth in 0..MOST_SOULS as u8 {
            self.move_soul(Place::Berth(seat, berth), Place::Bag, cause);
        }
    }
}

/// Objects, skulls and the GriGri.
impl Play<'_, '_> {
    /// Where a treasure lies.
    pub fn treasure(&self, wanted: Treasure) -> Place {
        self.treasures
            .iter()
            .find(|(_, treasure, _)| **treasure == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// Whether an object that can be used is aboard.
    pub fn has_object(&self, seat: Seat, object: Object) -> bool {
        self.treasure(Treasure::Object(object)) == Place::Aboard(seat)
    }

    /// The objects that can be used aboard.
    pub fn objects_aboard(&self, seat: Seat) -> impl Iterator<Item = Object> {
        self.treasures
            .iter()
            .filter_map(move |(_, treasure, at)| match treasure {
                Treasure::Object(object) if at.place == Place::Aboard(seat) => Some(*object),
                _ => None,
            })
    }

    /// Whether the pirate holds the GriGri.
    pub fn has_grigri(&self, seat: Seat) -> bool {
        self.treasure(Treasure::GriGri) == Place::Aboard(seat)
    }

    /// Skulls at a place.
    pub fn skulls_at(&self, place: Place) -> u8 {
        self.treasures
            .iter()
            .filter(|(_, treasure, at)| {
                matches!(treasure, Treasure::Skull(_)) && at.place == place
            })
            .count() as u8
    }

    /// Skulls held, buried ones too.
    pub fn skulls_held(&self, seat: Seat) -> u8 {
        self.skulls_at(Place::Aboard(seat)) + self.skulls_at(Place::Buried(seat))
    }

    /// Objects and skulls held, buried ones too.
    pub fn objects_held(&self, seat: Seat) -> u8 {
        self.treasures
            .iter()
            .filter(|(_, treasure, at)| {
                **treasure != Treasure::GriGri
                    && (at.place == Place::Aboard(seat) || at.place == Place::Buried(seat))
            })
            .count() as u8
    }

    /// The most skulls that the pirate holds: one, a Cursed Pirate two.
    pub fn most_skulls(&self, seat: Seat) -> u8 {
        if self.is_cursed(seat) {
            self.book.0.cursed.skulls
        } else {
            1
        }
    }

    /// Whether an object fits aboard.
    pub fn has_object_room(&self, seat: Seat) -> bool {
        self.objects_held(seat) < MOST_OBJECTS
    }

    /// Whether a skull fits aboard.
    pub fn has_skull_room(&self, seat: Seat) -> bool {
        self.has_object_room(seat) && self.skulls_held(seat) < self.most_skulls(seat)
    }

    /// Moves a treasure, wherever it lies.
    pub fn move_treasure(&mut self, wanted: Treasure, to: Place, cause: Cause) {
        let found = self
            .treasures
            .iter_mut()
            .find(|(_, treasure, _)| **treasure == wanted);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            let event = match wanted {
                Treasure::Skull(_) => Event::MovedHidden { piece, from, to },
                Treasure::Object(_) | Treasure::GriGri => Event::Moved { piece, from, to },
            };
            self.tell(event, cause);
        }
    }

    /// Moves a random skull from a place; says whether there was one.
    pub fn move_skull(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let count = usize::from(self.skulls_at(from));
        if count == 0 {
            return false;
        }
        let drawn = self.dice.below(count);
        let skull = self
            .treasures
            .iter()
            .filter(|(_, treasure, at)| {
                matches!(treasure, Treasure::Skull(_)) && at.place == from
            })
            .nth(drawn)
            .map(|(_, treasure, _)| *treasure);
        if let Some(skull) = skull {
            self.move_treasure(skull, to, cause);
        }
        true
    }
}

/// Action cards and figures.
impl Play<'_, '_> {
    /// Where a pirate's card lies.
    pub fn card_place(&self, seat: Seat, wanted: Card) -> Place {
        self.cards
            .iter()
            .find(|(_, card, _)| card.owner == seat && card.card == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// The card that lies at a place of which there is one.
    pub fn card_at(&self, place: Place) -> Option<Card> {
        self.cards
            .iter()
            .find(|(_, _, at)| at.place == place)
            .map(|(_, card, _)| card.card)
    }

    /// The card that the pirate plays in this round, once revealed.
    pub fn played(&self, seat: Seat) -> Option<Card> {
        self.cards
            .iter()
            .find(|(_, _, at)| matches!(at.place, Place::FaceUp(owner) if owner == seat))
            .map(|(_, card, _)| card.card)
    }

    /// Moves the card that lies at `from`; says whether there was one.
    pub fn move_card(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.cards.iter_mut().map(|(id, _, at)| (id, at)), from, to);
        self.tell_moved(piece, from, to, cause)
    }

    /// Moves a certain card of a pirate from one place to another.
    pub fn move_named_card(&mut self, owner: Seat, card: Card, from: Place, to: Place, cause: Cause) {
        let matching = self
            .cards
            .iter_mut()
            .filter(|(_, named, _)| **named == ActionCard { owner, card })
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        self.tell_moved(piece, from, to, cause);
    }

    /// Where a figure stands.
    pub fn figure(&self, wanted: Figure) -> Place {
        self.figures
            .iter()
            .find(|(_, figure, _)| **figure == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// The barrel that the pirate's figure is on.
    pub fn barrel_of(&self, seat: Seat) -> Option<Barrel> {
        match self.figure(Figure::Of(seat)) {
            Place::On(barrel) => Some(barrel),
            _ => None,
        }
    }

    /// Whether no figure is on the barrel.
    pub fn is_free(&self, barrel: Barrel) -> bool {
        !self
            .figures
            .iter()
            .any(|(_, _, at)| matches!(at.place, Place::On(on) if on == barrel))
    }

    /// Moves a figure.
    pub fn move_figure(&mut self, wanted: Figure, to: Place, cause: Cause) {
        let found = self
            .figures
            .iter_mut()
            .find(|(_, figure, at)| **figure == wanted && at.place != to);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            self.tell(Event::Moved { piece, from, to }, cause);
        }
    }

    /// Whether a barrel works at Dusk.
    pub fn is_dusk_barrel(&self, barrel: Barrel) -> bool {
        self.book
            .0
            .barrels
            .iter()
            .any(|entry| entry.barrel == barrel && entry.dusk)
    }
}
