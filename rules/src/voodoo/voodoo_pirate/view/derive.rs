//! The places at which this game's own pieces are seen to lie, and what follows from where all lie.

use super::{ChartView, Held, PirateView, Seen, SpaceView, StoresView, TileView, View};
use crate::Seeing;
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::choice::Question;
use crate::voodoo_pirate::data::{Data, Ground, Skill};
use crate::voodoo_pirate::event::Event;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::{Play, face_water};
use crate::voodoo_pirate::score::{self, Holdings};
use rules::kit::KnownPieces;
use rules::table::MOST_SEATS;

impl Seeing for VoodooPirate {
    type OwnView = ChartView;
    type OwnPirate = StoresView;

    fn bare(data: &Data) -> ChartView {
        let barrels = data.barrels.iter();
        ChartView {
            tide: data.start.tide,
            colonials: data.start.colonials,
            most_colonials: data.start.most_colonials,
            whirlpool: None,
            spaces: Space::all().map(|space| bare(space, data)).collect(),
            tiles: Vec::with_capacity(data.tiles.len()),
            stack: 0,
            top_tile: None,
            poppets: 0,
            skulls: 0,
            objects: Vec::with_capacity(Object::ALL.len()),
            barrels: barrels
                .map(|entry| (entry.barrel, entry.dusk, None))
                .collect(),
        }
    }

    /// Poppets, treasures and tiles.
    fn look(known: &mut KnownPieces<Self>, play: &Play) {
        for (id, at) in &play.own.stores.poppets {
            known.see(*id, at.place, None);
        }
        for (id, _, at) in &play.own.stores.treasures {
            known.see(*id, at.place, None);
        }
        // Turned for the captain on Sea, the top tile lies open to onlookers too.
        let turning = matches!(play.asking.open, Some((_, Question::LayTile(_))));
        for (id, _, at, turned, known_to) in &play.own.sea.tiles {
            let open = match at.place {
                Place::Slot(_) => true,
                Place::Stack(0) if turning => true,
                _ => known.is_among(known_to.0),
            };
            known.see_if(open, *id, at.place, Some(turned.0));
        }
    }

    /// Events of this game alone.
    fn hear(known: &mut KnownPieces<Self>, event: &Event) {
        match *event {
            Event::MovedHidden { piece, from, to } => match piece {
                Some(piece) => known.move_named(piece, from, to),
                None => known.move_hidden(Back::Skull, from, to),
            },
            // On top of the stack, or on its way to the chart.
            Event::TileLaid { tile, turned, .. } | Event::Looked { tile, turned, .. } => {
                if let Some(id) = known.faces.piece(Face::Tile(tile)) {
                    known.know(id, Place::Stack(0), Some(turned));
                }
            }
            // What the others tell is seen by pieces that move, or not at all.
            _ => {}
        }
    }

    fn lay(view: &mut View, seen: &Seen, _: &Data) {
        match (seen.back, seen.face) {
            (Some(back), face) => lay_backed(view, back, face, seen),
            (None, Some(face)) => lay_open(view, face, seen.place),
            (None, None) => {}
        }
    }

    fn work_out(view: &mut View, data: &Data) {
        view.most_rounds = data.start.most_rounds;
        chart(view, data);
        score(view, data);
    }
}

fn lay_open(view: &mut View, face: Face, place: Place) {
    let own = &mut view.own;
    match (face, place) {
        (Face::Vane, Place::Vane(wind)) => view.wind = wind,
        (Face::TideMarker, Place::Tide(tide)) => own.tide = tide,
        (Face::Colonials, Place::Colonials(ships)) => own.colonials = ships,
        (Face::Whirlpool, Place::Sea(space)) => own.whirlpool = Some(space),
        (Face::Ship(seat), Place::Sea(space)) => own.spaces[space.index()].ship = Some(seat),
        (Face::Figure(seat), Place::On(barrel)) => sit(own, barrel, Figure::Of(seat)),
        (Face::CursedFigure(which), Place::On(barrel)) => sit(own, barrel, Figure::Cursed(which)),
        (Face::Soul(thing), Place::BuriedBerth(seat, berth)) => {
            let buried = true;
            view.pirate_mut(seat).souls[usize::from(berth)] = Some(Held { thing, buried });
        }
        (Face::Coin, Place::Buried(seat)) => view.pirate_mut(seat).buried_coins += 1,
        (Face::Poppet, Place::Supply) => own.poppets += 1,
        (Face::Poppet, Place::Aboard(seat)) => view.pirate_mut(seat).own.poppets += 1,
        (Face::Poppet, Place::Buried(seat)) => view.pirate_mut(seat).own.buried_poppets += 1,
        (Face::Object(object), Place::Supply) => own.objects.push(object),
        (Face::Object(thing), Place::Aboard(seat) | Place::Buried(seat)) => {
            let buried = matches!(place, Place::Buried(_));
            let objects = &mut view.pirate_mut(seat).own.objects;
            objects.push(Held { thing, buried });
        }
        _ => {}
    }
}

/// Lays a piece of which perhaps only the back is seen.
fn lay_backed(view: &mut View, back: Back, face: Option<Face>, seen: &Seen) {
    match (back, seen.place) {
        (Back::Skull, Place::Supply) => view.own.skulls += 1,
        (Back::Skull, Place::Aboard(seat) | Place::Buried(seat)) => {
            let thing = match face {
                Some(Face::Skull(skull)) => Some(skull),
                _ => None,
            };
            let buried = matches!(seen.place, Place::Buried(_));
            let pirate = view.pirate_mut(seat);
            pirate.unseen_skulls |= thing.is_none();
            pirate.own.skulls.push(Held { thing, buried });
        }
        (Back::Tile, Place::Slot(slot)) => {
            if let (Some(Face::Tile(tile)), Some(turned)) = (face, seen.turned) {
                view.own.tiles.push(TileView { tile, slot, turned });
            }
        }
        (Back::Tile, Place::Stack(deep)) => {
            view.own.stack += 1;
            if let (0, Some(Face::Tile(tile)), Some(turned)) = (deep, face, seen.turned) {
                view.own.top_tile = Some((tile, turned));
            }
        }
        _ => {}
    }
}

fn sit(own: &mut ChartView, barrel: Barrel, figure: Figure) {
    for (here, _, sitter) in &mut own.barrels {
        if *here == barrel {
            sitter.get_or_insert(figure);
        }
    }
}

/// The waters of the tiles laid, and what they do to ships.
fn chart(view: &mut View, data: &Data) {
    let own = &mut view.own;
    for laid in &own.tiles {
        for space in laid.slot.spaces() {
            let water = face_water(data, laid.tile, laid.turned, space.quarter());
            let here = &mut own.spaces[space.index()];
            (here.water, here.placed) = (Some(water), true);
        }
    }
    for pirate in &mut view.pirates {
        let Some(space) = pirate.space else {
            continue;
        };
        let here = own.at(space);
        let holds = match view.wind {
            Wind::Becalmed => true,
            Wind::Storm => pirate.skill != Some(Skill::StormRider),
            Wind::Fair | Wind::Mermaids => false,
        };
        pirate.value = space.value();
        pirate.ashore = here.ground == Ground::Shore;
        pirate.stuck = holds && here.water.is_some_and(|water| water.haunted);
    }
}

/// Points as far as the viewer knows what counts. Blessed cards count once all are shown.
fn score(view: &mut View, data: &Data) {
    let shown = view.shows_blessed();
    let mut all = [Holdings::default(); MOST_SEATS];
    let all = &mut all[..view.pirates.len()];
    for (holdings, pirate) in all.iter_mut().zip(&view.pirates) {
        *holdings = pirate.holdings(shown);
    }
    for pirate in &mut view.pirates {
        pirate.score = score::points(data, view.own.tide, all, pirate.seat);
        let own = &all[pirate.seat.index()];
        let worth = |skull| score::skull_worth(data, all, own, skull);
        let skulls = pirate.own.skulls.iter();
        pirate.own.skull_worth = skulls.map(|skull| skull.thing.map(worth)).collect();
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
    fn holdings(&self, blessed: bool) -> Holdings {
        let mut holdings = Holdings {
            cursed: self.cursed,
            space: self.space,
            power: self.power,
            coins: self.coins + self.buried_coins,
            poppets: self.poppets + self.buried_poppets,
            souls: self.souls_by_colour(),
            blessed: self.blessed.flatten().filter(|_| blessed),
            ..Holdings::default()
        };
        for object in &self.objects {
            holdings.objects[object.thing as usize] = true;
        }
        for skull in self.skulls.iter().filter_map(|skull| skull.thing) {
            holdings.skulls[skull as usize] = true;
        }
        holdings
    }
}
