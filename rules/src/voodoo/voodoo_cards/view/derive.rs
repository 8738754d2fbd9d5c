//! Conclusions from where the pieces lie.

use super::{PirateView, Seen, SpaceView, View};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::Phase;
use crate::voodoo_cards::pieces::*;
use crate::voodoo_cards::ring::Space;
use crate::voodoo_cards::score::{self, Holdings, Score};
use crate::{Captain, KnownTable, MOST_SOULS};
use rules::table::Seat;

impl View {
    /// Works out a view.
    pub(super) fn worked_out(table: KnownTable<VoodooCards>, data: &Data) -> Self {
        let bare = |space| SpaceView {
            space,
            card: None,
            water: None,
            ship: None,
        };
        let mut view = Self {
            viewer: table.known.viewer,
            phase: table.phase,
            round: table.round,
            marker: None,
            wind: Wind::Fair,
            sun: Seat(0),
            moon: None,
            active: None,
            spaces: Space::all().map(bare).collect(),
            pile: Vec::with_capacity(24),
            spent: Vec::with_capacity(24),
            gone: Vec::new(),
            coins: 0,
            bag: [0; 5],
            grid: [None; 9],
            sitters: Vec::new(),
            pirates: (0..)
                .zip(&table.captains)
                .map(|(seat, captain)| PirateView::of(Seat(seat), captain))
                .collect(),
            pieces: Vec::new(),
            faces: table.known.faces,
        };
        // In the order of their places, so that piles and holds come out in theirs.
        let mut order: Vec<&Seen> = table.known.pieces.iter().collect();
        order.sort_by_key(|seen| seen.place);
        for seen in order {
            view.lay(seen, data);
        }
        view.pieces = table.known.pieces;
        // Under the Moon the turn is with whoever holds it.
        view.active = view.moon.filter(|_| view.phase == Phase::Moonlight);
        view.weather();
        view.score(data);
        view
    }

    fn lay(&mut self, seen: &Seen, data: &Data) {
        match seen.back {
            Some(Back::Card(_)) => {
                let card = match seen.face {
                    Some(Face::Card(_, card)) => Some(card),
                    _ => None,
                };
                if let Some(owner) = seen.place.owner() {
                    self.pirate_mut(owner).lay_card(card, seen.place);
                }
            }
            Some(Back::Blessed) => {
                if let Place::Aboard(seat) = seen.place {
                    self.pirate_mut(seat).blessed = Some(match seen.face {
                        Some(Face::Blessed(rank)) => Some(rank),
                        _ => None,
                    });
                }
            }
            Some(Back::Object) => match (seen.place, seen.face) {
                (Place::Pile(_), Some(Face::Object(object))) => self.pile.push(Some(object)),
                (Place::Pile(_), _) => self.pile.push(None),
                (Place::Spent(_), Some(Face::Object(object))) => self.spent.push(object),
                (Place::Box, Some(Face::Object(object))) => self.gone.push(object),
                (Place::Hold(seat, _), Some(Face::Object(object))) => {
                    self.pirate_mut(seat).objects.push(object);
                }
                _ => {}
            },
            None => self.lay_open(seen, data),
        }
    }

    fn lay_open(&mut self, seen: &Seen, data: &Data) {
        match (seen.face, seen.place) {
            (Some(Face::Sun), Place::Aboard(seat)) => self.sun = seat,
            (Some(Face::Moon), Place::Aboard(seat)) => self.moon = Some(seat),
            (Some(Face::Jail), Place::Aboard(seat)) => self.pirate_mut(seat).jailed = true,
            (Some(Face::GriGri), Place::Aboard(seat)) => self.pirate_mut(seat).grigri = true,
            (Some(Face::Compass), Place::Aboard(seat)) => self.pirate_mut(seat).compass = true,
            (Some(Face::Round), Place::Ring(space)) => self.marker = Some(space),
            (Some(Face::Ship(seat)), Place::Sea(space)) => {
                self.pirate_mut(seat).space = Some(space);
                self.spaces[space.index()].ship = Some(seat);
            }
            (Some(Face::Figure(seat)), Place::On(barrel)) => {
                self.pirate_mut(seat).barrel = Some(barrel);
                self.sitters.push((barrel, seat));
            }
            (Some(Face::Soul(colour)), Place::Bag) => self.bag[colour as usize] += 1,
            (Some(Face::Soul(colour)), Place::Grid(cell)) => {
                self.grid[usize::from(cell.0)] = Some(colour);
            }
            (Some(Face::Soul(colour)), Place::Berth(seat, berth)) => {
                self.pirate_mut(seat).souls[usize::from(berth)] = Some(colour);
            }
            (Some(Face::Coin), Place::Supply) => self.coins += 1,
            (Some(Face::Coin), Place::Aboard(seat)) => self.pirate_mut(seat).coins += 1,
            (Some(Face::Sea(card)), Place::Ring(space)) => {
                let here = &mut self.spaces[space.index()];
                here.card = seen.turned.map(|up| (card, up));
                here.water = seen.turned.map(|up| data.water(card, up));
            }
            _ => {}
        }
    }

    fn pirate_mut(&mut self, seat: Seat) -> &mut PirateView {
        &mut self.pirates[seat.index()]
    }

    /// The wind that blows, and whom it holds.
    fn weather(&mut self) {
        let blowing = self.spaces.iter().find_map(|space| match space.card {
            Some((SeaCard::Cardinal(wind), Side::B)) => Some(wind),
            _ => None,
        });
        self.wind = blowing.unwrap_or(Wind::Fair);
        let holds = matches!(self.wind, Wind::Storm | Wind::Becalmed);
        for pirate in &mut self.pirates {
            let water = pirate
                .space
                .and_then(|space| self.spaces[space.index()].water);
            pirate.stuck = holds && water.is_some_and(|water| water.haunted);
        }
    }

    /// Points as far as the viewer knows what counts. Blessed cards count once all are shown.
    fn score(&mut self, data: &Data) {
        let shown = self.phase == Phase::Over
            && self
                .pirates
                .iter()
                .all(|pirate| pirate.blessed != Some(None));
        let dealt: Vec<Rank> = self
            .pirates
            .iter()
            .filter_map(|pirate| pirate.blessed.flatten())
            .filter(|_| shown)
            .collect();
        let value = |pirate: &PirateView| {
            let water = pirate
                .space
                .and_then(|space| self.spaces[space.index()].water);
            water.map_or(0, |water| water.value)
        };
        let values: Vec<u8> = self.pirates.iter().map(value).collect();
        for (pirate, value) in self.pirates.iter_mut().zip(values) {
            let own = pirate.holdings(value, shown);
            pirate.score = score::points(data, &own, dealt.iter().copied());
        }
    }
}

impl PirateView {
    /// A pirate with nothing.
    fn of(seat: Seat, captain: &Captain<VoodooCards>) -> Self {
        Self {
            seat,
            colour: captain.colour,
            cursed: captain.cursed,
            space: None,
            facing: captain.facing,
            power: captain.power,
            coins: 0,
            souls: [None; MOST_SOULS],
            objects: Vec::new(),
            compass: false,
            grigri: false,
            jailed: false,
            stuck: false,
            hand: Some(Vec::with_capacity(Card::ALL.len())),
            face_down: None,
            second_face_down: None,
            face_up: None,
            second_face_up: None,
            discard: Vec::new(),
            barrel: None,
            blessed: None,
            score: Score::default(),
        }
    }

    fn lay_card(&mut self, card: Option<Card>, place: Place) {
        match place {
            Place::Hand(_) => match (card, &mut self.hand) {
                (Some(card), Some(hand)) => hand.push(card),
                _ => self.hand = None,
            },
            Place::FaceDown(_) => self.face_down = Some(card),
            Place::SecondFaceDown(_) => self.second_face_down = Some(card),
            Place::FaceUp(_) => self.face_up = card,
            Place::SecondFaceUp(_) => self.second_face_up = card,
            Place::Discard(_) => self.discard.extend(card),
            _ => {}
        }
    }

    /// Returns all that counts for its points.
    pub(in crate::voodoo_cards) fn holdings(&self, value: u8, blessed: bool) -> Holdings {
        let mut holdings = Holdings {
            value,
            power: self.power,
            coins: self.coins,
            blessed: self.blessed.flatten().filter(|_| blessed),
            ..Holdings::default()
        };
        for soul in self.souls.iter().flatten() {
            holdings.souls[*soul as usize] += 1;
        }
        for object in &self.objects {
            holdings.objects[*object as usize] += 1;
        }
        holdings
    }
}
