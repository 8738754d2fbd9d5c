//! The view of a seat in either game (`voodoo-pirate §3`, `§5`).
//!
//! A [`View`] is worked out from which piece the viewer sees lying where (`known.rs`). What both games lay is laid here; a game lays the
//! rest, and says what follows, in its [`Seeing`].

mod known;

pub(crate) use known::card_is_hidden;
pub use known::{Captain, KnownTable};

use super::{Colour, Face, MOST_SOULS, Place, Play, Shares, Voodoo, Wind};
use rules::kit::{Faces, KnownPieces, Seen};
use rules::table::Seat;
use std::fmt::Debug;
use std::ops::Deref;

/// A game of the family whose table is seen.
pub trait Seeing: Voodoo<View = View<Self>> {
    /// The things that only this game's table has.
    type OwnView: Clone + PartialEq + Eq + Debug + Send + Sync + 'static;
    /// The things that only this game's pirates have.
    type OwnPirate: Clone + PartialEq + Eq + Debug + Default + Send + Sync + 'static;

    /// Returns its table without pieces.
    fn bare(data: &Self::Data) -> Self::OwnView;

    /// Looks at the game's own pieces.
    fn look(known: &mut KnownPieces<Self>, play: &Play<Self>);

    /// Moves known pieces on by an event of the game's own.
    fn hear(known: &mut KnownPieces<Self>, event: &Self::Event);

    /// Sorts the pieces as they are to be laid.
    fn sort(_pieces: &mut [&Seen<Self>]) {}

    /// Lays a piece of the game's own, or one of both games in its own way besides.
    fn lay(view: &mut View<Self>, seen: &Seen<Self>, data: &Self::Data);

    /// Says what follows once all pieces lie, points among it.
    fn work_out(view: &mut View<Self>, data: &Self::Data);
}

/// A thing aboard, and whether it is buried until Dawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held<T> {
    /// The thing.
    pub thing: T,
    /// True if it is buried.
    pub buried: bool,
}

/// A pirate with everything it owns. What only one game's pirates own is read of it as if it stood here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PirateView<G: Seeing> {
    /// The seat.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// True if it is a Cursed Pirate.
    pub cursed: bool,
    /// The skill of this pirate alone (`voodoo-pirate §13`).
    pub skill: G::Skill,
    /// The space of its ship; none before it is placed.
    pub space: Option<G::Space>,
    /// The worth of the space that its ship is on; 0 before it is placed.
    pub value: u8,
    /// The heading of the ship.
    pub facing: G::Heading,
    /// The ship's power, 1 to 6.
    pub power: u8,
    /// Coins that are not buried.
    pub coins: u8,
    /// Coins buried.
    pub buried_coins: u8,
    /// Souls by place.
    pub souls: [Option<Held<Colour>>; MOST_SOULS],
    /// True if it holds the GriGri.
    pub grigri: bool,
    /// True if it is in jail.
    pub jailed: bool,
    /// True if the ship is on the shore.
    pub ashore: bool,
    /// True if the ship is held by the wind.
    pub stuck: bool,
    /// Cards in hand; to others only while none of them lies face down, since the rest would tell which.
    pub hand: Option<Vec<G::Card>>,
    /// The card laid face down, and the second on Bones: whether there is one, and which to its owner.
    pub face_down: [Option<Option<G::Card>>; 2],
    /// The card in front, played in this round, or in the last one until the reveal; and the second revealed, on Bones.
    pub face_up: [Option<G::Card>; 2],
    /// A Cursed Pirate's discard pile.
    pub discard: Vec<G::Card>,
    /// The barrel its figure is on.
    pub barrel: Option<G::Barrel>,
    /// Its blessed card: whether it has one, and which to who was dealt it.
    pub blessed: Option<Option<G::Rank>>,
    /// True if it has skulls whose reverse the viewer does not know.
    pub unseen_skulls: bool,
    /// Its points as far as the viewer may know them.
    pub score: G::Score,
    /// The things that only this game's pirates have.
    pub own: G::OwnPirate,
}

impl<G: Seeing> Deref for PirateView<G> {
    type Target = G::OwnPirate;

    fn deref(&self) -> &G::OwnPirate {
        &self.own
    }
}

impl<G: Seeing> PirateView<G> {
    /// A pirate with nothing.
    fn of(seat: Seat, captain: &Captain<G>) -> Self {
        Self {
            seat,
            colour: captain.colour,
            cursed: captain.cursed,
            skill: captain.skill,
            space: None,
            value: 0,
            facing: captain.facing,
            power: captain.power,
            coins: 0,
            buried_coins: 0,
            souls: [None; MOST_SOULS],
            grigri: false,
            jailed: false,
            ashore: false,
            stuck: false,
            hand: Some(Vec::with_capacity(G::CARDS.len())),
            face_down: [None; 2],
            face_up: [None; 2],
            discard: Vec::new(),
            barrel: None,
            blessed: None,
            unseen_skulls: false,
            score: G::Score::default(),
            own: G::OwnPirate::default(),
        }
    }
}

impl<G: Seeing> PirateView<G> {
    /// Returns the sum of its points.
    #[must_use]
    pub fn total(&self) -> i32 {
        G::standing(&self.score).points
    }

    /// Returns how many souls of each colour it has.
    pub(crate) fn souls_by_colour(&self) -> [u8; 5] {
        let mut counts = [0; 5];
        for soul in self.souls.iter().flatten() {
            counts[soul.thing as usize] += 1;
        }
        counts
    }
}

/// Everything that a seat sees. What only one game's table has is read of it as if it stood here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View<G: Seeing> {
    /// The seat that looks; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// The phase.
    pub phase: G::Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// Rounds at most.
    pub most_rounds: u8,
    /// The wind.
    pub wind: Wind,
    /// The holder of the Sun.
    pub sun: Seat,
    /// The holder of the Moon.
    pub moon: Option<Seat>,
    /// The pirate whose turn it is under the Moon.
    pub active: Option<Seat>,
    /// Coins in the supply.
    pub coins: u8,
    /// Souls in the bag by colour: everybody can count.
    pub bag: [u8; 5],
    /// The ritual grid by cell.
    pub grid: [Option<Colour>; 9],
    /// All pirates, by seat.
    pub pirates: Vec<PirateView<G>>,
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: Vec<Seen<G>>,
    /// The face of each piece in the box.
    pub faces: Faces<G::Face>,
    /// The things that only this game's table has.
    pub own: G::OwnView,
}

impl<G: Seeing> Deref for View<G> {
    type Target = G::OwnView;

    fn deref(&self) -> &G::OwnView {
        &self.own
    }
}

impl<G: Seeing> View<G> {
    /// Works out a view.
    pub(crate) fn of(table: KnownTable<G>, data: &G::Data) -> Self {
        let mut view = Self {
            viewer: table.known.viewer,
            phase: table.phase,
            round: table.round,
            most_rounds: 0,
            wind: Wind::Fair,
            sun: Seat(0),
            moon: None,
            active: None,
            coins: 0,
            bag: [0; 5],
            grid: [None; 9],
            pirates: (0..)
                .zip(&table.captains)
                .map(|(seat, captain)| PirateView::of(Seat(seat), captain))
                .collect(),
            pieces: Vec::new(),
            faces: table.known.faces,
            own: G::bare(data),
        };
        let mut pieces: Vec<&Seen<G>> = table.known.pieces.iter().collect();
        G::sort(&mut pieces);
        for seen in pieces {
            view.lay(seen);
            G::lay(&mut view, seen, data);
        }
        view.pieces = table.known.pieces;
        // Under the Moon the turn is with whoever holds it.
        view.active = view.moon.filter(|_| view.phase == G::MOONLIGHT);
        G::work_out(&mut view, data);
        view
    }
}

impl<G: Seeing> View<G> {
    /// Lays a piece that both games have.
    fn lay(&mut self, seen: &Seen<G>) {
        let face = seen.face.and_then(Shares::shared);
        let Some(place) = seen.place.shared() else {
            return;
        };
        if seen.back.is_some() {
            return self.lay_backed(face, place, seen.back == Some(G::BLESSED_BACK));
        }
        match (face, place) {
            (Some(Face::Sun), Place::Aboard(seat)) => self.sun = seat,
            (Some(Face::Moon), Place::Aboard(seat)) => self.moon = Some(seat),
            (Some(Face::Jail), Place::Aboard(seat)) => self.pirate_mut(seat).jailed = true,
            (Some(Face::GriGri), Place::Aboard(seat)) => self.pirate_mut(seat).grigri = true,
            (Some(Face::Ship(seat)), Place::Sea(space)) => {
                self.pirate_mut(seat).space = Some(space);
            }
            (Some(Face::Figure(seat)), Place::On(barrel)) => {
                self.pirate_mut(seat).barrel = Some(barrel);
            }
            (Some(Face::Soul(colour)), Place::Bag) => self.bag[colour as usize] += 1,
            (Some(Face::Soul(colour)), Place::Grid(cell)) => {
                self.grid[usize::from(cell.0)] = Some(colour);
            }
            (Some(Face::Soul(thing)), Place::Berth(seat, berth)) => {
                let soul = Held {
                    thing,
                    buried: false,
                };
                self.pirate_mut(seat).souls[usize::from(berth)] = Some(soul);
            }
            (Some(Face::Coin), Place::Supply) => self.coins += 1,
            (Some(Face::Coin), Place::Aboard(seat)) => self.pirate_mut(seat).coins += 1,
            _ => {}
        }
    }

    /// Lays a card of which perhaps only the back is seen.
    fn lay_backed(&mut self, face: Option<Face<G>>, place: Place<G>, is_blessed: bool) {
        if is_blessed {
            if let Place::Aboard(seat) = place {
                self.pirate_mut(seat).blessed = Some(match face {
                    Some(Face::Blessed(rank)) => Some(rank),
                    _ => None,
                });
            }
            return;
        }
        let card = match face {
            Some(Face::Card(_, card)) => Some(card),
            _ => None,
        };
        match place {
            Place::Hand(seat) => {
                let hand = &mut self.pirate_mut(seat).hand;
                match (card, hand.as_mut()) {
                    (Some(card), Some(hand)) => hand.push(card),
                    _ => *hand = None,
                }
            }
            Place::FaceDown(seat) => self.pirate_mut(seat).face_down[0] = Some(card),
            Place::SecondFaceDown(seat) => self.pirate_mut(seat).face_down[1] = Some(card),
            Place::FaceUp(seat) => self.pirate_mut(seat).face_up[0] = card,
            Place::SecondFaceUp(seat) => self.pirate_mut(seat).face_up[1] = card,
            Place::Discard(seat) => self.pirate_mut(seat).discard.extend(card),
            _ => {}
        }
    }

    /// A pirate's view.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> &PirateView<G> {
        &self.pirates[seat.index()]
    }

    pub(crate) fn pirate_mut(&mut self, seat: Seat) -> &mut PirateView<G> {
        &mut self.pirates[seat.index()]
    }

    /// True if blessed cards count: once all are shown.
    pub(crate) fn shows_blessed(&self) -> bool {
        let hidden = |pirate: &PirateView<G>| pirate.blessed == Some(None);
        self.phase == G::OVER && !self.pirates.iter().any(hidden)
    }

    /// Takes the known table back; the view is about to be worked out anew.
    pub(crate) fn take_back(&mut self) -> KnownTable<G> {
        let captains = self.pirates.iter().map(|pirate| Captain {
            colour: pirate.colour,
            cursed: pirate.cursed,
            skill: pirate.skill,
            facing: pirate.facing,
            power: pirate.power,
        });
        KnownTable {
            phase: self.phase,
            round: self.round,
            captains: captains.collect(),
            known: KnownPieces {
                viewer: self.viewer,
                over: self.phase == G::OVER,
                pieces: std::mem::take(&mut self.pieces),
                faces: self.faces.clone(),
            },
        }
    }
}
