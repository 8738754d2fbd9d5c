//! What is seen lying where (`voodoo-pirate §3`, `§5`).
//!
//! All of a game's view follows from a [`KnownPieces`]: which piece the viewer sees lying where, and the little that is no piece. What
//! stays hidden is said in one place, [`KnownPieces::settle`].

use super::{Faces, Place, Play, Shares, Voodoo};
use crate::table::{PieceId, Seat, SeatSet, ToldApart};
use std::collections::{BTreeMap, BTreeSet};

/// A piece as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seen<G: Voodoo> {
    /// Which piece; nothing where the viewer may not tell it from others like it.
    pub id: Option<PieceId>,
    /// The back that it has; nothing for a piece that always shows its face.
    pub back: Option<G::Back>,
    /// What it is; nothing where only its back shows.
    pub face: Option<G::Face>,
    /// Where it lies.
    pub place: G::Place,
    /// How it lies: a tile that the viewer knows, once it was told; a Sea card.
    pub turned: Option<G::Turned>,
}

impl<G: Voodoo> Seen<G> {
    /// The piece as whoever sees only its back sees it.
    pub(crate) fn hide(&mut self) {
        (self.id, self.face, self.turned) = (None, None, None);
    }

    /// The piece as whoever knows it sees it.
    pub(super) fn show(&mut self, id: PieceId, face: G::Face) {
        (self.id, self.face) = (Some(id), Some(face));
    }
}

/// A pirate, without what lies in places.
#[derive(Debug, Clone, Copy)]
pub struct Captain<G: Voodoo> {
    /// Its colour.
    pub colour: super::Colour,
    /// Whether it is a Cursed Pirate.
    pub cursed: bool,
    /// What only it can do.
    pub skill: G::Skill,
    /// Which way its ship faces.
    pub facing: G::Heading,
    /// The ship's power.
    pub power: u8,
}

/// What a viewer sees lying where, and what is no piece. All of a view follows from it.
#[derive(Debug)]
pub struct KnownPieces<G: Voodoo> {
    /// Who looks; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// The phase.
    pub phase: G::Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// The pirates, by seat.
    pub captains: Vec<Captain<G>>,
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: Vec<Seen<G>>,
    /// What each piece in the box is.
    pub faces: Faces<G::Face>,
}

/// A view that is worked out from known pieces.
pub(crate) trait Seeing<G: Voodoo> {
    /// Works out a view.
    fn of(known_pieces: KnownPieces<G>, data: &G::Data) -> Self;

    /// Takes the known pieces back from a view that is about to be worked out anew.
    fn take_back(&mut self) -> KnownPieces<G>;
}

impl<G: Voodoo> KnownPieces<G> {
    /// Looks at the table.
    pub fn look(
        play: &Play<G>,
        faces: &Faces<G::Face>,
        phase: G::Phase,
        viewer: Option<Seat>,
    ) -> Self {
        let captain = |seat| Captain {
            colour: play.crew.colour(seat),
            cursed: play.crew.is_cursed(seat),
            skill: G::skill(play, seat),
            facing: play.ships.facing(seat),
            power: play.ships.power(seat),
        };
        let mut known_pieces = Self {
            viewer,
            phase,
            round: play.round.number,
            captains: Seat(0).round(play.crew.seats()).map(captain).collect(),
            pieces: Vec::with_capacity(faces.0.len()),
            faces: faces.clone(),
        };
        let ships = play.ships.ships.iter();
        let open =
            ships.filter_map(|(ship, at, ..)| Some((faces.piece(G::ship_face(ship.0))?, at.place)));
        let open = open.chain(
            play.markers
                .figures
                .iter()
                .map(|(id, _, at)| (*id, at.place)),
        );
        let open = open.chain(play.holds.souls.iter().map(|(id, _, at)| (*id, at.place)));
        let open = open.chain(play.holds.coins.iter().map(|(id, at)| (*id, at.place)));
        let open = open.chain(play.hands.cards.iter().map(|(id, _, at)| (*id, at.place)));
        let open = open.chain(
            play.markers
                .markers
                .iter()
                .map(|(id, _, at)| (*id, at.place)),
        );
        for (id, place) in open {
            known_pieces.see(id, place, None);
        }
        for (id, _, at, known) in &play.blessed.cards {
            let shown = known_pieces.is_over() || known_pieces.is_among(known.0);
            known_pieces.see_if(shown, *id, at.place, None);
        }
        G::look(&mut known_pieces, play);
        known_pieces.settle();
        known_pieces
    }

    /// Whether the viewer is one of these.
    pub fn is_among(&self, seats: SeatSet) -> bool {
        self.viewer.is_some_and(|viewer| seats.contains(viewer))
    }

    /// Whether everything is shown: the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == G::OVER
    }

    /// A piece lies there for all to see, unless [`Voodoo::is_hidden`].
    pub fn see(&mut self, id: PieceId, place: G::Place, turned: Option<G::Turned>) {
        self.see_if(true, id, place, turned);
    }

    /// A piece lies there, of which only who knows it sees more than the back.
    pub fn see_if(&mut self, known: bool, id: PieceId, place: G::Place, turned: Option<G::Turned>) {
        let face = self.faces.of(id);
        let mut seen = Seen {
            id: Some(id),
            back: face.and_then(G::back),
            face,
            place,
            turned,
        };
        if !known {
            seen.hide();
        }
        self.pieces.push(seen);
    }

    /// Hides what is to be hidden where it lies now, names what can be told by what is left, and sorts the pieces by what
    /// shows, so that their order tells nothing either.
    pub fn settle(&mut self) {
        let (viewer, over) = (self.viewer, self.is_over());
        for seen in &mut self.pieces {
            if seen
                .back
                .is_some_and(|back| G::is_hidden(back, seen.place, viewer, over))
            {
                seen.hide();
            }
        }
        for owner in Seat(0).round(self.captains.len() as u8) {
            self.settle_hand(owner);
        }
        if over {
            for &back in G::SHOWN_AT_THE_END {
                self.name_the_rest(back);
            }
        }
        self.pieces.sort_unstable();
    }

    /// While a card of the hand lies hidden somewhere the rest of the hand would tell which; else the hand lies open.
    fn settle_hand(&mut self, owner: Seat) {
        let back = Some(G::card_back(owner));
        let hand = G::Place::from(Place::Hand(owner));
        let mut cards = self.pieces.iter().filter(|seen| seen.back == back);
        if cards.any(|seen| seen.id.is_none() && seen.place != hand) {
            let cards = self.pieces.iter_mut();
            cards.filter(|seen| seen.place == hand).for_each(Seen::hide);
        } else {
            self.name_the_rest(G::card_back(owner));
        }
    }

    /// Names those of a back that are not yet told apart, if all of them lie in one place.
    fn name_the_rest(&mut self, back: G::Back) {
        let alike = || self.pieces.iter().filter(|seen| seen.back == Some(back));
        let mut unknown = alike().filter(|seen| seen.id.is_none());
        let Some(place) = unknown.next().map(|seen| seen.place) else {
            return;
        };
        if unknown.any(|seen| seen.place != place) {
            return;
        }
        let known: Vec<PieceId> = alike().filter_map(|seen| seen.id).collect();
        let faces = self.faces.clone();
        let all = (0..).map(PieceId).zip(faces.0.iter());
        let mut left =
            all.filter(|(id, face)| G::back(**face) == Some(back) && !known.contains(id));
        for seen in &mut self.pieces {
            if seen.back == Some(back)
                && seen.id.is_none()
                && let Some((id, &face)) = left.next()
            {
                seen.show(id, face);
            }
        }
    }
}

/// Which pieces are named among those seen. Whatever always shows its face is known from all others; the rest is told apart by
/// its back alone.
pub(crate) fn told_apart<G: Voodoo>(pieces: &[Seen<G>], faces: &Faces<G::Face>) -> ToldApart {
    let named: BTreeSet<PieceId> = pieces.iter().filter_map(|seen| seen.id).collect();
    let mut told = ToldApart::default();
    let mut alike = BTreeMap::<G::Back, Vec<PieceId>>::new();
    for (id, &face) in (0..).map(PieceId).zip(faces.0.iter()) {
        match G::back(face) {
            Some(back) if !named.contains(&id) => alike.entry(back).or_default().push(id),
            _ => told.named.push(id),
        }
    }
    told.alike = alike.into_values().collect();
    told
}

/// Whether an Action card that lies there is hidden from the viewer.
pub(crate) fn card_is_hidden<G: Voodoo>(place: G::Place, viewer: Option<Seat>) -> bool {
    match place.shared() {
        Some(Place::Deck(..)) => true,
        Some(Place::FaceDown(owner) | Place::SecondFaceDown(owner)) => viewer != Some(owner),
        _ => false,
    }
}
