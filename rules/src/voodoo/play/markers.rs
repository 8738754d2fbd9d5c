//! Markers, tokens and figures: Sun and Moon, who is in jail, who stands on which barrel.

use super::{Crew, EventLog, Lying, shift};
use crate::{Place, Shares, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::PieceSet;
use rules::table::{MOST_SEATS, Seat, SeatSet};

/// The most figures that a game has.
const MOST_FIGURES: usize = MOST_SEATS + 2;
/// The most markers that a game has, jail tokens aside.
const MOST_MARKERS: usize = 8;

/// The markers, tokens and figures.
#[derive(SystemParam)]
pub struct Markers<'w, 's, G: Voodoo> {
    glance: ResMut<'w, MarkerGlance<G>>,
    pub(crate) markers: Lying<'w, 's, <G as Voodoo>::Marker, <G as PieceSet>::Place>,
    pub(crate) figures: Lying<'w, 's, <G as Voodoo>::Figure, <G as PieceSet>::Place>,
}

/// Markers, tokens and figures at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MarkerGlance<G: Voodoo> {
    /// The seats in jail.
    jailed: SeatSet,
    figures: [Option<(G::Figure, G::Place)>; MOST_FIGURES],
    markers: [Option<(G::Marker, G::Place)>; MOST_MARKERS],
}

impl<G: Voodoo> Default for MarkerGlance<G> {
    fn default() -> Self {
        Self {
            jailed: SeatSet::default(),
            figures: [None; MOST_FIGURES],
            markers: [None; MOST_MARKERS],
        }
    }
}

impl<G: Voodoo> MarkerGlance<G> {
    fn of(markers: &Markers<G>) -> Self {
        let mut glance = Self::default();
        for (place, (_, figure, at)) in glance.figures.iter_mut().zip(&markers.figures) {
            *place = Some((*figure, at.place));
        }
        let mut places = glance.markers.iter_mut();
        for (_, marker, at) in &markers.markers {
            if *marker == G::JAIL {
                if let Some(Place::Aboard(seat)) = at.place.shared() {
                    glance.jailed.insert(seat);
                }
            } else if let Some(place) = places.next() {
                *place = Some((*marker, at.place));
            }
        }
        glance
    }

    fn figure(&mut self, wanted: G::Figure, to: G::Place) {
        let mut figures = self.figures.iter_mut().flatten();
        if let Some((_, place)) = figures.find(|(figure, _)| *figure == wanted) {
            *place = to;
        }
    }

    fn marker(&mut self, wanted: G::Marker, from: G::Place, to: G::Place) {
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
}

/// Markers and tokens.
impl<G: Voodoo> Markers<'_, '_, G> {
    crate::play::glances!(MarkerGlance);

    /// Returns where a marker lies of which there is one; in the box where there is none.
    pub fn marker(&self, wanted: G::Marker) -> G::Place {
        let mut markers = self.glance.markers.iter().flatten();
        let found = markers.find(|(marker, _)| *marker == wanted);
        found.map_or(Place::Box.into(), |&(_, place)| place)
    }

    /// Moves the first marker of a kind that lies at `from`.
    pub fn move_marker(
        &mut self,
        kind: G::Marker,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) {
        let (from, to) = (from.into(), to.into());
        let matching = self
            .markers
            .iter_mut()
            .filter(|(_, marker, _)| **marker == kind)
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        if piece.is_some() {
            self.glance.marker(kind, from, to);
        }
        log.tell_moved(piece, from, to, cause);
    }

    /// Returns who holds the Sun.
    pub fn sun(&self) -> Seat {
        match self.marker(G::SUN).shared() {
            Some(Place::Aboard(seat)) => seat,
            _ => Seat(0),
        }
    }

    /// The `k`th seat in turn order from the Sun; none past the last.
    pub fn in_turn(&self, k: u8, crew: &Crew<G::House>) -> Option<Seat> {
        (k < crew.seats()).then(|| self.sun().clockwise(k, crew.seats()))
    }

    /// Returns who is in jail.
    pub(crate) fn jailed(&self) -> SeatSet {
        self.glance.jailed
    }

    /// Returns whether the pirate is in jail.
    pub fn is_jailed(&self, seat: Seat) -> bool {
        self.glance.jailed.contains(seat)
    }
}

/// Figures and barrels.
impl<G: Voodoo> Markers<'_, '_, G> {
    /// Returns where a figure stands.
    pub fn figure(&self, wanted: G::Figure) -> G::Place {
        let mut figures = self.glance.figures.iter().flatten();
        let found = figures.find(|(figure, _)| *figure == wanted);
        found.map_or(Place::Box.into(), |&(_, place)| place)
    }

    /// Returns whether the pirate's figure is on its mat.
    pub fn has_figure(&self, seat: Seat) -> bool {
        self.figure(G::figure(seat)) == Place::Mat(seat).into()
    }

    /// The barrel that the pirate's figure is on.
    pub fn barrel_of(&self, seat: Seat) -> Option<G::Barrel> {
        match self.figure(G::figure(seat)).shared() {
            Some(Place::On(barrel)) => Some(barrel),
            _ => None,
        }
    }

    /// Returns whether no figure is on the barrel.
    pub fn is_free(&self, barrel: G::Barrel) -> bool {
        let on = G::Place::from(Place::On(barrel));
        let mut figures = self.glance.figures.iter().flatten();
        figures.all(|&(_, place)| place != on)
    }

    /// Moves a figure.
    pub fn move_figure(
        &mut self,
        wanted: G::Figure,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) {
        let to = to.into();
        let found = self
            .figures
            .iter_mut()
            .find(|(_, figure, at)| **figure == wanted && at.place != to);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            self.glance.figure(wanted, to);
            log.tell_moved(piece, from, to, cause);
        }
    }
}
