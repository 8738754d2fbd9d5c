//! What is seen lying where: the one place that says what is hidden.

use super::View;
use crate::table::{PieceId, Seat, SeatSet};
use crate::voodoo_pirate::chart::{Heading, Quarters};
use crate::voodoo_pirate::choice::Question;
use crate::voodoo_pirate::data::Skill;
use crate::voodoo_pirate::event::Phase;
use crate::voodoo_pirate::pieces::{Back, Colour, Face, Faces, Place};
use crate::voodoo_pirate::play::Play;

/// A piece as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seen {
    /// Which piece; nothing where the viewer may not tell it from others like it.
    pub id: Option<PieceId>,
    /// The back that it has; nothing for a piece that always shows its face.
    pub back: Option<Back>,
    /// What it is; nothing where only its back shows.
    pub face: Option<Face>,
    /// Where it lies.
    pub place: Place,
    /// How it lies: a tile that the viewer knows, once it was told.
    pub turned: Option<Quarters>,
}

impl Seen {
    /// The piece as whoever sees only its back sees it.
    pub(super) fn hide(&mut self) {
        (self.id, self.face, self.turned) = (None, None, None);
    }

    /// The piece as whoever knows it sees it.
    pub(super) fn show(&mut self, id: PieceId, face: Face) {
        (self.id, self.face) = (Some(id), Some(face));
    }
}

/// A pirate, without what lies in places.
#[derive(Debug, Clone, Copy)]
pub(super) struct Captain {
    pub colour: Colour,
    pub cursed: bool,
    pub skill: Option<Skill>,
    pub facing: Heading,
    pub power: u8,
}

/// What a viewer sees lying where, and what is no piece. All of a view follows from it.
#[derive(Debug)]
pub(super) struct Sight {
    pub viewer: Option<Seat>,
    pub phase: Phase,
    pub round: u8,
    pub captains: Vec<Captain>,
    pub pieces: Vec<Seen>,
    pub faces: Faces,
}

impl Sight {
    /// Looks at the table.
    pub fn look(play: &Play, faces: &Faces, phase: Phase, viewer: Option<Seat>) -> Self {
        let captain = |seat| Captain {
            colour: play.colour(seat),
            cursed: play.is_cursed(seat),
            skill: play.skill(seat),
            facing: play.facing(seat),
            power: play.power(seat),
        };
        let mut sight = Self {
            viewer,
            phase,
            round: play.round.number,
            captains: Seat(0).round(play.seats()).map(captain).collect(),
            pieces: Vec::with_capacity(faces.0.len()),
            faces: faces.clone(),
        };
        sight.look_at_pieces(play);
        sight.settle();
        sight
    }

    fn look_at_pieces(&mut self, play: &Play) {
        let faces = self.faces.clone();
        let ships = play.ships.iter();
        let open =
            ships.filter_map(|(ship, at, ..)| Some((faces.piece(Face::Ship(ship.0))?, at.place)));
        let open = open.chain(play.figures.iter().map(|(id, _, at)| (*id, at.place)));
        let open = open.chain(play.souls.iter().map(|(id, _, at)| (*id, at.place)));
        let open = open.chain(play.coins.iter().map(|(id, at)| (*id, at.place)));
        let open = open.chain(play.own.poppets.iter().map(|(id, at)| (*id, at.place)));
        let open = open.chain(play.own.treasures.iter().map(|(id, _, at)| (*id, at.place)));
        let open = open.chain(play.cards.iter().map(|(id, _, at)| (*id, at.place)));
        let open = open.chain(play.markers.iter().map(|(id, _, at)| (*id, at.place)));
        for (id, place) in open {
            self.see(id, place, None);
        }
        // Turned for the captain on Sea, the top tile lies open to onlookers too.
        let turning = matches!(play.asking.open, Some((_, Question::LayTile(_))));
        for (id, _, at, turned, known) in &play.own.tiles {
            let open = match at.place {
                Place::Slot(_) => true,
                Place::Stack(0) if turning => true,
                _ => self.is_among(known.0),
            };
            self.see(*id, at.place, open.then_some(turned.0));
            self.hide_last_unless(open);
        }
        for (id, _, at, known) in &play.blessed {
            self.see(*id, at.place, None);
            self.hide_last_unless(self.is_over() || self.is_among(known.0));
        }
    }

    fn is_among(&self, seats: SeatSet) -> bool {
        self.viewer.is_some_and(|viewer| seats.contains(viewer))
    }

    fn see(&mut self, id: PieceId, place: Place, turned: Option<Quarters>) {
        let face = self.faces.of(id);
        self.pieces.push(Seen {
            id: Some(id),
            back: face.and_then(Face::back),
            face,
            place,
            turned,
        });
    }

    fn hide_last_unless(&mut self, known: bool) {
        if let Some(last) = self.pieces.last_mut().filter(|_| !known) {
            last.hide();
        }
    }

    /// Takes the sight back from a view that is about to be worked out anew.
    pub fn take_back(view: &mut View) -> Self {
        let captains = view.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: pirate.skill,
            facing: pirate.facing,
            power: pirate.power,
        });
        Self {
            viewer: view.viewer,
            phase: view.phase,
            round: view.round,
            captains: captains.collect(),
            pieces: std::mem::take(&mut view.pieces),
            faces: view.faces.clone(),
        }
    }

    /// Whether everything is shown: the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn is_own(&self, place: Place) -> bool {
        self.viewer.is_some() && place.owner() == self.viewer
    }

    /// Whether a piece that lies there cannot be told from others with this back. Who has looked at a tile or at a blessed
    /// card goes on knowing it, wherever it lies.
    fn is_hidden(&self, back: Back, place: Place) -> bool {
        match back {
            Back::Skull => !self.is_own(place) && !self.is_over(),
            Back::Card(_) => match place {
                Place::Deck(..) => true,
                place => place.is_face_down() && !self.is_own(place),
            },
            Back::Tile | Back::Blessed => false,
        }
    }

    /// Hides what is to be hidden where it lies now, names what can be told by what is left, and sorts the pieces by what
    /// shows, so that their order tells nothing either.
    pub fn settle(&mut self) {
        for place in 0..self.pieces.len() {
            let seen = self.pieces[place];
            if seen
                .back
                .is_some_and(|back| self.is_hidden(back, seen.place))
            {
                self.pieces[place].hide();
            }
        }
        for owner in Seat(0).round(self.captains.len() as u8) {
            self.settle_hand(owner);
        }
        if self.is_over() {
            self.name_the_rest(Back::Skull);
            self.name_the_rest(Back::Blessed);
        }
        self.pieces.sort_unstable();
    }

    /// While a card of the hand lies hidden somewhere the rest of the hand would tell which; else the hand lies open.
    fn settle_hand(&mut self, owner: Seat) {
        let (back, hand) = (Some(Back::Card(owner)), Place::Hand(owner));
        let mut cards = self.pieces.iter().filter(|seen| seen.back == back);
        if cards.any(|seen| seen.id.is_none() && seen.place != hand) {
            let cards = self.pieces.iter_mut();
            cards.filter(|seen| seen.place == hand).for_each(Seen::hide);
        } else {
            self.name_the_rest(Back::Card(owner));
        }
    }

    /// Names those of a back that are not yet told apart, if all of them lie in one place.
    fn name_the_rest(&mut self, back: Back) {
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
        let mut left = all.filter(|(id, face)| face.back() == Some(back) && !known.contains(id));
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
