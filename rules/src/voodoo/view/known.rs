//! Pieces as they are seen to lie (`voodoo-pirate §3`, `§5`).
//!
//! All of a game's view follows from a [`KnownTable`]: which piece the viewer sees lying where, and the little that is no piece. What
//! stays hidden is said in one place, [`KnownTable::settle`].

use super::Seeing;
use crate::{Colour, Face, Place, Play, Shares, Voodoo};
use rules::kit::{Faces, KnownPieces};
use rules::table::Seat;

/// A pirate, without what lies in places.
#[derive(Debug, Clone, Copy)]
pub struct Captain<G: Voodoo> {
    /// Its colour.
    pub colour: Colour,
    /// True if it is a Cursed Pirate.
    pub cursed: bool,
    /// The skill that only it has.
    pub skill: G::Skill,
    /// The way its ship faces.
    pub facing: G::Heading,
    /// The ship's power.
    pub power: u8,
}

/// All that a viewer sees lying somewhere, and what is no piece. All of a view follows from it.
#[derive(Debug)]
pub struct KnownTable<G: Voodoo> {
    /// The phase.
    pub phase: G::Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// The pirates, by seat.
    pub captains: Vec<Captain<G>>,
    /// The pieces, and where they lie.
    pub known: KnownPieces<G>,
}

impl<G: Seeing> KnownTable<G> {
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
        let mut known = KnownPieces::new(viewer, phase == G::OVER, faces.clone());
        let ships = play.ships.ships.iter();
        let open = ships
            .filter_map(|(ship, at, ..)| Some((faces.piece(Face::Ship(ship.0).into())?, at.place)));
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
            known.see(id, place, None);
        }
        for (id, _, at, known_to) in &play.blessed.cards {
            let shown = known.over || known.is_among(known_to.0);
            known.see_if(shown, *id, at.place, None);
        }
        G::look(&mut known, play);
        let mut table = Self {
            phase,
            round: play.round.number,
            captains: Seat(0).round(play.crew.seats()).map(captain).collect(),
            known,
        };
        table.settle();
        table
    }

    /// Hides what is to be hidden where it lies now, names what can be told by what is left, and sorts the pieces by what
    /// shows, so that their order tells nothing either.
    pub fn settle(&mut self) {
        self.known.hide();
        for owner in Seat(0).round(self.captains.len() as u8) {
            let hand = Place::Hand(owner).into();
            self.known.settle_hand(G::card_back(owner), hand);
        }
        if self.known.over {
            for &back in G::SHOWN_AT_THE_END {
                self.known.name_the_rest(back);
            }
        }
        self.known.sort();
    }
}

/// Returns whether an Action card that lies there is hidden from the viewer.
pub(crate) fn card_is_hidden<G: Voodoo>(place: G::Place, viewer: Option<Seat>) -> bool {
    match place.shared() {
        Some(Place::Deck(..)) => true,
        Some(Place::FaceDown(owner) | Place::SecondFaceDown(owner)) => viewer != Some(owner),
        _ => false,
    }
}
