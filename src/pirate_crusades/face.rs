//! The face of a card: one drawing whose six zones are the six uses of a card, of which the one is lit that counts where it lies.

mod small;

pub(super) use small::{SMALL, small, small_at};

use super::looks;
use crate::board::card::{self, Brush, Lying, SIZE};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};
use std::sync::Arc;

/// The scale from which on mission and bonus are told in words.
const READ: f32 = 1.12;
/// The opacity of the veil over a zone that does not count, and that of the signs on the strip there.
const VEIL: f32 = 0.55;
const DIM: f32 = 0.42;

/// A use of a card, by the place where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Zone {
    /// A player's ship, or one that is met.
    Ship,
    /// A town.
    Port,
    /// Crew in a hand, that are guns in a fight.
    Crew,
    /// Cargo in a hold.
    Cargo,
    /// A mission.
    Mission,
    /// A bonus.
    Bonus,
}

/// A sign on the line of a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Sign {
    /// A picture in ink.
    Icon(&'static str),
    /// A picture in its own colours.
    Art(&'static str),
    /// A word or a number.
    Word(String),
}

/// The print of a card.
#[derive(Debug, Clone)]
pub(super) struct Print {
    /// The nation's colour.
    pub(super) tint: Color32,
    /// The pictures of the sheet, of the small sheet, of the ship at sea and of the port.
    pub(super) pictures: [&'static str; 4],
    /// The rank in the corner; of a Joker its number.
    pub(super) index: &'static str,
    /// True if it is a Joker, whose star is larger than its number.
    pub(super) joker: bool,
    /// The picture of the suit.
    pub(super) suit: &'static str,
    /// The ship's name and its class.
    pub(super) ship: [String; 2],
    /// The size of ship and port.
    pub(super) size: u8,
    /// The pictures of crew, guns and tons, with their numbers.
    pub(super) figures: [(&'static str, u8); 3],
    /// The port's name.
    pub(super) port: String,
    /// The picture of the mission's kind, the mission in signs, and in words.
    pub(super) mission: (&'static str, Vec<Sign>, String),
    /// The picture of the bonus, its name, and its effect.
    pub(super) bonus: (&'static str, String, String),
    /// The card's name, and all that it is, for those who hear it.
    pub(super) told: [String; 2],
}

/// A card as it is drawn.
#[derive(Debug, Clone)]
pub(super) struct Face {
    /// Its print.
    pub(super) print: Arc<Print>,
    /// The use that counts here; `None` lights all of them.
    pub(super) lit: Option<Zone>,
}

impl card::Face for Face {
    const READ: f32 = 1.6;

    fn draw(&self, pen: &Pen, lying: &Lying, bright: bool) {
        let drawing = Drawing {
            print: &self.print,
            lit: self.lit,
            brush: Brush::on(pen, lying),
            reads: lying.scale >= READ,
            bright,
        };
        drawing.draw();
    }

    fn title(&self) -> &str {
        &self.print.told[0]
    }

    fn text(&self) -> &str {
        &self.print.told[1]
    }
}

const fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect::from_min_max(pos2(left, top), pos2(right, bottom))
}

/// The parts of a card, in units of its drawing.
const TITLE: Rect = rect(-42.0, -115.0, 79.0, 18.0);
const SCENE: Rect = rect(-39.0, -72.0, 77.0, 16.0);
const PORT: Rect = rect(-39.0, 18.0, 77.0, 41.0);
const MISSION: Rect = rect(-39.0, 44.0, 77.0, 77.0);
const BONUS: Rect = rect(-39.0, 80.0, 77.0, 113.0);
const STRIP: f32 = -61.0;
const FIELD: f32 = 49.0;

/// The field of crew, guns or tons on the strip.
fn field(place: usize) -> Rect {
    let top = -48.0 + FIELD * place as f32;
    rect(-77.0, top, -45.0, top + FIELD)
}

struct Drawing<'a> {
    print: &'a Print,
    lit: Option<Zone>,
    brush: Brush<'a>,
    reads: bool,
    bright: bool,
}

impl Drawing<'_> {
    /// A colour, dark where the card is.
    fn shade(&self, colour: Color32) -> Color32 {
        if self.bright {
            colour
        } else {
            colour.lerp_to_gamma(palette::INK, 0.5)
        }
    }

    /// A picture's tint, dark where the card is.
    fn own(&self) -> Color32 {
        if self.bright {
            palette::OWN
        } else {
            palette::OWN_DIM
        }
    }

    /// Returns whether a zone counts where the card lies.
    fn is_lit(&self, zone: Zone) -> bool {
        self.lit.is_none_or(|lit| lit == zone)
    }

    fn draw(&self) {
        self.brush.sheet(self.print.pictures[0], self.own());
        self.strip();
        self.ship();
        self.port();
        self.mission();
        self.bonus();
        let zones = [
            (Zone::Ship, TITLE.with_max_y(SCENE.top())),
            (Zone::Port, PORT),
            (Zone::Mission, MISSION),
            (Zone::Bonus, BONUS),
        ];
        for (zone, place) in zones {
            if !self.is_lit(zone) {
                let veil = self.shade(palette::CARD_DIM).gamma_multiply(VEIL);
                self.brush.fill(place, 5.0, veil, Stroke::NONE);
            }
        }
        let Some(lit) = self.lit else {
            return;
        };
        let place = match lit {
            Zone::Ship => TITLE.shrink(2.0),
            Zone::Port => PORT,
            Zone::Crew => field(0).union(field(1)).shrink2(vec2(0.0, 2.0)),
            Zone::Cargo => field(2).shrink2(vec2(0.0, 2.0)),
            Zone::Mission => MISSION,
            Zone::Bonus => BONUS,
        };
        for (wide, colour) in [(4.4, palette::INK), (2.6, palette::LIT)] {
            let stroke = Stroke::new(wide, self.shade(colour));
            self.brush.fill(place, 5.0, Color32::TRANSPARENT, stroke);
        }
    }

    /// The rank, the suit, and the numbers of crew, guns and tons.
    fn strip(&self) {
        let (brush, print) = (self.brush, self.print);
        let light = self.shade(palette::CARD_LIGHT);
        let (up, down) = (pos2(STRIP, -92.0), pos2(STRIP, -64.0));
        let (rank, suit, letters, sign) = match print.joker {
            true => (down, up, 20.0, 29.0),
            false => (up, down, 31.0, 21.0),
        };
        let font = Typeface::Head.at(letters);
        brush.word(rank, Align2::CENTER_CENTER, font, light, print.index, 31.0);
        let suit = Rect::from_center_size(suit, Vec2::splat(sign));
        brush.art(print.suit, suit, light);
        let zones = [Zone::Crew, Zone::Crew, Zone::Cargo];
        for (place, ((icon, number), zone)) in print.figures.iter().zip(zones).enumerate() {
            let room = field(place);
            let tint = if self.is_lit(zone) {
                light
            } else {
                light.lerp_to_gamma(self.shade(print.tint), 1.0 - DIM)
            };
            let at = room.center_top() + vec2(0.0, 15.0);
            let picture = Rect::from_center_size(at, Vec2::splat(22.0));
            brush.art(icon, picture, tint);
            let font = Typeface::Head.at(20.0);
            let at = room.center_top() + vec2(0.0, 36.0);
            brush.word(at, Align2::CENTER_CENTER, font, tint, number, 28.0);
        }
    }

    /// The ship's name and class, its picture, and its size on a coin.
    fn ship(&self) {
        let (brush, print) = (self.brush, self.print);
        let [name, class] = &print.ship;
        let ink = self.shade(palette::INK);
        let font = Typeface::Head.at(17.0);
        let at = pos2(-38.0, -101.0);
        brush.word(at, Align2::LEFT_CENTER, font, ink, name, 113.0);
        let font = Typeface::Plain.at(14.0);
        let faint = self.shade(palette::CARD_FAINT);
        let at = pos2(-38.0, -83.5);
        brush.word(at, Align2::LEFT_CENTER, font, faint, class, 88.0);
        let [_, _, ship, port] = print.pictures;
        let scene = if self.lit == Some(Zone::Port) {
            port
        } else {
            ship
        };
        brush.quad(scene, SCENE, self.own());
        let coin = Rect::from_center_size(pos2(63.0, -73.0), Vec2::splat(27.0));
        brush.art(looks::DISC_SIZE, coin, self.own());
        let font = Typeface::Head.at(15.0);
        let at = coin.center();
        brush.word(at, Align2::CENTER_CENTER, font, ink, print.size, 20.0);
    }

    fn port(&self) {
        let (brush, print) = (self.brush, self.print);
        let middle = PORT.center().y;
        let icon = Rect::from_center_size(pos2(-27.0, middle), Vec2::splat(18.0));
        brush.art(looks::PORT, icon, self.shade(print.tint));
        let ink = self.shade(palette::INK);
        let font = Typeface::Head.at(14.5);
        let at = pos2(-14.0, middle);
        brush.word(at, Align2::LEFT_CENTER, font, ink, &print.port, 88.0);
    }

    fn mission(&self) {
        let (brush, print) = (self.brush, self.print);
        let (kind, signs, words) = &print.mission;
        let middle = 60.5;
        let disc = Rect::from_center_size(pos2(-22.0, middle), Vec2::splat(28.0));
        brush.art(looks::DISC_MISSION, disc, self.own());
        let mark = self.shade(palette::SEAL_MARK);
        brush.art(kind, disc.shrink(6.0), mark);
        let ink = self.shade(palette::INK);
        if self.reads {
            let corner = MISSION.max - vec2(3.0, 1.0);
            let room = Rect::from_min_max(pos2(-6.0, MISSION.top() + 1.0), corner);
            brush.words(room, Typeface::Plain.at(12.5), ink, words);
            return;
        }
        let mut x = -5.0;
        for sign in signs {
            match sign {
                Sign::Icon(icon) => {
                    let at = pos2(x + 9.0, middle);
                    let place = Rect::from_center_size(at, Vec2::splat(19.0));
                    brush.art(icon, place, ink);
                    x += 20.0;
                }
                Sign::Art(picture) => {
                    let at = pos2(x + 12.0, middle);
                    let place = Rect::from_center_size(at, vec2(25.0, 18.0));
                    brush.art(picture, place, self.own());
                    x += 26.0;
                }
                Sign::Word(word) => {
                    let font = Typeface::Head.at(15.0);
                    let at = pos2(x, middle);
                    x += 3.0 + brush.word(at, Align2::LEFT_CENTER, font, ink, word, 74.0 - x);
                }
            }
        }
    }

    fn bonus(&self) {
        let (brush, print) = (self.brush, self.print);
        let (icon, name, text) = &print.bonus;
        let disc = Rect::from_center_size(pos2(-22.0, 96.5), Vec2::splat(28.0));
        brush.art(looks::DISC_BONUS, disc, self.own());
        let light = self.shade(palette::BRASS_LIGHT);
        brush.art(icon, disc.shrink(6.0), light);
        let ink = self.shade(palette::INK);
        let corner = BONUS.max - vec2(3.0, 1.0);
        let room = Rect::from_min_max(pos2(-6.0, BONUS.top() + 1.0), corner);
        if self.reads {
            let words = format!("{name}: {text}");
            brush.words(room, Typeface::Plain.at(11.5), ink, &words);
        } else {
            let font = Typeface::Head.at(14.5);
            let at = pos2(room.left(), 96.5);
            brush.word(at, Align2::LEFT_CENTER, font, ink, name, room.width());
        }
    }
}

/// Draws a card upright in a place, as its zone counts there.
pub(super) fn upright(pen: &Pen, place: Rect, face: &Face, bright: bool) {
    let scale = (place.size() / SIZE).min_elem();
    let lying = Lying::new(place.center(), 0.0, scale);
    card::Face::draw(face, pen, &lying, bright);
}
