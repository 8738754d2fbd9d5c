//! Cards: their faces as they lie, turned and in any size.

mod brush;

pub use brush::Brush;

use crate::theme::{Gallery, Pen, Typeface, palette};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, emath::Rot2,
    pos2, vec2,
};
use std::f32::consts::FRAC_PI_2;

/// The card's size in units of its drawing.
pub const SIZE: Vec2 = vec2(168.0, 238.0);
/// The rectangle of its drawing with its shadow.
pub(super) const DRAWN: Rect = Rect::from_min_max(pos2(-106.0, -129.0), pos2(100.0, 145.0));
/// The field of its picture, and the radius of that field's corners.
const FIELD: Rect = Rect::from_min_max(pos2(-71.0, -75.0), pos2(71.0, 31.0));
const FIELD_ROUND: f32 = 6.0;
/// The radius of its own corners, and the reach of its frame in from its edge.
const ROUND: f32 = 12.0;
const FRAME: f32 = 9.0;

/// Returns the tint of a card's pictures and a map of its own colours, bright or dimmed.
pub fn light(bright: bool) -> (Color32, impl Fn(Color32) -> Color32) {
    let tint = if bright {
        palette::OWN
    } else {
        palette::OWN_DIM
    };
    let light = move |colour: Color32| match bright {
        true => colour,
        false => colour.lerp_to_gamma(palette::INK, 0.5),
    };
    (tint, light)
}

/// The place of a card: maps units of its drawing to the canvas.
pub struct Lying {
    /// Its centre on the canvas.
    pub centre: Pos2,
    /// Its size, in canvas units for a unit of the drawing.
    pub scale: f32,
    turn: Rot2,
    angle: f32,
}

impl Lying {
    /// Returns a card with its centre at a point, turned by an angle, at a scale.
    pub fn new(centre: Pos2, angle: f32, scale: f32) -> Self {
        Self {
            centre,
            scale,
            turn: Rot2::from_angle(angle),
            angle,
        }
    }

    /// Returns where a point of the card lies on the canvas.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.centre + self.turn * (vec2(x, y) * self.scale)
    }

    /// Returns the place a part of the way, 0 to 1, toward another.
    pub fn toward(&self, other: &Self, part: f32) -> Self {
        let angle = egui::lerp(self.angle..=other.angle, part);
        let scale = egui::lerp(self.scale..=other.scale, part);
        Self::new(self.centre.lerp(other.centre, part), angle, scale)
    }

    /// Returns its corners on the canvas.
    pub fn corners(&self) -> [Pos2; 4] {
        self.quad(Rect::from_center_size(Pos2::ZERO, SIZE))
    }

    /// Returns the outline of a part of it with round corners, clockwise from the upper left.
    fn rounded(&self, rect: Rect, radius: f32) -> Vec<Pos2> {
        const STEPS: u8 = 6;
        let inside = rect.shrink(radius);
        let middles = [
            inside.left_top(),
            inside.right_top(),
            inside.right_bottom(),
            inside.left_bottom(),
        ];
        let quarters = [2.0, 3.0, 0.0, 1.0];
        let corners = middles.into_iter().zip(quarters);
        let points = corners.flat_map(|(middle, quarter)| {
            (0..=STEPS).map(move |step| {
                let angle = (quarter + f32::from(step) / f32::from(STEPS)) * FRAC_PI_2;
                middle + Vec2::angled(angle) * radius
            })
        });
        points.map(|point| self.at(point.x, point.y)).collect()
    }

    /// Returns the corners of a part of it.
    pub fn quad(&self, rect: Rect) -> [Pos2; 4] {
        [
            self.at(rect.left(), rect.top()),
            self.at(rect.right(), rect.top()),
            self.at(rect.right(), rect.bottom()),
            self.at(rect.left(), rect.bottom()),
        ]
    }
}

/// The sheet of a card unless its deck has another.
pub const SHEET: &str = "art/card";

/// The face of a card.
#[derive(Debug, Clone)]
pub struct CardFace {
    /// The name of the picture of its sheet.
    pub sheet: &'static str,
    /// The thing that its field shows.
    pub field: Field,
    /// The picture in the corner before its title, such as its owner's badge, if it has one, and a number on that.
    pub mark: Option<(String, Option<u8>)>,
    /// The card's name.
    pub title: String,
    /// The card's effect in words.
    pub text: String,
}

/// The face of a card, as hands draw it.
pub trait Face {
    /// The size at which it is read above the question, in times that of others, where there is room.
    const READ: f32 = 1.0;

    /// Draws the face as the card lies, dark if it is not bright.
    fn draw(&self, pen: &Pen, lying: &Lying, bright: bool);

    /// Returns the card's name.
    fn title(&self) -> &str;

    /// Returns the card's effect in words.
    fn text(&self) -> &str;
}

impl Face for CardFace {
    fn draw(&self, pen: &Pen, lying: &Lying, bright: bool) {
        face(pen, lying, self, bright);
    }

    fn title(&self) -> &str {
        &self.title
    }

    fn text(&self) -> &str {
        &self.text
    }
}

/// The thing that the field of a card shows.
#[derive(Debug, Clone)]
pub enum Field {
    /// An icon in a colour on a ground.
    Icon {
        /// The name of its picture.
        icon: &'static str,
        /// The picture's colour.
        ink: Color32,
        /// The colour behind it.
        ground: Color32,
    },
    /// A picture that fills it, by its name.
    Scene(String),
}

/// Draws a card upright with its foot at a point, or as near to it as the screen allows. Returns where it lies.
pub fn upright(
    painter: &egui::Painter,
    gallery: &Gallery,
    screen: Rect,
    foot: Pos2,
    scale: f32,
    card: &CardFace,
) -> Rect {
    let half = SIZE * scale / 2.0;
    let inside = screen.shrink2(half + vec2(8.0, 8.0));
    let lying = Lying::new(inside.clamp(foot - vec2(0.0, half.y)), 0.0, scale);
    let brush = Brush {
        painter,
        gallery,
        lying: &lying,
    };
    brush.face(card, true);
    Rect::from_points(&lying.corners())
}

/// Draws a low card with its picture and its title, without its text, and returns where the picture lies.
pub fn titled(pen: &Pen, rect: Rect, card: &CardFace) -> Rect {
    let scale = rect.width() / SIZE.x;
    sheet(pen, rect, scale);
    let edge = scale * (SIZE.x - FIELD.width()) / 2.0;
    let below = vec2(edge, pen.pick(28.0, 38.0));
    let field = Rect::from_min_max(rect.min + Vec2::splat(edge), rect.max - below);
    let radius = CornerRadius::same((FIELD_ROUND * scale) as u8);
    let painter = pen.ui.painter();
    let stroke = Stroke::new(1.4, palette::INK);
    match &card.field {
        Field::Icon { icon, ink, ground } => {
            painter.rect_filled(field, radius, *ground);
            pen.picture("art/card-scene", field);
            painter.rect_stroke(field, radius, stroke, StrokeKind::Inside);
            let size = field.size().min_elem() * 0.8;
            let shade = field.center() + vec2(1.0, 1.5);
            pen.icon(icon, shade, size, Color32::from_black_alpha(90));
            pen.icon(icon, field.center() - vec2(0.0, 1.0), size, *ink);
        }
        Field::Scene(scene) => {
            pen.picture(scene, field);
            painter.rect_stroke(field, radius, stroke, StrokeKind::Inside);
        }
    }
    // Above the frame that is drawn on the sheet.
    let room = rect.with_min_y(field.bottom());
    let room = room.with_max_y(rect.bottom() - FRAME * scale);
    let font = Typeface::Head.at(pen.pick(14.0, 17.0));
    let _ = pen.centred(room, font, palette::CARD_TEXT, &card.title);
    field
}

/// Draws the upper and the lower part of a card's sheet, which meet behind its picture.
fn sheet(pen: &Pen, rect: Rect, scale: f32) {
    let painter = pen.ui.painter();
    painter.rect_filled(rect, ROUND * scale, palette::PARCHMENT);
    let Some((texture, _)) = pen.gallery.panel("art/card") else {
        return;
    };
    let mut mesh = Mesh::with_texture(texture);
    let [left, right] = [DRAWN.left(), DRAWN.right()].map(|x| rect.center().x + x * scale);
    let (end, half) = (SIZE.y / 2.0, rect.height() / 2.0 / scale);
    for (from, to, edge, lies) in [
        (DRAWN.top(), half - end, -end, rect.top()),
        (end - half, DRAWN.bottom(), end, rect.bottom()),
    ] {
        let [top, bottom] = [from, to].map(|y| lies + (y - edge) * scale);
        let place = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        let [above, below] = [from, to].map(|y| (y - DRAWN.top()) / DRAWN.height());
        let part = Rect::from_min_max(pos2(0.0, above), pos2(1.0, below));
        mesh.add_rect_with_uv(place, part, palette::OWN);
    }
    painter.add(Shape::mesh(mesh));
}

/// Draws the back of a card, a picture of this name.
pub fn back(pen: &Pen, lying: &Lying, picture: &str) {
    Brush::on(pen, lying).sheet(picture, palette::OWN);
}

/// Draws a card's face as the card lies, dark if it is not bright.
pub fn face(pen: &Pen, lying: &Lying, card: &CardFace, bright: bool) {
    Brush::on(pen, lying).face(card, bright);
}
