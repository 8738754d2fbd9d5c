//! Bursts, splashes, smoke and sinking ships on the sea while something happens.

use super::hulls;
use super::pieces::{Scenery, Thing, layer};
use crate::board::pieces::Piece;
use crate::table::Motion;
use bevy::math::Vec2;
use games::cursed_seas::{Event, Vessel};
use std::f32::consts::TAU;

impl Scenery<'_> {
    /// Smoke and a ball, a burst or a plume, rings where a ship goes down.
    pub(super) fn puffs(&self, to: &mut Vec<(Thing, Piece)>) {
        let Some((animation, Motion { done, clear })) = self.moving() else {
            return;
        };
        let chart = self.chart();
        let mut puff = |number: u8, picture: &str, at: Vec2, side: f32, clear: f32| {
            let piece = Piece::new(
                picture,
                at,
                layer::PUFF + f32::from(number) * 0.1,
                Vec2::splat(chart.drawn(side)),
            );
            to.push((Thing::Puff(number), piece.faded(clear)));
        };
        if let Some((from, end, hit)) = self.shot(&animation.event) {
            // The flash first, then the ball, then what it does.
            let [flash, flies, ends] = [(0.0, 0.18), (0.12, 0.55), (0.5, 1.0)]
                .map(|(begins, ends)| ((done - begins) / (ends - begins)).clamp(0.0, 1.0));
            if flash < 1.0 {
                puff(0, "art/seas-flash", from, 64.0, (1.0 - flash) * clear);
            }
            let smoke = (1.0 - done) * clear;
            puff(1, "art/seas-smoke-1", from, 46.0 + 34.0 * done, smoke);
            if flies > 0.0 && flies < 1.0 {
                puff(2, "art/seas-ball", from.lerp(end, flies), 16.0, clear);
            }
            if ends > 0.0 {
                let picture = if hit {
                    "art/seas-burst"
                } else {
                    "art/seas-splash"
                };
                let fades = (1.0 - ends * ends) * clear;
                puff(3, picture, end, 50.0 + 46.0 * ends, fades);
            }
            return;
        }
        match animation.event {
            Event::Sunk(vessel) => {
                if let Some(at) = middle(self, vessel) {
                    puff(
                        0,
                        "art/seas-rings",
                        at,
                        60.0 + 110.0 * done,
                        (1.0 - done) * clear,
                    );
                    puff(
                        1,
                        "art/seas-bubbles",
                        at,
                        60.0,
                        (TAU * done / 2.0).sin() * clear,
                    );
                }
            }
            Event::MastLost(vessel, mast) | Event::BurntOut(vessel, mast) => {
                let hull = &self.view.vessel(vessel).hull;
                let at = hulls::mast_at(self, vessel, mast.0).filter(|_| hull.is_ship());
                if let Some(at) = at {
                    let away = Vec2::new(chart.drawn(26.0), -chart.drawn(20.0)) * done;
                    puff(
                        0,
                        "art/seas-mast-fallen",
                        at + away,
                        96.0 * 0.7,
                        (1.0 - done * done) * clear,
                    );
                    puff(
                        1,
                        "art/seas-splash",
                        at + away,
                        50.0 * done,
                        (1.0 - done) * clear,
                    );
                }
            }
            Event::Rammed(vessel, ..) => {
                if let Some(place) = self.view.place(vessel) {
                    let at = chart.at(place.bow);
                    puff(
                        0,
                        "art/seas-burst",
                        at,
                        30.0 + 60.0 * done,
                        (1.0 - done) * clear,
                    );
                }
            }
            Event::FortDestroyed(island) => {
                if let Some(coast) = self.view.coast(self.data, island) {
                    let (at, fades) = (chart.at(coast.bow), (1.0 - done) * clear);
                    puff(0, "art/seas-fort-ruin", at, 104.0, done * clear);
                    puff(1, "art/seas-burst", at, 60.0 + 90.0 * done, fades);
                    puff(2, "art/seas-smoke-1", at, 70.0 + 80.0 * done, fades);
                }
            }
            Event::FlagLost(island, flag) => {
                let places = self.view.flag_places(self.data, island);
                if let Some(&(_, at)) = places.get(usize::from(flag.0)) {
                    let at = chart.at(at);
                    puff(
                        0,
                        "art/seas-burst",
                        at,
                        30.0 + 40.0 * done,
                        (1.0 - done) * clear,
                    );
                }
            }
            _ => {}
        }
    }

    /// Returns where a ball comes from and goes to, if the event is a shot, and whether it hits.
    fn shot(&self, event: &Event) -> Option<(Vec2, Vec2, bool)> {
        let (view, data) = (self.view, self.data);
        let at = |vessel: Vessel| middle(self, vessel);
        let chart = self.chart();
        let (from, aim, goal, hit) = match *event {
            Event::Shot(vessel, gun, target, _, hit) => {
                let aim = view.aim(data, vessel, gun, target).ok();
                (view.muzzle(vessel, gun)?, aim, at(target)?, hit)
            }
            Event::FortShot(island, flag, target, _, hit) => {
                let (.., muzzle) = view.flag(data, island, flag)?;
                let aim = view.flag_aim(data, island, flag, target).ok();
                (muzzle, aim, at(target)?, hit)
            }
            Event::ShotAtFort(vessel, gun, island, _, hit) => {
                let goal = chart.at(view.coast(data, island)?.bow);
                (view.muzzle(vessel, gun)?, None, goal, hit)
            }
            _ => return None,
        };
        let from = chart.at(from);
        let goal = aim.map_or(goal, |aim| chart.at(aim));
        let miss = goal + (goal - from).normalize_or_zero().perp() * chart.drawn(34.0);
        Some((from, if hit { goal } else { miss }, hit))
    }
}

/// Returns the middle of a vessel in the world.
fn middle(scenery: &Scenery, vessel: Vessel) -> Option<Vec2> {
    let place = scenery.view.place(vessel)?;
    let half = scenery.view.shape(vessel).spine / 2;
    let chart = scenery.chart();
    Some(chart.at(place.bow.ahead(place.heading.back(), half)))
}
