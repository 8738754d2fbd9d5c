//! How the log moves on what is seen, and what of it a viewer may hear.

use super::view::{KnownPieces, Seeing, Seen};
use super::{Event, Place, Shares, Voodoo};
use crate::table::{PieceId, Seat};

/// Moves a view on by an event, as the viewer hears it.
///
/// A piece comes from wherever it is seen to lie, be that `from` or not: a table that shows pieces on their way puts them
/// into the box while they are under way.
pub(crate) fn follow<G: Voodoo<View: Seeing<G>>>(
    view: &mut G::View,
    data: &G::Data,
    event: &G::Event,
) {
    let mut known_pieces = view.take_back();
    known_pieces.hear(event);
    known_pieces.settle();
    *view = G::View::of(known_pieces, data);
}

impl<G: Voodoo> KnownPieces<G> {
    fn hear(&mut self, event: &G::Event) {
        let Some(shared) = event.shared() else {
            return G::hear(self, event);
        };
        match shared {
            Event::PhaseBegan(phase, round) => (self.phase, self.round) = (phase, round),
            Event::Moved { piece, from, to } => match (piece, G::owner(from).or(G::owner(to))) {
                (Some(piece), _) => self.move_named(piece, from, to),
                // Of pieces that move openly only Action cards have a back.
                (None, Some(owner)) => self.move_hidden(G::card_back(owner), from, to),
                (None, None) => {}
            },
            Event::Sailed { ship, to, .. } | Event::Leapt { ship, to, .. } => {
                let ship = Some(G::ship_face(ship));
                let mut pieces = self.pieces.iter_mut();
                if let Some(seen) = pieces.find(|seen| seen.face == ship) {
                    seen.place = Place::Sea(to).into();
                }
            }
            Event::Faced { ship, heading } => self.captains[ship.index()].facing = heading,
            Event::PowerChanged { seat, to, .. } => self.captains[seat.index()].power = to,
            Event::Reshuffled { seat } => self.reshuffle(seat),
            Event::BlessedSwapped { seat, victim } => self.swap_blessed(seat, victim),
            Event::Shown { seat, face } => self.show(seat, face),
            // What the others tell is seen by pieces that move, or not at all.
            _ => {}
        }
    }

    /// A piece that the viewer knows, now if not before.
    pub fn move_named(&mut self, piece: PieceId, from: G::Place, to: G::Place) {
        let Some(face) = self.faces.of(piece) else {
            return;
        };
        let known = self.find(|seen| seen.id == Some(piece));
        let hidden = || self.hidden_from(G::back(face)?, from);
        let found = known.or_else(hidden);
        if let Some(place) = found {
            self.pieces[place].show(piece, face);
            self.put(place, to);
        }
    }

    /// A piece that lies hidden somewhere, known from now on.
    pub fn know(&mut self, piece: PieceId, at: G::Place, turned: Option<G::Turned>) {
        let Some(face) = self.faces.of(piece) else {
            return;
        };
        let known = self.find(|seen| seen.id == Some(piece));
        let found = known.or_else(|| self.hidden_at(G::back(face)?, at));
        if let Some(found) = found {
            let seen = &mut self.pieces[found];
            seen.show(piece, face);
            seen.turned = turned;
        }
    }

    /// One of those that the viewer cannot tell apart, from now on if not before.
    pub fn move_hidden(&mut self, back: G::Back, from: G::Place, to: G::Place) {
        let open = || self.find(|seen| seen.back == Some(back) && seen.place == from);
        if let Some(place) = self.hidden_from(back, from).or_else(open) {
            self.pieces[place].hide();
            self.put(place, to);
        }
    }

    fn find(&self, is_it: impl FnMut(&Seen<G>) -> bool) -> Option<usize> {
        self.pieces.iter().position(is_it)
    }

    fn hidden_at(&self, back: G::Back, place: G::Place) -> Option<usize> {
        self.find(|seen| seen.back == Some(back) && seen.id.is_none() && seen.place == place)
    }

    /// A hidden piece that is on its way, else one that lies where it comes from.
    fn hidden_from(&self, back: G::Back, from: G::Place) -> Option<usize> {
        let on_its_way = self.hidden_at(back, Place::Box.into());
        on_its_way.or_else(|| self.hidden_at(back, from))
    }

    /// Puts a piece down; others make way for it.
    fn put(&mut self, piece: usize, to: G::Place) {
        let left = self.pieces[piece].place;
        for seen in &mut self.pieces {
            seen.place = G::makes_way(seen.place, left, to);
        }
        self.pieces[piece].place = to;
    }

    fn reshuffle(&mut self, owner: Seat) {
        let back = Some(G::card_back(owner));
        let cards = self.pieces.iter_mut().filter(|seen| seen.back == back);
        for (seen, deep) in cards.zip(0..) {
            seen.hide();
            seen.place = Place::Deck(owner, deep).into();
        }
    }

    fn swap_blessed(&mut self, seat: Seat, victim: Seat) {
        let [one, other] = [seat, victim].map(|seat| G::Place::from(Place::Aboard(seat)));
        for seen in &mut self.pieces {
            if seen.back == Some(G::BLESSED_BACK) {
                seen.place = match seen.place {
                    place if place == one => other,
                    place if place == other => one,
                    place => place,
                };
            }
        }
    }

    /// A skull or a blessed card that its owner shows.
    fn show(&mut self, owner: Seat, face: G::Face) {
        let known = self.find(|seen| seen.face == Some(face));
        if let (None, Some(back), Some(id)) = (known, G::back(face), self.faces.piece(face))
            && let Some(place) = self.hidden_at(back, Place::Aboard(owner).into())
        {
            self.pieces[place].show(id, face);
        }
    }
}

/// An event as a viewer may hear it: Action cards that it may not know are not named.
pub(crate) fn redact<G: Voodoo>(event: G::Event, viewer: Option<Seat>) -> G::Event {
    let is_down = |place: G::Place| {
        matches!(
            place.shared(),
            Some(Place::FaceDown(_) | Place::SecondFaceDown(_))
        )
    };
    // Turned face up it is everybody's to see.
    let is_up = |place: G::Place| {
        matches!(
            place.shared(),
            Some(Place::FaceUp(_) | Place::SecondFaceUp(_))
        )
    };
    match event.shared() {
        Some(Event::Moved { from, to, .. })
            if (is_down(from) || is_down(to)) && !is_up(to) && G::owner(to) != viewer =>
        {
            let piece = None;
            Event::Moved { piece, from, to }.into()
        }
        _ => event,
    }
}

/// Whether a shared event shows or draws something that somebody concerned could not know before.
pub(crate) fn reveals<G: Voodoo>(event: Event<G>) -> bool {
    match event {
        Event::Moved { from, to, .. } => match (from.shared(), to.shared()) {
            (Some(Place::Bag | Place::Deck(..)), _) => true,
            (Some(Place::FaceDown(_) | Place::SecondFaceDown(_)), to) => {
                !matches!(to, Some(Place::FaceDown(_) | Place::SecondFaceDown(_)))
            }
            _ => false,
        },
        Event::Revealed { .. }
        | Event::Skipped { .. }
        | Event::Reshuffled { .. }
        | Event::Shown { .. } => true,
        _ => false,
    }
}
