//! What lies where, at a glance: tables beside the components for what every rule looks up.
//!
//! The components say where a piece lies; these tables are worked out from them, and the few methods through which pieces move keep
//! them up. They belong to no position: where one is laid they are worked out anew. Conformance holds them against the components
//! after every decision.

use super::pieces::Colour;
use super::{CELLS, Cell, MOST_BERTHS, MOST_SOULS, Place, Play, Shares, Voodoo};
use crate::table::{MOST_SEATS, Seat, SeatSet};
use bevy_ecs::prelude::*;

/// The most figures that a game has.
const MOST_FIGURES: usize = MOST_SEATS + 2;
/// The most markers that a game has, jail tokens aside.
const MOST_MARKERS: usize = 8;

/// The cards that lie in front of a pirate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Front<C> {
    down: Option<C>,
    second_down: Option<C>,
    up: Option<C>,
    second_up: Option<C>,
}

impl<C> Default for Front<C> {
    fn default() -> Self {
        Self {
            down: None,
            second_down: None,
            up: None,
            second_up: None,
        }
    }
}

/// What lies where of the pieces that both games have.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Glance<G: Voodoo> {
    /// Each ship's space.
    pub spaces: [Option<G::Space>; MOST_SEATS],
    /// Each ship's power.
    pub power: [u8; MOST_SEATS],
    /// The souls on the ritual grid.
    pub grid: [Option<Colour>; CELLS as usize],
    /// The souls aboard that can be used, by place.
    pub souls: [[Option<Colour>; MOST_SOULS]; MOST_SEATS],
    /// Places for souls that are taken, a bit each.
    pub berths: [u8; MOST_SEATS],
    /// Souls in the bag.
    pub bag: u8,
    /// Coins aboard that can be used.
    pub coins: [u8; MOST_SEATS],
    /// Coins in the supply.
    pub supply: u8,
    /// Who is in jail.
    pub jailed: SeatSet,
    fronts: [Front<G::Card>; MOST_SEATS],
    figures: [Option<(G::Figure, G::Place)>; MOST_FIGURES],
    markers: [Option<(G::Marker, G::Place)>; MOST_MARKERS],
}

impl<G: Voodoo> Default for Glance<G> {
    fn default() -> Self {
        Self {
            spaces: [None; MOST_SEATS],
            power: [1; MOST_SEATS],
            grid: [None; CELLS as usize],
            souls: [[None; MOST_SOULS]; MOST_SEATS],
            berths: [0; MOST_SEATS],
            bag: 0,
            coins: [0; MOST_SEATS],
            supply: 0,
            jailed: SeatSet::default(),
            fronts: [Front::default(); MOST_SEATS],
            figures: [None; MOST_FIGURES],
            markers: [None; MOST_MARKERS],
        }
    }
}

impl<G: Voodoo> Glance<G> {
    /// What lies where, worked out from the components.
    pub fn of(play: &Play<G>) -> Self {
        let mut glance = Self::default();
        for (ship, at, _, power, _) in &play.ships {
            glance.ship(ship.0, at.place);
            glance.power[ship.0.index()] = power.0;
        }
        for (_, soul, at) in &play.souls {
            glance.soul_came(soul.0, at.place);
        }
        for (_, at) in &play.coins {
            glance.coin_came(at.place);
        }
        for (_, card, at) in &play.cards {
            if let Some(place) = glance.front(at.place) {
                *place = Some(card.card);
            }
        }
        for (place, (_, figure, at)) in glance.figures.iter_mut().zip(&play.figures) {
            *place = Some((*figure, at.place));
        }
        let mut markers = glance.markers.iter_mut();
        for (_, marker, at) in &play.markers {
            if *marker == G::JAIL {
                if let Some(Place::Aboard(seat)) = at.place.shared() {
                    glance.jailed.insert(seat);
                }
            } else if let Some(place) = markers.next() {
                *place = Some((*marker, at.place));
            }
        }
        glance
    }

    /// How many souls lie where souls may, each at a place of its own.
    pub fn souls_at_home(&self) -> u8 {
        let grid = self.grid.iter().flatten().count() as u8;
        let aboard = self.berths.iter();
        let aboard = aboard.map(|taken| (taken & ((1 << MOST_BERTHS) - 1)).count_ones() as u8);
        self.bag + grid + aboard.sum::<u8>()
    }

    /// How many pirates have a card in front of them that is face up.
    pub fn cards_in_front(&self) -> usize {
        let fronts = self.fronts.iter();
        fronts.filter(|front| front.up.is_some()).count()
    }

    /// A ship was laid somewhere.
    pub fn ship(&mut self, seat: Seat, place: G::Place) {
        self.spaces[seat.index()] = match place.shared() {
            Some(Place::Sea(space)) => Some(space),
            _ => None,
        };
    }

    /// A soul moved.
    pub fn soul(&mut self, colour: Colour, from: G::Place, to: G::Place) {
        match from.shared() {
            Some(Place::Bag) => self.bag -= 1,
            Some(Place::Grid(cell)) => self.grid[usize::from(cell.0)] = None,
            Some(Place::Berth(seat, berth)) => {
                self.souls[seat.index()][usize::from(berth)] = None;
            }
            _ => {}
        }
        if let Some((seat, berth)) = G::berth_taken(from) {
            self.berths[seat.index()] &= !(1 << berth);
        }
        self.soul_came(colour, to);
    }

    fn soul_came(&mut self, colour: Colour, to: G::Place) {
        match to.shared() {
            Some(Place::Bag) => self.bag += 1,
            Some(Place::Grid(Cell(cell))) => self.grid[usize::from(cell)] = Some(colour),
            Some(Place::Berth(seat, berth)) => {
                self.souls[seat.index()][usize::from(berth)] = Some(colour);
            }
            _ => {}
        }
        if let Some((seat, berth)) = G::berth_taken(to) {
            self.berths[seat.index()] |= 1 << berth;
        }
    }

    /// A coin moved.
    pub fn coin(&mut self, from: G::Place, to: G::Place) {
        match from.shared() {
            Some(Place::Supply) => self.supply -= 1,
            Some(Place::Aboard(seat)) => self.coins[seat.index()] -= 1,
            _ => {}
        }
        self.coin_came(to);
    }

    fn coin_came(&mut self, to: G::Place) {
        match to.shared() {
            Some(Place::Supply) => self.supply += 1,
            Some(Place::Aboard(seat)) => self.coins[seat.index()] += 1,
            _ => {}
        }
    }

    /// The place in front of a pirate, where it is one.
    fn front(&mut self, place: G::Place) -> Option<&mut Option<G::Card>> {
        let (seat, which): (_, fn(&mut Front<G::Card>) -> &mut Option<G::Card>) =
            match place.shared()? {
                Place::FaceDown(seat) => (seat, |front| &mut front.down),
                Place::SecondFaceDown(seat) => (seat, |front| &mut front.second_down),
                Place::FaceUp(seat) => (seat, |front| &mut front.up),
                Place::SecondFaceUp(seat) => (seat, |front| &mut front.second_up),
                _ => return None,
            };
        Some(which(&mut self.fronts[seat.index()]))
    }

    /// An Action card moved.
    pub fn card(&mut self, card: G::Card, from: G::Place, to: G::Place) {
        if let Some(left) = self.front(from) {
            *left = None;
        }
        if let Some(come) = self.front(to) {
            *come = Some(card);
        }
    }

    /// No card lies in front of a pirate any more.
    pub fn clear_front(&mut self, seat: Seat) {
        self.fronts[seat.index()] = Front::default();
    }

    /// The card that lies in front of a pirate; nothing in any other place.
    pub fn card_at(&self, place: Place<G>) -> Option<G::Card> {
        match place {
            Place::FaceDown(seat) => self.fronts[seat.index()].down,
            Place::SecondFaceDown(seat) => self.fronts[seat.index()].second_down,
            Place::FaceUp(seat) => self.fronts[seat.index()].up,
            Place::SecondFaceUp(seat) => self.fronts[seat.index()].second_up,
            _ => None,
        }
    }

    /// A figure moved.
    pub fn figure(&mut self, wanted: G::Figure, to: G::Place) {
        let mut figures = self.figures.iter_mut().flatten();
        if let Some((_, place)) = figures.find(|(figure, _)| *figure == wanted) {
            *place = to;
        }
    }

    /// Where all figures stand.
    pub fn figures(&self) -> impl Iterator<Item = (G::Figure, G::Place)> {
        self.figures.iter().flatten().copied()
    }

    /// A marker moved.
    pub fn marker(&mut self, wanted: G::Marker, from: G::Place, to: G::Place) {
        if wanted == G::JAIL {
            if let Some(Place::Aboard(seat)) = from.shared() {
                self.jailed.remove(seat);
            }
            if let Some(Place::Aboard(seat)) = to.shared() {
                self.jailed.insert(seat);
            }
            return;
        }
        let mut markers = self.markers.iter_mut().flatten();
        if let Some((_, place)) = markers.find(|(marker, _)| *marker == wanted) {
            *place = to;
        }
    }

    /// Where a marker lies of which there is one.
    pub fn place_of(&self, wanted: G::Marker) -> Option<G::Place> {
        let mut markers = self.markers.iter().flatten();
        let marker = markers.find(|(marker, _)| *marker == wanted);
        marker.map(|&(_, place)| place)
    }
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Works out anew what lies where, after pieces were laid by other ways than the rules'.
    pub(crate) fn look_over(&mut self) {
        *self.glance = Glance::of(self);
        G::look_over_own(self);
    }
}
