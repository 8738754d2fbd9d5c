//! Conclusions from where the pieces lie.

use super::{Held, PirateView, Seen, SpaceView, TileView, View};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::data::{Data, Ground, Skill};
use crate::voodoo_pirate::event::Phase;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::{MOST_SOULS, face_water};
use crate::voodoo_pirate::score::{self, Holdings, Score};
use crate::{self as voodoo, KnownTable};
use rules::table::{MOST_SEATS, Seat};

impl View {
    /// Works out a view.
    pub(super) fn worked_out(table: KnownTable<VoodooPirate>, data: &Data) -> Self {
        let barrels = data.barrels.iter();
        let mut view = Self {
            viewer: table.known.viewer,
            phase: table.phase,
            round: table.round,
            most_rounds: data.start.most_rounds,
            wind: data.start.wind,
            tide: data.start.tide,
            colonials: data.start.colonials,
            most_colonials: data.start.most_colonials,
            whirlpool: None,
            sun: Seat(0),
            moon: None,
            active: None,
            spaces: Space::all().map(|space| bare(space, data)).collect(),
            tiles: Vec::with_capacity(data.tiles.len()),
            stack: 0,
            top_tile: None,
            coins: 0,
            poppets: 0,
            skulls: 0,
            objects: Vec::with_capacity(Object::ALL.len()),
            bag: [0; 5],
            grid: [None; 9],
            barrels: barrels
                .map(|entry| (entry.barrel, entry.dusk, None))
                .collect(),
            pirates: (0..)
                .zip(&table.captains)
                .map(|(seat, captain)| PirateView::of(Seat(seat), captain))
                .collect(),
            pieces: Vec::new(),
            faces: table.known.faces,
        };
        for seen in &table.known.pieces {
            view.lay(seen);
        }
        view.pieces = table.known.pieces;
        // Under the Moon the turn is with whoever holds it.
        view.active = view.moon.filter(|_| view.phase == Phase::Moonlight);
        view.chart(data);
        view.score(data);
        view
    }

    /// Lays a piece where it is seen.
    fn lay(&mut self, seen: &Seen) {
        match (seen.back, seen.face) {
            (Some(back), face) => self.lay_backed(back, face, seen),
            (None, Some(face)) => self.lay_open(face, seen.place),
            (None, None) => {}
        }
    }

    fn lay_open(&mut self, face: Face, place: Place) {
        match (face, place) {
            (Face::Vane, Place::Vane(wind)) => self.wind = wind,
            (Face::TideMarker, Place::Tide(tide)) => self.tide = tide,
            (Face::Colonials, Place::Colonials(ships)) => self.colonials = ships,
            (Face::Whirlpool, Place::Sea(space)) => self.whirlpool = Some(space),
            (Face::Sun, Place::Aboard(seat)) => self.sun = seat,
            (Face::Moon, Place::Aboard(seat)) => self.moon = Some(seat),
            (Face::Jail, Place::Aboard(seat)) => self.pirate_mut(seat).jailed = true,
            (Face::GriGri, Place::Aboard(seat)) => self.pirate_mut(seat).grigri = true,
            (Face::Ship(seat), Place::Sea(space)) => {
                self.pirate_mut(seat).space = Some(space);
                self.spaces[space.index()].ship = Some(seat);
            }
            (Face::Figure(seat), Place::On(barrel)) => {
                self.pirate_mut(seat).barrel = Some(barrel);
                self.sit(barrel, Figure::Of(seat));
            }
            (Face::CursedFigure(which), Place::On(barrel)) => {
                self.sit(barrel, Figure::Cursed(which));
            }
            (Face::Soul(colour), Place::Bag) => self.bag[colour as usize] += 1,
            (Face::Soul(colour), Place::Grid(cell)) => {
                self.grid[usize::from(cell.0)] = Some(colour);
            }
            (Face::Soul(thing), Place::Berth(seat, berth) | Place::BuriedBerth(seat, berth)) => {
                let buried = matches!(place, Place::BuriedBerth(..));
                self.pirate_mut(seat).souls[usize::from(berth)] = Some(Held { thing, buried });
            }
            (Face::Coin, Place::Supply) => self.coins += 1,
            (Face::Coin, Place::Aboard(seat)) => self.pirate_mut(seat).coins += 1,
            (Face::Coin, Place::Buried(seat)) => self.pirate_mut(seat).buried_coins += 1,
            (Face::Poppet, Place::Supply) => self.poppets += 1,
            (Face::Poppet, Place::Aboard(seat)) => self.pirate_mut(seat).poppets += 1,
            (Face::Poppet, Place::Buried(seat)) => self.pirate_mut(seat).buried_poppets += 1,
            (Face::Object(object), Place::Supply) => self.objects.push(object),
            (Face::Object(thing), Place::Aboard(seat) | Place::Buried(seat)) => {
                let buried = matches!(place, Place::Buried(_));
                self.pirate_mut(seat).objects.push(Held { thing, buried });
            }
            _ => {}
        }
    }

    /// Lays a piece of which perhaps only the back is seen.
    fn lay_backed(&mut self, back: Back, face: Option<Face>, seen: &Seen) {
        match back {
            Back::Skull => {
                let thing = match face {
                    Some(Face::Skull(skull)) => Some(skull),
                    _ => None,
                };
                match seen.place {
                    Place::Supply => self.skulls += 1,
                    Place::Aboard(seat) | Place::Buried(seat) => {
                        let buried = matches!(seen.place, Place::Buried(_));
                        self.pirate_mut(seat).skulls.push(Held { thing, buried });
                    }
                    _ => {}
                }
            }
            Back::Blessed => {
                if let Place::Aboard(seat) = seen.place {
                    self.pirate_mut(seat).blessed = Some(match face {
                        Some(Face::Blessed(rank)) => Some(rank),
                        _ => None,
                    });
                }
            }
            Back::Tile => match (seen.place, face, seen.turned) {
                (Place::Slot(slot), Some(Face::Tile(tile)), Some(turned)) => {
                    self.tiles.push(TileView { tile, slot, turned });
                }
                (Place::Stack(deep), face, turned) => {
                    self.stack += 1;
                    if let (0, Some(Face::Tile(tile)), Some(turned)) = (deep, face, turned) {
                        self.top_tile = Some((tile, turned));
                    }
                }
                _ => {}
            },
            Back::Card(_) => {
                let card = match face {
                    Some(Face::Card(_, card)) => Some(card),
                    _ => None,
                };
                if let Some(owner) = seen.place.owner() {
                    self.pirate_mut(owner).lay_card(card, seen.place);
                }
            }
        }
    }

    fn pirate_mut(&mut self, seat: Seat) -> &mut PirateView {
        &mut self.pirates[seat.index()]
    }

    fn sit(&mut self, barrel: Barrel, figure: Figure) {
        for (here, _, sitter) in &mut self.barrels {
            if *here == barrel {
                sitter.get_or_insert(figure);
            }
        }
    }

    /// The waters of the tiles laid, and what they do to ships.
    fn chart(&mut self, data: &Data) {
        for laid in &self.tiles {
            for space in laid.slot.spaces() {
                let water = face_water(data, laid.tile, laid.turned, space.quarter());
                let here = &mut self.spaces[space.index()];
                (here.water, here.placed) = (Some(water), true);
            }
        }
        for pirate in &mut self.pirates {
            let Some(here) = pirate.space.map(|space| &self.spaces[space.index()]) else {
                continue;
            };
            let holds = match self.wind {
                Wind::Becalmed => true,
                Wind::Storm => pirate.skill != Some(Skill::StormRider),
                Wind::Fair | Wind::Mermaids => false,
            };
            pirate.ashore = here.ground == Ground::Shore;
            pirate.stuck = holds && here.water.is_some_and(|water| water.haunted);
        }
    }

    /// Points as far as the viewer knows what counts. Blessed cards count once all are shown.
    fn score(&mut self, data: &Data) {
        let shown = self.phase == Phase::Over
            && self
                .pirates
                .iter()
                .all(|pirate| pirate.blessed != Some(None));
        let mut all = [Holdings::default(); MOST_SEATS];
        let all = &mut all[..self.pirates.len()];
        for (holdings, pirate) in all.iter_mut().zip(&self.pirates) {
            *holdings = pirate.holdings(shown);
        }
        for pirate in &mut self.pirates {
            pirate.score = score::points(data, self.tide, all, pirate.seat);
            let own = &all[pirate.seat.index()];
            let worth = |skull| score::skull_worth(data, all, own, skull);
            let skulls = pirate.skulls.iter();
            pirate.skull_worth = skulls.map(|skull| skull.thing.map(worth)).collect();
        }
    }
}

/// A space without tile and ship.
fn bare(space: Space, data: &Data) -> SpaceView {
    let ground = data.chart.ground[space.index()];
    SpaceView {
        space,
        ground,
        water: match ground {
            Ground::Sea(water) => Some(water),
            _ => None,
        },
        placed: ground != Ground::Open,
        ship: None,
    }
}

impl PirateView {
    /// A pirate with nothing.
    fn of(seat: Seat, captain: &voodoo::view::Captain<VoodooPirate>) -> Self {
        Self {
            seat,
            colour: captain.colour,
            cursed: captain.cursed,
            skill: captain.skill,
            space: None,
            facing: captain.facing,
            power: captain.power,
            coins: 0,
            buried_coins: 0,
            poppets: 0,
            buried_poppets: 0,
            souls: [None; MOST_SOULS],
            objects: Vec::new(),
            skulls: Vec::new(),
            skull_worth: Vec::new(),
            grigri: false,
            jailed: false,
            ashore: false,
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

    fn holdings(&self, blessed: bool) -> Holdings {
        let mut holdings = Holdings {
            cursed: self.cursed,
            space: self.space,
            power: self.power,
            coins: self.coins + self.buried_coins,
            poppets: self.poppets + self.buried_poppets,
            blessed: self.blessed.flatten().filter(|_| blessed),
            ..Holdings::default()
        };
        for soul in self.souls.iter().flatten() {
            holdings.souls[soul.thing as usize] += 1;
        }
        for object in &self.objects {
            holdings.objects[object.thing as usize] = true;
        }
        for skull in self.skulls.iter().filter_map(|skull| skull.thing) {
            holdings.skulls[skull as usize] = true;
        }
        holdings
    }
}
