//! A small card: what it is where it lies, and the one number that counts there.

use super::{Face, Sign, Zone, rect};
use crate::board::card::{Brush, Lying, light};
use crate::pirate_crusades::looks;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

/// The size of a small card, in units of its own drawing.
pub(in crate::pirate_crusades) const SMALL: Vec2 = vec2(85.0, 120.0);
/// The sheet of a small card with its shadow, and its parts.
const SHEET: Rect = rect(-54.0, -64.5, 54.0, 75.5);
const PICTURE: Rect = rect(-38.5, -23.0, 38.5, 25.0);
/// The part of a picture that a small card shows.
const SHOWN: Rect = rect(0.0, 9.0 / 108.0, 1.0, 97.5 / 108.0);

/// Draws a small card upright in a place, by what counts there.
pub(in crate::pirate_crusades) fn small(pen: &Pen, place: Rect, face: &Face, bright: bool) {
    let scale = (place.size() / SMALL).min_elem();
    small_at(pen, &Lying::new(place.center(), 0.0, scale), face, bright);
}

/// Draws a small card as it lies: rank and suit, what it is here, and the one number that counts.
pub(in crate::pirate_crusades) fn small_at(pen: &Pen, lying: &Lying, face: &Face, bright: bool) {
    let zone = face.lit.unwrap_or(Zone::Ship);
    let print = &*face.print;
    let (own, dim) = light(bright);
    let brush = Brush::on(pen, lying);
    let [_, sheet, ship, port] = print.pictures;
    brush.quad(sheet, SHEET, own);
    let light = dim(palette::CARD_LIGHT);
    let font = Typeface::Head.at(31.0);
    let at = pos2(-15.0, -40.0);
    brush.word(at, Align2::CENTER_CENTER, font, light, print.index, 38.0);
    let suit = Rect::from_center_size(pos2(19.0, -40.0), Vec2::splat(22.0));
    brush.art(print.suit, suit, light);
    let [_, guns, tons] = print.figures;
    let icon = Rect::from_center_size(PICTURE.center(), Vec2::splat(38.0));
    match zone {
        Zone::Ship | Zone::Crew => brush.cut(ship, PICTURE, SHOWN, own),
        Zone::Port => brush.cut(port, PICTURE, SHOWN, own),
        Zone::Cargo | Zone::Bonus | Zone::Mission => {
            brush.fill(PICTURE, 2.0, dim(print.tint), Stroke::NONE);
            let picture = match zone {
                Zone::Cargo => tons.0,
                Zone::Bonus => print.bonus.0,
                _ => print.mission.0,
            };
            brush.art(picture, icon, light);
        }
    }
    let edge = Stroke::new(1.6, palette::INK);
    brush.fill(PICTURE, 2.0, Color32::TRANSPARENT, edge);
    let ink = dim(palette::INK);
    let foot = pos2(0.0, 42.0);
    let counted = |number: u8, icon: &str| {
        let font = Typeface::Head.at(27.0);
        let at = foot - vec2(14.0, 0.0);
        brush.word(at, Align2::CENTER_CENTER, font, ink, number, 34.0);
        let place = Rect::from_center_size(foot + vec2(18.0, 0.0), Vec2::splat(23.0));
        brush.art(icon, place, ink);
    };
    match zone {
        Zone::Ship => counted(print.size, looks::SHIP),
        Zone::Port => counted(print.size, looks::PORT),
        Zone::Crew => counted(guns.1, guns.0),
        Zone::Cargo => counted(tons.1, tons.0),
        Zone::Bonus => {
            let font = Typeface::Head.at(15.0);
            brush.word(foot, Align2::CENTER_CENTER, font, ink, &print.bonus.1, 76.0);
        }
        Zone::Mission => {
            let signs = &print.mission.1;
            let wide = 74.0 / signs.len().max(3) as f32;
            let mut x = foot.x - wide * (signs.len() as f32 - 1.0) / 2.0;
            for sign in signs {
                let place = Rect::from_center_size(pos2(x, foot.y), Vec2::splat(wide - 2.0));
                match sign {
                    Sign::Icon(icon) => brush.art(icon, place, ink),
                    Sign::Art(picture) => brush.art(picture, place, own),
                    Sign::Word(word) => {
                        let font = Typeface::Head.at(17.0);
                        let at = place.center();
                        brush.word(at, Align2::CENTER_CENTER, font, ink, word, wide);
                    }
                }
                x += wide;
            }
        }
    }
}
