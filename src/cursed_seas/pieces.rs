//! Everything that lies on the sea: what it is, and where it lies or is on its way.

use super::chart::{Chart, FIELD, middle};
use super::{AnimationQueue, hulls, looks};
use crate::board::ground::{MAT, height};
use crate::board::pieces::Piece;
use crate::table::{Animation, Motion};
use bevy::math::Vec2;
use games::cursed_seas::data::Data;
use games::cursed_seas::{
    CursedSeas, Event, Gun, Island, Isle, Point, Shoal, ShoalPlace, Terrain, Token, TreasurePlace,
    Vessel, View,
};
use rules::table::Seat;

/// A thing in the world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Thing {
    /// The frame round the sea.
    Mat,
    /// A deep or a bright shoal of the water.
    Depth(u8),
    /// The compass rose in the water.
    Rose,
    /// A piece of terrain.
    Terrain(Shoal),
    /// An island.
    Island(Island),
    /// The things on the clearing of an island: a harbour, coins.
    Clearing(Island),
    /// The sign of a mysterious island.
    Sign(Island),
    /// The flag of a home.
    Flag(Island),
    /// A fort.
    Fort(Island),
    /// A flag of a fort, which shoots.
    FortFlag(Island, Gun),
    /// The marker of a player who has explored an island.
    Marker(Island, Seat),
    /// A part of a ship or creature.
    Part(Vessel, Part),
    /// A burst, a splash or smoke where something happens.
    Puff(u8),
}

/// A part of a ship or creature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// The wake astern.
    Wake,
    /// The shadow on the water.
    Shadow,
    /// The hull; of a creature, all of it.
    Hull,
    /// The wale and rails, in the colours of a nation.
    Trim,
    /// A sail.
    Sail(u8),
    /// A mast, or its stump.
    Mast(u8),
    /// Flames.
    Fire(u8),
    /// The water over a ship that is scuttled.
    Scuttling,
    /// The flag; of a creature, the ring of its player.
    Flag,
}

/// Layers above the mat.
pub(super) mod layer {
    use super::height;
    pub(in super::super) const WATER: f32 = height::MAT + 1.0;
    pub(in super::super) const DEPTH: f32 = height::MAT + 2.0;
    pub(in super::super) const ROSE: f32 = height::MAT + 3.0;
    pub(in super::super) const TERRAIN: f32 = height::TILE;
    pub(in super::super) const ISLAND: f32 = height::TILE + 1.0;
    pub(in super::super) const CLEARING: f32 = height::TOKEN;
    pub(in super::super) const WAKE: f32 = height::WAKE;
    pub(in super::super) const SHIP: f32 = height::SHIP;
    /// Fog lies over ships that sail past it; those lost in it are not seen.
    pub(in super::super) const FOG: f32 = height::SHIP + 6.0;
    pub(in super::super) const PUFF: f32 = height::SHIP + 7.0;
}

/// The sources of the things of a frame.
pub(super) struct Scenery<'a> {
    pub(super) view: &'a View,
    pub(super) data: &'a Data,
    pub(super) animations: &'a AnimationQueue,
    pub(super) tokens: Vec<Token>,
}

impl<'a> Scenery<'a> {
    /// Returns the mat.
    pub(super) fn chart(&self) -> Chart {
        Chart::of(self.view)
    }

    /// Returns what is under way.
    pub(super) fn moving(&self) -> Option<(&'a Animation<CursedSeas>, Motion)> {
        self.animations.moving()
    }

    /// Returns the colour of a player in the world.
    pub(super) fn colour(&self, seat: Seat) -> bevy::color::Color {
        let token = self.tokens.get(seat.index());
        token.map_or(bevy::color::Color::WHITE, |&token| {
            looks::in_world(looks::paint(token))
        })
    }

    /// Returns everything that lies in the world.
    pub(super) fn pieces(&self) -> Vec<(Thing, Piece)> {
        let mut pieces = self.fixed();
        self.terrain(&mut pieces);
        self.islands(&mut pieces);
        for (vessel, seen) in self.view.all_vessels() {
            hulls::lie(self, vessel, seen, &mut pieces);
        }
        self.puffs(&mut pieces);
        pieces
    }

    /// Returns the frame, and the deeps and shoals of the water.
    fn fixed(&self) -> Vec<(Thing, Piece)> {
        let mat = Piece::new("art/mat", middle(), height::MAT, MAT);
        let mut pieces = vec![(Thing::Mat, mat)];
        let spots = [
            ("art/seas-deep", -0.27, 0.2, 300.0),
            ("art/seas-shoal", 0.31, 0.26, 230.0),
            ("art/seas-deep", 0.2, -0.24, 330.0),
            ("art/seas-shoal", -0.36, -0.29, 210.0),
        ];
        for (number, (picture, x, y, wide)) in (0..).zip(spots) {
            let at = middle() + Vec2::new(x, y) * FIELD;
            let spot = Piece::new(picture, at, layer::DEPTH, Vec2::splat(wide)).faded(0.5);
            pieces.push((Thing::Depth(number), spot));
        }
        let size = self.chart().size();
        let corner = middle() + Vec2::new(size.x, -size.y) / 2.0;
        let at = corner + Vec2::new(-74.0, 74.0);
        let rose = Piece::new("art/seas-rose", at, layer::ROSE, Vec2::splat(118.0));
        pieces.push((Thing::Rose, rose.faded(0.55)));
        pieces
    }

    fn terrain(&self, to: &mut Vec<(Thing, Piece)>) {
        let chart = self.chart();
        for (number, &(place, _)) in (0..).zip(&self.view.shoals) {
            let shoal = Shoal(number);
            let ShoalPlace::Mat(terrain, at) = place else {
                continue;
            };
            let (picture, side) = looks::terrain(terrain);
            let (mut at, mut clear) = (chart.at(at), 1.0);
            if let Some((animation, motion)) = self.moving()
                && let Event::TerrainPlaced(other, next) = animation.event
                && other == shoal
            {
                match next {
                    ShoalPlace::Mat(_, next) => at = at.lerp(chart.at(next), motion.done),
                    ShoalPlace::Box => clear = (1.0 - motion.done) * motion.clear,
                }
            }
            let high = match terrain {
                Terrain::FogBank => layer::FOG,
                _ => layer::TERRAIN,
            };
            let piece = Piece::new(picture, at, high, Vec2::splat(chart.drawn(side)));
            to.push((Thing::Terrain(shoal), piece.faded(clear)));
        }
    }

    fn islands(&self, to: &mut Vec<(Thing, Piece)>) {
        for (island, centre, isle) in self.view.isles() {
            self.island(island, centre, to);
            let chart = self.chart();
            let at = chart.at(centre);
            let at = |x: f32, y: f32| at + Vec2::new(chart.drawn(x), chart.drawn(y));
            let size = |wide: f32, high: f32| Vec2::new(chart.drawn(wide), chart.drawn(high));
            if let Some(home) = isle.home {
                let harbour = Piece::new(
                    "art/seas-home",
                    at(0.0, 0.0),
                    layer::CLEARING,
                    size(104.0, 84.0),
                );
                to.push((Thing::Clearing(island), harbour));
                let flag = Piece::new(
                    "art/seas-home-flag",
                    at(20.0, 46.0),
                    layer::CLEARING + 0.4,
                    size(48.0, 52.0),
                );
                to.push((Thing::Flag(island), flag.tinted(self.colour(home))));
            } else {
                let coins = self.view.coins_at(TreasurePlace::On(island));
                self.fort(island, isle, to);
                if let Some(pile) = looks::pile(coins) {
                    let low = if isle.fort.is_some() { -54.0 } else { -6.0 };
                    let pile = Piece::new(pile, at(0.0, low), layer::CLEARING, size(96.0, 56.0));
                    to.push((Thing::Clearing(island), pile));
                }
                if let Some(mystery) = self.data.island(island).mystery {
                    let picture = looks::mystery(island, !mystery.hidden || isle.flipped);
                    let sign = Piece::new(
                        picture,
                        at(-34.0, 34.0),
                        layer::CLEARING + 0.2,
                        size(44.0, 44.0),
                    );
                    to.push((Thing::Sign(island), sign));
                }
            }
            let marked = self
                .view
                .players()
                .filter(|&seat| isle.explored.contains(seat));
            for (number, seat) in (0_u8..).zip(marked) {
                let x = 16.0 + 17.0 * f32::from(number);
                let marker = Piece::new(
                    "art/seas-marker",
                    at(x, 30.0),
                    layer::CLEARING + 0.3,
                    size(28.0, 30.0),
                );
                let clear = if isle.marked.contains(seat) {
                    1.0
                } else {
                    0.55
                };
                let marker = marker.tinted(self.colour(seat)).faded(clear);
                to.push((Thing::Marker(island, seat), marker));
            }
        }
        // One on its way to where it will lie.
        if let Some((animation, motion)) = self.moving()
            && let Event::IslandPlaced(island, centre) = animation.event
            && self.view.islands[island as usize].0.is_none()
        {
            let placed = to.len();
            self.island(island, centre, to);
            if let Some((_, piece)) = to.get_mut(placed) {
                piece.size *= 1.2 - 0.2 * motion.done;
                piece.clear = motion.done * motion.clear;
            }
        }
    }

    /// Adds a fort with its flags, if the island has one.
    fn fort(&self, island: Island, isle: &Isle, to: &mut Vec<(Thing, Piece)>) {
        let Some(fort) = isle.fort else {
            return;
        };
        let chart = self.chart();
        let size = |wide: f32, high: f32| Vec2::new(chart.drawn(wide), chart.drawn(high));
        if let Some(coast) = self.view.coast(self.data, island) {
            let walls = Piece::new(
                "art/seas-fort",
                chart.at(coast.bow),
                layer::CLEARING + 0.1,
                size(104.0, 100.0),
            );
            to.push((Thing::Fort(island), walls));
        }
        for (flag, at) in self.view.flag_places(self.data, island) {
            if fort.flags >> flag.0 & 1 == 1 {
                // Its foot stands where it shoots from.
                let at = chart.at(at) + size(8.0, 14.0);
                let picture = "art/seas-fort-flag";
                let flown = Piece::new(picture, at, layer::CLEARING + 0.4, size(28.0, 32.0));
                let flown = flown.tinted(self.colour(fort.seat));
                to.push((Thing::FortFlag(island, flag), flown));
            }
        }
    }

    fn island(&self, island: Island, centre: Point, to: &mut Vec<(Thing, Piece)>) {
        let chart = self.chart();
        let (picture, side) = looks::island(island);
        let size = Vec2::splat(chart.drawn(side));
        let piece = Piece::new(picture, chart.at(centre), layer::ISLAND, size);
        to.push((Thing::Island(island), piece));
    }
}
