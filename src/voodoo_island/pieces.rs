//! Everything that lies on the map and in the lake: what it is, and where it lies or is on its way.

use super::geography::{FIELD, Shore, centre, helicopter_place, middle, place, tray};
use super::{AnimationQueue, dice, looks};
use crate::board::ground::{BOARD, MAT, height};
use crate::board::pieces::Piece;
use crate::table::{Motion, badge};
use bevy::math::Vec2;
use bevy::math::curve::{Curve, EaseFunction};
use games::voodoo_island::data::{Board, Data, Spot as OnBoard};
use games::voodoo_island::values::{Cell, Daytime, Die, Event, HelperPlace, Supply, Token};
use games::voodoo_island::view::View;
use rules::table::Seat;
use std::f32::consts::{PI, TAU};

/// A thing in the world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Thing {
    /// The frame round the field.
    Mat,
    /// The island in its lake, with the cells' edges and numbers.
    Board,
    /// The spot of a supply, or the site of a mission.
    Spot(Cell),
    /// A supply tile.
    Tile(Cell),
    /// The glimmer of a tile or a site outside of the light, by night.
    Glimmer(Cell),
    /// Mist.
    Mist(Cell),
    /// Mist on its way.
    Falling,
    /// The helicopter's shadow, body and rotor.
    Helicopter(u8),
    /// An explorer.
    Explorer(Seat),
    /// Its badge.
    Badge(Seat),
    /// A deck in the lake.
    Deck(Shore, u8),
    /// The supply on it.
    OnDeck(Shore, u8),
    /// The ropes round a deck on which no helper has room.
    Closed(Shore, u8),
    /// A helper of a player.
    Helper(Seat, u8),
    /// Fireflies over the jungle, by night.
    Fireflies(Cell),
    /// A die.
    Die(Die),
}

/// The sources of the things of a frame.
pub(super) struct Scenery<'a> {
    pub(super) view: &'a View,
    pub(super) data: &'a Data,
    pub(super) animations: &'a AnimationQueue,
    pub(super) tokens: Vec<Token>,
    /// The last row and column that were rolled.
    pub(super) rolled: [Option<u8>; 2],
}

/// Layers above the mat.
pub(super) mod layer {
    use super::height::MAT;
    pub(in super::super) const BOARD: f32 = MAT + 1.0;
    pub(in super::super) const SPOT: f32 = super::height::TILE;
    pub(in super::super) const TILE: f32 = SPOT + 1.0;
    pub(in super::super) const MIST: f32 = super::height::TOKEN;
    /// Above the light: by night the glow of a torch would swallow its bearer.
    pub(in super::super) const EXPLORER: f32 = super::height::MARK - 1.0;
    /// Above the light, so that it is seen through the night.
    pub(in super::super) const GLIMMER: f32 = EXPLORER - 0.8;
    /// They shine themselves.
    pub(in super::super) const FIREFLIES: f32 = EXPLORER - 0.5;
    pub(in super::super) const FLYING: f32 = super::height::SHIP + 5.0;
}

/// The columns and rows over which fireflies hover by night.
const FIREFLIES: [(u8, u8); 5] = [(2, 2), (7, 2), (4, 5), (1, 7), (7, 7)];
/// The opacity of tiles and sites by night where no lamp shines.
const GLIMMERS: f32 = 0.5;
/// The size of a deck in the lake.
const DECK: Vec2 = Vec2::new(86.0, 72.8);

impl Scenery<'_> {
    fn board(&self) -> &Board {
        self.view.board(self.data)
    }

    /// Returns everything that lies in the world.
    pub(super) fn pieces(&self) -> Vec<(Thing, Piece)> {
        let mut pieces = self.fixed();
        self.spots(&mut pieces);
        self.mist(&mut pieces);
        self.decks(&mut pieces);
        self.helpers(&mut pieces);
        self.helicopter(&mut pieces);
        self.fireflies(&mut pieces);
        self.explorers(&mut pieces);
        dice::lie(self, &mut pieces);
        pieces
    }

    fn fixed(&self) -> Vec<(Thing, Piece)> {
        let side = if self.view.explorers.len() == 2 {
            "2"
        } else {
            "34"
        };
        let board = format!("art/isle-board-{side}");
        let mat = Piece::new(
            "art/mat",
            Vec2::new(BOARD.x, -BOARD.y) / 2.0,
            height::MAT,
            MAT,
        );
        vec![
            (Thing::Mat, mat),
            (
                Thing::Board,
                Piece::new(board, middle(), layer::BOARD, FIELD),
            ),
        ]
    }

    /// Adds supply spots and mission sites, with their tiles.
    fn spots(&self, to: &mut Vec<(Thing, Piece)>) {
        let is_night = self.view.daytime == Daytime::Night;
        let glimmer = |piece: &Piece| {
            let mut piece = piece.clone().faded(GLIMMERS);
            piece.height = layer::GLIMMER;
            piece
        };
        for cell in Cell::all() {
            let there = self.view.tiles.on_spots.contains(cell);
            let at = centre(cell);
            match self.board().spot(cell) {
                Some(OnBoard::Supply(supply)) => {
                    let picture = looks::supply_spot(supply);
                    let spot = Piece::new(picture, at, layer::SPOT, Vec2::new(50.0, 50.0));
                    to.push((Thing::Spot(cell), spot));
                    if there {
                        let picture = looks::supply(supply);
                        let tile = Piece::new(picture, at, layer::TILE, Vec2::new(46.0, 46.0));
                        if is_night {
                            to.push((Thing::Glimmer(cell), glimmer(&tile)));
                        }
                        to.push((Thing::Tile(cell), tile));
                    }
                }
                Some(OnBoard::Mission(mission)) => {
                    let picture = looks::site(mission, there);
                    let spot = Piece::new(picture, at, layer::SPOT, Vec2::new(66.0, 66.0));
                    if is_night && there {
                        to.push((Thing::Glimmer(cell), glimmer(&spot)));
                    }
                    to.push((Thing::Spot(cell), spot));
                }
                None => {}
            }
        }
    }

    /// Adds mist tiles, one of them perhaps falling onto the cell that was rolled, and from there to one with room.
    fn mist(&self, to: &mut Vec<(Thing, Piece)>) {
        let tile = |cell: Cell, at: Vec2| {
            // Each cell has a drawing of its own.
            let drawing = (cell.column() + 2 * cell.row()) % 3 + 1;
            let picture = format!("art/isle-mist-{drawing}");
            Piece::new(picture, at, layer::MIST, Vec2::new(56.0, 56.0))
        };
        let moving = self.animations.moving();
        for cell in self.view.tiles.mist.iter() {
            let mut mist = tile(cell, centre(cell));
            if let Some((animation, motion)) = moving
                && animation.event == Event::MistCleared(cell)
            {
                mist.size *= 1.0 + 0.3 * motion.done;
                mist.clear = (1.0 - motion.done) * motion.clear;
            }
            to.push((Thing::Mist(cell), mist));
        }
        if let Some((animation, Motion { done, clear })) = moving
            && let Event::MistLaid(rolled, cell) = animation.event
        {
            // It falls first, and then drifts to where it finds room.
            let [falls, drifts] = if rolled == cell {
                [done, 1.0]
            } else {
                [(done * 2.0).min(1.0), (done * 2.0 - 1.0).max(0.0)]
            };
            let part = EaseFunction::CubicInOut.sample_clamped(drifts);
            let at = centre(rolled).lerp(centre(cell), part);
            let drop = 1.0 - EaseFunction::BackOut.sample_clamped(falls);
            let mut mist = tile(cell, at);
            mist.size *= 1.0 + 0.18 * drop;
            mist.height += 1.0;
            to.push((Thing::Falling, mist.faded(falls.max(0.15) * clear)));
        }
    }

    fn decks(&self, to: &mut Vec<(Thing, Piece)>) {
        let taken = |to| self.view.helpers_at(to).count();
        let closed = |at| Piece::new("art/isle-deck-closed", at, layer::TILE + 0.5, DECK);
        for (number, &shore) in Shore::of(self.board().helpers).iter().enumerate() {
            for &supply in Supply::ALL {
                let is_taken = taken(HelperPlace::Supply(supply)) > number;
                let (at, number) = (place(shore, supply), supply as u8);
                let deck = Piece::new("art/isle-deck", at, layer::SPOT, DECK);
                to.push((Thing::Deck(shore, number), deck));
                let left = at - Vec2::X * 17.0;
                let size = Vec2::new(36.0, 36.0);
                let supply = Piece::new(looks::supply(supply), left, layer::TILE, size);
                to.push((Thing::OnDeck(shore, number), supply));
                if is_taken {
                    to.push((Thing::Closed(shore, number), closed(at)));
                }
            }
        }
        let (at, number) = (helicopter_place(), Supply::ALL.len() as u8);
        let deck = Piece::new("art/isle-deck-helicopter", at, layer::SPOT, DECK);
        to.push((Thing::Deck(Shore::West, number), deck));
        if taken(HelperPlace::Helicopter) > 0 {
            to.push((Thing::Closed(Shore::West, number), closed(at)));
        }
        let size = Vec2::new(86.0, 67.6);
        let dice = Piece::new("art/isle-dice-tray", tray(), layer::SPOT, size);
        to.push((Thing::Deck(Shore::East, number), dice));
    }

    /// Helpers in the lake.
    fn helpers(&self, to: &mut Vec<(Thing, Piece)>) {
        let shores = Shore::of(self.board().helpers);
        let mut sent = [0; Supply::ALL.len()];
        for (seat, explorer) in self.view.seats().zip(&self.view.explorers) {
            for (number, helper) in (0..).zip(&explorer.helpers) {
                let at = match *helper {
                    HelperPlace::Supply(supply) => {
                        let before = &mut sent[supply as usize];
                        let shore = shores[*before % shores.len()];
                        *before += 1;
                        place(shore, supply)
                    }
                    HelperPlace::Helicopter => helicopter_place(),
                    HelperPlace::Pool | HelperPlace::Tool(_) => continue,
                };
                let at = at + Vec2::new(18.0, 4.0);
                let picture = looks::helper(self.tokens[seat.index()]);
                let size = Vec2::new(34.0, 39.7);
                let helper = Piece::new(picture, at, layer::MIST, size);
                to.push((Thing::Helper(seat, number), helper));
            }
        }
    }

    /// Adds the helicopter on the map, or on its way to a cell: from the lake, or from the cell where it stands.
    fn helicopter(&self, to: &mut Vec<(Thing, Piece)>) {
        let stands = self.view.helicopter.map(centre);
        let landing =
            self.animations
                .moving()
                .and_then(|(animation, motion)| match animation.event {
                    Event::Landed(cell) => Some((centre(cell), motion)),
                    _ => None,
                });
        let (at, lift, turns, clear) = match (stands, landing) {
            (from, Some((to, Motion { done, clear }))) => {
                let from = from.unwrap_or(to + Vec2::new(500.0, 260.0));
                let part = EaseFunction::CubicInOut.sample_clamped(done);
                (from.lerp(to, part), (PI * done).sin(), done, clear)
            }
            (Some(at), None) => (at, 0.0, 0.0, 1.0),
            (None, None) => return,
        };
        let wide = Vec2::new(86.0, 86.0) * (1.0 + 0.2 * lift);
        let falls = Vec2::new(-6.0, -9.0) * (1.0 + 4.0 * lift);
        let rotor = if lift > 0.2 {
            "art/isle-helicopter-blur"
        } else {
            "art/isle-helicopter-rotor"
        };
        let layers = [
            ("art/isle-helicopter-shadow", at + falls, 0.0),
            ("art/isle-helicopter-body", at, 0.0),
            (rotor, at, 0.6 + TAU * 3.0 * turns),
        ];
        for (number, (picture, at, angle)) in (0..).zip(layers) {
            let high = layer::FLYING + f32::from(number) * 0.1;
            let high = if lift > 0.0 { high } else { high - 6.0 };
            let part = Piece::new(picture, at, high, wide);
            to.push((Thing::Helicopter(number), part.turned(angle).faded(clear)));
        }
        // On its hull the badges of those aboard.
        let aboard = self.view.aboard();
        let aboard: Vec<Seat> = self
            .view
            .seats()
            .filter(|&seat| aboard.contains(seat))
            .collect();
        for (number, &seat) in aboard.iter().enumerate() {
            let aside = number as f32 - (aboard.len() as f32 - 1.0) / 2.0;
            let at = at + Vec2::new(aside * 22.0, -16.0);
            let picture = badge(self.tokens[seat.index()]);
            let badge = Piece::new(picture, at, height::BADGE, Vec2::splat(22.0));
            to.push((Thing::Badge(seat), badge.faded(clear)));
        }
    }

    /// Fireflies over the jungle, by night.
    fn fireflies(&self, to: &mut Vec<(Thing, Piece)>) {
        if self.view.daytime != Daytime::Night {
            return;
        }
        let swarms = FIREFLIES.into_iter();
        let swarms = swarms.filter_map(|(column, row)| Cell::at(column, row));
        to.extend(swarms.map(|cell| {
            let size = Vec2::new(128.0, 128.0);
            let swarm = Piece::new("art/isle-fireflies", centre(cell), layer::FIREFLIES, size);
            (Thing::Fireflies(cell), swarm)
        }));
    }
}
